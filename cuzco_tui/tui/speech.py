"""The words at a place on the screen: those of the house, and of the game that its app shows."""

from typing import TYPE_CHECKING

from cuzco_tui.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from textual.dom import DOMNode


def words_at(node: "DOMNode", language: str) -> Catalogue:
    """Give the words for a screen or widget in a language."""
    return catalogue(language, getattr(node.app, "game_words", None))
