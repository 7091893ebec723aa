"""In which order options are met: near before far, ahead before back, without cards before with, what matters first."""

from collections.abc import Sequence
from typing import Final

from cuzco_tui.games.caral.engine.choices import (
    PLACE_ENVOY,
    Choice,
    MoveTo,
    OfCards,
    Offer,
    PlaceBuilder,
    PlacePriest,
    PlaceWorker,
    TakeCards,
)
from cuzco_tui.games.caral.engine.seen import Seen
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.options import actor, is_behind, move_cost, seen_at_decision

_ABOUT_CARDS: Final = frozenset(("ChooseCardsForMove", "ChooseCardsToDiscard", "ChooseCardsToTake"))
"""The kinds of decisions in which cards go or come."""
_PLACEMENTS: Final = frozenset(("ChooseAction", "ChoosePlaceForCarali"))
"""The decisions that may ask where a Carali goes."""
_WEIGHTS: Final[dict[type[Choice], int]] = {PlacePriest: 0, PlaceWorker: 1, PlaceBuilder: 3}
_ENVOY, _BEHIND, _ELSE = 2, 4, 5


def arranged(options: Sequence[Choice], view: PlayerView) -> Sequence[Choice]:
    """Put moves ahead before those back, Carali where they bring most first, cards that break no pair, small offerings.

    All else stays as it is.
    """
    if view.kind == "ChooseMove" and view.stack:
        return _moves(options, view)
    if view.kind in _PLACEMENTS:
        s = seen_at_decision(view)
        return sorted(options, key=lambda option: _weight(option, s))
    if view.kind == "ChooseOffering":
        return sorted(options, key=_offering)
    if view.kind in _ABOUT_CARDS and view.seat is not None:
        hand = view.players[view.seat].hand
        return sorted(options, key=lambda option: -pairs_after(option, hand))
    return options


def _weight(option: Choice, s: Seen) -> int:
    """Tell how late an option comes: priests, workers, emissaries, builders who can still build, those who cannot."""
    if isinstance(option, PlaceBuilder) and is_behind(s, s.content.index_of[option.place]):
        return _BEHIND
    return _ENVOY if option is PLACE_ENVOY else _WEIGHTS.get(type(option), _ELSE)


def _moves(options: Sequence[Choice], view: PlayerView) -> Sequence[Choice]:
    """Put moves ahead before those back, the useful and near ones first."""
    s = seen_at_decision(view)
    here = s.players[actor(s)].figure

    def order(option: Choice) -> tuple[int, int, int, int]:
        if not isinstance(option, MoveTo):
            return 2, 0, 0, 0
        index = s.content.index_of[option.place]
        return int(index < here), int(is_behind(s, index)), move_cost(s, index), abs(index - here)

    return sorted(options, key=order)


def _offering(option: Choice) -> tuple[int, int, int]:
    """Kind by kind, the fewest cards of each first, nothing at last."""
    return (0, option.kind, option.number) if isinstance(option, Offer) else (1, 0, 0)


def hand_after(option: Choice, hand: Sequence[int]) -> list[int]:
    """Give the hand after an option."""
    if not isinstance(option, OfCards):
        return list(hand)
    way = 1 if isinstance(option, TakeCards) else -1
    return [had + way * number for had, number in zip(hand, option.cards, strict=True)]


def pairs_after(option: Choice, hand: Sequence[int]) -> int:
    """Count the pairs in the hand after an option."""
    return sum(number // 2 for number in hand_after(option, hand))
