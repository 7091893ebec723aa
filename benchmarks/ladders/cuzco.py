"""The ladder of Cuzco's bots; every other deal is played with pututus."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from benchmarks.ladders.rows import ALL_ALIKE, Ladder, Row
from benchmarks.yardstick.greedy import greedy_bot as yardstick_bot
from cuzco_tui.game import Bot, Json
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind, own_mind, rival_minds
from cuzco_tui.games.cuzco.bots.value import learned_value
from cuzco_tui.games.cuzco.engine import flow
from cuzco_tui.games.cuzco.game import Cuzco
from cuzco_tui.search.master import Master
from cuzco_tui.search.planner import Planner

OTHER_WEIGHTS = Path(__file__).parent.parent / "yardstick" / "other_value.json"
"""Weights of a training from another seed, which nobody models."""
ROLLOUTS = 48
"""How much the master tries out for each choice: half of what it usually does."""

ROWS = (
    Row("greedy-yardstick", "greedy", "yardstick", 4, 400, "wins", 0.60),
    Row("planner-greedy", "planner", "greedy", 4, 400, "wins", 0.65),
    Row("planner-yardstick", "planner", "yardstick", 4, 400, "wins", 0.85),
    Row("master-planner", "master", "planner", 4, 200, "wins", 0.55),
    Row("master-other", "master", "other planner", 4, 200, "wins", 0.45),
    Row("planner-greedy-2", "planner", "greedy", 2, 200, "wins", 0.75),
    Row("master-planner-2", "master", "planner", 2, 200, "wins", 0.60),
    Row("planner-greedy-3", "planner", "greedy", 3, 200, "wins", 0.65),
    Row("master-planner-3", "master", "planner", 3, 200, "wins", 0.50),
    Row("master-yardstick-3", "master", "yardstick", 3, 100, "score", 195.0),
    Row("masters", "master", ALL_ALIKE, 4, 60, "winner", 172.0),
)


@cache
def other_mind() -> CuzcoMind:
    """Give the mind of the planner that was trained from another seed."""
    return CuzcoMind(learned_value(OTHER_WEIGHTS))


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot of the ladder, or one to measure by."""
    if name == "yardstick":
        return yardstick_bot
    if name == "other planner":
        return Planner(other_mind(), seed)
    if name == "master":
        return Master(own_mind(), rival_minds(), seed, rollouts=ROLLOUTS)
    return Cuzco().make_bot(name, seed)


def options(_row: Row, deal: int) -> Mapping[str, Json]:
    """Play every other deal with pututus."""
    return {"pututu": deal % 2 == 1}


LADDER = Ladder(ROWS, Cuzco, make_bot, options, str(flow.__file__))
