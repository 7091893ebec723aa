"""The names that people give to their saved games, in one small file beside them.

A name is a help for people: a game is known by its id, and a file of names that is missing or damaged means that no
game has a name of its own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui.messages import message, printable
from cuzco_tui.store.ids import heard_id
from cuzco_tui.table.errors import StoreError

NAMES_FILE: Final = ".names"
LONGEST_GAME_NAME: Final = 40


class GameNames:
    """The names of the games in one folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAMES_FILE

    def all(self) -> Mapping[str, str]:
        """Give the names by the ids of their games."""
        try:
            found = msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except (OSError, ValueError, RecursionError, msgspec.MsgspecError):
            return {}
        named = {id_: printable(name)[:LONGEST_GAME_NAME].strip() for id_, name in found.items()}
        return {id_: name for id_, name in named.items() if name}

    def give(self, game_id: str, name: str) -> None:
        """Give a game a name, or with an empty one take its name away; a name belongs to one game."""
        names = dict(self.all())
        wanted = printable(" ".join(name.split()))[:LONGEST_GAME_NAME].strip()
        if wanted and any(other != game_id and wanted.casefold() == taken.casefold() for other, taken in names.items()):
            raise StoreError(message("error-game-name-taken", name=wanted))
        names.pop(game_id, None)
        if wanted:
            names[game_id] = wanted
        self._write(names)

    def forget(self, game_id: str) -> None:
        """Take the name of a game away that is gone."""
        names = dict(self.all())
        if names.pop(game_id, None) is not None:
            self._write(names)

    def meant(self, text: str) -> str:
        """Give the id of the game that somebody calls by its name, else the text as an id."""
        wanted = " ".join(text.split()).casefold()
        return next((id_ for id_, name in self.all().items() if name.casefold() == wanted), heard_id(text))

    def _write(self, names: Mapping[str, str]) -> None:
        draft = self._path.with_name(f"{NAMES_FILE}.new")
        try:
            draft.write_bytes(msgspec.json.encode(names))
            draft.replace(self._path)
        except OSError as error:
            raise StoreError(message("error-game-name-unwritten", reason=error.strerror or str(error))) from error
