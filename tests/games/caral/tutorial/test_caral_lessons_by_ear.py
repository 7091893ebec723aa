"""Caral learnt in plain lines: typed into the text mode, in every language, with weak answers that get a reason."""

import io
import re
import sys

import pytest

from cuzco_tui.cli import main
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.lessons import Progress
from tests.games.caral.words import caral_words
from tests.taught import good_lines
from tests.text.plain import assert_plain

TUTORIAL = Caral().tutorial()
MOST_WORDS = 3100
"""So many words are heard at most on the shortest way through all lessons."""
GOOD = [line for lesson in TUTORIAL.lessons for line in good_lines(lesson)]
"""The answers of the shortest way."""


def learnt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], language: str = "en"
) -> str:
    """Give what is told when these lines are typed in lessons."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["text", "--game", "caral", "--tutorial", "--lang", language]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return " ".join(said.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shortest_way_through_all_lessons_has_few_words(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything that is said counts: pages, questions, answers, replies and what happened."""
    said = learnt(monkeypatch, capsys, [*GOOD, "quit"], language)
    assert_plain(said)
    assert len(said.split()) <= MOST_WORDS
    assert Progress().of("caral") == [lesson.id for lesson in TUTORIAL.lessons]
    say = caral_words(language).say
    for lesson in TUTORIAL.lessons:
        for page in lesson.pages:
            assert " ".join(say(page.said).split()) in said


def test_enter_alone_answers_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    learnt(monkeypatch, capsys, [""] * 60)
    assert Progress().of("caral") == []


def test_a_weak_answer_gets_a_reason_and_may_stand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second lesson asks for a site: a weak one is told why, and then taken (CN-6)."""
    said = learnt(monkeypatch, capsys, [GOOD[0], "1", "2", "quit"])
    assert caral_words("en").say(TUTORIAL.lessons[1].answers[0].reply) in said
    assert "You: builder at site 1." in said
    assert Progress().of("caral") == [lesson.id for lesson in TUTORIAL.lessons[:2]]


def test_on_the_board_the_real_options_are_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CA-2: behind the architect one may go, and is told why it brings nothing; another place is wanted then."""
    before = next(number for number, lesson in enumerate(TUTORIAL.lessons) if lesson.on_board)
    lesson = TUTORIAL.lessons[before]
    said = learnt(monkeypatch, capsys, ["skip"] * before + ["move quarry-1", "1", *good_lines(lesson), "quit"])
    say = caral_words("en").say
    assert re.search(r"Back behind the architect: [^.]*to quarry 1, one space", said)
    assert say(lesson.answers[0].reply) in said
    assert said.count(say(lesson.answers[1].reply)) == 1
    assert lesson.id in Progress().of("caral")


def test_a_move_that_the_lesson_does_not_speak_of_may_stand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = next(number for number, lesson in enumerate(TUTORIAL.lessons) if lesson.on_board)
    wanted = next(answer.words for answer in TUTORIAL.lessons[before].answers if answer.is_good)
    said = learnt(monkeypatch, capsys, ["skip"] * before + ["move market-1", "2", "quit"])
    assert caral_words("en").say(message("learn-otherwise", words=wanted)) in said
    assert TUTORIAL.lessons[before].id in Progress().of("caral")


@pytest.mark.parametrize("place", range(len(TUTORIAL.lessons)))
def test_a_hint_in_a_lesson_is_its_own_good_answer(
    place: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot may think of something else; the lesson asks for what it teaches."""
    lesson = TUTORIAL.lessons[place]
    said = learnt(monkeypatch, capsys, ["skip"] * place + ["hint", "quit"])
    wanted = next(answer.words for answer in lesson.answers if answer.is_good)
    assert caral_words("en").say(message("learn-hint", words=wanted)) in said
    assert "A good bot" not in said


@pytest.mark.parametrize(
    ("lines", "numbers"),
    [
        (["hint", "2", "hint"], ["2", "1"]),
        (["hint", "move village-2", "hint"], ["2"]),
    ],
    ids=["on the way", "elsewhere"],
)
def test_a_hint_on_the_board_names_the_number_of_the_option(
    lines: list[str], numbers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By these numbers the good answer is given; on another way nothing is numbered."""
    before = next(number for number, lesson in enumerate(TUTORIAL.lessons) if lesson.on_board)
    said = learnt(monkeypatch, capsys, ["skip"] * before + [*lines, numbers[-1], "quit"])
    assert re.findall(r"(?:That is|Next for that:) option (\d+)[.,]", said) == numbers
    assert ("Next for that: option 1, Take 2 stones." in said) == (len(numbers) == 2)
    wanted = caral_words("en").say(TUTORIAL.lessons[before].answers[1].reply)
    assert (wanted in said) == (len(numbers) == 2)


def test_a_challenge_is_played_to_its_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever always takes the first option builds no fourth level in the first year, and may try again."""
    challenge = TUTORIAL.challenges[0]
    said = learnt(monkeypatch, capsys, ["skip"] * len(TUTORIAL.lessons) + ["1"] * 100)
    say = caral_words("en").say
    assert say(challenge.about) in said
    assert say(challenge.lost) in said
    assert challenge.id not in Progress().of("caral")


def test_who_leaves_the_lessons_hears_how_to_come_back_to_those_of_this_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = learnt(monkeypatch, capsys, ["quit"])
    assert said.endswith("cuzco text --game caral --tutorial")
