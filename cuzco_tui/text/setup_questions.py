"""A new game by a few questions: whatever the flags leave open is asked, each with a default."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from cuzco_tui.game import Game, Json, TableOption
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.answers import WordedOption, fold, shortened
from cuzco_tui.play.last_setup import is_newcomer, keep_last_setup, read_last_setup
from cuzco_tui.play.seating import ME, Plan, Seating, Wishes
from cuzco_tui.store.protocol import Store
from cuzco_tui.text.commands import Ordered, Unclear
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.rule_answers import RuleAnswers

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
        self._last = read_last_setup(game.description)[0]
        """How the last game was set up, if anybody remembers."""

    async def plan(self, wishes: Wishes) -> Plan:
        """Complete the wishes; with all seats given nothing is asked."""
        if wishes.seats is not None:
            return self._seating().plan(wishes)
        if wishes.players is not None:
            self._seating().check_count(wishes.players)
        count = wishes.players or await self._ask_players()
        seats = await self._ask_seats(count)
        given = await self._ask_names(seats, wishes)
        names = self._seating().checked_names(seats, given, wishes.seed)
        last = self._last
        colours = last.colours if last is not None and len(last.colours) == count else ()
        plan = Plan(seats, names, await self._ask_options(wishes.options), colours)
        made_up = [self._seating().made_up_name(number, ()) for number in range(1, count + 1)]
        typed = ["" if name in made_up else name for name in given]
        keep_last_setup(self._game.description, plan, (*typed, *[""] * (count - len(typed))))
        return plan

    def _seating(self) -> Seating:
        """Give the checks of seats and names in the language that is spoken now."""
        return Seating(self._game, self._console.words)

    async def _ask_players(self) -> int:
        counts = self._game.description.seat_counts
        return await self._ask_count(
            "text-ask-players", counts, counts[0] if self._last is None else len(self._last.seats)
        )

    async def _ask_seats(self, count: int) -> tuple[str, ...]:
        """Ask how many people there are, and which bot plays the rest."""
        last = 1 if self._last is None else min(count, self._last.seats.count(ME))
        people = await self._ask_count("text-ask-people", range(count + 1), last)
        return (*(ME for _ in range(people)), *await self._ask_bots(people, count - people))

    async def _ask_bots(self, people: int, count: int) -> tuple[str, ...]:
        """Ask which bots play: one for all of them, or one for each; as last time, where that fits."""
        description = self._game.description
        bots = description.bots
        last = () if self._last is None else tuple(seat for seat in self._last.seats if seat != ME)
        usual = last[0] if last else description.offered_bot(is_newcomer(description, self._store))
        if not count or len(bots) < 2:
            return (usual,) * count
        answers = [message(f"bot-{bot}") for bot in bots]
        default = bots.index(usual)
        if len(last) == count and len(set(last)) > 1:
            answers.append(message("text-bots-as-last", bots=last))
            default = len(bots)
        several: list[tuple[str, ...]] = []

        async def hear() -> str | None:
            while len(found := self._bots_in(typed := await self._console.hear())) > 1:
                if len(found) == count:
                    several.append(found)
                    return None
                self._console.say("text-bots-too-many", count=count)
            return typed

        question = message("text-ask-bots", people=people, count=count)
        index = await self._ask(question, answers, default, hear)
        if index is None:
            return several[0]
        return last if index == len(bots) else (bots[index],) * count

    def _bots_in(self, typed: str) -> tuple[str, ...]:
        """Give the bots that a line names by their names or numbers; none where a word of it names none."""
        names = {
            bot: (fold(bot), fold(self._console.words_of(message(f"bot-{bot}")))) for bot in self._game.description.bots
        }
        numbers = {str(number): bot for number, bot in enumerate(names, 1)}
        found: list[str] = []
        for word in typed.replace(",", " ").split():
            start = fold(word)
            fitting = [bot for bot, called in names.items() if start and any(each.startswith(start) for each in called)]
            bot = numbers.get(word) or next(iter(fitting), None)
            if bot is None:
                return ()
            found.append(bot)
        return tuple(found)

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
        last = () if self._last is None else self._last.names
        known = [
            name for name, seat in zip(last, () if self._last is None else self._last.seats, strict=False) if seat == ME
        ]
        names = list(wishes.names)
        while len(names) < seats.count(ME):
            question = "text-ask-name" if seats.count(ME) > 1 else "text-ask-own-name"
            remembered = known[len(names)] if len(names) < len(known) else ""
            names.append(await self._ask_name(question, len(names) + 1, names, remembered))
        return tuple(names)

    async def _ask_name(self, question: str, number: int, taken: Sequence[str], remembered: str = "") -> str:
        self._console.say(question, number=number)
        while True:
            is_free = remembered.casefold() not in [name.casefold() for name in taken]
            default = (is_free and remembered) or self._seating().made_up_name(number, taken)
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
        for option in self._game.description.options:
            if option.asked and option.name not in given:
                question = message("text-ask-option", about=message(option.about))
                answers = [self._value_words(option, value) for value in option.values]
                last = None if self._last is None else self._last.options.get(option.name)
                default = option.values.index(last) if last in option.values else 0
                index = await self._ask(question, answers, default)
                assert index is not None
                options[option.name] = option.values[index]
        return options

    def _value_words(self, option: TableOption, value: Json) -> Message:
        """Say a value of a table option."""
        return message(("text-yes" if value else "text-no") if option.is_switch else option.value_words(value))

    async def _ask(
        self,
        question: Message,
        answers: Sequence[Message],
        default: int = 0,
        hear: Callable[[], Awaitable[str | None]] | None = None,
    ) -> int | None:
        """Ask a question that Enter alone answers, too; None where `hear` found another answer."""
        make_options = partial(_options, self._console, answers)
        return await _menu_index(self._desk, question, make_options, default, hear or self._console.hear)


def _options(console: Console, answers: Sequence[Message]) -> list[WordedOption]:
    return [WordedOption(words, words) for words in map(console.words_of, answers)]


def setup_desk(game: Game, console: Console, *more_commands: str) -> Desk:
    """Give a desk for questions before there is a game."""
    desk = Desk(console, SETUP_COMMANDS.union(more_commands))
    desk.rules = RuleAnswers(game, console)
    return desk


async def ask_index(
    desk: Desk, question: Message, make_options: Callable[[], Sequence[WordedOption]], default: int = 0
) -> int:
    """Ask outside a game, with a default."""
    index = await _menu_index(desk, question, make_options, default, desk.console.hear)
    assert index is not None
    return index


async def _menu_index(
    desk: Desk,
    question: Message,
    make_options: Callable[[], Sequence[WordedOption]],
    default: int,
    hear: Callable[[], Awaitable[str | None]],
) -> int | None:
    async def obey_game(_order: Ordered) -> bool:
        desk.console.say("text-no-game")
        return False

    menu = Menu(desk, lambda: question, make_options, default)
    menu.show()
    return await menu.ask(obey_game, hear)
