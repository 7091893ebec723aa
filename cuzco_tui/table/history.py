"""The choices of one game and the states they lead to: forward, back, and to any point between."""

from typing import Any, NamedTuple

from cuzco_tui.game import Choice, Decision, Event, Game, GameError
from cuzco_tui.messages import Message, message
from cuzco_tui.table.errors import NoSuchStep

CHECKPOINT_EVERY = 16
"""A copy of every 16th state is kept, so that any point is at most 15 choices away from one."""


class Played(NamedTuple):
    """One choice that stands: who made it, what followed, and whether a roll or reveal came with it."""

    seat: int
    choice: Choice
    events: tuple[Event, ...]
    revealed: bool


class Attempt(NamedTuple):
    """A choice carried out on a copy, not yet part of the history."""

    played: Played
    state: Any
    decision: Decision | None


class ChoiceRefused(GameError):
    """A recorded choice cannot be made at its place; `step` is its number, counted from 1."""

    def __init__(self, step: int, reason: str | Message) -> None:
        super().__init__(reason)
        self.step = step


class History:
    """The first state and every choice since; the current state is always what replaying them gives."""

    def __init__(self, game: Game, first_state: Any) -> None:
        self.game = game
        self.played: list[Played] = []
        self.state = first_state
        self.decision: Decision | None = game.decision(first_state)
        self._checkpoints: dict[int, Any] = {0: game.copy(first_state)}

    @property
    def step(self) -> int:
        """The number of choices that stand."""
        return len(self.played)

    def attempt(self, seat: int, choice: Choice) -> Attempt:
        """Carry out a choice on a copy, so that it can still be dropped when it cannot be saved."""
        state = self.game.copy(self.state)
        played = self._advance(state, seat, choice)
        return Attempt(played, state, self.game.decision(state))

    def commit(self, attempt: Attempt) -> None:
        """Make an attempt the current state."""
        self._stand(attempt.played, attempt.state, attempt.decision)

    def replay(self, seat: int, text: str) -> None:
        """Make a recorded choice again; raise ChoiceRefused when it is no longer possible at this place."""
        number = self.step + 1
        if self.decision is None:
            raise ChoiceRefused(number, message("refused-over"))
        if self.decision.seat != seat:
            raise ChoiceRefused(number, message("refused-seat", decides=self.decision.seat, seat=seat))
        try:
            played = self._advance(self.state, seat, self.game.parse(text))
        except GameError as error:
            raise ChoiceRefused(number, error.clause) from error
        self._stand(played, self.state, self.game.decision(self.state))

    def take_back(self, state: Any) -> Played:
        """Remove the last choice and return to the state before it, as `state_at` gave it."""
        undone = self.played.pop()
        self.state = state
        self.decision = self.game.decision(state)
        self._checkpoints = {step: kept for step, kept in self._checkpoints.items() if step <= self.step}
        return undone

    def state_at(self, step: int) -> Any:
        """Give an independent copy of the state after the first `step` choices."""
        if not 0 <= step <= self.step:
            raise NoSuchStep(message("error-no-step", step=step, last=self.step))
        if step == self.step:
            return self.game.copy(self.state)
        nearest = step - step % CHECKPOINT_EVERY
        state = self.game.copy(self._checkpoints[nearest])
        for played in self.played[nearest:step]:
            self.game.apply(state, played.choice)
        return state

    def _advance(self, state: Any, seat: int, choice: Choice) -> Played:
        before = self.game.reveals(state)
        events: list[Event] = []
        self.game.apply(state, choice, events)
        return Played(seat, choice, tuple(events), self.game.reveals(state) > before)

    def _stand(self, played: Played, state: Any, decision: Decision | None) -> None:
        self.played.append(played)
        self.state = state
        self.decision = decision
        if self.step % CHECKPOINT_EVERY == 0:
            self._checkpoints[self.step] = self.game.copy(state)
