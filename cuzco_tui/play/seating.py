"""Who sits where in a new game, and which saved games can go on: shared by the screen and the text mode.

What is wrong with somebody's wishes is a GameError in the words of their language.
"""

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from cuzco_tui.game import Description, Game, GameError, Json
from cuzco_tui.games import find_description, has_several, in_words_of, owner_of_bot, title_of, usual_game
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, Catalogue, Message, Value, catalogue, language_from, message
from cuzco_tui.table.seats import Seat, bot_names, spelt_name

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import GameSummary, Store
    from cuzco_tui.table.table import Table

ME: Final = "me"


class Wishes(NamedTuple):
    """What the flags say about a new game; None where they say nothing."""

    players: int | None
    seats: Sequence[str] | None
    names: Sequence[str]
    options: Mapping[str, Json]
    seed: int | None = None
    colours: Sequence[int | None] = ()
    """Which seat's colour each seat has, None for its own."""


NO_WISHES: Final = Wishes(None, None, (), {})


class Plan(NamedTuple):
    """A game to be made: who plays each seat (`me` or a bot), the names, and the table options."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: dict[str, Json]
    colours: tuple[int | None, ...] = ()


def chosen_game(args: Namespace) -> Description:
    """Describe the game that the flags name, or the usual one."""
    return find_description(args.game or usual_game())


def leaves_game_open(args: Namespace) -> bool:
    """Whether it is still to be asked which game is begun: several can be, and no flag speaks of one of them alone."""
    return has_several() and all(each is None for each in (args.game, args.seats, args.options, args.content))


def read_wishes(args: Namespace) -> Wishes:
    """Take the wishes for a new game from the flags."""
    return Wishes(args.players, _split(args.seats), _split(args.names) or (), dict(args.options or ()), args.seed)


def _split(text: str | None) -> list[str] | None:
    return None if text is None else [part.strip() for part in text.split(",")]


def flags_of_a_new_game(args: Namespace) -> list[str]:
    """Name the flags that were given and that only a new game can follow."""
    flags = {"--game": args.game, "--players": args.players, "--seats": args.seats, "--names": args.names}
    flags |= {"--seed": args.seed, "--content": args.content}
    flags |= {f"--{name.replace('_', '-')}": value for name, value in args.options or ()}
    return [flag for flag, value in flags.items() if value is not None]


def refuse_flags_beside_resume(args: Namespace, words: Catalogue) -> None:
    """A saved game goes on as it is: refuse the flags of a new one beside `--resume`."""
    given = flags_of_a_new_game(args)
    if args.resume is not None and given:
        raise GameError(words.say(message("setup-error-resume", flag=given[0])))


def refuse_bots_of_other_games(args: Namespace, words: Catalogue) -> None:
    """Where no flag names the game, say of a bot that only another one has whose it is."""
    chosen = chosen_game(args)
    for seat in (_split(args.seats) or ()) if args.game is None else ():
        if seat != ME and (owner := owner_of_bot(seat, chosen)) is not None:
            values = {"bot": seat, "owner": owner.title, "game": chosen.title, "name": owner.name}
            raise GameError(words.say(message("error-bot-elsewhere", **values)))


def chosen_language(wanted: str | None) -> str:
    """Give the language asked for by its code or name, else that of the settings, else that of the environment."""
    from cuzco_tui.play.settings_file import own_settings

    own = own_settings().language or language_from(None, os.environ)
    if not wanted:
        return own
    first = wanted.strip().casefold().replace("-", "_").split(".")[0].split("_")[0]
    for code in LANGUAGES:
        if first in (code, LANGUAGE_NAMES[code].casefold()):
            return code
    known = tuple(message("language-named", code=code, name=LANGUAGE_NAMES[code]) for code in LANGUAGES)
    raise GameError(catalogue(own).say(message("setup-error-language", typed=wanted, languages=known)))


class Seating:
    """Checks who shall sit where in a game."""

    def __init__(self, game: Game, words: Catalogue) -> None:
        self.game = game
        self.words = words

    def plan(self, wishes: Wishes) -> Plan:
        """Make a plan of wishes that name all seats."""
        seats = self.checked_seats(wishes)
        names = self.checked_names(seats, wishes.names, wishes.seed)
        return Plan(seats, names, dict(wishes.options), tuple(wishes.colours))

    def check(self, wishes: Wishes) -> None:
        """Refuse wishes that no game can follow, also those that leave something open."""
        if wishes.seats is not None:
            self.plan(wishes)
            return
        if wishes.players is not None:
            self.check_count(wishes.players)
        seats = wishes.players or max(self.game.description.seat_counts)
        if len(wishes.names) > seats:
            raise self._refusal("setup-error-names", names=len(wishes.names), seats=seats)

    def checked_seats(self, wishes: Wishes) -> tuple[str, ...]:
        """Give the seats when each is `me` or a bot and their number is possible."""
        seats = tuple(seat.strip().lower() for seat in wishes.seats or ())
        for seat in seats:
            if seat != ME and seat not in self.game.description.bots:
                raise self._refusal("setup-error-seat", seat=seat, bots=tuple(self.game.description.bots))
        if wishes.players not in (None, len(seats)):
            raise self._refusal("setup-error-player-count", players=wishes.players or 0, seats=len(seats))
        self.check_count(len(seats))
        return seats

    def check_count(self, players: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if players not in self.game.description.seat_counts:
            counts = tuple(str(possible) for possible in self.game.description.seat_counts)
            raise self._refusal("setup-error-counts", counts=counts, count=players)

    def checked_names(self, seats: Sequence[str], given: Sequence[str], seed: int | None = None) -> tuple[str, ...]:
        """Give every seat a name of its own: the given ones in order, and made-up ones where there is none.

        What bots are called follows from the seed of the game, where one is known.
        """
        if len(given) > len(seats):
            raise self._refusal("setup-error-names", names=len(given), seats=len(seats))
        names = [spelt_name(name.strip()) for name in given]
        for name in filter(None, names):
            if [other.casefold() for other in names].count(name.casefold()) > 1:
                raise self._refusal("setup-error-same-name", name=name)
        names += [""] * (len(seats) - len(names))
        for index, seat in enumerate(seats):
            if not names[index]:
                names[index] = self.made_up_name(index + 1, names) if seat == ME else next(bot_names(names, seed or 0))
        return tuple(names)

    def made_up_name(self, number: int, taken: Sequence[str]) -> str:
        """Name a person after the seat, with another number when that name is taken."""
        used = {other.casefold() for other in taken}
        possible = (self.words.say(message("default-name", number=other)) for other in count(number))
        return next(name for name in possible if name.casefold() not in used)

    def _refusal(self, id_: str, **values: Value) -> GameError:
        return GameError(self.words.say(message(id_, **values)))


def said_seat(seat: Seat) -> Value:
    """Say who sits somewhere: a name, and of a bot also that it is one and of which kind."""
    return seat.name if seat.bot is None else message("bot-named", name=seat.name, bot=seat.bot)


def any_seed() -> int:
    """Give a seed that nobody could foresee, nor find out by trying all of them against an opening hand."""
    return int.from_bytes(os.urandom(8)) >> 1


def new_table(game: Game, plan: Plan, seed: int, content: object, store: "Store") -> "Table":
    """Begin a saved game as planned."""
    from cuzco_tui.table.table import Table

    colours = (*plan.colours, *[None] * len(plan.seats))
    who = [
        Seat(name, "human" if seat == ME else "bot", None if seat == ME else seat, None if colour == number else colour)
        for number, (name, seat, colour) in enumerate(zip(plan.names, plan.seats, colours, strict=False))
    ]
    return Table.new(game, who, seed, options=plan.options, content=content, store=store)


def games_to_go_on_with(store: "Store") -> "list[GameSummary]":
    """Give the saved games that are not over, the last played first, and behind them those that cannot be opened."""
    open_games = [summary for summary in store.list_games() if not summary.finished]
    return sorted(open_games, key=lambda summary: summary.trouble is not None)


def describe_game(summary: "GameSummary", winners: Sequence[str] = ()) -> Message:
    """Tell who plays a saved game, how far it is and when it was played last, or why it cannot be opened.

    Where there are several games it begins with which one it is.
    """
    if summary.trouble is not None:
        return message("saved-trouble", game=summary.id, trouble=summary.trouble)
    names = tuple(seat.name for seat in summary.seats)
    played = f"{summary.played.astimezone():%Y-%m-%d %H:%M}"
    if summary.finished:
        won = "yes" if winners else "no"
        about = message("saved-finished", names=names, won=won, winners=tuple(winners), played=played, game=summary.id)
    else:
        about = message("saved-game", names=names, round=max(summary.round, 1), played=played, game=summary.id)
    if summary.taken_over:
        about = message("saved-what-if", about=about, origin=summary.taken_over)
    return with_title("saved-of-game", summary.game, about)


def names_in(summary: "GameSummary") -> str:
    """Give the names of those who play a saved game, by which it may be called too."""
    return " ".join(seat.name for seat in summary.seats)


def with_title(id_: str, name: str, said: Message) -> Message:
    """Let what is told of a game in its own words be told with how it is called, where there are several games."""
    return message(id_, game=title_of(name), said=in_words_of(name, said)) if has_several() else said
