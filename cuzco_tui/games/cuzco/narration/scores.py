"""The end of a game in words: the ranking."""

from collections.abc import Sequence

from cuzco_tui.game import Standing
from cuzco_tui.messages import Message, Names, message


def standings_messages(standings: Sequence[Standing], names: Names) -> list[Message]:
    """Tell the ranking, a place a line."""
    return [
        message("rank", place=standing.place, who=names(standing.seat), score=standing.score) for standing in standings
    ]
