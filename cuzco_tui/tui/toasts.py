"""Notices that are late: a mend for the screen library, in which one of them would stop the whole program.

A toast asks for a timer of the seconds that are left of its notice. On a busy machine these may be fewer than none by
then, and a timer of negative length runs for ever without letting anybody else run.
"""

from typing import Final

from textual.notifications import Notification
from textual.widgets._toast import Toast

_AT_LEAST: Final = 0.01
_make_toast = Toast.__init__


def _make_toast_in_time(toast: Toast, notification: Notification) -> None:
    """Make a toast that stays for a moment at least."""
    _make_toast(toast, notification)
    toast._timeout = max(toast._timeout, _AT_LEAST)


def mend_late_toasts() -> None:
    """Let no toast ask for a timer of negative length."""
    Toast.__init__ = _make_toast_in_time  # type: ignore[method-assign,assignment]
