"""What the end of a year brought: the offerings laid open, the mood of the gods, the year tile, the thanks."""

from typing import Any, cast

from cuzco_tui.games.caral.engine.codes import FROM_CEREMONIES, FROM_PRIESTS, FROM_STATUS, FROM_YEAR_TILES, NOBODY
from cuzco_tui.games.caral.engine.events import Event
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.drawing.cards import laid_open
from cuzco_tui.games.caral.screen.drawing.offerings import nothing_offered
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.games.caral.screen.year_events import YearsEnd, years_end
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import key_of, keys_in_use
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.drawing.lines import padded as line_padded
from cuzco_tui.tui.modals.drawn import DrawnReading
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells as width_of
from cuzco_tui.widths import cut, padded, padded_before

_NAME = 12
_MINUS = "\u2212"
_CARDS = 6
"""So many cards of an offering are drawn."""


def summary_of(model: Sitting, language: str) -> "YearSummary | None":
    """Make the summary of the year that has just ended, None when none has."""
    happened = cast("list[Event]", [item.event for item in model.ear.happened])
    found = years_end(happened, model.view)
    return None if found is None else YearSummary(model, language, found)


class YearSummary(DrawnReading):
    """Shows what happened at the end of a year; any key that closes goes on."""

    RULE = "CY-7"

    def __init__(self, model: Sitting, language: str, ended: YearsEnd) -> None:
        super().__init__(model, language)
        self.ended = ended
        self.year = model.view.year - (0 if ended.over else 1)

    def named(self) -> Message:
        """The year, and who was high priest."""
        who = self.model.names(self.ended.high)
        mine = "yes" if self.ended.high == self.model.names.me else "no"
        by = "architect" if self.ended.by_architect else "figure"
        return message("summary-year", year=self.year, who=who, mine=mine, by=by)

    def told_keys(self) -> Message:
        """Name the two keys that close it and are pressed first."""
        go = keys_in_use(self).shown("close", words_at(self, self.language), but="close-hint")
        return message("modal-interlude-keys", go=go, close=key_of(self, "close", self.language))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw a row for each seat from the high priest on, then what struck whom, and who begins."""
        ended = self.ended
        order = [(ended.high + step) % view.seats for step in range(view.seats)]
        names = [self.say(self.model.names(seat)) for seat in range(view.seats)]
        room = min(_NAME, max(map(width_of, names)))
        heads = [("summary-ceremony", FROM_CEREMONIES)]
        heads += [("summary-tile", FROM_YEAR_TILES)] if ended.tile is not None else []
        heads += [("summary-status", FROM_STATUS)] if ended.statuses else []
        heads += [] if ended.over else [("summary-priests", FROM_PRIESTS)]
        said = [self.say(message(id_)) for id_, _ in heads]
        last = self.say(message("summary-cards"))
        numbers = sum(width_of(head) + 2 for head in said) + (0 if ended.over else width_of(last))
        for cards in (_CARDS, 0):
            drawn = [self._offering(view, seat, cards) for seat in order]
            wide = max(map(cells, drawn))
            if 4 + room + 2 + wide + 2 + numbers <= width:
                break
        letters, columns = seat_letters(self.model.names.names), list(zip(said, heads, strict=True))
        lines: list[Line] = []
        top = "  ".join([*said, *([] if ended.over else [last])])
        lines.append([(" " * (4 + room + 2 + wide + 2), ""), (top, "muted")])
        for seat, offering in zip(order, drawn, strict=True):
            head: Line = [
                (f" {letters[seat]} ", f"on-seat-{seat} strong"),
                (f" {padded(cut(names[seat], room), room)}  ", f"seat-{seat} strong"),
            ]
            lines.append([*head, *line_padded(offering, wide + 2), *self._numbers(seat, columns, last)])
        return [*lines, [], *self._sentences(width)]

    def _offering(self, view: Any, seat: int, most: int) -> Line:
        """The cards of an offering, as many as may be laid open, or why there is none."""
        found = self.ended.seats[seat]
        if not found.number:
            return [(self.say(self._without(view, seat)), "muted")]
        cards = laid_open(found.kind, min(most, found.number))
        line: Line = [*cards, (f"{' ' if cards else ''}{self.say(say.cards_of(found.kind, found.number))}", "")]
        return [*line, (self.say(message("offering-plus")), "good")] if found.counts > found.number else line

    def _without(self, view: Any, seat: int) -> Message:
        """What stands where no card was offered."""
        ended = self.ended
        before = [(ended.high + step) % view.seats for step in range((seat - ended.high) % view.seats)]
        taken = {ended.barred, *(ended.seats[other].kind for other in before)}
        return nothing_offered(*ended.seats[seat].hand_before(view.players[seat]), taken)

    def _numbers(self, seat: int, heads: list[tuple[str, tuple[str, int]]], last: str) -> Line:
        """The fame of each part, and the cards of the thanks."""
        line: Line = []
        for head, (_, source) in heads:
            fame = self.ended.seats[seat].fame.get(source, 0)
            text = f"{fame:+d}".replace("-", _MINUS) if fame else "\u00b7"
            style = "good strong" if fame > 1 else "bad strong" if fame < 0 else "strong" if fame else "muted"
            line.append((padded_before(text, width_of(head)) + "  ", style))
        if not self.ended.over:
            cards = self.ended.seats[seat].cards
            line.append((padded_before(f"+{cards}" if cards else "\u00b7", width_of(last)), "" if cards else "muted"))
        return line

    def _sentences(self, width: int) -> list[Line]:
        """The kind that was barred, the mood, the year tile and the next start player."""
        ended, names, narrator, view = self.ended, self.model.names, self.model.narrator, self.model.view
        told: list[Message] = []
        if ended.barred >= 0:
            told.append(message("offering-barred", kind=say.card_kind(ended.barred)))
        if ended.bidder == NOBODY:
            told.append(message("summary-nobody"))
        told += [narrator.event(event, view, names) for event in ended.mood]
        told += [narrator.event(event, view, names) for event in ended.statuses]
        if ended.tile is not None:
            told.append(narrator.event(ended.tile, view, names))
        if ended.next_start != NOBODY:
            mine = "yes" if ended.next_start == names.me else "no"
            told.append(message("summary-next", who=names(ended.next_start), mine=mine))
        return [line for each in told for line in folded([(self.say(each), "muted")], width)]
