"""What nearly all options of a question end with is said once, and left out of their rows."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from cuzco_tui.messages import Message

_LEAST: Final = 3
"""The same end of fewer options stands in their rows."""
_MOST_OTHERS: Final = 5
"""At most one of so many options ends otherwise, or one alone."""


class SharedTail(NamedTuple):
    """What options end with, and the texts of those that do not."""

    told: Message
    others: tuple[str, ...]


def shared_tail(brings: Mapping[str, tuple[Message, ...]], texts: list[str]) -> SharedTail | None:
    """Find what nearly all options end with; None where they end with various things."""
    ends = {text: brings[text][-1] for text in texts if brings.get(text)}
    for told in ends.values():
        others = tuple(text for text in texts if ends.get(text) != told)
        if len(texts) - len(others) >= _LEAST and len(others) <= max(1, len(texts) // _MOST_OTHERS):
            return SharedTail(told, others)
    return None


def without_tail(brings: Mapping[str, tuple[Message, ...]], tail: SharedTail) -> dict[str, tuple[Message, ...]]:
    """Give what the options bring besides what is said once for them."""
    return {text: phrases if text in tail.others else phrases[:-1] for text, phrases in brings.items()}
