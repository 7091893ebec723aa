"""A rehearsal before the first guest comes: the zygote shows lobby and games to nobody once.

What is worked out at the first showing, such as looks and words, is then there in every session from the start, and in
the memory that all sessions share.
"""

import asyncio
import gc
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from rich.style import Style
from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size

from cuzco_tui.game import Description, Reason
from cuzco_tui.games import find_game
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import Account, Company, SeatLine, TableLine, TableTime
from cuzco_tui.lobby.requests import Find, Heard, Request, Sit, ToChair
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.table import seats
from cuzco_tui.table.chair import Position, TableFacts
from cuzco_tui.table.news import NOTHING_HEARD, Report
from cuzco_tui.table.table import Table, UndoBar
from cuzco_tui.table.wire import ChairDoor
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.served import make_served_app
from cuzco_tui.tui.settings import Settings

_SIZES = ((120, 40), (80, 24), (200, 60))
_KEYS = ("down", "up", "tab", "i", "escape")
_PATIENCE = 5.0
_MOMENT = 0.03
_TABLE = "rehearsal"


class _Chair:
    """A chair at a table that nobody owns, in this very thread."""

    opened = 0

    def __init__(self, table: Table) -> None:
        self._table = table
        decision = table.decision
        self.seat: int | None = 0 if decision is None else decision.seat
        header = table.header
        self.table = TableFacts(_TABLE, header.game, header.rules, header.options, table.seats)
        number, step = table.counts(self.seat)
        self.position = Position(
            version=0,
            number=number,
            step=step,
            view=table.view(self.seat),
            turn=self.seat,
            decision=decision,
            undo_bar=UndoBar.NOTHING_MADE,
            standings=tuple(table.ranking()),
        )

    def listen(self, _listener: Callable[[], None] | None) -> None:
        """Nothing ever changes."""

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell what happened."""
        return self._table.report(self.seat, after)

    async def play(self, _text: str, _step: int) -> Position:
        """Nobody plays."""
        return self.position

    async def undo(self, _step: int) -> Position:
        """Nobody takes anything back."""
        return self.position

    async def why_not(self) -> list[Reason]:
        """Say what is not available."""
        return [] if self.seat is None else self._table.why_not(self.seat)

    async def better_hint(self, _plan: Sequence[str] = ()) -> None:
        """Nobody thinks."""

    async def set_pause(self, _seconds: float) -> None:
        """There are no bots."""

    async def hurry(self) -> None:
        """There are no bots."""

    async def wait_after(self, _part: Callable[[Any], int], _seen: int) -> None:
        """There are no bots."""

    async def go_on(self) -> None:
        """There is no trouble."""

    async def leave(self) -> None:
        """There is nothing to leave."""


class _Hall:
    """Answers what a front end asks on its way to a table."""

    def __init__(self, description: Description) -> None:
        game = find_game(description.name)
        names = ("Ana", "Ben", "Cleo", "Dan")[: max(description.seat_counts)]
        self._table = Table.new(game, [seats.remote(name) for name in names], 1)
        decision = self._table.decision
        own = 0 if decision is None else decision.seat
        self._door = ChairDoor(_Chair(self._table), self._table.header.content)
        self._line = TableLine(
            id=_TABLE,
            game=description.name,
            options={},
            seats=tuple(SeatLine(name, "", name, here=True) for name in names),
            stage="playing",
            owner=names[0],
            open=True,
            hints=True,
            time=TableTime(),
            changed=datetime.now(UTC),
            turn=own,
            mine=own,
        )

    async def answer(self, request: Request) -> bytes:
        """Give what was asked for."""
        match request:
            case ToChair(_, ask):
                return await self._door.answer(bytes(ask))
            case Find():
                return msgspec.json.encode(self._line)
            case Heard():
                return b"[]"
            case Sit():
                welcome = msgspec.Raw(self._door.welcome().rstrip())
                company = Company(self._line)
                return msgspec.json.encode({"chair": 1, "welcome": welcome, "company": company})
        return b"null"


class _Nobody(HeadlessDriver):
    """Shows everything to nobody, but has it painted to the last code."""

    @property
    def is_headless(self) -> bool:
        """Let all be painted."""
        return False


def rehearse(description: Description) -> None:
    """Show the lobby and a table of a game to nobody."""
    asyncio.run(_rehearse(description))
    _forget_colours()


async def _rehearse(description: Description) -> None:
    hall = _Hall(description)
    lobby = Lobby(hall.answer, Account("Ana", language=LANGUAGES[0]))
    app = make_served_app(lobby, Settings(), ("join", _TABLE), _Nobody)
    showing = asyncio.ensure_future(app.run_async(size=_SIZES[0]))
    try:
        await asyncio.wait_for(_watch(app), _PATIENCE)
    except TimeoutError:
        pass
    finally:
        app.exit()
        await showing


async def _watch(app: HouseApp) -> None:
    """Wait for the table, look at it in several sizes, and press some keys."""
    while app.game_screen is None:
        await asyncio.sleep(0.01)
    for size in _SIZES:
        app.post_message(events.Resize(Size(*size), Size(*size)))
        await asyncio.sleep(_MOMENT)
        for key in _KEYS:
            app.post_message(events.Key(key, key if len(key) == 1 else None))
            await asyncio.sleep(_MOMENT)


def _forget_colours() -> None:
    """Let every session work out its own colours: a style keeps the codes of the first terminal it was painted for."""
    for thing in gc.get_objects():
        if type(thing) is Style:
            thing._ansi = None
