"""Bars and curves: their lengths and places follow the values, and they hold in ASCII and without colours."""

import pytest

from cuzco_tui.tui.characters import in_ascii
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.drawing.lines import Line, cells, plain_text
from cuzco_tui.tui.drawing.plots import MARKS, Curve, bar, curves, grid_values, running_means


def columns_of(lines: list[Line], sign: str) -> list[tuple[int, int]]:
    """Where a sign stands, by column and row."""
    return [(x, y) for y, line in enumerate(lines) for x, letter in enumerate(plain_text(line)) if letter == sign]


@pytest.mark.parametrize(("value", "length"), [(0, 0), (-3, 0), (50, 10), (25, 5), (5, 1), (1, 1)])
def test_a_bar_is_as_long_as_its_share_and_what_is_not_nothing_can_be_seen(value: int, length: int) -> None:
    assert cells(bar(value, 50, 10, "gold")) == length


def test_a_bar_without_room_or_most_is_nothing() -> None:
    assert bar(3, 0, 10, "gold") == bar(3, 5, 0, "gold") == []


@pytest.mark.parametrize("size", [(40, 8), (76, 16), (180, 50)])
def test_a_curve_rises_from_the_lower_left_to_the_upper_right(size: tuple[int, int]) -> None:
    width, height = size
    lines = curves([Curve([0, 50, 100], "Ann 100", "seat-0", MARKS[0])], ["0", "1", "end"], width, height)
    assert len(lines) == height
    assert all(cells(line) == width for line in lines)
    marks = [place for place in columns_of(lines, MARKS[0]) if place[0] < width - 10]
    assert len(marks) == 3
    rising = sorted(marks)
    assert [y for _, y in rising] == sorted((y for _, y in rising), reverse=True)
    assert rising[-1][1] == 0
    assert "Ann 100" in plain_text(lines[0])
    assert "end" in plain_text(lines[-1])


def test_equal_ends_are_named_below_each_other() -> None:
    drawn = [Curve([0, 90], f"P{number} 90", f"seat-{number}", MARKS[number]) for number in range(4)]
    lines = curves(drawn, ["0", "1"], 60, 12)
    for number in range(4):
        assert sum(f"P{number} 90" in plain_text(line) for line in lines) == 1


def test_low_ends_are_named_inside_the_picture() -> None:
    drawn = [Curve([100, 0], f"P{number}", f"seat-{number}", MARKS[number]) for number in range(4)]
    lines = curves(drawn, ["0", "1"], 60, 12)
    assert all(any(f" P{number}" in plain_text(line) for line in lines[:-1]) for number in range(4))


def test_notes_stand_below_the_picture_and_never_on_each_other() -> None:
    lines = curves([Curve([0, 9], "A", "seat-0")], ["0", "1"], 40, 8, [(0.5, "1"), (0.5, "2")])
    assert plain_text(lines[-1]).split() == ["1", "2"]


def test_games_without_a_value_are_left_out() -> None:
    lines = curves([Curve([3, None, 9], "", "seat-0", MARKS[0], is_line=False)], ["1", "2", "3"], 40, 8)
    assert len(columns_of(lines, MARKS[0])) == 2


def test_a_plot_need_not_begin_at_zero() -> None:
    drawn = [Curve([120, 200], "", "seat-0", MARKS[0])]
    zero, close = (curves(drawn, ["1", "2"], 40, 10, from_zero=way) for way in (True, False))
    assert any(plain_text(line).startswith("  0 ") for line in zero)
    assert not any(plain_text(line).startswith("  0 ") for line in close)
    assert max(y for _, y in columns_of(close, MARKS[0])) > max(y for _, y in columns_of(zero, MARKS[0]))


@pytest.mark.parametrize(("width", "height"), [(5, 20), (40, 2)])
def test_where_there_is_no_room_nothing_is_drawn(width: int, height: int) -> None:
    assert curves([Curve([1, 2], "", "seat-0")], ["1", "2"], width, height) == []


def test_everything_has_a_form_in_ascii_and_curves_can_be_told_apart() -> None:
    drawn = [Curve([0, 10 * number, 30], f"P{number}", f"seat-{number}", MARKS[number]) for number in range(4)]
    for line in curves(drawn, ["0", "1", "2"], 60, 14):
        assert in_ascii(plain_text(line)).isascii()
        assert "?" not in in_ascii(plain_text(line))
    assert len({in_ascii(mark) for mark in MARKS}) == len(MARKS)


@pytest.mark.parametrize(
    ("least", "most", "lines", "values"),
    [(0, 100, 3, [0, 50, 100]), (0, 7, 9, [0, 1, 2, 3, 4, 5, 6, 7]), (118, 203, 5, [120, 140, 160, 180, 200])],
)
def test_grids_have_round_numbers(least: int, most: int, lines: int, values: list[int]) -> None:
    found = grid_values(least, most, lines)
    assert found == values


def test_running_means_are_those_of_the_last_values() -> None:
    assert running_means([2, 4, 6, 8], 2) == [2, 3, 5, 7]


def test_what_is_drawn_later_takes_the_place_of_a_backdrop() -> None:
    canvas = Canvas(6, 1)
    canvas.backdrop(0, 0, "------", "line")
    canvas.line((2, 0), (3, 0), "gold")
    canvas.write(5, 0, "x", "text")
    text = "".join(run.text for run in canvas.runs(0))
    assert text[:2] == "--"
    assert "-" not in text[2:4]
    assert text[5] == "x"
