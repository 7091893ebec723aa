"""Card 01: which uses of phase II it makes stronger, and where it cannot be played."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, CardPlayed, Event
from tests.games.cuzco.kit import at_people, choose, give_card, give_feathers, give_tiles, new, show_god, texts

OFFERINGS, POINTS, FEATHERS, STONE, KNOWLEDGE, ROPE, GODS, KHIPUS, CIRCLET, FOOD, TAKE_FARM, TAKE_STUDY = range(12)
FARM = 12
"""Added to an ability's study tile, gives its farm tile."""


def test_card_one_makes_one_study_and_one_farm_use_stronger() -> None:
    """G-01: one card serves both colours."""
    s = new()
    give_tiles(s, 0, OFFERINGS, OFFERINGS, FARM + FOOD)
    give_card(s, 0, 1)
    at_people(s)
    log = choose(s, "card 01 offering", "use study 01 boosted", "use farm 10 boosted")
    assert CardPlayed(0, 1, 1) in log
    assert strengths(log) == [3, 2]
    assert s.players[0].offerings == 2 - 1 + 3
    assert s.players[0].food == 2


def test_card_one_from_the_display_costs_a_medal_and_no_offering() -> None:
    """G-01, G-0."""
    s = new()
    give_tiles(s, 0, FOOD, FARM + FOOD)
    show_god(s, 1)
    at_people(s)
    choose(s, "card 01 inti", "use study 10 boosted")
    assert (s.players[0].food, s.players[0].offerings, s.players[0].inti) == (2, 2, 0)


def test_card_one_between_the_two_uses_helps_the_second() -> None:
    """G-01: played after the study use it serves the farm use alone."""
    s = new()
    give_tiles(s, 0, FOOD, FARM + FOOD)
    give_card(s, 0, 1)
    at_people(s)
    log = choose(s, "use study 10", "card 01 offering", "use farm 10 boosted")
    assert strengths(log) == [1, 2]
    assert s.players[0].food == 3


def test_card_one_is_no_use_for_a_use_that_is_over() -> None:
    """G-01: after both uses the card stays in the hand."""
    s = new()
    give_tiles(s, 0, FOOD, FARM + FOOD)
    give_card(s, 0, 1)
    at_people(s)
    choose(s, "use study 10", "use farm 10")
    assert s.phase == PHASE_CITY
    assert s.players[0].hand[1] == 1


def test_a_second_card_one_does_not_make_the_same_use_stronger_still() -> None:
    """G-01, G-0: an ability never applies twice to the same use."""
    s = new()
    give_tiles(s, 0, FOOD, FARM + FOOD)
    give_card(s, 0, 1)
    give_card(s, 0, 1)
    s.players[0].offerings = 5
    at_people(s)
    choose(s, "card 01 offering")
    assert not [text for text in texts(s) if text.startswith("card 01")]
    log = choose(s, "use study 10 boosted", "use farm 10 boosted")
    assert strengths(log) == [2, 2]
    assert s.players[0].hand[1] == 1


def test_card_one_serves_only_one_of_two_study_uses() -> None:
    """G-01 with G-11: the other study use keeps its own strength."""
    s = new()
    give_tiles(s, 0, FOOD, OFFERINGS, FARM + POINTS)
    give_card(s, 0, 1)
    give_card(s, 0, 11)
    s.players[0].offerings = 2
    at_people(s)
    log = choose(s, "card 01 offering", "use study 10 boosted", "card 11 offering")
    assert "use study 01 boosted" not in texts(s)
    log += choose(s, "use study 01")
    assert strengths(log) == [2, 1]


def test_card_one_may_be_kept_for_the_second_study_use() -> None:
    """G-01 with G-11: its owner says which study use is the stronger one."""
    s = new()
    give_tiles(s, 0, FOOD, OFFERINGS, FARM + POINTS)
    give_card(s, 0, 1)
    give_card(s, 0, 11)
    s.players[0].offerings = 2
    at_people(s)
    log = choose(s, "card 01 offering", "use study 10", "card 11 offering", "use study 01 boosted")
    assert strengths(log) == [1, 2]


def test_a_second_card_one_serves_the_second_study_use() -> None:
    """G-01 with G-11: another use, so another card may make it stronger."""
    s = new()
    give_tiles(s, 0, FOOD, OFFERINGS, FARM + POINTS)
    for card in (1, 1, 11):
        give_card(s, 0, card)
    s.players[0].offerings = 3
    at_people(s)
    log = choose(s, "card 01 offering", "use study 10 boosted", "card 11 offering", "card 01 offering")
    log += choose(s, "use study 01 boosted")
    assert strengths(log) == [2, 2]


@pytest.mark.parametrize("tile", [STONE, CIRCLET, TAKE_FARM, TAKE_STUDY])
@pytest.mark.parametrize("colour", [0, FARM])
def test_card_one_can_make_possible_what_a_single_tile_cannot_reach(tile: int, colour: int) -> None:
    """G-01 with A-04, A-09, A-11 and A-12: only a trail of 3 or 4, circlet 4, or tiles beside 4 and more are there."""
    s = new()
    s.players[0].location = 2
    give_feathers(s, 0, 7, 8)
    s.houses[0:3] = s.houses[6:9] = [-1, -1, -1]
    give_tiles(s, 0, colour + tile)
    give_card(s, 0, 1)
    free_a_house(s)
    at_people(s)
    assert texts(s) == ["card 01 offering", "done"]
    choose(s, "card 01 offering")
    assert uses(s) == [f"use {'farm' if colour else 'study'} {tile + 1:02} boosted"]


def test_card_one_taken_by_the_study_use_helps_the_farm_use() -> None:
    """G-01 with A-07."""
    s = new()
    show_god(s, 1)
    give_tiles(s, 0, GODS, FARM + FOOD)
    s.players[0].inti = 0
    at_people(s)
    log = choose(s, "use study 07", "god iliapa", "card 01 offering", "use farm 10 boosted")
    assert strengths(log) == [1, 2]
    assert s.players[0].food == 2


@pytest.mark.parametrize("tile", [FEATHERS, STONE, KNOWLEDGE, ROPE, KHIPUS, CIRCLET, TAKE_FARM, TAKE_STUDY])
def test_card_one_cannot_be_played_where_a_single_tile_finds_all_there_is(tile: int) -> None:
    """G-01: one feather, space, khipu, road, circlet or tile is left, and one tile gets it."""
    s = new()
    give_card(s, 0, 1)
    give_tiles(s, 0, tile)
    player = s.players[0]
    player.khipus, player.reserve = 1, 9
    player.location = 7 if tile == ROPE else 6
    player.knowledge = 14
    give_feathers(s, 0, *range(1, 12))
    player.circlets = 0x554
    s.houses[3:6] = s.houses[9:12] = [-1, -1, -1]
    at_people(s)
    assert texts(s) == [f"use study {tile + 1:02}", "done"]


@pytest.mark.parametrize("tile", [FEATHERS, STONE, KNOWLEDGE, ROPE, KHIPUS, CIRCLET, TAKE_FARM, TAKE_STUDY])
def test_card_one_can_be_played_where_a_single_tile_leaves_just_one_thing_out(tile: int) -> None:
    """G-01: a second feather, space, khipu, road, circlet 6 or tile beside 6 is there for strength 2."""
    s = new()
    give_card(s, 0, 1)
    give_tiles(s, 0, tile)
    player = s.players[0]
    player.khipus, player.reserve = 2, 8
    player.location = 2 if tile == STONE else 0
    player.knowledge = 13
    give_feathers(s, 0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12)
    player.circlets = 0x155
    s.houses = [-1, -1, 1, -1, -1, 0, -1, -1, 13, -1, -1, 12]
    at_people(s)
    assert "card 01 offering" in texts(s)
    choose(s, "card 01 offering")
    assert f"use study {tile + 1:02} boosted" in texts(s)


@pytest.mark.parametrize(("tile", "number"), [(STONE, 3), (ROPE, 3), (CIRCLET, 2), (TAKE_FARM, 2), (TAKE_STUDY, 3)])
def test_card_one_cannot_be_played_where_it_adds_nothing(tile: int, number: int) -> None:
    """G-01: any trail, any circlet, any tile of the row is within reach already."""
    s = new()
    give_feathers(s, 0, *range(1, 13))
    give_tiles(s, 0, *[tile] * number)
    give_card(s, 0, 1)
    free_a_house(s)
    at_people(s)
    assert texts(s) == [f"use study {tile + 1:02}", "done"]


def uses(s: State) -> list[str]:
    """The abilities that can be used now."""
    return sorted(text for text in texts(s) if text.startswith("use"))


def strengths(log: list[Event]) -> list[int]:
    """The strengths of the uses made."""
    return [event.strength for event in log if isinstance(event, AbilityUsed)]


def free_a_house(s: State) -> None:
    """Make sure that seat 0 has a free house."""
    player = s.players[0]
    if player.khipus + len(player.tiles) == 12:
        player.khipus -= 1
        player.reserve += 1
