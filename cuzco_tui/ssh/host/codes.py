"""Codes that open an account or a closed server: letters that cannot be mistaken, kept only as hashes."""

import hashlib
import secrets
from collections import deque
from typing import Final, NamedTuple

from cuzco_tui.game import GameError
from cuzco_tui.messages import message

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUP: Final = 4
COST = 2**14
"""How long it takes to try one recovery code; the tests take less."""
_MOST_TRIES: Final = 5
_PAUSE: Final = 600.0
"""Seconds after which a wrong code is forgotten."""


class WrongCode(GameError):
    """A code opens nothing, or was tried too often."""


class Recovery(NamedTuple):
    """A recovery code as it is kept: the group by which its account is found, and a salted hash of the rest."""

    selector: str
    hash: bytes
    salt: bytes

    def fits(self, code: str) -> bool:
        """Say whether it is this code; takes a while, so that nobody tries many."""
        return secrets.compare_digest(self.hash, _slow_hash(plain_code(code), self.salt))


def new_code(groups: int) -> str:
    """Make up a code of groups of letters."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(groups))


def plain_code(text: str) -> str:
    """Give a code as it is meant, however it was typed."""
    return "".join(letter for letter in text.casefold() if letter in _LETTERS)


def selector_of(code: str) -> str:
    """Give the part of a recovery code by which its account is found."""
    return plain_code(code)[:_GROUP]


def kept(code: str) -> Recovery:
    """Give a recovery code as it is kept."""
    salt = secrets.token_bytes(16)
    return Recovery(selector_of(code), _slow_hash(plain_code(code), salt), salt)


def quick_hash(code: str) -> bytes:
    """Give a code of short life as it is kept."""
    return hashlib.sha256(plain_code(code).encode()).digest()


def _slow_hash(code: str, salt: bytes) -> bytes:
    return hashlib.scrypt(code.encode(), salt=salt, n=COST, r=8, p=1, dklen=32)


class Guesses:
    """Counts wrong codes by session and by address: after a few there is a pause."""

    def __init__(self, most: int = _MOST_TRIES, pause: float = _PAUSE) -> None:
        self._most = most
        self._pause = pause
        self._wrong: dict[str, deque[float]] = {}

    def check(self, now: float, *guessers: str) -> None:
        """Refuse whoever guessed wrong too often lately."""
        for guesser in filter(None, guessers):
            tries = self._recent(guesser, now)
            if len(tries) >= self._most:
                raise WrongCode(message("error-too-many-codes", minutes=1 + int(tries[0] + self._pause - now) // 60))

    def wrong(self, now: float, *guessers: str) -> None:
        """Remember a wrong code."""
        if len(self._wrong) > 10_000:
            self._wrong = {guesser: tries for guesser in self._wrong if (tries := self._recent(guesser, now))}
        for guesser in filter(None, guessers):
            self._wrong.setdefault(guesser, deque(maxlen=self._most)).append(now)

    def _recent(self, guesser: str, now: float) -> deque[float]:
        tries = self._wrong.get(guesser, deque())
        while tries and tries[0] <= now - self._pause:
            tries.popleft()
        return tries
