"""What is told of a game that is over: the ranking, where the VP came from, how the scores grew, the sets."""

from collections.abc import Sequence
from typing import NamedTuple

from cuzco_tui.game import Collection, Game, Standing
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.play.swings import Moment
from cuzco_tui.table.records import SavedGame
from cuzco_tui.table.replay import rebuild


class SourceRow(NamedTuple):
    """The VP of all seats from one source or from a group of them, in the order of the ranking."""

    name: Message
    vp: tuple[int, ...]
    parts: tuple["SourceRow", ...] = ()
    """The sources of a group that brought anybody VP, where there are several."""


class Course(NamedTuple):
    """A game that is over, as told to one seat or to nobody in particular."""

    game: Game
    names: Names
    standings: tuple[Standing, ...]
    """Best first."""
    collections: tuple[tuple[Collection, ...], ...]
    """How far each seat was with what is worth VP once it is complete, in the order of the ranking."""
    saved_as: str = ""
    """Under which id the game is saved, empty when it is not."""
    colours: tuple[int | None, ...] = ()
    """The colour that was chosen for each seat, None for the seat's own."""

    @property
    def has_ties(self) -> bool:
        """Whether some of the seats have the same score."""
        scores = [standing.score for standing in self.standings]
        return len(set(scores)) < len(scores)

    @property
    def rounds(self) -> int:
        """How many scores of each seat are known after the one before the first round; the last is the end's."""
        return min(len(standing.by_round) for standing in self.standings) - 1

    def sources(self) -> list[SourceRow]:
        """Give every group of sources that brought anybody VP, with its parts."""
        count = len(self.standings[0].sources)
        rows = []
        for name, group in self.game.description.grouped_sources(count):
            parts = [SourceRow(message(f"source-{number}"), self._from_source(number)) for number in group]
            parts = [part for part in parts if any(part.vp)]
            if parts:
                sums = tuple(sum(vp) for vp in zip(*(part.vp for part in parts), strict=True))
                rows.append(SourceRow(name, sums, tuple(parts) if len(parts) > 1 else ()))
        return rows

    def _from_source(self, number: int) -> tuple[int, ...]:
        return tuple(list(standing.sources.values())[number] for standing in self.standings)

    def score_after(self, seat: int, round_: int) -> int:
        """Give the score of a seat after a round; 0 is before the first."""
        return next(standing.by_round[round_] for standing in self.standings if standing.seat == seat)


def course_of(sitting: Sitting) -> Course:
    """Tell of the game of a sitting as it stands, to whoever is in front."""
    game, standings = sitting.game, tuple(sitting.standings)
    return Course(
        game,
        sitting.names,
        standings,
        _collections(game, sitting.view, standings),
        sitting.saved_as,
        tuple(seat.colour for seat in sitting.table.seats),
    )


def course_of_save(game: Game, saved: SavedGame) -> Course:
    """Tell of a saved game as it stands, to the one person who played it here, or to nobody in particular."""
    state = rebuild(game, saved).state
    seats = saved.header.seats
    standings = tuple(game.ranking(state))
    names = Names([seat.name for seat in seats], only_person(saved))
    collections = _collections(game, game.view(state, None), standings)
    return Course(game, names, standings, collections, saved.id, tuple(seat.colour for seat in seats))


def only_person(saved: SavedGame) -> int | None:
    """Give the seat of the one person of a game; None when several sat there, or nobody."""
    people = [number for number, seat in enumerate(saved.header.seats) if seat.kind == "human"]
    return people[0] if len(people) == 1 else None


def _collections(game: Game, view: object, standings: Sequence[Standing]) -> tuple[tuple[Collection, ...], ...]:
    narrator = game.narrator()
    return tuple(tuple(narrator.collections(view, standing.seat)) for standing in standings)


def source_lines(course: Course) -> list[Message]:
    """Say what everybody got from each group of sources, and from the single ones below it."""
    lines = []
    for row in course.sources():
        lines.append(message("course-source", source=row.name, shares=_shares(course, row.vp)))
        lines += [
            message("course-source-part", source=part.name, shares=_shares(course, part.vp)) for part in row.parts
        ]
    return lines


def round_lines(course: Course) -> list[Message]:
    """Say the scores after each round, and after the end."""
    return [
        message(
            "course-end" if number == course.rounds else "course-round",
            round=number,
            shares=_shares(course, tuple(standing.by_round[number] for standing in course.standings)),
        )
        for number in range(1, course.rounds + 1)
    ]


def set_lines(course: Course) -> list[Message]:
    """Say of each set how far everybody was."""
    lines = []
    for row in zip(*course.collections, strict=True):
        shares = tuple(
            message(
                "course-set-share",
                who=course.names(standing.seat),
                has=each.has,
                complete="yes" if each.is_complete else "no",
            )
            for standing, each in zip(course.standings, row, strict=True)
        )
        lines.append(message("course-set", name=row[0].name, needs=row[0].needs, vp=row[0].vp, shares=shares))
    return lines


def moment_line(moment: Moment, names: Names) -> Message:
    """Say in one sentence what a moment brought whom, from what, and who took the lead by it."""
    others = tuple(
        message("course-gain", who=names(seat), vp=abs(vp), loses="yes" if vp < 0 else "no")
        for seat, vp in enumerate(moment.gains)
        if vp and seat != moment.gainer
    )
    return message(
        "course-moment",
        when=message("course-at-end") if moment.is_last else message("course-in-round", round=moment.round),
        step=moment.step,
        who=names(moment.gainer),
        vp=max(moment.gains),
        sources=moment_sources(moment),
        said=moment.said or "",
        by="no" if moment.said is None else "yes",
        others=others or "none",
        more="yes" if others else "no",
        lead="no" if moment.leads is None else "you" if moment.leads == names.me else "other",
        leader="" if moment.leads is None else names(moment.leads),
    )


def moment_sources(moment: Moment) -> tuple[Message, ...]:
    """Say what the seat that gained most in a moment got from which source; from a single one, all of it."""
    if len(moment.sources) == 1:
        return tuple(message(f"source-{number}") for number in moment.sources)
    return tuple(
        message("course-from", source=message(f"source-{number}"), vp=vp) for number, vp in moment.sources.items()
    )


def _shares(course: Course, vp: Sequence[int]) -> tuple[Message, ...]:
    return tuple(
        message("course-share", who=course.names(standing.seat), vp=each)
        for standing, each in zip(course.standings, vp, strict=True)
    )
