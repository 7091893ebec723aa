"""A state from outside is refused in one sentence, or it is one that can be played to its end."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuzco_tui.game import BadState
from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES, TURNS
from cuzco_tui.games.caral.engine.decisions import MOVE
from cuzco_tui.games.caral.engine.dump import dump_state, load_state
from cuzco_tui.games.caral.engine.flow import play
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.soundness import check_state
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from tests.forged_data import at, load_or_refuse, mutate
from tests.games.caral.helpers_random import VARIED_SETUPS, Setup, busy, positions


@cache
def corpus() -> list[str]:
    """Give dumped positions of one game of each of some tables."""
    return [
        json.dumps(dump_state(s))
        for number, setup in enumerate((*VARIED_SETUPS, Setup(2, ("moods", "emissary"))))
        for s in positions(setup._replace(max_years=4), number, 5)
    ]


def load_or_none(data: Any) -> State | None:
    """Load a state; None when it was refused in one sentence."""
    return load_or_refuse(
        lambda plain: load_state(plain, default_content()), data, "This is no state of a game of Caral: ", "."
    )


def of_another_moment(data: Any, chance: Random) -> None:
    """Change what says where the game stands to what it is in another position."""
    field = chance.choice(["phase", "turn", "high", "active", "start", "year", "round", "barred", "die", "stack"])
    data[field] = json.loads(chance.choice(corpus()))[field]


def assert_playable(s: State, seed: int) -> None:
    """A state is sound now and at every decision until its end."""
    player = busy(seed)
    check_state(s)
    while s.options:
        for seat in range(s.seats):
            why_not(s, seat)
            view_of(s, seat)
        play(s, player(s))
        check_state(s)


@settings(max_examples=settings().max_examples // 2)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_changed_state_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    chance = Random(seed)
    data = json.loads(chance.choice(corpus()))
    for _ in range(chance.choice([1, 1, 2])):
        chance.choice([mutate] * 6 + [of_another_moment])(data, chance)
    s = load_or_none(data)
    if s is not None:
        assert_playable(s, seed)


def changed(*path: str | int, value: Any) -> Any:
    """Give the middle of a game of four with another value at one place."""
    data = json.loads(middle())
    at(data, path[:-1])[path[-1]] = value
    return data


def at_setup(field: str, value: Any) -> Any:
    """Give the first question of a game of two with another value."""
    return dump_state(Setup(2, ()).game(1)) | {field: value}


@cache
def middle() -> str:
    """Give a turn in the second year of a game with all modules."""
    states = positions(Setup(4, MODULE_NAMES), 1, 1)
    return next(json.dumps(dump_state(s)) for s in states if s.year == 2 and s.phase == TURNS and s.stack[0][0] == MOVE)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (changed("players", 0, "stones", value=-99), "stones of seat 0 is no number from 0"),
        (changed("players", 0, "stones", value=5), "the sled of seat 0 holds too many stones"),
        (changed("players", 1, "sled", value=9), "the sled of seat 1 holds too many alpacas"),
        (changed("players", 1, "carali", value=9), "the Carali of seat 1 are not all there"),
        (changed("players", 1, "alpacas", value=1), "the alpacas of seat 1 are not all there"),
        (changed("players", 1, "hand", 2, value=9), "the resource cards are not all there"),
        (changed("players", 2, "fame", value=99), "the fame is not the sum of its sources"),
        (changed("players", 2, "vp", value=[5]), "the fame of seat 2 does not fit its sources"),
        (changed("players", 2, "figure", value=31), "a figure stands beside the path"),
        (changed("players", 2, "workers", value=[1]), "seat 2 has workers in another number of quarries"),
        (changed("players", value=[]), "there are not 4 players"),
        (changed("discards", 0, value=50), "the resource cards are not all there"),
        (changed("levels", 0, value=1), "the levels are not all there"),
        (changed("levels", value=[10, 10, 10]), "levels has 3 numbers instead of 5"),
        (changed("seats", value=7), "the number of seats is not 2 to 4"),
        (changed("seats", value=True), "the number of seats is not 2 to 4"),
        (changed("year", value=10**40), "year is no number from 0"),
        (changed("height", value=5), "the central pyramid has another height"),
        (changed("owner", 1, value=0), "a pyramid stands on no site"),
        (changed("priest", 2, value=1), "a priest stands on no large pyramid"),
        (changed("architect", value=2), "the architect stands on no action space"),
        (changed("anaconda", value=2), "the anaconda lies on no action space"),
        (changed("marker", value=-2), "marker is no number from -1 to 3"),
        (changed("years", value=[0, 0, 1, 2, 3, 4, 5]), "the year tiles are not those of the modules"),
        (changed("modules", value=0), "the mood cards are not those of the modules"),
        (changed("high", value=1), "the high priest is of another year"),
        (changed("phase", value=8), "a question belongs to another part of the year"),
        (changed("turn", value=0), "a seat is asked out of turn"),
        (changed("stack", value=[]), "nobody has to decide anything"),
        (changed("stack", 0, 0, value=15), "a question belongs to no turn"),
        (changed("stack", 0, 0, value=99), "a pending decision has no kind or no seat"),
        (changed("stack", 0, value=[3, 0]), "a pending decision is not five numbers"),
        (changed("stack", 0, value=3), "a pending decision is not five numbers"),
        (changed("stack", value=[[14, 0, 0, 0, 0], [14, 1, 0, 0, 0]]), "several seats are asked in one turn"),
        (changed("rules", value=3), "rules is no number from 1 to 1"),
        (at_setup("turn", value=4), "a seat is asked out of turn"),
        (at_setup("turn", value=0), "a seat is asked out of turn"),
        ({}, "its fields are not those of a state"),
        ([], "its fields are not those of a state"),
        (None, "its fields are not those of a state"),
    ],
)
def test_a_forged_state_is_refused_with_what_is_wrong_in_it(data: Any, sentence: str) -> None:
    with pytest.raises(BadState) as caught:
        load_state(data, default_content())
    assert sentence in str(caught.value)


def test_the_state_that_was_forged_is_a_good_one() -> None:
    assert load_state(json.loads(middle()), default_content()).options


def test_every_position_of_played_games_is_accepted() -> None:
    for text in corpus():
        load_state(json.loads(text), default_content())
