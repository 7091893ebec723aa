"""What a player can have read out at any decision: the rule of the thing at hand, and why something is not possible."""

from cuzco_tui.games.cuzco.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.messages import catalogue, message
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.model import GameModel


def rule_at_hand(model: GameModel) -> str:
    """Give the id of the rule that the pending decision is about; after the end that of turns."""
    return RULE_OF_DECISION.get(model.view.kind, RULE_OF_TURN)


def read_rule(model: GameModel, wanted: str, language: str) -> Reading | None:
    """Open a rule, followed by the others of its section; None when the rules do not know it."""
    from cuzco_tui.text.rulebook import Rulebook

    book = Rulebook(model.table.game.rules_page(language))
    found = book.search(wanted).passages
    if not found:
        return None
    section = [rule for rule in book.passages if rule.heading == found[0].heading and rule.id and rule != found[0]]
    lines = [found[0].text, *(line for rule in section for line in ("", f"{rule.id}: {rule.text}"))]
    return Reading(f"{wanted} {found[0].heading}", lines)


def read_reasons(model: GameModel, language: str) -> Reading:
    """Tell everything that is not possible now, each with its reason."""
    say = catalogue(language).say
    view, names, narrator = model.view, model.names, model.narrator
    lines = [
        f"{say(narrator.subject(reason, view, names))}: {say(narrator.reason(reason, view, names))}"
        for reason in model.reasons().values()
    ]
    return Reading(say(message("reading-why")), lines or [say(message("reading-no-reasons"))])
