"""A new game by a few questions: whatever the flags leave open is asked, each with a default."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cuzco_tui.game import Game, Json, TableOption
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.answers import WordedOption, shortened
from cuzco_tui.play.last_setup import is_newcomer
from cuzco_tui.play.seating import ME, Plan, Seating, Wishes
from cuzco_tui.store.protocol import Store
from cuzco_tui.text.commands import Ordered, Unclear
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.rule_answers import RuleAnswers
from cuzco_tui.text.several import SeveralQuestion

SETUP_COMMANDS: Final = frozenset(
    {"help", "repeat", "rule", "verbose", "normal", "brief", "width", "keys", "lang", "leave"}
)
"""The commands that work before there is a game."""

_LONGEST_NAME: Final = 40


class SetupQuestions:
    """Asks one person for a new game."""

    def __init__(self, game: Game, console: Console, store: Store) -> None:
        self._game = game
        self._store = store
        self._console = console
        self._desk = setup_desk(game, console)

    async def plan(self, wishes: Wishes) -> Plan:
        """Complete the wishes; with all seats given nothing is asked."""
        if wishes.seats is not None:
            return self._seating().plan(wishes)
        if wishes.players is not None:
            self._seating().check_count(wishes.players)
        count = wishes.players or await self._ask_players()
        seats = await self._ask_seats(count)
        names = await self._ask_names(seats, wishes)
        return Plan(seats, names, await self._ask_options(wishes.options))

    def _seating(self) -> Seating:
        """Give the checks of seats and names in the language that is spoken now."""
        return Seating(self._game, self._console.words)

    async def _ask_players(self) -> int:
        counts = self._game.description.seat_counts
        return await self._ask_count("text-ask-players", counts, counts[0])

    async def _ask_seats(self, count: int) -> tuple[str, ...]:
        """Ask how many people there are, and which bot plays the rest."""
        people = await self._ask_count("text-ask-people", range(count + 1), 1)
        bots = self._game.description.bots
        chosen = self._game.description.offered_bot(is_newcomer(self._game.description, self._store))
        if people < count and len(bots) > 1:
            answers = [message(f"bot-{bot}") for bot in bots]
            chosen = bots[await self._ask(message("text-ask-bots"), answers, bots.index(chosen))]
        return tuple(ME if seat < people else chosen for seat in range(count))

    async def _ask_count(self, question: str, counts: Sequence[int], default: int) -> int:
        """Ask for a number that is its own answer."""
        possible = tuple(str(count) for count in counts)
        self._console.say(question)
        while True:
            self._console.say("text-prompt-count", counts=possible, default=default)
            typed = (await self._console.hear()) or str(default)
            number = typed.split()[0].rstrip(".):")
            if number.isdecimal():
                if number.lstrip("0") in [each.lstrip("0") for each in possible]:
                    return int(number)
                self._console.say("text-no-count", typed=shortened(number), counts=possible)
                continue
            match self._desk.vocabulary.understand(typed, ()):
                case Unclear(reply):
                    is_advice = reply.id in ("text-alone", "text-unknown-nearest")
                    no_count = message("text-no-count", typed=shortened(typed), counts=possible)
                    self._console.tell(reply if is_advice else no_count)
                case Ordered() as order:
                    self._obey(order, question)

    def _obey(self, order: Ordered, question: str, **values: Value) -> None:
        """Carry out a command at a question that is no list."""
        language = self._console.language
        if order.name == "repeat":
            self._console.say(question, **values)
        elif not self._desk.obey(order):
            self._console.say("text-no-game")
        elif self._console.language != language:
            self._console.say(question, **values)

    async def _ask_names(self, seats: Sequence[str], wishes: Wishes) -> tuple[str, ...]:
        """Ask all people at the keyboard for their names."""
        names = list(wishes.names)
        while len(names) < seats.count(ME):
            question = "text-ask-name" if seats.count(ME) > 1 else "text-ask-own-name"
            names.append(await self._ask_name(question, len(names) + 1, names))
        return self._seating().checked_names(seats, names, wishes.seed)

    async def _ask_name(self, question: str, number: int, taken: Sequence[str]) -> str:
        self._console.say(question, number=number)
        while True:
            default = self._seating().made_up_name(number, taken)
            self._console.say("text-prompt-name", name=default)
            typed = (await self._console.hear()) or default
            first, _, rest = typed.partition(" ")
            command = self._desk.vocabulary.exact(first)
            if command is not None and (command.takes_words or not rest):
                if command.name in SETUP_COMMANDS:
                    self._obey(Ordered(command.name, rest), question, number=number)
                else:
                    self._console.say("text-name-is-command", typed=shortened(typed))
            elif len(typed) > _LONGEST_NAME or typed.casefold() in [name.casefold() for name in taken]:
                self._console.say("text-name-refused", longest=_LONGEST_NAME)
            else:
                return typed

    async def _ask_options(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """Ask for each of the game's table options that the flags leave open, the usual value first."""
        options = dict(given)
        for asked in self._game.description.questions(given):
            if asked[0].group:
                options |= await SeveralQuestion(self._console, self._desk, self._console.hear, asked).ask()
                continue
            (option,) = asked
            question = message("text-ask-option", about=message(option.about))
            answers = [self._value_words(option, value) for value in option.values]
            options[option.name] = option.values[await self._ask(question, answers)]
        return options

    def _value_words(self, option: TableOption, value: Json) -> Message:
        """Say a value of a table option."""
        return message(("text-yes" if value else "text-no") if option.is_switch else option.value_words(value))

    async def _ask(self, question: Message, answers: Sequence[Message], default: int = 0) -> int:
        """Ask a question that Enter alone answers, too."""
        return await ask_index(
            self._desk, question, lambda: [_option(self._console, answer) for answer in answers], default
        )


def _option(console: Console, answer: Message) -> WordedOption:
    words = console.words_of(answer)
    return WordedOption(words, words)


def setup_desk(game: Game, console: Console, *more_commands: str) -> Desk:
    """Give a desk for questions before there is a game."""
    desk = Desk(console, SETUP_COMMANDS.union(more_commands))
    desk.rules = RuleAnswers(game, console)
    return desk


async def ask_index(
    desk: Desk, question: Message, make_options: Callable[[], Sequence[WordedOption]], default: int = 0
) -> int:
    """Ask outside a game, with a default."""

    async def obey_game(_order: Ordered) -> bool:
        desk.console.say("text-no-game")
        return False

    menu = Menu(desk, lambda: question, make_options, default)
    menu.show()
    index = await menu.ask(obey_game, desk.console.hear)
    assert index is not None
    return index
