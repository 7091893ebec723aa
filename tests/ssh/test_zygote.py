"""The zygote and its sessions: what a session may do, what it may not, and what becomes of it when others die."""

import asyncio
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.ssh.logs import Log, fingerprint, harmless
from cuzco_tui.ssh.sessions.child import MEMORY, OPEN_FILES, environment_of
from cuzco_tui.ssh.sessions.frames import HANG_UP, TYPED, WINDOW, BadFrame, Frames, frame, read_window, window_frame
from cuzco_tui.ssh.sessions.request import SessionRequest
from cuzco_tui.tui.characters import ascii_only
from tests.processes import is_gone
from tests.ssh.serving import PATIENCE, Screen, Served, on_screen, serving, until

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody without privileges")


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """One server for all tests here."""
    with serving(whole=True) as running:
        yield running


def test_frames_are_put_together_however_they_arrive() -> None:
    sent = frame(TYPED, b"abc") + window_frame(100, 30) + frame(HANG_UP) + frame(TYPED, b"d" * 1000)
    for size in (1, 2, 7, 5000):
        frames = Frames()
        got = [each for start in range(0, len(sent), size) for each in frames.feed(sent[start : start + size])]
        assert [kind for kind, _ in got] == [TYPED, WINDOW, HANG_UP, TYPED]
        assert read_window(got[1][1]) == (100, 30)
        assert got[3][1] == b"d" * 1000


@pytest.mark.parametrize("bad", [b"X\0\0\0\0", b"D\xff\xff\xff\xff"])
def test_what_is_no_frame_is_noticed(bad: bytes) -> None:
    with pytest.raises(BadFrame):
        list(Frames().feed(bad))


def test_the_environment_of_a_session_is_made_from_nothing() -> None:
    usual = environment_of(SessionRequest("s", "t", "screen", True, "xterm-256color"))
    assert usual == {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"}
    assert environment_of(SessionRequest("s", "t", "screen", True, "xterm-kitty"))["COLORTERM"] == "truecolor"
    assert environment_of(SessionRequest("s", "t", "lines"))["TERM"] == "dumb"


@pytest.mark.parametrize(
    ("locale", "plain"), [("", False), ("de_DE.UTF-8", False), ("C", True), ("de_DE.ISO-8859-1", True)]
)
def test_a_session_knows_whether_its_client_has_ascii_alone(locale: str, plain: bool) -> None:
    environment = environment_of(SessionRequest("s", "t", "screen", True, "xterm", locale=locale))
    assert ("LC_ALL" in environment) is plain
    assert ascii_only(environment) is plain


def test_a_log_line_is_harmless_and_short(capfd: pytest.CaptureFixture[str]) -> None:
    Log("test")("event", name="\x1b]0;x\x07\n" + "y" * 1000, number=3, nothing=None)
    line = capfd.readouterr().err
    assert line.count("\n") == 1
    assert "\x1b" not in line
    assert '"number":3,"nothing":null' in line
    assert len(line) < 600
    assert harmless("ok") == "ok"
    assert fingerprint("nonsense") == "none"


def test_a_log_that_nobody_reads_stops_nobody() -> None:
    read_end, write_end = os.pipe()
    log = Log("test", write_end)
    for _ in range(5000):
        log("event", text="x" * 100)
    assert len(os.read(read_end, 2**20)) <= 2**16
    os.close(read_end)
    log("event")
    os.close(write_end)
    log("event")


async def ask(server: Served, *expressions: str) -> list[str]:
    """Let a session evaluate something, and give what it got."""
    async with server.connect() as connection:
        typed = "".join(f"python {each}\n" for each in expressions)
        done = await asyncio.wait_for(connection.run("text", input=typed), PATIENCE)
        return [line.removeprefix("got ") for line in done.stdout.splitlines() if line.startswith("got ")]


async def test_a_session_is_on_its_own(server: Served) -> None:
    leader, umask, descriptors, ignores = await ask(
        server,
        "os.getsid(0) == os.getpid()",
        "os.umask(0)",
        "[number for number in range(64) if _is_open(number)]",
        "signal.getsignal(signal.SIGHUP) == signal.SIG_DFL",
    )
    assert leader == "True"
    assert umask == str(0o077)
    assert len(descriptors.split(",")) == 4, "a terminal three times, and the log"
    assert ignores == "True"


async def test_a_session_has_limits(server: Served) -> None:
    names = ("RLIMIT_AS", "RLIMIT_NOFILE", "RLIMIT_CORE", "RLIMIT_FSIZE")
    got = await ask(server, *(f"__import__('resource').getrlimit({getattr(resource, name)})[1]" for name in names))
    assert got == [str(MEMORY), str(OPEN_FILES), "0", "0"]
    assert await ask(server, "len(bytearray(2**31))") == ["MemoryError"]


async def test_a_session_writes_no_file(server: Served) -> None:
    (said,) = await ask(server, "os.write(os.open('/tmp', os.O_TMPFILE | os.O_WRONLY), b'x')")
    assert said == "OSError"


@AS_ROOT
async def test_sessions_of_root_have_no_privileges(server: Served) -> None:
    host, zygote = server.pid("host"), server.pid("zygote")
    data = server.config.data
    got = await ask(
        server,
        "os.getuid(), os.geteuid(), os.getgroups()",
        "open('secret').read()",
        f"os.listdir({data!r})",
        "os.listdir('.')",
        f"os.kill({host}, 0)",
        f"os.kill({server.process.pid}, 9)",
        f"open('/proc/{host}/mem', 'rb')",
        f"open('/proc/{zygote}/mem', 'rb')",
        "socket.socket(socket.AF_UNIX).connect('zygote.sock')",
        "socket.socket(socket.AF_UNIX).connect('host.sock')",
        "os.setuid(0)",
    )
    assert got[0] == "(65534, 65534, [])"
    assert got[1:9] == ["PermissionError"] * 8
    assert got[9] == "None", "the host can be reached"
    assert got[10] == "PermissionError"


async def test_the_zygote_has_one_thread(server: Served) -> None:
    async with server.connect() as connection:
        await on_screen(connection)
        status = Path(f"/proc/{server.pid('zygote')}/status").read_text()
        assert "Threads:\t1\n" in status
    assert {line["threads"] for line in server.logged("ready") if line["process"] == "zygote"} == {1}


async def test_a_killed_session_ends_alone(server: Served) -> None:
    async with server.connect() as one, server.connect() as two:
        screen = await on_screen(one)
        (victim,) = server.sessions()
        other = await on_screen(two)
        os.kill(victim, signal.SIGKILL)
        await asyncio.wait_for(screen.process.wait_closed(), PATIENCE)
        assert screen.process.exit_status == 128 + signal.SIGKILL
        other.type(b"z")
        await other.sees(b"key <z>")


async def test_whose_session_is_killed_gets_the_terminal_back_and_a_sentence(server: Served) -> None:
    async with server.connect() as connection:
        screen = await on_screen(connection)
        await screen.sees(b"size <")
        (victim,) = server.sessions()
        os.kill(victim, signal.SIGKILL)
        last = await screen.sees(b"connect again to go on")
        assert b"\x1b[?1049l" in last
        assert b"\x1b[?1003l" in last, "the mouse is the client's own again"
        await asyncio.wait_for(screen.process.wait_closed(), 10)
        assert screen.process.exit_status not in (0, None)


async def test_sessions_outlive_a_killed_zygote_and_new_ones_begin(server: Served) -> None:
    async with server.connect() as one:
        screen = await on_screen(one)
        old = server.pid("zygote")
        os.kill(old, signal.SIGKILL)
        async with server.connect() as two:
            await on_screen(two)
        assert server.pid("zygote") != old
        screen.type(b"q")
        await screen.sees(b"key <q>")
        screen.type(b"\x18")
        await asyncio.wait_for(screen.process.wait_closed(), PATIENCE)


async def test_a_killed_front_ends_its_sessions_and_comes_back(server: Served) -> None:
    async with server.connect() as one:
        await on_screen(one)
        sessions, old = server.sessions(), server.pid("front")
        os.kill(old, signal.SIGKILL)
        await asyncio.wait_for(one.wait_closed(), PATIENCE)
    async with server.connect() as two:
        await on_screen(two)
    assert server.pid("front") != old
    await until(lambda: all(is_gone(pid) for pid in sessions), "the old sessions end")


@pytest.mark.long
async def test_a_session_that_does_not_end_is_killed(server: Served) -> None:
    connection = await server.connect()
    process = await connection.create_process("text", term_type="xterm", term_size=(100, 30), encoding=None)
    screen = Screen(process)
    await screen.sees(b"lines")
    (pid,) = server.sessions()
    screen.type(b"sleep 100\r")
    await until(lambda: "SigIgn" in Path(f"/proc/{pid}/status").read_text())
    await asyncio.sleep(0.3)
    connection.abort()
    await until(lambda: is_gone(pid), "it is killed")
