"""The anaconda (CK)."""

import pytest

from cuzco_tui.games.caral.engine.codes import FROM_ANACONDA, NOWHERE
from cuzco_tui.games.caral.engine.events import (
    ActionTaken,
    AlpacaReturned,
    AnacondaMoved,
    FameChanged,
    StoneLost,
    StonesGained,
)
from cuzco_tui.games.caral.engine.standings import fame_by_source
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    emissaries,
    end_year,
    fame,
    give,
    kinds,
    lay,
    new,
    of,
    options_of,
    place_of,
    player_of,
    reason,
    show_tiles,
    sled,
    stones,
    texts,
    with_anaconda,
    workers,
)

SPACES = ["village-1", "quarry-1", "cult-1", "market-1", "village-2", "quarry-2", "cult-2", "market-2", "village-3"]


def lies(s: State) -> str:
    """Where the anaconda lies."""
    return s.content.places[s.anaconda]


def test_ck_1_in_the_first_year_there_is_no_anaconda() -> None:
    """CK-1."""
    s = new(3, ("anaconda",))
    assert s.anaconda == NOWHERE
    choose(s, "move village-1")
    assert asked(s) == "ChooseAction"


def test_ck_2_at_the_beginning_of_the_second_year_the_start_player_puts_it_on_an_action_space() -> None:
    """CK-2, CY-7: after the thanks, on any of the nine and nowhere else."""
    s = new(3, ("anaconda",))
    log = end_year(s, 2)
    assert (asked(s), decider(s)) == ("ChooseSpaceForAnaconda", 2)
    assert texts(s) == [f"anaconda {place}" for place in SPACES]
    assert kinds(log)[-1] == "CardsSeen"
    log = choose(s, "anaconda cult-2")
    assert log[0] == AnacondaMoved(2, "cult-2")
    assert lies(s) == "cult-2"


def test_ck_2_with_year_tiles_it_is_the_start_player_of_the_new_year() -> None:
    """CK-2, CT-5."""
    s = new(3, ("anaconda", "years"))
    stones(s, 0, 1)
    s.years.remove(2)
    s.years.insert(0, 2)
    end_year(s, 2)
    assert decider(s) == s.start == 1


def test_ck_3_in_each_later_year_it_goes_to_another_action_space() -> None:
    """CK-3."""
    s = with_anaconda("cult-2")
    end_year(s, 1)
    assert decider(s) == 1
    assert texts(s) == [f"anaconda {place}" for place in SPACES if place != "cult-2"]
    assert reason(s, "anaconda cult-2").rule == "CK-3"


def test_ck_4_figures_may_enter_and_pass_its_space_and_its_action_is_not_taken() -> None:
    """CK-4: without anything to pay with."""
    s = with_anaconda("quarry-1")
    sled(s, 0, 0)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "start")
    assert "move cult-1" in texts(s)
    choose(s, "move quarry-1")
    assert place_of(s) == "quarry-1"
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act").rule == "CK-4"


def test_ck_4_who_does_not_pay_takes_no_action() -> None:
    """CK-4, CA-1."""
    s = with_anaconda("quarry-1")
    at_turn(s, 0, "start")
    choose(s, "move quarry-1")
    assert texts(s) == ["pay sled", "skip"]
    assert reason(s, "act").rule == "CK-4"
    log = choose(s, "skip")
    assert of(ActionTaken, log) == []
    assert lies(s) == "quarry-1"


def test_ck_5_an_alpaca_of_the_sled_drives_it_off() -> None:
    """CK-5: the action is taken, then the anaconda goes to any other action space."""
    s = with_anaconda("quarry-1")
    at_turn(s, 0, "start")
    log = choose(s, "move quarry-1", "pay sled")
    assert of(AlpacaReturned, log) == [AlpacaReturned(0, 0, "anaconda")]
    assert of(StonesGained, log) == [StonesGained(0, 1, 0)]
    assert (player_of(s).sled, player_of(s).alpacas) == (0, 10)
    assert asked(s) == "ChooseSpaceForAnaconda"
    assert texts(s) == [f"anaconda {place}" for place in SPACES if place != "quarry-1"]
    log = choose(s, "anaconda village-1")
    assert of(AnacondaMoved, log) == [AnacondaMoved(0, "village-1")]
    assert decider(s) == 1


def test_ck_5_an_alpaca_of_an_unfinished_emissary_level_serves_too() -> None:
    """CK-5, CW-4, CZ-4: one of a finished level does not."""
    s = with_anaconda("quarry-1", "emissary")
    emissaries(s, 0, 3, alpacas=1)
    sled(s, 0, 0)
    at_turn(s, 0, "start")
    choose(s, "move quarry-1")
    assert texts(s) == ["pay board", "skip"]
    choose(s, "pay board")
    assert player_of(s).beasts == 0
    emissaries(s, 1, 3)
    sled(s, 1, 0)
    choose(s, "anaconda village-1")
    at_turn(s, 1, "start")
    choose(s, "move village-1")
    assert decider(s) == 2


def test_ck_5_a_stone_and_a_fame_drive_it_off() -> None:
    """CK-5: kept as fame lost to the anaconda."""
    s = with_anaconda("cult-1")
    stones(s, 0, 2)
    before = player_of(s).fame
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert texts(s) == ["pay sled", "pay stone", "skip"]
    log = choose(s, "pay stone")
    assert of(StoneLost, log) == [StoneLost(0, "anaconda")]
    assert FameChanged(0, -1, FROM_ANACONDA) in log
    assert (player_of(s).stones, player_of(s).fame) == (1, before - 1)
    assert fame_by_source(player_of(s))["anaconda"] == -1
    assert asked(s) == "ChooseSpaceForAnaconda"


def test_ck_5_not_behind_the_architect() -> None:
    """CK-5, CA-2."""
    s = with_anaconda("cult-1")
    architect(s, "market-1")
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert decider(s) == 1


def test_ck_5_the_action_offers_its_choices_after_paying_and_cannot_be_declined_then() -> None:
    """CK-5, CX-40."""
    s = with_anaconda("village-1")
    at_turn(s, 0, "start")
    choose(s, "move village-1", "pay sled")
    assert asked(s) == "ChooseAction"
    assert "skip" not in texts(s)
    assert options_of(s, "worker") == ["quarry-1", "quarry-2"]


@pytest.mark.parametrize("price", ["sled", "stone"])
def test_ck_6_the_action_must_be_possible_after_paying(price: str) -> None:
    """CK-6, CA-3: paying itself may make it so: an alpaca for the market, room for a stone in the quarry."""
    s = with_anaconda("market-1" if price == "sled" else "quarry-1", "emissary")
    if price == "sled":
        sled(s, 0, 5)
        stones(s, 0, 1)
        at_turn(s, 0, "cult-1")
        choose(s, "move market-1")
        assert texts(s) == ["pay sled", "pay stone", "skip"]
    else:
        stones(s, 0, 4)
        sled(s, 0, 1)
        at_turn(s, 0, "start")
        choose(s, "move quarry-1")
        assert texts(s) == ["pay stone", "skip"]


def test_ck_6_no_payment_helps_where_the_action_would_change_nothing() -> None:
    """CK-6: a quarry without an own worker."""
    s = with_anaconda("quarry-1")
    workers(s, 0, 0, 1)
    stones(s, 0, 2)
    at_turn(s, 0, "start")
    choose(s, "move quarry-1")
    assert decider(s) == 1


def test_ck_6_without_fame_no_stone_pays() -> None:
    """CK-6, CC-9."""
    s = with_anaconda("cult-1")
    s.players[0].vp[13] += 1
    s.players[0].fame += 1
    fame(s, 0, 0)
    stones(s, 0, 1)
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert texts(s) == ["pay sled", "skip"]


def test_ck_6_a_fish_pair_after_that_needs_no_second_payment() -> None:
    """CK-6, CR-7: before the anaconda is moved."""
    s = with_anaconda("quarry-1")
    give(s, 0, fish=2)
    at_turn(s, 0, "start")
    choose(s, "move quarry-1", "pay sled")
    assert asked(s) == "ChooseFishPair"
    log = choose(s, "pair fish")
    assert of(StonesGained, log) == [StonesGained(0, 1, 0)]
    assert player_of(s).stones == 2
    assert asked(s) == "ChooseSpaceForAnaconda"


def test_ck_6_an_exchange_after_paying_must_leave_the_action_possible() -> None:
    """CK-6, CX-40, CW-7: whoever paid takes the action, so nothing may spoil it."""
    s = with_anaconda("quarry-1", "emissary")
    emissaries(s, 0, 3)
    stones(s, 0, 2)
    give(s, 0, clay=2)
    at_turn(s, 0, "start")
    choose(s, "move quarry-1", "pay sled")
    assert asked(s) == "ChooseSpaceForAnaconda"
    assert (player_of(s).stones, sum(player_of(s).hand)) == (3, 2)


def test_ck_6_an_exchange_may_bring_the_stone_that_pays() -> None:
    """CK-5, CK-6, CW-7."""
    s = with_anaconda("cult-1", "emissary")
    emissaries(s, 0, 3)
    sled(s, 0, 0)
    give(s, 0, clay=2)
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert texts(s) == ["exchange 2 clay", "skip"]
    choose(s, "exchange 2 clay")
    assert texts(s) == ["pay stone", "skip"]


def test_ck_6_an_exchange_that_takes_the_cards_of_the_action_away_is_no_way_to_it() -> None:
    """CK-6, CW-7, P2: with two cards one cannot both exchange them and discard them for four."""
    s = with_anaconda("cult-1", "emissary", "progress")
    show_tiles(s, "P2", "P3", "P5")
    lay(s, "P2", "cult-1")
    emissaries(s, 0, 3)
    sled(s, 0, 0)
    give(s, 0, clay=2)
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert decider(s) == 1


def test_cz_5_it_blocks_the_action_of_a_progress_tile() -> None:
    """CZ-5, CK-4."""
    s = with_anaconda("market-1", "progress")
    show_tiles(s, "P5", "P3", "P1")
    lay(s, "P5", "market-1")
    at_turn(s, 0, "cult-1")
    choose(s, "move market-1")
    assert texts(s) == ["pay sled", "skip"]
    log = choose(s, "pay sled")
    assert of(StonesGained, log) == [StonesGained(0, 1, 0)]
