"""What is not possible now, and why, in words: what both front ends answer to `why not`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cuzco_tui.game import Reason
from cuzco_tui.messages import Catalogue
from cuzco_tui.play.answers import fold
from cuzco_tui.play.sitting import Sitting


class Thing(NamedTuple):
    """Something that is not possible now: the game's text for it, its words, and the sentence that says why."""

    subject: str
    words: str
    why: str
    concerns: bool
    """Whether it is about the pending decision; the others are told only when somebody asks for them."""

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
    return [
        Thing(
            reason.subject,
            words.say(narrator.subject(reason, view, names)),
            words.say(narrator.reason(reason, view, names)),
            narrator.concerns(reason, view),
        )
        for reason in reasons
    ]


def by_reason(things: Iterable[Thing]) -> dict[str, list[str]]:
    """Give the words of the things about the pending decision, together where the reason is the same."""
    same: dict[str, list[str]] = {}
    for thing in things:
        if thing.concerns:
            same.setdefault(thing.why, []).append(thing.words)
    return same


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
