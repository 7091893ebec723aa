"""Making a table: which game, who may sit down, what is agreed on."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from textual.containers import Vertical
from textual.widget import Widget

from cuzco_tui.game import Json
from cuzco_tui.games import descriptions, find_description
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import NewTable, TableTime
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.lobby.form import Form
from cuzco_tui.tui.lobby.words import DAY, MINUTE, time_words
from cuzco_tui.tui.screens.setup import USUAL_PLAYERS, Row

ME, FREE = "me", "free"
OPEN, BY_CODE = "open", "code"
WITH, WITHOUT = "with", "without"
TIMES: Final = (
    TableTime(),
    TableTime("turn", DAY),
    TableTime("turn", 3 * DAY),
    TableTime("turn", 7 * DAY),
    TableTime("game", 15 * MINUTE),
    TableTime("game", 30 * MINUTE),
    TableTime("game", 60 * MINUTE),
    TableTime("game", 120 * MINUTE),
)


class NewTableForm(Form):
    """Asks what a new table is like, and hands it to `made` with its id."""

    HEADING = "screen-new-table"

    def __init__(
        self, lobby: Lobby, language: str, game: str, made: Callable[[str, NewTable], Awaitable[None]]
    ) -> None:
        super().__init__(language)
        self.lobby = lobby
        self.made = made
        self.guest = lobby.account.guest
        names = [description.name for description in descriptions()]
        self.game = Row(message("setup-game"), names, game, lambda name: find_description(name).title)
        self.of_game = Vertical(id="of-game")
        self.access = Row(
            message("screen-access-row"), [OPEN, BY_CODE], OPEN, lambda value: message(f"screen-access-{value}")
        )
        self.hints = Row(
            message("screen-hints-row"),
            [WITH, WITHOUT],
            WITH,
            lambda value: message("screen-hints-allowed" if value == WITH else "screen-hints-forbidden"),
        )
        numbers = [str(number) for number in range(len(TIMES))]
        self.time = Row(message("screen-time-row"), numbers, "0", lambda number: time_words(TIMES[int(number)]))
        self._describe(game)

    def _describe(self, game: str) -> None:
        """Make the rows that a game needs."""
        self.described = find_description(game)
        counts = list(self.described.seat_counts)
        usual = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
        self.players = Row(message("setup-players"), [str(count) for count in counts], str(usual), str)
        bots = list(self.described.bots)
        self.seats = [
            Row(
                message("setup-seat", number=number),
                bots if self.guest else [FREE, *bots],
                self.described.usual_bot if self.guest else FREE,
                _seat_words,
            )
            for number in range(2, max(counts) + 1)
        ]
        self.asked = [option for option in self.described.options if option.asked]
        self.options = {option.name: self._option_row(option.name) for option in self.asked}

    def _option_row(self, name: str) -> Row:
        """Make the row of a table option, whose values it knows by their numbers."""
        option = next(option for option in self.described.options if option.name == name)

        def say(number: str) -> Message:
            chosen = option.values[int(number)]
            if option.is_switch:
                return message("setup-with" if chosen else "setup-without")
            return message(option.value_words(chosen))

        return Row(message(option.label), [str(number) for number in range(len(option.values))], "0", say)

    def rows(self) -> Sequence[Widget]:
        """What the game needs in the middle."""
        others = [] if self.guest else [self.access, self.hints, self.time]
        return [self.game, self.of_game, *others]

    async def on_mount(self) -> None:
        """Show the rows of the game."""
        await self._show_rows()

    async def _show_rows(self) -> None:
        await self.of_game.remove_children()
        await self.of_game.mount(self.players, *self.seats, *self.options.values())
        self.speak()
        self.follow_rows()

    def follow_rows(self) -> None:
        """Show as many seats as there are players, and other rows for another game."""
        if self.game.value != self.described.name:
            self._describe(self.game.value)
            self.run_worker(self._show_rows())
            return
        for number, row in enumerate(self.seats, 2):
            row.display = number <= int(self.players.value)

    def table(self) -> NewTable:
        """Give what was decided."""
        picked: dict[str, Json] = {
            option.name: option.values[int(self.options[option.name].value)] for option in self.asked
        }
        seats = (ME, *(row.value for row in self.seats[: int(self.players.value) - 1]))
        time = TIMES[int(self.time.value)]
        return NewTable(self.game.value, seats, picked, self.access.value == OPEN, self.hints.value == WITH, time)

    async def submit(self) -> None:
        """Make the table."""
        table = self.table()
        await self.made(await self.lobby.make(table), table)


def _seat_words(seat: str) -> Message:
    return message("screen-seat-free") if seat == FREE else message("setup-bot", bot=seat)
