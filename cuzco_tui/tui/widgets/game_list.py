"""The saved games as a list: each with its name, who plays, how far it is and when it was played last."""

from typing import Any, ClassVar, NamedTuple

from textual.binding import BindingType
from textual.message import Message as TextualMessage

from cuzco_tui.games import descriptions, has_several, in_words_of, title_of
from cuzco_tui.messages import message
from cuzco_tui.play.seating import said_seat
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.cursor_list import CursorList, names_line
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import padded, shortened

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


class GameList(CursorList):
    """Shows a line for each game."""

    TITLE = "panel-games"
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("games")

    class Pointed(TextualMessage):
        """Other games are in sight, or another one is under the cursor."""

    class Taken(TextualMessage):
        """The game under the cursor was taken."""

    def __init__(self) -> None:
        super().__init__("games")

    @property
    def games(self) -> tuple[KeptGame, ...]:
        """All games in their order."""
        return self.view or ()

    def ids(self) -> list[str]:
        """The ids of all games."""
        return [game.summary.id for game in self.games]

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
        longest = max(len(game.called) for game in self.games)
        name = min(max(longest, _LEAST_NAME), _MOST_NAME if width >= _ROOMY else _LEAST_NAME + 2)
        shown, place = self.scrolled(max(1, self.rows)), self.place
        return [self._row(self.games[number], width, name, number == place) for number in shown]

    def _row(self, game: KeptGame, width: int, name: int, here: bool) -> Line:
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
        return self.on_ground(line, "on-cursor" if here else "", here, width)

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
        own = [seat if each.colour is None else each.colour for seat, each in enumerate(game.summary.seats)]
        return names_line(names, [roles[colour] if roles else "" for colour in own], room, 2)

    def put_by_hand(self) -> None:
        """Other games may be in sight."""
        self.post_message(self.Pointed())

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
