"""A key that is held down answers only what was asked when it went down.

A terminal tells a held key as many quick ones. Those of Enter, meant to skip what bots do, would otherwise answer every
question that comes up meanwhile.
"""

from typing import ClassVar, Final

from textual import events

ANSWERS: Final = "enter"


class HeldKey:
    """Watches the key that answers, and tells when it is still the same press."""

    QUICK: ClassVar[float] = 0.15
    """Seconds below which two keys are one that is held down; slower ones are two."""

    def __init__(self) -> None:
        self._last = 0.0
        self._down_since = 0.0

    def is_too_old(self, event: events.Event, asked_at: float, after_others: bool = False) -> bool:
        """Say whether a key went down before the question that it would answer was asked.

        One that was typed ahead of a question to which the player's own choice led is as good as a later one; one that
        came while others moved is not.
        """
        if not isinstance(event, events.Key) or event.key != ANSWERS:
            return False
        is_held = event.time - self._last < self.QUICK
        if not is_held:
            self._down_since = event.time
        self._last = event.time
        return self._down_since < asked_at and (is_held or after_others)
