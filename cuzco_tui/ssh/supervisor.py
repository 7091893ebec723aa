"""The supervisor, `cuzco serve`: holds the sockets, starts host, zygote and front, and restarts whoever dies."""

import os
import select
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.messages import catalogue, language_from, message
from cuzco_tui.ssh.config import Limits, ServerConfig
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.places import Places, clean_environment, held_places
from cuzco_tui.ssh.privileges import adopt_orphans
from cuzco_tui.ssh.waking import Waking

MODULES: Final[Mapping[str, str]] = {
    "host": "cuzco_tui.ssh.host.process",
    "zygote": "cuzco_tui.ssh.sessions.zygote",
    "front": "cuzco_tui.ssh.front.process",
}
"""The processes of a server, in the order of their starts."""
_LISTENS_AT: Final = {"host": "host", "zygote": "zygote", "front": "ssh"}
_QUICK_DEATH: Final = 2.0
"""Seconds within which a process that dies again has to wait for its next start."""
_LONGEST_PAUSE: Final = 10.0
_HOST_OVERTIME: Final = 15.0
"""Seconds beyond the grace that the host has for closing its tables."""
_LAST_WORDS: Final = 4.0

_ENDING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


class Child:
    """One of the three processes, through all its lives."""

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self.module = module
        self.process: subprocess.Popen[bytes] | None = None
        self.lifeline: int | None = None
        self.started = 0.0
        self.pause = 0.0
        self.due = 0.0
        """When it is to be started next."""

    def died(self, now: float) -> None:
        """Decide when it is started again: at once, unless it dies again and again."""
        quick = now - self.started < _QUICK_DEATH
        self.pause = min(_LONGEST_PAUSE, max(0.1, self.pause * 2)) if quick else 0.0
        self.due = now + self.pause
        self.cut()
        self.process = None

    def cut(self) -> None:
        """Cut the lifeline, which tells the process to end."""
        if self.lifeline is not None:
            os.close(self.lifeline)
            self.lifeline = None


class Supervisor:
    """Keeps a server running until it is told to end."""

    def __init__(self, config: ServerConfig, places: Places, log: Log, modules: Mapping[str, str] = MODULES) -> None:
        self.config = config
        self.places = places
        self.log = log
        self.children = [Child(name, module) for name, module in modules.items()]
        self.waking = Waking(signal.SIGCHLD, *_ending_signals())
        adopt_orphans()
        self._signals = 0
        self._stops_at: float | None = None

    def run(self) -> int:
        """Start everybody, and restart them, until a signal ends the server."""
        while not self._signals:
            self._start_due()
            self._wait(self._until_due())
        self._stop()
        return 0

    def _start_due(self) -> None:
        now = time.monotonic()
        for child in self.children:
            if child.process is None and child.due <= now:
                self._start(child)

    def _start(self, child: Child) -> None:
        """Start a process with its socket and its lifeline."""
        listening = self.places.listening[_LISTENS_AT[child.name]].fileno()
        read_end, child.lifeline = os.pipe()
        config = msgspec.structs.replace(
            self.config, descriptors={"lifeline": read_end, _LISTENS_AT[child.name]: listening}
        )
        user = self.places.owner if child.name != "zygote" else None
        child.started = time.monotonic()
        child.process = subprocess.Popen(
            [sys.executable, "-m", child.module, config.written()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env=clean_environment(),
            pass_fds=(read_end, listening),
            start_new_session=True,
            umask=0o077,
            user=user[0] if user else None,
            group=user[1] if user else None,
            extra_groups=[] if user else None,
        )
        os.close(read_end)
        self.log("started", what=child.name, child=child.process.pid)

    def _until_due(self) -> float | None:
        due = [child.due for child in self.children if child.process is None]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _wait(self, seconds: float | None) -> None:
        """Wait for a signal, and take note of who has died."""
        select.select([self.waking.descriptor], [], [], seconds)
        self._signals += len(self.waking.arrived() & set(_ENDING))
        for child in self.children:
            if child.process is not None and (status := child.process.poll()) is not None:
                child.died(time.monotonic())
                self.log("died", what=child.name, status=status, restart_in=round(child.pause, 1))
        self._fetch_orphans()

    def _fetch_orphans(self) -> None:
        """Fetch sessions that have ended after their zygote."""
        if not hasattr(os, "waitid"):
            return
        ours = {child.process.pid for child in self.children if child.process is not None}
        with suppress(ChildProcessError):
            while (ended := os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)) is not None:
                if ended.si_pid in ours:
                    return
                os.waitpid(ended.si_pid, 0)

    def _kill_orphans(self) -> None:
        """End sessions that have outlived their zygote and everybody else."""
        with suppress(OSError):
            for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split():
                os.kill(int(pid), signal.SIGKILL)
        self._fetch_orphans()

    def _stop(self) -> None:
        """End the server: nobody comes in, the host says goodbye in its own time, then the others go."""
        self.log("stopping", grace=self.config.grace)
        host = self._find("host")
        self.places.close_door()
        self._tell("front", signal.SIGTERM)
        self._tell("host", signal.SIGTERM)
        end = time.monotonic() + self.config.grace + _HOST_OVERTIME
        while self._signals < 2 and host is not None and host.process is not None and time.monotonic() < end:
            self._wait(end - time.monotonic())
        end = time.monotonic() + (_LAST_WORDS if self._signals < 2 else 0.5)
        # The front has the last word: it speaks to people as long as their sessions are there.
        self._end([child for child in self.children if child.name == "front"], end)
        self._end(self.children, max(end, time.monotonic() + 0.5))
        for child in self.children:
            if child.process is not None:
                child.process.kill()
                child.process.wait()
        self._kill_orphans()
        self.log("stopped")

    def _end(self, children: Sequence[Child], end: float) -> None:
        """Cut the lifelines of some processes and give them time to end."""
        for child in children:
            child.cut()
        while any(child.process for child in children) and time.monotonic() < end:
            self._wait(max(0.0, end - time.monotonic()))

    def _find(self, name: str) -> Child | None:
        return next((child for child in self.children if child.name == name), None)

    def _tell(self, name: str, number: signal.Signals) -> None:
        child = self._find(name)
        if child is not None and child.process is not None:
            with suppress(ProcessLookupError):
                child.process.send_signal(number)


def _ending_signals() -> list[signal.Signals]:
    """Give the signals that end a server; under nohup a hang-up is none."""
    return [number for number in _ENDING if signal.getsignal(number) is not signal.SIG_IGN]


def run(args: Namespace) -> int:
    """Serve, or tell how a server is."""
    if sys.platform == "win32":
        raise GameError(message("serve-error-windows"))
    if args.status:
        from importlib import import_module

        status: int = import_module("cuzco_tui.ssh.admin").run_status(args)
        return status
    return supervise(config_of(args), language=args.lang)


def config_of(args: Namespace) -> ServerConfig:
    """Read the flags."""
    usual = ServerConfig(data="")
    return ServerConfig(
        data=str(args.data.absolute() if args.data else usual_folder()),
        listen=args.listen,
        name=args.name or "",
        port=args.port,
        guests=args.guests,
        closed=args.closed,
        notify=args.notify or "",
        grace=args.grace,
        most_sessions=args.sessions or usual.most_sessions,
        most_thinking=args.thinking or 0,
        user=args.user or "",
        session_user=args.session_user or usual.session_user,
        limits=Limits(most_per_address=args.per_address or Limits().most_per_address),
    )


def usual_folder() -> Path:
    """Give the folder of a server whose owner named none."""
    from platformdirs import user_data_path

    return user_data_path("cuzco", appauthor=False) / "server"


def supervise(config: ServerConfig, modules: Mapping[str, str] = MODULES, language: str | None = None) -> int:
    """Run a server until it is told to end."""
    log = Log("supervisor")
    with held_places(config, log) as places:
        config = msgspec.structs.replace(config, port=places.port)
        words = catalogue(language_from(language, os.environ))
        print(words.say(message("serve-fingerprint", fingerprint=places.fingerprint)))
        print(words.say(message("serve-invite", command=f"ssh {config.address}")), flush=True)
        log("serving", listen=config.listen, port=config.port, data=config.data)
        return Supervisor(config, places, log, modules).run()
