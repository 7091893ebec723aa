"""A terminal that goes away ends the program; every choice was saved as it was made."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cuzco_tui.store.sqlite import SqliteStore

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there are no hang-ups on this system")
def test_a_lost_terminal_ends_the_program_even_where_hang_ups_were_ignored(tmp_path: Path) -> None:
    """Nothing runs on without anybody to see it, and the game can go on later."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "cuzco_tui", "play", "--seats", "me,random", "--seed", "5"],
        cwd=ROOT,
        env={**os.environ, "CUZCO_HOME": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )
    os.close(theirs)
    seen, deadline = b"", time.monotonic() + 30
    while b"\x1b[?1049h" not in seen and time.monotonic() < deadline:
        seen += os.read(ours, 65536)
    time.sleep(1.0)
    os.close(ours)
    try:
        process.wait(timeout=30)
    finally:
        process.kill()
    (summary,) = SqliteStore(tmp_path / "games").list_games()
    assert summary.trouble is None
    assert not summary.finished
