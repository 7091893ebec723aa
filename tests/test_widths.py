"""Widths are counted in cells: a name in Chinese letters neither breaks a line nor a column."""

import pytest
from rich.cells import cell_len

from cuzco_tui.games import descriptions
from cuzco_tui.messages import LANGUAGES, catalogue
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.modals.sheet import table
from cuzco_tui.widths import cells, cut, padded, padded_before, shortened

NAMES = ("Ann", "李小龍", "김철수", "さくら", "Ünal", "Zoe\u0308", "Ольга", "Νίκη", "\uff37\uff29", "नीला", "Jörg 李")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_takes_as_many_cells_as_the_screen_gives_it(name: str) -> None:
    assert cells(name) == cell_len(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_take_as_many_cells_as_the_screen_gives_them(language: str) -> None:
    for game in descriptions():
        for raw in catalogue(language, game.words).entries.values():
            for line in raw.splitlines():
                assert cells(line) == cell_len(line), line


def test_the_signs_that_are_drawn_take_one_cell() -> None:
    for sign in (*map(chr, range(0x2500, 0x25A0)), *map(chr, range(0x2800, 0x2900)), "\u00a0", "·", "→"):
        assert cells(sign) == cell_len(sign) == 1, hex(ord(sign))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_cut_or_padded_has_the_width_that_was_asked_for(name: str) -> None:
    for room in range(1, 12):
        assert cells(cut(name, room)) <= room
        assert name.startswith(cut(name, room))
        assert cells(shortened(name, room)) <= room
        assert cells(padded(shortened(name, room), room)) == room
        assert cells(padded_before(shortened(name, room), room)) == room
    assert shortened(name, cells(name)) == cut(name, cells(name)) == name


def test_columns_of_a_table_stand_below_each_other() -> None:
    rows = table([["1.", "李小龍", "12"], ["2.", "Bartholome", "7"]], 2)
    assert [cells(row) for row in rows] == [cells(rows[0])] * 2


def test_a_wide_letter_on_a_canvas_moves_nothing_behind_it() -> None:
    canvas = Canvas(8, 1)
    canvas.write(0, 0, "ab cd ef", "")
    canvas.write(1, 0, "李", "")
    (run,) = canvas.runs(0)
    assert run.text == "a李cd ef"
    assert cells(run.text) == 8
