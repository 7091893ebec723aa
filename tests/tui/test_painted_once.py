"""A screen that paints once forgets nothing that waits to be painted."""

from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from cuzco_tui.tui.screens.painting import PaintedOnce


class OneWidget(PaintedOnce):
    """Shows a widget."""

    def compose(self) -> ComposeResult:
        """Give the widget."""
        yield Static("here")


async def test_a_widget_is_painted_when_a_screen_behind_is_painted_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: set[Region] = set()
    render_update = Compositor.render_update

    def noting(self: Compositor, *args: Any, **options: Any) -> Any:
        painted.update(self._dirty_regions)
        return render_update(self, *args, **options)

    app: App[None] = App()
    async with app.run_test() as pilot:
        screen = OneWidget()
        await app.push_screen(screen)
        await pilot.pause()
        widget = screen.query_one(Static)
        monkeypatch.setattr(Compositor, "render_update", noting)
        widget.refresh()
        screen.refresh(Region(0, 20, 1, 1))
        screen._on_timer_update()
        assert painted == {widget.region, Region(0, 20, 1, 1)}
