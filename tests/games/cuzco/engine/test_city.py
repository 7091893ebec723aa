"""Phase III as far as the market: university, temple, and one good for each player."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, GOOD_NAMES, IN_HAND, SOURCES
from cuzco_tui.games.cuzco.engine.events import (
    Event,
    GoodBought,
    IntiGained,
    IntiRemoved,
    OrderChanged,
    PhaseStarted,
    PointsScored,
)
from tests.games.cuzco.kit import (
    asked,
    at_market,
    at_people,
    at_turn,
    choose,
    decider,
    give_card,
    give_task,
    give_tiles,
    new,
    show_god,
    texts,
)

PRICES = {"soup": (1, 1), "clothes": (2, 3), "bowl": (3, 5), "decanter": (3, 5), "tools": (4, 7), "jewellery": (5, 9)}
PRIEST_VP = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.parametrize("space", range(16))
def test_the_university_scores_the_space_of_the_marker(space: int) -> None:
    """U-1: 0 to 15 VP, of the source "university" in the column of the round."""
    s = new()
    s.round = 2
    s.players[0].knowledge = space
    before = s.players[0].score
    log = into_city(s)
    assert s.players[0].score == before + space
    assert vp(s, 0, "university") == [0, 0, space, 0, 0, 0, 0, 0]
    assert (PointsScored(0, space, "university") in log) == (space > 0)


def test_the_university_comes_first_and_returns_all_markers_to_zero() -> None:
    """U-1."""
    s = new()
    for seat, abilities in ((1, (5, 10)), (2, (5,)), (3, (1,))):
        learn(s, seat, *abilities)
    assert [player.knowledge for player in s.players] == [0, 6, 3, 2]
    log = into_city(s)
    assert log[0] == PhaseStarted(3)
    assert set(log[1:4]) == {PointsScored(seat, space, "university") for seat, space in ((1, 6), (2, 3), (3, 2))}
    assert log[4] == OrderChanged((1, 2, 3, 0))
    assert [player.knowledge for player in s.players] == [0, 0, 0, 0]
    assert s.order == s.ranks == [1, 2, 3, 0]


def test_without_any_knowledge_the_order_stays_as_the_stack_lay() -> None:
    """U-1: the markers still lie on space 0 with token 1 on top."""
    s = new()
    s.order = [2, 0, 3, 1]
    s.ranks = [2, 0, 3, 1]
    into_city(s)
    assert s.order == [2, 0, 3, 1]


@pytest.mark.parametrize(("arrival", "order"), [((1, 3), [0, 3, 1, 2]), ((3, 1), [0, 1, 3, 2])])
def test_on_one_space_the_marker_that_came_later_lies_on_top_and_ranks_first(
    arrival: tuple[int, int], order: list[int]
) -> None:
    """U-1, K-1: two markers on space 3."""
    s = new()
    learn(s, 0, 5, 1)
    for seat in arrival:
        learn(s, seat, 5)
    assert [player.knowledge for player in s.players] == [5, 3, 0, 3]
    into_city(s)
    assert s.order == order
    assert s.ranks == order


def test_three_markers_on_one_space_rank_from_the_top_down() -> None:
    """U-1, K-1."""
    s = new()
    for seat in (2, 0, 1):
        learn(s, seat, 5)
    into_city(s)
    assert s.order == [1, 0, 2, 3]


def test_a_marker_that_leaves_a_stack_does_not_disturb_the_others() -> None:
    """U-1, K-1: the lowest of three goes on, the other two stay as they lay."""
    s = new()
    for seat in (2, 0, 1):
        learn(s, seat, 5)
    learn(s, 2, 3)
    into_city(s)
    assert s.order == [2, 1, 0, 3]


def test_a_marker_that_overtakes_and_is_caught_up_lies_below() -> None:
    """U-1, K-1: seat 1 reached space 4 first, in two steps; seat 2 came to lie on top."""
    s = new()
    learn(s, 1, 5)
    learn(s, 1, 3)
    learn(s, 2, 3)
    learn(s, 2, 10)
    into_city(s)
    assert s.order == [2, 1, 0, 3]


def test_a_step_lost_at_the_end_of_the_track_does_not_lift_a_marker_to_the_top() -> None:
    """U-1, K-1: seat 0 lies below seat 1 on the last space and cannot advance any further."""
    s = new()
    for seat in (0, 1):
        s.players[seat].knowledge = 13
    learn(s, 0, 5)
    learn(s, 1, 5)
    learn(s, 0, 5)
    assert [player.knowledge for player in s.players] == [15, 15, 0, 0]
    into_city(s)
    assert s.order == [1, 0, 2, 3]


def test_the_stack_of_the_last_round_breaks_the_ties_on_space_zero() -> None:
    """U-1: whoever led lies on top on space 0, and nobody moved since."""
    s = new()
    learn(s, 3, 5)
    learn(s, 1, 3)
    into_city(s)
    assert s.order == [3, 1, 0, 2]
    learn(s, 2, 3)
    into_city(s)
    assert s.order == [2, 3, 1, 0]


def test_the_new_order_holds_at_once() -> None:
    """U-1: market and palace of the same round follow it."""
    s = new()
    show_god(s, 2)
    s.market[0] = [0, 0, 0, 0, 0]
    for player in s.players:
        player.food = 1
    learn(s, 3, 5)
    learn(s, 2, 3)
    into_city(s)
    seen = []
    for _ in range(4):
        assert asked(s) == "ChooseGood"
        seen.append(decider(s))
        choose(s, "buy soup")
    assert seen == [3, 2, 0, 1]
    assert asked(s) == "ChooseTask"
    assert decider(s) == 3


@pytest.mark.parametrize("round_", PRIEST_VP)
def test_every_priest_scores_by_the_round(round_: int) -> None:
    """U-2: 1, 2 or 3 VP for each own priest, of the source "temple"."""
    s = priests(new(), {6: 1, 4: 0, 3: 1, 2: 3, 1: 1})
    s.round = round_
    log = into_city(s)
    each = PRIEST_VP[round_]
    for seat, standing in enumerate((1, 3, 0, 1)):
        assert vp(s, seat, "temple") == [standing * each if column == round_ else 0 for column in range(COLUMNS)]
    assert PointsScored(1, 3 * each, "temple") in log
    assert not [event for event in log if isinstance(event, PointsScored) and event.seat == 2]


@pytest.mark.parametrize(
    ("standing", "winner"),
    [
        ({1: 2}, 2),
        ({6: 0, 2: 1, 1: 1}, 1),
        ({6: 0, 5: 1}, 0),
        ({5: 1, 3: 0}, 1),
        ({2: 3, 1: 0}, 3),
        ({6: 3, 5: 0, 4: 1, 1: 2}, 3),
        ({6: 2, 5: 1, 4: 1, 3: 2}, 2),
        ({6: 1, 5: 2, 4: 2, 3: 1}, 1),
        ({6: 0, 5: 1, 4: 2, 3: 2, 2: 1}, 1),
        ({6: 0, 4: 3, 3: 3, 2: 1, 1: 1}, 3),
        ({6: 2, 5: 1, 4: 0, 3: 0, 2: 1, 1: 2}, 2),
        ({4: 0, 3: 0, 2: 0, 1: 0}, 0),
    ],
)
def test_most_priests_take_the_medal_and_the_highest_step_breaks_a_tie(standing: dict[int, int], winner: int) -> None:
    """U-2: neither the order tokens nor the highest step of somebody with fewer priests count."""
    s = priests(new(), standing)
    log = into_city(s)
    assert [event for event in log if isinstance(event, IntiGained)] == [IntiGained(winner)]
    assert [player.inti for player in s.players] == [2 if seat == winner else 1 for seat in range(4)]
    assert s.temple_inti == 5
    assert not [event for event in log if isinstance(event, IntiRemoved)]


def test_without_a_priest_a_medal_leaves_the_game() -> None:
    """U-2."""
    s = new()
    out = s.inti_out
    log = into_city(s)
    assert IntiRemoved() in log
    assert [player.inti for player in s.players] == [1, 1, 1, 1]
    assert (s.temple_inti, s.inti_out) == (5, out + 1)
    assert [sum(vp(s, seat, "temple")) for seat in range(4)] == [0, 0, 0, 0]


def test_the_sixth_medal_goes_in_the_sixth_round() -> None:
    """U-2: one medal for each round, so the temple is never out of them before."""
    s = priests(new(), {3: 1})
    s.round = 6
    s.temple_inti = 1
    log = into_city(s)
    assert IntiGained(1) in log
    assert s.temple_inti == 0


def test_priests_stay_in_the_temple_after_they_scored() -> None:
    """U-2."""
    s = priests(new(), {6: 1, 4: 0})
    into_city(s)
    assert s.temple == [-1, -1, -1, 0, -1, 1]
    assert [player.priests for player in s.players] == [3, 3, 4, 4]


@pytest.mark.parametrize(("good", "price"), PRICES.items())
@pytest.mark.parametrize("round_", [1, 6])
def test_a_good_costs_its_food_and_scores_its_vp_at_once(good: str, price: tuple[int, int], round_: int) -> None:
    """U-3: VP of the source "market" in the column of the round."""
    cost, value = price
    code = GOOD_NAMES.index(good)
    s = new()
    s.round = round_
    s.market[round_ - 1] = [code]
    s.players[0].food = cost
    at_market(s)
    assert asked(s) == "ChooseGood"
    before = s.players[0].score
    log = choose(s, f"buy {good}")
    assert log[0] == GoodBought(0, code)
    assert PointsScored(0, value, "market") in log
    assert s.players[0].food == 0
    assert s.players[0].goods[code] == sum(s.players[0].goods) == 1
    assert s.market[round_ - 1] == []
    assert s.players[0].score == before + value
    assert vp(s, 0, "market") == [value if column == round_ else 0 for column in range(COLUMNS)]


@pytest.mark.parametrize(("good", "price"), PRICES.items())
def test_one_food_too_few_buys_nothing(good: str, price: tuple[int, int]) -> None:
    """U-3: who can buy nothing is passed over without a question."""
    s = new()
    s.market[0] = [GOOD_NAMES.index(good)] * 5
    s.players[0].food = price[0] - 1
    at_market(s)
    assert asked(s) != "ChooseGood"
    assert s.players[0].food == price[0] - 1
    assert len(s.market[0]) == 5


def test_only_affordable_goods_of_the_row_are_offered() -> None:
    """U-3: three food buy soup, clothes and bowl, not tools or jewellery."""
    s = new()
    s.market[0] = [5, 2, 0, 4, 1]
    s.players[0].food = 3
    at_market(s)
    assert sorted(texts(s)) == ["buy bowl", "buy clothes", "buy soup", "decline"]
    with pytest.raises(IllegalChoice):
        choose(s, "buy tools")


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_only_the_row_of_the_round_is_for_sale(round_: int) -> None:
    """U-3: each row holds another kind of good here."""
    s = new()
    s.market = [[good] for good in range(6)]
    s.round = round_
    s.players[0].food = 9
    at_market(s)
    assert sorted(texts(s)) == sorted(["decline", f"buy {GOOD_NAMES[round_ - 1]}"])


def test_nobody_has_to_buy() -> None:
    """U-3."""
    s = new()
    s.market[0] = [0, 1, 2, 3, 4]
    s.players[0].food = 9
    at_market(s)
    before = s.players[0].score
    choose(s, "decline")
    assert s.players[0].food == 9
    assert s.players[0].score == before
    assert s.players[0].goods == [0] * 6
    assert s.market[0] == [0, 1, 2, 3, 4]


def test_each_player_buys_one_good_at_most() -> None:
    """U-3: food for more remains food."""
    s = new()
    show_god(s, 2)
    s.market[0] = [0, 0, 0, 0, 0]
    for seat in (0, 1):
        s.players[seat].food = 9
    into_city(s)
    choose(s, "buy soup")
    assert decider(s) == 1
    choose(s, "buy soup")
    assert asked(s) == "ChooseTask"
    assert [player.food for player in s.players] == [8, 8, 0, 0]
    assert s.market[0] == [0, 0, 0]


def test_what_is_sold_is_gone_for_those_who_come_later() -> None:
    """U-3: one soup and one bowl for three buyers."""
    s = new()
    show_god(s, 2)
    s.market[0] = [2, 0]
    for seat in (0, 1, 2):
        s.players[seat].food = 3
    into_city(s)
    choose(s, "buy bowl")
    assert sorted(texts(s)) == ["buy soup", "decline"]
    choose(s, "buy soup")
    assert asked(s) == "ChooseTask"
    assert s.players[2].food == 3


def test_the_same_good_may_be_bought_again_in_a_later_round() -> None:
    """U-3: goods add up."""
    s = new()
    s.market[0] = [0]
    s.market[1] = [0]
    s.players[0].food = 2
    at_market(s)
    choose(s, "buy soup")
    s.round = 2
    at_market(s)
    choose(s, "buy soup")
    assert s.players[0].goods == [2, 0, 0, 0, 0, 0]
    assert vp(s, 0, "market") == [0, 1, 1, 0, 0, 0, 0, 0]


def test_a_good_scored_again_by_card_three_is_kept_apart_from_the_market() -> None:
    """U-3 with G-03: two sources for the same 9 VP."""
    s = new()
    s.market[0] = [5]
    s.players[0].food = 5
    give_card(s, 0, 3)
    at_market(s)
    choose(s, "buy jewellery", "card 03 offering")
    assert sum(vp(s, 0, "market")) == 9
    assert sum(vp(s, 0, "card 03")) == 9


def learn(s: State, seat: int, *abilities: int) -> None:
    """Let a seat slide down new study tiles of these abilities, one after the other."""
    s.dice_at = [IN_HAND] * (3 * s.seats)
    s.turn = 1
    give_tiles(s, seat, *(ability - 1 for ability in abilities))
    at_turn(s, seat, (6, 6, 6))
    choose(s, "die 6 exchange", *(f"slide study {ability:02}" for ability in abilities), "done")


def into_city(s: State) -> list[Event]:
    """End phase II and give what happened in phase III up to its first question; nobody can fulfil a task."""
    for seat, tasks in enumerate(((12, 13, 14), (15, 16, 17), (18, 19, 47), (48, 44, 36))):
        give_task(s, seat, *tasks)
    give_tiles(s, 0, 13)
    at_people(s)
    log = choose(s, "done")
    return log[log.index(PhaseStarted(3)) :]


def priests(s: State, standing: dict[int, int]) -> State:
    """Let priests of these seats stand on these steps."""
    for step, seat in standing.items():
        s.temple[step - 1] = seat
        s.players[seat].priests -= 1
    return s


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]
