"""One game at one keyboard: tell what happened, ask whoever must decide, and hand over between people."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Decision, Event, GameError
from cuzco_tui.messages import Message, message
from cuzco_tui.table.table import Table, UndoBar
from cuzco_tui.text.answers import Option, shortened
from cuzco_tui.text.commands import Ordered, Unclear
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.program import naming_program
from cuzco_tui.text.reports import Reports
from cuzco_tui.text.rule_answers import RuleAnswers

_MOST_NEWS: Final = {True: 40, False: 8}
"""How many lines of news are told at once, in the verbose and in the brief way."""

_UNDO_BARS: Final = {
    UndoBar.NOTHING_MADE: "text-undo-nothing",
    UndoBar.OTHER_SEAT: "text-undo-other",
    UndoBar.REVEALED: "text-undo-revealed",
    UndoBar.GAME_OVER: "text-undo-over",
}
_NEEDS_A_PLAYER: Final = ("why", "what", "hint", "more", "less")


class Heard(NamedTuple):
    """How far somebody has heard of the game: whole choices, and so many events of the next one."""

    choices: int
    events: int = 0


_NOT_EVEN_OPENING: Final = Heard(-1)


class Session:
    """Plays the game of a table with the people at this keyboard."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.console = console
        self.reports = Reports(table, console)
        self.desk = Desk(console)
        self.desk.topics = self.reports.topics
        self.desk.rules = RuleAnswers(table.game, console)
        self.people = [seat for seat, who in enumerate(table.seats) if who.kind == "human"]
        self.person: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose eyes and ears are at the keyboard; None while nobody in particular is."""
        self.heard: dict[int | None, Heard] = dict.fromkeys((None, *self.people), _NOT_EVEN_OPENING)
        """How far each person, and everybody, has heard of the game."""
        if table.step:
            self.heard[None] = Heard(table.step)
        for seat in self.people:
            for made in table.choices_made(seat):
                if made.seat == seat:
                    self.heard[seat] = Heard(made.step - 1, _own_part(made.events, seat))

    def play(self) -> None:
        """Play until the game is over; leaving it is an exception, and all is saved at any time."""
        was_over = self.table.finished
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
        if not self._tell_news(self.person) and was_over:
            self.console.say("text-over")
        self._tell_winner()
        self.console.tell_all(self.reports.final_standings(self.person))
        self.console.tell(naming_program(self.console, "text-again"))

    def _tell_winner(self) -> None:
        """Say who won, before the ranking says how."""
        winners = [standing.seat for standing in self.table.ranking() if standing.place == 1]
        if winners == [self.person]:
            self.console.say("text-you-win")
        elif len(winners) == 1:
            self.console.say("text-wins", name=self.table.seats[winners[0]].name)
        else:
            self.console.say("text-shared-win", names=self.reports.names(self.person).all(winners))

    def _take_turn(self, decision: Decision) -> None:
        """Let the person in turn decide once."""
        seat = decision.seat
        if self.person != seat and not self._hand_over(seat):
            return
        self.person = seat
        self._tell_news(seat)
        menu = self._menu(decision)
        menu.show()
        index = menu.ask(self._obey)
        if index is None:
            return
        made = self.table.play(seat, decision.options[index], self.table.step)
        following = self.table.decision
        own = len(made.events) if following is None or following.seat == seat else _own_part(made.events, seat)
        self.heard[seat] = Heard(made.step - 1, own)
        lines = self._said(seat, made.events[:own], self.console.verbose)
        self.console.tell_all(lines or [message("text-chosen", words=menu.options[index].words)])

    def _menu(self, decision: Decision, default: int | None = None) -> Menu:
        """Put a decision as a question."""
        seat = decision.seat
        return Menu(
            self.desk,
            lambda: self._question(seat),
            lambda: self._options(decision),
            default,
            lambda index: self.reports.brings(decision.options[index], seat),
        )

    def _question(self, seat: int) -> Message:
        return self.reports.narrator.question(self.table.view(seat), self.reports.names(seat))

    def _options(self, decision: Decision) -> list[Option]:
        view, names = self.table.view(decision.seat), self.reports.names(decision.seat)
        option = self.reports.narrator.option
        return [Option(self.console.words_of(option(each, view, names)), each.text) for each in decision.options]

    def _tell_news(self, seat: int | None) -> bool:
        """Tell a seat, or everybody, what happened since it last heard of the game; say whether there was any."""
        heard = self.heard[seat]
        events: list[Event] = [] if heard.choices >= 0 else list(self.table.opening(seat))
        for made in self.table.choices_made(seat, max(heard.choices, 0)):
            events += made.events
        del events[: heard.events]
        self.heard[seat] = Heard(self.table.step)
        told = [event for event in events if self.console.verbose or not self.reports.narrator.is_detail(event)]
        if heard.choices < 0:
            self.console.say("text-begins")
        elif told and seat is not None and not self.table.finished:
            self.console.say("text-meanwhile")
        kept = _last_of(told, _MOST_NEWS[self.console.verbose])
        if len(kept) < len(told):
            self.console.say("text-earlier", count=len(told) - len(kept), log=len(events))
        self.console.tell_all(self._said(seat, kept, verbose=True))
        return bool(told)

    def _said(self, seat: int | None, events: Iterable[Event], verbose: bool) -> list[Message]:
        view, names, narrator = self.table.view(seat), self.reports.names(seat), self.reports.narrator
        return [narrator.event(event, view, names) for event in events if verbose or not narrator.is_detail(event)]

    def _hand_over(self, seat: int) -> bool:
        """Wait until the person of a seat has taken over the keyboard; false when the game changed instead."""
        if self.person is not None and self.console.scroll_away():
            self.console.say("text-scrolled")
        self.person = None
        name = self.table.seats[seat].name
        self.console.say("text-hand-over", name=name)
        while typed := self.console.hear():
            match self.desk.vocabulary.understand(typed, ()):
                case Unclear(reply):
                    is_advice = reply.id in ("text-alone", "text-unknown-nearest")
                    self.console.tell(reply if is_advice else message("text-only-enter", typed=shortened(typed)))
                case Ordered() as order if not self.desk.obey(order):
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
        """Take back the last choice: one's own, or at a hand-over that of whoever has just chosen.

        At a hand-over nobody in particular is listening, so whoever chose must take over again before hearing more.
        """
        seat = self.person
        if seat is None:
            made = self.table.choices_made(None)
            seat = made[-1].seat if made and made[-1].seat in self.people else self.people[0]
        answer = self.table.can_undo(seat)
        if answer.bar is not None:
            self.console.say(_UNDO_BARS[answer.bar])
            return False
        undone = self.table.undo(seat, self.table.step)
        for who, heard in self.heard.items():
            if heard.choices >= undone.step:
                self.heard[who] = Heard(undone.step)
        if self.person is None:
            self.console.say("text-undone-of", name=self.table.seats[seat].name)
        else:
            words = self.reports.narrator.option(undone.choice, self.table.view(seat), self.reports.names(seat))
            self.console.say("text-undone", words=words)
        return True


def _last_of(events: Sequence[Event], most: int) -> list[Event]:
    """Give the last so many doings of anybody, and everything that nobody does, such as the beginning of a round."""
    doings = [index for index, event in enumerate(events) if getattr(event, "seat", None) is not None]
    dropped = set(doings[:-most])
    return [event for index, event in enumerate(events) if index not in dropped]


def _own_part(events: Sequence[Event], seat: int) -> int:
    """Count the events of a choice up to where only others act, whose doings are told with what they do next."""
    actors = [getattr(event, "seat", None) for event in events]
    last_own = max((index for index, actor in enumerate(actors) if actor == seat), default=-1)
    others = (index for index, actor in enumerate(actors) if index > last_own and actor is not None)
    return next(others, len(events))
