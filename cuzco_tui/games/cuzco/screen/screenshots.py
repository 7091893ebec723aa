"""The pictures of Cuzco in the README: the title, and one position in three sizes.

`python -m cuzco_tui.games.cuzco.screen.screenshots FOLDER` draws them.
"""

import sys
from typing import Final

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tui.pictures import Position, main

ROUND: Final = 4


def _is_shown(view: PlayerView) -> bool:
    return view.kind == "ChooseTurn" and view.round >= ROUND


POSITION: Final = Position("cuzco", "greedy", 11, _is_shown)
"""Ann's turn in round 4."""

if __name__ == "__main__":
    sys.exit(main(POSITION))
