"""The spiral: every place lies on the canvas and on no other one, and the path leads from each to the next."""

from itertools import combinations

import pytest
from textual.geometry import Offset, Region

from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.engine.codes import CENTRE, CULT, MARKET, QUARRY, SITE, START, VILLAGE
from cuzco_tui.games.caral.screen.spiral import Spiral, spiral

KINDS = default_content().kinds
SIZES = [
    (width, height) for width in (56, 57, 64, 71, 78, 93, 110, 131, 154) for height in (16, 17, 21, 26, 33, 41, 52)
]


def other_path(sides: list[int], after: int = 0) -> tuple[int, ...]:
    """A path with so many sites behind each of its action spaces, whose kinds follow each other as usual."""
    kinds = [START]
    for number, sites in enumerate(sides):
        kinds += [(VILLAGE, QUARRY, CULT, MARKET)[number % 4], *[SITE] * sites]
    return (*kinds, *[SITE] * after, CENTRE)


PATHS = {
    "printed": KINDS,
    "short": other_path([1, 1, 1, 1, 0]),
    "one round": other_path([2, 2, 2, 2]),
    "few sites": other_path([2, 2, 2, 2, 1, 1, 1, 1, 0]),
    "sites at the end": other_path([3, 3, 3, 3, 2, 2, 2, 2, 1]),
}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("size", SIZES)
def test_every_place_lies_on_the_canvas_and_no_two_overlap(path: str, size: tuple[int, int]) -> None:
    shape = spiral(PATHS[path], *size)
    canvas = Region(0, 0, *size)
    assert len(shape.tiles) == len(PATHS[path])
    for index, tile in enumerate(shape.tiles):
        assert tile.area
        assert canvas.contains_region(tile), (index, tile)
    for (one, first), (other, second) in combinations(enumerate(shape.tiles), 2):
        assert not first.overlaps(second), (one, first, other, second)


def sides_of(shape: Spiral, kind: int, numbers: tuple[int, ...]) -> list[Region]:
    """The tiles of some places of a kind, in the order of the path."""
    found = [tile for index, tile in enumerate(shape.tiles) if KINDS[index] == kind]
    return [found[number] for number in numbers]


@pytest.mark.parametrize("size", SIZES)
def test_villages_lie_at_the_top_quarries_at_the_right_cult_places_at_the_bottom_and_markets_at_the_left(
    size: tuple[int, int],
) -> None:
    shape = spiral(KINDS, *size)
    middle = size[0] / 2
    for kind, right in ((QUARRY, True), (MARKET, False)):
        assert all((tile.x > middle) == right for tile in sides_of(shape, kind, (0, 1)))
    for village, cult in zip(sides_of(shape, VILLAGE, (0, 1)), sides_of(shape, CULT, (0, 1)), strict=True):
        assert village.bottom < size[1] / 2 < cult.y
    outer, inner = sides_of(shape, QUARRY, (0, 1))
    assert inner.right < outer.right
    assert inner.y > outer.y


@pytest.mark.parametrize("size", SIZES)
def test_the_path_leads_from_every_place_to_the_next_one(size: tuple[int, int]) -> None:
    shape = spiral(KINDS, *size)
    for index, ways in enumerate(shape.ways[1:-1], 1):
        before, here = shape.tiles[index - 1], shape.tiles[index]
        for way in ways:
            for x, y in way:
                near = [tile.grow((1, 1, 1, 1)).contains(round(x), round(y)) for tile in (before, here)]
                assert any(near), (index, way)


def test_a_place_is_found_where_it_is_clicked() -> None:
    shape = spiral(KINDS, 57, 16)
    for index, tile in enumerate(shape.tiles):
        assert shape.place_at(Offset(tile.x + tile.width // 2, tile.y)) == index
    assert shape.place_at(Offset(22, 2)) is None
