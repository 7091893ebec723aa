"""The ranking of a game with the VP of each source and the score after each round."""

from cuzco_tui.game import Standing
from cuzco_tui.games.cuzco.engine.city import ranking
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, PHASE_END, SOURCES
from cuzco_tui.games.cuzco.engine.state import Player, State


def standings(s: State) -> list[Standing]:
    """Rank the seats as they stand, best first (Z-4)."""
    last = COLUMNS if s.phase > PHASE_END else s.round + 1
    return [
        Standing(place, seat, s.players[seat].score, _by_source(s.players[seat]), _curve(s.players[seat], last))
        for place, seat in enumerate(ranking(s), start=1)
    ]


def _by_source(player: Player) -> dict[str, int]:
    return {name: sum(player.vp[row * COLUMNS : (row + 1) * COLUMNS]) for row, name in enumerate(SOURCES)}


def _curve(player: Player, last: int) -> list[int]:
    """Give the score at the start, after each round so far and after the final scoring; the last is the present."""
    curve: list[int] = []
    total = 0
    for column in range(last):
        total += sum(player.vp[column::COLUMNS])
        curve.append(total)
    curve[-1] = player.score
    return curve
