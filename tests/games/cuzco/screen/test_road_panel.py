"""The map at the table: keys and the mouse walk it and take what is lit, and its cursor is that of the question."""

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from cuzco_tui.games.cuzco.engine.choices import TakeRoad, parse_choice
from cuzco_tui.games.cuzco.engine.codes import CUZCO, VILLAGES
from cuzco_tui.games.cuzco.narration.names import feather
from cuzco_tui.games.cuzco.narration.places import village_names
from cuzco_tui.games.cuzco.screen.map_shape import PLACES
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.panel import CHANGED
from cuzco_tui.tui.widgets.question import QuestionPanel
from tests.games.cuzco import kit
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    arranged,
    choices_of,
    lines_on,
    settle,
    table_of,
    text_on,
    the_app,
    the_game,
)


def turn_table(dice: tuple[int, ...] = (6, 5, 4)) -> Table:
    """Two players; the first one, in Cuzco, is about to place a die."""
    return arranged(kit.at_turn(kit.new(2), 0, dice))


def roads_of(pilot: Pilot[None]) -> RoadNetwork:
    """The map on the screen."""
    return the_game(pilot).query_one(RoadNetwork)


def layout_of(pilot: Pilot[None]) -> TableLayout:
    """The table on the screen."""
    return the_game(pilot).query_one(TableLayout)


def spot_of(roads: RoadNetwork, place: int) -> Offset:
    """The first cell of a place, on the panel."""
    return roads.shape.tiles[place].offset + Offset(0, roads.top)


def played(pilot: Pilot[None]) -> list[str]:
    """The choices that were made."""
    return choices_of(table_of(the_app(pilot)))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_arrows_walk_the_map_and_enter_takes_a_lit_place(size: tuple[int, int]) -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        roads.focus()
        await pilot.pause()
        begun = roads.cursor_place
        for key in ("up", "left", "down", "down", "right", "right", "up"):
            await pilot.press(key)
            if roads.cursor_place != begun and roads.cursor_place in roads.reachable:
                break
        goal = roads.cursor_place
        assert goal in roads.reachable
        assert layout_of(pilot).pointed is not None
        assert layout_of(pilot).pointed.place == goal
        await pilot.press("enter")
        await pilot.pause()
        taken = parse_choice(played(pilot)[1])
        assert isinstance(taken, TakeRoad)
        assert taken.destination == goal


async def test_a_map_with_the_focus_begins_where_the_question_points_else_at_the_chasqui() -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        roads, layout = roads_of(pilot), layout_of(pilot)
        layout.point(next(move for move in layout.moves if move.place < 0))
        await pilot.pause()
        roads.cursor_place = None
        roads.focus()
        await pilot.pause()
        assert roads.cursor_place == CUZCO
        move = next(move for move in layout.moves if move.place >= 0)
        layout.point(move)
        await pilot.pause()
        assert roads.cursor_place == move.place


async def test_arrows_reach_every_place_of_the_map() -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        roads.focus()
        reached, frontier = {CUZCO}, [CUZCO]
        while frontier:
            start = frontier.pop()
            for key in ("up", "down", "left", "right"):
                roads.cursor_place = start
                roads.action_walk(key)
                if roads.cursor_place not in reached:
                    reached.add(roads.cursor_place)
                    frontier.append(roads.cursor_place)
        assert reached == set(PLACES)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_click_on_a_lit_village_moves_there(size: tuple[int, int]) -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        roads, layout = roads_of(pilot), layout_of(pilot)
        move = [move for move in layout.moves if move.place >= 0][-1]
        await pilot.click(RoadNetwork, offset=spot_of(roads, move.place))
        await pilot.pause()
        assert played(pilot)[:2] == list(move.texts)


@pytest.mark.parametrize("by_key", [False, True])
async def test_a_place_that_no_move_leads_to_says_why_and_nothing_is_played(by_key: bool) -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        dark = next(place for place in PLACES if place not in (CUZCO, *roads.reachable))
        if by_key:
            roads.focus()
            roads.cursor_place = dark
            await pilot.press("enter")
        else:
            await pilot.click(RoadNetwork, offset=spot_of(roads, dark))
        for _ in range(3):
            await pilot.pause()
        assert played(pilot) == []
        told = the_game(pilot).query_one(QuestionPanel).told
        assert told is not None
        assert roads.say(told) in text_on(the_app(pilot))


async def test_a_place_that_several_moves_lead_to_is_taken_as_the_question_points() -> None:
    async with make_app(turn_table((6,)), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        layout = layout_of(pilot)
        place = next(move.place for move in layout.moves if move.place >= 0)
        same = next(move for move in layout.moves if move.place == place)
        other = same._replace(texts=(*same.texts, "another way"))
        layout.aim = layout.aim._replace(moves=(*layout.moves, other))
        layout.aim = layout.aim._replace(pointed=other)
        assert layout._move_to(place) is other


async def test_the_title_of_the_map_names_the_place_under_the_cursor() -> None:
    """By the name that the words speak of."""
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        roads.focus()
        await pilot.press("up")
        await pilot.pause()
        assert roads.cursor_place is not None
        assert f": {village_names(roads.view.board)[roads.cursor_place]}" in lines_on(the_app(pilot))[1]


async def test_while_the_map_has_the_focus_its_cursor_alone_looks_like_one() -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        question = layout_of(pilot).query_one(QuestionPanel)

        def grounds() -> set[str]:
            lines = question.draw(question.view, question.size.width)
            return {style for line in lines for _, style in line if "on-cursor" in style}

        assert grounds()
        roads_of(pilot).focus()
        await pilot.pause()
        assert not grounds()
        question.focus()
        await pilot.pause()
        assert grounds()


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_map_tells_what_waits_at_every_place_one_walks_over(size: tuple[int, int]) -> None:
    """M-2: the colour of its feather and its VP at least."""
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        roads.focus()
        await pilot.pause()
        board = roads.view.board
        for village in range(VILLAGES):
            roads.cursor_place = village
            assert roads.say(feather(board.feathers[village])) in roads.title()
            assert f"{board.vp[village]} VP" in roads.title()


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_hardware_cursor_stands_on_the_place(size: tuple[int, int]) -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        roads.focus()
        await pilot.press("up")
        await pilot.pause()
        assert roads.cursor_place is not None
        spot = the_app(pilot).cursor_position - roads.region.offset - Offset(0, roads.top)
        assert roads.shape.place_at(spot) == roads.cursor_place


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (110, 39), (120, 40), (160, 50), (200, 60)])
async def test_the_map_fills_its_panel_and_no_more(size: tuple[int, int]) -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        assert (roads.shape.width, roads.shape.height) == (roads.size.width, roads.rows - 1)
        assert "CUZCO" in text_on(the_app(pilot))


async def test_a_khipu_that_was_delivered_falls_and_the_runner_blinks_where_things_move() -> None:
    """M-3: after a move the khipu lies on top."""
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        resting = roads.draw(roads.view, roads.size.width)
        after = table_of(app).view(0)
        after.villages[3] = after.villages[3] << 3 | 1
        after.players[0].location = 3
        app.pace.always = True
        roads.view = after
        assert roads.motion.frame == 0
        falling = roads.draw(after, roads.size.width)
        roads.motion.settle()
        landed = roads.draw(after, roads.size.width)
        assert falling not in (resting, landed)
        assert landed != resting


async def test_a_place_where_a_runner_came_has_a_mark() -> None:
    async with make_app(turn_table(), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        roads = roads_of(pilot)
        assert roads.changed(roads.view) == set()
        moved = table_of(the_app(pilot)).view(0)
        moved.players[1].location = 3
        assert roads.changed(moved) == {3}
        roads.view = moved
        await pilot.pause()
        tile = roads.shape.tiles[3]
        assert roads.render_line(roads.top + tile.bottom - 1).text[tile.right - 1] == CHANGED
