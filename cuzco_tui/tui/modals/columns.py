"""A dialog with two lists beside each other that are answered together."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from cuzco_tui.messages import Value, message
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.modals.choices import Column
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.widgets.panel import Line


class ColumnsModal(DecisionModal):
    """Picks one of each list; Enter confirms both."""

    HELP = "modal-help-columns"
    HELP_KEYS = ("next", "take", "aside", "help")
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("columns")

    def compose_body(self) -> ComposeResult:
        """Lay the lists side by side, and what the picks mean below them."""
        yield self.bound(Sheet(self.above, classes="above"))
        with Horizontal(id="columns"):
            for name in self.column_names():
                yield self.bound(Column(id=name))
        yield self.bound(Sheet(self.below, classes="below"))

    def column_names(self) -> list[str]:
        """The ids of the lists, from left to right."""
        return ["left", "right"]

    def action_column(self, step: int) -> None:
        """Go to the list beside this one."""
        columns = [column for column in self.query(Column) if column.void is None]
        place = next((number for number, column in enumerate(columns) if column.has_focus), 0)
        columns[(place + step) % len(columns)].focus()

    def answer(self, digit: int) -> None:
        """Pick in the list with the focus and go on to the next one."""
        columns = list(self.query(Column))
        here = next((column for column in columns if column.has_focus), columns[0])
        if not here.answer(digit):
            return
        self.show_pointed()
        if columns[-1].void is None:
            columns[-1].focus()

    def takes(self, *picks: Value) -> Line:
        """Tell what the key that takes would take."""
        told = message("modal-enter-takes", take=key_of(self, "take", self.language), picks=picks)
        return self.line(told, "strong")

    def on_column_entered(self) -> None:
        """Show what belongs to the list with the focus."""
        self.show_pointed()
