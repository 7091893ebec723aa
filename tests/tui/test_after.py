"""After the game: everything that is told of it, at every size, in every language, and what comes next."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.course import course_of, course_of_save
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.screens.after import AfterScreen, after_save
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.screens.statistics import StatisticsScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.widgets.course_parts import Moments, Part, RoundNumbers, SetBars, Verdict
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, new_table, settle, sitting_at, text_on

SIZES = [SMALL, MIDDLE, LARGE]


@pytest.fixture
def own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteStore:
    """The saved games of the machine."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    return SqliteStore()


def played_out(players: int = 3, store: SqliteStore | None = None) -> Table:
    """A game of Ann against greedy bots that is over."""
    table = new_table(players, store=store)
    bot = table.game.make_bot("greedy", 1)
    while (decision := table.decision) is not None:
        choice = decision.options[bot(table.view(decision.seat), decision, ThinkingClock())]
        table.play(decision.seat, choice, table.step)
    return table


def after_in(app: HouseApp) -> AfterScreen:
    """The screen after the game, which is in front."""
    assert isinstance(app.screen, AfterScreen)
    return app.screen


async def with_moments(pilot: Pilot[None]) -> AfterScreen:
    """The screen once the moments are found."""
    await settle(pilot)
    assert isinstance(pilot.app, HouseApp)
    after = after_in(pilot.app)
    for _ in range(500):
        if after.told.moments is not None:
            break
        await asyncio.sleep(0.01)
    await pilot.pause()
    return after


async def text_of_all_parts(pilot: Pilot[None], app: HouseApp) -> str:
    """Everything that is seen while going from part to part."""
    seen = text_on(app)
    for _ in after_in(app).query(Part):
        await pilot.press("tab")
        await pilot.pause()
        seen += " " + text_on(app)
    return seen


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_shows_places_curves_sources_sets_and_moments(size: tuple[int, int]) -> None:
    """Z-3, Z-4."""
    table = played_out()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        after = await with_moments(pilot)
        best = table.ranking()[0]
        name = table.seats[best.seat].name if best.seat else "You"
        assert f"wins with {best.score} VP" in text_on(app)
        seen = await text_of_all_parts(pilot, app)
        assert f"{name} {best.score}" in seen
        for title in ("VP by round", "VP by source", "What decided it", "Sets"):
            assert title in seen
        assert "0 1 2 3 4 5 6 end" in seen
        assert "feathers 12 (6 VP)" in seen
        assert "headdress" in seen
        assert after.told.moments is not None
        assert f"+{max(after.told.moments[0].gains)}" in seen
        assert "The game is finished; it was not saved." in seen


@pytest.mark.parametrize(("size", "language"), usual_in_turn(SIZES, LANGUAGES))
async def test_a_table_of_four_fits_in_every_language(size: tuple[int, int], language: str) -> None:
    app = make_app(played_out(4), language, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        after = await with_moments(pilot)
        for part in after.query(Part):
            if part.display:
                room = part.size.width - 2 * part.INSET
                assert all(sum(map(len, (text for text, _ in line))) <= room for line in part.draw(part.view, room))
        assert cuzco_words(language).say(message("after-rounds")) in "\n".join(lines_on(app))


async def test_the_sets_lie_where_there_is_room() -> None:
    app = make_app(played_out(), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        after = await with_moments(pilot)
        assert [part.display for part in after.query(SetBars)] == [False, True]
        await pilot.resize_terminal(*MIDDLE)
        await pilot.pause()
        assert [part.display for part in after.query(SetBars)] == [True, False]


@pytest.mark.parametrize(("size", "shown"), [(SMALL, True), (MIDDLE, False), (LARGE, True)])
async def test_the_scores_stand_in_numbers_where_there_is_room(size: tuple[int, int], shown: bool) -> None:
    table = played_out()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        after = await with_moments(pilot)
        assert after.query_one(RoundNumbers).display == shown
        if shown:
            seen = await text_of_all_parts(pilot, app)
            best = table.ranking()[0]
            assert f"*{best.by_round[-1]}" in seen
            assert all(f"{score}" in seen for each in table.ranking() for score in each.by_round[1:])


async def test_the_end_comes_back_after_a_look_at_the_board() -> None:
    app = make_app(played_out(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("space")
        await pilot.pause()
        after_in(app)


async def test_a_saved_game_says_that_it_is_saved(store: SqliteStore) -> None:
    app = make_app(played_out(store=store), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "The game is finished and saved." in text_on(app)


async def test_equal_scores_are_explained() -> None:
    """Z-4: ties go to the one earlier in the turn order."""
    app = make_app(played_out(), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        after = await with_moments(pilot)
        assert "Between equals" not in text_on(app)
        course = after.told.course
        equal = tuple(each._replace(score=50) for each in course.standings)
        lines = after.query_one(Verdict).draw(after.told._replace(course=course._replace(standings=equal)), 80)
        assert any("Between equals" in text for line in lines for text, _ in line)


async def test_the_cursor_walks_through_the_moments_and_stays_among_them() -> None:
    app = make_app(played_out(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        after = await with_moments(pilot)
        assert after.told.moments is not None
        last = len(after.told.moments) - 1
        await pilot.press("down")
        assert after.focused is after.query_one(Moments)
        assert after.told.cursor == 0
        await pilot.press(*["down"] * (last + 3))
        await pilot.pause()
        assert after.told.cursor == last
        assert "What decided it" in text_on(app) or f"{last + 1} Round" in text_on(app)
        await pilot.press("up")
        assert after.told.cursor == last - 1


async def test_enter_opens_the_replay_at_the_moment_and_v_at_the_beginning(own_store: SqliteStore) -> None:
    app = make_app(played_out(store=own_store), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        after = await with_moments(pilot)
        assert after.told.moments is not None
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.past.at == after.told.moments[1].step
        await pilot.press("q")
        await pilot.pause()
        assert app.screen is after
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.past.at == 0


async def test_what_was_not_saved_has_no_replay() -> None:
    app = make_app(played_out(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        after = await with_moments(pilot)
        await pilot.press("v", "enter")
        await pilot.pause()
        assert app.screen is after
        assert "replay" not in lines_on(app)[-1]


@pytest.mark.parametrize("size", SIZES)
async def test_at_a_table_elsewhere_nothing_is_offered_that_only_this_machine_knows(size: tuple[int, int]) -> None:
    course = course_of(sitting_at(played_out()))
    app = HouseApp("en", lambda app: app.push_screen(AfterScreen(course, "en")) and None)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        after = after_in(app)
        assert not after.query(Moments)
        await pilot.press("r", "v", "s", "enter", "down", "up", "pagedown", "end")
        await pilot.pause()
        assert app.screen is after
        assert lines_on(app)[-1].split() == ["Tab", "next", "q", "back"]
        seen = await text_of_all_parts(pilot, app)
        for title in ("VP by round", "VP by source", "Sets"):
            assert title in seen


async def test_from_the_end_one_comes_home(own_store: SqliteStore) -> None:
    app = make_app(played_out(store=own_store), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await with_moments(pilot)
        await pilot.press("q")
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, TitleScreen):
                break
        assert isinstance(app.screen, TitleScreen)
        assert app.host is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_smallest_terminal_names_the_keys_of_statistics_and_of_the_way_home(
    language: str, own_store: SqliteStore
) -> None:
    app = make_app(played_out(store=own_store), language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await with_moments(pilot)
        keys = [part.strip()[:2] for part in lines_on(app)[-1].split("  ")]
        assert {"s ", "r ", "v ", "q "} <= set(keys)


async def test_the_statistics_come_up_and_go(own_store: SqliteStore) -> None:
    app = make_app(played_out(store=own_store), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        after = await with_moments(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is after


async def test_a_rematch_is_the_same_table_with_another_seed(own_store: SqliteStore) -> None:
    table = played_out(store=own_store)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await with_moments(pilot)
        await pilot.press("r")
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, GameScreen) and app.host is not None and app.host._table is not table:
                break
        assert app.host is not None
        again = app.host._table
        assert again is not table
        assert again.seats == table.seats
        assert again.header.options == table.header.options
        assert again.header.seed != table.header.seed
        assert again.id is not None
        assert again.id != table.id
        assert not again.finished


async def test_a_finished_game_is_looked_at_without_its_table(store: SqliteStore) -> None:
    table = played_out(store=store)
    assert table.id is not None
    table.close()
    saved = store.read(table.id)
    app = HouseApp("en", lambda app: app.push_screen(after_save(store, saved.id, "en")) and None)
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        after = after_in(app)
        best = course_of_save(table.game, saved).standings[0]
        assert f"wins with {best.score} VP" in text_on(app)
        assert "finished" not in text_on(app)
        assert after.told.course.names.me == 0
        await pilot.press("q")
        await pilot.pause()
        assert not isinstance(app.screen, AfterScreen)


@pytest.mark.parametrize("size", SIZES)
async def test_the_bars_of_the_moments_are_explained_and_nothing_is_told_twice(size: tuple[int, int]) -> None:
    async with make_app(played_out(), bot_pause=0.0).run_test(size=size) as pilot:
        after = await with_moments(pilot)
        part = after.query_one(Moments)
        assert part.note() == "bar: VP gained on the others"
        drawn = ["".join(text for text, _ in line) for line in part.draw(after.told, 60)]
        assert any(line.strip().startswith("Circlet ") for line in drawn), drawn
        assert not [line for line in drawn if re.search(r"circlets.* VP", line)]
