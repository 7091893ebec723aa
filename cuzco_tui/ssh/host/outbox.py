"""What waits to be sent to a session: answers and sentences as they are, and marks for what is put into words later.

A mark says that something must be shown anew, such as a chair; it is written as it stands when the line is free, so
that whoever reads slowly gets the last state once and not every one before it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

MOST_WAITING: Final = 1024 * 1024
"""Bytes that may wait for one session."""
Mark: TypeAlias = tuple[str, str | int]
Writer: TypeAlias = Callable[[Mark], bytes | None]
"""Gives the line for a mark as things stand now, None when there is nothing to say any more."""


class Outbox:
    """The lines and marks of one session."""

    def __init__(self, write: Writer) -> None:
        self._write = write
        self._lines: deque[bytes] = deque()
        self._marks: dict[Mark, None] = {}
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self.waiting = 0
        """Bytes of lines that were not taken yet."""
        self.overflow = asyncio.Event()
        """Set when more waited than one session may let wait; nothing is kept any more then."""
        self.closed = False

    @property
    def overflowed(self) -> bool:
        """Whether more waited than one session may let wait."""
        return self.overflow.is_set()

    def put(self, line: bytes) -> None:
        """Send a line."""
        if self.closed or self.overflowed:
            return
        self._lines.append(line)
        self.waiting += len(line)
        if self.waiting > MOST_WAITING:
            self.overflow.set()
            self._lines.clear()
            self._marks.clear()
        if self.waiting > MOST_WAITING // 4:
            self._room.clear()
        self._something.set()

    def mark(self, mark: Mark) -> None:
        """Send something as it will stand when there is room."""
        if not self.closed and not self.overflowed:
            self._marks[mark] = None
            self._something.set()

    def unmark(self, mark: Mark) -> None:
        """There is nothing to say about something any more."""
        self._marks.pop(mark, None)

    def close(self) -> None:
        """Take in nothing more; what waits can still be taken."""
        self.closed = True
        self._something.set()

    async def room(self) -> None:
        """Wait until not too much waits."""
        await self._room.wait()

    async def take(self) -> bytes:
        """Wait for something to send and give all of it; nothing when there will be no more."""
        while True:
            await self._something.wait()
            self._something.clear()
            if self.overflowed:
                return b""
            lines, marks = list(self._lines), list(self._marks)
            self._lines.clear()
            self._marks.clear()
            self.waiting = 0
            self._room.set()
            lines += [line for mark in marks if (line := self._write(mark)) is not None]
            if lines or self.closed:
                if self.closed:
                    self._something.set()
                return b"".join(lines)
