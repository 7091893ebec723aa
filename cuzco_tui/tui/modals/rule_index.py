"""The index of the rules: every section and word list by its name, to be opened and read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import OptionList

from cuzco_tui.games import find_game
from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.rulebook import rules_of
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.once import OnceModal


class Sections(OptionList, inherit_bindings=False):
    """The names of the sections; Enter opens one."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("sections")


class RuleIndex(OnceModal[None]):
    """Lists the sections of the rules, and opens each over itself."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__()
        self.own_language = language
        self.book = rules_of(find_game(game), language)

    def compose(self) -> ComposeResult:
        """Show the names below each other."""
        say = catalogue(self.language).say
        keys = say(with_keys(self, "index-keys", self.language, "take", "close-index", "up", "down"))
        with Frame(say(message("index-title")), keys, self.language):
            yield Sections(*self.book.sections, id="sections", markup=False, compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a section."""
        heading = self.book.sections[event.option_index]
        reading = Reading(heading, self.book.read(heading))
        reading.own_language = self.language
        self.app.push_screen(reading)

    def action_close(self) -> None:
        """Close the index."""
        self.dismiss(None)
