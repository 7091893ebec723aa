"""The rules page is complete in every language, and every rule on it is named by a test that proves it.

The English page leads. A page in another language stands beside it, such as rules.de.md: it defines the same ids,
spelt alike since programs read them, while its running text may name a task in its own words ("Aufgabe 37").

A test names a rule by writing its id as the page does, in a name, docstring, comment or string: "D-2", "G-07", "A-04",
"S-03" or "Task 37". Case and boundaries are exact, so "D-12" does not name D-1 and "task 37" names no task.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
DOCS = TESTS.parent / "docs" / "cuzco"
RULES_PAGE = DOCS / "rules.md"
TRANSLATIONS = sorted(DOCS.glob("rules.*.md"))

ID = r"[A-Z]-\d{1,2}|Task \d{2}"
DEFINITION = re.compile(rf"^- \*\*({ID})\*\* ", re.MULTILINE)
MENTION = re.compile(rf"(?<![\w-])(?:{ID})(?![\w-])")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK_WITHIN_PAGE = re.compile(r"\]\(#([^)]+)\)")
TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)

every_page = pytest.mark.parametrize("page", [RULES_PAGE, *TRANSLATIONS], ids=lambda page: page.name)
every_translation = pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: page.name)

LAST_RULE_OF_CHAPTER = {
    "C": 8, "N": 14, "D": 5, "M": 7, "P": 2, "X": 7, "T": 3, "H": 2, "V": 1, "F": 2, "K": 1, "E": 3, "U": 6, "Z": 4,
    "Q": 1, "O": 2,
}  # fmt: skip
LAST_OF_NUMBERED_PIECES = {"G-": 15, "A-": 12, "S-": 6, "Task ": 55}


def expected_ids() -> list[str]:
    """Give every id that the page must define."""
    rules = [f"{chapter}-{n}" for chapter, last in LAST_RULE_OF_CHAPTER.items() for n in range(1, last + 1)]
    pieces = [f"{prefix}{n:02}" for prefix, last in LAST_OF_NUMBERED_PIECES.items() for n in range(1, last + 1)]
    return [*rules, "G-0", *pieces]


def defined_ids(page: Path) -> list[str]:
    """Give the ids at the start of the page's list items, in the order of the page."""
    return DEFINITION.findall(page.read_text(encoding="utf-8"))


def mentioned_ids(text: str) -> set[str]:
    """Give the ids that a text names."""
    return set(MENTION.findall(text))


def numbers_of_tables(text: str) -> list[list[list[str]]]:
    """Give the numbers of each row of each table; only in the glossary, the last table, may the rows change places."""
    tables = [[re.findall(r"\d+", row) for row in table.splitlines()] for table in TABLE.findall(text)]
    return [*tables[:-1], sorted(tables[-1])]


def anchor(heading: str) -> str:
    """Give the name by which a link within a page reaches a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@every_page
def test_every_rule_is_defined_on_the_page_exactly_once(page: Path) -> None:
    defined = Counter(defined_ids(page))
    expected = expected_ids()
    assert {
        "missing": [rule for rule in expected if rule not in defined],
        "defined more than once": [rule for rule, times in defined.items() if times > 1],
        "unknown": [rule for rule in defined if rule not in expected],
    } == {"missing": [], "defined more than once": [], "unknown": []}


@every_page
def test_the_page_refers_only_to_rules_that_it_defines(page: Path) -> None:
    mentioned = mentioned_ids(page.read_text(encoding="utf-8"))
    assert sorted(mentioned - set(defined_ids(page))) == []


@every_page
def test_every_link_within_the_page_leads_to_one_of_its_headings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = LINK_WITHIN_PAGE.findall(text)
    anchors = [anchor(heading) for heading in HEADING.findall(text)]
    assert links
    assert [link for link in links if link not in anchors] == []


@every_translation
def test_a_translation_defines_the_rules_in_the_order_of_the_english_page(page: Path) -> None:
    assert defined_ids(page) == defined_ids(RULES_PAGE)


@every_translation
def test_the_tables_of_a_translation_give_the_numbers_of_the_english_page(page: Path) -> None:
    english = numbers_of_tables(RULES_PAGE.read_text(encoding="utf-8"))
    assert sum(len(row) for table in english for row in table) > 100, "the tables were not found"
    assert numbers_of_tables(page.read_text(encoding="utf-8")) == english


def test_a_changed_number_in_a_table_is_noticed_and_a_changed_word_is_not() -> None:
    tables = "| soup | 7 | 1 |\n| bowl | 5 | 3 |\n\ntext 9\n\n| b | 2 |\n| a | 1 |\n"
    assert numbers_of_tables(tables) == [[["7", "1"], ["5", "3"]], [["1"], ["2"]]]
    assert numbers_of_tables(tables.replace("soup", "Suppe")) == numbers_of_tables(tables)
    assert numbers_of_tables(tables.replace("7", "8")) != numbers_of_tables(tables)
    assert numbers_of_tables(tables.replace("5 | 3", "3 | 5")) != numbers_of_tables(tables)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("a higher die is refused (D-2).", {"D-2"}),
        ("D-12, XP-1, Q-S-01 and M-1-7", {"D-12"}),
        ("G-0 is not G-07", {"G-0", "G-07"}),
        ('"Task 37" but neither task 38 nor Task 390', {"Task 37"}),
        ("U-4/U-6; UTF-8", {"U-4", "U-6"}),
    ],
)
def test_an_id_is_recognised_only_with_exact_boundaries(text: str, ids: set[str]) -> None:
    assert mentioned_ids(text) == ids


def test_every_rule_on_the_page_is_named_by_a_test() -> None:
    files = [path for pattern in ("*.py",) for path in TESTS.rglob(pattern) if path != Path(__file__).resolve()]
    named: set[str] = set()
    for path in files:
        named |= mentioned_ids(path.read_text(encoding="utf-8"))
    unproven = [rule for rule in defined_ids(RULES_PAGE) if rule not in named]
    assert not unproven, f"{len(unproven)} rules are named by no test: {', '.join(unproven)}"
