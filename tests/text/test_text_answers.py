"""Typed answers: which option a line means."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.messages import message
from cuzco_tui.play.answers import WordedOption, find_by_start, find_exactly, fold, nearest, shortened
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.menu import Desk, Menu
from tests.text.keyboard import Keys, console_for

OPTIONS = (
    WordedOption("Die 6: stone trail", "die 6 stone"),
    WordedOption("Die 6: temple", "die 6 temple"),
    WordedOption("Die 5: temple", "die 5 temple"),
    WordedOption("Übergang über die Brücke", "bridge"),
    WordedOption("Pass", "pass"),
)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Die 6: Temple!", "die 6 temple"),
        ("  Äpfel,  Öl ", "apfel ol"),
        ("goetter Götter GOETTER", "gotter gotter gotter"),
        ("STRASSE straße", "strasse strasse"),
        ("één veer", "een veer"),
        ("...", ""),
        ("ﬁre", "fire"),
    ],
)
def test_case_accents_and_punctuation_are_forgiven(text: str, folded: str) -> None:
    assert fold(text) == folded


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("die 6 temple", [1]), ("DIE 6 TEMPLE", [1]), ("die 6: stone trail", [0]), ("pass", [4]), ("die 6", []), ("", [])],
)
def test_a_whole_text_or_all_words_name_an_option(typed: str, found: list[int]) -> None:
    assert find_exactly(typed, OPTIONS) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("p", [4]),
        ("die 6", [0, 1]),
        ("die 6 s", [0]),
        ("uber", [3]),
        ("ÜBERGANG", [3]),
        ("brid", [3]),
        ("temple", [1, 2]),
        ("5 te", [2]),
        ("stone tr", [0]),
        ("te", []),
        ("trail stone", []),
        ("!!!", []),
    ],
)
def test_the_start_of_the_words_finds_options(typed: str, found: list[int]) -> None:
    assert find_by_start(typed, OPTIONS) == found


def test_a_typing_error_finds_the_nearest_word() -> None:
    assert nearest("tempel", ["market", "temple", "palace"]) == "temple"
    assert nearest("xyzzy", ["market", "temple", "palace"]) is None


def test_long_input_is_quoted_in_part() -> None:
    assert shortened("short") == "short"
    assert len(shortened("x" * 400)) == 40


def test_a_default_beyond_the_first_page_is_on_the_page_that_is_shown() -> None:
    """Whoever presses Enter has heard what it means."""
    keys = Keys([""])
    options = [WordedOption(f"Thing {number}", f"thing {number}") for number in range(1, 15)]
    console = console_for(keys)
    menu = Menu(Desk(console), lambda: message("text-home-where"), lambda: options, default=10)
    menu.show()

    async def obey(_order: Ordered) -> bool:
        return False

    assert asyncio.run(menu.ask(obey, console.hear)) == 10
    assert "11. Thing 11" in keys.screen.getvalue()
    assert "1. Thing 1\n" not in keys.screen.getvalue().splitlines(keepends=True)[1]


SITES = tuple(
    WordedOption(f"Ahead to site {number}, {spaces} spaces", f"move site-{number}")
    for number, spaces in ((1, 4), (10, 1), (12, 11), (20, 12))
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("site 1", [0]),
        ("site 10", [1]),
        ("move site 1", [0]),
        ("site 2", []),
        ("site", [0, 1, 2, 3]),
        ("ahead", [0, 1, 2, 3]),
    ],
)
def test_a_number_in_words_is_never_the_beginning_of_another(typed: str, found: list[int]) -> None:
    assert find_by_start(typed, SITES) == found
