"""The front of a server: who is let in, what they get, and what they never get."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import termios
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncssh
import msgspec
import pytest

from cuzco_tui.lobby.requests import Asked, FrontStats, Hello
from cuzco_tui.ssh.front.kinds import kind_of
from cuzco_tui.ssh.front.numbers import Numbers
from cuzco_tui.ssh.front.reporting import report
from cuzco_tui.ssh.host.accounts import Accounts
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.logs import fingerprint
from cuzco_tui.ssh.tickets import read_ticket
from tests.processes import is_gone
from tests.ssh.serving import KEY, PATIENCE, Screen, Served, on_screen, serving, until


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """One server for all tests here."""
    with serving({"stuck": 1.0}, guests=True) as running:
        yield running


async def lines(server: Served, *said: str, command: str | None = "text", **options: Any) -> Any:
    """Say some lines without a terminal, and give what came of it."""
    async with server.connect(**options) as connection:
        typed = "".join(f"{line}\n" for line in said)
        return await asyncio.wait_for(connection.run(command, input=typed, check=False), PATIENCE)


# What one gets


async def test_lines_for_a_client_without_a_terminal(server: Served) -> None:
    done = await lines(server, "hello", "bye")
    assert "lines" in done.stdout
    assert "said hello" in done.stdout
    assert done.exit_status == 7


async def test_the_end_of_input_ends_a_session_in_lines(server: Served) -> None:
    done = await lines(server, "hello")
    assert "said hello" in done.stdout
    assert done.exit_status == 0


async def test_a_screen_shows_keys_and_sizes_and_gives_the_terminal_back(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        screen.type(b"x")
        await screen.sees(b"key <x>")
        screen.process.change_terminal_size(120, 40)
        await screen.sees(b"size <120x40>")
        screen.type(b"\x18")
        await screen.sees(b"\x1b[?1049l")
        await screen.process.wait_closed()
        assert screen.process.exit_status == 3


@pytest.mark.parametrize(
    ("term", "size", "command", "kind"),
    [
        ("xterm-256color", (80, 24), None, "screen"),
        ("xterm-256color", (79, 24), None, "lines"),
        ("xterm-256color", (80, 23), None, "lines"),
        ("dumb", (100, 30), None, "lines"),
        ("\x1b]0;x\x07", (100, 30), None, "lines"),
        ("xterm", (100, 30), "text", "lines"),
        ("xterm", (100, 30), "turns now", "lines"),
        ("xterm", (100, 30), "settings", "lines"),
        ("xterm", (100, 30), "watch amber-otter-plum", "screen"),
        ("xterm", (40, 10), "screen", "lines"),
        ("xterm", (0, 0), None, "screen"),
    ],
)
async def test_which_kind_of_session_a_client_gets(
    server: Served, term: str, size: tuple[int, int], command: str | None, kind: str
) -> None:
    async with server.connect() as connection:
        process = await connection.create_process(command, term_type=term, term_size=size, encoding=None)
        await Screen(process).sees(b"size <" if kind == "screen" else b"lines ")


def test_whoever_prefers_lines_gets_them_unless_they_ask_for_the_screen() -> None:
    large = (100, 30)
    assert kind_of((), True, "xterm", large, prefers_lines=True) == "lines"
    assert kind_of(("watch", "amber-otter-plum"), True, "xterm", large, prefers_lines=True) == "lines"
    assert kind_of(("screen",), True, "xterm", large, prefers_lines=True) == "screen"
    assert kind_of(("screen",), True, "xterm", (60, 20), prefers_lines=True) == "lines"


async def test_lines_on_a_terminal_are_echoed_and_know_their_size(server: Served) -> None:
    async with server.connect() as connection:
        process = await connection.create_process("text", term_type="xterm", term_size=(60, 20), encoding=None)
        screen = Screen(process)
        await screen.sees(b"True xterm text")
        screen.type(b"size\r")
        await screen.sees(b"columns=60, lines=20")
        process.change_terminal_size(50, 10)
        await asyncio.sleep(0)
        screen.type("grüße\x7f\x7fn\r".encode())
        await screen.sees("said grün".encode())
        screen.type(b"size\r")
        await screen.sees(b"columns=50, lines=10")
        screen.type(b"unfinished")
        process.stdin.write_eof()
        await screen.sees(b"said unfinished")
        await asyncio.wait_for(process.wait_closed(), PATIENCE)


async def test_a_crash_is_one_sentence_and_a_line_in_the_log(server: Served) -> None:
    done = await lines(server, command="crash")
    assert "written down" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert done.exit_status == 70
    await until(lambda: server.logged("session-crashed"))


async def test_a_crash_on_screen_gives_the_terminal_back(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        screen.type(b"\x1b[20~")
        shown = await screen.sees(b"written down")
        assert b"\x1b[?1049l" in shown
        assert b"Traceback" not in shown
        await screen.process.wait_closed()
        assert screen.process.exit_status == 70


async def test_letters_that_arrive_in_pieces_are_whole(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        for byte in "é漢".encode():
            screen.type(bytes([byte]))
            await asyncio.sleep(0.005)
        await screen.sees("key <漢>".encode())


async def test_a_lone_escape_is_a_key_and_a_paste_is_one_thing(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        screen.type(b"\x1b")
        await screen.sees(b"key <escape>")
        screen.type(b"\x1b[200~one ")
        screen.type(b"two\x1b[201~")
        await screen.sees(b"paste <one two>")


# Who is let in


class Talk(asyncssh.SSHClient):
    """A client that listens to what it is told while it logs in."""

    def __init__(self) -> None:
        self.heard = ""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, _name: str, instructions: str, _lang: str, _prompts: Any) -> list[str]:
        self.heard += instructions
        return []


async def test_whoever_has_no_key_is_told_how_to_make_one(server: Served) -> None:
    talk = Talk()
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[], client_factory=lambda: talk)
    assert "ssh-keygen" in talk.heard
    assert "guest" in talk.heard
    assert "Schlüssel" in talk.heard
    assert talk.heard.count("ssh-keygen") == 3, "once in each language"


async def test_passwords_are_not_even_asked_for(server: Served) -> None:
    assert set(await asyncssh.get_server_auth_methods("127.0.0.1", server.port, "alice")) == {
        "publickey",
        "keyboard-interactive",
    }
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[], password="secret")


async def test_a_guest_comes_without_a_key(server: Served) -> None:
    done = await lines(server, "hello", username="guest", client_keys=[])
    assert "said hello" in done.stdout


async def test_guests_stay_outside_where_they_are_not_wanted() -> None:
    with serving(guests=False) as closed:
        talk = Talk()
        with pytest.raises(asyncssh.PermissionDenied):
            await closed.connect(username="guest", client_keys=[], client_factory=lambda: talk)
        assert "ssh-keygen" in talk.heard
        assert "guest" not in talk.heard


@pytest.mark.parametrize(
    ("kind", "options", "welcome"),
    [
        ("ssh-ed25519", {}, True),
        ("ecdsa-sha2-nistp256", {}, True),
        ("ssh-rsa", {"key_size": 2048}, True),
        ("ssh-rsa", {"key_size": 1024}, False),
    ],
)
async def test_kinds_of_keys(server: Served, kind: str, options: dict[str, int], welcome: bool) -> None:
    key = asyncssh.generate_private_key(kind, **options)
    if welcome:
        assert (await lines(server, "bye", client_keys=[key])).exit_status == 7
    else:
        with pytest.raises(asyncssh.PermissionDenied):
            await server.connect(client_keys=[key])


async def test_a_signature_with_sha_1_proves_nothing(server: Served) -> None:
    key = asyncssh.generate_private_key("ssh-rsa", key_size=2048)
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[key], signature_algs=["ssh-rsa"])


async def test_weak_methods_are_not_offered(server: Served) -> None:
    for weak in (
        {"kex_algs": ["diffie-hellman-group14-sha1"]},
        {"encryption_algs": ["aes128-cbc"]},
        {"mac_algs": ["hmac-sha1"], "encryption_algs": ["aes128-ctr"]},
        {"compression_algs": ["zlib@openssh.com"]},
    ):
        with pytest.raises((asyncssh.KeyExchangeFailed, asyncssh.ConnectionLost)):
            await server.connect(**weak)


async def test_the_printed_fingerprint_is_that_of_the_key(server: Served) -> None:
    key = await asyncssh.get_server_host_key("127.0.0.1", server.port)
    assert key is not None
    assert fingerprint(key.export_public_key().decode()) in server.greeting
    assert (Path(server.config.data) / "ssh_host_ed25519_key").stat().st_mode & 0o777 == 0o600


async def test_names_and_versions_cannot_send_escape_codes_to_the_log(server: Served) -> None:
    async with server.connect(username="eve" + "x" * 200, client_version="Evil[31mClient") as connection:
        await connection.run("text", input="bye\n")
    assert "\x1b" not in server.log_file.read_text()
    assert all(len(line["name"]) <= 64 for line in server.logged("login"))


async def test_logs_have_no_secrets(server: Served) -> None:
    await lines(server, "a secret thing I say", "bye")
    text = server.log_file.read_text()
    assert "secret thing" not in text
    assert KEY.export_public_key().decode().split()[1] not in text
    assert server.logged("login")[-1]["key"] == fingerprint(KEY.export_public_key().decode())
    assert "ticket" not in text


# What nobody gets


async def test_nothing_is_executed(server: Served, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    done = await lines(server, "bye", command=f"text; touch {marker} && echo $(id) | sh")
    assert "uid=" not in done.stdout
    assert not marker.exists()


async def test_no_forwarding_of_any_kind(server: Served, tmp_path: Path) -> None:
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", server.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_unix_connection(str(server.config.host_socket))
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 9)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_path(str(tmp_path / "here"), str(tmp_path / "there"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tun()
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tap()


async def test_no_file_transfer(server: Served, tmp_path: Path) -> None:
    async with server.connect() as connection:
        with pytest.raises(asyncssh.Error):
            await asyncio.wait_for(connection.start_sftp_client(), PATIENCE)
    (tmp_path / "file").write_text("x")
    with pytest.raises((asyncssh.Error, OSError)):
        await asyncio.wait_for(
            asyncssh.scp(
                str(tmp_path / "file"),
                ("127.0.0.1", "/tmp/file"),
                port=server.port,
                username="alice",
                client_keys=[KEY],
                known_hosts=None,
                config=None,
            ),
            PATIENCE,
        )


async def test_other_subsystems_agent_and_x11_are_refused(server: Served) -> None:
    async with server.connect() as connection:
        chan, _ = await connection.create_session(asyncssh.SSHClientSession, "text", encoding=None)
        assert not await chan._make_request(b"auth-agent-req@openssh.com")
        assert not await chan._make_request(b"env", asyncssh.packet.String("PATH"), asyncssh.packet.String("here"))
        assert not await chan._make_request(b"exec", asyncssh.packet.String("text"))
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(subsystem="netconf")
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(x11_forwarding=True, x11_display="localhost:0")


async def test_the_environment_of_a_client_stays_outside(server: Served) -> None:
    async with server.connect() as connection:
        done = await connection.run("text", input="python dict(os.environ)\n", env={"LD_PRELOAD": "x", "LANG": "de"})
        assert "LD_PRELOAD" not in done.stdout
        assert "'LANG': 'C.UTF-8'" in done.stdout
        assert "/nonexistent" in done.stdout
        assert "LC_ALL" not in done.stdout


async def test_a_session_hears_that_the_locale_of_a_client_has_ascii_alone(server: Served) -> None:
    async with server.connect() as connection:
        done = await connection.run(
            "text", input="python dict(os.environ)\n", env={"LC_ALL": "C", "LANG": "de_DE.UTF-8"}
        )
        assert "'LC_ALL': 'C'" in done.stdout


async def test_one_session_for_each_connection(server: Served) -> None:
    async with server.connect() as connection:
        await on_screen(connection)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process("text")


# Clients that misbehave


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


async def test_the_end_of_input_ends_a_screen(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        screen.process.stdin.write_eof()
        await asyncio.wait_for(screen.process.wait_closed(), PATIENCE)


async def test_the_front_tells_its_numbers_and_hears_whom_to_send_away(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    kicked: list[str] = []

    async def host(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'{"push":{"kind":"kick","session":"abc"}}\n{"n":1,"done":null}\n')
        while line := await reader.readline():
            asked.append(json.loads(line))

    place = tmp_path / "host.sock"
    listening = await asyncio.start_unix_server(host, place)
    front: Any = SimpleNamespace(
        config=SimpleNamespace(host_socket=place),
        secret=b"s" * 32,
        sessions={"abc": None},
        doorkeeper=SimpleNamespace(waiting=1, refused=2),
        numbers=Numbers(),
        kick=kicked.append,
    )
    reporting = asyncio.ensure_future(report(front))
    await until(lambda: len(asked) >= 2 and kicked)
    reporting.cancel()
    listening.close()
    requests = [msgspec.json.decode(json.dumps(each), type=Asked).ask for each in asked]
    assert isinstance(requests[0], Hello)
    assert read_ticket(front.secret, requests[0].ticket).role == "front"
    assert isinstance(requests[1], FrontStats)
    assert requests[1].numbers["sessions"] == 1
    assert kicked == ["abc"]


async def test_a_banned_key_is_told_so(server: Served) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    database = Database(server.config.database)
    accounts = Accounts(database)
    person, _ = accounts.register(" ".join(key.export_public_key().decode().split()[:2]), "Mallory", "en")
    assert (await lines(server, "bye", client_keys=[key])).exit_status == 7
    accounts.ban(person.id)
    database.close()
    heard: list[str] = []

    class Listening(Talk):
        def auth_banner_received(self, msg: str, lang: str) -> None:  # noqa: ARG002
            heard.append(msg)

    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[key], client_factory=Listening)
    assert "not welcome" in "".join(heard)
    assert (await lines(server, "bye")).exit_status == 7


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
        (session,) = server.sessions()
        before = cpu_of(session)
        for number in range(10_000):
            screen.process.change_terminal_size(80 + number % 50, 24 + number % 30)
            if number % 100 == 0:
                await asyncio.sleep(0)
        screen.process.change_terminal_size(99, 33)
        await screen.sees(b"size <99x33>")
        assert cpu_of(session) - before < 6


WITH_SSH = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh on this machine")


def ssh_to(server: Served, folder: Path, *words: str) -> list[str]:
    """Give the command line of the system's ssh."""
    key = folder / "key"
    key.write_bytes(KEY.export_private_key())
    key.chmod(0o600)
    options = ("UserKnownHostsFile=/dev/null", "StrictHostKeyChecking=no", "IdentitiesOnly=yes")
    flags = [flag for option in options for flag in ("-o", option)]
    return ["ssh", "-F", "none", "-p", str(server.port), "-i", str(key), *flags, "alice@127.0.0.1", *words]


@WITH_SSH
async def test_the_systems_ssh_in_a_pipe(server: Served, tmp_path: Path) -> None:
    done = await asyncio.to_thread(
        subprocess.run,
        ssh_to(server, tmp_path, "text"),
        input="hello\nbye\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "said hello" in done.stdout, done.stderr
    assert done.returncode == 7


@WITH_SSH
async def test_the_systems_ssh_on_a_terminal(server: Served, tmp_path: Path) -> None:
    here, there = os.openpty()
    os.set_blocking(here, False)
    termios.tcsetwinsize(there, (30, 100))
    process = subprocess.Popen(
        ssh_to(server, tmp_path), stdin=there, stdout=there, stderr=there, start_new_session=True
    )
    os.close(there)
    seen = b""

    def sees(wanted: bytes) -> bool:
        nonlocal seen
        with suppress(OSError):
            seen += os.read(here, 65536)
        return wanted in seen

    try:
        await until(lambda: sees(b"size <100x30>"), "the screen is painted")
        os.write(here, "ß".encode())
        await until(lambda: sees("key <ß>".encode()), "the key is shown")
        termios.tcsetwinsize(here, (40, 120))
        process.send_signal(signal.SIGWINCH)
        await until(lambda: sees(b"size <120x40>"), "the size is shown")
        os.write(here, b"\x18")
        await until(lambda: sees(b"\x1b[?1049l"), "the terminal is given back")
        assert await asyncio.to_thread(process.wait, PATIENCE) == 3
    finally:
        process.kill()
        process.wait()
        os.close(here)
