"""The colours of Cuzco: feathers, gods, roads, person tiles, and the stones of the temple."""

from typing import Final

from cuzco_tui.tui.cells import Shade

_TURQUOISE: Final = Shade("#2ec4b6", "#00615a", "#5ff0e3", "#2bbf9f", "#00aaaa")
_PINK: Final = Shade("#ff7eb6", "#a01762", "#ffa6d0", "#f7b6d8", "#ff55ff")
_BLUE: Final = Shade("#5aa9ff", "#1257a8", "#8ec5ff", "#6bb8f2", "#5555ff", "#55ffff")
_ORANGE: Final = Shade("#ff9f1c", "#8a4700", "#ffb84d", "#e69f00", "#aa5500", "#ffff55", light_ground="#f5921b")

COLOURS: Final = {
    "feather-turquoise": _TURQUOISE,
    "feather-purple": Shade("#a77bf3", "#6430b8", "#c9a8ff", "#b48ce8", "#aa00aa", "#ff55ff"),
    "feather-orange": _ORANGE,
    "feather-pink": _PINK,
    "god-iliapa": _TURQUOISE,
    "god-mama-quilia": _PINK,
    "god-viracocha": _BLUE,
    "god-pacha-mama": Shade("#9ccc65", "#3c6310", "#b6f07a", "#d7e27a", "#55ff55"),
    "god-mama-sara": Shade("#f5c542", "#6e5200", "#ffdf5c", "#f0e442", "#ffff55"),
    "stone": Shade("#b9b3a8", "#55504a", "#d6d2cb", "#b9b3a8", "#aaaaaa"),
    "rope": Shade("#c99a63", "#7a4a17", "#e0b684", "#c99a63", "#aa5500", "#ff5555"),
    "terracotta": Shade("#de7c52", "#9a3d18", "#ff9f78", "#e0834f", "#ff5555"),
    "study": _BLUE,
    "farm": _ORANGE,
    "step-1": Shade("#4e4740", "#cabfad", "#3a3a3a", "#4e4740", "#555555"),
    "step-2": Shade("#544c45", "#c3b7a4", "#404040", "#544c45", "#555555"),
    "step-3": Shade("#5a524a", "#bcb09c", "#464646", "#5a524a", "#555555"),
    "step-4": Shade("#60574f", "#b5a994", "#4c4c4c", "#60574f", "#555555"),
    "step-5": Shade("#665d54", "#aea28c", "#525252", "#665d54", "#555555"),
    "step-6": Shade("#6c6259", "#a79b84", "#585858", "#6c6259", "#555555"),
}
"""By the names that the panels give to their cells."""
