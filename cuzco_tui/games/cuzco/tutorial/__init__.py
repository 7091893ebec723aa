"""The lessons for newcomers as data: a recorded game, what is taught at its positions, and challenges."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from cuzco_tui.game import Json
from cuzco_tui.games.cuzco.engine.codes import OVER
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Message
from cuzco_tui.tutorial import Challenge, Lesson, LessonAnswer, OnBoard, Page, Tutorial

FOLDER: Final = Path(__file__).parent


def load_tutorial() -> Tutorial:
    """Read the lessons; only a newcomer waits for the reader of TOML."""
    import tomllib

    def read(name: str) -> dict[str, Any]:
        return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))

    game = read("game")
    return Tutorial(
        seats=game["seats"],
        seed=game["seed"],
        options=game["options"],
        own_seat=game["own_seat"],
        bots={int(seat): bot for seat, bot in game["bots"].items()},
        choices=tuple(game["choices"].split("\n")[:-1]),
        lessons=tuple(_lesson(row) for row in read("lessons")["lessons"]),
        challenges=tuple(_challenge(row, game["own_seat"]) for row in read("challenges")["challenges"]),
    )


def _lesson(row: Mapping[str, Json]) -> Lesson:
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


def _page(row: Mapping[str, Json]) -> Page:
    return Page(Message(row["say"]), tuple(row.get("at", ())))


def _on_board(row: Mapping[str, Json]) -> OnBoard:
    return OnBoard(row["keys"], tuple(row["actions"]))


def _answer(row: Mapping[str, Json]) -> LessonAnswer:
    choices = tuple(row.get("choices", ()))
    return LessonAnswer(Message(row["words"]), Message(row["reply"]), row.get("good", False), choices)


def _challenge(row: Mapping[str, Json], seat: int) -> Challenge:
    round_ = row["round"]

    def is_over(view: PlayerView) -> bool:
        return view.phase == OVER or view.round > round_

    return Challenge(
        id=row["id"],
        title=Message(row["title"]),
        about=Message(row["about"]),
        won=Message(row["won"]),
        lost=Message(row["lost"]),
        step=row["step"],
        wanted=row["wanted"],
        reached=_COUNTS[row["counts"]](seat),
        is_over=is_over,
    )


def _circlets(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: view.players[seat].circlets.bit_count()


def _score(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: view.players[seat].score


def _goods(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: sum(view.players[seat].goods)


_COUNTS: Final = {"circlets": _circlets, "score": _score, "goods": _goods}
"""What a challenge may count."""
