"""`cuzco train`: lets bots play many games and learns from them what positions are worth."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cuzco_tui.arena.fitting import required_numpy
from cuzco_tui.arena.lessons import school_of
from cuzco_tui.arena.training import Training
from cuzco_tui.game import BadOptions
from cuzco_tui.games import find_description, usual_game
from cuzco_tui.named_files import replace_file, require_writable
from cuzco_tui.search.school import School, Weights

LAST: Final = 2
"""After how many of the last courses the weights are written down: who plays out also models others with them."""


def run(args: argparse.Namespace) -> int:
    """Train as the command line asks, and write the weights down."""
    name = args.game or usual_game()
    if not find_description(name).school:
        raise BadOptions(f"Nothing is learned in the game {name!r}; name another game.")
    school = school_of(name)
    games = args.games or [course.games for course in school.courses]
    if len(games) != len(school.courses):
        names = ", ".join(course.name for course in school.courses)
        number = "1 number of games was" if len(games) == 1 else f"{len(games)} numbers of games were"
        raise BadOptions(f"{number} named; name one for each course ({names}).")
    required_numpy()
    out: Path = args.out
    require_writable(out)
    training = Training(name, args.seed, games, args.jobs, args.file)
    try:
        fitted = training.run()
    finally:
        training.close()
    write_weights(out, school, fitted[-LAST:], _command(name, args.seed, games))
    print(f"The weights are in {out}.")
    return 0


def write_weights(out: Path, school: School, fitted: Sequence[Weights], command: str) -> None:
    """Write weights, the last ones last, with the command line that made them, in place of a file that is there."""
    lines = [
        f'{{"made by": {json.dumps(command)},',
        f'"stages": {json.dumps(list(school.stages))},',
        f'"features": {len(school.features)},',
        '"weights": [',
        ",\n".join("[" + ",\n".join(_stage(stage) for stage in weights) + "]" for weights in fitted),
        "]}",
    ]
    replace_file(out, "\n".join(lines) + "\n")


def _stage(stage: Sequence[Sequence[float]]) -> str:
    return "[" + ",\n".join(json.dumps(list(row), separators=(",", ":")) for row in stage) + "]"


def _command(name: str, seed: int, games: list[int]) -> str:
    return f"cuzco train --game {name} --seed {seed} --games {','.join(map(str, games))}"
