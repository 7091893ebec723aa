"""A copy for a seat's part shares what the part does not change, and never touches what it was copied from."""

from collections.abc import Callable
from itertools import count

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.flow import advance, play_on
from cuzco_tui.games.cuzco.engine.state import PLAYER_SLOTS, STATE_SLOTS
from tests.games.cuzco.random_play import Pick, Setup, by_taste, seldom_chosen
from tests.long_runs import usual_first


def _check_part(s: State, pick: Pick) -> int:
    """Play a part on copies of copies, each beside an independent copy, and compare; give the number of choices."""
    seat = s.stack[-1][1]
    whole = s.copy()
    line = [s]
    digests = [digest(s)]
    while line[-1].options:
        choice = pick(line[-1].options)
        child = line[-1].copy_for_part(seat)
        play_on(child, choice)
        play_on(whole, choice)
        assert digest(child) == digest(whole)
        assert child.options == whole.options
        line.append(child)
        digests.append(digest(child))
    assert [digest(each) for each in line] == digests
    return len(line)


@pytest.mark.parametrize("seeds", usual_first([(1,), (1, 2)], 1), ids=len)
@pytest.mark.parametrize("player", [seldom_chosen, by_taste])
@pytest.mark.parametrize("setup", [Setup(4, True, "upto"), Setup(3, False, "exact"), Setup(2, True, "upto")], ids=str)
def test_a_part_on_a_copy_leaves_everything_else_untouched(
    setup: Setup, player: Callable[[int], Pick], seeds: tuple[int, ...]
) -> None:
    """Random parts, two tried out at each question, go as on an independent copy, and no position of them changes."""
    for seed in seeds:
        s = setup.game(seed)
        pick = player(seed)
        for number in count():
            if not s.options:
                break
            before = digest(s)
            _check_part(s, pick)
            if number % 2:
                _check_part(s, pick)
            assert digest(s) == before
            play_on(s, pick(s.options))
            if not s.options:
                advance(s)


def test_a_copy_for_a_part_has_everything_that_a_state_has() -> None:
    """Nothing was forgotten when a field was added."""
    s = Setup(3, True, "upto").game(4)
    twin = s.copy_for_part(1)
    assert all(getattr(twin, name) == getattr(s, name) for name in STATE_SLOTS if name not in ("log", "players"))
    assert twin.players[0] is s.players[0]
    assert twin.players[1] is not s.players[1]
    assert all(getattr(twin.players[1], name) == getattr(s.players[1], name) for name in PLAYER_SLOTS)
