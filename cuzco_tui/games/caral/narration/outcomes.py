"""What an option would bring, in short phrases."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.codes import CLAY, NO_TILE, NOBODY, STONE
from cuzco_tui.games.caral.engine.outcomes import Next, Outcome, Stake, outcome, stake
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, Names, Value, message

_GIFTS_TOLD: Final = "ChooseSite"
"""The kind of decision whose question tells what comes with it, the same for every option (CN-6)."""


def brings(choice: choices.Choice, view: PlayerView, names: Names) -> list[Message]:
    """Tell the decider what an option brings until the next question or the end of the turn, and what follows."""
    if view.seat is None or choice not in view.options or view.kind == _GIFTS_TOLD:
        return []
    if isinstance(choice, choices.Offer) or choice is choices.OFFER_NOTHING:
        return list(_offering(stake(view, choice), names))
    return list(phrases(outcome(view, choice), choice, view))


def phrases(found: Outcome, choice: choices.Choice, view: PlayerView) -> Iterator[Message]:
    """Give the phrases in the order of their weight: fame, what is finished, what is gained, what follows."""
    if found == Outcome() and isinstance(choice, choices.MoveTo):
        yield message("brings-no-action")
    if found.fame:
        yield message("brings-fame", fame=found.fame)
    for number in found.finished:
        yield message("brings-finished", number=number, last=say.yes(number == len(view.content.finish_fame)))
    if found.height:
        yield message("brings-height", height=found.height)
    for card in found.statuses:
        yield message("brings-status", name=say.status(card))
    for level in found.levels:
        yield message("brings-emissary", level=level)
    if found.marker:
        yield message("brings-marker")
    if not _says_levels(choice):
        for level, target in found.built:
            yield message("brings-level", level=level, target=target)
        if found.built:
            yield message("brings-spent", number=found.spent)
    for number, lost in found.stones:
        if lost or not _says_stones(choice):
            yield message("brings-stones", number=number, lost=lost)
    if choice is not choices.ACT:
        for number in found.cards:
            yield message("brings-cards", number=number)
    if found.year_ends:
        yield message("brings-year-end")
    if found.behind:
        yield message("brings-behind", places=tuple(say.place(view.content.places[index]) for index in found.behind))
    if found.then is not None:
        yield next_message(found.then)


def _says_levels(choice: choices.Choice) -> bool:
    """Whether the words for an option say already that it builds a level."""
    if isinstance(choice, choices.PlayPair):
        return choice.ability in (STONE, CLAY)
    return isinstance(choice, choices.BuildAt) or choice in (choices.BUILD, choices.BUILD_SMALL, choices.BUILD_LARGE)


def _says_stones(choice: choices.Choice) -> bool:
    """Whether the words for an option say already how many stones it brings."""
    return choice is choices.ACT or isinstance(choice, choices.Exchange)


def next_message(then: Next) -> Message:
    """Tell what the seat that goes on decides next."""
    values: dict[str, Value] = dict(then.numbers)
    if then.tile != NO_TILE:
        values["does"] = say.tile_does(then.tile)
    return Message(f"then-{then.what}", values)


def _offering(found: Stake, names: Names) -> Iterator[Message]:
    """What an offering is worth, and how near all of them come to what the mood asks for."""
    if found.fame is None:
        yield message("brings-if-highest", fame=found.at_best, other=found.at_least)
    elif found.fame:
        yield message("brings-fame", fame=found.fame)
        if found.leads:
            yield message("brings-highest")
    if found.higher != NOBODY:
        yield message("brings-lower", who=names(found.higher), number=found.number)
    for card in found.statuses:
        yield message("brings-status", name=say.status(card))
    if found.needed:
        calm = say.yes(found.total >= found.needed)
        yield message("brings-mood", total=found.total, needed=found.needed, calm=calm)
