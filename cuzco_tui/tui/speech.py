"""The words at a place on the screen: those of the house, and of the game that its app shows."""

from typing import TYPE_CHECKING

from cuzco_tui.game import Description
from cuzco_tui.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from textual.dom import DOMNode


def words_at(node: "DOMNode", language: str) -> Catalogue:
    """Give the words for a screen or widget in a language."""
    described: Description | None = getattr(node.app, "description", None)
    return catalogue(language, None if described is None else described.words)
