"""Signals from outside: the terminal is given back as it was found, and taken again after a stop."""

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from textual.app import App

_ENDING: Final = ("SIGTERM", "SIGHUP", "SIGQUIT")
_STATUS_OF_SIGNALS: Final = 128
"""A program that a signal ended has its number above this one as its status."""


def hear_signals(app: "App[None]") -> None:
    """Let the app, which runs now, leave by its own way when it is told to end, and repaint when it goes on."""
    loop = asyncio.get_running_loop()
    for name in _ENDING:
        if (number := getattr(signal, name, None)) is not None:
            loop.add_signal_handler(number, app.exit, None, _STATUS_OF_SIGNALS + number)
    if hasattr(signal, "SIGCONT"):
        loop.add_signal_handler(signal.SIGCONT, _go_on, app)


def can_stop() -> bool:
    """Say whether a shell with job control started the program, so that somebody can let it go on after a stop."""
    return hasattr(signal, "SIGTSTP") and os.getpgrp() != os.getsid(0)


def stop() -> None:
    """Stop this program with all that was started together with it, as the terminal itself would."""
    os.kill(0, signal.SIGTSTP)


def _go_on(app: "App[None]") -> None:
    """Take the terminal again: whoever stopped the program may have changed it, or it was never given back."""
    driver = app._driver
    if driver is None:
        return
    if not getattr(driver, "_must_signal_resume", False):
        driver.suspend_application_mode()
    driver.resume_application_mode()
    app.refresh(layout=True)
