"""People who play on whatever happens and come back when they are cut off; and an eye that notes all that is seen."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from typing import Any

import asyncssh

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.lobby.client import SharedTable
from cuzco_tui.messages import catalogue, message
from cuzco_tui.table.replay import start_again
from tests.ssh.arriving import inside, lines_at, registered, screen_at, table_of
from tests.ssh.playing import Keys, is_mine
from tests.ssh.visitors import AtLines, AtScreen, Served, is_asked, say_first, until

_numbers = count(1)


class Player:
    """Somebody at a table on a screen or by lines, who answers when asked and connects again when cut off."""

    def __init__(self, server: Served, name: str, key: asyncssh.SSHKey, on_screen: bool, door: asyncio.Lock) -> None:
        self.server = server
        self.door = door
        self.name = name
        self.key = key
        self.on_screen = on_screen
        self.table = ""
        self.visitor: Any = None
        self.pid = 0
        """The process of the session, as long as it is the last one that was begun."""
        self.connects = 0
        self._playing: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Connect, as often as it takes, and go straight to the table; one by one, to know whose process it is."""
        async with self.door:
            await self._come()

    async def _come(self) -> None:
        before = set(self.server.sessions())
        while True:
            with suppress(OSError, asyncssh.Error):
                if self.on_screen:
                    self.visitor = await screen_at(self.server, self.key, f"join {self.table}")
                else:
                    self.visitor = await lines_at(self.server, self.key, f"text join {self.table}")
                await until(lambda: len(self.visitor.received) > 0 or self.visitor.closed, "something is shown")
                if not self.visitor.closed and not self._is_sent_away():
                    break
            await asyncio.sleep(0.1)
        self.connects += 1
        new = set(self.server.sessions()) - before
        self.pid = max(new) if new else 0

    def _is_sent_away(self) -> bool:
        """Say whether the connection ends with nothing but the sentence that the server is just being restarted."""
        away = catalogue("en").say(message("serve-away"))
        return away.encode() in self.visitor.received

    def play(self) -> None:
        """Play from now on."""
        self._playing = asyncio.ensure_future(self._play_on())

    async def rest(self) -> None:
        """Play no more."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
            self._playing = None

    async def _play_on(self) -> None:
        keys: Keys | None = None
        while True:
            if self.visitor is None or self.visitor.closed:
                await self.come()
                keys = None
            if isinstance(self.visitor, AtScreen):
                keys = keys or Keys(self.visitor, self.table)
                if is_mine(self.visitor, self.table):
                    await keys.press_one()
            elif isinstance(self.visitor, AtLines) and is_asked(self.visitor):
                say_first(self.visitor)
            await asyncio.sleep(0.02)


class Eye:
    """Looks through the chairs of all players, by the host's own door, and notes every position that is shown."""

    def __init__(self, shared: list[SharedTable]) -> None:
        self.shared = shared
        self.seen: list[list[Any]] = [[] for _ in shared]
        """What each seat was shown, one after the other."""
        self._looking = asyncio.ensure_future(self._look())

    async def _look(self) -> None:
        while True:
            for shared, seen in zip(self.shared, self.seen, strict=True):
                view = shared.chair.position.view
                if not seen or (seen[-1] is not view and seen[-1] != view):
                    seen.append(view)
            await asyncio.sleep(0.001)

    def asked(self) -> tuple[int, int, list[str]] | None:
        """Give step, seat and options of the decision of a person, if one of them must decide."""
        for shared in self.shared:
            position = shared.chair.position
            if position.decision is not None and not shared.lobby.away:
                return position.step, position.decision.seat, [option.text for option in position.decision.options]
        return None

    async def close(self) -> None:
        """Look no more."""
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)


class Party:
    """A table with Ann, mostly on a screen, Ben by lines and a bot, all of whom play on."""

    def __init__(self, server: Served, table: str, players: list[Player], eye: Eye) -> None:
        self.server = server
        self.table = table
        self.players = players
        self.eye = eye

    def made(self) -> dict[int, int]:
        """How many choices each person has made."""
        choices = self.server.saved(self.table).choices
        return {seat: sum(choice.seat == seat for choice in choices) for seat in range(len(self.players))}

    async def goes_on(self, more: int = 1) -> None:
        """Wait until everybody has made some more choices, and the table is shown as it is then."""
        before = self.made()
        end = time.monotonic() + 60
        while any(number < before[seat] + more for seat, number in self.made().items()):
            assert time.monotonic() < end, self.tell()
            await asyncio.sleep(0.02)

    async def at_rest(self) -> tuple[int, int, list[str]]:
        """Wait, when nobody plays any more, until a person must decide, and give that decision."""
        while True:
            before = self.eye.asked()
            await asyncio.sleep(0.3)
            if before is not None and self.eye.asked() == before:
                return before

    def tell(self) -> str:
        """Give what everybody sees, for whoever looks into a failure."""
        shown = [f"{self.made()} of {self.table}, in turn: {self.eye.asked()}"]
        for player in self.players:
            visitor = player.visitor
            shown.append(f"{player.name}, {player.connects} connects, closed: {visitor.closed}")
            if isinstance(visitor, AtScreen):
                shown += [str(visitor.titles), *visitor.screen.display]
            else:
                shown.append(visitor.heard[-1500:])
        return "\n".join(shown)

    def check(self) -> None:
        """All that anybody was shown is what the saved choices lead to."""
        saved = self.server.saved(self.table)
        history = start_again(find_game("cuzco"), saved.header, saved.id)
        states = [history.state_at(0)]
        for step, choice in enumerate(saved.choices, 1):
            assert choice.step == step
            history.replay(choice.seat, choice.text)
            states.append(history.state_at(step))
        for shared, seen in zip(self.eye.shared, self.eye.seen, strict=True):
            assert len(seen) > len(states) / 3
            views = iter([view_of(state, shared.chair.seat) for state in states])
            for number, view in enumerate(seen):
                assert view in views, f"what seat {shared.chair.seat} was shown as number {number} is not in the save"


@asynccontextmanager
async def party(server: Served, with_screen: bool = True) -> AsyncIterator[Party]:
    """Let two people and a bot play for a while, and check at the end that nothing that was seen is lost."""
    number = next(_numbers)
    door = asyncio.Lock()
    players = [
        Player(server, name, await registered(server, name), on_screen, door)
        for name, on_screen in ((f"Ann {number}", with_screen), (f"Ben {number}", False))
    ]
    table = await table_of(server, [player.key for player in players], "random")
    async with AsyncExitStack() as stack:
        lobbies = [await stack.enter_async_context(inside(server, player.key)) for player in players]
        shared = [await lobby.sit(table) for lobby in lobbies]
        eye = Eye(shared)
        for player in players:
            player.table = table
            await player.come()
            player.play()
        at = Party(server, table, players, eye)
        try:
            yield at
            at.check()
        finally:
            for player in players:
                await player.rest()
                if player.visitor is not None:
                    player.visitor.hang_up()
            await eye.close()
