"""The mood of the gods and the year tiles: what this year's ceremony is judged by, and what its end rewards."""

from cuzco_tui.games.caral.engine.codes import MOODS, YEARS
from cuzco_tui.games.caral.engine.preview import mood_now, tile_of_year, year_tile_counts
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.games.caral.screen.panels.module_panel import ModulePanel
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line


class YearTiles(ModulePanel):
    """Shows the mood card in force, this year's tile with everybody's count, and those to come."""

    RULE = "CT-2"

    def __init__(self) -> None:
        super().__init__(id="years")

    def title(self) -> str:
        """Name what of both is in play."""
        modules = 0 if self.view is None else self.view.modules
        ids = {MOODS: "panel-moods", YEARS: "panel-years"}
        return self.say(message(ids.get(modules & (MOODS | YEARS), "panel-moods-years")))

    def shown(self, view: PlayerView) -> object:
        """The mood, the row and the counts."""
        return self.lasting(view), self._counts(view), view.year

    def lasting(self, view: PlayerView) -> object:
        """The mood and the tile of this year."""
        return (mood_now(view) if view.modules & MOODS else -1), view.year

    def _counts(self, view: PlayerView) -> tuple[int, ...]:
        tile = tile_of_year(view)
        return () if tile is None else tuple(year_tile_counts(view, tile))

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a card for the mood and the row of tiles."""
        lines = self._told(view, width, "years-now")
        if len(lines) > self.rows:
            lines = self._told(view, width, "years-now-short")
        return lines[: max(1, self.rows)]

    def _told(self, view: PlayerView, width: int, pays: str) -> list[Line]:
        lines: list[Line] = []
        if view.modules & MOODS:
            card = say.mood(mood_now(view), view.seats, view.content)
            lines += folded([(self.say(card), "")], width)
        tile = tile_of_year(view)
        if tile is not None:
            what, content = self.say(say.count_of(tile, view.content)), view.content
            told = self.say(message(pays, fame=content.year_first, second=content.year_second))
            now = folded([(f"{what}: ", "strong"), (told, "")], width)
            tail = self._count_line(view)
            lines += [*now[:-1], [*now[-1], *tail]] if cells([*now[-1], *tail]) <= width else [*now, tail[1:]]
            coming = [say.count_of(each, content) for each in view.years[max(1, view.year) :]]
            if coming:
                lines += folded([(self.say(message("years-coming", counts=tuple(coming))), "muted")], width)
        return lines

    def _count_line(self, view: PlayerView) -> Line:
        """How much everybody has of what this year's tile counts."""
        letters, counts = seat_letters(self.names.names), self._counts(view)
        line: Line = []
        for seat, count in enumerate(counts):
            style = "strong" if count == max(counts) and count else "muted"
            line += [("  ", ""), (f" {letters[seat]} ", f"on-seat-{seat} strong"), (f" {count}", style)]
        return line
