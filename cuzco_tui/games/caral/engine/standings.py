"""The ranking of a game with the fame of each source and the score after each year."""

from cuzco_tui.game import Standing
from cuzco_tui.games.caral.engine.codes import SOURCE_COUNT, SOURCES
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.supplies import placed_alpacas


def rank_of(s: State, seat: int) -> tuple[int, int]:
    """Give what ranks a seat: fame, then stones, alpacas and cards together (CE-6)."""
    player = s.players[seat]
    return player.fame, player.stones + placed_alpacas(s, player) + sum(player.hand)


def ranking(s: State) -> list[int]:
    """Rank the seats, best first."""
    return sorted(range(s.seats), key=lambda seat: rank_of(s, seat), reverse=True)


def standings(s: State) -> list[Standing]:
    """Rank the seats as they stand; those who share a place have the same number (CE-6)."""
    ranks = [rank_of(s, seat) for seat in range(s.seats)]
    return [
        Standing(
            1 + sum(1 for rank in ranks if rank > ranks[seat]),
            seat,
            s.players[seat].fame,
            fame_by_source(s.players[seat]),
            _curve(s.players[seat]),
        )
        for seat in ranking(s)
    ]


def fame_by_source(player: Player) -> dict[str, int]:
    """Add a player's fame up by source."""
    return {name: sum(player.vp[number::SOURCE_COUNT]) for number, name in enumerate(SOURCES)}


def _curve(player: Player) -> list[int]:
    """Give the score after the set-up, after each year so far and after the final scoring."""
    curve: list[int] = []
    total = 0
    for column in range(0, len(player.vp), SOURCE_COUNT):
        total += sum(player.vp[column : column + SOURCE_COUNT])
        curve.append(total)
    return curve
