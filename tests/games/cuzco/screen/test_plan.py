"""The plan of the table, for every size that a terminal can have."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from textual.geometry import Region

from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.plan import PAGES as PLANNED
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.tui.stacking import LEAST_LOG, Piece, stack

WIDTHS = range(80, 241)
HEIGHTS = range(22, 79)
"""The rows between the bar and the keys of terminals with 24 to 80 rows."""
SOME_WIDTHS = sorted({*range(80, 241, 7), 109, 110, 134, 135, 152, 153, 171, 172})
LEAST = {
    "roads": (57, 17),
    "spaces": (23, 5),
    "own": (23, 8),
    "prompt": (48, 5),
    "track": (48, 3),
    "temple": (25, 7),
    "market": (22, 7),
    "palace": (48, 6),
    "gods": (48, 6),
    "houses": (48, 4),
    "mask": (57, 9),
    "others-1": (36, 8),
    "others-2": (36, 8),
    "others-3": (36, 8),
    "log": (36, 4),
}
"""The columns and rows that each panel needs to draw itself well."""
FEW = 3
"""So many cells are no jump."""


def sizes(seats: int, page: str, widths: "range | list[int]" = WIDTHS) -> Iterator[tuple[int, int, dict[str, Region]]]:
    """Every size with its regions."""
    for width in widths:
        for height in HEIGHTS:
            yield width, height, plan(width, height, seats, page).regions


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_panel_lies_within_the_board_has_room_for_itself_and_covers_no_other(seats: int, page: str) -> None:
    for width, height, regions in sizes(seats, page, SOME_WIDTHS):
        board = Region(0, 0, width, height)
        for name, region in regions.items():
            assert board.contains_region(region), (width, height, name)
            assert region.width >= LEAST[name][0], (width, height, name)
            assert region.height >= LEAST[name][1], (width, height, name)
        for one, other in combinations(regions, 2):
            assert not regions[one].overlaps(regions[other]), (width, height, one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_of_the_log_is_one_to_read_in_at_every_size(seats: int) -> None:
    for width, height, regions in sizes(seats, "log", SOME_WIDTHS):
        assert regions["log"].height >= LEAST_LOG, (width, height)


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_no_size_at_all_a_panel_covers_another(seats: int, page: str) -> None:
    for width, height, regions in sizes(seats, page):
        for one, other in combinations(regions, 2):
            assert not regions[one].overlaps(regions[other]), (width, height, one, other)
        assert all(Region(0, 0, width, height).contains_region(region) for region in regions.values()), (width, height)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_question_spaces_and_ones_own_things_are_in_sight_at_every_size_and_on_every_page(
    seats: int, page: str
) -> None:
    for width, height, regions in sizes(seats, page):
        assert regions.keys() >= {"prompt", "spaces"}, (width, height)
        assert regions.keys() & {"own", "mask"}, (width, height)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_is_in_sight_unless_a_page_of_a_small_terminal_covers_it(seats: int) -> None:
    for width, height, regions in sizes(seats, "map"):
        assert "roads" in regions, (width, height)
    for page in PLANNED:
        for width, height, regions in sizes(seats, page):
            assert "roads" in regions or plan(width, height, seats, page).arrangement == "strip", (width, height, page)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_page_shows_what_it_promises_at_every_size(seats: int, page: str) -> None:
    names = ["roads"] if page == "map" else [name for piece in PLANNED[page] for name in piece.names]
    for width in WIDTHS:
        for height in HEIGHTS:
            assert plan(width, height, seats, page).shows(names), (width, height)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_row_or_column_more_takes_nothing_away_and_moves_nothing_by_more_than_a_few_cells(seats: int) -> None:
    """Where something new comes into sight, what was there makes room for it; that is the only jump."""
    for width, height, regions in sizes(seats, "map"):
        here = plan(width, height, seats, "map")
        for larger in (plan(width + 1, height, seats, "map"), plan(width, height + 1, seats, "map")):
            if larger.arrangement != here.arrangement:
                continue
            assert regions.keys() <= larger.regions.keys(), (width, height)
            if regions.keys() == larger.regions.keys():
                for name, region in regions.items():
                    moved = [abs(a - b) for a, b in zip(region, larger.regions[name], strict=True)]
                    assert max(moved) <= FEW, (width, height, name, region, larger.regions[name])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_the_table_keeps_it_on_every_larger_terminal(seats: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            if plan(width, height, seats, "map").arrangement == "table":
                assert plan(width + 1, height, seats, "map").arrangement == "table"
                assert plan(width, height + 1, seats, "map").arrangement == "table"


def test_a_stack_fills_its_area_and_gives_the_rows_that_are_left_to_the_first_that_can_use_them() -> None:
    pieces = [Piece(("one",), 3, 5), Piece(("two",), 4, 9), Piece(("three",), 3, 3)]
    assert stack(Region(2, 1, 30, 6), pieces) == {"one": Region(2, 1, 30, 6)}
    assert stack(Region(0, 0, 30, 8), pieces) == {"one": Region(0, 0, 30, 3), "two": Region(0, 4, 30, 4)}
    rows = {name: region.height for name, region in stack(Region(0, 0, 30, 16), pieces).items()}
    assert rows == {"one": 5, "two": 6, "three": 3}


def test_nothing_smaller_comes_in_the_place_of_what_has_no_room() -> None:
    pieces = [Piece(("one",), 3, 3), Piece(("large",), 8, 8), Piece(("small",), 2, 2)]
    assert stack(Region(0, 0, 30, 9), pieces).keys() == {"one"}


def test_two_panels_of_one_piece_lie_beside_each_other() -> None:
    both = stack(Region(0, 0, 41, 7), [Piece(("left", "right"), 7, 9)])
    assert both == {"left": Region(0, 0, 21, 7), "right": Region(22, 0, 19, 7)}
