"""What a person can ask about the game: look, score, where, log, why not, hint, save."""

from collections.abc import Sequence
from typing import Final

from cuzco_tui.game import Hint, Reason
from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import (
    WordedOption,
    contains_in_order,
    find_by_start,
    find_exactly,
    fold,
    nearest,
    shortened,
)
from cuzco_tui.play.chronicle import Chronicle, in_one_line
from cuzco_tui.play.program import naming_program
from cuzco_tui.play.reasons import Thing, impossible_things, together, without_repeats
from cuzco_tui.play.second_thought import SecondThought
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.text.commands import Ordered, listed
from cuzco_tui.text.console import Console
from cuzco_tui.text.numbering import counted

_LOG_LINES: Final = 10
_MOST_LOG_LINES: Final = 1000
_MOST_REASONS: Final = 3
_HOW_TO_HEAR_MORE: Final = "text-hint-again"
_NOTHING_BETTER: Final = "text-second-thought-same"


def asks_for_reasons(console: Console, typed: str) -> bool:
    """Whether what was typed after the command for a hint asks for all reasons."""
    words = console.words, console.english
    return fold(typed) in {fold(word) for own in words for word in listed(own, "text-hint-reasons")}


class Reports:
    """Answers questions about the game with the eyes of whoever is in front of the keyboard."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self._sitting = sitting
        self._console = console
        self.numbered = counted(())
        """The options of the pending question with their numbers."""
        self.second_thought: SecondThought | None = None
        """Who thinks on after a quick hint, where a game is played."""
        self._explained: set[str] = set()
        """What needs to be said only once and was said."""

    def topics(self) -> list[str]:
        """Give the words for what can be looked at, in the language that is spoken."""
        return [self._topic_words(topic)[0] for topic in self._known_topics]

    def about_topics(self) -> list[Message]:
        """Say of everything that can be looked at what one hears then."""
        words = self._console.words
        return [
            message("text-help-topic", topic=self._topic_words(topic)[0], about=Message(f"topic-about-{topic}"))
            for topic in self._known_topics
            if f"topic-about-{topic}" in words.entries
        ]

    @property
    def _known_topics(self) -> Sequence[str]:
        return self._sitting.game.description.topics

    async def obey(self, order: Ordered) -> None:
        """Carry out a command that asks about the game."""
        match order.name:
            case "look":
                self._look(order.rest)
            case "score":
                self._score()
            case "where":
                self._where()
            case "log":
                await self._log(order.rest)
            case "why" if self._sitting.seat is not None:
                await self._why(order.rest)
            case "hint" if self._sitting.seat is not None:
                await self._hint(order.rest)
            case "save":
                game = self._sitting.table.id or ""
                self._console.tell_whole(naming_program("text-how-to-resume", game=game))

    def _topic_words(self, topic: str) -> list[str]:
        """Give the words for a topic: those of the language where it has any, and the game's own always."""
        id_ = f"topic-{topic}"
        return [*(listed(self._console.words, id_) if id_ in self._console.words.entries else ()), topic]

    def _look(self, rest: str) -> None:
        typed, _, words = rest.partition(" ")
        sitting = self._sitting
        topic = self._topic_called(typed) if typed else ""
        if topic is None:
            meant = sitting.aloud.meant_by_look(rest, sitting.view, sitting.names)
            topic, words = meant or (self._topic_begun(typed), words)
        if topic is not None:
            if not topic:
                self._console.say("text-players-are", names=sitting.who_plays())
            self._console.tell_all(self._unless_known(sitting.narrator.look(topic, words, sitting.view, sitting.names)))
        elif near := nearest(typed, [word for each in self._known_topics for word in self._topic_words(each)]):
            self._console.say("text-no-topic-nearest", typed=shortened(typed), nearest=near)
        else:
            self._console.say("text-no-topic", typed=shortened(typed), topics=tuple(self.topics()))

    def _unless_known(self, lines: Sequence[Message]) -> list[Message]:
        """Leave out what needs to be said only once, if it was, and remember what is said now."""
        known = () if self._console.verbose else self._explained
        told = [line for line in lines if line.id not in known]
        once = (*self._sitting.aloud.said_once(), _HOW_TO_HEAR_MORE, _NOTHING_BETTER)
        self._explained.update(line.id for line in told if line.id in once)
        return told

    def _topic_called(self, typed: str) -> str | None:
        """Find what can be looked at by a whole word for it."""
        return next((topic for word, topic in self._words_of_topics() if word == fold(typed)), None)

    def _topic_begun(self, typed: str) -> str | None:
        """Find the first thing that can be looked at of which a word begins so."""
        start = fold(typed)
        return next((topic for word, topic in self._words_of_topics() if start and word.startswith(start)), None)

    def _words_of_topics(self) -> list[tuple[str, str]]:
        return [(fold(word), topic) for topic in self._known_topics for word in self._topic_words(topic)]

    def _score(self) -> None:
        if "score" in self._known_topics:
            self._look("score")
            return
        for standing in self._sitting.position.standings:
            who = self._sitting.names(standing.seat)
            self._console.tell(message("text-score", place=standing.place, who=who, score=standing.score))

    def _where(self) -> None:
        sitting = self._sitting
        self._console.tell_all([*sitting.narrator.where(sitting.view, sitting.names), sitting.question()])

    async def _log(self, rest: str) -> None:
        if rest and (not rest.isdecimal() or not int(rest[:6])):
            self._console.say("text-log-number", typed=shortened(rest))
            return
        count = min(int(rest[:6]), _MOST_LOG_LINES) if rest else _LOG_LINES
        await self._sitting.ear.listen()
        happened = self._sitting.ear.happened
        if not happened:
            self._console.say("text-log-empty")
        elif self._console.verbose:
            self._console.tell_all(self._sitting.say_event(item.event) for item in happened[-count:])
        else:
            chronicle = Chronicle(self._sitting)
            chronicle.hear(happened)
            names = self._sitting.names
            for entry in chronicle.entries[-count:]:
                line = self._console.words_of(in_one_line(entry, names))
                self._console.say("text-log-line", line=line[:1].upper() + line[1:])

    async def _hint(self, rest: str) -> None:
        """Tell what a good bot would do: at once, and after it was thought about when that is asked for again."""
        thought, console = self.second_thought, self._console
        in_full = asks_for_reasons(console, rest)
        if rest and not in_full:
            console.say("text-hint-how")
        elif not self._sitting.table.hints:
            console.say("text-no-hints")
        elif stands := thought and thought.stands:
            self._tell_hint(stands, in_full)
        elif hint := self._sitting.hint():
            if thought is None or console.on_terminal:
                self._tell_hint(hint, in_full)
                if thought is not None:
                    thought.begin(hint)
            elif in_full or not thought.is_asked_still:
                thought.put_off(hint)
                self._tell_hint(hint, in_full)
                console.tell_all(self._unless_known([message(_HOW_TO_HEAR_MORE)]))
            else:
                await self._think_on(thought, hint, in_full)

    async def _think_on(self, thought: SecondThought, quick: Hint, in_full: bool) -> None:
        """Think about a hint that is asked for again, where nobody could be told later, and tell what comes of it."""
        self._console.flush()
        thought.begin(quick)
        await thought.finish()
        if thought.is_untold:
            self.tell_second_thought(is_asked_for=True)
        else:
            self._tell_hint(quick, in_full)

    def _tell_hint(self, hint: Hint, in_full: bool = False) -> None:
        """Tell a hint: in a brief account in one sentence, unless it is wanted in full, else with all reasons."""
        thought = self.second_thought
        if thought is not None and hint is thought.stands:
            thought.told()
        if self._console.brief and not in_full and hint.short is not None:
            self._console.say("text-hint-short", number=self._number_of(hint), hint=hint.short)
            return
        self._console.say("text-hint", number=self._number_of(hint))
        self._console.tell_all(hint.why)

    def tell_second_thought(self, is_asked_for: bool = False) -> None:
        """Tell in one sentence what came of thinking about a hint, and why it is better, if it was not told yet.

        That nothing came of it is told only once to whoever did not ask.
        """
        thought = self.second_thought
        if thought is not None and thought.is_untold and (better := thought.better) is not None:
            thought.told()
            number = self._number_of(better)
            if thought.agrees:
                same = message(_NOTHING_BETTER, number=number)
                self._console.tell_all([same] if is_asked_for else self._unless_known([same]))
            elif better.short is None:
                self._console.say("text-second-thought", number=number)
            elif better.because is None:
                self._console.say("text-second-thought-why", number=number, hint=better.short)
            else:
                because = {"hint": better.short, "because": better.because}
                self._console.say("text-second-thought-because", number=number, **because)

    def _number_of(self, hint: Hint) -> int:
        return self.numbered.number_of(self._sitting.choices[hint.option_index].text) or hint.option_index + 1

    async def _why(self, rest: str) -> None:
        """Say why a thing is not possible, or what can be asked about."""
        wanted = self._without_not(rest)
        options = self._options()
        possible = find_exactly(wanted, options) if wanted else []
        if len(possible) == 1:
            self._tell_possible(options, possible)
            return
        reasons = await self._sitting.why_not()
        things = impossible_things(self._sitting, reasons, self._console.words)
        if not wanted:
            self._list_things(things)
            return
        possible = possible or find_by_start(wanted, options)
        found = [thing for thing in things if thing.is_called(wanted)]
        if possible and (len(possible) <= _MOST_REASONS or not found):
            self._tell_possible(options, possible)
        if not possible and not found:
            found = [thing for thing in things if contains_in_order(fold(wanted) or wanted, fold(thing.why))]
        if found:
            self._tell_reasons([thing for thing in found if thing.is_called(wanted, entirely=True)] or found, wanted)
        elif not possible:
            self._tell_other_reason(wanted, reasons, things)

    def _tell_other_reason(self, wanted: str, reasons: Sequence[Reason], things: Sequence[Thing]) -> None:
        """Say why a thing is not possible of which no reason speaks by itself, such as a place when nobody moves."""
        sitting = self._sitting
        told = sitting.narrator.why_this(
            wanted, {reason.subject: reason for reason in reasons}, sitting.view, sitting.names
        )
        bare = " ".join(word for word in wanted.split() if not word.isdecimal())
        found = [thing for thing in things if bare != wanted and thing.is_called(bare)]
        if told is not None:
            self._console.tell(told)
        elif found:
            self._tell_reasons(found, bare)
        else:
            self._console.say("text-why-unknown", typed=shortened(wanted))

    def _list_things(self, things: Sequence[Thing]) -> None:
        """Say what can be asked about, a line each."""
        if not things:
            self._console.say("text-why-all")
            return
        known = [thing for thing in things if thing.concerns] or things
        self._console.say("text-why-ask", example=known[0].words)
        self._console.say("text-why-things")
        for thing in without_repeats(known):
            self._console.print(thing.words)

    def _tell_possible(self, options: Sequence[WordedOption], found: Sequence[int]) -> None:
        """Say of things that are possible which options they are."""
        for index in found[:_MOST_REASONS]:
            option = options[index]
            number = self.numbered.number_of(option.text) or index + 1
            self._console.say("text-why-possible", number=number, words=option.words)
        if len(found) > _MOST_REASONS:
            self._console.say("text-why-others", count=len(found) - _MOST_REASONS)

    def _tell_reasons(self, things: Sequence[Thing], wanted: str) -> None:
        """Say the reasons about some things, each once, and how many more there are.

        Many things with the same reason are called as whoever asked has called them.
        """
        found = together(without_repeats(things), self._console.words)
        for those, called in found[:_MOST_REASONS]:
            what = called if len(those) <= _MOST_REASONS else shortened(wanted)
            self._console.say("text-why-line", what=what, why=those[0].why)
        if len(found) > _MOST_REASONS:
            self._console.say("text-why-others", count=len(found) - _MOST_REASONS)

    def _without_not(self, rest: str) -> str:
        """Drop a leading "not" of English or the language that is spoken."""
        first, _, others = rest.partition(" ")
        words = self._console.words, self._console.english
        return (
            others if fold(first) in {fold(word) for own in words for word in listed(own, "text-words-not")} else rest
        )

    def _options(self) -> list[WordedOption]:
        return [WordedOption(self._console.words_of(option.words), option.text) for option in self._sitting.options()]
