"""The map: Cuzco, the villages and the roads, with the runners; arrow keys walk it."""

from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset
from textual.message import Message as TextualMessage

from cuzco_tui.games.cuzco.engine.choices import JumpTo, TakeRoad, TurnOverlay
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.road_map import HEIGHT, draw_road_map, position
from cuzco_tui.tui.widgets.panel import Line, Panel

_DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class RoadNetwork(Panel):
    """Shows the road network; places that can be reached now are lit."""

    TITLE = "panel-roads"
    RULE = "M-1"
    MARKS = False
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("map")

    class PlaceChosen(TextualMessage):
        """The player chose the place under the cursor."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class PlacePointed(TextualMessage):
        """The cursor came to stand on a place."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="roads")
        self.cursor_place: int | None = None
        self.tried_overlay: int | None = None
        """An orientation of the overlay that is shown before it is chosen."""
        self.plain = False
        """Draw with ASCII characters alone."""

    def facts(self, view: PlayerView) -> object:
        """Stacks, overlay, runners, and what can be reached."""
        runners = tuple(player.location for player in view.players)
        return tuple(view.villages), view.overlay, runners, self._lit(view), tuple(view.board.layout)

    def _lit(self, view: PlayerView) -> tuple[int, ...]:
        places = {option.destination for option in view.options if isinstance(option, TakeRoad)}
        places |= {option.village for option in view.options if isinstance(option, JumpTo)}
        return tuple(sorted(places))

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw the picture."""
        cursor = self.cursor_place if self.has_focus else None
        canvas = draw_road_map(view, self._lit(view), cursor, self.tried_overlay, self.plain)
        return [[(run.text, run.style) for run in canvas.runs(row)] for row in range(HEIGHT)]

    def try_overlay(self, choice: object) -> None:
        """Show the overlay as a choice would turn it, or as it is."""
        turned = None
        if isinstance(choice, TurnOverlay) and self.view is not None:
            turned = (self.view.overlay + choice.steps) % 6
        if turned != self.tried_overlay:
            self.tried_overlay = turned
            self.redraw()

    def show_focus(self) -> None:
        """Show the cursor, at first where the player's chasqui stands, or take it away."""
        self._find_cursor()
        self.redraw()

    def watch_view(self, view: PlayerView | None) -> None:
        """A map that had the focus before it had a view finds its cursor now."""
        self._find_cursor()
        super().watch_view(view)

    def _find_cursor(self) -> None:
        if self.has_focus and self.cursor_place is None and self.view is not None and self.view.seat is not None:
            self.cursor_place = self.view.players[self.view.seat].location

    @property
    def cursor_offset(self) -> Offset:
        """On the place under the cursor."""
        x, y = position(CUZCO if self.cursor_place is None else self.cursor_place)
        return Offset(round(x), round(y))

    def action_walk(self, direction: str) -> None:
        """Move the cursor to the nearest place in a direction."""
        here = CUZCO if self.cursor_place is None else self.cursor_place
        x, y = position(here)
        dx, dy = _DIRECTIONS[direction]

        def cost(place: int) -> float:
            across, down = position(place)[0] - x, (position(place)[1] - y) * 2
            along = across * dx + down * dy
            aside = abs(across * dy) + abs(down * dx)
            return along + 2 * aside if along > 0.5 else 1e9

        nearest = min((place for place in range(13) if place != here), key=cost)
        if cost(nearest) < 1e9:
            self.cursor_place = nearest
            self.redraw()
            self.post_message(self.PlacePointed(nearest))

    def action_take(self) -> None:
        """Choose the place under the cursor, if any place can be chosen now."""
        if self.cursor_place is None or self.view is None or not self._lit(self.view):
            raise SkipAction
        self.post_message(self.PlaceChosen(self.cursor_place))

    def on_click(self, event: events.Click) -> None:
        """Choose the place that was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for place in range(13):
            x, y = position(place)
            if abs(offset.x - x) <= 4 and abs(offset.y - self.top - y) <= 1:
                self.cursor_place = place
                self.redraw()
                self.post_message(self.PlaceChosen(place))
                return
