"""A screen that paints what has changed in one go."""

from textual.geometry import Size
from textual.screen import Screen


class PaintedOnce(Screen[None], inherit_bindings=False):
    """Gathers all that waits to be painted before it paints."""

    def _on_timer_update(self) -> None:
        """Paint all that waits for it in one go, also what has not come to say so yet."""
        self._gather_dirty()
        super()._on_timer_update()

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay out and paint once; what comes, moves or grows is painted with the layout, not once more by itself."""
        self._gather_dirty()
        super()._refresh_layout(size, scroll)
        for widget in self._compositor.visible_widgets:
            widget._exchange_repaint_regions()

    def _gather_dirty(self) -> None:
        """Find what is seen and waits to be painted; for what is not seen Textual would lay everything out again."""
        self._dirty_widgets.clear()
        self._dirty_widgets |= {widget for widget in self._compositor.visible_widgets if widget._repaint_regions}
