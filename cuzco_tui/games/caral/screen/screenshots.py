"""The pictures of Caral in its README part: one position in three sizes, and the title.

`python -m cuzco_tui.games.caral.screen.screenshots FOLDER` draws them.
"""

import sys
from typing import Final

from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.tui.pictures import Position, main

YEAR, ROUND = 2, 3


def _is_shown(view: PlayerView) -> bool:
    return view.kind == "ChooseMove" and view.year >= YEAR and view.round >= ROUND


POSITION: Final = Position("caral", "thumb", 11, _is_shown, {"moods": True, "emissary": True})
"""Ann's turn in the second year."""

if __name__ == "__main__":
    sys.exit(main(POSITION))
