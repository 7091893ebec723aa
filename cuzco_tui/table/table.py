"""A table hosts one game: it takes the choices of its seats, makes them durable, and then tells its observers.

The header and the list of choices are the truth; the state is what replaying them gives. One lock guards both, so that
threads of a user interface and of bots may call every method. Choices are public: what a seat alone may know is in the
views and in private events.
"""

import hashlib
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Choice, Decision, Event, Game, GameError, Json, Reason, Standing, View
from cuzco_tui.messages import message
from cuzco_tui.store.protocol import OwnedGame, Store
from cuzco_tui.table.errors import BotFailed, CannotUndo, GameIsOver, NotYourTurn, StaleMove, StoreError, TableClosed
from cuzco_tui.table.history import History
from cuzco_tui.table.news import NOTHING_HEARD, NewsLog, Report
from cuzco_tui.table.news import Audience as NewsAudience
from cuzco_tui.table.observers import (
    Audience,
    ChoiceMade,
    ChoiceUndone,
    GameEnded,
    Observer,
    Observers,
    Subscription,
    seen_choice,
    visible_events,
)
from cuzco_tui.table.records import FORMAT, ChoiceRecord, Header, Record, UndoRecord, current_round, due_seat, utc_now
from cuzco_tui.table.replay import rebuild
from cuzco_tui.table.seats import Seat, check_seats


class UndoBar(Enum):
    """Why a seat cannot take back a choice; the value is the id of the message for the person who asked."""

    NOTHING_MADE = "undo-nothing-made"
    OTHER_SEAT = "undo-other-seat"
    REVEALED = "undo-revealed"
    GAME_OVER = "undo-game-over"


@dataclass(frozen=True, slots=True)
class UndoAnswer:
    """Whether a seat may take back its last choice; true when nothing bars it."""

    bar: UndoBar | None

    def __bool__(self) -> bool:
        return self.bar is None


class Table:
    """One hosted game; made by `new` or `resume`."""

    def __init__(self, game: Game, header: Header, history: History, file: OwnedGame | None) -> None:
        self.game = game
        self.header = header
        self._history = history
        self._file = file
        self._bots: dict[int, Bot] = {}
        self._observers = Observers()
        self._lock = threading.RLock()
        self._closed = False
        self._news = NewsLog(lambda: game.opening(history.state_at(0)))
        for played in history.played:
            self._news.add_choice(played.seat, played.choice.text, played.events)

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
    ) -> Self:
        """Start a game; without content it has its printed values, without a store it is not saved."""
        checked_seats = check_seats(game, seats)
        checked_options = game.description.checked_options(len(seats), options or {})
        if content is None:
            content = game.load_content(None)
        state = game.make(len(seats), seed, checked_options, content)
        header = Header(
            format=FORMAT,
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
        file = None if store is None else OwnedGame(store, store.create(header))
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
        with self._lock:
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
        with self._lock:
            return self._history.step

    @property
    def decision(self) -> Decision | None:
        """The pending decision, None when the game is over; its options are for its own seat's eyes."""
        with self._lock:
            return self._history.decision

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def failed_observers(self) -> tuple[Subscription, ...]:
        """The observers that raised and were sent away, each with its error."""
        return tuple(self._observers.failed)

    def subscribe(self, observer: Observer, audience: Audience) -> Subscription:
        """Tell an observer from now on what a seat, a spectator (None) or the host may see.

        It is told outside the table's lock, by whichever thread plays, and every choice is durable by then. When two
        threads play at once, one of them may tell both choices, so `play` can return a moment before its news is out.
        """
        return self._observers.add(observer, audience)

    def play(self, seat: int, choice: Choice | str, step: int) -> ChoiceMade:
        """Make a choice, given as a value or its text, and give what the seat itself may see of its consequences.

        It counts only while exactly `step` choices stand.
        """
        with self._lock:
            self._require_open()
            decision = self._history.decision
            if decision is None:
                raise GameIsOver(message("error-game-over"))
            self._require_step(step)
            if decision.seat != seat:
                raise NotYourTurn(message("error-not-your-turn", name=self.seats[decision.seat].name))
            value = self.game.parse(choice) if isinstance(choice, str) else choice
            attempt = self._history.attempt(seat, value)
            over = attempt.decision is None
            standings = tuple(self.game.ranking(attempt.state))
            record = ChoiceRecord(
                step=self._history.step + 1,
                seat=seat,
                text=value.text,
                round=current_round(standings),
                over=over,
                digest=self.game.digest(attempt.state),
                at=utc_now(),
                due=due_seat(attempt.decision),
            )
            with self._saved(record):
                self._history.commit(attempt)
                self._news.add_choice(seat, value.text, attempt.played.events)
            made = ChoiceMade(self._history.step, seat, value, attempt.played.events)
            self._observers.announce(made)
            if over:
                self._observers.announce(GameEnded(self._history.step, standings))
        self._observers.deliver()
        return seen_choice(made, seat)

    def can_undo(self, seat: int) -> UndoAnswer:
        """Say whether a seat may take back its last choice, and if not, why; of hidden choices it learns nothing."""
        with self._lock:
            if self._history.decision is None:
                return UndoAnswer(UndoBar.GAME_OVER)
            if not self._news.counts(seat)[1]:
                return UndoAnswer(UndoBar.NOTHING_MADE)
            last = self._history.played[-1]
            if last.seat != seat:
                return UndoAnswer(UndoBar.OTHER_SEAT)
            return UndoAnswer(UndoBar.REVEALED if last.revealed else None)

    def undo(self, seat: int, step: int) -> ChoiceUndone:
        """Take back a seat's last choice; the store gets a record of it and forgets nothing."""
        with self._lock:
            self._require_open()
            self._require_step(step)
            if (bar := self.can_undo(seat).bar) is not None:
                raise CannotUndo(message(bar.value))
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
                taken_back = self._history.take_back(before)
                self._news.add_undo()
            undone = ChoiceUndone(self._history.step, seat, taken_back.choice)
            self._observers.announce(undone)
        self._observers.deliver()
        return undone

    def set_bot(self, seat: int, bot: Bot) -> None:
        """Let this bot think for a bot seat, instead of the game's own of the seat's bot name."""
        if self.seats[seat].kind != "bot":
            raise BotFailed(message("error-no-bot-seat", number=seat))
        with self._lock:
            self._bots[seat] = bot

    def run_bots(self, limit: int | None = None) -> int:
        """Let the bots play until another seat must decide, the game ends or the limit is reached; give their choices.

        Bots get views and never the state. They think outside the lock; when the game has moved meanwhile, as by an
        undo, their answer is dropped.
        """
        made = 0
        while limit is None or made < limit:
            with self._lock:
                self._require_open()
                decision, step = self._history.decision, self._history.step
                if decision is None or self.seats[decision.seat].kind != "bot":
                    break
                bot = self._bot_of(decision.seat)
                view = self.game.view(self._history.state, decision.seat)
            name = self.seats[decision.seat].name
            try:
                choice = decision.options[_checked_index(bot(view, decision, ThinkingClock()), len(decision.options))]
            except Exception as error:
                raise BotFailed(message("error-bot-failed", name=name, reason=str(error))) from error
            try:
                self.play(decision.seat, choice, step)
            except (StaleMove, NotYourTurn, GameIsOver):
                continue
            made += 1
        return made

    def view(self, seat: int | None, step: int | None = None) -> View:
        """Give what a seat, or a spectator (None), may know now or could know after the first `step` choices."""
        with self._lock:
            state = self._history.state if step is None else self._history.state_at(step)
            return self.game.view(state, seat)

    def counts(self, audience: NewsAudience) -> tuple[int, int]:
        """Give how much an audience may have been told, and how much of it stands."""
        with self._lock:
            return self._news.counts(audience)

    def report(self, audience: NewsAudience, after: int = NOTHING_HEARD) -> Report:
        """Tell an audience what happened after the number it knows, the set-up included if it knows nothing yet."""
        with self._lock:
            return self._news.report(audience, after)

    def choice_texts(self) -> list[str]:
        """Give the standing choices, for the owner's eyes only."""
        return [played.choice.text for played in self._history.played]

    def state_at(self, step: int) -> Any:
        """Give a copy of the whole state after the first `step` choices, for the host's eyes only."""
        with self._lock:
            return self._history.state_at(step)

    def opening(self, audience: Audience) -> tuple[Event, ...]:
        """Give the events of the set-up that an audience may see."""
        return visible_events(self.game.opening(self.state_at(0)), audience)

    def choices_made(self, audience: Audience, after_step: int = 0) -> list[ChoiceMade]:
        """Give the standing choices after a step with what an audience may see of them, for whoever joins late."""
        with self._lock:
            turns = list(enumerate(self._history.played, 1))[after_step:]
        return [ChoiceMade(step, turn.seat, turn.choice, visible_events(turn.events, audience)) for step, turn in turns]

    def why_not(self, seat: int) -> list[Reason]:
        """Say what is not available to a seat now, and why."""
        with self._lock:
            return self.game.why_not(self._history.state, seat)

    def ranking(self, step: int | None = None) -> list[Standing]:
        """Give the standings now or after the first `step` choices, best first."""
        with self._lock:
            return self.game.ranking(self._history.state if step is None else self._history.state_at(step))

    def digest(self) -> str:
        """Give the hash of the current state."""
        with self._lock:
            return self.game.digest(self._history.state)

    def _bot_of(self, seat: int) -> Bot:
        """Give the bot that thinks for a seat; its seed tells it nothing of the game's own."""
        if seat not in self._bots:
            seed = hashlib.blake2b(f"bot {seat} {self.header.seed}".encode(), digest_size=6).digest()
            try:
                self._bots[seat] = self.game.make_bot(str(self.seats[seat].bot), int.from_bytes(seed))
            except GameError as error:
                raise BotFailed(message("error-no-bot", name=self.seats[seat].name, reason=error.what)) from error
        return self._bots[seat]

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


def _checked_index(index: Any, options: int) -> int:
    if not isinstance(index, int) or not 0 <= index < options:
        raise GameError(f"it chose {index!r} of {options} options")
    return index
