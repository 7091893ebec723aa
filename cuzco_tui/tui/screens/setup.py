"""The set-up of a new game: a few rows that remember the last one, each with a sentence on what it means."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Key
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from cuzco_tui.game import Description, Game, GameError, Json, TableOption
from cuzco_tui.games import descriptions, find_description, has_several, title_of
from cuzco_tui.messages import LANGUAGES, Message, catalogue, message
from cuzco_tui.play.last_setup import LastSetup, is_newcomer, keep_last_setup, last_setup_path, read_last_setup
from cuzco_tui.play.seating import ME, NO_WISHES, Plan, Seating, Wishes
from cuzco_tui.table.seats import LONGEST_NAME
from cuzco_tui.tui.bindings import bindings_of, keys_in_use, with_keys
from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.keys import shown_key
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.widgets.form_rows import FormRows
from cuzco_tui.tui.widgets.too_small import TooSmall
from cuzco_tui.widths import padded

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp

USUAL_PLAYERS = 3
LABEL = 14
"""The cells of a label."""
LONGEST_SEED = 18
BESIDE_ROWS, BESIDE_CROWDED_ROWS = 12, 10
"""The lines of the page beside its rows, with and without air between them."""
CROWDED = 5
"""From so many table options on there is no air."""


class Opening(NamedTuple):
    """What was decided: the plan of a game, its seed if one was wished for, and the names that were typed."""

    plan: Plan
    seed: int | None = None
    given: tuple[str, ...] = ()


class Row(Widget, can_focus=True):
    """A row with a label and one of several values; Left and Right change it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("row")

    class Changed(TextualMessage):
        """Another value was chosen."""

        def __init__(self, row: "Row") -> None:
            super().__init__()
            self.row = row

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
        return f"{padded(label, LABEL)} < {value} >" if len(self.values) > 1 else f"{padded(label, LABEL)}   {value}"

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
        self.post_message(self.Changed(self))


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
        """Take what is typed for the name, but for the key of the rules."""
        is_letter = event.is_printable and event.character and event.character != " "
        if is_letter and event.character and event.key not in keys_in_use(self).of("rule"):
            event.stop()
            event.prevent_default()
            self.name_field.focus()
            self.name_field.insert_text_at_cursor(event.character)


class ColourRow(Row):
    """The colour of a seat; taking the colour of another seat gives that one's away."""

    LEAD = "\u25a0 "

    def render(self) -> Content:  # type: ignore[override]
        """Show a piece of the colour, and its name."""
        say = words_at(self, self.language).say
        style = cell_style(self.value, palette_of(self.app), depth_of(self.app))
        colour = "" if style.color is None else style.color.name
        return Content.assemble("< ", (self.LEAD, colour), say(self.words(self.value)), " >")


class SetupScreen(Screen[None], inherit_bindings=False):
    """Asks for a game and hands the answer to `open_game`, whose refusal is shown as a sentence."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("setup")

    def __init__(
        self,
        game: Game,
        wishes: Wishes,
        language: str,
        open_game: Callable[[Opening], Awaitable[None]],
        last: LastSetup | None = None,
        trouble: Message | None = None,
        is_newcomer: bool = False,
        change_game: Callable[[Description, Wishes], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.about = self.described = game.description
        self.wishes = wishes
        self.language = language
        self.open_game = open_game
        self.change_game = change_game
        """Asks for another game instead, with what is wished for any; None where there is no choice."""
        self.which = Row(message("setup-game"), [each.name for each in descriptions()], self.about.name, title_of)
        self.trouble = trouble
        """What is to be said before anything is wrong."""
        self.begun = False
        counts = list(self.about.seat_counts)
        usual = USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]
        count = wishes.players or (len(last.seats) if last is not None else usual)
        if wishes.players is None and len(wishes.names) > count:
            count = len(wishes.names)
        count = count if count in counts else usual
        remembered: Mapping[str, Json] = {} if last is None else last.options
        known = {**self.about.checked_options(usual, {}), **remembered, **wishes.options}
        self.players = Row(message("setup-players"), [str(number) for number in counts], str(count), str)
        most = max(counts)
        kinds = [*((ME,) if last is None else last.seats), *[self.about.offered_bot(is_newcomer)] * most]
        given = [*(wishes.names or (() if last is None else last.names)), *[""] * most]
        self.names = [
            Input(given[index], compact=True, max_length=LONGEST_NAME, select_on_focus=False) for index in range(most)
        ]
        self.seats = [
            SeatRow(
                message("setup-seat", number=number),
                [ME, *self.about.bots],
                kinds[number - 1],
                lambda seat: message("setup-me") if seat == ME else message("setup-bot", bot=seat),
                self.names[number - 1],
            )
            for number in range(1, most + 1)
        ]
        roles = self.about.seat_colours[:most]
        worn = [] if last is None else [roles[colour] for colour in last.colours]
        worn += [role for role in roles if role not in worn]
        self.colours = [
            ColourRow(message("setup-colour"), roles, worn[index], lambda role: message(f"colour-{role}"))
            for index in range(len(roles))
        ]
        self.options = {option.name: self._option_row(option, known[option.name]) for option in self.about.options}
        seed = "" if wishes.seed is None else str(wishes.seed)
        self.seed = Input(seed, compact=True, max_length=LONGEST_SEED, restrict="[0-9]*", id="setup-seed")

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
            crowded = len(self.options) >= CROWDED
            self.set_class(crowded, "crowded")
            with FormRows(BESIDE_CROWDED_ROWS if crowded else BESIDE_ROWS, id="setup-rows"):
                yield from self._rows()
            yield Static(id="setup-about", markup=False)
            yield Static(id="setup-trouble", markup=False)
            yield Static(id="setup-help", markup=False)
        yield TooSmall(self.language)

    def _rows(self) -> ComposeResult:
        if self.change_game is not None:
            yield self.which
        yield self.players
        for number, (seat, name) in enumerate(zip(self.seats, self.names, strict=True)):
            with Horizontal(classes="seat"):
                yield seat
                if number < len(self.colours):
                    yield self.colours[number]
                yield Static(classes="name-label", markup=False)
                yield name
        yield from self.options.values()
        with Horizontal(classes="seat"):
            yield Static(id="seed-label", markup=False)
            yield self.seed

    def on_mount(self) -> None:
        """Begin at the first row; Enter begins at once."""
        self.query_one("#setup").border_title = words_at(self, self.language).say(
            message("setup-title", game=self.about.title)
        )
        self._speak()
        self._arrange()
        if self.trouble is not None:
            self._complain(words_at(self, self.language).say(self.trouble))
        self.call_after_refresh((self.players if self.change_game is None else self.which).focus)

    def action_row(self, step: int) -> None:
        """Go to the row above or below, past names and colours, which letters and Tab reach from their rows."""
        passed = (*self.names, *self.colours)
        rows = [each for each in self.focus_chain if each not in passed]
        here = self.focused
        for seat, name, colour in zip_longest(self.seats, self.names, self.colours):
            if here is not None and here in (name, colour):
                here = seat
        place = rows.index(here) if here in rows else -max(step, 0)
        rows[(place + step) % len(rows)].focus()

    def action_rule(self) -> None:
        """Open the rules, at what they say about the option of the table that has the focus."""
        app: HouseApp = self.app  # type: ignore[assignment]
        app.open_rules(next((name for name, row in self.options.items() if row is self.focused), ""))

    @property
    def hears_keys(self) -> bool:
        """Whether there is still something to decide."""
        return not self.begun

    def on_descendant_focus(self) -> None:
        """Say what the row means that has the focus."""
        self._explain()

    def on_resize(self) -> None:
        """Give the rows what room there is."""
        self.query_one(FormRows).fit()

    def on_row_changed(self, event: Row.Changed) -> None:
        """Show what the changed row entails."""
        changed = event.row
        if isinstance(changed, ColourRow):
            self._exchange_colours(changed)
        if changed is self.which and self.change_game is not None:
            self.run_worker(self.change_game(find_description(changed.value), self._wished_for_any_game()))
        else:
            self._arrange()

    def _wished_for_any_game(self) -> Wishes:
        """Give what was typed here and holds for whichever game."""
        typed = [field.value for field in self.names]
        while typed and not typed[-1]:
            typed.pop()
        return self.wishes._replace(names=typed, options={}, seed=self._wished_seed())

    def _exchange_colours(self, changed: ColourRow) -> None:
        """Give the colour that is free now to the seat whose colour was taken."""
        worn = [colour.value for colour in self.colours]
        other = next((each for each in self.colours if each is not changed and each.value == changed.value), None)
        if other is not None:
            other.value = next(role for role in changed.values if role not in worn)
            other.refresh()

    def _speak(self) -> None:
        """Say everything in the language of the app."""
        say = words_at(self, self.language).say
        for row in self.query(Row):
            row.speak(self.language)
        keys = ("up", "down", "left", "right", "next", "take", "leave-setup")
        for label in self.query(".name-label").results(Static):
            label.update(say(message("setup-name")) + ": ")
        self.query_one("#seed-label", Static).update(padded(say(message("setup-seed")), LABEL + 1))
        self.seed.placeholder = say(message("setup-any-seed"))
        known = keys_in_use(self).of("help")
        helping = shown_key(next((key for key in known if len(key) > 1), known[0]), catalogue(self.language))
        told = say(message("setup-help", help=helping, **with_keys(self, "setup-help", self.language, *keys).values))
        self.query_one("#setup-help", Static).update(told)

    def _explain(self) -> None:
        said = self._about_focused()
        self.query_one("#setup-about", Static).update("" if said is None else words_at(self, self.language).say(said))

    def _about_focused(self) -> Message | None:
        """Say what the row with the focus means."""
        focused = self.focused
        if focused is self.which:
            return message("about-game")
        if focused is self.players:
            return message("setup-about-players")
        if focused is self.seed:
            return message("setup-about-seed")
        if focused in self.names:
            return message("setup-about-name")
        if isinstance(focused, ColourRow):
            return message("setup-about-colour")
        if isinstance(focused, SeatRow):
            return message("setup-about-me") if focused.value == ME else message(f"bot-about-{focused.value}")
        named = next((option for option in self.about.options if self.options[option.name] is focused), None)
        return None if named is None else message(named.explained)

    def _arrange(self) -> None:
        """Show as many seats as there are players, and the names that nobody has typed."""
        count = int(self.players.value)
        for number, row in enumerate(self.query(".seat"), 1):
            row.display = number <= count or bool(row.query("#setup-seed"))
        made_up = self._seating().checked_names(self._seats(), [""] * count, self._wished_seed())
        for field, name in zip(self.names, made_up, strict=False):
            field.placeholder = name
        self._complain("")
        self._explain()

    def _wished_seed(self) -> int | None:
        return int(self.seed.value) if self.seed.value else None

    def _seating(self) -> Seating:
        return Seating(self.game, catalogue(self.language))

    def _seats(self) -> list[str]:
        return [seat.value for seat in self.seats[: int(self.players.value)]]

    def _complain(self, sentence: str) -> None:
        self.query_one("#setup-trouble", Static).update(sentence)

    async def on_input_submitted(self) -> None:
        """Enter begins from a name, too."""
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
        seats = self._seats()
        names = [field.value for field in self.names[: len(seats)]]
        picked = {option.name: option.values[int(self.options[option.name].value)] for option in self.about.options}
        seed = self._wished_seed()
        colours = [row.values.index(row.value) for row in self.colours[: len(seats)]]
        wishes = Wishes(None, seats, names, picked, seed, colours)
        return Opening(self._seating().plan(wishes), seed, tuple(name.strip() for name in names))

    def action_leave(self) -> None:
        """Go back to the title; where there is none beneath, leave the program."""
        if any(getattr(screen, "is_home", False) for screen in self.app.screen_stack):
            self.app.pop_screen()
        else:
            self.app.exit()


async def open_setup(app: "HouseApp", wishes: Wishes = NO_WISHES, can_change: bool = True) -> None:
    """Ask for a game over the title as the last one was set up, and open it."""
    opener = app.home_opener()

    async def change_game(description: Description, wishes: Wishes) -> None:
        """Begin anew with what another game needs."""
        app.opener = opener.other(description)
        app.pop_screen()
        await open_setup(app, wishes)

    last, is_damaged = read_last_setup(opener.description)

    async def open_game(opening: Opening) -> None:
        table = opener.begin(opening.plan, opening.seed)
        keep_last_setup(opener.description, opening.plan, opening.given)
        await app.open_table(table)

    if opener.seed is not None and wishes.seed is None:
        wishes = wishes._replace(seed=opener.seed)
    trouble = message("setup-last-damaged", file=str(last_setup_path())) if is_damaged else None
    newcomer = is_newcomer(opener.description, opener.store)
    changing = change_game if can_change and has_several() else None
    await app.push_screen(SetupScreen(opener.game, wishes, app.language, open_game, last, trouble, newcomer, changing))
