"""A player who is about to place a die, at the screen."""

from textual.pilot import Pilot

from cuzco_tui.games.cuzco.screen.moves import Move
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.panel import Panel
from tests.games.cuzco import kit
from tests.tui.at_the_screen import (
    arranged,
    settle,
    the_app,
    the_game,
)


def turn_table(dice: tuple[int, ...] = (6, 5, 4), pututu: bool = False) -> Table:
    """Two players; Ann, in Cuzco with plenty of everything, is about to place a die."""
    state = kit.new(2, pututu=pututu)
    player = state.players[0]
    player.offerings, player.inti, player.food = 9, 1, 9
    kit.deliver(state, 0, 6, 7, 8)
    kit.give_feathers(state, 0, 1, 2)
    kit.give_tiles(state, 0, 0, 13)
    kit.give_card(state, 0, 2)
    return arranged(kit.at_turn(state, 0, dice))


async def ready(pilot: Pilot[None]) -> HouseApp:
    """Wait until Ann is asked for her turn."""
    await settle(pilot)
    app = the_app(pilot)
    assert isinstance(app.screen, GameScreen)
    assert app.model.view.kind == "ChooseTurn"
    return app


def shown_panels(app: HouseApp) -> list[Panel]:
    """The panels on the screen that can have the focus."""
    return [panel for panel in app.screen.query(Panel) if panel.can_focus and panel.region.area]


def board_of(pilot: Pilot[None]) -> TableLayout:
    """The table, with the one cursor."""
    board = the_game(pilot).board
    assert isinstance(board, TableLayout)
    return board


async def focus_by_tab(pilot: Pilot[None], wanted: type[Panel]) -> None:
    """Bring the focus to a panel with the Tab key alone."""
    for _ in range(30):
        if isinstance(pilot.app.screen.focused, wanted):
            return
        await pilot.press("tab")
    raise AssertionError(f"Tab never comes to {wanted.__name__}")


def moves_to(board: TableLayout, action: int) -> list[Move]:
    """The moves of the selected die for an action."""
    return [move for move in board.moves if move.action == action]
