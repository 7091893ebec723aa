"""The coach of Cuzco: it judges a choice by what its seat can see, finds what was given away, and says what for."""

from typing import Any

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision, Judgement
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.coach import EFFORT
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.turn import start_turn
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.messages import LANGUAGES, Names
from cuzco_tui.search.coach import TRIED_AGAIN, Coach
from tests.games.cuzco.kit import new, refresh
from tests.games.cuzco.words import cuzco_words

CUZCO = find_game("cuzco")
NAMES = Names(["Ann", "Ben", "Cleo"], 0)


def ready_for_a_circlet() -> State:
    """Round 1, and Ann can activate circlet 6 with her 6 for 15 VP, for which nobody else has the feathers."""
    s = new(3)
    s.players[0].feathers = 0b11 << 10
    for slot in (10, 11):
        s.supply[s.content.masks[0][slot]] -= 1
    s.stack.clear()
    start_turn(s, 0)
    return refresh(s)


def asked(s: State) -> Decision:
    """The decision that is pending."""
    decision = CUZCO.decision(s)
    assert decision is not None
    return decision


def judged(s: State, chosen: int, effort: int = 0) -> Judgement:
    """What the coach thinks of an option."""
    return CUZCO.judge(CUZCO.view(s, 0), asked(s), chosen, NAMES, ThinkingClock(), effort)


def option(s: State, wanted: str) -> int:
    """The index of the option with this text."""
    return next(index for index, choice in enumerate(asked(s).options) if choice.text == wanted)


@pytest.mark.parametrize("effort", [0, 6])
def test_a_circlet_that_is_left_for_two_points_is_a_blunder(effort: int) -> None:
    """H-2, V-1."""
    s = ready_for_a_circlet()
    points = judged(s, option(s, "die 6 points"), effort)
    assert points.cost > 4
    assert points.lead == 0
    assert points.best != option(s, "die 6 points")


class Watched:
    """The mind of the coach, and in how many worlds it tried things out for each time that it imagined the table."""

    def __init__(self) -> None:
        self.worlds: list[int] = []

    def imagine(self, view: PlayerView, seed: int) -> State:
        self.worlds.append(0)
        return own_mind().imagine(view, seed)

    def deal_anew(self, state: State, seat: int, seed: int) -> State:
        self.worlds[-1] += 1
        return own_mind().deal_anew(state, seat, seed)

    def __getattr__(self, name: str) -> Any:
        return getattr(own_mind(), name)


@pytest.mark.parametrize("effort", [1, 2, 8])
def test_at_a_low_effort_a_difference_is_tried_again_as_often_as_usually(effort: int) -> None:
    """What may be chance counts for nothing, however little was tried out to find the best option."""
    watched = Watched()
    s = ready_for_a_circlet()
    coach = Coach(watched, rival_minds(), goals, view_of, EFFORT)
    coach.judged(view_of(s, 0), asked(s), option(s, "die 6 points"), ThinkingClock(), effort)
    searched, *later = (worlds for worlds in watched.worlds if worlds)
    assert searched <= effort
    assert later == [round(TRIED_AGAIN * EFFORT.judging)]


def test_the_best_option_costs_nothing() -> None:
    s = ready_for_a_circlet()
    best = judged(s, option(s, "die 6 points")).best
    found = judged(s, best)
    assert (found.best, found.cost) == (best, 0)
    assert found.lead >= 0


def test_no_choice_is_judged_by_what_is_hidden() -> None:
    s = ready_for_a_circlet()
    twin = s.copy()
    for pile in (*twin.piles, *twin.people_stacks, twin.task_stack):
        pile.reverse()
    twin.rng = CUZCO.make(3, 99, CUZCO.description.checked_options(3, {}), s.content).rng
    assert CUZCO.digest(twin) != CUZCO.digest(s)
    assert judged(twin, 3, 4) == judged(s, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_every_language_what_the_better_option_is_for(language: str) -> None:
    s = ready_for_a_circlet()
    words = cuzco_words(language)
    lines = [words.say(line) for line in judged(s, option(s, "die 6 points")).why]
    assert lines
    assert all(line.endswith(".") and "{" not in line for line in lines)
