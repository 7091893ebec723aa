"""The log: what happened, the newest line last."""

from typing import Any, ClassVar, Final

from textual.binding import BindingType
from textual.geometry import Size
from textual.reactive import reactive

from cuzco_tui.deed import NOTICE, PURPOSE
from cuzco_tui.messages import message
from cuzco_tui.text.printer import wrap
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.observed import Entry
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells

RULE: Final = "\u2500"
"""The line beside the heading of a round."""
INDENT: Final = "  "
KEPT: Final = 400
"""So many entries are remembered."""


class GameLog(Panel):
    """Shows the last events, wrapped to its width."""

    TITLE = "panel-log"
    MARKS = False
    FITS = True
    INSET = 1
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("page")

    entries: reactive[tuple[Entry, ...]] = reactive((), repaint=False)
    looked_step: reactive[int] = reactive(0, repaint=False)
    """Entries after this step are marked as new."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._drawn_height = 0
        self.back = 0
        """How many lines the end of the log is below what is shown."""
        self.most_back = 0

    def shown(self, view: Any) -> object:
        """The entries, and how many of them are new."""
        return self.entries, sum(entry.step > self.looked_step for entry in self.entries)

    def shown_besides(self) -> tuple[object, ...]:
        """The entries, and where the new ones begin."""
        return self.entries, self.looked_step

    def lasting(self, view: Any) -> object:
        """Nothing: entries are marked one by one."""
        return None

    def title(self) -> str:
        """Name the log, and say how far back it is turned."""
        name = super().title()
        return self.say(message("log-back", log=name, lines=self.back)) if self.back else name

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw as many entries as fit, the last ones unless it is turned back."""
        room = max(1, self.size.height - self.top)
        lines: list[Line] = []
        for entry in reversed(self.entries):
            lines[:0] = entry_lines(self, entry, max(width, 10), entry.step > self.looked_step)
            if len(lines) >= room and not self.back:
                break
        return self.window(lines, room)

    def window(self, lines: list[Line], room: int) -> list[Line]:
        """Give those of the lines that are to be seen, as far back as the log is turned."""
        if self.back:
            self.most_back = max(0, len(lines) - room)
            self.back = min(self.back, self.most_back)
        end = len(lines) - self.back
        return lines[max(0, end - room) : end]

    def show_focus(self) -> None:
        """Show the newest lines again when the focus goes back to the question."""
        if self.back and not self.has_focus:
            self.action_scroll_end()
        super().show_focus()

    def _turn(self, lines: int) -> None:
        """Show older lines, or with a negative number newer ones."""
        self.back = max(0, self.back + lines)
        self.redraw()

    def action_scroll_up(self) -> None:
        """One line back."""
        self._turn(1)

    def action_scroll_down(self) -> None:
        """One line on."""
        self._turn(-1)

    def action_page_up(self) -> None:
        """A page back."""
        self._turn(max(1, self.size.height - 2))

    def action_page_down(self) -> None:
        """A page on."""
        self._turn(-max(1, self.size.height - 2))

    def action_scroll_home(self) -> None:
        """To the oldest line."""
        self._turn(KEPT * 4)

    def action_scroll_end(self) -> None:
        """To the newest line."""
        self._turn(-self.back)

    def on_mouse_scroll_up(self) -> None:
        """Three lines back."""
        self._turn(3)

    def on_mouse_scroll_down(self) -> None:
        """Three lines on."""
        self._turn(-3)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take what the layout gives."""
        return container.height


def entry_lines(panel: Panel, entry: Entry, width: int, new: bool) -> list[Line]:
    """A heading with a line beside it, or who did what, and dim what it brought, below where it has no room."""
    said = panel.say(entry.said)
    if entry.kind == "round":
        return [
            [
                (f"{RULE * 2} ", "gold"),
                (said, "gold strong"),
                (f" {RULE * width}"[: width - cells(said) - 3], "gold"),
            ]
        ]
    if entry.kind == "phase":
        rest = f" {RULE * width}"[: max(0, width - cells(said) - 3)]
        return [[(f"{RULE * 2} ", "line"), (said, "strong" if new else "muted"), (rest, "line")]]
    if entry.kind == PURPOSE:
        return [[(INDENT + line.lstrip(), "muted")] for line in wrap(said, width - len(INDENT))]
    if entry.kind == NOTICE:
        return [[(line, "gold strong")] for line in wrap(said, width)]
    if entry.kind != "deed":
        return [[(line, "muted")] for line in wrap(said, width)]
    style = "strong" if new else ""
    name = "" if entry.seat is None else panel.say(panel.names(entry.seat))
    first, *others = wrap(f"{name}: {said}" if name else said, width)
    name = name if first.startswith(name) else ""
    lines: list[Line] = [[(name, f"seat-{entry.seat} strong"), (first[len(name) :], style)]]
    lines += [[(INDENT + line.lstrip(), style)] for line in others]
    if brought := panel.say(entry.brought):
        if not others and cells(first) + cells(brought) + 2 <= width:
            lines[0].append((f"  {brought}", "muted"))
        else:
            lines += [[(INDENT + line.lstrip(), "muted")] for line in wrap(brought, width - len(INDENT))]
    return lines
