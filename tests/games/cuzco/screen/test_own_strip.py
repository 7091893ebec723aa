"""One's own strip: supplies, tasks and hand in few whole words at every size, and what a move would change."""

import re
from collections.abc import Iterator

import pytest

from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, TASKS
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.games.cuzco.screen.moves import moves_of
from cuzco_tui.games.cuzco.screen.panels.own_strip import OwnStrip
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.games.cuzco.screen.task_bars import HAVE, WOULD_COME
from cuzco_tui.messages import LANGUAGES, Names
from cuzco_tui.tui.widgets.panel import Line, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.screen.drawn import PEOPLE, an_app, lines_of, of_height, some_states

SIZES = [(21, 7), (25, 7), (31, 9), (36, 15)]


@pytest.fixture(autouse=True)
def some_app() -> Iterator[None]:
    """Something to ask for words."""
    with an_app():
        yield


def hand_of(view: PlayerView) -> Line:
    """The line with the cards, on a strip without room for more."""
    for player in view.players:
        player.tasks[:] = [6, 7, 8]
    return lines_of(of_height(OwnStrip, 6), view, 21)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_everything_fits_and_nothing_of_weight_is_missing(width: int, rows: int, language: str) -> None:
    for number, state in enumerate(some_states()):
        seat = (0, None)[number % 2]
        view = view_of(state, seat)
        lines = lines_of(of_height(OwnStrip, rows), view, width, language)
        shown = seat if seat is not None else view.decider if view.decider is not None else view.order[0]
        player = view.players[shown]
        assert len(lines) <= rows
        for line in lines:
            assert cells(plain_text(line)) <= width, plain_text(line)
        texts = [plain_text(line) for line in lines]
        for supply in (player.food, player.offerings):
            assert f"{supply} " in texts[0]
        for supply in (player.inti, player.priests):
            assert f"{supply} " in texts[1]
        bars = [text for text in texts if text[:1] in "━─?" and text.strip("━─? ")]
        assert len(bars) == len(player.tasks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_words_on_the_narrowest_strip(language: str) -> None:
    """Beside two tasks with the longest bars, too."""
    view = view_of(kit.at_turn(kit.new(2)), 0)
    for task in range(TASKS):
        view.players[0].tasks[:] = [task, 6, 6]
        text = plain_text(lines_of(of_height(OwnStrip, 6), view, 21, language)[2])
        assert cells(text) <= 21
        assert text.strip("━─ "), task


def test_cards_are_squares_in_the_colours_of_their_gods_and_those_without_room_are_counted() -> None:
    view = view_of(kit.at_turn(kit.new(2)), 0)
    view.players[0].hand[:] = [0] * (CARD_KINDS + 1)
    view.players[0].hand[4] = view.players[0].hand[13] = 1
    hand = hand_of(view)
    assert [(text, style) for text, style in hand if text.strip()] == [
        ("04", "on-god-mama-quilia strong"),
        ("13", "on-god-mama-sara strong"),
    ]
    view.players[0].hand[4] = 9
    hand = hand_of(view)
    squares = sum(style.startswith("on-god") for _, style in hand)
    assert plain_text(hand).endswith(f"+{10 - squares}")
    assert squares >= 6


def test_a_spectator_sees_only_how_many_cards_there_are() -> None:
    view = view_of(kit.at_turn(kit.new(2)), None)
    view.players[0].hand_size = 3
    assert plain_text(hand_of(view)) == "3 cards"


def test_what_the_cursor_would_bring_stands_in_the_bars_and_numbers() -> None:
    """Task S-01 counts villages; a delivery adds one (M-3)."""
    state = kit.at_turn(kit.new(3))
    state.players[0].tasks[:] = [next(t for t in range(TASKS) if state.content.tasks[t].kind == "villages")]
    view = view_of(state, 0)
    strip = of_height(OwnStrip, 6)
    before = lines_of(strip, view, 21)
    assert not any(piece == WOULD_COME for line in before for piece in line)
    run = next(move for move in moves_of(view, Names(PEOPLE, 0)) if 0 <= move.place < 12)
    strip.set_reactive(OwnStrip.aim, strip.aim._replace(pointed=run))
    after = lines_of(strip, view, 21)
    assert sum(piece == WOULD_COME for line in after for piece in line) == 1
    assert sum(piece == HAVE for line in after for piece in line) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_nothing_jumps_while_the_cursor_goes_from_move_to_move(width: int, rows: int, language: str) -> None:
    seen = 0
    for state in some_states():
        seat = state.stack[-1][1] if state.stack else 0
        view = view_of(state, seat)
        if view.kind != "ChooseTurn":
            continue
        strip = of_height(OwnStrip, rows)
        at_rest = places_of_words(lines_of(strip, view, width, language))
        for move in moves_of(view, Names(PEOPLE, seat))[::3]:
            strip.set_reactive(OwnStrip.aim, strip.aim._replace(pointed=move))
            assert places_of_words(lines_of(strip, view, width, language)) == at_rest
            seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headdress_has_room_beside_three_tasks_on_the_smallest_terminal(language: str) -> None:
    region = plan(80, 22, 4, "map").regions["own"]
    state = kit.at_turn(kit.new(2))
    kit.give_task(state, 0, 5, 43, 44)
    lines = lines_of(of_height(OwnStrip, region.height - 1), view_of(state, 0), region.width - 2, language)
    assert any(re.fullmatch(r"([toupkTOPK]{2} ?){6}", plain_text(line)) for line in lines)


def places_of_words(lines: list[Line]) -> list[list[int]]:
    """The columns of the words of each line; signs and numbers, which a move changes, are left out."""
    return [[found.start() for found in re.finditer(r"[^\W\d]{3,}", plain_text(line))] for line in lines]
