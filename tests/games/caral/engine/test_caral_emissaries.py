"""The emissaries (CW)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    AlpacaPlaced,
    CaraliPlaced,
    EmissaryLevelFinished,
    MarkerTaken,
    StonesGained,
)
from cuzco_tui.games.caral.engine.standings import fame_by_source
from tests.games.caral.helpers import (
    at_emissary_level,
    at_turn,
    choose,
    discarded,
    emissaries,
    hand,
    kinds,
    lay,
    new,
    of,
    options_of,
    player_of,
    reason,
    refresh,
    show_tiles,
    sled,
    stones,
    texts,
    visit,
    workers,
)

BOARD = ((1, 1), (1, 1), (2, 1), (1, 2), (2, 2))
"""Carali and alpacas of each level."""
REWARDS = ((1, 1, 0), (2, 0, 1), (2, 2, 0), (3, 0, 2), (5, 0, 0))
"""Fame, stones and cards of each level."""


@pytest.mark.parametrize("level", range(5))
def test_cw_1_only_the_lowest_unfinished_level_takes_figures_and_no_more_of_each_than_listed(level: int) -> None:
    """CW-1."""
    carali, alpacas = BOARD[level]
    s = at_emissary_level(level, carali=carali)
    visit(s, "village-1")
    assert "envoy" not in texts(s)
    assert reason(s, "envoy").rule == "CW-1"
    s = at_emissary_level(level, carali=carali - 1)
    visit(s, "village-1")
    assert "envoy" in texts(s)
    s = at_emissary_level(level, alpacas=alpacas)
    visit(s, "market-1")
    assert "alpaca board" not in texts(s)
    assert reason(s, "alpaca board").rule == "CW-1"
    s = at_emissary_level(level, alpacas=alpacas - 1)
    visit(s, "market-1")
    assert "alpaca board" in texts(s)


def test_cw_1_above_the_fifth_level_nothing_is_placed() -> None:
    """CW-1."""
    s = at_emissary_level(5)
    visit(s, "village-1")
    assert "envoy" not in texts(s)
    visit(s, "market-1")
    assert texts(s) == ["alpaca sled", "skip"]


def test_cw_2_and_cw_3_carali_and_alpacas_may_go_to_the_board() -> None:
    """CW-2, CW-3: in a village and at an animal market, instead of all other places."""
    s = at_emissary_level(0)
    visit(s, "village-1")
    log = choose(s, "envoy")
    assert of(CaraliPlaced, log) == [CaraliPlaced(0, 3, "")]
    assert (player_of(s).envoys, player_of(s).level) == (1, 0)
    s = at_emissary_level(0)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(AlpacaPlaced, log) == [AlpacaPlaced(0, 1)]
    assert (player_of(s).beasts, player_of(s).sled) == (1, 1)


@pytest.mark.parametrize(("tile", "place"), [("P3", "village-1"), ("P4", "village-1")])
def test_cw_2_also_by_p3_p4_and_moves(tile: str, place: str) -> None:
    """CW-2, P3, P4, CP-5."""
    s = at_emissary_level(0, modules=("progress",))
    show_tiles(s, tile, "P1", "P2")
    lay(s, tile, place)
    visit(s, place)
    assert "envoy" in texts(s)
    if tile == "P4":
        choose(s, "worker quarry-1", "take worker quarry-2")
        log = choose(s, "envoy")
        assert of(CaraliPlaced, log) == [CaraliPlaced(0, 3, "")]


@pytest.mark.parametrize("tile", ["P5", "P6"])
def test_cw_3_also_by_p5_and_p6(tile: str) -> None:
    """CW-3, P5, P6: a full sled does not matter then."""
    s = at_emissary_level(0, modules=("progress",))
    show_tiles(s, tile, "P1", "P2")
    lay(s, tile, "market-1")
    sled(s, 0, 5)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(AlpacaPlaced, log) == [AlpacaPlaced(0, 1)]


def test_cw_4_a_figure_on_a_finished_level_stays() -> None:
    """CW-4, CP-5, CZ-4: none of it can be moved, paid, put back or lost."""
    s = at_emissary_level(2, modules=("progress", "anaconda", "moods"))
    show_tiles(s, "P4", "P6", "P1")
    lay(s, "P4", "village-1")
    lay(s, "P6", "market-1")
    workers(s, 0, 0, 0)
    sled(s, 0, 0)
    discarded(s, stone=3)
    visit(s, "village-1")
    choose(s, "builder site-1")
    assert "take envoy" not in texts(s)
    visit(s, "market-1")
    assert options_of(s, "return") == []


def test_cw_4_figures_do_not_leave_just_so() -> None:
    """CW-4: no action of a turn takes an envoy away."""
    s = at_emissary_level(0, carali=1)
    visit(s, "village-1")
    assert not options_of(s, "take")
    choose(s, "skip")
    assert player_of(s).envoys == 1


@pytest.mark.parametrize("level", range(5))
def test_cw_5_finishing_a_level_at_once_gives_its_reward(level: int) -> None:
    """CW-5: fame, stones and cards, whichever figure comes last."""
    carali, alpacas = BOARD[level]
    reward_fame, reward_stones, reward_cards = REWARDS[level]
    for last in ("envoy", "alpaca board"):
        s = at_emissary_level(level, carali - (last == "envoy"), alpacas - (last != "envoy"))
        visit(s, "village-1" if last == "envoy" else "market-1")
        before = player_of(s).fame
        cards = sum(hand(s))
        log = choose(s, last)
        assert of(EmissaryLevelFinished, log) == [EmissaryLevelFinished(0, level + 1)]
        assert player_of(s).fame == before + reward_fame
        assert player_of(s).stones == reward_stones
        by_tile = 1 if level == 2 and last != "envoy" else 0
        assert sum(hand(s)) == cards + reward_cards + by_tile
        assert (player_of(s).level, player_of(s).envoys, player_of(s).beasts) == (level + 1, 0, 0)
        assert fame_by_source(player_of(s))["emissaries"] == reward_fame


def test_cw_5_stones_beyond_four_are_lost() -> None:
    """CW-5, CA-6."""
    s = at_emissary_level(2, 1, 1)
    stones(s, 0, 3)
    visit(s, "village-1")
    log = choose(s, "envoy")
    assert of(StonesGained, log) == [StonesGained(0, 1, 1)]


def test_cw_9_whoever_first_reaches_a_level_takes_the_marker_from_its_holder() -> None:
    """CW-9: whoever reaches it later does not."""
    s = new(3, ("emissary",))
    emissaries(s, 0, 0, carali=1)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(MarkerTaken, log) == [MarkerTaken(0, -1)]
    emissaries(s, 1, 0, carali=1)
    at_turn(s, 1, "cult-1")
    log = choose(s, "move market-1", "alpaca board")
    assert of(MarkerTaken, log) == []
    assert s.marker == 0
    emissaries(s, 1, 1, carali=1)
    at_turn(s, 1, "cult-1")
    log = choose(s, "move market-1", "alpaca board")
    assert of(MarkerTaken, log) == [MarkerTaken(1, 0)]
    assert s.marker == 1
    assert kinds(log).index("EmissaryLevelFinished") < kinds(log).index("MarkerTaken")


def test_cw_9_the_holder_keeps_it_at_the_next_new_level_without_a_word() -> None:
    """CW-9."""
    s = at_emissary_level(1, carali=1)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(MarkerTaken, log) == []
    assert s.marker == 0


def test_cz_6_reward_marker_and_status_cards_come_in_this_order() -> None:
    """CZ-6, CW-5, CS-2: fame, stones, cards, marker, status cards."""
    s = new(3, ("emissary", "status"))
    s.statuses = [0, 1, 2, 3, 4]
    emissaries(s, 0, 0, carali=1)
    stones(s, 0, 3)
    at_turn(s, 0, "cult-1")
    log = choose(refresh(s), "move market-1", "alpaca board")
    assert kinds(log)[2:8] == [
        "AlpacaPlaced",
        "EmissaryLevelFinished",
        "FameChanged",
        "StonesGained",
        "MarkerTaken",
        "StatusTaken",
    ]


def test_cz_2_without_the_module_no_board_is_a_place() -> None:
    """CZ-2, CW-2, CW-3."""
    s = new(3)
    visit(s, "village-1")
    assert "envoy" not in texts(s)
    assert reason(s, "envoy").facts == {"module": False}
    visit(s, "market-1")
    assert "alpaca board" not in texts(s)
