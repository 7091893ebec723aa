"""The names of the palettes, which settings offer without loading anything that draws."""

from typing import Final, Literal, TypeAlias

PaletteName: TypeAlias = Literal["dark", "light", "high-contrast", "colour-blind"]
PALETTES: Final[tuple[PaletteName, ...]] = ("dark", "light", "high-contrast", "colour-blind")
