"""Who and what is at a table besides the game: a line for the screen, and all of it to read."""

from typing import NamedTuple

from cuzco_tui.games import find_description
from cuzco_tui.lobby.facts import Company, Proposal, TableLine
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.lobby.words import left_words, seat_facts, seat_name, time_words
from cuzco_tui.tui.widgets.panel import Line, Panel


class CompanySeen(NamedTuple):
    """What the line shows."""

    company: Company
    proposal: Message | None = None
    """What is asked for, with the key that answers."""
    minute: int = 0


class CompanyLine(Panel, can_focus=False):
    """One line: who is here, who is not, what is asked for, how much time is left."""

    MARKS = False

    def shown(self, view: CompanySeen) -> object:
        """All of it."""
        return view

    def draw(self, view: CompanySeen, width: int) -> list[Line]:
        """Draw the people, then what is asked for or the time."""
        table = view.company.table
        colours = find_description(table.game).seat_colours
        line: Line = [(" ", "")]
        for seat, held in enumerate(table.seats):
            if not held.person:
                continue
            name, facts = self.say(seat_name(table, seat)), self._presence(table, seat)
            line += [(name, colours[seat]), (f" {facts}  " if facts else "  ", "quiet")]
        if view.company.watching:
            line.append((self.say(message("screen-watching", names=view.company.watching)) + "  ", "quiet"))
        if view.proposal is not None:
            line.append((self.say(view.proposal), "gold strong"))
        elif table.deadline is not None:
            line.append((self.say(left_words(table.deadline)), "quiet"))
        return [line]

    def _presence(self, table: TableLine, seat: int) -> str:
        held = table.seats[seat]
        if seat == table.mine and not held.bot:
            return ""
        if held.bot:
            return self.say(message("screen-resigned-short" if held.resigned else "screen-stands-in", bot=held.bot))
        return self.say(message("screen-here" if held.here else "screen-away"))


def proposal_words(proposal: Proposal, table: TableLine) -> Message:
    """Tell what somebody asks for."""
    if proposal.kind == "undo":
        return message("screen-asks-undo", by=proposal.by)
    return message("screen-asks-bot", by=proposal.by, name=seat_name(table, proposal.seat))


def company_lines(company: Company) -> list[Message]:
    """Tell everything of a table besides the game: each seat, those who watch, and what was agreed on."""
    table = company.table
    lines: list[Message] = []
    for seat in range(len(table.seats)):
        facts = seat_facts(table, seat)
        name = seat_name(table, seat)
        lines.append(message("screen-seat-line", number=seat + 1, name=name, facts=facts or "-"))
    if company.watching:
        lines.append(message("screen-watching", names=company.watching))
    lines.append(time_words(table.time))
    if table.deadline is not None:
        lines.append(left_words(table.deadline))
    lines.append(message("screen-hints-allowed" if table.hints else "screen-no-hints"))
    lines.append(message("screen-table-words", table=table.id))
    return lines
