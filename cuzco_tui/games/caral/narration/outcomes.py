"""What an option would bring, in short phrases."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.codes import CLAY, NO_TILE, NOBODY, STONE
from cuzco_tui.games.caral.engine.outcomes import Next, Outcome, Stake, outcome, stake
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.options import actor, seen_at_decision
from cuzco_tui.games.caral.narration.places import distance
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
    """Give the phrases by their weight: fame, what is finished, gains, what it is good for, costs, what follows.

    What the words for an option say already is told again, since not everybody has them in sight.
    """
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
            yield message("brings-built", level=level, target=target)
    for number, lost in found.stones:
        yield message("brings-stones", number=number, lost=lost)
    for number in found.cards:
        yield message("brings-cards", number=number)
    yield from _later(choice, view)
    yield from _levels(found, view)
    if found.year_ends:
        yield message("brings-year-end")
    if found.behind:
        yield message("brings-behind", places=tuple(say.place(view.content.places[index]) for index in found.behind))
    for asked in found.then:
        yield next_message(asked)


def _says_levels(choice: choices.Choice) -> bool:
    """Whether the words for an option say already that it builds a level."""
    if isinstance(choice, choices.PlayPair):
        return choice.ability in (STONE, CLAY)
    return isinstance(choice, choices.BuildAt) or choice in (choices.BUILD, choices.BUILD_SMALL, choices.BUILD_LARGE)


def _later(choice: choices.Choice, view: PlayerView) -> Iterator[Message]:
    """Tell what a Carali that is placed is good for later (CA-4)."""
    s = seen_at_decision(view)
    player, content = s.players[actor(s)], s.content
    if isinstance(choice, choices.PlaceWorker):
        count = player.workers[content.quarries.index(content.index_of[choice.place])] + 1
        yield message("brings-yield", count=min(count, content.most_stones))
    elif isinstance(choice, choices.PlacePriest):
        yield message("brings-each-year", fame=content.priest_year)
        yield message("brings-at-end", fame=content.priest_end)
    elif isinstance(choice, choices.PlaceBuilder):
        yield message("brings-site", distance=distance(s, player.figure, content.index_of[choice.place]))


def _levels(found: Outcome, view: PlayerView) -> Iterator[Message]:
    """Tell what the levels that are built count at the end of the game, and what they cost (CB-1, CE-5)."""
    content = view.content
    for level, target in found.built:
        whole = content.large_fame if target == content.large else content.small_fame
        if level == target:
            yield message("brings-at-end", fame=whole)
        else:
            yield message("brings-level", fame=content.level_fame, whole=whole)
    if found.built:
        yield message("brings-costs", stones=len(found.built))


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
