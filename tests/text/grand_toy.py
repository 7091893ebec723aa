"""A second toy game with everything that makes two games differ: own terms, many modules, and a number to agree on."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from toy_words import SPOKEN_TOY_DESCRIPTION, SpokenToy

from cuzco_tui.game import Json, TableOption

MODULES = ("moods", "years", "status", "progress", "snakes", "envoys")

GRAND_DESCRIPTION = SPOKEN_TOY_DESCRIPTION._replace(
    name="grand",
    title="Grand",
    options=(
        *(TableOption(name, (False, True), group="modules") for name in MODULES),
        TableOption("max_years", (20, 0, 5, 8, 10, 15), asked=False),
    ),
    words=Path(__file__).resolve().parent / "grand_locale",
    game=f"{__name__}:GrandToy",
)


class GrandToy(SpokenToy):
    """The toy game under another name, with options that change nothing."""

    description = GRAND_DESCRIPTION

    def make(self, seats: int, seed: int, _options: Mapping[str, Json], content: Any, _rules: int = 1) -> Any:
        return super().make(seats, seed, {"pass_points": 1, "rolled": False}, content)
