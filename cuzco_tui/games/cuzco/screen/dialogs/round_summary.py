"""What a round brought: a table of who got what where, the scores, and the new order of play."""

from typing import Any, Final, cast

from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.narration.round_summary import (
    FINAL,
    PARTS,
    PlayerSummary,
    RoundSummary,
    part_name,
    round_summary,
)
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import key_of, keys_in_use
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.drawn import DrawnReading
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, cut, padded, padded_before

_NAME: Final = 10
_SHOWN: Final = tuple(part for part in PARTS if part != FINAL)
_UP, _DOWN = "\u25b2", "\u25bc"
_NONE = "\u00b7"


def summary_of(model: Sitting, language: str) -> "RoundSummaryReading | None":
    """Make the summary of the round that has just ended, None when there is none to tell."""
    happened = cast("list[Event]", [item.event for item in model.ear.happened])
    found = round_summary(happened, model.view)
    return None if found is None or found.is_last else RoundSummaryReading(model, language, found)


class RoundSummaryReading(DrawnReading):
    """Shows what the end of a round brought; any key that closes goes on."""

    def __init__(self, model: Sitting, language: str, summary: RoundSummary) -> None:
        super().__init__(model, language)
        self.summary = summary
        self.names = model.names

    def named(self) -> Message:
        """The round."""
        return message("modal-summary", round=self.summary.round)

    def told_keys(self) -> Message:
        """Name the two keys that close it and are pressed first."""
        go = keys_in_use(self).shown("close", words_at(self, self.language), but="close-hint")
        return message("modal-interlude-keys", go=go, close=key_of(self, "close", self.language))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw a row for each player in the new order, and below it what else they did."""
        heads = [self.say(part_name(part)) for part in _SHOWN]
        wide = [max(4, cells(head)) for head in heads]
        first = " " * (_NAME + 7)
        lines: list[Line] = [
            [
                (first, ""),
                ("  ".join(padded_before(head, room) for head, room in zip(heads, wide, strict=True)), "muted"),
                ("   " + self.say(message("panel-score")), "muted"),
            ]
        ]
        for place, player in enumerate(self.summary.players, 1):
            lines += [self._row(place, player, wide), *self._more(player, width), []]
        return [*lines, [(self.say(message("modal-summary-order")), "muted")]]

    def _row(self, place: int, player: PlayerSummary, wide: list[int]) -> Line:
        moved = f"{_UP}{player.moved}" if player.moved > 0 else f"{_DOWN}{-player.moved}" if player.moved else "  "
        style = "good" if player.moved > 0 else "bad" if player.moved else "muted"
        name = cut(self.say(self.names(player.seat)), _NAME)
        row: Line = [
            (f" {place} ", f"on-seat-{player.seat} strong"),
            (f" {moved} ", style),
            (padded(name, _NAME), f"seat-{player.seat} strong"),
        ]
        for number, (part, room) in enumerate(zip(_SHOWN, wide, strict=True)):
            vp = player.vp_of(part)
            gap = "  " if number else ""
            row.append((gap + padded_before(f"+{vp}" if vp else _NONE, room), "gold" if vp else "muted"))
        becomes = self.say(message("modal-becomes", then=player.after))
        return [*row, (f"   {player.before} ", "muted"), (becomes, "strong")]

    def _more(self, player: PlayerSummary, width: int) -> list[Line]:
        """What was bought, fulfilled, taken and won."""
        told = tuple(line.said for line in player.lines if line.part in ("temple", "market", "palace") and line.said)
        said = tuple(dict.fromkeys(self.say(each) for each in told))
        return folded([(" " * 7, ""), (", ".join(said), "muted")], width, 7) if said else []
