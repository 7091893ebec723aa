"""A sitting at a game that was played: it shows the table as it was at a step, and nothing can be chosen there."""

from collections.abc import Callable, Sequence
from typing import Any

from cuzco_tui.game import GameError, Reason
from cuzco_tui.messages import Names, message
from cuzco_tui.play.news import Ear
from cuzco_tui.play.replay import Replay
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.chair import Position, TableFacts
from cuzco_tui.table.news import ALL_SEEING, NOTHING_HEARD, Audience, Happened, Report
from cuzco_tui.table.table import UndoBar


class NamesForAll(Names):
    """Names the seats to nobody in particular, while the things of one of them are in front."""

    def __call__(self, seat: int) -> str:
        """Name a seat."""
        return self.names[seat]


class PastChair:
    """A chair at a game that was played, from which one only looks."""

    opened = 0

    def __init__(self, replay: Replay, position: Position) -> None:
        header = replay.saved.header
        self.seat: int | None = None
        self.table = TableFacts(replay.id, header.game, header.rules, header.options, header.seats, hints=False)
        self.position = position

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Nothing happens any more."""

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell nothing: what happened is asked for step by step."""
        return Report(max(after, 0), self.position.step, ())

    async def play(self, _text: str, _step: int, /) -> Position:
        """Refuse a choice."""
        raise GameError(message("error-replay-only-looks"))

    async def undo(self, _step: int, /) -> Position:
        """Refuse to take anything back."""
        raise GameError(message("error-replay-only-looks"))

    async def why_not(self) -> list[Reason]:
        """Nothing is to be chosen."""
        return []

    async def better_hint(self, _plan: Sequence[str] = ()) -> None:
        """Nothing is to be chosen."""

    async def set_pause(self, seconds: float) -> None:
        """Nobody moves."""

    async def hurry(self) -> None:
        """Nobody moves."""

    async def wait_after(self, part: Callable[[Any], int], seen: int) -> None:
        """Nobody moves."""

    async def go_on(self) -> None:
        """Nothing stands still."""

    async def leave(self) -> None:
        """Nobody sits here."""


class LookingBack(Sitting):
    """Looks at a replay with some eyes, at one step after the other."""

    def __init__(self, replay: Replay, step: int = 0) -> None:
        self.replay = replay
        self.eyes: Audience = replay.own
        self.at = min(max(step, 0), replay.last)
        """The step at which the game is shown."""
        self._past = PastChair(replay, self._position_at(self.at))
        super().__init__(replay.game, (), self._past)
        self.go_to(self.at)

    def go_to(self, step: int) -> None:
        """Show the game at a step."""
        self.at = min(max(step, 0), self.replay.last)
        self._past.position = self._position_at(self.at)
        self.seat = self.eyes if isinstance(self.eyes, int) else None

    def look_with(self, eyes: Audience) -> None:
        """See the same step with other eyes."""
        self.eyes = eyes
        self.go_to(self.at)

    def happened(self, after: int, until: int) -> list[Happened]:
        """Give what these eyes could see happen after a step and up to another; the set-up belongs to the first one."""
        steps = range(max(after + 1, 0), until + 1)
        return [Happened(0, step, event) for step in steps for event in self.replay.events(step, self.eyes)]

    @property
    def chair(self) -> PastChair:
        """The one chair there is."""
        return self._past

    @property
    def ear(self) -> Ear:
        """Has heard nothing: what happened is asked for step by step."""
        return self.ears[None]

    @property
    def shown_names(self) -> Names:
        """Who sits where, and whose things are in front: one's own, else those of whoever chose last."""
        if self.eyes is not ALL_SEEING:
            return self.names
        return NamesForAll(self.all_names, self.replay.seat_of(self.at, ALL_SEEING))

    def _position_at(self, step: int) -> Position:
        replay = self.replay
        return Position(
            version=step,
            number=step,
            step=step,
            view=replay.view(step, self.eyes),
            turn=replay.due(step),
            decision=None,
            undo_bar=UndoBar.GAME_OVER,
            standings=tuple(replay.scores(step)),
        )
