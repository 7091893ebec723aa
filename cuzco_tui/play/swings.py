"""The moments that decided a game: the choices after which the scores lay furthest apart from where they lay before."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Game, Standing
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.table.history import History
from cuzco_tui.table.records import Past, current_round
from cuzco_tui.table.replay import start_again

MOST_MOMENTS: Final = 5


class Moment(NamedTuple):
    """A choice that brought some seats more VP than others."""

    step: int
    """So many choices stood once it was made."""
    round: int
    seat: int
    """Who chose."""
    gains: tuple[int, ...]
    """The VP that it brought each seat."""
    sources: Mapping[int, int]
    """What the seat that gained most got from each source, by the number of the source."""
    leads: int | None
    """The seat that was ahead of everybody afterwards and not before, None when nobody took the lead."""
    is_last: bool
    """Whether the game was over then, so that what is scored at its end is in it."""
    said: Message | None
    """The choice in words, where the VP came from it alone."""

    @property
    def swing(self) -> int:
        """By how much the scores of two seats moved apart."""
        return max(self.gains) - min(self.gains)

    @property
    def gainer(self) -> int:
        """The seat that gained most."""
        return self.gains.index(max(self.gains))


def moments_of(game: Game, past: Past, me: int | None = None) -> list[Moment]:
    """Find the moments that decided a game that was played, as told to one of its seats."""
    history = start_again(game, past.header, message("replay-save", game=""))
    return deciding_moments(history, past.choices, Names([seat.name for seat in past.header.seats], me))


def deciding_moments(history: History, choices: Iterable[tuple[int, str]], names: Names) -> list[Moment]:
    """Make these choices in a game and give the largest swings among them, in the order in which they came."""
    game = history.game
    before = game.ranking(history.state)
    found: list[Moment] = []
    for seat, text in choices:
        history.replay(seat, text)
        after = game.ranking(history.state)
        gains = _gains(before, after)
        if max(gains) > min(gains):
            moment = Moment(
                step=history.step,
                round=current_round(before),
                seat=seat,
                gains=gains,
                sources=_sources(before, after, gains.index(max(gains))),
                leads=_new_leader(before, after),
                is_last=history.decision is None,
                said=None,
            )
            found.append(moment)
        before = after
    largest = sorted(found, key=lambda moment: (-moment.swing, moment.leads is None, -moment.step))[:MOST_MOMENTS]
    largest.sort(key=lambda moment: moment.step)
    return [moment._replace(said=_said(history, moment, names)) for moment in largest]


def _said(history: History, moment: Moment, names: Names) -> Message | None:
    """Put the choice of a moment into words, if nobody but its seat gained by it and the game went on."""
    if moment.is_last or not moment.gains[moment.seat] or sum(map(bool, moment.gains)) > 1:
        return None
    game = history.game
    view = game.view(history.state_at(moment.step - 1), moment.seat)
    return game.narrator().option(history.played[moment.step - 1].choice, view, names)


def _gains(before: Sequence[Standing], after: Sequence[Standing]) -> tuple[int, ...]:
    had = {standing.seat: standing.score for standing in before}
    has = {standing.seat: standing.score for standing in after}
    return tuple(has[seat] - had[seat] for seat in sorted(has))


def _sources(before: Sequence[Standing], after: Sequence[Standing], seat: int) -> dict[int, int]:
    had = next(standing.sources for standing in before if standing.seat == seat)
    has = next(standing.sources for standing in after if standing.seat == seat)
    grown = {number: has[name] - had[name] for number, name in enumerate(has)}
    return {number: vp for number, vp in sorted(grown.items(), key=lambda item: -item[1]) if vp}


def _new_leader(before: Sequence[Standing], after: Sequence[Standing]) -> int | None:
    """Give the seat that alone has most VP now, if it had not before."""
    now = _ahead(after)
    return None if now == _ahead(before) else now


def _ahead(standings: Sequence[Standing]) -> int | None:
    best = max(standing.score for standing in standings)
    seats = [standing.seat for standing in standings if standing.score == best]
    return seats[0] if len(seats) == 1 else None
