"""The tables of a server: what is known of each besides its game, kept in the server's file."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import msgspec

from cuzco_tui.game import GameError, Json
from cuzco_tui.lobby.facts import TableStage, TableTime
from cuzco_tui.messages import message
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.store.ids import heard_id, is_game_id


class NoSuchTable(GameError):
    """No table has this name."""


class SeatFacts(msgspec.Struct, omit_defaults=True):
    """Who has a seat."""

    account: str = ""
    """The account of the person, empty for a free seat and for a bot's own."""
    person: str = ""
    """The person's name."""
    bot: str = ""
    """The bot whose own seat it is."""
    stand_in: str = ""
    """The bot that plays for the person, for a while or for good."""
    bot_from: int | None = None
    """How far the game was, as the seat counts, when a bot last began to stand in."""
    bot_until: int | None = None
    """The same for when the person took the seat back; None while the bot stands in."""
    resigned: bool = False
    left: float | None = None
    """Seconds of the person's time for the whole game, as they stood when their clock last stopped."""
    put_away: bool = False
    """Whether the person does not want to see the finished table any more."""

    def note_bot(self, step: int) -> None:
        """Note how far the game is when a bot has begun to stand in, or the person has taken the seat back."""
        if self.stand_in and self.bot_from is None:
            self.bot_from = step
        elif not self.stand_in and self.bot_from is not None and self.bot_until is None:
            self.bot_until = step

    def take_back_to(self, step: int) -> None:
        """Forget what a bot did after a step, since it was taken back."""
        if self.bot_from is not None:
            self.bot_from = min(self.bot_from, step)
        if self.bot_until is not None:
            self.bot_until = min(self.bot_until, step)

    @property
    def free(self) -> bool:
        """Whether anybody may take it."""
        return not self.account and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that plays it now, empty when the person does."""
        return self.stand_in or self.bot

    @property
    def plays_itself(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.account) and not self.stand_in


class TableRecord(msgspec.Struct, omit_defaults=True):
    """One table; its id is that of its game, which exists from the moment it begins."""

    id: str
    game: str
    options: dict[str, Json]
    seats: list[SeatFacts]
    owner: str
    """The account of whoever made it."""
    owner_name: str
    open: bool
    hints: bool
    time: TableTime
    created: float
    changed: float
    stage: TableStage = "waiting"
    turn: int | None = None
    round: int = 0
    deadline: float | None = None
    """When the time of the person in turn is over, in seconds since 1970."""
    guest: bool = False
    """Whether it is a guest's, which is not listed and does not stay."""
    names: tuple[str, ...] = ()
    """How the seats are called in the game, once it has begun."""
    turns: int = 0
    """How often the turn has passed on."""
    watched_by: tuple[str, ...] = ()
    """The accounts that have watched it, the last ones, who may look back at it when it is over."""
    told: bool = False
    """Whether the absent person in turn was sent word already."""

    def seat_of(self, account: str) -> int | None:
        """Give the seat of an account."""
        return next((number for number, seat in enumerate(self.seats) if account and seat.account == account), None)

    def held_by(self, account: str) -> int | None:
        """Give the seat of an account that has not given it up for good."""
        seat = self.seat_of(account)
        return None if seat is None or self.seats[seat].resigned else seat

    def took_part(self, account: str) -> bool:
        """Say whether an account has a seat here, made the table or has watched it."""
        return bool(account) and (
            self.owner == account or self.seat_of(account) is not None or account in self.watched_by
        )

    @property
    def people(self) -> list[SeatFacts]:
        """The seats of persons who did not resign."""
        return [seat for seat in self.seats if seat.account and not seat.resigned]

    @property
    def bot_in_turn(self) -> bool:
        """Whether a bot decides now."""
        return self.stage == "playing" and self.turn is not None and bool(self.seats[self.turn].played_by)

    @property
    def person_in_turn(self) -> SeatFacts | None:
        """The seat of the person who must decide now, None when a bot does or the game does not run."""
        if self.stage != "playing" or self.turn is None or not self.seats[self.turn].plays_itself:
            return None
        return self.seats[self.turn]


class Registry:
    """All tables, in memory and in the file."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: dict[str, TableRecord] = {}
        self._unsaved: dict[str, None] = {}

    def load(self) -> None:
        """Read what the file knows."""
        for (facts,) in self._database.rows("SELECT facts FROM tables"):
            table = msgspec.json.decode(facts, type=TableRecord)
            self._tables[table.id] = table

    def __iter__(self) -> Iterator[TableRecord]:
        return iter(list(self._tables.values()))

    def __contains__(self, id_: str) -> bool:
        return id_ in self._tables

    def find(self, heard: str) -> TableRecord:
        """Give a table by its name, as it may have been heard."""
        id_ = heard_id(heard[:80])
        if not is_game_id(id_) or id_ not in self._tables:
            raise NoSuchTable(message("error-no-table", table=id_ if is_game_id(id_) else "?"))
        return self._tables[id_]

    def of(self, account: str) -> Iterator[TableRecord]:
        """Give the tables at which an account has a seat or that it made."""
        return (table for table in self if table.owner == account or table.seat_of(account) is not None)

    async def save(self, *tables: TableRecord) -> None:
        """Make what is known of tables durable now."""
        self._tables.update((table.id, table) for table in tables)
        await self._write(tables)

    def save_soon(self, table: TableRecord) -> None:
        """Let `flush` write a table."""
        self._unsaved[table.id] = None

    async def flush(self) -> None:
        """Write what is not written yet."""
        unsaved, self._unsaved = self._unsaved, {}
        await self._write([self._tables[id_] for id_ in unsaved if id_ in self._tables])

    async def remove(self, table: TableRecord) -> None:
        """Forget a table."""
        self._tables.pop(table.id, None)
        await self._database.do(self._remove, table.id)

    async def _write(self, tables: Iterable[TableRecord]) -> None:
        rows = [(table.id, msgspec.json.encode(table).decode()) for table in tables]
        if rows:
            await self._database.do(self._write_rows, rows)

    def _write_rows(self, rows: list[tuple[str, str]]) -> None:
        with self._database.change() as change:
            change.executemany("INSERT OR REPLACE INTO tables (id, facts) VALUES (?, ?)", rows)

    def _remove(self, id_: str) -> None:
        with self._database.change() as change:
            change.execute("DELETE FROM tables WHERE id = ?", (id_,))
            change.execute("DELETE FROM talk WHERE place = ?", (id_,))


def moment(seconds: float) -> datetime:
    """Give a time as it travels: to the second."""
    return datetime.fromtimestamp(int(seconds), UTC)
