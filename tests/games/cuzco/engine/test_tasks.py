"""All 61 palace tasks: met exactly, one short, one short with card 04, two short with card 04 (Q-1).

Each row names the pieces that meet a task exactly, and things that look like them but must not count.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, FROM_TASKS, SLID_DOWN
from cuzco_tui.games.cuzco.engine.events import TaskFulfilled
from tests.games.cuzco.kit import (
    asked,
    at_palace,
    choose,
    deliver,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    show_god,
    texts,
)

SEAT = 1
"""Who has the task; seat 0 holds order token 1."""

Piece = Callable[[State], None]


def feathers(*slots: int) -> list[Piece]:
    """On mask 1: turquoise 1-3, purple 4-6, orange 7-9, pink 10-12."""
    return [lambda s, slot=slot: give_feathers(s, SEAT, slot) for slot in slots]


def khipus(*villages: int) -> list[Piece]:
    """On the plain road network, see VILLAGES."""
    return [lambda s, village=village: deliver(s, SEAT, village) for village in villages]


def study(*abilities: int, down: bool = False) -> list[Piece]:
    """Study tiles, up or slid down."""
    return [lambda s, a=a: give_tiles(s, SEAT, a - 1 + SLID_DOWN * down) for a in abilities]


def farm(*abilities: int, down: bool = False) -> list[Piece]:
    """Farm tiles, up or slid down."""
    return [lambda s, a=a: give_tiles(s, SEAT, a + 11 + SLID_DOWN * down) for a in abilities]


def cards(*numbers: int) -> list[Piece]:
    """God cards in hand."""
    return [lambda s, card=card: give_card(s, SEAT, card) for card in numbers]


def goods(*kinds: int) -> list[Piece]:
    """Goods: 0 soup, 1 clothes, 2 bowl, 3 decanter, 4 tools, 5 jewellery."""

    def add(s: State, kind: int) -> None:
        s.players[SEAT].goods[kind] += 1

    return [lambda s, kind=kind: add(s, kind) for kind in kinds]


def priests(*steps: int) -> list[Piece]:
    """Priests on temple steps."""

    def place(s: State, step: int) -> None:
        s.temple[step - 1] = SEAT
        s.players[SEAT].priests -= 1

    return [lambda s, step=step: place(s, step) for step in steps]


def circlets(*pips: int) -> list[Piece]:
    """Activated circlets, with their feathers."""

    def activate(s: State, circlet: int) -> None:
        give_feathers(s, SEAT, 2 * circlet - 1, 2 * circlet)
        s.players[SEAT].circlets |= 1 << 2 * (circlet - 1)

    return [lambda s, circlet=circlet: activate(s, circlet) for circlet in pips]


def supplies(name: str, amount: int) -> list[Piece]:
    """Food, medals or offerings."""

    def gain(s: State) -> None:
        setattr(s.players[SEAT], name, getattr(s.players[SEAT], name) + 1)

    return [gain] * amount


def first(s: State) -> None:
    """Give order token 1 to the seat."""
    s.order.remove(SEAT)
    s.order.insert(0, SEAT)


class Row(NamedTuple):
    """A task, the pieces that meet it exactly, what does not count, and how card 04 is paid without touching them."""

    name: str
    pieces: Sequence[Piece]
    noise: Sequence[Piece] = ()
    via: str = "offering"

    @property
    def number(self) -> int:
        """The engine's index of the task."""
        return int(self.name[2:]) - 1 if self.name.startswith("S-") else int(self.name[5:]) + 5

    @property
    def text(self) -> str:
        """The task as choices call it."""
        return self.name.removeprefix("Task ")


VILLAGE_FEATHERS = [2, 1, 3, 2, 0, 3, 0, 0, 1, 1, 2, 3]
VILLAGE_VP = [3, 6, 3, 5, 3, 4, 2, 1, 2, 2, 7, 2]
"""Colour and VP of the inner and then the outer villages, by the tables of the triangles A to F and the frame."""

ROWS = [
    Row("S-01", [*priests(6), *farm(1)], study(1, 2)),
    Row("S-02", [*priests(1), *study(1)], farm(1, 2)),
    Row("S-03", [*study(1), *farm(1)]),
    Row("S-04", [*study(1), first], farm(1)),
    Row("S-05", [*farm(1), *goods(0)], supplies("food", 9)),
    Row("S-06", khipus(0, 11)),
    Row("Task 01", feathers(7, 8, 9), feathers(1, 2, 3, 4, 5, 6, 10, 11, 12)),
    Row("Task 02", feathers(4, 5, 6), feathers(1, 2, 3, 7, 8, 9, 10, 11, 12)),
    Row("Task 03", feathers(10, 11, 12), feathers(1, 2, 3, 4, 5, 6, 7, 8, 9)),
    Row("Task 04", feathers(1, 2, 3), feathers(4, 5, 6, 7, 8, 9, 10, 11, 12)),
    Row("Task 05", feathers(1, 6, 8, 10)),
    Row("Task 06", feathers(1, 2, 3, 4, 5, 6, 7), khipus(0, 1)),
    Row("Task 07", khipus(0, 1, 2, 3, 4, 5, 6, 7, 8)),
    Row("Task 08", khipus(4, 6, 7), khipus(0, 1, 2, 3, 5, 8)),
    Row("Task 09", khipus(2, 5, 11), khipus(0, 1, 3, 4, 6, 7)),
    Row("Task 10", khipus(1, 8, 9), khipus(0, 2, 3, 4, 5, 6)),
    Row("Task 11", khipus(0, 3, 10), khipus(1, 2, 4, 5, 6, 7)),
    Row("Task 12", khipus(0, 2, 4), khipus(1, 3, 5, 6, 7, 8)),
    Row("Task 13", khipus(6, 8, 9), khipus(0, 1, 2, 3, 4, 5)),
    Row("Task 14", khipus(7, 6, 0, 5, 3)),
    Row("Task 15", study(1, 2, 3), farm(4, 5)),
    Row("Task 16", farm(1, 2, 3), study(4, 5)),
    Row("Task 17", study(1, 1, 2, down=True), [*study(3, 4), *farm(1, 2, down=True)]),
    Row("Task 18", farm(1, 1, 2, down=True), [*farm(3, 4), *study(1, 2, down=True)]),
    Row("Task 19", [*study(1, 1, 2, down=True), *farm(1, 2, down=True)], [*study(3), *farm(4)]),
    Row("Task 20", study(1, 1, 2, 3), farm(1, 2, 3, 4)),
    Row("Task 21", farm(1, 1, 2, 3), study(1, 2, 3, 4)),
    Row("Task 22", cards(1, 7, 10, 13), via="inti"),
    Row("Task 23", cards(7, 8, 8), cards(1, 10, 13), via="inti"),
    Row("Task 24", goods(0, 0), goods(1, 2, 3, 4, 5)),
    Row("Task 25", goods(1, 1), goods(0, 2, 3, 4, 5)),
    Row("Task 26", goods(2, 2), goods(0, 1, 3, 4, 5)),
    Row("Task 27", goods(3, 3), goods(0, 1, 2, 4, 5)),
    Row("Task 28", goods(4, 4), goods(0, 1, 2, 3, 5)),
    Row("Task 29", goods(5, 5), goods(0, 1, 2, 3, 4)),
    Row("Task 30", goods(0, 2, 4)),
    Row("Task 31", goods(0, 0, 0, 5)),
    Row("Task 32", cards(1, 3), [*cards(7, 8, 10, 11, 13, 14), *supplies("inti", 3)]),
    Row("Task 33", cards(5, 6), [*cards(1, 2, 7, 8, 10, 11), *supplies("inti", 2)], via="inti"),
    Row("Task 34", cards(7, 8), [*cards(1, 2, 10, 11, 13, 14), *supplies("inti", 3)]),
    Row("Task 35", cards(10, 12), [*cards(1, 2, 7, 8, 13, 14), *supplies("inti", 3)]),
    Row("Task 36", cards(13, 15), [*cards(1, 2, 7, 8, 10, 11), *supplies("inti", 3)]),
    Row("Task 37", priests(1, 3, 6)),
    Row("Task 38", supplies("food", 5)),
    Row("Task 39", circlets(1, 3, 4, 6), feathers(3, 4, 9, 10)),
    Row("Task 40", supplies("inti", 2), supplies("offerings", 3)),
    Row("Task 41", supplies("offerings", 4), supplies("food", 4), via="inti"),
    Row("Task 42", khipus(0, 1, 2, 3), khipus(6, 7, 8, 9)),
    Row("Task 43", khipus(6, 7, 8, 9), khipus(0, 1, 2, 3)),
    Row("Task 44", [*study(1), *farm(1)], study(2, 3, 4)),
    Row("Task 45", [*study(2), *farm(2)], study(1, 3, 4)),
    Row("Task 46", [*study(5), *farm(5)], study(1, 4, 6)),
    Row("Task 47", [*study(6), *farm(6)], study(4, 5, 7)),
    Row("Task 48", [*study(4), *farm(4)], study(3, 5, 6)),
    Row("Task 49", [*study(3), *farm(3)], study(2, 4, 5)),
    Row("Task 50", [*study(7), *farm(7)], study(6, 8, 9)),
    Row("Task 51", [*study(8), *farm(8)], study(7, 9, 10)),
    Row("Task 52", [*study(9), *farm(9)], study(8, 10, 11)),
    Row("Task 53", [*study(10), *farm(10)], study(9, 11, 12)),
    Row("Task 54", [*study(12), *farm(12)], study(10, 11, 1)),
    Row("Task 55", [*study(11), *farm(11)], study(10, 12, 1)),
]
BY_NAME = {row.name: row for row in ROWS}
EACH = pytest.mark.parametrize("row", [pytest.param(row, id=row.name) for row in ROWS])


def test_there_is_a_row_for_each_of_the_tasks_on_the_plain_road_network() -> None:
    """C-4, N-1: the table is complete, and its villages are what the printed pieces say."""
    assert [row.number for row in ROWS] == list(range(61))
    s = new()
    assert (s.board.feathers, s.board.vp) == (VILLAGE_FEATHERS, VILLAGE_VP)


@EACH
def test_a_task_met_exactly_is_fulfilled_for_6_vp(row: Row) -> None:
    """U-4: the least that the task names is enough, and it costs nothing."""
    s = holding(row, row.pieces)
    before = s.copy().players[SEAT]
    at_palace(s, SEAT)
    player = s.players[SEAT]
    assert player.fulfilled == [row.number]
    assert task_vp(s) == 6
    assert asked(s) == "ChooseNewTask"
    for kept in ("food", "offerings", "inti", "hand", "goods", "tiles", "feathers", "delivered", "priests"):
        assert getattr(player, kept) == getattr(before, kept)


@EACH
def test_a_task_is_not_met_when_any_one_piece_is_missing(row: Row) -> None:
    """U-4: whichever piece is missing, and whatever else lies there that does not count."""
    for missing in range(len(row.pieces)):
        s = holding(row, [*without(row, missing), *row.noise])
        at_palace(s, SEAT)
        assert texts(s) == [f"discard {row.text}", f"discard {spare(row).text}"], missing


@EACH
def test_card_04_makes_up_for_any_one_missing_piece_for_4_vp(row: Row) -> None:
    """G-04, Q-1: one requirement fewer; the task counts as fulfilled."""
    for missing in range(len(row.pieces)):
        s = holding(row, [*without(row, missing), *row.noise])
        hold_card_04(s, row.via)
        at_palace(s, SEAT)
        assert texts(s)[0] == f"fulfil {row.text} 04 {row.via}", missing
        log = choose(s, f"fulfil {row.text} 04 {row.via}")
        assert TaskFulfilled(SEAT, row.number, True) in log
        assert s.players[SEAT].fulfilled == [row.number]
        assert task_vp(s) == 4


@EACH
def test_card_04_does_not_make_up_for_two_missing_pieces(row: Row) -> None:
    """G-04, Q-1: not even with two such cards, since an ability never applies twice to a task (G-0)."""
    for missing in range(len(row.pieces) - 1):
        s = holding(row, [*without(row, missing, missing + 1), *row.noise])
        hold_card_04(s, row.via)
        if row.via == "offering":
            hold_card_04(s, row.via)
        at_palace(s, SEAT)
        assert texts(s) == [f"discard {row.text}", f"discard {spare(row).text}"], missing


@EACH
def test_card_04_is_refused_for_a_task_that_is_met(row: Row) -> None:
    """G-04: a card can be played only where it changes something; a met task is fulfilled for 6 VP."""
    s = holding(row, row.pieces)
    hold_card_04(s, row.via)
    at_palace(s, SEAT)
    assert s.players[SEAT].fulfilled == [row.number]
    assert task_vp(s) == 6


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("Task 05", feathers(1, 2, 3, 4, 5, 6, 7, 8, 9)),
        ("Task 14", khipus(0, 2, 4, 6, 8, 9, 7, 3)),
        ("Task 15", study(1, 1, 1, 2, 2)),
        ("Task 16", farm(1, 1, 1, 2, 2)),
        ("Task 22", cards(1, 2, 3, 7, 8, 9, 10, 11, 12)),
        ("Task 23", cards(1, 2, 7, 8, 10, 11, 13, 14)),
        ("Task 30", goods(0, 0, 0, 1, 1)),
    ],
    ids=["Task 05", "Task 14", "Task 15", "Task 16", "Task 22", "Task 23", "Task 30"],
)
def test_more_of_the_same_does_not_stand_for_something_different(name: str, pieces: list[Piece]) -> None:
    """U-4, Task 05, Task 14, Task 15, Task 16, Task 22, Task 23, Task 30: what must differ must differ."""
    row = BY_NAME[name]
    s = holding(row, pieces)
    at_palace(s, SEAT)
    assert texts(s) == [f"discard {row.text}", f"discard {spare(row).text}"]
    hold_card_04(s, row.via)
    at_palace(s, SEAT)
    assert f"fulfil {row.text} 04 {row.via}" in texts(s), "one short, so that card 04 helps"


@pytest.mark.parametrize("ability", range(1, 13))
def test_two_tiles_of_one_colour_are_a_pair_as_well(ability: int) -> None:
    """Task 44, Task 45, Task 46, Task 47, Task 48, Task 49, Task 50, Task 51, Task 52, Task 53, Task 54, Task 55."""
    order = [44, 45, 49, 48, 46, 47, 50, 51, 52, 53, 55, 54]
    for pieces in (study(ability, ability), farm(ability, ability)):
        row = BY_NAME[f"Task {order[ability - 1]}"]
        s = holding(row, pieces)
        at_palace(s, SEAT)
        assert s.players[SEAT].fulfilled == [row.number]


@EACH
def test_more_than_a_task_names_is_fine(row: Row) -> None:
    """U-4: tasks give minimums."""
    s = holding(row, [*row.pieces, *row.noise])
    at_palace(s, SEAT)
    assert s.players[SEAT].fulfilled == [row.number]


def spare(row: Row) -> Row:
    """Give a second task that is out of reach even with card 04, so that giving one up is a choice."""
    return BY_NAME["Task 39" if row.name != "Task 39" else "Task 07"]


def holding(row: Row, pieces: Sequence[Piece]) -> State:
    """Give a game in which the seat has the task, a spare one, and nothing but these pieces."""
    s = new()
    player = s.players[SEAT]
    player.offerings = player.inti = player.food = 0
    give_task(s, SEAT, row.number, spare(row).number)
    for piece in pieces:
        piece(s)
    return s


def hold_card_04(s: State, via: str) -> None:
    """Let the seat be able to pay for card 04."""
    if via == "offering":
        give_card(s, SEAT, 4)
        s.players[SEAT].offerings += 1
    else:
        show_god(s, 4)
        s.players[SEAT].inti += 1


def without(row: Row, *missing: int) -> list[Piece]:
    """Give the pieces of a row but those at some places."""
    return [piece for place, piece in enumerate(row.pieces) if place not in missing]


def task_vp(s: State) -> int:
    """Give the VP that the seat scored with tasks."""
    return sum(s.players[SEAT].vp[FROM_TASKS * COLUMNS : FROM_TASKS * COLUMNS + COLUMNS])
