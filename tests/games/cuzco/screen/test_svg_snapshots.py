"""The game screen looks as it did, colours and all, as a browser shows it: three moments at three sizes.

The text pictures beside these tell a reviewer what has changed; these show it. `pytest --snapshot-update` on this file
takes them anew after a wanted change.
"""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from cuzco_tui.tui.app import make_app
from tests.games.cuzco.screen.test_snapshots import MOMENTS, SIZES, played_until
from tests.tui.at_the_screen import settle


async def still(pilot: Pilot[None]) -> None:
    """Wait until everything is drawn, and let no cursor blink."""
    pilot.app.cursor_blink = False  # type: ignore[attr-defined]
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_game_screen_looks_as_it_did(snap_compare: Callable[..., bool], moment: str, size: str) -> None:
    app = make_app(played_until(MOMENTS[moment]), "en", bot_pause=0.0)
    assert snap_compare(app, terminal_size=SIZES[size], run_before=still)
