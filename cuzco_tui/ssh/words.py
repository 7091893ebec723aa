"""What the server says before it knows anybody's language: the same sentence in all of them, the usual one first."""

from typing import Final

from cuzco_tui.messages import LANGUAGES, Message, catalogue, printable

GIVE_BACK_SCREEN: Final = (
    "\x1b[?2026l\x1b[?1000l\x1b[?1003l\x1b[?1006l\x1b[?1004l\x1b[?2004l\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?7h"
)
"""What gives a terminal back in the place of an app that cannot do so any more."""


def said_in_all(*messages: Message) -> list[str]:
    """Give the sentences of each language, one language after the other."""
    return [printable(line) for language in LANGUAGES for said in messages for line in _lines(language, said)]


def _lines(language: str, said: Message) -> list[str]:
    return catalogue(language).say(said).splitlines()
