"""Messages in several languages: typed data that is filled into Fluent files.

A message is an id and values; what it sounds like stands in `locale/LANGUAGE/*.ftl`, of the house and of each game. The
files are Fluent (projectfluent.org) without attributes, functions and term arguments. They are read lazily, entry by
entry: the reference implementation would spend a third of a second on them before the first word.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, Union

LANGUAGES: Final = ("en", "de", "nl")
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
LOCALE: Final = Path(__file__).parent / "locale"

Value: TypeAlias = Union[str, int, "Message", "InWordsOf", "tuple[Value, ...]"]
"""What stands in a message: text, a number, another message, or several of them, said one after the other."""


class Message(NamedTuple):
    """Something to say, in no language yet."""

    id: str
    values: Mapping[str, Value] = {}


class InWordsOf(NamedTuple):
    """Something to say in the words of one game, whichever game all around it is about; it does not travel as such."""

    words: Path
    """The folder of the game's words."""
    said: Union[str, int, Message, "tuple[Value, ...]"]


def printable(text: str) -> str:
    """Give a text in which everything that a terminal might obey, or could not show, is spelt out as `\\x1b` is."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def message(id_: str, /, **values: Value) -> Message:
    """Make a message."""
    return Message(id_, values)


def value_data(value: Value) -> Any:
    """Give what can be said as plain data, so that it can still be told in any language."""
    if isinstance(value, InWordsOf):
        return value_data(value.said)
    if isinstance(value, Message):
        return {"id": value.id, "values": {name: value_data(part) for name, part in value.values.items()}}
    return [value_data(part) for part in value] if isinstance(value, tuple) else value


def read_value(data: Any) -> Value:
    """Give what can be said as it was before it travelled."""
    if isinstance(data, dict):
        return read_message(data)
    return tuple(map(read_value, data)) if isinstance(data, list) else str(data) if isinstance(data, str) else int(data)


def read_message(data: Any) -> Message:
    """Give a message as it was before it travelled."""
    return Message(data["id"], {name: read_value(part) for name, part in data["values"].items()})


class Names:
    """Who sits where, and who is spoken to."""

    def __init__(self, names: Sequence[str], me: int | None) -> None:
        self.names = tuple(names)
        self.me = me

    def __call__(self, seat: int) -> Value:
        """Name a seat; the one spoken to is "you"."""
        return message("you") if seat == self.me else self.names[seat]

    def all(self, seats: Iterable[int]) -> Value:
        """Name several seats one after the other."""
        return tuple(self(seat) for seat in seats)


class _Variable(NamedTuple):
    name: str


class _Reference(NamedTuple):
    id: str


class _Select(NamedTuple):
    """A choice by a number, or by how a value is said in the language of the pattern, as `[Du]` or `[violett]`."""

    variable: str
    variants: dict[str, "_Pattern"]
    default: "_Pattern"


_Part: TypeAlias = str | _Variable | _Reference | _Select
_Pattern: TypeAlias = tuple[_Part, ...]

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=[ ]*((?:.*)(?:\n(?:[ ]+.*|(?=\n)))*)", re.MULTILINE)
_PLACEABLE: Final = re.compile(r'\{\s*(?:\$(\w[\w-]*)\s*(->)?|(-?[a-zA-Z][\w-]*)|"([^"]*)")\s*')
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ ]*")
_LINE_BREAK: Final = re.compile(r"[ ]*\n[ ]*")


class FluentError(Exception):
    """A locale file says something that cannot be read; a mistake of ours, found by the tests."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        """The raw patterns by id; terms begin with a hyphen."""
        for source in sources:
            self.entries |= {id_: pattern.strip() for id_, pattern in _ENTRY.findall(source)}
        self._patterns: dict[str, _Pattern] = {}

    def say(self, value: Value) -> str:
        """Put a message into words; plain text and numbers stand for themselves."""
        if isinstance(value, Message):
            return self._fill(self.pattern(value.id), value.values)
        if isinstance(value, InWordsOf):
            return catalogue(self.language, value.words).say(value.said)
        if isinstance(value, tuple):
            parts = [self.say(part) for part in value]
            return ("; " if any("," in part for part in parts) else ", ").join(parts)
        return str(value)

    def pattern(self, id_: str) -> _Pattern:
        """Give the parsed pattern of an entry."""
        found = self._patterns.get(id_)
        if found is None:
            if id_ not in self.entries:
                raise FluentError(f"There is no message {id_!r} in {self.language}.")
            found, end = _read_pattern(self.entries[id_], 0)
            if end != len(self.entries[id_]):
                raise FluentError(f"The message {id_!r} in {self.language} has a brace too many.")
            self._patterns[id_] = found
        return found

    def _fill(self, pattern: _Pattern, values: Mapping[str, Value]) -> str:
        return "".join(part if isinstance(part, str) else self._part(part, values) for part in pattern)

    def _part(self, part: _Variable | _Reference | _Select, values: Mapping[str, Value]) -> str:
        if isinstance(part, _Variable):
            return self.say(values[part.name])
        if isinstance(part, _Reference):
            return self._fill(self.pattern(part.id), values)
        value = values[part.variable]
        chosen = part.variants.get(self.say(value))
        if chosen is None and isinstance(value, int):
            chosen = part.variants.get("one" if value == 1 else "other")
        return self._fill(part.default if chosen is None else chosen, values)


def _read_pattern(text: str, place: int) -> tuple[_Pattern, int]:
    """Read text and placeables up to the end, or up to the variant or brace that ends a variant's pattern."""
    parts: list[_Part] = []
    while place < len(text) and text[place] != "}":
        if text[place] == "{":
            part, place = _read_placeable(text, place)
            parts.append(part)
            continue
        end = place
        while end < len(text) and text[end] not in "{}":
            if text[end] == "\n" and _VARIANT.match(text, end):
                break
            end += 1
        parts.append(_LINE_BREAK.sub("\n", text[place:end]))
        place = end
        if place < len(text) and text[place] == "\n":
            break
    return tuple(parts), place


def _read_placeable(text: str, place: int) -> tuple[_Part, int]:
    found = _PLACEABLE.match(text, place)
    if not found:
        raise FluentError(f"There is no placeable at {text[place : place + 30]!r}.")
    variable, arrow, reference, literal = found.groups()
    place = found.end()
    part: _Part
    if arrow:
        part, place = _read_variants(variable, text, place)
    elif variable:
        part = _Variable(variable)
    else:
        part = _Reference(reference) if reference else literal
    if not text.startswith("}", place):
        raise FluentError(f"A brace is missing at {text[place : place + 30]!r}.")
    return part, place + 1


def _read_variants(variable: str, text: str, place: int) -> tuple[_Select, int]:
    variants: dict[str, _Pattern] = {}
    default: _Pattern | None = None
    place = max(0, place - 1) if text[place - 1 : place] == "\n" else place
    while found := _VARIANT.match(text, place):
        pattern, place = _read_pattern(text, found.end())
        pattern = _strip_end(pattern)
        variants[found[2]] = pattern
        if found[1]:
            default = pattern
    if default is None:
        raise FluentError(f"A choice by ${variable} has no default.")
    while place < len(text) and text[place].isspace():
        place += 1
    return _Select(variable, variants, default), place


def _strip_end(pattern: _Pattern) -> _Pattern:
    """Drop the blanks between a variant's text and what follows."""
    if pattern and isinstance(pattern[-1], str):
        return (*pattern[:-1], pattern[-1].rstrip())
    return pattern


@cache
def catalogue(language: str, tenant: Path | None = None) -> Catalogue:
    """Load a language's words: those of the house, and those of a game from its own folder, if one is named.

    Each game has a namespace of its own beside the house's; where it does not speak a language, it speaks English. Of
    what the house says a game can replace the terms, whose names begin with a hyphen, and nothing else.
    """
    if tenant is None:
        return Catalogue(language, _sources(LOCALE / language))
    spoken = tenant / language
    own = Catalogue(language, _sources(spoken if spoken.is_dir() else tenant / LANGUAGES[0]))
    house = catalogue(language).entries
    taken = house.keys() & own.entries.keys()
    if proud := sorted(id_ for id_ in taken if not id_.startswith("-")):
        raise FluentError(f"The words of the house cannot be replaced: {', '.join(proud)} in {spoken}.")
    own.entries = house | own.entries
    return own


def _sources(folder: Path) -> Iterator[str]:
    return (file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))


def language_from(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Choose a language: the one asked for, else that of LC_ALL, LC_MESSAGES or LANG, else English."""
    for name in (wanted, *(environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if name:
            language = name.lower()[:2]
            return language if language in LANGUAGES else "en"
    return "en"
