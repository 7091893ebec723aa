"""A table holds one game: it takes the choices of its seats, makes them durable, and then tells its audiences.

The header and the list of choices are the truth; the state is what replaying them gives. A table has one owner, which
calls it from one thread at a time. What an audience may know is in its views and its reports, and nowhere else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Any, NamedTuple, Self

from cuzco_tui.game import Choice, Decision, Game, Json, Reason, Standing, View
from cuzco_tui.messages import message
from cuzco_tui.store.protocol import OwnedGame, Store
from cuzco_tui.table.errors import CannotUndo, GameIsOver, NotYourTurn, StaleMove, StoreError, TableClosed
from cuzco_tui.table.history import History, Played
from cuzco_tui.table.news import NOTHING_HEARD, Audience, NewsLog, Report
from cuzco_tui.table.purposes import Purposes
from cuzco_tui.table.records import (
    ChoiceRecord,
    Header,
    Past,
    Record,
    UndoRecord,
    current_round,
    due_seat,
    format_of,
    utc_now,
)
from cuzco_tui.table.replay import opening_events, rebuild
from cuzco_tui.table.seats import Seat, check_seats


class UndoBar(Enum):
    """Why a seat cannot take back a choice; the value is the id of the message for the person who asked."""

    NOTHING_MADE = "undo-nothing-made"
    OTHER_SEAT = "undo-other-seat"
    REVEALED = "undo-revealed"
    GAME_OVER = "undo-game-over"


class UndoAnswer(NamedTuple):
    """Whether a seat may take back its last choice; true when nothing bars it."""

    bar: UndoBar | None

    def __bool__(self) -> bool:
        return self.bar is None


class Table:
    """One game at a table; made by `new` or `resume`."""

    def __init__(self, game: Game, header: Header, history: History, file: OwnedGame | None) -> None:
        self.game = game
        self.header = header
        self._history = history
        self._file = file
        self._closed = False
        self._news = NewsLog(lambda: opening_events(game, header, history.state_at(0)))
        self._purposes = Purposes(game, header.seats)
        for played, _state, told in self._purposes.retold(history):
            self._news.add_choice(played.seat, played.choice.text, told)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        *,
        options: Mapping[str, Json] | None = None,
        content: Any = None,
        store: Store | None = None,
        wanted_id: str | None = None,
    ) -> Self:
        """Start a game; without content it has its printed values, without a store it is not saved.

        It is saved under the wanted id when that is free, else under another one.
        """
        checked_seats = check_seats(game, seats)
        checked_options = game.description.checked_options(len(seats), options or {})
        if content is None:
            content = game.load_content(None)
        state = game.make(len(seats), seed, checked_options, content)
        header = Header(
            format=format_of(None, checked_seats),
            game=game.description.name,
            rules=game.rules_version,
            seed=seed,
            options=checked_options,
            seats=checked_seats,
            content=game.content_to_data(content),
            created=utc_now(),
            digest=game.digest(state),
            due=due_seat(game.decision(state)),
        )
        file = None if store is None else OwnedGame(store, store.create(header, wanted_id=wanted_id))
        return cls(game, header, History(game, state), file)

    @classmethod
    def resume(cls, find_game: Callable[[str], Game], store: Store, game_id: str) -> Self:
        """Open a saved game by replaying its choices, and own it until the table is closed."""
        file = OwnedGame(store, game_id)
        try:
            game = find_game(file.saved.header.game)
            return cls(game, file.saved.header, rebuild(game, file.saved), file)
        except BaseException:
            file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop hosting and let others open the game; what was played is safe already."""
        self._closed = True
        if self._file is not None:
            self._file.close()

    @property
    def id(self) -> str | None:
        """The id of the save, None when the game is not saved."""
        return self._file.id if self._file is not None else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.header.seats

    @property
    def step(self) -> int:
        """The number of choices that stand."""
        return self._history.step

    @property
    def decision(self) -> Decision | None:
        """The pending decision, None when the game is over; its options are for its own seat's eyes."""
        return self._history.decision

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    def past(self) -> Past:
        """Give all that was played; while the game is not over it is for nobody's eyes."""
        return Past(self.header, tuple((played.seat, played.choice.text) for played in self._history.played))

    def play(self, seat: int, choice: Choice | str, step: int) -> None:
        """Make a choice, given as a value or its text; it counts only while exactly `step` choices stand."""
        self._require_open()
        decision = self._history.decision
        if decision is None:
            raise GameIsOver(message("error-game-over"))
        self._require_step(step)
        if decision.seat != seat:
            raise NotYourTurn(message("error-not-your-turn", name=self.seats[decision.seat].name))
        value = self.game.parse(choice) if isinstance(choice, str) else choice
        attempt = self._history.attempt(seat, value)
        record = ChoiceRecord(
            step=self._history.step + 1,
            seat=seat,
            text=value.text,
            round=current_round(self.game.ranking(attempt.state)),
            over=attempt.decision is None,
            digest=self.game.digest(attempt.state),
            at=utc_now(),
            due=due_seat(attempt.decision),
        )
        with self._saved(record):
            self._purposes.look(self._history.state, seat, step)
            self._history.commit(attempt)
            told = self._purposes.told(attempt.state, seat, attempt.played.events)
            self._news.add_choice(seat, value.text, told)

    def can_undo(self, seat: int) -> UndoAnswer:
        """Say whether a seat may take back its last choice, and if not, why; of hidden choices it learns nothing."""
        if self._history.decision is None:
            return UndoAnswer(UndoBar.GAME_OVER)
        if not self._news.counts(seat)[1]:
            return UndoAnswer(UndoBar.NOTHING_MADE)
        last = self._history.played[-1]
        if last.seat != seat:
            return UndoAnswer(UndoBar.OTHER_SEAT)
        return UndoAnswer(UndoBar.REVEALED if last.revealed else None)

    def undo(self, seat: int, step: int) -> None:
        """Take back a seat's last choice while exactly `step` choices stand; the store forgets nothing."""
        self._require_open()
        self._require_step(step)
        if (bar := self.can_undo(seat).bar) is not None:
            raise CannotUndo(message(bar.value))
        self._take_back_last()

    def rewind(self, seat: int, step: int) -> None:
        """Take back a seat's last choice and all that came after it, while exactly `step` choices stand.

        Whether those agree who have seen more since is for the owner of the table to know. Each choice is taken back
        by itself, so that the save is whole at any time.
        """
        self._require_open()
        self._require_step(step)
        last = self.last_choice_of(seat)
        while self._history.step >= last:
            self._take_back_last()

    def last_choice_of(self, seat: int) -> int:
        """Give the step of a seat's last choice, or refuse when there is none that could be taken back."""
        if self._history.decision is None:
            raise CannotUndo(message(UndoBar.GAME_OVER.value))
        played = self._history.played
        last = next((number for number in range(self.step, 0, -1) if played[number - 1].seat == seat), 0)
        if not last:
            raise CannotUndo(message(UndoBar.NOTHING_MADE.value))
        return last

    def _take_back_last(self) -> None:
        """Take back the last choice that stands, whoever made it."""
        seat = self._history.played[-1].seat
        before = self._history.state_at(self._history.step - 1)
        record = UndoRecord(
            step=self._history.step - 1,
            seat=seat,
            round=current_round(self.game.ranking(before)),
            digest=self.game.digest(before),
            at=utc_now(),
            due=seat,
        )
        with self._saved(record):
            self._history.take_back(before)
            self._purposes.forget_after(self._history.step)
            self._news.add_undo()

    def view(self, seat: int | None, step: int | None = None) -> View:
        """Give what a seat, or a spectator (None), may know now or could know after the first `step` choices."""
        state = self._history.state if step is None else self._history.state_at(step)
        return self.game.view(state, seat)

    def counts(self, audience: Audience) -> tuple[int, int]:
        """Give how much an audience may have been told, and how much of it stands."""
        return self._news.counts(audience)

    def report(self, audience: Audience, after: int = NOTHING_HEARD) -> Report:
        """Tell an audience what happened after the number it knows, the set-up included if it knows nothing yet."""
        return self._news.report(audience, after)

    @property
    def played(self) -> Sequence[Played]:
        """The standing choices with all that followed on each, for the owner's eyes only."""
        return self._history.played

    @property
    def choice_texts(self) -> list[str]:
        """The standing choices, for the owner's eyes only."""
        return [played.choice.text for played in self._history.played]

    def state_at(self, step: int) -> Any:
        """Give a copy of the whole state after the first `step` choices, for the owner's eyes only."""
        return self._history.state_at(step)

    def why_not(self, seat: int) -> list[Reason]:
        """Say what is not available to a seat now, and why."""
        return self.game.why_not(self._history.state, seat)

    def ranking(self, step: int | None = None) -> list[Standing]:
        """Give the standings now or after the first `step` choices, best first."""
        return self.game.ranking(self._history.state if step is None else self._history.state_at(step))

    def digest(self) -> str:
        """Give the hash of the current state."""
        return self.game.digest(self._history.state)

    def _require_open(self) -> None:
        if self._closed:
            raise TableClosed(message("error-table-closed"))

    def _require_step(self, step: int) -> None:
        if step != self._history.step:
            raise StaleMove(message("error-stale-move", now=self._history.step, meant=step))

    @contextmanager
    def _saved(self, record: Record) -> Iterator[None]:
        """Make a record durable, then let the caller follow it in memory.

        Interrupted between the two, the table closes itself: the save is right and memory is not.
        """
        try:
            if self._file is not None:
                self._file.append(record)
            yield
        except StoreError:
            raise
        except BaseException:
            self.close()
            raise
