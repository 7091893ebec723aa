"""The supervisor: one server on a folder, whose processes come back, and which ends as a whole."""

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import asyncssh
import pytest

from cuzco_tui.cli import main
from cuzco_tui.game import GameError
from cuzco_tui.ssh import join
from cuzco_tui.ssh.config import ServerConfig, read_config
from cuzco_tui.ssh.supervisor import Child
from tests.processes import is_gone
from tests.ssh.serving import ROOT, on_screen, serving, until

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")


def run_cuzco(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    command = [sys.executable, "-m", "cuzco_tui", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)


async def test_a_server_keeps_its_folder_and_its_port_to_itself() -> None:
    with serving() as server:
        data = Path(server.config.data)
        second = await asyncio.to_thread(run_cuzco, "serve", "--data", str(data), "--port", "0")
        assert second.returncode == 2
        assert second.stderr.splitlines()[-1].startswith("cuzco: A server runs already on")
        other = await asyncio.to_thread(run_cuzco, "serve", "--data", str(data) + "2", "--port", str(server.port))
        assert other.returncode == 2
        assert f"port {server.port}" in other.stderr.splitlines()[-1]
        async with server.connect() as connection:
            await on_screen(connection)
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert stat.S_IMODE(server.config.secret_file.stat().st_mode) == 0o600
        assert stat.S_IMODE(server.config.zygote_socket.stat().st_mode) == 0o600
        assert len(server.config.secret_file.read_bytes()) == 32


async def test_the_key_stays_the_same_and_the_secret_does_not(tmp_path: Path) -> None:
    secrets, keys = set(), set()
    for _ in range(2):
        with serving(data=str(tmp_path / "data")) as server:
            secrets.add(server.config.secret_file.read_bytes())
            key = await asyncssh.get_server_host_key("127.0.0.1", server.port)
            assert key is not None
            keys.add(key.export_public_key())
    assert (len(secrets), len(keys)) == (2, 1)


async def test_whoever_dies_is_started_again() -> None:
    with serving() as server:
        for name in ("host", "zygote", "front"):
            old = server.pid(name)
            os.kill(old, signal.SIGKILL)
            await until(lambda name=name, old=old: server.pid(name) != old, f"the {name} comes back")
        async with server.connect() as connection:
            await on_screen(connection)


def test_whoever_dies_again_and_again_waits_longer_and_longer() -> None:
    child = Child("host", "nowhere")
    pauses = []
    for number in range(9):
        child.started = 100.0 + number * 20
        child.died(child.started + 0.5)
        pauses.append(child.pause)
    assert pauses[0] == 0.1
    assert pauses == sorted(pauses)
    assert pauses[-1] == 10.0
    child.started = 1000.0
    child.died(1003.0)
    assert child.pause == 0.0


async def test_the_end_of_a_server_is_told_and_leaves_nothing_over() -> None:
    with serving() as server:
        pids = [server.pid(name) for name in ("host", "zygote", "front")]
        async with server.connect() as connection:
            screen = await on_screen(connection)
            sessions = server.sessions()
            server.process.send_signal(signal.SIGTERM)
            await screen.sees(b"The server stops now")
            await asyncio.wait_for(connection.wait_closed(), 10)
        assert await asyncio.to_thread(server.process.wait, 10) == 0
        assert all(is_gone(pid) for pid in pids + sessions)
        left = sorted(path.name for path in server.config.run_folder.iterdir())
        assert left == []
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port), 1).close()


async def test_a_second_signal_ends_a_server_at_once() -> None:
    with serving(grace=60.0) as server:
        async with server.connect() as connection:
            screen = await on_screen(connection)
            server.process.send_signal(signal.SIGINT)
            await until(lambda: server.logged("door-closed"))
            screen.type(b"s")
            await screen.sees(b"key <s>")
            with pytest.raises(ConnectionRefusedError):
                await server.connect()
            begun = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(server.process.wait, 10) == 0
            assert time.monotonic() - begun < 4
            connection.abort()


async def test_a_killed_supervisor_takes_everything_with_it() -> None:
    with serving() as server:
        pids = [server.pid(name) for name in ("zygote", "front")]
        host = server.pid("host")
        async with server.connect() as connection:
            await on_screen(connection)
            pids += server.sessions()
            server.process.kill()
            await until(lambda: all(is_gone(pid) for pid in pids), "all end")
            connection.abort()
        os.kill(host, signal.SIGKILL)


def test_the_line_for_friends() -> None:
    assert ServerConfig("x", listen="192.0.2.1", port=99).address == "-p 99 192.0.2.1"
    assert ServerConfig("x", listen="0.0.0.0").address == f"-p 8022 {socket.gethostname()}"
    assert ServerConfig("x", listen="0.0.0.0", name="example.org").address == "-p 8022 example.org"


def test_a_config_survives_the_way_to_a_process() -> None:
    config = ServerConfig("x", guests=True, descriptors={"lifeline": 3})
    assert read_config(config.written()) == config


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--listen", "no.such.host.invalid"], "There is no address"),
        (["--data", "/tmp/" + "x" * 120], "too long"),
        pytest.param(["--session-user", "root"], "somebody without rights", marks=AS_ROOT),
        pytest.param(["--user", "no-such-user"], "There is no user", marks=AS_ROOT),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--data" not in arguments:
        arguments = [*arguments, "--data", str(tmp_path)]
    assert main(["serve", "--port", "0", *arguments]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("cuzco: ")
    assert said in told


@pytest.mark.parametrize(
    ("host", "port", "words", "terminal", "command"),
    [
        ("example.org", None, [], True, ["ssh", "-p", "8022", "-t", "--", "example.org"]),
        ("ann@example.org:99", None, [], True, ["ssh", "-p", "99", "-t", "--", "ann@example.org"]),
        ("ssh://ann@example.org:99/", None, [], True, ["ssh", "-p", "99", "-t", "--", "ann@example.org"]),
        ("example.org", None, ["watch", "x"], True, ["ssh", "-p", "8022", "-t", "--", "example.org", "watch", "x"]),
        ("example.org", 22, ["turns"], True, ["ssh", "-p", "22", "--", "example.org", "turns"]),
        ("example.org", None, ["text"], True, ["ssh", "-p", "8022", "-t", "--", "example.org", "text"]),
        ("[2001:db8::1]:99", None, [], False, ["ssh", "-p", "99", "--", "2001:db8::1"]),
        ("2001:db8::1", None, [], False, ["ssh", "-p", "8022", "--", "2001:db8::1"]),
    ],
)
def test_joining_is_the_systems_ssh(
    host: str, port: int | None, words: list[str], terminal: bool, command: list[str]
) -> None:
    assert join.ssh_command("ssh", host, port, words, terminal) == command


@pytest.mark.parametrize("host", ["-oProxyCommand=x", "", "host:port", "ssh://-x"])
def test_what_is_no_host_is_refused(host: str) -> None:
    with pytest.raises(GameError, match="no host to connect to"):
        join.ssh_command("ssh", host, None, [], True)


@pytest.mark.parametrize(
    "host", ["example.org:70000", "example.org:0", "[::1]:65536", "ann@example.org:99999999999999"]
)
def test_a_port_that_there_is_not_is_refused(host: str) -> None:
    with pytest.raises(GameError, match=r"There is no port .*; name one from 1 to 65535"):
        join.ssh_command("ssh", host, None, [], True)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["serve", "--port", "70000"], "from 0 to 65535, not '70000'"),
        (["serve", "--port", "-1"], "from 0 to 65535, not '-1'"),
        (["join", "example.org", "--port", "65536"], "from 1 to 65535, not '65536'"),
    ],
)
def test_a_port_of_a_flag_is_one_that_there_is(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert f"expected a whole number {expected}" in told


def test_joining_without_ssh_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(join.shutil, "which", lambda _name: None)
    assert main(["join", "example.org"]) == 2
    assert "install OpenSSH" in capsys.readouterr().err
