"""Learning on screen: notes point at what they speak of, weak answers stand, and challenges are played on the board."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.cli import main
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.screen.shared_cursor import SharedCursor
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.lessons import Progress
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.cells import contrast
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.lesson_note import BAR, LessonNote
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.learn import LessonList
from cuzco_tui.tui.screens.lessons import ChallengeScreen, LessonScreen
from cuzco_tui.tutorial import Lesson
from tests.games.cuzco.steady import STEADY
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first
from tests.taught import good
from tests.tui.at_the_lessons import (
    PATIENCE,
    at_the_board,
    came_back,
    learn_by_good_answers,
    look_at_all_notes,
    note,
    open_the_rule_of,
    press_enter_alone,
    read_pages,
    take_the_hint_on_the_board,
)
from tests.tui.at_the_lessons import school as lessons_of
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, asks, text_on
from tests.tui.contrast import colours_of, enough

GAME = find_game("cuzco")
TUTORIAL = GAME.tutorial()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is learnt in a folder of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    return tmp_path


def school(language: str = "en", straight: bool = True) -> HouseApp:
    """The app at the lessons of Cuzco."""
    return lessons_of(GAME, language, straight)


async def give(pilot: Pilot[None], lesson: Lesson, number: int) -> None:
    """Answer a question that is in sight, by its number or on the board by the keys of the move."""
    if lesson.on_board is None:
        await pilot.press(str(number + 1))
        return
    await pilot.press("enter")
    table = await at_the_board(pilot)
    die, space = lesson.answers[number].choices[0].split()[1:3]
    await pilot.press(die, space[0])
    wanted = "\n".join(lesson.answers[number].choices[:2])
    for _ in range(9):
        await pilot.pause()
        if table.board.prompt.pointed == wanted:
            break
        await pilot.press(space[0])
    await pilot.press("enter")


async def play_for_circlets(app: HouseApp) -> None:
    """Choose as a bot that is fond of circlets would, on the board or in its dialog, if one is asked."""
    if not asks(app):
        return
    decision, step = app.model.position.decision, app.model.step
    assert decision is not None
    text = decision.options[STEADY(app.model.view, decision, ThinkingClock())].text
    if isinstance(app.screen, DecisionModal):
        app.screen.dismiss(text)
    else:
        the_screen = app.game_screen
        assert the_screen is not None
        the_screen.choose(text, step)


@pytest.mark.parametrize("seen", usual_first([(SMALL, "en"), (MIDDLE, "de"), (LARGE, "nl")], 1))
async def test_all_lessons_are_learnt_by_good_answers(seen: tuple[tuple[int, int], str]) -> None:
    """Every page is read, every answer is carried out, and the seat of the newcomer never changes."""
    size, language = seen
    async with school(language).run_test(size=size) as pilot:
        await learn_by_good_answers(pilot, TUTORIAL, give)
    assert Progress().of("cuzco") == [lesson.id for lesson in TUTORIAL.lessons]


@pytest.mark.parametrize("size", usual_first([SMALL, MIDDLE, LARGE], 1))
async def test_every_note_points_at_something_that_is_in_sight(size: tuple[int, int]) -> None:
    """What a note speaks of lies on the board at every size, and most of it is not covered."""
    app = school()
    async with app.run_test(size=size) as pilot:
        await look_at_all_notes(pilot, TUTORIAL.lessons)


async def test_a_hint_on_the_board_is_the_good_answer_of_the_lesson_and_makes_it() -> None:
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)
    async with school(straight=False).run_test(size=MIDDLE) as pilot:
        await take_the_hint_on_the_board(pilot, lesson)


def assert_all_keys_named(shown: LessonNote) -> None:
    """Look at the line below a note."""
    frame = shown.query_one(Frame)
    assert frame.keys in str(frame.border_subtitle)
    assert " q " in frame.keys


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_note_names_all_its_keys(language: str) -> None:
    """One to read, one that asks and one that leads to the board, each with the key that leaves."""
    app = school(language, straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        learn = await came_back(pilot)
        for lesson in (TUTORIAL.lessons[0], next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)):
            await learn.begin(lesson)
            assert_all_keys_named(await note(pilot, lesson.pages[0].said))
            assert_all_keys_named(await read_pages(pilot, lesson))


@pytest.mark.parametrize("palette", PALETTES)
async def test_what_is_lit_can_be_read(palette: PaletteName) -> None:
    """The phase and the numbers of the seats in the line at the top keep their own letters where gold is no help."""
    app = school()
    app.theme = palette
    async with app.run_test(size=MIDDLE) as pilot:
        shown = await note(pilot, TUTORIAL.lessons[0].pages[0].said)
        assert shown.points_at == (BAR,)
        strip = app.screen._compositor.render_strips()[0]
        words = [segment for segment in strip if any(letter.isalnum() for letter in segment.text)]
        assert any("dice" in segment.text for segment in words)
        for segment in words:
            assert contrast(*colours_of(segment)) >= enough(palette), segment


@pytest.mark.parametrize("times", usual_first([1, 3], 1))
async def test_enter_alone_gets_beyond_no_question(times: int) -> None:
    """The first answer is weak, and after its reason Enter thinks again."""
    app = school(straight=False)
    async with app.run_test(size=SMALL) as pilot:
        await press_enter_alone(pilot, TUTORIAL.lessons, times)
    assert Progress().of("cuzco") == []


async def test_a_weak_answer_gets_a_reason_may_stand_and_is_done_at_the_table() -> None:
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.answers[0].choices and not lesson.on_board)
    app = school(straight=False)
    async with app.run_test(size=SMALL) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await read_pages(pilot, lesson)
        before = app.model.step
        await pilot.press("1")
        asked = await note(pilot, lesson.answers[0].reply)
        assert len(asked.options) == 2
        assert app.model.step == before
        await pilot.press("1")
        assert lesson.question is not None
        await note(pilot, lesson.question.said)
        await pilot.press("1")
        await note(pilot, lesson.answers[0].reply)
        await pilot.press("2")
        await note(pilot, message("learn-it-stands"))
        assert app.model.step > before
    assert Progress().of("cuzco") == []


async def test_on_the_board_any_move_may_be_made_with_the_keys_of_a_game_and_stand() -> None:
    """D-1: a die by its digit, a space by its letter, Enter; what the lesson did not want gets a reason."""
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)
    app = school(straight=False)
    async with app.run_test(size=SMALL) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await read_pages(pilot, lesson)
        await pilot.press("enter")
        before = (await at_the_board(pilot)).model.step
        await pilot.press("1", "p", "enter")
        wanted = lesson.answers[good(lesson)].words
        asked = await note(pilot, message("learn-otherwise", words=wanted))
        assert len(asked.options) == 2
        assert app.model.step == before
        await pilot.press("2")
        await note(pilot, message("learn-it-stands"))
        assert app.model.view.players[TUTORIAL.own_seat].score == 2


async def test_while_a_note_is_read_the_table_shows_no_move() -> None:
    """What the cursor of the board would do is shown only where the board asks."""
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)
    app = school(straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await read_pages(pilot, lesson)
        table = app.game_screen
        assert table is not None
        assert isinstance(table.board, SharedCursor)
        assert table.board.pointed is None
        await pilot.press("enter")
        await at_the_board(pilot)
        assert table.board.pointed is not None
        await pilot.press("space")
        await note(pilot)
        assert table.board.pointed is None


async def test_pages_can_be_read_again_and_the_note_put_aside_to_see_the_board() -> None:
    app = school()
    first, second = TUTORIAL.lessons[0].pages[:2]
    async with app.run_test(size=MIDDLE) as pilot:
        await note(pilot, first.said)
        await pilot.press("enter")
        await note(pilot, second.said)
        await pilot.press("u")
        await note(pilot, first.said)
        await pilot.press("space")
        for _ in range(PATIENCE):
            await pilot.pause()
            if isinstance(app.screen, GameScreen):
                break
        before = app.model.step
        await pilot.press("enter")
        await note(pilot, first.said)
        assert app.model.step == before, "on the board nothing is chosen in a lesson"


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_after_an_answer_the_note_comes_back_too(key: str) -> None:
    """Nobody plays on in a lesson: the same keys bring back what was put aside, and the last line names one."""
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.id == "gods")
    answer = lesson.answers[good(lesson)]
    app = school(straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await read_pages(pilot, lesson)
        await give(pilot, lesson, good(lesson))
        await note(pilot, answer.reply)
        await pilot.press("space")
        for _ in range(PATIENCE):
            await pilot.pause()
            if isinstance(app.screen, LessonScreen):
                break
        assert "skip bots" not in text_on(app)
        assert "bot speed" not in text_on(app)
        assert "Space question" in text_on(app)
        await pilot.press(key)
        await note(pilot, answer.reply)


async def test_what_was_done_is_not_asked_again() -> None:
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.id == "temple")
    answer = lesson.answers[good(lesson)]
    app = school(straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await read_pages(pilot, lesson)
        await pilot.press(str(good(lesson) + 1))
        shown = await note(pilot, answer.reply)
        await pilot.press("u")
        for _ in range(PATIENCE):
            await pilot.pause()
            if app.screen is not shown:
                break
        await note(pilot, answer.reply)
        await pilot.press("enter")
        following = TUTORIAL.lessons[TUTORIAL.lessons.index(lesson) + 1]
        await note(pilot, following.pages[0].said)


async def test_a_lesson_opens_its_own_rule_and_comes_back() -> None:
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.rule == "T-2")
    async with school(straight=False).run_test(size=MIDDLE) as pilot:
        await open_the_rule_of(pilot, lesson)


async def test_a_note_follows_the_size_of_the_terminal() -> None:
    """What it speaks of stays lit, and the note stays whole."""
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.pages[0].points_at == ("mask",))
    app = school(straight=False)
    async with app.run_test(size=LARGE) as pilot:
        await (await came_back(pilot)).begin(lesson)
        await note(pilot, lesson.pages[0].said)
        for size in (SMALL, MIDDLE, SMALL, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = await note(pilot)
            assert shown.lit_regions()
            assert app.screen.region.contains_region(shown.query_one("#dialog").region)


async def test_lessons_go_on_where_they_were_left() -> None:
    app = school()
    async with app.run_test(size=SMALL) as pilot:
        await note(pilot)
        await pilot.press("n")
        await note(pilot, TUTORIAL.lessons[1].pages[0].said)
        await pilot.press("q")
        learn = await came_back(pilot)
        assert learn.query_one(LessonList).highlighted == 1
        await pilot.press("enter")
        await note(pilot, TUTORIAL.lessons[1].pages[0].said)
    app = school()
    async with app.run_test(size=SMALL) as pilot:
        await note(pilot, TUTORIAL.lessons[1].pages[0].said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_stand_below_each_other_whatever_is_done(language: str) -> None:
    """What is done takes as much room as what is not."""
    say = cuzco_words(language).say
    for row, values in (("learn-row", {"number": 1}), ("learn-row-challenge", {})):
        begins = {say(message(row, done=done, title="TITLE", **values)).index("TITLE") for done in ("yes", "no")}
        assert len(begins) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_damaged_file_is_told_and_the_whole_list_can_be_reached(home: Path, language: str) -> None:
    (home / "lessons.json").write_text("?")
    app = school(language, straight=False)
    async with app.run_test(size=SMALL) as pilot:
        learn = await came_back(pilot)
        told = str(learn.query_one("#learn-told").render())
        assert cuzco_words(language).say(message("learn-trouble-read")) in " ".join(told.split())
        shown = learn.query_one(LessonList)
        assert shown.option_count == len(TUTORIAL.lessons) + len(TUTORIAL.challenges)
        await pilot.press("end")
        await pilot.pause()
        assert shown.highlighted == shown.option_count - 1
        assert learn.query_one("#learn-keys").region.bottom <= SMALL[1]
        assert shown.scroll_offset.y + shown.size.height == shown.virtual_size.height


async def test_a_challenge_is_played_on_the_board_until_its_verdict_and_can_be_repeated() -> None:
    app = school(straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        learn = await came_back(pilot)
        challenge = learn.teaching.challenges[0]
        await learn.begin(challenge)
        for _ in range(2):
            await note(pilot, challenge.about)
            await pilot.press("enter")
            for _ in range(PATIENCE):
                await pilot.pause()
                if isinstance(app.screen, LessonNote):
                    break
                await play_for_circlets(app)
            await note(pilot, challenge.won)
            assert challenge.id in Progress().of("cuzco")
            await pilot.press("2")
        await note(pilot, challenge.about)
        assert isinstance(app.game_screen, ChallengeScreen), (
            "whoever has won and presses Enter would be back at the list"
        )
        await pilot.press("q")
        await came_back(pilot)


async def test_a_challenge_hears_all_keys_of_a_game() -> None:
    app = school(straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        learn = await came_back(pilot)
        await learn.begin(learn.teaching.challenges[0])
        await note(pilot)
        await pilot.press("enter")
        for _ in range(PATIENCE):
            await pilot.pause()
            if asks(app):
                break
        table = app.game_screen
        assert table is not None
        assert isinstance(table.board, SharedCursor)
        await pilot.press("5")
        await pilot.pause()
        assert table.board.selected_pips == 5


@pytest.mark.parametrize("flag", ["--seats=me,greedy,greedy", "--seed=3", "--resume"])
def test_flags_of_another_game_beside_the_tutorial_are_one_sentence(
    flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set[str]()
    for command in ("play", "text"):
        assert main([command, "--tutorial", flag]) == 2
        said.add(capsys.readouterr().err)
    name = flag.partition("=")[0]
    assert said == {f"cuzco: The lessons have their own game, so leave {name} out.\n"}
