"""The hall: everything that the host owns, and all who are connected to it."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from cuzco_tui.game import GameError, Json
from cuzco_tui.lobby.facts import LOBBY, Account, Company, TableLine
from cuzco_tui.lobby.requests import Around, People, Said, Shown, Tables, You
from cuzco_tui.messages import Message, message
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.host.accounts import Accounts, Person
from cuzco_tui.ssh.host.chat import Chat
from cuzco_tui.ssh.host.clocks import RealTime, Time
from cuzco_tui.ssh.host.codes import Guesses
from cuzco_tui.ssh.host.company import CompanyKeeper, follow
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.host.gate import Gate
from cuzco_tui.ssh.host.keeper import Keeper
from cuzco_tui.ssh.host.listing import company_of, is_listed, line_for, people_lines, table_line
from cuzco_tui.ssh.host.making import TableMaker
from cuzco_tui.ssh.host.measures import Measures
from cuzco_tui.ssh.host.names import proposed_name
from cuzco_tui.ssh.host.notify import Notifier
from cuzco_tui.ssh.host.outbox import Mark
from cuzco_tui.ssh.host.registry import NoSuchTable, Registry, TableRecord
from cuzco_tui.ssh.host.tables import Games, Running
from cuzco_tui.ssh.host.thinkers import Thinkers
from cuzco_tui.ssh.host.visitor import Visitor, push_line
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.tickets import Identity
from cuzco_tui.store.portable import export_text
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import current_round

_LOBBY_PAUSE: Final = 0.25
"""Seconds between two looks at what has changed in the lobby."""
_SAVE_PAUSE: Final = 0.2


class Hall:
    """Owns accounts, tables, talk and games; visitors come and go."""

    def __init__(self, config: ServerConfig, time: Time | None = None, log: Log | None = None) -> None:
        self.config = config
        self.time: Time = time or RealTime()
        self.log = log or Log("host")
        config.folder.mkdir(parents=True, exist_ok=True)
        self.database = Database(config.database)
        self.accounts = Accounts(self.database)
        self.gate = Gate(self.database, config)
        self.registry = Registry(self.database)
        self.chat = Chat(self.database)
        self.thinkers = Thinkers(config.thinking_at_once)
        self.games = Games(SqliteStore(config.folder / "games"), self.thinkers, self._moved)
        self.company = CompanyKeeper(self)
        self.maker = TableMaker(self)
        self.notifier = Notifier(self)
        self.keeper = Keeper(self)
        self.guesses = Guesses()
        self.lookups = Guesses(most=20)
        """Counts names of tables that do not exist."""
        self.measures = Measures()
        self.front_numbers: dict[str, Json] = {}
        self.visitors: dict[Visitor, None] = {}
        self.began = self.time.now()
        self.stopping = False
        self._numbers = secrets.randbits(40)
        """Begins anywhere, so that no chair has the number of one from before a restart."""
        self._changed: dict[str, None] = {}
        self._people_line = b""
        """Who is here, as all lobbies were last told."""
        self._listing: asyncio.TimerHandle | None = None
        self._saving: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lines: dict[str, TableLine] = {}
        """Tables as anybody sees them, as long as they have not changed."""

    def next_number(self) -> int:
        """Give a number that no chair has had."""
        self._numbers += 1
        return self._numbers

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done by the way; what cannot be done is no failure."""
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())

    async def _quietly(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except GameError as error:
            self.log("refused", reason=str(error))
        except Exception as error:
            self.log.crash("failed", error)

    async def begin(self) -> None:
        """Take up all tables where they were left."""
        await self.database.do(self.registry.load)
        self.keeper.begin()
        await self.keeper.take_up()

    async def close(self) -> None:
        """Close all games and let go of everything."""
        for timer in (self._listing, self._saving):
            if timer is not None:
                timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(self.games.close(running.record.id) for running in self.games.all))
        await self.registry.flush()
        await asyncio.to_thread(self.thinkers.close)
        self.database.close()

    # Who comes and goes.

    def visitor(self) -> Visitor:
        """Make room for somebody who connects."""
        visitor = Visitor(lambda mark: self._write(visitor, mark), self.time.now())
        return visitor

    async def arrive(self, visitor: Visitor, identity: Identity, pid: int) -> Account:
        """Let in whoever a ticket names, and tell them who they are here."""
        if self.stopping and identity.role in ("player", "guest"):
            raise GameError(message("error-server-stops"))
        if identity.role == "guest" and not self.config.guests:
            raise GameError(message("error-no-guests"))
        person = None
        if identity.role == "player":
            refusal = await self.database.do(self.gate.refusal, identity.key, identity.address)
            if refusal is not None:
                raise GameError(refusal)
            person = await self.database.do(self.accounts.by_key, identity.key)
        for other in list(self.visitors):
            if identity.session and other.identity is not None and other.identity.session == identity.session:
                other.outbox.close()
        visitor.identity, visitor.pid = identity, pid
        if person is not None:
            self.become(visitor, person)
        elif identity.role == "guest":
            visitor.id = f"guest:{identity.session}"
            visitor.account = Account(self._guest_name(visitor.id), guest=True)
        elif identity.role == "player":
            needs = await self.database.do(self.gate.needs_invitation, identity.key)
            visitor.account = Account(proposed=proposed_name(identity.proposed), needs_invitation=needs)
        self.visitors[visitor] = None
        self.people_changed()
        return visitor.account

    def become(self, visitor: Visitor, person: Person) -> None:
        """A session belongs to an account from now on."""
        visitor.id = person.id
        visitor.account = Account(person.name, False, person.language, person.settings, person.muted)

    async def leave(self, visitor: Visitor) -> None:
        """A session has ended."""
        visitor.outbox.close()
        self.visitors.pop(visitor, None)
        saw = visitor.tables
        for sitter in list(visitor.chairs.values()):
            await self.company.stand(sitter)
        if visitor.id and not self.sessions_of(visitor.id):
            self.notifier.went(visitor.id, saw)
        self.people_changed()

    def sessions_of(self, account: str) -> list[Visitor]:
        """Give the sessions of an account."""
        return [visitor for visitor in self.visitors if account and visitor.id == account]

    @property
    def people(self) -> list[Visitor]:
        """The sessions of persons."""
        return [visitor for visitor in self.visitors if visitor.role in ("player", "guest")]

    def account_changed(self, person: Person) -> None:
        """Tell all sessions of an account what is different."""
        for visitor in self.sessions_of(person.id):
            self.become(visitor, person)
            visitor.outbox.mark(("you", 0))

    def _guest_name(self, account: str) -> str:
        """Give a guest the name that they have at a table, or the first that nobody has."""
        for table in self.registry.of(account):
            return table.owner_name
        taken = {visitor.name for visitor in self.visitors} | {
            table.owner_name for table in self.registry if table.guest
        }
        number = 1
        while f"Guest {number}" in taken:
            number += 1
        return f"Guest {number}"

    # Tables.

    def find(self, visitor: Visitor, heard: str) -> TableRecord:
        """Give a table that somebody names; who tries many names has to pause."""
        now = self.time.now()
        self.lookups.check(now, *visitor.guessers)
        try:
            table = self.registry.find(heard)
        except NoSuchTable:
            self.lookups.wrong(now, *visitor.guessers)
            raise
        if table.guest and table.owner != visitor.id:
            raise NoSuchTable(message("error-no-table", table=table.id))
        return table

    async def look_back(self, visitor: Visitor, table: TableRecord) -> str:
        """Give the text of a finished game to somebody who has played or watched it."""
        if table.stage != "over":
            raise GameError(message("error-look-back-open", table=table.id))
        if not table.took_part(visitor.id) and table.id not in visitor.tables:
            raise GameError(message("error-look-back-not-there", table=table.id))
        return export_text(await asyncio.to_thread(self.games.store.read, table.id))

    async def remove_table(self, table: TableRecord) -> None:
        """Take a table away with its game."""
        async with self.games.lock(table.id):
            running = self.games.find(table.id)
            for sitter in [] if running is None else list(running.sitters.values()):
                sitter.visitor.chairs.pop(sitter.number, None)
                sitter.visitor.outbox.unmark(("chair", sitter.number))
                sitter.visitor.notice(message("told-is-gone", table=table.id), urgent=True)
            await self.registry.remove(table)
            await self.games.delete(table.id)
        self.company.forget(table)
        self.list_anew(table)

    def _moved(self, running: Running) -> None:
        """A game has gone on, or was opened: take over what is public of it."""
        table, position, before = running.record, running.observer.position, running.seen
        if position is before:
            return
        running.seen = position
        round_ = current_round(position.standings)
        if before is None and (table.turn, table.round) == (position.turn, round_):
            return
        self.company.moved(table, running)
        if follow(table, position, round_, self.time.now()):
            table.told = False
            self.notifier.turn_began(table)
            self.company.changed(table)
        self.list_anew(table)
        self.save_soon(table)

    def save_soon(self, table: TableRecord) -> None:
        """Write what is known of a table in a moment, with others."""
        self.registry.save_soon(table)
        if self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(_SAVE_PAUSE, self._save)

    def _save(self) -> None:
        self._saving = None
        self.spawn(self.registry.flush())

    def notice_people(self, table: TableRecord, said: Message, but: str = "", urgent: bool = False) -> None:
        """Tell a sentence to the people of a table, wherever they are."""
        for seat in table.seats:
            if seat.account != but:
                for visitor in self.sessions_of(seat.account):
                    visitor.notice(said, urgent)

    def line(self, table: TableRecord, account: str) -> TableLine:
        """Give a table as somebody sees it."""
        line = self._lines.get(table.id)
        if line is None or table.time.kind == "game":
            line = self._lines[table.id] = table_line(table, self.games.find(table.id), self.time.now())
        return line_for(line, table, account)

    def company_at(self, table: TableRecord, visitor: Visitor) -> Company:
        """Give who and what is at a table, as somebody there sees it."""
        line = self.line(table, visitor.id)
        return company_of(line, self.games.find(table.id), self.company.proposal(table))

    async def say(self, visitor: Visitor, place: str, text: str) -> None:
        """Let somebody say something, and everybody hear it who is there and wants to."""
        line = await self.chat.say(place, visitor.id, visitor.name, text, self.time.now())
        said = push_line(Said(line))
        for hearer in self.visitors:
            if self._hears(hearer, place) and line.by not in hearer.account.muted:
                hearer.outbox.put(said)

    def _hears(self, visitor: Visitor, place: str) -> bool:
        """Say whether somebody is where something is said; people also hear their table before its game begins."""
        if place == LOBBY:
            return visitor.inside
        table = self.registry.find(place) if place in self.registry else None
        waits = table is not None and table.stage == "waiting" and table.seat_of(visitor.id) is not None
        return waits or place in visitor.tables

    # What is shown in lobbies.

    def list_anew(self, table: TableRecord) -> None:
        """Let all lobbies see a table as it is now, soon."""
        self._lines.pop(table.id, None)
        self._changed[table.id] = None
        self._look_soon()

    def people_changed(self) -> None:
        """Let all lobbies see who is here, soon."""
        self._look_soon()

    def _people_now(self) -> bytes:
        return push_line(People(people_lines(self.people, {table.id: table for table in self.registry})))

    def _look_soon(self) -> None:
        if self._listing is None:
            self._listing = asyncio.get_running_loop().call_later(_LOBBY_PAUSE, self._show_lobby)

    def _show_lobby(self) -> None:
        self._listing = None
        changed, self._changed = self._changed, {}
        before, self._people_line = self._people_line, self._people_now()
        people = before != self._people_line
        for visitor in self.visitors:
            if visitor.inside:
                if changed:
                    visitor.changed_tables.update(changed)
                    visitor.outbox.mark(("tables", 0))
                if people:
                    visitor.outbox.mark(("people", 0))

    def show_all(self, visitor: Visitor) -> None:
        """Show somebody the whole lobby."""
        visitor.inside = True
        visitor.known_tables.clear()
        visitor.changed_tables = {table.id for table in self.registry}
        visitor.outbox.mark(("tables", 0))
        visitor.outbox.mark(("people", 0))
        self._people_line = self._people_line or self._people_now()

    def _write(self, visitor: Visitor, mark: Mark) -> bytes | None:
        """Put into words what a mark stands for, as it is now."""
        match mark:
            case ("chair", int(number)):
                sitter = visitor.chairs.get(number)
                return (
                    None if sitter is None else push_line(Shown(number, msgspec.Raw(sitter.door.position().rstrip())))
                )
            case ("around", str(id_)):
                if id_ not in self.registry or id_ not in visitor.tables:
                    return None
                return push_line(Around(self.company_at(self.registry.find(id_), visitor)))
            case ("tables", _):
                return self._tables_line(visitor)
            case ("people", _):
                return self._people_line if visitor.inside else None
        return push_line(You(visitor.account))

    def _tables_line(self, visitor: Visitor) -> bytes | None:
        if not visitor.inside:
            return None
        changed, visitor.changed_tables = visitor.changed_tables, set()
        lines, gone = [], []
        for id_ in sorted(changed):
            table = self.registry.find(id_) if id_ in self.registry else None
            if table is not None and is_listed(table, visitor.id):
                lines.append(self.line(table, visitor.id))
                visitor.known_tables.add(id_)
            elif id_ in visitor.known_tables:
                visitor.known_tables.discard(id_)
                gone.append(id_)
        return push_line(Tables(tuple(lines), tuple(gone))) if lines or gone else None
