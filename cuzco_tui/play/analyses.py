"""The analyses of one game that was played: whose turns may be analysed, and what was found, each seat once."""

from collections.abc import Callable
from contextlib import aclosing

from cuzco_tui.game import Judgement
from cuzco_tui.play.analysis import Analysis, Progress, analyse
from cuzco_tui.play.replay import Replay


class Analyses:
    """Analyses the turns of one seat after the other, and keeps what came of it."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.found: dict[int, Analysis] = {}
        """What was found, by seat."""
        self._judged: dict[int, dict[int, Judgement]] = {}
        """What was judged of each seat's choices, also when it was stopped."""

    @property
    def seats(self) -> list[int]:
        """The seats whose turns may be analysed: all when the game is over, before only that of whoever looks."""
        return [eyes for eyes in self.replay.eyes if isinstance(eyes, int)]

    def first_seat(self) -> int | None:
        """Give the seat with which one begins: the own one, else the first person's; None where there is none."""
        seats = self.seats
        wanted = [self.replay.own, *self.replay.people]
        return next((seat for seat in wanted if isinstance(seat, int) and seat in seats), next(iter(seats), None))

    async def of(self, seat: int, tell: Callable[[Progress], None]) -> Analysis:
        """Give the analysis of a seat's turns, and tell how far it is while it is made; who cancels this stops it."""
        if seat not in self.found:
            async with aclosing(analyse(self.replay, seat, known=self._judged.setdefault(seat, {}))) as steps:
                async for step in steps:
                    if isinstance(step, Progress):
                        tell(step)
                    else:
                        self.found[seat] = step
        return self.found[seat]
