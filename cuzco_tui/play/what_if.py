"""What if: a game of one's own that begins at a point of another one, to see what would have been.

Of a finished game the point is taken over as it was. Of one that goes on, what its player may not know is dealt anew
from what they see: neither the seed of that game nor anything hidden in it comes into the new one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from cuzco_tui.game import Game, GameError
from cuzco_tui.messages import message
from cuzco_tui.play.replay import Replay
from cuzco_tui.play.seating import any_seed
from cuzco_tui.store.protocol import OwnedGame
from cuzco_tui.table.history import History
from cuzco_tui.table.news import Audience
from cuzco_tui.table.records import Header, TakenOver, due_seat, format_of, utc_now
from cuzco_tui.table.seats import Seat, check_seats
from cuzco_tui.table.table import Table

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store


class Point(NamedTuple):
    """Where a game is taken over: the step, and the seat that one plays from there on."""

    step: int
    seat: int


def point_at(replay: Replay, step: int, eyes: Audience) -> Point:
    """Find where one takes over a game at a step, or say why one cannot.

    In a finished game that is the very step, in the seat with whose eyes one looks, else the one that decides. In one
    that goes on it is one's own last decision up to there, since nobody but the one who decides knows what is asked.
    """
    if not replay.finished:
        own = replay.own
        if not isinstance(own, int):
            raise GameError(message("error-what-if-nobody"))
        found = next((place for place in range(step, -1, -1) if replay.due(place) == own), None)
        if found is None:
            raise GameError(message("error-what-if-too-early"))
        return Point(found, own)
    due = replay.due(step)
    if due is None:
        raise GameError(message("error-what-if-over"))
    return Point(step, eyes if isinstance(eyes, int) else due)


def other_people(replay: Replay, point: Point) -> list[str]:
    """Name the people who play besides the one who takes over: bots can play for them, or they themselves here."""
    others = [seat for number, seat in enumerate(replay.seats) if number != point.seat]
    own = replay.own if isinstance(replay.own, int) else None
    return [seat.name for seat in others if seat.bot is None and (own is None or seat is not replay.seats[own])]


def take_over(
    replay: Replay,
    point: Point,
    store: "Store",
    *,
    with_people: bool = False,
    seed: Callable[[], int] = any_seed,
) -> Table:
    """Begin a saved game at a point of another one; people besides oneself are bots there, or stay at this keyboard."""
    game, header = replay.game, replay.saved.header
    if replay.finished:
        new_seed = header.seed
        state = replay.state(point.step)
    else:
        new_seed = seed()
        state = _dealt_anew(game, replay, point, new_seed)
    past = TakenOver(replay.id, point.step, replay.round(point.step), game.dump(state))
    decision = game.decision(state)
    seats = tuple(_sits(game, replay, number, point, with_people) for number in range(len(replay.seats)))
    begun = Header(
        format=format_of(past),
        game=header.game,
        rules=header.rules,
        seed=new_seed,
        options=header.options,
        seats=check_seats(game, seats),
        content=header.content,
        created=utc_now(),
        digest=game.digest(state),
        due=due_seat(decision),
        taken_over=past,
    )
    return Table(game, begun, History(game, state), OwnedGame(store, store.create(begun)))


def _dealt_anew(game: Game, replay: Replay, point: Point, seed: int) -> object:
    """Make a state that looks the same to its player; only what the player sees, as plain data, comes into it."""
    content = game.content_from_data(replay.saved.header.content)
    seen = game.view_from_data(replay.view(point.step, point.seat).to_data(), content)
    return game.imagine(seen, seed)


def _sits(game: Game, replay: Replay, number: int, point: Point, with_people: bool) -> Seat:
    """Say who plays a seat from now on."""
    before = replay.seats[number]
    if number == point.seat:
        return Seat(before.name, "human", None, before.colour)
    if before.bot is not None and before.bot in game.description.bots:
        return before
    if with_people and number != replay.own:
        return Seat(before.name, "human", None, before.colour)
    return Seat(before.name, "bot", game.description.usual_bot, before.colour)
