"""What a round or its people brought: a table of who got what where, the scores, and the new order of play."""

from typing import Any, Final, cast

from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.narration.deeds import deeds
from cuzco_tui.games.cuzco.narration.round_summary import (
    PEOPLE,
    TEMPLE,
    UNIVERSITY,
    PlayerSummary,
    RoundSummary,
    SummaryLine,
    city_summary,
    dice_phase,
    part_name,
    people_phase,
    round_summary,
)
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import key_of, keys_in_use
from cuzco_tui.tui.drawing.lines import cells as line_cells
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.drawn import DrawnReading
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, cut, padded, padded_before

_NAME: Final = 10
_UP, _DOWN = "\u25b2", "\u25bc"
_NONE = "\u00b7"


def summary_of(model: Sitting, language: str) -> "RoundSummaryReading | None":
    """Make the summary of what has just ended: of the phases before the market, of a round or of the game.

    Of a round it tells what came after the summary before the market, if there was one.
    """
    happened = cast("list[Event]", [item.event for item in model.ear.happened])
    if model.view.phase == PHASE_CITY:
        found = city_summary(happened, model.view)
    else:
        found = round_summary(happened, model.view, model.ear.summed_up)
    model.ear.summed_up = len(happened)
    return None if found is None else RoundSummaryReading(model, language, found)


class RoundSummaryReading(DrawnReading):
    """Shows what happened by itself since one was asked; any key that closes goes on."""

    def __init__(self, model: Sitting, language: str, summary: RoundSummary) -> None:
        super().__init__(model, language)
        self.summary = summary
        self.names = model.names

    @property
    def in_the_city(self) -> bool:
        """Whether it sums up what came before the market, and not a whole round."""
        return self.summary.goes_on

    @property
    def is_sequel(self) -> bool:
        """Whether a summary told of the beginning of the round before."""
        return PEOPLE not in self.summary.parts

    def named(self) -> Message:
        """The round, and which part of it."""
        number = self.summary.round
        if self.summary.is_last:
            first = self.summary.players[0].seat
            return message("modal-summary-last", who=self.names(first), mine="yes" if first == self.names.me else "no")
        return message("modal-summary-city" if self.in_the_city else "modal-summary", round=number)

    def told_keys(self) -> Message:
        """Name the two keys that close it and are pressed first."""
        go = keys_in_use(self).shown("close", words_at(self, self.language), but="close-hint")
        return message("modal-interlude-keys", go=go, close=key_of(self, "close", self.language))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw a row for each player in the new order, at the end by rank, and below it what else they did."""
        heads = [self.say(part_name(part)) for part in self.summary.parts]
        wide = [max(4, cells(head)) for head in heads]
        name = min(_NAME, max(cells(self.say(self.names(player.seat))) for player in self.summary.players))
        first = " " * (name + 7)
        lines: list[Line] = [
            [
                (first, ""),
                ("  ".join(padded_before(head, room) for head, room in zip(heads, wide, strict=True)), "muted"),
                ("   " + self.say(message("panel-score")), "muted"),
            ]
        ]
        for place, player in enumerate(self.summary.players, 1):
            lines += [self._row(place, player, name, wide, width), *self._more(player, width), []]
        if self.summary.is_last:
            return lines[:-1]
        order = message("modal-summary-next" if self.is_sequel else "modal-summary-order")
        lines += folded([(self.say(order), "muted")], width)
        if self.in_the_city:
            begun = "yes" if len(self.summary.parts) > len((PEOPLE, UNIVERSITY, TEMPLE)) else "no"
            lines += folded([(self.say(message("modal-summary-market", begun=begun)), "muted")], width)
        return lines

    def _row(self, place: int, player: PlayerSummary, name: int, wide: list[int], width: int) -> Line:
        """The VP of each part, and the score before and after, or after alone where there is no room."""
        moved = f"{_UP}{player.moved}" if player.moved > 0 else f"{_DOWN}{-player.moved}" if player.moved else "  "
        style = "good" if player.moved > 0 else "bad" if player.moved else "muted"
        called = cut(self.say(self.names(player.seat)), name)
        row: Line = [
            (f" {place} ", f"on-seat-{player.seat} strong"),
            (f" {moved} ", style),
            (padded(called, name), f"seat-{player.seat} strong"),
        ]
        for number, (part, room) in enumerate(zip(self.summary.parts, wide, strict=True)):
            vp = player.vp_of(part)
            gap = "  " if number else ""
            row.append((gap + padded_before(f"+{vp}" if vp else _NONE, room), "gold" if vp else "muted"))
        becomes = self.say(message("modal-becomes", then=player.after))
        scores: Line = [(f"   {player.before} ", "muted"), (becomes, "strong")]
        if line_cells(row) + line_cells(scores) > width:
            scores = [(f"   {player.after}", "strong")]
        return [*row, *scores]

    def _more(self, player: PlayerSummary, width: int) -> list[Line]:
        """What the people did, or what was bought, fulfilled, taken and won."""
        told = [line.said for line in player.lines if self._is_worth_words(line)]
        if self.in_the_city:
            told = [*self._deeds_before(player.seat), *told]
        said = dict.fromkeys(self.say(each) for each in told)
        return folded([(" " * 7, ""), ("; ".join(said), "muted")], width, 7) if said else []

    def _is_worth_words(self, line: SummaryLine) -> bool:
        """Whether a line tells more than its VP do, and nothing that is told otherwise or does not matter any more."""
        if line.part == PEOPLE:
            return not self.in_the_city
        if line.part in (UNIVERSITY, TEMPLE) or self.summary.is_last:
            return bool(line.vp) == (line.part not in (UNIVERSITY, TEMPLE))
        return True

    def _deeds_before(self, seat: int) -> list[Message]:
        """What a player did in the people phase, with all that it brought, and before that which die had one place."""
        happened = cast("list[Event]", [item.event for item in self.model.ear.happened])
        dice = dice_phase(happened) if seat == self.names.me else ()
        without_choice = [deed for deed in deeds(dice, self.model.view, self.names) if deed.forced]
        of_people = deeds(people_phase(happened), self.model.view, self.names)
        return [
            message("log-line-brought", said=deed.said, brought=deed.brought) if deed.brought else deed.said
            for deed in (*without_choice, *of_people)
            if deed.seat == seat
        ]
