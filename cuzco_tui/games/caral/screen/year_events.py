"""What the end of a year brought everybody, gathered from what happened."""

from collections.abc import Sequence

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import (
    CARD_KINDS,
    FROM_CEREMONIES,
    FROM_PRIESTS,
    FROM_STATUS,
    FROM_YEAR_TILES,
    NOBODY,
)
from cuzco_tui.games.caral.engine.view import PlayerView, SeenPlayer

_OF_THE_MOOD = (events.CaraliLost, events.AlpacaReturned, events.CardsDiscarded, events.StoneLost, events.NothingToLose)


class SeatsYear:
    """What the end of a year brought one seat."""

    def __init__(self) -> None:
        self.kind = -1
        """The kind of its offering, -1 for nothing."""
        self.number = 0
        self.counts = 0
        """As how many cards it counts (CW-8)."""
        self.fame: dict[int, int] = {}
        """Fame by its sources."""
        self.cards = 0
        """Cards of the thanks of the gods."""
        self.came: list[int] = []
        """The cards that came to its hand after its offering, by kind, as far as they are seen."""
        self.gone = [0] * CARD_KINDS
        """The cards that the mood took from its hand, by kind."""

    def hand_before(self, player: SeenPlayer) -> tuple[int, list[int]]:
        """Give how many cards it had left when all had offered, and which ones, where that is seen."""
        size = player.hand_size - self.cards + sum(self.gone)
        if not any(player.hand):
            return size, []
        return size, [
            number - self.came.count(kind) + gone
            for kind, (number, gone) in enumerate(zip(player.hand, self.gone, strict=True))
        ]


class YearsEnd:
    """The end of a year: the ceremony, the mood, the year tile and the thanks of the gods."""

    def __init__(self, ended: events.YearEnded, seats: int) -> None:
        self.high = ended.seat
        self.by_architect = ended.by_architect
        self.seats = [SeatsYear() for _ in range(seats)]
        self.barred = -1
        self.bidder = NOBODY
        self.mood: list[events.Event] = []
        """How the mood was judged, and what it took."""
        self.tile: events.YearTileScored | None = None
        self.statuses: list[events.StatusTaken] = []
        self.next_start = NOBODY
        self.over = False

    def _is_loss(self, event: events.Event) -> bool:
        """Whether an event is what the mood took."""
        return isinstance(event, _OF_THE_MOOD) and bool(self.mood) and self.next_start == NOBODY

    def take_in(self, event: events.Event) -> None:
        """Note one event."""
        if isinstance(event, events.KindBarred):
            self.barred = event.kind
        elif isinstance(event, events.Offered):
            seat = self.seats[event.seat]
            seat.kind, seat.number, seat.counts = event.kind, event.number, event.counts
        elif isinstance(event, events.CeremonyHeld):
            self.bidder = event.bidder
        elif isinstance(event, events.MoodJudged) or self._is_loss(event):
            self.mood.append(event)
            if isinstance(event, events.CardsDiscarded):
                self.seats[event.seat].gone = list(event.cards)
        elif isinstance(event, events.YearTileScored):
            self.tile = event
        elif isinstance(event, events.NewStartPlayer):
            self.next_start = event.seat
        elif isinstance(event, events.GameEnded):
            self.over = True
        elif isinstance(event, events.StatusTaken):
            self.statuses.append(event)
        elif isinstance(event, events.CardsSeen):
            self.seats[event.seat].came += event.cards
        elif isinstance(event, events.CardsDrawn) and self.next_start != NOBODY:
            self.seats[event.seat].cards += event.number
        elif isinstance(event, events.FameChanged) and event.source in _SOURCES:
            fame = self.seats[event.seat].fame
            fame[event.source] = fame.get(event.source, 0) + event.amount


_SOURCES = (FROM_CEREMONIES, FROM_YEAR_TILES, FROM_PRIESTS, FROM_STATUS)


def years_end(happened: Sequence[events.Event], view: PlayerView) -> YearsEnd | None:
    """Give the end of the last year that ended, up to the next round; None before a year has ended."""
    ends = [index for index, event in enumerate(happened) if isinstance(event, events.YearEnded)]
    if not ends:
        return None
    ended = happened[ends[-1]]
    assert isinstance(ended, events.YearEnded)
    found = YearsEnd(ended, view.seats)
    for event in happened[ends[-1] + 1 :]:
        if isinstance(event, events.RoundStarted):
            break
        found.take_in(event)
    return found
