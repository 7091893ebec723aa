"""The status cards: who first meets their condition takes them."""

from cuzco_tui.games.caral.engine.codes import NOBODY
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.games.caral.screen.panels.module_panel import ModulePanel
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells as width_of


class StatusCards(ModulePanel):
    """Shows name, condition and fame of each card, and who has it."""

    TITLE = "panel-status"
    RULE = "CS-2"

    def __init__(self) -> None:
        super().__init__(id="status")

    def shown(self, view: PlayerView) -> object:
        """The cards and who took them."""
        return tuple(view.statuses), tuple(view.status_by)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw each card in two lines where there is room for all, else in one where it has room there."""
        letters = seat_letters(self.names.names)
        roomy = self.rows >= 2 * len(view.statuses)
        named = [self.say(say.status(card)) for card in view.statuses]
        longest = max(map(width_of, named), default=0)
        lines: list[Line] = []
        for card, by, name in zip(view.statuses, view.status_by, named, strict=True):
            taken = by != NOBODY
            badge = f" {letters[by]} " if taken else f"+{view.content.statuses[card].fame} "
            head: Line = [(badge, f"on-seat-{by} strong" if taken else "on-tile strong")]
            style = "muted" if taken else "strong"
            asks = self.say(say.status_asks(card, view.content))
            room = width - cells(head) - 1 - width_of(asks)
            gap = next((gap for gap in (longest - width_of(name) + 2, 2, 1) if width_of(name) + gap <= room), 0)
            if gap and not roomy:
                lines.append([*head, (f" {name}", style), (" " * gap + asks, "muted")])
            else:
                lines += [[*head, (f" {name}", style)], *folded([(f"    {asks}", "muted")], width, 4)]
        return lines[: max(1, self.rows)]
