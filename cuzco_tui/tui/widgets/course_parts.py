"""The parts of what is shown of a game that is over: who won, the curves, the moments, the sources and the sets."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.geometry import Offset
from textual.message import Message as TextualMessage

from cuzco_tui.game import Standing
from cuzco_tui.messages import Message, message
from cuzco_tui.play.course import Course, SourceRow, moment_sources
from cuzco_tui.play.swings import Moment
from cuzco_tui.tui.drawing.block_letters import large
from cuzco_tui.tui.drawing.lines import Line, wrapped
from cuzco_tui.tui.drawing.lines import cells as line_cells
from cuzco_tui.tui.drawing.lines import padded as padded_line
from cuzco_tui.tui.drawing.plots import MARKS, Curve, bar, curves
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.widths import cells, cut, padded, padded_before

_MINUS: Final = "\u2212"

_NAME: Final = 12
"""The most letters of a name in a table."""
_NUMBER: Final = 4
"""The cells of a number of VP, with a blank before it."""
_DONE: Final = "\u2713"
_CURSOR: Final = "\u258c"
_TALL: Final = 36
"""The lines of a terminal from which on the winner is shown in large letters."""
_BAR: Final = 40
_AHEAD: Final = "*"
"""Stands before the best score after a round."""
_WIDEST: Final = 9
"""The most cells of a column of scores."""
_SWING: Final = 12
"""The most cells of the bar of a swing."""


class Told(NamedTuple):
    """What the parts show."""

    course: Course
    moments: Sequence[Moment] | None = ()
    """The moments that decided the game; None while they are looked for."""
    cursor: int = 0
    """The moment that Enter opens."""
    kept: Message | None = None
    """What became of the game."""


class Part(Panel):
    """A part that is drawn from what is told of the game."""

    MARKS = False
    INSET = 1

    def shown(self, view: Any) -> object:
        """Everything."""
        return view

    def called(self, seat: int) -> str:
        """Name a seat shortly."""
        told: Told = self.view
        return cut(self.say(told.course.names(seat)), _NAME)

    def seat_style(self, seat: int) -> str:
        """Give the style of a seat."""
        return f"seat-{seat}"


def mark_of(standing: Standing) -> str:
    """Give the sign that tells a seat from the others without its colour."""
    return MARKS[standing.seat % len(MARKS)]


class Verdict(Part):
    """Who won, and the places with their VP."""

    TITLE = "after-verdict"

    def __init__(self, front: Front) -> None:
        super().__init__(id="after-verdict")
        self.front = front

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw the winner, the places, and what decided between equals."""
        course = view.course
        best = course.standings[0]
        name = course.names.names[best.seat]
        wins = self.say(message("after-wins", name=name, score=best.score))
        lines: list[Line] = []
        if self.app.size.height >= _TALL:
            letters = large(name, width)
            middle = " " * max(0, (width - max(map(cells, letters))) // 2)
            lines += self.front.crown(width)
            lines += [[(middle, ""), (row, f"{self.seat_style(best.seat)} strong")] for row in letters]
        lines += [[(" " * max(0, (width - cells(wins)) // 2), ""), (wins, "gold strong")], []]
        lines += self._places(course, width)
        if self.front.ties is not None and course.has_ties:
            lines += wrapped([(self.say(self.front.ties), "muted")], width)
        if view.kept is not None:
            lines += wrapped([(self.say(view.kept), "muted")], width)
        return lines

    def _places(self, course: Course, width: int) -> list[Line]:
        most = max(1, *(each.score for each in course.standings))
        vp = self.say(message("score-unit"))
        names = [self.called(each.seat) for each in course.standings]
        name_room = max(map(cells, names))
        lines: list[Line] = []
        for each, name in zip(course.standings, names, strict=True):
            line: Line = [
                (f"{each.place}. ", "strong" if each.place == 1 else ""),
                (f"{mark_of(each)} {padded(name, name_room)}", f"{self.seat_style(each.seat)} strong"),
                (f"{padded_before(str(each.score), _NUMBER)} {vp}  ", "strong" if each.place == 1 else ""),
            ]
            room = min(_BAR, width - line_cells(line))
            lines.append([*line, *bar(each.score, most, room, self.seat_style(each.seat))])
        return lines


class RoundCurves(Part):
    """The scores round by round as curves, with the numbers of the moments below them."""

    TITLE = "after-rounds"
    FITS = True

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw a curve for each seat."""
        course = view.course
        drawn = [
            Curve(
                each.by_round[: course.rounds + 1],
                f"{self.called(each.seat)} {each.score}",
                self.seat_style(each.seat),
                mark_of(each),
            )
            for each in course.standings
        ]
        ticks = [*map(str, range(course.rounds)), self.say(message("after-end"))]
        notes = [
            (course.rounds - 0.5 if moment.is_last else moment.round - 0.5, str(number))
            for number, moment in enumerate(view.moments or (), 1)
        ]
        return curves(drawn, ticks, width, self.rows, notes)


class RoundNumbers(Part):
    """The scores round by round in numbers, the best of each round with a sign."""

    TITLE = "after-numbers"

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw a row for each seat."""
        course = view.course
        rounds = range(1, course.rounds + 1)
        best = [max(each.by_round[number] for each in course.standings) for number in rounds]
        room = max(cells(self.called(each.seat)) for each in course.standings) + 3
        column = max(_NUMBER + 1, min(_WIDEST, (width - room) // course.rounds))
        ends = [*map(str, rounds[:-1]), self.say(message("after-end"))]
        lines: list[Line] = [[(" " * room + "".join(padded_before(end, column) for end in ends), "muted")]]
        for each in course.standings:
            line: Line = [(padded(f"{mark_of(each)} {self.called(each.seat)}", room), self.seat_style(each.seat))]
            for number, most in zip(rounds, best, strict=True):
                ahead = each.by_round[number] == most
                text = f"{_AHEAD if ahead else ''}{each.by_round[number]}"
                line.append((padded_before(text, column), "strong" if ahead else ""))
            lines.append(line)
        ahead_words = self.say(message("after-ahead"))
        return [*lines, [(f"{_AHEAD} {ahead_words}", "muted")]]


class Moments(Part):
    """The moments that decided the game; one can be opened in the replay."""

    TITLE = "after-moments"

    class Opened(TextualMessage):
        """A moment was clicked."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__(id="after-moments")
        self._rows: list[int] = []
        """The moment of each line."""

    def note(self) -> str:
        """Say what the bars are."""
        view: Told | None = self.view
        return self.say(message("after-swing")) if view is not None and view.moments else ""

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw what each brought whom, and from what."""
        self._rows = []
        if view.moments is None:
            return [[(self.say(message("after-looking")), "muted")]]
        if not view.moments:
            return [[(self.say(message("after-no-moments")), "muted")]]
        most = max(moment.swing for moment in view.moments)
        lines: list[Line] = []
        for number, moment in enumerate(view.moments):
            here = number == view.cursor
            drawn = self._moment(view.course, moment, number + 1, most, width - 2)
            self._rows += [number] * len(drawn)
            for line in drawn:
                whole = padded_line(line, width - 2)
                ground = "on-cursor " if here else ""
                sign = (_CURSOR if here else " ", f"{ground}gold")
                lines.append([sign, (" ", ground.strip()), *((text, f"{ground}{style}") for text, style in whole)])
        return lines

    def _moment(self, course: Course, moment: Moment, number: int, most: int, width: int) -> list[Line]:
        when = message("course-at-end") if moment.is_last else message("course-in-round", round=moment.round)
        who = self.called(moment.gainer)
        first: Line = [
            (f"{number} ", "gold strong"),
            (f"{self.say(when)}  ", ""),
            (f"{who} +{max(moment.gains)}", f"{self.seat_style(moment.gainer)} strong"),
        ]
        for seat, vp in enumerate(moment.gains):
            if vp and seat != moment.gainer:
                first.append((f"  {self.called(seat)} {_MINUS if vp < 0 else '+'}{abs(vp)}", self.seat_style(seat)))
        if moment.leads is not None:
            mine = "yes" if moment.leads == course.names.me else "no"
            leads = message("after-lead", who=self.called(moment.leads), mine=mine)
            first.append((f"  {self.say(leads)}", "gold"))
        room = min(_SWING, width - line_cells(first) - 2)
        if room > 2:
            drawn = bar(moment.swing, most, room, self.seat_style(moment.gainer))
            first += [(" " * (width - line_cells(first) - line_cells(drawn)), ""), *drawn]
        told = self.say(moment_sources(moment))
        if moment.said is not None:
            said = self.say(moment.said)
            told = said if f"{max(moment.gains)}" in said.split() else f"{told}: {said}"
        return [*wrapped(first, width), *([("  ", ""), *line] for line in wrapped([(told, "muted")], width - 2))]

    @property
    def cursor_offset(self) -> Offset:
        """The first line of the moment under the cursor."""
        view: Told | None = self.view
        cursor = view.cursor if view is not None else 0
        return Offset(0, self._rows.index(cursor) if cursor in self._rows else 0)

    def on_click(self, event: events.Click) -> None:
        """Open the moment that was clicked."""
        spot = self.spot(event)
        if spot is not None and 0 <= spot.y < len(self._rows):
            self.post_message(self.Opened(self._rows[spot.y]))


class _Columns(Part):
    """Rows with a name and a column for each seat."""

    SHORTEST: ClassVar[int] = 3
    """The least cells of a bar."""

    def heads(self, course: Course, room: int, column: int) -> Line:
        """Name the columns."""
        line: Line = [(" " * room, "")]
        for each in course.standings:
            name = cut(f"{mark_of(each)} {self.called(each.seat)}", column - 1)
            line.append((padded(f" {name}", column), f"{self.seat_style(each.seat)} strong"))
        return line

    def rooms(self, names: Sequence[str], seats: int, width: int) -> tuple[int, int]:
        """Give the cells of the names and of each column."""
        room = min(max(map(cells, names)) + 1, max(12, width - seats * (_NUMBER + self.SHORTEST + 1)))
        return room, (width - room) // seats


class SourceBars(_Columns):
    """The VP of everybody by source: groups as bars, the sources in them as numbers."""

    TITLE = "after-sources"

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw the groups, their parts and the sum."""
        course = view.course
        rows = course.sources()
        if not rows:
            return []
        total = self.say(message("after-total"))
        names = [self.say(row.name) for row in rows] + [f"  {self.say(p.name)}" for row in rows for p in row.parts]
        room, column = self.rooms([*names, total], len(course.standings), width)
        most = max(1, *(vp for row in rows for vp in row.vp))
        lines = [self.heads(course, room, column)]
        for row in rows:
            lines.append(self._group(course, row, room, column, most))
            for part in row.parts:
                numbers = "".join(padded(padded_before(str(vp) if vp else "", _NUMBER), column) for vp in part.vp)
                lines.append([(padded(cut(f"  {self.say(part.name)}", room), room) + numbers.rstrip(), "muted")])
        sums = "".join(padded(padded_before(str(each.score), _NUMBER), column) for each in course.standings)
        return [*lines, [(padded(total, room) + sums.rstrip(), "strong")]]

    def _group(self, course: Course, row: SourceRow, room: int, column: int, most: int) -> Line:
        line: Line = [(padded(cut(self.say(row.name), room), room), "strong")]
        for each, vp in zip(course.standings, row.vp, strict=True):
            drawn = bar(vp, most, column - _NUMBER - 2, self.seat_style(each.seat))
            cell: Line = [(padded_before(str(vp), _NUMBER), ""), (" ", ""), *drawn]
            line += padded_line(cell, column)
        return line


class SetBars(_Columns):
    """How far everybody was with each set."""

    TITLE = "after-sets"
    SHORTEST = 2

    def draw(self, view: Told, width: int) -> list[Line]:
        """Draw a row for each set."""
        course = view.course
        rows = list(zip(*course.collections, strict=True))
        if not rows:
            return []
        names = [self.say(message("after-set", name=row[0].name, needs=row[0].needs, vp=row[0].vp)) for row in rows]
        room, column = self.rooms(names, len(course.standings), width)
        lines = [self.heads(course, room, column)]
        for name, row in zip(names, rows, strict=True):
            line: Line = [(padded(cut(name, room), room), "")]
            for each, one in zip(course.standings, row, strict=True):
                done = one.is_complete
                count = f"{one.has}{_DONE}" if done else f"{one.has} "
                room_of_bar = column - _NUMBER - 3
                drawn = bar(one.has, one.needs, room_of_bar, self.seat_style(each.seat)) if room_of_bar > 3 else []
                cell: Line = [(padded_before(count, _NUMBER + 1), "gold strong" if done else ""), (" ", ""), *drawn]
                line += padded_line(cell, column)
            lines.append(line)
        return lines
