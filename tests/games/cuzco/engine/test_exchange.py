"""The exchange action: what the pips of a die buy."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, KHIPUS, SLID_DOWN, SOURCES
from cuzco_tui.games.cuzco.engine.events import (
    CardTurnedUp,
    DiePlaced,
    FeatherPlaced,
    FeatherTaken,
    FoodGained,
    GodCardTaken,
    KhipuReserved,
    KnowledgeGained,
    OfferingsGained,
    PileReshuffled,
    PipsLapsed,
    PointsScored,
    TileSlidDown,
)
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    deliver,
    give_feathers,
    give_tiles,
    new,
    show_god,
    texts,
)

NUMBERS = {1: 2, 2: 3, 3: 1, 4: 1, 5: 3, 6: 1, 7: 2, 8: 3, 9: 1, 10: 3, 11: 2, 12: 2}
"""The number printed on the tiles of each ability."""
FEATHERS = ["feather turquoise", "feather purple", "feather orange", "feather pink"]
GODS = ["god iliapa", "god mama-quilia", "god viracocha", "god pacha-mama", "god mama-sara"]


@pytest.mark.parametrize(("ability", "number"), NUMBERS.items())
def test_a_study_tile_slid_down_for_one_pip_advances_the_marker_by_its_number(ability: int, number: int) -> None:
    """X-1: 1 pip, and the number of the tile in spaces of knowledge."""
    s = exchange(new(), 2, ability - 1)
    log = choose(s, f"slide study {ability:02}")
    assert TileSlidDown(0, ability - 1, number) in log
    assert KnowledgeGained(0, number, number) in log
    assert s.players[0].knowledge == number
    assert s.players[0].food == 0
    assert s.players[0].tiles == [ability - 1 + SLID_DOWN]
    assert texts(s) == ["vp", "done"]


@pytest.mark.parametrize(("ability", "number"), NUMBERS.items())
def test_a_farm_tile_slid_down_for_one_pip_brings_its_number_in_food(ability: int, number: int) -> None:
    """X-2: 1 pip, and the number of the tile in food."""
    s = exchange(new(), 2, 12 + ability - 1)
    log = choose(s, f"slide farm {ability:02}")
    assert TileSlidDown(0, 12 + ability - 1, number) in log
    assert FoodGained(0, number) in log
    assert s.players[0].food == number
    assert s.players[0].knowledge == 0
    assert s.players[0].tiles == [12 + ability - 1 + SLID_DOWN]
    assert texts(s) == ["vp", "done"]


def test_a_tile_that_is_down_cannot_be_slid_down_again() -> None:
    """X-1 and X-2 need a tile that is up."""
    s = exchange(new(), 6, 4 + SLID_DOWN, 16 + SLID_DOWN, 0)
    assert slides(s) == ["slide study 01"]
    choose(s, "slide study 01")
    assert slides(s) == []
    with pytest.raises(IllegalChoice):
        choose(s, "slide study 01")


def test_of_two_like_tiles_each_is_slid_down_for_a_pip_of_its_own() -> None:
    """X-1: repeats are allowed, one tile at a time."""
    s = exchange(new(), 3, 4, 4)
    assert slides(s) == ["slide study 05"]
    choose(s, "slide study 05")
    assert sorted(s.players[0].tiles) == [4, 4 + SLID_DOWN]
    assert slides(s) == ["slide study 05"]
    choose(s, "slide study 05")
    assert s.players[0].tiles == [4 + SLID_DOWN] * 2
    assert s.players[0].knowledge == 6
    assert texts(s) == ["vp", "done"]


def test_study_and_farm_tiles_of_one_ability_are_different_things_to_slide() -> None:
    """X-1, X-2."""
    s = exchange(new(), 3, 4, 16)
    assert slides(s) == ["slide study 05", "slide farm 05"]
    choose(s, "slide farm 05")
    assert s.players[0].tiles == [4, 16 + SLID_DOWN]
    assert slides(s) == ["slide study 05"]


def test_a_study_tile_slid_down_near_the_end_of_the_track_loses_the_steps_beyond() -> None:
    """X-1 with K-1: the last space is the end."""
    s = new()
    s.players[0].knowledge = 14
    exchange(s, 2, 4)
    log = choose(s, "slide study 05")
    assert KnowledgeGained(0, 1, 15) in log
    assert s.players[0].knowledge == 15


def test_a_study_tile_may_still_be_slid_down_at_the_end_of_the_track() -> None:
    """X-1: sliding needs only a tile that is up; tasks count tiles that are down, so it matters."""
    s = new()
    s.players[0].knowledge = 15
    exchange(s, 2, 4)
    assert slides(s) == ["slide study 05"]
    choose(s, "slide study 05")
    assert s.players[0].tiles == [4 + SLID_DOWN]
    assert s.players[0].knowledge == 15


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_every_pip_can_become_a_vp_that_says_where_it_came_from(die: int) -> None:
    """X-3: 1 VP a pip, of the source "exchange" in the column of the round."""
    s = new()
    s.round = 3
    before = s.players[0].score
    at_turn(s, 0, (die, die, die))
    log = choose(s, f"die {die} exchange")
    while asked(s) == "ChooseExchange":
        log += choose(s, "vp")
    assert s.players[0].score == before + die
    assert vp(s, 0, "exchange") == [0, 0, 0, die, 0, 0, 0, 0]
    assert log.count(PointsScored(0, 1, "exchange")) == die
    assert decider(s) == 1


def test_one_pip_buys_only_what_costs_one_pip() -> None:
    """X-1, X-2 and X-3 cost 1 pip; X-4, X-5, X-6 and X-7 cost 2."""
    s = exchange(new(), 1, 0, 12)
    assert texts(s) == ["slide study 01", "slide farm 01", "vp"]


def test_without_a_pip_left_nothing_more_is_slid_down() -> None:
    """X-1, X-2: the other tile stays up and the turn is over."""
    s = exchange(new(), 1, 0, 12)
    choose(s, "slide study 01")
    assert s.players[0].tiles == [SLID_DOWN, 12]
    assert (asked(s), decider(s)) == ("ChooseTurn", 1)


def test_two_pips_open_the_whole_list() -> None:
    """X-1, X-2, X-3, X-4, X-5, X-6 and X-7."""
    s = exchange(new(), 2, 0, 12)
    wanted = {"slide study 01", "slide farm 01", "vp", "offering", *GODS, *FEATHERS, "khipu"}
    assert set(texts(s)) - {"done"} == wanted


@pytest.mark.parametrize("purchase", ["offering", "god viracocha", "feather pink", "khipu"])
def test_a_purchase_of_two_pips_leaves_one_of_three(purchase: str) -> None:
    """X-4, X-5, X-6 and X-7 cost 2 pips each."""
    s = exchange(new(), 3)
    choose(s, purchase)
    if asked(s) == "ChooseFeatherSlot":
        choose(s, texts(s)[0])
    assert asked(s) == "ChooseExchange"
    assert texts(s) == ["vp", "done"]


@pytest.mark.parametrize(("die", "offerings", "left"), [(2, 1, 0), (3, 1, 1), (4, 2, 0), (5, 2, 1), (6, 3, 0)])
def test_offerings_cost_two_pips_each(die: int, offerings: int, left: int) -> None:
    """X-4."""
    s = exchange(new(), die)
    log = choose(s, *["offering"] * offerings)
    assert log.count(OfferingsGained(0, 1)) == offerings
    assert s.players[0].offerings == 2 + offerings
    assert texts(s) == ["vp", "done"] if left else decider(s) == 1


def test_a_god_card_goes_to_the_hand_and_the_next_one_is_turned_up_at_once() -> None:
    """X-5."""
    s = exchange(new(), 6)
    upcoming = s.piles[2][-1]
    others = [s.face_up[god] for god in (0, 1, 3, 4)]
    log = choose(s, "god viracocha")
    assert log == [GodCardTaken(0, 8), CardTurnedUp(2, upcoming)]
    assert s.players[0].hand[8] == 1
    assert s.face_up[2] == upcoming
    assert [s.face_up[god] for god in (0, 1, 3, 4)] == others
    choose(s, "god viracocha")
    assert sorted(card for card in range(16) for _ in range(s.players[0].hand[card])) == sorted([8, upcoming])


def test_a_god_card_from_the_exchange_costs_no_offering() -> None:
    """X-5: only playing a card costs an offering."""
    s = exchange(new(), 6)
    choose(s, "god iliapa", "god mama-quilia", "god mama-sara")
    assert s.players[0].offerings == 2
    assert [card for card in range(16) if s.players[0].hand[card]] == [3, 6, 15]


def test_a_god_card_just_taken_can_be_played_at_once() -> None:
    """X-5: card 13 out of the display makes this very die a 6, the spent pips staying spent."""
    s = new()
    show_god(s, 13)
    s.players[0].inti = 0
    exchange(s, 2)
    assert not [text for text in texts(s) if text.startswith("card")]
    choose(s, "god mama-sara")
    assert texts(s) == ["card 13 offering", "done"]
    choose(s, "card 13 offering", "offering", "offering")
    assert s.players[0].offerings == 2 - 1 + 2
    assert decider(s) == 1


def test_the_last_card_of_a_pile_brings_back_its_discards_or_leaves_it_empty() -> None:
    """X-5 with N-3."""
    s = new()
    s.discards[11] += len(s.piles[3])
    s.piles[3] = []
    s.discards[7] = s.discards[8] = s.discards[9] = 0
    s.piles[2] = []
    waiting = sum(s.discards[10:13])
    exchange(s, 6)
    log = choose(s, "god pacha-mama")
    assert PileReshuffled(3, waiting) in log
    assert s.face_up[3] in (10, 11, 12)
    assert len(s.piles[3]) == waiting - 1
    log = choose(s, "god viracocha")
    assert CardTurnedUp(2, 0) in log
    assert "god viracocha" not in texts(s)
    assert "god pacha-mama" in texts(s)


def test_a_feather_is_taken_from_the_supply_and_placed_by_the_player() -> None:
    """X-6: on mask 1 the slots 7 and 8 belong to circlet 4, slot 9 to circlet 5."""
    s = exchange(new(), 2)
    log = choose(s, "feather orange")
    assert log == [FeatherTaken(0, 2)]
    assert asked(s) == "ChooseFeatherSlot"
    assert texts(s) == ["slot 7", "slot 9"]
    assert s.supply == [12, 12, 11, 12]
    log = choose(s, "slot 9")
    assert log[0] == FeatherPlaced(0, 2, 8)
    assert s.players[0].feathers == 1 << 8
    assert decider(s) == 1


@pytest.mark.parametrize(
    ("mask", "order"),
    [
        (0, ("turquoise", "purple", "orange", "pink")),
        (1, ("purple", "pink", "turquoise", "orange")),
        (2, ("orange", "turquoise", "pink", "purple")),
        (3, ("pink", "orange", "purple", "turquoise")),
    ],
)
def test_a_feather_fits_only_the_slots_of_its_colour_on_the_mask(mask: int, order: tuple[str, ...]) -> None:
    """X-6: slots that lead to the same circlet are one choice."""
    for place, colour in enumerate(order):
        s = new()
        s.players[0].mask = mask
        exchange(s, 2)
        choose(s, f"feather {colour}")
        assert (
            texts(s)
            == (["slot 1", "slot 3"], ["slot 4", "slot 5"], ["slot 7", "slot 9"], ["slot 10", "slot 11"])[place]
        )


def test_feathers_of_one_colour_can_be_bought_until_there_are_three() -> None:
    """X-6: repeats are allowed, never a fourth of one colour."""
    s = new()
    give_feathers(s, 0, 10)
    exchange(s, 6)
    choose(s, "feather pink")
    assert s.players[0].feathers.bit_count() == 2
    assert "feather pink" in texts(s)
    choose(s, "feather pink")
    assert s.players[0].feathers == 0b111 << 9
    assert [text for text in texts(s) if text.startswith("feather")] == FEATHERS[:3]
    with pytest.raises(IllegalChoice):
        choose(s, "feather pink")


def test_a_full_headdress_leaves_no_feather_to_buy() -> None:
    """X-6."""
    s = new()
    give_feathers(s, 0, *range(1, 13))
    exchange(s, 6)
    assert not [text for text in texts(s) if text.startswith("feather")]


def test_a_khipu_goes_to_the_reserve_and_frees_its_house() -> None:
    """X-7."""
    s = new()
    s.players[0].khipus = 9
    s.players[0].reserve = 1
    give_tiles(s, 0, 0, 1, 2)
    at_turn(s, 0, (4, 4, 4))
    assert "die 4 study" not in texts(s)
    log = choose(s, "die 4 exchange", "khipu")
    assert KhipuReserved(0) in log
    assert (s.players[0].khipus, s.players[0].reserve) == (8, 2)
    choose(s, "khipu")
    assert (s.players[0].khipus, s.players[0].reserve) == (7, 3)
    at_turn(s, 0, (3,))
    assert "die 3 study" in texts(s)


def test_without_a_khipu_on_the_mask_none_can_go_to_the_reserve() -> None:
    """X-7: neither those in villages nor those in the reserve count."""
    s = new()
    deliver(s, 0, *range(9))
    exchange(s, 4)
    choose(s, "khipu")
    assert (s.players[0].khipus, s.players[0].reserve) == (0, 1)
    assert "offering" in texts(s)
    assert "khipu" not in texts(s)
    assert s.players[0].delivered.bit_count() == KHIPUS - 1


def test_the_pips_can_be_spent_in_any_mix() -> None:
    """X-1, X-2 and X-4: two study tiles of 3 and 2, a farm tile of 3 and an offering for a 5."""
    s = exchange(new(), 5, 4, 6, 21)
    log = choose(s, "slide study 05", "slide farm 10", "slide study 07", "offering")
    assert s.players[0].knowledge == 5
    assert s.players[0].food == 3
    assert s.players[0].offerings == 3
    assert not [event for event in log if isinstance(event, PipsLapsed)]
    assert decider(s) == 1


def test_pips_not_spent_lapse_and_help_no_later_die() -> None:
    """X-3: leftover pips of an exchange lapse."""
    s = at_turn(new(), 0, (6, 2, 2))
    log = choose(s, "die 6 exchange", "vp", "done")
    assert log[0] == DiePlaced(0, 6, 4, False)
    assert PipsLapsed(0, 5) in log
    at_turn(s, 0, (2, 2))
    choose(s, "die 2 exchange", "vp")
    assert texts(s) == ["vp", "done"]
    log = choose(s, "vp")
    assert not [event for event in log if isinstance(event, PipsLapsed)]
    assert asked(s) == "ChooseTurn"


def test_an_exchange_is_always_possible_since_there_are_vp_to_take() -> None:
    """X-3 with D-4: a mask with nothing left to move still has the VP."""
    s = new()
    give_feathers(s, 0, *range(1, 13))
    s.players[0].khipus, s.players[0].reserve = 0, 10
    at_turn(s, 0, (1, 1, 1))
    before = s.players[0].score
    choose(s, "die 1 exchange")
    assert s.players[0].score == before + 1
    assert decider(s) == 1


def test_tiles_stay_down_when_a_round_is_over() -> None:
    """X-1, X-2: nothing but card 02 slides a tile up again, so a later exchange does not offer it."""
    s = exchange(new(), 2, 4, 16)
    choose(s, "slide study 05", "slide farm 05")
    s.round = 2
    at_turn(s, 0, (6, 5, 4))
    choose(s, "die 6 exchange")
    assert slides(s) == []


def exchange(s: State, die: int, *tiles: int) -> State:
    """Let seat 0 own these tiles and place a die for an exchange."""
    give_tiles(s, 0, *tiles)
    at_turn(s, 0, (die, die, die))
    choose(s, f"die {die} exchange")
    return s


def slides(s: State) -> list[str]:
    """The options of sliding a tile down."""
    return [text for text in texts(s) if text.startswith("slide")]


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]
