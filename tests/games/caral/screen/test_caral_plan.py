"""The plan of Caral's table, for every size that a terminal can have and every set of modules."""

from itertools import combinations, product

import pytest
from textual.geometry import Region

from cuzco_tui.games.caral.engine.codes import EMISSARY, MODULE_NAMES, PROGRESS, STATUS, YEARS
from cuzco_tui.games.caral.screen.actions import PAGES
from cuzco_tui.games.caral.screen.plan import LEAST_PATH, MODULES, module_pages, module_pieces, pieces_of, plan
from cuzco_tui.tui.stacking import LEAST_LOG

EVERYTHING = 2 ** len(MODULE_NAMES) - 1
SOME_MODULES = (0, YEARS, STATUS | PROGRESS, EMISSARY, EVERYTHING)
WIDTHS, HEIGHTS = range(80, 241, 3), range(22, 79, 2)
"""The columns of terminals, and the rows between the bar and the keys."""


def needed(name: str, modules: int, width: int) -> int:
    """The rows in which all is told in a panel of a module."""
    return next(piece.least for piece in module_pieces(modules, width) if piece.names == (name,))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("modules", SOME_MODULES)
def test_panels_lie_on_the_table_and_on_no_other_panel(modules: int, page: str) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            table, regions = Region(0, 0, width, height), plan(width, height, 3, modules, page).regions
            assert all(table.contains_region(region) for region in regions.values()), (width, height)
            for (one, first), (other, second) in combinations(regions.items(), 2):
                assert not first.overlaps(second), (width, height, one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", SOME_MODULES)
def test_the_path_ones_own_sled_the_pyramids_and_the_question_are_always_in_sight(modules: int, seats: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            regions = plan(width, height, seats, modules, "path").regions
            assert {"path", "own", "pyramids", "prompt"} <= regions.keys()
            assert regions["path"].width >= 57
            assert regions["path"].height >= 17
            assert regions["own"].width >= 22
            assert regions["prompt"].height >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("page", PAGES[1:])
@pytest.mark.parametrize("modules", SOME_MODULES)
def test_a_page_shows_what_it_promises(modules: int, page: str, seats: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            promised = {name for piece in pieces_of(page, seats, modules) for name in piece.names}
            pages = module_pages(width, height, seats, modules) if page == MODULES else [page]
            for each in pages:
                regions = plan(width, height, seats, modules, each).regions
                promised -= regions.keys()
                assert "own" in regions
                assert "prompt" in regions
            assert not promised, (width, height)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", SOME_MODULES)
def test_every_panel_of_the_modules_has_on_one_of_their_pages_the_rows_in_which_all_of_it_is_told(
    modules: int, seats: int
) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            whole: set[str] = set()
            for page in module_pages(width, height, seats, modules):
                regions = plan(width, height, seats, modules, page).regions
                for piece in module_pieces(modules):
                    name = piece.names[0]
                    if name in regions and regions[name].height >= needed(name, modules, regions[name].width):
                        whole.add(name)
            assert whole == {piece.names[0] for piece in module_pieces(modules)}, (width, height)


def test_with_much_room_everything_lies_beside_the_path_and_that_is_still_wide() -> None:
    regions = plan(200, 58, 4, EVERYTHING, "path").regions
    names = {name for piece in module_pieces(EVERYTHING) for name in piece.names}
    assert {"path", "own", "others", "pyramids", "piles", "log", "prompt", *names} == regions.keys()
    assert regions["path"].width >= LEAST_PATH


def test_a_module_that_is_not_in_play_has_no_panel() -> None:
    assert module_pieces(0) == []
    assert [piece.names for piece in module_pieces(STATUS)] == [("status",)]
    shown = plan(200, 58, 3, PROGRESS, "path").regions.keys()
    assert "tiles" in shown
    assert not shown & {"status", "years", "emissaries"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", SOME_MODULES)
def test_the_page_of_the_log_is_one_to_read_in_at_every_size(modules: int, seats: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            assert plan(width, height, seats, modules, "log").regions["log"].height >= LEAST_LOG, (width, height)


def test_a_terminal_with_hardly_a_cell_has_its_pages_too() -> None:
    """While a window is drawn smaller, for a moment any size is there."""
    for width, height in product((0, 1, 5, 20, 40, 79, 110), (0, 1, 3, 10, 23, 36)):
        for modules in (0, 63):
            for page in module_pages(width, height, 3, modules):
                plan(width, height, 3, modules, page)
