"""Whole games played on screen by keys alone, as somebody who presses any of them, for several sets of modules."""

from random import Random

import pytest

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.after import AfterScreen
from tests.games.caral.screen.on_screen import ALL, caral_table, settle
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, table_of

KEYS = ("enter", "enter", "enter", "enter", "right", "left", "down", "up", "1", "2", "tab", "k", "m", "g", "space")
ENOUGH = 4000


@pytest.mark.parametrize(
    ("size", "players", "modules", "seed"),
    [
        (SMALL, 2, (), 1),
        (MIDDLE, 3, ("moods", "years", "status"), 2),
        (SMALL, 3, ALL, 3),
        in_long_runs(MIDDLE, 4, ALL, 4),
        in_long_runs(LARGE, 2, ALL, 5),
        in_long_runs(LARGE, 4, (), 6),
        in_long_runs(SMALL, 4, ("progress", "emissary"), 7),
    ],
)
async def test_a_whole_game_is_played_by_keys(
    size: tuple[int, int], players: int, modules: tuple[str, ...], seed: int
) -> None:
    app = make_app(caral_table(players, modules, seed, max_years=1), bot_pause=0.0)
    chance = Random(seed)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        table = table_of(app)
        for _ in range(ENOUGH):
            if app.model.next_seat is None:
                break
            await pilot.press(chance.choice(KEYS))
            await pilot.pause()
        assert table.finished
        await settle(pilot)
        assert isinstance(app.screen, AfterScreen)


async def test_a_burst_of_keys_answers_only_what_was_in_sight() -> None:
    app = make_app(caral_table(3, ALL, 8, max_years=1), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = table_of(app)
        while not table.finished:
            await pilot.press(*["enter"] * 12, "right", "m")
            await pilot.pause()
        await settle(pilot)
        assert isinstance(app.screen, AfterScreen)
