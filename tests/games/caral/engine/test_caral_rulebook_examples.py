"""The worked examples of the rulebook, played out."""

import pytest

from cuzco_tui.games.caral.engine.codes import FROM_STATUS
from cuzco_tui.games.caral.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    EmissaryLevelFinished,
    FameChanged,
    FigureMoved,
    LevelBuilt,
    MarkerTaken,
    MoodJudged,
    NewStartPlayer,
    StatusTaken,
    YearTileScored,
)
from tests.games.caral.helpers import (
    asked,
    at_turn,
    choose,
    decider,
    emissaries,
    end_year,
    finish_others,
    give,
    hand,
    levels_on,
    mood,
    new,
    of,
    options_of,
    owner_of,
    player_of,
    pyramid,
    reserve,
    show_statuses,
    sled,
    stones,
    texts,
    visit,
    workers,
    year_tile,
)

ANNA, BERND, CLAUDIA = range(3)


def test_patricia_begins_a_pyramid_of_five_levels_for_one_stone() -> None:
    """CB-1, CB-2: her builder moves onto the red arrow, and a level of size 5 lies on the site."""
    s = new(3)
    reserve(s, 0, "site-6")
    stones(s, 0, 1)
    carali = player_of(s).carali
    at_turn(s, 0, "quarry-1")
    log = choose(s, "move site-6", "build large")
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-6", 5, 1, False)]
    assert player_of(s).stones == 0
    assert owner_of(s, "site-6") == 0
    assert player_of(s).carali == carali


@pytest.mark.parametrize(("before", "gained"), [(0, 3), (2, 2)])
def test_the_first_finished_pyramid_brings_three_and_the_third_only_two(before: int, gained: int) -> None:
    """CB-5."""
    s = new(3)
    finish_others(s, before)
    pyramid(s, 0, "site-1", 4)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert [event.amount for event in of(FameChanged, log)] == [gained]


def test_the_ceremonies_are_worth_4_5_6_and_7_with_the_2nd_4th_6th_and_7th_pyramid() -> None:
    """CB-6, CJ-5."""
    worth = []
    for finished in (2, 4, 6, 7):
        s = new(4)
        finish_others(s, min(finished, 4), seat=1)
        finish_others(s, max(finished - 4, 0), seat=2)
        give(s, 0, stone=1)
        end_year(s)
        log = choose(s, "offer 1 stone")
        worth.append(next(event.amount for event in of(FameChanged, log) if event.seat == 0))
    assert worth == [4, 5, 6, 7]


def test_ina_draws_three_cards_for_two_started_and_one_finished_pyramid() -> None:
    """CG-1, CG-2: her reserved sites without a level do not count."""
    s = new(3)
    pyramid(s, 0, "site-1", 2)
    pyramid(s, 0, "site-2", 3, large=False)
    reserve(s, 0, "site-3", "site-4")
    log = end_year(s)
    assert of(CardsDrawn, log)[0] == CardsDrawn(0, 3)


def test_inken_walks_seven_spaces_to_a_quarry_with_a_range_of_five_and_two_cards() -> None:
    """CM-11, CM-3: from the start past five action spaces and a pyramid to the second quarry."""
    s = new(3, sites=("site-1", "site-18", "site-19"))
    sled(s, 0, 2)
    give(s, 0, stone=1, fish=1)
    at_turn(s, 0)
    log = choose(s, "move quarry-2")
    assert of(FigureMoved, log) == [FigureMoved(0, "start", "quarry-2", 7, False)]
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (1, 0, 1, 0), "move")]
    assert hand(s) == [0, 0, 0, 0]


def test_two_clay_cards_are_discarded_for_the_ability_of_clay() -> None:
    """CR-2, CR-5."""
    s = new(3)
    give(s, 0, clay=2, stone=1)
    stones(s, 0, 2)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert texts(s) == ["pair clay", "done"]
    choose(s, "pair clay")
    assert s.discards == [0, 2, 0, 0]


def test_three_levels_in_one_turn_with_three_stones_and_a_pair_each_of_stone_and_clay() -> None:
    """CR-5."""
    s = new(3)
    give(s, 0, clay=2, stone=2)
    stones(s, 0, 3)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build", "pair stone", "pair clay")
    assert (levels_on(s, "site-17"), player_of(s).stones, hand(s)) == (4, 0, [0, 0, 0, 0])


def test_a_fish_pair_makes_two_carali_two_alpacas_twice_the_stones_or_four_cards() -> None:
    """CR-7."""
    s = new(3)
    workers(s, 0, 2, 2)
    give(s, 0, fish=2)
    at_turn(s, 0)
    results = []
    for path in (
        ("move village-1", "worker quarry-1", "pair fish", "worker quarry-1"),
        ("move market-1", "alpaca sled", "pair fish"),
        ("move quarry-1", "act", "pair fish"),
        ("move cult-1", "act", "pair fish"),
    ):
        twin = s.copy()
        choose(twin, *path)
        player = player_of(twin)
        results.append((sum(player.workers) - 4, player.sled - 1, player.stones, sum(player.hand)))
    assert results == [(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 4, 0), (0, 0, 0, 4)]


@pytest.mark.parametrize(("numbers", "struck"), [((3, 2, 2, 1), ()), ((3, 2, 2, 0), (1, 2, 3))])
def test_four_players_must_offer_eight_cards_or_all_but_the_most_lose_a_carali(
    numbers: tuple[int, ...], struck: tuple[int, ...]
) -> None:
    """CL-2, CL-3, CL-5."""
    s = new(4, ("moods",))
    mood(s, "M1")
    names = ("stone", "clay", "fish", "alpaca")
    for seat, number in enumerate(numbers):
        give(s, seat, **{names[seat]: number})
    end_year(s)
    log = choose(s, *(f"offer {number} {name}" for number, name in zip(numbers, names, strict=True) if number))
    assert of(MoodJudged, log) == [MoodJudged(0, sum(numbers), 8, struck)]
    for seat in struck:
        assert (asked(s), decider(s)) == ("ChooseLoss", seat)
        choose(s, "lose worker quarry-1")


def test_the_player_with_the_most_empty_reserved_sites_gains_three_and_the_second_one() -> None:
    """CT-2 to CT-5: the one with the fewest is the next start player."""
    s = new(4, ("years",))
    year_tile(s, "Y4")
    reserve(s, 1, "site-1", "site-2", "site-3")
    reserve(s, 2, "site-4", "site-5")
    reserve(s, 0, "site-6")
    log = end_year(s)
    assert of(YearTileScored, log) == [YearTileScored(3, (1, 3, 2, 0))]
    assert [(event.seat, event.amount) for event in of(FameChanged, log)[4:]] == [(1, 3), (2, 1)]
    assert of(NewStartPlayer, log) == [NewStartPlayer(3)]


def test_the_first_player_with_four_stones_takes_the_stonemason_and_two_fame() -> None:
    """CS-2."""
    s = new(3, ("status",))
    show_statuses(s, "S1")
    stones(s, 0, 3)
    at_turn(s, 0)
    log = choose(s, "move quarry-1", "act")
    assert of(StatusTaken, log) == [StatusTaken(0, 0)]
    assert of(FameChanged, log) == [FameChanged(0, 2, FROM_STATUS)]


def test_anna_keeps_the_diplomacy_marker_until_claudia_is_the_first_on_the_second_level() -> None:
    """CW-5, CW-9: Anna's first level gives 1 fame, 1 stone and its tile; Bernd's and Claudia's the same."""
    s = new(3, ("emissary",))
    for seat in (ANNA, BERND, CLAUDIA):
        emissaries(s, seat, 0, carali=1)
        at_turn(s, seat, "cult-1")
        log = choose(s, "move market-1", "alpaca board")
        assert of(EmissaryLevelFinished, log) == [EmissaryLevelFinished(seat, 1)]
        assert (player_of(s, seat).fame, player_of(s, seat).stones) == (6, 1)
        assert of(MarkerTaken, log) == ([MarkerTaken(ANNA, -1)] if seat == ANNA else [])
    emissaries(s, CLAUDIA, 1, carali=1)
    at_turn(s, CLAUDIA, "cult-1")
    log = choose(s, "move market-1", "alpaca board")
    assert of(MarkerTaken, log) == [MarkerTaken(CLAUDIA, ANNA)]
    assert s.marker == CLAUDIA


def test_workers_go_to_either_quarry_whichever_village_one_stands_in() -> None:
    """CA-4: the three uses of a Carali that the book lists."""
    s = new(3)
    pyramid(s, 0, "site-1", 5)
    for village in ("village-1", "village-2", "village-3"):
        visit(s, village)
        assert options_of(s, "worker") == ["quarry-1", "quarry-2"]
        assert options_of(s, "priest") == ["site-1"]
        assert len(options_of(s, "builder")) == 16
