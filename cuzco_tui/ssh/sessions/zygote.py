"""The zygote: it has loaded screen, text mode and words, and forks a process for each session; it has no threads."""

import gc
import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from cuzco_tui.ssh.config import ServerConfig, read_config
from cuzco_tui.ssh.logs import LONGEST_LINE, Log
from cuzco_tui.ssh.privileges import become, close_to_others, find_user, is_root
from cuzco_tui.ssh.sessions.child import be_session
from cuzco_tui.ssh.sessions.preloading import fill_gaps, preload
from cuzco_tui.ssh.sessions.request import SessionRequest
from cuzco_tui.ssh.waking import Waking

LONGEST_REQUEST: Final = 64 * 1024
FAREWELL: Final = 5.0
"""Seconds that a session has for ending by itself once its front is gone."""
_FDS_AT_ONCE: Final = 16


class Session(NamedTuple):
    """A session that runs: its name, and the line on which it was asked for."""

    name: str
    line: "FrontLine"


class FrontLine:
    """The line to one front: requests with descriptors come in, news of sessions go out."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        connection.setblocking(False)
        self._typed = b""
        self._descriptors: list[int] = []
        self._unsent = b""
        self.lost = False

    @property
    def number(self) -> int:
        """The descriptor of the line."""
        return self.connection.fileno()

    @property
    def has_unsent(self) -> bool:
        """Whether news wait for room on the line."""
        return bool(self._unsent) and not self.lost

    def receive(self) -> list[tuple[dict[str, object], int]]:
        """Give the requests that have arrived, each with its descriptor or -1."""
        try:
            data, descriptors, _, _ = socket.recv_fds(self.connection, LONGEST_REQUEST, _FDS_AT_ONCE)
        except BlockingIOError:
            return []
        except OSError:
            data, descriptors = b"", []
        self._descriptors += descriptors
        if not data:
            self.lost = True
            return []
        *lines, self._typed = (self._typed + data).split(b"\n")
        if len(self._typed) > LONGEST_REQUEST:
            self.lost = True
        requests: list[tuple[dict[str, object], int]] = []
        for line in lines:
            asked: dict[str, object] = msgspec.json.decode(line, type=dict[str, object])
            takes = "session" in asked and self._descriptors
            requests.append((asked, self._descriptors.pop(0) if takes else -1))
        return requests

    def tell(self, **news: object) -> None:
        """Send news of a session, as soon as there is room."""
        self._unsent += msgspec.json.encode(news) + b"\n"
        self.send()

    def send(self) -> None:
        """Send what waits, as far as there is room."""
        with suppress(BlockingIOError):
            try:
                while self._unsent and not self.lost:
                    self._unsent = self._unsent[self.connection.send(self._unsent) :]
            except BlockingIOError:
                raise
            except OSError:
                self.lost = True

    def close(self) -> None:
        """Hang up."""
        for descriptor in self._descriptors:
            os.close(descriptor)
        self._descriptors.clear()
        self.connection.close()

    def let_go(self) -> None:
        """In a session: forget the line without touching it."""
        self.connection.detach()


class Zygote:
    """Forks sessions for the front and tells it when they end."""

    def __init__(self, config: ServerConfig, log: Log) -> None:
        self.config = config
        self.log = log
        self.listening = socket.socket(fileno=config.descriptors["zygote"])
        self.listening.setblocking(False)
        self.lifeline = config.descriptors["lifeline"]
        self.waking = Waking(signal.SIGCHLD, signal.SIGTERM, signal.SIGINT)
        self.lines: dict[int, FrontLine] = {}
        self.sessions: dict[int, Session] = {}
        """The sessions that run, by their processes."""
        self.doomed: dict[int, float] = {}
        """When processes are killed whose front is gone."""
        self.logs_out, self.logs_in = os.pipe()
        os.set_blocking(self.logs_out, False)
        self._logged = b""

    def run(self) -> None:
        """Fork sessions until told to end."""
        while self._turn():
            pass
        self._end_all()

    def _turn(self) -> bool:
        """Wait for something and handle it; say whether to go on."""
        poll = select.poll()
        for descriptor in (self.listening.fileno(), self.lifeline, self.waking.descriptor, self.logs_out):
            poll.register(descriptor, select.POLLIN)
        for line in self.lines.values():
            poll.register(line.number, select.POLLIN | (select.POLLOUT if line.has_unsent else 0))
        for descriptor, what in poll.poll(self._milliseconds()):
            if descriptor == self.lifeline:
                return False
            if descriptor == self.waking.descriptor:
                if self.waking.arrived() & {signal.SIGTERM, signal.SIGINT}:
                    return False
                self._fetch_ended()
            elif descriptor == self.logs_out:
                self._pass_on_logs()
            elif descriptor == self.listening.fileno():
                self._accept()
            elif descriptor in self.lines:
                self._serve(self.lines[descriptor], what)
        self._kill_doomed()
        return True

    def _milliseconds(self) -> int | None:
        if not self.doomed:
            return None
        return max(0, int((min(self.doomed.values()) - time.monotonic()) * 1000) + 1)

    def _accept(self) -> None:
        with suppress(OSError):
            connection, _ = self.listening.accept()
            self.lines[connection.fileno()] = FrontLine(connection)

    def _serve(self, line: FrontLine, what: int) -> None:
        """Do what a front asks for, or let go of one that is gone."""
        try:
            if what & select.POLLOUT:
                line.send()
            if what & ~select.POLLOUT:
                for asked, descriptor in line.receive():
                    self._do(line, asked, descriptor)
        except msgspec.MsgspecError as error:
            self.log("bad-request", error=str(error))
            line.lost = True
        if line.lost:
            self._lose(line)

    def _lose(self, line: FrontLine) -> None:
        """Give the sessions of a front that is gone a little time."""
        del self.lines[line.number]
        line.close()
        end = time.monotonic() + FAREWELL
        for pid, session in self.sessions.items():
            if session.line is line:
                self.doomed[pid] = end

    def _do(self, line: FrontLine, asked: dict[str, object], descriptor: int) -> None:
        """Start a session, or end one."""
        if "end" in asked:
            for pid, session in self.sessions.items():
                if session.name == asked["end"] and session.line is line:
                    os.kill(pid, signal.SIGKILL)
            return
        try:
            request = msgspec.convert(asked, SessionRequest)
            if descriptor >= 0:
                self._fork(line, request, descriptor)
        finally:
            if descriptor >= 0:
                os.close(descriptor)

    def _fork(self, line: FrontLine, request: SessionRequest, terminal: int) -> None:
        """Start a session."""
        try:
            pid = os.fork()
        except OSError as error:
            self.log("fork-failed", error=str(error))
            line.tell(ended=request.session, status=71)
            return
        if pid == 0:
            be_session(request, terminal, self.logs_in, self.config.work, [self._let_go])
        self.sessions[pid] = Session(request.session, line)
        line.tell(started=request.session, pid=pid)

    def _let_go(self) -> None:
        """In a session: forget the zygote's descriptors, so that nothing closes them a second time."""
        self.listening.detach()
        for line in self.lines.values():
            line.let_go()

    def _fetch_ended(self) -> None:
        """Tell the front of sessions that have ended."""
        while True:
            try:
                pid, how = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            session = self.sessions.pop(pid, None)
            self.doomed.pop(pid, None)
            if session is None:
                continue
            code = os.waitstatus_to_exitcode(how)
            if not session.line.lost:
                session.line.tell(ended=session.name, status=code if code >= 0 else 128 - code)

    def _kill_doomed(self) -> None:
        now = time.monotonic()
        for pid in [pid for pid, end in self.doomed.items() if end <= now]:
            del self.doomed[pid]
            if pid in self.sessions:
                os.kill(pid, signal.SIGKILL)

    def _pass_on_logs(self) -> None:
        """Pass on what sessions log; they may write no file, which their own stderr might be."""
        with suppress(BlockingIOError):
            *lines, rest = (self._logged + os.read(self.logs_out, 65536)).split(b"\n")
            self._logged = rest[:LONGEST_LINE]
            for line in lines:
                self.log.pass_on(line[:LONGEST_LINE])

    def _end_all(self) -> None:
        """End the sessions: first kindly, then surely."""
        for number, patience in ((signal.SIGTERM, 1.0), (signal.SIGKILL, 2.0)):
            for pid in list(self.sessions):
                with suppress(ProcessLookupError):
                    os.kill(pid, number)
            end = time.monotonic() + patience
            while self.sessions and time.monotonic() < end:
                select.select([self.waking.descriptor], [], [], 0.1)
                self.waking.arrived()
                self._fetch_ended()
        self._pass_on_logs()


def main(arguments: list[str], prepare: Callable[[str, Log], None] = preload) -> int:
    """Be the zygote of a server until it ends."""
    config, log = read_config(arguments[0]), Log("zygote")
    begun = time.monotonic()
    gc.disable()
    prepare(config.work, log)
    os.chdir(config.run_folder)
    if is_root():
        become(*find_user(config.session_user))
    close_to_others()
    gc.collect()
    kept = fill_gaps()
    gc.freeze()
    zygote = Zygote(config, log)
    log("ready", seconds=round(time.monotonic() - begun, 3), user=os.geteuid(), threads=threading.active_count())
    zygote.run()
    kept.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
