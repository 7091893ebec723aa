"""The base of everything that shows a part of the game: bound to the view, redrawn only when its own facts change."""

from collections.abc import Collection
from itertools import zip_longest
from typing import Any, ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.color import Color
from textual.filter import LineFilter
from textual.geometry import Offset, Region, Size
from textual.reactive import Reactive
from textual.strip import Strip

from cuzco_tui.messages import Catalogue, Value, message
from cuzco_tui.tui.cells import Depth, cell_style
from cuzco_tui.tui.drawing.lines import Line as Line
from cuzco_tui.tui.drawing.lines import plain_text as plain_text
from cuzco_tui.tui.drawing.lines import wrapped
from cuzco_tui.tui.palettes import PaletteName
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.widgets.informed import Facts, Informed
from cuzco_tui.tui.widgets.too_small import is_too_small
from cuzco_tui.widths import cells

THIN = "\u2594"
"""The line on top of a panel."""
CHANGED = "\u2022"
"""Marks what is not as it was when the player last looked."""
_LEAST_ROOM = 72
"""The cells of a line that panels may count on while a terminal that is too small, or was just now, covers them."""
_TOO_NARROW = 10
"""Fewer cells than these a panel has only there."""
KEPT = 4
"""So many times its height a panel keeps in lines that were shown lately."""


class Ground(NamedTuple):
    """What the cells of a panel depend on besides its lines."""

    empty: Style = Style()
    """The style of an empty cell."""
    background: Color = Color(0, 0, 0)
    palette: PaletteName = "dark"
    depth: Depth = "many"
    """How many colours the terminal has."""
    filters: tuple[LineFilter, ...] = ()
    framed: bool = False
    """Whether a style sheet puts a border or room around the lines."""


class Panel(Informed, can_focus=True):
    """A titled piece of the table, drawn line by line.

    The title is a line of its own, which also tells where the focus is; a style sheet would have to work all styles out
    anew for that. A line that is not as it was when the player last looked has a mark at its end.
    """

    TITLE: ClassVar[str] = ""
    """The id of the message that names the panel; without one it has no title line."""
    WRAPS: ClassVar[bool] = False
    """Whether long lines go on in the next one, indented."""
    RULE: ClassVar[str] = ""
    """The rule that `?` opens when the panel has the focus."""
    MARKS: ClassVar[bool] = True
    """Whether changed lines are marked; the last column is kept free for it."""
    FITS: ClassVar[bool] = False
    """Whether the lines are drawn for the height that the panel has, instead of giving it its height."""
    INSET: ClassVar[int] = 0
    """So many columns are left free at both sides."""
    KEEPS: ClassVar[bool] = False
    """Whether the lines depend on the facts, the room and the focus alone: those drawn before are shown again then."""

    virtual_size: Reactive[Size] = Reactive(Size(0, 0), repaint=False)
    """Never scrolled: another size asks for no further layout."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._drawn_facts: Facts | None = None
        """What the lines were drawn from."""
        self._told_unseen = False
        """Whether something was told while the panel was out of sight."""
        self._lines: list[Line] = []
        self._strips: list[Strip] = []
        """The lines for the terminal."""
        self._made: dict[tuple[tuple[str, str], ...], Strip] = {}
        """The strips of this width by their lines: one that comes again brings along what Textual made of it."""
        self._made_width = -1
        self._styles: dict[str, Style] = {}
        """The styles of cells on this ground, by their names."""
        self._painted: list[Strip] = []
        """The strips filled up to the panel's height, none when they must be put together anew."""
        self._kept_drawings: dict[tuple[int, bool, int, int], tuple[list[Line], list[Strip]]] = {}
        """What was drawn, by the facts, whether the focus was here, and the room."""
        self._drawn_width = -1
        self._drawn_height = -1
        self._ground = Ground()
        self._ground_checked = False

    @property
    def words(self) -> Catalogue:
        """The words of the language in use."""
        return words_at(self, self.language)

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return self.words.say(value)

    def draw(self, view: Any, width: int) -> list[Line]:
        """Give the panel's lines."""
        raise NotImplementedError

    def title(self) -> str:
        """Name the panel."""
        return self.say(message(self.TITLE))

    def facts_told(self) -> None:
        """Draw the lines anew, if they depend on something that has changed; out of sight when they are shown."""
        if not self.display:
            self._told_unseen = True
        elif self.facts != self._drawn_facts:
            self.redraw()

    def redraw(self) -> None:
        """Draw the lines anew and paint those that are others; a changed number of lines changes the layout."""
        before = self._strips
        self._drawn_width = -1
        if not self.is_mounted:
            return
        width, height = self.size
        if not width:
            if not self.FITS:
                self.refresh(layout=True)
            return
        self.ensure_drawn(width, height)
        if not self.FITS and self.styles.is_auto_height and len(self._strips) != len(before):
            self.refresh(layout=True)
        else:
            pairs = zip_longest(before, self._strips)
            self._paint([row for row, (old, new) in enumerate(pairs) if old is not new], width)
        self.place_cursor()

    def _paint(self, rows: Collection[int], width: int) -> None:
        """Let the terminal show some rows; a panel out of sight is painted when it is shown."""
        if rows and all(node.display for node in self.ancestors_with_self):
            self.refresh(*(Region(0, row, width, 1) for row in rows))

    @property
    def titled(self) -> bool:
        """Whether the title line is drawn."""
        return bool(self.TITLE) or type(self).title is not Panel.title

    @property
    def top(self) -> int:
        """The row of the first line of the content."""
        return 1 if self.titled else 0

    @property
    def rows(self) -> int:
        """How many lines of content the panel has room for."""
        return max(0, self.size.height - self.top)

    def spot(self, event: events.MouseEvent) -> Offset | None:
        """Give the place in the content at which the mouse is, by column and line."""
        offset = event.get_content_offset(self)
        return None if offset is None else offset - Offset(self.INSET, self.top)

    @property
    def cursor_offset(self) -> Offset:
        """Where the hardware cursor belongs inside the content while the panel has the focus."""
        return Offset(0, 0)

    def place_cursor(self) -> None:
        """Put the hardware cursor on the focused thing: braille displays and magnifiers follow it."""
        if self.has_focus and self.is_mounted:
            self.app.cursor_position = self.content_region.offset + self.cursor_offset + Offset(self.INSET, self.top)

    def watch_has_focus(self, value: bool) -> None:
        """Show that the focus came or went."""
        self.show_focus()

    def on_focus(self, event: events.Focus) -> None:
        """Take the focus; Textual would paint the whole panel anew."""
        event.prevent_default()
        self.has_focus = True

    def on_blur(self, event: events.Blur) -> None:
        """Give the focus away, likewise."""
        event.prevent_default()
        self.has_focus = False

    def show_focus(self) -> None:
        """Draw the title anew, and bring the hardware cursor along; a panel whose content has a cursor does more."""
        width = self.size.width
        if self.titled and self._lines and width == self._drawn_width:
            self._show_lines([self._title_line(width), *self._lines[1:]], width)
            self._paint([0], width)
        else:
            self._drawn_width = -1
        self.place_cursor()

    def notify_style_update(self) -> None:
        """See at the next painting whether the ground or the theme has changed."""
        super().notify_style_update()
        self._ground_checked = False

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        self.ensure_drawn(width)
        return max(1, len(self._lines))

    def render_line(self, y: int) -> Strip:
        """Give one drawn line."""
        width = self.size.width
        self.ensure_drawn(width)
        return self._strips[y] if y < len(self._strips) else Strip.blank(width, self._style(""))

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give the drawn lines as they are; Textual asks every widget near one that has changed."""
        width, height = size = self.size
        self.ensure_drawn(width, height)
        if self._ground.framed:
            return super().render_lines(crop)
        if len(self._painted) != height:
            blank = Strip.blank(width, self._style(""))
            self._painted = [*self._strips[:height], *[blank] * (height - len(self._strips))]
        if crop.size == size:
            return self._painted
        rows = self._painted[crop.y : crop.bottom]
        return rows if crop.width == width else [strip.crop(crop.x, crop.right) for strip in rows]

    def ensure_drawn(self, width: int, height: int | None = None) -> None:
        """Draw the lines for a width, unless they are drawn; whoever knows the panel's height tells it."""
        if not self._ground_checked:
            self._ground_checked = True
            ground = self._find_ground()
            if ground != self._ground:
                self._ground = ground
                self._styles, self._made = {}, {}
                self._kept_drawings.clear()
                self._drawn_width = -1
        if self._told_unseen:
            self._told_unseen = False
            if self.facts != self._drawn_facts:
                self._drawn_width = -1
        if height is None:
            height = self.size.height
        if self._drawn_width == width and not (self.FITS and height != self._drawn_height):
            return
        self._drawn_height, self._drawn_facts = height, self.facts
        kept_as = id(self._drawn_facts), self.has_focus, width, height
        keeps = self.KEEPS and not self.is_moving
        if keeps and kept_as in self._kept_drawings:
            self._lines, self._strips = self._kept_drawings[kept_as]
            self._painted, self._drawn_width = [], width
            return
        self._draw_anew(width)
        if keeps and self._drawn_width == width:
            self._kept_drawings[kept_as] = self._lines, self._strips

    @property
    def is_moving(self) -> bool:
        """Whether something moves on the panel, so that it is not drawn by its facts alone."""
        return False

    def forget_kept(self) -> None:
        """Keep nothing of what was worked out and drawn before."""
        super().forget_kept()
        self._kept_drawings.clear()

    def _draw_anew(self, width: int) -> None:
        """Draw the lines; those of a panel that is covered are drawn again when it is seen."""
        room = (width - 1 if self.MARKS else width) - 2 * self.INSET
        is_covered = is_too_small(self.app) or room < _TOO_NARROW
        if is_covered:
            room = max(room, _LEAST_ROOM)
        lines = self.draw(self.view, room) if self.view is not None else []
        known = self._known_lines(room) if self.MARKS and self.has_news else None
        shown: list[Line] = []
        for line in lines:
            parts = wrapped(line, room) if self.WRAPS else [line]
            if known is not None and plain_text(line) not in known:
                parts[0] = marked(parts[0], room)
            shown += parts
        if self.INSET:
            shown = [[(" " * self.INSET, ""), *line] for line in shown]
        if self.titled:
            shown.insert(0, self._title_line(width))
        self._show_lines(shown, width)
        if is_covered:
            self._drawn_width = -1

    def _find_ground(self) -> Ground:
        app = self.app
        return Ground(
            self.rich_style,
            self.background_colors[1],
            palette_of(app),
            depth_of(app),
            tuple(self.get_line_filters()),
            bool(self.styles.gutter),
        )

    def _show_lines(self, lines: list[Line], width: int) -> None:
        """Make strips of lines that were not shown lately."""
        if width != self._made_width or len(self._made) > KEPT * len(lines):
            self._made, self._made_width = {}, width
        self._strips = [self._made.get(tuple(line)) or self._strip(line, width) for line in lines]
        self._lines, self._painted = lines, []
        self._drawn_width = width

    def _strip(self, line: Line, width: int) -> Strip:
        segments = [Segment(text, self._style(names)) for text, names in line if text]
        strip = Strip(segments, sum(cells(text) for text, _ in line))
        made = strip.extend_cell_length(width, self._style("")).crop(0, width)
        self._made[tuple(line)] = made
        return made

    def _style(self, names: str) -> Style:
        """Give the style of cells as the terminal gets it: Textual's filters change nothing but styles."""
        found = self._styles.get(names)
        if found is None:
            ground = self._ground
            cell = [Segment(" ", ground.empty + cell_style(names, ground.palette, ground.depth))]
            for line_filter in ground.filters:
                cell = line_filter.apply(cell, ground.background)
            style = cell[0].style
            found = self._styles[names] = Style() if style is None else style
        return found

    def _known_lines(self, room: int) -> set[str]:
        """The lines as they were when the player last looked."""
        return {plain_text(line) for line in self.draw(self._looked_at[self.names.me], room)}

    def _title_line(self, width: int) -> Line:
        """A thin line on top that names the panel and tells at its end what is new here; golden where the focus is."""
        style = "gold" if self.has_focus else "line"
        name = f" {self.title()}{' ' + CHANGED if self.has_news and self.MARKS else ''} "
        badge = self.badge()
        used = cells(name) + sum(cells(text) for text, _ in badge)
        room = width - used - 5
        told = next((said for said in map(self.say, self.happened) if cells(said) <= room), "")
        note = told or self.note()
        if cells(note) > room:
            note = ""
        end: Line = [(f" {note} ", "gold" if told else "muted"), (THIN, style)] if note else []
        fill = width - used - 1 - sum(cells(text) for text, _ in end)
        return [
            (THIN, style),
            (name, "gold strong" if self.has_focus else "strong"),
            *badge,
            (THIN * max(0, fill), style),
            *end,
        ]

    def badge(self) -> Line:
        """Give what stands right after the title, such as a block in a seat's colour."""
        return []

    def note(self) -> str:
        """Give what stands at the end of the title line."""
        return ""


def marked(line: Line, width: int) -> Line:
    """A line with the mark of a change after its last cell."""
    return [*line, (" " * max(0, width - cells(plain_text(line))) + CHANGED, "gold strong")]
