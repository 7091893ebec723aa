"""What goes on by itself: clocks run out, bots go on, games that nobody needs are closed, guests' tables vanish."""

import asyncio
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.ssh.host.clocks import HEARTBEAT, begin_turn, stop_clock
from cuzco_tui.ssh.host.registry import TableRecord
from cuzco_tui.ssh.host.tables import Running
from cuzco_tui.store.protocol import GameSummary

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.hall import Hall

_LOOK: Final = 1.0
_IDLE: Final = 10.0
"""Seconds after which a game that nobody needs is closed."""
_TRY_AGAIN: Final = 60.0
"""Seconds after which bots at a table with a trouble try again."""
GUEST_STAYS: Final = 300.0
"""Seconds for which a guest's table waits for its guest."""
_PRUNE: Final = 3600.0


class Keeper:
    """Looks around once a second."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._alive_at = 0.0
        self._pruned_at = 0.0
        self._opening: set[str] = set()
        self._try_after: dict[str, float] = {}
        self._guest_seen: dict[str, float] = {}

    def begin(self) -> None:
        """Look around from now on."""
        self._hall.spawn(self._look_around())

    async def take_up(self) -> None:
        """Find all tables as their saves say; the time in which the server was down is nobody's."""
        hall = self._hall
        now = hall.time.now()
        alive = await hall.database.do(hall.database.row, "SELECT at FROM alive")
        down = 0.0 if alive is None else max(0.0, now - alive[0])
        saves = {save.id: save for save in await asyncio.to_thread(hall.games.store.list_games)}
        for table in hall.registry:
            if table.deadline is not None:
                table.deadline += down
            if table.stage == "waiting" and table.id in saves and not any(seat.free for seat in table.seats):
                table.stage = "playing"
                table.names = tuple(seat.name for seat in saves[table.id].seats)
            if table.stage == "playing" and table.id in saves:
                _follow_save(table, saves[table.id], now)
        await hall.registry.save(*hall.registry)
        await self._note_alive(now)
        for table in hall.registry:
            hall.notifier.turn_began(table)
            if table.stage == "waiting" and not any(seat.free for seat in table.seats):
                hall.spawn(hall.maker.begin_if_full(table))
        self._wake_bots(now)

    async def _look_around(self) -> None:
        while True:
            await self._hall.time.sleep(_LOOK)
            now = self._hall.time.now()
            try:
                await self.look(now)
            except GameError as error:
                self._hall.log("keeper-failed", reason=str(error))

    async def look(self, now: float) -> None:
        """Do what is due."""
        hall = self._hall
        if now - self._alive_at >= HEARTBEAT:
            await self._note_alive(now)
        for table in hall.registry:
            if table.stage == "playing" and table.deadline is not None and table.deadline <= now:
                await self._end_time(table)
        self._wake_bots(now)
        for running in hall.games.all:
            if self._is_needed(running):
                running.idle_since = None
            elif running.idle_since is None:
                running.idle_since = now
            elif now - running.idle_since >= _IDLE:
                await self._close(running)
        await self._clear_guests(now)
        if now - self._pruned_at >= _PRUNE:
            self._pruned_at = now
            await hall.database.do(hall.chat.prune, now)

    async def _end_time(self, table: TableRecord) -> None:
        """The time of somebody is over: a bot plays until they take the seat back."""
        seat = table.turn
        stop_clock(table, self._hall.time.now())
        if seat is not None:
            name = table.seats[seat].person
            try:
                await self._hall.company.let_bot_play(table, seat, message("told-time-over", name=name))
            except GameError as error:
                self._hall.log("stand-in-failed", table=table.id, reason=str(error))

    def _wake_bots(self, now: float) -> None:
        """Open games in which a bot must decide, whether anybody looks or not."""
        for table in self._hall.registry:
            if table.bot_in_turn and table.id not in self._opening and self._try_after.get(table.id, 0.0) <= now:
                running = self._hall.games.find(table.id)
                if running is None:
                    self._opening.add(table.id)
                    self._hall.spawn(self._open(table))
                elif running.has_trouble and not running.sitters:
                    self._try_after[table.id] = now + _TRY_AGAIN
                    self._hall.spawn(running.host.go_on())

    async def _open(self, table: TableRecord) -> None:
        try:
            async with self._hall.games.lock(table.id):
                if table.bot_in_turn and table.id in self._hall.registry:
                    await self._hall.games.open(table)
            self._try_after.pop(table.id, None)
        except GameError as error:
            self._try_after[table.id] = self._hall.time.now() + _TRY_AGAIN
            self._hall.log("table-not-opened", table=table.id, reason=str(error))
        finally:
            self._opening.discard(table.id)

    def _is_needed(self, running: Running) -> bool:
        return bool(running.sitters) or (running.record.bot_in_turn and not running.has_trouble)

    async def _close(self, running: Running) -> None:
        id_ = running.record.id
        async with self._hall.games.lock(id_):
            if self._hall.games.find(id_) is running and not self._is_needed(running):
                await self._hall.games.close(id_)

    async def _clear_guests(self, now: float) -> None:
        """Take away the tables of guests who have been gone for some minutes."""
        for table in self._hall.registry:
            if not table.guest:
                continue
            if self._hall.sessions_of(table.owner):
                self._guest_seen[table.id] = now
            elif now - self._guest_seen.setdefault(table.id, now) >= GUEST_STAYS:
                del self._guest_seen[table.id]
                await self._hall.remove_table(table)

    async def _note_alive(self, now: float) -> None:
        self._alive_at = now
        await self._hall.database.do(self._write_alive, now)

    def _write_alive(self, now: float) -> None:
        with self._hall.database.change() as change:
            change.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (now,))


def _follow_save(table: TableRecord, save: GameSummary, now: float) -> None:
    """Take over how far a game is, where the table's facts were not written before the server ended."""
    if save.trouble is not None:
        return
    table.round = save.round
    if save.finished:
        stop_clock(table, now)
        table.stage, table.turn = "over", None
    elif save.due is not None and save.due != table.turn:
        begin_turn(table, save.due, now)
        table.told = False
