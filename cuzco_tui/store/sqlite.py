"""The store of one user: a folder with one SQLite file for each game.

One file each, so that damage to one game cannot reach another, each has its own lock, and a game can be copied or
thrown away by itself. A list looks at the two ends of a file only, and not even at those where the index knows it.
"""

import os
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cuzco_tui.messages import Message, message
from cuzco_tui.resources import data_folder
from cuzco_tui.store.database import Appender, draft_of, explain, log_of, make_database, remove_database
from cuzco_tui.store.ids import SUFFIX, game_called_by_words, game_file, is_game_id, new_game_id
from cuzco_tui.store.locks import GameLock, durable_records
from cuzco_tui.store.names import GameNames
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.store.reading import Rows, check_pages, read_ends, read_rows
from cuzco_tui.table.errors import (
    DamagedSave,
    GameInUse,
    LogMissing,
    NewerSave,
    NoSuchGame,
    StaleAppend,
    StoreError,
)
from cuzco_tui.table.records import (
    ChoiceRecord,
    Header,
    Record,
    SavedGame,
    decode_header,
    decode_header_summary,
    decode_record,
    encode,
    is_of_our_times,
    standing_choices,
)

if TYPE_CHECKING:
    from cuzco_tui.store.index import Index

LOG_SUFFIX = f"{SUFFIX}-wal"
LOCK_SUFFIX = ".lock"
_LOOK_EVERY_SECONDS = 0.2
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class _Claim(NamedTuple):
    """What the owner of a game holds."""

    appender: Appender
    lock: GameLock


class SqliteStore:
    """The saved games of one user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder() / "games"
        self.names = GameNames(self.folder)
        self._claims: dict[str, _Claim] = {}

    def meant(self, text: str) -> str:
        """Give the id of the game that somebody calls by its words, else by its name."""
        return self.names.meant(text)

    def create(self, header: Header, records: Sequence[Record] = (), wanted_id: str | None = None) -> str:
        """Save a new game, under the wanted id when that is free, and clear away what killed processes left."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise explain(error, self.folder / "new", "error-no-room-for-game") from error
        self._clear_away_leftovers()
        lock = self._lock_new_id(wanted_id)
        try:
            make_database(self._path(lock.path.stem), [encode(header), *map(encode, records)])
        finally:
            lock.remove()
        return lock.path.stem

    def read(self, game_id: str) -> SavedGame:
        """Read a whole game, also while somebody plays it."""
        saved, _rows = self._load(self._existing(game_id))
        return saved

    def read_after(self, game_id: str, after: int) -> tuple[Record, ...]:
        """Read the records behind the first `after`."""
        game_id = self._existing(game_id)
        try:
            return tuple(decode_record(row.payload) for row in read_rows(self._path(game_id), after).rows)
        except DamagedSave as error:
            raise self._named(error, game_id) from error

    async def watch(self, game_id: str, after: int) -> AsyncIterator[Record]:
        """Give the records behind the first `after` as they come.

        The file is read when it has changed, and once more at the next look, since two changes may bear one time.
        """
        import asyncio

        seen, changed = None, True
        while True:
            signature = await asyncio.to_thread(self._signature, game_id)
            if signature != seen or changed:
                seen, changed = signature, signature != seen
                for record in await asyncio.to_thread(self.read_after, game_id, after):
                    after += 1
                    yield record
            await asyncio.sleep(_LOOK_EVERY_SECONDS)

    def claim(self, game_id: str) -> int:
        """Own a game; everything is checked before anything is written."""
        game_id = self._existing(game_id)
        lock = GameLock(self._lock_path(game_id))
        try:
            _saved, rows = self._load(game_id)
            appender = self._appender(game_id, rows)
        except BaseException:
            lock.release()
            raise
        lock.note(len(rows.rows))
        self._claims[game_id] = _Claim(appender, lock)
        return appender.epoch

    def append(self, game_id: str, number: int, record: Record, epoch: int) -> None:
        """Make a record durable, when it is the next one and comes from the owner."""
        claim = self._claims.get(game_id)
        if claim is None or claim.appender.epoch != epoch or claim.appender.last + 1 != number:
            raise StaleAppend(message("error-stale-append", game=game_id))
        claim.appender.append(encode(record))
        claim.lock.note(number + 1)

    def release(self, game_id: str, epoch: int) -> None:
        """Close a game's file; its lock file goes with its log, and stays as long as that."""
        claim = self._claims.get(game_id)
        if claim is None or claim.appender.epoch != epoch:
            return
        del self._claims[game_id]
        if claim.appender.close():
            claim.lock.remove()
        else:
            claim.lock.release()

    def recover(self, game_id: str) -> int:
        """Take a game as it is that has lost its last records, and give the step at which it goes on."""
        game_id = self._existing(game_id)
        lock = GameLock(self._lock_path(game_id))
        try:
            saved, rows = self._load(game_id, as_it_is=True)
            self._appender(game_id, rows).close()
        except BaseException:
            lock.release()
            raise
        lock.remove()
        return len(saved.choices)

    def delete(self, game_id: str) -> None:
        """Throw a game away, also one that cannot be opened."""
        game_id = self._existing(game_id)
        lock = GameLock(self._lock_path(game_id))
        try:
            remove_database(self._path(game_id))
        except OSError as error:
            lock.release()
            raise explain(error, self._path(game_id), "error-no-room-for-game") from error
        lock.remove()

    def list_games(
        self, *, player: str | None = None, open: bool | None = None, due: str | None = None
    ) -> list[GameSummary]:
        """List the games by the two ends of each file, or by what the index knows of those that nobody has open."""
        names = self._names()
        there = set(names)
        from cuzco_tui.store.index import Index

        index = Index(self.folder)
        summaries = []
        for game_id in sorted(stem for stem, suffix in names if suffix == SUFFIX):
            noted = (game_id, LOCK_SUFFIX) in there
            closed = not noted and (game_id, LOG_SUFFIX) not in there
            summaries.append(self._closed_summary(game_id, index) if closed else self._summary(game_id, noted))
        index.write()
        if (player, open, due) != (None, None, None):
            summaries = [summary for summary in summaries if _is_wanted(summary, player, open, due)]
        return sorted(summaries, key=lambda summary: (summary.played, not summary.finished), reverse=True)

    def _path(self, game_id: str) -> Path:
        return game_file(self.folder, game_id)

    def _lock_path(self, game_id: str) -> Path:
        return self.folder / f"{game_id}{LOCK_SUFFIX}"

    def _names(self) -> list[tuple[str, str]]:
        """Give the id and the ending of everything in the folder that may belong to a game."""
        try:
            found = [os.path.splitext(name) for name in os.listdir(self.folder)]  # noqa: PTH122, PTH208
        except FileNotFoundError:
            return []
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(message("error-folder-unreadable", folder=str(self.folder), reason=reason)) from error
        return [(stem, suffix) for stem, suffix in found if is_game_id(stem)]

    def _existing(self, game_id: str) -> str:
        """Give the id of a game that is there, as it may have been heard."""
        found = game_called_by_words(self.folder, game_id)
        if found is None:
            raise NoSuchGame(message("error-no-such-game", game=game_id))
        return found

    def _lock_new_id(self, wanted: str | None) -> GameLock:
        """Lock a free id: the wanted one when nobody has it."""
        while True:
            game_id, wanted = wanted or new_game_id(), None
            path = self._path(game_id)
            try:
                lock = GameLock(self._lock_path(game_id))
            except GameInUse:
                continue
            if not path.exists() and not log_of(path).exists():
                return lock
            lock.release()

    def _clear_away_leftovers(self) -> None:
        """Remove the locks and drafts of processes that were killed before their game had a name."""
        names = self._names()
        games = {game_id for game_id, suffix in names if suffix == SUFFIX}
        for game_id, suffix in names:
            if suffix == LOCK_SUFFIX and game_id not in games:
                path = self._path(game_id)
                try:
                    lock = GameLock(self._lock_path(game_id))
                except StoreError:
                    continue
                if not path.exists():
                    remove_database(draft_of(path))
                lock.remove()

    def _appender(self, game_id: str, rows: Rows) -> Appender:
        """Open a game for writing behind these rows, when its file can take more of them."""
        try:
            check_pages(self._path(game_id))
        except DamagedSave as error:
            raise self._named(error, game_id) from error
        return Appender(self._path(game_id), rows.rows[-1].number, rows.rows[-1].seal)

    def _load(self, game_id: str, as_it_is: bool = False) -> tuple[SavedGame, Rows]:
        """Read and check a whole game; `as_it_is` also when records are missing at its end."""
        path, lock_path = self._path(game_id), self._lock_path(game_id)
        durable = durable_records(lock_path)
        try:
            rows = read_rows(path)
            header = decode_header(rows.rows[0].payload)
            records = tuple(decode_record(row.payload) for row in rows.rows[1:])
            saved = SavedGame(game_id, header, records, tuple(standing_choices(records)))
        except (NewerSave, DamagedSave) as error:
            raise self._named(error, game_id) from error
        step = len(saved.choices)
        if len(rows.rows) < durable and not as_it_is:
            raise DamagedSave(self._lost(game_id, durable - len(rows.rows), step))
        if rows.log_missing and not as_it_is:
            raise LogMissing(self._log_missing(game_id, step))
        return saved, rows

    def _closed_summary(self, game_id: str, index: "Index") -> GameSummary:
        """Ask the index about a game, and its file only when it is not the one that the index knows."""
        try:
            file = self._path(game_id).stat()
        except OSError:
            return self._summary(game_id, False)
        if (known := index.find(game_id, file)) is not None:
            return known
        summary = self._summary(game_id, False)
        index.add(summary, file)
        return summary

    def _summary(self, game_id: str, noted: bool) -> GameSummary:
        """Look at the two ends of a game, and at its lock file if there is one; trouble there is listed with it."""
        path = self._path(game_id)
        durable = durable_records(self._lock_path(game_id)) if noted else 0
        try:
            (first, last), log_missing = read_ends(path)
            header = decode_header_summary(first.payload)
            record = decode_record(last.payload) if last.number else None
        except (NewerSave, DamagedSave) as error:
            return self._trouble(game_id, self._named(error, game_id).what)
        except StoreError as error:
            return self._trouble(game_id, error.what)
        step = record.step if record else 0
        if last.number + 1 < durable:
            return self._trouble(game_id, self._lost(game_id, durable - last.number - 1, step))
        if log_missing:
            return self._trouble(game_id, self._log_missing(game_id, step))
        return GameSummary(
            id=game_id,
            played=record.at if record else header.created,
            game=header.game,
            seats=header.seats,
            created=header.created,
            step=step,
            round=record.round if record else header.taken_over.round if header.taken_over else 0,
            finished=isinstance(record, ChoiceRecord) and record.over,
            due=record.due if record else header.due,
            taken_over=header.taken_over.game if header.taken_over else "",
        )

    def _trouble(self, game_id: str, what: str | Message) -> GameSummary:
        try:
            changed = self._path(game_id).stat().st_mtime
            played = datetime.fromtimestamp(changed, UTC)
        except (OSError, OverflowError, ValueError):
            played = _LONG_AGO
        if not is_of_our_times(played):
            played = _LONG_AGO
        trouble = what if isinstance(what, Message) else message("damage-header", reason=what)
        return GameSummary(game_id, played, trouble=trouble)

    def _named(self, error: StoreError, game_id: str) -> StoreError:
        """Give an error about "it" as a sentence about a game."""
        if isinstance(error, NewerSave):
            return NewerSave(message("error-newer-save", game=game_id, what=error.what))
        return DamagedSave(message("error-damaged", game=game_id, what=error.what, file=str(self._path(game_id))))

    def _lost(self, game_id: str, count: int, step: int) -> Message:
        file = str(self._path(game_id))
        return message("error-records-lost", game=game_id, count=count, file=file, step=step)

    def _log_missing(self, game_id: str, step: int) -> Message:
        return message("error-log-missing", game=game_id, log=str(log_of(self._path(game_id))), step=step)

    def _signature(self, game_id: str) -> tuple[tuple[int, int], ...]:
        """Give what changes whenever a game's file or its log does."""
        path = self._path(self._existing(game_id))
        found = []
        for part in (path, log_of(path)):
            try:
                found.append((part.stat().st_mtime_ns, part.stat().st_size))
            except FileNotFoundError:
                found.append((0, 0))
        return tuple(found)


def _is_wanted(summary: GameSummary, player: str | None, open: bool | None, due: str | None) -> bool:
    """Say whether a game is one of those that were asked for."""
    people = [seat.name for seat in summary.seats if seat.kind != "bot"]
    decides = dict(enumerate(summary.seats)).get(-1 if summary.due is None else summary.due)
    return (
        summary.trouble is None
        and (player is None or player in people)
        and (open is None or open != summary.finished)
        and (due is None or (decides is not None and decides.kind != "bot" and decides.name == due))
    )
