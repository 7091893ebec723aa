"""A driver for Textual over the framed socket of a session: without threads, signals or a terminal of its own.

It uses private parts of Textual, whose version is pinned; `tests/ssh/test_driver.py` fails first after an upgrade.
"""

import asyncio
import signal
import socket
from codecs import getincrementaldecoder
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from textual import events, messages
from textual._time import get_time
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from cuzco_tui.messages import printable
from cuzco_tui.ssh.sessions.frames import HANG_UP, SHOWN, TYPED, WINDOW, BadFrame, Frames, frame, read_window

if TYPE_CHECKING:
    from textual.app import App

MOST_UNSENT: Final = 256 * 1024
"""Bytes that wait for a client that reads slowly; more is not painted, and all of it later."""
MOST_UNHEARD: Final = 200
"""Events that wait for the app; more are left on the line."""
MOST_SILENT: Final = 64 * 1024
"""Letters of one thing that never ends, such as a paste, before the parser begins anew."""
_ONE_READ: Final = 1024
_ONE_FRAME: Final = 64 * 1024
_LAST_WORDS: Final = 2.0
"""Seconds for giving the terminal back at the end."""
_FAREWELL: Final = 3
"""Seconds after a hang-up in which the app ends by itself."""
_HUNG_UP: Final = 128 + signal.SIGHUP
_LONGEST_TITLE: Final = 100
_KITTY_KEYS: Final = 0b00001 | 0b01000 | 0b10000
"""Tell keys apart, report all of them, with the text that they type: what Textual's own driver asks for."""
_TAKE: Final = (
    "\x1b[22;2t"  # keep the title
    "\x1b[?1049h"  # the other screen
    "\x1b[?25l"  # no cursor
    "\x1b[?1004h"  # tell when the window is looked at
    f"\x1b[>{_KITTY_KEYS}u"
    "\x1b[?2026$p"  # ask for paintings in one piece
    "\x1b[?2004h"  # tell pastes
    "\x1b[?7l"  # no wrapping
)
_MOUSE: Final = ("1000", "1003", "1015", "1006")
_GIVE_BACK: Final = "\x1b[?2004l\x1b[?7h\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l\x1b[23;2t"


class Wire:
    """A session's end of the line to the front, shared by all apps that run on it one after the other."""

    def __init__(self, descriptor: int, size: tuple[int, int]) -> None:
        self.socket = socket.socket(fileno=descriptor)
        self.socket.setblocking(False)
        self.size = size
        self.frames = Frames()
        self.hung_up = False
        self.unsent = bytearray()

    def send(self) -> bool:
        """Send what waits, as far as there is room; say whether all is sent."""
        try:
            while self.unsent:
                del self.unsent[: self.socket.send(self.unsent)]
        except BlockingIOError:
            return False
        except OSError:
            self.unsent.clear()
            self.hung_up = True
        return True

    def send_surely(self, seconds: float) -> None:
        """Send what waits, for which the front may take some time."""
        self.socket.settimeout(seconds)
        with suppress(OSError):
            self.socket.sendall(self.unsent)
        self.unsent.clear()
        self.socket.setblocking(False)


class SocketDriver(Driver):
    """Shows an app at the other end of a wire; `driver_over` makes a class of it for one wire."""

    wire: Wire

    def __init__(
        self,
        app: "App[Any]",
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size or self.wire.size)
        self._written: list[str] = []
        self._flush_soon: asyncio.Handle | None = None
        self._choked = False
        """Whether something was not painted, since the client reads too slowly."""
        self._hears = False
        self._typed = getincrementaldecoder("utf-8")("ignore")
        self._parser = XTermParser()
        self._silent = 0
        self._tick: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None

    # What is shown

    def write(self, data: str) -> None:
        """Take what is to be shown; it leaves with the next flush, at the latest when the loop turns."""
        self._written.append(data)
        if self._flush_soon is None:
            self._flush_soon = self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what was written, or leave it out when too much waits already."""
        if self._flush_soon is not None:
            self._flush_soon.cancel()
            self._flush_soon = None
        shown = "".join(self._written).encode(errors="replace")
        self._written.clear()
        wire = self.wire
        if not shown or wire.hung_up:
            return
        if self._choked or (wire.unsent and len(wire.unsent) + len(shown) > MOST_UNSENT):
            self._choked = True
            return
        waits = bool(wire.unsent)
        for start in range(0, len(shown), _ONE_FRAME):
            wire.unsent += frame(SHOWN, shown[start : start + _ONE_FRAME])
        if not waits and not wire.send():
            self._loop.add_writer(wire.socket, self._send_on)

    def _send_on(self) -> None:
        """Send what waits; once all is sent, paint what was left out."""
        if not self.wire.send():
            return
        self._loop.remove_writer(self.wire.socket)
        if self.wire.hung_up:
            self._hang_up()
        elif self._choked:
            self._choked = False
            self._app.call_later(self.paint_all)

    def paint_all(self) -> None:
        """Paint the whole screen anew."""
        app = self._app
        if app.is_running and app.screen_stack:
            compositor = app.screen._compositor
            app._display(app.screen, compositor.render_update(full=True, screen_stack=app._background_screens))

    def set_title(self, title: str) -> None:
        """Name the terminal's window."""
        self.write(f"\x1b]2;{printable(title)[:_LONGEST_TITLE]}\x07")

    # What is typed

    def _read(self) -> None:
        """Take in what the front sends, as long as the app keeps up."""
        try:
            data = self.wire.socket.recv(_ONE_READ)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        try:
            for kind, payload in self.wire.frames.feed(data):
                self._hear(kind, payload)
        except BadFrame:
            data = b""
        if not data:
            self._hang_up()
        elif self._hears and self._app._message_queue.qsize() > MOST_UNHEARD:
            self._loop.remove_reader(self.wire.socket)
            self._rest = self._loop.call_later(0.01, self._read_again)

    def _read_again(self) -> None:
        """Listen again once the app has heard most of what was typed."""
        if self._app._message_queue.qsize() > MOST_UNHEARD // 2:
            self._rest = self._loop.call_later(0.01, self._read_again)
        else:
            self._rest = None
            self._loop.add_reader(self.wire.socket, self._read)

    def _hear(self, kind: bytes, payload: bytes) -> None:
        if kind == TYPED:
            self._type(self._typed.decode(payload))
        elif kind == WINDOW:
            self._resize(read_window(payload))
        elif kind == HANG_UP:
            self._hang_up()

    def _resize(self, size: tuple[int, int]) -> None:
        self.wire.size = self._size = size
        resized = Size(*size)
        self.send_message(events.Resize(resized, resized))

    def _type(self, text: str) -> None:
        """Make events of what was typed; an empty text would mean the end to the parser."""
        if not text:
            return
        heard = self._parse(self._parser.feed(text))
        self._silent = 0 if heard else self._silent + len(text)
        if self._silent > MOST_SILENT:
            self._begin_parsing()
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        if (due := self._parser._timeout_time) is not None:
            self._tick = self._loop.call_later(max(0.0, due - get_time()) + 0.001, self._wait_no_more)

    def _wait_no_more(self) -> None:
        """Take a lone Escape for the key, now that nothing followed."""
        self._tick = None
        self._parse(self._parser.tick())

    def _parse(self, parsed: Iterable[Message]) -> bool:
        """Pass on what the parser finds, and begin anew after nonsense; say whether there was anything."""
        heard = False
        try:
            for event in parsed:
                heard = True
                self.process_message(event)
        except Exception:
            self._begin_parsing()
        return heard

    def _begin_parsing(self) -> None:
        self._parser = XTermParser()
        self._silent = 0

    def process_message(self, message: Message) -> None:
        """Pass on an event; sizes come from the front alone, never from what is typed."""
        if isinstance(message, events.Resize | messages.InBandWindowResize):
            self._parser.mouse_pixels = False
            return
        super().process_message(message)

    def send_message(self, message: Message) -> None:
        """Bring an event to the app, which runs in this very loop."""
        message.set_sender(self._app)
        self._app.post_message(message)

    # Beginning and end

    def start_application_mode(self) -> None:
        """Take the terminal, and listen."""
        self._hears = True
        self._loop.add_reader(self.wire.socket, self._read)
        self._resize(self.wire.size)
        self.write(_TAKE)
        if self._mouse:
            self.write("".join(f"\x1b[?{mode}h" for mode in _MOUSE))
        if self._app.title:
            self.set_title(self._app.title)
        self.flush()

    def disable_input(self) -> None:
        """Listen no more."""
        if self._hears:
            self._hears = False
            self._loop.remove_reader(self.wire.socket)
            for timer in (self._tick, self._rest):
                if timer is not None:
                    timer.cancel()
            if self._mouse:
                self.write("".join(f"\x1b[?{mode}l" for mode in _MOUSE))

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        self.disable_input()
        self.flush()
        self._loop.remove_writer(self.wire.socket)
        if not self.wire.hung_up:
            mouse = "".join(f"\x1b[?{mode}l" for mode in _MOUSE) if self._mouse else ""
            self.wire.unsent += frame(SHOWN, (mouse + _GIVE_BACK).encode())
            self.wire.send_surely(_LAST_WORDS)

    def close(self) -> None:
        """Let go of the loop."""
        if self._flush_soon is not None:
            self._flush_soon.cancel()

    def _hang_up(self) -> None:
        """End the app, since nobody is there any more."""
        self.wire.hung_up = True
        self._loop.remove_reader(self.wire.socket)
        self._loop.remove_writer(self.wire.socket)
        if self._hears:
            self._hears = False
            signal.alarm(_FAREWELL)
            end_quietly(self._app, _HUNG_UP)

    # What a server does not do for its guests

    def open_url(self, url: str, new_tab: bool = True) -> None:  # noqa: ARG002
        """Show an address instead of opening it at the server's machine."""
        self._app.notify(printable(url), markup=False)

    def deliver_binary(self, *_: object, **__: object) -> None:
        """Write no file at the server's machine."""
        self._app.bell()


def driver_over(wire: Wire) -> type[SocketDriver]:
    """Make the class of driver that an app on this wire is given."""
    return type("WireDriver", (SocketDriver,), {"wire": wire})


def end_quietly(app: "App[Any]", status: int = 0) -> None:
    """End an app from outside at any moment: what was about to open is not missed, and nobody is told of it."""
    setattr(app, "_handle_exception", _ignore)  # noqa: B010
    app.exit(None, status)


def _ignore(_error: Exception) -> None:
    """Let something go that came too late."""


def run_on(wire: Wire, app: "App[Any]") -> int:
    """Run an app on a wire to its end and give its exit status; a hang-up is an ordinary end."""
    app.driver_class = driver_over(wire)
    try:
        app.run(size=wire.size)
    except Exception:
        if not wire.hung_up:
            raise
    signal.alarm(0)
    if wire.hung_up:
        return _HUNG_UP
    if app._exception is not None:
        raise app._exception
    return app.return_code or 0
