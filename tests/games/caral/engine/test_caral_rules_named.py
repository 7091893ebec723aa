"""Every rule of Caral is named by a test that proves it.

A test names a rule by writing its id as the rules page does, in a name, docstring, comment or string: "CM-6", "C2-3" or
"P6"; the name of a test may write `cm_6` for it. The reasons CX explain rules and need no test of their own.
"""

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PAGE = (Path(__file__).resolve().parents[4] / "docs" / "caral" / "rules.md").read_text(encoding="utf-8")

ID = r"C[A-Z2]-\d{1,2}|P\d"
DEFINITION = re.compile(rf"^- \*\*({ID})\*\* ", re.MULTILINE)
MENTION = re.compile(rf"(?<![\w-])(?:{ID})(?![\w-])")
SYMBOLS = re.compile(r"^\| where \| symbol \| rule \|\n(?:\|.*\n)+", re.MULTILINE)


def named_by_tests() -> set[str]:
    """Give the ids in the tests of the engine."""
    files = [path for path in TESTS.glob("test_*.py") if path != Path(__file__).resolve()]
    return {id_ for path in files for id_ in MENTION.findall(path.read_text(encoding="utf-8"))}


def test_every_rule_on_the_page_is_named_by_a_test() -> None:
    defined = [id_ for id_ in DEFINITION.findall(PAGE) if not id_.startswith("CX-")]
    assert len(defined) > 120
    unproven = sorted(set(defined) - named_by_tests())
    assert not unproven, f"{len(unproven)} rules are named by no test: {', '.join(unproven)}"


def test_the_tests_name_only_rules_that_there_are() -> None:
    assert sorted(named_by_tests() - set(DEFINITION.findall(PAGE))) == []


def test_the_rule_of_every_symbol_is_named_by_a_test() -> None:
    table = SYMBOLS.search(PAGE)
    assert table is not None, "the table of symbols was not found"
    rows = table.group().splitlines()[2:]
    assert len(rows) == 17
    named = named_by_tests()
    for row in rows:
        rules = MENTION.findall(row)
        assert rules, row
        assert set(rules) <= named, row
