"""The rules page is complete, and every rule on it is named by a test that proves it.

A test names a rule by writing its id as the page does, in a name, docstring, comment or string: "D-2", "G-07", "A-04",
"S-03" or "Task 37". Case and boundaries are exact, so "D-12" does not name D-1 and "task 37" names no task.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
RULES_PAGE = TESTS.parent / "docs" / "rules.md"

ID = r"[A-Z]-\d{1,2}|Task \d{2}"
DEFINITION = re.compile(rf"^- \*\*({ID})\*\* ", re.MULTILINE)
MENTION = re.compile(rf"(?<![\w-])(?:{ID})(?![\w-])")

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


def defined_ids() -> list[str]:
    """Give the ids at the start of the page's list items, in the order of the page."""
    return DEFINITION.findall(RULES_PAGE.read_text(encoding="utf-8"))


def mentioned_ids(text: str) -> set[str]:
    """Give the ids that a text names."""
    return set(MENTION.findall(text))


def test_every_rule_is_defined_on_the_page_exactly_once() -> None:
    defined = Counter(defined_ids())
    expected = expected_ids()
    assert {
        "missing": [rule for rule in expected if rule not in defined],
        "defined more than once": [rule for rule, times in defined.items() if times > 1],
        "unknown": [rule for rule in defined if rule not in expected],
    } == {"missing": [], "defined more than once": [], "unknown": []}


def test_the_page_refers_only_to_rules_that_it_defines() -> None:
    mentioned = mentioned_ids(RULES_PAGE.read_text(encoding="utf-8"))
    assert sorted(mentioned - set(defined_ids())) == []


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
    files = [path for pattern in ("*.py", "*.txt") for path in TESTS.rglob(pattern) if path != Path(__file__).resolve()]
    named: set[str] = set()
    for path in files:
        named |= mentioned_ids(path.read_text(encoding="utf-8"))
    unproven = [rule for rule in defined_ids() if rule not in named]
    assert not unproven, f"{len(unproven)} rules are named by no test: {', '.join(unproven)}"
