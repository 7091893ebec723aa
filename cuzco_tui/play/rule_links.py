"""How rules point to each other: where their texts name a rule or a word of the glossary, and who names a rule."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from cuzco_tui.game import Description
from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.answers import fold
from cuzco_tui.play.rulebook import Rulebook, bare_id, terms_of

_ANY_NUMBER: Final = r"\d{1,2}"
_ENDING: Final = r"\w{0,2}"
"""What may follow a word of the glossary, such as the sign of the plural."""
_SHORTEST_TERM: Final = 4
"""Shorter words of the glossary are not linked: they stand everywhere, or mean something else, too."""


class Link(NamedTuple):
    """A place in a text that names another passage."""

    start: int
    end: int
    target: int
    """The number of that passage in the book."""


class RuleLinks:
    """Finds the links of a book.

    `kinds` are words that stand for the beginning of an id, as in "card 10" for G-10.
    """

    def __init__(self, book: Rulebook, kinds: Mapping[str, str] = MappingProxyType({})) -> None:
        self._book = book
        self._by_id = {bare_id(passage.id): number for number, passage in enumerate(book.passages) if passage.id}
        self._kinds = {fold(word): start for word, start in kinds.items()}
        self._terms = {
            fold(term): number
            for number, passage in reversed(list(enumerate(book.passages)))
            for term in terms_of(passage)
            if passage.other_names and len(term) >= _SHORTEST_TERM
        }
        ids = sorted((passage.id for passage in book.passages if passage.id), key=len, reverse=True)
        named = [re.escape(id_) for id_ in ids]
        named += [rf"(?i:{_any_of(kinds)}) {_ANY_NUMBER}"] if kinds else []
        written = [term for passage in book.passages if passage.other_names for term in terms_of(passage)]
        terms = [term for term in written if fold(term) in self._terms]
        named += [rf"(?i:{_any_of(terms)}){_ENDING}"] if terms else []
        self._pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(named)})(?![\w-])") if named else None
        self._named_by: dict[int, list[int]] | None = None

    def of(self, number: int) -> list[Link]:
        """Give the links in the text of a passage, in order, each rule and word once; it does not point to itself."""
        if self._pattern is None:
            return []
        found: dict[int, Link] = {}
        for match in self._pattern.finditer(self._book.passages[number].text):
            target = self._target(match[0])
            if target is not None and target != number:
                found.setdefault(target, Link(match.start(), match.end(), target))
        return list(found.values())

    def _target(self, written: str) -> int | None:
        """Give the passage that an id, or a word and a number, names."""
        known = self._by_id.get(bare_id(written))
        if known is not None:
            return known
        kind, _, digits = written.rpartition(" ")
        if digits.isdecimal():
            return self._by_id.get(bare_id(f"{self._kinds.get(fold(kind), kind)} {digits}"))
        word = fold(written)
        return next((self._terms[word[:end]] for end in range(len(word), 0, -1) if word[:end] in self._terms), None)

    def naming(self, number: int) -> list[int]:
        """Give the rules whose texts name this passage, in the order of the book."""
        if self._named_by is None:
            self._named_by = {}
            for other, passage in enumerate(self._book.passages):
                for link in self.of(other) if passage.id else ():
                    self._named_by.setdefault(link.target, []).append(other)
        return self._named_by.get(number, [])


def _any_of(words: Iterable[str]) -> str:
    """Give a pattern of some words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def kinds_of(description: Description, *languages: str) -> dict[str, str]:
    """Give the words that stand for beginnings of ids in a game, in some languages."""
    return {
        word.strip(): start
        for language in languages
        for id_, start in description.rule_kinds.items()
        for word in catalogue(language, description.words).say(message(id_)).split(",")
    }
