"""What the greedy bot would advise: its prices of all options, the best first, and what it looked at."""

from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.bots.greedy import price
from cuzco_tui.games.cuzco.bots.worth import Worth
from cuzco_tui.games.cuzco.engine.choices import DiscardTask, PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView

ADVISER: Final = "greedy"
"""The bot that is asked."""


class Priced(NamedTuple):
    """The index of an option, and what the bot thinks it is worth in VP."""

    option: int
    worth: float


class Advice(NamedTuple):
    """All options, the best first, and what matters for the best: its action, the kind of decision, or nothing."""

    ranked: tuple[Priced, ...]
    matters: str


def advise(view: PlayerView, seat: int) -> Advice:
    """Price the options of a seat that must decide; the first of equals comes first."""
    worth = Worth(view, seat)
    prices = [price(worth, option, view) for option in view.options]
    ranked = sorted((Priced(index, worth) for index, worth in enumerate(prices)), key=lambda priced: -priced.worth)
    best = view.options[ranked[0].option]
    if isinstance(best, PlaceDie):
        matters = ACTION_NAMES[best.action]
    else:
        matters = "" if isinstance(best, DiscardTask) else view.kind
    return Advice(tuple(ranked), matters)
