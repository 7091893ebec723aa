"""Phase I: rolling, placing and resolving dice, and the points space."""

from collections import Counter

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, new_game, parse_choice, play
from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, FARM, HEADDRESS, IN_HAND, POINTS, ROPE, STONE, STUDY, TEMPLE
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import DiceRolled, DiePlaced, PhaseStarted, PointsScored
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    give_card,
    give_feathers,
    give_tiles,
    new,
    put_die,
    refresh,
    show_god,
    texts,
)

ACTIONS = ("stone", "rope", "study", "farm", "exchange", "temple", "headdress", "points")


def allowed(s: State, die: int) -> set[str]:
    """The actions that a die may be placed for without any card."""
    return {action for action in ACTIONS if f"die {die} {action}" in texts(s)}


def values(s: State) -> set[str]:
    """The values of the dice that may be placed."""
    return {text.split()[1] for text in texts(s) if text.startswith("die")}


def phase_one(order: list[int]) -> State:
    """Phase I before its first turn, in this order."""
    s = new(len(order))
    s.order = order
    s.turn = 0
    s.stack = []
    return refresh(s)


def place_all_on_points(s: State) -> list[DiePlaced]:
    """Play phase I to its end with every die on the points space, the highest first."""
    placed: list[DiePlaced] = []
    while s.phase == 1:
        log = choose(s, next(text for text in texts(s) if text.endswith("points")))
        placed += [event for event in log if isinstance(event, DiePlaced)]
    return placed


@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [2, 0, 3, 1], [3, 2, 1, 0]])
def test_everybody_places_one_die_at_a_time_in_order_in_three_passes(order: list[int]) -> None:
    """D-1: three passes in the order of the tokens, until every die is placed."""
    s = phase_one(order)
    placed = place_all_on_points(s)
    assert [event.seat for event in placed] == order * 3
    assert [event.pips for event in placed] == [6] * len(order) + [5] * len(order) + [4] * len(order)
    assert s.phase > 1
    assert s.dice_at == [POINTS] * (3 * len(order))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_rolls_three_dice_at_the_start_of_every_round(players: int) -> None:
    """D-1: each round begins with new dice from 1 to 6 for all, told in order, and nothing lies on a space."""
    s = new_game(players, 4)
    rolls: list[int] = []
    while s.options:
        log: list[object] = []
        before = s.round
        apply(s, s.options[0], log)
        rolled = [event for event in log if isinstance(event, DiceRolled)]
        assert bool(rolled) == (s.round != before)
        if rolled:
            assert [event.seat for event in rolled] == s.order
            for event in rolled:
                assert len(event.pips) == 3
                assert tuple(s.dice[3 * event.seat : 3 * event.seat + 3]) == event.pips
                rolls += event.pips
            assert s.dice_at == [IN_HAND] * (3 * players)
            assert s.lowest == [7] * 8
    assert len(rolls) == 6 * 3 * players
    assert set(rolls) <= set(range(1, 7))


def test_all_six_faces_come_up_about_equally_often() -> None:
    """D-1: dice are fair."""
    faces: Counter[int] = Counter()
    for seed in range(300):
        s = new_game(4, seed)
        while s.phase == 0:
            play(s, s.options[0])
        faces.update(s.dice)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert min(faces.values()) > 500
    assert max(faces.values()) < 700


def test_an_action_is_carried_out_before_the_next_player_has_a_turn() -> None:
    """D-1: place one die and resolve it; then the next in order."""
    s = new()
    choose(s, "die 6 exchange")
    assert (decider(s), asked(s)) == (0, "ChooseExchange")
    choose(s, "vp", "vp", "vp", "vp", "vp", "vp")
    assert (decider(s), asked(s)) == (1, "ChooseTurn")


def test_a_player_chooses_freely_among_the_dice_not_yet_placed() -> None:
    """D-1: any of the own dice, none twice; dice of one value are one choice."""
    s = new()
    s.dice[:3] = [2, 2, 5]
    refresh(s)
    assert values(s) == {"2", "5"}
    assert len(texts(s)) == len(set(texts(s)))
    choose(s, "die 2 points")
    assert sorted(s.dice_at[:3]) == [IN_HAND, IN_HAND, POINTS]
    at_turn(s, 0, (2, 5))
    assert values(s) == {"2", "5"}
    at_turn(s, 0, (5,))
    assert values(s) == {"5"}


@pytest.mark.parametrize(
    ("there", "die", "fits"),
    [
        ([], 6, True),
        ([], 1, True),
        ([6], 6, False),
        ([6], 5, True),
        ([4], 4, False),
        ([4], 5, False),
        ([4], 3, True),
        ([5, 3], 4, False),
        ([5, 3], 3, False),
        ([5, 3], 2, True),
        ([3, 5], 2, True),
        ([3, 5], 4, False),
        ([2], 1, True),
        ([1], 1, False),
        ([1], 6, False),
        ([6, 4, 2], 3, False),
        ([6, 4, 2], 1, True),
    ],
)
def test_a_die_must_be_lower_than_every_die_on_the_space(there: list[int], die: int, fits: bool) -> None:
    """D-2: strictly lower than the lowest, in whatever order the others came."""
    s = new()
    for seat, pips in enumerate(there, start=1):
        put_die(s, seat, 0, pips, EXCHANGE)
    at_turn(s, 0, (die,))
    assert (f"die {die} exchange" in texts(s)) == fits


def test_own_dice_block_like_those_of_others() -> None:
    """D-2: whoever owns them."""
    s = new()
    put_die(s, 0, 2, 4, EXCHANGE)
    s.dice[:2] = [4, 3]
    refresh(s)
    assert "die 4 exchange" not in texts(s)
    assert "die 3 exchange" in texts(s)


@pytest.mark.parametrize("space", [STONE, ROPE, STUDY, FARM, EXCHANGE, TEMPLE, HEADDRESS])
def test_every_space_but_points_asks_for_a_lower_die(space: int) -> None:
    """D-2: a 3 there keeps 3 to 6 out and lets 2 in; the other spaces do not mind."""
    s = new()
    give_feathers(s, 0, 1, 2, 3, 4)
    put_die(s, 1, 0, 3, space)
    for die in (6, 4, 3):
        at_turn(s, 0, (die,))
        assert allowed(s, die) == set(ACTIONS) - {ACTIONS[space]}
    at_turn(s, 0, (2,))
    assert allowed(s, 2) == set(ACTIONS)


def test_a_refused_die_changes_nothing() -> None:
    """D-2: a placement that is not allowed raises and leaves the game as it was."""
    s = new()
    put_die(s, 1, 0, 4, EXCHANGE)
    refresh(s)
    before = digest(s)
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice("die 4 exchange"))
    assert digest(s) == before
    choose(s, "die 4 points")
    assert digest(s) != before


def test_a_placed_die_lowers_what_the_space_takes() -> None:
    """D-2: after a 5 a 4 fits, after the 4 only a 3."""
    s = new(2)
    s.dice = [5, 4, 3, 5, 4, 3]
    refresh(s)
    choose(s, "die 5 temple", "step 5", "decline", "decline")
    assert decider(s) == 1
    assert {die for die in (5, 4, 3) if f"die {die} temple" in texts(s)} == {4, 3}
    choose(s, "die 4 temple", "step 1", "decline", "decline")
    assert decider(s) == 0
    assert {die for die in (4, 3) if f"die {die} temple" in texts(s)} == {3}


def test_a_higher_die_laid_beside_by_card_07_does_not_reopen_the_space() -> None:
    """D-2: the lowest die counts, not the last one."""
    s = new()
    put_die(s, 3, 0, 3, EXCHANGE)
    give_card(s, 0, 7)
    refresh(s)
    choose(s, "die 5 exchange 07 offering", *["vp"] * 5)
    assert decider(s) == 1
    s.dice[3:6] = [4, 3, 2]
    refresh(s)
    assert {die for die in (4, 3, 2) if f"die {die} exchange" in texts(s)} == {2}


@pytest.mark.parametrize(
    ("players", "action", "other"),
    [(3, "rope", "stone"), (3, "stone", "rope"), (2, "farm", "study"), (2, "rope", "stone")],
)
def test_a_die_on_a_shared_space_counts_for_both_its_actions(players: int, action: str, other: str) -> None:
    """D-2 and N-13: who comes next needs a lower die for either action; the die lies on the one shared space."""
    s = at_turn(new(players), 0, (4,))
    choose(s, f"die 4 {action}")
    while asked(s) != "ChooseTurn":
        choose(s, texts(s)[-1])
    assert decider(s) == 1
    s.dice[3:6] = [5, 4, 3]
    refresh(s)
    for die in (5, 4, 3):
        assert ({action, other} <= allowed(s, die)) == (die == 3)
        assert ({action, other} & allowed(s, die) != set()) == (die == 3)
    give_card(s, 1, 6)
    refresh(s)
    shared = min(action, other, key=ACTIONS.index)
    choose(s, "card 06 offering", f"move 4 of seat 1 from {shared} to temple")
    assert {action, other} <= allowed(s, 5)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_points_space_takes_any_die_at_any_time(die: int) -> None:
    """D-3: whatever lies there."""
    s = new()
    put_die(s, 1, 0, 1, POINTS)
    put_die(s, 2, 0, 6, POINTS)
    at_turn(s, 0, (die,))
    assert f"die {die} points" in texts(s)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_points_bring_two_vp_whatever_the_die(die: int) -> None:
    """V-1: 2 VP and nothing else."""
    s = at_turn(new(), 0, (die,))
    player = s.players[0]
    before = (player.score, player.offerings, player.food, player.knowledge, player.location)
    log = choose(s, f"die {die} points")
    assert (player.score, player.offerings, player.food, player.knowledge, player.location) == (
        before[0] + 2,
        *before[1:],
    )
    assert PointsScored(0, 2, "points space") in log


def test_points_may_be_chosen_although_other_actions_are_possible_and_three_times_a_round() -> None:
    """V-1 and D-3: all three dice may go there."""
    s = phase_one([0, 1])
    start = [player.score for player in s.players]
    log = [event for event in place_all_on_points(s) if event.action == POINTS]
    assert len(log) == 6
    assert [player.score - before for player, before in zip(s.players, start, strict=True)] == [6, 6]


def test_a_movement_needs_a_usable_road() -> None:
    """D-4: from Cuzco the easiest stone trail is 2, the easiest rope bridge 1."""
    s = at_turn(new(), 0, (1,))
    assert {"stone", "rope"} & allowed(s, 1) == {"rope"}
    at_turn(s, 0, (2,))
    assert {"stone", "rope"} <= allowed(s, 2)


@pytest.mark.parametrize(("row", "lowest"), [(0, 3), (6, 5)])
def test_taking_a_tile_needs_one_beside_pips_that_the_die_reaches(row: int, lowest: int) -> None:
    """D-4: with the tiles beside lower pips gone, lower dice cannot take one."""
    s = new()
    for place in range(row, row + lowest - 1):
        s.houses[place] = -1
    action = "study" if row == 0 else "farm"
    for die in range(1, 7):
        at_turn(s, 0, (die,))
        assert (action in allowed(s, die)) == (die >= lowest)


def test_taking_a_tile_needs_a_free_house() -> None:
    """D-4: with twelve houses full neither study nor farm is possible."""
    s = new()
    give_tiles(s, 0, 0, 13)
    at_turn(s, 0, (6,))
    assert allowed(s, 6) == {"stone", "rope", "exchange", "temple", "points"}


def test_the_exchange_can_always_be_carried_out() -> None:
    """D-4: even a 1 buys 1 VP."""
    s = at_turn(new(), 0, (1,))
    s.players[0].khipus = s.players[0].reserve = 0
    refresh(s)
    assert "die 1 exchange" in texts(s)
    before = s.players[0].score
    choose(s, "die 1 exchange")
    assert s.players[0].score == before + 1


@pytest.mark.parametrize(("priests", "possible"), [(0, False), (1, True), (4, True)])
def test_the_temple_needs_a_priest_on_the_mask(priests: int, possible: bool) -> None:
    """D-4: without a priest the temple cannot be chosen."""
    s = new()
    s.players[0].priests = priests
    at_turn(s, 0, (6,))
    assert ("temple" in allowed(s, 6)) == possible


@pytest.mark.parametrize("circlet", [1, 2, 3, 4, 5, 6])
def test_the_headdress_needs_a_feathered_circlet_that_the_die_reaches(circlet: int) -> None:
    """D-4: both slots filled, not yet active, and pips within the die."""
    s = new()
    give_feathers(s, 0, 2 * circlet)
    for die in range(1, 7):
        at_turn(s, 0, (die,))
        assert "headdress" not in allowed(s, die)
    give_feathers(s, 0, 2 * circlet - 1)
    for die in range(1, 7):
        at_turn(s, 0, (die,))
        assert ("headdress" in allowed(s, die)) == (die >= circlet)
    s.players[0].circlets = 1 << 2 * (circlet - 1)
    at_turn(s, 0, (6,))
    assert "headdress" not in allowed(s, 6)


def test_a_turn_runs_from_card_06_over_pututus_and_the_die_to_card_05() -> None:
    """D-5: card 06 and pututus come before the die, card 05 after its action."""
    s = new(pututu=True)
    player = s.players[0]
    give_card(s, 0, 6)
    give_card(s, 0, 5)
    player.pututu_one = 1
    player.offerings = 3
    put_die(s, 1, 0, 2, EXCHANGE)
    at_turn(s, 0, (4,))
    assert {"card 06 offering", "pututu 1 die 4 to 3", "die 4 temple"} <= set(texts(s))
    assert not any(text.startswith("card 05") for text in texts(s))
    choose(s, "card 06 offering", "move 2 of seat 2 from exchange to farm")
    assert {"pututu 1 die 4 to 3", "die 4 exchange"} <= set(texts(s))
    choose(s, "pututu 1 die 4 to 3", "die 3 exchange")
    assert asked(s) == "ChooseExchange"
    assert not any(text.startswith(("card 05", "card 06", "pututu")) for text in texts(s))
    choose(s, "vp", "vp", "vp")
    assert (asked(s), decider(s)) == ("ChooseExtraTurn", 0)
    assert texts(s) == ["card 05 offering", "decline"]
    choose(s, "card 05 offering")
    assert (asked(s), decider(s)) == ("ChooseTurn", 0)
    choose(s, "die 1 points")
    assert decider(s) != 0 or s.phase != 1


def test_card_06_comes_before_pututus_and_not_after() -> None:
    """D-5: once a pututu was used it is too late for card 06, from hand or display."""
    s = new(pututu=True)
    give_card(s, 0, 6)
    s.players[0].pututu_one = 2
    put_die(s, 1, 0, 2, EXCHANGE)
    show_god(s, 6)
    at_turn(s, 0, (4,))
    assert {"card 06 offering", "card 06 inti"} <= set(texts(s))
    choose(s, "pututu 1 die 4 to 5")
    assert "pututu 1 die 5 to 4" in texts(s)
    assert not any(text.startswith("card 06") for text in texts(s))


def test_phase_two_follows_when_the_last_die_is_placed() -> None:
    """D-1: phase I ends with the last die of the last player."""
    s = new(2)
    for die in (6, 6, 5, 5, 4):
        log = choose(s, f"die {die} points")
        assert PhaseStarted(2) not in log
    assert PhaseStarted(2) in choose(s, "die 4 points")
