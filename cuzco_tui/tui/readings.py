"""What a player can have read out at any decision: the rule of the thing at hand, and why something is not possible."""

from functools import partial

from textual.screen import Screen

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.messages import catalogue, message
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.model import GameModel


def rule_at_hand(model: GameModel) -> str:
    """Give the id of the rule that the pending decision is about; after the end that of turns."""
    return RULE_OF_DECISION.get(model.view.kind, RULE_OF_TURN)


def rule_pointed_at(screen: Screen[object]) -> str:
    """Give the id of the rule of the card that a dialog's option under the cursor is about, empty for none."""
    from cuzco_tui.games.cuzco.screen.dialogs.cards import card_at
    from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal

    card = card_at(screen) if isinstance(screen, CuzcoModal) else 0
    return f"G-{card:02}" if card else ""


def read_rule(model: GameModel, wanted: str, language: str) -> Reading:
    """Open a rule, followed by the others of its section and where all rules are."""
    from cuzco_tui.play.rulebook import Rulebook

    book = Rulebook(model.table.game.rules_page(language))
    say = catalogue(language, model.table.game.description.words).say
    more = say(message("reading-more", file=f"docs/{model.table.game.description.rules_file(language)}"))
    found = book.search(wanted).passages
    if not found:
        return Reading(wanted, [say(message("reading-no-rule", rule=wanted)), "", more])
    section = [rule for rule in book.passages if rule.heading == found[0].heading and rule.id and rule != found[0]]
    first = f"{found[0].id}: {found[0].text}" if found[0].id else found[0].text
    lines = [first, *(line for rule in section for line in ("", f"{rule.id}: {rule.text}"))]
    return Reading(f"{wanted} {found[0].heading}", [*lines, "", more])


def _concerns(view: PlayerView, reason: Reason) -> bool:
    """Tell whether a reason is about the pending decision; before the first round no card can be played."""
    about = reason.subject.partition(" ")[0]
    if about in ("space", "die"):
        return view.kind == "ChooseTurn"
    if about == "task":
        return view.kind in ("ChooseTask", "ChooseFinalTask")
    if about == "card" and view.kind != "ChooseTurn" and view.seat is not None:
        card = int(reason.subject.split()[1])
        return view.round > 0 and (bool(view.players[view.seat].hand[card]) or card in view.face_up)
    return True


def read_reasons(model: GameModel, language: str) -> Reading:
    """Tell everything that is not possible now, each with its reason."""
    say = catalogue(language, model.table.game.description.words).say
    view, names, narrator = model.view, model.names, model.narrator
    same: dict[str, list[str]] = {}
    for reason in filter(partial(_concerns, view), model.reasons().values()):
        same.setdefault(say(narrator.reason(reason, view, names)), []).append(
            say(narrator.subject(reason, view, names))
        )
    lines = [line for why, what in same.items() for line in (f"{'; '.join(what)}:", f"  {why}", "")][:-1]
    return Reading(say(message("reading-why")), lines or [say(message("reading-no-reasons"))])
