"""The rules page as a book to ask: what it says about a word, and under which rule id."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from cuzco_tui.game import Game
from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.answers import contains_in_order, fold, nearest

_RULE: Final = re.compile(r"- \*\*(.+?)\*\* *(.*)", re.DOTALL)
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_RULE_LINE: Final = re.compile(r"[|\s:-]+")
_TERM_END: Final = re.compile("[,:;]")
_ID_ZEROS: Final = re.compile(r"(?<!\d)0+(?=\d)")

_LANGUAGES: Final = frozenset(
    ("english", "german", "dutch", "englisch", "deutsch", "niederlandisch", "engels", "duits", "nederlands")
)
"""The columns of a glossary that say what a word is called in another language."""

_RULE_COLUMNS: Final = frozenset(("rule", "regel"))
"""The columns of a glossary that say which rules a word is explained by."""

_NEAR: Final = 0.75
_MOST_OF_SECTION: Final = 7
_LONGEST_ENDING: Final = 2
_FIRST_WORDS: Final = 5
"""A rule is about what stands among so many first words of it."""

BY_TERM, BY_PART_OF_TERM, BY_HEADING, BY_TEXT, BY_LIST, BY_REMARK, NOT_AT_ALL = range(7)


class Passage(NamedTuple):
    """A rule with its id, a row of a table with its first cell as the term, or a paragraph with neither."""

    heading: str
    id: str
    term: str
    text: str
    other_names: str = ""
    """What a term is called in other languages."""
    is_listed: bool = False
    """Whether it belongs to a list of things."""
    spoken_id: str = ""
    """What an id with a word in it is called in the language of the page, as Aufgabe 39 for Task 39."""
    rules: str = ""
    """The ids of the rules that say most about a term, with commas between."""

    @property
    def name(self) -> str:
        """What it is called when others point to it."""
        return self.spoken_id or self.id or self.term or self.heading


class Found(NamedTuple):
    """What the book says about a word: passages to tell, others to name, and a better word when it says nothing."""

    passages: list[Passage]
    others: list[Passage]
    nearest: str | None = None


class Rulebook:
    """One language's rules, as passages in the order of the page.

    `kinds` are words that may stand for the beginning of an id, as in "card 10" for G-10; `lists` are beginnings of ids
    that name things more than they explain them; `silent_columns` of tables tell a player nothing; `spoken` are words
    of the language for beginnings of ids that are words of another.
    """

    def __init__(
        self,
        page: str,
        kinds: Mapping[str, str] = MappingProxyType({}),
        lists: Sequence[str] = (),
        silent_columns: Sequence[str] = (),
        spoken: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.passages = [
            _in_words(passage, spoken) for passage in _passages(page, lists, _LANGUAGES.union(silent_columns))
        ]
        self._kinds = {fold(word): start for word, start in kinds.items()}
        self._folded: dict[int, tuple[list[str], str, str]] = {}
        """The terms, the words and the heading of passages in the form in which they are compared."""

    @property
    def headings(self) -> list[str]:
        """The parts that have rules with an id, in order."""
        return list(dict.fromkeys(passage.heading for passage in self.passages if passage.id))

    @property
    def sections(self) -> list[str]:
        """All parts that say something, in order."""
        return list(dict.fromkeys(passage.heading for passage in self.passages))

    def read(self, heading: str) -> list[str]:
        """Give the paragraphs of a part, with an empty one between any two."""
        told: list[str] = []
        for passage in self.passages:
            if passage.heading == heading:
                name = passage.spoken_id or passage.id or passage.term
                text = "; ".join(passage.text.splitlines())
                told += [f"{name}: {text}" if name and text else name or text, ""]
        return told[:-1]

    @property
    def first_id(self) -> str:
        """The id of a rule, as an example."""
        return next((passage.id for passage in self.passages if passage.id), "")

    def search(self, words: str) -> Found:
        """Look up an id, else a term of the glossary and a section, else words of the text."""
        wanted = fold(words)
        if by_id := self._by_id(wanted):
            return Found(by_id, []) if len(by_id) == 1 else Found([], by_id)
        ranked = [(*_rank_and_place(passage, wanted), number) for number, passage in enumerate(self.passages)]
        best = sorted(found for found in ranked if found[0] != NOT_AT_ALL)
        found = [self.passages[number] for *_, number in best]
        if best and best[0][0] == BY_REMARK and found[0].other_names:
            return self.search(terms_of(found[0])[0])
        told = [self.passages[number] for rank, _, number in best[:1] if rank <= BY_PART_OF_TERM]
        if told:
            found = [self.passages[number] for _, number in sorted((rank, number) for rank, _, number in best)]
        section = self._section(wanted, whole_words=bool(best) and best[0][0] == BY_TERM)
        known = self._explaining(told) or section[:_MOST_OF_SECTION]
        told += known or [each for each in found if each not in told and (each.id or not told)][:1]
        if told:
            return Found(told, [each for each in dict.fromkeys(section + found) if each not in told and each.id])
        names = [term for passage in self.passages for term in terms_of(passage)]
        return Found([], [], None if wanted.isdecimal() else nearest(words, names, _NEAR))

    def matches(self, words: str) -> list[int]:
        """Give the numbers of all passages in which some words or the beginning of an id stand, the best first.

        It is asked letter by letter: what is typed last may be the beginning of a word.
        """
        wanted = fold(words)
        if not wanted:
            return []
        exact = self._by_id(wanted)
        found = [number for number, passage in enumerate(self.passages) if passage in exact]
        if "-" in words or any(letter.isdigit() for letter in words):
            start = bare_id(words)
            found += [
                number for number, each in enumerate(self.passages) if each.id and bare_id(each.id).startswith(start)
            ]
        ranks = ((self._ranks(number, wanted), number) for number in range(len(self.passages)))
        found += [number for rank, number in sorted(ranks) if rank != NOT_AT_ALL]
        return list(dict.fromkeys(found))

    def _ranks(self, number: int, wanted: str) -> int:
        """Rank a passage as `search` does, with everything folded once."""
        passage = self.passages[number]
        if number not in self._folded:
            said = fold(f"{passage.term} {passage.text} {passage.other_names} {passage.spoken_id}")
            self._folded[number] = [fold(term) for term in terms_of(passage)], said, fold(passage.heading)
        terms, said, heading = self._folded[number]
        if wanted in terms:
            return BY_TERM
        if passage.other_names and any(contains_in_order(wanted, term) for term in terms):
            return BY_PART_OF_TERM
        if contains_in_order(wanted, heading) and not passage.is_listed:
            return BY_HEADING
        if contains_in_order(wanted, said):
            return BY_REMARK if not passage.id else BY_LIST if passage.is_listed else BY_TEXT
        return NOT_AT_ALL

    def _by_id(self, wanted: str) -> list[Passage]:
        """Find a rule by its id, by a word for the beginning of its id and a number, or by a number alone."""
        kind, _, number = wanted.rpartition(" ")
        bare = bare_id(f"{self._kinds.get(kind, kind)} {number}")
        found = [passage for passage in self.passages if passage.id and bare_id(passage.id) == bare]
        if not found and wanted.isdecimal():
            ends = bare_id(wanted)
            found = [
                passage for passage in self.passages if bare_id(passage.id.replace("-", " ").split(" ")[-1]) == ends
            ]
        return found

    def _explaining(self, terms: Sequence[Passage]) -> list[Passage]:
        """Give the rules that the glossary names for some terms."""
        ids = [bare_id(id_) for term in terms for id_ in term.rules.split(",") if id_]
        return [passage for id_ in ids for passage in self.passages if passage.id and bare_id(passage.id) == id_]

    def _section(self, wanted: str, whole_words: bool) -> list[Passage]:
        """Give the section that is called so; a list only when that is its whole name."""
        longest_ending = _LONGEST_ENDING if whole_words else None
        for passage in self.passages:
            name = fold(passage.heading)
            is_called_so = not passage.is_listed and contains_in_order(wanted, name, longest_ending)
            if passage.id and wanted and (is_called_so or name == wanted):
                return [each for each in self.passages if each.heading == passage.heading]
        return []


def rules_of(game: Game, language: str, kinds: Mapping[str, str] = MappingProxyType({})) -> Rulebook:
    """Open the rules of a game in a language."""
    about = game.description
    words = catalogue(language, about.words)
    spoken = {
        start: words.say(message(id_)).partition(",")[0] for id_, start in about.rule_kinds.items() if len(start) > 1
    }
    return Rulebook(game.rules_page(language), kinds, about.lists, about.silent_columns, spoken)


def _in_words(passage: Passage, spoken: Mapping[str, str]) -> Passage:
    """Give a passage whose id is also known by the word of its language, if that is another one."""
    start, blank, number = passage.id.partition(" ")
    word = spoken.get(start, start)
    return passage._replace(spoken_id=f"{word} {number}") if blank and fold(word) != fold(start) else passage


def _rank_and_place(passage: Passage, wanted: str) -> tuple[int, int]:
    """Rank a passage; of the same rank, what explains a term or begins with the words stands first."""
    rank = _rank(passage, wanted)
    if rank == BY_TERM:
        return rank, 0 if passage.other_names else 1
    if rank == BY_PART_OF_TERM:
        terms = [fold(term) for term in terms_of(passage)]
        return rank, 0 if any(_is_inflected(wanted, term) or _is_inflected(term, wanted) for term in terms) else 1
    first = " ".join(fold(passage.text).split()[:_FIRST_WORDS])
    return rank, 0 if contains_in_order(wanted, first, _LONGEST_ENDING) else 1


def _rank(passage: Passage, wanted: str) -> int:
    if not wanted:
        return NOT_AT_ALL
    terms = [fold(term) for term in terms_of(passage)]
    if wanted in terms:
        return BY_TERM
    if passage.other_names and any(contains_in_order(wanted, term) for term in terms):
        return BY_PART_OF_TERM
    if passage.rules and any(_is_inflected(wanted, term) for term in terms):
        return BY_PART_OF_TERM
    if contains_in_order(wanted, fold(f"{passage.term} {passage.text} {passage.other_names}")):
        return BY_REMARK if not passage.id else BY_LIST if passage.is_listed else BY_TEXT
    return BY_REMARK if contains_in_order(wanted, fold(passage.heading)) else NOT_AT_ALL


def _is_inflected(wanted: str, term: str) -> bool:
    """Whether words are a term with an ending, such as that of the plural."""
    return len(wanted.split()) == len(term.split()) and contains_in_order(term, wanted, _LONGEST_ENDING)


def terms_of(passage: Passage) -> list[str]:
    """Give the words that a row of a table explains."""
    return [term.strip() for term in _TERM_END.split(passage.term) if term.strip()]


def bare_id(id_: str) -> str:
    """Give an id without the signs that people leave out: D-2 is d2, Task 01 is task1."""
    return _ID_ZEROS.sub("", fold(id_)).replace(" ", "")


def _passages(page: str, lists: Sequence[str], silent: Container[str]) -> Iterator[Passage]:
    heading, columns = "", list[str]()
    blocks = list(_blocks(page))
    for block, following in zip(blocks, [*blocks[1:], ""], strict=False):
        if block.startswith("#"):
            heading = _unmarked(block.lstrip("#"))
        elif found := _RULE.match(block):
            is_listed = found[1].replace("-", " ").split(" ")[0] in lists
            yield Passage(heading, found[1], "", _unmarked(found[2]), is_listed=is_listed)
        elif not block.startswith("|"):
            yield Passage(heading, "", "", _unmarked(block.removeprefix("- ")))
        elif not _RULE_LINE.fullmatch(block):
            cells = [_unmarked(cell) for cell in block.strip("| ").split("|")]
            if following and _RULE_LINE.fullmatch(following):
                columns = cells
            else:
                yield _row(heading, columns, cells, silent)


def _row(heading: str, columns: list[str], cells: list[str], silent: Container[str]) -> Passage:
    """Read a row: a single cell that says something stands alone, others each with the name of their column."""
    rest = [(column, cell) for column, cell in list(zip(columns, cells, strict=False))[1:] if cell]
    names = " ".join(cell for column, cell in rest if fold(column) in _LANGUAGES)
    rules = next((cell for column, cell in rest if names and fold(column) in _RULE_COLUMNS), "")
    news = [(column, cell) for column, cell in rest if fold(column) not in silent and cell != rules]
    speaks = len(news) == 1 and not news[0][1].isdecimal()
    lines = [cell for _, cell in news] if speaks else [f"{column}: {cell}" for column, cell in news]
    return Passage(heading, "", cells[0], "\n".join(lines), names, rules=rules)


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
