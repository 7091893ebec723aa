"""A state from outside is refused in one sentence, or it is one that can be played to its end."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.game import BadState
from cuzco_tui.games.cuzco.content import default_content
from cuzco_tui.games.cuzco.engine import State, play
from cuzco_tui.games.cuzco.engine.dump import dump_state, load_state
from tests.forged_data import at, load_or_refuse, mutate
from tests.games.cuzco.invariants import check
from tests.games.cuzco.random_play import SETUPS, any_option, positions


@cache
def corpus() -> list[str]:
    """Give dumped positions of one game of each set-up."""
    return [json.dumps(dump_state(s)) for number, setup in enumerate(SETUPS) for s in positions(setup, number, 9)]


def load_or_none(data: Any) -> State | None:
    """Load a state; None when it was refused in one sentence."""
    return load_or_refuse(
        lambda plain: load_state(plain, default_content()),
        data,
        "No game of Cuzco leads to this state: ",
        "; load one that is unchanged.",
    )


def assert_playable(s: State, seed: int) -> None:
    """A state is sound now and at every decision until its end."""
    check(s)
    pick = any_option(seed)
    while s.options:
        play(s, pick(s.options))
        check(s)


@given(seed=st.integers(0, 2**32 - 1))
def test_a_changed_state_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    chance = Random(seed)
    data = json.loads(chance.choice(corpus()))
    for _ in range(chance.choice([1, 1, 2])):
        mutate(data, chance)
    s = load_or_none(data)
    if s is not None:
        assert_playable(s, seed)


def changed(*path: str | int, value: Any) -> Any:
    """Give the middle of a game of four with another value at one place."""
    data = json.loads(corpus()[-12])
    at(data, path[:-1])[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (changed("players", 0, "food", value=-99), "food holds -99, beyond its range"),
        (changed("discards", 13, value=50), "copies of card 13"),
        (changed("seats", value=7), "seats holds 7"),
        (changed("players", 1, "hand", 4, value=9), "copies of card 04"),
        (changed("round", value=10**40), "round holds a number, beyond its range"),
        (changed("supply", 2, value=0), "feathers of colour 2"),
        (changed("stack", 0, 1, value=9), "its pending decisions do not fit the moment"),
        (changed("stack", 0, 4, value=9), "a pending decision has numbers beyond their range"),
        (changed("rules", value=3), "its rules are unknown"),
        (changed("players", value=[]), "players is no list of 4"),
        ({}, "it has other fields than a state"),
        ([], "it has other fields than a state"),
        (None, "it has other fields than a state"),
    ],
)
def test_a_forged_state_is_refused_with_what_is_wrong_in_it(data: Any, sentence: str) -> None:
    with pytest.raises(BadState) as caught:
        load_state(data, default_content())
    assert sentence in str(caught.value)


def test_every_position_of_played_games_is_accepted() -> None:
    for text in corpus()[::3]:
        load_state(json.loads(text), default_content())
