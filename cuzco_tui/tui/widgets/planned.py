"""A table whose panels lie where a plan puts them: geometry worked out in one place instead of in style sheets."""

from collections.abc import Mapping

from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

_NO_MARGIN = Spacing()


class PlannedLayout(Layout):
    """Puts each child where the plan says, by its id; one that the plan does not know is out of sight."""

    name = "planned"

    def __init__(self) -> None:
        self.regions: Mapping[str, Region] = {}

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """Give each child its region."""
        return [
            WidgetPlacement(self.regions[child.id], NULL_OFFSET, _NO_MARGIN, child)
            for child in children
            if child.id is not None and child.id in self.regions
        ]
