"""What an ability gives step by step: khipus to the reserve and spaces on the knowledge track."""

from cuzco_tui.games.cuzco.engine.choices import Advance
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line


class ReserveModal(CuzcoModal):
    """Asks whether another khipu goes to the reserve."""

    HEADING = "modal-reserve"

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Tell where the khipus are."""
        me = self.me
        told = message("modal-reserve-khipus", mask=me.khipus, reserve=me.reserve, delivered=me.delivered.bit_count())
        return [self.line(told), *self.task_bars(view, width).draw(me.tasks)]


class AdvanceModal(CuzcoModal):
    """Asks how far one goes on the knowledge track."""

    HEADING = "panel-track"

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the space under the cursor is worth."""
        pointed = self.pointed
        return [self.knowledge_line(pointed.spaces)] if isinstance(pointed, Advance) else []
