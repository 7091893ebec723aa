"""Where a dialog stands: beside what it speaks about where the terminal leaves room, else in the middle."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

GAP: Final = 1
"""The columns between a dialog and what it speaks about."""
_NO_MARGIN: Final = Spacing()


def room_beside(terminal: Size, subject: Region, least: int, most: int) -> Region | None:
    """Give the columns for a dialog left or right of something, the wider side first; None where none are enough."""
    left = Region(0, 0, subject.x - GAP, terminal.height)
    right = Region(subject.right + GAP, 0, terminal.width - subject.right - GAP, terminal.height)
    side = max(left, right, key=lambda region: region.width)
    if side.width < least:
        return None
    width = min(most, side.width)
    x = max(side.x, side.right - width) if side is left else side.x
    return Region(x, 0, width, terminal.height)


def row_beside(terminal: Size, subject: Region, height: int) -> int | None:
    """Give the row of a dialog above or below something; None where there is no room."""
    if subject.bottom + height <= terminal.height:
        return subject.bottom
    return subject.y - height if height <= subject.y else None


class _OnePlace(Layout):
    """Puts a dialog where a rule says; what lies over the whole screen takes it all."""

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """Give every child its region; what lies over the whole screen takes it all."""
        return [
            WidgetPlacement(
                size.region if child.styles.overlay == "screen" else self._region(child, size, parent.app.size),
                NULL_OFFSET,
                _NO_MARGIN,
                child,
                0,
                False,
                child.styles.overlay == "screen",
            )
            for child in children
        ]

    def _region(self, dialog: Widget, size: Size, viewport: Size) -> Region:
        """Give the place of the dialog."""
        raise NotImplementedError


class PlacedLayout(_OnePlace):
    """Puts a dialog beside its subject, or in the middle, also where it would have to scroll beside it alone."""

    name = "placed"

    def __init__(self, subject: Callable[[], Region | None], least: int) -> None:
        self.subject = subject
        """Gives where the subject lies on the terminal now, None for nowhere."""
        self.least = least
        """The columns that the dialog needs at least."""

    def _region(self, dialog: Widget, size: Size, viewport: Size) -> Region:
        wanted = measured(dialog, size, viewport)
        subject = self.subject()
        if subject is not None and subject.area:
            beside = room_beside(size, subject, self.least, wanted.width)
            own = measured(dialog, beside.size, viewport) if beside is not None else wanted
            if beside is not None and (own.height < size.height or wanted.height == size.height):
                own = apart_from_keys(dialog, own, size)
                middle = subject.y + subject.height // 2 - own.height // 2
                y = max(min(middle, size.height - 1 - own.height), min(1, size.height - own.height))
                x = beside.x if beside.x > subject.x else beside.right - own.width
                return Region(x, y, own.width, own.height)
        wanted = apart_from_keys(dialog, wanted, size)
        row = row_beside(size, subject, wanted.height) if subject is not None and subject.area else None
        y = row if row is not None else (size.height - wanted.height) // 2
        return Region((size.width - wanted.width) // 2, y, *wanted)


def measured(widget: Widget, room: Size, viewport: Size) -> Size:
    """Give the size that a widget wants in some room."""
    width, height, _ = widget._get_box_model(room, viewport, Fraction(room.width), Fraction(room.height))
    return Size(min(int(width), room.width), min(int(height), room.height))


def apart_from_keys(dialog: Widget, wanted: Size, room: Size) -> Size:
    """Give a dialog a free line before its keys, where it has none yet and there is room."""
    is_apart = bool(dialog.styles.padding.bottom) or wanted.height >= room.height
    return wanted if is_apart else Size(wanted.width, wanted.height + 1)


class AsideLayout(_OnePlace):
    """Puts a small box where it covers nothing of what it speaks about: in the place of the question, or apart."""

    name = "aside"

    def __init__(self, place: Callable[[], Region | None], clear_of: Callable[[], Region | None]) -> None:
        self.place = place
        """Gives the place that the box may cover, None for the foot of the terminal."""
        self.clear_of = clear_of
        """Gives what must stay in sight, None for nothing in particular."""

    def _region(self, dialog: Widget, size: Size, viewport: Size) -> Region:
        place = self.place() or Region(0, 0, size.width, size.height)
        own = measured(dialog, Size(place.width, size.height), viewport)
        y = max(0, place.bottom - own.height)
        seen = self.clear_of()
        if seen is not None and Region(place.x, y, *own).overlaps(seen):
            y = 0 if own.height <= seen.y else max(0, size.height - own.height)
        return Region(place.x, y, *own)


class StackedLayout(Layout):
    """Sets what a frame holds below each other; where there is no room for all, the part that scrolls gets less."""

    name = "stacked"

    def __init__(self, scrolls: str) -> None:
        self.scrolls = scrolls
        """The id of the part that scrolls."""

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """Give each child the height it wants, and the rest to the part that scrolls."""
        viewport = parent.app.size
        boxes = [
            child._get_box_model(size, viewport, Fraction(size.width), Fraction(size.height), greedy=greedy)
            for child in children
        ]
        rows = [int(box.height) for box in boxes]
        over = self._used(rows, boxes_margins := [box.margin for box in boxes]) - size.height
        if size.height and over > 0:
            for number, child in enumerate(children):
                if child.id == self.scrolls:
                    rows[number] = max(1, rows[number] - over)
        placements: list[WidgetPlacement] = []
        y = 0
        for child, box, height, margin in zip(children, boxes, rows, boxes_margins, strict=True):
            y += margin.top
            region = Region(margin.left, y, int(box.width), height)
            placements.append(WidgetPlacement(region, NULL_OFFSET, margin, child))
            y += height + margin.bottom
        return placements

    def _used(self, rows: Sequence[int], margins: Sequence[Spacing]) -> int:
        return sum(rows) + sum(margin.top + margin.bottom for margin in margins)
