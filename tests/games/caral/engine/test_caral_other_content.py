"""Games with other values: the engine takes every number from the content, so other paths, dice and pieces play too."""

import json
from pathlib import Path

import pytest

from cuzco_tui.games.caral.content import Content, load_content
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.dump import digest, dump_state, load_state
from cuzco_tui.games.caral.engine.flow import play
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.soundness import check_state
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers import at_turn, choose, give, new, options_of, place_of, roll, stones, texts
from tests.games.caral.helpers_random import Setup, busy

SHORT_PATH = """
[path]
places = ["start", "village", "site", "site", "site", "quarry", "site", "site", "cult", "site", "site", "market",
  "village", "site", "site", "site", "quarry", "cult", "market", "centre"]
[neutral]
sites = 5
"""
SIXTY_SITES = ", ".join(['"site"'] * 60)
LONG_PATH = f"""
[path]
places = ["start", "quarry", "quarry", "village", "village", "cult", "market", "market", "cult", "village",
  {SIXTY_SITES}, "market", "cult", "quarry", "village", "centre"]
"""
WILD_DIE = """
[die]
faces = [[0, 12], [3], [1, 2, 30]]
"""
HIGH_PYRAMIDS = """
[levels]
supply = [9, 9, 9, 9, 8, 8, 7]
[pyramids]
small = 4
large = 7
"""
LOW_PYRAMIDS = """
[levels]
supply = [8, 8, 7]
[pyramids]
small = 2
large = 3
"""
OTHER_SLED = """
[sled]
ranges = [1, 1, 6]
stones = 9
[figures]
carali = 30
alpacas = 30
[turn]
cult_cards = 20
second_move = 9
pyramid_cards = 3
[statuses]
S2 = { condition = "alpacas", need = 2, fame = 3 }
"""
OTHER_FAME = """
[finished]
fame = [1, 0, 5]
[central_pyramid]
height = 3
growth = [1, 2, 3]
bidder = [0, 1, 2, 3, 4, 5]
[offering]
other = 0
nothing = -9
[progress_board]
places = [1, 2]
[status_display]
cards = 16
"""
POOR = """
[resource_cards]
stone = 5
clay = 1
fish = 9
alpaca = 4
[figures]
carali = 8
alpacas = 8
"""
VARIANTS = {
    "short path": SHORT_PATH,
    "long path": LONG_PATH,
    "wild die": WILD_DIE,
    "high pyramids": HIGH_PYRAMIDS,
    "low pyramids": LOW_PYRAMIDS,
    "other sled": OTHER_SLED,
    "other fame": OTHER_FAME,
    "poor": POOR,
    "all of it": SHORT_PATH + WILD_DIE + HIGH_PYRAMIDS + OTHER_SLED + OTHER_FAME,
}


def content_of(text: str, folder: Path) -> Content:
    """Read content with these values instead of the printed ones."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return load_content(path)


def play_to_end(s: State, seed: int) -> int:
    """Play a game, checking it, its dump and what can be imagined of it; give the number of choices."""
    player = busy(seed)
    number = 0
    while s.options:
        check_state(s)
        if number % 10 == 0:
            twin = load_state(json.loads(json.dumps(dump_state(s))), s.content)
            assert digest(twin) == digest(s)
            assert twin.options == s.options
            seat = s.stack[-1][1]
            dreamt = imagine(view_of(s, seat), number)
            check_state(dreamt)
            assert view_of(dreamt, seat) == view_of(s, seat)
        assert all(parse_choice(choice.text) is choice for choice in s.options)
        play(s, player(s))
        number += 1
        assert number < 20_000
    check_state(s)
    load_state(dump_state(s), s.content)
    return number


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_with_other_values_is_sound_to_its_end(variant: str, players: int, tmp_path: Path) -> None:
    content = content_of(VARIANTS[variant], tmp_path)
    for seed, modules in enumerate((MODULE_NAMES, ())):
        s = Setup(players, modules, 5).game(seed, content)
        assert play_to_end(s, seed) > 10


def test_a_pyramid_of_seven_levels_is_built_and_finished(tmp_path: Path) -> None:
    """CB-3: sizes 7 to 1."""
    content = content_of(HIGH_PYRAMIDS, tmp_path)
    s = new(3, content=content)
    index = content.index_of["site-17"]
    for _ in range(6):
        stones(s, 0, 1)
        at_turn(s, 0, "cult-2")
        choose(s, "move site-17", "build")
    assert (s.built[index], s.target[index], s.finished) == (7, 7, 1)


def test_a_number_of_two_digits_on_the_die_can_be_chosen(tmp_path: Path) -> None:
    """CY-2, CY-3: he stops at the central pyramid."""
    s = new(3, content=content_of(WILD_DIE, tmp_path))
    roll(s, 0, 12)
    assert texts(s) == ["architect 0", "architect 12"]
    choose(s, "architect 12")
    assert s.year == 2


def test_places_of_two_digits_can_be_named(tmp_path: Path) -> None:
    s = new_game(3, 1, content=content_of(LONG_PATH, tmp_path))
    assert options_of(s, "builder")[-1] == "site-60"
    choose(s, "builder site-60")
    assert s.owner[s.content.index_of["site-60"]] == s.start


def test_a_range_of_one_always_leaves_a_move(tmp_path: Path) -> None:
    """CM-12."""
    s = new(3, content=content_of(OTHER_SLED, tmp_path))
    assert place_of(s) == "village-1", "the only way out of the start"
    at_turn(s, 0, "quarry-1")
    assert options_of(s, "move") == ["village-1", "cult-1"]


def test_a_second_move_costs_no_cards_however_short_the_range(tmp_path: Path) -> None:
    """CR-8, CM-11: its spaces are fixed and have nothing to do with the sled."""
    s = new(3, content=content_of(OTHER_SLED, tmp_path))
    give(s, 0, clay=3, alpaca=2)
    at_turn(s, 0, "village-1")
    choose(s, "move quarry-1", "skip", "pair alpaca", "move village-2", "skip")
    assert s.players[0].hand == [0, 3, 0, 0]
