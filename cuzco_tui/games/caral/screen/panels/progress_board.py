"""The progress board: how many pyramids are finished, what the next one brings, and what the ceremony pays now."""

from collections.abc import Sequence

from cuzco_tui.games.caral.engine.codes import MOODS, NO_TILE
from cuzco_tui.games.caral.engine.preview import is_last_year, mood_now, tile_of_year
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as width_of

_SCARCE = 2
"""No more levels of a size than these are scarce."""
_JUDGED_BY = ("pyramids-mood", "pyramids-tile")
_STRIP = 38
"""In fewer columns the panel stands in the strip of a small terminal."""
_PLAIN_GAP = 1
_AROUND_TITLE = 4
_GROWS = "\u25b2"
"""Stands below a place with which the central pyramid grows."""


class PyramidBoard(Panel):
    """Shows the places for finished pyramids, with which of them the central one grows, and the ceremony."""

    TITLE = "panel-pyramids"
    RULE = "CB-5"
    FITS = True
    MARKS = False
    INSET = 1

    def __init__(self) -> None:
        super().__init__(id="pyramids")

    def title(self) -> str:
        """Name the panel, in a narrow one by the ceremony alone."""
        name = super().title()
        return name if width_of(name) + _AROUND_TITLE <= self.size.width else self.say(message("panel-ceremony"))

    def shown(self, view: PlayerView) -> object:
        """Finished pyramids, the centre, levels left, one's own pyramids and priests, mood and year tile."""
        judged_by = (mood_now(view) if view.modules & MOODS else -1), tile_of_year(view)
        return self.lasting(view), is_last_year(view), tuple(view.levels), self._own(view), judged_by

    def lasting(self, view: PlayerView) -> object:
        """Finished pyramids and the centre."""
        return view.finished, view.height

    def _own(self, view: PlayerView) -> tuple[int, int] | None:
        """The pyramids of the seat that looks, and its priests."""
        if view.seat is None:
            return None
        mine = [index for index, owner in enumerate(view.owner) if owner == view.seat]
        return sum(1 for index in mine if view.built[index]), sum(view.priest[index] for index in mine)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the places, then sentences as far as there is room."""
        done, fame = view.finished, view.content.finish_fame
        each = next((wide for wide in (3, 2) if len(fame) * (wide + 1) <= width + 1), 1)
        line: Line = []
        marks: Line = []
        for place, gain in enumerate(fame, 1):
            gap = (" " * _PLAIN_GAP, "") if line else ("", "")
            style = "on-level-5 strong" if place <= done else "on-tile strong" if place == done + 1 else "on-tile muted"
            line += [gap, (str(gain).center(each), style)]
            sign = self._sign(view, place)
            marks += [gap, (sign.center(each), "strong" if place > done else "muted")]
        return [line, marks, *self._sentences(view, width, self.rows - 2)][: max(1, self.rows)]

    def _sentences(self, view: PlayerView, width: int, room: int) -> list[Line]:
        """What has room of what there is to say, in order; what is needed first is not left out for the rest."""
        told = {
            "next": self._told(self._next(view), width),
            "ceremony": self._told(self._pays(view), width),
            "thanks": [line for said in self._thanks(view) for line in self._told(said, width)],
            "levels": self._levels(view, width),
            **{said.id: folded([(self.say(said), "")], width) for said in self._judged_by(view, width)},
        }
        shown: set[str] = set()
        for topic in filter(told.__contains__, self._by_need(view)):
            if sum(len(told[each]) for each in (*shown, topic)) <= room:
                shown.add(topic)
        return [line for topic, lines in told.items() if topic in shown for line in lines]

    def _by_need(self, view: PlayerView) -> list[str]:
        """What there is to say, the most needed first."""
        first = ["next"] if view.finished >= len(view.content.finish_fame) else []
        scarce = ["levels"] if min(view.levels) <= _SCARCE else []
        return list(dict.fromkeys((*first, "ceremony", "thanks", *scarce, *_JUDGED_BY, "levels", "next")))

    def _told(self, said: Message, width: int) -> list[Line]:
        """A sentence, a shorter one where it has no room in one line."""
        line: Line = [(self.say(said), "")]
        if cells(line) > width:
            line = [(self.say(said._replace(id=f"{said.id}-short")), "")]
        return folded(line, width)

    def _next(self, view: PlayerView) -> Message:
        """What the next finished pyramid brings."""
        done, fame = view.finished, view.content.finish_fame
        if done >= len(fame):
            return message("pyramids-enough", done=done)
        return message("pyramids-next", done=done, all=len(fame), fame=fame[done])

    def _pays(self, view: PlayerView) -> Message:
        """What the ceremony pays now."""
        content = view.content
        bidder = content.bidder_fame[view.height - 1]
        return message("pyramids-ceremony", highest=bidder, other=content.offering_fame, nothing=-content.nothing_fame)

    def _thanks(self, view: PlayerView) -> list[Message]:
        """What the thanks of the gods bring whoever looks."""
        own = self._own(view)
        if own is None or is_last_year(view):
            return []
        cards, fame = own[0] * view.content.pyramid_cards, own[1] * view.content.priest_year
        return [message("pyramids-thanks", cards=cards, fame=fame)] if cards or fame else []

    def _judged_by(self, view: PlayerView, width: int) -> list[Message]:
        """The mood and the year tile of this year, in the strip of a small terminal, where they have no panel."""
        if width >= _STRIP:
            return []
        told: list[Message] = []
        if view.modules & MOODS:
            told.append(message(_JUDGED_BY[0], needed=view.content.moods[mood_now(view)].needed[view.seats - 2]))
        if (tile := tile_of_year(view)) is not None:
            told.append(message(_JUDGED_BY[1], what=say.count_of(tile, view.content)))
        return told

    def _sign(self, view: PlayerView, place: int) -> str:
        """Below a place: a progress tile that lies there, or that the central pyramid grows."""
        tiles = view.content.progress_places
        if place in tiles and view.progress and view.progress[tiles.index(place)] != NO_TILE:
            return f"P{view.progress[tiles.index(place)] + 1}"
        return _GROWS if place in view.content.growth else ""

    def _levels(self, view: PlayerView, width: int) -> list[Line]:
        """How many levels of each size are left, where there is no room for all of the scarce ones."""
        sizes = sorted(range(len(view.levels)), key=lambda size: view.levels[size])
        words = [self.say(message(id_)) for id_ in ("pyramids-left", "pyramids-left-short")]
        counts = [sizes[: len(sizes) - dropped] for dropped in range(len(sizes))]
        forms = [(words[0], "  ", counts[0]), *((words[1], " ", count) for count in counts)]
        lines = (self._levels_line(view, *form) for form in forms)
        return next(([line] for line in lines if cells(line) <= width), [])

    def _levels_line(self, view: PlayerView, word: str, gap: str, sizes: Sequence[int]) -> Line:
        line: Line = [(word, "muted")]
        for size in sorted(sizes, reverse=True):
            left = view.levels[size]
            line += [(f"{gap}{size + 1}:", "muted"), (str(left), "bad strong" if left <= _SCARCE else "strong")]
        return line
