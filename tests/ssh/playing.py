"""Playing without reading: people who answer whatever they are asked, by keys on a screen or by lines."""

import asyncio
import time
from contextlib import AsyncExitStack
from itertools import cycle

import asyncssh

from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.table.wire import RemoteChair
from tests.ssh.arriving import inside
from tests.ssh.visitors import AtLines, AtScreen, Served, is_asked, say_first, until

LETTERS = ("t", "x", "f", "s", "r", "a", "p")
"""Keys that place the selected die; none of them takes anything back."""
RANKING_CLOSED = ("shows the ranking", "zeigt die Rangliste", "toont de eindstand")
"""Says that the ranking was closed already, by a key typed ahead."""


def in_all_languages(id_: str, **values: object) -> tuple[str, ...]:
    """Give a sentence in every language."""
    return tuple(catalogue(language).say(message(id_, **values)) for language in LANGUAGES)  # type: ignore[arg-type]


def is_mine(visitor: AtScreen, table: str) -> bool:
    """Say whether the title of a window says that it is one's turn."""
    return bool(visitor.titles) and visitor.titles[-1] in in_all_languages("screen-title-turn", table=table)


def shows_ranking(visitor: AtScreen) -> bool:
    """Say whether the ranking is on the screen."""
    return any(f"{words} " in visitor.text for words in in_all_languages("after-rounds"))


class Keys:
    """Somebody who presses the same keys over and over when it is their turn."""

    def __init__(self, visitor: AtScreen, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.pressed = 0
        self._keys = cycle(key for letter in LETTERS for key in ("1", "2", "\r", "\r", letter))

    async def press_one(self) -> None:
        """Press the next key."""
        self.pressed += 1
        await self.visitor.press(next(self._keys), 0.25)

    async def until_over(self, seconds: float) -> None:
        """Play until the ranking is shown."""
        end = time.monotonic() + seconds
        while not shows_ranking(self.visitor):
            assert time.monotonic() < end, "no ranking:\n" + "\n".join(self.visitor.screen.display)
            assert not self.visitor.closed, bytes(self.visitor.received[-2000:])
            if is_mine(self.visitor, self.table):
                await self.press_one()
            elif any(words in self.visitor.text for words in RANKING_CLOSED):
                await self.visitor.press(" ", 0.25)
            else:
                await asyncio.sleep(0.05)


async def answer_until_over(visitor: AtLines, seconds: float) -> None:
    """Answer everything with the first option until one is back in the lobby."""
    end = time.monotonic() + seconds
    over = in_all_languages("text-table-over")
    while not any(words in visitor.heard for words in over):
        assert time.monotonic() < end, visitor.heard[-1500:]
        assert not visitor.closed, visitor.heard[-1500:]
        if is_asked(visitor):
            say_first(visitor)
        await asyncio.sleep(0.02)


async def until_step(server: Served, table: str, step: int, seconds: float = 30.0) -> None:
    """Wait until so many choices are written down."""
    await until(lambda: len(server.saved(table).choices) >= step, f"step {step} of {table}", seconds)


async def play_inside(
    server: Served, keys: list[asyncssh.SSHKey], table: str, choices: int, whose: asyncssh.SSHKey | None = None
) -> int:
    """Let people make choices by the host's own door, wait until one of them is in turn, and give that seat.

    With `whose` all choices are of that person, who must be in turn.
    """
    async with AsyncExitStack() as stack:
        lobbies = [await stack.enter_async_context(inside(server, key)) for key in keys]
        chairs = [(await lobby.sit(table)).chair for lobby in lobbies]
        await chairs[0].set_pause(0)

        def asked() -> RemoteChair | None:
            return next((chair for chair in chairs if chair.position.decision is not None), None)

        for left in range(choices, -1, -1):
            await until(asked, "somebody is in turn")
            chair = asked()
            assert chair is not None
            assert chair.seat is not None
            if not left:
                return chair.seat
            assert whose is None or chair is chairs[keys.index(whose)]
            assert chair.position.decision is not None
            step = chair.position.step
            await chair.play(chair.position.decision.options[0].text, step)
            await until(lambda chair=chair, step=step: chair.position.step > step, "the choice is shown")  # type: ignore[misc]
    raise AssertionError("unreachable")
