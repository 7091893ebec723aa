"""The map: Cuzco, the villages and the roads, with the runners; arrow keys walk it."""

from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.game import Choice
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.choices import JumpTo, PlaceDie, TakeRoad, TurnOverlay
from cuzco_tui.games.cuzco.engine.codes import CUZCO, ROPE, STONE
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import place as name_of
from cuzco_tui.games.cuzco.screen.road_map import HEIGHT, WIDTH, Legend, draw_road_map, position
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
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

    selected_pips: reactive[int] = reactive(0, repaint=False)
    """The die whose roads are lit while a die is to be placed."""
    pointed_by: reactive[Choice | None] = reactive(None, repaint=False)
    """The option under the question's cursor."""
    plain: reactive[bool] = reactive(False, repaint=False)
    """Whether it is drawn with ASCII characters alone."""

    def __init__(self) -> None:
        super().__init__(id="roads")
        self.cursor_place: int | None = None
        self.pointed = False
        """Whether the question's cursor put this one on its place; then it is seen without the focus, too."""
        self.tried_overlay: int | None = None
        """An orientation of the overlay that is shown before it is chosen."""
        self._drawn_view: PlayerView | None = None
        self._drawn_from: tuple[object, ...] = ()
        self._drawn: dict[int | None, list[Line]] = {}
        """The picture of what is drawn now, by the places the cursor has been on."""

    def shown(self, view: PlayerView) -> object:
        """Stacks, overlay, runners, and what can be reached."""
        runners = tuple(player.location for player in view.players)
        layout = tuple(view.board.layout)
        return tuple(view.villages), view.overlay, runners, self.reachable(view), layout, self.plain

    def shown_besides(self) -> tuple[object, ...]:
        """The selected die, and how the map is drawn."""
        return self.selected_pips, self.plain

    def lasting(self, view: PlayerView) -> object:
        """Stacks, overlay and runners."""
        return tuple(view.villages), view.overlay, tuple(player.location for player in view.players)

    def changed(self, view: PlayerView) -> set[int]:
        """Give the places that get a mark: where khipus or runners came since the player last looked."""
        before = self.last_seen
        if before is None or before is view:
            return set()
        stacks = {place for place, stack in enumerate(view.villages) if stack != before.villages[place]}
        moved = zip(view.players, before.players, strict=True)
        return stacks | {now.location for now, then in moved if now.location != then.location}

    def reachable(self, view: PlayerView) -> tuple[int, ...]:
        """Give the places that one step leads to: the options of a move, or what the selected die could do (M-1)."""
        places = self._choosable(view)
        if view.seat is not None and not places:
            here = view.players[view.seat].location
            overlay = view.overlay if self.tried_overlay is None else self.tried_overlay
            for kind, pips in self._moves(view):
                places |= {road.destination for road in usable_roads(view.board, overlay, here, kind, pips)}
        return tuple(sorted(places))

    def _choosable(self, view: PlayerView) -> set[int]:
        """The places that answer the question that is asked now."""
        places = {option.destination for option in view.options if isinstance(option, TakeRoad)}
        return places | {option.village for option in view.options if isinstance(option, JumpTo)}

    def _moves(self, view: PlayerView) -> set[tuple[int, int]]:
        """Kind of road and pips of the moves that the selected die allows, or that wait for the overlay's turn."""
        if view.kind == "ChooseOverlay":
            asked = pending(view)
            return {(asked.road, asked.pips)} if asked is not None and asked.pips else set()
        placements = [
            option
            for option in view.options
            if isinstance(option, PlaceDie) and option.pips == self.selected_pips and option.action in (STONE, ROPE)
        ]
        return {(option.action, option.counts) for option in placements if not option.jumps}

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the picture in the middle of the width."""
        cursor = self.cursor_place if self.has_focus or self.pointed else None
        lit, changed = self.reachable(view), self.changed(view)
        drawn_from = lit, changed, self.tried_overlay, self.plain, self.language, width
        if view is not self._drawn_view or drawn_from != self._drawn_from:
            self._drawn_view, self._drawn_from = view, drawn_from
            self._drawn = {}
        if cursor not in self._drawn:
            canvas = draw_road_map(view, lit, cursor, self.tried_overlay, self.plain, changed, self._legend())
            margin = (" " * self._margin(width), "")
            self._drawn[cursor] = [[margin, *canvas.runs(row)] for row in range(HEIGHT)]
        return self._drawn[cursor]

    def _margin(self, width: int) -> int:
        return max(0, (width - WIDTH) // 2)

    def _legend(self) -> Legend:
        """The words in the corners: feather colours, kinds of road, and what stands in a village's box."""
        return Legend(
            [self.say(say.feather(colour)) for colour in range(4)],
            [self.say(say.action(kind)) for kind in (STONE, ROPE)],
            [
                ("T3", self.say(message("map-village"))),
                (":R", self.say(message("map-khipu"))),
                (":RY", self.say(message("map-khipu-top"))),
                ("r", self.say(message("map-runner"))),
            ],
        )

    def watch_pointed_by(self, choice: Choice | None) -> None:
        """Show what the option under the question's cursor would do."""
        self.try_overlay(choice)
        if isinstance(choice, TakeRoad):
            self.point(choice.destination)
        if isinstance(choice, JumpTo):
            self.point(choice.village)

    def try_overlay(self, choice: Choice | None) -> None:
        """Show the overlay as a choice would turn it, or as it is."""
        turned = None
        if isinstance(choice, TurnOverlay) and self.view is not None:
            turned = (self.view.overlay + choice.steps) % 6
        if turned != self.tried_overlay:
            self.tried_overlay = turned
            self.redraw()

    def title(self) -> str:
        """Name the map, and the place under its cursor."""
        if not self.has_focus or self.cursor_place is None:
            return super().title()
        return f"{super().title()}: {self.say(name_of(self.cursor_place, self.view.board))}"

    def point(self, place: int) -> None:
        """Put the cursor on a place that the question speaks of."""
        if place != self.cursor_place or not self.pointed:
            self.cursor_place = place
            self.pointed = True
            self.redraw()

    def show_focus(self) -> None:
        """Show the cursor, at first where the player's chasqui stands, or take it away."""
        self._find_cursor()
        self.redraw()

    def watch_view(self, view: PlayerView | None) -> None:
        """A map that had the focus before it had a view finds its cursor now."""
        if view is not None and not self._choosable(view):
            self.pointed = False
        self._find_cursor()
        super().watch_view(view)

    def _find_cursor(self) -> None:
        if self.has_focus and self.cursor_place is None and self.view is not None and self.view.seat is not None:
            self.cursor_place = self.view.players[self.view.seat].location

    @property
    def cursor_offset(self) -> Offset:
        """On the place under the cursor."""
        x, y = position(CUZCO if self.cursor_place is None else self.cursor_place)
        return Offset(x + self._margin(self.size.width), y)

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
        if self.cursor_place is None or self.view is None or not self._choosable(self.view):
            raise SkipAction
        self.post_message(self.PlaceChosen(self.cursor_place))

    def on_click(self, event: events.Click) -> None:
        """Choose the place that was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for place in range(13):
            x, y = position(place)
            if abs(offset.x - self._margin(self.size.width) - x) <= 4 and abs(offset.y - self.top - y) <= 1:
                self.cursor_place = place
                self.redraw()
                self.post_message(self.PlaceChosen(place))
                return
