"""Word for absent people: a command of the owner's is called with account and table when it is somebody's turn."""

import asyncio
import shlex
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cuzco_tui.ssh.host.registry import TableRecord

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.hall import Hall

PATIENCE: Final = 30.0
"""Seconds in which somebody may still come by themselves."""
_LONGEST: Final = 20.0
_AT_ONCE: Final = 3


class Notifier:
    """Calls the command, once for each turn of somebody who is not here."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._command = shlex.split(hall.config.notify)
        self._places = asyncio.Semaphore(_AT_ONCE)

    def turn_began(self, table: TableRecord) -> None:
        """It is somebody's turn."""
        seat = table.person_in_turn
        if self._command and seat is not None and not table.guest and not table.told:
            self._hall.spawn(self._wait(table, table.turns))

    def went(self, account: str, saw: set[str]) -> None:
        """Somebody has left the server: where it was their turn and they did not sit, they may not know it."""
        for table in self._hall.registry.of(account):
            seat = table.person_in_turn
            if seat is not None and seat.account == account and table.id not in saw:
                self.turn_began(table)

    async def _wait(self, table: TableRecord, turns: int) -> None:
        seat = table.person_in_turn
        if seat is None or self._hall.sessions_of(seat.account):
            return
        await self._hall.time.sleep(PATIENCE)
        now = table.person_in_turn
        if now is None or table.turns != turns or table.told or table.id not in self._hall.registry:
            return
        table.told = True
        await self._hall.registry.save(table)
        if not self._hall.sessions_of(now.account):
            async with self._places:
                await self._call(now.person, table.id)

    async def _call(self, *words: str) -> None:
        """Call the command, without a shell and apart from this process, and end it when it takes too long."""
        nothing = asyncio.subprocess.DEVNULL
        try:
            called = await asyncio.create_subprocess_exec(
                *self._command, *words, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self._hall.log("notify-failed", reason=str(error))
            return
        try:
            await asyncio.wait_for(called.wait(), _LONGEST)
        except (TimeoutError, asyncio.CancelledError):
            with suppress(ProcessLookupError):
                called.kill()
            raise
