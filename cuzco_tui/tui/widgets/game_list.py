"""The saved games as a list: each with its name, who plays, how far it is and when it was played last."""

from typing import Any, ClassVar, NamedTuple

from textual import events
from textual.binding import BindingType
from textual.geometry import Offset, Size
from textual.message import Message as TextualMessage

from cuzco_tui.games import descriptions, has_several, in_words_of, title_of
from cuzco_tui.messages import message
from cuzco_tui.play.seating import said_seat
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import padded, shortened

_BAR = "\u258c"
_GAP = "  "
_STATE = 12
_LEAST_NAME = 20
_MOST_NAME = 32
_LEAST_TITLE = 8
_MOST_TITLE = 16
_ROOMY = 100
"""From so many columns on everything is told in full."""
_YEAR = len("2026-")
_DETAIL_ROWS = 3


class KeptGame(NamedTuple):
    """A saved game as it is listed."""

    summary: GameSummary
    name: str = ""
    """What its people call it, empty for a game that has its id alone."""
    scores: tuple[int, ...] = ()
    """The scores of its seats, none as long as they are not known."""

    @property
    def called(self) -> str:
        """How it is called in the list."""
        return self.name or self.summary.id


def seat_roles(game: str) -> tuple[str, ...]:
    """Give the colours of a game's seats, none of a game that is not known here."""
    return next((each.seat_colours for each in descriptions() if each.name == game), ())


class GameList(Panel):
    """Shows a line for each game; the cursor stays at its game whatever is listed around it."""

    TITLE = "panel-games"
    MARKS = False
    FITS = True
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("games")

    class Pointed(TextualMessage):
        """Other games are in sight, or another one is under the cursor."""

    class Taken(TextualMessage):
        """The game under the cursor was taken."""

    def __init__(self) -> None:
        super().__init__(id="games")
        self.wanted = ""
        """The id of the game under the cursor."""
        self._place = 0
        self._first = 0

    @property
    def games(self) -> tuple[KeptGame, ...]:
        """All games in their order."""
        return self.view or ()

    @property
    def place(self) -> int:
        """The number of the game under the cursor."""
        found = next((place for place, game in enumerate(self.games) if game.summary.id == self.wanted), None)
        return min(self._place, max(0, len(self.games) - 1)) if found is None else found

    @property
    def pointed(self) -> KeptGame | None:
        """The game under the cursor."""
        return self.games[self.place] if self.games else None

    @property
    def in_sight(self) -> tuple[KeptGame, ...]:
        """The games whose lines are shown."""
        return self.games[self._first : self._first + max(1, self.rows)]

    def shown(self, view: Any) -> object:
        """The games."""
        return view

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw as many games as there is room for, that under the cursor among them."""
        if not self.games:
            return [
                [],
                *([("  ", ""), *line] for line in folded([(self.say(message("games-none")), "")], width - 4, 0)),
            ]
        fit, place = max(1, self.rows), self.place
        self._first = max(0, min(self._first, place, len(self.games) - fit))
        self._first = max(self._first, place - fit + 1)
        longest = max(len(game.called) for game in self.games)
        name = min(max(longest, _LEAST_NAME), _MOST_NAME if width >= _ROOMY else _LEAST_NAME + 2)
        return [self._row(game, width, name, self._first + row == place) for row, game in enumerate(self.in_sight)]

    def _row(self, game: KeptGame, width: int, name: int, here: bool) -> Line:
        ground = "on-cursor" if here else ""
        summary = game.summary
        quiet = "quiet" if summary.finished or summary.trouble is not None else "strong"
        called = "gold strong" if here else quiet
        kind = self._kind(summary, width)
        line: Line = [(padded(shortened(game.called, name), name), called), (_GAP, ""), *kind]
        played = f"{summary.played.astimezone():%Y-%m-%d %H:%M}"
        if kind and width < _ROOMY:
            played = played[_YEAR:]
        room = width - 3 - name - cells(kind) - _STATE - len(played) - 3 * len(_GAP)
        if summary.trouble is not None:
            told = shortened(self.say(message("games-trouble")), room + _STATE + len(_GAP))
            line += [(padded(told, room + _STATE + len(_GAP)), "bad"), (_GAP, "")]
        else:
            who = self._people(game, room)
            line += [*who, (" " * (room - cells(who)), ""), (_GAP, "")]
            line += [
                (padded(shortened(self._state(summary), _STATE), _STATE), "quiet" if summary.finished else ""),
                (_GAP, ""),
            ]
        line.append((played, "quiet"))
        blank = " " * max(0, width - 2 - cells(line))
        bar = (_BAR if here else " ", f"gold {ground}")
        return [bar, (" ", ground), *((text, f"{style} {ground}") for text, style in line), (blank, ground)]

    def _kind(self, summary: GameSummary, width: int) -> Line:
        """Say which game it is, where there are several."""
        if not has_several():
            return []
        longest = max(len(title_of(game.summary.game)) for game in self.games)
        room = min(longest, _MOST_TITLE if width >= _ROOMY else _LEAST_TITLE)
        return [(padded(shortened(title_of(summary.game), room), room), "quiet"), (_GAP, "")]

    def _state(self, summary: GameSummary) -> str:
        if summary.finished:
            return self.say(message("games-over"))
        return self.say(in_words_of(summary.game, message("games-round", round=max(1, summary.round))))

    def _people(self, game: KeptGame, room: int) -> Line:
        """Name who plays in the colours of the seats, with their scores where these are known and have room."""
        roles = seat_roles(game.summary.game)
        names = [seat.name for seat in game.summary.seats]
        scored = [f"{name} {score}" for name, score in zip(names, game.scores, strict=False)]
        if scored and sum(map(len, scored)) + 2 * (len(scored) - 1) <= room:
            names = scored
        longest = max(map(len, names), default=0)
        while sum(map(len, names)) + 2 * (len(names) - 1) > room and longest > 2:
            longest -= 1
            names = [shortened(name, longest) for name in names]
        line: Line = []
        for seat, name in enumerate(names):
            own = game.summary.seats[seat].colour
            role = roles[seat if own is None else own] if roles else ""
            line += [(name, role), (", " if seat < len(names) - 1 else "", "quiet")]
        return line

    def point(self, place: int) -> None:
        """Put the cursor at a game by its number."""
        if self.games:
            self._place = max(0, min(place, len(self.games) - 1))
            self.wanted = self.games[self._place].summary.id
            self.redraw()
            self.post_message(self.Pointed())

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        self.point(self.place + step)

    def action_page(self, step: int) -> None:
        """Move the cursor by a page."""
        self.point(self.place + step * max(1, self.rows - 1))

    def action_end(self, index: int) -> None:
        """Go to the first or the last game."""
        self.point(index % max(1, len(self.games)))

    def action_take(self) -> None:
        """Open the game under the cursor."""
        if self.games:
            self.post_message(self.Taken())

    def on_click(self, event: events.Click) -> None:
        """Point to what was clicked; a second click opens it."""
        at = event.get_content_offset(self)
        place = self._first + (-1 if at is None else at.y - self.top)
        if not 0 <= place < len(self.games):
            return
        if place == self.place and event.chain > 1:
            self.action_take()
        else:
            self.point(place)

    def on_mouse_scroll_up(self) -> None:
        """Move up."""
        self.action_move(-1)

    def on_mouse_scroll_down(self) -> None:
        """Move down."""
        self.action_move(1)

    def show_focus(self) -> None:
        """Show the cursor."""
        self.redraw()

    @property
    def cursor_offset(self) -> Offset:
        """At the game under the cursor."""
        return Offset(0, self.place - self._first)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take what the layout gives."""
        return container.height

    def watch_view(self, view: Any) -> None:
        """Nothing is marked as new here."""


class GameDetail(Panel, can_focus=False):
    """Says all that is known of one game, in a few lines."""

    TITLE = "panel-one-game"
    MARKS = False

    def shown(self, view: Any) -> object:
        """The game."""
        return view

    def draw(self, view: KeptGame | None, width: int) -> list[Line]:
        """Tell who plays with which scores, and what Enter does."""
        said = [] if view is None else self.told(view)
        lines = [line for each in said for line in folded([("  ", ""), (each, "")], width, 2)]
        return [*lines, *([[]] * (_DETAIL_ROWS - len(lines)))]

    def told(self, game: KeptGame) -> list[str]:
        """Give the sentences."""
        summary = game.summary
        if summary.trouble is not None:
            return [self.say(summary.trouble)]
        who = tuple(
            message("games-scored", name=said_seat(seat), score=game.scores[number]) if game.scores else said_seat(seat)
            for number, seat in enumerate(summary.seats)
        )
        lines = [self.say(message("games-people", names=who))]
        if summary.taken_over:
            lines.append(self.say(message("games-what-if", game=summary.taken_over)))
        known = f"{summary.created.astimezone():%Y-%m-%d %H:%M}" if summary.created is not None else ""
        lines.append(self.say(message("games-about", game=summary.id, created=known, choices=summary.step)))
        return lines

    def watch_view(self, view: Any) -> None:
        """Nothing is marked as new here."""
