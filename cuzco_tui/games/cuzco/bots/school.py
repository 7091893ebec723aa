"""Where the value of positions is learned: bots with all kinds of prices first, then planners that wander."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from cuzco_tui.game import Bot, Clock, Decision, Json
from cuzco_tui.games.cuzco.bots.features import FEATURE_NAMES, FEATURES, PLAIN, STAGE_NAMES, plain_features, stage_of
from cuzco_tui.games.cuzco.bots.features import task_features as open_tasks
from cuzco_tui.games.cuzco.bots.greedy import price
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind
from cuzco_tui.games.cuzco.bots.value import FILE, SHAPES, Value, shape
from cuzco_tui.games.cuzco.bots.worth import FITTED, Prices, Worth
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.flow import advance, play_on
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.search.planner import Planner
from cuzco_tui.search.school import Course, Sample, Weights

SEATS: Final = (2, 3, 4, 4)
"""How many sit at a table, each as likely as the others."""
SPREAD: Final = 0.45
"""How far the prices of the first course lie around the usual ones, as a share."""
CARELESS: Final = 0.06
"""How often a player of the first course takes any option."""
WANDER: Final = 0.15
"""How often a planner takes another of its best plans."""


class CuzcoSchool:
    """The school of Cuzco."""

    stages: Sequence[str] = STAGE_NAMES
    features: Sequence[str] = FEATURE_NAMES
    shapes = SHAPES
    foresight = 0.0
    courses: Sequence[Course] = (
        Course("all kinds of prices", 3000, 0.1),
        Course("wandering planners", 800, 0.5),
        Course("wandering planners that know more", 800, 1.0),
    )
    shipped: Path = FILE

    def table(self, chance: Random) -> tuple[int, Mapping[str, Json]]:
        """Sit two to four down, every other time with pututus."""
        return chance.choice(SEATS), {"pututu": chance.random() < 0.5}

    def players(self, course: int, seats: int, weights: Weights | None, chance: Random) -> list[Bot]:
        """Make bots with prices of their own, or planners once there are weights."""
        if course == 0 or weights is None:
            return [_with_other_prices(chance) for _ in range(seats)]
        mind = CuzcoMind(Value(weights))
        return [Planner(mind, chance.getrandbits(62), 2, 4, WANDER) for _ in range(seats)]

    def asked(self, state: State) -> int | None:
        """Give the seat that decides."""
        return state.stack[-1][1] if state.stack else None

    def options(self, state: State) -> list[Choice]:
        """Give the options of the seat whose part it is."""
        return state.options

    def play_on(self, state: State, choice: Choice) -> None:
        """Carry out an option of the seat's part."""
        play_on(state, choice)

    def advance(self, state: State) -> None:
        """Go on to the next decision."""
        advance(state)

    def sample(self, state: State, seat: int) -> Sample:
        """Read a position."""
        amounts = [0.0] * FEATURES
        amounts[:PLAIN] = plain_features(state, seat)
        for feature in open_tasks(state, seat):
            amounts[feature] += 1.0
        return Sample(stage_of(state, seat), shape(state.round, state.seats), amounts, state.players[seat].score)

    def result(self, scores: Mapping[int, int], seat: int) -> float:
        """Count a seat's own VP alone."""
        return scores[seat]


def _with_other_prices(chance: Random) -> Bot:
    """Make a bot that takes what is worth most by prices of its own, and now and then anything."""
    prices = Prices(*(usual * (1 - SPREAD + 2 * SPREAD * chance.random()) for usual in FITTED))
    whims = Random(chance.getrandbits(62))

    def choose(view: PlayerView, decision: Decision, _clock: Clock) -> int:
        if whims.random() < CARELESS:
            return whims.randrange(len(decision.options))
        worth = Worth(view, decision.seat, prices)
        offers = [price(worth, option, view) for option in decision.options]
        return offers.index(max(offers))

    return choose
