"""One game at one keyboard: tell what happened, ask whoever must decide, and hand over between people."""

from collections.abc import Iterable
from typing import Final

from cuzco_tui.game import Decision, Event, GameError
from cuzco_tui.messages import Message, message
from cuzco_tui.table.table import Table, UndoBar
from cuzco_tui.text.answers import Option
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.reports import Reports

_MOST_NEWS: Final = {True: 24, False: 8}
"""How many lines of news are told at once, in the verbose and in the brief way."""

_UNDO_BARS: Final = {
    UndoBar.NOTHING_MADE: "text-undo-nothing",
    UndoBar.OTHER_SEAT: "text-undo-other",
    UndoBar.REVEALED: "text-undo-revealed",
    UndoBar.GAME_OVER: "text-undo-over",
}
_NEEDS_A_PLAYER: Final = ("why", "hint", "more", "less")
_NOT_EVEN_OPENING: Final = -1


class Session:
    """Plays the game of a table with the people at this keyboard."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.console = console
        self.reports = Reports(table, console)
        self.desk = Desk(console)
        self.desk.topics = self.reports.topics
        self.people = [seat for seat, who in enumerate(table.seats) if who.kind == "human"]
        self.person: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose eyes and ears are at the keyboard; None while nobody in particular is."""
        self.told: dict[int | None, int] = dict.fromkeys((None, *range(len(table.seats))), _NOT_EVEN_OPENING)
        """The number of choices that each seat, and everybody, has heard of."""
        for made in table.choices_made(None):
            self.told[made.seat] = self.told[None] = made.step

    def play(self) -> None:
        """Play until the game is over; leaving it is an exception, and all is saved at any time."""
        while (decision := self.table.decision) is not None:
            who = self.table.seats[decision.seat]
            if who.kind == "human":
                self._take_turn(decision)
            elif who.kind == "remote":
                raise GameError(self.console.words_of(message("text-remote", name=who.name)))
            elif self.people:
                self.table.run_bots()
            else:
                self.table.run_bots(1)
                self._tell_news(None)
        if len(self.people) > 1:
            self.person = None
        if not self._tell_news(self.person):
            self.console.say("text-over")
        self.console.tell_all(self.reports.final_standings(self.person))

    def _take_turn(self, decision: Decision) -> None:
        """Let the person in turn decide once."""
        seat = decision.seat
        if self.person != seat and not self._hand_over(seat):
            return
        self.person = seat
        self._tell_news(seat)
        menu = Menu(self.desk, lambda: self._question(seat), lambda: self._options(decision))
        menu.show()
        index = menu.ask(self._obey)
        if index is None:
            return
        made = self.table.play(seat, decision.options[index], self.table.step)
        self.told[seat] = self.told[None] = made.step
        lines = self._said(seat, made.events, self.console.verbose)
        self.console.tell_all(lines or [message("text-chosen", words=menu.options[index].words)])

    def _question(self, seat: int) -> Message:
        return self.reports.narrator.question(self.table.view(seat), self.reports.names(seat))

    def _options(self, decision: Decision) -> list[Option]:
        view, names = self.table.view(decision.seat), self.reports.names(decision.seat)
        option = self.reports.narrator.option
        return [Option(self.console.words_of(option(each, view, names)), each.text) for each in decision.options]

    def _tell_news(self, seat: int | None) -> bool:
        """Tell a seat, or everybody, in a few lines what happened since it was last told; say whether there was any."""
        told = self.told[seat]
        events: list[Event] = [] if told >= 0 else list(self.table.opening(seat))
        for made in self.table.choices_made(seat, max(told, 0)):
            events += made.events
        self.told[seat] = self.table.step
        lines = self._said(seat, events, verbose=False)
        if told < 0:
            self.console.say("text-begins")
        elif lines and seat is not None:
            self.console.say("text-since")
        most = _MOST_NEWS[self.console.verbose]
        if len(lines) > most:
            self.console.say("text-earlier", count=len(lines) - most, log=len(events))
        self.console.tell_all(lines[-most:])
        return bool(lines)

    def _said(self, seat: int | None, events: Iterable[Event], verbose: bool) -> list[Message]:
        view, names, narrator = self.table.view(seat), self.reports.names(seat), self.reports.narrator
        return [narrator.event(event, view, names) for event in events if verbose or not narrator.is_detail(event)]

    def _hand_over(self, seat: int) -> bool:
        """Wait until the person of a seat has taken over the keyboard; false when the game changed instead."""
        self.person = None
        name = self.table.seats[seat].name
        self.console.say("text-hand-over", name=name)
        while typed := self.console.hear():
            order = self.desk.vocabulary.understand(typed, ())
            if isinstance(order, Ordered) and not self.desk.obey(order):
                if order.name in _NEEDS_A_PLAYER:
                    self.console.say("text-needs-a-player")
                elif self._obey(order):
                    return False
            self.console.say("text-prompt-ready", name=name)
        return True

    def _obey(self, order: Ordered) -> bool:
        """Carry out a command about the game, and say whether another decision is to be made now."""
        if order.name == "undo":
            return self._undo()
        self.reports.obey(order, self.person)
        return False

    def _undo(self) -> bool:
        """Take back the last choice: one's own, or before a hand-over that of whoever has just chosen."""
        seat = self.person
        if seat is None:
            made = self.table.choices_made(None)
            seat = made[-1].seat if made and made[-1].seat in self.people else self.people[0]
        answer = self.table.can_undo(seat)
        if answer.bar is not None:
            self.console.say(_UNDO_BARS[answer.bar])
            return False
        undone = self.table.undo(seat, self.table.step)
        for who, step in self.told.items():
            self.told[who] = min(step, undone.step)
        words = self.reports.narrator.option(undone.choice, self.table.view(seat), self.reports.names(seat))
        self.person = seat
        self.console.say("text-undone", words=words)
        return True
