"""Taking study and farm tiles in phase I, and the knowledge track."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, parse_choice
from cuzco_tui.games.cuzco.engine.codes import IN_HAND, SLID_DOWN
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, KhipuReserved, KnowledgeGained, OrderChanged, TileTaken
from cuzco_tui.games.cuzco.engine.pieces import free_houses
from tests.games.cuzco.kit import asked, at_people, at_turn, choose, decider, give_tiles, new, texts

COLOURS = [("study", 0), ("farm", 6)]
STUDY_05 = 4
FARM_10 = 21
LAST_SPACE = 15


@pytest.mark.parametrize(("colour", "row"), COLOURS)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_takes_a_tile_of_its_colour_beside_pips_up_to_its_own(colour: str, row: int, die: int) -> None:
    """P-1: any of the tiles beside pips ≤ the die, and of the chosen colour alone."""
    for pips in range(1, die + 1):
        s = at_turn(new(), 0, (die,))
        shown = s.houses[:]
        log = choose(s, f"die {die} {colour}")
        if die > 1:
            assert (asked(s), decider(s)) == ("ChooseTile", 0)
            assert texts(s) == [f"tile {colour} {place}" for place in range(1, die + 1)]
            log = choose(s, f"tile {colour} {pips}")
        taken = shown[row + pips - 1]
        assert TileTaken(0, taken, pips) in log
        assert s.players[0].tiles == [taken]
        assert decider(s) == 1


@pytest.mark.parametrize("refused", ["tile study 4", "tile study 6", "tile farm 1", "tile farm 3"])
def test_a_tile_beside_more_pips_or_of_the_other_colour_is_refused(refused: str) -> None:
    """P-1: a 3 on study takes a study tile beside 1, 2 or 3."""
    s = at_turn(new(), 0, (3,))
    choose(s, "die 3 study")
    before = digest(s)
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice(refused))
    assert digest(s) == before


@pytest.mark.parametrize(("colour", "row"), COLOURS)
def test_the_gap_stays_open_for_the_rest_of_the_round(colour: str, row: int) -> None:
    """P-1: nothing is refilled, so the next player chooses among what is left."""
    s = at_turn(new(), 0, (6,))
    shown = s.houses[:]
    stacks = [len(stack) for stack in s.people_stacks]
    choose(s, f"die 6 {colour}", f"tile {colour} 2")
    at_turn(s, 1, (4,))
    choose(s, f"die 4 {colour}")
    assert texts(s) == [f"tile {colour} {pips}" for pips in (1, 3, 4)]
    choose(s, f"tile {colour} 3")
    expected = shown[:]
    expected[row + 1] = expected[row + 2] = -1
    assert s.houses == expected
    assert [len(stack) for stack in s.people_stacks] == stacks


def test_the_row_is_refilled_at_the_end_of_the_round() -> None:
    """P-1: six study and six farm tiles lie there again when the next round begins."""
    s = new(2)
    choose(s, "die 6 study", "tile study 4", "die 5 points", "die 5 points")
    assert s.houses[3] == -1
    while s.round == 1:
        choose(s, next((text for text in texts(s) if text.endswith("points")), texts(s)[-1]))
    assert -1 not in s.houses
    assert len(s.players[0].tiles) == 1


def test_an_empty_colour_cannot_be_chosen() -> None:
    """P-1: without a tile of the colour no die helps."""
    s = new()
    s.houses[:6] = [-1] * 6
    at_turn(s, 0, (6,))
    assert "die 6 study" not in texts(s)
    assert "die 6 farm" in texts(s)


@pytest.mark.parametrize(("khipus", "tiles", "possible"), [(10, 2, False), (10, 1, True), (9, 3, False), (0, 11, True)])
def test_a_tile_needs_a_house_without_khipu_and_tile(khipus: int, tiles: int, possible: bool) -> None:
    """P-2: twelve houses for khipus and tiles together."""
    s = new()
    player = s.players[0]
    player.khipus, player.reserve = khipus, 10 - khipus
    player.tiles = list(range(tiles))
    at_turn(s, 0, (6,))
    assert free_houses(player) == 12 - khipus - tiles
    assert ("die 6 study" in texts(s)) == possible
    assert ("die 6 farm" in texts(s)) == possible


def test_a_full_mask_of_twelve_tiles_takes_no_more() -> None:
    """P-2: the last house takes the twelfth tile, and none takes a thirteenth."""
    s = new()
    player = s.players[0]
    player.khipus, player.reserve = 0, 10
    player.tiles = list(range(11))
    at_turn(s, 0, (6,))
    choose(s, "die 6 farm", "tile farm 1")
    assert len(player.tiles) == 12
    at_turn(s, 0, (6,))
    assert not {"die 6 study", "die 6 farm"} & set(texts(s))


def test_no_khipu_leaves_the_mask_to_make_room_for_a_tile() -> None:
    """P-2: taking a tile needs a free house and never frees one."""
    s = at_turn(new(), 0, (6,))
    log = choose(s, "die 6 study", "tile study 1")
    assert not any(isinstance(event, KhipuReserved) for event in log)
    assert (s.players[0].khipus, s.players[0].reserve) == (10, 0)
    assert free_houses(s.players[0]) == 1


@pytest.mark.parametrize("code", range(24))
def test_a_new_tile_lies_up_and_its_ability_is_not_used_now(code: int) -> None:
    """P-2: taking a tile brings the tile and nothing else, whatever its ability."""
    s = new()
    row = code // 12 * 6
    s.people_stacks[code // 12].append(s.houses[row])
    s.houses[row] = code
    at_turn(s, 0, (1,))
    player = s.players[0]

    def possessions() -> tuple[object, ...]:
        return (
            player.score,
            player.offerings,
            player.food,
            player.knowledge,
            player.feathers,
            sum(player.hand),
            player.khipus,
            player.location,
            player.circlets,
        )

    before = possessions()
    log = choose(s, f"die 1 {('study', 'farm')[code // 12]}")
    assert player.tiles == [code]
    assert code < SLID_DOWN
    assert possessions() == before
    assert not any(isinstance(event, AbilityUsed) for event in log)
    assert decider(s) == 1


def test_tiles_may_be_of_a_kind_one_already_has() -> None:
    """P-2: only the house matters."""
    s = new()
    kind = s.houses[0]
    s.players[0].tiles = [kind]
    at_turn(s, 0, (1,))
    choose(s, "die 1 study")
    assert s.players[0].tiles == [kind, kind]


def on_track(*spaces: int) -> State:
    """A game whose knowledge markers stand on these spaces by seat; on one space the lower seat lies on top."""
    s = new(len(spaces))
    for seat, space in enumerate(spaces):
        s.players[seat].knowledge = space
    s.ranks = sorted(range(len(spaces)), key=lambda seat: (-spaces[seat], seat))
    return s


def learn(s: State, seat: int, steps: int) -> KnowledgeGained:
    """Let a seat advance so many spaces with its study tiles of ability 05; its farm tile is still to be used."""
    give_tiles(s, seat, *[STUDY_05] * steps, FARM_10)
    at_people(s, seat)
    log = choose(s, "use study 05")
    if asked(s) == "ChooseSpaces":
        log += choose(s, texts(s)[0])
    return next(event for event in log if isinstance(event, KnowledgeGained))


@pytest.mark.parametrize(
    ("spaces", "seat", "steps", "ranks"),
    [
        ((0, 0, 0, 0), 3, 1, [3, 0, 1, 2]),
        ((0, 2, 2, 5), 0, 2, [3, 0, 1, 2]),
        ((0, 2, 2, 5), 0, 1, [3, 1, 2, 0]),
        ((0, 2, 2, 5), 0, 3, [3, 0, 1, 2]),
        ((4, 4, 6, 5), 1, 2, [1, 2, 3, 0]),
        ((4, 4, 6, 5), 1, 1, [2, 1, 3, 0]),
        ((1, 1, 1, 1), 2, 3, [2, 0, 1, 3]),
    ],
)
def test_a_marker_lands_on_top_of_those_on_its_space(
    spaces: tuple[int, ...], seat: int, steps: int, ranks: list[int]
) -> None:
    """K-1: who arrives last on a space ranks ahead of those who were there, and the others keep their places."""
    s = on_track(*spaces)
    assert learn(s, seat, steps) == KnowledgeGained(seat, steps, spaces[seat] + steps)
    assert s.players[seat].knowledge == spaces[seat] + steps
    assert s.ranks == ranks


@pytest.mark.parametrize(("space", "steps", "taken"), [(14, 1, 1), (14, 2, 1), (14, 3, 1), (13, 3, 2), (12, 3, 3)])
def test_steps_beyond_the_last_space_are_lost(space: int, steps: int, taken: int) -> None:
    """K-1: the last space is the end, and a marker that reaches it goes on top."""
    s = on_track(space, LAST_SPACE)
    assert s.ranks == [1, 0]
    assert learn(s, 0, steps) == KnowledgeGained(0, taken, LAST_SPACE)
    assert s.players[0].knowledge == LAST_SPACE
    assert s.ranks == [0, 1]


def test_a_marker_on_the_last_space_does_not_climb_over_others_by_lost_steps() -> None:
    """K-1: steps there are lost, so the marker stays where it lies, under the one that came later."""
    s = on_track(LAST_SPACE, LAST_SPACE)
    s.ranks = [1, 0]
    give_tiles(s, 0, STUDY_05)
    at_turn(s, 0, (1,))
    choose(s, "die 1 exchange", "slide study 05")
    assert s.players[0].tiles == [STUDY_05 + SLID_DOWN]
    assert s.players[0].knowledge == LAST_SPACE
    assert s.ranks == [1, 0]


def test_the_upper_marker_of_a_space_leads_when_order_is_dealt_anew() -> None:
    """K-1: the one that arrived last ranks first among equals in the next order."""
    s = new(2)
    s.players[0].knowledge = 2
    s.players[1].knowledge = 1
    s.ranks = [0, 1]
    give_tiles(s, 1, STUDY_05)
    s.dice_at = [7] * 6
    assert IN_HAND not in s.dice_at
    at_people(s, 1)
    log = choose(s, "use study 05")
    assert OrderChanged((1, 0)) in log
    assert s.order == [1, 0]
