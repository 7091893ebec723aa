"""A screen that paints what has changed in one go, and one that is never painted."""

from textual.geometry import Region, Size
from textual.screen import Screen
from textual.strip import Strip


class PaintedOnce(Screen[None], inherit_bindings=False):
    """Gathers all that waits to be painted before it paints."""

    def __init__(self) -> None:
        super().__init__()
        self._bare_rows: dict[int, Strip] = {}
        """A row of the bare ground, by its width; it lies beneath everything, and is the same everywhere."""

    def notify_style_update(self) -> None:
        """Work the ground out anew when it may look different."""
        super().notify_style_update()
        self._bare_rows.clear()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give the bare ground."""
        width = crop.width
        if width not in self._bare_rows:
            self._bare_rows[width] = super().render_lines(Region(0, 0, width, 1))[0]
        return [self._bare_rows[width]] * crop.height

    def _on_timer_update(self) -> None:
        """Paint all that waits for it in one go, also what has not come to say so yet.

        Textual forgets what waits when a screen behind this one wants a part of it painted, so that is noted before.
        """
        self._gather_dirty()
        if self._repaint_required and self.is_current and not self.app._batch_count:
            self._compositor.update_widgets(self._dirty_widgets)
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


class Beneath(Screen[None], inherit_bindings=False):
    """Lies below the first screen of the app; nobody is to see it, not even for a moment."""

    def _compositor_refresh(self) -> None:
        """Paint nothing."""
