"""The game screen looks as it did: first turn, middle and end of a game at three sizes.

`pytest --accept-pictures tests/games/cuzco/screen/test_snapshots.py` takes the pictures anew after a wanted change.
"""

from collections.abc import Callable

import pytest

from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from tests.games.cuzco.random_play import seldom_chosen
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, new_table, settle
from tests.tui.pictures import Album

PAGES = ("c", "g", "k", "l")
"""The keys of the pages of a small terminal."""
SIZES = {"80x24": SMALL, "120x40": MIDDLE, "200x60": LARGE}


def played_until(wanted: Callable[[Table], bool]) -> Table:
    """A game of three, with pututus, played by a fixed player for all seats up to a point."""
    table = new_table(3, pututu=True, seed=11)
    pick = seldom_chosen(4)
    while table.decision is not None and not wanted(table):
        table.play(table.decision.seat, pick(table.decision.options), table.step)  # type: ignore[arg-type]
    return table


def turn_of_ann_in_round(number: int) -> Callable[[Table], bool]:
    """Whether Ann is about to place a die in a round."""

    def wanted(table: Table) -> bool:
        view = table.view(0)
        assert table.decision is not None
        return table.decision.seat == 0 and (view.kind, view.round) == ("ChooseTurn", number)  # type: ignore[attr-defined]

    return wanted


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "first-turn": turn_of_ann_in_round(1),
    "middle": turn_of_ann_in_round(4),
    "over": lambda _table: False,
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_game_screen_looks_as_it_did(album: Album, moment: str, size: str) -> None:
    app = make_app(played_until(MOMENTS[moment]), "en", bot_pause=0.0)
    async with app.run_test(size=SIZES[size]) as pilot:
        await settle(pilot)
        album.compare(app, f"game {moment} {size}")


async def test_the_game_screen_looks_as_it_did_in_german(album: Album) -> None:
    app = make_app(played_until(MOMENTS["first-turn"]), "de", bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        album.compare(app, "game first-turn german")


@pytest.mark.parametrize("page", PAGES)
async def test_the_pages_of_a_small_terminal_look_as_they_did(album: Album, page: str) -> None:
    app = make_app(played_until(MOMENTS["middle"]), "en", bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press(page)
        album.compare(app, f"page {page}")
