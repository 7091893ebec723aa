"""What an ability gives step by step: khipus to the reserve and spaces on the knowledge track."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import Advance, parse_choice
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line

_SPACE: Final = 4
"""The columns of a space of the track, where there is room."""


class ReserveModal(CuzcoModal):
    """Asks whether another khipu goes to the reserve."""

    HEADING = "modal-reserve"
    SUBJECT = ("mask", "own")

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Tell where the khipus are."""
        me = self.me
        told = message("modal-reserve-khipus", mask=me.khipus, reserve=me.reserve, delivered=me.delivered.bit_count())
        return [self.line(told), *self.task_bars(view, width).draw(me.tasks)]


class AdvanceModal(CuzcoModal):
    """Asks how far one goes on the knowledge track."""

    HEADING = "panel-track"
    SUBJECT = ("track",)

    def rank(self, text: str) -> int:
        """The longest way first."""
        choice = parse_choice(text)
        return -choice.spaces if isinstance(choice, Advance) else 0

    def digit_of(self, text: str) -> int | None:
        """So many spaces, that key."""
        choice = parse_choice(text)
        return choice.spaces if isinstance(choice, Advance) else super().digit_of(text)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the track: where one stands, and the space under the cursor."""
        pointed, now = self.pointed, self.me.knowledge
        then = space_after(view, self.me, pointed.spaces) if isinstance(pointed, Advance) else now
        spaces: Line = []
        room = min(_SPACE, width // len(view.content.track_vp))
        for space in range(len(view.content.track_vp)):
            role = (
                f"on-seat-{self.seat} strong"
                if space == now
                else "on-gold strong"
                if space == then
                else "on-tile muted"
            )
            spaces.append((f"{space:>{room - 1}} ", role))
        return [spaces]

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the space under the cursor is worth."""
        pointed = self.pointed
        return [self.knowledge_line(pointed.spaces)] if isinstance(pointed, Advance) else []
