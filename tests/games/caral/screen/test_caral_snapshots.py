"""Caral's screen looks as it did: opening, middle, ceremony and all modules at three sizes.

`pytest --accept-pictures tests/games/caral/screen/test_caral_snapshots.py` takes the pictures anew after a wanted
change.
"""

import pytest

from cuzco_tui.tui.app import make_app
from tests.games.caral.screen.on_screen import ALL, Wanted, ceremony, first_move, middle, opening, played_until, settle
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL
from tests.tui.pictures import Album

SIZES = {"80x24": SMALL, "120x40": MIDDLE, "200x60": LARGE}
MOMENTS: dict[str, tuple[Wanted, int, tuple[str, ...]]] = {
    "opening": (opening, 3, ()),
    "middle": (middle, 4, ()),
    "ceremony": (ceremony, 3, ("moods", "years")),
    "all modules": (middle, 2, ALL),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_game_screen_looks_as_it_did(album: Album, moment: str, size: str) -> None:
    wanted, players, modules = MOMENTS[moment]
    app = make_app(played_until(wanted, players, modules), "en", bot_pause=0.0)
    async with app.run_test(size=SIZES[size]) as pilot:
        await settle(pilot)
        album.compare(app, f"{moment} {size}")


@pytest.mark.parametrize("language", ["de", "nl"])
async def test_the_game_screen_looks_as_it_did_in_other_languages(album: Album, language: str) -> None:
    app = make_app(played_until(first_move, 4), language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        album.compare(app, f"first move {language}")


@pytest.mark.parametrize("key", ["k", "c", "g", "l"])
async def test_the_pages_of_a_small_terminal_look_as_they_did(album: Album, key: str) -> None:
    app = make_app(played_until(middle, 3, ALL), "en", bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await pilot.pause()
        album.compare(app, f"page {key}")
