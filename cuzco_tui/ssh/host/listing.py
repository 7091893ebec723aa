"""Tables and people as the lobby shows them to one person."""

from collections.abc import Iterable

import msgspec

from cuzco_tui.lobby.facts import Company, PersonLine, Proposal, SeatLine, TableLine
from cuzco_tui.ssh.host.clocks import seconds_left
from cuzco_tui.ssh.host.registry import TableRecord, moment
from cuzco_tui.ssh.host.tables import Running
from cuzco_tui.ssh.host.visitor import Visitor


def is_listed(table: TableRecord, account: str) -> bool:
    """Say whether somebody finds a table in their lobby: their own, open ones till they end, and those they watched."""
    was_watched = table.stage == "over" and account in table.watched_by
    seat = table.seat_of(account)
    if seat is not None:
        facts = table.seats[seat]
        return not facts.put_away and (not facts.resigned or was_watched or _is_public(table))
    return table.owner == account or was_watched or _is_public(table)


def _is_public(table: TableRecord) -> bool:
    return table.open and not table.guest and table.stage != "over"


def table_line(table: TableRecord, running: Running | None, now: float) -> TableLine:
    """Give a table as anybody sees it who has no seat there."""
    here = set() if running is None else running.accounts_here()
    return TableLine(
        id=table.id,
        game=table.game,
        options=table.options,
        seats=tuple(
            SeatLine(
                person=seat.person,
                bot=seat.played_by,
                name=table.names[number] if table.names else "",
                here=bool(seat.account) and seat.account in here,
                resigned=seat.resigned,
                left=seconds_left(table, number, now),
            )
            for number, seat in enumerate(table.seats)
        ),
        stage=table.stage,
        owner=table.owner_name,
        open=table.open,
        hints=table.hints,
        time=table.time,
        changed=moment(table.changed),
        round=table.round,
        turn=table.turn,
        watchers=len(watching(running)),
        deadline=None if table.deadline is None else moment(table.deadline),
    )


def line_for(line: TableLine, table: TableRecord, account: str) -> TableLine:
    """Give the same for one person; whoever has resigned looks on until the end."""
    mine = table.seat_of(account) if table.stage == "over" else table.held_by(account)
    if mine is None:
        return line
    facts = table.seats[mine]
    return msgspec.structs.replace(line, mine=mine, bot_from=facts.bot_from, bot_until=facts.bot_until)


def watching(running: Running | None) -> tuple[str, ...]:
    """Give the names of those who only look."""
    if running is None:
        return ()
    names = {sitter.visitor.name for sitter in running.sitters.values() if sitter.chair.seat is None}
    return tuple(sorted(names))


def company_of(line: TableLine, running: Running | None, proposal: Proposal | None) -> Company:
    """Give who and what is at a table."""
    return Company(line, watching(running), proposal)


def people_lines(visitors: Iterable[Visitor], tables: dict[str, TableRecord]) -> tuple[PersonLine, ...]:
    """Give everybody who is connected, each once, with the open table at which they are."""
    lines: dict[str, PersonLine] = {}
    for visitor in visitors:
        at = next((id_ for id_ in visitor.tables if id_ in tables and _is_public(tables[id_])), "")
        if visitor.name and (at or visitor.name not in lines):
            lines[visitor.name] = PersonLine(visitor.name, visitor.is_guest, at)
    return tuple(sorted(lines.values(), key=lambda line: (line.guest, line.name.casefold())))
