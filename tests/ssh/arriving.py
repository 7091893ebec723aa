"""Ways into a server: a first visit on screen or by lines, and the host's own door for what is not to be proven."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import asyncssh

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.ssh.link import HostLink
from cuzco_tui.ssh.tickets import Identity, make_ticket
from tests.ssh.visitors import AtLines, AtScreen, Served, answer, new_key, public_text, screen_terminal, until

DOWN, RIGHT, LEFT, ESCAPE, ENTER, BACKSPACE = "\x1b[B", "\x1b[C", "\x1b[D", "\x1b", "\r", "\x7f"
CODE = r"\w{4}(?:-\w{4}){4}"
CODE_GUARD = 1.1
"""Seconds for which a recovery code cannot be closed by mistake."""
LANGUAGES = ("en", "de", "nl")
_numbers = count(1)


@asynccontextmanager
async def inside(server: Served, key: asyncssh.SSHKey) -> AsyncIterator[Lobby]:
    """Be in the lobby with a key, by the host's own door."""
    identity = Identity("player", f"inside-{next(_numbers)}", public_text(key), "192.0.2.1")
    link = HostLink(server.config.host_socket, make_ticket(server.config.secret_file.read_bytes(), identity))
    try:
        yield await link.open()
    finally:
        await link.close()


async def registered(server: Served, name: str, language: str = "en") -> asyncssh.SSHKey:
    """Give the key of a new account, made by the host's own door."""
    key = new_key()
    async with inside(server, key) as lobby:
        await lobby.register(name, language)
    return key


async def table_of(server: Served, keys: list[asyncssh.SSHKey], *bots: str, game: str = "cuzco", **wishes: Any) -> str:
    """Give a table at which the people of some keys have seats, and after them bots; the game has begun."""
    async with inside(server, keys[0]) as lobby:
        table = await lobby.make(NewTable(game, ("me", *("free" for _ in keys[1:]), *bots), **wishes))
    for key in keys[1:]:
        async with inside(server, key) as lobby:
            await lobby.join(table)
    return table


async def screen_at(
    server: Served, key: asyncssh.SSHKey | None, command: str | None = None, size: tuple[int, int] = (80, 24)
) -> AtScreen:
    """Come on a screen of some size."""
    sized = type("Sized", (AtScreen,), {"__init__": lambda self: AtScreen.__init__(self, size)})
    user = "somebody" if key is not None else "guest"
    visitor: AtScreen = await sized.come(server.port, key, command, user, **screen_terminal(size))
    return visitor


async def lines_at(
    server: Served,
    key: asyncssh.SSHKey | None,
    command: str | None = "text",
    on_terminal: bool = False,
    **terminal: Any,
) -> AtLines:
    """Come by lines, from a pipe or from a terminal."""
    if on_terminal:
        terminal = screen_terminal() | terminal
    user = "somebody" if key is not None else "guest"
    visitor: AtLines = await AtLines.come(server.port, key, command, user, **terminal)
    return visitor


async def new_screen(
    server: Served, name: str, key: asyncssh.SSHKey, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AtScreen:
    """Come for the first time, on a screen, and go to the lobby."""
    visitor = await screen_at(server, key, None, size)
    await visitor.sees("Welcome")
    await visitor.rests()
    await visitor.press(BACKSPACE * 20)
    await visitor.press(name)
    await visitor.press(DOWN)
    await visitor.press(DOWN)
    for _ in range(LANGUAGES.index(language)):
        await visitor.press(RIGHT)
    await visitor.press(ENTER)
    await until(lambda: re.search(CODE, visitor.text) is not None, "the recovery code is shown")
    await asyncio.sleep(CODE_GUARD)
    await visitor.press(ESCAPE)
    await until(lambda: re.search(CODE, visitor.text) is None, "the lobby is shown")
    await visitor.sees(name)
    await visitor.rests()
    return visitor


async def new_lines(
    server: Served, name: str, key: asyncssh.SSHKey, language: str = "en", on_terminal: bool = False
) -> AtLines:
    """Come for the first time, by lines, and go to the lobby."""
    visitor = await lines_at(server, key, on_terminal=on_terminal)
    await answer(visitor, str(LANGUAGES.index(language) + 1))
    await answer(visitor, "1")
    await visitor.hears(" somebody.")
    visitor.say(name)
    await until(lambda: re.search(CODE, visitor.heard) is not None, "the recovery code is told")
    if on_terminal:
        await visitor.hears("Enter.")
        visitor.say("")
    await visitor.hears("Lobby:")
    visitor.say("verbose")
    await visitor.hears("Lobby:")
    return visitor
