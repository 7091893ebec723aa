"""The palace, the end of a round, and the last tasks after round 6."""

from random import Random

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, new_game, play
from cuzco_tui.games.cuzco.engine.codes import (
    COLUMNS,
    IN_HAND,
    PHASE_CITY,
    PHASE_DICE,
    SLID_DOWN,
    SOURCES,
    TASK_NAMES,
)
from cuzco_tui.games.cuzco.engine.events import (
    DiceRolled,
    Event,
    GameEnded,
    PointsScored,
    RoundEnded,
    RoundStarted,
    TaskDiscarded,
    TaskFulfilled,
    TaskTaken,
)
from tests.games.cuzco.kit import (
    asked,
    at_market,
    at_palace,
    choose,
    decider,
    deliver,
    give_card,
    give_task,
    give_tiles,
    new,
    put_die,
    texts,
)

NINE_VILLAGES, TURQUOISE, PINK, PURPLE, ORANGE, THREES = 12, 13, 14, 15, 16, 17
SOUPS, GOODS, PRIESTS, FOOD, CIRCLETS, MEDALS, OFFERINGS, INNER, OUTER = 29, 36, 42, 43, 44, 45, 46, 47, 48
HARD = ((NINE_VILLAGES, TURQUOISE, PINK), (PURPLE, ORANGE, THREES), (18, 19, INNER), (OUTER, CIRCLETS, GOODS))
"""Three tasks for each seat that nobody meets who has delivered nothing."""


def test_one_of_the_tasks_that_can_be_fulfilled_is_fulfilled_for_six_vp() -> None:
    """U-4: the player chooses which; it scores in the column of the round under "tasks"."""
    s = palace(FOOD, OFFERINGS, CIRCLETS, round_=4)
    assert asked(s) == "ChooseTask"
    assert sorted(texts(s)) == ["fulfil 38", "fulfil 41"]
    before = s.players[0].score
    log = choose(s, "fulfil 41")
    assert log == [TaskFulfilled(0, OFFERINGS, False), PointsScored(0, 6, "tasks")]
    assert s.players[0].score == before + 6
    assert vp(s, 0, "tasks") == [0, 0, 0, 0, 6, 0, 0, 0]
    assert s.players[0].fulfilled == [OFFERINGS]
    assert s.players[0].tasks == [FOOD, CIRCLETS]


def test_a_task_costs_nothing_of_what_it_asks_for() -> None:
    """U-4."""
    s = palace(FOOD, OFFERINGS, CIRCLETS)
    choose(s, "fulfil 38")
    assert (s.players[0].food, s.players[0].offerings) == (5, 4)
    assert OFFERINGS not in s.tasks_out


@pytest.mark.parametrize(("food", "met"), [(4, False), (5, True), (6, True), (12, True)])
def test_a_task_names_a_minimum(food: int, met: bool) -> None:
    """U-4: more is fine, less is not."""
    s = palace(FOOD, OFFERINGS, CIRCLETS, food=food)
    assert ("fulfil 38" in texts(s)) == met


def test_who_can_fulfil_a_task_may_not_discard_one() -> None:
    """U-4: exactly one is fulfilled, if possible."""
    s = palace(FOOD, OFFERINGS, CIRCLETS)
    for task in ("38", "41", "39"):
        with pytest.raises(IllegalChoice):
            choose(s, f"discard {task}")


def test_the_only_task_that_can_be_fulfilled_is_fulfilled_without_a_question() -> None:
    """U-4: one answer is no question."""
    s = palace(FOOD, INNER, CIRCLETS)
    assert s.players[0].fulfilled == [FOOD]
    assert asked(s) == "ChooseNewTask"


def test_only_one_task_is_fulfilled_though_more_could_be() -> None:
    """U-4: exactly one in a round."""
    s = palace(FOOD, OFFERINGS, MEDALS, inti=2)
    choose(s, "fulfil 40")
    assert asked(s) == "ChooseNewTask"
    choose(s, texts(s)[0])
    assert s.players[0].fulfilled == [MEDALS]
    assert s.round == 2


def test_a_task_just_taken_is_not_fulfilled_in_the_same_round() -> None:
    """U-4: the new task waits."""
    s = hard(new())
    give_task(s, 0, INNER, FOOD, CIRCLETS)
    fill_palace(s, OFFERINGS)
    s.players[0].food, s.players[0].offerings = 5, 4
    at_palace(s)
    choose(s, "take 41")
    assert s.players[0].fulfilled == [FOOD]
    assert OFFERINGS in s.players[0].tasks


def test_who_can_fulfil_none_discards_one_of_his_choice_for_nothing() -> None:
    """U-4: it leaves the game and brings no VP."""
    s = new()
    give_task(s, 0, *HARD[0])
    at_palace(s)
    assert texts(s) == ["discard 07", "discard 08", "discard 09"]
    before = s.players[0].score
    log = choose(s, "discard 08")
    assert log[0] == TaskDiscarded(0, TURQUOISE)
    assert s.players[0].score == before
    assert s.players[0].fulfilled == []
    assert s.players[0].tasks == [NINE_VILLAGES, PINK]
    assert TURQUOISE in s.tasks_out
    assert asked(s) == "ChooseNewTask"


def test_card_four_is_offered_beside_discarding_and_never_forced() -> None:
    """U-4 with G-04: four food instead of five."""
    s = new()
    give_card(s, 0, 4)
    give_task(s, 0, FOOD, INNER, CIRCLETS)
    s.players[0].food = 4
    at_palace(s)
    assert sorted(texts(s)) == ["discard 38", "discard 39", "discard 42", "fulfil 38 04 offering"]
    choose(s, "fulfil 38 04 offering")
    assert vp(s, 0, "tasks") == [0, 4, 0, 0, 0, 0, 0, 0]
    assert s.players[0].fulfilled == [FOOD]


def test_after_the_task_a_new_one_is_taken_from_the_palace() -> None:
    """U-4: whether one was fulfilled or discarded, there are three again."""
    s = palace(FOOD, INNER, CIRCLETS)
    assert texts(s) == [f"take {TASK_NAMES[task]}" for task in s.palace]
    wanted = s.palace[2]
    log = choose(s, f"take {TASK_NAMES[wanted]}")
    assert log[0] == TaskTaken(0, wanted)
    assert sorted(s.players[0].tasks) == sorted([INNER, CIRCLETS, wanted])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_palace_is_not_refilled_between_the_players(players: int) -> None:
    """U-4: from players + 2 down to three for the last, in the order of the tokens."""
    s = new(players)
    s.order = list(reversed(range(players)))
    s.ranks = s.order[:]
    hard(s)
    at_market(s, s.order[-1])
    offered = s.palace[:]
    assert len(offered) == players + 2
    for number, seat in enumerate(s.order):
        assert (asked(s), decider(s)) == ("ChooseTask", seat)
        choose(s, texts(s)[0])
        assert (asked(s), decider(s)) == ("ChooseNewTask", seat)
        assert texts(s) == [f"take {TASK_NAMES[task]}" for task in offered]
        assert len(offered) == players + 2 - number
        log = choose(s, f"take {TASK_NAMES[offered[-1]]}")
        assert log[0] == TaskTaken(seat, offered.pop())
    assert s.round == 2
    assert set(offered) <= set(s.tasks_out)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_at_the_end_of_a_round_tiles_nobody_took_are_discarded_and_twelve_new_ones_laid_out(round_: int) -> None:
    """U-5: gaps in the row are simply filled, and what was discarded before stays."""
    s = last_of_round(new(), round_)
    taken = s.houses[2]
    s.houses[2] = -1
    s.players[0].tiles.append(taken)
    s.people_discards[7] += 1
    leftover = [0] * 24
    leftover[7] += 1
    for tile in s.houses:
        if tile >= 0:
            leftover[tile] += 1
    stacks = [stack[:] for stack in s.people_stacks]
    log = end_round(s)
    assert s.people_discards == leftover
    assert sorted(s.houses[:6]) == sorted(stacks[0][-6:])
    assert sorted(s.houses[6:]) == sorted(stacks[1][-6:])
    assert [len(stack) for stack in s.people_stacks] == [len(stack) - 6 for stack in stacks]
    assert RoundEnded(round_, tuple(s.houses), tuple(s.palace)) in log
    assert s.players[0].tiles == [taken]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_of_a_round_the_palace_is_laid_out_anew(players: int) -> None:
    """U-5: leftover tasks leave the game, players + 2 new ones come from the stack."""
    s = last_of_round(new(players), 1)
    old = s.palace[:]
    upcoming = s.task_stack[-(players + 2) :]
    log = end_round(s)
    taken = [event.task for event in log if isinstance(event, TaskTaken)]
    assert sorted(s.palace) == sorted(upcoming)
    assert set(old) - set(taken) <= set(s.tasks_out)
    assert not set(taken) & set(s.tasks_out)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_at_the_end_of_a_round_goods_nobody_bought_leave_the_game(round_: int) -> None:
    """U-5: those of the current row alone."""
    s = last_of_round(new(), round_)
    s.market[round_ - 1] = [0, 3, 3]
    later = [row[:] for row in s.market[round_:]]
    out = s.goods_out[:]
    end_round(s)
    assert [now - before for now, before in zip(s.goods_out, out, strict=True)] == [1, 0, 0, 2, 0, 0]
    assert s.market[round_ - 1] == []
    assert s.market[round_:] == later


def test_at_the_end_of_a_round_all_dice_come_back_and_the_next_round_starts() -> None:
    """U-5: everybody rolls, and the new token 1 begins."""
    s = last_of_round(new(), 1)
    s.order, s.ranks = [3, 1, 0, 2], [3, 1, 0, 2]
    for seat in range(4):
        for die in range(3):
            put_die(s, seat, die, die + 1, 2 + seat)
    log = end_round(s)
    assert RoundStarted(2) in log
    assert sorted(event.seat for event in log if isinstance(event, DiceRolled)) == [0, 1, 2, 3]
    assert (s.round, s.phase) == (2, PHASE_DICE)
    assert s.dice_at == [IN_HAND] * 12
    assert all(1 <= pips <= 6 for pips in s.dice)
    assert (asked(s), decider(s)) == ("ChooseTurn", 3)
    assert f"die {s.dice[9]} exchange" in texts(s)


def test_at_the_end_of_a_round_players_keep_what_they_have() -> None:
    """U-5: tiles stay as they are, priests in the temple, supplies and tasks on the mask."""
    s = last_of_round(new(), 1)
    player = s.players[0]
    give_tiles(s, 0, 4 + SLID_DOWN, 16)
    s.temple[2] = 0
    player.priests = 3
    player.food, player.offerings, player.goods[1] = 2, 3, 1
    deliver(s, 0, 5)
    player.location = 5
    end_round(s)
    assert player.tiles == [4 + SLID_DOWN, 16]
    assert s.temple == [-1, -1, 0, -1, -1, -1]
    assert (player.food, player.offerings, player.goods[1], player.inti) == (2, 3, 1, 1)
    assert (player.location, player.delivered) == (5, 1 << 5)
    assert [len(other.tasks) for other in s.players] == [3, 3, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_and_tasks_last_for_exactly_six_rounds(players: int) -> None:
    """U-5: six rounds of six tiles are the 36 of a colour, and six palaces never exhaust the 55 tasks."""
    s = new_game(players, 5)
    dice = Random(5)
    seen = []
    while s.stack:
        if s.phase == PHASE_DICE and s.round > len(seen):
            seen.append((len(s.palace), s.houses.count(-1), *(len(stack) for stack in s.people_stacks)))
        play(s, dice.choice(s.options))
    assert seen == [(players + 2, 0, 30 - 6 * done, 30 - 6 * done) for done in range(6)]


def test_in_round_six_a_new_task_is_taken_all_the_same() -> None:
    """U-4, U-6: and it can be among the last three."""
    s = last_of_round(new(), 6)
    fill_palace(s, FOOD)
    s.players[3].food = 5
    at_palace(s, 3)
    assert (s.round, s.phase) == (6, PHASE_CITY)
    choose(s, "discard 43")
    assert asked(s) == "ChooseNewTask"
    log = choose(s, "take 38")
    assert log[0] == TaskTaken(3, FOOD)
    assert TaskFulfilled(3, FOOD, False) in log
    assert vp(s, 3, "tasks") == [0, 0, 0, 0, 0, 0, 0, 6]


def test_nothing_is_laid_out_after_round_six() -> None:
    """U-5 is for rounds 1 to 5; U-6 follows instead."""
    s = last_of_round(new(), 6)
    houses, stack = s.houses[:], s.task_stack[:]
    log = end_round(s)
    assert not [event for event in log if isinstance(event, RoundEnded | RoundStarted | DiceRolled)]
    assert isinstance(log[-1], GameEnded)
    assert s.houses == houses
    assert s.task_stack == stack
    assert s.round == 6


def test_at_the_end_everybody_fulfils_what_can_be_fulfilled_for_six_vp_each() -> None:
    """U-6: three, two, one and none of the last three tasks, in the order of the tokens."""
    s = last_of_round(new(), 6)
    s.order, s.ranks = [2, 0, 1, 3], [2, 0, 1, 3]
    give_task(s, 0, FOOD, CIRCLETS, OFFERINGS)
    give_task(s, 1, SOUPS, NINE_VILLAGES, TURQUOISE)
    give_task(s, 2, MEDALS, PRIESTS, INNER)
    give_task(s, 3, PINK, PURPLE, OUTER)
    s.players[0].food, s.players[0].offerings = 5, 4
    s.players[1].goods[0] = 2
    s.players[2].inti, s.players[2].priests = 2, 1
    s.temple[:3] = [2, 2, 2]
    deliver(s, 2, 0, 1, 2, 3)
    fill_palace(s, 50)
    at_palace(s, 3)
    log = choose(s, "discard 43", "take 45")
    done = [(event.seat, event.task) for event in log if isinstance(event, TaskFulfilled)]
    assert [seat for seat, _ in done] == [2, 2, 2, 0, 0, 1]
    assert set(done) == {(0, FOOD), (0, OFFERINGS), (1, SOUPS), (2, MEDALS), (2, PRIESTS), (2, INNER)}
    assert [vp(s, seat, "tasks")[7] for seat in range(4)] == [12, 6, 18, 0]
    assert [sum(vp(s, seat, "tasks")) for seat in range(4)] == [12, 6, 18, 0]
    assert [sorted(player.fulfilled) for player in s.players] == [
        [FOOD, OFFERINGS],
        [SOUPS],
        sorted([MEDALS, PRIESTS, INNER]),
        [],
    ]
    assert {CIRCLETS, NINE_VILLAGES, TURQUOISE, PINK, PURPLE, OUTER, 50} <= set(s.tasks_out)
    assert [player.tasks for player in s.players] == [[], [], [], []]
    assert (s.players[0].food, s.players[0].offerings) == (5, 4)


def test_card_four_can_help_with_each_of_the_last_tasks_and_may_be_kept() -> None:
    """U-6 with G-04: asked only about tasks that lack one thing."""
    s = last_of_round(new(), 6)
    give_task(s, 3, FOOD, MEDALS, NINE_VILLAGES)
    give_card(s, 3, 4)
    give_card(s, 3, 4)
    s.players[3].food = 4
    fill_palace(s, 50)
    at_palace(s, 3)
    choose(s, "discard 07", "take 45")
    assert asked(s) == "ChooseFinalTask"
    log = choose(s, "fulfil 38 04 offering")
    assert PointsScored(3, 4, "tasks") in log
    assert asked(s) == "ChooseFinalTask"
    assert "fulfil 40 04 offering" in texts(s)
    choose(s, "done")
    assert s.stack == []
    assert vp(s, 3, "tasks") == [0, 0, 0, 0, 0, 0, 0, 4]
    assert len(s.players[3].fulfilled) == 1


def palace(*tasks: int, round_: int = 1, food: int = 5, inti: int = 1) -> State:
    """Put seat 0 before the palace with these tasks, with food, 4 offerings and Inti medals."""
    s = hard(new())
    s.round = round_
    give_task(s, 0, *tasks)
    fill_palace(s)
    player = s.players[0]
    player.food, player.offerings, player.inti = food, 4, inti
    return at_palace(s)


def hard(s: State) -> State:
    """Give everybody three tasks that cannot be met, and fill the palace again where they were taken from it."""
    for seat in range(s.seats):
        give_task(s, seat, *HARD[seat])
    return fill_palace(s)


def fill_palace(s: State, *tasks: int) -> State:
    """Lay these tasks open in the palace, and others up to players + 2."""
    for task in tasks:
        for place in (s.task_stack, s.palace, s.tasks_out):
            if task in place:
                place.remove(task)
    s.palace = [*tasks, *s.palace][: s.seats + 2]
    while len(s.palace) < s.seats + 2:
        s.palace.append(s.task_stack.pop(0))
    return s


def last_of_round(s: State, round_: int) -> State:
    """Put the last seat in order before the palace, where it can fulfil nothing."""
    hard(s)
    s.round = round_
    return at_palace(s, s.seats - 1)


def end_round(s: State) -> list[Event]:
    """Let the last seat discard a task and take a new one."""
    log = choose(s, texts(s)[0])
    return log + choose(s, texts(s)[-1])


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]
