"""Containers that are seen through: what lies beneath them is painted once, instead of once for each of them."""

from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Region
from textual.strip import Strip


class Clear:
    """Paints nothing itself; no style sheet may give it a ground or a border."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """Leave all cells to what lies beneath."""
        return []


class ClearContainer(Clear, Container):
    """Lays its children out as the style sheet says."""


class ClearVertical(Clear, Vertical):
    """Lays its children out below each other."""


class ClearHorizontal(Clear, Horizontal):
    """Lays its children out beside each other."""
