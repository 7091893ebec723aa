"""The rules pages of Caral: every rule in every language, tables that agree, and a book that can be asked.

The pages are read as files. The English one leads; the others define the same ids in the same order.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rule_links import RuleLinks
from cuzco_tui.play.rulebook import Rulebook

DOCS = Path(__file__).resolve().parents[3] / "docs" / "caral"
PAGES = {
    language: (DOCS / ("rules.md" if language == "en" else f"rules.{language}.md")).read_text(encoding="utf-8")
    for language in LANGUAGES
}
TRANSLATED = [language for language in LANGUAGES if language != "en"]

RULES_OF_SECTION = {
    "CC": 9, "CN": 8, "CY": 7, "CM": 12, "CA": 10, "CB": 8, "CR": 9, "CJ": 7, "CG": 2, "CE": 6, "C2": 3, "CL": 6,
    "CT": 6, "CS": 4, "CP": 7, "P": 8, "CK": 6, "CW": 9, "CZ": 6, "CD": 3, "CX": 44,
}  # fmt: skip
"""How many rules each section has, in the order of the page; P are the progress tiles, which have no hyphen."""
TABLE_PIECES = {"M": 8, "Y": 7, "S": 16, "P": 8}
"""Mood cards, year tiles, status cards and progress tiles: each has a row among the printed values."""
PROVENANCE = {
    "en": ("provenance", {"given": "given", "public": "public", "rebuilt": "rebuilt"}),
    "de": ("Herkunft", {"belegt": "given", "öffentlich": "public", "erschlossen": "rebuilt"}),
    "nl": ("herkomst", {"gegeven": "given", "openbaar": "public", "gereconstrueerd": "rebuilt"}),
}
PRINTED = {"en": "Printed values", "de": "Aufgedruckte Werte", "nl": "Gedrukte waarden"}
COLUMN_OF = {"en": (0, 2, 3), "de": (2, 0, 3), "nl": (2, 3, 0)}
"""Where a glossary has the English, the German and the Dutch word."""

ID = r"C[A-Z2]-\d{1,2}|P\d"
DEFINITION = re.compile(r"^- \*\*(.+?)\*\* ", re.MULTILINE)
MENTION = re.compile(rf"(?<![\w-])(?:{ID})(?![\w-])")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK_WITHIN_PAGE = re.compile(r"\]\(#([^)]+)\)")
TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)
NESTED_OR_NUMBERED = re.compile(r"^(?: +(?:[-+*]|\d+[.)]) |\d+[.)] )", re.MULTILINE)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", TRANSLATED)


def expected_ids() -> list[str]:
    """Give every id that a page must define, in order."""
    return [
        f"{section}{'-' if len(section) > 1 else ''}{number}"
        for section, last in RULES_OF_SECTION.items()
        for number in range(1, last + 1)
    ]


def tables(page: str) -> list[list[list[str]]]:
    """Give the cells of each row of each table, the header first and without the line below it."""
    found = [[row.strip("| ").split("|") for row in table.splitlines()] for table in TABLE.findall(page)]
    return [[[cell.strip() for cell in row] for row in (table[0], *table[2:])] for table in found]


def numbers(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Give the numbers of each row."""
    return [re.findall(r"\d+", " | ".join(row)) for row in rows]


def anchor(heading: str) -> str:
    """Give the name by which a link within a page reaches a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@in_every_language
def test_a_page_defines_every_rule_once_and_in_order(language: str) -> None:
    assert DEFINITION.findall(PAGES[language]) == expected_ids()


@in_every_translation
def test_a_translation_defines_the_rules_of_the_english_page_in_its_order(language: str) -> None:
    assert DEFINITION.findall(PAGES[language]) == DEFINITION.findall(PAGES["en"])


@in_every_language
def test_a_page_names_only_rules_that_it_defines(language: str) -> None:
    assert sorted(set(MENTION.findall(PAGES[language])) - set(expected_ids())) == []


@in_every_translation
def test_each_rule_of_a_translation_names_the_rules_that_the_english_one_names(language: str) -> None:
    english, other = (Rulebook(PAGES[each]).passages for each in ("en", language))
    named = {passage.id: sorted(MENTION.findall(passage.text)) for passage in english if passage.id}
    assert {passage.id: sorted(MENTION.findall(passage.text)) for passage in other if passage.id} == named


@in_every_language
def test_the_rules_named_by_tables_exist(language: str) -> None:
    named = [id_ for table in tables(PAGES[language]) for row in table for id_ in MENTION.findall(" | ".join(row))]
    symbols = tables(PAGES[language])[0]
    assert len(symbols) == 18
    assert all(MENTION.search(row[-1]) for row in symbols[1:]), "a symbol without a rule"
    assert len(named) >= 30
    assert sorted(set(named) - set(expected_ids())) == []


@in_every_language
def test_every_reason_ends_with_the_rules_it_explains(language: str) -> None:
    end = re.compile(rf"\. ((?:{ID})(?:, (?:{ID}))*)$")
    without = [
        passage.id
        for passage in Rulebook(PAGES[language]).passages
        if passage.id.startswith("CX-") and not end.search(passage.text)
    ]
    assert without == []


@in_every_language
def test_every_link_within_a_page_leads_to_one_of_its_headings(language: str) -> None:
    links = LINK_WITHIN_PAGE.findall(PAGES[language].replace("\n", " "))
    anchors = [anchor(heading) for heading in HEADING.findall(PAGES[language])]
    assert len(links) == 5
    assert [link for link in links if link not in anchors] == []


@in_every_language
def test_no_two_parts_of_a_page_are_called_alike(language: str) -> None:
    headings = HEADING.findall(PAGES[language])
    assert len(set(headings)) == len(headings) > 40


@in_every_language
def test_no_list_stands_within_a_rule_since_it_would_be_no_part_of_it(language: str) -> None:
    assert NESTED_OR_NUMBERED.findall(PAGES[language]) == []


@in_every_translation
def test_the_tables_of_a_translation_give_the_numbers_of_the_english_page(language: str) -> None:
    english, other = tables(PAGES["en"]), tables(PAGES[language])
    assert [numbers(table) for table in other[:-1]] == [numbers(table) for table in english[:-1]]
    assert sum(len(row) for table in english for row in numbers(table)) > 250, "the tables were not found"


@in_every_translation
def test_the_tables_of_a_translation_give_the_provenance_of_the_english_page(language: str) -> None:
    assert provenances(language) == provenances("en")
    assert set(provenances("en")) == {("given",), ("public",), ("rebuilt",), ("given", "rebuilt")}


def provenances(language: str) -> list[tuple[str, ...]]:
    """Give what the last column of the tables of printed values says, row by row."""
    header, words = PROVENANCE[language]
    rows = [row for table in tables(PAGES[language]) if table[0][-1] == header for row in table[1:]]
    return [tuple(words[word] for word in re.findall(r"\w+", row[-1]) if word in words) for row in rows]


@in_every_language
def test_every_piece_with_a_printed_value_has_a_row_with_its_provenance(language: str) -> None:
    header = PROVENANCE[language][0]
    values = PAGES[language].partition(f"## {PRINTED[language]}\n")[2]
    rows = [row[0].partition(",")[0] for table in tables(values) if table[0][-1] == header for row in table[1:]]
    pieces = [f"{letter}{number}" for letter, last in TABLE_PIECES.items() for number in range(1, last + 1)]
    assert [row for row in rows if re.fullmatch(r"[A-Z]\d+", row)] == pieces
    assert all(provenances(language))


@in_every_language
def test_the_places_of_the_board_follow_one_another_without_a_gap(language: str) -> None:
    board = tables(PAGES[language])[1]
    assert [int(index) for row in board[1:] for index in row[1].split(", ")] == list(range(31))
    places = [place for row in board[1:] for place in row[0].split(", ")]
    assert len(set(places)) == len(places) == 31


def test_the_glossaries_translate_each_word_in_the_same_way() -> None:
    names = {
        language: sorted(
            tuple(re.split("[,:]", row[column])[0] for column in COLUMN_OF[language])
            for row in tables(PAGES[language])[-1][1:]
        )
        for language in LANGUAGES
    }
    assert names["de"] == names["en"]
    assert names["nl"] == names["en"]


@in_every_language
def test_every_rule_can_be_asked_for_by_its_id(language: str) -> None:
    book = Rulebook(PAGES[language])
    for id_ in expected_ids():
        for written in (id_, id_.lower(), id_.replace("-", " ")):
            found = book.search(written)
            assert [passage.id for passage in found.passages] == [id_]
            assert found.passages[0].text.endswith((".", *"0123456789"))


@pytest.mark.parametrize(
    ("language", "typed", "names"),
    [
        ("en", "village", ["village", "CA-4", "CA-5"]),
        ("en", "quarry", ["quarry", "CA-6"]),
        ("en", "movement", ["CM-1", "CM-2", "CM-3", "CM-4", "CM-5", "CM-6", "CM-7"]),
        ("en", "Stonemason", ["S1, Stonemason"]),
        ("en", "M3", ["M3"]),
        ("en", "Y7", ["Y7"]),
        ("de", "Dorf", ["Dorf", "CA-4", "CA-5"]),
        ("de", "Steinmetz", ["S1, Steinmetz"]),
        ("de", "Jahresplättchen", ["Jahresplättchen", "CT-1", "CT-2", "CT-3", "CT-4", "CT-5", "CT-6"]),
        ("nl", "dorp", ["dorp", "CA-4", "CA-5"]),
        ("nl", "Steenhouwer", ["S1, Steenhouwer"]),
        ("nl", "steengroeve", ["steengroeve", "CA-6"]),
    ],
)
def test_a_word_is_explained_by_its_meaning_and_its_rules(language: str, typed: str, names: list[str]) -> None:
    assert [passage.name for passage in Rulebook(PAGES[language]).search(typed).passages] == names


@in_every_language
def test_a_rule_leads_to_what_it_names_and_to_the_reason_for_it(language: str) -> None:
    book = Rulebook(PAGES[language])
    links = RuleLinks(book)
    numbers_of = {passage.id: number for number, passage in enumerate(book.passages) if passage.id}
    assert numbers_of["CE-1"] in [link.target for link in links.of(numbers_of["CY-7"])]
    assert numbers_of["CX-14"] in links.naming(numbers_of["CA-4"])
    assert numbers_of["P6"] in [link.target for link in links.of(numbers_of["CW-3"])]


@in_every_translation
def test_each_rule_of_a_translation_has_the_figures_of_the_english_one(language: str) -> None:
    english, other = (
        {
            passage.id: sorted(re.findall(r"\d+", passage.text))
            for passage in Rulebook(PAGES[each]).passages
            if passage.id
        }
        for each in ("en", language)
    )
    assert sum(map(len, english.values())) > 250
    assert other == english


ASKED = {
    "CM-2": ("range", "Reichweite", "bereik"),
    "CJ-2": ("offering", "Opfer", "offer"),
    "CA-4": ("worker", "Arbeiter", "arbeider"),
    "CG-1": ("priest", "Priester", "priester"),
    "CB-6": ("central pyramid", "Zentralpyramide", "centrale piramide"),
    "CW-1": ("emissary", "Abgesandter", "gezant"),
    "CW-7": ("mixed pair", "gemischtes Pärchen", "gemengd paar"),
    "CY-4": ("turn", "Zug", "beurt"),
    "CR-2": ("pair", "Pärchen", "paar"),
    "CA-10": ("draw pile", "Zugstapel", "trekstapel"),
}


@pytest.mark.parametrize("id_", ASKED)
@in_every_language
def test_a_word_is_answered_with_the_rule_that_is_about_it(language: str, id_: str) -> None:
    """CM-2, CJ-2, CA-4, CG-1, CB-6, CW-1, CW-7, CY-4, CR-2, CA-10."""
    typed = dict(zip(("en", "de", "nl"), ASKED[id_], strict=True))[language]
    found = Rulebook(PAGES[language]).search(typed).passages
    assert found[0].term, "the glossary comes first"
    assert id_ in [passage.id for passage in found]
    assert len(found) <= 5


@in_every_language
def test_words_of_the_glossary_name_the_rules_that_explain_them(language: str) -> None:
    """All but those that are the name of a section."""
    rows = tables(PAGES[language])[-1][1:]
    english, own = (
        {re.split("[,:]", row[COLUMN_OF[each][0]])[0]: row[4:] for row in tables(PAGES[each])[-1][1:]}
        for each in ("en", language)
    )
    assert own == english
    assert sorted({id_ for row in rows for cell in row[4:] for id_ in cell.split(", ")} - set(expected_ids())) == []
    assert len([row for row in rows if not row[4:]]) <= 7
