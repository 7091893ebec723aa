"""The registry of games: a description is quick to read; rules and screen are loaded when somebody needs them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, Final

from cuzco_tui.game import BadOptions, Description, Game
from cuzco_tui.messages import message

_TENANTS: Final = ("cuzco_tui.games.cuzco.description:CUZCO",)
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


def find_game(name: str) -> Game:
    """Load the rules of a game by its name."""
    game: Game = load(find_description(name).game)()
    return game


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
