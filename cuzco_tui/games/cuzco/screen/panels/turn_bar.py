"""One line at the top: round, phase, bridge, order of play with scores, and who decides."""

from typing import Final

from cuzco_tui import widths
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel

DECIDES: Final = ">"
"""Stands before the name of the player who must decide."""
_SHORT_PHASES: Final = ("bar-setup", "bar-dice", "bar-people", "bar-city", "bar-end", "bar-over")
_SHORTEST_NAME: Final = 3


def bridge(view: PlayerView, short: bool = False) -> Message | None:
    """Name the bridge of phase III: where decisions are made, the third with the market or the fourth with the palace.

    Everybody has a turn at the market before the first one at the palace. The university and the temple, at the first
    two bridges, score without a decision (U-1, U-2).
    """
    if view.phase != PHASE_CITY:
        return None
    if view.turn > view.seats:
        return message("bar-palace-short" if short else "bar-palace", bridge=4)
    return message("bar-market-short" if short else "bar-market", bridge=3)


class TurnBar(Panel, can_focus=False):
    """Tells where the game stands, in the longest words that fit into the line."""

    MARKS = False

    def shown(self, view: PlayerView) -> object:
        """Round, phase, bridge, order, scores and decider."""
        scores = tuple(player.score for player in view.players)
        return view.round, view.phase, bridge(view), tuple(view.order), scores, view.decider

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the line: if it must be, with short words, then without order tokens, at last with cut names."""
        names = [self.say(self.names(seat)) for seat in range(view.seats)]
        longest = max(map(widths.cells, names))
        short, shortest = self._short(view), self._shortest(view)
        for where, tokens in ((self._where(view), True), (short, True), (shortest, True), (shortest, False)):
            line = self._line(view, where, names, tokens)
            if cells(line) <= width:
                return [line]
        for length in range(longest - 1, _SHORTEST_NAME - 1, -1):
            cut = [widths.shortened(name, length) for name in names]
            line = self._line(view, shortest, cut, False)
            if cells(line) <= width:
                break
        return [line]

    def _where(self, view: PlayerView) -> str:
        """Round, phase and bridge in words."""
        where = message("bar-where", round=max(view.round, 1), rounds=view.content.rounds, phase=say.phase(view.phase))
        over = bridge(view)
        return self.say(where) + (f", {self.say(over)}" if over else "")

    def _short(self, view: PlayerView) -> str:
        """Round and phase in short words; in phase III the bridge stands for the phase."""
        phase = bridge(view) or message(_SHORT_PHASES[view.phase])
        return self.say(message("bar-round", round=max(view.round, 1), rounds=view.content.rounds, phase=phase))

    def _shortest(self, view: PlayerView) -> str:
        """The same without the word for a round."""
        phase = bridge(view, short=True) or message(_SHORT_PHASES[view.phase])
        return f"{max(view.round, 1)}/{view.content.rounds} {self.say(phase)}"

    def _line(self, view: PlayerView, where: str, names: list[str], tokens: bool) -> Line:
        """Where the game stands, then the players in order of play."""
        line: Line = [(where, "strong")]
        for token, seat in enumerate(view.order, start=1):
            decides = seat == view.decider
            number, gap = (f"{token}. ", " ") if tokens else ("", "")
            style = f"seat-{seat} strong" if decides else f"seat-{seat}"
            text = f"{DECIDES if decides else ' '}{number}{names[seat]}:{gap}{view.players[seat].score}"
            line += [(" ", ""), (text, style)]
        return line
