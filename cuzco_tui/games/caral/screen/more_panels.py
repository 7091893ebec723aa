"""The panels that need not be there for the first painting."""

from cuzco_tui.games.caral.engine.codes import EMISSARY, MOODS, PROGRESS, STATUS, YEARS
from cuzco_tui.games.caral.screen.panels.card_piles import CardPiles
from cuzco_tui.games.caral.screen.panels.emissary_board import EmissaryBoard
from cuzco_tui.games.caral.screen.panels.other_sleds import OtherSleds
from cuzco_tui.games.caral.screen.panels.progress_board import PyramidBoard
from cuzco_tui.games.caral.screen.panels.status_cards import StatusCards
from cuzco_tui.games.caral.screen.panels.tiles import ProgressTiles
from cuzco_tui.games.caral.screen.panels.years import YearTiles
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel


def more_panels(modules: int) -> list[Panel]:
    """Make the panels of the others, the pyramids, the modules in play, and the log."""
    found: list[Panel] = [OtherSleds(), PyramidBoard(), CardPiles()]
    if modules & (MOODS | YEARS):
        found.append(YearTiles())
    if modules & STATUS:
        found.append(StatusCards())
    if modules & PROGRESS:
        found.append(ProgressTiles())
    if modules & EMISSARY:
        found.append(EmissaryBoard())
    return [*found, GameLog(id="log")]
