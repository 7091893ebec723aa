"""The same seed and the same choices lead to the same states, in every process and whatever Python hashes with.

Run as a script this file prints the digests of some games, one line for each point where it looks.
"""

import pytest

from tests.processes import lines_of_script

GAMES = 5
EVERY = 40
"""How many choices lie between two points where the state is looked at."""


def lines_of_games() -> list[str]:
    """Play some games of different set-ups and give their digests on the way and at the end."""
    from cuzco_tui.games.cuzco.engine import apply
    from cuzco_tui.games.cuzco.engine.dump import digest
    from cuzco_tui.games.cuzco.engine.events import Event
    from tests.games.cuzco.random_play import SETUPS, seldom_chosen

    lines: list[str] = []
    for game in range(GAMES):
        setup = SETUPS[game * 5 % len(SETUPS)]
        s = setup.game(game)
        pick = seldom_chosen(game)
        heard: list[Event] = []
        number = 0
        while s.options:
            if number % EVERY == 0:
                lines.append(f"{setup} game {game} choice {number}: {digest(s)} offering {s.options}")
            apply(s, pick(s.options), heard)
            number += 1
        lines.append(f"{setup} game {game} over after {number}: {digest(s)} and {len(heard)} events, last {heard[-1]}")
    return lines


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_a_fresh_process_reaches_the_same_states_whatever_its_hash_seed(hash_seed: str) -> None:
    assert lines_of_script(__file__, hash_seed) == lines_of_games()


def test_several_points_of_each_game_are_looked_at_and_all_differ() -> None:
    lines = lines_of_games()
    assert len(lines) >= 4 * GAMES
    assert len({line.split(": ")[1].split()[0] for line in lines}) == len(lines)


def test_another_seed_leads_to_another_game() -> None:
    from cuzco_tui.games.cuzco.engine.dump import digest
    from tests.games.cuzco.random_play import SETUPS

    digests = {digest(setup.game(seed)) for setup in SETUPS for seed in range(20)}
    assert len(digests) == 20 * len(SETUPS)


if __name__ == "__main__":
    print("\n".join(lines_of_games()))
