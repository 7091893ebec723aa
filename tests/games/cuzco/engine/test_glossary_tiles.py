"""The examples and notes in the glossary of the rulebooks, played out: person tiles and tasks."""

import pytest

from cuzco_tui.games.cuzco.engine import new_game, play
from cuzco_tui.games.cuzco.engine.events import (
    AbilityUsed,
    FoodGained,
    KnowledgeGained,
    OfferingsGained,
    PointsScored,
)
from cuzco_tui.games.cuzco.engine.tasks import is_met
from tests.games.cuzco.kit import (
    asked,
    at_people,
    choose,
    deliver,
    give_card,
    give_feathers,
    give_tiles,
    new,
    texts,
)

ME = 0


def study(ability: int) -> int:
    """The code of a study tile."""
    return ability - 1


def farm(ability: int) -> int:
    """The code of a farm tile."""
    return 11 + ability


def task(number: int) -> int:
    """The index of a normal task."""
    return number + 5


@pytest.mark.parametrize("tiles", [1, 2, 3])
@pytest.mark.parametrize("colour", ["study", "farm"])
def test_one_two_or_three_identical_tiles_bring_as_many_times_as_much(colour: str, tiles: int) -> None:
    """A-01, A-02, A-05, A-10: the Dutch edition gives ability 05 two spaces a tile; our rules give one.

    Fewer spaces than ability 05 allows may be taken (E-3), so that it asks; here all of them are.
    """
    code = study if colour == "study" else farm
    for ability, gain in (
        (1, OfferingsGained(ME, tiles)),
        (2, PointsScored(ME, 2 * tiles, "abilities")),
        (5, KnowledgeGained(ME, tiles, tiles)),
        (10, FoodGained(ME, tiles)),
    ):
        s = new()
        give_tiles(s, ME, *[code(ability)] * tiles)
        at_people(s, ME)
        log = choose(s, f"use {colour} {ability:02}")
        if asked(s) == "ChooseSpaces":
            log += choose(s, texts(s)[0])
        assert log[:2] == [AbilityUsed(ME, int(colour == "farm"), ability, tiles), gain]


def test_three_feather_tiles_bring_three_feathers_of_the_same_or_different_colours() -> None:
    """A-03: but never a fourth of one colour."""
    s = new()
    give_tiles(s, ME, study(3), study(3), study(3))
    give_feathers(s, ME, 1, 2)
    at_people(s, ME)
    choose(s, "use study 03", "feather turquoise")
    assert texts(s) == ["feather purple", "feather orange", "feather pink", "done"]
    choose(s, "feather pink", "slot 10", "feather pink")
    assert s.players[ME].feathers == 0b011000000111


@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_god_card_tiles_bring_as_many_face_up_cards_each_from_any_god(tiles: int) -> None:
    """A-07: the next card of a pile is turned up at once and may be the next one taken."""
    s = new()
    give_tiles(s, ME, *[farm(7)] * tiles)
    at_people(s, ME)
    choose(s, "use farm 07", *["god iliapa"] * tiles)
    assert sum(s.players[ME].hand[1:4]) == tiles


def test_three_khipu_tiles_move_up_to_three_khipus() -> None:
    """A-08, E-3: fewer will do."""
    s = new()
    give_tiles(s, ME, farm(8), farm(8), farm(8))
    at_people(s, ME)
    khipus = s.players[ME].khipus
    choose(s, "use farm 08")
    assert (s.players[ME].khipus, texts(s)) == (khipus - 1, ["khipu", "done"])
    choose(s, "khipu")
    assert (s.players[ME].khipus, texts(s)) == (khipus - 2, ["khipu", "done"])
    choose(s, "done")
    assert s.players[ME].khipus == khipus - 2
    assert s.players[ME].reserve == 10 - s.players[ME].khipus


@pytest.mark.parametrize(("tiles", "reach"), [(1, 3), (2, 6), (3, 6)])
@pytest.mark.parametrize(("owned", "code", "colour"), [("study 11", study(11), "farm"), ("farm 12", farm(12), "study")])
def test_a_third_tile_for_taking_people_is_of_no_use(
    owned: str, code: int, colour: str, tiles: int, reach: int
) -> None:
    """A-11, A-12: as with a 3, from the second tile on as with a 6."""
    s = new()
    give_tiles(s, ME, *[code] * tiles)
    s.players[ME].khipus -= 1
    s.players[ME].reserve += 1
    at_people(s, ME)
    choose(s, f"use {owned}")
    assert texts(s) == [f"tile {colour} {pips}" for pips in range(1, reach + 1)]


@pytest.mark.parametrize(("tiles", "reach"), [(1, 3), (2, 6), (3, 6)])
def test_a_third_tile_for_circlets_is_of_no_use(tiles: int, reach: int) -> None:
    """A-09: as with a 3, from the second tile on as with a 6."""
    s = new()
    give_feathers(s, ME, *range(1, 13))
    give_tiles(s, ME, *[farm(9)] * tiles)
    at_people(s, ME)
    choose(s, "use farm 09")
    assert texts(s) == [f"circlet {pips}" for pips in range(1, reach + 1)]


@pytest.mark.parametrize(
    ("values", "met"),
    [((1, 2, 4, 5, 7), True), ((1, 2, 4, 5), False), ((1, 2, 2, 4, 5), False), ((2, 3, 4, 5, 6), True)],
)
def test_five_villages_of_1_2_4_5_and_7_vp_are_five_different_ones(values: tuple[int, ...], met: bool) -> None:
    """Task 14."""
    s = new()
    free = list(range(12))
    for vp in values:
        village = next(village for village in free if s.board.vp[village] == vp)
        free.remove(village)
        deliver(s, ME, village)
    assert is_met(s, ME, task(14)) == met


@pytest.mark.parametrize("god", range(5))
def test_a_medal_is_no_substitute_for_one_of_two_god_cards(god: int) -> None:
    """Task 32, Task 33, Task 34, Task 35, Task 36."""
    s = new()
    give_card(s, ME, god * 3 + 1)
    s.players[ME].inti = 5
    assert not is_met(s, ME, task(32 + god))
    give_card(s, ME, god * 3 + 2)
    assert is_met(s, ME, task(32 + god))


@pytest.mark.parametrize(("number", "good"), [(26, 2), (27, 3), (28, 4)])
def test_the_tasks_for_bowls_decanters_and_tools_are_numbered_as_in_the_english_edition(number: int, good: int) -> None:
    """Task 26, Task 27, Task 28: the German editions begin with the tools; our rules decide for the English order."""
    s = new()
    s.players[ME].goods[good] = 2
    assert [other for other in (26, 27, 28) if is_met(s, ME, task(other))] == [number]


@pytest.mark.parametrize(("number", "ability"), [(54, 12), (55, 11)])
def test_the_tasks_for_tiles_that_take_people_are_numbered_as_in_the_english_edition(number: int, ability: int) -> None:
    """Task 54, Task 55: study before farm; the German editions have it the other way round."""
    s = new()
    give_tiles(s, ME, study(ability), farm(ability))
    assert [other for other in (54, 55) if is_met(s, ME, task(other))] == [number]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tasks_are_kept_of_four_that_were_drawn(players: int) -> None:
    """N-11: the Dutch edition deals just two; our rules follow the others."""
    s = new_game(players, 3)
    assert [len(player.offer) for player in s.players] == [4] * players
    while s.phase == 0:
        play(s, s.options[0])
    assert [len(player.tasks) for player in s.players] == [3] * players
