"""The status cards: who first meets their condition takes them."""

from cuzco_tui.games.caral.engine.codes import NOBODY
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as width_of
from cuzco_tui.widths import padded


class StatusCards(Panel):
    """Shows name, condition and fame of each card, and who has it."""

    TITLE = "panel-status"
    RULE = "CS-2"
    FITS = True
    INSET = 1

    def __init__(self) -> None:
        super().__init__(id="status")

    def shown(self, view: PlayerView) -> object:
        """The cards and who took them."""
        return tuple(view.statuses), tuple(view.status_by)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw each card in two lines where there is room for all, else in one."""
        letters = seat_letters(self.names.names)
        roomy = self.rows >= 2 * len(view.statuses)
        named = [self.say(say.status(card)) for card in view.statuses]
        longest = max(map(width_of, named), default=0)
        lines: list[Line] = []
        for card, by, name in zip(view.statuses, view.status_by, named, strict=True):
            taken = by != NOBODY
            fame = f" +{view.content.statuses[card].fame} "
            head: Line = [
                (
                    f" {letters[by]} " if taken else fame.center(3),
                    f"on-seat-{by} strong" if taken else "on-tile strong",
                ),
                (f" {padded(name, longest)}", "muted" if taken else "strong"),
            ]
            asks = self.say(say.status_asks(card, view.content))
            if not roomy:
                close: Line = [head[0], (f" {name}", head[1][1])]
                fits = next((each for each in (head, close) if cells(each) + 2 + width_of(asks) <= width), None)
                lines.append([*fits, (f"  {asks}", "muted")] if fits is not None else head)
                continue
            lines.append(head)
            lines += folded([(f"     {asks}", "muted")], width, 5)[:1]
        return lines[: max(1, self.rows)]
