"""The cells of the panels have the colours of the palette, in both shades."""

import re

import pytest

from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.cells import CELL_STYLES, cell_style

PALETTE_NAMES = {
    **{f"seat-{seat}": f"player-{name}" for seat, name in enumerate(("red", "yellow", "green", "blue"))},
    "stone": "stone-trail",
    "rope": "rope-bridge",
}


@pytest.mark.parametrize("name", [name for name in CELL_STYLES if cell_style(name, True).color is not None])
@pytest.mark.parametrize("ground", ["dark", "light"])
def test_a_cell_has_the_shade_of_the_palette(name: str, ground: str) -> None:
    """One of them was checked for contrast, so the other must be the same."""
    palette = dict(re.findall(r"^\$([\w-]+): (#\w+);", (styles_dir() / "palette.tcss").read_text(), re.MULTILINE))
    colour = cell_style(name, ground == "dark").color
    assert colour is not None
    assert colour.name == palette[f"{PALETTE_NAMES.get(name, name)}-on-{ground}"]
