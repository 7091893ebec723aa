"""What was last seen of the closed games in a folder, so that a long list need not open every file again.

The index is a help that may be missing, old or wrong: an entry counts only for the very file it was made of, by its
size and times, and whatever it says is checked like the file itself. It is written by whoever has seen much that is
new, and without it a list is merely slower.
"""

import contextlib
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from cuzco_tui.messages import printable
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.table.records import is_of_our_times
from cuzco_tui.table.seats import Seat, quoted_seat

INDEX_NAME = ".index"
_WORTH_WRITING = 32


class Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One closed game as it was seen, and by what its file is known again."""

    size: int
    changed: int
    renamed: int
    game: str
    seats: tuple[Seat, ...]
    created: datetime
    played: datetime
    step: int
    round: int
    finished: bool
    due: int | None
    taken_over: str = ""


class Index:
    """The entries of one folder, read once and written once."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / INDEX_NAME
        self._known = _read(self._path)
        self._seen: dict[str, Entry] = {}
        self._new = 0

    def find(self, game_id: str, file: os.stat_result) -> GameSummary | None:
        """Give what is known of a closed game, None when its file is another one than before."""
        entry = self._known.get(game_id)
        if entry is None or (entry.size, entry.changed, entry.renamed) != _marks(file):
            return None
        if not is_of_our_times(entry.created) or not is_of_our_times(entry.played):
            return None
        self._seen[game_id] = entry
        return GameSummary(
            id=game_id,
            played=entry.played,
            game=printable(entry.game),
            seats=tuple(map(quoted_seat, entry.seats)),
            created=entry.created,
            step=entry.step,
            round=entry.round,
            finished=entry.finished,
            due=entry.due,
            taken_over=printable(entry.taken_over),
        )

    def add(self, summary: GameSummary, file: os.stat_result) -> None:
        """Remember a closed game; one that cannot be opened is looked at again the next time."""
        if summary.trouble is None and summary.created is not None:
            self._seen[summary.id] = Entry(
                *_marks(file),
                game=summary.game,
                seats=summary.seats,
                created=summary.created,
                played=summary.played,
                step=summary.step,
                round=summary.round,
                finished=summary.finished,
                due=summary.due,
                taken_over=summary.taken_over,
            )
            self._new += 1

    def write(self) -> None:
        """Keep what was seen, when it is worth it and the folder allows it."""
        if self._new < _WORTH_WRITING:
            return
        with contextlib.suppress(OSError):
            draft = self._path.with_name(f"{INDEX_NAME}.new")
            draft.write_bytes(msgspec.json.encode(self._seen))
            draft.replace(self._path)


def _marks(file: os.stat_result) -> tuple[int, int, int]:
    return file.st_size, file.st_mtime_ns, file.st_ctime_ns


def _read(path: Path) -> Mapping[str, Entry]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Entry])
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError):
        return {}
