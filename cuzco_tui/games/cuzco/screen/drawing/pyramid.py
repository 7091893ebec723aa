"""The temple as a stepped pyramid: its steps one by one, with the priests standing on them."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells

AROUND_NAME: Final = 4
"""The columns of a priest besides its owner's name: the step and blanks."""
_POINTED: Final = ">"
"""Stands before the step under the cursor."""


def step_width(step: int, top: int, base: int) -> int:
    """Give how wide a step is, when the uppermost and the lowest are so wide."""
    return top + round((base - top) / 2 * (STEPS - step) / (STEPS - 1)) * 2


def stone_step(step: int, wide: int, owner: int, name: str, longest: int, here: bool = False) -> Line:
    """Draw a step: its number, or the priest who stands on it with room for names of so many cells."""
    ground = "cursor" if here else f"text on-step-{step}"
    if owner < 0:
        return [(f"{f'{_POINTED} {step}  ' if here else step:^{wide}}", ground)]
    label = longest + AROUND_NAME
    side = (wide - label) // 2
    words = f"{_POINTED if here else ' '}{step} {name}"
    return [
        (" " * side, ground),
        (words + " " * (label - cells(words)), f"on-seat-{owner} strong"),
        (" " * (wide - label - side), ground),
    ]
