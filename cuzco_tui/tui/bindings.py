"""The registry's actions as Textual knows them: bindings for the classes, and the keys in use for what is drawn."""

from typing import TYPE_CHECKING

from textual.binding import Binding, BindingType

from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable

if TYPE_CHECKING:
    from textual.dom import DOMNode


def bindings_of(place: str) -> list[BindingType]:
    """Make the bindings of a place; their descriptions name it and are never shown, for words come from the locale."""
    return [
        Binding(",".join(action.keys), action.run, place, show=False, priority=action.priority, id=action.id)
        for action in all_actions().of(place)
    ]


def keys_in_use(node: "DOMNode") -> KeyTable:
    """Give the keys of the app that a screen or widget belongs to."""
    found: KeyTable = getattr(node.app, "keys", USUAL_KEYS)
    return found


def key_of(node: "DOMNode", id_: str, language: str) -> str:
    """Name the key of an action for people."""
    return keys_in_use(node).shown(id_, catalogue(language))


def with_keys(node: "DOMNode", id_: str, language: str, *actions: str) -> Message:
    """Make a message that names keys: each action's key is the value of that name, with `_` for `-`."""
    return message(id_, **{action.replace("-", "_"): key_of(node, action, language) for action in actions})


def bound_actions(node: "DOMNode") -> list[Action]:
    """Give the rows of the registry whose keys a screen or widget hears itself."""
    rows = {(binding.description, binding.id) for _, binding in node._bindings}
    return [action for action in all_actions().rows if (action.place, action.id) in rows]
