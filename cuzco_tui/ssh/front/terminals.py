"""The front's end of a session's terminal: bytes both ways, with room asked for and given."""

import asyncio
import fcntl
import os
import pty
import socket
import struct
import termios
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Protocol

from cuzco_tui.ssh.sessions.frames import HANG_UP, SHOWN, TYPED, BadFrame, Frames, frame, window_frame

ONE_READ: Final = 32 * 1024
MOST_UNSENT: Final = 64 * 1024
"""Bytes that wait for a session before its client is asked to wait too."""
LONGEST_UNFINISHED: Final = 4 * 1024
"""Bytes of a line that may wait for its end."""
_END_OF_FILE: Final = b"\x04"
_ERASE: Final = 3
"""What SSH calls the key that takes back a letter."""
_UTF8: Final = 0o40000


class Listener(Protocol):
    """Who hears what a session shows."""

    def shown(self, data: bytes) -> None:
        """Take bytes to show."""

    def shown_all(self) -> None:
        """Learn that there will be no more."""

    def full(self) -> None:
        """Learn that the session has enough to read for now."""

    def room(self) -> None:
        """Learn that the session takes more."""


class Terminal:
    """A terminal as the front has it: one descriptor here, the other for the session."""

    def __init__(self, here: int, there: int) -> None:
        self.here = here
        self.there = there
        """The session's descriptor; whoever passes it on closes it."""
        os.set_blocking(here, False)
        self._loop = asyncio.get_running_loop()
        self._unsent = bytearray()
        self._full = False
        self._paused = True
        self._ended = False
        self._listener: Listener | None = None

    def listen(self, listener: Listener) -> None:
        """Begin to pass on what the session shows."""
        self._listener = listener
        self.resume()

    def pause(self) -> None:
        """Let the session wait: the client reads too slowly."""
        if not self._paused:
            self._paused = True
            self._loop.remove_reader(self.here)

    def resume(self) -> None:
        """Pass on again what the session shows."""
        if self._paused and not self._ended:
            self._paused = False
            self._loop.add_reader(self.here, self._read)

    def type(self, data: bytes) -> None:
        """Pass on typed bytes."""
        self._send(data)

    def resize(self, columns: int, lines: int) -> None:
        """Tell the session its window's size."""

    def end_input(self) -> None:
        """Tell the session that nothing more will be typed."""

    def hang_up(self) -> None:
        """Let go of the session."""
        self._stop()
        if self.here >= 0:
            self._loop.remove_writer(self.here)
            os.close(self.here)
            self.here = -1

    def _send(self, data: bytes) -> None:
        if self.here < 0:
            return
        waits = bool(self._unsent)
        self._unsent += data
        if not waits:
            self._send_on()
        if len(self._unsent) > MOST_UNSENT and not self._full and self._listener is not None:
            self._full = True
            self._listener.full()

    def _send_on(self) -> None:
        """Send what waits, as far as there is room."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self.here, self._unsent)]
        except BlockingIOError:
            self._loop.add_writer(self.here, self._send_on)
            return
        except OSError:
            self._unsent.clear()
        self._loop.remove_writer(self.here)
        if self._full and self._listener is not None:
            self._full = False
            self._listener.room()

    def _read(self) -> None:
        try:
            data = os.read(self.here, ONE_READ)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self._pass_on(data)
        else:
            self._stop()
            if self._listener is not None:
                self._listener.shown_all()

    def _pass_on(self, data: bytes) -> None:
        assert self._listener is not None
        self._listener.shown(data)

    def _stop(self) -> None:
        self.pause()
        self._ended = True


class FramedTerminal(Terminal):
    """The terminal of a session on screen."""

    def __init__(self) -> None:
        here, there = socket.socketpair()
        super().__init__(here.detach(), there.detach())
        self._frames = Frames()

    def type(self, data: bytes) -> None:
        """Pass on typed bytes."""
        self._send(frame(TYPED, data))

    def resize(self, columns: int, lines: int) -> None:
        """Tell the session its window's size."""
        self._send(window_frame(columns, lines))

    def end_input(self) -> None:
        """End a session that will never hear a key again."""
        self._send(frame(HANG_UP))

    def hang_up(self) -> None:
        """Let go of the session."""
        if self.here >= 0:
            with suppress(OSError):
                os.write(self.here, frame(HANG_UP))
        super().hang_up()

    def _pass_on(self, data: bytes) -> None:
        assert self._listener is not None
        try:
            for kind, payload in self._frames.feed(data):
                if kind == SHOWN:
                    self._listener.shown(payload)
        except BadFrame:
            self._stop()
            self._listener.shown_all()


class LineTerminal(Terminal):
    """The terminal of a session in lines: echo and the editing of lines are the kernel's."""

    def __init__(self, size: tuple[int, int], modes: Mapping[int, int]) -> None:
        here, there = pty.openpty()
        super().__init__(here, there)
        self.resize(*size)
        with suppress(termios.error, OSError):
            settings = termios.tcgetattr(there)
            settings[0] |= _UTF8
            if 0 < modes.get(_ERASE, 0) < 256:
                settings[6][termios.VERASE] = bytes([modes[_ERASE]])
            termios.tcsetattr(there, termios.TCSANOW, settings)

    def resize(self, columns: int, lines: int) -> None:
        """Tell the kernel the window's size, which tells the session."""
        if self.here >= 0:
            with suppress(OSError):
                fcntl.ioctl(self.here, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def end_input(self) -> None:
        """Tell the session that nothing more will be typed; within a line the first sign only ends the line."""
        self._send(_END_OF_FILE * 4)


class PlainTerminal(Terminal):
    """No terminal at all: bytes of a client that is a script, or a pipe."""

    def __init__(self) -> None:
        here, there = socket.socketpair()
        self._socket = here.dup()
        super().__init__(here.detach(), there.detach())
        self._input_ends = False
        self._unfinished = bytearray()

    def type(self, data: bytes) -> None:
        """Pass on whole lines: one that was only begun when its client got lost answers nothing."""
        self._unfinished += data
        whole = self._unfinished.rfind(b"\n") + 1
        if not whole and len(self._unfinished) > LONGEST_UNFINISHED:
            whole = len(self._unfinished)
        if whole:
            self._send(bytes(self._unfinished[:whole]))
            del self._unfinished[:whole]

    def end_input(self) -> None:
        """Tell the session that nothing more will be typed, after all that waits."""
        self._send(bytes(self._unfinished))
        self._unfinished.clear()
        self._input_ends = True
        if not self._unsent:
            self._send_on()

    def _send_on(self) -> None:
        super()._send_on()
        if self._input_ends and not self._unsent:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_WR)

    def hang_up(self) -> None:
        """Let go of the session."""
        self._socket.close()
        super().hang_up()
