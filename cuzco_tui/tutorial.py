"""Lessons and challenges as a game hands them to the house, which teaches them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cuzco_tui.messages import Message


class Page(NamedTuple):
    """What a lesson says at once, and the parts of the board that it speaks of, by the names of their panels."""

    said: Message
    points_at: tuple[str, ...]


class LessonAnswer(NamedTuple):
    """One answer to the question of a lesson: its words, what is said to it, and what it does at the table."""

    words: Message
    reply: Message
    is_good: bool
    choices: tuple[str, ...]
    """The choices it stands for, one after the other; none for an answer about the rules."""


class OnBoard(NamedTuple):
    """How a question is answered on the board: which words name the keys for it, and the actions that have them."""

    keys: str
    """The id of the message."""
    actions: tuple[str, ...]


class Lesson(NamedTuple):
    """One step of a tutorial: pages to read at a position of its game, and a question that is to be answered.

    A lesson without answers only tells something. A question that is answered on the board takes every move that the
    game allows; the answers are what the lesson has to say to some of them.
    """

    id: str
    title: Message
    step: int
    """The position: so many choices of the recorded game were made."""
    rule: str
    """The id of the rule that says more."""
    pages: tuple[Page, ...]
    question: Page | None
    answers: tuple[LessonAnswer, ...]
    on_board: OnBoard | None = None


class Challenge(NamedTuple):
    """Something to reach from a position of the tutorial's game, against the bots, as often as one likes."""

    id: str
    title: Message
    about: Message
    """What is wanted, in a sentence or two."""
    won: Message
    lost: Message
    step: int
    wanted: int
    reached: Callable[[Any], int]
    """Counts how much of it the newcomer's view shows."""
    is_over: Callable[[Any], bool]
    """Whether the time for it has passed, by the newcomer's view."""


class Tutorial(NamedTuple):
    """A game as it was played once, at whose positions a newcomer learns; the newcomer's seat is always the same."""

    seats: int
    seed: int
    options: Mapping[str, Any]
    own_seat: int
    bots: Mapping[int, str]
    """Who sits in the other seats."""
    choices: tuple[str, ...]
    """Everything that was chosen in this game, to its end."""
    lessons: tuple[Lesson, ...]
    challenges: tuple[Challenge, ...]
