"""The colours of Caral: the four kinds of action spaces, cards, stones, and the levels of the central pyramid."""

from typing import Final

from cuzco_tui.tui.cells import Shade

_STONE: Final = Shade("#b9b3a8", "#55504a", "#d6d2cb", "#b9b3a8", "#aaaaaa")
_CLAY: Final = Shade("#de7c52", "#9a3d18", "#ff9f78", "#e0834f", "#ff5555")
_FISH: Final = Shade("#5aa9ff", "#1257a8", "#8ec5ff", "#6bb8f2", "#5555ff", "#55ffff")
_ALPACA: Final = Shade("#c99a63", "#7a4a17", "#e0b684", "#d9b36b", "#aa5500", "#ffff55")

COLOURS: Final = {
    "village": Shade("#7d5b2b", "#d9b57e", "#e2b36c", "#7d5b2b", "#aa5500", "#ffff55"),
    "quarry": Shade("#66615b", "#c4bcae", "#cfcbc4", "#66615b", "#aaaaaa"),
    "cult": Shade("#71497f", "#d3b6e2", "#dfb3f5", "#71497f", "#aa00aa", "#ff55ff"),
    "market": Shade("#4a6a35", "#b4d096", "#a8e08a", "#2d6a60", "#00aa00", "#55ff55"),
    "start": Shade("#4a3b30", "#cdbda6", "#bdb2a8", "#4a3b30", "#555555", "#aaaaaa"),
    "centre": Shade("#8a6a3c", "#e0c58f", "#e6c88f", "#8a6a3c", "#aa5500", "#ffff55"),
    "architect": Shade("#f0e6d6", "#2a1f16", "#ffffff", "#f0e6d6", "#ffffff"),
    "snake": Shade("#b5372a", "#b5372a", "#ff9d8a", "#c1552a", "#ff5555"),
    "road": Shade("#8a7358", "#8a7048", "#d0c0a8", "#8a7358", "#aa5500", "#aaaaaa"),
    "neutral": _STONE,
    "sled-stone": _STONE,
    "card-stone": _STONE,
    "card-clay": _CLAY,
    "card-fish": _FISH,
    "card-alpaca": _ALPACA,
    "level-1": Shade("#6b4f2b", "#d8bd8c", "#d8bd8c", "#6b4f2b", "#aa5500", "#ffff55"),
    "level-2": Shade("#775931", "#dcc394", "#dcc394", "#775931", "#aa5500", "#ffff55"),
    "level-3": Shade("#836338", "#e1ca9d", "#e1ca9d", "#836338", "#aa5500", "#ffff55"),
    "level-4": Shade("#8c6b3d", "#e5d0a6", "#e5d0a6", "#8c6b3d", "#aa5500", "#ffff55"),
    "level-5": Shade("#d3ac6a", "#ead7b0", "#ead7b0", "#d3ac6a", "#aa5500", "#ffff55"),
}
"""By the names that the panels give to their cells."""
LEVELS: Final = 5
"""So many colours there are for the levels of the central pyramid."""
