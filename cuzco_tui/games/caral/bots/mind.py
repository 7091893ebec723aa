"""Caral for who searches it: its parts, their value, and guesses for what is begun and not finished."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cuzco_tui.game import Choice as AnyChoice
from cuzco_tui.games.caral.bots.parts import play_part
from cuzco_tui.games.caral.bots.sight import result
from cuzco_tui.games.caral.bots.topics import FAME
from cuzco_tui.games.caral.bots.value import Value, learned_value, learned_values
from cuzco_tui.games.caral.engine import decisions
from cuzco_tui.games.caral.engine.choices import Choice, Exchange, MoveTo
from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.flow import advance
from cuzco_tui.games.caral.engine.imagine import deal_anew, imagine
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.search.advice import BEGUN
from cuzco_tui.search.mind import Reached

_GUESSES: Final = {
    decisions.MOVE: 2.5,
    decisions.CARDS_FOR_MOVE: 1.0,
    decisions.ACTION: 1.5,
    decisions.EXTRA_LEVEL: 1.0,
    decisions.FISH_PAIR: 0.3,
    decisions.ALPACA_PAIR: 0.3,
    decisions.PLACE_FOR_CARALI: 2.0,
    decisions.CARALI_TO_MOVE: 0.3,
    decisions.CARDS_TO_DISCARD: -0.5,
    decisions.CARDS_TO_TAKE: 2.0,
    decisions.OFFERING: 1.5,
}
"""What a decision that is still to come in a part is worth; others nothing."""


class CaralMind:
    """Plans with a value."""

    def __init__(self, value: Value) -> None:
        self._value = value

    def imagine(self, view: PlayerView, seed: int) -> State:
        """Deal what the view's seat cannot know anew."""
        return imagine(view, seed)

    def deal_anew(self, state: State, seat: int, seed: int) -> State:
        """Deal what the seat cannot know anew."""
        return deal_anew(state, seat, seed)

    def copy(self, state: State) -> State:
        """Give an independent copy."""
        return state.copy()

    def play_on(self, state: State, choice: AnyChoice) -> None:
        """Carry out an option of the seat's part."""
        assert isinstance(choice, Choice)
        play_part(state, choice)

    def options(self, state: State) -> list[Choice]:
        """Give the options of the seat whose part it is."""
        return state.options

    def known(self, state: State | PlayerView) -> int:
        """Count rolls and revealed pieces."""
        return state.reveals

    def value(self, state: State, seat: int) -> float:
        """Say how far the seat will be ahead at the end."""
        return self._value.of(state, seat)

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try out each option of the seat in its part."""
        state = position.state
        assert isinstance(state, State)
        found: list[Reached] = []
        for option in state.options:
            child = state.copy()
            play_part(child, option)
            worth = self._value.of(child, seat)
            asked = len(child.options)
            if asked:
                worth += self.begun(child)
            found.append(Reached(child, worth, asked, child.reveals, position, option))
        return found

    def accounts(self, state: State, seat: int) -> dict[str, float]:
        """Split what the seat will be ahead by topic."""
        found = self._value.accounts(state, seat)
        return found | {BEGUN: self.begun(state)} if state.options else found

    def asked(self, state: State) -> int | None:
        """Give the seat that decides, None when the play-out is over."""
        return state.stack[-1][1] if state.stack else None

    def go_on(self, state: State) -> None:
        """Go on to the next decision of this round, or of the end of its year; then the play-out is over."""
        year, number = state.year, state.round
        advance(state)
        if (state.year, state.round) != (year, number):
            state.stack = []
            state.options = []

    def outcome(self, state: State, seat: int) -> float:
        """Say how far the seat is ahead of the others at the end of a play-out."""
        if state.phase == OVER:
            return result([player.fame for player in state.players], seat)
        return self.value(state, seat)

    def outcome_accounts(self, state: State, seat: int) -> dict[str, float]:
        """Split the same by topic."""
        if state.phase == OVER:
            return {FAME: self.outcome(state, seat)}
        return self._value.accounts(state, seat)

    def substance(self, choices: Sequence[AnyChoice]) -> str | None:
        """Name the deed of a line that begins with a move: where it goes first, however it comes there."""
        if not isinstance(choices[0], MoveTo | Exchange):
            return None
        return next((choice.place for choice in choices if isinstance(choice, MoveTo)), None)

    def begun(self, state: State) -> float:
        """Guess what that is worth which is begun and not finished."""
        seat = state.stack[-1][1]
        return sum(_GUESSES.get(frame[0], 0.0) for frame in state.stack if frame[1] == seat)


@cache
def own_mind() -> CaralMind:
    """Give the mind that knows most."""
    return CaralMind(learned_value())


@cache
def rival_minds() -> tuple[CaralMind, ...]:
    """Give the minds by which others are thought to play: they were taught differently and weigh things differently."""
    return tuple(CaralMind(value) for value in reversed(learned_values()))
