"""Whose move it is in one's games, one line each, for scripts and status bars.

A line is words with single blanks between them, the same in every language, those that wait for one first:

    your-turn TABLE ROUND N [left SECONDS]
    others-turn TABLE ROUND N [left SECONDS] by NAME
    not-begun TABLE free N
    over TABLE

ROUND is what the game calls a round in English. NAME is the last on its line and may have blanks. `left`
is there where the time of whoever is in turn is limited.
Whoever only looks for `your-turn` at the beginning of a line, or at the exit status, need not know the rest.
"""

from collections.abc import Iterable, Iterator

from cuzco_tui.games import in_words_of
from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import catalogue, message
from cuzco_tui.text.lobby.wording import now


def turn_lines(tables: Iterable[TableLine]) -> Iterator[str]:
    """Give the lines about some tables, those that wait for one first."""
    for table in sorted(tables, key=lambda table: not table.waits_for_me):
        yield _line(table)


def _line(table: TableLine) -> str:
    if table.stage == "waiting":
        return f"not-begun {table.id} free {table.free_seats}"
    if table.stage == "over" or table.turn is None:
        return f"over {table.id}"
    left = ""
    if table.deadline is not None:
        left = f" left {max(0, int((table.deadline - now()).total_seconds()))}"
    round_ = catalogue("en").say(in_words_of(table.game, message("games-round", round=max(1, table.round))))
    if table.waits_for_me:
        return f"your-turn {table.id} {round_}{left}"
    seat = table.seats[table.turn]
    return f"others-turn {table.id} {round_}{left} by {seat.person or seat.name or seat.bot}"
