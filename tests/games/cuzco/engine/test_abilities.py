"""Phase II: who may use which abilities how often, and how strong they are."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY, PHASE_PEOPLE, SLID_DOWN
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, PhaseStarted
from tests.games.cuzco.kit import (
    asked,
    at_people,
    at_turn,
    choose,
    decider,
    give_card,
    give_feathers,
    give_tiles,
    new,
    show_god,
    texts,
)

OFFERINGS, POINTS, FEATHERS, STONE, KNOWLEDGE, ROPE, GODS, KHIPUS, CIRCLET, FOOD, TAKE_FARM, TAKE_STUDY = range(12)
FARM = 12
"""Added to an ability's study tile, gives its farm tile."""


def test_each_player_may_use_one_study_and_one_farm_ability() -> None:
    """E-1: after both uses the turn is over though other abilities are left."""
    s = people(OFFERINGS, FOOD, FARM + OFFERINGS, FARM + FOOD)
    assert uses(s) == ["use farm 01", "use farm 10", "use study 01", "use study 10"]
    choose(s, "use study 10")
    assert uses(s) == ["use farm 01", "use farm 10"]
    log = choose(s, "use farm 10")
    assert PhaseStarted(PHASE_CITY) in log
    assert s.players[0].food == 2
    assert s.players[0].offerings == 2


@pytest.mark.parametrize("first", ["study", "farm"])
def test_study_and_farm_can_be_used_in_either_order(first: str) -> None:
    """E-1."""
    second = "farm" if first == "study" else "study"
    s = people(OFFERINGS, FARM + FOOD)
    abilities = {"study": "01", "farm": "10"}
    log = choose(s, f"use {first} {abilities[first]}")
    assert uses(s) == [f"use {second} {abilities[second]}"]
    log += choose(s, f"use {second} {abilities[second]}")
    colours = [("study", "farm").index(colour) for colour in (first, second)]
    assert [event.colour for event in log if isinstance(event, AbilityUsed)] == colours


def test_a_use_is_a_right_and_no_duty() -> None:
    """E-1: at most one of each, so also none."""
    s = people(OFFERINGS, FARM + FOOD)
    log = choose(s, "done")
    assert PhaseStarted(PHASE_CITY) in log
    assert (s.players[0].offerings, s.players[0].food) == (2, 0)
    s = people(OFFERINGS, FARM + FOOD)
    choose(s, "use farm 10", "done")
    assert (s.players[0].offerings, s.players[0].food) == (2, 1)
    assert s.phase == PHASE_CITY


def test_two_study_abilities_are_one_too_many() -> None:
    """E-1."""
    s = people(OFFERINGS, FOOD, FARM + OFFERINGS)
    choose(s, "use study 01")
    with pytest.raises(IllegalChoice):
        choose(s, "use study 10")


@pytest.mark.parametrize("down", [0, SLID_DOWN])
def test_it_does_not_matter_whether_a_tile_is_slid_down(down: int) -> None:
    """E-1: and the use leaves the tile where it is."""
    s = people(FOOD + down, FARM + OFFERINGS + down)
    choose(s, "use study 10", "use farm 01")
    assert (s.players[0].food, s.players[0].offerings) == (1, 3)
    assert s.players[0].tiles == [FOOD + down, FARM + OFFERINGS + down]


def test_tiles_up_and_tiles_down_count_together() -> None:
    """E-1, E-2: three like tiles, one of them slid down, have strength 3."""
    s = people(FOOD, FOOD + SLID_DOWN, FOOD)
    assert AbilityUsed(0, 0, 10, 3) in choose(s, "use study 10")
    assert s.players[0].food == 3
    assert s.players[0].tiles == [FOOD, FOOD + SLID_DOWN, FOOD]


def test_a_tile_gained_a_moment_ago_can_be_used_at_once() -> None:
    """E-1: a study tile fetches a farm tile, whose ability is then used."""
    s = new()
    s.houses[6] = FARM + FOOD
    give_tiles(s, 0, TAKE_FARM)
    at_people(s)
    choose(s, "use study 11", "tile farm 1")
    assert uses(s) == ["use farm 10"]
    choose(s, "use farm 10")
    assert s.players[0].food == 1


def test_a_tile_gained_a_moment_ago_makes_its_like_stronger() -> None:
    """E-1, E-2: two farm tiles and the one just fetched have strength 3."""
    s = new()
    give_tiles(s, 0, TAKE_FARM, FARM + FOOD, FARM + FOOD)
    s.houses[6] = FARM + FOOD
    free_a_house(s)
    at_people(s)
    log = choose(s, "use study 11", "tile farm 1", "use farm 10")
    assert AbilityUsed(0, 1, 10, 3) in log
    assert s.players[0].food == 3


def test_a_tile_fetched_for_the_colour_already_used_waits_for_the_next_round() -> None:
    """E-1, A-12: a study tile that fetches a study tile has been the one study use."""
    s = new()
    s.houses[0] = FOOD
    give_tiles(s, 0, TAKE_STUDY, FARM + OFFERINGS)
    free_a_house(s)
    at_people(s)
    choose(s, "use study 12", "tile study 1")
    assert FOOD in s.players[0].tiles
    assert uses(s) == ["use farm 01"]


def test_everybody_has_a_turn_in_the_order_of_the_tokens() -> None:
    """E-1: those without tiles are passed over."""
    s = new()
    s.order = [2, 0, 3, 1]
    for seat in (0, 1, 2):
        give_tiles(s, seat, FOOD)
    end_dice(s)
    assert s.phase == PHASE_PEOPLE
    deciders = []
    for seat in (2, 0, 1):
        deciders.append(decider(s))
        choose(s, "use study 10")
        assert s.players[seat].food == 1
    assert deciders == [2, 0, 1]
    assert s.phase == PHASE_CITY
    assert s.players[3].food == 0


@pytest.mark.parametrize("number", [1, 2, 3])
def test_like_tiles_of_one_colour_are_one_use_of_their_number(number: int) -> None:
    """E-2."""
    s = people(*[OFFERINGS] * number, FARM + POINTS)
    assert uses(s) == ["use farm 02", "use study 01"]
    log = choose(s, "use study 01")
    assert AbilityUsed(0, 0, 1, number) in log
    assert s.players[0].offerings == 2 + number
    assert uses(s) == ["use farm 02"]


def test_study_and_farm_tiles_of_one_ability_do_not_add_up() -> None:
    """E-2: two study and one farm tile are a use of 2 and a use of 1."""
    s = people(FOOD, FOOD, FARM + FOOD)
    log = choose(s, "use study 10")
    assert AbilityUsed(0, 0, 10, 2) in log
    assert s.players[0].food == 2
    log = choose(s, "use farm 10")
    assert AbilityUsed(0, 1, 10, 1) in log
    assert s.players[0].food == 3


def test_like_tiles_are_combined_and_never_used_one_by_one() -> None:
    """E-2, A-04: two stone tiles allow one trail of up to 4 and not two of up to 2."""
    s = people(STONE, STONE)
    choose(s, "use study 04", "road inner-4 stone 2")
    while asked(s) == "ChooseFeatherSlot":
        choose(s, texts(s)[0])
    assert s.phase == PHASE_CITY


def test_different_abilities_of_one_colour_do_not_add_up() -> None:
    """E-2."""
    s = people(OFFERINGS, FOOD, KNOWLEDGE)
    choose(s, "use study 10")
    assert s.players[0].food == 1


@pytest.mark.parametrize(
    ("tile", "text", "gained"),
    [(GODS, "god mama-sara", "hand"), (FEATHERS, "feather pink", "feathers"), (KHIPUS, "khipu", "reserve")],
)
def test_one_may_stop_before_an_ability_is_used_up(tile: int, text: str, gained: str) -> None:
    """E-3: partial use, one thing where strength 3 offers three."""
    s = people(tile, tile, tile, FARM + POINTS)
    before = amount(s, gained)
    choose(s, f"use study {tile + 1:02}")
    if amount(s, gained) == before:
        choose(s, text)
    while asked(s) == "ChooseFeatherSlot":
        choose(s, texts(s)[0])
    assert "done" in texts(s)
    choose(s, "done")
    assert amount(s, gained) == before + 1
    assert asked(s) == "ChooseAbility"
    assert uses(s) == ["use farm 02"]


@pytest.mark.parametrize("tile", [STONE, ROPE, CIRCLET, TAKE_FARM, TAKE_STUDY])
@pytest.mark.parametrize("colour", [0, FARM])
def test_cards_of_phase_one_do_not_help_an_ability(tile: int, colour: int) -> None:
    """E-3 with G-0: no 09, 10, 13 or 14 in phase II, from hand or display, though each would change something."""
    s = new()
    give_tiles(s, 0, colour + tile)
    give_feathers(s, 0, 1, 2, 5, 6, 11, 12)
    for card in (9, 10, 13, 14):
        give_card(s, 0, card)
    show_god(s, 13)
    player = s.players[0]
    player.khipus, player.reserve = 5, 5
    player.offerings, player.inti = 9, 1
    s.people_discards[0] = 1
    at_people(s)
    choose(s, next(text for text in texts(s) if text.startswith("use")))
    while s.phase == PHASE_PEOPLE and decider(s) == 0:
        assert not [text for text in texts(s) if text.startswith(("card 09", "card 10", "card 13", "card 14"))]
        choose(s, texts(s)[-1])
    assert [player.hand[card] for card in (9, 10, 13, 14)] == [1, 1, 1, 1]
    assert player.tiles[0] == colour + tile
    assert len(player.tiles) == (2 if tile in (TAKE_FARM, TAKE_STUDY) else 1)


def test_one_may_advance_fewer_spaces_than_the_strength_allows() -> None:
    """E-3, A-05: partial use, whatever way of stopping is offered; rank and token follow from the space."""
    s = people(KNOWLEDGE, KNOWLEDGE, KNOWLEDGE, FARM + POINTS)
    reached = set()
    waiting = [(s, text) for text in texts(s) if text.startswith("use study 05")]
    while waiting:
        state, text = waiting.pop()
        state = state.copy()
        choose(state, text)
        if asked(state) == "ChooseAbility":
            reached.add(state.players[0].knowledge)
        else:
            waiting += [(state, further) for further in texts(state)]
    assert reached == {1, 2, 3}


def people(*tiles: int) -> State:
    """A game before the turn of phase II of seat 0 with these tiles and no medal, the last turn of the phase."""
    s = new()
    s.players[0].inti = 0
    give_tiles(s, 0, *tiles)
    return at_people(s)


def uses(s: State) -> list[str]:
    """The abilities that can be used now."""
    return sorted(text for text in texts(s) if text.startswith("use"))


def amount(s: State, what: str) -> int:
    """How many of these seat 0 has."""
    player = s.players[0]
    return {"hand": sum(player.hand), "feathers": player.feathers.bit_count(), "reserve": player.reserve}[what]


def free_a_house(s: State) -> None:
    """Make sure that seat 0 has a free house."""
    player = s.players[0]
    if player.khipus + len(player.tiles) == 12:
        player.khipus -= 1
        player.reserve += 1


def end_dice(s: State) -> None:
    """Place the last die of phase I on the points space."""
    s.turn = 3 * s.seats
    s.dice_at = [7] * (3 * s.seats)
    at_turn(s, s.order[-1], (6,))
    choose(s, "die 6 points")
