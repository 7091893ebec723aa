"""The panels that need not be there for the first painting."""

from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import PalaceTasks
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel


def more_panels(seats: int) -> list[Panel]:
    """Make the panels of the city, the gods and people, the masks and the log."""
    return [
        KnowledgeTrack(id="track"),
        TempleSteps(id="temple"),
        MarketRows(id="market"),
        PalaceTasks(id="palace"),
        GodDisplay(id="gods"),
        Houses(id="houses"),
        Mask(0, id="mask"),
        *(Mask(number, id=f"others-{number}") for number in range(1, seats)),
        GameLog(id="log"),
    ]
