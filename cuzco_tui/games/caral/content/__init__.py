"""The printed values of Caral: data files, the typed loader that validates them, and their form for the engine."""

from cuzco_tui.games.caral.content.content import Content, Emissary, Mood, Status, YearTile
from cuzco_tui.games.caral.content.loading import content_from_data, content_to_data, default_content, load_content

__all__ = [
    "Content",
    "Emissary",
    "Mood",
    "Status",
    "YearTile",
    "content_from_data",
    "content_to_data",
    "default_content",
    "load_content",
]
