"""The guided first round: a fixed deal, its choices and what is said around them, all kept in `lessons.toml`."""

from pathlib import Path
from typing import Final

from cuzco_tui.game import Json, Lesson, Tutorial
from cuzco_tui.messages import Message

LESSONS: Final = Path(__file__).parent / "lessons.toml"


def load_tutorial() -> Tutorial:
    """Read the tutorial; only a newcomer waits for the reader of TOML."""
    import tomllib

    data = tomllib.loads(LESSONS.read_text(encoding="utf-8"))
    return Tutorial(
        seats=data["seats"],
        seed=data["seed"],
        options=data["options"],
        lessons=tuple(_lesson(row) for row in data["lessons"]),
        farewell=_messages(data["farewell"]),
        own_seat=data["own_seat"],
        bots={int(seat): bot for seat, bot in data["bots"].items()},
    )


def _lesson(row: dict[str, Json]) -> Lesson:
    return Lesson(_messages(row["before"]), row["choice"], _messages(row.get("after", ())))


def _messages(ids: list[str]) -> tuple[Message, ...]:
    return tuple(Message(id_) for id_ in ids)
