"""What a new game is made from."""

import pytest

from cuzco_tui.game import GameError
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.messages import catalogue
from cuzco_tui.play.seating import Seating, any_seed


def test_a_seed_is_drawn_from_so_many_that_nobody_can_try_them_all() -> None:
    seeds = {any_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**60


def test_two_spellings_of_one_name_are_one_name() -> None:
    seating = Seating(find_game(usual_game()), catalogue("en"))
    with pytest.raises(GameError, match="Zo\u00eb"):
        seating.checked_names(("me", "me"), ("Zo\u00eb", "Zoe\u0308"))
