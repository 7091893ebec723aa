"""The statistics on screen: numbers and plots at every size, person by person, and nothing where nothing was played."""

from pathlib import Path

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.screens.statistics import StatisticsScreen
from cuzco_tui.tui.widgets.course_parts import Part
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, text_on
from tests.tui.contrast import assert_readable


def some_games(folder: Path, count: int = 7) -> SqliteStore:
    """Finished games of Ann and Dan against bots."""
    store = SqliteStore(folder)
    for seed in range(count):
        people = [seats.human("Dan" if seed % 3 == 2 else "Ann"), *[seats.bot("Ben", "random")] * 1]
        table = Table.new(find_game("cuzco"), people, seed, store=store)
        while (decision := table.decision) is not None:
            table.play(decision.seat, decision.options[0], table.step)
        table.close()
    return store


def app_with(store: SqliteStore, language: str = "en") -> HouseApp:
    """The app with the statistics alone."""
    return HouseApp(language, lambda app: app.push_screen(StatisticsScreen(language, store)) and None)


@pytest.mark.parametrize(("language", "size"), usual_in_turn(LANGUAGES, (SMALL, MIDDLE, LARGE)))
async def test_numbers_and_plots_fit(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = app_with(some_games(tmp_path), language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StatisticsScreen)
        assert screen.counted.statistics is not None
        seen = ""
        for _ in screen.query(Part):
            seen += text_on(app)
            await pilot.press("tab")
            await pilot.pause()
        say = cuzco_words(language).say
        for title in ("stats-title", "stats-scores", "stats-sources-over-time", "stats-opponents"):
            assert say(message(title)) in seen
        for part in screen.query(Part):
            room = part.size.width - 2 * part.INSET
            assert all(sum(map(len, (text for text, _ in line))) <= room for line in part.draw(part.view, room))


async def test_each_person_can_be_looked_at(tmp_path: Path) -> None:
    app = app_with(some_games(tmp_path))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StatisticsScreen)
        counts = []
        for _ in range(4):
            assert screen.counted.statistics is not None
            counts.append((screen.person, screen.counted.statistics.overall.games))
            await pilot.press("right")
            await pilot.pause()
        assert counts == [(None, 7), ("Ann", 5), ("Dan", 2), (None, 7)]


async def test_without_games_there_is_a_sentence(tmp_path: Path) -> None:
    app = app_with(SqliteStore(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "There are no finished games yet." in text_on(app)
        assert "Opponents" not in text_on(app)
        await pilot.press("right", "tab", "down", "end")
        await pilot.press("q")
        await pilot.pause()
        assert not isinstance(app.screen, StatisticsScreen)


async def test_one_game_is_enough_for_plots(tmp_path: Path) -> None:
    app = app_with(some_games(tmp_path, 1))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert "VP game by game" in text_on(app)


async def test_every_word_can_be_read_in_every_theme(tmp_path: Path) -> None:
    app = app_with(some_games(tmp_path, 3))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        await assert_readable(pilot)
