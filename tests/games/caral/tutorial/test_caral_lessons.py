"""The lessons as data: a whole game, true facts, answers that the engine knows, and challenges that can be won."""

import re
import subprocess
import sys
from functools import partial

import pytest

from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.setup import MAX_YEARS
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.games.caral.screen.plan import plan
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.modals.lesson_note import BAR
from cuzco_tui.tutorial import Challenge, Lesson, LessonAnswer
from tests.games.caral.narration.test_caral_wording import UNHEARD_OF
from tests.games.caral.narration.test_caral_words import ODD
from tests.games.caral.words import caral_words
from tests.taught import (
    assert_own_names,
    assert_pointed_at,
    assert_possible,
    assert_said_in,
    assert_well_asked,
    every_answer,
    messages,
    numbers_in,
    state_at,
)

GAME = Caral()
TUTORIAL = GAME.tutorial()
CONTENT = GAME.load_content(None)
LARGE = (200, 60)
WAYS = {"first-year": (*TUTORIAL.choices[4:32], "pair stone")}
"""A way to win a challenge where that is not the recorded game."""


def test_the_recorded_game_is_a_whole_one_which_the_newcomer_wins() -> None:
    """CE-1: it ends with the seventh pyramid, and who learns by it plays one seat from the first lesson to the last."""
    state = state_at(GAME, TUTORIAL, len(TUTORIAL.choices))
    assert (state.phase, state.finished, TUTORIAL.seats) == (OVER, 7, 3)
    assert GAME.ranking(state)[0].seat == TUTORIAL.own_seat
    assert set(TUTORIAL.bots) == set(range(TUTORIAL.seats)) - {TUTORIAL.own_seat}
    assert set(TUTORIAL.bots.values()) <= set(GAME.description.bots)


@pytest.mark.parametrize(("lesson", "answer"), every_answer(TUTORIAL), ids=lambda each: getattr(each, "id", None))
def test_every_answer_is_what_the_newcomer_may_choose_at_that_moment(lesson: Lesson, answer: LessonAnswer) -> None:
    assert_possible(GAME, TUTORIAL, lesson, answer)


def test_the_lessons_lead_through_the_first_year_and_then_on() -> None:
    """Each lesson has a later moment than the one before, or the same; most are of the first year."""
    steps = [lesson.step for lesson in TUTORIAL.lessons]
    assert steps == sorted(steps)
    years = [state_at(GAME, TUTORIAL, step).year for step in steps]
    assert sum(year <= 1 for year in years) > len(years) / 2


def test_most_lessons_ask_for_something_that_is_done_at_the_table() -> None:
    decided = [lesson for lesson in TUTORIAL.lessons if any(answer.choices for answer in lesson.answers)]
    assert len(decided) >= 15
    assert sum(lesson.on_board is not None for lesson in TUTORIAL.lessons) == 2


@pytest.mark.parametrize("lesson", TUTORIAL.lessons, ids=lambda lesson: lesson.id)
def test_a_question_has_three_answers_and_the_first_is_weak(lesson: Lesson) -> None:
    assert_well_asked(lesson)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_leads_to_a_rule_that_stands_on_the_rules_page(language: str) -> None:
    known = set(re.findall(r"^- \*\*([A-Z0-9]+-\d+)\*\*", GAME.rules_page(language), re.MULTILINE))
    assert {lesson.rule for lesson in TUTORIAL.lessons} <= known


def test_lessons_and_challenges_have_names_of_their_own() -> None:
    assert_own_names(TUTORIAL)


def test_everything_that_is_pointed_at_is_on_the_board() -> None:
    assert_pointed_at(TUTORIAL, {BAR, *plan(*LARGE, TUTORIAL.seats, 0, "path").regions})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_unused_or_said_twice_and_no_answer_is_a_bare_number(language: str) -> None:
    assert_said_in(caral_words(language), TUTORIAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_sounds_put_together(language: str) -> None:
    """No gap is left where the keys of the board are named, and nothing stands there that nobody says."""
    keys = {action: action.title() for lesson in TUTORIAL.lessons if lesson.on_board for action in lesson.on_board[1]}
    bad = re.compile("|".join((ODD.pattern, *UNHEARD_OF[language])))
    lines = [caral_words(language).say(message(each.id, **keys)) for each in messages(TUTORIAL)]
    assert len(lines) > 150
    assert [line for line in lines if bad.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fame_that_is_told_is_that_of_the_game(language: str) -> None:
    """CE-5: the sources of the winner's fame add up to the sum, which stands first."""
    told = numbers_in(caral_words(language), "tutorial-score-1")
    best = GAME.ranking(state_at(GAME, TUTORIAL, len(TUTORIAL.choices)))[0]
    assert told[0] == best.score == sum(told[1:])
    assert sorted(told[1:]) == sorted(filter(None, best.sources.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranges_and_fame_are_taught_as_the_content_has_them(language: str) -> None:
    """Ranges (CM-2), fame for finishing (CB-5), of the ceremony (CJ-5), of priests (CG-1) and of the end (CE-5)."""
    numbers = partial(numbers_in, caral_words(language))
    assert {CONTENT.ranges[0], CONTENT.ranges[CONTENT.start_alpacas]} <= set(numbers("tutorial-move-1"))
    assert numbers("tutorial-finish-1") == [CONTENT.finish_fame[number] for number in (0, 2, 5)]
    lowest, highest = CONTENT.bidder_fame[0], CONTENT.bidder_fame[-1]
    offerings = [lowest - CONTENT.first_height, lowest, highest, CONTENT.offering_fame, -CONTENT.nothing_fame]
    assert numbers("tutorial-offer-2") == offerings
    assert numbers("tutorial-last-1") == [highest]
    assert numbers("tutorial-priest-1") == [CONTENT.priest_year, CONTENT.priest_end]
    ends = [CONTENT.small_fame, CONTENT.large_fame, CONTENT.level_fame]
    assert numbers("tutorial-size-1") == [CONTENT.small, CONTENT.large, *ends]
    assert numbers("tutorial-last-2") == [CONTENT.priest_end, *ends]


@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_and_the_die_are_taught_as_the_game_has_them(language: str) -> None:
    """CY-2: the die; CE-3: the last year; C2-1: the sites of neutral pyramids; CY-6: who is high priest."""
    numbers = partial(numbers_in, caral_words(language))
    assert numbers("tutorial-architect-1") == sorted({number for face in CONTENT.die for number in face})
    assert numbers("tutorial-recap-2") == [MAX_YEARS]
    assert numbers("tutorial-recap-3") == [CONTENT.neutral_sites]
    start = {"en": "start player is high priest", "de": "Startspieler Oberpriester", "nl": "startspeler hogepriester"}
    assert start[language] in caral_words(language).say(message("tutorial-call-1"))


@pytest.mark.parametrize("challenge", TUTORIAL.challenges, ids=lambda challenge: challenge.id)
def test_every_challenge_can_be_won(challenge: Challenge) -> None:
    """It is not won before it begins, and there is a way to win it in time."""
    state = state_at(GAME, TUTORIAL, challenge.step)
    assert challenge.reached(view_of(state, TUTORIAL.own_seat)) < challenge.wanted
    for text in WAYS.get(challenge.id, TUTORIAL.choices[challenge.step :]):
        assert not challenge.is_over(view_of(state, TUTORIAL.own_seat))
        GAME.apply(state, GAME.parse(text))
        if challenge.reached(view_of(state, TUTORIAL.own_seat)) >= challenge.wanted:
            return
    raise AssertionError("this way does not win it")


@pytest.mark.parametrize("challenge", TUTORIAL.challenges, ids=lambda challenge: challenge.id)
def test_a_challenge_ends_when_its_time_has_passed(challenge: Challenge) -> None:
    """The year it is about, or the game."""
    over = view_of(state_at(GAME, TUTORIAL, len(TUTORIAL.choices)), TUTORIAL.own_seat)
    begun = view_of(state_at(GAME, TUTORIAL, challenge.step), TUTORIAL.own_seat)
    assert challenge.is_over(over)
    assert not challenge.is_over(begun)


def test_the_lessons_are_loaded_only_when_they_are_asked_for() -> None:
    """A game that teaches nobody does not wait for the lessons."""
    name = "cuzco_tui.games.caral.tutorial"
    code = f"import sys; from cuzco_tui.games.caral import game; game.Caral(); print({name!r} in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
