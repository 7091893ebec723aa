"""The ranking in words."""

from collections.abc import Sequence

from cuzco_tui.game import Standing
from cuzco_tui.messages import Message, Names, message


def standings_messages(standings: Sequence[Standing], names: Names) -> list[Message]:
    """Tell the ranking, a place a line."""
    return [message("rank", place=each.place, who=names(each.seat), score=each.score) for each in standings]
