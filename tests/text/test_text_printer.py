"""The lines of the text mode: short, whole and plain, whatever is put into them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain import assert_plain

from cuzco_tui.text.printer import plain, wrap
from cuzco_tui.widths import cells


def test_a_short_fact_is_one_line() -> None:
    assert list(wrap("You: 3 VP.")) == ["You: 3 VP."]


def test_a_long_fact_is_broken_at_blanks_and_its_further_lines_are_indented() -> None:
    lines = list(wrap("word " * 40))
    assert lines[0] == " ".join(["word"] * 16)
    assert lines[1] == "  " + " ".join(["word"] * 15)
    assert " ".join(lines).split() == ["word"] * 40


def test_a_line_of_exactly_80_characters_is_not_broken() -> None:
    assert [len(line) for line in wrap("a" * 39 + " " + "b" * 40)] == [80]


def test_letters_of_two_cells_count_twice() -> None:
    """A line has 80 cells, however many letters that are."""
    assert [cells(line) for line in wrap("李小龍 " * 20)] == [76, 64]
    assert ["".join(wrap("李" * 100)).count("李"), *map(cells, wrap("李" * 100))] == [100, 80, 80, 44]
    assert list(wrap("李小龍", 1)) == ["李", "  小", "  龍"]


def test_a_word_that_is_too_long_is_cut_and_loses_nothing() -> None:
    lines = list(wrap("x" * 200))
    assert [len(line) for line in lines] == [80, 80, 44]
    assert "".join(line.strip() for line in lines) == "x" * 200


def test_each_line_of_a_message_is_a_fact_of_its_own() -> None:
    assert list(wrap("one\ntwo")) == ["one", "two"]


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\u2500", "\u2588", "\u28ff", "\u202e", "\u200b", "\ud800"])
def test_signs_that_are_no_words_become_blanks(sign: str) -> None:
    assert plain(f"a{sign}b") == "a b"


def test_letters_of_any_language_stay() -> None:
    assert plain("Grüße, señor Ångström, 東京") == "Grüße, señor Ångström, 東京"


@given(st.text())
def test_whatever_is_printed_is_plain(text: str) -> None:
    lines = list(wrap(text))
    assert_plain("\n".join(lines))
    assert all(lines)
