"""The events tell all that happens: whoever only listens can lay the whole table out."""

from collections.abc import Callable
from typing import Any

import pytest

from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import BUILDER, ENVOY, FREE, NEUTRAL, PRIEST, SLED, WORKER
from cuzco_tui.games.caral.engine.events import CardsSeen, Event, NothingToOffer
from cuzco_tui.games.caral.engine.flow import apply
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers_random import SETUPS, VARIED_SETUPS, Setup, busy
from tests.long_runs import usual_among


class Listener:
    """Somebody who sees nothing of a game but its fresh state, and hears every event."""

    def __init__(self, s: State) -> None:
        self.places = s.content.index_of
        self.quarries = s.content.quarries
        self.large, self.small = s.content.large, s.content.small
        self.table = s.copy()

    def hear(self, event: Event) -> None:
        """Do on the own table what the event says."""
        handler: Callable[[Any], None] | None = getattr(self, f"_{type(event).__name__}", None)
        if handler is not None:
            handler(event)

    def _CaraliPlaced(self, event: Any) -> None:
        self._shift_carali(event, 1)

    def _CaraliTaken(self, event: Any) -> None:
        self._shift_carali(event, -1)

    _CaraliLost = _CaraliTaken

    def _shift_carali(self, event: Any, number: int) -> None:
        player = self.table.players[event.seat]
        player.carali -= number
        if event.role == WORKER:
            player.workers[self.quarries.index(self.places[event.place])] += number
        elif event.role == BUILDER:
            self.table.owner[self.places[event.place]] = event.seat if number > 0 else FREE
        elif event.role == PRIEST:
            self.table.priest[self.places[event.place]] += number
        else:
            assert event.role == ENVOY
            player.envoys += number

    def _NeutralLevelPlaced(self, event: Any) -> None:
        index = self.places[event.place]
        self.table.owner[index], self.table.target[index], self.table.built[index] = NEUTRAL, self.large, 1
        self.table.levels[self.large - 1] -= 1

    def _AlpacaPlaced(self, event: Any) -> None:
        self._shift_alpacas(event, 1)

    def _AlpacaReturned(self, event: Any) -> None:
        self._shift_alpacas(event, -1)

    def _shift_alpacas(self, event: Any, number: int) -> None:
        player = self.table.players[event.seat]
        player.alpacas -= number
        if event.pen == SLED:
            player.sled += number
        else:
            player.beasts += number

    def _StonesGained(self, event: Any) -> None:
        self.table.players[event.seat].stones += event.number
        assert event.number + event.lost > 0

    def _StoneLost(self, event: Any) -> None:
        self.table.players[event.seat].stones -= 1

    def _LevelBuilt(self, event: Any) -> None:
        index = self.places[event.place]
        self.table.built[index] += 1
        self.table.target[index] = event.size + event.height - 1
        self.table.levels[event.size - 1] -= 1
        self.table.players[event.seat].stones -= not event.free
        assert self.table.built[index] == event.height

    def _PyramidFinished(self, event: Any) -> None:
        self.table.finished += 1
        assert event.number == self.table.finished
        assert self.table.built[self.places[event.place]] == (self.large if event.large else self.small)

    def _CentralPyramidGrew(self, event: Any) -> None:
        self.table.height = event.height

    def _TileLaid(self, event: Any) -> None:
        self.table.laid[self.places[event.place]] = event.tile
        self.table.progress[self.table.progress.index(event.tile)] = -1

    def _AnacondaMoved(self, event: Any) -> None:
        self.table.anaconda = self.places[event.place]

    def _EmissaryLevelFinished(self, event: Any) -> None:
        player = self.table.players[event.seat]
        player.level, player.envoys, player.beasts = event.level, 0, 0

    def _MarkerTaken(self, event: Any) -> None:
        assert event.holder == self.table.marker
        self.table.marker = event.seat

    def _StatusTaken(self, event: Any) -> None:
        self.table.status_by[self.table.statuses.index(event.card)] = event.seat

    def _FameChanged(self, event: Any) -> None:
        self.table.players[event.seat].fame += event.amount

    def _FigureMoved(self, event: Any) -> None:
        player = self.table.players[event.seat]
        assert player.figure == self.places[event.origin]
        player.figure = self.places[event.place]

    def _ArchitectMoved(self, event: Any) -> None:
        assert self.table.architect == self.places[event.origin]
        self.table.architect = self.places[event.place]

    def _CardsDrawn(self, event: Any) -> None:
        self.drawn = event.number

    def _CardsSeen(self, event: Any) -> None:
        assert len(event.cards) == self.drawn
        for card in event.cards:
            self.table.players[event.seat].hand[card] += 1

    def _CardsTaken(self, event: Any) -> None:
        self._shift_cards(event.seat, event.cards, -1)

    def _CardsDiscarded(self, event: Any) -> None:
        self._shift_cards(event.seat, event.cards, 1)

    def _PairPlayed(self, event: Any) -> None:
        couple = (0, 1) if event.ability < 2 else (2, 3)
        cards = [0, 0, 0, 0]
        for kind in couple if event.mixed else (event.ability, event.ability):
            cards[kind] += 1
        self._shift_cards(event.seat, cards, 1)

    def _shift_cards(self, seat: int, cards: Any, sign: int) -> None:
        for kind, number in enumerate(cards):
            self.table.players[seat].hand[kind] -= sign * number
            self.table.discards[kind] += sign * number

    def _Offered(self, event: Any) -> None:
        if event.number:
            self.table.players[event.seat].hand[event.kind] -= event.number

    def _OfferingsDiscarded(self, event: Any) -> None:
        self.table.discards = [lies + more for lies, more in zip(self.table.discards, event.cards, strict=True)]

    def _KindBarred(self, event: Any) -> None:
        self.table.discards[event.kind] += 1

    def _PileReshuffled(self, event: Any) -> None:
        assert event.cards == sum(self.table.discards)
        self.table.discards = [0, 0, 0, 0]

    def _YearEnded(self, event: Any) -> None:
        self.table.players[event.seat].calls += not event.by_architect

    def _YearStarted(self, event: Any) -> None:
        assert event.year == self.table.year + 1
        self.table.year, self.table.round = event.year, 0
        assert self.table.year == 1 or event.start == self.table.start

    def _NewStartPlayer(self, event: Any) -> None:
        self.table.start, self.table.architect = event.seat, 0
        for player in self.table.players:
            player.figure = 0

    def _RoundStarted(self, event: Any) -> None:
        assert event.year == self.table.year
        self.table.round = event.round


BOARD = (
    "anaconda",
    "architect",
    "built",
    "discards",
    "finished",
    "height",
    "laid",
    "levels",
    "marker",
    "owner",
    "priest",
    "progress",
    "round",
    "start",
    "status_by",
    "target",
    "year",
)
PLAYER = (
    "alpacas",
    "beasts",
    "calls",
    "carali",
    "envoys",
    "fame",
    "figure",
    "hand",
    "level",
    "sled",
    "stones",
    "workers",
)


@pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)
def test_the_events_alone_lay_the_whole_table_out_after_every_choice(setup: Setup) -> None:
    s = setup._replace(max_years=8).game(15)
    listener = Listener(s)
    player = busy(15)
    while s.options:
        log: list[Event] = []
        apply(s, player(s), log)
        for event in log:
            listener.hear(event)
        heard = {name: getattr(listener.table, name) for name in BOARD}
        assert heard == {name: getattr(s, name) for name in BOARD}
        for ours, theirs in zip(listener.table.players, s.players, strict=True):
            assert {name: getattr(ours, name) for name in PLAYER} == {name: getattr(theirs, name) for name in PLAYER}


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_only_the_cards_that_somebody_draws_or_cannot_offer_are_private(setup: Setup) -> None:
    """CC-8."""
    s = setup._replace(max_years=4).game(16)
    player = busy(16)
    log: list[Event] = []
    while s.options:
        apply(s, player(s), log)
    assert any(isinstance(event, CardsSeen) for event in log)
    for event in log:
        assert event.private_to == (event.seat if isinstance(event, CardsSeen | NothingToOffer) else None)


def test_an_event_is_a_fact_and_cannot_be_changed() -> None:
    s = Setup(3, ()).game(1)
    log: list[Event] = []
    apply(s, parse_choice("builder site-1"), log)
    with pytest.raises(AttributeError, match="cannot be changed"):
        log[0].seat = 3  # type: ignore[attr-defined]
