"""The emissary board (CW)."""

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import EMISSARY, FROM_EMISSARIES
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import draw, gain_fame, gain_stones


def takes_envoy(s: State, seat: int) -> bool:
    """Whether the seat's lowest unfinished level takes one more Carali (CW-1)."""
    player = s.players[seat]
    if not s.modules & EMISSARY or player.level == len(s.content.emissaries):
        return False
    return player.envoys < s.content.emissaries[player.level].carali


def takes_alpaca(s: State, seat: int) -> bool:
    """Whether the seat's lowest unfinished level takes one more alpaca (CW-1)."""
    player = s.players[seat]
    if not s.modules & EMISSARY or player.level == len(s.content.emissaries):
        return False
    return player.beasts < s.content.emissaries[player.level].alpacas


def climb(s: State, seat: int) -> None:
    """Finish the level if it is full: its reward, its tile and the diplomacy marker (CW-5, CW-9, CZ-6)."""
    player = s.players[seat]
    row = s.content.emissaries[player.level]
    if player.envoys < row.carali or player.beasts < row.alpacas:
        return
    highest = max(other.level for other in s.players)
    player.level += 1
    player.envoys = player.beasts = 0
    if s.log is not None:
        s.log.append(events.EmissaryLevelFinished(seat, player.level))
    gain_fame(s, seat, row.fame, FROM_EMISSARIES)
    gain_stones(s, seat, row.stones)
    draw(s, seat, row.cards)
    if player.level > highest and s.marker != seat:
        if s.log is not None:
            s.log.append(events.MarkerTaken(seat, s.marker))
        s.marker = seat
