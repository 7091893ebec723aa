"""The end of a game: places, VP by source, the score round by round, and how to leave."""

from collections.abc import Sequence
from typing import Any, Final

from textual.app import ComposeResult

from cuzco_tui.game import Standing
from cuzco_tui.messages import Message, Value, catalogue, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.sheet import Sheet, table
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, cut, padded

_NAME: Final = 12
"""The most letters of a name in a table."""
_BAR: Final = 40
"""The most cells of a bar."""


class Ranking(Reading):
    """Shows the result; the board can be looked at and the ranking be brought back."""

    KEYS = "modal-ranking-keys"
    KEY_ACTIONS = ("close", "up", "down")

    def __init__(self, model: Sitting, language: str, ties: Message | None) -> None:
        self.model = model
        self.ties = ties
        """Says who of two equals is ahead, where the game knows."""
        self.standings: Sequence[Standing] = model.standings
        say = catalogue(language, model.game.description.words).say
        lines = [say(line) for line in model.narrator.standings(self.standings, model.names)]
        super().__init__(say(message("game-over")), lines)
        self.own_language = language

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def compose_text(self) -> ComposeResult:
        """Draw the result, so that it follows the width."""
        yield Sheet(self.draw)

    def on_mount(self) -> None:
        """Give the sheet what it shows."""
        sheet = self.query_one(Sheet)
        sheet.language, sheet.view = self.language, self.model.view
        sheet.redraw()

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw all parts below each other."""
        parts = (self._places(width), self._sources(), self._rounds(), self._ways_on())
        return [line for part in parts for line in (*part, [])][:-1]

    def _called(self, seat: int) -> str:
        return cut(self.say(self.model.names(seat)), _NAME)

    def _places(self, width: int) -> list[Line]:
        """The places with a bar for the VP, and what decided between equals."""
        best = max(1, *(each.score for each in self.standings))
        vp = self.say(message("panel-score"))
        rows = table([[f"{each.place}.", self._called(each.seat), f"{each.score} {vp}"] for each in self.standings], 2)
        widest = max(map(cells, rows))
        room = min(_BAR, width - widest - 2)
        lines: list[Line] = [
            [
                (f"{padded(row, widest)}  ", "strong" if each.place == 1 else ""),
                ("=" * max(0, each.score * room // best), f"seat-{each.seat}"),
            ]
            for each, row in zip(self.standings, rows, strict=True)
        ]
        scores = [each.score for each in self.standings]
        if self.ties is not None and len(set(scores)) < len(scores):
            lines.append([(self.say(self.ties), "dim")])
        return lines

    def _sources(self) -> list[Line]:
        """Every source that brought anybody VP, with the share of each."""
        head = [self.say(message("modal-ranking-sources")), *(self._called(each.seat) for each in self.standings)]
        rows = [
            [self.say(message(f"source-{number}")), *(str(each.sources[source]) for each in self.standings)]
            for number, source in enumerate(self.standings[0].sources)
            if any(each.sources[source] for each in self.standings)
        ]
        total = [self.say(message("modal-ranking-total")), *(str(each.score) for each in self.standings)]
        first, *others, last = table([head, *rows, total])
        return [[(first, "strong")], *([(row, "")] for row in others), [(last, "strong")]]

    def _rounds(self) -> list[Line]:
        """The score after each round, the best of each column marked."""
        known = min(len(each.by_round) for each in self.standings)
        head = [self.say(message("modal-ranking-rounds")), *map(str, range(1, known - 1))]
        head.append(self.say(message("modal-ranking-end")))
        best = [max(each.by_round[number] for each in self.standings) for number in range(known)]
        rows = [
            [
                self._called(each.seat),
                *(f"{'*' if each.by_round[n] == best[n] else ''}{each.by_round[n]}" for n in range(1, known)),
            ]
            for each in self.standings
        ]
        first, *others = table([head, *rows])
        styles = [f"seat-{each.seat}" for each in self.standings]
        lines: list[Line] = [[(first, "strong")]]
        lines += [[(row, style)] for row, style in zip(others, styles, strict=True)]
        return [*lines, [(self.say(message("modal-ranking-lead")), "dim")]]

    def _ways_on(self) -> list[Line]:
        """Whether the result is kept, and how one leaves."""
        kept = message("modal-ranking-saved" if self.model.saved_as else "modal-ranking-unsaved")
        ways = with_keys(self, "modal-ranking-ways", self.language, "close", "bring-back", "leave")
        return [[(self.say(kept), "")], [(self.say(ways), "")]]
