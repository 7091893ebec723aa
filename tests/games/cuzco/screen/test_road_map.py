"""The map of the roads is whole at every size: tiles, pips, khipus and runners; and it lights what can be reached."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from textual.geometry import Offset, Region

from cuzco_tui.games.cuzco.engine import State, play
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.codes import CUZCO, ROPE, STONE, VILLAGES
from cuzco_tui.games.cuzco.engine.pieces import khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import village_names
from cuzco_tui.games.cuzco.screen.map_shape import PLACES, MapShape, roads_of, shape_of
from cuzco_tui.games.cuzco.screen.moves import moves_of
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.road_map import FINE, NO_MARKS, NO_WORDS, SEAT_LETTERS, Look, MapWords, Marks, RoadMap
from cuzco_tui.messages import LANGUAGES, Names, message
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.widgets.panel import CHANGED
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import SETUPS, positions
from tests.games.cuzco.words import cuzco_words

SIZES = [(width, height) for width in range(40, 141) for height in range(11, 50)]
"""All sizes of the network, without its legend."""
SOME_SIZES = [(40, 11), (57, 15), (61, 17), (66, 21), (72, 19), (83, 27), (101, 35), (140, 49)]
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
LOOKS = [Look(), Look(lettered=True), Look(plain=True)]


@cache
def some_views() -> list[PlayerView]:
    """What a seat or a spectator sees in games of all kinds, from the first choice to the last."""
    return [
        view_of(state.copy(), 0 if number % 2 else None)
        for number, setup in enumerate(SETUPS)
        for state in positions(setup, number, every=97)
    ]


def crowded() -> PlayerView:
    """A game of four whose villages hold all khipus, in different orders, and all runners in one of them."""
    state = kit.new(4)
    for village in range(VILLAGES):
        state.villages[village] = 0
        for number in range(village % 5):
            state.villages[village] = state.villages[village] << 3 | ((village + number) % 4 + 1)
    for player in state.players:
        player.location = 7
    return view_of(state, 0)


def map_words(language: str = "en") -> MapWords:
    """All words of a map."""
    words = cuzco_words(language)
    return MapWords(
        [words.say(say.feather(colour)) for colour in range(4)],
        [words.say(message("map-stone")), words.say(message("map-rope"))],
        words.say(message("map-fire")),
        words.say(message("map-lit", die=6)),
    )


def draw_road_map(
    view: PlayerView,
    shape: MapShape,
    marks: Marks = NO_MARKS,
    look: Look = FINE,
    words: MapWords = NO_WORDS,
    cursor: int | None = None,
) -> Canvas:
    """Draw the map, with or without a cursor."""
    drawn = RoadMap(view, shape, marks, look, words)
    return drawn.canvas if cursor is None else drawn.with_cursor(cursor)


def text_of(canvas: Canvas) -> list[str]:
    """The rows of a picture."""
    return ["".join(run.text for run in canvas.runs(row)) for row in range(canvas.height)]


def styles_of(canvas: Canvas, row: int) -> list[str]:
    """The style of every cell in a row."""
    return [run.style for run in canvas.runs(row) for _ in run.text]


def part(lines: list[str], region: Region) -> list[str]:
    """The letters of a region."""
    return [lines[row][region.x : region.right] for row in range(region.y, region.bottom)]


def whole(shape: MapShape) -> Region:
    """All cells of the network."""
    return Region(0, 0, shape.width, shape.height)


def test_at_every_size_all_places_and_pips_lie_inside_and_nothing_overlaps() -> None:
    roads = roads_of(view_of(kit.new(4), 0), 0)
    for size in SIZES:
        shape = shape_of(*size)
        pips = [shape.pips(road) for road in roads]
        with_edges = [tile.grow((0, 1, 0, 1)) for tile in shape.tiles]
        for region in (*with_edges, *pips):
            assert whole(shape).contains_region(region), (size, region)
        for one, other in combinations((*with_edges, *pips), 2):
            assert not one.overlaps(other), (size, one, other)


def test_at_every_size_there_is_a_piece_of_each_road_between_its_pips_and_its_tiles() -> None:
    for size in SIZES:
        shape = shape_of(*size)
        for road in roads_of(view_of(kit.new(4), 0), 0):
            one, other = shape.tiles[road.start], shape.tiles[road.end]
            if shape.middle(road.start)[0] == shape.middle(road.end)[0]:
                assert abs(one.y - other.y) - one.height >= 2, (size, road)
            else:
                assert min(abs(one.x - other.right), abs(other.x - one.right)) >= 3, (size, road)


def test_the_map_grows_with_its_room_and_keeps_to_the_middle() -> None:
    for (small, _), (large, _) in pairwise((size, None) for size in SOME_SIZES):
        if small[0] <= large[0] and small[1] <= large[1]:
            assert shape_of(*small).tiles[0].area <= shape_of(*large).tiles[0].area
    for size in SIZES:
        shape = shape_of(*size)
        left, right = min(tile.x for tile in shape.tiles), shape.width - max(tile.right for tile in shape.tiles)
        top, bottom = min(tile.y for tile in shape.tiles), shape.height - max(tile.bottom for tile in shape.tiles)
        assert abs(left - right) <= 1
        assert abs(top - bottom) <= 1


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES)
def test_every_position_shows_all_names_pips_and_top_khipus(size: tuple[int, int], look: Look) -> None:
    shape = shape_of(*size)
    for view in (*some_views(), crowded()):
        lines = text_of(draw_road_map(view, shape, look=look, words=map_words()))
        for road in roads_of(view, view.overlay):
            assert part(lines, shape.pips(road))[0].strip() == f"{road.pips}"
        names = village_names(view.board)
        for village in range(VILLAGES):
            tile = part(lines, shape.tiles[village])
            assert names[village] in tile[0]
            khipus = khipus_of(view.villages[village])
            if khipus:
                assert "".join(tile)[len(names[village]) :].count(SEAT_LETTERS[khipus[0]]) >= 1
        assert "CUZCO" in part(lines, shape.tiles[CUZCO])[0]
        if look.plain:
            assert "".join(lines).isascii()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES)
def test_all_runners_of_a_place_are_seen(size: tuple[int, int], look: Look) -> None:
    shape = shape_of(*size)
    view = crowded()
    for place in PLACES:
        for player in view.players:
            player.location = place
        canvas = draw_road_map(view, shape, look=look)
        around = shape.tiles[place].grow((0, 1, 1, 1))
        found = "".join(
            letter
            for row in range(max(0, around.y), around.bottom)
            for letter, style in zip(text_of(canvas)[row], styles_of(canvas, row), strict=True)
            if letter in "rygb" and style.startswith("on-seat-")
        )
        assert sorted(found) == sorted("rygb"), (place, found)


@pytest.mark.parametrize("size", [size for size in SOME_SIZES if size[1] > 11])
def test_where_letters_tell_colours_apart_the_whole_stack_is_read_from_left_to_right(size: tuple[int, int]) -> None:
    view, shape = crowded(), shape_of(*size)
    for look in LOOKS[1:]:
        lines = text_of(draw_road_map(view, shape, look=look))
        for village in range(VILLAGES):
            bottom = part(lines, shape.tiles[village])[-1]
            read = "".join(letter for letter in bottom if letter.isalpha()).upper()
            assert read == "".join(SEAT_LETTERS[seat] for seat in khipus_of(view.villages[village])[::-1])


def test_stone_and_rope_differ_by_shape_in_ascii_too() -> None:
    view, shape = view_of(kit.new(2), 0), shape_of(66, 21)
    for look in LOOKS:
        lines = text_of(draw_road_map(view, shape, look=look))
        shapes: dict[int, set[str]] = {STONE: set(), ROPE: set()}
        for road in roads_of(view, view.overlay):
            one, other = shape.tiles[road.start], shape.tiles[road.end]
            if one.x == other.x:
                middle = one.x + one.width // 2
                shapes[road.kind].add(lines[min(one.bottom, other.bottom)][middle - 1 : middle + 2])
        assert shapes[STONE]
        assert shapes[ROPE]
        assert not shapes[STONE] & shapes[ROPE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SOME_SIZES[1:])
def test_the_words_of_the_map_are_whole(language: str, size: tuple[int, int]) -> None:
    words = map_words(language)
    for view in some_views()[::5]:
        text = "\n".join(text_of(draw_road_map(view, shape_of(*size), Marks(lit={0}), words=words)))
        for word in (*words.feathers, *words.kinds, words.lit):
            assert word in text, (word, text)


def lit_for(state: State, pips: int) -> set[int]:
    """The places that are lit on the map of seat 0 for a die."""
    roads, view = RoadNetwork(), view_of(state, 0)
    roads.aim = roads.aim._replace(moves=tuple(move for move in moves_of(view, Names(PEOPLE, 0)) if move.pips == pips))
    return set(roads.reachable)


@pytest.mark.parametrize("location", [0, 3, 7, CUZCO])
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_the_selected_die_lights_the_roads_that_it_could_take(location: int, pips: int) -> None:
    """M-1, M-2: roads of a kind whose space is open, with pips up to the die."""
    state = kit.new(4)
    state.players[0].location = location
    kit.refresh(state)
    expected = {
        road.destination
        for kind in (STONE, ROPE)
        for road in usable_roads(state.board, state.overlay, location, kind, pips)
    }
    assert lit_for(state, pips) == expected


def test_a_closed_space_leaves_its_roads_dark() -> None:
    """D-2: with a 1 on the rope bridge space, only stone trails are lit."""
    state = kit.new(4)
    state.dice[3], state.dice_at[3] = 1, ROPE
    state.lowest[ROPE] = 1
    kit.refresh(state)
    assert lit_for(state, 6) == {road.destination for road in usable_roads(state.board, state.overlay, CUZCO, STONE, 6)}


def test_the_overlay_lights_the_arms_as_it_would_be_turned() -> None:
    """M-6: who returned to Cuzco turns the overlay before moving out; the die's arms are lit wherever they point."""
    state = kit.new(4)
    state.players[0].may_turn = 1
    kit.refresh(state)
    play(state, next(option for option in state.options if option.text == "die 4 stone"))
    view = view_of(state, 0)
    assert view.kind == "ChooseOverlay"
    roads = RoadNetwork()
    for move in moves_of(view, Names(PEOPLE, 0)):
        roads.aim = roads.aim._replace(pointed=move)
        turned = roads.tried_overlay(view)
        assert turned == (view.overlay + int(move.text.removeprefix("turn "))) % 6
        expected = {road.destination for road in usable_roads(state.board, turned, CUZCO, STONE, 4)}
        assert set(roads.ahead(view)) == expected
        assert roads.reachable == ()


def test_a_die_for_a_road_before_the_overlay_is_turned_lights_the_roads_as_they_lie() -> None:
    """M-6: the places cannot be chosen yet, so that only their roads are lit."""
    state = kit.new(4)
    state.players[0].may_turn = 1
    kit.refresh(state)
    view, roads = view_of(state, 0), RoadNetwork()
    roads.aim = roads.aim._replace(moves=moves_of(view, Names(PEOPLE, 0)))
    roads.aim = roads.aim._replace(pointed=next(move for move in roads.moves if move.text == "die 4 stone"))
    goals = {road.destination for road in usable_roads(state.board, state.overlay, CUZCO, STONE, 4)}
    assert set(roads.ahead(view)) == goals
    shape = shape_of(66, 21)
    canvas = draw_road_map(view, shape, Marks(ahead=goals))
    for road in roads_of(view, view.overlay):
        x, y, _, _ = shape.pips(road)
        assert ("on-gold" in styles_of(canvas, y)[x].split()) == (road.start == CUZCO and road.end in goals)
    for village in range(VILLAGES):
        x, y, _, _ = shape.tiles[village]
        assert "gold" not in styles_of(canvas, y)[x - 1].split()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES[1:])
def test_usable_roads_have_golden_pips_reachable_places_edges_and_the_cursor_other_ones(
    size: tuple[int, int], look: Look
) -> None:
    state = kit.new(4)
    view, shape = view_of(state, 0), shape_of(*size)
    lit = [road.destination for road in usable_roads(state.board, state.overlay, CUZCO, STONE, 6)]
    canvas = draw_road_map(view, shape, Marks(lit), look, cursor=lit[0])
    lines = text_of(canvas)
    for road in roads_of(view, state.overlay):
        x, y, _, _ = shape.pips(road)
        usable = road.start == CUZCO and road.end in lit
        assert ("on-gold" in styles_of(canvas, y)[x].split()) == usable
    leap = draw_road_map(view, shape, Marks(lit, jumping=True), look, cursor=lit[0])
    for road in roads_of(view, state.overlay):
        x, y, _, _ = shape.pips(road)
        assert "on-gold" not in styles_of(leap, y)[x].split()
    edges: dict[str, set[str]] = {"cursor": set(), "lit": set(), "dark": set()}
    for village in range(VILLAGES):
        x, y, width, _ = shape.tiles[village]
        kind = "cursor" if village == lit[0] else "lit" if village in lit else "dark"
        edges[kind].add(lines[y][x - 1 : x + 1].strip("KPOT") + lines[y][x + width - 1 : x + width + 1])
    assert not edges["cursor"] & edges["lit"]
    assert not edges["lit"] & edges["dark"]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES[1:])
def test_the_khipu_that_would_land_is_shown_hollow_on_top(size: tuple[int, int], look: Look) -> None:
    """M-3: a move to a village leaves a khipu there, unless one of the same player lies there."""
    state = kit.new(4)
    shape = shape_of(*size)
    goal = usable_roads(state.board, state.overlay, CUZCO, STONE, 6)[0].destination
    state.villages[goal] = 0b010
    for delivered in (0, 1 << goal):
        state.players[0].delivered = delivered
        view = view_of(state, 0)
        canvas = draw_road_map(view, shape, Marks({goal}), look, cursor=goal)
        tile = shape.tiles[goal]
        bottom = part(text_of(canvas), tile)[-1]
        assert ("R" in bottom) == (not delivered)
        if not delivered:
            style = styles_of(canvas, tile.bottom - 1)[tile.x + bottom.index("R")]
            assert "seat-0" in style.split()
            assert "on-seat-0" not in style.split()
            assert bottom.index("R") > bottom.upper().find("Y")


@pytest.mark.parametrize("size", SOME_SIZES[1:])
def test_a_changed_place_has_one_mark(size: tuple[int, int]) -> None:
    shape = shape_of(*size)
    for view in (view_of(kit.new(2), 0), crowded()):
        lines = text_of(draw_road_map(view, shape, Marks(changed={0, 4, 8, CUZCO})))
        for place in PLACES:
            marks = "".join(part(lines, shape.tiles[place])).count(CHANGED)
            assert marks == (place in (0, 4, 8, CUZCO))


def test_what_is_clicked_is_what_is_drawn_there() -> None:
    for size in SOME_SIZES:
        shape = shape_of(*size)
        found = {Offset(x, y): shape.place_at(Offset(x, y)) for x in range(shape.width) for y in range(shape.height)}
        for place in PLACES:
            spots = [spot for spot, at in found.items() if at == place]
            assert Region.from_union([Region(*spot, 1, 1) for spot in spots]) == shape.tiles[place].grow((0, 1, 0, 1))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES)
def test_the_lines_with_a_cursor_are_those_of_the_whole_picture(size: tuple[int, int], look: Look) -> None:
    state = kit.new(4)
    view, shape = view_of(state, 0), shape_of(*size)
    lit = [road.destination for road in usable_roads(state.board, state.overlay, CUZCO, STONE, 6)]
    drawn = RoadMap(view, shape, Marks(lit), look, map_words())
    for cursor in PLACES:
        canvas = drawn.with_cursor(cursor)
        assert drawn.lines(cursor) == [list(canvas.runs(row)) for row in range(canvas.height)]
        assert drawn.lines(cursor) != drawn.lines()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SOME_SIZES[1:])
def test_a_khipu_falls_to_its_shelf_and_a_runner_who_came_is_golden(size: tuple[int, int], look: Look) -> None:
    view, shape = crowded(), shape_of(*size)
    village = next(village for village in range(VILLAGES) if len(khipus_of(view.villages[village])) == 2)
    drawn = RoadMap(view, shape, look=look)
    letter = SEAT_LETTERS[khipus_of(view.villages[village])[0]]
    tile = shape.tiles[village]
    for height in (3, 2, 1):
        lines = drawn.moving([village], [2], height)
        text = ["".join(text for text, _ in line) for line in lines]
        assert letter not in part(text, tile)[-1]
        row = tile.bottom - 1 - height
        assert row < 0 or letter in text[row][tile.x : tile.right]
        golden = [text for line in lines for text, style in line if style == "on-gold strong" and text == "g"]
        assert golden == ["g"]
    assert drawn.lines() == RoadMap(view, shape, look=look).lines()
