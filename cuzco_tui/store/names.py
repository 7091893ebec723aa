"""The names that people give to their saved games, in one small file beside them.

A name is a help for people: a game is known by its id, and a file of names that is missing or damaged means that no
game has a name of its own. The words of a game go before any name, so what is the words of another game is no name.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui.messages import message, printable
from cuzco_tui.store.ids import game_called_by_words, game_file
from cuzco_tui.table.errors import NoSuchGame, StoreError

NAMES_FILE: Final = ".names"
LONGEST_GAME_NAME: Final = 40


class GameNames:
    """The names of the games in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / NAMES_FILE

    def all(self) -> Mapping[str, str]:
        """Give the names by the ids of their games."""
        try:
            found = msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except (OSError, ValueError, RecursionError, msgspec.MsgspecError):
            return {}
        named = {id_: printable(name)[:LONGEST_GAME_NAME].strip() for id_, name in found.items()}
        return {id_: name for id_, name in named.items() if name and not self._is_another(name, id_)}

    def give(self, game_id: str, name: str) -> None:
        """Give a game a name, or with an empty one take its name away; a name belongs to one game."""
        names = dict(self.all())
        wanted = printable(" ".join(name.split()))[:LONGEST_GAME_NAME].strip()
        if wanted and any(other != game_id and wanted.casefold() == taken.casefold() for other, taken in names.items()):
            raise StoreError(message("error-game-name-taken", name=wanted))
        if self._is_another(wanted, game_id):
            raise StoreError(message("error-game-name-words", name=wanted))
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
        """Give the id of the game that somebody calls by its words or by its name."""
        if (game_id := game_called_by_words(self._folder, text)) is not None:
            return game_id
        wanted = " ".join(text.split()).casefold()
        for game_id, name in self.all().items():
            if name.casefold() == wanted and game_file(self._folder, game_id).exists():
                return game_id
        raise NoSuchGame(message("error-no-such-game", game=printable(text)))

    def _is_another(self, name: str, game_id: str) -> bool:
        """Say whether a name is the words of another game than this one."""
        return game_called_by_words(self._folder, name) not in (None, game_id)

    def _write(self, names: Mapping[str, str]) -> None:
        draft = self._path.with_name(f"{NAMES_FILE}.new")
        try:
            draft.write_bytes(msgspec.json.encode(names))
            draft.replace(self._path)
        except OSError as error:
            raise StoreError(message("error-game-name-unwritten", reason=error.strerror or str(error))) from error
