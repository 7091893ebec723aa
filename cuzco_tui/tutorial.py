"""Lessons and challenges as a game hands them to the house, which teaches them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from cuzco_tui.messages import Message

Count: TypeAlias = Callable[[Any], int]
"""Counts something that a view shows."""
Row: TypeAlias = Mapping[str, Any]
"""One table of a TOML file."""


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
    reached: Count
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


def read_tutorial(
    folder: Path, counts: Mapping[str, Callable[[int], Count]], is_past: Callable[[Any, int | None], bool]
) -> Tutorial:
    """Read a game's tutorial from the TOML files of a folder; only a newcomer waits for their reader.

    `counts` gives what a challenge may count, by its name and for a seat. `is_past` says whether a view is beyond the
    part of the game of that number, or over where there is none.
    """
    import tomllib

    def read(name: str) -> dict[str, Any]:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))

    def challenge(row: Row) -> Challenge:
        until: int | None = row.get("until")
        return Challenge(
            id=row["id"],
            title=Message(row["title"]),
            about=Message(row["about"]),
            won=Message(row["won"]),
            lost=Message(row["lost"]),
            step=row["step"],
            wanted=row["wanted"],
            reached=counts[row["counts"]](game["own_seat"]),
            is_over=lambda view: is_past(view, until),
        )

    game = read("game")
    return Tutorial(
        seats=game["seats"],
        seed=game["seed"],
        options=game["options"],
        own_seat=game["own_seat"],
        bots={int(seat): bot for seat, bot in game["bots"].items()},
        choices=tuple(game["choices"].split("\n")[:-1]),
        lessons=tuple(map(_lesson, read("lessons")["lessons"])),
        challenges=tuple(map(challenge, read("challenges")["challenges"])),
    )


def _lesson(row: Row) -> Lesson:
    return Lesson(
        id=row["id"],
        title=Message(row["title"]),
        step=row["step"],
        rule=row["rule"],
        pages=tuple(_page(page) for page in row["pages"]),
        question=_page(row["question"]) if "question" in row else None,
        answers=tuple(_answer(answer) for answer in row.get("answers", ())),
        on_board=_on_board(row["on_board"]) if "on_board" in row else None,
    )


def _page(row: Row) -> Page:
    return Page(Message(row["say"]), tuple(row.get("at", ())))


def _on_board(row: Row) -> OnBoard:
    return OnBoard(row["keys"], tuple(row["actions"]))


def _answer(row: Row) -> LessonAnswer:
    choices = tuple(row.get("choices", ()))
    return LessonAnswer(Message(row["words"]), Message(row["reply"]), row.get("good", False), choices)
