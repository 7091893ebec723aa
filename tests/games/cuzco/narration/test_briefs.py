"""The shortest words: for every task, card and ability, few enough for a narrow panel, in every language."""

import pytest

from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, TASKS
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_words_are_short_and_tell_things_apart(language: str) -> None:
    words, content = cuzco_words(language), kit.new(2).content
    tasks = [words.say(say.task_brief(task, content)) for task in range(TASKS)]
    cards = [words.say(say.card_brief(card)) for card in range(1, CARD_KINDS + 1)]
    abilities = [words.say(say.ability_brief(number)) for number in range(1, 13)]
    for told, most in ((tasks, 22), (cards, 18), (abilities, 9)):
        assert len(set(told)) == len(told)
        assert max(map(cells, told)) <= most, max(told, key=cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_brief_task_is_never_longer_than_the_whole_one(language: str) -> None:
    words, content = cuzco_words(language), kit.new(2).content
    for task in range(TASKS):
        whole = words.say(say.task(task, content).values["asks"])
        assert cells(words.say(say.task_brief(task, content))) <= cells(whole)
