"""Signals for a plain loop: they wake it up by a descriptor that can be waited for."""

import os
import signal
from contextlib import suppress


class Waking:
    """Hears some signals; `descriptor` can be read when there were any."""

    def __init__(self, *numbers: signal.Signals) -> None:
        self.descriptor, self._write_end = os.pipe()
        os.set_blocking(self.descriptor, False)
        os.set_blocking(self._write_end, False)
        for number in numbers:
            signal.signal(number, _hear)
        signal.set_wakeup_fd(self._write_end, warn_on_full_buffer=False)

    def arrived(self) -> set[int]:
        """Give the signals since the last look."""
        with suppress(BlockingIOError):
            return set(os.read(self.descriptor, 512))
        return set()


def _hear(_number: int, _frame: object) -> None:
    """Do nothing: the number is written to the descriptor already."""


def forget_signals() -> None:
    """In a forked process: be as a fresh one, also where the parent ignored something, as hang-ups under nohup."""
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals():
        if number not in (signal.SIGKILL, signal.SIGSTOP):
            with suppress(OSError, ValueError):
                signal.signal(number, signal.SIG_DFL)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
