"""The planner looks through its whole turn, keeps its plan, and knows no more than its seat may."""

from collections.abc import Callable
from random import Random

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Decision
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.features import (
    FEATURE_NAMES,
    FEATURES,
    PLAIN,
    STAGES,
    plain_features,
    stage_of,
    task_features,
)
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind, own_mind, rival_minds
from cuzco_tui.games.cuzco.bots.value import learned_value
from cuzco_tui.games.cuzco.engine.flow import advance, play_on
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.search.master import Master
from cuzco_tui.search.planning import plan
from tests.games.cuzco.kit import new

GAME = find_game("cuzco")
CLOCK = ThinkingClock()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_complete_at_every_part_of_a_game(seats: int) -> None:
    """Whatever part was just finished, each feature has a number, and every stage comes up."""
    s = GAME.make(seats, 3, {"pututu": True}, GAME.load_content(None))
    chance = Random(3)
    stages: set[int] = set()
    while s.stack:
        seat = s.stack[-1][1]
        play_on(s, chance.choice(s.options))
        if not (s.stack and s.stack[-1][1] == seat):
            stages.add(stage_of(s, seat))
            assert len(plain_features(s, seat)) == PLAIN
            assert all(PLAIN <= feature < FEATURES for feature in task_features(s, seat))
        advance(s)
    assert stages == set(range(STAGES))
    assert len(FEATURE_NAMES) == FEATURES


def test_the_value_of_a_position_does_not_depend_on_what_is_hidden() -> None:
    """Dealt anew in any way, the same view has the same value."""
    s = GAME.make(4, 8, {}, GAME.load_content(None))
    chance = Random(8)
    value = learned_value()
    for _ in range(120):
        seat = s.stack[-1][1]
        view = view_of(s, seat)
        assert len({value.more(imagine(view, seed), seat) for seed in range(3)}) == 1
        GAME.apply(s, chance.choice(s.options))


def test_plans_give_a_line_for_each_option_best_first() -> None:
    """Every option has a line that begins with it, and the worths fall."""
    s = new()
    seat = s.stack[-1][1]
    lines = plan(CuzcoMind(learned_value()), s, seat)
    assert sorted(line.option for line in lines) == list(range(len(s.options)))
    assert all(line.choices[0] is s.options[line.option] for line in lines)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_planning_leaves_no_traces_in_the_state() -> None:
    """What is tried out is tried out elsewhere."""
    s = new()
    before = GAME.digest(s)
    plan(CuzcoMind(learned_value()), s, s.stack[-1][1])
    assert GAME.digest(s) == before


def _planner(seed: int) -> Bot:
    return GAME.make_bot("planner", seed)


def _master(seed: int) -> Bot:
    """Make a master that thinks less than usual, so that many of its choices are seen."""
    return Master(own_mind(), rival_minds(), seed, rollouts=6)


@pytest.mark.parametrize(("make", "steps"), [(_planner, 60), (_master, 8)], ids=["planner", "master"])
def test_who_searches_chooses_the_same_whatever_is_hidden(make: Callable[[int], Bot], steps: int) -> None:
    """Views whose hidden part was dealt anew get the same choice from the same generator."""
    s = GAME.make(3, 21, {"pututu": True}, GAME.load_content(None))
    bots = [make(50 + seat) for seat in range(3)]
    twins = [make(50 + seat) for seat in range(3)]
    for step in range(steps):
        seat = s.stack[-1][1]
        decision = GAME.decision(s)
        assert decision is not None
        chosen = bots[seat](view_of(s, seat), decision, CLOCK)
        dealt_anew = imagine(view_of(s, seat), step)
        other = twins[seat](view_of(dealt_anew, seat), Decision(seat, decision.kind, dealt_anew.options), CLOCK)
        assert chosen == other
        GAME.apply(s, decision.options[chosen])


def test_planner_beats_greedy_bots() -> None:
    """Against three greedy bots it wins most of eight games, where two would be even."""
    wins = 0
    for deal in range(2):
        for seat in range(4):
            names = ["planner" if place == seat else "greedy" for place in range(4)]
            bots = [GAME.make_bot(name, deal) for name in names]
            s = GAME.make(4, 70 + deal, {}, GAME.load_content(None))
            while decision := GAME.decision(s):
                index = bots[decision.seat](GAME.view(s, decision.seat), decision, CLOCK)
                GAME.apply(s, decision.options[index])
            wins += GAME.ranking(s)[0].seat == seat
    assert wins >= 4
