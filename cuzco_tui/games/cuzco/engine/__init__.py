"""The rules of Cuzco as a deterministic engine: plain data, one pending decision, one way forward."""

from cuzco_tui.games.cuzco.engine.choices import Choice, parse_choice
from cuzco_tui.games.cuzco.engine.flow import apply, play
from cuzco_tui.games.cuzco.engine.setup import new_game
from cuzco_tui.games.cuzco.engine.state import Player, State

__all__ = ["Choice", "Player", "State", "apply", "new_game", "parse_choice", "play"]
