"""The registry of games: a description is quick to read; rules and screen are loaded when somebody needs them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, Final

from cuzco_tui.game import BadOptions, Description, Game
from cuzco_tui.messages import InWordsOf, Message, message

_TENANTS: Final = ("cuzco_tui.games.cuzco.description:CUZCO", "cuzco_tui.games.caral.description:CARAL")
"""Where the descriptions of the games are, the usual game first."""
_GUESTS: Final[dict[str, Description]] = {}


def descriptions() -> tuple[Description, ...]:
    """Describe all games, the usual one first."""
    return *(load(place) for place in _TENANTS), *_GUESTS.values()


def find_description(name: str) -> Description:
    """Describe a game by its name."""
    for description in descriptions():
        if description.name == name:
            return description
    known = tuple(description.name for description in descriptions())
    raise BadOptions(message("error-no-game", name=name, names=known))


def usual_game() -> str:
    """Name the game that is played when nobody names one."""
    return descriptions()[0].name


def in_words_of(name: str, said: Message) -> Message | InWordsOf:
    """Let something be said in the words of a game by its name; of one that is not here the house tells in its own."""
    words = next((description.words for description in descriptions() if description.name == name), None)
    return said if words is None else InWordsOf(words, said)


def title_of(name: str) -> str:
    """Give how people call a game, of one that is not here its name."""
    return next((description.title for description in descriptions() if description.name == name), name)


def has_several() -> bool:
    """Whether there is a choice between games."""
    return len(descriptions()) > 1


def find_game(name: str) -> Game:
    """Load the rules of a game by its name."""
    game: Game = load(find_description(name).game)()
    return game


def require_bot(game: Game, name: str) -> None:
    """See that a game has a bot of this name, or say why not; of one of another game whose it is."""
    try:
        game.make_bot(name, 0)
    except BadOptions:
        owner = owner_of_bot(name, game.description)
        if owner is None:
            raise
        values = {"bot": name, "owner": owner.title, "game": game.description.title, "name": owner.name}
        raise BadOptions(message("error-bot-elsewhere", **values)) from None


def owner_of_bot(name: str, chosen: Description) -> Description | None:
    """Describe the game that has a bot which the chosen one has not, None where there is none."""
    others = () if name in chosen.bots else descriptions()
    return next((other for other in others if name in other.bots), None)


@contextmanager
def guest(description: Description) -> Iterator[None]:
    """House one more game for a while."""
    _GUESTS[description.name] = description
    try:
        yield
    finally:
        del _GUESTS[description.name]


@cache
def load(place: str) -> Any:
    """Give what stands at `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
