"""Where the value of positions is learned: bots with all kinds of tastes first, then planners that wander."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from cuzco_tui.game import Bot, Clock, Decision, Json
from cuzco_tui.games.caral.bots.features import FEATURE_NAMES, STAGE_NAMES, features, stage_of
from cuzco_tui.games.caral.bots.mind import CaralMind
from cuzco_tui.games.caral.bots.parts import play_part
from cuzco_tui.games.caral.bots.prices import USUAL, Prices
from cuzco_tui.games.caral.bots.sight import SHAPES, Board, result, shape, standing
from cuzco_tui.games.caral.bots.thumb import ThumbBot
from cuzco_tui.games.caral.bots.value import FILE, Value, known_by_thumb
from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.flow import advance
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.search.planner import Planner
from cuzco_tui.search.school import Course, Sample, Weights

SEATS: Final = (2, 3, 4, 4)
"""How many sit at a table, each as likely as the others."""
YEARS: Final = (20, 20, 12, 8)
"""After how many years a game ends at the latest."""
SPREAD: Final = 0.6
"""How far the prices of the first course lie around the usual ones, as a share."""
CARELESS: Final = 0.06
"""How often a player of the first course takes any option."""
WANDER: Final = 0.12
"""How often a planner takes another of its best plans."""

GUESTS: Final = 0.2
"""How many of the players of later courses still are those of the first one."""


class CaralSchool:
    """The school of Caral."""

    stages: Sequence[str] = STAGE_NAMES
    features: Sequence[str] = FEATURE_NAMES
    shapes = SHAPES
    foresight = 0.5
    courses: Sequence[Course] = (
        Course("all kinds of tastes", 6000, 1.0),
        Course("wandering planners", 600, 1.0),
        Course("wandering planners that know more", 800, 1.0),
    )
    shipped: Path = FILE

    def table(self, chance: Random) -> tuple[int, Mapping[str, Json]]:
        """Sit two to four down, with no module, all of them, or some, for many years or fewer."""
        kind = chance.random()
        share = 0.0 if kind < 0.35 else 1.0 if kind < 0.65 else 0.5
        modules = {name: chance.random() < share for name in MODULE_NAMES}
        return chance.choice(SEATS), {**modules, "max_years": chance.choice(YEARS)}

    def players(self, course: int, seats: int, weights: Weights | None, chance: Random) -> list[Bot]:
        """Make bots with tastes of their own; once there are weights most are planners."""
        if course == 0 or weights is None:
            return [_with_another_taste(chance) for _ in range(seats)]
        mind = CaralMind(Value(weights))
        return [
            _with_another_taste(chance)
            if chance.random() < GUESTS
            else Planner(mind, chance.getrandbits(62), 2, 4, WANDER)
            for _ in range(seats)
        ]

    def asked(self, state: State) -> int | None:
        """Give the seat that decides."""
        return state.stack[-1][1] if state.stack else None

    def options(self, state: State) -> list[Choice]:
        """Give the options of the seat whose part it is."""
        return state.options

    def play_on(self, state: State, choice: Choice) -> None:
        """Carry out an option of the seat's part."""
        play_part(state, choice)

    def advance(self, state: State) -> None:
        """Go on to the next decision."""
        advance(state)

    def sample(self, state: State, seat: int) -> Sample:
        """Read a position as the value does."""
        board = Board(state)
        amounts = features(state, seat, board)
        known = standing(state, seat, board) + known_by_thumb(state, seat, board, amounts)
        return Sample(stage_of(state, seat), shape(state, board), amounts, known)

    def result(self, scores: Mapping[int, int], seat: int) -> float:
        """Say how far a seat is ahead of the others."""
        return result([scores[other] for other in range(len(scores))], seat)


def _with_another_taste(chance: Random) -> Bot:
    """Make a bot with prices of its own that now and then takes anything."""
    thumb = ThumbBot(Prices(*(usual * (1 - SPREAD + 2 * SPREAD * chance.random()) for usual in USUAL)))
    whims = Random(chance.getrandbits(62))

    def choose(view: PlayerView, decision: Decision, clock: Clock) -> int:
        if whims.random() < CARELESS:
            return whims.randrange(len(decision.options))
        return thumb(view, decision, clock)

    return choose
