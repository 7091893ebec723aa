"""Structured logs: one JSON object a line on stderr, no secrets: keys as fingerprints, no tickets, codes or chat."""

import base64
import binascii
import hashlib
import os
import select
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

import msgspec

from cuzco_tui.messages import printable

LONGEST_LINE: Final = 4000
"""A pipe takes as many bytes at once, so that lines of several processes do not mix."""
_LONGEST_TEXT: Final = 200
_LONGEST_TRACE: Final = 2400
_STDERR: Final = 2


class Log:
    """Where one process of the server writes what happens."""

    def __init__(self, process: str, descriptor: int = _STDERR) -> None:
        self.process = process
        self.descriptor = descriptor

    def __call__(self, event: str, **facts: object) -> None:
        """Write that something happened; texts may come from anywhere, they are made harmless and short."""
        line: dict[str, object] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "process": self.process,
            "pid": os.getpid(),
            "event": event,
        }
        for name, fact in facts.items():
            line[name] = fact if isinstance(fact, int | float | None) else harmless(str(fact))
        self._write(line)

    def crash(self, event: str, error: BaseException, **facts: object) -> None:
        """Write where a mistake of ours happened: the places in the code, never the values."""
        frames = traceback.extract_tb(error.__traceback__)
        places = [f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]  # noqa: PTH119
        trace = " < ".join(reversed(places))[:_LONGEST_TRACE]
        kind = type(error).__name__
        self(event, error=kind, **facts)
        self._write({"process": self.process, "pid": os.getpid(), "event": "traceback", "error": kind, "trace": trace})

    def _write(self, line: dict[str, object]) -> None:
        self.pass_on(msgspec.json.encode(line)[: LONGEST_LINE - 1])

    def pass_on(self, line: bytes) -> None:
        """Write a line, unless whoever reads the log has stopped reading: nobody's game waits for that."""
        with suppress(OSError, ValueError):
            if select.select([], [self.descriptor], [], 0)[1]:
                os.write(self.descriptor, line + b"\n")


def harmless(text: str, longest: int = _LONGEST_TEXT) -> str:
    """Make a text from outside safe to show: nothing that a terminal obeys, and not too long."""
    shown = printable(text[:longest])
    return shown if len(text) <= longest else f"{shown}..."


def fingerprint(key: str) -> str:
    """Name a public key, given in OpenSSH's form, as `ssh-keygen -l` does."""
    try:
        raw = base64.b64decode(key.split()[1], validate=True)
    except (IndexError, binascii.Error, ValueError):
        return "none"
    digest = base64.b64encode(hashlib.sha256(raw).digest()).decode().rstrip("=")
    return f"SHA256:{digest}"
