"""Large letters made of block elements."""

import pytest

from cuzco_tui.tui.drawing.block_letters import large


def test_a_name_is_three_lines_of_one_width() -> None:
    lines = large("Ann", 40)
    assert len(lines) == 3
    assert len(set(map(len, lines))) == 1
    assert set("".join(lines)) <= set(" ▀▄█")


def test_small_letters_and_accents_are_drawn_as_capitals() -> None:
    assert large("zoé", 40) == large("ZOE", 40)


@pytest.mark.parametrize(("name", "width"), [("Ann", 5), ("Олег", 80), ("小林", 80)])
def test_what_has_no_room_or_no_such_letters_stays_as_it_is(name: str, width: int) -> None:
    assert large(name, width) == [name]
