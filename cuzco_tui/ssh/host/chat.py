"""What is said in the lobby and at tables: one clean line at a time, not too many of them, kept for a while."""

import re
import unicodedata
from collections import deque
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import ChatLine
from cuzco_tui.messages import message
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.host.registry import moment
from cuzco_tui.widths import cut

LONGEST: Final = 300
"""Cells of one line of talk."""
KEPT: Final = 200
"""Lines that are kept of each place."""
_KEPT_SECONDS: Final = 30 * 24 * 3600
_MOST_LINES, _PER_SECONDS = 3, 3.0
_BLANK_LETTERS: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_STACKED: Final = 2
"""Accents that may sit on one letter."""


class TooMuchTalk(GameError):
    """Somebody talks too fast."""


def clean(text: str) -> str:
    """Give a text as one line that any terminal can show, without anything invisible or that it would obey."""
    spelt = unicodedata.normalize("NFC", " ".join(text[: LONGEST * 8].split()))
    kept: list[str] = []
    stacked = 0
    for letter in _BLANK_LETTERS.sub("", spelt):
        if unicodedata.category(letter)[0] in "CZ" and letter != " ":
            continue
        stacked = stacked + 1 if unicodedata.combining(letter) else 0
        if stacked <= _STACKED and (kept or not stacked):
            kept.append(letter)
    return cut(" ".join("".join(kept).split()), LONGEST).rstrip()


class Chat:
    """The talk of all places."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lately: dict[str, deque[float]] = {}

    async def say(self, place: str, account: str, name: str, text: str, now: float) -> ChatLine:
        """Keep what somebody says, and give it as it is told."""
        self._check_pace(account, now)
        said = clean(text)
        if not said:
            raise GameError(message("error-nothing-said"))
        number = await self._database.do(self._keep, place, account, name, said, now)
        return ChatLine(number, place, name, said, moment(now))

    async def heard(self, place: str, now: float) -> list[ChatLine]:
        """Give the last lines of a place."""
        question = (
            "SELECT number, place, name, text, at FROM talk WHERE place = ? AND at > ? ORDER BY number DESC LIMIT ?"
        )
        rows = await self._database.do(self._database.rows, question, place, now - _KEPT_SECONDS, KEPT)
        return [ChatLine(number, where, by, text, moment(at)) for number, where, by, text, at in reversed(rows)]

    def prune(self, now: float) -> None:
        """Throw away what is too old."""
        with self._database.change() as change:
            change.execute("DELETE FROM talk WHERE at <= ?", (now - _KEPT_SECONDS,))
        self._lately = {account: lately for account, lately in self._lately.items() if lately[-1] > now - _PER_SECONDS}

    def _check_pace(self, account: str, now: float) -> None:
        lately = self._lately.setdefault(account, deque(maxlen=_MOST_LINES))
        if len(lately) == _MOST_LINES and lately[0] > now - _PER_SECONDS:
            raise TooMuchTalk(message("error-too-much-talk"))
        lately.append(now)

    def _keep(self, place: str, account: str, name: str, text: str, now: float) -> int:
        with self._database.change() as change:
            made = change.execute(
                "INSERT INTO talk (place, account, name, text, at) VALUES (?, ?, ?, ?, ?)",
                (place, account, name, text, now),
            )
            oldest = "SELECT number FROM talk WHERE place = ? ORDER BY number DESC LIMIT 1 OFFSET ?"
            change.execute(f"DELETE FROM talk WHERE place = ? AND number <= ({oldest})", (place, place, KEPT))
            return int(made.lastrowid or 0)
