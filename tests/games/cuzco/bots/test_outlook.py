"""The value that is looked up is the one that the features define."""

from random import Random

import pytest

from cuzco_tui.games.cuzco.bots import outlook
from cuzco_tui.games.cuzco.bots.outlook import TASK_GROUPS
from cuzco_tui.games.cuzco.bots.value import Value, learned_value
from cuzco_tui.games.cuzco.engine.flow import advance, play_on
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.tasks import TASK_KINDS
from tests.games.cuzco.random_play import Setup, by_taste


def _compare_through_a_game(value: Value, s: State, seed: int) -> int:
    """Compare both ways for every seat after every choice, and in between when a part is over; count positions."""
    pick = by_taste(seed)
    compared = 0
    while s.stack:
        seat = s.stack[-1][1]
        play_on(s, pick(s.options))
        for each in range(s.seats):
            assert value.more(s, each) == pytest.approx(value.plain_sum(s, each), abs=1e-9)
            compared += 1
        if not (s.stack and s.stack[-1][1] == seat):
            advance(s)
    return compared


@pytest.mark.parametrize("pututu", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_value_looked_up_is_the_plain_sum_of_features(seats: int, pututu: bool) -> None:
    """Game after game with the same memory, all seats have the value that the named features give."""
    value = learned_value()
    for seed in range(3):
        assert _compare_through_a_game(value, Setup(seats, pututu, "upto").game(seed), seed) > 200


def test_games_in_turns_do_not_mix_up_their_values() -> None:
    """One value serves tables of all sizes at once."""
    value = learned_value()
    chance = Random(4)
    games = [Setup(seats, True, "exact").game(11) for seats in (2, 3, 4)]
    for _ in range(60):
        for s in games:
            play_on(s, chance.choice(s.options))
            if not s.options:
                advance(s)
            seat = s.stack[-1][1]
            assert value.more(s, seat) == pytest.approx(value.plain_sum(s, seat), abs=1e-9)


def test_what_is_remembered_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """When memory is full it begins anew, with the same values."""
    monkeypatch.setattr(outlook, "MOST_REMEMBERED", 40)
    assert _compare_through_a_game(learned_value(), Setup(3, True, "upto").game(5), 5) > 200


def test_every_kind_of_task_belongs_to_a_group_of_features() -> None:
    """A new kind of task must say what its progress changes with."""
    assert frozenset(TASK_GROUPS) == TASK_KINDS
