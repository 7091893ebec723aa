"""What a player can have read out at any decision: the rule of the thing at hand, and why something is not possible."""

from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.reasons import by_reason, impossible_things
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.modals.notice import Reading


def rule_at_hand(front: Front, model: Sitting) -> str:
    """Give the id of the rule that the pending decision is about, empty for none in particular."""
    return front.rule_of("" if model.decision is None else model.decision.kind)


def read_rule(model: Sitting, wanted: str, language: str) -> Reading:
    """Open a rule, followed by the others of its section and where all rules are."""
    from cuzco_tui.play.rulebook import rules_of

    book = rules_of(model.game, language)
    say = catalogue(language, model.game.description.words).say
    more = say(message("reading-more", file=f"docs/{model.game.description.rules_file(language)}"))
    found = book.search(wanted).passages if wanted else book.passages[:1]
    if not found:
        return Reading(wanted, [say(message("reading-no-rule", rule=wanted)), "", more])
    section = [rule for rule in book.passages if rule.heading == found[0].heading and rule.id and rule != found[0]]
    first = f"{found[0].id}: {found[0].text}" if found[0].id else found[0].text
    lines = [first, *(line for rule in section for line in ("", f"{rule.id}: {rule.text}"))]
    return Reading(f"{wanted} {found[0].heading}".strip(), [*lines, "", more])


def read_reasons(model: Sitting, language: str) -> Reading:
    """Tell everything about the pending decision that is not possible now, each with its reason."""
    words = catalogue(language, model.game.description.words)
    same = by_reason(impossible_things(model, model.reasons.values(), words))
    lines = [line for why, what in same.items() for line in (f"{'; '.join(what)}:", f"  {why}", "")][:-1]
    return Reading(words.say(message("reading-why")), lines or [words.say(message("reading-no-reasons"))])
