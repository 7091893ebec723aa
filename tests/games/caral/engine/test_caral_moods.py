"""The moods of the gods (CL)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    AlpacaReturned,
    CaraliLost,
    CardsDiscarded,
    MoodJudged,
    MoodTurnedUp,
    NothingToLose,
    StoneLost,
)
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    asked,
    choose,
    decider,
    emissaries,
    end_year,
    give,
    hand,
    levels_on,
    mood,
    new,
    of,
    owner_of,
    player_of,
    priest,
    pyramid,
    reserve,
    sled,
    stones,
    texts,
    workers,
)

KINDS = ("stone", "clay", "fish", "alpaca")


def with_offers(s: State, *numbers: int) -> list[MoodJudged]:
    """Let each seat from 0 on offer so many cards of a kind of its own, seat 0 being the high priest."""
    for seat, number in enumerate(numbers):
        give(s, seat, **{KINDS[seat]: number})
    log = end_year(s)
    for seat, number in enumerate(numbers):
        if number:
            assert decider(s) == seat
            log += choose(s, f"offer {number} {KINDS[seat]}")
    return of(MoodJudged, log)


def test_cl_1_the_top_card_goes_under_the_pile_at_the_years_end() -> None:
    """CL-1: after eight years the first one is back."""
    s = new(3, ("moods",))
    shown = []
    for _ in range(9):
        log = end_year(s)
        while asked(s) != "ChooseMove":
            log += choose(s, texts(s)[-1] if asked(s) == "ChooseOffering" else texts(s)[0])
        shown.append((of(MoodJudged, log)[0].card, of(MoodTurnedUp, log)[0].card))
    assert shown == [(year % 8, (year + 1) % 8) for year in range(9)]


@pytest.mark.parametrize(("numbers", "strikes"), [((3, 3, 1), False), ((3, 2, 1), True)])
def test_cl_2_if_all_offerings_together_reach_the_number_nothing_happens(
    numbers: tuple[int, ...], strikes: bool
) -> None:
    """CL-2: M1 asks for 7 with three players."""
    s = new(3, ("moods",))
    mood(s, "M1")
    judged = with_offers(s, *numbers)
    assert judged == [MoodJudged(0, sum(numbers), 7, (1, 2) if strikes else ())]


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 7), (4, 8)])
def test_cl_2_the_number_is_that_for_the_number_of_players(players: int, needed: int) -> None:
    """CL-2."""
    s = new(players, ("moods",))
    mood(s, "M1")
    assert with_offers(s)[0].needed == needed


def test_cl_2_an_offering_with_the_tile_of_level_4_counts_one_more() -> None:
    """CL-2, CW-8: six cards reach seven; an offering of nothing stays nothing."""
    s = new(3, ("moods", "emissary"))
    mood(s, "M1")
    emissaries(s, 0, 4)
    emissaries(s, 2, 4)
    assert with_offers(s, 3, 3, 0)[0].total == 7


@pytest.mark.parametrize(
    ("card", "numbers", "struck"),
    [
        ("M1", (3, 1, 1, 0), (1, 2, 3)),
        ("M1", (2, 1, 2, 2), (1,)),
        ("M1", (1, 1, 1, 1), ()),
        ("M5", (3, 1, 1, 2), (1, 2)),
        ("M5", (2, 0, 2, 0), (1, 3)),
        ("M5", (2, 2, 2, 2), (0, 1, 2, 3)),
    ],
)
def test_cl_3_it_strikes_all_but_the_most_or_the_fewest_and_equals_alike(
    card: str, numbers: tuple[int, ...], struck: tuple[int, ...]
) -> None:
    """CL-3."""
    s = new(4, ("moods",))
    mood(s, card)
    assert with_offers(s, *numbers)[0].struck == struck


@pytest.mark.parametrize("card", ["M1", "M5"])
def test_cl_4_who_offered_nothing_is_never_spared_as_one_who_offered_the_most(card: str) -> None:
    """CL-4, CX-33: nobody offered, all are struck."""
    s = new(3, ("moods",))
    mood(s, card)
    assert with_offers(s)[0].struck == (0, 1, 2)


def test_cl_5_each_player_struck_loses_one_of_its_own_choice_in_order_from_the_high_priest() -> None:
    """CL-5: cards."""
    s = new(3, ("moods",))
    mood(s, "M7")
    for seat in range(3):
        give(s, seat, stone=1, clay=1)
    end_year(s, 1)
    choose(s, "offer nothing", "offer nothing", "offer nothing")
    order = []
    log = []
    while asked(s) == "ChooseLoss":
        order.append(decider(s))
        assert texts(s) == ["discard 1 stone", "discard 1 clay"]
        log += choose(s, "discard 1 clay")
    assert order == [1, 2, 0]
    assert of(CardsDiscarded, log) == [CardsDiscarded(seat, (0, 1, 0, 0), "mood") for seat in order]
    assert s.discards == [0, 3, 0, 0]


def test_cl_5_a_card_of_the_only_kind_is_lost_without_a_question() -> None:
    """CL-5, CD-3."""
    s = new(3, ("moods",))
    mood(s, "M7")
    give(s, 1, fish=2)
    end_year(s)
    log = choose(s, "offer nothing")
    assert of(CardsDiscarded, log) == [CardsDiscarded(1, (0, 0, 1, 0), "mood")]
    assert [event.seat for event in of(NothingToLose, log)] == [0, 2]


def test_cl_5_a_stone_is_lost() -> None:
    """CL-5: M4 and M8; who has none loses nothing."""
    s = new(3, ("moods",))
    mood(s, "M8")
    stones(s, 0, 2)
    stones(s, 2, 1)
    log = end_year(s)
    assert of(StoneLost, log) == [StoneLost(0, "mood"), StoneLost(2, "mood")]
    assert of(NothingToLose, log) == [NothingToLose(1, 3)]
    assert [player.stones for player in s.players] == [1, 0, 0]


def test_cl_5_a_placed_alpaca_is_lost_to_the_supply() -> None:
    """CL-5, CL-6: the last one of a sled too, so that the range is 3."""
    s = new(3, ("moods",))
    mood(s, "M6")
    sled(s, 2, 0)
    log = end_year(s)
    assert of(AlpacaReturned, log) == [AlpacaReturned(0, 0, "mood"), AlpacaReturned(1, 0, "mood")]
    assert of(NothingToLose, log) == [NothingToLose(2, 1)]
    assert (player_of(s).sled, player_of(s).alpacas) == (0, 10)


def test_cl_5_a_placed_carali_is_lost_to_the_supply() -> None:
    """CL-5: chosen by its owner."""
    s = new(3, ("moods",))
    mood(s, "M5")
    end_year(s)
    assert asked(s) == "ChooseLoss"
    assert texts(s) == ["lose worker quarry-1", "lose worker quarry-2"]
    carali = player_of(s).carali
    log = choose(s, "lose worker quarry-2")
    assert of(CaraliLost, log) == [CaraliLost(0, 0, "quarry-2")]
    assert player_of(s).carali == carali + 1
    assert player_of(s).workers == [1, 0]


def test_cl_6_a_builder_at_a_pyramid_cannot_be_chosen_and_all_others_can() -> None:
    """CL-6, CX-34: a worker, a builder at an empty site, a priest, an envoy on an unfinished level."""
    s = new(3, ("moods", "emissary"))
    mood(s, "M5")
    pyramid(s, 0, "site-1", 5)
    priest(s, 0, "site-1")
    pyramid(s, 0, "site-2", 1)
    reserve(s, 0, "site-3")
    workers(s, 0, 0, 2)
    emissaries(s, 0, 1, carali=1)
    end_year(s)
    assert texts(s) == ["lose worker quarry-2", "lose builder site-3", "lose priest site-1", "lose envoy"]


def test_cl_6_the_site_of_a_lost_builder_is_free_again() -> None:
    """CL-6, CA-4."""
    s = new(3, ("moods",))
    mood(s, "M5")
    reserve(s, 0, "site-3")
    end_year(s)
    choose(s, "lose builder site-3")
    assert owner_of(s, "site-3") == -1
    assert levels_on(s, "site-3") == 0


def test_cl_6_a_lost_priest_leaves_room_for_another() -> None:
    """CL-6, CA-4."""
    s = new(3, ("moods",))
    mood(s, "M5")
    pyramid(s, 0, "site-1", 5)
    priest(s, 0, "site-1")
    end_year(s)
    choose(s, "lose priest site-1")
    assert sum(s.priest) == 0
    assert owner_of(s, "site-1") == 0


def test_cl_6_who_has_only_builders_at_pyramids_loses_no_carali() -> None:
    """CL-6, CL-5."""
    s = new(3, ("moods",))
    mood(s, "M5")
    for seat in range(3):
        workers(s, seat, 0, 0)
    log = end_year(s)
    assert of(NothingToLose, log) == [NothingToLose(seat, 0) for seat in range(3)]


def test_cl_6_figures_on_finished_emissary_levels_are_safe() -> None:
    """CL-6, CZ-4, CW-4: only the alpaca of the unfinished level and that of the sled can be chosen."""
    s = new(3, ("moods", "emissary"))
    mood(s, "M6")
    emissaries(s, 0, 3, alpacas=1)
    sled(s, 1, 0)
    emissaries(s, 1, 2)
    end_year(s)
    assert texts(s) == ["lose sled", "lose board"]
    log = choose(s, "lose board")
    assert of(AlpacaReturned, log)[0] == AlpacaReturned(0, 1, "mood")
    assert of(NothingToLose, log) == [NothingToLose(1, 1)]
    assert player_of(s).beasts == 0


def test_cl_1_the_new_card_strikes_in_the_new_year() -> None:
    """CL-1: not already at the end of the year in which it came up."""
    s = new(3, ("moods",))
    mood(s, "M7")
    s.moods.remove(7)
    s.moods.insert(1, 7)
    stones(s, 0, 1)
    log = end_year(s)
    assert of(StoneLost, log) == []
    assert player_of(s).stones == 1
    assert hand(s)
