"""What is told of the modules of a table: what everybody has, what second place brings and what tiles do."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.messages import LANGUAGES, Names
from tests.games.caral.helpers import ALL_MODULES, give, new
from tests.games.caral.words import caral_words

NARRATOR = find_game("caral").narrator()


def told(s: State, words: str, language: str = "en") -> str:
    """Give what the first seat hears of a module."""
    names = Names(("Ann", "Ben", "Cleo"), 0)
    return "\n".join(map(caral_words(language).say, NARRATOR.look("modules", words, view_of(s, 0), names)))


def test_a_year_tile_says_what_the_second_most_brings_ct_3() -> None:
    """CT-3."""
    assert "3 fame for whoever has most, 1 for the second most;" in told(new(3, ALL_MODULES), "year")


def test_of_a_status_card_everybodys_count_is_told_cs_2() -> None:
    """CS-2: who is ahead in it matters."""
    s = new(3, ALL_MODULES)
    s.players[1].stones = 2
    assert "Status card Stonemason: 4 stones on the sled, 2 fame; you have 0, Ben 2, Cleo 0." in told(s, "status")


def test_of_a_status_card_nothing_is_told_that_lies_in_the_hands_of_others_cc_8() -> None:
    """CC-8: of foreign hands only the sizes are known."""
    s = new(3, ALL_MODULES)
    s.statuses = [8, 9, 10, 0, 1]
    give(s, 1, fish=3)
    said = told(s, "status")
    assert "8 cards in hand, 2 fame; you have 0, Ben 3, Cleo 0." in said
    assert "5 cards of one kind, 2 fame; you have 0." in said
    assert "pairs of 3 kinds, 2 fame; you have 0." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_tile_of_each_emissary_level_does_is_told_cw_7(language: str) -> None:
    """CW-7, CW-8."""
    said = told(new(3, ALL_MODULES), "emissary", language).splitlines()[-1]
    assert all(f" {level}" in said for level in range(1, 6))
    assert said.count(";") == 3


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your turn. Range 4, 2 stones, one card, architect at the start."),
        ("de", "Du bist am Zug. Reichweite 4, 2 Steine, eine Karte, Architekt auf dem Startfeld."),
        ("nl", "Jouw beurt. Bereik 4, 2 stenen, één kaart, architect op het startveld."),
    ],
)
def test_the_question_of_a_turn_says_by_ear_what_there_is_to_build_and_to_pay_with(language: str, said: str) -> None:
    """CB-1, CM-11: stones and cards."""
    s = new(3)
    s.players[0].stones = 2
    give(s, 0, fish=1)
    assert caral_words(language).say(NARRATOR.short_question(view_of(s, 0))) == said
