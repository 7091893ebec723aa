"""The spiral path with everything that stands on it; arrow keys walk it."""

from typing import ClassVar, Final

from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset, Size
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.games.caral.engine.preview import ways_to_go
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.actions import PATH
from cuzco_tui.games.caral.screen.aim import MOVES, NO_AIM, Aim, Aiming, place_of
from cuzco_tui.games.caral.screen.letters import ARCHITECT, seat_letters
from cuzco_tui.games.caral.screen.path_map import Look, Marks, PathMap
from cuzco_tui.games.caral.screen.spiral import Spiral, spiral
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.motion import Motion
from cuzco_tui.tui.widgets.panel import Line, Panel

FRAMES: Final = 5
"""In so many frames a figure comes to its place."""
LEAST: Final = Size(56, 16)
"""On less room the path would not be whole."""


class SpiralPath(Aiming, Panel):
    """Shows the path; places that can be chosen now are lit."""

    TITLE = "panel-path"
    RULE = "CM-3"
    MARKS = False
    FITS = True
    BINDINGS: ClassVar[list[BindingType]] = bindings_of(PATH)

    class PlacePointed(TextualMessage):
        """The cursor came to stand on a place."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class PlaceChosen(PlacePointed):
        """The player chose a place."""

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)
    plain: reactive[bool] = reactive(False, repaint=False)
    """Whether it is drawn with ASCII characters alone."""

    def __init__(self) -> None:
        super().__init__(id="path")
        self.cursor_index: int | None = None
        """Where on the path the cursor stands while the panel has the focus."""
        self.motion = Motion(self)
        self._stand: tuple[int, ...] = ()
        """Where the figures and, last, the architect stand in the last view."""
        self._stood: tuple[int, ...] = ()
        """Where they came from."""
        self._year = 0
        """The year of the last view: with another one they begin anew."""
        self._drawn_view: PlayerView | None = None
        self._drawn: dict[object, PathMap] = {}
        """The pictures of this view that were drawn, by what else they show."""

    def shown(self, view: PlayerView) -> object:
        """Everything on the path, what can be chosen, and where the cursor is."""
        return self.lasting(view), tuple(sorted(self.lit(view).items())), self.pointed_index, self.plain, view.height

    def shown_besides(self) -> tuple[object, ...]:
        """The options, the one under the cursor, and how it is drawn."""
        return self.aim, self.plain

    def lasting(self, view: PlayerView) -> object:
        """Pieces on the path."""
        players = tuple((player.figure, tuple(player.workers)) for player in view.players)
        lists = (view.owner, view.target, view.built, view.priest, view.laid)
        return players, tuple(map(tuple, lists)), view.architect, view.anaconda

    def lit(self, view: PlayerView) -> dict[int, int]:
        """Give the places that can be chosen, each with the cards that it costs."""
        index_of = view.content.index_of
        going = ways_to_go(view) if self.aim.kind == MOVES else {}
        places = [place for choice in self.choices if (place := place_of(choice, view))]
        return {index_of[place]: going[place].cards if place in going else 0 for place in places}

    def changed(self, view: PlayerView) -> frozenset[int]:
        """Give the places that get a mark: where something was built or placed since the player last looked."""
        before = self.last_seen
        if before is None or before is view:
            return frozenset()
        now, then = (zip(each.owner, each.built, each.priest, each.laid, strict=True) for each in (view, before))
        return frozenset(index for index, (new, old) in enumerate(zip(now, then, strict=True)) if new != old)

    @property
    def pointed_index(self) -> int | None:
        """The place of the option under the question's cursor."""
        place = place_of(self.pointed, self.view) if self.view is not None else ""
        return self.view.content.index_of[place] if place else None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the picture for the room there is."""
        cursor = self.cursor_index if self.has_focus else self.pointed_index
        look = Look(self.plain, seat_letters(self.names.names), self._ground.depth in ("sixteen", "none"))
        lit, changed, shape = self.lit(view), self.changed(view), self._shape(width)
        if self.motion.frame is not None:
            return PathMap(view, shape, Marks(lit, changed, self._on_their_way()), look, self.say).lines()
        drawn_from = tuple(sorted(lit.items())), changed, look, shape, self.language
        if view is not self._drawn_view:
            self._drawn_view, self._drawn = view, {}
        if drawn_from not in self._drawn:
            self._drawn[drawn_from] = PathMap(view, shape, Marks(lit, changed), look, self.say)
        return self._drawn[drawn_from].lines(cursor)

    def _on_their_way(self) -> tuple[int, ...]:
        """Where the figures and the architect have come to in this frame."""
        return tuple(self.motion.between(start, end) for start, end in zip(self._stood, self._stand, strict=True))

    @property
    def shape(self) -> Spiral:
        """Where everything lies."""
        return self._shape(self.size.width)

    def _shape(self, width: int) -> Spiral:
        return spiral(self.view.content.kinds, max(width, LEAST.width), max(self.rows, LEAST.height))

    def watch_aim(self, before: Aim, aim: Aim) -> None:
        """Let the cursor go where the question's cursor leads."""
        if aim.pointed != before.pointed and self.pointed_index is not None:
            self.cursor_index = self.pointed_index

    def title(self) -> str:
        """Name the panel, and the place under its cursor."""
        if not self.has_focus or self.cursor_index is None or self.view is None:
            return super().title()
        return f"{super().title()}: {self.say(say.place(self.view.content.places[self.cursor_index]))}"

    def note(self) -> str:
        """Tell what golden edges mean now."""
        if self.view is None:
            return ""
        if self.aim.kind == MOVES:
            return self.say(message("path-lit-move"))
        return self.say(message("path-lit" if self.lit(self.view) else "path-architect", sign=ARCHITECT))

    def show_focus(self) -> None:
        """Show the cursor, at first where the player's figure stands, or that of the question again."""
        self._find_cursor()
        self.redraw()

    def watch_view(self, view: PlayerView | None) -> None:
        """Find the cursor of a panel that had the focus before it had a view, and let figures go along the path."""
        self._find_cursor()
        super().watch_view(view)
        if view is None:
            return
        stood, self._stand = self._stand, (*(player.figure for player in view.players), view.architect)
        if len(stood) == len(self._stand) and view.year == self._year:
            self._stood = stood
            self.motion.begin(min(FRAMES, max(abs(end - start) for start, end in zip(stood, self._stand, strict=True))))
        self._year = view.year

    @property
    def is_moving(self) -> bool:
        """Whether figures are on their way."""
        return self.motion.frame is not None

    def _find_cursor(self) -> None:
        if self.has_focus and self.cursor_index is None and self.view is not None:
            seat = self.view.seat if self.view.seat is not None else self.view.active
            self.cursor_index = self.view.players[seat].figure

    @property
    def cursor_offset(self) -> Offset:
        """On the place under the cursor."""
        if self.view is None:
            return Offset(0, 0)
        tile = self.shape.tiles[self.cursor_index or 0]
        return Offset(tile.x + 1, tile.bottom - 1)

    def action_walk(self, way: str) -> None:
        """Move the cursor along the path, or to the nearest place in a direction where the path is upright."""
        if self.view is None:
            return
        index = self._beside(self.cursor_index or 0, way)
        if index is not None:
            self.cursor_index = index
            self.redraw()
            self.post_message(self.PlacePointed(self.view.content.places[index]))

    def _beside(self, here: int, way: str) -> int | None:
        """Give the nearest place in a direction."""
        x, y = self.shape.middle(here)
        across = {"left": -1, "right": 1}.get(way, 0)
        down = {"up": -1, "down": 1}.get(way, 0)

        def cost(index: int) -> float:
            to_x, to_y = self.shape.middle(index)
            gone_x, gone_y = to_x - x, (to_y - y) * 2
            along = gone_x * across + gone_y * down
            aside = abs(gone_x * down) + abs(gone_y * across)
            return along + 2 * aside if along > 0.5 else 1e9

        nearest = min((index for index in range(len(self.shape.tiles)) if index != here), key=cost)
        return nearest if cost(nearest) < 1e9 else None

    def action_take(self) -> None:
        """Choose the place under the cursor, if any place can be chosen now."""
        if self.cursor_index is None or self.view is None or not self.lit(self.view):
            raise SkipAction
        self.post_message(self.PlaceChosen(self.view.content.places[self.cursor_index]))

    def on_click(self, event: events.Click) -> None:
        """Choose the place that was clicked."""
        spot = self.spot(event)
        index = None if spot is None or self.view is None else self.shape.place_at(spot)
        if index is not None:
            self.cursor_index = index
            self.redraw()
            self.post_message(self.PlaceChosen(self.view.content.places[index]))
