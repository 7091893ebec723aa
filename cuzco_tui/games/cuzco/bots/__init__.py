"""The players that think: each gets a seat's view, the decision and a clock, and gives the index of an option."""

from cuzco_tui.game import BadOptions, Bot
from cuzco_tui.games.cuzco.description import CUZCO


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name."""
    if name == "master":
        from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
        from cuzco_tui.search.master import Master

        return Master(own_mind(), rival_minds(), seed)
    if name == "planner":
        from cuzco_tui.games.cuzco.bots.mind import own_mind
        from cuzco_tui.search.planner import Planner

        return Planner(own_mind(), seed)
    if name == "greedy":
        from cuzco_tui.games.cuzco.bots.greedy import greedy_bot

        return greedy_bot
    if name == "easy":
        from cuzco_tui.games.cuzco.bots.easy import EasyBot

        return EasyBot(seed)
    if name == "random":
        from cuzco_tui.games.cuzco.bots.chance import random_bot

        return random_bot(seed)
    raise BadOptions(f"There is no bot called {name!r}; the bots are: {', '.join(CUZCO.bots)}.")
