"""The limit of years in words: named where it is not the usual one, and when it is close."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.messages import LANGUAGES, Names
from tests.games.caral.helpers import new
from tests.games.caral.words import caral_words

NARRATOR = find_game("caral").narrator()
LIMIT = {
    "en": "The game ends with year 4 at the latest.",
    "de": "Die Partie endet spätestens mit Jahr 4.",
    "nl": "De partij eindigt uiterlijk met jaar 4.",
}


def seen(max_years: int, year: int = 1) -> PlayerView:
    """Give what the first seat sees in a year of a game with a limit."""
    s = new(3, max_years=max_years)
    s.year = year
    return view_of(s, 0)


def opened(view: PlayerView, language: str = "en") -> list[str]:
    return [caral_words(language).say(said) for said in NARRATOR.opening(view)]


def asked(view: PlayerView, language: str = "en") -> list[str]:
    return [caral_words(language).say(said) for said in NARRATOR.where(view, Names(("Ann", "Ben", "Cleo"), 0))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_that_is_not_the_usual_one_is_told_when_a_game_begins_and_at_where_ce_3(language: str) -> None:
    """CE-3."""
    assert LIMIT[language] in opened(seen(4), language)
    assert LIMIT[language] in asked(seen(4), language)


def test_a_game_without_a_limit_says_so_ce_3() -> None:
    assert "There is no limit to the years." in opened(seen(0))
    assert "There is no limit to the years." in asked(seen(0))


def test_the_usual_limit_is_told_only_when_it_is_close_ce_3() -> None:
    assert opened(seen(20)) == []
    assert not any("latest" in line for line in asked(seen(20)))
    assert "The game ends with year 20 at the latest." in asked(seen(20, year=18))


def test_in_the_last_year_the_limit_is_not_told_again_ce_3() -> None:
    said = asked(seen(4, year=4))
    assert "the last one" in said[0]
    assert not any("latest" in line for line in said)
