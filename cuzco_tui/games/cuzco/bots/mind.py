"""Cuzco for who searches it: its parts, their value, and guesses for what is begun and not finished."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cuzco_tui.game import Choice as AnyChoice
from cuzco_tui.games.cuzco.bots.topics import POINTS, RIVALS
from cuzco_tui.games.cuzco.bots.value import Value, learned_value, learned_values
from cuzco_tui.games.cuzco.engine import decisions
from cuzco_tui.games.cuzco.engine.choices import Choice, PlaceDie, PlayCard, UsePututu
from cuzco_tui.games.cuzco.engine.codes import OVER, PHASE_CITY
from cuzco_tui.games.cuzco.engine.flow import advance, play_on
from cuzco_tui.games.cuzco.engine.imagine import deal_anew, imagine
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.search.advice import BEGUN
from cuzco_tui.search.mind import Reached

_GUESSES: Final = {
    decisions.FEATHER_SLOT: 3.5,
    decisions.TURN: 4.0,
    decisions.DIE_TO_MOVE: 0.5,
    decisions.ROAD: 5.0,
    decisions.VILLAGE: 7.0,
    decisions.TILE: 4.0,
    decisions.DISCARDED_TILE: 3.5,
    decisions.TILE_TO_RAISE: 0.5,
    decisions.STEP: 3.0,
    decisions.CIRCLET: 8.0,
    decisions.FIRE_GIFT: 1.3,
    decisions.FIRE_GROWTH: 1.2,
    decisions.FEATHER: 3.5,
    decisions.GOD_CARD: 1.3,
    decisions.KHIPU: 1.0,
    decisions.SPACES: 1.5,
    decisions.NEW_TASK: 3.0,
}
"""What a decision that is still to come in a part is worth; others nothing."""
PIP: Final = 1.2
"""What a pip of an exchange is worth that is not spent yet."""
RIVALRY: Final = 0.5
"""How much the VP of others count against one's own."""
USE: Final = 2.5
"""What an ability is worth that may still be used."""


class CuzcoMind:
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
        play_on(state, choice)

    def options(self, state: State) -> list[Choice]:
        """Give the options of the seat whose part it is."""
        return state.options

    def known(self, state: State | PlayerView) -> int:
        """Count rolls and revealed pieces."""
        return state.reveals

    def value(self, state: State, seat: int) -> float:
        """Say what the seat will have at the end."""
        return state.players[seat].score + self._value.more(state, seat)

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try out each option of the seat in its part."""
        state = position.state
        assert isinstance(state, State)
        outlook = self._value.outlook(state)
        found: list[Reached] = []
        for option in state.options:
            child = state.copy_for_part(seat)
            play_on(child, option)
            worth = child.players[seat].score + outlook.more(child, seat)
            asked = len(child.options)
            if asked:
                worth += self.begun(child)
            found.append(Reached(child, worth, asked, child.reveals, position, option))
        return found

    def accounts(self, state: State, seat: int) -> dict[str, float]:
        """Split what the seat will have by topic."""
        found = {POINTS: float(state.players[seat].score)} | self._value.accounts(state, seat)
        return found | {BEGUN: self.begun(state)} if state.options else found

    def begun(self, state: State) -> float:
        """Guess what that is worth which is begun and not finished."""
        guessed = 0.0
        for kind, _seat, first, _second, _third in state.stack:
            if kind == decisions.EXCHANGE_BUY:
                guessed += PIP * (state.turn_pips - first)
            elif kind == decisions.ABILITY:
                guessed += USE * (state.abilities_left[0] + state.abilities_left[1])
            else:
                guessed += _GUESSES.get(kind, 0.0)
        return guessed

    def asked(self, state: State) -> int | None:
        """Give the seat that decides, None at the end of the round."""
        return state.stack[-1][1] if state.stack else None

    def go_on(self, state: State) -> None:
        """Go on to the next decision of this round; in the last round to the end of the game."""
        if not state.stack and self._is_round_over(state):
            return
        number = state.round
        advance(state)
        if state.round != number:
            state.stack = []
            state.options = []

    def outcome(self, state: State, seat: int) -> float:
        """Compare the seat with the others at the end of the round."""
        others = [self._end_of(state, other) for other in range(state.seats) if other != seat]
        return self._end_of(state, seat) - RIVALRY * (0.5 * max(others) + 0.5 * sum(others) / len(others))

    def outcome_accounts(self, state: State, seat: int) -> dict[str, float]:
        """Split the same by topic."""
        others = [self._end_of(state, other) for other in range(state.seats) if other != seat]
        if state.phase == OVER:
            own = {POINTS: float(state.players[seat].score)}
        else:
            own = {POINTS: float(state.players[seat].score)} | self._value.accounts(state, seat)
        return own | {RIVALS: -RIVALRY * (0.5 * max(others) + 0.5 * sum(others) / len(others))}

    def substance(self, choices: Sequence[AnyChoice]) -> tuple[int, int] | None:
        """Name the deed of a line that begins in the open turn: its die and action, however it comes to it."""
        if not isinstance(choices[0], PlaceDie | PlayCard | UsePututu):
            return None
        placed = next((choice for choice in choices if isinstance(choice, PlaceDie)), None)
        return None if placed is None else (placed.pips, placed.action)

    def _end_of(self, state: State, seat: int) -> float:
        if state.phase == OVER:
            return float(state.players[seat].score)
        return self.value(state, seat)

    def _is_round_over(self, state: State) -> bool:
        """Whether everybody has resolved a task of a round that is not the last."""
        done = state.phase == PHASE_CITY and state.turn >= 2 * state.seats
        return done and state.round < state.content.rounds


@cache
def own_mind() -> CuzcoMind:
    """Give the mind that knows most."""
    return CuzcoMind(learned_value())


@cache
def rival_minds() -> tuple[CuzcoMind, ...]:
    """Give the minds by which others are thought to play: they were taught differently and weigh things differently."""
    return tuple(CuzcoMind(value) for value in reversed(learned_values()))
