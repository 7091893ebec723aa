"""Where on the terminal the thing lies that a dialog or a hint speaks about."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from textual.geometry import Region

if TYPE_CHECKING:
    from textual.screen import Screen


def region_of(screen: "Screen[str]", panels: Iterable[str]) -> Region | None:
    """Give the place of the first of some panels of the board that is in sight, None when none is."""
    game = getattr(screen.app, "game_screen", None)
    if game is None:
        return None
    for panel in panels:
        for found in game.board.query(f"#{panel}"):
            if found.region.area and found.display:
                region: Region = found.region
                return region
    return None
