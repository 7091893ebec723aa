"""Moves: what the question on the board offers, each with all that it shows on the table.

A move is one or several choices of the engine that follow each other at once: a die on the stone trail and the village
it leads to are one move, and so are a die in the temple and the step. What cannot be known beforehand is asked later.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.choices import (
    DECLINE,
    Choice,
    JumpTo,
    PlaceDie,
    PlacePriest,
    PlayCard,
    TakeRoad,
    TurnOverlay,
)
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, CUZCO, ROPE, STONE, TEMPLE, VIA_NAMES
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.preview import Preview, preview
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import option_message
from cuzco_tui.games.cuzco.narration.outcomes import phrases
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, message

TURN: Final = "ChooseTurn"
"""The kind of the decision in which a die is placed."""
OTHERS: Final = "others"
"""The text of the move that offers cards and pututus."""
_SHOWN_BY_THE_MOVE: Final = frozenset(("brings-place", "brings-priest"))
"""Phrases that the words of a move say already."""
_CUZCO_FIRST: Final = 100


class Move(NamedTuple):
    """Something that Enter does on the board, and what it shows."""

    texts: tuple[str, ...]
    """The choices, in their order."""
    words: Message
    brings: tuple[Message, ...] = ()
    action: int = -1
    """The action of a placed die."""
    pips: int = 0
    """The die that is placed, 0 for none."""
    place: int = -1
    """Where the chasqui comes to."""
    step: int = 0
    """The step of the temple, 0 for none."""
    pays: bool = False
    """Whether a card is played for it."""
    seen: Preview | None = None
    """What it would change."""

    @property
    def text(self) -> str:
        """The choices, one a line."""
        return "\n".join(self.texts)


def moves_of(view: PlayerView, names: Names) -> tuple[Move, ...]:
    """Give all moves of the decision that the view's seat must make on the board."""
    if view.kind == TURN:
        return _moves_of_turn(view, names)
    return tuple(_simple(view, choice, names) for choice in view.options)


@lru_cache(maxsize=4)
def _moves_of_turn(view: PlayerView, names: Names) -> tuple[Move, ...]:
    placements = [choice for choice in view.options if isinstance(choice, PlaceDie)]
    moves = [move for choice in placements for move in _placing(view, choice, names)]
    moves.sort(key=lambda move: move.pays)
    lower = _lower_steps(moves)
    moves = [move for move in moves if move not in lower]
    if len(placements) < len(view.options):
        moves.append(Move((OTHERS,), message("move-others" if view.pututu else "move-cards")))
    return (*moves, *lower)


def _lower_steps(moves: Sequence[Move]) -> list[Move]:
    """The moves to other steps of the temple than the first one of each die, which come after all other kinds."""
    first: dict[int, Move] = {}
    for move in moves:
        if move.step:
            first.setdefault(move.pips, move)
    return [move for move in moves if move.step and move is not first[move.pips]]


def _placing(view: PlayerView, choice: PlaceDie, names: Names) -> Iterator[Move]:
    """The moves that begin with a placed die: one for each road or step that it leads to, else one."""
    first = preview(view, choice)
    second = _second(view, first)
    free = [then for then in second if not cards_played(then)]
    if free:
        for then in free if cards_played(choice) else second:
            yield _move(view, choice, preview(view, choice, then), names, then)
    else:
        yield _move(view, choice, first, names, None)


def _second(view: PlayerView, first: Preview) -> Sequence[Choice]:
    """The roads or steps to choose from after a placement, the most worthwhile first, and cards that could be played.

    There are none where anything else is open.
    """
    options = first.options if first.ahead else ()
    roads = [option for option in options if isinstance(option, TakeRoad)]
    cards = [option for option in options if isinstance(option, PlayCard)]
    if roads and len(roads) + len(cards) == len(options):
        return [*sorted(roads, key=lambda road: -_worth(view, road.destination)), *cards]
    steps = [option for option in options if isinstance(option, PlacePriest)]
    steps.sort(key=lambda step: -step.step)
    return [*steps, *cards] if steps and len(steps) + len(cards) == len(options) else []


def _worth(view: PlayerView, destination: int) -> int:
    """How early a road is offered: the way to Cuzco first, then the villages by their VP."""
    return _CUZCO_FIRST if destination == CUZCO else view.board.vp[destination]


def _move(view: PlayerView, choice: PlaceDie, seen: Preview, names: Names, then: Choice | None) -> Move:
    texts = (choice.text,) if then is None else (choice.text, then.text)
    arrives = seen.arrival.place if seen.arrival is not None else -1
    step = seen.placing.step if seen.placing is not None else 0
    cards = [*cards_played(choice), *(cards_played(then) if then is not None else ())]
    action = message(f"space-{ACTION_NAMES[choice.action]}") if cards else say.action(choice.action)
    if choice.action in (STONE, ROPE) and arrives >= 0:
        where = place(arrives, view.board)
        words = message("move-road", action=action, pips=_pips(view, choice, then, arrives), place=where)
    elif choice.action == TEMPLE and step:
        words = message("move-step", action=action, step=step)
    else:
        words = message("move-space", action=action)
    if cards:
        paid = tuple(message("move-card", card=f"{card:02}", via=VIA_NAMES[via]) for card, via in cards)
        words = message("move-with", move=words, cards=paid)
    told = tuple(phrase for phrase in _told(seen, view, names) if not cards or phrase.id != "brings-costs")
    return Move(texts, words, told, choice.action, choice.pips, arrives, step, bool(cards), seen)


def _pips(view: PlayerView, choice: PlaceDie, then: Choice | None, arrives: int) -> int:
    """The pips of the road that a move takes."""
    if isinstance(then, TakeRoad):
        return then.pips
    assert view.seat is not None
    here = view.players[view.seat].location
    roads = usable_roads(view.board, view.overlay, here, choice.action, choice.counts)
    return next((road.pips for road in roads if road.destination == arrives), choice.counts)


def _simple(view: PlayerView, choice: Choice, names: Names) -> Move:
    """A move of one choice; of a road and a jump the words are those of a turn's moves."""
    seen = preview(view, choice)
    if isinstance(choice, TurnOverlay):
        return Move((choice.text,), message("move-turn", steps=choice.steps), _arms(view, choice), seen=seen)
    if isinstance(choice, PlayCard):
        paid = message("move-card", card=f"{choice.card:02}", via=VIA_NAMES[choice.via])
        words = message("move-with", move=say.card_brief(choice.card), cards=paid)
        told = tuple(phrase for phrase in _told(seen, view, names) if phrase.id != "brings-costs")
        return Move((choice.text,), words, told, pays=True, seen=seen)
    if not isinstance(choice, TakeRoad | JumpTo):
        return Move((choice.text,), option_message(choice, view, names), tuple(phrases(seen, view, names)), seen=seen)
    where = choice.destination if isinstance(choice, TakeRoad) else choice.village
    if isinstance(choice, TakeRoad):
        road = say.action(choice.kind)
        words = message("move-road", action=road, pips=choice.pips, place=place(where, view.board))
    else:
        words = message("move-jump", place=place(where, view.board))
    told = _told(seen._replace(option=DECLINE), view, names)
    return Move((choice.text,), words, told, place=where, seen=seen)


def _arms(view: PlayerView, choice: TurnOverlay) -> tuple[Message, ...]:
    """The roads that leave Cuzco then, as far as the die that waits could take them."""
    asked = pending(view)
    overlay = (view.overlay + choice.steps) % 6
    return tuple(
        message("arm", kind=say.road_kind(kind), pips=pips, place=place((arm + overlay) % 6, view.board))
        for arm, (kind, pips) in enumerate(view.board.arms)
        if asked is None or not asked.pips or (kind == asked.road and pips <= asked.pips)
    )


def _told(seen: Preview, view: PlayerView, names: Names) -> tuple[Message, ...]:
    """What a move brings beyond its words."""
    return tuple(phrase for phrase in phrases(seen, view, names) if phrase.id not in _SHOWN_BY_THE_MOVE)
