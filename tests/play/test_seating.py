"""What a new game is made from."""

from cuzco_tui.play.seating import any_seed


def test_a_seed_is_drawn_from_so_many_that_nobody_can_try_them_all() -> None:
    seeds = {any_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**60
