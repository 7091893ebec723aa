"""What happens in a session's process between its fork and its work: it keeps nothing of the zygote but the code."""

import fcntl
import gc
import io
import os
import resource
import signal
import sys
import termios
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final, NoReturn, TypeAlias

from cuzco_tui.messages import message
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.privileges import close_to_others
from cuzco_tui.ssh.sessions.frames import SHOWN, frame
from cuzco_tui.ssh.sessions.request import SessionRequest
from cuzco_tui.ssh.waking import forget_signals
from cuzco_tui.ssh.words import GIVE_BACK_SCREEN, said_in_all
from cuzco_tui.tui.characters import ascii_only

Work: TypeAlias = Callable[[SessionRequest, int], int]
"""What a session does with its request and the descriptor of its terminal, until it gives an exit status."""

CRASHED: Final = 70
MEMORY: Final = 512 * 1024 * 1024
"""Bytes of addresses; a session on screen uses an eighth of them."""
PROCESSOR_SECONDS: Final = 3600
OPEN_FILES: Final = 64
_TRUE_COLOURS: Final = ("kitty", "ghostty", "alacritty", "foot", "wezterm", "direct", "contour", "iterm")
"""Terminals that have all colours, by a part of what they call themselves."""


def be_session(
    request: SessionRequest, terminal: int, log_to: int, work: str, close: Sequence[Callable[[], object]]
) -> NoReturn:
    """Become a session, do its work and end: nothing after the fork returns to the zygote."""
    status = CRASHED
    try:
        log = Log("session", log_to)
        terminal = _leave_zygote(request, terminal, log_to, close)
        status = _do(request, terminal, work, log)
    except BaseException:
        status = CRASHED
    finally:
        os._exit(status)


def _leave_zygote(request: SessionRequest, terminal: int, log_to: int, close: Sequence[Callable[[], object]]) -> int:
    """Give up all that is the zygote's; give the descriptor of the terminal."""
    forget_signals()
    os.setsid()
    for end in close:
        end()
    _close_all_but(terminal, log_to)
    lines = request.kind == "lines"
    os.set_blocking(terminal, lines)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(terminal if lines else nothing, number)
    os.close(nothing)
    if lines:
        os.close(terminal)
        terminal = 0
        if request.terminal:
            with suppress(OSError):
                fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    _take_streams()
    os.umask(0o077)
    os.environ.clear()
    os.environ.update(environment_of(request))
    _take_limits()
    close_to_others()
    gc.enable()
    return terminal


def _close_all_but(*kept: int) -> None:
    """Close every descriptor but the first three and some more."""
    start = 3
    for descriptor in sorted(kept):
        os.closerange(start, descriptor)
        start = max(start, descriptor + 1)
    os.closerange(start, _greatest_descriptor())


def _greatest_descriptor() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 65536 if soft == resource.RLIM_INFINITY else max(soft, 1024)


def _take_streams() -> None:
    """Make fresh streams: inherited ones remember what the zygote's were."""
    sys.stdin = sys.__stdin__ = _stream(0, "r")  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = _stream(1, "w")  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = _stream(2, "w")  # type: ignore[misc]


def _stream(number: int, mode: str) -> io.TextIOWrapper:
    raw = io.FileIO(number, mode, closefd=False)
    buffer = io.BufferedReader(raw) if mode == "r" else io.BufferedWriter(raw)
    return io.TextIOWrapper(buffer, encoding="utf-8", errors="replace", line_buffering=mode == "w")


def environment_of(request: SessionRequest) -> dict[str, str]:
    """Build a session's environment from nothing."""
    environment = {"TERM": request.term or "dumb", "LANG": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"}
    if any(part in request.term for part in _TRUE_COLOURS):
        environment["COLORTERM"] = "truecolor"
    if ascii_only({"LANG": request.locale}):
        environment["LC_ALL"] = "C"
    return environment


def _take_limits() -> None:
    """Bound what a session can take of the machine; one on screen must work for hours."""
    for kind, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CPU, PROCESSOR_SECONDS),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (most, most))


def _do(request: SessionRequest, terminal: int, work: str, log: Log) -> int:
    """Do the work; a mistake of ours is logged, and the person is told one sentence."""
    try:
        module, _, name = work.partition(":")
        do: Work = getattr(import_module(module), name)
        status = do(request, terminal)
        sys.stdout.flush()
        return status
    except SystemExit as request_to_end:
        return request_to_end.code if isinstance(request_to_end.code, int) else 0
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except (BrokenPipeError, ConnectionResetError):
        return 128 + signal.SIGHUP
    except BaseException as error:
        log.crash("session-crashed", error, session=request.session, kind=request.kind)
        with suppress(OSError):
            say_on(request, terminal, "\r\n".join(said_in_all(message("serve-session-crashed"))))
        return CRASHED


def say_on(request: SessionRequest, terminal: int, text: str) -> None:
    """Say something on a terminal that nobody else writes to any more."""
    os.set_blocking(terminal, True)
    signal.alarm(5)
    if request.kind == "lines":
        os.write(terminal, f"\r\n{text}\r\n".encode())
    else:
        os.write(terminal, frame(SHOWN, f"{GIVE_BACK_SCREEN}\r\n{text}\r\n".encode()))
