"""What a lobby shows beside its list of tables: the table under the cursor, and who is here."""

from typing import Any, NamedTuple

from cuzco_tui.games import find_description
from cuzco_tui.lobby.facts import PersonLine, TableLine
from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.lobby.words import (
    game_title,
    left_words,
    option_words,
    seat_facts,
    seat_name,
    time_words,
)
from cuzco_tui.tui.widgets.panel import Line, Panel


class TableSeen(NamedTuple):
    """A table to be told of at length, and the sentence of what the key that takes does with it."""

    table: TableLine | None
    deed: Message | None = None
    minute: int = 0
    """Grows with the clock, since the time that is left goes down."""
    connected: frozenset[str] = frozenset()
    """Who is connected now."""


class TableDetail(Panel, can_focus=False):
    """Tells everything of one table: who has which seat, what was agreed on, and what can be done."""

    TITLE = "panel-table"
    MARKS = False

    def title(self) -> str:
        """Name the table by its words."""
        seen: TableSeen | None = self.view
        if seen is None or seen.table is None:
            return super().title()
        return self.say(message("screen-table", game=game_title(seen.table), table=seen.table.id))

    def shown(self, view: TableSeen) -> object:
        """All of it."""
        return view

    def draw(self, view: TableSeen, width: int) -> list[Line]:
        """Draw a line for each seat, then what was agreed on, then what the key does."""
        if view.table is None:
            return folded([(self.say(message("screen-no-tables")), "quiet")], width)
        lines = [line for seat in range(len(view.table.seats)) for line in self._seat(view, view.table, seat, width)]
        lines += folded([(self._agreed(view.table), "quiet")], width)
        if view.deed is not None:
            lines += folded([(self.say(view.deed), "gold strong")], width)
        return lines

    def _seat(self, view: TableSeen, table: TableLine, seat: int, width: int) -> list[Line]:
        colours = find_description(table.game).seat_colours
        name = self.say(seat_name(table, seat))
        free = table.seats[seat].free
        line: Line = [(f"{seat + 1} ", "quiet"), (name, "quiet" if free else f"{colours[seat]} strong")]
        if facts := seat_facts(table, seat, view.connected):
            line.append((f"  {self.say(facts)}", "quiet"))
        return folded(line, width, 2)

    def _agreed(self, table: TableLine) -> str:
        """Tell the options in the words of the table's game, and what the house lets people agree on."""
        words = catalogue(self.language, find_description(table.game).words)
        told = [words.say(said) for said in option_words(table)]
        told.append(self.say(time_words(table.time)))
        if table.deadline is not None:
            told.append(self.say(left_words(table.deadline)))
        told.append(self.say(message("screen-open" if table.open else "screen-by-code")))
        if not table.hints:
            told.append(self.say(message("screen-no-hints")))
        if table.watchers:
            told.append(self.say(message("screen-watchers", number=table.watchers)))
        return ", ".join(told)


class Here(NamedTuple):
    """Who is here, as one person sees it."""

    people: tuple[PersonLine, ...]
    me: str
    muted: tuple[str, ...]


class PeopleHere(Panel, can_focus=False):
    """Lists who is here, oneself first, as many as there is room for."""

    TITLE = "panel-people"
    MARKS = False
    MOST = 6
    """Lines at most; a line more says how many there are besides."""

    def shown(self, view: Here) -> object:
        """All of it."""
        return view

    def draw(self, view: Here, width: int) -> list[Line]:
        """Draw a line for each person."""
        people = sorted(view.people, key=lambda person: (person.name != view.me, person.guest, person.name.casefold()))
        shown = people if len(people) <= self.MOST else people[: self.MOST - 1]
        lines = [self._person(person, view) for person in shown]
        if len(people) > len(shown):
            lines.append([(self.say(message("screen-people-more", number=len(people) - len(shown))), "quiet")])
        return lines

    def _person(self, person: PersonLine, view: Here) -> Line:
        line: Line = [(person.name, "strong" if person.name == view.me else "")]
        facts = [
            said
            for said, holds in (
                (message("you"), person.name == view.me),
                (message("screen-guest"), person.guest),
                (message("screen-muted"), person.name in view.muted),
                (message("screen-at", table=person.at), bool(person.at)),
            )
            if holds
        ]
        if facts:
            line.append((f"  {self.say(tuple(facts))}", "quiet"))
        return line


class Heading(Panel, can_focus=False):
    """The line at the top: where one is, and as whom."""

    MARKS = False

    def shown(self, view: Any) -> object:
        """The words."""
        return view

    def draw(self, view: tuple[Message, ...], width: int) -> list[Line]:
        """Draw the place, and behind it what else there is to know."""
        place, *more = view
        line: Line = [(f" {self.say(place)} ", "gold strong")]
        return [[*line, *((f"  {self.say(said)}", "quiet") for said in more)]]
