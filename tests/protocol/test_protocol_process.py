"""The engine as a process: how it begins, ends, and what it loads."""

import json
import signal
import subprocess
import sys
from pathlib import Path

from talking import COMMAND, ENVIRONMENT, ROOT, checked_kind, engine_process

from cuzco_tui.protocol.messages import LONGEST_LINE

HELLO = b'{"id":1,"do":"hello"}'
LOADED = """
import io, sys
from cuzco_tui.protocol.server import serve
from cuzco_tui.protocol.session import Session
lines = [b'{"do":"hello"}', b'{"do":"new","seats":2,"seed":1}', b'{"do":"play","index":0}', b'{"do":"undo"}',
         b'{"do":"view","seat":0}', b'{"do":"state"}', b'{"do":"score"}', b'{"do":"why-not","seat":0}',
         b'{"do":"export"}']
sink = io.BytesIO()
serve(Session(), io.BytesIO(b"\\n".join(lines)), sink)
assert sink.getvalue().count(b'"ok":true') == len(lines), sink.getvalue()
print("\\n".join(sys.modules))
"""


def run(data: bytes, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    """Give the command all its input at once."""
    return subprocess.run(
        [*COMMAND, *arguments], cwd=ROOT, env=ENVIRONMENT, input=data, capture_output=True, timeout=60
    )


def test_the_end_of_input_ends_the_engine_silently() -> None:
    result = run(b"")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_a_last_line_without_its_end_is_answered() -> None:
    result = run(HELLO + b"\r\n" + HELLO)
    assert [json.loads(line)["ok"] for line in result.stdout.splitlines()] == [True, True]
    assert result.returncode == 0


def test_nothing_after_quit_is_answered() -> None:
    result = run(b'{"id":"bye","do":"quit"}\n' + HELLO + b"\n")
    assert (result.returncode, result.stdout) == (0, b'{"id":"bye","ok":true,"result":{}}\n')


def test_a_huge_line_is_skipped_and_the_next_one_answered() -> None:
    with engine_process() as engine:
        for length in (LONGEST_LINE, LONGEST_LINE + 1, 5 * LONGEST_LINE):
            assert checked_kind(engine.send(b"x" * length)) == "line-too-long"
            assert engine.send(HELLO)["ok"] is True
    result = run(b"[" * (2 * LONGEST_LINE))
    assert checked_kind(json.loads(result.stdout)) == "line-too-long"


def test_a_closed_output_ends_the_engine_silently() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(HELLO + b"\n")
        process.stdin.flush()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == b""


def test_streams_that_were_never_open_end_the_engine_silently() -> None:
    for closed in ("<&-", ">&-"):
        command = f'exec "$0" "$@" {closed}'
        result = subprocess.run(
            ["sh", "-c", command, *COMMAND], cwd=ROOT, env=ENVIRONMENT, input=HELLO, capture_output=True, timeout=60
        )
        assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_an_interruption_ends_the_engine_with_its_status() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(HELLO + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"] is True
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr.read() == b""


def test_a_content_file_replaces_the_values_of_new_games(tmp_path: Path) -> None:
    file = tmp_path / "more_points.toml"
    file.write_text("[victory_points]\npoints_space = 9\n", encoding="utf-8")
    with engine_process("--content", str(file)) as engine:
        result = engine.ask(do="new", seats=2, seed=5)
        while "points" not in " ".join(result["decision"]["options"]):
            result = engine.ask(do="play", index=0)
        text = next(text for text in result["decision"]["options"] if text.endswith("points"))
        events = engine.ask(do="play", text=text)["events"]
    assert {"event": "PointsScored", "seat": result["decision"]["seat"], "vp": 9, "source": "points space"} in events


def test_a_wrong_content_file_is_one_sentence_before_anything_is_read(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text("[victory_points]\npoints_space = 'many'\n", encoding="utf-8")
    result = run(HELLO, "--content", str(file))
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.startswith(b"cuzco: ")
    assert result.stderr.count(b"\n") == 1
    assert str(file).encode() in result.stderr


def test_the_engine_loads_no_terminal_library_no_network_and_no_storage() -> None:
    result = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    loaded = set(result.stdout.split())
    assert "cuzco_tui.protocol.session" in loaded
    assert not loaded & {"textual", "rich", "curses", "readline", "asyncio", "asyncssh", "socket", "multiprocessing"}
    assert not loaded & {"sqlite3", "_sqlite3", "platformdirs"}
