"""Clients of a server that send nonsense, too much or nothing, or go away: nobody else notices."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import asyncssh
import pytest

from tests.processes import is_gone
from tests.ssh.serving import PATIENCE, Screen, Served, lines, on_screen, until


def send_raw(server: Served, *pieces: bytes) -> bytes:
    """Send bytes on a bare connection, and give what comes back until it is closed or quiet."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=2) as line:
        answer = b""
        try:
            for piece in pieces:
                line.sendall(piece)
            while data := line.recv(65536):
                answer += data
        except OSError:
            pass
        return answer


@pytest.mark.parametrize(
    "pieces",
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",),
        (b"\x00" * 9000,),
        (b"SSH-2.0-" + b"x" * 5000 + b"\r\n",),
        (b"SSH-1.5-old\r\n",),
        (b"SSH-2.0-caf\xe9\r\n",),
        (b"SSH-2.0-Good\r\n", b"\xff" * 4000),
        (b"SSH-2.0-Good\r\n", b"\x00\x00\x00\x0c\x0a\x14" + b"\x00" * 40),
        (b"SSH-2.0-Good\r\n", b"\x00\x00\x00\x0c\x0a\x32" + b"\x00" * 40),
    ],
)
async def test_garbage_ends_that_connection_alone(server: Served, pieces: tuple[bytes, ...]) -> None:
    front = server.pid("front")
    async with server.connect() as connection:
        screen = await on_screen(connection)
        answer = await asyncio.to_thread(send_raw, server, *pieces)
        assert answer.startswith(b"SSH-2.0-")
        screen.type(b"y")
        await screen.sees(b"key <y>")
    assert server.pid("front") == front
    assert not is_gone(front)


async def test_a_channel_full_of_garbage_ends_that_connection_alone(server: Served) -> None:
    for request in (b"pty-req", b"exec", b"window-change", b"env", b"x11-req", b"signal", b"nonsense"):
        async with server.connect() as connection:
            chan, _ = await connection.create_session(asyncssh.SSHClientSession, "text", encoding=None)
            chan._send_request(request, b"\xff\xff\xff\xff garbage")
            await asyncio.sleep(0)
    async with server.connect() as connection:
        for kind in (b"channel", b"nonsense", b"x11", b"auth-agent@openssh.com", b"forwarded-tcpip"):
            connection.send_packet(90, asyncssh.packet.String(kind) + b"\0\0\0\x05\0\1\0\0\0\1\0\0")
    assert "said well" in (await lines(server, "well")).stdout


async def test_packets_like_crumbs_are_refused(server: Served) -> None:
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process("text", max_pktsize=10)


async def test_a_flood_is_cut(server: Served) -> None:
    async with server.connect() as connection:
        process = await connection.create_process("text", encoding=None)
        with suppress(OSError, asyncssh.Error):
            for _ in range(2000):
                process.stdin.write(b"x" * 4096)
                await process.stdin.drain()
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)
    assert server.logged("cut")[-1]["why"] == "flood"
    assert "said well" in (await lines(server, "well")).stdout


def memory_of(pid: int) -> int:
    """Give the bytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


@pytest.mark.parametrize("window", [64 * 1024, 2**31])
async def test_a_client_that_does_not_read_is_bounded_and_cut(server: Served, window: int) -> None:
    cuts = len(server.logged("cut"))
    async with server.connect() as connection:
        process = await connection.create_process("text", encoding=None, window=window)
        await Screen(process).sees(b"lines")
        front = server.pid("front")
        before = memory_of(front)
        process.channel.pause_reading()
        if window > 2**20:
            connection._transport.pause_reading()
        process.stdin.write(b"pour 100000\n")
        await until(lambda: len(server.logged("cut")) > cuts, "the client is cut")
        connection.abort()
    assert server.logged("cut")[-1]["why"] == "stuck"
    assert memory_of(front) - before < 20 * 2**20
    await until(lambda: not server.sessions(), "the session ends")


async def test_a_client_that_reads_slowly_gets_everything(server: Served) -> None:
    async with server.connect() as connection:
        process = await connection.create_process("text", encoding=None, window=32 * 1024)
        process.stdin.write(b"pour 2000\n")
        got = 0
        async with asyncio.timeout(PATIENCE):
            while got < 2_000_000:
                got += len(await process.stdout.read(100_000))


async def test_a_storm_of_sizes_costs_a_session_next_to_nothing(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        await until(lambda: len(server.sessions()) == 1, "those before have ended")
        (session,) = server.sessions()
        before = cpu_of(session)
        for number in range(3000):
            screen.process.change_terminal_size(80 + number % 50, 24 + number % 30)
        screen.process.change_terminal_size(99, 33)
        await screen.sees(b"size <99x33>")
        assert cpu_of(session) - before < 0.8


def cpu_of(pid: int) -> float:
    """Give the seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@pytest.mark.parametrize(("size", "shown"), [((2**31, 2**31), b"size <500x200>"), ((2**32 - 1, 90), b"size <500x90>")])
async def test_huge_windows_are_cut_down(server: Served, size: tuple[int, int], shown: bytes) -> None:
    async with server.connect() as connection:
        process = await connection.create_process(term_type="xterm", term_size=size, encoding=None)
        screen = Screen(process)
        await screen.sees(shown)
        process.change_terminal_size(1, 1)
        await until_alive(screen)


async def until_alive(screen: Screen) -> None:
    """Wait until a session has answered to a bigger window again."""
    screen.process.change_terminal_size(81, 25)
    await screen.sees(b"size <81x25>")


async def test_a_client_that_goes_away_takes_its_process_with_it(server: Served) -> None:
    await until(lambda: not server.sessions())
    for open_one in (on_screen, lambda connection: connection.create_process("text", term_type="xterm")):
        connection = await server.connect()
        await open_one(connection)
        await until(lambda: len(server.sessions()) == 1)
        connection.abort()
        await until(lambda: not server.sessions(), "the process ends")


async def test_many_quick_connections_leave_nothing_over(server: Served) -> None:
    front, zygote = server.pid("front"), server.pid("zygote")
    await lines(server, "bye")
    await until(lambda: not server.sessions())
    files = [len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in (front, zygote)]

    async def visit(number: int) -> None:
        if number % 3 == 0:
            await asyncio.to_thread(send_raw_and_go, server)
            return
        connection = await server.connect()
        if number % 3 == 1:
            await connection.create_process("text", encoding=None)
        connection.abort()

    for start in range(0, 60, 15):
        await asyncio.gather(*(visit(start + number) for number in range(15)))
    await until(lambda: not server.sessions(), "no process is left over")
    await until(
        lambda: [len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in (front, zygote)] <= files,
        "no descriptor is left over",
    )
    assert [server.pid("front"), server.pid("zygote")] == [front, zygote]


def send_raw_and_go(server: Served) -> None:
    """Begin a handshake and go."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
        line.sendall(b"SSH-2.0-Half\r\n\x00\x00\x01")


async def test_a_flood_of_packets_slows_nobody_else_down(server: Served) -> None:
    async with server.connect() as quiet, server.connect() as loud:
        screen = await on_screen(quiet)

        async def pour() -> None:
            for _ in range(4000):
                loud.send_packet(2, asyncssh.packet.String(b"x" * 400))
                loud.send_packet(80, asyncssh.packet.String("nonsense"), b"\1")
                await asyncio.sleep(0)

        pouring = asyncio.ensure_future(pour())
        worst = 0.0
        for number in range(20):
            begun = asyncio.get_running_loop().time()
            screen.type(bytes([97 + number]))
            await screen.sees(b"key <%c>" % (97 + number))
            worst = max(worst, asyncio.get_running_loop().time() - begun)
        pouring.cancel()
        loud.abort()
        assert worst < 0.5


@pytest.mark.long
async def test_very_many_connections_leave_nothing_over(server: Served) -> None:
    front, zygote = server.pid("front"), server.pid("zygote")
    for size in (100, 400):
        for _ in range(size // 10):
            await asyncio.gather(*(screen_and_go(server) for _ in range(10)))
        await until(lambda: not server.sessions())
        if size == 100:
            before = memory_of(front), memory_of(zygote)
    assert memory_of(front) - before[0] < 8 * 2**20
    assert memory_of(zygote) - before[1] < 2 * 2**20


async def screen_and_go(server: Served) -> None:
    """Look at a screen and go away without a word."""
    connection = await server.connect()
    await on_screen(connection)
    connection.abort()


@pytest.mark.long
async def test_a_great_storm_of_sizes(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        await until(lambda: len(server.sessions()) == 1, "those before have ended")
        (session,) = server.sessions()
        before = cpu_of(session)
        for number in range(10_000):
            screen.process.change_terminal_size(80 + number % 50, 24 + number % 30)
            if number % 100 == 0:
                await asyncio.sleep(0)
        screen.process.change_terminal_size(99, 33)
        await screen.sees(b"size <99x33>")
        assert cpu_of(session) - before < 6
