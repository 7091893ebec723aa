"""Setting up a new game (CN) and what two players place besides (C2-1, C2-2)."""

import pytest

from cuzco_tui.game import BadOptions
from cuzco_tui.games.caral.engine.codes import FREE, NEUTRAL, NO_TILE, NOBODY, PROGRESS, STATUS
from cuzco_tui.games.caral.engine.events import (
    CaraliPlaced,
    CardsDrawn,
    CardsSeen,
    LevelBuilt,
    ModulesLaidOut,
    NeutralLevelPlaced,
    StartPlayerChosen,
    StonesGained,
    YearStarted,
)
from cuzco_tui.games.caral.engine.setup import new_game, opening_events
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers import (
    ALL_MODULES,
    asked,
    at_turn,
    choose,
    decider,
    end_year,
    finish_others,
    kinds,
    lay,
    levels_on,
    new,
    of,
    options_of,
    owner_of,
    player_of,
    reason,
    show_tiles,
    stones,
    texts,
)


def test_cn_1_every_seat_can_be_the_first_start_player_and_the_others_follow_clockwise() -> None:
    """CN-1, CX-1: chance decides, by the seed alone."""
    starts = set()
    for seed in range(40):
        s = new_game(4, seed)
        assert s.start == new_game(4, seed).start
        starts.add(s.start)
        for step in range(4):
            assert decider(s) == (s.start + step) % 4
            choose(s, texts(s)[0])
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_cn_1_the_game_is_for_two_to_four(players: int) -> None:
    """CC-1, CN-1."""
    with pytest.raises(BadOptions):
        new_game(players, 1)


def test_cn_2_architect_and_figures_stand_on_the_start_space_and_no_pyramid_is_finished() -> None:
    """CN-2."""
    s = new_game(3, 8)
    assert (s.height, s.architect, s.finished) == (1, 0, 0)
    assert [player.figure for player in s.players] == [0, 0, 0]


def test_cn_3_the_cards_are_shuffled_and_the_discard_pile_is_empty() -> None:
    """CN-3: other seeds, other piles."""
    piles = [tuple(new_game(4, seed).pile) for seed in range(10)]
    assert len(set(piles)) == 10
    assert all(sorted(pile) == sorted(piles[0]) for pile in piles)
    assert new_game(4, 1).discards == [0, 0, 0, 0]


def test_cn_4_everybody_has_an_alpaca_on_its_sled_and_the_rest_in_its_supply() -> None:
    """CN-4: range 4."""
    s = new_game(4, 2)
    for player in s.players:
        assert (player.sled, player.alpacas) == (1, 9)
        assert s.content.ranges[player.sled] == 4
    assert [player.carali for player in s.players if not sum(player.workers)] == [11] * 3


def test_cn_5_what_the_modules_lay_open_is_seen_before_the_first_site_is_chosen() -> None:
    """CN-5, CX-4: the top mood card, all year tiles, five status cards and three progress tiles."""
    s = new_game(4, 2, ALL_MODULES)
    assert asked(s) == "ChooseSite"
    view = view_of(s, decider(s))
    assert len(view.moods) == 1
    assert len(view.years) == 7
    assert len(view.statuses) == 5
    assert len(view.progress) == 3
    shown = of(ModulesLaidOut, opening_events(s))
    assert shown == [ModulesLaidOut(s.moods[0], tuple(s.years), tuple(s.statuses), tuple(s.progress))]


def test_cn_5_chance_lays_the_modules_out() -> None:
    """CN-5, CL-1, CT-1, CS-1, CP-1: other seeds, other cards; each of them comes up sometimes."""
    games = [new_game(3, seed, ALL_MODULES) for seed in range(60)]
    assert {s.moods[0] for s in games} == set(range(8))
    assert {s.years[0] for s in games} == set(range(7))
    assert {card for s in games for card in s.statuses} == set(range(16))
    assert {tile for s in games for tile in s.progress} == set(range(8))
    assert {s.progress[0] for s in games} == set(range(8))


def test_cn_6_each_player_in_turn_places_two_workers_and_a_builder_with_a_free_level() -> None:
    """CN-6, CN-7: one worker in each quarry, then the site, the level without paying, then stones and cards."""
    s = new_game(4, 1)
    first = s.start
    assert player_of(s, first).workers == [1, 1]
    assert player_of(s, (first + 1) % 4).workers == [0, 0]
    assert opening_events(s) == [
        StartPlayerChosen(first),
        CaraliPlaced(first, 0, "quarry-1"),
        CaraliPlaced(first, 0, "quarry-2"),
    ]
    log = choose(s, "builder site-9")
    player = player_of(s, first)
    assert player.carali == 8
    assert owner_of(s, "site-9") == first
    assert levels_on(s, "site-9") == 1
    assert s.levels == [10, 10, 10, 9, 8]
    assert kinds(log)[:5] == ["CaraliPlaced", "LevelBuilt", "StonesGained", "CardsDrawn", "CardsSeen"]
    assert of(LevelBuilt, log) == [LevelBuilt(first, "site-9", 5, 1, True)]
    assert of(CaraliPlaced, log)[1:] == [
        CaraliPlaced((first + 1) % 4, 0, "quarry-1"),
        CaraliPlaced((first + 1) % 4, 0, "quarry-2"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cn_6_stones_and_cards_by_the_order_of_turns(players: int) -> None:
    """CN-6: 1 and 4, 2 and 4, 2 and 5, 2 and 6."""
    s = new_game(players, 4)
    log = [event for number in range(players) for event in choose(s, f"builder site-{number + 1}")]
    expected = [(1, 4), (2, 4), (2, 5), (2, 6)][:players]
    order = [(s.start + step) % players for step in range(players)]
    assert [(player_of(s, seat).stones, sum(player_of(s, seat).hand)) for seat in order] == expected
    assert of(StonesGained, log) == [
        StonesGained(seat, each, 0) for seat, (each, _) in zip(order, expected, strict=True)
    ]
    assert of(CardsDrawn, log) == [CardsDrawn(seat, each) for seat, (_, each) in zip(order, expected, strict=True)]
    assert [event.private_to for event in of(CardsSeen, log)] == order


def test_cn_6_any_free_site_may_be_chosen_and_no_taken_one() -> None:
    """CN-6: all twenty for the first player."""
    s = new_game(4, 1)
    assert options_of(s, "builder") == [f"site-{number}" for number in range(1, 21)]
    choose(s, "builder site-20")
    assert "builder site-20" not in texts(s)
    assert len(s.options) == 19
    assert reason(s, "builder site-20").rule == "CN-6"


def test_cn_7_the_first_site_is_a_started_large_pyramid() -> None:
    """CN-7: its next level is of size 4, and it counts for movement."""
    s = new(3)
    index = s.content.index_of["site-17"]
    assert (s.target[index], s.built[index]) == (5, 1)
    player_of(s).stones = 1
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert s.levels == [10, 10, 10, 8, 6]


def test_cn_8_with_two_players_each_places_a_neutral_pyramid_after_the_first_sites() -> None:
    """CN-8, C2-1: from the start player on, on a free site among the first twelve."""
    s = new_game(2, 1)
    first = s.start
    choose(s, "builder site-1", "builder site-15")
    assert asked(s) == "ChooseNeutralSite"
    assert decider(s) == first
    assert options_of(s, "neutral") == [f"site-{number}" for number in range(2, 13)]
    assert reason(s, "neutral site-1").rule == "C2-1"
    assert reason(s, "neutral site-13").facts == {"first": 12}
    log = choose(s, "neutral site-12")
    assert log == [NeutralLevelPlaced(first, "site-12")]
    assert decider(s) == 1 - first
    assert len(s.options) == 10
    log = choose(s, "neutral site-2")
    assert of(YearStarted, log) == [YearStarted(1, first)]
    assert s.levels == [10, 10, 10, 9, 5]
    assert [player.carali for player in s.players] == [8, 8]


@pytest.mark.parametrize("players", [3, 4])
def test_cn_8_three_and_four_players_place_none(players: int) -> None:
    """CN-8, C2-1."""
    s = new(players)
    assert NEUTRAL not in [s.owner[index] for index in s.content.sites]
    assert s.levels[4] == 9 - players


def test_c2_2_neutral_pyramids_count_as_a_space_and_are_nobodys() -> None:
    """C2-2, CM-3, CM-5: one may stop there, and there is nothing to do."""
    s = new(2)
    player_of(s).stones = 4
    at_turn(s, 0, "market-1")
    assert "move site-11" in texts(s)
    choose(s, "move site-11")
    assert decider(s) == 1
    assert player_of(s).stones == 4


def test_c2_2_neutral_pyramids_take_no_builder_no_priest_and_no_level() -> None:
    """C2-2, CA-4, CP-6."""
    s = new(2, ("progress",))
    show_tiles(s, "P8", "P1", "P2")
    lay(s, "P8", "quarry-2")
    at_turn(s, 0, "market-1")
    choose(s, "move village-2")
    assert "builder site-11" not in texts(s)
    assert "priest site-11" not in texts(s)
    stones(s, 0, 2)
    at_turn(s, 0, "village-2")
    choose(s, "move quarry-2")
    assert options_of(s, "build") == ["site-17"]


def test_c2_2_neutral_pyramids_never_count_as_finished_and_score_nothing() -> None:
    """C2-2, CE-5: the end of the game gives nobody anything for them."""
    s = new(2, max_years=1)
    finish_others(s, 2, seat=0)
    end_year(s)
    assert s.finished == 2
    assert asked(s) == ""
    assert [player.fame for player in s.players] == [5 - 1 + 10 + 1, 5 - 1 + 1]


@pytest.mark.parametrize(
    ("module", "bit", "field"), [("status", STATUS, "statuses"), ("progress", PROGRESS, "progress")]
)
def test_cs_1_and_cp_1_what_is_not_drawn_is_out_of_the_game(module: str, bit: int, field: str) -> None:
    """CS-1, CP-1: five of sixteen cards, three of eight tiles, all different."""
    s = new_game(2, 6, (module,))
    drawn = getattr(s, field)
    assert s.modules == bit
    assert len(drawn) == len(set(drawn)) == (5 if module == "status" else 3)
    assert s.laid == [NO_TILE] * len(s.laid)
    assert s.status_by == ([NOBODY] * 5 if module == "status" else [])
    assert all(owner == FREE for owner in s.owner)
