"""What somebody did, as one line of a log.

A narrator that has a method `deeds(happened, view, names)` puts events together to deeds; for other games each event is
a line of its own.
"""

from typing import Final, NamedTuple

from cuzco_tui.messages import Message

PURPOSE: Final = "purpose"
"""The kind of a line below a bot's deed that says what it was for."""
PURPOSES: Final = "purposes"
"""The kind of news that these lines are."""

NOTICE: Final = "notice"
"""The kind of a line that everybody must know of, such as that the end of the game is near: it is always told."""


class Deed(NamedTuple):
    """Something that somebody did, with all that it brought: one line of a log, made of one or more events."""

    said: Message
    """What was done, without the name."""
    first: int
    """The place of its first event among those that were told."""
    last: int
    """The place of its last event so far."""
    seat: int | None = None
    kind: str = "deed"
    """`deed`, `purpose` for what a bot's was for, `notice`, or for a heading `round` or `phase`."""
    brought: tuple[Message, ...] = ()
    """What it brought, in short phrases."""
    place: str = ""
    """The id of the panel where it happened."""
    forced: bool = False
    """Whether nobody chose it, since nothing else was possible."""
    is_shown: bool = False
    """Whether the next question tells its doer the same."""
    sort: str = ""
    """The kind of news that it is, one of those that the narrator's `kinds` names; empty for what is always told."""
    means: tuple[Message, ...] = ()
    """The part of what it brought without which it would not have been possible: told also to those who hear little."""
    continues: bool = False
    """Whether it goes on with a deed that was told before: without what it brought there is nothing to tell."""
    foremost: tuple[Message, ...] = ()
    """The part of what it brought that matters most, told where there is no room for all."""
