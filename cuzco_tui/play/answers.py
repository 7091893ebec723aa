"""Which option a person means: by number, by engine text, or by how its words begin, forgiving case and accents."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.messages import Message, message

_SHORTEST_INNER_WORDS: Final = 3
"""So many letters must be typed before words inside an option are searched, and not only its beginning."""
_SHORTEST_WORD: Final = 2
"""So many letters make a word that may be all that is typed of an option."""

_LONGEST_QUOTE: Final = 40
_UMLAUT: Final = re.compile("(?<=[aou])e+")


class WordedOption(NamedTuple):
    """Something to choose: how it is said, and the text by which the game knows it."""

    words: str
    text: str
    also: str = ""
    """What it may be called besides."""


def fold(text: str) -> str:
    """Give a text in small letters without accents and punctuation, so that only its words count.

    An e after a, o or u is left out, since ae, oe and ue are how keyboards without umlauts write them.
    """
    text = text.casefold()
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFKD", text).casefold()
        text = "".join(sign for sign in normalize("NFKD", text) if not _is_accent(sign))
    words = " ".join("".join(sign if sign.isalnum() else " " for sign in text).split())
    return _UMLAUT.sub("", words)


def _is_accent(sign: str) -> bool:
    from unicodedata import combining

    return bool(combining(sign))


def shortened(typed: str) -> str:
    """Give what was typed, cut so that it can be quoted within a sentence."""
    return typed if len(typed) <= _LONGEST_QUOTE else f"{typed[: _LONGEST_QUOTE - 3]}..."


def find_exactly(typed: str, options: Sequence[WordedOption]) -> list[int]:
    """Give the options that were typed in full: the engine text, else all of its words."""
    small = typed.casefold()
    found = [index for index, option in enumerate(options) if option.text.casefold() == small]
    if found:
        return found
    wanted = fold(typed)
    return [index for index, option in enumerate(options) if wanted and fold(option.words) == wanted]


def begun_with(typed: str, options: Sequence[WordedOption]) -> list[int]:
    """Give the options whose words begin with these words as a whole, such as the "No" of "No, not once more"."""
    wanted = fold(typed)
    if len(wanted) < _SHORTEST_WORD:
        return []
    return [index for index, option in enumerate(options) if f"{fold(option.words)} ".startswith(f"{wanted} ")]


def find_by_start(typed: str, options: Sequence[WordedOption]) -> list[int]:
    """Give the options that begin so, by words or engine text; else those that contain these words, each begun.

    A number is never the beginning of another, and words that stand together as they were typed win.
    """
    wanted = fold(typed)
    if not wanted:
        return []
    forms = [(fold(option.words), fold(option.text), fold(option.also)) for option in options]
    found = _of_forms(forms, lambda form: form.startswith(wanted) and not _cuts_number(wanted, form))
    if found or len(wanted) < _SHORTEST_INNER_WORDS:
        return found
    return _of_forms(forms, lambda form: f" {wanted} " in f" {form} ") or _of_forms(
        forms, lambda form: contains_in_order(wanted, form) and _has_numbers(wanted, form)
    )


def _of_forms(forms: Sequence[tuple[str, ...]], is_meant: Callable[[str], bool]) -> list[int]:
    return [index for index, each in enumerate(forms) if any(map(is_meant, each))]


def _cuts_number(start: str, form: str) -> bool:
    """Whether what was typed ends within a number."""
    return start[-1].isdecimal() and form[len(start) : len(start) + 1].isdecimal()


def _has_numbers(wanted: str, form: str) -> bool:
    """Whether all the numbers that were typed stand in the form."""
    words = form.split()
    return all(word in words for word in wanted.split() if word.isdecimal())


def contains_in_order(wanted: str, form: str, longest_ending: int | None = None) -> bool:
    """Say whether each wanted word is the beginning of a word of the form, in the same order, but for its ending."""
    words = iter(form.split())

    def begins(word: str, start: str) -> bool:
        return word.startswith(start) and (longest_ending is None or len(word) - len(start) <= longest_ending)

    return all(any(begins(word, start) for word in words) for start in wanted.split())


def nearest(typed: str, candidates: Sequence[str], likeness: float = 0.6) -> str | None:
    """Give the candidate that a typing error may have meant, if it is at least so alike."""
    from difflib import get_close_matches

    by_fold = {fold(candidate): candidate for candidate in reversed(candidates)}
    close = get_close_matches(fold(typed)[:40], list(by_fold), n=1, cutoff=likeness)
    return by_fold[close[0]] if close else None


def no_such_command(command: Sequence[str]) -> Message:
    """Say of what was asked for with a connection that there is no such thing."""
    return message("text-no-such-command", typed=shortened(" ".join(command)))
