"""The analysis on screen: judged elsewhere while nobody waits, looked through by keys, and opened in the replay."""

import asyncio
from collections.abc import AsyncGenerator
from functools import cache, partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play import analyses
from cuzco_tui.play.analysis import Analysis, JudgedTurn, Progress, analyse, analysis_of
from cuzco_tui.play.replay import Replay, replay_of
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.screens.after import AfterScreen, after_save
from cuzco_tui.tui.screens.analysis import AnalysisScreen, Looked
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.widgets.analysis_parts import EveryTurn
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.worker import WorkerFailed
from tests.games.cuzco.words import cuzco_words
from tests.played_games import replay_of_a_game, replay_of_a_shared_keyboard, saved_game
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, text_on
from tests.tui.contrast import assert_readable
from tests.tui.pictures import Album
from tests.tui.replaying import replaying_app, the_replay

SIZES = (SMALL, MIDDLE, LARGE)
LATE = "Pass the whole of the rest of this long turn and everything that might still have come of it"
TURNS = (
    # round, step, cost, gain
    (0, 3, 0.0, 0.0),
    (1, 12, 3.6, 0.0),
    (1, 19, 0.0, 4.2),
    (1, 30, 0.0, 1.1),
    (2, 61, 12.7, 0.0),
    (2, 74, 0.7, 0.0),
    (2, 86, 5.1, 0.0),
    *((number, 50 * number + 10 * place, 2.0 + place, 0.0) for number in (3, 4, 5) for place in range(5)),
    (6, 272, 0.0, 7.9),
)


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """The pictures of the house's pages."""
    return Album(Path(__file__).with_name("pictures"), request.config.getoption("--accept-pictures"))


def judged(seat: int) -> Analysis:
    """What somebody found who knows the turns of every seat by heart."""
    turns = [
        JudgedTurn(
            first=step,
            last=step + 1,
            at=step,
            round=number,
            when=message("analysis-in-round", round=number),
            cost=cost + seat if cost else 0.0,
            gain=gain,
            done=message("course-share", who=LATE if step == 86 else "Temple", vp=step),
            better=message("course-share", who="Study", vp=step),
            why=(message("after-ahead"), message("course-share", who=LATE, vp=2)),
        )
        for number, step, cost, gain in TURNS
    ]
    return analysis_of(seat, turns)


class Coach:
    """Judges at once, or as far as the test lets it."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.stopped: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False
        self.seconds = 0.0
        """How long it has judged."""

    async def analyse(self, _replay: Replay, seat: int, **_more: object) -> AsyncGenerator[Progress | Analysis, None]:
        """Judge the turns of a seat."""
        self.asked.append(seat)
        try:
            for done in range(40):
                yield Progress(done, 96)
                self.seconds += 0.5
            await self.gate.wait()
        except (asyncio.CancelledError, GeneratorExit):
            self.stopped.append(seat)
            raise
        if self.fails:
            raise WorkerFailed("The process at work ended before it answered; try again.")
        yield judged(seat)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Coach:
    """Whoever judges in a test."""
    quick = Coach()
    monkeypatch.setattr(analyses, "analyse", quick.analyse)
    return quick


def after_app(language: str = "en", choices: int | None = None) -> HouseApp:
    """An app that shows a saved game that is over."""
    saved = saved_game(choices)
    return HouseApp(
        language, lambda app: app.push_screen(after_save(SqliteStore(), saved.id, language)) and None, bot_pause=0.0
    )


@cache
def whole_game() -> Replay:
    """The replay of a whole game of Ann against two bots."""
    return replay_of_a_game()


def page_app(opened_turns: list[tuple[int, int]] | None = None, language: str = "en") -> HouseApp:
    """An app with the page alone over an empty screen, and a note of the turns that are opened."""
    looked = Looked(analyses.Analyses(whole_game()), 0)

    def open_turn(_page: AnalysisScreen, seat: int, turn: JudgedTurn) -> None:
        assert opened_turns is not None
        opened_turns.append((seat, turn.at))

    def show(app: HouseApp) -> None:
        app.push_screen(AnalysisScreen(looked, language, 0, open_turn))

    return HouseApp(language, show, bot_pause=0.0)


async def the_page(pilot: Pilot[None]) -> AnalysisScreen:
    """The page, once it is in front."""
    await pilot.pause()
    assert isinstance(pilot.app, HouseApp)
    return page_in(pilot.app)


def page_in(app: HouseApp) -> AnalysisScreen:
    """The page, which is in front."""
    assert isinstance(app.screen, AnalysisScreen)
    return app.screen


async def opened(pilot: Pilot[None]) -> AnalysisScreen:
    """Open the analysis, and wait until it is in front."""
    assert isinstance(pilot.app, HouseApp)
    await pilot.pause()
    await pilot.press("a")
    for _ in range(200):
        await pilot.pause()
        if isinstance(pilot.app.screen, AnalysisScreen):
            break
    return page_in(pilot.app)


def assert_fits(page: AnalysisScreen) -> None:
    """No line of a part is longer than its room."""
    for part in page.query(Part):
        if part.display:
            room = part.size.width - 2 * part.INSET
            assert all(sum(map(len, (text for text, _ in line))) <= room for line in part.draw(part.view, room)), part


@pytest.mark.parametrize("size", SIZES)
async def test_it_tells_the_sum_the_dearest_mistakes_the_best_moves_and_every_turn(
    coach: Coach, album: Album, size: tuple[int, int]
) -> None:
    app = page_app()
    async with app.run_test(size=size) as pilot:
        page = await the_page(pilot)
        assert coach.asked == [0], "one's own turns come first"
        assert page.looked.seat == 0
        told = text_on(app)
        assert "Your 23 turns (46 choices) gave away about 83 VP, each" in told
        assert "Dearest mistakes" in told
        assert "-13" in told
        assert "Better: Study 61" in told
        seen = told
        for key in ("tab", "tab", "end"):
            await pilot.press(key)
            await pilot.pause()
            seen += " " + text_on(app)
        for each in ("Best moves", "+8", "Every turn", "Before round 1", "Round 5", "Temple 272"):
            assert each in seen
        assert ("VP given away by round" in seen) == (size == LARGE)
        assert_fits(page)
        await pilot.press("home")
        await pilot.pause()
        album.compare(app, f"analysis {size[0]}x{size[1]}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("coach")
async def test_it_speaks_every_language_and_every_word_can_be_read(language: str) -> None:
    app = page_app(language=language)
    async with app.run_test(size=SMALL) as pilot:
        page = await the_page(pilot)
        say = cuzco_words(language).say
        assert say(message("analysis-title")) in text_on(app)
        assert say(message("analysis-mistakes")) in text_on(app)
        assert_fits(page)
        await pilot.press("end")
        await pilot.pause()
        assert say(message("analysis-every-turn")) in text_on(app) or page.query_one(EveryTurn).has_focus
        assert_fits(page)
        if language == "en":
            await assert_readable(pilot)


async def test_while_it_is_made_the_page_tells_how_far_it_is_and_escape_stops_it(
    coach: Coach, album: Album, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuzco_tui.tui.screens.analysis.monotonic", lambda: coach.seconds)
    coach.gate.clear()
    app = replaying_app(whole_game())
    async with app.run_test(size=SMALL) as pilot:
        await the_replay(pilot)
        page = await opened(pilot)
        assert "39 of 96 choices judged" in text_on(app)
        assert "20 seconds so far about 28 seconds left" in text_on(app)
        coach.seconds = 95.0
        page._tell_time()
        await pilot.pause()
        assert "95 seconds so far about 2 minutes left" in text_on(app)
        assert "Dearest mistakes" not in text_on(app)
        await pilot.press("down", "enter", "tab", "pagedown", "end")
        assert app.screen is page
        album.compare(app, "analysis so far 80x24")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert coach.stopped == [0]
        coach.gate.set()
        await opened(pilot)
        assert coach.asked == [0, 0], "what was stopped begins anew"
        assert "Your 23 turns" in text_on(app)


async def test_what_was_found_is_kept_and_the_cursor_where_it_was(coach: Coach) -> None:
    app = replaying_app(whole_game())
    async with app.run_test(size=MIDDLE) as pilot:
        await the_replay(pilot)
        page = await opened(pilot)
        await pilot.press("down", "down")
        assert page.judged.cursor == 2
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        again = await opened(pilot)
        assert again is not page
        assert again.judged.cursor == 2
        assert coach.asked == [0]


@pytest.mark.parametrize("size", SIZES)
async def test_the_cursor_goes_through_all_turns_and_is_always_in_sight(coach: Coach, size: tuple[int, int]) -> None:
    app = page_app()
    async with app.run_test(size=size) as pilot:
        page = await the_page(pilot)
        last = len(page.judged.turns) - 1
        assert len(coach.asked) == 1
        await pilot.press("up")
        assert page.judged.cursor == 0
        for key, cursor in (("end", last), ("down", last), ("home", 0), ("tab", 3), ("tab", 5), ("tab", 0)):
            await pilot.press(key)
            await pilot.pause()
            assert page.judged.cursor == cursor, key
        for _ in range(last // 3):
            await pilot.press("down", "down", "down")
            assert "\u258c" in text_on(app)
        stops = [page.judged.cursor]
        while stops[-1] and len(stops) < 30:
            await pilot.press("pageup")
            stops.append(page.judged.cursor)
        assert stops == [last, 22, 17, 12, 9, 6, 5, 3, 0]


async def test_enter_opens_the_replay_at_the_turn_and_comes_back(coach: Coach) -> None:
    app = after_app()
    async with app.run_test(size=MIDDLE) as pilot:
        page = await opened(pilot)
        await pilot.press("right")
        await pilot.pause()
        await pilot.press("down", "enter")
        screen = await the_replay(pilot)
        assert screen.past.at == judged(1).dearest[1].at - 1, "before the choice, where something else can be tried"
        assert screen.past.eyes == 1, "with the eyes of whose turn it was"
        assert "Round 3, step 190: Temple 190. Better: Study 190." in text_on(app)
        assert "It cost 7 VP." in text_on(app)
        await pilot.press("right", "left")
        await pilot.pause()
        assert "Better: Study" in text_on(app)
        await pilot.press("left")
        await pilot.pause()
        assert "Better: Study" not in text_on(app)
        await pilot.press("a")
        await pilot.pause()
        assert page_in(app) is not page
        assert coach.asked == [0, 1], "nothing is judged twice"
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert app.screen is page
        assert page.judged.cursor == 1
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, AfterScreen)


async def test_another_key_shows_the_turns_of_each_player_and_stops_what_is_not_done(coach: Coach) -> None:
    coach.gate.clear()
    app = page_app()
    async with app.run_test(size=SMALL) as pilot:
        page = await the_page(pilot)
        await pilot.press("right")
        await pilot.pause()
        assert coach.stopped == [0]
        assert page.looked.seat == 1
        assert "Analysis Ben" in text_on(app)
        coach.gate.set()
        await pilot.pause()
        assert "Ben: 23 turns (46 choices) gave away about 102 VP, each counted by itself." in text_on(app)
        await pilot.press("right")
        await pilot.pause()
        assert "Cleo: 23 turns" in text_on(app)
        await pilot.press("left", "right", "right")
        await pilot.pause()
        assert "Your 23 turns" in text_on(app)
        assert coach.asked == [0, 1, 2, 0]


async def test_a_click_opens_a_turn(coach: Coach) -> None:
    turns: list[tuple[int, int]] = []
    app = page_app(turns)
    async with app.run_test(size=MIDDLE) as pilot:
        await the_page(pilot)
        assert coach.asked
        row = next(place for place, line in enumerate(lines_on(app)) if "Temple 74" in line)
        await pilot.click(offset=(80, row))
        await pilot.pause()
        assert turns == [(0, 74)]


async def test_an_analysis_that_fails_says_so_and_can_be_tried_again(coach: Coach) -> None:
    coach.fails = True
    app = replaying_app(whole_game())
    async with app.run_test(size=SMALL) as pilot:
        await the_replay(pilot)
        await opened(pilot)
        assert "The analysis failed; leave this page and try again." in text_on(app)
        coach.fails = False
        await pilot.press("q")
        await pilot.pause()
        await opened(pilot)
        assert "Your 23 turns" in text_on(app)


async def test_help_lists_its_keys_and_a_resize_keeps_the_cursor_in_sight(coach: Coach) -> None:
    app = page_app()
    async with app.run_test(size=LARGE) as pilot:
        page = await the_page(pilot)
        assert coach.asked
        await pilot.press("end")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "Temple 272" in text_on(app)
        assert page.query_one(EveryTurn).has_cursor
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        assert "In an analysis" in text_on(app)


async def test_from_a_replay_enter_goes_to_the_turn_in_it(coach: Coach) -> None:
    app = replaying_app(whole_game(), step=20)
    async with app.run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("3")
        page = await opened(pilot)
        assert coach.asked == [2], "whose eyes one looks with"
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen
        assert page not in app.screen_stack
        assert screen.past.at == judged(2).dearest[0].at - 1
        assert screen.past.eyes == 2
        await pilot.press("escape")
        await pilot.pause()
        page = page_in(app)
        assert page.judged.cursor == 0, "where one came from"
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert page_in(app).judged.cursor == 1
        assert coach.asked == [2]
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is screen
        assert not screen.from_analysis, "from here one leaves"


async def test_what_was_found_is_kept_however_one_comes_back_to_the_game(coach: Coach) -> None:
    app = replaying_app(whole_game(), step=20)
    async with app.run_test(size=MIDDLE) as pilot:
        await the_replay(pilot)
        await opened(pilot)
        await pilot.press("escape")
        await pilot.pause()
        app.push_screen(ReplayScreen(replay_of(whole_game().saved, find_game), "en"))
        await the_replay(pilot)
        await opened(pilot)
        assert "Your 23 turns" in text_on(app)
        assert coach.asked == [0]
        app.push_screen(ReplayScreen(replay_of_a_game(120), "en"))
        await the_replay(pilot)
        await opened(pilot)
        assert coach.asked == [0, 0], "a game that stands elsewhere is another one"


async def test_before_the_end_only_ones_own_turns_are_analysed(coach: Coach) -> None:
    app = replaying_app(replay_of_a_game(120))
    async with app.run_test(size=SMALL) as pilot:
        await the_replay(pilot)
        page = await opened(pilot)
        assert page.looked.analyses.seats == [0]
        assert "other player" not in lines_on(app)[-1]
        await pilot.press("right", "left")
        await pilot.pause()
        assert page.looked.seat == 0
        assert coach.asked == [0]


async def test_several_people_at_one_keyboard_look_at_their_own_turns_alone(coach: Coach) -> None:
    app = replaying_app(replay_of_a_shared_keyboard(60))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        screen = await the_replay(pilot)
        assert "analysis" not in lines_on(app)[-1]
        await pilot.press("a")
        await pilot.pause()
        assert app.screen is screen
        assert "Before a game is over only one's own turns can be analysed." in text_on(app)
        await pilot.press("2", "y")
        screen = await the_replay(pilot)
        assert screen.replay.own == 1
        page = await opened(pilot)
        assert page.looked.analyses.seats == [1]
        assert coach.asked == [1]


async def test_a_real_analysis_of_a_few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "analyse", partial(analyse, effort=0))
    app = replaying_app(replay_of_a_game(24))
    async with app.run_test(size=SMALL) as pilot:
        screen = await the_replay(pilot)
        page = await opened(pilot)
        await pilot.pause()
        found = page.judged.analysis
        assert found is not None
        assert [turn.first for turn in found.turns] == sorted(turn.first for turn in found.turns)
        numbers = f"{len(found.turns)} turns ({found.choices} choices) gave away about {found.told_cost} VP"
        assert f"Your {numbers}" in text_on(app)
        await pilot.press("end", "enter")
        await pilot.pause()
        assert app.screen is screen
        assert isinstance(app.screen, ReplayScreen)
        assert screen.past.at == found.turns[-1].at - 1
