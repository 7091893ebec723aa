"""The printed values of Cuzco: data files, the typed loader that validates them, and their form for the engine."""

from cuzco_tui.games.cuzco.content.content import Ability, Content, GodCard, Task, Triangle
from cuzco_tui.games.cuzco.content.loading import content_from_data, content_to_data, default_content, load_content

__all__ = [
    "Ability",
    "Content",
    "GodCard",
    "Task",
    "Triangle",
    "content_from_data",
    "content_to_data",
    "default_content",
    "load_content",
]
