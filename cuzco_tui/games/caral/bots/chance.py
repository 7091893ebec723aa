"""The random bot: it takes any option."""

from random import Random

from cuzco_tui.game import Bot, Clock, Decision
from cuzco_tui.games.caral.engine.view import PlayerView


def random_bot(seed: int) -> Bot:
    """Make a bot that takes every option with the same chance, the same ones for the same seed."""
    chance = Random(seed)

    def choose(_view: PlayerView, decision: Decision, _clock: Clock) -> int:
        return int(chance.random() * len(decision.options))

    return choose
