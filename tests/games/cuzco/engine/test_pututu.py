"""The pututu module: what a roll earns, and turning a die before it is placed."""

import random

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, new_game, parse_choice
from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, IN_HAND
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import DiceRolled, Event, PututuGained, PututuMissed, PututuUsed
from cuzco_tui.games.cuzco.engine.pututus import Payment, payments, turns
from cuzco_tui.games.cuzco.engine.rounds import deal_pututus
from tests.games.cuzco.kit import asked, at_turn, choose, decider, give_card, new, put_die, refresh, texts

PAIR = (2, 5, 2)
THREE = (4, 4, 4)
NOTHING = (1, 3, 6)


def rolled(order: list[int], rolls: list[tuple[int, ...]], supply: tuple[int, int]) -> tuple[State, list[Event]]:
    """Everybody rolled these dice (by seat) with this supply; nobody owned pututus before."""
    s = new(len(order), pututu=True)
    s.order = order
    s.dice = [pips for roll in rolls for pips in roll]
    for player in s.players:
        player.pututu_one = player.pututu_two = 0
    s.pututu_supply = list(supply)
    log: list[Event] = []
    s.log = log
    deal_pututus(s)
    s.log = None
    return s, log


def owned(s: State) -> list[tuple[int, int]]:
    """Pututus of ±1 and ±2 by seat."""
    return [(player.pututu_one, player.pututu_two) for player in s.players]


def with_pututus(ones: int, twos: int, *dice: int) -> State:
    """A turn of seat 0 with these pututus and dice."""
    s = new(pututu=True)
    for player in s.players:
        player.pututu_one = player.pututu_two = 0
    s.pututu_supply = [12 - ones, 3 - twos]
    s.players[0].pututu_one, s.players[0].pututu_two = ones, twos
    return at_turn(s, 0, dice)


def pututu_options(s: State) -> set[str]:
    """The uses of pututus that are offered now."""
    return {text for text in texts(s) if text.startswith("pututu")}


@pytest.mark.parametrize(
    ("roll", "gain"),
    [
        ((1, 2, 3), (0, 0)),
        ((6, 4, 2), (0, 0)),
        ((1, 1, 2), (1, 0)),
        ((1, 2, 1), (1, 0)),
        ((2, 1, 1), (1, 0)),
        ((6, 6, 1), (1, 0)),
        ((1, 1, 1), (0, 1)),
        ((6, 6, 6), (0, 1)),
    ],
)
def test_a_pair_earns_a_one_and_three_of_a_kind_a_two(roll: tuple[int, ...], gain: tuple[int, int]) -> None:
    """O-1: and three of a kind is no pair besides."""
    s, log = rolled([0, 1], [roll, NOTHING], (6, 1))
    assert owned(s) == [gain, (0, 0)]
    assert s.pututu_supply == [6 - gain[0], 1 - gain[1]]
    assert [event for event in log if isinstance(event, PututuGained)] == (
        [PututuGained(0, 1)] * gain[0] + [PututuGained(0, 2)] * gain[1]
    )


@pytest.mark.parametrize(
    ("order", "rolls", "supply", "expected"),
    [
        ([0, 1, 2], [PAIR, PAIR, PAIR], (3, 2), [(1, 0), (1, 0), (1, 0)]),
        ([0, 1, 2], [PAIR, PAIR, PAIR], (2, 2), [(0, 0), (1, 0), (1, 0)]),
        ([2, 0, 1], [PAIR, PAIR, PAIR], (2, 2), [(1, 0), (1, 0), (0, 0)]),
        ([1, 2, 0], [PAIR, PAIR, PAIR], (1, 2), [(1, 0), (0, 0), (0, 0)]),
        ([0, 1, 2], [PAIR, PAIR, NOTHING], (1, 2), [(0, 0), (1, 0), (0, 0)]),
        ([0, 1, 2], [THREE, PAIR, THREE], (1, 1), [(0, 0), (1, 0), (0, 1)]),
        ([2, 1, 0], [THREE, PAIR, THREE], (1, 1), [(0, 1), (1, 0), (0, 0)]),
        ([0, 1, 2], [PAIR, THREE, PAIR], (0, 0), [(0, 0), (0, 0), (0, 0)]),
        ([0, 1, 2], [THREE, NOTHING, NOTHING], (5, 0), [(0, 0), (0, 0), (0, 0)]),
    ],
)
def test_when_too_few_are_left_later_players_take_first(
    order: list[int], rolls: list[tuple[int, ...]], supply: tuple[int, int], expected: list[tuple[int, int]]
) -> None:
    """O-1: from the end of the order; an empty supply gives nothing, not even a ±1 for three of a kind."""
    s, log = rolled(order, rolls, supply)
    assert owned(s) == expected
    earned = {seat: 1 if roll == PAIR else 2 for seat, roll in enumerate(rolls) if roll != NOTHING}
    assert {(event.seat, event.size) for event in log if isinstance(event, PututuMissed)} == {
        (seat, size) for seat, size in earned.items() if expected[seat] == (0, 0)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_roll_of_a_game_earns_what_it_shows(players: int) -> None:
    """O-1: at the roll of every round of whole games, as long as the supply lasts."""
    gained = 0
    for seed in range(4):
        chance = random.Random(seed)
        s = new_game(players, seed, pututu=True)
        while s.options:
            before = s.round
            log: list[Event] = []
            apply(s, chance.choice(s.options), log)
            if s.round == before:
                assert not any(isinstance(event, PututuGained) for event in log)
                continue
            rolls = {event.seat: len(set(event.pips)) for event in log if isinstance(event, DiceRolled)}
            due = {(seat, 3 - kinds) for seat, kinds in rolls.items() if kinds < 3}
            told = [event for event in log if isinstance(event, PututuGained | PututuMissed)]
            assert {(event.seat, event.size) for event in told} == due
            assert len(told) == len(due)
            gained += sum(isinstance(event, PututuGained) for event in told)
        assert s.pututu_supply[0] + sum(player.pututu_one for player in s.players) == 3 * players
        assert s.pututu_supply[1] + sum(player.pututu_two for player in s.players) == players - 1
    assert gained > 0


@pytest.mark.parametrize(
    ("die", "size", "targets"),
    [
        (1, 1, {2}),
        (3, 1, {2, 4}),
        (6, 1, {5}),
        (1, 2, {2, 3}),
        (2, 2, {1, 3, 4}),
        (3, 2, {1, 2, 4, 5}),
        (5, 2, {3, 4, 6}),
        (6, 2, {4, 5}),
    ],
)
def test_a_pututu_turns_a_die_up_or_down_but_never_past_one_or_six(die: int, size: int, targets: set[int]) -> None:
    """O-2: a ±1 by one, a ±2 by one or two."""
    s = with_pututus(int(size == 1), int(size == 2), die)
    assert pututu_options(s) == {f"pututu {size} die {die} to {target}" for target in targets}


@pytest.mark.parametrize(("size", "target"), [(1, 5), (2, 6)])
def test_a_used_pututu_goes_back_to_the_supply_and_the_die_really_shows_its_new_value(size: int, target: int) -> None:
    """O-2: the new value counts for placing and for those who come after."""
    s = with_pututus(1, 1, 4)
    put_die(s, 1, 0, target, EXCHANGE)
    s.dice_at[3] = IN_HAND
    at_turn(s, 0, (4,))
    supply = s.pututu_supply[:]
    log = choose(s, f"pututu {size} die 4 to {target}")
    assert PututuUsed(0, size, 4, target) in log
    assert owned(s)[0] == ((0, 1) if size == 1 else (1, 0))
    assert s.pututu_supply[size - 1] == supply[size - 1] + 1
    assert s.dice[0] == target
    assert not any(text.startswith("die 4 ") for text in texts(s))
    choose(s, f"die {target} exchange", *["vp"] * target)
    at_turn(s, 1, (target, target - 1))
    assert f"die {target} exchange" not in texts(s)
    assert f"die {target - 1} exchange" in texts(s)


def test_a_lowered_die_fits_where_its_old_value_did_not() -> None:
    """O-2: the real value decides D-2."""
    s = with_pututus(1, 0, 4)
    put_die(s, 1, 0, 4, EXCHANGE)
    refresh(s)
    assert "die 4 exchange" not in texts(s)
    choose(s, "pututu 1 die 4 to 3")
    assert "die 3 exchange" in texts(s)


def test_any_number_of_pututus_may_be_used_on_one_die() -> None:
    """O-2: one after the other, of both sizes, up and down, until none is left."""
    s = with_pututus(2, 1, 3)
    choose(s, "pututu 2 die 3 to 5", "pututu 1 die 5 to 6")
    assert pututu_options(s) == {"pututu 1 die 6 to 5"}
    choose(s, "pututu 1 die 6 to 5")
    assert pututu_options(s) == set()
    assert owned(s)[0] == (0, 0)
    assert s.dice[0] == 5
    assert s.pututu_supply == [12, 3]
    assert asked(s) == "ChooseTurn"


def test_the_turned_die_is_the_one_to_place() -> None:
    """O-2: after the first pututu the other dice wait, also when one of them shows the same."""
    s = with_pututus(2, 0, 3, 4, 6)
    assert pututu_options(s) == {
        f"pututu 1 die {die} to {target}" for die, target in [(3, 2), (3, 4), (4, 3), (4, 5), (6, 5)]
    }
    choose(s, "pututu 1 die 3 to 4")
    assert {text.split()[1] for text in texts(s) if text.startswith("die")} == {"4"}
    assert pututu_options(s) == {"pututu 1 die 4 to 3", "pututu 1 die 4 to 5"}
    choose(s, "pututu 1 die 4 to 5", "die 5 points")
    assert s.dice[:3] == [5, 4, 6]
    assert s.dice_at[:3] == [7, IN_HAND, IN_HAND]


def test_the_turned_die_itself_is_turned_on_and_placed_when_another_shows_the_same() -> None:
    """O-2: a 3 made a 4 beside another 4 is the one that the next pututu turns and that is laid down."""
    s = with_pututus(2, 0, 4, 3, 6)
    choose(s, "pututu 1 die 3 to 4")
    assert s.dice[:3] == [4, 4, 6]
    trial = s.copy()
    choose(s, "die 4 points")
    assert s.dice_at[:3] == [IN_HAND, 7, IN_HAND]
    choose(trial, "pututu 1 die 4 to 5", "die 5 points")
    assert trial.dice[:3] == [4, 5, 6]
    assert trial.dice_at[:3] == [IN_HAND, 7, IN_HAND]


def test_pututus_come_before_the_die_and_not_during_its_action() -> None:
    """O-2: once the die is placed they can no longer be used for it."""
    s = with_pututus(2, 1, 4)
    choose(s, "die 4 exchange")
    assert pututu_options(s) == set()
    before = digest(s)
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice("pututu 1 die 4 to 5"))
    assert digest(s) == before


def test_only_ones_own_dice_in_hand_can_be_turned() -> None:
    """O-2: its owner, before placing."""
    s = with_pututus(1, 0, 2)
    s.dice[1] = 6
    s.dice[3] = 4
    refresh(s)
    assert pututu_options(s) == {"pututu 1 die 2 to 1", "pututu 1 die 2 to 3"}


def test_pututus_are_kept_when_not_used() -> None:
    """O-2: using them is a choice, and they wait for another turn."""
    s = with_pututus(1, 1, 4, 5)
    choose(s, "die 4 points")
    assert owned(s)[0] == (1, 1)
    at_turn(s, 0, (5,))
    assert "pututu 2 die 5 to 3" in texts(s)


def test_a_pututu_cannot_change_the_virtual_die_of_card_05() -> None:
    """O-2 and G-05: there is no real die to turn."""
    s = with_pututus(1, 1, 4, 5)
    give_card(s, 0, 5)
    choose(s, "die 4 points", "card 05 offering")
    assert (asked(s), decider(s)) == ("ChooseTurn", 0)
    assert {text.split()[1] for text in texts(s) if text.startswith("die")} == {"1"}
    assert pututu_options(s) == set()


def test_a_pututu_used_for_the_first_die_does_not_bind_the_extra_turn() -> None:
    """O-2 and D-5: the turn of card 05 begins anew, so card 06 may come before it."""
    s = with_pututus(1, 0, 4, 5)
    give_card(s, 0, 5)
    give_card(s, 0, 6)
    choose(s, "pututu 1 die 4 to 3", "die 3 points", "card 05 offering")
    assert "card 06 offering" in texts(s)
    assert {text.split()[1] for text in texts(s) if text.startswith("die")} == {"1"}


def test_pututus_bring_nothing_at_the_end_of_the_game() -> None:
    """O-2: with many pututus or none, the same play scores the same."""
    scores = []
    for ones, twos in ((0, 0), (5, 1)):
        chance = random.Random(3)
        s = new_game(2, 3)
        while s.round < 6 or s.phase == 1:
            apply(s, chance.choice(s.options))
        for player in s.players:
            player.pututu_one, player.pututu_two = ones, twos
        while s.options:
            apply(s, chance.choice(s.options))
        scores.append([player.score for player in s.players])
    assert scores[0] == scores[1]


def test_without_the_module_a_roll_earns_nothing() -> None:
    """O-1: the module is an option of the table."""
    chance = random.Random(1)
    s = new_game(4, 1)
    log: list[Event] = []
    while s.options:
        apply(s, chance.choice(s.options), log)
    assert any(isinstance(event, DiceRolled) and len(set(event.pips)) < 3 for event in log)
    assert not any(isinstance(event, PututuGained | PututuMissed | PututuUsed) for event in log)


@pytest.mark.parametrize("distance", range(1, 6))
def test_no_payment_wastes_a_pututu_and_every_one_leads_to_the_value(distance: int) -> None:
    """O-2: a pututu of 2 may turn the die by 1."""
    found = payments(distance, 3, 2)
    assert found
    for paid in found:
        for pips, target in ((1, 1 + distance), (6, 6 - distance)):
            uses = turns(pips, target, paid)
            assert len(uses) == paid.ones + paid.twos
            assert (uses[0].pips, uses[-1].target) == (pips, target)
    assert payments(distance, 0, 0) == []


def test_a_single_pututu_is_offered_first() -> None:
    assert payments(1, 1, 1) == [Payment(1, 0), Payment(0, 1)]
    assert payments(2, 2, 1) == [Payment(0, 1), Payment(2, 0)]
