"""A whole game from the command line to the ranking in a real terminal, by keys alone, also over a real connection.

Run with `pytest -m terminal`; it needs tmux, and for the connection the OpenSSH client and server.
"""

import getpass
import os
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.terminal.tmux import Tmux, leave_after_the_ranking, play_to_the_ranking

ROOT = Path(__file__).parents[3]
PLAY = [sys.executable, "-m", "cuzco_tui", "play", "--seats", "me,greedy", "--seed", "5"]
FIRST_QUESTION = "Where do you put"
MORE_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
]


def on_this_machine(home: Path) -> list[str]:
    """The command as typed in a shell at home."""
    return ["env", f"CUZCO_HOME={home}", f"PYTHONPATH={ROOT}", *PLAY]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)], ids=["80x24", "160x50"])
def test_a_game_in_tmux_goes_from_the_command_line_to_the_ranking(size: tuple[int, int], tmp_path: Path) -> None:
    terminal = Tmux(tmp_path, size, on_this_machine(tmp_path / "home"), {})
    try:
        terminal.wait_for(FIRST_QUESTION)
        ranking, keys = play_to_the_ranking(terminal)
        assert "2. " in ranking
        assert keys > 40
        rest = leave_after_the_ranking(terminal)
        assert "ended with 0" in rest
        assert "Traceback" not in rest
    finally:
        terminal.close()


def test_leaving_in_the_middle_gives_the_terminal_back_and_the_game_goes_on_later(tmp_path: Path) -> None:
    command = on_this_machine(tmp_path / "home")
    terminal = Tmux(tmp_path, (80, 24), command, {})
    try:
        terminal.wait_for(FIRST_QUESTION)
        terminal.settled()
        terminal.press("Escape")
        terminal.settled()
        terminal.press("q")
        terminal.settled()
        terminal.press("q")
        rest = terminal.wait_for("ended with 0")
        assert "--resume" in rest
    finally:
        terminal.close()
    game_id = rest.split("--resume", 1)[1].split()[0].rstrip(".;,")
    again = Tmux(tmp_path, (80, 24), [*command[: command.index("--seats")], "--resume", game_id], {})
    try:
        again.wait_for(FIRST_QUESTION)
    finally:
        again.close()


def test_the_screen_follows_a_resize_of_the_terminal(tmp_path: Path) -> None:
    terminal = Tmux(tmp_path, (120, 40), on_this_machine(tmp_path / "home"), {})
    try:
        terminal.wait_for(FIRST_QUESTION)
        for width, height in ((80, 24), (200, 60), (60, 15), (80, 24)):
            terminal.resize(width, height)
            lines = terminal.settled().splitlines()
            assert len(lines) == height
            assert any(line.strip() for line in lines)
            assert "Traceback" not in "\n".join(lines)
        terminal.wait_for(FIRST_QUESTION, seconds=5)
    finally:
        terminal.close()


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[list[str]]:
    """An SSH server of this test alone on a high loopback port, with throwaway keys; gives the client's command."""
    server = shutil.which("sshd", path=MORE_PATH)
    if server is None or shutil.which("ssh") is None:
        pytest.skip("OpenSSH's client and server are not both installed")
    for name in ("host_key", "user_key"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(tmp_path / name)], check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (tmp_path / "authorized_keys").write_text((tmp_path / "user_key.pub").read_text())
    host = (tmp_path / "host_key.pub").read_text().split()
    (tmp_path / "known_hosts").write_text(f"[127.0.0.1]:{port} {host[0]} {host[1]}\n")
    settings = {
        "Port": port,
        "ListenAddress": "127.0.0.1",
        "HostKey": tmp_path / "host_key",
        "AuthorizedKeysFile": tmp_path / "authorized_keys",
        "PidFile": "none",
        "StrictModes": "no",
        "UsePAM": "no",
        "PasswordAuthentication": "no",
        "KbdInteractiveAuthentication": "no",
        "PermitRootLogin": "prohibit-password",
    }
    (tmp_path / "sshd_config").write_text("".join(f"{name} {value}\n" for name, value in settings.items()))
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
    with (tmp_path / "sshd.log").open("w") as log:
        process = subprocess.Popen([server, "-D", "-e", "-f", str(tmp_path / "sshd_config")], stderr=log, stdout=log)
    try:
        _wait_for_port(port, process, tmp_path / "sshd.log")
        yield [
            "ssh",
            "-F",
            "none",
            "-tt",
            "-p",
            str(port),
            "-i",
            str(tmp_path / "user_key"),
            "-o",
            f"UserKnownHostsFile={tmp_path / 'known_hosts'}",
            "-o",
            "IdentitiesOnly=yes",
            "-o",
            "BatchMode=yes",
            f"{getpass.getuser()}@127.0.0.1",
        ]
    finally:
        process.terminate()
        process.wait(10)


def _wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(100):
        assert process.poll() is None, f"sshd ended: {log.read_text()}"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"sshd does not listen: {log.read_text()}")


def test_a_game_over_ssh_goes_from_the_command_line_to_the_ranking(connection: list[str], tmp_path: Path) -> None:
    terminal = Tmux(tmp_path, (80, 24), [*connection, shlex.join(on_this_machine(tmp_path / "home"))], {})
    try:
        terminal.wait_for(FIRST_QUESTION)
        ranking, keys = play_to_the_ranking(terminal)
        assert "2. " in ranking
        assert keys > 40
        assert "ended with 0" in leave_after_the_ranking(terminal)
    finally:
        terminal.close()
