"""The keys of what is useful now, in one line below the table; each part that is an action can be clicked."""

from typing import Final, NamedTuple

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message as TextualMessage
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import keys_in_use
from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.widgets.panel import CHANGED
from cuzco_tui.widths import cells

GAP = "  "
HOME: Final = "home"
"""Stands for the first page while it is shown, so that its key does nothing."""
SPARED: Final = ("next", "show-board", "statistics", "speed", HOME, "page-log", "cards", "undo")
"""The actions that give way where there is no room for all, the first ones first; then the last ones do."""
LEAD: Final = "lead"
"""Stands for the first of several keys that the question wants."""
KEPT: Final = ("hint", "help", "leave")
"""Those that never give way, with every other way to leave."""
_MARGIN = 1
"""So many columns are free before the first part."""


class Entry(NamedTuple):
    """A part of the line: a key, what it does, and where it stands."""

    action: Action | None
    """What a click does, None for keys that are only told."""
    key: str
    name: str
    x: int

    @property
    def text(self) -> str:
        """The part as it is shown."""
        return f"{self.key} {self.name}"

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cells(self.text)


class KeyLine(Widget):
    """Shows keys in use with the names of their actions, as many whole ones as fit."""

    class Clicked(TextualMessage):
        """An action was chosen with the mouse."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    footer: reactive[Footer] = reactive(Footer(), repaint=False)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._laid_out_for: tuple[object, ...] = ()
        self._entries: list[Entry] = []
        self._painted: dict[tuple[str, Region], list[Strip]] = {}
        """The line as it was painted before, by the page that stands out and the part of it."""

    def watch_footer(self, before: Footer, footer: Footer) -> None:
        """Paint what has changed, if it is seen."""
        if footer != before and self.display:
            self.refresh()

    def entries(self) -> list[Entry]:
        """Give the parts and where they stand, laid out anew when the actions, their words or the room are others."""
        laid_out_for = (
            self.footer.lead,
            self.footer.actions,
            self.footer.marked,
            self.footer.page == self.footer.home,
            self.footer.spared,
            self.size,
            self.language,
            keys_in_use(self),
        )
        if laid_out_for != self._laid_out_for:
            self._laid_out_for, self._entries = laid_out_for, self._lay_out()
            self._painted.clear()
        return self._entries

    @property
    def language(self) -> str:
        """The language of the app."""
        return str(getattr(self.app, "language", "en"))

    def _lay_out(self) -> list[Entry]:
        """Lay the parts out; those that can be spared give way first, then the last ones but those that are kept."""
        words = words_at(self, self.language)
        parts: list[tuple[Action | None, str, str]] = [
            (None, words.say(keys), words.say(doing)) for keys, doing in self.footer.lead
        ]
        parts += [(action, *self._words(action)) for action in self.footer.actions]
        entries = [Entry(*part, 0) for part in parts]
        room = self.size.width - _MARGIN
        home = f"page-{self.footer.home}" if self.footer.page == self.footer.home else ""
        last = [entry.action.id for entry in reversed(entries) if entry.action is not None]
        before = (*self.footer.spared, *SPARED)
        for id_ in (*before, *(id_ for id_ in last if not id_.startswith(KEPT))):
            if sum(entry.width + len(GAP) for entry in entries) - len(GAP) <= room:
                break
            if id_ == LEAD and len(self.footer.lead) > 1:
                del entries[0]
            spared = home if id_ == HOME else id_
            entries = [entry for entry in entries if entry.action is None or entry.action.id != spared]
        found: list[Entry] = []
        x = _MARGIN
        for entry in entries:
            if x + entry.width <= self.size.width:
                found.append(entry._replace(x=x))
                x += entry.width + len(GAP)
        return found

    def _words(self, action: Action) -> tuple[str, str]:
        words = words_at(self, self.language)
        name = words.say(action.name) + (CHANGED if action.page in self.footer.marked else "")
        return keys_in_use(self).shown(action.id, words, but=all_actions().partner(action.id)), name

    def notify_style_update(self) -> None:
        """Draw everything anew when it may look different."""
        super().notify_style_update()
        self._painted.clear()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give the line; that of a page which was shown before is not drawn again."""
        self.entries()
        painted_as = self.footer.page, crop
        if painted_as not in self._painted:
            self._painted[painted_as] = super().render_lines(crop)
        return self._painted[painted_as]

    def render_line(self, y: int) -> Strip:
        """Draw the parts of one line."""
        base, app = self.rich_style, self.app
        palette, depth = palette_of(app), depth_of(app)
        key_style = base + cell_style("gold strong", palette, depth)
        parts: list[Segment] = []
        used = 0
        for entry in self.entries():
            parts.append(Segment(" " * (entry.x - used), base))
            parts.append(Segment(entry.key, key_style))
            parts.append(Segment(" ", base))
            parts.append(Segment(entry.name, base + cell_style(self._names(entry.action), palette, depth)))
            used = entry.x + entry.width
        return Strip(parts, used).extend_cell_length(self.size.width, base)

    def _names(self, action: Action | None) -> str:
        """The page that is shown, or one of several parts of it, stands out; the other words are quiet."""
        shown = self.footer.page.partition("-")[0]
        return "text strong underlined" if action and action.page and action.page == shown else "muted"

    def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        for entry in self.entries():
            if entry.action is not None and entry.x <= event.x < entry.x + entry.width:
                self.post_message(self.Clicked(entry.action))
                return
