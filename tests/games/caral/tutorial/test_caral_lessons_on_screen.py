"""Caral learnt on screen: notes point at what they speak of, weak answers stand, and challenges are played."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games.caral.bots.thumb import ThumbBot
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.games.caral.screen.dialogs.year_summary import YearSummary
from cuzco_tui.messages import message
from cuzco_tui.play.lessons import Progress
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.lesson_note import LessonNote
from cuzco_tui.tutorial import Lesson
from tests.games.caral.words import caral_words
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
    school,
    take_the_hint_on_the_board,
)
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, asks

GAME = Caral()
TUTORIAL = GAME.tutorial()
ON_BOARD = next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)
"""The first lesson in which one chooses as in any game."""


async def ask(pilot: Pilot[None], lesson: Lesson) -> LessonNote:
    """Begin a lesson from the list, and read on to its question."""
    await (await came_back(pilot)).begin(lesson)
    return await read_pages(pilot, lesson)


async def walk_to(pilot: Pilot[None], wanted: str) -> None:
    """Go along the path with the keys that the lesson names, and take what is wanted."""
    table = await at_the_board(pilot)
    for _ in range(PATIENCE):
        await pilot.pause()
        if table.board.prompt.pointed == wanted:
            break
        await pilot.press("right")
    await pilot.press("enter")


async def give(pilot: Pilot[None], lesson: Lesson, number: int) -> None:
    """Answer a question that is in sight, by its number or on the board by the keys of the move."""
    if lesson.on_board is None:
        await pilot.press(str(number + 1))
        return
    await pilot.press("enter")
    await walk_to(pilot, lesson.answers[number].choices[0])


@pytest.mark.parametrize("seen", usual_first([(SMALL, "en"), (MIDDLE, "de"), (LARGE, "nl")], 1))
async def test_all_lessons_are_learnt_by_good_answers(seen: tuple[tuple[int, int], str]) -> None:
    """Every page is read, every answer is carried out, and the seat of the newcomer never changes."""
    size, language = seen
    async with school(GAME, language).run_test(size=size) as pilot:
        await learn_by_good_answers(pilot, TUTORIAL, give)
    assert Progress().of("caral") == [lesson.id for lesson in TUTORIAL.lessons]


@pytest.mark.parametrize("size", usual_first([SMALL, MIDDLE, LARGE], 1))
async def test_every_note_points_at_something_that_is_in_sight(size: tuple[int, int]) -> None:
    """What a note speaks of lies on the board at every size, and most of it is not covered."""
    async with school(GAME).run_test(size=size) as pilot:
        await look_at_all_notes(pilot, TUTORIAL.lessons)


@pytest.mark.parametrize("times", usual_first([1, 3], 1))
async def test_enter_alone_gets_beyond_no_question(times: int) -> None:
    """The first answer is weak, and after its reason Enter thinks again."""
    async with school(GAME, straight=False).run_test(size=SMALL) as pilot:
        await press_enter_alone(pilot, TUTORIAL.lessons, times)
    assert Progress().of("caral") == []


async def test_a_weak_answer_gets_a_reason_may_stand_and_is_done_at_the_table() -> None:
    """CN-6: the builder stands where the newcomer wanted it."""
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.id == "site")
    app = school(GAME, straight=False)
    async with app.run_test(size=SMALL) as pilot:
        await ask(pilot, lesson)
        before = app.model.step
        await pilot.press("1")
        asked = await note(pilot, lesson.answers[0].reply)
        assert len(asked.options) == 2
        assert app.model.step == before
        await pilot.press("2")
        await note(pilot, message("learn-it-stands"))
        view = app.model.view
        assert view.owner[view.content.index_of["site-1"]] == TUTORIAL.own_seat


async def test_on_the_board_any_move_may_be_made_and_stand() -> None:
    """CM-1: what the lesson did not want gets a reason."""
    app = school(GAME, straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        await ask(pilot, ON_BOARD)
        before = app.model.step
        await pilot.press("enter")
        await walk_to(pilot, "move market-1")
        wanted = ON_BOARD.answers[good(ON_BOARD)].words
        await note(pilot, message("learn-otherwise", words=wanted))
        assert app.model.step == before
        await pilot.press("2")
        await note(pilot, message("learn-it-stands"))
        view = app.model.view
        assert view.players[TUTORIAL.own_seat].figure == view.content.index_of["market-1"]


async def test_a_hint_on_the_board_is_the_good_answer_of_the_lesson_and_makes_it() -> None:
    async with school(GAME, straight=False).run_test(size=MIDDLE) as pilot:
        await take_the_hint_on_the_board(pilot, ON_BOARD)


async def test_a_hint_beside_a_question_says_its_good_answer() -> None:
    """With the note put aside, what it asks is not answered on the board."""
    app = school(GAME, straight=False)
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.id == "call")
    async with app.run_test(size=MIDDLE) as pilot:
        await ask(pilot, lesson)
        await pilot.press("escape")
        for _ in range(PATIENCE):
            await pilot.pause()
            if app.screen is app.game_screen:
                break
        await pilot.press("h")
        await pilot.pause()
        said = caral_words("en").say(message("learn-hint", words=lesson.answers[good(lesson)].words))
        assert [each.message for each in app._notifications] == [said]


async def test_the_board_names_the_keys_that_go_along_the_path() -> None:
    app = school(GAME, straight=False)
    async with app.run_test(size=MIDDLE) as pilot:
        asked = await ask(pilot, ON_BOARD)
        keys = " ".join(asked.say(asked.said[-1]).split())
        assert "Left and Right go along the path" in keys
        assert "Enter goes there" in keys


async def test_a_lesson_opens_its_own_rule_and_comes_back() -> None:
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.rule == "CJ-5")
    async with school(GAME, straight=False).run_test(size=MIDDLE) as pilot:
        await open_the_rule_of(pilot, lesson)


async def play_by_thumb(pilot: Pilot[None], app: HouseApp) -> None:
    """Choose by rules of thumb, on the board or in its dialog, if one is asked; close summaries of years."""
    if isinstance(app.screen, YearSummary):
        await pilot.press("enter")
    if not asks(app):
        return
    decision, step = app.model.position.decision, app.model.step
    assert decision is not None
    text = decision.options[ThumbBot()(app.model.view, decision, ThinkingClock())].text
    if isinstance(app.screen, DecisionModal):
        app.screen.dismiss(text)
    else:
        assert app.game_screen is not None
        app.game_screen.choose(text, step)


async def test_a_challenge_is_played_on_the_board_until_its_verdict() -> None:
    """It ends as soon as it is won, or with its year, and is kept only when it is won."""
    app = school(GAME, straight=False)
    challenge = TUTORIAL.challenges[0]
    async with app.run_test(size=MIDDLE) as pilot:
        await (await came_back(pilot)).begin(challenge)
        await note(pilot, challenge.about)
        await pilot.press("enter")
        for _ in range(PATIENCE):
            await pilot.pause()
            if isinstance(app.screen, LessonNote):
                break
            await play_by_thumb(pilot, app)
        shown = await note(pilot)
        is_won = challenge.won in shown.said
        assert is_won or challenge.lost in shown.said
        assert Progress().of("caral") == ([challenge.id] if is_won else [])
