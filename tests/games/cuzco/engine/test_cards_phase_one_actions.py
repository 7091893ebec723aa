"""The god cards that act on the action of a die (02, 09, 10, 12, 14): their effect, and where they are refused."""

import pytest

from cuzco_tui.games.cuzco.engine.codes import (
    PHASE_END,
    ROPE,
    SLID_DOWN,
)
from cuzco_tui.games.cuzco.engine.events import ChasquiMoved, PriestPushed, PriestSentHome
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    deliver,
    discard_tiles,
    give_tiles,
    hold,
    new,
    poor,
    refresh,
    stand,
    texts,
)

VIAS = ["offering", "inti"]
STUDY_05, FARM_10, FARM_02 = 4, 21, 13
JUMPS = [f"jump {ring}-{number}" for ring in ("inner", "outer") for number in range(1, 7)]


def test_a_slid_down_tile_and_a_second_one_are_raised_before_the_exchange() -> None:
    """G-02: up to two tiles of any colour, before anything is bought."""
    s = poor(new())
    give_tiles(s, 0, STUDY_05 + SLID_DOWN, FARM_10 + SLID_DOWN, FARM_02 + SLID_DOWN)
    hold(s, 2, "offering")
    at_turn(s, 0, (2, 2, 2))
    choose(s, "die 2 exchange", "card 02 offering")
    assert asked(s) == "ChooseTileToRaise"
    assert texts(s) == ["raise study 05", "raise farm 10", "raise farm 02"]
    choose(s, "raise study 05")
    assert texts(s) == ["raise farm 10", "raise farm 02", "done"]
    choose(s, "raise farm 10")
    assert asked(s) == "ChooseExchange"
    assert s.players[0].tiles == [STUDY_05, FARM_10, FARM_02 + SLID_DOWN]
    choose(s, "slide study 05", "slide farm 10")
    assert (s.players[0].knowledge, s.players[0].food) == (3, 3)


@pytest.mark.parametrize("via", VIAS)
def test_a_tile_is_raised_in_the_midst_of_an_exchange_and_slid_down_again(via: str) -> None:
    """G-02, X-2: during the exchange, so that the same tile yields twice."""
    s = poor(new())
    give_tiles(s, 0, FARM_10)
    hold(s, 2, via)
    at_turn(s, 0, (2, 2, 2))
    choose(s, "die 2 exchange")
    assert f"card 02 {via}" not in texts(s)
    choose(s, "slide farm 10", f"card 02 {via}")
    assert s.players[0].tiles == [FARM_10]
    choose(s, "slide farm 10")
    assert s.players[0].food == 6
    assert decider(s) == 1


def test_one_raised_tile_is_enough_and_it_need_not_be_used() -> None:
    """G-02: "up to" two tiles, and they stay up when the pips go elsewhere."""
    s = poor(new())
    give_tiles(s, 0, STUDY_05 + SLID_DOWN, FARM_10 + SLID_DOWN)
    hold(s, 2, "offering")
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 exchange", "card 02 offering", "raise farm 10", "done", "vp")
    assert s.players[0].tiles == [STUDY_05 + SLID_DOWN, FARM_10]
    assert s.players[0].food == 0
    assert decider(s) == 1


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize(("action", "colour"), [("study", 0), ("farm", 1)])
def test_a_discarded_tile_is_taken_beside_the_one_from_the_row(action: str, colour: int, via: str) -> None:
    """G-09: any tile of both discard piles, of another colour too."""
    s = poor(new())
    hold(s, 9, via)
    discard_tiles(s, STUDY_05, FARM_10)
    at_turn(s, 0, (4, 4, 4))
    first = s.houses[colour * 6 + 2]
    choose(s, f"die 4 {action}", f"tile {action} 3")
    assert (asked(s), texts(s)) == ("ChooseExtraTile", [f"card 09 {via}", "decline"])
    choose(s, f"card 09 {via}")
    assert texts(s) == ["discarded study 05", "discarded farm 10"]
    choose(s, "discarded farm 10")
    assert s.players[0].tiles == [first, FARM_10]
    assert s.people_discards[FARM_10] == 0
    assert decider(s) == 1


@pytest.mark.parametrize(("free", "discarded"), [(1, True), (2, False)])
def test_card_09_needs_a_second_free_house_and_a_discarded_tile(free: int, discarded: bool) -> None:
    """G-09, P-2: with one free house, or in a round without discards, it is refused."""
    s = poor(new())
    hold(s, 9, "offering")
    if discarded:
        discard_tiles(s, STUDY_05)
    if free == 1:
        give_tiles(s, 0, FARM_10)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 study", "tile study 3")
    assert decider(s) == 1
    assert s.players[0].hand[9] == 1


@pytest.mark.parametrize("via", VIAS)
def test_a_delivery_scores_its_village_at_once_and_again_at_the_end(via: str) -> None:
    """G-10, Z-2: inner-4 is worth 5 VP on the plain road network."""
    s = poor(new())
    hold(s, 10, via)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 stone", "road inner-4 stone 2", "slot 7")
    assert (asked(s), texts(s)) == ("ChooseVillageVP", [f"card 10 {via}", "decline"])
    choose(s, f"card 10 {via}")
    assert s.players[0].score == 5
    s.phase, s.turn, s.stack, s.round = PHASE_END, 0, [], 6
    refresh(s)
    assert s.players[0].score == 10


@pytest.mark.parametrize("case", ["own khipu there", "no khipu left", "into cuzco"])
def test_card_10_is_refused_where_nothing_is_delivered(case: str) -> None:
    """G-10, M-5, M-6: neither where the own khipu lies already, nor without khipus, nor in Cuzco."""
    s = poor(new())
    hold(s, 10, "offering")
    destination = "inner-4"
    if case == "own khipu there":
        deliver(s, 0, 3)
    elif case == "no khipu left":
        s.players[0].khipus = 0
    else:
        s.players[0].location = 3
        destination = "cuzco"
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 stone", f"road {destination} stone 2")
    assert any(isinstance(event, ChasquiMoved) for event in log)
    assert asked(s) == ("ChooseFireGift" if case == "into cuzco" else "ChooseTurn")
    assert (s.players[0].hand[10], s.players[0].score) == (1, 0)


@pytest.mark.parametrize("via", VIAS)
def test_the_priest_on_the_step_goes_home_and_nobody_is_pushed(via: str) -> None:
    """G-12, T-3: the priest below stays where it is, and the fire trial follows."""
    s = poor(new())
    hold(s, 12, via)
    stand(s, 1, 4)
    stand(s, 2, 3)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 temple")
    assert texts(s) == ["step 4", f"step 4 12 {via}", "step 3", f"step 3 12 {via}", "step 2", "step 1"]
    log = choose(s, f"step 4 12 {via}")
    assert s.temple == [-1, -1, 2, 0, -1, -1]
    assert [player.priests for player in s.players] == [3, 4, 3, 4]
    assert PriestSentHome(1, 4) in log
    assert not any(isinstance(event, PriestPushed) for event in log)
    assert asked(s) == "ChooseFireGift"


def test_an_own_priest_may_be_sent_home_too() -> None:
    """G-12: whoever stands there; one's own priest comes back to the mask."""
    s = poor(new())
    hold(s, 12, "offering")
    stand(s, 0, 4)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 temple", "step 4 12 offering")
    assert s.temple == [-1, -1, -1, 0, -1, -1]
    assert s.players[0].priests == 3


def test_card_12_is_refused_on_step_1_where_the_push_sends_home_anyway() -> None:
    """G-12, T-2: a card can be played only where it changes something; off step 1 everybody goes home."""
    s = poor(new())
    hold(s, 12, "offering")
    stand(s, 1, 1)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 temple")
    assert texts(s) == ["step 4", "step 3", "step 2", "step 1"]


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize("action", ["stone", "rope"])
def test_the_runner_jumps_to_any_village_whatever_the_roads(action: str, via: str) -> None:
    """G-14, M-3, M-4: from Cuzco all twelve villages; the khipu is delivered and the feather earned."""
    s = poor(new())
    hold(s, 14, via)
    at_turn(s, 0, (2, 2, 2))
    choose(s, f"die 2 {action}", f"card 14 {via}")
    assert (asked(s), texts(s)) == ("ChooseVillage", JUMPS)
    choose(s, "jump outer-5")
    assert texts(s) == ["slot 7", "slot 9"]
    assert (s.players[0].location, s.players[0].delivered) == (10, 1 << 10)


def test_a_jump_leads_to_villages_only_and_away_from_where_one_stands() -> None:
    """G-14, M-5: not into Cuzco; a village with the own khipu may be chosen and brings nothing."""
    s = poor(new())
    hold(s, 14, "offering")
    deliver(s, 0, 0, 10)
    s.players[0].location = 0
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 stone", "card 14 offering")
    assert texts(s) == JUMPS[1:]
    choose(s, "jump outer-5")
    assert (s.players[0].location, s.players[0].feathers, decider(s)) == (10, 0, 1)


def test_card_14_counts_as_a_road_where_there_is_none() -> None:
    """G-14, M-7: no rope bridge touches outer-4, so that only the jump allows the rope space."""
    s = poor(new())
    s.players[0].location = 9
    at_turn(s, 0, (6, 6, 6))
    assert "die 6 rope" not in texts(s)
    hold(s, 14, "offering")
    refresh(s)
    assert [text for text in texts(s) if "rope" in text] == ["die 6 rope 14 offering"]
    choose(s, "die 6 rope 14 offering", "jump inner-1")
    assert s.players[0].location == 0
    assert s.lowest[ROPE] == 6


def test_a_jump_out_of_cuzco_is_a_move_out_that_may_turn_the_overlay() -> None:
    """G-14, M-6, M-7: whoever returned to Cuzco may turn it first, and the right is used up by the jump."""
    s = poor(new())
    hold(s, 14, "offering")
    s.players[0].may_turn = 1
    at_turn(s, 0, (1, 1, 1))
    assert "die 1 stone" not in texts(s)
    choose(s, "die 1 stone 14 offering")
    assert (asked(s), texts(s)) == ("ChooseOverlay", [f"turn {steps}" for steps in range(6)])
    choose(s, "turn 2")
    assert (asked(s), s.overlay) == ("ChooseVillage", 2)
    choose(s, "jump outer-5", "slot 7")
    assert s.players[0].may_turn == 0
