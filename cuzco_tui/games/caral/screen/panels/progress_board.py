"""The progress board: how many pyramids are finished, what the next one brings, and what the ceremony pays now."""

from cuzco_tui.games.caral.engine.codes import NO_TILE
from cuzco_tui.games.caral.engine.preview import is_last_year
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as width_of

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
        """Finished pyramids, the centre's height, levels left, and one's own pyramids and priests."""
        return self.lasting(view), is_last_year(view), tuple(view.levels), self._own(view)

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
        lines = [line, marks]
        for said in self._told(view):
            line = [(self.say(said), "")]
            if cells(line) > width:
                line = [(self.say(said._replace(id=f"{said.id}-short")), "")]
            lines += folded(line, width)
        lines += self._levels(view, width) if len(lines) < self.rows else []
        return lines[: max(1, self.rows)]

    def _told(self, view: PlayerView) -> list[Message]:
        """What the next finished pyramid, the ceremony and the thanks of the gods bring."""
        content = view.content
        bidder = content.bidder_fame[view.height - 1]
        done, every = view.finished, len(content.finish_fame)
        told = [
            message("pyramids-next", done=done, all=every, fame=content.finish_fame[done])
            if done < every
            else message("pyramids-enough", done=done),
            message("pyramids-ceremony", highest=bidder, other=content.offering_fame, nothing=-content.nothing_fame),
        ]
        own = self._own(view)
        if own is not None and not is_last_year(view):
            cards, fame = own[0] * content.pyramid_cards, own[1] * content.priest_year
            if cards or fame:
                told.append(message("pyramids-thanks", cards=cards, fame=fame))
        return told

    def _sign(self, view: PlayerView, place: int) -> str:
        """Below a place: a progress tile that lies there, or that the central pyramid grows."""
        tiles = view.content.progress_places
        if place in tiles and view.progress and view.progress[tiles.index(place)] != NO_TILE:
            return f"P{view.progress[tiles.index(place)] + 1}"
        return _GROWS if place in view.content.growth else ""

    def _levels(self, view: PlayerView, width: int) -> list[Line]:
        """How many levels of each size are left."""
        line: Line = [(self.say(message("pyramids-left")), "muted")]
        for size in range(len(view.levels), 0, -1):
            line += [(f"  {size}:", "muted"), (str(view.levels[size - 1]), "strong")]
        return [line] if cells(line) <= width else []
