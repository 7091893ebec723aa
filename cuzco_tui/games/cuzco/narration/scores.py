"""The end of a game in words: ranking, VP by source, and how the lead changed."""

from collections.abc import Sequence

from cuzco_tui.game import Standing
from cuzco_tui.games.cuzco.engine.codes import SOURCES
from cuzco_tui.messages import Message, Names, Value, message


def standings_messages(standings: Sequence[Standing], names: Names) -> list[Message]:
    """Tell the ranking, then each source that brought anybody VP, then the leader after each round."""
    lines = [
        message("rank", place=standing.place, who=names(standing.seat), score=standing.score) for standing in standings
    ]
    for number, source in enumerate(SOURCES):
        if any(standing.sources[source] for standing in standings):
            shares: tuple[Value, ...] = tuple(
                message("share", who=names(standing.seat), vp=standing.sources[source]) for standing in standings
            )
            lines.append(message("source-line", source=message(f"source-{number}"), shares=shares))
    rounds = min(len(standing.by_round) for standing in standings)
    for number in range(1, rounds):
        best = max(standing.by_round[number] for standing in standings)
        leaders = tuple(names(standing.seat) for standing in standings if standing.by_round[number] == best)
        lines.append(message("lead" if number < 7 else "lead-final", round=number, who=leaders, score=best))
    return lines
