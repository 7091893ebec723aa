"""The games that are open now: each has its host, those who sit at it, and somebody who looks for the house."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from cuzco_tui.game import GameError, Hint, Json, Reason
from cuzco_tui.games import find_game
from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.seating import ME, Seating, any_seed
from cuzco_tui.ssh.host.registry import TableRecord
from cuzco_tui.ssh.host.thinkers import Thinkers
from cuzco_tui.store.ids import game_file
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.chair import Position, TableFacts
from cuzco_tui.table.errors import NoSuchGame, NotYourTurn
from cuzco_tui.table.host import Host, LocalChair
from cuzco_tui.table.news import NOTHING_HEARD, Report
from cuzco_tui.table.table import Table
from cuzco_tui.table.wire import ChairDoor

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.visitor import Visitor

USUAL_PAUSE: Final = 0.6
"""Seconds before each choice of a bot while anybody looks."""
_LONGEST_PAUSE: Final = 3.0


class SharedChair:
    """A chair at a table with others: who only looks cannot change its pace, and nobody plays where a bot stands in."""

    opened = 0

    def __init__(self, chair: LocalChair, running: "Running") -> None:
        self._chair = chair
        self._running = running

    @property
    def seat(self) -> int | None:
        """The seat, None for a spectator."""
        return self._chair.seat

    @property
    def table(self) -> TableFacts:
        """Which game is played, and who sits where."""
        return self._chair.table

    @property
    def position(self) -> Position:
        """The table as it was last published."""
        return self._chair.position

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call back after every new position."""
        self._chair.listen(listener)

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell what happened after a number."""
        return await self._chair.report(after)

    async def play(self, text: str, step: int) -> Position:
        """Make a choice."""
        self._check_own()
        return await self._chair.play(text, step)

    async def undo(self, step: int) -> Position:
        """Take back the last choice."""
        self._check_own()
        position = await self._chair.undo(step)
        await self._running.forget_undone()
        return position

    async def why_not(self) -> list[Reason]:
        """Say what is not available, and why."""
        return await self._chair.why_not()

    async def better_hint(self, plan: Sequence[str] = ()) -> Hint | None:
        """Ask for advice that is thought about elsewhere."""
        return await self._chair.better_hint(plan)

    async def set_pause(self, seconds: float) -> None:
        """Change the pace of the bots, if it is a player who asks."""
        if self.seat is not None and 0 <= seconds <= _LONGEST_PAUSE:
            self._running.pause = seconds
            self._running.keep_pace()

    async def hurry(self) -> None:
        """Let the bots choose without a pause for once, if it is a player who asks."""
        if self.seat is not None:
            await self._chair.hurry()

    async def wait_after(self, _part: Callable[[Any], int], _seen: int) -> None:
        """At a table with others the bots wait for nobody."""

    async def go_on(self) -> None:
        """Let the table try again."""
        await self._chair.go_on()

    async def leave(self) -> None:
        """Give the chair back."""
        await self._chair.leave()

    def _check_own(self) -> None:
        if self.seat is not None and (bot := self._running.record.seats[self.seat].stand_in):
            raise NotYourTurn(message("error-bot-plays", bot=bot))


class Sitter:
    """Somebody's chair at a table, with the number by which their session knows it."""

    def __init__(self, number: int, visitor: "Visitor", chair: SharedChair, running: "Running") -> None:
        self.number = number
        self.visitor = visitor
        self.chair = chair
        self.running = running
        self.door = ChairDoor(chair, running.content)


class Running:
    """A game that is open."""

    def __init__(self, record: TableRecord, host: Host, content: Json, observer: LocalChair) -> None:
        self.record = record
        self.host = host
        self.content = content
        self.observer = observer
        """A chair that only looks: what it sees is public."""
        self.sitters: dict[int, Sitter] = {}
        self.pause = USUAL_PAUSE
        self.seen: Position | None = None
        """What the house has taken over of the game."""
        self.idle_since: float | None = None
        """Since when nobody needs it to be open."""

    @property
    def has_trouble(self) -> bool:
        """Whether the table stands still until somebody lets it go on."""
        return self.observer.position.trouble is not None

    def keep_pace(self) -> None:
        """Let the bots make a pause only while somebody looks."""
        self.host.pause = self.pause if self.sitters else 0.0
        if not self.sitters:
            self.pause = USUAL_PAUSE
            self.host.hurry()

    def accounts_here(self) -> set[str]:
        """Give the accounts that sit in their seats."""
        return {sitter.visitor.id for sitter in self.sitters.values() if sitter.chair.seat is not None}

    async def forget_undone(self) -> None:
        """Know no more of what bots did that stood in, where it was taken back."""
        for number, seat in enumerate(self.record.seats):
            if seat.bot_from is not None:
                seat.take_back_to(await self.host.counted(number))

    async def seat(self, number: int, visitor: "Visitor", seat: int | None) -> Sitter:
        """Give somebody a chair."""
        sitter = Sitter(number, visitor, SharedChair(await self.host.chair(seat), self), self)
        self.sitters[number] = sitter
        self.keep_pace()
        return sitter

    async def unseat(self, sitter: Sitter) -> None:
        """Take a chair back."""
        self.sitters.pop(sitter.number, None)
        await sitter.chair.leave()
        self.keep_pace()


class Games:
    """Opens and closes games."""

    def __init__(self, store: SqliteStore, thinkers: Thinkers, moved: Callable[[Running], None]) -> None:
        self.store = store
        self._thinkers = thinkers
        self._moved = moved
        self._running: dict[str, Running] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    def lock(self, id_: str) -> asyncio.Lock:
        """Give the lock under which a game is opened, closed, and changed in more than one step."""
        return self._locks.setdefault(id_, asyncio.Lock())

    def find(self, id_: str) -> Running | None:
        """Give a game if it is open."""
        return self._running.get(id_)

    def __len__(self) -> int:
        return len(self._running)

    @property
    def all(self) -> list[Running]:
        """All games that are open."""
        return list(self._running.values())

    def is_saved(self, id_: str) -> bool:
        """Say whether there is a game of this id."""
        return game_file(self.store.folder, id_).exists()

    async def begin(self, record: TableRecord) -> Running:
        """Begin the game of a table, with the table's id; under its lock."""
        return await self._host(record, await asyncio.to_thread(new_game, record, self.store))

    async def open(self, record: TableRecord) -> Running:
        """Give the game of a table, opened if it is not; under its lock."""
        if (running := self._running.get(record.id)) is not None:
            return running
        return await self._host(record, await asyncio.to_thread(Table.resume, find_game, self.store, record.id))

    async def _host(self, record: TableRecord, table: Table) -> Running:
        content = table.header.content
        maker = self._thinkers.maker(table.game, table.game.content_from_data(content))
        coach = self._thinkers.coach(table.game, content)
        host = Host(table, hints=record.hints, make_bot=maker, coach=coach)
        try:
            for number, seat in enumerate(record.seats):
                if seat.stand_in:
                    await host.let_play(number, seat.stand_in)
                seat.note_bot(await host.counted(number))
            running = Running(record, host, content, await host.chair(None))
        except BaseException:
            await host.close()
            raise
        self._running[record.id] = running
        running.observer.listen(lambda: self._moved(running))
        self._moved(running)
        host.begin()
        return running

    async def close(self, id_: str) -> None:
        """Close a game; what was played is safe already. Under its lock, unless the server ends."""
        running = self._running.pop(id_, None)
        if running is not None:
            running.observer.listen(None)
            await running.host.close()

    async def delete(self, id_: str) -> None:
        """Throw a game away, if it is there."""
        await self.close(id_)
        with suppress(NoSuchGame):
            await asyncio.to_thread(self.store.delete, id_)
        self._locks.pop(id_, None)


def new_game(record: TableRecord, store: SqliteStore) -> Table:
    """Begin the game of a table whose seats are all taken, and save it under the table's id."""
    game = find_game(record.game)
    names = seat_names(record)
    who = [
        seats.bot(name, seat.bot) if seat.bot else seats.remote(name)
        for name, seat in zip(names, record.seats, strict=True)
    ]
    table = Table.new(game, who, any_seed(), options=record.options, store=store, wanted_id=record.id)
    if table.id != record.id:
        table.close()
        raise GameError(message("error-table-closed"))
    return table


def seat_names(record: TableRecord) -> tuple[str, ...]:
    """Give the seats' names: people have theirs, bots are called like people."""
    seating = Seating(find_game(record.game), catalogue("en"))
    who = [ME if seat.account else seat.bot for seat in record.seats]
    return seating.checked_names(who, [seat.person for seat in record.seats])
