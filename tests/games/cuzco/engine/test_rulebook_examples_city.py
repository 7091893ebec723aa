"""The worked examples of the rulebooks, played out: people, the city, the end of the game.

Patricia is red, Beate yellow, Ulrich green and Frank blue, as in the examples of phase I.
"""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.city import ranking
from cuzco_tui.games.cuzco.engine.codes import (
    COLUMNS,
    FROM_CIRCLETS,
    FROM_FEATHERS,
    FROM_GOODS,
    FROM_INTI,
    FROM_KHIPUS,
    FROM_NINE_TASKS,
    FROM_TASKS,
    FROM_TEMPLE,
    FROM_TILES,
    FROM_UNIVERSITY,
    FROM_VILLAGES,
    PHASE_END,
    SLID_DOWN,
)
from tests.games.cuzco.kit import (
    asked,
    at_market,
    at_palace,
    at_people,
    choose,
    decider,
    deliver,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    refresh,
    show_god,
    texts,
)

PATRICIA, BEATE, ULRICH, FRANK = range(4)
INNER_1, INNER_2, INNER_3, INNER_4, INNER_5, INNER_6 = range(6)
STUDY_04, STUDY_11, FARM_05, FARM_10 = 3, 10, 16, 21
TASK_02, TASK_25 = 7, 30


def earned(s: State, seat: int, source: int) -> int:
    """The VP of a seat from one source, over the whole game."""
    return sum(s.players[seat].vp[source * COLUMNS : source * COLUMNS + COLUMNS])


def stock_row(s: State, goods: list[int]) -> None:
    """Put these goods into the row of the round, swapped with whatever lies in other rows or out of the game."""
    everything = [good for row in s.market for good in row]
    for good in goods:
        everything.remove(good)
    size = len(s.market[0])
    rows = [everything[place * size : place * size + size] for place in range(5)]
    s.market = [*rows[: s.round - 1], goods, *rows[s.round - 1 :]]


def lay_in_palace(s: State, task: int) -> None:
    """Put a task into the palace in place of the first one there."""
    for place in (s.task_stack, s.tasks_out, *(player.unkept for player in s.players)):
        if task in place:
            place[place.index(task)] = s.palace[0]
            s.palace[0] = task
    assert task in s.palace


def at_the_end(s: State) -> State:
    """Go on from the end of round 6: last tasks and final scoring."""
    s.round = 6
    s.phase = PHASE_END
    s.turn = 0
    s.stack = []
    return refresh(s)


def test_patricia_uses_two_stone_tiles_as_one_move_of_4_and_three_food_tiles_for_3_food() -> None:
    """E-1, E-2, A-04, A-10: slid down or not, and not as two moves of 2."""
    s = new()
    give_tiles(s, PATRICIA, STUDY_04, STUDY_04 + SLID_DOWN, FARM_10 + SLID_DOWN, FARM_10, FARM_10)
    at_people(s, PATRICIA)
    assert texts(s) == ["use study 04", "use farm 10", "done"]
    choose(s, "use study 04")
    assert sorted(texts(s)) == ["road inner-2 stone 4", "road inner-4 stone 2"]
    choose(s, "road inner-2 stone 4")
    while asked(s) == "ChooseFeatherSlot":
        choose(s, texts(s)[0])
    assert texts(s) == ["use farm 10", "done"]
    before = s.players[PATRICIA].food
    choose(s, "use farm 10")
    assert s.players[PATRICIA].food == before + 3
    assert s.players[PATRICIA].tiles[1] == STUDY_04 + SLID_DOWN


def test_the_university_of_the_picture_pays_8_4_4_and_2_and_the_upper_of_two_markers_ranks_first() -> None:
    """U-1, K-1: Frank arrives last on space 4, so on top of Beate; the new order holds at once, for the market too."""
    s = new()
    s.order = [PATRICIA, BEATE, ULRICH, FRANK]
    for seat, space in ((ULRICH, 8), (BEATE, 4), (FRANK, 3), (PATRICIA, 2)):
        s.players[seat].knowledge = space
        s.players[seat].food = 9
    s.ranks = [ULRICH, BEATE, FRANK, PATRICIA]
    give_tiles(s, FRANK, FARM_05)
    at_people(s, FRANK)
    choose(s, "use farm 05")
    assert [earned(s, seat, FROM_UNIVERSITY) for seat in range(4)] == [2, 4, 8, 4]
    assert s.order == [ULRICH, FRANK, BEATE, PATRICIA]
    assert [player.knowledge for player in s.players] == [0, 0, 0, 0]
    assert asked(s) == "ChooseGood"
    assert decider(s) == ULRICH


@pytest.mark.parametrize("highest", [ULRICH, FRANK])
def test_the_temple_of_the_picture_pays_2_for_a_priest_in_round_3_and_a_medal_to_the_higher_of_two_equals(
    highest: int,
) -> None:
    """U-2: two players with one priest get 2 VP, two with two get 4, and one of these takes the medal.

    Beate's single priest stands higher than all, which does not help her.
    """
    s = new()
    s.round = 3
    other = ULRICH + FRANK - highest
    s.temple = [other, PATRICIA, highest, other, highest, BEATE]
    for seat in s.temple:
        s.players[seat].priests -= 1
    for player in s.players:
        player.food = 9
    before = s.temple_inti
    at_people(s, FRANK)
    assert [earned(s, seat, FROM_TEMPLE) for seat in range(4)] == [2, 2, 4, 4]
    assert [player.inti for player in s.players] == [2 if seat == highest else 1 for seat in range(4)]
    assert s.temple_inti == before - 1


def test_ulrich_buys_the_soup_for_a_food_and_a_vp_and_then_the_others_may_buy_in_order() -> None:
    """U-3."""
    s = new()
    s.ranks = s.order = [ULRICH, PATRICIA, BEATE, FRANK]
    stock_row(s, [0, 1, 1, 2, 3])
    show_god(s, 1)
    for player in s.players:
        player.food = 2
    at_people(s, FRANK)
    before = s.players[ULRICH].score
    assert (asked(s), decider(s)) == ("ChooseGood", ULRICH)
    assert texts(s) == ["buy soup", "buy clothes", "decline"]
    choose(s, "buy soup")
    ulrich = s.players[ULRICH]
    assert (ulrich.food, ulrich.goods[0], ulrich.score) == (1, 1, before + 1)
    asked_in_turn = []
    while asked(s) == "ChooseGood":
        assert "buy soup" not in texts(s)
        asked_in_turn.append(decider(s))
        choose(s, "decline")
    assert asked_in_turn == [PATRICIA, BEATE, FRANK]


def test_ulrich_fulfils_the_three_purple_feathers_takes_two_clothes_and_the_next_player_follows() -> None:
    """U-4, Task 02, Task 25: 6 VP, nothing is given away, and the palace is not refilled."""
    s = new()
    s.ranks = s.order = [ULRICH, PATRICIA, BEATE, FRANK]
    give_feathers(s, ULRICH, 4, 5, 6)
    give_task(s, ULRICH, TASK_02, 28, 29)
    give_task(s, PATRICIA, 34, 35, 36)
    lay_in_palace(s, TASK_25)
    laid_out = len(s.palace)
    at_market(s, FRANK)
    assert asked(s) == "ChooseNewTask", "the only task that is met was fulfilled without a question"
    assert decider(s) == ULRICH
    assert s.players[ULRICH].fulfilled == [TASK_02]
    assert s.players[ULRICH].feathers == 0b111000
    assert len(texts(s)) == laid_out
    choose(s, "take 25")
    assert s.players[ULRICH].tasks == [28, 29, TASK_25]
    assert earned(s, ULRICH, FROM_TASKS) == 6
    assert (asked(s), decider(s)) == ("ChooseTask", PATRICIA)
    assert texts(s) == ["discard 29", "discard 30", "discard 31"]
    choose(s, "discard 29")
    assert len(texts(s)) == laid_out - 1
    assert "take 25" not in texts(s)


def test_even_in_the_sixth_round_a_new_task_is_taken() -> None:
    """U-4: the note that is printed in bold."""
    s = new()
    s.round = 6
    give_task(s, FRANK, 34, 35, 36)
    at_palace(s, FRANK)
    choose(s, "discard 29")
    assert asked(s) == "ChooseNewTask"
    assert decider(s) == FRANK


def test_a_tile_that_another_colours_tile_has_just_brought_can_be_used_in_the_same_phase() -> None:
    """E-1, A-11: the German edition says so in so many words."""
    s = new()
    give_tiles(s, PATRICIA, STUDY_11)
    s.houses[6:] = [FARM_10, -1, -1, -1, -1, -1]
    at_people(s, PATRICIA)
    assert texts(s) == ["use study 11", "done"]
    choose(s, "use study 11")
    assert texts(s) == ["use farm 10", "done"]


def test_two_unused_medals_are_worth_4_vp_at_the_end() -> None:
    """Z-1: and what is left of food, offerings and god cards is worth nothing."""
    s = new()
    s.players[PATRICIA].inti = 2
    s.inti_out -= 1
    s.players[PATRICIA].food = 9
    s.players[PATRICIA].offerings = 9
    give_card(s, PATRICIA, 3)
    for seat in range(4):
        give_task(s, seat)
    before = s.players[PATRICIA].score
    at_the_end(s)
    assert earned(s, PATRICIA, FROM_INTI) == 4
    assert s.players[PATRICIA].score == before + 4


def test_red_scores_8_vp_for_the_villages_where_her_khipu_lies_on_top() -> None:
    """Z-2: a khipu under another one scores nothing, for the one above it its owner does."""
    s = new()
    deliver(s, PATRICIA, INNER_2, INNER_1)
    deliver(s, FRANK, INNER_2, INNER_4)
    deliver(s, PATRICIA, INNER_4)
    for seat in range(4):
        give_task(s, seat)
    assert [s.board.vp[village] for village in (INNER_1, INNER_4, INNER_2)] == [3, 5, 6]
    at_the_end(s)
    assert earned(s, PATRICIA, FROM_VILLAGES) == 8
    assert earned(s, FRANK, FROM_VILLAGES) == 6


@pytest.mark.parametrize(("delivered", "vp"), [(10, 10), (9, 0)])
def test_yellow_scores_10_vp_for_ten_khipus_in_villages_and_nothing_for_nine(delivered: int, vp: int) -> None:
    """Z-3: a khipu in the reserve is not delivered."""
    s = new()
    deliver(s, BEATE, *range(delivered))
    s.players[BEATE].reserve = s.players[BEATE].khipus
    s.players[BEATE].khipus = 0
    for seat in range(4):
        give_task(s, seat)
    at_the_end(s)
    assert earned(s, BEATE, FROM_KHIPUS) == vp


@pytest.mark.parametrize("met", [3, 2])
def test_nine_fulfilled_tasks_are_the_six_of_the_rounds_and_the_three_of_the_end(met: int) -> None:
    """U-6, Z-3: 3 x 6 VP at best for the last three, and 9 VP only when all nine are fulfilled."""
    s = new()
    give_tiles(s, BEATE, STUDY_04, FARM_10)
    s.temple[0] = BEATE
    s.players[BEATE].priests -= 1
    give_task(s, BEATE, 0, 1, 2 if met == 3 else 40)
    s.players[BEATE].fulfilled = [50, 51, 52, 53, 54, 55]
    for seat in (PATRICIA, ULRICH, FRANK):
        give_task(s, seat)
    at_the_end(s)
    assert earned(s, BEATE, FROM_TASKS) == 6 * met
    assert earned(s, BEATE, FROM_NINE_TASKS) == (9 if met == 3 else 0)


@pytest.mark.parametrize("feathers", [12, 11])
def test_all_twelve_feathers_are_worth_6_vp_and_eleven_nothing(feathers: int) -> None:
    """Z-3: the addendum of the Dutch edition says 12 VP; our rules follow the other places."""
    s = new()
    give_feathers(s, BEATE, *range(1, feathers + 1))
    for seat in range(4):
        give_task(s, seat)
    at_the_end(s)
    assert earned(s, BEATE, FROM_FEATHERS) == (6 if feathers == 12 else 0)


@pytest.mark.parametrize("missing", [0, 1])
def test_circlets_tiles_and_goods_score_all_or_nothing(missing: int) -> None:
    """Z-3: 9 VP for six circlets, 12 for twelve tiles, 6 for six goods; the note under the list."""
    s = new()
    give_feathers(s, BEATE, *range(1, 13))
    s.players[BEATE].circlets = 0b010101010101 >> 2 * missing
    give_tiles(s, BEATE, *range(missing, 12))
    s.players[BEATE].goods = [2 - missing, 1, 1, 1, 1, 0]
    for seat in range(4):
        give_task(s, seat)
    at_the_end(s)
    assert earned(s, BEATE, FROM_CIRCLETS) == (0 if missing else 9)
    assert earned(s, BEATE, FROM_TILES) == (0 if missing else 12)
    assert earned(s, BEATE, FROM_GOODS) == (0 if missing else 6)


def test_among_equals_the_lower_order_token_wins() -> None:
    """Z-4: the order of the end counts."""
    s = new()
    s.order = s.ranks = [FRANK, ULRICH, BEATE, PATRICIA]
    for seat in range(4):
        give_task(s, seat)
    for player in s.players:
        player.vp = [0] * len(player.vp)
        player.vp[0] = player.score = 5
    at_the_end(s)
    assert ranking(s) == [FRANK, ULRICH, BEATE, PATRICIA]
