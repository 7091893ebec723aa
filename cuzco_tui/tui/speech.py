"""The words at a place on the screen: those of the house, and of the game that it is about."""

from typing import TYPE_CHECKING

from textual.screen import Screen

from cuzco_tui.game import Description
from cuzco_tui.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from textual.dom import DOMNode


def words_at(node: "DOMNode", language: str) -> Catalogue:
    """Give the words for a screen or widget in a language."""
    described = game_at(node)
    return catalogue(language, None if described is None else described.words)


def game_at(node: "DOMNode") -> Description | None:
    """Give the game that a screen or widget is about: what its screen says itself, else what the app shows."""
    screen = next((each for each in node.ancestors_with_self if isinstance(each, Screen)), None)
    own: Description | None = getattr(screen, "described", None)
    return own or getattr(node.app, "description", None)
