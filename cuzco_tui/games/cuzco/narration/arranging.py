"""In which order options are met: plain ones before those that cost a card, and what is usual first."""

from collections.abc import Hashable, Sequence
from typing import Final

from cuzco_tui.games.cuzco.engine.choices import DECLINE, Choice, PlacePriest, UseAbility, UsePututu
from cuzco_tui.games.cuzco.engine.decisions import CARD_DECISIONS
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.view import PlayerView

_ONE_LIST: Final = frozenset(
    {"ChooseExchange", "ChooseGood", "ChooseAbility", "ChooseFeather", "ChooseGodCard", "ChooseTileToRaise"}
)
"""The decisions that are asked again and again while one takes several things from one list."""


def arranged(options: Sequence[Choice], view: PlayerView) -> Sequence[Choice]:
    """Put plain options before those with a surcharge, and declining first where a card would be paid for the rest.

    Steps come from the lowest on, so that the number of an option is that of its step.
    """
    if view.kind in CARD_DECISIONS:
        return sorted(options, key=lambda option: option.text != DECLINE.text)
    if any(_has_surcharge(option) for option in options):
        return sorted(options, key=lambda option: (_has_surcharge(option), _step(option)))
    if view.kind == "ChooseStep":
        return sorted(options, key=_step)
    return options


def _step(option: Choice) -> int:
    return option.step if isinstance(option, PlacePriest) else 0


def _has_surcharge(option: Choice) -> bool:
    """Whether an option costs a card or a pututu besides what it is for."""
    if isinstance(option, UseAbility):
        return bool(option.boosted)
    return isinstance(option, UsePututu) or bool(cards_played(option))


def same_list(view: PlayerView) -> Hashable | None:
    """Give what is the same for questions of one exchange, one market or one use of people."""
    if view.kind not in _ONE_LIST:
        return None
    placed = sum(space >= 0 for space in view.dice_at)
    return view.seat, view.kind, view.round, view.phase, placed
