"""A tiny game to be searched: seats take turns to walk 1 or 2 steps, may rest for a point, and hidden gifts lie about.

A part is two choices of a seat; a play-out ends after everybody had two parts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cuzco_tui.search.mind import Reached

SEATS = 2
PARTS = 4


class Step(NamedTuple):
    """Walk so many steps; 0 is a rest."""

    steps: int

    @property
    def text(self) -> str:
        """The choice as text."""
        return str(self.steps)


STEPS = (Step(0), Step(1), Step(2))


class Race:
    """Where everybody stands, what they have, and gifts that only those who arrive see."""

    def __init__(self, gifts: Sequence[int]) -> None:
        self.gifts = list(gifts)
        self.places = [0] * SEATS
        self.points = [0] * SEATS
        self.turn = 0
        self.choices_left = 2
        self.known = 0
        self.played_out = 0

    def copy(self) -> "Race":
        """Give an independent copy."""
        twin = Race(self.gifts)
        twin.places = self.places[:]
        twin.points = self.points[:]
        twin.turn = self.turn
        twin.choices_left = self.choices_left
        twin.known = self.known
        return twin


class RaceMind:
    """Plays the race; `likes_gifts` says what it believes an unknown gift to be worth."""

    def __init__(self, likes_gifts: float = 0.0) -> None:
        self.likes_gifts = likes_gifts
        self.worlds: list[int] = []
        self.outcomes = 0

    def imagine(self, view: Race, seed: int) -> Race:
        """Deal gifts by the seed."""
        return self.deal_anew(view, 0, seed)

    def deal_anew(self, state: Race, _seat: int, seed: int) -> Race:
        """Deal gifts by the seed: 9 on the second place in every world, chance elsewhere."""
        self.worlds.append(seed)
        twin = state.copy()
        twin.gifts = [0, 0, 9, seed % 3, *[seed % 2] * 8]
        return twin

    def copy(self, state: Race) -> Race:
        """Give an independent copy."""
        return state.copy()

    def options(self, state: Race) -> Sequence[Step]:
        """Give three steps while the part lasts."""
        return STEPS if state.choices_left and state.turn < PARTS else ()

    def play_on(self, state: Race, choice: Step) -> None:
        """Walk, or rest."""
        seat = state.turn % SEATS
        if choice.steps:
            state.places[seat] += choice.steps
            place = state.places[seat]
            state.points[seat] += state.gifts[place]
            state.gifts[place] = 0
        else:
            state.points[seat] += 1
        state.choices_left -= 1

    def value(self, state: Race, seat: int) -> float:
        """Count points, and believe something of the places in reach."""
        return state.points[seat] + self.likes_gifts * state.places[seat]

    def known(self, state: Race) -> int:
        """Count what was revealed."""
        return state.known

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try every step."""
        found = []
        for option in self.options(position.state):
            child = position.state.copy()
            self.play_on(child, option)
            asked = len(self.options(child))
            found.append(Reached(child, self.value(child, seat), asked, child.known, position, option))
        return found

    def asked(self, state: Race) -> int | None:
        """Give the seat whose part it is."""
        return state.turn % SEATS if state.turn < PARTS else None

    def go_on(self, state: Race) -> None:
        """Go on to the next part."""
        state.turn += 1
        state.choices_left = 2 if state.turn < PARTS else 0

    def outcome(self, state: Race, seat: int) -> float:
        """Compare the points."""
        self.outcomes += 1
        return state.points[seat] - 0.5 * state.points[1 - seat]


class LuckyMind(RaceMind):
    """Finds 5 on the first place, but in the world of seed 0 alone, and tells that whoever arrives has seen it."""

    def deal_anew(self, state: Race, seat: int, seed: int) -> Race:
        """Deal the gift by the seed."""
        twin = super().deal_anew(state, seat, seed)
        twin.gifts = [0, 0 if seed else 5, *[0] * 10]
        return twin

    def play_on(self, state: Race, choice: Step) -> None:
        """Walk and see what lies there, or rest."""
        super().play_on(state, choice)
        state.known += choice.steps > 0
