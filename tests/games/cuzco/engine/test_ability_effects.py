"""What each of the twelve abilities does at every strength, for study and farm, with card 01 and without."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, CUZCO, SOURCES
from cuzco_tui.games.cuzco.engine.events import (
    AbilityUsed,
    ChasquiMoved,
    CircletActivated,
    Event,
    FeatherTaken,
    FireTrialEarned,
    FoodGained,
    GodCardTaken,
    KhipuDelivered,
    KhipuReserved,
    KnowledgeGained,
    OfferingsGained,
    OverlayTurned,
    PointsScored,
    TileTaken,
)
from tests.games.cuzco.kit import asked, at_people, choose, deliver, give_card, give_feathers, give_tiles, new, texts

COLOURS = ["study", "farm"]
PAGE = [(1, False), (2, False), (3, False), (1, True), (2, True), (3, True)]
"""Tiles of one kind, and whether card 01 makes the use stronger."""
ROAD_LIMIT = {1: 2, 2: 4, 3: 6, 4: 6}
ROW_LIMIT = {1: 3, 2: 6, 3: 6, 4: 6}
BONUS = {1: 10, 2: 10, 3: 7, 4: 7, 5: 4, 6: 4}

every_strength = pytest.mark.parametrize(("tiles", "boosted"), PAGE)
both_colours = pytest.mark.parametrize("colour", COLOURS)


@both_colours
@every_strength
def test_ability_one_brings_an_offering_for_each_strength(colour: str, tiles: int, boosted: bool) -> None:
    """A-01, and G-01 with the one it adds; paying the card itself took one away."""
    s = new()
    log = use(s, colour, 1, tiles, boosted)
    assert OfferingsGained(0, tiles + boosted) in log
    assert s.players[0].offerings == 2 - boosted + tiles + boosted


@both_colours
@every_strength
@pytest.mark.parametrize("round_", [1, 6])
def test_ability_two_scores_twice_its_strength(colour: str, tiles: int, boosted: bool, round_: int) -> None:
    """A-02, and G-01: VP of the source "abilities" in the column of the round."""
    s = new()
    s.round = round_
    before = s.players[0].score
    log = use(s, colour, 2, tiles, boosted)
    gained = 2 * (tiles + boosted)
    assert PointsScored(0, gained, "abilities") in log
    assert s.players[0].score == before + gained
    assert vp(s, 0, "abilities") == [gained if column == round_ else 0 for column in range(COLUMNS)]


@both_colours
@every_strength
def test_ability_three_brings_a_feather_for_each_strength(colour: str, tiles: int, boosted: bool) -> None:
    """A-03, and G-01: the player chooses colour and slot one after the other."""
    s = new()
    log = use(s, colour, 3, tiles, boosted)
    taken = 0
    wanted = ("turquoise", "turquoise", "turquoise", "pink")
    for feather in wanted[: tiles + boosted]:
        assert asked(s) == "ChooseFeather"
        log += choose(s, f"feather {feather}")
        taken += 1
        while asked(s) == "ChooseFeatherSlot":
            log += choose(s, texts(s)[0])
    assert asked(s) == "ChooseAbility"
    assert s.players[0].feathers.bit_count() == taken == tiles + boosted
    assert [event.colour for event in log if isinstance(event, FeatherTaken)] == [0, 0, 0, 3][:taken]
    assert sum(s.supply) == 48 - taken


@both_colours
def test_ability_three_never_brings_a_fourth_feather_of_one_colour(colour: str) -> None:
    """A-03."""
    s = new()
    give_feathers(s, 0, 1, 2, 3, 4, 5)
    use(s, colour, 3, 3)
    assert texts(s) == ["feather purple", "feather orange", "feather pink"]
    choose(s, "feather purple")
    assert [text for text in texts(s) if text.startswith("feather")] == ["feather orange", "feather pink"]


@both_colours
def test_ability_three_takes_what_still_fits(colour: str) -> None:
    """A-03, E-3: with eleven feathers only one more fits, with twelve there is nothing to use it for."""
    s = new()
    give_feathers(s, 0, *range(1, 12))
    use(s, colour, 3, 3)
    assert s.players[0].feathers == 0xFFF
    s = arrange(new(), colour, 3, 3)
    give_feathers(s, 0, *range(1, 13))
    at_people(s)
    assert f"use {colour} 03" not in texts(s)


@both_colours
@every_strength
@pytest.mark.parametrize(
    ("ability", "kind", "place", "roads"),
    [
        (4, "stone", CUZCO, {"inner-4": 2, "inner-2": 4, "inner-6": 6}),
        (4, "stone", 6, {"inner-2": 1, "inner-1": 5}),
        (4, "stone", 2, {"inner-4": 3, "inner-2": 4}),
        (6, "rope", CUZCO, {"inner-1": 1, "inner-5": 3, "inner-3": 5}),
        (6, "rope", 7, {"inner-3": 2, "inner-2": 6}),
        (6, "rope", 4, {"cuzco": 3, "inner-4": 4, "outer-5": 5}),
    ],
)
def test_abilities_four_and_six_take_a_road_as_far_as_their_strength_reaches(
    colour: str, tiles: int, boosted: bool, ability: int, kind: str, place: int, roads: dict[str, int]
) -> None:
    """A-04, A-06 and G-01: pips up to 2, up to 4, any; only roads of the right kind, and no use without a road."""
    s = new()
    s.players[0].location = place
    limit = ROAD_LIMIT[tiles + boosted]
    open_roads = [f"road {goal} {kind} {pips}" for goal, pips in roads.items() if pips <= limit]
    arrange(s, colour, ability, tiles, boosted)
    if boosted:
        choose(s, "card 01 offering")
    text = f"use {colour} {ability:02}"
    stronger = ROAD_LIMIT[tiles + boosted] > ROAD_LIMIT[tiles]
    if not open_roads:
        assert not [option for option in texts(s) if option.startswith(text)]
        return
    log = choose(s, text + " boosted" if boosted and stronger and f"{text} boosted" in texts(s) else text)
    if len(open_roads) == 1:
        moves = [event for event in log if isinstance(event, ChasquiMoved)]
        assert [(move.kind, move.pips) for move in moves] == [(("stone", "rope").index(kind), min(roads.values()))]
    else:
        assert asked(s) == "ChooseRoad"
        assert sorted(texts(s)) == sorted(open_roads)


@pytest.mark.parametrize(("ability", "goal"), [(4, 3), (6, 0)])
@both_colours
def test_a_move_by_a_tile_delivers_like_a_move_by_a_die(colour: str, ability: int, goal: int) -> None:
    """A-04, A-06: khipu and feather as in phase I."""
    s = arrange(new(), colour, ability, 1)
    khipus = s.players[0].khipus
    log = carry_out(s, colour, ability, False)
    assert KhipuDelivered(0, goal, False) in log
    assert FeatherTaken(0, 2) in log
    assert s.players[0].location == goal
    assert s.players[0].khipus == khipus - 1
    assert asked(s) == "ChooseFeatherSlot"


@pytest.mark.parametrize("ability", [4, 6])
def test_a_chasqui_back_in_cuzco_may_turn_the_overlay_before_a_tile_moves_it_out(ability: int) -> None:
    """A-04, A-06 with M-6; on the very first move it may not."""
    s = new()
    s.players[0].may_turn = 1
    use(s, "farm", ability, 1)
    assert asked(s) == "ChooseOverlay"
    assert texts(s) == [f"turn {steps}" for steps in range(6)]
    log = choose(s, "turn 1")
    assert OverlayTurned(0, 1, 1) in log
    assert s.players[0].location == (4 if ability == 4 else 1)
    assert s.players[0].may_turn == 0


@both_colours
@every_strength
def test_ability_five_advances_a_space_for_each_strength(colour: str, tiles: int, boosted: bool) -> None:
    """A-05, and G-01: not doubled as one edition has it."""
    s = new()
    log = use(s, colour, 5, tiles, boosted)
    spaces = tiles + boosted
    if spaces > 1:
        assert texts(s) == [f"advance {fewer}" for fewer in range(spaces, 0, -1)]
        log += choose(s, f"advance {spaces}")
    assert s.players[0].knowledge == spaces
    assert KnowledgeGained(0, spaces, spaces) in log


def test_ability_five_ends_at_the_end_of_the_track() -> None:
    """A-05 with K-1."""
    s = new()
    s.players[0].knowledge = 13
    use(s, "study", 5, 3)
    assert texts(s) == ["advance 2", "advance 1"]
    log = choose(s, "advance 2")
    assert s.players[0].knowledge == 15
    assert KnowledgeGained(0, 2, 15) in log
    at_people(s)
    assert "use study 05" not in texts(s)


@both_colours
@every_strength
def test_ability_seven_brings_a_face_up_god_card_for_each_strength(colour: str, tiles: int, boosted: bool) -> None:
    """A-07, and G-01: the next card of a pile is open for the next pick."""
    s = new()
    log = use(s, colour, 7, tiles, boosted)
    taken = []
    for _ in range(tiles + boosted):
        assert asked(s) == "ChooseGodCard"
        taken.append(s.face_up[3])
        log += choose(s, "god pacha-mama")
    assert asked(s) == "ChooseAbility"
    assert [event.card for event in log if isinstance(event, GodCardTaken)] == taken
    assert sum(s.players[0].hand) == tiles + boosted
    assert s.players[0].offerings == 2 - boosted


def test_ability_seven_needs_a_face_up_card() -> None:
    """A-07: with one card left in sight even strength 3 brings only that."""
    s = new()
    s.face_up = [0, 6, 0, 0, 0]
    s.piles = [[], [], [], [], []]
    s.discards = [0] * 16
    log = use(s, "study", 7, 3)
    assert GodCardTaken(0, 6) in log
    assert asked(s) == "ChooseAbility"
    at_people(s)
    assert "use study 07" not in texts(s)


@both_colours
@every_strength
def test_ability_eight_moves_a_khipu_for_each_strength_to_the_reserve(colour: str, tiles: int, boosted: bool) -> None:
    """A-08, and G-01."""
    s = arrange(new(), colour, 8, tiles, boosted)
    khipus, reserve = s.players[0].khipus, s.players[0].reserve
    log = carry_out(s, colour, 8, boosted)
    while asked(s) == "ChooseKhipu":
        log += choose(s, "khipu")
    moved = tiles + boosted
    assert log.count(KhipuReserved(0)) == moved
    assert (s.players[0].khipus, s.players[0].reserve) == (khipus - moved, reserve + moved)


def test_ability_eight_takes_only_khipus_from_the_mask() -> None:
    """A-08: with two left on the mask strength 3 moves two; with none it cannot be used."""
    s = new()
    deliver(s, 0, *range(8))
    log = use(s, "farm", 8, 3)
    while asked(s) == "ChooseKhipu":
        log += choose(s, "khipu")
    assert log.count(KhipuReserved(0)) == 2
    assert (s.players[0].khipus, s.players[0].reserve) == (0, 2)
    at_people(s)
    assert "use farm 08" not in texts(s)


@both_colours
@every_strength
def test_ability_nine_activates_a_circlet_as_with_a_three_or_a_six(colour: str, tiles: int, boosted: bool) -> None:
    """A-09, and G-01: strength 2 already reaches everything, so card 01 adds something to a single tile alone."""
    s = new()
    give_feathers(s, 0, *range(1, 13))
    use(s, colour, 9, tiles, boosted and tiles == 1)
    assert asked(s) == "ChooseCirclet"
    assert sorted(texts(s)) == [f"circlet {pips}" for pips in range(1, ROW_LIMIT[tiles + boosted] + 1)]


@pytest.mark.parametrize("round_", BONUS)
def test_a_circlet_activated_by_a_tile_scores_as_one_activated_by_a_die(round_: int) -> None:
    """A-09 with H-2: circlet, bonus of the round, and a fire trial."""
    s = new()
    s.round = round_
    give_feathers(s, 0, 5, 6)
    log = use(s, "study", 9, 1)
    assert CircletActivated(0, 3) in log
    assert FireTrialEarned(0) in log
    assert vp(s, 0, "headdress") == [2 + BONUS[round_] if column == round_ else 0 for column in range(COLUMNS)]
    assert vp(s, 0, "abilities") == [0] * COLUMNS


@pytest.mark.parametrize(("tiles", "usable"), [(1, False), (2, True), (3, True)])
def test_ability_nine_needs_a_ready_circlet_within_its_reach(tiles: int, usable: bool) -> None:
    """A-09 with H-1: only circlet 4 is ready."""
    s = new()
    give_feathers(s, 0, 1, 3, 7, 8)
    arrange(s, "farm", 9, tiles)
    assert ("use farm 09" in texts(s)) == usable


@both_colours
@every_strength
def test_ability_ten_brings_a_food_for_each_strength(colour: str, tiles: int, boosted: bool) -> None:
    """A-10, and G-01."""
    s = new()
    log = use(s, colour, 10, tiles, boosted)
    assert FoodGained(0, tiles + boosted) in log
    assert s.players[0].food == tiles + boosted


@pytest.mark.parametrize(("ability", "wanted"), [(11, "farm"), (12, "study")])
@both_colours
@every_strength
def test_abilities_eleven_and_twelve_take_a_tile_as_with_a_three_or_a_six(
    colour: str, tiles: int, boosted: bool, ability: int, wanted: str
) -> None:
    """A-11, A-12 and G-01: strength 2 already reaches the whole row."""
    s = new()
    use(s, colour, ability, tiles, boosted and tiles == 1)
    assert asked(s) == "ChooseTile"
    limit = ROW_LIMIT[tiles + boosted]
    assert sorted(texts(s)) == [f"tile {wanted} {pips}" for pips in range(1, limit + 1)]
    row = 6 * COLOURS.index(wanted)
    tile = s.houses[row + limit - 1]
    log = choose(s, f"tile {wanted} {limit}")
    assert TileTaken(0, tile, limit) in log
    assert s.players[0].tiles[-1] == tile
    assert s.houses[row + limit - 1] == -1


@pytest.mark.parametrize(("ability", "row"), [(11, 6), (12, 0)])
def test_abilities_eleven_and_twelve_need_a_tile_in_reach_and_a_free_house(ability: int, row: int) -> None:
    """A-11, A-12 with P-2."""
    s = arrange(new(), "study", ability, 1)
    text = f"use study {ability}"
    assert text in texts(s)
    s.houses[row : row + 2] = [-1, -1]
    at_people(s)
    assert text in texts(s)
    s.houses[row + 2] = -1
    at_people(s)
    assert text not in texts(s)
    s = arrange(new(), "study", ability, 1)
    s.players[0].khipus += 12 - s.players[0].khipus - len(s.players[0].tiles)
    at_people(s)
    assert text not in texts(s)


def arrange(s: State, colour: str, ability: int, tiles: int, boosted: bool = False) -> State:
    """Give seat 0 like tiles, an idle tile of the other colour, a full people row, and card 01 if it is to be used."""
    own = COLOURS.index(colour)
    code = 12 * own + ability - 1
    give_tiles(s, 0, *[code] * tiles, 12 * (1 - own) + 1)
    if s.players[0].khipus + len(s.players[0].tiles) == 12:
        s.players[0].khipus -= 1
        s.players[0].reserve += 1
    for place, tile in enumerate(s.houses):
        if tile < 0:
            s.houses[place] = s.people_stacks[place // 6].pop()
    if boosted:
        give_card(s, 0, 1)
    return at_people(s)


def carry_out(s: State, colour: str, ability: int, boosted: bool) -> list[Event]:
    """Use an ability, after card 01 if it shall be stronger."""
    text = f"use {colour} {ability:02}"
    log = choose(s, "card 01 offering", text + " boosted") if boosted else choose(s, text)
    used = next(event for event in log if isinstance(event, AbilityUsed))
    like = sum(tile % 24 == 12 * COLOURS.index(colour) + ability - 1 for tile in s.players[0].tiles)
    assert used.strength == like + boosted
    return log


def use(s: State, colour: str, ability: int, tiles: int, boosted: bool = False) -> list[Event]:
    """Give seat 0 like tiles and let it use them."""
    return carry_out(arrange(s, colour, ability, tiles, boosted), colour, ability, boosted)


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]
