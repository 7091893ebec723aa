"""Places by the names that the program itself gives them, in every language, and what is told of one."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.places import read_place
from cuzco_tui.messages import LANGUAGES, Names, message
from tests.games.caral.helpers import at_turn, choose, new
from tests.games.caral.words import caral_words

CONTENT = default_content()
NARRATOR = find_game("caral").narrator()
PEOPLE = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", CONTENT.places)
def test_every_place_is_found_by_the_name_that_the_program_gives_it(place: str, language: str) -> None:
    """CC-2."""
    words = caral_words(language)
    for named in (say.place(place), say.head(place)):
        assert read_place(words.say(named), CONTENT) == CONTENT.index_of[place], words.say(named)


@pytest.mark.parametrize("typed", ["builder site-7", "pair fish", "animal", "place 1", "market 1 quarry 2", "site 21"])
def test_what_is_no_name_of_a_place_is_none(typed: str) -> None:
    assert read_place(typed, CONTENT) is None


def looked(topic: str, words: str, language: str = "en") -> list[str]:
    """Give what is heard of a part of a table of three."""
    s = new(3)
    s.players[2].workers[0] += 1
    s.players[2].carali -= 1
    return [caral_words(language).say(said) for said in NARRATOR.look(topic, words, view_of(s, 0), Names(PEOPLE, 0))]


def test_a_quarry_is_told_with_everybodys_workers_ca_6() -> None:
    """CA-6: it brings a stone for each own worker in it, so how many there are matters."""
    assert looked("path", "quarry 1")[0] == "Quarry 1: one worker of yours, one worker of Ben, 2 workers of Cleo."
    assert "Quarry 1: one worker of yours, one worker of Ben, 2 workers of Cleo." in looked("path", "")


def test_a_site_is_told_among_the_pyramids_too() -> None:
    assert looked("pyramids", "13") == looked("path", "site 13")
    assert looked("pyramids", "Ben")[0].startswith("Ben: ")


@pytest.mark.parametrize(
    ("typed", "topic", "words"),
    [
        ("site 13", "path", "site 13"),
        ("quarry 1", "path", "quarry 1"),
        ("cult place 2", "path", "cult place 2"),
        ("central pyramid", "path", "central pyramid"),
        ("cleo", "sled", "cleo"),
    ],
)
def test_places_and_people_are_known_without_a_topic(typed: str, topic: str, words: str) -> None:
    assert NARRATOR.meant_by_look(typed, view_of(new(3), 0), Names(PEOPLE, 0)) == (topic, words)


@pytest.mark.parametrize("typed", ["s", "site", "m", "pyramids", "nowhere", "start player"])
def test_words_that_may_mean_more_are_left_to_the_topics(typed: str) -> None:
    assert NARRATOR.meant_by_look(typed, view_of(new(3), 0), Names(PEOPLE, 0)) is None


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "so you must build there"), ("de", "muss dort bauen"), ("nl", "dus moet je daar bouwen")],
)
def test_who_stops_at_an_own_empty_site_hears_why_there_is_no_way_out_cm_6(language: str, said: str) -> None:
    """CM-6."""
    s = new(3)
    s.players[0].stones = 1
    index = s.content.index_of["site-14"]
    s.owner[index] = 0
    s.players[0].carali -= 1
    choose(at_turn(s, 0, "quarry-2"), "move site-14")
    reason = next(each for each in why_not(s, 0) if each.subject == "skip")
    words, names = caral_words(language), Names(PEOPLE, 0)
    assert reason.rule == "CM-6"
    assert said in words.say(NARRATOR.reason(reason, view_of(s, 0), names))
    assert words.say(NARRATOR.subject(reason, view_of(s, 0), names)) == words.say(message("option-skip"))
