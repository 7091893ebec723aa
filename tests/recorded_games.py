"""Games written down so that a person can read them and a test can replay them.

A file tells the set-up, then every step: where the game stands, who decides what, the options, the choice after ">",
and what happened, indented. Digests of the whole state follow at the end of each part and of the game.
"""

from collections.abc import Callable, Generator, Iterable, Mapping
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from cuzco_tui.game import Choice, Event, GameError

CHOICE_MARK = "  > "
_WIDTH = 118
Words = Mapping[str, Callable[[Any], str]]


class Teller(NamedTuple):
    """How a game tells of itself."""

    where: Callable[[Any], str]
    """Says where the game stands, who decides and what."""
    parse: Callable[[str], Choice]
    apply: Callable[[Any, Any, list[Any]], None]
    say: Callable[[Any], str]
    """Says an event in one line."""
    ended: Callable[[Any], str]
    """Names the part of the game that ends with an event, such as "round 3"; nothing for all other events."""
    digest: Callable[[Any], str]


def steps(s: Any, teller: Teller, choose: Callable[[Any], str]) -> Generator[str, None, int | None]:
    """Play a game by the texts that `choose` gives and tell it; give the number of steps, or None when one failed."""
    yield f"Ready to begin, digest {teller.digest(s)}"
    number = 0
    while s.options:
        number += 1
        yield ""
        yield f"Step {number}: {teller.where(s)}"
        offered = " | ".join(choice.text.replace(" ", "\0") for choice in s.options)
        for line in wrap(offered, _WIDTH, break_long_words=False, break_on_hyphens=False):
            yield "  " + line.replace("\0", " ")
        text = choose(s)
        yield CHOICE_MARK + text
        log: list[Event] = []
        try:
            teller.apply(s, teller.parse(text), log)
        except GameError as error:
            yield f"    refused: {error}"
            return None
        yield from map(teller.say, log)
        ended = next(filter(None, map(teller.ended, log)), "")
        if ended:
            yield ""
            yield f"End of {ended}, digest {teller.digest(s)}"
    yield ""
    yield f"End of the game after {number} steps, digest {teller.digest(s)}"
    return number


def event_line(event: Event, words: Words) -> str:
    """Say an event in one indented line: its fields in words, or as plain numbers, words, or yes and no."""
    parts = []
    for field, value in event.to_data().items():
        if field in words:
            said = words[field](value)
        elif isinstance(value, bool):
            said = "yes" if value else "no"
        elif isinstance(value, tuple):
            said = " ".join(map(str, value))
        else:
            said = str(value)
        parts.append(f"{field} {said}")
    return f"    {type(event).__name__} {', '.join(parts)}".rstrip()


def named(names: tuple[str, ...]) -> Callable[[Any], str]:
    """Say a code by its name."""
    return lambda code: names[code]


def write(path: Path, lines: Iterable[str]) -> Path:
    """Write a told game down."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


def recorded_choices(recorded: Iterable[str]) -> Callable[[Any], str]:
    """Give the choices of a recorded game one after the other."""
    choices = iter([line.removeprefix(CHOICE_MARK) for line in recorded if line.startswith(CHOICE_MARK)])
    return lambda _: next(choices, "nothing more is recorded")


def first_difference_of(name: str, recorded: Iterable[str], told: Iterable[str]) -> str | None:
    """Say where a recorded game first tells something else than the game does now."""
    for number, (before, now) in enumerate(zip_longest(recorded, told, fillvalue="(no more lines)"), 1):
        if before != now:
            return f"{name}, line {number}\n  recorded: {before}\n  now:      {now}"
    return None
