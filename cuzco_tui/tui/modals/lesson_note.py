"""A note of a lesson: it speaks of a part of the board, which alone stays bright, and may ask a question."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.color import Color
from textual.geometry import Region, Size
from textual.renderables.background_screen import BackgroundScreen
from textual.screen import Screen
from textual.widget import Widget

from cuzco_tui.messages import Message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.cells import cell_style, contrast
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import BODY, Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Body, Frame
from cuzco_tui.tui.modals.placing import PlacedLayout, StackedLayout
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.panel import Line

NEXT: Final = "next"
BACK: Final = "back"
SKIP: Final = "skip"
"""What a note gives back besides an answer: where to go."""
_READABLE: Final = 4.5
"""The contrast from which on letters can be read."""
BAR: Final = "bar"
"""The name of the line at the top, which is no panel of the board."""


class Spotlight:
    """What lies beneath, dimmed but for some regions; the first line of each is golden, without colours reversed."""

    def __init__(
        self, screen: Screen[Any], dimming: Color, regions: Sequence[Region], bright: Style, dim: Style
    ) -> None:
        self.screen = screen
        self.dimming = dimming
        self.regions = regions
        self.bright = bright
        self.dim = dim
        """What is added to all that is not spoken of, besides its darker colours."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for y, strip in enumerate(self.screen._compositor.render_strips()):
            width = strip.cell_length
            lit = sorted(
                (max(0, region.x), min(width, region.right), region.y)
                for region in self.regions
                if region.y <= y < region.bottom
            )
            x = 0
            for left, right, top in lit:
                yield from self._dimmed(strip.crop(x, left))
                yield from self._lit(strip.crop(max(x, left), right), is_top=y == top)
                x = max(x, right)
            yield from self._dimmed(strip.crop(x, width))
            yield Segment.line()

    def _dimmed(self, segments: Iterable[Segment]) -> RenderResult:
        for text, style, control in BackgroundScreen.process_segments(segments, self.dimming):
            yield Segment(text, (style or Style()) + self.dim, control)

    def _lit(self, segments: Iterable[Segment], is_top: bool) -> RenderResult:
        for text, style, control in BackgroundScreen.process_segments(segments, Color(0, 0, 0, 0)):
            yield Segment(text, self._brightened(style or Style()) if is_top else style, control)

    def _brightened(self, style: Style) -> Style:
        """Make letters golden; those on the ground of a piece keep the ink that can be read there."""
        gold, ground = self.bright.color, style.bgcolor
        if gold is not None and ground is not None and not ground.is_default:
            readable = contrast(gold.get_truecolor().hex, ground.get_truecolor().hex) >= _READABLE
            return style + self.bright if readable else style
        return style + self.bright


class _NotePlace(PlacedLayout):
    """Beside what the note speaks of; where that cannot be, at the end of the terminal that hides less of it."""

    name = "note"

    def _region(self, dialog: Widget, size: Size, viewport: Size) -> Region:
        found = super()._region(dialog, size, viewport)
        subject = self.subject()
        if subject is None:
            return Region(found.x, max(0, size.height - 1 - found.height), *found.size)
        if not found.overlaps(subject):
            return found
        ends = (size.height - found.height, 0)
        places = [Region(found.x, max(0, y), *found.size) for y in ends]
        return min(places, key=lambda place: place.intersection(subject).area)


class LessonNote(DecisionModal, inherit_bindings=False):
    """Says one thing of a lesson, perhaps with answers to choose from; gives an answer's number, or where to go."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("lesson")
    HELP_KEYS = ("take", "undo", "skip-lesson", "aside", "leave")

    def __init__(
        self,
        model: Sitting,
        language: str,
        heading: Message,
        said: Sequence[Message],
        points_at: Sequence[str],
        answers: Sequence[Message],
        keys: str,
    ) -> None:
        options = [(str(number), words) for number, words in enumerate(answers)]
        super().__init__(model, language, heading, options)
        self.placed = _NotePlace(self.subject_region, self.LEAST_WIDTH)
        self.said = said
        self.points_at = points_at
        self.rule = ""
        """The id of the rule that says more about it, empty for none in particular."""
        self.keys = keys
        """The id of the message that tells the keys."""
        self.add_class("lesson")

    def compose(self) -> ComposeResult:
        """Build the frame, named after the lesson; what is said stands above the answers."""
        told = self.say(with_keys(self, self.keys, self.language, *self.HELP_KEYS))
        with Frame(self.say(self.question), told, self.language) as frame:
            frame.stacked = StackedLayout(BODY)
            yield self.bound(Sheet(self.asked, classes="question" if self.options else ""))
            with Body(id=BODY, can_focus=False):
                yield self.bound(Choices())

    @property
    def board(self) -> Board | None:
        """The board over which the note lies."""
        found: Board | None = getattr(getattr(self.app, "game_screen", None), "board", None)
        return found

    def on_resize(self) -> None:
        """Keep in sight what the note speaks of on a terminal of another size."""
        for name in self.points_at[:1]:
            if self.board is not None:
                self.board.bring(name)

    def lit_regions(self) -> list[Region]:
        """Give where everything lies that the note speaks of, as far as it is in sight."""
        regions = [Region(0, 0, self.app.size.width, 1)] if BAR in self.points_at else []
        if self.board is not None:
            regions += [region for name in self.points_at if (region := self.board.place_of(name)) is not None]
        return regions

    def subject_region(self) -> Region | None:
        """Where the note points, as one region."""
        regions = self.lit_regions()
        return Region.from_union(regions) if regions else None

    def render(self) -> RenderableType:
        """Dim the table but for what the note speaks of."""
        beneath = super().render()
        regions = self.lit_regions()
        if not regions or not isinstance(beneath, BackgroundScreen):
            return beneath
        depth = depth_of(self.app)
        if depth == "none":
            bright, dim = Style(bold=True, reverse=True), Style(dim=True, bold=False, reverse=False)
        else:
            bright, dim = cell_style("gold strong", palette_of(self.app), depth), Style()
        return Spotlight(beneath.screen, beneath.color, regions, bright, dim)

    def asked(self, view: Any, width: int) -> list[Line]:
        """Say what is to be read, the question last."""
        lines: list[Line] = []
        for number, said in enumerate(self.said):
            if number:
                lines.append([])
            is_question = bool(self.options) and number == len(self.said) - 1
            lines += folded(self.line(said, "strong" if is_question else ""), width, 0)
        return lines

    def brings(self, choices: Choices) -> dict[str, tuple[Message, ...]]:
        """Answers tell nothing beyond their words."""
        return {}

    def rule_pointed_at(self) -> str:
        """Give the rule of the lesson."""
        return self.rule

    def action_next(self) -> None:
        """Go on; a question waits for its answer."""
        if not self.options:
            self.dismiss(NEXT)

    def action_back(self) -> None:
        """Read the page before once more."""
        self.dismiss(BACK)

    def action_skip(self) -> None:
        """Go to the next lesson."""
        self.dismiss(SKIP)
