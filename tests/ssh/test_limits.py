"""Limits: what one client may take of a server, before and after the key exchange."""

import asyncio
import socket
import time
from collections.abc import Iterator

import asyncssh
import pytest

from cuzco_tui.ssh.config import Limits
from cuzco_tui.ssh.front import limits as limits_module
from cuzco_tui.ssh.front.limits import Bucket, Doorkeeper, neighbourhood
from cuzco_tui.ssh.front.numbers import Numbers
from tests.ssh.serving import PATIENCE, Screen, Served, on_screen, serving, until


class Clock:
    """A clock that stands until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_gives_a_burst_and_then_so_much_a_second() -> None:
    bucket = Bucket(3, 2.0, 0.0)
    assert [bucket.take(1, 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(1, 0.5)
    assert not bucket.take(1, 0.5)
    assert bucket.owe(6, 10.0) == pytest.approx(1.5)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


def test_connections_of_one_address_are_slowed_down_and_others_are_not(clock: Clock) -> None:
    keeper = Doorkeeper(Limits(connects_at_once=3, connects_per_minute=60), 100, clock)
    assert [keeper.knock("192.0.2.1") for _ in range(4)] == ["", "", "", "connects"]
    assert keeper.knock("192.0.2.2") == ""
    clock.now += 1
    assert keeper.knock("192.0.2.1") == ""
    assert keeper.refused == 1


def test_waiting_connections_are_few_in_all_and_fewer_of_one_address(clock: Clock) -> None:
    keeper = Doorkeeper(Limits(most_waiting=10), 100, clock)
    assert [keeper.knock("192.0.2.1") for _ in range(6)] == ["", "", "", "", "", "waiting-of-address"]
    assert [keeper.knock(f"192.0.2.{n}") for n in range(2, 8)] == ["", "", "", "", "", "waiting"]
    keeper.stop_waiting("192.0.2.1")
    assert keeper.knock("192.0.2.9") == ""


def test_logins_that_fail_are_forgiven_after_a_while(clock: Clock) -> None:
    keeper = Doorkeeper(Limits(), 100, clock)
    for _ in range(5):
        assert keeper.knock("192.0.2.1") == ""
        keeper.stop_waiting("192.0.2.1")
        keeper.fail("192.0.2.1")
    assert keeper.knock("192.0.2.1") == "failures"
    assert keeper.knock("192.0.2.2") == ""
    clock.now += 301
    assert keeper.knock("192.0.2.1") == ""


def test_sessions_are_counted_in_all_and_by_address(clock: Clock) -> None:
    keeper = Doorkeeper(Limits(most_per_address=2), 3, clock)
    assert [keeper.stay("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [keeper.stay("192.0.2.2") for _ in range(2)] == [True, False]
    assert [keeper.knock(f"192.0.2.{n}") for n in range(5)] == ["", "", "", "", "waiting"], "a few are told"
    keeper.leave("192.0.2.1")
    assert keeper.knock("192.0.2.7") == ""
    assert keeper.stay("192.0.2.2")


def test_addresses_are_forgotten_but_not_those_that_are_here(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_ADDRESSES", 10)
    keeper = Doorkeeper(Limits(), 100, clock)
    keeper.stay("192.0.2.1")
    for number in range(500):
        keeper.fail(f"198.51.100.{number % 256}")
        keeper.fail(f"203.0.113.{number % 256}")
    assert len(keeper._addresses) <= 11
    assert keeper._of("192.0.2.1").sessions == 1


def test_latencies_of_the_last_minute(clock: Clock) -> None:
    numbers = Numbers(clock)
    numbers.answered(clock.now - 5)
    clock.now += 100
    for milliseconds in range(1, 101):
        numbers.answered(clock.now - milliseconds / 1000)
    told = numbers.told()
    assert told["keys"] == 100
    assert told["latency_p50"] == pytest.approx(51, abs=1)
    assert told["latency_p95"] == pytest.approx(96, abs=1)


# On a real server


@pytest.fixture(scope="module")
def strict() -> Iterator[Served]:
    """A server with little patience."""
    with serving({"login": 0.7, "idle": 1.0, "keepalive": 0.3, "lost_keepalives": 2}) as running:
        yield running


def knock(server: Served) -> bytes:
    """Connect, say nothing, and give all that is said until the connection ends."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        said = b""
        try:
            while data := line.recv(4096):
                said += data
        except OSError:
            pass
        return said


async def test_too_many_connections_are_refused_before_a_word_of_ssh() -> None:
    with serving({"connects_at_once": 3, "connects_per_minute": 1.0}) as server:
        async with server.connect(), server.connect() as two:
            await two.run("text", input="bye\n")
            async with server.connect():
                said = await asyncio.to_thread(knock, server)
                assert said == b"Too many connections; try again in a minute.\r\n"
                with pytest.raises((OSError, asyncssh.Error)):
                    await server.connect()
        assert [line["reason"] for line in server.logged("turned-away")] == ["connects"], "one line for many"


async def test_logins_that_fail_lead_to_a_pause() -> None:
    with serving({"most_failures": 2}) as server:
        for _ in range(2):
            with pytest.raises(asyncssh.PermissionDenied):
                await server.connect(client_keys=[])
        await until(lambda: len(server.logged("no-login")) == 2)
        assert b"Too many" in await asyncio.to_thread(knock, server)
        assert server.logged("turned-away")[-1]["reason"] == "failures"


async def test_whoever_finds_no_room_is_told_so() -> None:
    with serving({"most_per_address": 1}) as server:
        async with server.connect() as one:
            await on_screen(one)
            async with server.connect() as two:
                told = await two.run("text")
                assert "full" in told.stdout
                assert told.exit_status == 75
        await until(lambda: not server.sessions())
        async with server.connect() as two:
            await on_screen(two)


async def test_whoever_never_logs_in_is_sent_away_soon(strict: Served) -> None:
    begun = time.monotonic()
    said = await asyncio.to_thread(knock, strict)
    assert said.startswith(b"SSH-2.0-")
    assert time.monotonic() - begun < 5


async def test_whoever_logs_in_and_asks_for_nothing_is_sent_away_soon(strict: Served) -> None:
    async with strict.connect(keepalive_interval=0) as connection:
        await asyncio.wait_for(connection.wait_closed(), 5)


async def test_a_channel_without_a_request_is_closed_soon_and_forgotten() -> None:
    with serving({"login": 0.7, "most_per_address": 1}) as server:
        async with server.connect() as connection:
            connection.send_packet(90, asyncssh.packet.String("session") + b"\0\0\0\x05\0\1\0\0\0\1\0\0")
            await asyncio.wait_for(connection.wait_closed(), 5)
        async with server.connect() as connection:
            await on_screen(connection)


async def test_a_session_at_which_nobody_types_ends_with_a_sentence(strict: Served) -> None:
    async with strict.connect() as connection:
        screen = await on_screen(connection)
        shown = await screen.sees(b"Nothing was typed")
        assert b"\x1b[?1049l" in shown
        await asyncio.wait_for(screen.process.wait_closed(), PATIENCE)
    await until(lambda: not strict.sessions())


async def test_a_client_that_vanished_is_noticed(strict: Served) -> None:
    async with strict.connect() as connection:
        process = await connection.create_process("text", encoding=None)
        screen = Screen(process)
        await screen.sees(b"lines")
        await until(lambda: strict.sessions())
        connection._transport.pause_reading()
        begun = time.monotonic()
        await until(lambda: not strict.sessions(), "the server gives up")
        assert time.monotonic() - begun < 6
        connection.abort()


async def test_too_many_tries_end_a_connection() -> None:
    keys = [asyncssh.generate_private_key("ssh-rsa", key_size=1024) for _ in range(1)] * 30
    with serving() as server, pytest.raises((asyncssh.Error, OSError)):
        await server.connect(client_keys=keys)
