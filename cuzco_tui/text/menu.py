"""A question with numbered options: shown nine lines at a time, asked until it is answered."""

from collections.abc import Awaitable, Callable, Container, Sequence
from typing import ClassVar, Final

from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, Message, message
from cuzco_tui.play.answers import WordedOption, find_by_start, find_exactly, fold, shortened
from cuzco_tui.text.commands import COMMANDS, MOST_DIGITS, Chosen, Command, Ordered, Unclear, Vocabulary, listed
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.hearing import set_keys, set_width, written_kinds
from cuzco_tui.text.numbering import Numbered, OptionLine, a_line_each, counted, no_such_number
from cuzco_tui.text.rule_answers import RuleAnswers
from cuzco_tui.text.telling import Telling

SHOWN_AT_ONCE: Final = 9
"""So many lines of options are shown before somebody asks for more."""


class Desk:
    """What works at every prompt: understanding a line, and the commands that need neither game nor question."""

    how_to_answer: ClassVar[str] = "text-help-answers"
    """The id of the sentence with which the help begins."""

    def __init__(
        self, console: Console, listed: Container[str] | None = None, commands: Sequence[Command] = COMMANDS
    ) -> None:
        self.console = console
        self._listed = listed
        """The names of the commands that the help lists; None for all."""
        self._commands = commands
        """The commands that are understood."""
        self.vocabulary = Vocabulary(console.words, console.english, commands)
        self.topics: Callable[[], Sequence[str]] = tuple
        """Gives the words for what can be looked at, for the help."""
        self.about_topics: Callable[[], Sequence[Message]] = tuple
        """Says of each of them what one hears then."""
        self.telling: Telling | None = None
        """Knows the kinds of news, once there is a game."""
        self.rules: RuleAnswers | None = None
        """Knows the rules of the game, once it is known which one is played."""

    def obey(self, order: Ordered) -> bool:
        """Carry out a command, and say whether it was one of the desk's."""
        match order.name:
            case "help":
                self._help(order.rest)
            case "lang":
                self._speak(order.rest)
            case "verbose" | "normal" | "brief":
                self.console.detail = order.name
                self.console.keep("detail", order.name)
                self.console.say(f"text-now-{order.name}")
            case "width":
                set_width(self.console, order.rest)
            case "keys":
                set_keys(self.console, order.rest)
            case "filter" if self.telling:
                self._filter(order.rest, self.telling)
            case "rule" if self.rules:
                self.rules.tell(order.rest)
            case "rules" if self.rules:
                self.rules.find(order.rest)
            case "leave":
                raise Leave
            case _:
                return False
        return True

    def _help(self, about: str) -> None:
        """Explain one command, or all of them."""
        if command := about and (self.vocabulary.exact(about) or self.vocabulary.abbreviated(about)):
            self.console.tell(self.line_about(command))
            self._explain(command.name)
            return
        self.console.say(self.how_to_answer)
        for command in self._commands:
            if self._listed is not None and command.name not in self._listed:
                continue
            self.console.tell(self.line_about(command))
            if command.name == "look" and (topics := tuple(self.topics())):
                self.console.say("text-help-topics", topics=topics)
        if self._listed is None:
            self.console.say("text-help-short")

    def line_about(self, command: Command) -> Message:
        """Tell what a command does; one without further words does what it does everywhere."""
        if command.name == "leave":
            return message("text-quit-ends")
        if command.action is None or command.takes_words:
            return message(f"text-help-{command.name}")
        about = self.console.words_of(command.action.about)
        word = self.vocabulary.first_word(command.name)
        return message("text-help-alone", command=word, about=about[0].lower() + about[1:])

    def _filter(self, wanted: str, telling: Telling) -> None:
        """Tell which kinds of news are told, or change whether one is."""
        console = self.console
        words = {kind: listed(console.words, f"kind-{kind}") for kind in telling.kinds()}
        if not wanted:
            for kind in telling.kinds():
                about, state = Message(f"kind-about-{kind}"), "yes" if telling.is_told(kind) else "no"
                console.say("text-kind", kind=words[kind][0], about=about, told=state)
            console.say("text-filter-how")
            return
        start = fold(wanted)
        found = [
            kind
            for kind in telling.kinds()
            if start and any(fold(word).startswith(start) for word in (*words[kind], kind))
        ]
        if not found:
            kinds = tuple(each[0] for each in words.values())
            console.say("text-no-kind", typed=shortened(wanted), kinds=kinds or "-")
            return
        kind = found[0]
        told = console.wanted_kinds[kind] = not telling.is_told(kind)
        console.keep("filter", written_kinds(console.wanted_kinds))
        console.say("text-kind-told" if told else "text-kind-left-out", kind=words[kind][0])

    def _explain(self, name: str) -> None:
        """Say more about a command than its one line."""
        if name == "undo":
            self.console.say("text-help-undo-more")
        elif name == "look" and (about := self.about_topics()):
            self.console.tell_all(about)
        elif name == "look" and (topics := tuple(self.topics())):
            self.console.say("text-help-topics", topics=topics)
        elif name == "rule" and self.rules:
            self.console.say("text-rule-parts", parts=tuple(self.rules.parts()))

    def _speak(self, wanted: str) -> None:
        """Change the language, or name those there are."""
        for code in LANGUAGES:
            if fold(wanted) in (code, fold(LANGUAGE_NAMES[code])):
                self.console.speak(code)
                self.console.keep("language", code)
                self.vocabulary = Vocabulary(self.console.words, self.console.english, self._commands)
                self.console.say("text-now-language")
                return
        known = tuple(message("language-named", code=code, name=LANGUAGE_NAMES[code]) for code in LANGUAGES)
        if wanted:
            self.console.say("text-no-language", typed=shortened(wanted), languages=known)
        else:
            self.console.say("text-languages", languages=known)


class Menu:
    """One question at a desk.

    `make_options` says the options anew, as after a change of language; `brings` tells what an option would bring, and
    `make_lines` puts the options into few lines, where they do not have one each, and on demand tells them all in full.
    """

    def __init__(
        self,
        desk: Desk,
        question: Callable[[], Message],
        make_options: Callable[[], Sequence[WordedOption] | Numbered],
        default: int | None = None,
        brings: Callable[[int], Sequence[Message]] | None = None,
        make_lines: Callable[[Numbered, bool], Sequence[OptionLine]] | None = None,
    ) -> None:
        self._desk = desk
        self._console = desk.console
        self._question = question
        self._make_options = make_options
        self._default = default
        self._brings = brings
        self._make_lines = make_lines
        self._first = (default or 0) // SHOWN_AT_ONCE * SHOWN_AT_ONCE
        """The place of the first line that is shown."""
        self._lines: Sequence[OptionLine] = ()
        self._told_of_more: set[int] = set()
        """The pages of which it was said that more follow."""
        self._numbered = self._number()

    def _number(self) -> Numbered:
        options = self._make_options()
        return options if isinstance(options, Numbered) else counted(options)

    @property
    def options(self) -> Sequence[WordedOption]:
        """The options in the order of their numbers."""
        return self._numbered.options

    def show(self, in_full: bool = False) -> None:
        """Say the question and the options of this page, on demand each in full."""
        self._told_of_more.clear()
        self._console.tell(self._question())
        if self._make_lines is None or self._console.verbose:
            self._lines = a_line_each(self._numbered)
        else:
            self._lines = self._make_lines(self._numbered, in_full)
        if self._first >= len(self._lines):
            self._first = 0
        self._show_page()

    async def ask(
        self, obey_game: Callable[[Ordered], Awaitable[bool]], hear: Callable[[], Awaitable[str | None]]
    ) -> int | None:
        """Wait for an answer; None when the question is gone: a command, or what `hear` heard of, changed the game."""
        self._prompt()
        while True:
            self._console.offer(self._numbered.numbers)
            typed = await hear()
            self._console.offer()
            if typed is None:
                return None
            if not typed:
                if self._default is not None:
                    return self._default
                self._prompt(asked_for=True)
                continue
            match self._desk.vocabulary.understand(typed, self.options, self._numbered.numbers):
                case Chosen(index):
                    return index
                case Unclear(reply):
                    self._console.tell(reply)
                case Ordered() as order:
                    if not self._obey(order) and await obey_game(order):
                        return None
            self._prompt()

    def _obey(self, order: Ordered) -> bool:
        """Carry out a command about this question or the desk, and say whether it was one."""
        if order.name in ("more", "less"):
            self._turn_page(order.name == "more")
        elif order.name == "repeat":
            self.show(in_full=True)
        elif order.name == "what" and self._brings is not None:
            self._tell_what(order.rest, self._brings)
        else:
            language = self._console.language
            if not self._desk.obey(order):
                return False
            if self._console.language != language:
                self._numbered = self._number()
                self.show(in_full=True)
        return True

    def _turn_page(self, forward: bool) -> None:
        first = self._first + (SHOWN_AT_ONCE if forward else -SHOWN_AT_ONCE)
        if not 0 <= first < len(self._lines):
            self._console.say("text-no-more" if forward else "text-no-less")
            return
        self._first = first
        self._show_page()

    def _page(self, first: int) -> Sequence[OptionLine]:
        return self._lines[first : first + SHOWN_AT_ONCE]

    def _tell_what(self, wanted: str, brings: Callable[[int], Sequence[Message]]) -> None:
        """Say what the options with a number or these words would bring, or all of this page."""
        numbers = self._numbered.numbers
        found: Sequence[int]
        if not wanted:
            shown = [number for line in self._page(self._first) for number in line.numbers]
            found = [index for index, number in enumerate(numbers) if number in shown]
        elif wanted.isdecimal():
            number = int(wanted[:MOST_DIGITS])
            if number not in numbers:
                self._console.tell(no_such_number(wanted[:MOST_DIGITS], numbers))
                return
            found = [numbers.index(number)]
        else:
            found = find_exactly(wanted, self.options) or find_by_start(wanted, self.options)
        if not found:
            self._console.say("text-what-unknown", typed=shortened(wanted))
        for index in found[:SHOWN_AT_ONCE]:
            option, number = self.options[index], numbers[index]
            if told := tuple(brings(index)):
                self._console.say("text-what", number=number, words=option.words, brings=told)
            else:
                self._console.say("text-what-nothing", number=number, words=option.words)
        if untold := (len(numbers) if not wanted else len(found)) - min(len(found), SHOWN_AT_ONCE):
            self._console.say("text-what-more", count=untold)

    def _show_page(self) -> None:
        for line in self._page(self._first):
            self._console.tell(line.said)

    def _prompt(self, asked_for: bool = False) -> None:
        """Say how to answer: always in the verbose way, otherwise once, and when nothing was typed."""
        last = max(self._numbered.numbers)
        following = [number for line in self._page(self._first + SHOWN_AT_ONCE) for number in line.numbers]
        in_full = self._console.verbose or asked_for or not self._console.prompted
        more = message("text-more", count=len(following), next=following[0], until=following[-1]) if following else ""
        if self._default is not None and following:
            self._console.say("text-prompt-default-more", last=last, default=self._default + 1, more=more)
        elif self._default is not None:
            self._console.say("text-prompt-default", last=last, default=self._default + 1)
        elif in_full and following:
            self._console.say("text-prompt-more", last=last, more=more)
        elif in_full:
            self._console.say("text-prompt", last=last)
        elif following and self._first not in self._told_of_more:
            rest = self._lines[self._first + SHOWN_AT_ONCE :]
            self._console.say("text-more-follow", count=sum(len(line.numbers) for line in rest))
        self._told_of_more.add(self._first)
        if self._default is None:
            self._console.prompted = True
