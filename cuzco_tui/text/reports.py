"""What a person can ask about the game: look, score, where, log, why not, hint, save."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Choice, Event
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.table.table import Table
from cuzco_tui.text.answers import Option, contains_in_order, find_by_start, find_exactly, fold, nearest, shortened
from cuzco_tui.text.commands import Ordered, listed
from cuzco_tui.text.console import Console
from cuzco_tui.text.program import naming_program

_LOG_LINES: Final = 10
_MOST_LOG_LINES: Final = 1000
_MOST_REASONS: Final = 3


class Reports:
    """Answers questions about the game of a table, with the eyes of a seat or, for None, of a spectator."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.narrator = table.game.narrator()
        self._console = console
        self._names = [seat.name for seat in table.seats]

    def names(self, seat: int | None) -> Names:
        """Give the names as they are said to a seat."""
        return Names(self._names, seat)

    def topics(self) -> list[str]:
        """Give the words for what can be looked at, in the language that is spoken."""
        return [self._topic_words(topic)[0] for topic in self.table.game.description.topics]

    def final_standings(self, seat: int | None) -> list[Message]:
        """Tell how the game ended."""
        return self.narrator.standings(self.table.ranking(), self.names(seat))

    def brings(self, choice: Choice, seat: int) -> list[Message]:
        """Tell what an option would bring a seat."""
        return self.narrator.brings(choice, self.table.view(seat), self.names(seat))

    def obey(self, order: Ordered, seat: int | None) -> None:
        """Carry out a command that asks about the game."""
        match order.name:
            case "look":
                self._look(order.rest, seat)
            case "score":
                self._score(seat)
            case "where":
                self._where(seat)
            case "log":
                self._log(order.rest, seat)
            case "why" if seat is not None:
                self._why(order.rest, seat)
            case "hint" if seat is not None:
                self._hint(seat)
            case "save":
                self._console.tell(naming_program(self._console, "text-how-to-resume", game=self.table.id or ""))

    def _topic_words(self, topic: str) -> list[str]:
        """Give the words for a topic: those of the language where it has any, and the game's own always."""
        id_ = f"topic-{topic}"
        return [*(listed(self._console.words, id_) if id_ in self._console.words.entries else ()), topic]

    def _look(self, rest: str, seat: int | None) -> None:
        typed, _, words = rest.partition(" ")
        topic = self._find_topic(typed) if typed else ""
        if topic is not None:
            self._console.tell_all(self.narrator.look(topic, words, self.table.view(seat), self.names(seat)))
        elif near := nearest(
            typed, [word for each in self.table.game.description.topics for word in self._topic_words(each)]
        ):
            self._console.say("text-no-topic-nearest", typed=shortened(typed), nearest=near)
        else:
            self._console.say("text-no-topic", typed=shortened(typed), topics=tuple(self.topics()))

    def _find_topic(self, typed: str) -> str | None:
        start = fold(typed)
        words = [
            (fold(word), topic) for topic in self.table.game.description.topics for word in self._topic_words(topic)
        ]
        for word, topic in words:
            if word == start:
                return topic
        return next((topic for word, topic in words if start and word.startswith(start)), None)

    def _score(self, seat: int | None) -> None:
        names = self.names(seat)
        for standing in self.table.ranking():
            who = names(standing.seat)
            self._console.tell(message("text-score", place=standing.place, who=who, score=standing.score))

    def _where(self, seat: int | None) -> None:
        view, names = self.table.view(seat), self.names(seat)
        self._console.tell_all([*self.narrator.where(view, names), self.narrator.question(view, names)])

    def _log(self, rest: str, seat: int | None) -> None:
        if rest and (not rest.isdecimal() or not int(rest[:6])):
            self._console.say("text-log-number", typed=shortened(rest))
            return
        count = min(int(rest[:6]), _MOST_LOG_LINES) if rest else _LOG_LINES
        events: list[Event] = list(self.table.opening(seat))
        for made in self.table.choices_made(seat):
            events += made.events
        if not events:
            self._console.say("text-log-empty")
        view, names = self.table.view(seat), self.names(seat)
        self._console.tell_all(self.narrator.event(event, view, names) for event in events[-count:])

    def _hint(self, seat: int) -> None:
        decision = self.table.decision
        assert decision is not None
        hint = self.table.game.hint(self.table.view(seat), decision, self.names(seat))
        self._console.say("text-hint", bot=hint.bot, number=hint.option_index + 1)
        self._console.tell_all(hint.why)

    def _why(self, rest: str, seat: int) -> None:
        """Say why a thing is not possible, or what can be asked about."""
        wanted = self._without_not(rest)
        options = self._options(seat)
        if wanted and (exact := find_exactly(wanted, options)):
            self._console.say("text-why-possible", number=exact[0] + 1)
            return
        things = self._impossible_things(seat)
        if not things:
            self._console.say("text-why-all")
        elif not wanted:
            self._console.say("text-why-ask", example=things[0].words)
            self._console.say("text-why-things", things=tuple(thing.words for thing in _without_repeats(things)))
        elif found := [thing for thing in things if thing.is_called(wanted)]:
            self._tell_reasons([thing for thing in found if thing.is_called(wanted, entirely=True)] or found)
        elif begun := find_by_start(wanted, options):
            self._console.say("text-why-possible", number=begun[0] + 1)
        elif found := [thing for thing in things if contains_in_order(fold(wanted) or wanted, fold(thing.why))]:
            self._tell_reasons(found)
        else:
            self._console.say("text-why-unknown", typed=shortened(wanted))

    def _tell_reasons(self, things: Sequence["_Thing"]) -> None:
        """Say the reasons about some things, each once, and how many more there are."""
        found = _without_repeats(things)
        for thing in found[:_MOST_REASONS]:
            self._console.say("text-why-line", what=thing.words, why=thing.why)
        if len(found) > _MOST_REASONS:
            self._console.say("text-why-others", count=len(found) - _MOST_REASONS)

    def _without_not(self, rest: str) -> str:
        """Drop a leading "not" of English or the language that is spoken."""
        first, _, others = rest.partition(" ")
        words = self._console.words, self._console.english
        return (
            others if fold(first) in {fold(word) for own in words for word in listed(own, "text-words-not")} else rest
        )

    def _options(self, seat: int) -> list[Option]:
        decision, view, names = self.table.decision, self.table.view(seat), self.names(seat)
        if decision is None or decision.seat != seat:
            return []
        return [
            Option(self._console.words_of(self.narrator.option(choice, view, names)), choice.text)
            for choice in decision.options
        ]

    def _impossible_things(self, seat: int) -> list["_Thing"]:
        view, names = self.table.view(seat), self.names(seat)
        things: list[_Thing] = []
        for reason in self.table.why_not(seat):
            words = self._console.words_of(self.narrator.subject(reason, view, names))
            why = self._console.words_of(self.narrator.reason(reason, view, names))
            things.append(_Thing(reason.subject, words, why))
        return things


class _Thing(NamedTuple):
    """Something that is not possible now: the game's text for it, its words, and the sentence that says why."""

    subject: str
    words: str
    why: str

    def is_called(self, typed: str, entirely: bool = False) -> bool:
        """Say whether these are words for the thing, or all of them; a number is never the beginning of another."""
        wanted = [_bare(word) for word in fold(typed).split()]
        for form in (self.subject, self.words):
            words = [_bare(word) for word in fold(form).split()]
            rest = iter(words)
            if wanted and (words == wanted if entirely else all(_comes(word, rest) for word in wanted)):
                return True
        return False


def _bare(word: str) -> str:
    return (word.lstrip("0") or "0") if word.isdecimal() else word


def _comes(wanted: str, words: Iterator[str]) -> bool:
    """Go on to the word that begins so, or is this number."""
    return any(word == wanted or (word.startswith(wanted) and not wanted.isdecimal()) for word in words)


def _without_repeats(things: Sequence[_Thing]) -> list[_Thing]:
    """Keep one of several things that end alike and have the same reason, such as a space and each die for it."""
    kept: dict[tuple[str, str], _Thing] = {}
    for thing in things:
        key = thing.subject.split(" ")[-1], thing.why
        if key not in kept or len(thing.subject.split(" ")) < len(kept[key].subject.split(" ")):
            kept[key] = thing
    return list(kept.values())
