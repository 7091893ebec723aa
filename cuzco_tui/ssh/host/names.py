"""What people may be called at a server: names that can be shown anywhere and that look like nobody else's."""

import re
import unicodedata
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.games import descriptions
from cuzco_tui.messages import Message, message
from cuzco_tui.table.seats import WORDS_FOR_YOU, name_problem, spelt_name
from cuzco_tui.widths import cells, cut

LONGEST: Final = 20
"""Cells of a terminal that a name may take."""
_SYSTEM_WORDS: Final = frozenset(
    [
        "admin",
        "administrator",
        "administratie",
        "root",
        "system",
        "systeem",
        "server",
        "host",
        "owner",
        "operator",
        "moderator",
        "moderatie",
        "lobby",
        "table",
        "tisch",
        "tafel",
        "bot",
        "bots",
        "computer",
        "nobody",
        "niemand",
        "everybody",
        "iedereen",
        "guest",
        "gast",
        "me",
        "ich",
        "ik",
        "free",
        "frei",
        "vrij",
        "spectator",
        "zuschauer",
        "toeschouwer",
        "cuzco",
        "sysop",
        "staff",
        "support",
        "help",
        "hilfe",
    ]
)
_NUMBERED: Final = re.compile(r"[\W\d_]+$")
_LOOK: Final = {
    letter: looks
    for looks, letters in {
        "a": "\u0430\u0251\u03b1",
        "b": "\u044c\u0432\u03b2\u0185",
        "c": "\u0441\u03f2\u217d",
        "d": "\u0501\u217e",
        "e": "\u0435\u0454\u025b\u03b5",
        "g": "\u0261",
        "h": "\u04bb\u043d",
        "i": "\u0456\u0131\u03b91l|!\u217c\u04cf",
        "j": "\u0458",
        "k": "\u043a\u03ba\u0138",
        "m": "\u043c\u217f",
        "n": "\u043f\u03b7\u057c",
        "o": "\u043e\u03bf\u03c30\u0585",
        "p": "\u0440\u03c1",
        "q": "\u051b",
        "r": "\u0433\u0433",
        "s": "\u04555",
        "t": "\u0442\u03c4",
        "u": "\u03c5\u057d\u0446",
        "v": "\u0475\u03bd\u2174",
        "w": "\u051d\u03c9\u0448\u0461",
        "x": "\u0445\u03c7\u00d7\u2179",
        "y": "\u0443\u03b3\u04af",
        "z": "\u02902\u03b6",
        "ae": "\u00e6\u04d5",
        "oe": "\u0153",
        "ss": "\u00df\u1e9e",
    }.items()
    for letter in letters
}
"""What a letter of Latin, Greek or Cyrillic, or a digit, looks like, in small letters."""
_SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")


class BadName(GameError):
    """Nobody can be called so here."""


def likeness(name: str) -> str:
    """Give what a name looks like; names of the same likeness could be taken for each other."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    plain = (letter for letter in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(letter))
    looks = "".join(_LOOK.get(letter, letter) for letter in plain)
    looks = looks.replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in looks if letter.isalnum()) or folded


def checked_name(text: str) -> str:
    """Give a name in its one spelling, or refuse it in one sentence."""
    name = spelt_name(" ".join(text.split(" ")).strip())
    if problem := _problem(name):
        raise BadName(problem)
    return name


def _problem(name: str) -> Message | None:
    if name_problem(name) is not None and name.casefold() not in WORDS_FOR_YOU:
        return message("error-name-signs")
    if any(unicodedata.category(letter)[0] in "CZ" and letter != " " for letter in name) or "  " in name:
        return message("error-name-signs")
    if cells(name) > LONGEST or cells(name) == 0:
        return message("error-name-long", longest=LONGEST)
    if not any(letter.isalpha() for letter in name) or _too_many_marks(name):
        return message("error-name-signs")
    if len({script for letter in name if (script := _script(letter))}) > 1:
        return message("error-name-scripts")
    if is_reserved(name):
        return message("error-name-reserved", name=name)
    return None


def is_reserved(name: str) -> bool:
    """Say whether a name stands for a bot, a guest, the server or whoever is spoken to, with or without a number."""
    words = {*WORDS_FOR_YOU, *_SYSTEM_WORDS, *(bot for game in descriptions() for bot in game.bots)}
    reserved = {likeness(word) for word in words}
    folded = unicodedata.normalize("NFKC", name).casefold()
    return bool(reserved & {likeness(folded), likeness(_NUMBERED.sub("", folded))})


def proposed_name(text: str) -> str:
    """Give what a client proposed if it may be a name, else nothing."""
    try:
        return checked_name(cut(text, LONGEST))
    except BadName:
        return ""


def _script(letter: str) -> str | None:
    """Give the script of a letter, None where it belongs to all of them."""
    if not letter.isalpha():
        return None
    first = unicodedata.name(letter, "OTHER").split()[0]
    return first if first in _SCRIPTS else "OTHER"


def _too_many_marks(name: str) -> bool:
    """Say whether so many accents sit on one letter that they would cover the lines around it."""
    return "###" in "".join("#" if unicodedata.combining(letter) else "." for letter in name)
