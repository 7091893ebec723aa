"""One session at the front: what is typed goes to its process, what that shows goes to the client."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import asyncssh

from cuzco_tui.messages import Message, message
from cuzco_tui.ssh.front.kinds import kind_of, read_command, read_locale, read_size, read_term
from cuzco_tui.ssh.front.limits import Bucket
from cuzco_tui.ssh.front.terminals import FramedTerminal, LineTerminal, PlainTerminal, Terminal
from cuzco_tui.ssh.front.zygote_line import ZygoteAway
from cuzco_tui.ssh.sessions.request import SessionRequest
from cuzco_tui.ssh.words import GIVE_BACK_SCREEN, said_in_all

if TYPE_CHECKING:
    from cuzco_tui.ssh.front.visitor import Visitor

FAREWELL: Final = 5.0
"""Seconds that a process has for ending by itself after a hang-up."""
_LAST_WORDS: Final = 2.0
"""Seconds between the end of a process and the end of its output, whichever is first."""
_BETWEEN_SIZES: Final = 0.03
_AWAY: Final = 75
_LOST: Final = 70
"""The status of a session that was lost."""
_OTHER_SCREEN: Final = b"\x1b[?1049"
"""With what a screen takes the terminal, and gives it back."""


class NoRoom(asyncssh.SSHServerSession[bytes]):
    """A session for somebody for whom there is no room: it says so and ends."""

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Learn the channel."""
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:  # noqa: ARG002
        """Take any terminal."""
        return True

    def shell_requested(self) -> bool:
        """Begin."""
        return True

    def exec_requested(self, command: str) -> bool:  # noqa: ARG002
        """Begin, whatever it is for."""
        return True

    def session_started(self) -> None:
        """Say it and end; the connection ends soon after."""
        self._channel.write("".join(f"{line}\r\n" for line in said_in_all(message("serve-full"))).encode())
        self._channel.exit(_AWAY)


class Session(asyncssh.SSHServerSession[bytes]):
    """A session from the client's first request to the end of its process."""

    def __init__(self, visitor: "Visitor", name: str) -> None:
        self.visitor = visitor
        self.name = name
        self._front = visitor.front
        self._limits = visitor.front.config.limits
        self._loop = asyncio.get_running_loop()
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._term: str | None = None
        self._size = read_size(0, 0)
        self._told_size = self._size
        self._modes: Mapping[int, int] = {}
        self._command: tuple[str, ...] = ()
        self._terminal: Terminal | None = None
        self._request: SessionRequest | None = None
        self._early = bytearray()
        """What was typed before there was a process."""
        self._no_more_input = False
        self._asked_for = False
        self._started = False
        self._paints = False
        """Whether the session has taken the client's terminal and not given it back."""
        self._closed = False
        self._waits = {"room": False, "client": False}
        self._typed = Bucket(self._limits.typed_burst, self._limits.typed_per_second, self._loop.time())
        self._typed_at = self._loop.time()
        self._asked: float | None = None
        """When something was typed that nothing has been shown for yet."""
        self._shown_all = self._loop.create_future()
        self._gone = self._loop.create_future()
        self._resizing: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None

    # What the client asks for

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Learn the channel."""
        self._channel = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """Take the client's terminal."""
        self._term, self._size, self._modes = read_term(term_type), read_size(*term_size[:2]), term_modes
        return True

    def shell_requested(self) -> bool:
        """Begin without a command; there is no shell."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Begin with a command, which is a word to the session; nothing is executed."""
        self._command = read_command(command)
        return True

    def subsystem_requested(self, subsystem: str) -> bool:  # noqa: ARG002
        """Refuse file transfer and the like."""
        return False

    def session_started(self) -> None:
        """Start the session's process."""
        assert self._channel is not None
        self._channel.set_write_buffer_limits(high=64 * 1024)
        self._asked_for = True
        self.visitor.session_begins()
        self._front.keep(self._live())

    def break_received(self, msec: int) -> bool:  # noqa: ARG002
        """Know no breaks."""
        return False

    # The life of a session

    async def _live(self) -> None:
        """Start the process, pass bytes until it ends or the client is gone, and leave nothing over."""
        status: int | None = None
        ended: asyncio.Future[int] | None = None
        try:
            ended = await self._start()
            if ended is None:
                return
            self._watch_idle()
            await asyncio.wait((ended, self._shown_all, self._gone), return_when=asyncio.FIRST_COMPLETED)
            if not self._gone.done():
                both = asyncio.gather(ended, self._shown_all, return_exceptions=True)
                patience = _LAST_WORDS if self._front.zygote.knows(self.name) else 0
                await asyncio.wait((both, self._gone), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                status = ended.result() if ended.done() and not ended.cancelled() else 0
                if self._paints:
                    self.say(message("serve-session-lost"))
                    status = status or _LOST
        finally:
            self._close(status)
            if ended is not None:
                self._front.log("session-over", session=self.name, status=status)
                await self._see_off(ended)
            self._front.zygote.forget(self.name)
            self._front.session_over(self)

    async def _start(self) -> "asyncio.Future[int] | None":
        """Ask the zygote for the process; it may be restarting, so try for a while."""
        end = self._loop.time() + self._limits.patience
        while not self._gone.done():
            self._request = self._make_request()
            self._terminal = self._open_terminal(self._request)
            try:
                ended = await self._front.zygote.start(self._request, self._terminal.there, end - self._loop.time())
            except ConnectionError:
                self._terminal.hang_up()
                continue
            except ZygoteAway:
                self._terminal.hang_up()
                self.say(message("serve-away"))
                self._close(_AWAY)
                return None
            self._told_size = self._request.size
            self._begin(self._terminal)
            return ended
        return None

    def _begin(self, terminal: Terminal) -> None:
        """Pass bytes from now on, first those that came early."""
        self._started = True
        assert self._request is not None
        self._front.log("session", session=self.name, kind=self._request.kind, address=self.visitor.address)
        terminal.listen(self)
        self._resize()
        if self._early:
            terminal.type(bytes(self._early))
            self._early.clear()
        if self._no_more_input:
            terminal.end_input()
        self._obey_waits()

    def _make_request(self) -> SessionRequest:
        terminal = self._term is not None
        kind = kind_of(self._command, terminal, self._term or "", self._size, self.visitor.prefers_lines)
        return SessionRequest(
            session=self.name,
            ticket=self.visitor.ticket(self.name),
            kind=kind,
            terminal=terminal,
            term=self._term or "",
            size=self._size,
            command=self._command,
            address=self._front.config.address,
            locale=read_locale(self._channel.get_environment()) if self._channel is not None else "",
        )

    def _open_terminal(self, request: SessionRequest) -> Terminal:
        if request.kind == "screen":
            return FramedTerminal()
        return LineTerminal(request.size, self._modes) if request.terminal else PlainTerminal()

    def _close(self, status: int | None) -> None:
        """Let go of process and client."""
        self._closed = True
        for timer in (self._resizing, self._stuck, self._idle):
            if timer is not None:
                timer.cancel()
        if self._terminal is not None:
            self._terminal.hang_up()
        if self._channel is not None and not self._gone.done() and not self._channel.is_closing():
            self._channel.exit(status or 0)
        self._loop.call_later(FAREWELL, self.visitor.abort)

    async def _see_off(self, ended: "asyncio.Future[int]") -> None:
        """Give the process a little time to end by itself, then kill it."""
        if self._front.zygote.knows(self.name):
            await asyncio.wait((ended,), timeout=FAREWELL)
        if not ended.done() and self._front.zygote.knows(self.name):
            self._front.zygote.end(self.name)
            await asyncio.wait((ended,), timeout=FAREWELL)

    # From the client

    def data_received(self, data: bytes, datatype: Any) -> None:  # noqa: ARG002
        """Pass on what was typed; whoever types more than anybody could is cut."""
        now = self._loop.time()
        if not self._typed.take(len(data), now):
            self.cut("flood")
            return
        self._typed_at = now
        if self._asked is None:
            self._asked = now
        self._front.numbers.bytes_in += len(data)
        if self._started:
            assert self._terminal is not None
            self._terminal.type(data)
        else:
            self._early += data

    def eof_received(self) -> bool:
        """Pass on that nothing more will be typed; the session may still have something to say."""
        self._no_more_input = True
        if self._started:
            assert self._terminal is not None
            self._terminal.end_input()
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:  # noqa: ARG002
        """Take the window's new size, and tell the session the first and the last of many."""
        self._size = read_size(width, height)
        if self._resizing is None:
            self._resize()

    def _resize(self) -> None:
        """Tell the session the window's size if it has changed, and then none for a moment."""
        self._resizing = None
        if self._started and self._terminal is not None and self._size != self._told_size:
            self._told_size = self._size
            self._terminal.resize(*self._size)
            self._resizing = self._loop.call_later(_BETWEEN_SIZES, self._resize)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Learn that the client is gone, perhaps before it asked for anything."""
        if not self._gone.done():
            self._gone.set_result(None)
        if not self._asked_for:
            self._front.session_over(self)

    # To the client

    def shown(self, data: bytes) -> None:
        """Pass on what the session shows."""
        if self._asked is not None:
            self._front.numbers.answered(self._asked)
            self._asked = None
        self._front.numbers.bytes_out += len(data)
        if (switch := data.rfind(_OTHER_SCREEN)) >= 0:
            self._paints = data[switch + len(_OTHER_SCREEN) : switch + len(_OTHER_SCREEN) + 1] == b"h"
        if self._channel is not None and not self._channel.is_closing():
            self._channel.write(data)

    def shown_all(self) -> None:
        """Learn that the session will show nothing more."""
        if not self._shown_all.done():
            self._shown_all.set_result(None)

    def full(self) -> None:
        """Let the client wait until the session has read."""
        if self._channel is not None and not self._gone.done():
            self._channel.pause_reading()

    def room(self) -> None:
        """Let the client go on."""
        if self._channel is not None and not self._gone.done():
            self._channel.resume_reading()

    def pause_writing(self) -> None:
        """Let the session wait: the client gives no room."""
        self._wait("room", True)

    def resume_writing(self) -> None:
        """Let the session go on: there is room."""
        self._wait("room", False)

    def clogged(self, clogged: bool) -> None:
        """Let the session wait while the client does not read."""
        self._wait("client", clogged)

    def _wait(self, why: str, waits: bool) -> None:
        """Stop or go on; a client for which too much waits for too long is cut."""
        self._waits[why] = waits
        if self._started and not self._closed:
            self._obey_waits()

    def _obey_waits(self) -> None:
        assert self._terminal is not None
        if any(self._waits.values()):
            self._terminal.pause()
            if self._stuck is None:
                self._stuck = self._loop.call_later(self._limits.stuck, self._look_at_stuck, self._unread())
        else:
            self._terminal.resume()
            if self._stuck is not None:
                self._stuck.cancel()
                self._stuck = None

    def _unread(self) -> int:
        """Give the bytes that the client has not taken yet."""
        assert self._channel is not None
        return self._channel.get_write_buffer_size() + self.visitor.unsent

    def _look_at_stuck(self, before: int) -> None:
        """Cut a client that has taken nothing in all the time; one that is slow may go on."""
        unread = self._unread()
        if unread >= before:
            self.cut("stuck")
        else:
            self._stuck = self._loop.call_later(self._limits.stuck, self._look_at_stuck, unread)

    def say(self, said: Message) -> None:
        """Tell the client something in place of what its session showed."""
        if self._channel is None or self._channel.is_closing():
            return
        back = GIVE_BACK_SCREEN if self._request is not None and self._request.kind == "screen" else ""
        lines = "".join(f"{line}\r\n" for line in said_in_all(said))
        self._channel.write(f"{back}\r\n{lines}".encode())

    # Ends

    def cut(self, why: str) -> None:
        """End a session whose client takes more than its share."""
        self._front.numbers.cut += 1
        self._front.log("cut", session=self.name, why=why, address=self.visitor.address)
        self.visitor.abort()

    def end(self, said: Message) -> None:
        """End a session with a sentence."""
        if not self._gone.done():
            self.say(said)
            self._close(0)
            self._shown_all.cancel() if not self._shown_all.done() else None
            self.connection_lost(None)

    def _watch_idle(self) -> None:
        """End a session at which nobody has typed for long."""
        left = self._typed_at + self._limits.idle - self._loop.time()
        if left <= 0:
            self._front.log("idle", session=self.name)
            self.end(message("serve-idle"))
        else:
            self._idle = self._loop.call_later(left, self._watch_idle)
