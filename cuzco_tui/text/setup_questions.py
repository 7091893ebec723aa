"""A new game by a few questions: whatever the flags leave open is asked, each with a default."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Game, GameError, Json
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.text.answers import Option
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu

ME: Final = "me"
_LONGEST_NAME: Final = 40


class Wishes(NamedTuple):
    """What the flags say about a new game; None where they say nothing."""

    players: int | None
    seats: Sequence[str] | None
    names: Sequence[str]
    options: Mapping[str, Json]


class Plan(NamedTuple):
    """A game to be made: who plays each seat (`me` or a bot), the names, and the table options."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, Json]


class SetupQuestions:
    """Asks one person for a new game."""

    def __init__(self, game: Game, console: Console) -> None:
        self._game = game
        self._console = console
        self._desk = Desk(console)

    def plan(self, wishes: Wishes) -> Plan:
        """Complete the wishes; with all seats given nothing is asked."""
        if wishes.seats is not None:
            seats = self._checked_seats(wishes)
            names = self._checked_names(seats, wishes.names)
            return Plan(seats, names, dict(wishes.options))
        if wishes.players is not None:
            self._check_count(wishes.players)
        count = wishes.players or self._ask_players()
        seats = self._ask_seats(count)
        names = self._ask_names(seats, wishes.names)
        return Plan(seats, names, self._ask_modules(count, wishes.options))

    def _checked_seats(self, wishes: Wishes) -> tuple[str, ...]:
        seats = tuple(seat.strip().lower() for seat in wishes.seats or ())
        for seat in seats:
            if seat != ME and seat not in self._game.bot_names:
                raise self._refusal("text-error-seat", seat=seat, bots=tuple(self._game.bot_names))
        if wishes.players not in (None, len(seats)):
            raise self._refusal("text-error-player-count", players=wishes.players or 0, seats=len(seats))
        self._check_count(len(seats))
        return seats

    def _check_count(self, count: int) -> None:
        if count not in self._game.seat_counts:
            counts = tuple(str(possible) for possible in self._game.seat_counts)
            raise self._refusal("text-error-counts", counts=counts, count=count)

    def _checked_names(self, seats: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
        """Give every seat a name of its own: the given ones in order, then made-up ones."""
        if len(given) > len(seats):
            raise self._refusal("text-error-names", names=len(given), seats=len(seats))
        names: list[str] = [name.strip() for name in given]
        for name in names:
            if [other.casefold() for other in names].count(name.casefold()) > 1:
                raise self._refusal("text-error-same-name", name=name)
        for number, seat in list(enumerate(seats, 1))[len(names) :]:
            names.append(self._made_up_name(number, seat, names))
        return tuple(names)

    def _made_up_name(self, number: int, seat: str, taken: Sequence[str]) -> str:
        """Name a person after the seat and a bot after itself, with a number when that name is taken."""
        if seat == ME:
            return self._console.words_of(message("text-default-name", number=number))
        name = seat.capitalize()
        used = [other.casefold() for other in taken]
        return name if name.casefold() not in used else f"{name} {number}"

    def _ask_players(self) -> int:
        counts = self._game.seat_counts
        index = self._ask(message("text-ask-players"), [message("text-players", count=count) for count in counts])
        return counts[index]

    def _ask_seats(self, count: int) -> tuple[str, ...]:
        """Ask how many people there are, and which bot plays the rest."""
        people = [*range(1, count + 1), 0]
        index = self._ask(message("text-ask-people"), [message("text-people", count=number) for number in people])
        bots = self._game.bot_names
        chosen = bots[0]
        if people[index] < count and len(bots) > 1:
            chosen = bots[self._ask(message("text-ask-bots"), [message("text-bot", bot=bot) for bot in bots])]
        return tuple(ME if seat < people[index] else chosen for seat in range(count))

    def _ask_names(self, seats: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
        """Ask several people for their names, so that they know whom to hand over to."""
        names = list(given)
        if seats.count(ME) > 1:
            while len(names) < seats.count(ME):
                names.append(self._ask_name(len(names) + 1, names))
        return self._checked_names(seats, names)

    def _ask_name(self, number: int, taken: Sequence[str]) -> str:
        default = self._made_up_name(number, ME, taken)
        self._console.say("text-ask-name", number=number)
        while True:
            self._console.say("text-prompt-name", name=default)
            typed = self._console.hear() or default
            order = self._desk.vocabulary.exact(typed)
            if order is not None:
                if not self._desk.obey(Ordered(order.name, "")):
                    self._no_game()
            elif len(typed) > _LONGEST_NAME or typed.casefold() in [name.casefold() for name in taken]:
                self._console.say("text-name-refused", longest=_LONGEST_NAME)
            else:
                return typed

    def _ask_modules(self, count: int, given: Mapping[str, Json]) -> dict[str, Json]:
        """Ask for each of the game's yes-or-no options that has a question in the locale files."""
        options = dict(given)
        for name, default in self._game.check_options(count, given).items():
            question = f"text-module-{name}"
            if name not in options and isinstance(default, bool) and question in self._console.words.entries:
                answers = [message("text-yes" if answer else "text-no") for answer in (default, not default)]
                options[name] = self._ask(message(question), answers) == (0 if default else 1)
        return options

    def _ask(self, question: Message, answers: Sequence[Message]) -> int:
        """Ask a question whose first answer is the default."""
        return ask_index(self._desk, question, lambda: [_option(self._console, answer) for answer in answers])

    def _no_game(self) -> None:
        self._console.say("text-no-game")

    def _refusal(self, id_: str, **values: Value) -> GameError:
        return GameError(self._console.words_of(message(id_, **values)))


def _option(console: Console, answer: Message) -> Option:
    words = console.words_of(answer)
    return Option(words, words)


def ask_index(desk: Desk, question: Message, make_options: Callable[[], Sequence[Option]]) -> int:
    """Ask outside a game, with the first option as the default."""

    def obey_game(_order: Ordered) -> bool:
        desk.console.say("text-no-game")
        return False

    menu = Menu(desk, lambda: question, make_options, default=0)
    menu.show()
    index = menu.ask(obey_game)
    assert index is not None
    return index
