"""The year tiles (CT)."""

import pytest

from cuzco_tui.games.caral.engine.codes import FROM_YEAR_TILES
from cuzco_tui.games.caral.engine.events import FameChanged, NewStartPlayer, YearTileScored
from cuzco_tui.games.caral.engine.standings import fame_by_source
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    asked,
    choose,
    emissaries,
    end_year,
    give,
    kinds,
    mood,
    new,
    of,
    player_of,
    priest,
    pyramid,
    reserve,
    sled,
    stand,
    stones,
    texts,
    workers,
    year_tile,
)


def scored(s: State, seat: int = 0) -> tuple[YearTileScored, list[int], int]:
    """End the year without offerings; give what the tile counted, the fame of each seat and the new start player."""
    log = end_year(s, seat)
    while asked(s) in ("ChooseOffering", "ChooseLoss"):
        log += choose(s, texts(s)[-1])
    gained = [0] * s.seats
    for event in of(FameChanged, log):
        if event.source == FROM_YEAR_TILES:
            gained[event.seat] += event.amount
    return of(YearTileScored, log)[0], gained, of(NewStartPlayer, log)[0].seat


def with_stones(*numbers: int, start: int = 0) -> State:
    """A year of the tile for stones in which the seats have these."""
    s = new(len(numbers), ("years",))
    year_tile(s, "Y3")
    s.start = start
    for seat, number in enumerate(numbers):
        stones(s, seat, number)
    return s


def test_ct_1_the_tiles_count_in_the_order_of_their_row() -> None:
    """CT-1: the first one for the first year and so on."""
    s = new(3, ("years",))
    s.years = [4, 2, 0, 6, 1, 3, 5]
    seen = []
    for _ in range(7):
        tile, _, _ = scored(s)
        seen.append(tile.tile)
    assert seen == [4, 2, 0, 6, 1, 3, 5]


def arrange(s: State) -> None:
    """Give seat 0 something different of all that a tile counts, seat 1 and 2 little."""
    workers(s, 0, 2, 1)
    reserve(s, 0, "site-1", "site-2")
    pyramid(s, 0, "site-3", 5)
    priest(s, 0, "site-3")
    emissaries(s, 0, 2, carali=1, alpacas=0)
    sled(s, 0, 3)
    stones(s, 0, 2)
    give(s, 0, stone=3, fish=2)
    stand(s, 1, "site-4")
    stand(s, 2, "cult-1")


@pytest.mark.parametrize(
    ("tile", "counts"),
    [
        ("Y1", (3 + 2 + 2 + 1 + 2 + 1, 3, 3)),
        ("Y2", (5, 0, 0)),
        ("Y3", (2, 0, 0)),
        ("Y4", (2, 0, 0)),
        ("Y5", (3 + 2, 1, 1)),
        ("Y6", (3, 2, 2)),
        ("Y7", (30, 6, 9)),
    ],
)
def test_ct_2_each_tile_counts_what_it_names(tile: str, counts: tuple[int, ...]) -> None:
    """CT-2, CZ-3: builders at pyramids and figures of finished emissary levels are placed ones too."""
    s = new(3, ("years", "emissary"))
    year_tile(s, tile)
    arrange(s)
    assert scored(s)[0].counts == counts


def test_ct_3_the_tile_is_scored_after_the_ceremony_and_before_the_figures_go_back() -> None:
    """CT-3, CX-6: offered cards are gone, and the figures are where they are."""
    s = new(3, ("years",))
    year_tile(s, "Y2")
    give(s, 0, stone=3)
    give(s, 1, fish=1)
    end_year(s)
    log = choose(s, "offer 3 stone", "offer nothing")
    assert of(YearTileScored, log) == [YearTileScored(1, (0, 1, 0))]
    s = new(3, ("years",))
    year_tile(s, "Y7")
    stand(s, 1, "site-4")
    stand(s, 2, "cult-1")
    tile, gained, start = scored(s)
    assert tile.counts == (30, 6, 9)
    assert gained == [3, 0, 1]
    assert start == 1


def test_ct_3_the_tile_is_scored_after_the_mood() -> None:
    """CT-3: the stone that the mood took counts no more."""
    s = new(3, ("years", "moods"))
    mood(s, "M8")
    year_tile(s, "Y3")
    stones(s, 0, 2)
    stones(s, 1, 1)
    tile, gained, _ = scored(s)
    assert tile.counts == (1, 0, 0)
    assert gained == [3, 0, 0]


@pytest.mark.parametrize(
    ("numbers", "gained"),
    [
        ((3, 2, 1, 0), [3, 1, 0, 0]),
        ((2, 4, 4, 1), [0, 3, 3, 0]),
        ((4, 2, 2, 1), [3, 1, 1, 0]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
        ((2, 0, 0, 0), [3, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 2, 3, 2), [0, 1, 3, 1]),
    ],
)
def test_ct_4_three_for_the_most_and_one_for_the_second_most(numbers: tuple[int, ...], gained: list[int]) -> None:
    """CT-4, CT-3, CX-35: several first, no second; a count of 0 earns nothing."""
    s = with_stones(*numbers)
    assert scored(s)[1] == gained
    assert [fame_by_source(player)["year tiles"] for player in s.players] == gained


@pytest.mark.parametrize(
    ("numbers", "start", "expected"),
    [
        ((3, 2, 1, 4), 0, 2),
        ((1, 2, 1, 4), 0, 2),
        ((1, 2, 3, 1), 0, 3),
        ((1, 1, 1, 1), 0, 1),
        ((1, 1, 1, 1), 3, 0),
        ((0, 1, 1, 1), 0, 0),
        ((2, 1, 2, 1), 1, 3),
        ((0, 2, 0, 2), 3, 0),
    ],
)
def test_ct_5_the_lowest_count_is_the_next_start_player(numbers: tuple[int, ...], start: int, expected: int) -> None:
    """CT-5: among equals the first clockwise after the present start player, who is asked last; CJ-7 does not hold."""
    s = with_stones(*numbers, start=start)
    for high in range(4):
        assert scored(s.copy(), high)[2] == expected


def test_ct_5_the_high_priest_is_found_as_before() -> None:
    """CT-5, CY-5: it offers first though another becomes start player."""
    s = with_stones(0, 1, 2)
    give(s, 2, stone=1, clay=1)
    end_year(s, 2)
    assert s.high == 2
    assert asked(s) == "ChooseOffering"


def test_ct_6_from_the_eighth_year_on_there_is_no_tile_and_the_high_priest_starts() -> None:
    """CT-6, CX-36, CJ-7."""
    s = new(3, ("years",))
    for _ in range(7):
        scored(s)
    assert s.year == 8
    log = end_year(s, 2)
    while asked(s) == "ChooseOffering":
        log += choose(s, "offer nothing")
    assert "YearTileScored" not in kinds(log)
    assert of(NewStartPlayer, log) == [NewStartPlayer(2)]


def test_ct_2_the_neutral_pyramids_count_for_nobody() -> None:
    """CT-2, C2-2."""
    s = new(2, ("years",))
    year_tile(s, "Y1")
    log = end_year(s)
    assert of(YearTileScored, log)[0].counts == (3, 3)
    assert player_of(s).carali == 8
