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
