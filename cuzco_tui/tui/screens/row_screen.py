"""The base of pages with rows: a cursor that goes up and down, words about what it is on, and a line of keys."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from cuzco_tui.messages import Message, Value
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.screens.house_screen import HouseScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.row_page import RowPage
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    pass


class RowScreen(HouseScreen, inherit_bindings=False):
    """Shows rows on a page; its kinds say which, and what to do with them."""

    PLACE = ""
    """The place of the registry whose keys are heard."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor = 0
        self.page = RowPage(id="rows")
        self.key_line = KeyLine(id="keys")

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def compose(self) -> ComposeResult:
        """Lay the page over the keys."""
        yield self.page
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Show everything."""
        self.show()

    def on_screen_resume(self) -> None:
        """Show what may be different since this was seen last."""
        self.show()

    def show(self) -> None:
        """Say everything in the language of the app."""
        raise NotImplementedError

    def tell_keys(self, actions: Sequence[str], lead: Sequence[tuple[Message, Message]] = ()) -> None:
        """Tell these keys in the last line."""
        found = tuple(all_actions().find(self.PLACE, id_) for id_ in actions)
        self.key_line.footer = Footer(found, lead=tuple(lead))
        self.key_line.refresh()

    def lead(self, keys: str, doing: Message, *actions: str) -> tuple[Message, Message]:
        """Give keys that are only told, and what they do."""
        return with_keys(self, keys, self.language, *actions), doing

    def action_move(self, step: int) -> None:
        """Move the cursor, from the last row to the first."""
        self.point((self.cursor + step) % len(self.page.rows))

    def action_page(self, step: int) -> None:
        """Move the cursor by as many rows as are in sight."""
        self.point(max(0, min(self.cursor + step * self.page.rows_in_sight, len(self.page.rows) - 1)))

    def action_end(self, index: int) -> None:
        """Go to the first or the last row."""
        self.point(index % len(self.page.rows))

    def point(self, index: int) -> None:
        """Put the cursor on a row."""
        self.cursor = index
        self.show()

    def on_row_page_clicked(self, event: RowPage.Clicked) -> None:
        """Put the cursor on what was clicked, and take it if it is there already."""
        if event.index == self.cursor:
            self.action_take()
        else:
            self.point(event.index)

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)

    def action_take(self) -> None:
        """Take what the cursor is on."""
        raise NotImplementedError

    def action_back(self) -> None:
        """Go back to where one came from."""
        if self.is_current:
            self.app.pop_screen()
