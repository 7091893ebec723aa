"""What the house asks of whatever keeps its games.

A game is a header and a list of records, numbered from 1. One owner at a time may add to it: it claims the game, gets
an epoch, and names that epoch and the next number with every record, so that whoever lost the game can add nothing.
"""

from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from cuzco_tui.messages import Message
from cuzco_tui.store.ids import heard_id
from cuzco_tui.store.names import GameNames
from cuzco_tui.table.records import Header, Record, SavedGame
from cuzco_tui.table.seats import Seat


class GameSummary(NamedTuple):
    """A line for a menu of saved games; one with `trouble` cannot be opened, and that message says why."""

    id: str
    played: datetime
    trouble: Message | None = None
    game: str = ""
    seats: tuple[Seat, ...] = ()
    created: datetime | None = None
    step: int = 0
    round: int = 0
    finished: bool = False
    due: int | None = None
    """The seat that decides next; None when the game is over, and where the save does not tell."""
    taken_over: str = ""
    """The id of the game from which it was taken over, to see what would have been; empty for a game of its own."""


class Store(Protocol):
    """Keeps games. Every method may be called from any thread; failures are StoreErrors."""

    names: GameNames
    """What people call the games."""

    def meant(self, text: str) -> str:
        """Give the id of the game that somebody calls by its words, else by its name."""

    def create(self, header: Header, records: Sequence[Record] = (), wanted_id: str | None = None) -> str:
        """Save a new game and give its id: the wanted one when that is free; no save is ever overwritten."""

    def read(self, game_id: str) -> SavedGame:
        """Give a whole game, checked to its last record, also while somebody plays it."""

    def read_after(self, game_id: str, after: int) -> tuple[Record, ...]:
        """Give the records that follow the first `after`, for whoever knows those already."""

    def watch(self, game_id: str, after: int) -> AsyncIterator[Record]:
        """Give the records that follow the first `after`, those to come included, whichever process adds them."""

    def claim(self, game_id: str) -> int:
        """Own a game until it is released or this process ends, and give the epoch of this ownership."""

    def append(self, game_id: str, number: int, record: Record, epoch: int) -> None:
        """Make a record durable, or raise and change nothing; refused unless it is the owner's and the next one."""

    def release(self, game_id: str, epoch: int) -> None:
        """Let others have the game; an ownership that has ended already is no failure."""

    def delete(self, game_id: str) -> None:
        """Throw a game away, unless somebody owns it."""

    def list_games(
        self, *, player: str | None = None, open: bool | None = None, due: str | None = None
    ) -> list[GameSummary]:
        """Give the saved games, the last played first, also those that cannot be opened.

        `player` keeps those at which a person of this name sits, `open` those that are not over (or those that are),
        `due` those that wait for the person of this name. A game that cannot be opened passes none of these.
        """


class OwnedGame:
    """A saved game that this process owns; `append` is the one way to change it."""

    def __init__(self, store: Store, game_id: str) -> None:
        self.id = heard_id(game_id)
        self._store = store
        self._epoch = store.claim(self.id)
        try:
            self.saved = store.read(self.id)
        except BaseException:
            self.close()
            raise
        self._count = len(self.saved.records)

    def append(self, record: Record) -> None:
        """Make one more record durable, or raise and change nothing."""
        self._store.append(self.id, self._count + 1, record, self._epoch)
        self._count += 1

    def close(self) -> None:
        """Let others have the game."""
        self._store.release(self.id, self._epoch)
