"""What the tests of every game's lessons look at."""

import re
from typing import Any

from cuzco_tui.game import Game
from cuzco_tui.messages import Catalogue, Message
from cuzco_tui.tutorial import Lesson, LessonAnswer, Tutorial


def state_at(game: Game, tutorial: Tutorial, step: int) -> Any:
    """The tutorial's game after so many choices."""
    state = game.make(tutorial.seats, tutorial.seed, tutorial.options, game.load_content(None))
    for text in tutorial.choices[:step]:
        game.apply(state, game.parse(text))
    return state


def every_answer(tutorial: Tutorial) -> list[tuple[Lesson, LessonAnswer]]:
    """All answers with their lessons."""
    return [(lesson, answer) for lesson in tutorial.lessons for answer in lesson.answers]


def messages(tutorial: Tutorial) -> list[Message]:
    """All that the lessons and challenges say."""
    said: list[Message] = []
    for lesson in tutorial.lessons:
        said += [lesson.title, *(page.said for page in lesson.pages)]
        said += [] if lesson.question is None else [lesson.question.said]
        said += [] if lesson.on_board is None else [Message(lesson.on_board.keys)]
        said += [each for answer in lesson.answers for each in (answer.words, answer.reply)]
    for challenge in tutorial.challenges:
        said += [challenge.title, challenge.about, challenge.won, challenge.lost]
    return said


def numbers_in(words: Catalogue, *ids: str) -> list[int]:
    """The numbers in digits that some messages say, in their order."""
    return [int(number) for id_ in ids for number in re.findall(r"\d+", words.say(Message(id_)))]


def good(lesson: Lesson) -> int:
    """The number of the first good answer."""
    return [answer.is_good for answer in lesson.answers].index(True)


def good_lines(lesson: Lesson) -> list[str]:
    """What is typed to give the first good answer of a lesson: its number, on the board what it is made of."""
    number = good(lesson)
    return [str(number + 1)] if lesson.on_board is None else list(lesson.answers[number].choices)


def assert_possible(game: Game, tutorial: Tutorial, lesson: Lesson, answer: LessonAnswer) -> None:
    """An answer is what the newcomer may choose at the moment of its lesson."""
    state = state_at(game, tutorial, lesson.step)
    for text in answer.choices:
        decision = game.decision(state)
        assert decision is not None
        assert decision.seat == tutorial.own_seat
        assert text in [option.text for option in decision.options]
        game.apply(state, game.parse(text))


def assert_well_asked(lesson: Lesson) -> None:
    """Enter alone takes the first answer, which gets a reason instead of being the right one."""
    assert lesson.question is not None
    assert len(lesson.answers) == 3 or lesson.on_board
    assert not lesson.answers[0].is_good
    assert any(answer.is_good for answer in lesson.answers)


def assert_pointed_at(tutorial: Tutorial, known: set[str]) -> None:
    """Every page speaks of something on the board."""
    for lesson in tutorial.lessons:
        for page in (*lesson.pages, lesson.question):
            assert page is not None
            assert page.points_at
            assert set(page.points_at) <= known


def assert_said_in(words: Catalogue, tutorial: Tutorial) -> None:
    """Data and words belong together one to one, and no answer is a bare number: by ear that chooses another one."""
    said = sorted(message.id for message in messages(tutorial))
    assert said == sorted(id_ for id_ in words.entries if id_.startswith("tutorial-"))
    assert not any(words.say(answer.words).isdecimal() for _, answer in every_answer(tutorial))


def assert_own_names(tutorial: Tutorial) -> None:
    """Lessons and challenges can be told apart in what is kept of them."""
    ids = [each.id for each in (*tutorial.lessons, *tutorial.challenges)]
    assert len(set(ids)) == len(ids)
