"""The parts of an analysis: what all turns gave away, the dearest mistakes, the best moves, and turn by turn."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.geometry import Offset, Region
from textual.message import Message as TextualMessage

from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.analysis import NOTICED, Analysis, JudgedTurn, Progress
from cuzco_tui.tui.drawing.lines import Line, wrapped
from cuzco_tui.tui.drawing.lines import cells as line_cells
from cuzco_tui.tui.drawing.lines import padded as padded_line
from cuzco_tui.tui.drawing.plots import bar
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.widths import cells, cut, padded, padded_before

_CURSOR: Final = "\u258c"
_BAR: Final = 12
"""The most cells of the bar of a turn."""
_TOTAL_BAR: Final = 60
"""The most cells of the bar that tells how far an analysis is."""
_NUMBER: Final = 4
"""The cells of a number of VP with its sign, and a blank before it."""
_INDENT: Final = 2
_GOES_ON: Final = " ..."
"""Stands for the rest of a text."""
_MINUTES: Final = 90
"""The seconds from which on they are told in minutes."""
_HUGE: Final = 50
"""The lines of a terminal from which on there is room for more about every turn."""


class Judged(NamedTuple):
    """What the parts show of the analysis of a seat's turns."""

    seat: int
    names: Names
    progress: Progress | None = None
    """How far it is while it is made."""
    seconds: int = 0
    """How long it has taken so far."""
    seconds_left: int | None = None
    """How long it may still take, as soon as that can be told."""
    trouble: Message | None = None
    """Why there is none."""
    analysis: Analysis | None = None
    cursor: int = 0
    """The turn that Enter opens, counted over all parts."""

    @property
    def turns(self) -> Sequence[JudgedTurn]:
        """All turns that can be opened: the dearest mistakes, the best moves, and then every turn."""
        found = self.analysis
        return () if found is None else (*found.dearest, *found.best, *found.turns)


class AnalysisSum(Part):
    """What all turns of a seat gave away, or how far the analysis is."""

    TITLE = "analysis-title"

    def badge(self) -> Line:
        """Whose turns these are."""
        view: Judged | None = self.view
        if view is None:
            return []
        return [(f"{view.names.names[view.seat]} ", f"{self.seat_style(view.seat)} strong")]

    def draw(self, view: Judged, width: int) -> list[Line]:
        """Draw the sum, a bar that grows, or why there is neither."""
        if view.trouble is not None:
            return wrapped([(self.say(view.trouble), "")], width)
        if view.analysis is not None:
            return wrapped([(self.say(self._sum(view, view.analysis)), "strong")], width)
        return self._so_far(view, width)

    def _sum(self, view: Judged, analysis: Analysis) -> Message:
        who = view.names(view.seat)
        if not analysis.turns:
            return message("analysis-no-turns", who=view.names.names[view.seat])
        values: dict[str, Any] = {"turns": len(analysis.turns), "choices": analysis.choices, "vp": analysis.told_cost}
        return message("analysis-all", who=who, **values)

    def _so_far(self, view: Judged, width: int) -> list[Line]:
        done, total = view.progress or Progress(0, 0)
        times = [message("analysis-time", seconds=view.seconds)]
        if view.seconds_left is not None:
            times.append(_time_left(view.seconds_left))
        told: Line = [(self.say(message("analysis-judged", done=done, total=total)), "strong")]
        told += [(f"  {self.say(each)}", "muted") for each in times]
        room = min(_TOTAL_BAR, width)
        drawn = bar(done, max(1, total), room, self.seat_style(view.seat)) if done else []
        rest = room - line_cells(drawn)
        track: Line = [*drawn, ("\u2508" * rest, "line")]
        return [*wrapped(told, width), track, *wrapped([(self.say(message("analysis-how")), "muted")], width)]


class TurnsPart(Part):
    """Turns one below the other, one of which may be under the cursor; they can be opened in the replay."""

    NOTE: ClassVar[str] = ""
    """The id of the message that says what the numbers are."""
    NONE: ClassVar[str] = ""
    """The id of the message for where there are no turns."""

    class Opened(TextualMessage):
        """A turn was clicked, by its number on the page."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._rows: list[int | None] = []
        """The turn of each line, by its number on the page; None for a line above some turns."""

    def own_turns(self, analysis: Analysis) -> Sequence[JudgedTurn]:
        """Give the turns that are shown here."""
        raise NotImplementedError

    def first_number(self, analysis: Analysis) -> int:
        """Give the number of the first of them on the page."""
        raise NotImplementedError

    def turn_lines(self, view: Judged, turn: JudgedTurn, number: int, width: int) -> list[Line]:
        """Tell a turn."""
        raise NotImplementedError

    def head_of(self, view: Judged, turn: JudgedTurn, before: JudgedTurn | None, width: int) -> list[Line]:
        """Give the lines above a turn; usually none."""
        return []

    def note(self) -> str:
        """Say what the numbers are."""
        view: Judged | None = self.view
        shows = view is not None and view.analysis is not None and self.own_turns(view.analysis)
        return self.say(message(self.NOTE)) if shows else ""

    def draw(self, view: Judged, width: int) -> list[Line]:
        """Draw the turns, that under the cursor on its ground."""
        self._rows = []
        if view.analysis is None:
            return []
        turns = self.own_turns(view.analysis)
        if not turns:
            return wrapped([(self.say(message(self.NONE)), "muted")], width)
        lines: list[Line] = []
        before: JudgedTurn | None = None
        for number, turn in enumerate(turns, self.first_number(view.analysis)):
            head = self.head_of(view, turn, before, width)
            drawn = self.turn_lines(view, turn, number, width - 2)
            self._rows += [*[None] * len(head), *[number] * len(drawn)]
            lines += head
            lines += [_on_ground(line, width - 2, number == view.cursor) for line in drawn]
            before = turn
        return lines

    @property
    def first_turn(self) -> int | None:
        """The number of the first turn here, None where there are none."""
        return next((number for number in self._rows if number is not None), None)

    @property
    def has_cursor(self) -> bool:
        """Whether the cursor is on one of these turns."""
        view: Judged | None = self.view
        return view is not None and view.cursor in self._rows

    @property
    def cursor_offset(self) -> Offset:
        """The first line of the turn under the cursor."""
        view: Judged | None = self.view
        return Offset(0, self._rows.index(view.cursor) if view is not None and view.cursor in self._rows else 0)

    def cursor_lines(self) -> Region:
        """Give the lines of the turn under the cursor, with what stands above it."""
        view: Judged = self.view
        first, count = self.cursor_offset.y, self._rows.count(view.cursor)
        begin = first - 1 if first and self._rows[first - 1] is None else first
        begin += self.top if begin else 0
        return Region(0, begin, 1, first + self.top + count - begin)

    def on_click(self, event: events.Click) -> None:
        """Open the turn that was clicked."""
        spot = self.spot(event)
        number = self._rows[spot.y] if spot is not None and 0 <= spot.y < len(self._rows) else None
        if number is not None:
            self.post_message(self.Opened(number))

    def why_lines(self, turn: JudgedTurn, width: int) -> list[Line]:
        """Tell what would have been better, and what speaks for that or for what was done."""
        said: list[tuple[Message, str]] = [(line, "muted") for line in turn.why]
        if turn.cost >= NOTICED:
            said.insert(0, (message("analysis-better", better=turn.better), "good"))
        found: list[Line] = []
        for each, style in said:
            found += [[(" " * _INDENT, ""), *line] for line in wrapped([(self.say(each), style)], width - _INDENT)]
        return found


class _MainTurns(TurnsPart):
    """Some turns in several lines each, with all reasons."""

    def turn_lines(self, view: Judged, turn: JudgedTurn, number: int, width: int) -> list[Line]:
        """Tell when it was and what it brought or cost, what was done, and why that was good or not."""
        when = self.say(message("analysis-at", when=turn.when, step=turn.at))
        amount = _amount(turn)
        first: Line = [(when, "muted")]
        gap = max(1, width - line_cells(first) - cells(amount))
        first += [(" " * gap, ""), (amount, _amount_style(turn))]
        done = wrapped([(_begun_large(self.say(turn.done)), "strong")], width - _INDENT)
        return [first, *([(" " * _INDENT, ""), *line] for line in done), *self.why_lines(turn, width)]


class Mistakes(_MainTurns):
    """The turns that cost most."""

    TITLE = "analysis-mistakes"
    NOTE = "analysis-given-away"
    NONE = "analysis-no-mistakes"

    def own_turns(self, analysis: Analysis) -> Sequence[JudgedTurn]:
        """The dearest mistakes."""
        return analysis.dearest

    def first_number(self, analysis: Analysis) -> int:
        """They come first."""
        return 0


class BestMoves(_MainTurns):
    """The turns that were furthest ahead of anything else."""

    TITLE = "analysis-best-moves"
    NOTE = "analysis-ahead"
    NONE = "analysis-no-best"

    def own_turns(self, analysis: Analysis) -> Sequence[JudgedTurn]:
        """The best moves."""
        return analysis.best

    def first_number(self, analysis: Analysis) -> int:
        """They come after the mistakes."""
        return len(analysis.dearest)


class EveryTurn(TurnsPart):
    """Every turn in a line, round by round, with a bar for what it gave away; that under the cursor tells more."""

    TITLE = "analysis-every-turn"
    NOTE = "analysis-signs"
    NONE = "analysis-no-mistakes"

    def own_turns(self, analysis: Analysis) -> Sequence[JudgedTurn]:
        """All of them."""
        return analysis.turns

    def first_number(self, analysis: Analysis) -> int:
        """They come last."""
        return len(analysis.dearest) + len(analysis.best)

    def head_of(self, view: Judged, turn: JudgedTurn, before: JudgedTurn | None, width: int) -> list[Line]:
        """Name each round, with what it gave away altogether."""
        assert view.analysis is not None
        if before is not None and before.round == turn.round:
            return []
        cost = sum(each.told_cost for each in view.analysis.turns if each.round == turn.round)
        words = self.say(turn.when)
        number = padded_before(f"-{cost}" if cost else "", max(0, width - cells(words) - 1))
        return [[(words, "strong"), (number, "muted")]]

    def turn_lines(self, view: Judged, turn: JudgedTurn, number: int, width: int) -> list[Line]:
        """Tell the step, what was done, and what that cost; under the cursor all of it and why."""
        analysis = view.analysis
        assert analysis is not None
        is_here = number == view.cursor
        last = max(each.at for each in analysis.turns)
        step = f"{padded_before(str(turn.at), cells(str(last)))} "
        room_of_bar = min(_BAR, width // 5)
        room = width - cells(step) - room_of_bar - _NUMBER - 1
        most = max(each.cost for each in analysis.turns)
        said = _begun_large(self.say(turn.done))
        done = wrapped([(said, "")], room) if is_here else [[(_whole_words(said, room), "")]]
        line: Line = [(step, "muted"), *padded_line(done[0], room + 1)]
        drawn = bar(turn.cost, most, room_of_bar, "bad") if turn.cost >= NOTICED else []
        line += padded_line(drawn, room_of_bar)
        line.append((padded_before(_amount(turn), _NUMBER), _amount_style(turn)))
        indent: Line = [(" " * cells(step), "")]
        more = self.why_lines(turn, width - cells(step)) if is_here else self._better(turn, room)
        return [line, *([*indent, *each] for each in [*done[1:], *more])]

    def _better(self, turn: JudgedTurn, room: int) -> list[Line]:
        """Tell in one line what would have been better, where the terminal has so much room."""
        if self.app.size.height < _HUGE or turn.cost < NOTICED:
            return []
        told = _whole_words(self.say(message("analysis-better", better=turn.better)), room - _INDENT)
        return [[(" " * _INDENT, ""), (told, "muted")]]


class CostByRound(Part):
    """What each round gave away, as bars, where there is room for it."""

    TITLE = "analysis-by-round"

    def draw(self, view: Judged, width: int) -> list[Line]:
        """Draw a row for each round."""
        turns = () if view.analysis is None else view.analysis.turns
        if not turns:
            return []
        names = {turn.round: self.say(turn.when) for turn in turns}
        costs = {number: sum(turn.told_cost for turn in turns if turn.round == number) for number in names}
        room = max(map(cells, names.values())) + 1
        most = max(costs.values())
        lines: list[Line] = []
        for number, cost in costs.items():
            line: Line = [(padded(names[number], room), ""), (padded_before(str(cost), _NUMBER), "strong")]
            drawn = bar(cost, most, min(_TOTAL_BAR, width - line_cells(line) - 1), "bad") if cost else []
            lines.append([*line, (" ", ""), *drawn])
        return lines


def _time_left(seconds: int) -> Message:
    """Say roughly how long it still takes."""
    if seconds < _MINUTES:
        return message("analysis-time-left", seconds=seconds)
    return message("analysis-minutes-left", minutes=round(seconds / 60))


def _amount(turn: JudgedTurn) -> str:
    """Write what a turn gave away, or by how much it was ahead; nothing where it was neither."""
    if turn.cost >= NOTICED:
        return f"-{turn.told_cost}"
    return f"+{turn.told_gain}" if turn.told_gain else ""


def _begun_large(text: str) -> str:
    """Give a text that stands by itself in a list, where all begin with a capital letter."""
    return text[:1].upper() + text[1:]


def _whole_words(text: str, room: int) -> str:
    """Give a text, cut after a whole word where it has no room."""
    if cells(text) <= room:
        return text
    begun = cut(text, room - cells(_GOES_ON))
    return f"{begun[: begun.rfind(' ')] if ' ' in begun else begun}{_GOES_ON}"


def _amount_style(turn: JudgedTurn) -> str:
    return "bad strong" if turn.cost >= NOTICED else "good"


def _on_ground(line: Line, width: int, is_here: bool) -> Line:
    """Set a line behind the cursor's column, and on its ground where the cursor is."""
    ground = "on-cursor " if is_here else ""
    whole: Any = padded_line(line, width)
    sign = (_CURSOR if is_here else " ", f"{ground}gold")
    return [sign, (" ", ground.strip()), *((text, f"{ground}{style}") for text, style in whole)]
