"""The checker of positions notices what it is there for: each way of spoiling a sound position is found."""

from collections.abc import Callable
from functools import cache

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.decisions import TURN
from tests.games.cuzco.invariants import check
from tests.games.cuzco.random_play import Setup, positions

Spoil = Callable[[State], None]


def suits(s: State) -> bool:
    """Tell whether a position has something of everything that shall be spoilt."""
    return (
        (s.round, s.turn) == (4, 6)
        and s.stack[-1][0] == TURN
        and min(s.pututu_supply[0], s.supply[3], s.inti_out, s.players[3].priests, s.players[0].khipus) > 0
        and any(player.location < 12 for player in s.players)
        and sum(s.players[2].goods) < 4
        and len(s.players[1].fulfilled) < 4
    )


@cache
def sound_position() -> State:
    """A position in the midst of a game of four with pututus, before a turn of phase I."""
    for seed in range(100):
        for s in positions(Setup(4, True, "upto"), seed, 1):
            if suits(s):
                return s
    raise AssertionError("no game has such a position")


def lose_card(s: State) -> None:
    next(pile for pile in s.piles if pile).pop()


def double_card(s: State) -> None:
    s.players[0].hand[s.face_up[0]] += 1


def swap_piles(s: State) -> None:
    s.piles[0], s.piles[1] = s.piles[1], s.piles[0]


def hide_display(s: State) -> None:
    s.discards[s.face_up[2]] += 1
    s.face_up[2] = 0


def lose_tile(s: State) -> None:
    s.people_stacks[0].pop()


def swap_tile_colours(s: State) -> None:
    study, farm = s.people_stacks
    study[0], farm[0] = farm[0], study[0]


def double_task(s: State) -> None:
    s.players[1].fulfilled.append(s.palace[0])


def give_away_task(s: State) -> None:
    s.tasks_out.append(s.players[1].tasks.pop())


def double_good(s: State) -> None:
    s.players[2].goods[s.market[-1][0]] += 1


def sell_tomorrows_good(s: State) -> None:
    s.goods_out[s.market[-1].pop()] += 1


def lose_medal(s: State) -> None:
    s.inti_out -= 1


def move_medal_off_the_temple(s: State) -> None:
    s.temple_inti -= 1
    s.inti_out += 1


def lose_khipu(s: State) -> None:
    s.players[0].khipus -= 1


def deliver_without_stack(s: State) -> None:
    player = s.players[0]
    village = next(village for village in range(12) if not player.delivered >> village & 1)
    player.delivered |= 1 << village
    player.khipus -= 1


def deliver_twice(s: State) -> None:
    village = next(village for village in range(12) if s.villages[village])
    s.villages[village] = s.villages[village] << 3 | s.villages[village] & 7


def lose_feather(s: State) -> None:
    s.supply[3] -= 1


def lose_priest(s: State) -> None:
    s.players[3].priests -= 1


def roll_a_seven(s: State) -> None:
    s.dice[0] = 7


def forget_the_lowest_die(s: State) -> None:
    space = next(space for space in range(8) if s.lowest[space] < 7)
    s.lowest[space] = 7


def take_a_die_back(s: State) -> None:
    die = next(die for die in range(12) if s.dice_at[die] >= 0)
    space = s.dice_at[die]
    s.dice_at[die] = -1
    s.lowest[space] = min((s.dice[other] for other in range(12) if s.dice_at[other] == space), default=7)


def overfill_houses(s: State) -> None:
    player = s.players[0]
    while player.khipus + len(player.tiles) <= 12:
        stack = s.people_stacks[0]
        player.tiles.append(stack.pop(0))


def lose_pututu(s: State) -> None:
    s.pututu_supply[0] -= 1


def mix_up_ranks(s: State) -> None:
    s.players[s.ranks[-1]].knowledge = s.players[s.ranks[0]].knowledge + 1


def leave_the_track(s: State) -> None:
    s.players[s.ranks[0]].knowledge = 16


def score_from_nowhere(s: State) -> None:
    s.players[0].score += 1


def crown_without_feathers(s: State) -> None:
    player = s.players[0]
    player.circlets |= ~(player.feathers & player.feathers >> 1) & 0x555


def seat_twice_in_order(s: State) -> None:
    s.order[0] = s.order[1]


def owe_food(s: State) -> None:
    s.players[0].food = -1


def owe_offerings(s: State) -> None:
    s.players[0].offerings = -1


def turn_from_a_village(s: State) -> None:
    player = next(player for player in s.players if player.location < 12)
    player.may_turn = 1


def stand_without_delivery(s: State) -> None:
    player = s.players[0]
    player.location = next(village for village in range(12) if not player.delivered >> village & 1)
    player.may_turn = 0


def offer_one_thing(s: State) -> None:
    s.options = s.options[:1]


def offer_a_thing_twice(s: State) -> None:
    s.options = [*s.options, s.options[0]]


def ask_out_of_turn(s: State) -> None:
    kind, seat, *rest = s.stack[-1]
    s.stack[-1] = (kind, (seat + 1) % 4, rest[0], rest[1], rest[2])


def forget_to_ask(s: State) -> None:
    s.stack.clear()


def play_a_seventh_round(s: State) -> None:
    s.round = 7


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lose_card, "god cards are lost"),
        (double_card, "god cards are lost or doubled"),
        (swap_piles, "lies in the pile of god"),
        (hide_display, "shows no card"),
        (lose_tile, "person tiles are lost"),
        (swap_tile_colours, "lies in the stack of"),
        (double_task, "tasks are lost or doubled"),
        (give_away_task, "holds 2 tasks"),
        (double_good, "goods are lost or doubled"),
        (sell_tomorrows_good, "market row 6"),
        (lose_medal, "9 Inti medals"),
        (move_medal_off_the_temple, "medals lie on the temple"),
        (lose_khipu, "9 khipus"),
        (deliver_without_stack, "village stacks say"),
        (deliver_twice, "two khipus of seat"),
        (lose_feather, "feathers are lost"),
        (lose_priest, "seat 3 has"),
        (roll_a_seven, "shows 7"),
        (forget_the_lowest_die, "the lowest dice are"),
        (take_a_die_back, "dice are placed"),
        (overfill_houses, "pieces on 12 houses"),
        (lose_pututu, "pututus of 1"),
        (mix_up_ranks, "do not follow"),
        (leave_the_track, "left the track"),
        (score_from_nowhere, "its sources give"),
        (crown_without_feathers, "circlet bits"),
        (seat_twice_in_order, "the order is"),
        (owe_food, "-1 food"),
        (owe_offerings, "-1 offerings"),
        (turn_from_a_village, "away from Cuzco"),
        (stand_without_delivery, "delivered nothing"),
        (offer_one_thing, "has 1 answers"),
        (offer_a_thing_twice, "options are doubled"),
        (ask_out_of_turn, "out of turn"),
        (forget_to_ask, "nothing is pending"),
        (play_a_seventh_round, "round 7"),
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Spoil, said: str) -> None:
    s = sound_position().copy()
    check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=said):
        check(s)
