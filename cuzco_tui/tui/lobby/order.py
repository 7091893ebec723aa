"""Which tables come first in a lobby, and what can be done with one."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from cuzco_tui.lobby.facts import Account, TableLine

Deed: TypeAlias = Literal["sit", "wait", "join", "watch", ""]
"""What the key that takes does with a table."""

_STAGES = ("waiting", "playing", "over")


def in_order(tables: Iterable[TableLine]) -> tuple[TableLine, ...]:
    """Give one's own games first, those that wait for one before all others; then free seats, games to watch, ends."""
    return tuple(sorted(tables, key=_rank))


def _rank(table: TableLine) -> tuple[bool, bool, int, bool, float, str]:
    mine = table.mine is not None
    stage = _STAGES.index(table.stage)
    stage = (1, 0, 2)[stage] if mine else stage
    return (
        not (mine and table.stage != "over"),
        not table.waits_for_me,
        stage,
        not mine,
        -table.changed.timestamp() if table.stage == "over" else 0.0,
        table.id,
    )


def deed_of(table: TableLine, guest: bool = False) -> Deed:
    """Say what is the obvious thing to do with a table; guests take no seat beside others."""
    if table.mine is not None:
        return "wait" if table.stage == "waiting" else "sit"
    if table.stage == "waiting":
        return "join" if table.free_seats and not guest else ""
    return "watch"


def is_possible(action: str, table: TableLine | None, account: Account) -> bool:
    """Say whether an action of the lobby would do something with the table under the cursor."""
    if table is None:
        return False
    mine, waiting, playing = table.mine is not None, table.stage == "waiting", table.stage == "playing"
    owner = table.owner == account.name
    possible = {
        "join-table": waiting and not mine and table.free_seats > 0 and not account.guest,
        "sit-down": mine and not waiting,
        "watch-table": not mine and not waiting,
        "give-back": mine and waiting and not owner,
        "begin-table": owner and waiting and table.free_seats > 0,
        "close-table": may_close(table, owner),
        "replay-table": table.stage == "over",
        "resign": mine and playing,
    }
    return possible[action]


def may_close(table: TableLine, owner: bool) -> bool:
    """Say whether a table can be taken away: one's own before it begins, one with bots alone, or a finished one."""
    if table.stage == "waiting":
        return owner
    if table.mine is None and not owner:
        return table.stage == "over"
    alone = all(not seat.person or seat.resigned or index == table.mine for index, seat in enumerate(table.seats))
    return table.stage == "over" or alone
