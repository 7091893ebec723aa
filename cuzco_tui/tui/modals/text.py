"""Text in dialogs: lines with styles, broken to the width there is."""

from rich.segment import Segment
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.widgets.panel import Line


class LineText(Widget):
    """Draws lines; what they are at a width, its kinds say."""

    def lines(self, width: int) -> list[Line]:
        """Give all lines, none longer than the width."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        return len(self.lines(width))

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        width, base = self.size.width, self.rich_style
        palette, depth = palette_of(self.app), depth_of(self.app)
        lines = self.lines(width)
        line = lines[y] if y < len(lines) else []
        strip = Strip([Segment(text, base + cell_style(names, palette, depth)) for text, names in line if text])
        return strip.extend_cell_length(width, base).crop(0, width)


class Paragraphs(LineText):
    """Plain paragraphs in one style; the further lines of each stand in a little."""

    def __init__(self, paragraphs: list[str], style: str = "", *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.paragraphs = paragraphs
        self.style_names = style
        self._drawn: tuple[int, list[Line]] = (-1, [])

    def tell(self, paragraphs: list[str]) -> None:
        """Show other paragraphs."""
        self.paragraphs = paragraphs
        self._drawn = (-1, [])
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Line]:
        """Give the paragraphs, broken at blanks."""
        if self._drawn[0] != width:
            self._drawn = (
                width,
                [line for text in self.paragraphs for line in folded([(text, self.style_names)], width)],
            )
        return self._drawn[1]
