"""A dialog with two parts, beside or below each other, that are answered together."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical

from cuzco_tui.messages import Value, message
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.modals.choices import Column
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.modals.walk import Way
from cuzco_tui.tui.widgets.panel import Line


class ColumnsModal(DecisionModal):
    """Picks one of each part; Enter confirms both."""

    HELP = "modal-help-columns"
    HELP_KEYS: ClassVar[tuple[str, ...]] = ("take", "aside", "hint", "help")
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("columns")
    STACKED: ClassVar[bool] = False
    """Whether the parts lie below each other instead of side by side."""

    def compose_body(self) -> ComposeResult:
        """Lay the parts side by side or below each other."""
        yield self.bound(Sheet(self.above, classes="above"))
        with (Vertical if self.STACKED else Horizontal)(id="columns"):
            for name in self.column_names():
                yield self.bound(Column(id=name))

    def column_names(self) -> list[str]:
        """The ids of the parts, from left to right or from the top."""
        return ["left", "right"]

    def _open_parts(self) -> list[Column]:
        return [column for column in self.query(Column) if column.void is None]

    def action_column(self, step: int) -> None:
        """Go to another part."""
        parts = self._open_parts()
        place = next((number for number, column in enumerate(parts) if column.has_focus), 0)
        parts[(place + step) % len(parts)].focus()

    def leave_part(self, part: Column, way: Way) -> bool:
        """Go on in the part that lies in a direction, after the last one in the first again."""
        ways = ("up", "down") if self.STACKED else ("left", "right")
        parts = self._open_parts()
        if way not in ways or len(parts) < 2 or part not in parts:
            return False
        parts[(parts.index(part) + (1 if way == ways[1] else -1)) % len(parts)].focus()
        return True

    def answer(self, digit: int) -> None:
        """Pick in the part that knows the digit, first in the one with the focus, and go on to the next one."""
        parts = sorted(self.query(Column), key=lambda column: not column.has_focus)
        here = next((part for part in parts if part.answer(digit)), None)
        if here is None:
            return
        self.show_pointed()
        last = list(self.query(Column))[-1]
        if last.void is None:
            last.focus()

    def takes(self, *picks: Value) -> Line:
        """Tell what the key that takes would take."""
        told = message("modal-enter-takes", take=key_of(self, "take", self.language), picks=picks)
        return self.line(told, "strong")

    def on_column_entered(self) -> None:
        """Show what belongs to the list with the focus."""
        self.show_pointed()
