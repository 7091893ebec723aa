"""The set-up dialog: a new game by a few rows with good defaults, or a saved game to go on with."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from cuzco_tui.game import Game, GameError, Json, TableOption
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, Message, catalogue, message
from cuzco_tui.play.seating import ME, NO_WISHES, Plan, Seating, Wishes, describe_game, games_to_go_on_with
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.table.seats import LONGEST_NAME
from cuzco_tui.tui.bindings import bindings_of, keys_in_use, with_keys
from cuzco_tui.tui.keys import shown_key
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.too_small import TooSmall
from cuzco_tui.widths import padded

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp

USUAL_PLAYERS = 3
NEW, SAVED, TUTORIAL = "new", "saved", "tutorial"


class Opening(NamedTuple):
    """What was decided: the language, and either a saved game, the plan of a new one, or with neither the tutorial."""

    language: str
    game_id: str | None
    plan: Plan | None


class Row(Widget, can_focus=True):
    """A row with a label and one of several values; Left and Right change it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("row")

    class Changed(TextualMessage):
        """Another value was chosen."""

    def __init__(
        self, label: Message, values: Sequence[str], value: str, words: Callable[[str], Message | str]
    ) -> None:
        super().__init__(classes="choice")
        self.label = label
        self.values = list(values)
        self.value = value
        self.words = words
        self.language = LANGUAGES[0]

    def render(self) -> str:
        """Show the label and the value between arrows, as far as there is anything to change."""
        say = words_at(self, self.language).say
        value = say(self.words(self.value))
        label = say(self.label)
        return f"{padded(label, 14)} < {value} >" if len(self.values) > 1 else f"{padded(label, 14)}   {value}"

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.language = language
        self.refresh()

    def on_focus(self) -> None:
        """Put the terminal's cursor here, where magnifiers and braille displays look."""
        self.app.cursor_position = Offset(self.region.x, self.region.y)

    def on_click(self) -> None:
        """Take the next value."""
        self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """Take the next value or the one before."""
        self.value = self.values[(self.values.index(self.value) + step) % len(self.values)]
        self.refresh()
        self.post_message(self.Changed())


class SeatRow(Row):
    """The row of a seat; letters typed on it go to the name beside it."""

    def __init__(
        self,
        label: Message,
        values: Sequence[str],
        value: str,
        words: Callable[[str], Message | str],
        name_field: Input,
    ) -> None:
        super().__init__(label, values, value, words)
        self.name_field = name_field

    def on_key(self, event: Key) -> None:
        """Take what is typed for the name."""
        if event.is_printable and event.character and event.character != " ":
            event.stop()
            event.prevent_default()
            self.name_field.focus()
            self.name_field.insert_text_at_cursor(event.character)


class SavedGames(OptionList, inherit_bindings=False):
    """The saved games; going up from the first one leaves the list."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("saved")

    def action_cursor_up(self) -> None:
        """Move up, at last out of the list."""
        if self.highlighted:
            super().action_cursor_up()
        else:
            self.screen.focus_previous()


class SetupScreen(Screen[None], inherit_bindings=False):
    """Asks for a game and hands the answer to `open_game`, whose refusal is shown as a sentence."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("setup")

    def __init__(
        self,
        game: Game,
        wishes: Wishes,
        saved: Sequence[GameSummary],
        language: str,
        open_game: Callable[[Opening], Awaitable[None]],
        show_saved: bool = False,
    ) -> None:
        super().__init__()
        self.game = game
        self.about = game.description
        self.asked = [option for option in self.about.options if option.asked]
        self.wishes = wishes
        self.saved = saved
        self.language = language
        self.open_game = open_game
        self.begun = False
        counts = list(self.about.seat_counts)
        usual = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
        known = {**self.about.checked_options(usual, {}), **wishes.options}
        self.beginning = Row(
            message("setup-game"),
            [NEW, *[SAVED] * bool(saved), *[TUTORIAL] * self.about.tutorial],
            SAVED if show_saved else NEW,
            lambda value: message(f"setup-{value}"),
        )
        self.players = Row(message("setup-players"), [str(count) for count in counts], str(usual), str)
        if wishes.players is not None:
            self.players.value = str(wishes.players)
        elif len(wishes.names) > usual:
            self.players.value = str(len(wishes.names))
        given = [*wishes.names, *[""] * max(counts)]
        self.names = [
            Input(given[index], compact=True, max_length=LONGEST_NAME, select_on_focus=False)
            for index in range(max(counts))
        ]
        self.seats = [
            SeatRow(
                message("setup-seat", number=number),
                [ME, *self.about.bots],
                ME if number == 1 else self.about.bots[0],
                lambda seat: message("setup-me") if seat == ME else message("setup-bot", bot=seat),
                self.names[number - 1],
            )
            for number in range(1, max(counts) + 1)
        ]
        self.options = {option.name: self._option_row(option, known[option.name]) for option in self.asked}
        self.tongue = Row(message("setup-language"), LANGUAGES, language, LANGUAGE_NAMES.__getitem__)

    def _option_row(self, option: TableOption, value: Json) -> Row:
        """Make the row of a table option, whose values it knows by their numbers."""

        def say(number: str) -> Message:
            chosen = option.values[int(number)]
            if option.is_switch:
                return message("setup-with" if chosen else "setup-without")
            return message(option.value_words(chosen))

        numbers = [str(number) for number in range(len(option.values))]
        return Row(message(option.label), numbers, numbers[option.values.index(value)], say)

    def compose(self) -> ComposeResult:
        """Lay the rows out below each other."""
        with Vertical(id="setup"):
            yield self.beginning
            with Vertical(id="setup-new"):
                yield self.players
                for seat, name in zip(self.seats, self.names, strict=True):
                    with Horizontal(classes="seat"):
                        yield seat
                        yield Static(classes="name-label", markup=False)
                        yield name
                yield from self.options.values()
            yield SavedGames(id="setup-saved", markup=False, compact=True)
            yield self.tongue
            yield Static(id="setup-trouble", markup=False)
            yield Static(id="setup-help", markup=False)
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Begin at the first row, or in the list of saved games when that was asked for."""
        self.query_one("#setup").border_title = self.about.title
        self._speak()
        self._arrange()
        start: Widget = self.query_one(SavedGames) if self.beginning.value == SAVED else self.beginning
        self.call_after_refresh(start.focus)

    def action_row(self, step: int) -> None:
        """Go to the row above or below, past the names, which letters reach from their rows."""
        rows = [each for each in self.focus_chain if not isinstance(each, Input)]
        focused = self.focused
        here = next((seat for seat in self.seats if seat.name_field is focused), focused)
        place = rows.index(here) if here in rows else -max(step, 0)
        rows[(place + step) % len(rows)].focus()

    @property
    def hears_keys(self) -> bool:
        """Whether there is still something to decide."""
        return not self.begun

    def on_row_changed(self) -> None:
        """Show what the changed row entails."""
        if self.tongue.value != self.language:
            self.language = self.tongue.value
            self._speak()
        self._arrange()

    def _speak(self) -> None:
        """Say everything in the chosen language."""
        say = words_at(self, self.language).say
        for row in self.query(Row):
            row.speak(self.language)
        self.query_one(TooSmall).language = self.language
        keys = ("up", "down", "left", "right", "take", "leave-setup")
        for label in self.query(".name-label").results(Static):
            label.update(say(message("setup-name")) + ": ")
        known = keys_in_use(self).of("help")
        helping = shown_key(next((key for key in known if len(key) > 1), known[0]), catalogue(self.language))
        told = say(message("setup-help", help=helping, **with_keys(self, "setup-help", self.language, *keys).values))
        self.query_one("#setup-help", Static).update(told)
        listed = self.query_one(SavedGames)
        before = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([say(describe_game(summary)) for summary in self.saved])
        listed.highlighted = before if self.saved else None

    def _arrange(self) -> None:
        """Show the rows of a new game or the saved ones, and as many seats as there are players."""
        self.query_one("#setup-new").display = self.beginning.value == NEW
        self.query_one(SavedGames).display = self.beginning.value == SAVED
        count = int(self.players.value)
        for number, row in enumerate(self.query(".seat"), 1):
            row.display = number <= count
        made_up = self._seating().checked_names(self._seats(), [""] * count, self.wishes.seed)
        for field, name in zip(self.names, made_up, strict=False):
            field.placeholder = name
        self._complain("")

    def _seating(self) -> Seating:
        return Seating(self.game, catalogue(self.language))

    def _seats(self) -> list[str]:
        return [seat.value for seat in self.seats[: int(self.players.value)]]

    def _complain(self, sentence: str) -> None:
        self.query_one("#setup-trouble", Static).update(sentence)

    async def on_input_submitted(self) -> None:
        """Enter begins from a name, too."""
        await self.action_begin()

    async def on_option_list_option_selected(self) -> None:
        """Enter begins from the list of saved games, too."""
        await self.action_begin()

    async def action_begin(self) -> None:
        """Hand over what was decided, or say what is wrong with it; a game that is being opened is opened once."""
        if self.begun:
            return
        self.begun = True
        try:
            await self.open_game(self._opening())
        except GameError as error:
            self.begun = False
            self._complain(error.told(words_at(self, self.language)))

    def _opening(self) -> Opening:
        if self.beginning.value == SAVED:
            return Opening(self.language, self.saved[self.query_one(SavedGames).highlighted or 0].id, None)
        if self.beginning.value == TUTORIAL:
            return Opening(self.language, None, None)
        seats = self._seats()
        names = [field.value for field in self.names[: len(seats)]]
        picked = {option.name: option.values[int(self.options[option.name].value)] for option in self.asked}
        options = {**self.wishes.options, **picked}
        return Opening(self.language, None, self._seating().plan(Wishes(None, seats, names, options, self.wishes.seed)))

    def action_leave(self) -> None:
        """Go back to the title; where there is none beneath, leave the program."""
        if any(getattr(screen, "is_home", False) for screen in self.app.screen_stack):
            self.app.pop_screen()
        else:
            self.app.exit()


async def open_setup(app: "HouseApp", wishes: Wishes = NO_WISHES, show_saved: bool = False) -> None:
    """Ask for a game over the title, and open it."""
    opener = app.home_opener()

    async def open_game(opening: Opening) -> None:
        app.language = opening.language
        if opening.plan is not None:
            await app.open_table(opener.begin(opening.plan))
        elif opening.game_id is None:
            from cuzco_tui.tui.screens.learn import open_lessons

            await open_lessons(app, opener.game, straight=True)
        else:
            await app.open_table(opener.resume(opening.game_id, opening.language))

    saved = games_to_go_on_with(opener.store)
    await app.push_screen(SetupScreen(opener.game, wishes, saved, app.language, open_game, show_saved))
