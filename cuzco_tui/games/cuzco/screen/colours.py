"""The colours of Cuzco: feathers, gods, roads and person tiles."""

from typing import Final

from cuzco_tui.tui.cells import Shade

COLOURS: Final = {
    "feather-turquoise": Shade("#3fd6cf", "#00555a", "#55ffff"),
    "feather-purple": Shade("#c59bff", "#5b1fa0", "#aa00aa"),
    "feather-orange": Shade("#ff9d45", "#853800", "#aa5500"),
    "feather-pink": Shade("#ff9ad0", "#99125f", "#ff55ff"),
    "god-iliapa": Shade("#3fd6cf", "#00555a", "#55ffff"),
    "god-mama-quilia": Shade("#ff9ad0", "#99125f", "#ff55ff"),
    "god-viracocha": Shade("#7db4ff", "#123f9e", "#5555ff"),
    "god-pacha-mama": Shade("#a9e08a", "#2f5a10", "#55ff55"),
    "god-mama-sara": Shade("#f5c542", "#664400", "#ffff55"),
    "stone": Shade("#b9bec4", "#40464d", "#aaaaaa"),
    "rope": Shade("#d9b08c", "#6b3f17", "#aa5500"),
    "study": Shade("#7db4ff", "#123f9e", "#5555ff"),
    "farm": Shade("#ff9d45", "#853800", "#aa5500"),
}
"""By the names that the panels give to their cells."""
