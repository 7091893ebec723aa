"""The rules page as a book to ask."""

import pytest
from keyboard import CUZCO

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.text.rulebook import Passage, Rulebook

PAGE = """# Rules of the toy

## Turns

Everybody plays a card.

- **T-1** Play a card from your hand,
  or pass. See [the words](#words).
- **T-02** The `die` shows its **pips**.

## Scoring

- **Task 01** Three cards.
- You may not argue.

## Words

| word | meaning | German |
|---|---|---|
| pile, heap | where cards lie | Stapel |
| die | shows pips | Würfel |
"""
BOOK = Rulebook(PAGE)


def best(words: str) -> Passage:
    found = BOOK.search(words).passages
    assert found, f"nothing about {words}"
    return found[0]


def test_a_rule_is_read_with_its_heading_id_and_whole_text() -> None:
    assert best("T-1") == Passage("Turns", "T-1", "", "Play a card from your hand, or pass. See the words.")


@pytest.mark.parametrize(
    ("typed", "id_"), [("t-1", "T-1"), ("T1", "T-1"), ("t 2", "T-02"), ("T-02", "T-02"), ("task 1", "Task 01")]
)
def test_an_id_is_found_however_it_is_written(typed: str, id_: str) -> None:
    assert best(typed).id == id_
    assert len(BOOK.search(typed).passages) == 1


def test_a_word_of_the_glossary_comes_first() -> None:
    assert best("heap") == Passage("Words", "", "pile, heap", "meaning: where cards lie\nGerman: Stapel")
    assert [passage.name for passage in BOOK.search("die").passages] == ["die", "T-02"]


def test_a_word_of_a_heading_finds_its_rules() -> None:
    assert [passage.name for passage in BOOK.search("scoring").passages] == ["Task 01", "Scoring"]


def test_words_of_the_text_are_found_by_their_start() -> None:
    assert best("hand").id == "T-1"
    assert best("argu").text == "You may not argue."
    assert best("wurf").term == "die"


def test_a_typing_error_suggests_a_word_of_the_glossary() -> None:
    assert BOOK.search("haep").nearest == "heap"
    assert BOOK.search("xyzzy").nearest is None
    assert BOOK.search("???").passages == []


def test_the_parts_are_those_with_rules() -> None:
    assert BOOK.headings == ["Turns", "Scoring"]
    assert BOOK.first_id == "T-1"


def test_an_empty_page_has_nothing_to_say() -> None:
    assert Rulebook("").search("word").passages == []
    assert Rulebook("").first_id == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_cuzco_can_be_asked_in_every_language(language: str) -> None:
    book = Rulebook(CUZCO.rules_page(language))
    assert book.search("D-2").passages[0].text.endswith(".")
    assert len(book.search("Inti").passages) > 3
    assert all("**" not in passage.text and "](" not in passage.text for passage in book.passages)
