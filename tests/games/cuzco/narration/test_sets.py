"""The six sets that score at the end, and how far each player is with them."""

import pytest

from cuzco_tui.game import Collection
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration.sets import collections
from cuzco_tui.messages import LANGUAGES
from tests.games.cuzco.kit import deliver, give_feathers, new
from tests.games.cuzco.words import cuzco_words

WORTH = [(12, 6), (6, 9), (9, 9), (10, 10), (12, 12), (6, 6)]
"""What each set needs and its VP: feathers, circlets, tasks, khipus, tiles, goods (Z-3)."""


def told(seat: int, spectator: bool = False) -> list[Collection]:
    """How far a seat is in a game in which the first one has collected a little of everything."""
    s = new(2)
    give_feathers(s, 0, 1, 2, 3)
    player = s.players[0]
    player.circlets = 0b101
    player.fulfilled = [20, 21]
    player.goods = [2, 0, 1, 0, 0, 0]
    player.tiles = [0, 13]
    deliver(s, 0, 4, 5, 6)
    return collections(view_of(s, None if spectator else 0), seat)


def test_each_set_needs_and_brings_what_the_rules_say() -> None:
    """Z-3."""
    assert [(each.needs, each.vp) for each in told(0)] == WORTH


@pytest.mark.parametrize("spectator", [False, True])
def test_everybody_may_know_how_far_a_player_is(spectator: bool) -> None:
    """Z-3: three feathers, two circlets, two tasks, three khipus, two tiles, three goods."""
    assert [each.has for each in told(0, spectator)] == [3, 2, 2, 3, 2, 3]
    assert not any(each.is_complete for each in told(0, spectator))


def test_a_full_set_is_complete() -> None:
    """Z-3: six goods."""
    s = new(2)
    s.players[1].goods = [6, 0, 0, 0, 0, 0]
    assert [each.is_complete for each in collections(view_of(s, 0), 1)] == [False] * 5 + [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_set_has_a_name_of_its_own(language: str) -> None:
    names = [cuzco_words(language).say(each.name) for each in told(0)]
    assert len(set(names)) == len(names) == 6
