"""The app plays: a whole game by keys alone, from the first dialog to the ranking."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import CuzcoApp, make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.prompt import Prompt


def new_table(players: int, pututu: bool, seed: int = 5) -> Table:
    """A game of one person against greedy bots."""
    people = [seats.human("Ann"), *(seats.bot(f"Bot {number}", "greedy") for number in range(2, players + 1))]
    return Table.new(find_game("cuzco"), people, seed, options={"pututu": pututu})


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the person must decide, or the game is over and its ranking shown."""
    app = pilot.app
    assert isinstance(app, CuzcoApp)
    for _ in range(600):
        await pilot.pause()
        model = app.model
        if model.next_seat is None and isinstance(app.screen, Reading):
            return
        asks = model.mine and isinstance(app.screen, GameScreen | DecisionModal)
        if asks and [text for text, _ in app.screen.query_one(Prompt).options] == [o.text for o in model.view.options]:
            return
    raise AssertionError(f"nobody is asked on {app.screen}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pututu", [False, True])
async def test_a_whole_game_is_played_by_keys_alone(players: int, pututu: bool) -> None:
    """Every decision is answered with the cursor and Enter."""
    table = new_table(players, pututu)
    app = make_app(table, "en", bot_pause=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        turns = 0
        while table.decision is not None:
            app.screen.query_one(Prompt).focus()
            await pilot.press(*["down"] * (turns % 3), "enter")
            turns += 1
            await settle(pilot)
        assert isinstance(app.screen, Reading)
        assert any("Place 1" in line for line in app.screen.lines)
        assert turns > 40
