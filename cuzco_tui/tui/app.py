"""The Textual app: one factory for the command line and the tests."""

import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import events, messages
from textual.app import ScreenStackError
from textual.binding import BindingType
from textual.command import Provider
from textual.css.query import NoMatches
from textual.widget import MountError

from cuzco_tui.game import Description, GameError
from cuzco_tui.games import descriptions, find_description, usual_game
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.resources import styles_dir
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.cells import use_seat_colours
from cuzco_tui.tui.characters import in_ascii
from cuzco_tui.tui.colours import use_colours
from cuzco_tui.tui.early_pages import mend_early_pages
from cuzco_tui.tui.front import front_of
from cuzco_tui.tui.held_key import HeldKey
from cuzco_tui.tui.motion import Pace
from cuzco_tui.tui.quick_callbacks import mend_slow_callbacks
from cuzco_tui.tui.remembering import RememberingApp
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.painting import Beneath
from cuzco_tui.tui.settings import USUAL_SETTINGS, Settings
from cuzco_tui.tui.signals import can_stop, hear_signals, stop
from cuzco_tui.tui.start import wake_collector
from cuzco_tui.tui.themes import use_themes
from cuzco_tui.tui.toasts import mend_late_toasts
from cuzco_tui.tui.type_ahead import TypeAhead
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.too_small import kept_from_the_covered

if TYPE_CHECKING:
    from rich.console import RenderableType
    from textual.driver import Driver
    from textual.screen import Screen
    from textual.widget import AwaitMount

    from cuzco_tui.tui.opener import Opener

_LONGEST_TITLE: Final = 120
SETTLED = 2.0
"""Seconds after which the first screen is surely painted."""
STYLES = [
    file
    for folder in ("house", *(game.styles for game in descriptions() if game.styles))
    for file in sorted((styles_dir() / folder).glob("*.tcss"))
]
"""The looks of the house and of all games."""
_WITH_THE_TABLE: Final = ("game", "table")
_WITH_THE_TITLE: Final = ("game", "title")
TABLE_STYLES = [file for file in STYLES if file.stem in _WITH_THE_TABLE]
"""Those that a game needs for its first painting; everything else is read when something else is to be shown."""
TITLE_STYLES = [file for file in STYLES if file.stem in _WITH_THE_TITLE]
"""Those of the title screen."""

mend_late_toasts()
mend_early_pages()
mend_slow_callbacks()


def find_palette() -> type[Provider]:
    """Load the commands of the palette when it is first opened."""
    from cuzco_tui.tui.palette import GameCommands

    return GameCommands


class HouseApp(RememberingApp, inherit_bindings=False):
    """The house on screen; it begins with a table, or with whatever screen `first` pushes."""

    CSS_PATH: ClassVar[list[str | Path]] = TABLE_STYLES  # type: ignore[assignment]
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("app")
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {find_palette}
    ENABLE_COMMAND_PALETTE = True

    hears_signals = False
    """Whether it has a terminal of its own to give back."""

    def __init__(
        self,
        language: str,
        first: "Callable[[HouseApp], object]",
        bot_pause: float | None = None,
        settings: Settings = USUAL_SETTINGS,
        driver_class: "type[Driver] | None" = None,
        opener: "Opener | None" = None,
    ) -> None:
        super().__init__(language, settings, driver_class)
        if opener is not None:
            self.css_path = list(TITLE_STYLES)
        use_colours(self, settings.colours)
        use_themes(self, settings.theme)
        self.speak_of(find_description(usual_game()))
        self.first = first
        self.opener = opener
        """Opens further tables; None until somebody comes home from the first one."""
        if bot_pause is not None:
            self.bot_pause = bot_pause
        self.held_key = HeldKey()
        self.pace = Pace(self, lambda: self.settings.motion == "on", True if self.is_served else None)
        self.type_ahead = TypeAhead(self, self.hear, self._ends_the_program)
        self.host: Host | None = None
        """The owner of the table, when it is this app's to close."""
        self.failure: GameError | OSError | None = None
        """What ended the app, to be told once the terminal is back."""
        self.wanted_host = ""
        """The server that one goes to when this program has ended."""
        self.kept_game = ""
        """The id of the unfinished game that was left last, to be told how to go on with it."""
        self.is_going_home = False
        """Whether a table is being closed, which is to be opened again only then."""
        self.farewell: Message | None = None
        """What is to be said to whoever leaves, once the terminal is back."""

    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> "Driver":
        """Make a driver that paints nothing which the terminal cannot show."""
        driver = super()._build_driver(headless, inline, mouse, size)
        write = driver.write

        def write_what_can_be_shown(data: str) -> None:
            write(in_ascii(data) if self.plain else data)

        driver.write = write_what_can_be_shown  # type: ignore[method-assign]
        return driver

    def _display(self, screen: "Screen[Any]", renderable: "RenderableType | None") -> None:
        """Paint something, and let the screen in front know that it is seen."""
        super()._display(screen, renderable)
        if renderable is not None and not self._batch_count and self._screen_stack:
            was_painted = getattr(self._screen_stack[-1], "was_painted", None)
            if was_painted is not None:
                was_painted()

    def get_default_screen(self) -> "Screen[Any]":
        """Give what lies below the first screen."""
        return Beneath(id="_default")

    def get_driver_class(self) -> "type[Driver]":
        """Give the driver of a terminal of one's own."""
        if sys.platform == "win32":
            return super().get_driver_class()
        from cuzco_tui.tui.terminal_driver import TerminalDriver

        return TerminalDriver

    def on_mount(self) -> None:
        """Open the first screen, with the keys of the settings."""
        if self.keys.changed:
            self.set_keymap(self.keys.keymap())
        if self.hears_signals:
            hear_signals(self)
        self.call_later(self.first, self)
        self.tell_troubles()
        self.set_timer(SETTLED, wake_collector)

    def _get_screen(self, screen: "Screen[Any] | str") -> "tuple[Screen[Any], AwaitMount]":
        """Read the looks of dialogs and forms before the first of them is shown."""
        wanted = TABLE_STYLES if isinstance(screen, GameScreen) else getattr(screen, "STYLES", STYLES)
        self.stylesheet.read_all([file for file in wanted if not self.stylesheet.has_source(str(file))])
        return super()._get_screen(screen)

    @property
    def description(self) -> Description:
        """The game that is spoken of: that of the uppermost screen which is about one, else that of the table."""
        about = (getattr(screen, "described", None) for screen in reversed(self._screen_stack))
        return next((described for described in about if described is not None), self._spoken_of)

    def speak_of(self, description: Description) -> None:
        """Show or ask for another game from now on."""
        self._spoken_of = description
        self.title = description.title

    async def open_table(self, table: Table) -> None:
        """Host a game and show it, in place of the set-up dialog if that was open."""
        self.host = Host(table, self.bot_pause)
        await self.sit_at(self.host)

    async def sit_at(self, host: Host, people: Sequence[int] | None = None) -> None:
        """Show a hosted game to the people of some seats, all that are at this machine unless they are named."""
        await self._sit_down(host, people)
        await self.model.update()
        host.begin()
        self._show_game(GameScreen(self.model, self.language, front_of(host.game.description), self.bot_pause))

    async def _sit_down(self, host: Host, people: Sequence[int] | None) -> None:
        self.speak_of(host.game.description)
        self.model = await sit_down(host, people)
        self.seated = True

    def _show_game(self, screen: GameScreen) -> None:
        """Show the game in place of the set-up dialog, if that was open."""
        screen.plain = self.draws_plainly
        if len(self.screen_stack) > 1 and not getattr(self.screen, "is_home", False):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    async def on_unmount(self) -> None:
        """Give chairs and table back: whatever was chosen is safe already."""
        await self.give_chairs_back()
        if self.host is not None:
            await self.host.close()

    async def give_chairs_back(self) -> None:
        """Stand up from the table."""
        if self.seated:
            await self.model.leave()

    async def leave_table(self) -> None:
        """Leave the game on screen and come home."""
        await self.go_home()

    def on_game_screen_left(self) -> None:
        """Come home from a game."""
        if not self.is_going_home:
            self.is_going_home = True
            self.run_worker(self.go_home())

    async def go_home(self) -> None:
        """Close the table, if there is one, and come back to the title from wherever one is; nothing is lost."""
        from cuzco_tui.tui.screens.title import TitleScreen

        self.is_going_home = True
        try:
            said = self._what_becomes_of_the_game()
            played = self._spoken_of if self.seated else None
            title = next((screen for screen in self.screen_stack if isinstance(screen, TitleScreen)), None)
            if title is None:
                title = TitleScreen(self.home_opener())
                await self._pop_to(self.screen_stack[0])
                await self.push_screen(title)
            else:
                await self._pop_to(title)
            await self.close_table()
        finally:
            self.is_going_home = False
        title.come_back(said, played)

    def home_opener(self) -> "Opener":
        """Give what opens further tables."""
        from cuzco_tui.tui.opener import Opener

        if self.opener is None:
            self.opener = Opener(self.description)
        return self.opener

    def _what_becomes_of_the_game(self) -> Message | None:
        """Remember which unfinished game is left, and say that it is kept."""
        if not self.seated:
            return None
        is_over = self.model.next_seat is None
        self.kept_game = "" if is_over else self.model.saved_as
        return message("title-kept") if self.kept_game else None

    async def _pop_to(self, screen: "Screen[Any]") -> None:
        while self.screen_stack[-1] is not screen:
            await self.pop_screen()

    async def close_table(self) -> None:
        """Stand up from the table on screen, if there is one, and let others open its game."""
        await self.give_chairs_back()
        self.seated = False
        use_seat_colours((), ())
        host, self.host = self.host, None
        if host is not None:
            await host.close()

    def tell_terminal(self, title: str) -> None:
        """Give the terminal's window a title, in which nothing is left that a terminal would obey."""
        if self._driver is not None and not self.is_headless:
            shown = "".join(letter for letter in title if letter.isprintable())[:_LONGEST_TITLE]
            self._driver.write(f"\x1b]2;{shown}\x07")
            self._driver.flush()

    async def on_event(self, event: events.Event) -> None:
        """Let what is typed or clicked wait for what it is meant for; what a screen has handed on goes its way."""
        if isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded:
            await self.type_ahead.take(event)
        else:
            await super().on_event(event)

    def on_terminal_supports_synchronized_output(self, event: messages.TerminalSupportsSynchronizedOutput) -> None:
        """Note how quickly the terminal has answered."""
        self.pace.answered(event.time)

    def _ends_the_program(self, event: events.Event) -> bool:
        return isinstance(event, events.Key) and event.key in self.keys.of("quit-now")

    async def hear(self, event: events.Event) -> None:
        """Hear nothing but the keys that leave while the terminal is too small, and no answer before its question.

        A panel hears keys by its bindings alone; on its way up through all that it lies in a key would lose time. What
        is written into a field is taken in at once, so that letters and the keys between them keep their order however
        quickly they come.
        """
        if isinstance(event, events.Key):
            self.pace.settle()
        asked_at: float = getattr(self.screen, "asked_at", 0.0)
        after_others: bool = getattr(self.screen, "asked_after_others", False)
        if kept_from_the_covered(self, event) or self.held_key.is_too_old(event, asked_at, after_others):
            return
        focused = self.focused
        is_field = hasattr(focused, "insert_text_at_cursor")
        if not isinstance(event, events.Key) or not self.app_focus or not (is_field or isinstance(focused, Panel)):
            await super().on_event(event)
        elif not await self._check_bindings(event.key, priority=True):
            if focused is not None and is_field and event.is_printable:
                await focused._on_key(event)
            else:
                await self._check_bindings(event.key)

    def action_interrupt(self) -> None:
        """Copy what is selected; with nothing selected leave at once, for everything is saved."""
        if self.screen.get_selected_text():
            self.screen.action_copy_text()
        else:
            self.exit()

    @property
    def can_be_suspended(self) -> bool:
        """Whether the program can be stopped, and somebody is there who can let it go on."""
        return self.hears_signals and can_stop()

    def action_suspend(self) -> None:
        """Give the terminal back to the shell until that lets the program go on."""
        if self.can_be_suspended:
            stop()

    def action_command_palette(self) -> None:
        """Search all actions by their names."""
        from cuzco_tui.tui.palette import open_palette

        open_palette(self)

    def _handle_exception(self, error: Exception) -> None:
        """Leave with a sentence when a game or the system refuses something; a mistake of ours is not hidden.

        After the end was decided, nothing can be built any more: what was about to open is not missed.
        """
        if self._exit and isinstance(error, MountError | NoMatches | ScreenStackError):
            return
        if isinstance(error, GameError | OSError):
            self.failure = self.failure or error
            self.exit()
        else:
            super()._handle_exception(error)


def make_app(
    table: Table, language: str = "en", bot_pause: float | None = None, settings: Settings = USUAL_SETTINGS
) -> HouseApp:
    """Make the app for a table."""
    return HouseApp(language, lambda app: app.open_table(table), bot_pause, settings)


def app_at_home(
    opener: "Opener",
    language: str = "en",
    settings: Settings = USUAL_SETTINGS,
    room: "Callable[[HouseApp], Awaitable[object]] | None" = None,
    bot_pause: float | None = None,
) -> HouseApp:
    """Make the app that begins with the title, or with a room from which one comes back there."""

    async def begin(app: HouseApp) -> None:
        from cuzco_tui.tui.screens.title import TitleScreen

        await app.push_screen(TitleScreen(opener))
        if room is not None:
            await room(app)

    app = HouseApp(language, begin, bot_pause, settings, opener=opener)
    app.speak_of(opener.description)
    return app


def app_at(host: Host, people: Sequence[int], language: str = "en") -> HouseApp:
    """Make the app for the people of some seats at a table that somebody else hosts."""
    return HouseApp(language, lambda app: app.sit_at(host, people), host.pause)
