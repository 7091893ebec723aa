"""The result of a series as a table for people and as JSON for programs."""

import json
from pathlib import Path
from typing import Final

from cuzco_tui.arena.match import Measures
from cuzco_tui.arena.records import FAULTS
from cuzco_tui.arena.series import FOREIGN, Series, script_of
from cuzco_tui.arena.tally import EntrantResult, SeriesResult
from cuzco_tui.game import Json
from cuzco_tui.games import find_description
from cuzco_tui.intervals import CONFIDENCE, about_ranges, told_mean, told_share
from cuzco_tui.messages import catalogue, message, printable

_COLUMN: Final = 12
_LONGEST_NAME: Final = 60
_MOSTLY: Final = 0.5
"""The share of lost choices from which on a bot's numbers are those of the first options."""


def as_json(series: Series, deals: int, seatings: int, measures: Measures, result: SeriesResult) -> str:
    """Give every number."""
    data = {
        "game": series.game,
        "options": series.options,
        "deals": deals,
        "seed": series.seed,
        "seatings": seatings,
        "games": result.games,
        "players": len(series.seats),
        "seconds": series.seconds,
        "confidence": CONFIDENCE,
        "winner_score": result.winner_score._asdict(),
        "entrants": [_entrant_data(entrant, measures) for entrant in result.entrants],
    }
    return json.dumps(data, indent=2)


def as_text(series: Series, deals: int, seatings: int, measures: Measures, result: SeriesResult) -> str:
    """Give the table, in lines that fit a terminal of 80 columns."""
    players = len(series.seats)
    words = catalogue("en", find_description(series.game).words)
    unit = words.say(message("score-unit"))
    ranges = about_ranges(deals, "deal", "; a deal counts as one")
    lines = [
        f"{_count(deals, 'deal')} from seed {series.seed} on, {_count(seatings, 'seating')} each: "
        f"{_count(result.games, 'game')}.",
        f"{ranges} Even is {100 / players:.1f} %.",
        "",
    ]
    for number, entrant in enumerate(result.entrants, start=1):
        name = printable(entrant.name)
        name = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
        lines.append(f"{number} {name}, {entrant.seats} of {players} seats")
        lines.append(f"  wins {told_share(entrant.wins)}, mean {told_mean(entrant.score, unit)}")
    lines += _mostly_lost(result.entrants)
    lines += [f"Winners have {told_mean(result.winner_score, unit)}.", ""]
    lines += _table(result.entrants, measures, words.say(message("after-sources")))
    return "\n".join(lines)


def _mostly_lost(entrants: tuple[EntrantResult, ...]) -> list[str]:
    """Say whose numbers tell nothing about the bot."""
    return [
        f"{number} lost {entrant.faults.total()} of its {entrant.times.choices} choices: "
        "what stands here is how the first options did."
        for number, entrant in enumerate(entrants, start=1)
        if entrant.faults.total() > _MOSTLY * entrant.times.choices
    ]


def _table(entrants: tuple[EntrantResult, ...], measures: Measures, by_source: str) -> list[str]:
    """Give a column for each entrant."""
    goals = [f"{goal.name} (of {goal.needs})" for goal in measures.goals]
    width = max(len(name) for name in ("choices lost by nonsense", by_source, *measures.sources, *goals))
    heads = [column_head(number, entrant.name) for number, entrant in enumerate(entrants, start=1)]

    def row(name: str, cells: list[str]) -> str:
        return f"{name:{width}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells)

    lines = [row(by_source, heads)]
    for source in measures.sources:
        if any(entrant.sources[source] for entrant in entrants):
            lines.append(row(source, [f"{entrant.sources[source]:.1f}" for entrant in entrants]))
    lines.append(row("total", [f"{entrant.score.value:.1f}" for entrant in entrants]))
    if goals:
        lines += ["", row("reached", ["mean, all" for _ in entrants])]
    for place, goal in enumerate(goals):
        reached = [entrant.reached[place] for entrant in entrants]
        lines.append(row(goal, [f"{each.mean:.1f} {each.complete * 100:3.0f} %" for each in reached]))
    lines += [
        "",
        row("ms a choice, mean", [_milliseconds(entrant.times.mean) for entrant in entrants]),
        row("ms a choice, 95 % within", [_milliseconds(entrant.times.below(0.95)) for entrant in entrants]),
        "",
        row("rating: mu", [f"{entrant.rating.mu:.1f}" for entrant in entrants]),
        row("rating: sigma", [f"{entrant.rating.sigma:.1f}" for entrant in entrants]),
        row("rating: mu - 3 sigma", [f"{entrant.rating.ordinal:.1f}" for entrant in entrants]),
    ]
    if any(entrant.faults for entrant in entrants):
        lines.append("")
    for fault in FAULTS:
        if any(entrant.faults[fault] for entrant in entrants):
            lines.append(row(f"choices lost by {fault}", [str(entrant.faults[fault]) for entrant in entrants]))
    if any(entrant.faults for entrant in entrants):
        lines.append(row("choices, all", [str(entrant.times.choices) for entrant in entrants]))
    return lines


def column_head(number: int, name: str) -> str:
    """Give the head of an entrant's column: of a name that is too long the beginning, without the ending of a file."""
    head = f"{number} {short_name(name)}"
    if len(head) < _COLUMN:
        return head
    if name.startswith(FOREIGN) and len(head := f"{number} {Path(short_name(name)).stem}") < _COLUMN:
        return head
    return f"{head[: _COLUMN - 2].rstrip()}…"


def short_name(name: str) -> str:
    """Give an entrant's name in short: of a command the file that is run, without its folders."""
    if name.startswith(FOREIGN) and (words := name.removeprefix(FOREIGN).split()):
        name = Path(script_of(words) or words[0]).name
    return printable(name)


def _entrant_data(entrant: EntrantResult, measures: Measures) -> Json:
    return {
        "bot": entrant.name,
        "seats": entrant.seats,
        "wins": entrant.wins._asdict(),
        "score": entrant.score._asdict(),
        "vp_by_source": entrant.sources,
        "reached": [
            {**goal._asdict(), **reached._asdict()}
            for goal, reached in zip(measures.goals, entrant.reached, strict=True)
        ],
        "milliseconds": {
            "choices": entrant.times.choices,
            "mean": entrant.times.mean,
            "p95": entrant.times.below(0.95),
        },
        "rating": entrant.rating._asdict(),
        "forfeits": {fault: entrant.faults[fault] for fault in FAULTS},
    }


def _milliseconds(value: float) -> str:
    return f"{value:.3f}" if value < 1 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
