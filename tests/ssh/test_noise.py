"""Noise: whatever one client sends, the server stays up and another table's answers stay quick."""

import asyncio
import os
import random
import socket
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncssh
import pytest

from tests.ssh.arriving import lines_at, registered, screen_at, table_of
from tests.ssh.visitors import AtLines, Served, Visitor, is_asked, new_key, until

MOST_TIMES_SLOWER = 5.0
LEAST = 0.1
"""Seconds within which an answer is quick in any case, on a machine that does a lot besides."""


async def half_handshake(house: Served, chance: random.Random) -> None:
    """Begin to speak SSH, or something else, and stop in the middle."""
    words = [
        b"SSH-2.0-noise\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        os.urandom(600),
        b"\0" * 3000,
        b"SSH-2.0-x\r\n" + os.urandom(2000),
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(chance.choice(words))
    with suppress(TimeoutError, OSError):
        await asyncio.wait_for(reader.read(200), 0.2)
    writer.transport.abort()


async def garbage_channel(house: Served, chance: random.Random) -> None:
    """Log in, and ask for what is not there, or send packets that make no sense."""
    connection = await asyncssh.connect(
        "127.0.0.1",
        house.port,
        username="noise",
        client_keys=[new_key()],
        known_hosts=None,
        config=None,
        agent_path=None,
    )
    with suppress(asyncssh.Error, OSError, TimeoutError):
        async with asyncio.timeout(2):
            if chance.random() < 0.5:
                await connection.create_session(Visitor, subsystem="nonsense", encoding=None)
            else:
                connection.send_packet(chance.choice([80, 90, 98, 200]), os.urandom(300))
                await connection.wait_closed()
    connection.abort()


async def huge_window(house: Served, _chance: random.Random) -> None:
    """Say that the terminal is as large as numbers go."""
    key = new_key()
    with suppress(asyncssh.Error, OSError):
        visitor = await Visitor.come(house.port, key, None, term_type="xterm", term_size=(4_000_000_000, 4_000_000_000))
        await until(lambda: bool(visitor.received) or visitor.closed, "something is shown")
        visitor.hang_up()


async def resize_storm(house: Served, chance: random.Random) -> None:
    """Change the size of a window all the time."""
    visitor = await screen_at(house, new_key())
    await visitor.sees("Welcome")
    for _ in range(300):
        visitor.channel.change_terminal_size(chance.randint(1, 400), chance.randint(1, 200))
        if chance.random() < 0.05:
            await asyncio.sleep(0)
    await asyncio.sleep(0.1)
    visitor.hang_up()


async def split_letters(house: Served, _chance: random.Random) -> None:
    """Send letters of several bytes, byte by byte, and bytes that are no letters."""
    visitor: AtLines = await lines_at(house, new_key())
    await until(lambda: is_asked(visitor), "a question")
    for byte in "1\n1\nÄnne😀\u0301\n".encode() + b"\xff\xfe\xc3\n":
        visitor.channel.write(bytes([byte]))
        await asyncio.sleep(0)
    await asyncio.sleep(0.1)
    visitor.hang_up()


async def many_lines(house: Served, chance: random.Random, lines: int = 200) -> None:
    """Type line after line of nonsense as fast as they are taken."""
    visitor: AtLines = await lines_at(house, new_key())
    await until(lambda: is_asked(visitor), "a question")
    for _ in range(lines):
        if visitor.closed:
            return
        word = "".join(chance.choices("abcdefgh ;\t\x00\x1b[%$\"'", k=20))
        visitor.channel.write(f"{word}\n".encode())
        await asyncio.sleep(0.001)
    visitor.hang_up()


NOISES: tuple[Callable[[Served, random.Random], Awaitable[None]], ...] = (
    half_handshake,
    garbage_channel,
    huge_window,
    resize_storm,
    split_letters,
    many_lines,
)


class QuietTable:
    """Somebody who asks their table the same simple thing now and then, and notes how long the answer takes."""

    def __init__(self, visitor: AtLines) -> None:
        self.visitor = visitor
        self.times: list[float] = []

    async def ask(self, times: int) -> float:
        """Ask so often, and give the median of the times."""
        taken = []
        for _ in range(times):
            before = time.monotonic()
            self.visitor.say("look")
            await until(lambda: is_asked(self.visitor) or self.answered(), "an answer")
            taken.append(time.monotonic() - before)
            await asyncio.sleep(0.02)
        self.times += taken
        return statistics.median(taken)

    def answered(self) -> bool:
        """Say whether something was said after what was asked last, up to its last line."""
        return len(self.visitor.received) > self.visitor.typed_at and self.visitor.received.endswith(b"\n")


async def compare(house: Served, name: str, rounds: int, asks: int) -> None:
    """Compare the answers at a quiet table before and during noise."""
    key = await registered(house, name)
    table = await table_of(house, [key], "random")
    quiet = await lines_at(house, key, f"text join {table}")
    await until(lambda: is_asked(quiet), "the first question")
    at = QuietTable(quiet)
    before = await at.ask(asks)
    chance = random.Random(name)

    async def make_noise() -> None:
        for number in range(rounds):
            await NOISES[number % len(NOISES)](house, chance)

    noise = asyncio.ensure_future(make_noise())
    during = []
    while not noise.done():
        during.append(await at.ask(5))
    await noise
    assert house.process is not None
    assert house.process.poll() is None
    assert statistics.median(during) < max(LEAST, before * MOST_TIMES_SLOWER), f"{before} before, {during} during noise"
    quiet.hang_up()


async def test_noise_of_every_kind_leaves_another_table_alone(house: Served) -> None:
    await compare(house, "Mira", len(NOISES), 20)


@pytest.mark.long
async def test_a_lot_of_noise_leaves_another_table_alone(house: Served) -> None:
    await compare(house, "Mona", 60, 100)


@pytest.mark.long
async def test_ten_thousand_lines_of_noise_leave_another_table_alone(house: Served) -> None:
    key = await registered(house, "Nora")
    table = await table_of(house, [key], "random")
    quiet = await lines_at(house, key, f"text join {table}")
    await until(lambda: is_asked(quiet), "the first question")
    at = QuietTable(quiet)
    before = await at.ask(50)
    noise = asyncio.ensure_future(many_lines(house, random.Random(1), 10_000))
    during = []
    while not noise.done():
        during.append(await at.ask(5))
    await noise
    assert statistics.median(during) < max(LEAST, before * MOST_TIMES_SLOWER), f"{before} before, {during} during noise"
    with socket.create_connection(("127.0.0.1", house.port), 5) as line:
        assert line.recv(4) == b"SSH-"
    quiet.hang_up()
