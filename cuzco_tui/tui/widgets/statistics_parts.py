"""The parts of the statistics: the numbers, the scores over time, the opponents, and where the VP came from."""

from typing import Any, Final, NamedTuple

from cuzco_tui.games import has_several
from cuzco_tui.messages import Value, message
from cuzco_tui.play.statistics import LATELY, Statistics, Tally, date_of, whole
from cuzco_tui.tui.drawing.lines import Line, wrapped
from cuzco_tui.tui.drawing.lines import cells as line_cells
from cuzco_tui.tui.drawing.plots import MARKS, Curve, bar, curves, running_means
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.widths import cells, cut, padded, padded_before

_OWN: Final = "seat-3"
_THEIRS: Final = "seat-1"
_BAR: Final = 24
_COLUMN: Final = 7
_NAME: Final = 24
_SHORT: Final = 16
_LONG_BAR: Final = 40
_TICKS: Final = 6
_GROUPS: Final = ("seat-3", "seat-0", "seat-1", "seat-2", "text", "good")
"""The styles of the groups of sources, whose names stand at their curves."""


class Counted(NamedTuple):
    """What the parts show; None while the games are counted."""

    statistics: Statistics | None = None
    done: int = 0
    of: int = 0


class _StatisticsPart(Part):
    """A part that is drawn once the games are counted."""

    def draw(self, view: Counted, width: int) -> list[Line]:
        """Draw the numbers, if there are any."""
        if view.statistics is None or not view.statistics.games:
            return []
        return self.draw_counted(view.statistics, width)

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw the numbers of at least one game."""
        raise NotImplementedError

    def heads(self, room: int, *ids: Value) -> Line:
        """Name columns of numbers behind so many cells."""
        return [(" " * room + "".join(padded_before(self.say(head), _COLUMN) for head in ids), "muted")]


class Totals(_StatisticsPart):
    """How many games, how many won, the mean and the best: together, lately, and by how many played."""

    TITLE = "stats-title"

    def note(self) -> str:
        """Which games they are where there are several, and whose."""
        view: Any = self.view
        if view is None or view.statistics is None:
            return ""
        which = [view.statistics.description.title] if has_several() else []
        whose = [view.statistics.name or message("stats-everybody")] if len(view.statistics.people) > 1 else []
        return self.say((*which, *whose))

    def draw(self, view: Counted, width: int) -> list[Line]:
        """Draw the table, or say that there is nothing to be counted."""
        if view.statistics is None:
            return [[(self.say(message("stats-counting", done=view.done, of=view.of)), "muted")]]
        if not view.statistics.games:
            return wrapped([(self.say(message("stats-none-yet")), "")], width)
        return super().draw(view, width)

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw a row for each way to count."""
        rows: list[tuple[Value, Tally]] = [(message("stats-all"), statistics.overall)]
        if statistics.overall.games > LATELY:
            rows.append((message("stats-last", games=LATELY), statistics.lately))
        rows += [(message("stats-with", players=count), each) for count, each in statistics.by_players()]
        names = [self.say(name) for name, _ in rows]
        room = max(map(cells, names)) + 1
        heads = ("stats-games", "stats-won", "stats-mean", "stats-top")
        lines = [self.heads(room, *map(message, heads))]
        for number, (name, (_, each)) in enumerate(zip(names, rows, strict=True)):
            style = "strong" if number == 0 else ""
            numbers = (each.games, each.wins, whole(each.mean), each.best)
            line: Line = [(padded(name, room), style)]
            line.append(("".join(padded_before(str(value), _COLUMN) for value in numbers), style))
            line.append((f"{padded_before(str(whole(100 * each.share)), 6)} % ", style))
            lines.append([*line, *bar(each.share, 1.0, min(_BAR, width - line_cells(line)), _OWN)])
        best = statistics.best
        assert best is not None
        told = message("stats-best-of", score=best.seat.score, date=date_of(best), game=best.result.id)
        return [*lines, *wrapped([(self.say(told), "muted")], width)]


class ScoresOverTime(_StatisticsPart):
    """The score of each game, those that were won apart from the others, and the mean of the last ones."""

    TITLE = "stats-scores"
    FITS = True

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw a mark for each game and a line for the mean."""
        games = statistics.games
        scores = [own.seat.score for own in games]
        won = [score if own.won else None for score, own in zip(scores, games, strict=True)]
        lost = [None if own.won else score for score, own in zip(scores, games, strict=True)]
        means = running_means(scores, LATELY)
        drawn = [
            Curve(won, "", "gold", MARKS[1], is_line=False),
            Curve(lost, "", _OWN, MARKS[0], is_line=False),
            Curve(means, self.say(message("stats-running", mean=whole(means[-1]))), "text"),
        ]
        won_words, lost_words = self.say(message("stats-won")), self.say(message("stats-lost"))
        legend: Line = [
            (f"{MARKS[1]} {won_words}  ", "gold"),
            (f"{MARKS[0]} {lost_words}  ", _OWN),
            (self.say(message("stats-line", games=LATELY)), "muted"),
        ]
        return [*curves(drawn, _ticks(len(games)), width, self.rows - 1, from_zero=False), legend]


class Opponents(_StatisticsPart):
    """Whom one played against, and how that went."""

    TITLE = "stats-opponents"

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw a row for each opponent, with both means as bars."""
        opponents = statistics.opponents()
        names = [cut(self.say(each.said), _NAME) for each in opponents]
        room = max(map(cells, names), default=0) + 1
        lines = [self.heads(room, *map(message, ("stats-games", "stats-ahead", "stats-you", "stats-they")))]
        most = max((max(each.own_mean, each.their_mean) for each in opponents), default=0)
        for name, each in zip(names, opponents, strict=True):
            numbers = (each.games, f"{each.ahead}/{each.met}", whole(each.own_mean), whole(each.their_mean))
            row = padded(name, room) + "".join(padded_before(str(value), _COLUMN) for value in numbers)
            space = (width - cells(row) - 3) // 2
            line: Line = [(f"{row} ", "")]
            if space > 3:
                own = bar(each.own_mean, most, min(_BAR, space), _OWN)
                line += [*own, (" ", ""), *bar(each.their_mean, most, min(_BAR, space), _THEIRS)]
            lines.append(line)
        return lines


class SourceMeans(_StatisticsPart):
    """What each group of sources brought on average, and lately."""

    TITLE = "stats-sources"

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw a row for each group with both means."""
        trends = statistics.sources()
        names = [cut(self.say(trend.name), _NAME) for trend in trends]
        room = max(map(cells, names), default=0) + 3
        lines = [self.heads(room, message("stats-mean"), message("stats-recent"))]
        most = max((trend.mean for trend in trends), default=0)
        for place, (name, trend) in enumerate(zip(names, trends, strict=True)):
            numbers = "".join(padded_before(str(whole(value)), _COLUMN) for value in (trend.mean, trend.lately))
            line: Line = [(padded(f"{_mark(place)} {name}", room), _style(place)), (f"{numbers}  ", "")]
            lines.append([*line, *bar(trend.mean, most, min(_LONG_BAR, width - line_cells(line)), _style(place))])
        return lines


class SourcesOverTime(_StatisticsPart):
    """What each group of sources brought game by game, as curves of the means of the last ones."""

    TITLE = "stats-sources-over-time"
    FITS = True

    def draw_counted(self, statistics: Statistics, width: int) -> list[Line]:
        """Draw a curve for each group, named at its end."""
        drawn = [
            Curve(
                running_means(trend.values, LATELY),
                cut(self.say(trend.name), _SHORT),
                _style(place),
                _mark(place),
                mark_every=_every(len(trend.values)),
            )
            for place, trend in enumerate(statistics.sources())
        ]
        legend: Line = [(self.say(message("stats-lines", games=LATELY)), "muted")]
        return [*curves(drawn, _ticks(len(statistics.games)), width, self.rows - 1), legend]


def _style(place: int) -> str:
    """Give the style of a group of sources."""
    return _GROUPS[place % len(_GROUPS)]


def _mark(place: int) -> str:
    """Give the sign that tells a group of sources from the others without its colour."""
    return MARKS[place % len(MARKS)]


def _every(games: int) -> int:
    """Give at how many games one is numbered."""
    return max(1, -(-games // _TICKS))


def _ticks(games: int) -> list[str]:
    """Number some of the games."""
    every = _every(games)
    return [str(number) if number == 1 or number % every == 0 else "" for number in range(1, games + 1)]
