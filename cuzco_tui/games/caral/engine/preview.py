"""What the one who decides can know before choosing, and what the screen shows of rules that count something."""

from functools import lru_cache
from typing import Final, NamedTuple

from cuzco_tui.games.caral.engine import ceremony, flow, years
from cuzco_tui.games.caral.engine.choices import Choice, MoveTo
from cuzco_tui.games.caral.engine.codes import CENTRE, COUNT_NAMES, NOBODY, OFFERING_TILE, TURNS, YEARS
from cuzco_tui.games.caral.engine.decisions import FIRST
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.path import distances, next_action_space, reach
from cuzco_tui.games.caral.engine.seen import seen_state
from cuzco_tui.games.caral.engine.state import Player as Player
from cuzco_tui.games.caral.engine.supplies import emissary_tile
from cuzco_tui.games.caral.engine.turn import spaces_to_go
from cuzco_tui.games.caral.engine.view import PlayerView

_KEPT: Final = 64
_CARDS: Final = COUNT_NAMES.index("cards")


class Going(NamedTuple):
    """How a figure comes to a place."""

    spaces: int
    cards: int
    """So many cards must be discarded for it (CM-11)."""


def is_last_year(view: PlayerView) -> bool:
    """Tell whether it is certain that the game ends with this year (CE-1, CE-3)."""
    by_pyramids = view.finished >= len(view.content.finish_fame)
    return view.year > 0 and (by_pyramids or 0 < view.max_years <= view.year)


@lru_cache(maxsize=4)
def ways_to_go(view: PlayerView) -> dict[str, Going]:
    """Give every place to which the one who decides can move now, with what it takes; empty when no move is asked."""
    if view.seat is None or view.kind != "ChooseMove":
        return {}
    s, which = seen_state(view), view.stack[-1][2]
    free = reach(s, view.seat) if which == FIRST else spaces_to_go(s, view.seat, which)
    found = distances(s, view.seat, spaces_to_go(s, view.seat, which))
    offered = {choice.place for choice in view.options if isinstance(choice, MoveTo)}
    places = view.content.places
    return {
        places[index]: Going(spaces, max(0, spaces - free))
        for index, spaces in found.items()
        if places[index] in offered
    }


@lru_cache(maxsize=_KEPT)
def player_after(view: PlayerView, choice: Choice) -> Player | None:
    """Give the decider as it would be when its next decision comes or its turn is over, None outside of turns.

    Which cards would be drawn nobody knows: only how many there are in the hand counts.
    """
    if view.seat is None or view.decider != view.seat or view.phase != TURNS:
        return None
    s = imagine(view, 0)
    flow.play_on(s, choice)
    return s.players[view.seat]


def architect_after(view: PlayerView, steps: int) -> str:
    """Name the place to which so many steps would bring the architect (CY-3)."""
    s, index = seen_state(view), view.architect
    for _ in range(steps):
        if view.content.kinds[index] != CENTRE:
            index = next_action_space(s, index)
    return view.content.places[index]


class Bids(NamedTuple):
    """What the offerings of a ceremony count so far."""

    counts: tuple[int, ...]
    highest: int
    """The seat that leads, or NOBODY."""

    @property
    def most(self) -> int:
        """What the highest offering counts."""
        return self.counts[self.highest] if self.highest != NOBODY else 0


def bids_of(view: PlayerView) -> Bids:
    """Count the offerings so far (CJ-4, CW-8)."""
    s = seen_state(view)
    return Bids(tuple(ceremony.bid(s, seat) for seat in range(view.seats)), ceremony.highest_bidder(s))


def bid_with(view: PlayerView, seat: int, number: int) -> int:
    """Count so many cards of a seat (CW-8)."""
    s = seen_state(view)
    return number + 1 if number and emissary_tile(s, s.players[seat]) == OFFERING_TILE else number


def mood_now(view: PlayerView) -> int:
    """Give the mood card that is face up this year (CL-1)."""
    return ceremony.mood_in_force(seen_state(view))


def tile_of_year(view: PlayerView) -> int | None:
    """Give the year tile that counts this year, None where there is none (CT-1, CT-6)."""
    year = max(1, view.year)
    return view.years[year - 1] if view.modules & YEARS and year <= len(view.years) else None


def year_tile_counts(view: PlayerView, tile: int) -> list[int]:
    """Count what a year tile counts for each seat; cards in hand are no secret but for their kinds (CT-2, CC-8)."""
    if view.content.years[tile].counts == _CARDS:
        return [player.hand_size for player in view.players]
    return years.year_counts(seen_state(view), tile)
