"""Caral's planner looks through its whole part, keeps its plan, and knows no more than its seat may."""

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Decision
from cuzco_tui.games.caral.bots import make_bot
from cuzco_tui.games.caral.bots.features import FEATURE_NAMES, FEATURES, STAGES, TOPIC_OF, features, stage_of
from cuzco_tui.games.caral.bots.mind import CaralMind, own_mind, rival_minds
from cuzco_tui.games.caral.bots.parts import play_part
from cuzco_tui.games.caral.bots.sight import SHAPES, Board, result, shape, standing
from cuzco_tui.games.caral.bots.topics import TOPICS
from cuzco_tui.games.caral.bots.value import learned_value
from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.flow import advance
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.search.master import Master
from cuzco_tui.search.planning import plan
from tests.games.caral.helpers import ALL_MODULES, at_round, at_turn, give, new

GAME = Caral()
CLOCK = ThinkingClock()


def made(seats: int, seed: int, max_years: int = 20) -> State:
    """A new game with all modules."""
    options = dict.fromkeys(ALL_MODULES, True) | {"max_years": max_years}
    return GAME.make(seats, seed, options, GAME.load_content(None))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_complete_at_every_part_of_a_game(seats: int) -> None:
    """Whatever part was just finished, each feature has a number, and every stage comes up."""
    s = made(seats, 3, max_years=6)
    chance = Random(3)
    stages: set[int] = set()
    while s.stack:
        seat = s.stack[-1][1]
        play_part(s, chance.choice(s.options))
        if not s.options:
            stage = stage_of(s, seat)
            stages.add(stage)
            board = Board(s)
            assert len(features(s, seat, board)) == FEATURES == len(FEATURE_NAMES) == len(TOPIC_OF)
            assert len(shape(s, board)) == SHAPES
            advance(s)
    assert stages <= set(range(STAGES))
    assert len(stages) >= STAGES - 2
    assert set(TOPIC_OF) <= set(TOPICS)


def test_the_value_of_a_position_does_not_depend_on_what_is_hidden() -> None:
    """CC-8: dealt anew in any way, the same view has the same value."""
    s = made(4, 8)
    chance = Random(8)
    value = learned_value()
    for _ in range(120):
        seat = s.stack[-1][1]
        view = view_of(s, seat)
        assert len({value.of(imagine(view, seed), seat) for seed in range(3)}) == 1
        GAME.apply(s, chance.choice(s.options))


def test_the_accounts_of_a_position_add_up_to_its_value() -> None:
    s = made(3, 5)
    value = learned_value()
    seat = s.stack[-1][1]
    assert sum(value.accounts(s, seat).values()) == pytest.approx(value.of(s, seat))
    assert set(value.accounts(s, seat)) <= set(TOPICS)


def test_the_standing_at_the_end_is_the_result() -> None:
    """CE-5: what a seat has for sure is what the end then gives, but for a marker and levels still to come."""
    s = made(2, 4, max_years=2)
    chance = Random(4)
    while s.phase != OVER:
        before = s.copy()
        GAME.apply(s, chance.choice(s.options))
    fame = [player.fame for player in s.players]
    assert result([10, 4, 6], 0) == 4.5
    expected = standing(before, 0, Board(before))
    assert abs(result(fame, 0) - expected) <= 20


def test_a_part_goes_on_from_the_die_to_the_turn_of_the_start_player() -> None:
    """CY-2: nobody and nothing comes between them."""
    s = new()
    while len(at_round(s).content.die[s.die]) == 1:
        pass
    play_part(s, s.options[0])
    assert {choice.text.split()[0] for choice in s.options} == {"move"}
    assert s.stack[-1][1] == s.start


def test_a_part_goes_on_from_the_end_of_a_year_to_the_offering_of_the_high_priest() -> None:
    """CJ-1; at a table of two a card is turned up before it (C2-3)."""
    for seats, offers in ((3, True), (2, False)):
        s = new(seats)
        give(s, 0, stone=2)
        at_turn(s, 0, figure="village-3")
        play_part(s, next(choice for choice in s.options if choice.text == "move centre"))
        assert bool(s.options) is offers


def test_plans_give_a_line_for_each_option_best_first() -> None:
    """Every option has a line that begins with it, and the worths fall."""
    s = new()
    seat = s.stack[-1][1]
    before = GAME.digest(s)
    lines = plan(CaralMind(learned_value()), s, seat)
    assert sorted(line.option for line in lines) == list(range(len(s.options)))
    assert all(line.choices[0] is s.options[line.option] for line in lines)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    assert GAME.digest(s) == before


def _planner(seed: int) -> Bot:
    return make_bot("planner", seed)


def _master(seed: int) -> Bot:
    """Make a master that thinks less than usual."""
    return Master(own_mind(), rival_minds(), seed, rollouts=6)


@pytest.mark.parametrize(("make", "steps"), [(_planner, 60), (_master, 8)], ids=["planner", "master"])
def test_who_searches_chooses_the_same_whatever_is_hidden(make: Callable[[int], Bot], steps: int) -> None:
    """CC-8: views whose hidden part was dealt anew get the same choice from the same generator."""
    s = made(3, 21)
    bots, twins = ([make(50 + seat) for seat in range(3)] for _ in range(2))
    for step in range(steps):
        seat = s.stack[-1][1]
        decision = GAME.decision(s)
        assert decision is not None
        chosen = bots[seat](view_of(s, seat), decision, CLOCK)
        dealt_anew = imagine(view_of(s, seat), step)
        other = twins[seat](view_of(dealt_anew, seat), Decision(seat, decision.kind, dealt_anew.options), CLOCK)
        assert chosen == other
        GAME.apply(s, decision.options[chosen])


def test_planner_beats_thumb() -> None:
    """Against one thumb it wins most of six games of two years."""
    wins = 0
    for number in range(6):
        names = ["thumb", "thumb"]
        names[number % 2] = "planner"
        bots = [make_bot(name, number) for name in names]
        s = GAME.make(2, 70 + number // 2, {"max_years": 4}, GAME.load_content(None))
        while decision := GAME.decision(s):
            GAME.apply(s, decision.options[bots[decision.seat](GAME.view(s, decision.seat), decision, CLOCK)])
        wins += GAME.ranking(s)[0].seat == number % 2
    assert wins >= 4


_GAME_OF_BOTS = """
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games.caral.bots import make_bot
from cuzco_tui.games.caral.game import Caral
game = Caral()
s = game.make(2, 3, {"max_years": 1, "emissary": True, "status": True}, game.load_content(None))
bots = [make_bot("planner", 1), make_bot("thumb", 2)]
while decision := game.decision(s):
    game.apply(s, decision.options[bots[decision.seat](game.view(s, decision.seat), decision, ThinkingClock())])
print(game.digest(s))
"""


def test_bots_play_the_same_under_other_hash_seeds() -> None:
    """Nothing that they weigh comes in an order that Python may change."""
    digests = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        found = subprocess.run(
            [sys.executable, "-c", _GAME_OF_BOTS], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(found.stdout)
    assert len(digests) == 1
