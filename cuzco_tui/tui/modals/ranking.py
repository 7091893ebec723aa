"""The end of a game: places, VP by source, the score round by round, and how to leave."""

from collections.abc import Sequence
from typing import Any, Final

from cuzco_tui.game import Standing
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.drawing.block_letters import large
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.modals.drawn import DrawnReading
from cuzco_tui.tui.modals.sheet import table
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, cut, padded

_NAME: Final = 12
"""The most letters of a name in a table."""
_BAR: Final = 40
"""The most cells of a bar."""


class Ranking(DrawnReading):
    """Shows the result; the board can be looked at and the ranking be brought back."""

    KEYS = "modal-ranking-keys"
    KEY_ACTIONS = ("close", "up", "down")

    def __init__(self, model: Sitting, language: str, front: Front) -> None:
        super().__init__(model, language)
        self.front = front
        self.standings: Sequence[Standing] = model.standings

    def named(self) -> Value:
        """The end."""
        return message("game-over")

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw all parts below each other."""
        parts = (self._winner(width), self._places(width), self._sources(), self._rounds(), self._ways_on())
        return [line for part in parts for line in (*part, [])][:-1]

    def _called(self, seat: int) -> str:
        return cut(self.say(self.model.names(seat)), _NAME)

    def _winner(self, width: int) -> list[Line]:
        """The winner in large letters under what the game crowns a winner with."""
        best = self.standings[0]
        name = self.say(self.model.names.names[best.seat])
        letters = large(name, width)
        middle = (width - max(map(cells, letters))) // 2
        crown = self.front.crown(width)
        wins = self.say(message("modal-ranking-wins", name=name, score=best.score))
        return [
            *crown,
            *([(" " * middle, ""), (row, f"seat-{best.seat} strong")] for row in letters),
            [(" " * max(0, (width - cells(wins)) // 2), ""), (wins, "gold strong")],
        ]

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
                *self._bar(each, room, best),
            ]
            for each, row in zip(self.standings, rows, strict=True)
        ]
        scores = [each.score for each in self.standings]
        if self.front.ties is not None and len(set(scores)) < len(scores):
            lines.append([(self.say(self.front.ties), "muted")])
        return lines

    def _bar(self, standing: Standing, room: int, best: int) -> Line:
        """The VP of a player as a bar in its colour."""
        return [("\u2586" * max(0, standing.score * room // best), f"seat-{standing.seat}")]

    def _sources(self) -> list[Line]:
        """Every source that brought anybody VP, below what the game counts together, with the share of each."""
        rows = [(self.say(message("modal-ranking-sources")), [self._called(each.seat) for each in self.standings])]
        styles = ["strong"]
        for name, group in self.model.game.description.grouped_sources(len(self.standings[0].sources)):
            inside = [number for number in group if any(self._shares(number))]
            if not inside:
                continue
            sums = [sum(shares) for shares in zip(*map(self._shares, inside), strict=True)]
            rows.append((self.say(name), [str(vp) for vp in sums]))
            styles.append("")
            if len(inside) > 1:
                told = [(f"  {self.say(message(f'source-{number}'))}", self._shares(number)) for number in inside]
                rows += [(source, [str(vp) for vp in shares]) for source, shares in told]
                styles += ["muted"] * len(inside)
        rows.append((self.say(message("modal-ranking-total")), [str(each.score) for each in self.standings]))
        styles.append("strong")
        drawn = table([[name, *shares] for name, shares in rows])
        return [[(row, style)] for row, style in zip(drawn, styles, strict=True)]

    def _all_sources(self) -> list[tuple[Message, tuple[int, ...]]]:
        """Every source by itself, for a game that counts none together."""
        return [(message(f"source-{number}"), (number,)) for number in range(len(self.standings[0].sources))]

    def _shares(self, number: int) -> list[int]:
        """The VP of each player from a source."""
        return [list(each.sources.values())[number] for each in self.standings]

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
        return [*lines, [(self.say(message("modal-ranking-lead")), "muted")]]

    def _ways_on(self) -> list[Line]:
        """Whether the result is kept, and how one leaves."""
        kept = message("modal-ranking-saved" if self.model.saved_as else "modal-ranking-unsaved")
        ways = with_keys(self, "modal-ranking-ways", self.language, "close", "bring-back", "leave")
        return [[(self.say(kept), "")], [(self.say(ways), "")]]
