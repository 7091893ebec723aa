"""The tutorial on screen: the same lessons as in plain lines, by keys alone on the smallest terminal."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.cli import main
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KeepTasksModal
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.lessons import NO_UNDO
from cuzco_tui.play.opening import begin_tutorial, resume_table
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import HandOver, Reading
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first
from tests.tui.at_the_screen import SMALL, asks, choices_of, settle, table_of, text_on, the_app

GAME = find_game("cuzco")
TUTORIAL = GAME.tutorial()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saves in a folder of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    return tmp_path


def taught(language: str = "en") -> HouseApp:
    """The app at the first lesson, with bots that wait for nobody."""
    table = begin_tutorial(GAME, TUTORIAL, SqliteStore(), cuzco_words(language))
    return make_app(table, language, bot_pause=0.0, tutorial=TUTORIAL)


async def read(pilot: Pilot[None]) -> str:
    """Wait for what is to be read, close it with Enter, and give what it said and its choice."""
    app = the_app(pilot)
    for _ in range(200):
        await pilot.pause()
        if isinstance(app.screen, Reading):
            break
    assert isinstance(app.screen, Reading)
    told = " ".join([app.screen.heading, *app.screen.lines])
    await pilot.press("enter")
    return " ".join(told.split())


async def asked(pilot: Pilot[None]) -> None:
    """Wait for the question of a lesson."""
    for _ in range(200):
        await pilot.pause()
        if asks(the_app(pilot)):
            return
    raise AssertionError("nobody is asked")


async def follow(pilot: Pilot[None]) -> None:
    """Do what the lesson suggests: the cursor is there already."""
    await pilot.press("enter")


@pytest.mark.parametrize("language", usual_first(LANGUAGES, 1))
async def test_the_whole_tutorial_is_learnt_by_enter_alone(language: str) -> None:
    """Every lesson is told before its choice and after it, then the newcomer plays Player 1 against the bots."""
    say = cuzco_words(language).say
    app = taught(language)
    table = None
    async with app.run_test(size=SMALL) as pilot:
        after: tuple[str, ...] = ()
        for number, lesson in enumerate(TUTORIAL.lessons):
            told = await read(pilot)
            for said in (*after, *(say(line) for line in lesson.before)):
                assert " ".join(said.split()) in told
            table = table_of(app)
            assert choices_of(table) == [each.choice for each in TUTORIAL.lessons[:number]]
            assert app.model.names.me == app.model.next_seat, "nobody hands the keyboard over in a lesson"
            await asked(pilot)
            await follow(pilot)
            after = tuple(say(line) for line in lesson.after)
        told = await read(pilot)
        for said in (*after, *(say(line) for line in TUTORIAL.farewell)):
            assert " ".join(said.split()) in told
        await settle(pilot)
        assert app.model.people == [TUTORIAL.own_seat]
        assert asks(app)
        await follow(pilot)
        await settle(pilot)
        assert table is not None
        assert table.step > len(TUTORIAL.lessons), "the ordinary game goes on"
        assert app.model.has_bots


async def test_another_choice_is_refused_with_the_sentence_of_the_text_mode() -> None:
    """On the board as in a dialog the question stays, and nothing is made."""
    app = taught()
    async with app.run_test(size=SMALL) as pilot:
        for lesson in TUTORIAL.lessons[:7]:
            await read(pilot)
            await asked(pilot)
            before, screen = table_of(app).step, type(app.screen)
            if isinstance(app.screen, KeepTasksModal):
                app.screen.suggest(next(text for text, _ in app.screen.options if text != lesson.choice))
                await pilot.press("enter")
            elif isinstance(app.screen, GameScreen):
                prompt = app.screen.board.prompt
                prompt.go_to(next(text for text, _ in prompt.options if text.split("\n")[0] != lesson.choice))
                await pilot.press("enter")
            else:
                await pilot.press("down", "enter")
            await asked(pilot)
            assert (table_of(app).step, type(app.screen)) == (before, screen)
            wanted = next(option.words for option in app.model.options() if option.text == lesson.choice)
            sentence = cuzco_words("en").say(message("lesson-wants", number=0, words=wanted))
            assert [notice.message for notice in app._notifications][-1] == sentence
            await follow(pilot)


async def test_nothing_is_taken_back_in_a_lesson() -> None:
    app = taught()
    async with app.run_test(size=SMALL) as pilot:
        await read(pilot)
        await asked(pilot)
        await follow(pilot)
        await read(pilot)
        await asked(pilot)
        assert isinstance(app.screen, DecisionModal)
        await pilot.press("u")
        await pilot.pause()
        assert cuzco_words("en").say(NO_UNDO) in [notice.message for notice in app._notifications]
        assert isinstance(app.screen, DecisionModal)
        assert table_of(app).step == 1


async def test_a_game_that_was_left_in_a_lesson_goes_on_against_the_bots() -> None:
    app = taught()
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await read(pilot)
            await asked(pilot)
            await follow(pilot)
        await read(pilot)
        game = app.model.saved_as
    app = make_app(resume_table(SqliteStore(), game, cuzco_words("en")), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert not isinstance(app.screen, HandOver)
        assert app.model.seat == TUTORIAL.own_seat
        assert "Lesson" not in text_on(app)


@pytest.mark.parametrize("flag", ["--seats=me,greedy,greedy", "--seed=3", "--resume"])
def test_flags_of_another_game_beside_the_tutorial_are_one_sentence(
    flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set[str]()
    for command in ("play", "text"):
        assert main([command, "--tutorial", flag]) == 2
        said.add(capsys.readouterr().err)
    name = flag.partition("=")[0]
    assert said == {f"cuzco: The tutorial deals its own game, so leave {name} out.\n"}
