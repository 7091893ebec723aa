"""The app plays: a whole game by keys alone, from the first dialog to the ranking."""

import pytest

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.after import AfterScreen
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import seldom_chosen
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import MIDDLE, SMALL, answer, new_table, settle, text_on


@pytest.mark.parametrize(
    ("players", "size", "pututu"),
    [
        (3, SMALL, True),
        in_long_runs(2, MIDDLE, False),
        in_long_runs(2, MIDDLE, True),
        in_long_runs(3, SMALL, False),
        in_long_runs(4, SMALL, False),
        in_long_runs(4, SMALL, True),
    ],
)
async def test_a_whole_game_is_played_by_keys_alone(players: int, size: tuple[int, int], pututu: bool) -> None:
    """Every decision is answered with the cursor and Enter."""
    table = new_table(players, pututu)
    app = make_app(table, "en", bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        turns = 0
        while table.decision is not None:
            await answer(pilot, down=turns % 3)
            turns += 1
        assert isinstance(app.screen, AfterScreen)
        assert "wins with" in text_on(app)
        assert turns > 40


async def test_the_ranking_is_shown_once() -> None:
    table = new_table(2)
    pick = seldom_chosen(3)
    state = table.state_at(0)
    texts = []
    while state.options:
        texts.append((state.stack[-1][1], pick(state.options).text))
        kit.choose(state, texts[-1][1])
    last_of_ann = max(number for number, (seat, _) in enumerate(texts) if seat == 0)
    for seat, text in texts[:last_of_ann]:
        table.play(seat, text, table.step)
    app = make_app(table, "en", bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        while table.decision is not None:
            await answer(pilot)
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack].count(AfterScreen) == 1
