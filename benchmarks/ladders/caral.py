"""The ladder of Caral's bots, at tables without modules and with all of them."""

from collections.abc import Mapping

from benchmarks.ladders.rows import Ladder, Row
from cuzco_tui.game import Json
from cuzco_tui.games.caral.bots import make_bot
from cuzco_tui.games.caral.engine import flow
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.game import Caral

BASE = "base"
ALL_MODULES = "all modules"
TABLES = {BASE: "base", ALL_MODULES: "all"}

ROWS = tuple(
    Row(f"{challenger}-{field}-{seats}-{short}", challenger, field, seats, games, "wins", bars[seats], table)
    for challenger, field, games, bars in (
        ("thumb", "random", 240, {2: 0.95, 3: 0.95, 4: 0.95}),
        ("planner", "thumb", 240, {2: 0.60, 3: 0.50, 4: 0.45}),
    )
    for seats in (2, 3, 4)
    for table, short in TABLES.items()
)


def options(row: Row, _deal: int) -> Mapping[str, Json]:
    """Give the modules of a row's table."""
    return dict.fromkeys(MODULE_NAMES, row.table == ALL_MODULES)


LADDER = Ladder(ROWS, Caral, make_bot, options, str(flow.__file__))
