"""The rules page as a book to ask: what it says about a word, and under which rule id."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from cuzco_tui.text.answers import contains_in_order, fold, nearest

_RULE: Final = re.compile(r"- \*\*(.+?)\*\* *(.*)", re.DOTALL)
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_RULE_LINE: Final = re.compile(r"[|\s:-]+")
_ID_ZEROS: Final = re.compile(r"(?<!\d)0+(?=\d)")

BY_ID, BY_TERM, BY_TERM_START, BY_HEADING, BY_TEXT, NOT_AT_ALL = range(6)


class Passage(NamedTuple):
    """A rule with its id, a row of a table with its first cell as the term, or a paragraph with neither."""

    heading: str
    id: str
    term: str
    text: str

    @property
    def name(self) -> str:
        """What it is called when others point to it."""
        return self.id or self.term or self.heading


class Found(NamedTuple):
    """What the book says about a word, the best passage first, and a better word when it says nothing."""

    passages: list[Passage]
    nearest: str | None


class Rulebook:
    """One language's rules, as passages in the order of the page."""

    def __init__(self, page: str) -> None:
        self.passages = list(_passages(page))

    @property
    def headings(self) -> list[str]:
        """The parts that have rules with an id, in order."""
        return list(dict.fromkeys(passage.heading for passage in self.passages if passage.id))

    @property
    def first_id(self) -> str:
        """The id of a rule, as an example."""
        return next((passage.id for passage in self.passages if passage.id), "")

    def search(self, words: str) -> Found:
        """Look up an id, a term, a heading or words of the text."""
        wanted = fold(words)
        ranked = [(_rank(passage, wanted), number) for number, passage in enumerate(self.passages)]
        best = sorted(found for found in ranked if found[0] != NOT_AT_ALL)
        if best and best[0][0] == BY_ID:
            best = [found for found in best if found[0] == BY_ID]
        if best:
            return Found([self.passages[number] for _, number in best], None)
        terms = [term for passage in self.passages for term in _terms(passage)]
        return Found([], nearest(words, terms))


def _rank(passage: Passage, wanted: str) -> int:
    if not wanted:
        return NOT_AT_ALL
    if passage.id and _bare(passage.id) == _bare(wanted):
        return BY_ID
    terms = [fold(term) for term in _terms(passage)]
    if wanted in terms:
        return BY_TERM
    if any(term.startswith(wanted) for term in terms):
        return BY_TERM_START
    if contains_in_order(wanted, fold(passage.heading)):
        return BY_HEADING if passage.id else BY_TEXT
    return BY_TEXT if contains_in_order(wanted, fold(passage.text)) else NOT_AT_ALL


def _terms(passage: Passage) -> list[str]:
    return [term.strip() for term in passage.term.split(",")] if passage.term else []


def _bare(id_: str) -> str:
    """Give an id without the signs that people leave out: D-2 is d2, Task 01 is task1."""
    return _ID_ZEROS.sub("", fold(id_)).replace(" ", "")


def _passages(page: str) -> Iterator[Passage]:
    heading, columns = "", list[str]()
    for block in _blocks(page):
        if block.startswith("#"):
            heading = _unmarked(block.lstrip("#"))
        elif found := _RULE.match(block):
            yield Passage(heading, found[1], "", _unmarked(found[2]))
        elif block.startswith("|"):
            cells = [_unmarked(cell) for cell in block.strip("| ").split("|")]
            if _RULE_LINE.fullmatch(block):
                continue
            if columns:
                yield Passage(heading, "", cells[0], "\n".join(_cell_lines(columns, cells)))
            else:
                columns = cells
                continue
        else:
            yield Passage(heading, "", "", _unmarked(block.removeprefix("- ")))
        if not block.startswith("|"):
            columns = []


def _cell_lines(columns: list[str], cells: list[str]) -> Iterator[str]:
    for column, cell in list(zip(columns, cells, strict=False))[1:]:
        if cell:
            yield f"{column}: {cell}"


def _blocks(page: str) -> Iterator[str]:
    """Give headings, list items, table rows and paragraphs, each in one line."""
    block: list[str] = []
    for raw in [*page.splitlines(), ""]:
        line = raw.strip()
        if block and (not line or line.startswith(("#", "- ", "|"))):
            yield " ".join(block)
            block = []
        if line:
            block.append(line)
            if line.startswith(("#", "|")):
                yield line
                block = []


def _unmarked(text: str) -> str:
    """Give Markdown without its signs."""
    return _LINK.sub(r"\1", text).replace("**", "").replace("`", "").strip()
