"""The tables of a lobby, read out with numbers that mean the same until they are read out again."""

from collections.abc import Callable

from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import WordedOption, shortened
from cuzco_tui.text.commands import MOST_DIGITS
from cuzco_tui.text.lobby.visitor import Visitor
from cuzco_tui.text.lobby.wording import in_order, table_words
from cuzco_tui.text.menu import SHOWN_AT_ONCE


class Listing:
    """What was last read out, and which table somebody means."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._console = visitor.console
        self.read: list[str] = []
        """The tables by their numbers, as they were last read out."""
        self._first = 0

    @property
    def options(self) -> list[WordedOption]:
        """The tables that were read out, as something to choose."""
        return [WordedOption(id_, id_) for id_ in self.read]

    def tell(self) -> None:
        """Read out the tables, those that wait for the person first."""
        tables = in_order(self._visitor.lobby.tables.values())
        self.read, self._first = [table.id for table in tables], 0
        if not tables:
            self._console.say("text-tables-none")
        else:
            self._console.say("text-tables-are", count=len(tables))
            self._tell_page()

    def turn_page(self, forward: bool) -> None:
        """Read out the next tables, or those before."""
        first = self._first + (SHOWN_AT_ONCE if forward else -SHOWN_AT_ONCE)
        if not 0 <= first < len(self.read):
            self._console.say("text-tables-no-more" if forward else "text-tables-no-less")
            return
        self._first = first
        self._tell_page()

    def _tell_page(self) -> None:
        after = self._first + SHOWN_AT_ONCE
        known = self._visitor.lobby.tables
        for number, id_ in enumerate(self.read[self._first : after], self._first + 1):
            words = table_words(known[id_]) if id_ in known else message("text-table-gone", table=id_)
            self._console.say("text-option", number=number, words=words)
        if after < len(self.read):
            until = min(after + SHOWN_AT_ONCE, len(self.read))
            more = message("text-more", count=until - after, next=after + 1, until=until)
            self._console.say("text-tables-more", more=more)

    async def pick(self, typed: str, fits: Callable[[TableLine], bool], none: Message) -> str | None:
        """Tell which table is meant by a number, by its words, or by nothing when only some fit; None for none."""
        if typed:
            return self._named(typed)
        tables = [table for table in in_order(self._visitor.lobby.tables.values()) if fits(table)]
        if not tables:
            self._console.tell(none)
            return None
        if len(tables) == 1 or tables[0].waits_for_me:
            return tables[0].id

        def options() -> list[WordedOption]:
            return [WordedOption(self._console.words_of(table_words(table)), table.id) for table in tables]

        return tables[await self._visitor.ask_among(message("text-which-table"), options)].id

    def _named(self, typed: str) -> str | None:
        number = typed.rstrip(".):")
        if number.isdecimal():
            place = int(number[:MOST_DIGITS])
            if 1 <= place <= len(self.read):
                return self.read[place - 1]
            self.tell_no_number(number)
            return None
        wanted = "-".join("".join(sign if sign.isalnum() else " " for sign in typed.casefold()).split())
        known = [*self.read, *self._visitor.lobby.tables]
        begun = dict.fromkeys(id_ for id_ in known if wanted and id_.startswith(wanted))
        if wanted in begun or not begun:
            if wanted:
                return wanted
            self._console.say("text-no-table", typed=shortened(typed))
            return None
        if len(begun) > 1:
            self._console.say("text-several-tables", typed=shortened(typed), tables=tuple(begun))
            return None
        return next(iter(begun))

    def tell_no_number(self, number: str) -> None:
        """Say that nothing was read out under a number."""
        number = number[:MOST_DIGITS]
        if self.read:
            self._console.say("text-no-table-number", number=number, last=len(self.read))
        else:
            self._console.say("text-no-tables-read", number=number)
