"""The lessons as data: a whole game, true facts, answers that the engine knows, and few words."""

import re
import subprocess
import sys
from functools import partial
from itertools import pairwise

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.codes import OVER
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.tui.modals.lesson_note import BAR
from cuzco_tui.tutorial import Lesson, LessonAnswer
from tests.games.cuzco.words import cuzco_words
from tests.taught import (
    assert_own_names,
    assert_pointed_at,
    assert_possible,
    assert_said_in,
    assert_well_asked,
    every_answer,
    numbers_in,
    state_at,
)

GAME = find_game("cuzco")
TUTORIAL = GAME.tutorial()
CONTENT = GAME.load_content(None)
LARGE = (200, 60)
LEAST_LESSONS = 15


def test_the_recorded_game_is_a_whole_one_which_the_newcomer_wins() -> None:
    """Four players see all eight spaces (N-13); who learns by it plays one seat from the first lesson to the last."""
    state = state_at(GAME, TUTORIAL, len(TUTORIAL.choices))
    assert (state.phase, TUTORIAL.seats) == (OVER, 4)
    assert GAME.ranking(state)[0].seat == TUTORIAL.own_seat
    assert set(TUTORIAL.bots) == set(range(TUTORIAL.seats)) - {TUTORIAL.own_seat}
    assert set(TUTORIAL.bots.values()) <= set(GAME.description.bots)


@pytest.mark.parametrize(("lesson", "answer"), every_answer(TUTORIAL), ids=lambda each: getattr(each, "id", None))
def test_every_answer_is_what_the_newcomer_may_choose_at_that_moment(lesson: Lesson, answer: LessonAnswer) -> None:
    assert_possible(GAME, TUTORIAL, lesson, answer)


def test_most_lessons_ask_for_something_that_is_done_at_the_table() -> None:
    decided = [lesson for lesson in TUTORIAL.lessons if any(answer.choices for answer in lesson.answers)]
    assert len(TUTORIAL.lessons) >= LEAST_LESSONS
    assert len(decided) >= 12


@pytest.mark.parametrize("lesson", TUTORIAL.lessons, ids=lambda lesson: lesson.id)
def test_a_question_has_good_and_weak_answers_and_the_first_is_weak(lesson: Lesson) -> None:
    assert_well_asked(lesson)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_leads_to_a_rule_that_stands_on_the_rules_page(language: str) -> None:
    known = set(re.findall(r"^- \*\*([A-Z]-\d+)\*\*", GAME.rules_page(language), re.MULTILINE))
    assert {lesson.rule for lesson in TUTORIAL.lessons} <= known


def test_lessons_and_challenges_have_names_of_their_own() -> None:
    assert_own_names(TUTORIAL)


def test_everything_that_is_pointed_at_is_on_the_board() -> None:
    assert_pointed_at(TUTORIAL, {BAR, "gods", "houses", "log", *plan(*LARGE, TUTORIAL.seats, "map").regions})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_unused_or_said_twice_and_no_answer_is_a_bare_number(language: str) -> None:
    assert_said_in(cuzco_words(language), TUTORIAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_that_is_told_is_that_of_the_game(language: str) -> None:
    """The last lessons tell the sources of the winner's VP; they add up to the score, which stands first."""
    told = numbers_in(cuzco_words(language), "tutorial-score-1")
    best = GAME.ranking(state_at(GAME, TUTORIAL, len(TUTORIAL.choices)))[0]
    assert told[0] == best.score == sum(told[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sets_bonuses_and_payments_are_taught_as_the_content_has_them(language: str) -> None:
    """The six sets (Z-3), the bonus of a circlet (H-2), the worth of priests (U-2) and of tasks (U-4, U-6)."""
    numbers = partial(numbers_in, cuzco_words(language))
    sets = {
        (12, CONTENT.bonus_feathers),
        (6, CONTENT.bonus_circlets),
        (9, CONTENT.bonus_tasks),
        (10, CONTENT.bonus_khipus),
        (12, CONTENT.bonus_tiles),
        (6, CONTENT.bonus_goods),
    }
    taught = numbers("tutorial-sets-1", "tutorial-sets-2")
    recalled = numbers("tutorial-recap-points-2")
    assert set(zip(taught[::2], taught[1::2], strict=True)) == sets
    assert sets <= set(pairwise(recalled))
    assert set(CONTENT.headdress_bonus) <= set(numbers("tutorial-circlets-2"))
    assert set(CONTENT.temple_vp) <= set(numbers("tutorial-temple-2"))
    assert CONTENT.task_vp in numbers("tutorial-tasks-1")
    assert CONTENT.task_vp in numbers("tutorial-tasks-2")
    assert CONTENT.inti_vp in numbers("tutorial-gods-1")


def test_the_lessons_are_loaded_only_when_they_are_asked_for() -> None:
    """A game that teaches nobody does not wait for the lessons."""
    name = "cuzco_tui.games.cuzco.tutorial"
    code = f"import sys; from cuzco_tui.games import find_game; find_game('cuzco'); print({name!r} in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
