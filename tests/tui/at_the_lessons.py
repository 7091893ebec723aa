"""Ways to wait for the notes of lessons on screen, and to read them."""

from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from cuzco_tui.game import Game
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.lesson_note import LessonNote
from cuzco_tui.tui.screens.learn import LearnScreen
from cuzco_tui.tui.screens.lessons import LessonScreen
from cuzco_tui.tutorial import Lesson, Tutorial
from tests.taught import good
from tests.tui.at_the_screen import text_on, the_app

PATIENCE = 300


def school(game: Game, language: str = "en", straight: bool = True) -> HouseApp:
    """The app at the lessons of a game, with bots that wait for nobody."""
    app = HouseApp(language, lambda app: app.push_screen(LearnScreen(game, language, straight)), 0.0)
    app.speak_of(game.description)
    return app


async def note(pilot: Pilot[None], said: Message | None = None) -> LessonNote:
    """Wait for a note, perhaps for the one that says this."""
    app = the_app(pilot)
    for _ in range(PATIENCE):
        await pilot.pause()
        screen = app.screen
        if isinstance(screen, LessonNote) and screen.hears_keys and (said is None or said in screen.said):
            return screen
    raise AssertionError(f"no note says {said}, but {getattr(app.screen, 'said', app.screen)}")


async def came_back(pilot: Pilot[None]) -> LearnScreen:
    """Wait for the list of lessons."""
    for _ in range(PATIENCE):
        await pilot.pause()
        if isinstance(pilot.app.screen, LearnScreen):
            return pilot.app.screen
    raise AssertionError(f"the list does not come, but {pilot.app.screen}")


async def read_pages(pilot: Pilot[None], lesson: Lesson) -> LessonNote:
    """Read the pages of a lesson with Enter, and give the note with its question."""
    for page in lesson.pages:
        await note(pilot, page.said)
        await pilot.press("enter")
    assert lesson.question is not None
    return await note(pilot, lesson.question.said)


async def at_the_board(pilot: Pilot[None]) -> LessonScreen:
    """Wait until the board asks."""
    for _ in range(PATIENCE):
        await pilot.pause()
        screen = pilot.app.screen
        if isinstance(screen, LessonScreen) and screen.board_asks and screen.hears_keys:
            return screen
    raise AssertionError(f"the board does not ask, but {pilot.app.screen}")


async def look_at_all_notes(pilot: Pilot[None], lessons: tuple[Lesson, ...]) -> None:
    """Go through all lessons: what each note speaks of is in sight, and most of it is not covered."""
    for lesson in lessons:
        for page in (*lesson.pages, lesson.question):
            assert page is not None
            shown = await note(pilot, page.said)
            regions = shown.lit_regions()
            assert regions, page
            dialog = shown.query_one("#dialog").region
            lit = sum(region.area for region in regions)
            covered = sum(region.intersection(dialog).area for region in regions)
            assert covered <= lit / 2, (page, regions, dialog)
            await pilot.press("n" if page is lesson.question else "enter")


async def press_enter_alone(pilot: Pilot[None], lessons: tuple[Lesson, ...], times: int) -> None:
    """Answer every question by Enter so often, from the list of lessons on: its reason comes, then it again."""
    learn = await came_back(pilot)
    for lesson in lessons:
        await learn.begin(lesson)
        await read_pages(pilot, lesson)
        if lesson.on_board is not None:
            await pilot.press("enter")
        for _ in range(times):
            if lesson.on_board is not None:
                await at_the_board(pilot)
                await pilot.press("enter")
                await note(pilot)
                await pilot.press("enter")
                continue
            await pilot.press("enter")
            await note(pilot, lesson.answers[0].reply)
            await pilot.press("enter")
            assert lesson.question is not None
            await note(pilot, lesson.question.said)


async def learn_by_good_answers(
    pilot: Pilot[None], tutorial: Tutorial, give: Callable[[Pilot[None], Lesson, int], Awaitable[None]]
) -> None:
    """Every page is read, every answer is carried out, and the seat of the newcomer never changes."""
    app = the_app(pilot)
    for lesson in tutorial.lessons:
        await read_pages(pilot, lesson)
        before = app.model.step
        assert app.model.seat == tutorial.own_seat
        answer = lesson.answers[good(lesson)]
        await give(pilot, lesson, good(lesson))
        await note(pilot, answer.reply)
        assert bool(answer.choices) == (app.model.step > before)
        await pilot.press("enter")
    await came_back(pilot)


async def open_the_rule_of(pilot: Pilot[None], lesson: Lesson) -> None:
    """Begin a lesson from the list, read its rule, and come back to its first page."""
    await (await came_back(pilot)).begin(lesson)
    shown = await note(pilot, lesson.pages[0].said)
    assert shown.rule_pointed_at() == lesson.rule
    await pilot.press("question_mark")
    for _ in range(PATIENCE):
        await pilot.pause()
        if pilot.app.screen is not shown:
            break
    assert lesson.rule in text_on(the_app(pilot))
    await pilot.press("escape")
    assert await note(pilot, lesson.pages[0].said) is shown


async def take_the_hint_on_the_board(pilot: Pilot[None], lesson: Lesson) -> None:
    """Ask the board's question, then for a hint: it is the lesson's good answer, marked there; Enter gives it."""
    app, wanted = the_app(pilot), lesson.answers[good(lesson)]
    await (await came_back(pilot)).begin(lesson)
    await read_pages(pilot, lesson)
    await pilot.press("enter")
    table = await at_the_board(pilot)
    await pilot.press("h")
    for _ in range(PATIENCE):
        await pilot.pause()
        if isinstance(app.screen, HintReading):
            break
    hint = app.screen
    assert isinstance(hint, HintReading)
    assert hint.lines == [table.words(message("learn-hint", words=wanted.words))]
    assert table.board.prompt.pointed.splitlines()[0] == wanted.choices[0]
    hint.FIRST_GUARD = 0.0
    await pilot.press("enter")
    await note(pilot, wanted.reply)
