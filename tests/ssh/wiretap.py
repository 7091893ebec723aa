"""A tap on the line between sessions and host, and what each seat could know at which moment of a saved game."""

import asyncio
import json
import os
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from typing import Any

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration import CuzcoNarrator
from cuzco_tui.messages import Message, Names, catalogue
from cuzco_tui.ssh.tickets import Identity, read_ticket
from cuzco_tui.table.records import SavedGame
from cuzco_tui.table.replay import start_again
from tests.games.cuzco.engine.test_secrecy import another_deal
from tests.ssh.visitors import Served

_ESCAPES = re.compile(rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[@-Z\\^_=>]")
NARRATOR = CuzcoNarrator()
_PIECE = re.compile(r"\d\d, ")
"""How a card or a task is named: by its number and what it does."""


class Line:
    """One session's line to the host."""

    def __init__(self) -> None:
        self.ticket = ""
        self.identity: Identity | None = None
        self.sent = bytearray()
        """All that the host has sent to the session."""


class Tap:
    """Stands where the host's socket was, passes everything on, and keeps what is sent to sessions."""

    def __init__(self, server: Served) -> None:
        self.place = server.config.host_socket
        self.behind = self.place.with_name("behind.sock")
        self.secret = server.config.secret_file.read_bytes()
        self.lines: list[Line] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line()
        self.lines.append(line)
        host_reader, host_writer = await asyncio.open_unix_connection(str(self.behind))

        async def to_host() -> None:
            while data := await reader.read(65536):
                if line.identity is None and (found := re.search(rb'"ticket":"([^"]+)"', data)):
                    line.ticket = found[1].decode()
                    line.identity = read_ticket(self.secret, line.ticket)
                host_writer.write(data)
            host_writer.close()

        async def to_session() -> None:
            while data := await host_reader.read(65536):
                line.sent += data
                writer.write(data)
            writer.close()

        for passing in (to_host(), to_session()):
            task = asyncio.ensure_future(_quietly(passing))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def of(self, key: str) -> list[Line]:
        """Give the lines of somebody's sessions; guests have no key."""
        role = "player" if key else "guest"
        known = [line for line in self.lines if line.identity is not None]
        return [line for line in known if line.identity and (line.identity.role, line.identity.key) == (role, key)]


async def _quietly(passing: Any) -> None:
    with suppress(OSError):
        await passing


@asynccontextmanager
async def tapped(server: Served) -> AsyncIterator[Tap]:
    """Tap the line between sessions and host for a while; whoever is connected already is not heard."""
    tap = Tap(server)
    rights = tap.place.stat()
    tap.place.rename(tap.behind)
    listening = await asyncio.start_unix_server(tap._welcome, str(tap.place), limit=1 << 22)
    tap.place.chmod(rights.st_mode & 0o777)
    os.chown(tap.place, rights.st_uid, rights.st_gid)
    try:
        yield tap
    finally:
        listening.close()
        tap.behind.rename(tap.place)


def plain(received: bytes) -> str:
    """Give what a terminal was sent as words: no escape sequences, and wrapped lines as one."""
    text = _ESCAPES.sub(b" ", received).decode(errors="replace").replace("\r\n", "\n")
    return re.sub(r"\s+", " ", text)


def found_in(data: Any, key: str) -> Iterator[Any]:
    """Give everything that stands under a name anywhere in plain data."""
    if isinstance(data, dict):
        if key in data:
            yield data
        for part in data.values():
            yield from found_in(part, key)
    elif isinstance(data, list):
        for part in data:
            yield from found_in(part, key)


class Truth:
    """A saved game replayed: what happened at which step, and what a seat may be told of it."""

    def __init__(self, saved: SavedGame, names: tuple[str, ...]) -> None:
        self.saved = saved
        self.names = names
        self.game = find_game("cuzco")
        self.history = start_again(self.game, saved.header, saved.id)
        self.states = [self.history.state_at(0)]
        for choice in saved.choices:
            self.history.replay(choice.seat, choice.text)
            self.states.append(self.history.state_at(choice.step))

    @cached_property
    def events(self) -> list[tuple[Any, ...]]:
        """What happened at each step, the opening first."""
        return [tuple(self.game.opening(self.states[0])), *(played.events for played in self.history.played)]

    @cached_property
    def digests(self) -> set[bytes]:
        """What stands for each state in the save."""
        return {choice.digest.encode() for choice in self.saved.choices} | {self.saved.header.digest.encode()}

    def views(self, seat: int | None) -> set[str]:
        """Give the views of a seat, each from a position in which all that it cannot know is different."""
        chance = random.Random(str(seat))
        twins = (another_deal(state, seat, chance.getrandbits(32)) for state in self.states)
        return {as_text(view_of(twin, seat).to_data()) for twin in twins}

    def secrets(self, seat: int | None, language: str) -> dict[str, int]:
        """Give words that only others are told, with the step from which on a seat may read them, too."""
        secret: set[str] = set()
        known: dict[str, int] = {}
        for step, events in enumerate(self.events):
            for event in events:
                words = self._words(event, seat, language, step)
                if event.private_to in (None, seat):
                    for phrase in words:
                        known.setdefault(phrase, step)
                else:
                    secret |= words
            for phrase in self._options(seat, language, step):
                known.setdefault(phrase, step)
        return {phrase: known.get(phrase, len(self.events)) for phrase in secret if known.get(phrase, 1)}

    def _options(self, seat: int | None, language: str, step: int) -> set[str]:
        """Give the words of what a seat may choose from."""
        decision = self.game.decision(self.states[step])
        if decision is None or decision.seat != seat:
            return set()
        narrator, view = NARRATOR, view_of(self.states[step], seat)
        names = Names(self.names, seat)
        return {
            words
            for option in decision.options
            for words in self._parts(narrator.option(option, view, names), language)
        }

    def _words(self, event: Any, seat: int | None, language: str, step: int) -> set[str]:
        """Give a sentence about an event, and the parts of it that name a piece."""
        view = view_of(self.states[step], event.private_to if event.private_to is not None else seat)
        return set(self._parts(NARRATOR.event(event, view, Names(self.names, seat)), language))

    def _parts(self, said: Any, language: str) -> Iterator[str]:
        if isinstance(said, tuple) and not isinstance(said, Message):
            for part in said:
                yield from self._parts(part, language)
        elif isinstance(said, Message):
            words = catalogue(language, self.game.description.words).say(said)
            if _PIECE.search(words):
                yield re.sub(r"\s+", " ", words)
            for part in said.values.values():
                yield from self._parts(part, language)


def as_text(data: Any) -> str:
    """Give plain data as one text, the same for the same data."""
    return json.dumps(json.loads(json.dumps(data)), sort_keys=True)
