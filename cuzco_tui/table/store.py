"""Where saved games live: a folder with one SQLite file for each game.

One file each, so that damage to one game cannot reach another, each has its own lock, and a game can be copied or
thrown away by itself.
"""

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from cuzco_tui.table.database import Appender, explain, make_database, read_rows
from cuzco_tui.table.errors import DamagedSave, GameInUse, NewerSave, NoSuchGame, StoreError
from cuzco_tui.table.locks import GameLock, durable_records
from cuzco_tui.table.records import (
    Header,
    Record,
    SavedGame,
    decode_header,
    decode_record,
    encode,
    is_game_id,
    standing_choices,
    utc_now,
)
from cuzco_tui.table.seats import Seat

SUFFIX = ".sqlite"
_ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def data_folder() -> Path:
    """Give the folder of everything this program keeps for its user; CUZCO_HOME names another one."""
    if home := os.environ.get("CUZCO_HOME"):
        return Path(home).expanduser().absolute()
    return platformdirs.user_data_path("cuzco", appauthor=False)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A line for a menu of saved games; one with `trouble` cannot be opened, and that sentence says why."""

    id: str
    played: datetime
    trouble: str | None = None
    game: str = ""
    seats: tuple[Seat, ...] = ()
    created: datetime | None = None
    step: int = 0
    round: int = 0
    finished: bool = False


class GameFile:
    """A saved game that this process owns; `append` is the one way to change it."""

    def __init__(self, saved: SavedGame, appender: Appender, lock: GameLock) -> None:
        self.saved = saved
        self._appender = appender
        self._lock = lock

    @property
    def id(self) -> str:
        """The id under which the store knows the game."""
        return self.saved.id

    def append(self, record: Record) -> None:
        """Make one more record durable, or raise and change nothing."""
        self._appender.append(encode(record))
        self._lock.note(self._appender.count)

    def close(self) -> None:
        """Close the file and let others have the game."""
        self._appender.close()
        self._lock.release()


class Store:
    """The saved games of one user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder() / "games"

    def create(self, header: Header, records: Sequence[Record] = (), wanted_id: str | None = None) -> GameFile:
        """Save a new game, under the wanted id when that is free, and own it; no save is ever overwritten."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise explain(error, self.folder) from error
        payloads = [encode(header), *(encode(record) for record in records)]
        game_id, lock = self._claim_new_id(wanted_id)
        try:
            saved = SavedGame(game_id, header, tuple(records), tuple(standing_choices(records)))
            make_database(self._path(game_id), payloads)
            lock.note(len(payloads))
            return GameFile(saved, Appender(self._path(game_id), payloads), lock)
        except BaseException:
            if game_id != wanted_id and not self._path(game_id).exists():
                lock.remove()
            lock.release()
            raise

    def open(self, game_id: str) -> GameFile:
        """Read a game and own it until it is closed; everything is checked before anything is written."""
        self._require(game_id)
        lock = GameLock(self._lock_path(game_id))
        try:
            saved, payloads = self._load(game_id)
            appender = Appender(self._path(game_id), payloads)
            lock.note(len(payloads))
            return GameFile(saved, appender, lock)
        except BaseException:
            lock.release()
            raise

    def read(self, game_id: str) -> SavedGame:
        """Read a game without owning it, also while somebody plays it."""
        self._require(game_id)
        return self._load(game_id)[0]

    def list_games(self) -> list[GameSummary]:
        """Give all saved games, the last played first, also those that cannot be opened."""
        try:
            names = [path.stem for path in self.folder.iterdir() if path.suffix == SUFFIX and is_game_id(path.stem)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(f"{self.folder} cannot be read ({error.strerror}); allow reading there.") from error
        summaries = map(self._summary, sorted(names))
        return sorted(summaries, key=lambda summary: summary.played, reverse=True)

    def _path(self, game_id: str) -> Path:
        return self.folder / f"{game_id}{SUFFIX}"

    def _lock_path(self, game_id: str) -> Path:
        return self.folder / f"{game_id}.lock"

    def _require(self, game_id: str) -> None:
        if not is_game_id(game_id) or not self._path(game_id).exists():
            raise NoSuchGame(f"There is no saved game {game_id!r}; `cuzco saves` lists those that exist.")

    def _claim_new_id(self, wanted: str | None) -> tuple[str, GameLock]:
        """Give a free id and its lock; the wanted one when nobody has it."""
        while True:
            game_id = wanted or f"{utc_now():%Y%m%d}-{''.join(secrets.choice(_ID_LETTERS) for _ in range(5))}"
            wanted = None
            try:
                lock = GameLock(self._lock_path(game_id))
            except GameInUse:
                continue
            if not self._path(game_id).exists():
                return game_id, lock
            lock.release()

    def _load(self, game_id: str) -> tuple[SavedGame, list[bytes]]:
        path, lock_path = self._path(game_id), self._lock_path(game_id)
        durable = durable_records(lock_path)
        try:
            payloads = read_rows(path)
            header = decode_header(payloads[0])
            records = tuple(decode_record(payload) for payload in payloads[1:])
            saved = SavedGame(game_id, header, records, tuple(standing_choices(records)))
        except NewerSave as error:
            raise NewerSave(f"Game {game_id} cannot be opened: {error}.") from error
        except DamagedSave as error:
            raise DamagedSave(
                f"Game {game_id} is damaged: {error}; {path} was left as it is, so put a good copy of it in its place."
            ) from error
        if len(payloads) < durable:
            raise DamagedSave(
                f"Game {game_id} has lost its last {durable - len(payloads)} records; put back {path} together with "
                f"its -wal file, or delete {lock_path} to play on from step {len(saved.choices)}."
            )
        return saved, payloads

    def _summary(self, game_id: str) -> GameSummary:
        try:
            saved = self.read(game_id)
        except StoreError as error:
            try:
                changed = self._path(game_id).stat().st_mtime
            except OSError:
                changed = 0.0
            return GameSummary(game_id, datetime.fromtimestamp(changed, UTC), trouble=str(error))
        header, records = saved.header, saved.records
        return GameSummary(
            id=game_id,
            played=records[-1].at if records else header.created,
            game=header.game,
            seats=header.seats,
            created=header.created,
            step=len(saved.choices),
            round=records[-1].round if records else 0,
            finished=bool(saved.choices) and saved.choices[-1].over,
        )
