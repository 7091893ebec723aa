"""`cuzco serve` and the system's ssh in a real terminal: a first visit, a game with a bot, and commands for scripts.

Run with `pytest -m terminal`; it needs tmux and the OpenSSH client.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from cuzco_tui.store.sqlite import SqliteStore
from tests.tui.terminal.tmux import LETTERS, TOGGLE, TWO_TASKS, Tmux

ROOT = Path(__file__).parents[3]
SSH = shutil.which("ssh")
CUZCO = [sys.executable, "-m", "cuzco_tui"]
CODE = re.compile(r"\w{4}(?:-\w{4}){4}")

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
    pytest.mark.skipif(SSH is None, reason="the OpenSSH client is not installed"),
]


class Served:
    """`cuzco serve` as typed in a shell, and an ssh that has a key of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.games = folder / "data" / "games"
        self.bin = folder / "bin"
        self.bin.mkdir()
        subprocess.run([str(SSH), "-V"], check=True, capture_output=True)
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / "key")], check=True)
        (folder / "config").write_text(
            f"IdentityFile {folder / 'key'}\nIdentitiesOnly yes\nUserKnownHostsFile {folder / 'known_hosts'}\n"
            "StrictHostKeyChecking accept-new\nUser carla\n"
        )
        own = self.bin / "ssh"
        own.write_text(f'#!/bin/sh\nexec {SSH} -F {folder / "config"} "$@"\n')
        own.chmod(0o755)

    @property
    def environment(self) -> dict[str, str]:
        """An environment in which `ssh` has the key."""
        return {"PATH": f"{self.bin}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}

    def ssh(self, *words: str) -> list[str]:
        """Give the line that friends are given, and more words."""
        return [str(self.bin / "ssh"), "-p", str(self.port), "127.0.0.1", *words]

    def run(self, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        """Run ssh without a terminal."""
        return subprocess.run(self.ssh(*words), input=typed, capture_output=True, text=True, timeout=60, check=False)

    def choices(self) -> int:
        """How many choices are written down, in all games."""
        store = SqliteStore(self.games)
        return sum(len(store.read(path.stem).choices) for path in self.games.glob("*.sqlite"))

    def terminal(self, *command: str, size: tuple[int, int] = (80, 24)) -> Tmux:
        """Open a pane."""
        return Tmux(self.folder, size, command, self.environment)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = Served(tmp_path, port)
    with (tmp_path / "server.log").open("wb") as log:
        command = [*CUZCO, "serve", "--port", str(port), "--data", str(tmp_path / "data"), "--grace", "0.3"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    try:
        yield found
    finally:
        process.terminate()
        assert process.wait(30) == 0
        assert "Traceback" not in (tmp_path / "server.log").read_text()


def come_for_the_first_time(terminal: Tmux, name: str) -> None:
    """Give a name, note the recovery code and go to the lobby."""
    terminal.wait_for("Welcome")
    terminal.settled()
    terminal.press(*["BSpace"] * 12)
    terminal.press(*name)
    terminal.settled()
    terminal.press("Enter")
    terminal.wait_for(lambda screen: CODE.search(screen) is not None)
    time.sleep(1.1)
    terminal.press("Escape")
    terminal.wait_for(f"you are {name}")
    terminal.settled()


def make_table_with_a_bot(terminal: Tmux) -> None:
    """Make a table for two, the other one a bot, at which the game begins at once."""
    terminal.press("n")
    terminal.wait_for("A new table")
    terminal.settled()
    terminal.press("Down")
    terminal.press("Left")
    terminal.wait_for(lambda screen: "Seat 3" not in screen)
    terminal.press("Down")
    terminal.press("Left")
    terminal.wait_for("bot random")
    terminal.press("Enter")
    terminal.wait_for("round 1 of 6")


def play_some(terminal: Tmux, server: Served, more: int, seconds: float = 90) -> None:
    """Answer by keys without reading until there are so many choices more."""
    goal = server.choices() + more
    end = time.monotonic() + seconds
    for letter in cycle(LETTERS):
        for key in ("1", "Enter", letter):
            if server.choices() >= goal:
                return
            screen = terminal.settled()
            assert time.monotonic() < end, screen
            assert "ended with" not in screen, screen
            terminal.press(*(TWO_TASKS if TOGGLE in screen else (key,)))


def leave(terminal: Tmux) -> str:
    """Leave the table and the server, and give what is left on the terminal."""
    for _ in range(3):
        terminal.settled()
        terminal.press("Escape")
    terminal.settled()
    terminal.press("q")
    terminal.wait_for("Leave the table?")
    time.sleep(0.7)
    terminal.press("y")
    terminal.wait_for("you are Carla")
    terminal.settled()
    terminal.press("q")
    return terminal.wait_for("ended with")


def test_a_first_visit_a_game_with_a_bot_and_the_commands_for_scripts(server: Served) -> None:
    terminal = server.terminal(*server.ssh())
    try:
        come_for_the_first_time(terminal, "Carla")
        make_table_with_a_bot(terminal)
        play_some(terminal, server, 6)
        rest = leave(terminal)
    finally:
        terminal.close()
    assert "ended with 0" in rest
    assert "Everything is kept." in rest
    assert "round 1 of 6" not in rest, "the terminal was not given back"

    told = server.run("turns")
    assert re.fullmatch(r"(your|others)-turn \w+-\w+-\w+ round \d( by \w+)?\n", told.stdout), told
    assert told.returncode == (0 if told.stdout.startswith("your-turn") else 1)
    table = told.stdout.split()[1]

    piped = server.run("text", typed="tables\nwho\nquit\n")
    assert piped.returncode == 0, piped
    assert "You are in the lobby, Carla." in piped.stdout
    assert f"1. {table}, Cuzco" in piped.stdout.replace("\n  ", " ")
    assert "\x1b" not in piped.stdout

    before = server.choices()
    again = server.terminal(*CUZCO, "join", f"127.0.0.1:{server.port}", "join", table, size=(120, 40))
    try:
        again.wait_for("round 1 of 6")
        play_some(again, server, 2)
        assert server.choices() >= before + 2
        assert "ended with 0" in leave(again)
    finally:
        again.close()


def test_lines_in_a_terminal_are_echoed_and_edited(server: Served) -> None:
    terminal = server.terminal(*server.ssh("-t", "text"), size=(100, 30))
    try:
        terminal.wait_for("Choose 1 to 3")
        terminal.press("1", "Enter")
        terminal.wait_for("Do you have an account")
        terminal.press("1", "Enter")
        terminal.wait_for("Enter alone means carla")
        terminal.press(*"Carlo", "BSpace", "a", "Enter")
        terminal.wait_for("Then press Enter")
        terminal.press("Enter")
        terminal.wait_for("You are in the lobby, Carla.")
        terminal.press(*"quit", "Enter")
        assert "ended with 0" in terminal.wait_for("ended with")
    finally:
        terminal.close()
    assert server.run("turns").returncode == 1
