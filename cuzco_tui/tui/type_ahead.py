"""Keys that come faster than the screens: each waits until everything that the one before it led to is in place.

A screen library hands keys on from one object to the next, each with a queue of its own. Without waiting, a key that
follows another at once would be heard by a screen that is half built, already closed, or about to ask something else.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from textual import events

if TYPE_CHECKING:
    from textual.app import App
    from textual.message_pump import MessagePump
    from textual.screen import Screen

_LOOK_AGAIN: Final = 0.001
"""Seconds after which to look whether a key need not wait any more."""
_LONGEST_STIR: Final = 0.5
"""Seconds after which a key does not wait any more for messages that never cease."""
_LONGEST_WAIT: Final = 1.0
"""Seconds after which whoever wants to end the program is heard before anything else."""


class TypeAhead:
    """Keeps keys and pastes in their order for what comes up; a click that nothing can take any more is forgotten."""

    def __init__(
        self,
        app: "App[Any]",
        hear: Callable[[events.Event], Awaitable[None]],
        ends: Callable[[events.Event], bool],
    ) -> None:
        self._app = app
        self._hear = hear
        self._ends = ends
        """Tells whether a key ends the program whatever is on the screen."""
        self.waiting: deque[events.Event] = deque()
        self._since = 0.0
        """Since when the first one waits."""
        self._looks_again = False

    async def take(self, event: events.Event) -> None:
        """Let an event from the keyboard or the mouse be heard as soon as it can be; after the end nothing is."""
        if self._app._exit:
            self.waiting.clear()
        elif not self.waiting and self._all_in_place():
            await self._hear(event)
        elif isinstance(event, events.MouseEvent):
            self._forget_mouse(event)
        else:
            if not self.waiting:
                self._since = monotonic()
            self.waiting.append(event)
            self._look_again()

    def _forget_mouse(self, event: events.MouseEvent) -> None:
        """Let go of what the mouse holds when its button goes up over something that is not there yet."""
        if isinstance(event, events.MouseUp):
            self._app._mouse_down_widget = None
            self._app.capture_mouse(None)

    def _look_again(self) -> None:
        if not self._looks_again:
            self._looks_again = True
            asyncio.get_running_loop().call_later(_LOOK_AGAIN, self._app.call_later, self._go_on)

    async def _go_on(self) -> None:
        """Let be heard what need not wait any more."""
        self._looks_again = False
        while self.waiting and not self._app._exit and self._all_in_place():
            self._since = monotonic()
            await self._hear(self.waiting.popleft())
        if self._app._exit:
            self.waiting.clear()
        elif self.waiting:
            await self._end_if_wanted()
            self._look_again()

    async def _end_if_wanted(self) -> None:
        """Hear the key that ends the program before all others when nothing goes on."""
        ending = next(filter(self._ends, self.waiting), None)
        if ending is not None and monotonic() - self._since > _LONGEST_WAIT:
            self.waiting.clear()
            await self._hear(ending)

    def _all_in_place(self) -> bool:
        """Whether the screen in front is complete and shows what is asked, and nothing is on its way."""
        stack = self._app._screen_stack
        if len(stack) < 2 or self._app._batch_count or getattr(self._app, "is_going_home", False):
            return False
        return (self.is_quiet() or self._stirs_too_long()) and self._hears(stack[-1])

    def _hears(self, screen: "Screen[Any]") -> bool:
        return screen.is_running and screen._mounted_event.is_set() and bool(getattr(screen, "hears_keys", True))

    def _stirs_too_long(self) -> bool:
        return bool(self.waiting) and monotonic() - self._since > _LONGEST_STIR

    def is_quiet(self) -> bool:
        """Whether no message is under way but those from outside, which wait here anyhow."""
        queued: Iterable[object] = self._app._message_queue.values
        if self._app._next_callbacks or not all(isinstance(one, events.InputEvent | events.Paste) for one in queued):
            return False
        return not any(map(_is_busy, self._app._registry))


def _is_busy(pump: "MessagePump") -> bool:
    """Whether somebody has still something to do."""
    return pump._running and not pump._closing and bool(pump._next_callbacks or pump._message_queue.values)


def is_painted(screen: "Screen[Any]") -> bool:
    """Whether a screen has painted all that it wants to paint; one that has forgotten to is reminded."""
    if screen._update_timer._active.is_set():
        return False
    wishes = (screen._layout_required, screen._scroll_required, screen._repaint_required, screen._dirty_widgets)
    if any(wishes):
        screen.check_idle()
        return False
    return True
