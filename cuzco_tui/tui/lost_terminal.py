"""What happens when the terminal goes away, as when an SSH connection breaks: the program ends at once.

Every choice is durable before it is shown, so nothing is lost; the app could only write to nobody, at full load.
"""

import os
import signal
import sys
import threading
import time
from typing import Final

_SECONDS_BETWEEN_LOOKS: Final = 2.0
_HUNG_UP: Final = 129


def end_with_the_terminal() -> None:
    """End this process when its terminal is gone, also where hang-ups were ignored or never come."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    threading.Thread(target=_watch, args=(sys.__stdin__,), name="terminal watch", daemon=True).start()


def _watch(stream: object) -> None:
    """Look now and then whether the terminal still answers."""
    fileno = getattr(stream, "fileno", None)
    if fileno is None:
        return
    terminal = fileno()
    while _is_there(terminal):
        time.sleep(_SECONDS_BETWEEN_LOOKS)
    os._exit(_HUNG_UP)


def _is_there(terminal: int) -> bool:
    """Say whether a terminal answers: one that is gone fails at being asked for its settings."""
    try:
        import termios
    except ImportError:
        return True
    try:
        termios.tcgetattr(terminal)
    except (termios.error, OSError):
        return False
    return True
