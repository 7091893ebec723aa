"""The front of a server: what those get who are let in."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import termios
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cuzco_tui.lobby.requests import Asked, FrontStats, Hello
from cuzco_tui.ssh.front.kinds import kind_of
from cuzco_tui.ssh.front.numbers import Numbers
from cuzco_tui.ssh.front.reporting import report
from cuzco_tui.ssh.tickets import read_ticket
from tests.ssh.serving import KEY, PATIENCE, Screen, Served, lines, on_screen, until


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
