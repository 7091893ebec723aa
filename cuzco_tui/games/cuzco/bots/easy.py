"""The easy bot: it weighs things as somebody does in a first game, and overlooks what is overlooked then.

It likes to place its highest die first, sees a task only when one thing is missing, minds neither what a good costs nor
what a card could do, and of moves that look alike takes the other one now and then.
"""

from random import Random
from typing import Any, Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.greedy import price
from cuzco_tui.games.cuzco.bots.worth import Prices, Worth
from cuzco_tui.games.cuzco.engine.choices import FulfilTask, PlaceDie, PlacePriest, PlayCard
from cuzco_tui.games.cuzco.engine.view import PlayerView

FIRST_GAME: Final = Prices(
    step=0.9, village=1.3, slot=0.9, food=0.5, task=0.6, house=0.3, tile=0.6, knowledge=0.7, circlet=1.0, die_pip=-0.7
)
"""VP that one can see are dear, what pays later is cheap, and a high die is one to begin with."""
FORGETS_CARDS: Final = 0.7
"""How often it thinks of none of its cards for a whole round."""
WAVERS: Final = 0.45
"""How often it takes the second of moves that look alike."""
ALIKE: Final = 2.5
"""By so many VP moves may differ to look alike."""


class FirstGameWorth(Worth):
    """Prices things as they look in a first game."""

    def towards_tasks(self, *aims: tuple[str, int]) -> float:
        """See a task when one thing is missing; what is further off is for another round."""
        near = [(row, have) for row, have in self.tasks if row.need - have == 1]
        far, self.tasks = self.tasks, near
        found = super().towards_tasks(*aims)
        self.tasks = far
        return found

    def good(self, good: int) -> float:
        """Look at the VP of a good and not at what it costs."""
        return float(self.content.good_vp[good])


class EasyBot:
    """Plays in good cheer; the same seed makes the same mistakes."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._round = -1
        self._forgets_cards = False

    def __call__(self, view: PlayerView, decision: Decision, _clock: Clock, /) -> int:
        """Take what looks best, or now and then what looks nearly as good."""
        if view.round != self._round:
            self._round = view.round
            self._forgets_cards = self._chance.random() < FORGETS_CARDS
        wavers = self._chance.random() < WAVERS
        thought_of = [
            (index, option)
            for index, option in enumerate(decision.options)
            if not (self._forgets_cards and takes_a_card(option))
        ]
        worth = FirstGameWorth(view, decision.seat, FIRST_GAME)
        looks = sorted((-price(worth, option, view), index) for index, option in thought_of)
        if wavers and len(looks) > 1 and looks[1][0] - looks[0][0] <= ALIKE:
            return looks[1][1]
        return looks[0][1] if looks else 0


def takes_a_card(option: Any) -> bool:
    """Say whether an option is possible only by a god card."""
    if isinstance(option, PlaceDie):
        return bool(option.bypass or option.help_via)
    return isinstance(option, PlayCard | PlacePriest | FulfilTask) and bool(option.via)
