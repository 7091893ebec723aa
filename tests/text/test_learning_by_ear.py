"""Learning in plain lines: the shortest way is short, weak answers stand, and one comes back where one was."""

import asyncio
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from keyboard import CUZCO, Keys, console_for
from plain import assert_plain

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.lessons import Progress, Teaching
from cuzco_tui.text.console import Leave
from cuzco_tui.text.lessons import School, learn
from tests.games.cuzco.steady import STEADY
from tests.games.cuzco.words import cuzco_words
from tests.taught import good_lines

TUTORIAL = CUZCO.tutorial()
MOST_WORDS = 3000
"""So many words are heard at most on the shortest way through all lessons."""


GOOD = [line for lesson in TUTORIAL.lessons for line in good_lines(lesson)]
"""The answers of the shortest way."""
ON_BOARD = next(lesson for lesson in TUTORIAL.lessons if lesson.on_board)
"""The lesson in which one chooses as in any game."""


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    """Nothing is learnt yet."""
    return Progress(tmp_path / "lessons.json")


def learn_with(progress: Progress, lines: Iterable[str], language: str = "en") -> Keys:
    """Learn with these lines, and give the keyboard; the end of the lines leaves."""
    keys = Keys(lines)
    try:
        asyncio.run(learn(CUZCO, console_for(keys, language=language), progress))
    except Leave:
        keys.heard.append("left")
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shortest_way_through_all_lessons_has_few_words(language: str, progress: Progress) -> None:
    """Everything that is said counts: pages, questions, answers, replies and what happened."""
    keys = learn_with(progress, GOOD, language)
    said = keys.screen.getvalue()
    assert_plain(said)
    assert len(said.split()) <= MOST_WORDS
    assert progress.of("cuzco") == [lesson.id for lesson in TUTORIAL.lessons]
    say = cuzco_words(language).say
    for lesson in TUTORIAL.lessons:
        for page in lesson.pages:
            assert " ".join(say(page.said).split()) in " ".join(said.split())


def test_enter_alone_answers_nothing(progress: Progress) -> None:
    learn_with(progress, [""] * 200)
    assert progress.of("cuzco") == []


def test_a_weak_answer_gets_a_reason_and_may_stand(progress: Progress) -> None:
    first, reply = TUTORIAL.lessons[0], cuzco_words("en").say(TUTORIAL.lessons[0].answers[0].reply)
    keys = learn_with(progress, ["1", "2"])
    assert reply in keys.screen.getvalue()
    assert "The right answer: Eighteen." in keys.screen.getvalue(), "nobody goes on with something wrong in mind"
    assert progress.of("cuzco") == [first.id]
    again = Progress(progress.file.with_name("other.json"))
    keys = learn_with(again, ["1", "1", "1", "1"])
    assert keys.screen.getvalue().count(reply) == 2
    assert again.of("cuzco") == []


def test_what_stands_is_told_from_the_table(progress: Progress) -> None:
    """A weak answer that is let stand happens as it would in any game."""
    school = School(Teaching(CUZCO, progress), console_for(keys := Keys(["1", "2"])))
    lesson = next(lesson for lesson in TUTORIAL.lessons if lesson.id == "circlets")
    with pytest.raises(Leave):
        asyncio.run(school.teach_from(lesson))
    assert "You: die 5 on points." in keys.screen.getvalue()


def on_board(progress: Progress, *lines: str) -> Keys:
    """Be taught the lesson in which one chooses oneself, with these lines."""
    keys = Keys(lines)
    school = School(Teaching(CUZCO, progress), console_for(keys))
    with pytest.raises(Leave):
        asyncio.run(school.teach_from(ON_BOARD))
    return keys


def test_on_the_board_the_real_options_are_asked(progress: Progress) -> None:
    keys = on_board(progress, *good_lines(ON_BOARD))
    say = cuzco_words("en").say
    assert "Die 6: 1 stone trail, 2 rope bridge" in keys.heard[0]
    assert "O2a by stone trail 4" in keys.heard[1], "which road is asked as in any game"
    assert say(next(answer.reply for answer in ON_BOARD.answers if answer.is_good)) in " ".join(keys.heard[3].split())
    assert progress.of("cuzco") == [ON_BOARD.id]


@pytest.mark.parametrize("stands", [True, False])
def test_any_move_may_be_made_and_stand_or_be_thought_over(progress: Progress, stands: bool) -> None:
    keys = on_board(progress, "die 6 temple", "2" if stands else "1", *([] if stands else good_lines(ON_BOARD)))
    said = " ".join(keys.screen.getvalue().split())
    assert "wanted here was: Die 5: stone trail 4 to O2a, orange." in said
    assert progress.of("cuzco") == [ON_BOARD.id]


def test_a_hint_is_what_the_lesson_asks_for(progress: Progress) -> None:
    """Before each choice that belongs to it the number of that one is told."""
    heard = " ".join(on_board(progress, "hint", "die 5 stone", "hint", "quit").screen.getvalue().split())
    assert heard.count("Wanted here: Die 5: stone trail 4 to O2a, orange.") == 2
    assert len(re.findall(r"That is option \d+\.", heard)) == 1
    assert "Next for that: option 1, O2a by stone trail 4: " in heard, "the option of this question is named"
    assert "A good bot" not in heard


def test_a_hint_in_a_lesson_says_why_on_demand(progress: Progress) -> None:
    right = next(answer for answer in TUTORIAL.lessons[0].answers if answer.is_good)
    keys = learn_with(progress, ["hint", "hint why"])
    assert cuzco_words("en").say(right.reply) not in keys.heard[1]
    assert cuzco_words("en").say(right.reply) in " ".join(keys.heard[2].split())


@pytest.mark.parametrize("typed", ["what", "what 3"])
def test_what_an_answer_brings_is_not_told_before_it_but_the_question_is_answered(
    progress: Progress, typed: str
) -> None:
    assert cuzco_words("en").say(message("learn-no-what")) in " ".join(learn_with(progress, [typed]).heard[1].split())


def test_in_a_challenge_it_is_said_once_that_hints_think_of_the_whole_game(progress: Progress) -> None:
    asked = iter(["hint", "hint"])
    said = challenge(0, progress, lambda school: next(asked, careless(school)))
    assert said.count("A hint thinks of the whole game, not of this challenge.") == 1


def test_a_move_in_a_lesson_can_be_taken_back_and_the_lesson_skipped(progress: Progress) -> None:
    keys = on_board(progress, "undo", "die 6 stone", "undo", "skip")
    assert cuzco_words("en").say(message("learn-no-undo")) in keys.heard[1]
    assert "Die 6: 1 stone trail, 2 rope bridge" in keys.heard[3], "the question of the turn is asked again"
    assert progress.of("cuzco") == [ON_BOARD.id]


def test_a_lesson_can_be_skipped_and_the_place_is_kept(progress: Progress) -> None:
    learn_with(progress, ["skip", "skip", GOOD[2], "quit"])
    assert progress.of("cuzco") == [lesson.id for lesson in TUTORIAL.lessons[:3]]
    keys = learn_with(Progress(progress.file), ["1", "quit"])
    title = cuzco_words("en").say(TUTORIAL.lessons[3].title)
    assert f"Lesson 4 of {len(TUTORIAL.lessons)}: {title}." in keys.heard[1]


def test_commands_tell_of_the_position_and_nothing_is_taken_back(progress: Progress) -> None:
    keys = learn_with(progress, ["look temple", "rule khipu", "undo", "help skip", "rule"])
    assert "The temple is empty." in keys.heard[1]
    assert "khipu" in keys.heard[2].lower()
    assert cuzco_words("en").say(message("learn-no-undo")) in keys.heard[3]
    assert keys.heard[4].startswith("skip: ")
    assert TUTORIAL.lessons[0].rule in keys.heard[5], "without a name it is the rule of the lesson"


@pytest.mark.parametrize("written", [b"", b"{", b"[]", b'{"cuzco": 3}', b'{"cuzco": [1]}', b"\xff\xfe"])
def test_a_damaged_file_begins_anew_with_a_sentence(tmp_path: Path, written: bytes) -> None:
    file = tmp_path / "lessons.json"
    file.write_bytes(written)
    keys = learn_with(Progress(file), [])
    assert cuzco_words("en").say(message("learn-trouble-read")) in keys.heard[0]
    assert "Lesson 1 of" in keys.heard[0]


def test_a_place_that_cannot_be_written_keeps_nobody_from_learning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file" / "lessons.json")
    keys = learn_with(progress, [GOOD[0], GOOD[1]])
    assert cuzco_words("en").say(message("learn-trouble-write")) in " ".join(keys.screen.getvalue().split())
    assert progress.of("cuzco") == [lesson.id for lesson in TUTORIAL.lessons[:2]]


def challenge(number: int, progress: Progress, answer: Callable[[School], str]) -> str:
    """Play a challenge by ear with these answers, and give all that was said."""
    teaching = Teaching(CUZCO, progress)
    keys = Keys(())
    console = console_for(keys)
    school = School(teaching, console)
    keys._lines = iter([lambda: answer(school)] * 500)
    asyncio.run(school.challenge(teaching.challenges[number]))
    return keys.screen.getvalue()


def careless(school: School) -> str:
    """Take whatever comes first."""
    assert school.sitting is not None
    return school.sitting.choices[0].text


def advised(school: School) -> str:
    """Play as a bot that is fond of circlets."""
    assert school.sitting is not None
    decision = school.sitting.position.decision
    assert decision is not None
    index = STEADY(school.sitting.view, decision, ThinkingClock())
    return decision.options[index].text


@pytest.mark.parametrize("number", range(3))
def test_a_challenge_can_be_won_and_lost_again_and_again(number: int, progress: Progress) -> None:
    id_ = TUTORIAL.challenges[number].id
    for _ in range(2):
        said = challenge(number, progress, careless)
        assert "Not this time." in said
        assert re.search(r"Reached: \d+ of \d+\.", said)
        assert id_ not in progress.of("cuzco")
    for _ in range(2):
        said = challenge(number, progress, advised)
        assert "Challenge won!" in said
        assert id_ in progress.of("cuzco")


def test_a_challenge_that_is_won_exactly_counts_nothing(progress: Progress) -> None:
    said = challenge(0, progress, advised)
    assert "Challenge won!" in said
    assert "Reached" not in said
