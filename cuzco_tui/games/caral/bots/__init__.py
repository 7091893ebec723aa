"""The players that think: each gets a seat's view, the decision and a clock, and gives the index of an option."""

from cuzco_tui.game import BadOptions, Bot
from cuzco_tui.games.caral.description import CARAL


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name."""
    if name == "planner":
        from cuzco_tui.games.caral.bots.mind import own_mind
        from cuzco_tui.search.planner import Planner

        return Planner(own_mind(), seed)
    if name == "thumb":
        from cuzco_tui.games.caral.bots.thumb import ThumbBot

        return ThumbBot()
    if name == "random":
        from cuzco_tui.games.caral.bots.chance import random_bot

        return random_bot(seed)
    raise BadOptions(f"There is no bot called {name!r}; the bots are: {', '.join(CARAL.bots)}.")
