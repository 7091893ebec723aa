"""The games this house can host."""

from cuzco_tui.game import BadOptions, Game

GAME_NAMES = ("cuzco",)


def find_game(name: str) -> Game:
    """Load a game by its name."""
    if name == "cuzco":
        from cuzco_tui.games.cuzco.game import Cuzco

        return Cuzco()
    raise BadOptions(f"There is no game called {name!r}; the games are: {', '.join(GAME_NAMES)}.")
