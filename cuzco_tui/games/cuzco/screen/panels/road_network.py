"""The map: Cuzco, the villages and the roads, with the runners; arrow keys walk it."""

from typing import ClassVar, Final

from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset, Size
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.choices import JumpTo, PlaceDie, TurnOverlay
from cuzco_tui.games.cuzco.engine.codes import CUZCO, ROPE, STONE
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import waits
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.narration.places import place as name_of
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.fitting import fitting
from cuzco_tui.games.cuzco.screen.map_shape import PLACES, MapShape, shape_of
from cuzco_tui.games.cuzco.screen.road_map import Look, MapWords, Marks, RoadMap
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.motion import Motion
from cuzco_tui.tui.widgets.panel import Line, Panel

LEAST: Final = Size(40, 12)
"""On less room the map would not be whole."""
FRAMES: Final = 3
"""In so many frames a khipu lands."""
_AROUND_TITLE: Final = 4
"""The cells of the title line beside the title."""
_DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class RoadNetwork(Aiming, Panel):
    """Shows the road network; places that can be reached now are lit."""

    TITLE = "panel-roads"
    RULE = "M-1"
    MARKS = False
    FITS = True
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

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)
    plain: reactive[bool] = reactive(False, repaint=False)
    """Whether it is drawn with ASCII characters alone."""

    def __init__(self) -> None:
        super().__init__(id="roads")
        self.cursor_place: int | None = None
        """Where the cursor stands while the map has the focus."""
        self.motion = Motion(self)
        self._landing: tuple[int, ...] = ()
        """The villages to which khipus fall."""
        self._coming: tuple[int, ...] = ()
        """The seats whose runners have just come."""
        self._last_view: PlayerView | None = None
        self._drawn_view: PlayerView | None = None
        self._drawn: dict[object, RoadMap] = {}
        """The pictures of this view that were drawn, by what else they show."""

    def shown(self, view: PlayerView) -> object:
        """Stacks, overlay, runners, what can be reached, and what the move under the cursor would do."""
        return (
            self.lasting(view),
            self.reachable,
            self.ahead(view),
            self.tried_overlay(view),
            self.pointed_place,
            self.selected_pips,
            tuple(view.board.layout),
            self.plain,
        )

    def shown_besides(self) -> tuple[object, ...]:
        """The moves, the one under the cursor, the selected die, and how the map is drawn."""
        return self.moves, self.pointed, self.selected_pips, self.plain

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

    @property
    def reachable(self) -> tuple[int, ...]:
        """Give the places that the moves lead to."""
        return tuple(sorted({move.place for move in self.moves if move.place >= 0}))

    def ahead(self, view: PlayerView) -> tuple[int, ...]:
        """Give the places to choose from once the overlay is turned as it is tried, or left as it is (M-1, M-6)."""
        asked = self._asked_ahead(view)
        if asked is None or view.seat is None:
            return ()
        tried, here = self.tried_overlay(view), view.players[view.seat].location
        overlay = view.overlay if tried is None else tried
        return tuple(road.destination for road in usable_roads(view.board, overlay, here, *asked))

    def _asked_ahead(self, view: PlayerView) -> tuple[int, int] | None:
        """The kind of road and the pips of a move that is not yet at the choice of a road."""
        if view.kind == "ChooseOverlay":
            asked = pending(view)
            return (asked.road, asked.pips) if asked is not None and asked.pips else None
        if self.pointed is None or self.pointed.place >= 0 or self.pointed.action not in (STONE, ROPE):
            return None
        placed = [
            option for option in view.options if isinstance(option, PlaceDie) and option.text == self.pointed.text
        ]
        return (placed[0].action, placed[0].counts) if placed and not placed[0].jumps else None

    def tried_overlay(self, view: PlayerView) -> int | None:
        """Give the orientation of the overlay that the move under the cursor would turn it to."""
        text = self.pointed.text if self.pointed is not None else ""
        turns = [option for option in view.options if isinstance(option, TurnOverlay) and option.text == text]
        return (view.overlay + turns[0].steps) % 6 if turns else None

    @property
    def pointed_place(self) -> int | None:
        """The place that the move under the question's cursor leads to."""
        return self.pointed.place if self.pointed is not None and self.pointed.place >= 0 else None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the picture for the room there is."""
        cursor = self.cursor_place if self.has_focus else self.pointed_place
        jumping = any(isinstance(option, JumpTo) for option in view.options)
        marks = Marks(
            self.reachable, self.tried_overlay(view), frozenset(self.changed(view)), jumping, self.ahead(view)
        )
        look = Look(self.plain, self._ground.depth != "many")
        drawn_from = marks, look, self._shape(width), self.selected_pips, self.language
        if view is not self._drawn_view:
            self._drawn_view, self._drawn = view, {}
        if drawn_from not in self._drawn:
            self._drawn[drawn_from] = RoadMap(view, self._shape(width), marks, look, self._map_words())
        if self.motion.frame is not None:
            return self._drawn[drawn_from].moving(self._landing, self._coming, FRAMES - self.motion.frame)
        return self._drawn[drawn_from].lines(cursor)

    @property
    def shape(self) -> MapShape:
        """Where everything lies."""
        return self._shape(self.size.width)

    def _shape(self, width: int) -> MapShape:
        """Where everything lies on so many columns; the last row is kept for the legend."""
        return shape_of(max(width, LEAST.width), max(self.rows, LEAST.height) - 1)

    def _map_words(self) -> MapWords:
        """Feather colours, kinds of road, what Cuzco brings, and the die whose roads are lit."""
        return MapWords(
            [self.say(say.feather(colour)) for colour in range(4)],
            [self.say(message("map-stone")), self.say(message("map-rope"))],
            self.say(message("map-fire")),
            self.say(message("map-village", village=f"{FEATHER_LETTERS[-1]}3", colour=say.feather(3), vp=3)),
            self.say(message("map-lit", die=self.selected_pips)) if any(move.pips for move in self.moves) else "",
        )

    def watch_aim(self, before: Aim, aim: Aim) -> None:
        """Let the cursor go where the question's cursor leads."""
        if aim.pointed != before.pointed and self.pointed_place is not None:
            self.cursor_place = self.pointed_place

    def title(self) -> str:
        """Name the map, and the place under its cursor with what waits there, as far as there is room."""
        if not self.has_focus or self.cursor_place is None:
            return super().title()
        named = f"{super().title()}: {self.say(name_of(self.cursor_place, self.view.board))}"
        told = f"{named}, {self.say(waits(self.cursor_place, self.view, self.names))}"
        return fitting([told, *self._brief(self.cursor_place), named], self.size.width - _AROUND_TITLE)

    def _brief(self, place: int) -> list[str]:
        """A village with its feather and its VP alone."""
        board = self.view.board
        if place == CUZCO:
            return []
        told = message(
            "map-village", village=name_of(place, board), colour=say.feather(board.feathers[place]), vp=board.vp[place]
        )
        return [f"{super().title()}: {self.say(told)}"]

    def show_focus(self) -> None:
        """Show the cursor, at first where the player's chasqui stands, or that of the question again."""
        self._find_cursor()
        self.redraw()

    def watch_view(self, view: PlayerView | None) -> None:
        """Let khipus fall and runners blink; a map that had the focus before it had a view finds its cursor now."""
        self._find_cursor()
        super().watch_view(view)
        before, self._last_view = self._last_view, view
        if before is not None and view is not None and before.seats == view.seats:
            stacks = enumerate(zip(before.villages, view.villages, strict=True))
            self._landing = tuple(village for village, (old, new) in stacks if new != old == new >> 3)
            players = enumerate(zip(before.players, view.players, strict=True))
            self._coming = tuple(seat for seat, (old, new) in players if new.location != old.location)
            if self._landing or self._coming:
                self.motion.begin(FRAMES)

    def _find_cursor(self) -> None:
        if self.has_focus and self.cursor_place is None and self.view is not None and self.view.seat is not None:
            self.cursor_place = self.view.players[self.view.seat].location

    @property
    def cursor_offset(self) -> Offset:
        """On the name of the place under the cursor."""
        tile = self.shape.tiles[CUZCO if self.cursor_place is None else self.cursor_place]
        return Offset(tile.x + tile.width // 2 - 1, tile.y)

    def action_walk(self, direction: str) -> None:
        """Move the cursor to the nearest place in a direction."""
        here = CUZCO if self.cursor_place is None else self.cursor_place
        x, y = self.shape.middle(here)
        dx, dy = _DIRECTIONS[direction]

        def cost(place: int) -> float:
            across, down = self.shape.middle(place)
            across, down = across - x, (down - y) * 2
            along = across * dx + down * dy
            aside = abs(across * dy) + abs(down * dx)
            return along + 2 * aside if along > 0.5 else 1e9

        nearest = min((place for place in PLACES if place != here), key=cost)
        if cost(nearest) < 1e9:
            self.cursor_place = nearest
            self.redraw()
            self.post_message(self.PlacePointed(nearest))

    def action_take(self) -> None:
        """Choose the place under the cursor, if any place can be chosen now."""
        if self.cursor_place is None or not self.reachable:
            raise SkipAction
        self.post_message(self.PlaceChosen(self.cursor_place))

    def on_click(self, event: events.Click) -> None:
        """Choose the place that was clicked."""
        spot = self.spot(event)
        place = None if spot is None else self.shape.place_at(spot)
        if place is not None:
            self.cursor_place = place
            self.redraw()
            self.post_message(self.PlaceChosen(place))
