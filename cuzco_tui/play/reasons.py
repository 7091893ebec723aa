"""What is not possible now, and why, in words: what both front ends answer to `why not`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cuzco_tui.game import Reason
from cuzco_tui.messages import Catalogue, message
from cuzco_tui.play.aloud import Aloud
from cuzco_tui.play.answers import fold
from cuzco_tui.play.sitting import Sitting


class Thing(NamedTuple):
    """Something that is not possible now: the game's text for it, its words, and the sentence that says why."""

    subject: str
    words: str
    why: str
    concerns: bool
    """Whether it is about the pending decision; the others are told only when somebody asks for them."""
    part: tuple[str, str] | None = None
    """What it has in common with things of its sort and what it is itself, to be told together with them."""

    def is_called(self, typed: str, entirely: bool = False) -> bool:
        """Say whether these are words for the thing, or all of them; a number is never the beginning of another."""
        wanted = [_bare(word) for word in fold(typed).split()]
        for form in (self.subject, self.words):
            words = [_bare(word) for word in fold(form).split()]
            rest = iter(words)
            if wanted and (words == wanted if entirely else all(_comes(word, rest) for word in wanted)):
                return True
        return False


def impossible_things(sitting: Sitting, reasons: Iterable[Reason], words: Catalogue) -> list[Thing]:
    """Put reasons into words for whoever is in front."""
    narrator, view, names = sitting.narrator, sitting.view, sitting.names

    def part(reason: Reason) -> tuple[str, str] | None:
        grouped = Aloud(narrator).subject_part(reason, view, names)
        return None if grouped is None else (words.say(grouped.head), words.say(grouped.tail))

    return [
        Thing(
            reason.subject,
            words.say(narrator.subject(reason, view, names)),
            words.say(narrator.reason(reason, view, names)),
            narrator.concerns(reason, view),
            part(reason),
        )
        for reason in reasons
    ]


def by_reason(things: Iterable[Thing], words: Catalogue) -> dict[str, list[str]]:
    """Give the words of the things about the pending decision, together where the reason is the same."""
    same: dict[str, list[Thing]] = {}
    for thing in things:
        if thing.concerns:
            same.setdefault(thing.why, []).append(thing)
    return {why: _together(those, words) for why, those in same.items()}


def together(things: Iterable[Thing], words: Catalogue) -> list[tuple[list[Thing], str]]:
    """Give things with the same reason together, and how they are called: those of one sort in one go."""
    same: dict[str, list[Thing]] = {}
    for thing in things:
        same.setdefault(thing.why, []).append(thing)
    return [(those, ", ".join(_together(those, words))) for those in same.values()]


def _together(things: Sequence[Thing], words: Catalogue) -> list[str]:
    """Give the words of some things; those of one sort, such as several places, stand together."""
    sorts = Counter(thing.part[0] for thing in things if thing.part is not None)
    told: dict[str, str] = {}
    for thing in things:
        if thing.part is None or sorts[thing.part[0]] == 1:
            told[thing.subject] = thing.words
        elif (head := thing.part[0]) not in told:
            *first, last = [each.part[1] for each in things if each.part is not None and each.part[0] == head]
            told[head] = words.say(message("reasons-together", head=head, first=tuple(first), last=last))
    return list(told.values())


def without_repeats(things: Sequence[Thing]) -> list[Thing]:
    """Keep one of several things that end alike and have the same reason, such as a place and each piece for it."""
    kept: dict[tuple[str, str], Thing] = {}
    for thing in things:
        key = thing.subject.split(" ")[-1], thing.why
        if key not in kept or len(thing.subject.split(" ")) < len(kept[key].subject.split(" ")):
            kept[key] = thing
    return list(kept.values())


def _bare(word: str) -> str:
    return (word.lstrip("0") or "0") if word.isdecimal() else word


def _comes(wanted: str, words: Iterator[str]) -> bool:
    """Go on to the word that begins so, or is this number."""
    return any(word == wanted or (word.startswith(wanted) and not wanted.isdecimal()) for word in words)
