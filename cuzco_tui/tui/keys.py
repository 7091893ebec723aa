"""Keys: how they are called in settings, by Textual and on screen, and which ones an action has now."""

import string
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from cuzco_tui.messages import Catalogue, message
from cuzco_tui.tui.actions import all_actions

SPECIAL: Final = (
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
    *("enter", "space", "tab", "escape", "backspace", "delete", "insert"),
)
"""The keys that have a name of their own, in settings as on screen."""
_FUNCTION: Final = tuple(f"f{number}" for number in range(1, 13))
_SAME: Final = {"ctrl+i": "tab", "ctrl+m": "enter", "ctrl+h": "backspace", "ctrl+[": "escape"}
"""Combinations that a terminal cannot tell from another key."""
_SHORTER: Final = {
    "solidus": "slash",
    "reverse_solidus": "backslash",
    "commercial_at": "at",
    "hyphen_minus": "minus",
    "plus_sign": "plus",
    "low_line": "underscore",
}
"""Signs that Textual calls by a shorter name than Unicode does."""


def sign_name(sign: str) -> str:
    """Give Textual's name of a sign that is typed with one key: `?` is question_mark, letters stand for themselves."""
    from unicodedata import name

    if sign == " ":
        return "space"
    if sign.isalnum():
        return sign
    called = name(sign, "").lower().replace("-", "_").replace(" ", "_")
    return _SHORTER.get(called, called)


@cache
def _signs() -> dict[str, str]:
    """The signs of a keyboard by their names."""
    return {sign_name(sign): sign for sign in string.punctuation}


def read_key(text: str) -> str | None:
    """Give Textual's name of a key as somebody wrote it, None for what is no key of a terminal."""
    wanted = text.strip()
    if len(wanted) == 1 and wanted.isprintable():
        return sign_name(wanted)
    name = wanted.lower()
    if name in (*SPECIAL, *_FUNCTION) or name in _signs():
        return name
    if name in _SAME:
        return _SAME[name]
    modifier, _, rest = name.partition("+")
    letter = len(rest) == 1 and rest.isascii() and rest.isalnum()
    if modifier == "ctrl" and ((letter and rest.isalpha()) or rest in SPECIAL[:8]):
        return name
    if modifier == "alt" and (letter or rest in SPECIAL):
        return name
    if modifier == "shift" and rest in (*SPECIAL[:8], "tab"):
        return name
    return None


def written_key(key: str) -> str:
    """Write a key as `read_key` reads it, as the sign itself where that is no sign of the settings file."""
    sign = _signs().get(key, "")
    return sign if sign and sign not in ',"\\' else key


def shown_key(key: str, words: Catalogue) -> str:
    """Name a key for people."""
    *modifiers, last = key.split("+")
    if last in SPECIAL:
        name = words.say(message(f"key-{last}"))
    else:
        name = _signs().get(last, last.upper() if modifiers or last in _FUNCTION else last)
    return "+".join([*(words.say(message(f"key-{modifier}")) for modifier in modifiers), name])


class KeyTable:
    """The keys in use: the usual ones, but for the actions that somebody gave others."""

    def __init__(self, changed: Mapping[str, tuple[str, ...]] = MappingProxyType({})) -> None:
        rows = all_actions().rows
        self._keys = {action.id: action.keys for action in rows} | dict(changed)
        self.changed = any(self._keys[action.id] != action.keys for action in rows)

    @property
    def changed_ids(self) -> list[str]:
        """The actions that have other keys than usual."""
        return list(dict.fromkeys(each.id for each in all_actions().rows if self._keys[each.id] != each.keys))

    def of(self, id_: str) -> tuple[str, ...]:
        """Give all keys of an action."""
        return self._keys[id_]

    def shown(self, id_: str, words: Catalogue, but: str = "") -> str:
        """Name the first key of an action, if it has several one that the action `but` does not have."""
        keys = self._keys[id_]
        taken = self._keys[but] if but else ()
        return shown_key(next((key for key in keys if key not in taken), keys[0]), words)

    def all_shown(self, id_: str, words: Catalogue) -> str:
        """Name all keys of an action."""
        return " ".join(shown_key(key, words) for key in self._keys[id_])

    def keymap(self) -> dict[str, str]:
        """Give all keys as Textual takes them.

        Every action is named, changed or not: Textual drops a key for all its actions when one of them leaves it.
        """
        return {id_: ",".join(keys) for id_, keys in self._keys.items()}

    def clashes(self) -> Iterator[tuple[str, str, str]]:
        """Give each key that would mean two things in one place, with both actions."""
        known_actions = all_actions()
        for places in known_actions.together:
            known: dict[str, str] = {}
            for id_ in dict.fromkeys(action.id for action in known_actions.rows if action.place in places):
                for key in self._keys[id_]:
                    other = known.setdefault(key, id_)
                    if other != id_ and frozenset((id_, other)) not in known_actions.shared:
                        yield key, other, id_


USUAL_KEYS: Final = KeyTable()
