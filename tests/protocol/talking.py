"""Tools for talking to the engine in tests: with a session in this process, or with the command through real pipes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cuzco_tui.protocol.session import Session

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "cuzco_tui", "engine"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}

Answer = dict[str, Any]


def tell(session: Session, **request: Any) -> Answer:
    """Send a request to a session and give its whole answer."""
    answer: Answer = json.loads(session.answer(json.dumps(request).encode()))
    return answer


def ask(session: Session, **request: Any) -> Any:
    """Send a request that must succeed and give its result."""
    answer = tell(session, **request)
    assert answer["ok"] is True, answer
    return answer["result"]


def refusal(session: Session, **request: Any) -> str:
    """Send a request that must be refused and give the kind of its error."""
    return checked_kind(tell(session, **request))


def checked_kind(answer: Answer) -> str:
    """Give the kind of an answer that must be an error of the documented shape, told in one sentence."""
    assert answer.keys() == {"id", "ok", "error"}
    assert answer["ok"] is False
    assert answer["error"].keys() == {"kind", "message"}
    message = answer["error"]["message"]
    assert message.endswith(".")
    assert "\n" not in message
    assert "Traceback" not in message
    kind = answer["error"]["kind"]
    assert isinstance(kind, str)
    return kind


def new_session(seats: int = 3, seed: int = 7, **fields: Any) -> Session:
    """Give a session with a new game."""
    session = Session()
    ask(session, do="new", seats=seats, seed=seed, **fields)
    return session


def play_first(session: Session, times: int) -> None:
    """Take the first option so many times."""
    for _ in range(times):
        ask(session, do="play", index=0)


def whole_state(session: Session) -> Any:
    """Give everything that a request could have changed."""
    return ask(session, do="state"), ask(session, do="options")


class EngineProcess:
    """The command `cuzco engine` at the other end of two pipes."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout
        self.stderr = process.stderr

    def send(self, line: bytes) -> Answer:
        """Send one line and wait for the line that answers it."""
        self.stdin.write(line + b"\n")
        self.stdin.flush()
        answer: Answer = json.loads(self.stdout.readline())
        return answer

    def ask(self, **request: Any) -> Any:
        """Send a request that must succeed and give its result."""
        answer = self.send(json.dumps(request).encode())
        assert answer["ok"] is True, answer
        return answer["result"]


@contextmanager
def engine_process(*arguments: str) -> Iterator[EngineProcess]:
    """Start the command; at the end its input closes, and it must have ended silently by itself."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        engine = EngineProcess(process)
        yield engine
        engine.stdin.close()
        assert process.wait(timeout=30) == 0
        assert engine.stderr.read() == b""
