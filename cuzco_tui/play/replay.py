"""A replay: a game that was played, step by step, as far as whoever looks may know it.

A finished game lies open: it is seen from any seat, or with the eyes of all. One that is not over is seen from the seat
of the one person here, and its steps are what that seat could see happen, so that not even their number tells of a
hidden choice; where several people share a keyboard, or nobody sits here, it is seen as by somebody who watches, until
one of them says that nobody else looks.
"""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cuzco_tui.game import Choice, Decision, Event, Game, GameError, Standing
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.called import called_game
from cuzco_tui.play.swings import moments_of
from cuzco_tui.store.ids import heard_id, is_game_id
from cuzco_tui.store.portable import read_game, read_game_file
from cuzco_tui.table.errors import BadGameFile, NoSuchGame, NoSuchStep
from cuzco_tui.table.news import ALL_SEEING, Audience, visible_events
from cuzco_tui.table.purposes import Purposes
from cuzco_tui.table.records import current_round, past_of
from cuzco_tui.table.replay import opening_events, rebuild

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store
    from cuzco_tui.table.history import History
    from cuzco_tui.table.records import SavedGame


_LOOKED_AT: Final = {
    "error-game-file": "error-game-file-looked",
    "error-game-file-because": "error-game-file-because-looked",
}
"""What is said of a file that cannot be used, where it was only to be looked at."""


class NotToBeSeen(GameError):
    """A seat that may not be looked at before the game is over."""


class Mark(NamedTuple):
    """Where a turn or a round begins: the step, whose turn it is, and the round."""

    step: int
    seat: int | None
    round: int


class _Point(NamedTuple):
    """The game after a choice that can be told of; the first one is the set-up."""

    state: Any
    seat: int | None
    choice: Choice | None
    events: tuple[Event, ...]
    round: int
    told: tuple[Event, ...] = ()
    """The events with what a bot's part was for."""


class Replay:
    """A game at every step from its beginning (0) to `last`; `eyes` are those with which it may be seen."""

    def __init__(self, game: Game, saved: "SavedGame", history: "History", seat: int | None = None) -> None:
        """Make it for the person of a seat, for the one at this machine unless it is named."""
        self.game = game
        self.saved = saved
        """What is written down of the game, for what is to be made of it, never to be shown."""
        self.id = saved.id
        self.file: Path | None = None
        """Where it was read from, None for one of the saved games."""
        self.seats = saved.header.seats
        self.finished = history.decision is None
        people = [seat for seat, who in enumerate(self.seats) if who.kind == "human"]
        self.people: Sequence[int] = people
        """The seats of those who played at this machine."""
        own: Audience = people[0] if seat is None and len(people) == 1 else seat
        self.eyes: tuple[Audience, ...] = (*range(len(self.seats)), ALL_SEEING) if self.finished else (own,)
        self.own: Audience = own if own is not None or not self.finished else ALL_SEEING
        """The eyes with which one looks at first."""
        self._points = self._find_points(history, ALL_SEEING if self.finished else own)
        self.last = len(self._points) - 1
        self.turns = self._find_turns()
        """Where each turn begins: whenever another seat chooses than before."""
        self.rounds = self._find_rounds()
        """Where each round begins, the set-up being round 0 or the first one."""

    @property
    def sharing(self) -> Sequence[int]:
        """The seats of several people at one keyboard, each of whom may see a game that goes on alone."""
        return self.people if not self.finished and len(self.people) > 1 else ()

    def for_person(self, seat: int) -> "Replay":
        """Give the same game as one of several people here sees it, who must be in front; nobody else may look."""
        if seat not in self.sharing:
            raise NotToBeSeen(message("error-replay-open"))
        theirs = Replay(self.game, self.saved, rebuild(self.game, self.saved), seat)
        theirs.file = self.file
        return theirs

    def view(self, step: int, eyes: Audience) -> Any:
        """Give what some eyes may see after a step; those of all see with the seat that chose last, and everything."""
        self._check(eyes)
        point = self._point(step)
        if eyes is ALL_SEEING:
            return self.game.open_view(point.state, self.seat_of(step, eyes))
        return self.game.view(point.state, eyes)

    def events(self, step: int, eyes: Audience) -> tuple[Event, ...]:
        """Give what some eyes could see happen at a step; at the first one, the set-up."""
        self._check(eyes)
        point = self._point(step)
        events = opening_events(self.game, self.saved.header, point.state) if step == 0 else point.told
        return visible_events(events, eyes)

    def choice(self, step: int, eyes: Audience) -> Choice | None:
        """Give the choice that a step was, to those who may know it."""
        self._check(eyes)
        point = self._point(step)
        known = eyes is ALL_SEEING or eyes == point.seat or self.finished
        return point.choice if known else None

    def decision(self, step: int, eyes: Audience) -> Decision | None:
        """Give what is to be decided after a step, to those who may know it."""
        self._check(eyes)
        decision = self.game.decision(self._point(step).state)
        known = decision is not None and (eyes is ALL_SEEING or eyes == decision.seat)
        return decision if known else None

    def chose(self, step: int) -> int | None:
        """Give the seat whose choice a step was, None for the set-up."""
        return self._point(step).seat

    def part(self, step: int, eyes: Audience) -> Hashable:
        """Name the part of the game that goes on after a step, as some eyes see it."""
        return self.game.part(self.view(step, eyes))

    def due(self, step: int) -> int | None:
        """Give the seat that decides after a step, None when the game is over."""
        decision = self.game.decision(self._point(step).state)
        return None if decision is None else decision.seat

    def round(self, step: int) -> int:
        """Give the round that is played after a step."""
        return self._point(step).round

    def round_of(self, step: int) -> int:
        """Give the round to which a step belongs: that which was played before it, whatever begins with it."""
        return self._point(max(step - 1, 0)).round

    def scores(self, step: int) -> list[Standing]:
        """Give the standings after a step, best first; they are known to everybody."""
        return self.game.ranking(self._point(step).state)

    def seat_of(self, step: int, eyes: Audience) -> int | None:
        """Give the seat that is spoken to: one's own, and to the eyes of all the one that chose, or begins."""
        if eyes is not ALL_SEEING:
            return eyes if isinstance(eyes, int) else None
        seat = self._point(step).seat
        return self.due(step) if seat is None else seat

    def names(self, eyes: Audience) -> Names:
        """Name the seats as those call them who look; the eyes of all are nobody's in particular."""
        return Names([seat.name for seat in self.seats], eyes if isinstance(eyes, int) else None)

    def chosen(self, step: int, eyes: Audience) -> Message | None:
        """Say the choice that a step was, in the words in which it was offered, to those who may know it."""
        seat, choice = self.chose(step), self.choice(step, eyes)
        if seat is None or choice is None:
            return None
        before = self.game.view(self._points[step - 1].state, seat)
        return self.game.narrator().option(choice, before, self.names(eyes))

    def tells_itself(self, step: int, eyes: Audience) -> bool:
        """Say whether what happened at a step tells these eyes by itself what was chosen: it begins with that deed."""
        seen = self.events(step, eyes)
        own = self._point(step).events
        if not seen or seen[0] not in own or (self.finished and own[0] != seen[0]):
            return False
        return seen[0].private_to is None and _doer(seen[0]) == self.chose(step)

    def kind_of(self, step: int, eyes: Audience) -> str:
        """Name the kind of decision that a step answered, to those who may know it."""
        if self.choice(step, eyes) is None:
            return ""
        decision = self.game.decision(self._points[step - 1].state)
        return "" if decision is None else decision.kind

    @cached_property
    def moments(self) -> tuple[int, ...]:
        """The steps that decided a finished game: the largest swings of the scores."""
        if not self.finished:
            return ()
        return tuple(moment.step for moment in moments_of(self.game, past_of(self.saved)))

    def moment_from(self, step: int, way: int) -> int | None:
        """Give the next step that decided the game, or the one before; None where there is none."""
        found = [moment for moment in self.moments if (moment - step) * way > 0]
        return (min(found) if way > 0 else max(found)) if found else None

    def state(self, step: int) -> Any:
        """Give a copy of the whole state after a step of a finished game."""
        if not self.finished:
            raise NotToBeSeen(message("error-replay-open"))
        return self.game.copy(self._point(step).state)

    def turn_at(self, step: int) -> int:
        """Give the number of the turn to which a step belongs, 0 for the set-up."""
        return bisect_right(self.turns, step, key=_step_of)

    def turn_from(self, step: int, way: int) -> int:
        """Give the step to which one comes a turn further or back: the end of one, where its result is seen."""
        return self._from([*(mark.step - 1 for mark in self.turns), self.last], step, way)

    def round_from(self, step: int, way: int) -> int:
        """Give the step to which one comes a round further or back: where one begins, or the end of the game."""
        return self._from([*(mark.step for mark in self.rounds), self.last], step, way)

    def _from(self, places: list[int], step: int, way: int) -> int:
        if way > 0:
            return next((place for place in places if place > step), self.last)
        return next((place for place in reversed(places) if place < step), 0)

    def _check(self, eyes: Audience) -> None:
        if eyes not in self.eyes and not (eyes is None and self.finished):
            raise NotToBeSeen(message("error-replay-open"))

    def _point(self, step: int) -> _Point:
        if not 0 <= step <= self.last:
            raise NoSuchStep(message("error-no-step", step=step, last=self.last))
        return self._points[step]

    def _find_points(self, history: "History", eyes: Audience) -> list[_Point]:
        """Play the game once more, and keep it wherever there was something new to see."""
        game = self.game
        state = history.state_at(0)
        points = [_Point(game.copy(state), None, None, (), current_round(game.ranking(state)))]
        for played, state, told in Purposes(game, self.seats).retold(history):
            own = eyes is ALL_SEEING or eyes == played.seat
            if own or visible_events(played.events, eyes):
                is_new = True
            else:
                seat = eyes if isinstance(eyes, int) else None
                is_new = game.view(state, seat) != game.view(points[-1].state, seat)
            if is_new:
                is_over = game.decision(state) is None
                round_now = points[-1].round if is_over else current_round(game.ranking(state))
                choice = played.choice if own or self.finished else None
                points.append(_Point(game.copy(state), played.seat, choice, played.events, round_now, told))
        return points

    def _find_turns(self) -> list[Mark]:
        found: list[Mark] = []
        for step, point in enumerate(self._points):
            if step and (not found or found[-1].seat != point.seat):
                found.append(Mark(step, point.seat, point.round))
        return found

    def _find_rounds(self) -> list[Mark]:
        found: list[Mark] = []
        for step, point in enumerate(self._points):
            if not found or found[-1].round < point.round:
                found.append(Mark(step, point.seat, point.round))
        return found


def _doer(event: Event) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat


def _step_of(mark: Mark) -> int:
    return mark.step


def replay_of(saved: "SavedGame", find_game: Callable[[str], Game]) -> Replay:
    """Make the replay of a saved game, proven to lead where it led."""
    game = find_game(saved.header.game)
    return Replay(game, saved, rebuild(game, saved))


def replay_of_text(text: str, find_game: Callable[[str], Game], seat: int | None) -> Replay:
    """Make the replay of a game that came as a text, for the person of a seat if there is one."""
    saved, history = read_game(text.encode(), "-", find_game)
    return Replay(history.game, saved, history, seat)


def find_replay(store: "Store", named: str, find_game: Callable[[str], Game]) -> Replay:
    """Open the replay of what somebody named: a saved game, else a file that was exported."""
    if not named.strip():
        raise GameError(message("error-game-unnamed"))
    path = Path(named).expanduser()
    try:
        return replay_of(store.read(called_game(store, named)), find_game)
    except NoSuchGame:
        if is_game_id(heard_id(named)) and not path.exists():
            raise
    try:
        saved, history = read_game_file(path, find_game)
    except BadGameFile as error:
        raise _while_looking(error) from error
    replay = Replay(find_game(saved.header.game), saved, history)
    replay.file = path
    return replay


def _while_looking(error: BadGameFile) -> BadGameFile:
    """Say what is wrong in a file to somebody who did not want to take it in."""
    what = error.what
    if not isinstance(what, Message) or what.id not in _LOOKED_AT:
        return error
    return BadGameFile(Message(_LOOKED_AT[what.id], what.values))
