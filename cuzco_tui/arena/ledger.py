"""The file of a series: a line that describes it, then a line for each game as it ends.

A series goes on where it was left: whoever runs it again gets the games that are there and plays the missing ones.
"""

from pathlib import Path
from typing import Final, Self

import msgspec

from cuzco_tui.arena.kept_lines import LONGEST_HEADER, BadLedger, KeptLines, no_file_of
from cuzco_tui.arena.records import GameRecord
from cuzco_tui.arena.series import Series, seatings_of
from cuzco_tui.named_files import NoFile, open_named

COMMAND: Final = "cuzco arena"
_FORM: Final = 1
"""Raised when series are written in another form."""
_WORDS: Final = {
    "game": "the game",
    "rules": "the version of the rules",
    "program": "the version of this program",
    "seats": "the seats",
    "seatings": "the kind of seatings",
    "seed": "the seed",
    "options": "the table options",
    "content": "the content",
    "seconds": "the seconds a choice",
}


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    arena: int
    series: Series


class Ledger:
    """The open file of a series, and the games that were in it."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.games: dict[int, GameRecord] = {}
        self._lines = KeptLines(path, COMMAND)
        try:
            self._take_up(series)
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._lines.close()

    def add(self, record: GameRecord) -> None:
        """Write a game down at once."""
        self._lines.write(msgspec.json.encode(record))

    def _take_up(self, series: Series) -> None:
        first = self._lines.first_line()
        if not first:
            self._lines.write(msgspec.json.encode(_Header(_FORM, series)))
            return
        self._require(series, _read_header(self.path, first))
        seatings = seatings_of(series.seats, series.seatings)
        for number, line in self._lines.following():
            record = _read_game(line)
            if record is None:
                self._lines.damaged(number)
                break
            if tuple(seat.bot for seat in record.seats) != seatings[record.number % len(seatings)]:
                raise BadLedger(f"Line {number} of {self.path} is of another series; name another file.")
            self.games.setdefault(record.number, record)

    def _require(self, series: Series, other: Series) -> None:
        """Refuse a file of other games than these, and say what differs."""
        differing = [words for name, words in _WORDS.items() if getattr(series, name) != getattr(other, name)]
        if differing:
            raise BadLedger(
                f"{self.path} holds another series (not the same: {', '.join(differing)}); name another file."
            )


def seed_in(path: Path) -> int | None:
    """Give the seed of the series in a file, None where there is none yet."""
    try:
        with open_named(path) as file:
            first = file.readline(LONGEST_HEADER)
    except FileNotFoundError:
        return None
    except NoFile as error:
        raise no_file_of(COMMAND, path) from error
    return _read_header(path, first).seed if first else None


def _read_header(path: Path, line: bytes) -> Series:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise no_file_of(COMMAND, path) from error
    if header.arena != _FORM:
        raise BadLedger(f"{path} was written in another form by another version; name another file.")
    return header.series


def _read_game(line: bytes) -> GameRecord | None:
    """Read the line of a game; None when it is cut off or damaged."""
    if not line.endswith(b"\n"):
        return None
    try:
        record = msgspec.json.decode(line, type=GameRecord)
    except (ValueError, RecursionError, msgspec.MsgspecError):
        return None
    return record if record.number >= 0 else None
