"""Prices and worths have one place each: what it says is what the rules then charge and score."""

from itertools import pairwise
from random import Random

from cuzco_tui.games.cuzco.engine import apply, new_game
from cuzco_tui.games.cuzco.engine import events as happened
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, NOT_PAID, OFFERING
from cuzco_tui.games.cuzco.engine.decisions import EXCHANGE_BUY, TURN
from cuzco_tui.games.cuzco.engine.prices import (
    circlet_worth,
    exchange_price,
    priest_worth,
    space_after,
    task_worth,
    temple_majority,
)
from cuzco_tui.games.cuzco.engine.spaces import actions_on, doable_actions, space_of
from tests.games.cuzco.kit import at_turn, choose, give_tiles, new


def test_every_purchase_costs_its_price_and_nothing_else_costs_pips() -> None:
    """X-1 to X-7: slides and VP cost 1 pip, everything else 2; cards and the end cost none."""
    s = new()
    give_tiles(s, 0, 3)
    at_turn(s, 0, (6,))
    choose(s, "die 6 exchange")
    assert {exchange_price(option) for option in s.options} == {1, 2}
    for option in s.options:
        twin = s.copy()
        apply(twin, option)
        spent = [frame[2] for frame in twin.stack if frame[0] == EXCHANGE_BUY]
        assert spent == [exchange_price(option)], option


def test_worths_are_what_is_scored_over_whole_games() -> None:
    """H-2, U-4 and G-04, K-1: circlets, tasks and steps on the knowledge track."""
    seen = {"circlet": 0, "task": 0, "steps": 0}
    for seed in range(12):
        chance = Random(seed)
        s = new_game(2 + seed % 3, seed)
        while s.options:
            choice = s.options[int(chance.random() * len(s.options))]
            before = s.copy()
            log: list[happened.Event] = []
            apply(s, choice, log)
            for event, then in pairwise(log):
                if isinstance(event, happened.CircletActivated) and isinstance(then, happened.PointsScored):
                    assert then.vp == circlet_worth(before, event.pips)
                    seen["circlet"] += 1
                elif isinstance(event, happened.TaskFulfilled) and isinstance(then, happened.PointsScored):
                    assert then.vp == task_worth(before, OFFERING if event.with_card else NOT_PAID)
                    seen["task"] += 1
            learnt = [event for event in log if isinstance(event, happened.KnowledgeGained)]
            if learnt:
                player = before.players[learnt[0].seat]
                assert learnt[0].space == space_after(before, player, learnt[0].steps)
                seen["steps"] += 1
    assert min(seen.values()) > 10, seen


def test_the_majority_in_the_temple_goes_to_the_highest_step_among_equals() -> None:
    """U-2."""
    assert temple_majority([-1] * 6) == (-1, 0)
    assert temple_majority([0, 0, -1, 1, -1, -1]) == (0, 2)
    assert temple_majority([0, 1, 0, -1, 1, 2]) == (1, 2)


def test_worths_before_the_first_round_are_those_of_the_first() -> None:
    """N-11: tasks are kept before a round has begun, and panels show what the first one is worth."""
    s = new()
    worths = [circlet_worth(s, 1), priest_worth(s), task_worth(s, NOT_PAID)]
    s.round = 0
    assert [circlet_worth(s, 1), priest_worth(s), task_worth(s, NOT_PAID)] == worths


def test_actions_for_a_die_are_those_that_are_offered_without_a_card() -> None:
    """D-3, D-4: over random games, a die in hand can do what the rules offer it plainly."""
    compared = 0
    for seed in range(6):
        chance = Random(seed)
        s = new_game(2 + seed % 3, seed)
        assert sorted(action for space in set(space_of(s)) for action in actions_on(s, space)) == list(
            range(len(ACTION_NAMES))
        )
        while s.options:
            if s.stack[-1][0] == TURN:
                player = s.players[s.stack[-1][1]]
                placements = [option for option in s.options if isinstance(option, PlaceDie)]
                plain = {(way.pips, way.action) for way in placements if way.bypass == NOT_PAID and not way.help_card}
                for pips in {way.pips for way in placements}:
                    offered = {action for value, action in plain if value == pips}
                    assert set(doable_actions(s, player, pips)) == offered
                    compared += 1
            apply(s, s.options[int(chance.random() * len(s.options))])
    assert compared > 100
