"""What is known of a lobby: its tables, its people and what they say; plain data that travels."""

from datetime import datetime
from typing import Final, Literal, TypeAlias

import msgspec

from cuzco_tui.game import Json

LOBBY: Final = ""
"""The place of talk that belongs to no table."""

TableStage: TypeAlias = Literal["waiting", "playing", "over"]
ClockKind: TypeAlias = Literal["none", "turn", "game"]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that travels as plain data."""


class Account(Fact, frozen=True):
    """Who somebody is at this server, as far as they are told themselves."""

    name: str = ""
    """Empty before the first visit is over."""
    guest: bool = False
    """Whether they came without a key: they may watch, and play against bots."""
    language: str = ""
    settings: str = ""
    """Their settings file, as text."""
    muted: tuple[str, ...] = ()
    """Whose talk they do not want to hear."""
    proposed: str = ""
    """The name that a newcomer's client gave, as a proposal."""
    needs_invitation: bool = False
    """Whether a newcomer must bring an invitation code, since the server is closed."""

    @property
    def is_new(self) -> bool:
        """Whether they must say first what they are called."""
        return not self.name


class TableTime(Fact, frozen=True):
    """How long people may think: without end, so many seconds for each turn, or so many for the whole game."""

    kind: ClockKind = "none"
    seconds: int = 0


class SeatLine(Fact, frozen=True):
    """One seat of a table: free, a bot's, or a person's."""

    person: str = ""
    """The name of the person whose seat it is; empty for a free seat and for a bot's own."""
    bot: str = ""
    """The bot that plays it, for good or in place of the person; empty when nobody but the person does."""
    name: str = ""
    """How the seat is called in the game; empty before it begins."""
    here: bool = False
    """Whether the person is at the table now."""
    resigned: bool = False
    """Whether the person gave the seat up for good."""
    left: int | None = None
    """Seconds that are left of the person's time for the whole game, where there is such a time."""

    @property
    def free(self) -> bool:
        """Whether anybody may take it."""
        return not self.person and not self.bot


class TableLine(Fact, frozen=True):
    """A table as it is listed for one person."""

    id: str
    """Three words; for a table that is not open they are the code by which one comes to it."""
    game: str
    options: dict[str, Json]
    seats: tuple[SeatLine, ...]
    stage: TableStage
    owner: str
    """The name of whoever made it."""
    open: bool
    """Whether everybody finds it in the lobby."""
    hints: bool
    """Whether a player may ask for hints."""
    time: TableTime
    changed: datetime
    """When something last happened."""
    round: int = 0
    turn: int | None = None
    """Whose turn it is."""
    mine: int | None = None
    """The seat of the person for whom it is listed."""
    bot_from: int | None = None
    """How far the game was, as that seat counts, when a bot last began to stand in there."""
    bot_until: int | None = None
    """The same for when the person took the seat back; None while the bot stands in."""
    watchers: int = 0
    deadline: datetime | None = None
    """When the time of whoever is in turn is over."""

    @property
    def waits_for_me(self) -> bool:
        """Whether the person for whom it is listed must decide, and nobody else decides for them."""
        return (
            self.stage == "playing"
            and self.turn is not None
            and self.turn == self.mine
            and not self.seats[self.turn].bot
        )

    def bot_led_to(self, step: int) -> bool:
        """Say whether a bot that stood in for the person for whom it is listed did what led to a step of theirs."""
        return self.bot_from is not None and self.bot_from < step and (self.bot_until is None or step <= self.bot_until)

    @property
    def free_seats(self) -> int:
        """How many seats anybody may take."""
        return sum(seat.free for seat in self.seats)


class Proposal(Fact, frozen=True):
    """What somebody asks the others at a table for: to take a choice back, or to let a bot play for somebody absent."""

    number: int
    kind: Literal["undo", "bot"]
    by: str
    """Who asks."""
    seat: int
    """Whose choice it is about, or whose seat."""
    waiting_for: tuple[str, ...]
    """Who must still agree."""


class Company(Fact, frozen=True):
    """Who and what is at a table besides the game, for those who sit at it."""

    table: TableLine
    watching: tuple[str, ...] = ()
    """The names of those who only look."""
    proposal: Proposal | None = None


class PersonLine(Fact, frozen=True):
    """Somebody who is connected now."""

    name: str
    guest: bool = False
    at: str = ""
    """The table at which they are, if everybody may know it."""


class ChatLine(Fact, frozen=True):
    """Something that somebody said, safe to be shown."""

    number: int
    """Grows with everything that is said anywhere."""
    place: str
    """A table, or the lobby."""
    by: str
    text: str
    at: datetime


class NewTable(Fact, frozen=True):
    """A table to be made: its first seat is for whoever makes it, each other one is free or a bot's by name."""

    game: str
    seats: tuple[str, ...]
    """For each seat: `me` once, `free`, or the name of a bot."""
    options: dict[str, Json] = {}
    open: bool = True
    hints: bool = True
    time: TableTime = TableTime()
