"""Settings while the program runs: put to use at once, and kept where the person in front has them."""

import asyncio
from collections.abc import Mapping, Sequence
from os import environ
from typing import TYPE_CHECKING, Final, Protocol

from cuzco_tui.messages import LANGUAGES, Catalogue, Message, message, printable
from cuzco_tui.play.settings_file import Kept, TextSettings, keep, own_settings, set_aside, settings_path
from cuzco_tui.tui.assisting import AssistingApp
from cuzco_tui.tui.characters import own_terminal_is_ascii
from cuzco_tui.tui.screens.observing import ObservingScreen
from cuzco_tui.tui.settings import BOT_PAUSES, USUAL_SETTINGS, Settings, read_settings
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.key_line import KeyLine

if TYPE_CHECKING:
    from textual.driver import Driver


TO_READ: Final = 20.0
"""Seconds for which somebody reads what is wrong with their settings."""


class Keeper(Protocol):
    """Keeps somebody's settings."""

    troubles: Sequence[Message]
    """What is wrong with what was kept; as long as anything is, nothing is written."""

    @property
    def language(self) -> str:
        """The language that was chosen, empty for that of the system."""

    @property
    def spoken(self) -> TextSettings:
        """What the text mode is to do."""

    def keep(
        self, table: str, values: Mapping[str, Kept | None], words: Catalogue, comments: Mapping[str, str] | None = None
    ) -> Message | None:
        """Keep some settings, None for the usual ones; give what hinders it, if anything does."""

    def told(self) -> Message:
        """Tell where the settings are kept."""

    def begin_anew(self, words: Catalogue) -> Message:
        """Put aside what is broken, keep from now on, and say so."""


class OwnFile:
    """Keeps settings in the file of whoever sits at this machine."""

    def __init__(self, troubles: Sequence[Message] = ()) -> None:
        self.troubles = troubles

    @property
    def language(self) -> str:
        """The language that was chosen, empty for that of the system."""
        return own_settings().language

    @property
    def spoken(self) -> TextSettings:
        """What the text mode is to do."""
        return own_settings().spoken

    def keep(
        self, table: str, values: Mapping[str, Kept | None], words: Catalogue, comments: Mapping[str, str] | None = None
    ) -> Message | None:
        """Write some settings into the file, unless it is broken by now."""
        _, self.troubles = read_settings()
        if self.troubles:
            return message("settings-left-alone", file=str(settings_path()))
        return keep(table, values, words, comments)

    def told(self) -> Message:
        """Name the file."""
        return message("settings-kept-in-file", file=str(settings_path()))

    def begin_anew(self, words: Catalogue) -> Message:
        """Move the broken file out of the way."""
        try:
            moved = set_aside()
        except OSError as error:
            return message("settings-not-written", file=str(settings_path()), reason=error.strerror or str(error))
        self.troubles = ()
        return message("settings-put-aside", file=str(moved))


class RememberingApp(AssistingApp, inherit_bindings=False):
    """Goes on with other settings at once, and remembers them if somebody keeps them."""

    is_served = False
    """Whether it runs on a server, whose files and programs are not those of the person in front of it."""
    keeper: Keeper | None = None
    """Who keeps the settings; nobody does in a program that is only looked at."""

    def __init__(
        self, language: str, settings: Settings = USUAL_SETTINGS, driver_class: "type[Driver] | None" = None
    ) -> None:
        super().__init__(language, driver_class)
        self.settings = settings
        self.keys = settings.keys
        self.bot_pause = BOT_PAUSES[settings.bots]
        self.terminal_is_ascii = own_terminal_is_ascii()
        self.chosen: dict[tuple[str, str], Kept | None] = {}
        """What was chosen since the start, by part and name, kept or not."""

    @property
    def plain(self) -> bool:
        """Whether everything is painted in ASCII."""
        return self.settings.map == "plain" or self.terminal_is_ascii

    @property
    def draws_plainly(self) -> bool:
        """Whether boards are drawn with plain strokes."""
        return self.plain or (not self.is_served and environ.get("TERM") == "linux")

    @property
    def asks_first(self) -> bool:
        """Whether somebody is asked before a choice is taken back."""
        return self.settings.confirm == "on"

    @property
    def words_in_use(self) -> Catalogue:
        """The words of the house and of the game on screen, in the language in use."""
        return words_at(self, self.language)

    def use(self, language: str, settings: Settings) -> None:
        """Go on with other settings."""
        before, self.settings = self.settings, settings
        if settings.theme != self.theme:
            self.theme = settings.theme
        if settings.keys is not self.keys:
            self.keys = settings.keys
            self.set_keymap(self.keys.keymap())
        game = self.game_screen
        if settings.bots != before.bots:
            self.bot_pause = BOT_PAUSES[settings.bots]
            if game is not None:
                game.use_pause(self.bot_pause)
        if language in LANGUAGES and language != self.language:
            self.language = language
            if game is not None:
                game.language = language
        for screen in self.screen_stack:
            if isinstance(screen, ObservingScreen):
                screen.plain = self.draws_plainly
            for line in screen.query(KeyLine):
                line.refresh()

    def tell_troubles(self) -> None:
        """Say what is wrong with the settings, long enough to be read."""
        for trouble in self.keeper.troubles if self.keeper is not None else ():
            self.notify(printable(self.words_in_use.say(trouble)), severity="warning", timeout=TO_READ, markup=False)

    async def ask_anew(self) -> None:
        """Put a question of the game that is in front once more, in the language in use."""
        from cuzco_tui.tui.modals.decision import DecisionModal

        game, dialog = self.game_screen, self.screen
        if game is None or game.dialog is not dialog or not isinstance(dialog, DecisionModal):
            return
        dialog.action_aside()
        while game.dialog_open and self.is_running and not dialog.answer_on_its_way:
            await asyncio.sleep(0)
        game.action_dialog()

    def remember(
        self, table: str, values: Mapping[str, Kept | None], comments: Mapping[str, str] | None = None
    ) -> Message | None:
        """Keep some settings for the next time; give what hinders it, if anything does."""
        self.chosen |= {(table, name): value for name, value in values.items()}
        if self.keeper is None:
            return None
        return self.keeper.keep(table, values, self.words_in_use, comments)

    def choose(self, name: str, value: str) -> None:
        """Go on with another value of a setting of the screen that was chosen in passing, and remember it."""
        if getattr(self.settings, name) == value:
            return
        self.use(self.language, self.settings._replace(**{name: value}))  # type: ignore[arg-type]
        if hindrance := self.remember("screen", {name: value}):
            self.notify(self.words_in_use.say(hindrance), severity="warning", markup=False)

    def _watch_theme(self, theme_name: str) -> None:
        """Put a theme on, and remember it as any setting."""
        super()._watch_theme(theme_name)
        if self.is_running:
            self.choose("theme", theme_name)

    def action_settings(self) -> None:
        """Open the settings."""
        from cuzco_tui.tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())
