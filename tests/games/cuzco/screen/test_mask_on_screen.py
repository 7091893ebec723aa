"""The masks on the table: whose they are, how one turns to the next, and what the cursor shows on one's own."""

import pytest

from cuzco_tui.games.cuzco.screen.masks.headdress import HOLLOW_LEFT
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.tui.app import make_app
from tests.games.cuzco import kit
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, settle


def lines_of(mask: Mask) -> list[str]:
    """What a mask shows, its title first."""
    return [mask.render_line(row).text for row in range(mask.size.height)]


async def test_on_the_table_the_key_turns_to_the_next_mask_and_back_to_ones_own() -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        mask = app.screen.query_one("#mask", Mask)
        seen = [mask.seat]
        for _ in range(3):
            await pilot.press("k")
            await pilot.pause()
            seen.append(mask.seat)
        assert seen == [0, 1, 2, 0]


async def test_on_a_small_terminal_the_masks_are_pages_with_ones_own_first_and_the_map_after_the_last() -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        mask = app.screen.query_one("#mask", Mask)
        seen: list[int | None] = []
        for _ in range(4):
            await pilot.press("k")
            await pilot.pause()
            seen.append(mask.seat if mask.display else None)
        assert seen == [0, 1, 2, None]


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_large_terminal_shows_every_mask_with_its_name_and_colour(seats: int) -> None:
    app = make_app(arranged(kit.new(seats)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        masks = [mask for mask in app.screen.query(Mask) if mask.display]
        titles = {mask.seat: lines_of(mask)[0] for mask in masks}
        assert sorted(titles) == list(range(seats))
        for seat, colour in enumerate(("red", "yellow", "green", "blue")[:seats]):
            assert f" {colour} " in titles[seat]
        assert "You" in titles[0]
        assert "k: other masks" in titles[0]
        assert "VP" in titles[1]


async def test_the_cursor_shows_on_ones_own_mask_what_its_move_would_bring() -> None:
    """M-4: a delivery brings a feather; one's own mask shows where, the others stay as they are."""
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        table = app.screen.query_one(TableLayout)
        delivers = [move.seen is not None and move.seen.arrival is not None for move in table.moves]
        shown = []
        for _ in table.moves:
            hollow = {mask.seat for mask in app.screen.query(Mask) if HOLLOW_LEFT in "".join(lines_of(mask))}
            shown.append(hollow == {0})
            assert hollow <= {0}
            await pilot.press("down")
            await pilot.pause()
        assert True in delivers
        assert shown == delivers


async def test_another_ones_mask_never_foresees_ones_own_move() -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        mask = app.screen.query_one("#mask", Mask)
        assert HOLLOW_LEFT in "".join(lines_of(mask))
        await pilot.press("k")
        await pilot.pause()
        assert HOLLOW_LEFT not in "".join(lines_of(mask))
