"""Frames between front and session: one byte for the kind, four for the length, then the payload."""

from collections.abc import Iterator
from typing import Final

TYPED: Final = b"D"
"""Bytes typed, to a session; bytes to show, to the front."""
SHOWN: Final = TYPED
WINDOW: Final = b"W"
"""The window's columns and lines, two bytes each."""
HANG_UP: Final = b"H"
LONGEST: Final = 1024 * 1024
_HEAD: Final = 5


class BadFrame(Exception):
    """The other side does not speak in frames."""


def frame(kind: bytes, payload: bytes = b"") -> bytes:
    """Make a frame."""
    return kind + len(payload).to_bytes(4, "big") + payload


def window_frame(columns: int, lines: int) -> bytes:
    """Make the frame that tells the window's size."""
    return frame(WINDOW, columns.to_bytes(2, "big") + lines.to_bytes(2, "big"))


def read_window(payload: bytes) -> tuple[int, int]:
    """Give the columns and lines of a window's frame."""
    if len(payload) != 4:
        raise BadFrame("a window has four bytes")
    return int.from_bytes(payload[:2], "big"), int.from_bytes(payload[2:], "big")


class Frames:
    """Puts frames together again, however the bytes arrive."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> Iterator[tuple[bytes, bytes]]:
        """Give the kind and the payload of each frame that is complete by now."""
        rest = self._rest
        rest += data
        start = 0
        try:
            while len(rest) - start >= _HEAD:
                kind = bytes(rest[start : start + 1])
                length = int.from_bytes(rest[start + 1 : start + _HEAD], "big")
                if kind not in (TYPED, WINDOW, HANG_UP) or length > LONGEST:
                    raise BadFrame("no frame of ours")
                if len(rest) - start < _HEAD + length:
                    break
                payload = bytes(rest[start + _HEAD : start + _HEAD + length])
                start += _HEAD + length
                yield kind, payload
        finally:
            del rest[:start]
