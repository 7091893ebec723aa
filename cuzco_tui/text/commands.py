"""The commands of the text mode: one registry, the words for them in each language, and what a line may mean."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuzco_tui.messages import Catalogue, Message, catalogue, message
from cuzco_tui.play.actions import USER_ACTIONS, UserAction
from cuzco_tui.play.answers import WordedOption, begun_with, find_by_start, find_exactly, fold, nearest, shortened
from cuzco_tui.text.numbering import no_such_number

MOST_DIGITS: Final = 12
_MOST_NUMBERS: Final = 12
_LIKENESS: Final = 0.65
"""How alike a word must be to a command for a typing error."""


class Command(NamedTuple):
    """A command: its name, which is the id of the same action on screen, and whether more words may follow it."""

    name: str
    takes_words: bool

    @property
    def action(self) -> UserAction | None:
        """What it does as every front end knows it, None for what only the text mode has."""
        return USER_ACTIONS.get(self.name)


COMMANDS: Final = (
    Command("help", True),
    Command("look", True),
    Command("score", False),
    Command("where", False),
    Command("log", True),
    Command("repeat", False),
    Command("why", True),
    Command("what", True),
    Command("hint", True),
    Command("rule", True),
    Command("rules", True),
    Command("undo", False),
    Command("save", False),
    Command("verbose", False),
    Command("normal", False),
    Command("brief", False),
    Command("filter", True),
    Command("width", True),
    Command("keys", True),
    Command("lang", True),
    Command("more", False),
    Command("less", False),
    Command("leave", False),
)
"""All commands; an abbreviation that fits several means the first of them."""


class Chosen(NamedTuple):
    """The line answers with this option."""

    option: int


class Ordered(NamedTuple):
    """The line is a command, with the words that follow it."""

    name: str
    rest: str


class Unclear(NamedTuple):
    """The line is neither; the reply says so in one sentence."""

    reply: Message


def listed(catalogue: Catalogue, id_: str) -> list[str]:
    """Give the words of a message that lists them with commas between."""
    return [word for word in (part.strip() for part in catalogue.say(message(id_)).split(",")) if word]


class Vocabulary:
    """The words for the commands of a place: those of a language first, and the English ones always.

    A game may call something by a word of its own; that of the house is understood beside it.
    """

    def __init__(self, own: Catalogue, english: Catalogue, commands: Sequence[Command] = COMMANDS) -> None:
        self._first: dict[str, str] = {}
        self._commands: dict[str, Command] = {"?": COMMANDS[0]}
        self._words: list[tuple[str, Command]] = []
        spoken = own, english, catalogue(own.language), catalogue(english.language)
        for command in commands:
            id_ = f"text-command-{command.name}"
            words = dict.fromkeys(word for each in spoken if id_ in each.entries for word in listed(each, id_))
            self._first[command.name] = next(iter(words))
            for word in words:
                self._commands.setdefault(fold(word), command)
                self._words.append((word, command))

    def first_word(self, name: str) -> str:
        """Give the word by which a command is named in this language."""
        return self._first[name]

    def exact(self, word: str) -> Command | None:
        """Find a command by a whole word for it."""
        return self._commands.get(fold(word) or word)

    def abbreviated(self, word: str) -> Command | None:
        """Find the first command that begins so."""
        start = fold(word)
        for known, command in self._words:
            if start and fold(known).startswith(start):
                return command
        return None

    def nearest(self, word: str) -> str | None:
        """Give the word for a command that a typing error may have meant."""
        return nearest(word, [known for known, _ in self._words], _LIKENESS)

    def understand(
        self, typed: str, options: Sequence[WordedOption], numbers: Sequence[int] | None = None
    ) -> Chosen | Ordered | Unclear:
        """Tell what a line means: a number always answers, and an option's words do when no command could be meant.

        Options are numbered from 1 on, or by these numbers.
        """
        numbers = range(1, len(options) + 1) if numbers is None else numbers
        if (number := typed.rstrip(".):")).isdecimal():
            return _by_number(number, numbers)
        if len(found := find_exactly(typed, options)) == 1:
            return Chosen(found[0])
        quoted = shortened(typed)
        first, _, rest = typed.partition(" ")
        exact = self.exact(first)
        if exact and (exact.takes_words or not rest):
            return Ordered(exact.name, rest)
        if not any(sign.isalpha() for sign in typed):
            return Unclear(message("text-unknown", typed=quoted))
        found = find_by_start(typed, options)
        if not exact and len(begun := begun_with(typed, options)) == 1:
            return Chosen(begun[0])
        command = exact or self.abbreviated(first)
        if command and rest and not command.takes_words:
            if not found:
                return Unclear(message("text-alone", command=self.first_word(command.name)))
            command = None
        if len(found) == 1:
            if command is None:
                return Chosen(found[0])
            either = message(
                "text-option-or-command", typed=quoted, number=numbers[found[0]], command=self._first[command.name]
            )
            return Unclear(either)
        if command:
            return Ordered(command.name, rest)
        if found:
            fitting = tuple(str(numbers[index]) for index in found[:_MOST_NUMBERS])
            return Unclear(message("text-several", typed=quoted, numbers=fitting))
        if near := self.nearest(first):
            return Unclear(message("text-unknown-nearest", typed=quoted, nearest=near))
        return Unclear(message("text-unknown", typed=quoted))


def _by_number(typed: str, numbers: Sequence[int]) -> Chosen | Unclear:
    number = int(typed[:MOST_DIGITS])
    if number in numbers and len(typed) <= MOST_DIGITS:
        return Chosen(numbers.index(number))
    return Unclear(no_such_number(typed[:MOST_DIGITS], numbers))
