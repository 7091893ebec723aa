"""Why not: text and screen say the same of the same decision."""

from collections.abc import Callable

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.reasons import Thing, by_reason, impossible_things, without_repeats
from cuzco_tui.tui.readings import read_reasons
from tests.games.cuzco.screen.arranged import exchange, market, task, tasks_to_keep, turn_with_card_06
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import arranged, sitting_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [tasks_to_keep, turn_with_card_06, exchange, task, market])
def test_what_the_screen_reads_out_is_what_the_text_mode_names_as_possible_questions(
    state: Callable[[], State], language: str
) -> None:
    sitting = sitting_at(arranged(state(), people=(0, 1, 2)))
    things = impossible_things(sitting, sitting.reasons.values(), cuzco_words(language))
    read = "\n".join(read_reasons(sitting, language).lines)
    for thing in things:
        assert (f"  {thing.why}" in read and thing.words in read) or not thing.concerns
    assert ("\n" in read) == any(thing.concerns for thing in things)


def test_things_with_the_same_reason_stand_together_and_those_beside_the_decision_are_left_out() -> None:
    things = [
        Thing("space study", "study", "no tile", concerns=True),
        Thing("card 05", "card 05", "wrong time", concerns=False),
        Thing("space farm", "farm", "no tile", concerns=True),
    ]
    assert by_reason(things, cuzco_words("en")) == {"no tile": ["study", "farm"]}


@pytest.mark.parametrize(("language", "joined"), [("en", "and"), ("de", "und"), ("nl", "en")])
def test_several_things_of_one_sort_are_told_together_and_one_alone_by_its_own_words(
    language: str, joined: str
) -> None:
    sites = [Thing(f"move {number}", f"to site {number}", "empty", True, ("to sites", number)) for number in "1257"]
    other = Thing("turn", "a turn", "empty", True)
    words = cuzco_words(language)
    told = by_reason([sites[0], other, *sites[1:]], words)
    assert told == {"empty": [f"to sites 1, 2, 5 {joined} 7", "a turn"]}
    assert by_reason([sites[0], other], words) == {"empty": ["to site 1", "a turn"]}


def test_a_space_stands_for_each_die_that_is_refused_there_for_the_same_reason() -> None:
    die, space = Thing("die 3 farm", "3 on farm", "no tile", True), Thing("space farm", "farm", "no tile", True)
    assert without_repeats([die, space]) == [space]
