"""The rules page as a book to ask."""

import pytest
from keyboard import CUZCO, Keys, console_for

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rulebook import Passage, Rulebook, rules_of
from cuzco_tui.text.rule_answers import RuleAnswers

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


def test_a_word_of_the_glossary_comes_first_with_its_meaning_alone() -> None:
    assert best("heap") == Passage("Words", "", "pile, heap", "where cards lie", "Stapel")
    assert [passage.name for passage in BOOK.search("die").passages] == ["die", "T-02"]


def test_a_word_of_a_heading_finds_its_rules_in_order() -> None:
    assert BOOK.search("turns").passages[0].text == "Everybody plays a card."
    assert [passage.id for passage in BOOK.search("turns").passages] == ["", "T-1", "T-02"]
    assert [passage.name for passage in BOOK.search("scoring").passages] == ["Task 01", "Scoring"]


def test_words_of_the_text_are_found_by_their_start() -> None:
    assert best("hand").id == "T-1"
    assert best("argu").text == "You may not argue."
    assert best("wurf").term == "die"


def test_a_typing_error_suggests_a_word_of_the_glossary() -> None:
    assert BOOK.search("haep").nearest == "heap"
    assert BOOK.search("xyzzy").nearest is None
    assert BOOK.search("hip").nearest is None, "only what is really near is suggested"
    assert BOOK.search("???").passages == []


def test_the_parts_are_those_with_rules() -> None:
    assert BOOK.headings == ["Turns", "Scoring"]
    assert BOOK.first_id == "T-1"


def test_an_empty_page_has_nothing_to_say() -> None:
    assert Rulebook("").search("word").passages == []
    assert Rulebook("").first_id == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_cuzco_can_be_asked_in_every_language(language: str) -> None:
    book = rules_of(CUZCO, language)
    assert book.search("D-2").passages[0].text.endswith(".")
    assert len(book.search("Inti").others) > 3
    assert all("**" not in passage.text and "](" not in passage.text for passage in book.passages)


ENGLISH_KINDS = {"card": "G", "god card": "G", "task": "Task", "ability": "A", "start task": "S"}
CUZCO_BOOK = rules_of(CUZCO, "en", ENGLISH_KINDS)


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("card 10", "G-10"),
        ("god card 5", "G-05"),
        ("Task 7", "Task 07"),
        ("ability 5", "A-05"),
        ("start task 2", "S-02"),
        ("18", "Task 18"),
        ("g10", "G-10"),
    ],
)
def test_a_kind_of_thing_and_a_number_stand_for_an_id(typed: str, id_: str) -> None:
    assert [passage.id for passage in CUZCO_BOOK.search(typed).passages] == [id_]


def test_a_number_that_several_rules_have_names_them() -> None:
    found = CUZCO_BOOK.search("5")
    assert found.passages == []
    assert [passage.id for passage in found.others][:3] == ["C-5", "N-5", "D-5"]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("khipu", ["khipu", "M-3"]),
        ("feather", ["feather", "M-4"]),
        ("medal", ["Inti medal", "U-2"]),
        ("priest", ["priest", "T-1"]),
        ("temple", ["temple", "T-1", "T-2", "T-3"]),
        ("fire trial", ["fire trial", "F-1", "F-2"]),
        ("start tasks", ["S-01", "S-02", "S-03", "S-04", "S-05", "S-06"]),
    ],
)
def test_what_explains_a_word_stands_before_what_only_lists_it(typed: str, names: list[str]) -> None:
    assert [passage.name for passage in CUZCO_BOOK.search(typed).passages] == names


def test_a_section_is_told_from_its_first_words_and_the_rest_is_named() -> None:
    found = CUZCO_BOOK.search("exchange")
    assert [passage.name for passage in found.passages][:3] == ["exchange", "Action: exchange", "X-1"]
    assert found.passages[-1].id == "X-6"
    assert found.others[0].id == "X-7"


def test_a_word_of_another_language_finds_what_its_own_word_finds() -> None:
    assert CUZCO_BOOK.search("Tausch") == CUZCO_BOOK.search("exchange")
    assert CUZCO_BOOK.search("tempel") == CUZCO_BOOK.search("temple")


@pytest.mark.parametrize("typed", ["secret", "undo", "99"])
def test_nothing_is_suggested_where_nothing_is_near(typed: str) -> None:
    assert CUZCO_BOOK.search(typed) == ([], [], None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_tells_where_a_number_comes_from_or_other_languages(language: str) -> None:
    rows = [passage for passage in rules_of(CUZCO, language).passages if passage.term]
    assert len(rows) > 60
    noise = ("provenance", "Herkunft", "herkomst", "rebuilt", "erschlossen", "gereconstrueerd")
    noise += ("German:", "Dutch:", "Englisch:", "Engels:", "Duits:")
    assert not [row for row in rows if any(word in row.text for word in noise)]


@pytest.mark.parametrize(
    ("language", "typed", "id_"),
    [
        ("de", "Karte 10", "G-10"),
        ("de", "Aufgabe 7", "Aufgabe 07"),
        ("de", "Fähigkeit 5", "A-05"),
        ("de", "card 10", "G-10"),
        ("nl", "kaart 10", "G-10"),
        ("nl", "opdracht 7", "opdracht 07"),
        ("nl", "vaardigheid 5", "A-05"),
    ],
)
def test_the_kinds_of_things_have_words_in_every_language(language: str, typed: str, id_: str) -> None:
    keys = Keys([])
    RuleAnswers(CUZCO, console_for(keys, language=language)).tell(typed)
    assert keys.screen.getvalue().splitlines()[0].split(",")[0].endswith(f" {id_}")


@pytest.mark.parametrize(("language", "word"), [("en", "Task"), ("de", "Aufgabe"), ("nl", "opdracht")])
def test_cross_references_name_tasks_in_the_language_of_the_page(language: str, word: str) -> None:
    found = rules_of(CUZCO, language).search({"en": "circlet", "de": "Stirnreif", "nl": "diadeem"}[language])
    assert f"{word} 52" in [passage.name for passage in found.others]


def test_a_rule_names_what_it_refers_to() -> None:
    keys = Keys([])
    RuleAnswers(CUZCO, console_for(keys)).tell("D-5")
    assert "It names G-06, G-05." in keys.screen.getvalue()


def test_rules_and_a_word_name_every_place_where_it_stands() -> None:
    keys = Keys([])
    answers = RuleAnswers(CUZCO, console_for(keys))
    answers.find("fire trial")
    lines = keys.screen.getvalue().splitlines()
    assert lines[0].startswith('The rules speak of "fire trial" in ')
    assert lines[1].startswith("fire trial, Glossary: ")
    assert any(line.startswith("F-1, The fire trial: ") for line in lines)
    answers.find("xyzzy")
    assert 'The rules say nothing about "xyzzy"' in keys.screen.getvalue()


def test_of_many_places_a_few_are_told_some_named_and_the_rest_counted() -> None:
    keys = Keys([])
    RuleAnswers(CUZCO, console_for(keys)).find("khipu")
    lines = keys.screen.getvalue().splitlines()
    assert len(lines) <= 10
    assert lines[0] == 'The rules speak of "khipu" in 32 places.'
    assert lines[-1].startswith("Also Z-2")
    assert lines[-1].endswith("and 17 more.")


GLOSSED = Rulebook("""## Moves

- **M-1** Nobody who has no boat leaves the shore or pays a price.
- **M-2** The price of a boat stands on the shore.

## Board

| place | index |
|---|---|
| shore | 7 |

## Words

| word | meaning | German | rule |
|---|---|---|---|
| boat | carries people | Boot | M-2 |
| boat house | where they lie | Bootshaus | M-1, M-2 |
| shore | where the water ends | Ufer | M-1 |
""")


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("boat", ["boat", "M-2"]),
        ("boats", ["boat", "M-2"]),
        ("boat house", ["boat house", "M-1", "M-2"]),
        ("Boot", ["boat", "M-2"]),
        ("shore", ["shore", "M-1"]),
    ],
)
def test_a_glossary_may_name_the_rules_that_explain_a_word(typed: str, names: list[str]) -> None:
    found = GLOSSED.search(typed).passages
    assert [passage.name for passage in found] == names
    assert "M-" not in found[0].text


def test_of_rules_that_hold_a_word_the_one_that_begins_with_it_comes_first() -> None:
    assert GLOSSED.search("price").passages[0].id == "M-2"
    assert (
        Rulebook("- **T-1** Nobody speaks before it is their turn.\n- **T-2** A turn is a card.")
        .search("turn")
        .passages[0]
        .id
        == "T-2"
    )


def test_a_number_of_a_table_is_told_with_the_name_of_its_column() -> None:
    assert [passage.text for passage in GLOSSED.passages if passage.heading == "Board"] == ["index: 7"]
