"""Write random games of Caral down so that a person can read them and a test can replay them.

python -m tests.playthroughs.record_caral     writes the games that the tests replay

A file tells the set-up, then every step: year, round and phase, who decides what, the options, the choice after ">",
and what happened, indented. Seats count from 1. Digests of the whole state follow at each year's end and at the end.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from cuzco_tui.games.caral.engine.choices import cards_text, parse_choice
from cuzco_tui.games.caral.engine.codes import (
    CARD_NAMES,
    ENDING_NAMES,
    LOSS_NAMES,
    MODULE_NAMES,
    PEN_NAMES,
    PHASE_NAMES,
    ROLE_NAMES,
    SOURCES,
    TILE_NAMES,
)
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.dump import digest
from cuzco_tui.games.caral.engine.events import Event, MoveExplained, YearStarted
from cuzco_tui.games.caral.engine.flow import apply
from cuzco_tui.games.caral.engine.setup import opening_events
from cuzco_tui.games.caral.engine.standings import standings
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers_random import Player, Setup, busy
from tests.recorded_games import (
    Teller,
    event_line,
    first_difference_of,
    named,
    recorded_choices,
    steps,
    write,
)

FOLDER = Path(__file__).resolve().parent / "caral"
PLAYTHROUGHS = (
    (Setup(2, MODULE_NAMES), 37),
    (Setup(3, ()), 2),
    (Setup(3, ("progress", "anaconda", "emissary")), 7),
    (Setup(4, MODULE_NAMES), 6),
)
"""The set-ups and seeds of the games that the tests replay."""


def file_name(setup: Setup, seed: int) -> str:
    """Name the file of a game."""
    return f"{setup}-seed-{seed}.txt"


def tell(setup: Setup, seed: int, choose: Callable[[State], str]) -> Iterator[str]:
    """Play a game by the texts that `choose` gives, and tell it line by line."""
    yield "A recorded game of Caral"
    yield f"players: {setup.players}"
    yield f"seed: {seed}"
    yield f"modules: {' '.join(setup.modules) or 'none'}"
    yield ""
    s = setup.game(seed)
    yield "Set-up"
    yield from map(_event_line, opening_events(s))
    yield ""
    if (yield from steps(s, TELLER, choose)) is not None:
        for each in standings(s):
            yield f"{each.place}. seat {each.seat + 1} with {each.score} fame"


def _where(s: State) -> str:
    where = f"year {s.year}, round {s.round}, phase {PHASE_NAMES[s.phase]}" if s.year else "set-up"
    kind, seat = s.stack[-1][:2]
    return f"{where}, seat {seat + 1}, {DECISION_NAMES[kind]}"


def _seat(seat: int) -> str:
    return str(seat + 1) if seat >= 0 else "nobody"


def _seats(seats: Iterable[int]) -> str:
    return " ".join(map(_seat, seats)) or "nobody"


def _cards(cards: Any) -> str:
    return cards_text(cards).replace(" ", "-") if isinstance(cards, tuple) else str(cards)


_WORDS: dict[str, Callable[[Any], str]] = {
    "ability": named(CARD_NAMES),
    "bidder": _seat,
    "cards": _cards,
    "holder": _seat,
    "kind": lambda kind: CARD_NAMES[kind] if kind >= 0 else "nothing",
    "loss": named(LOSS_NAMES),
    "pen": named(PEN_NAMES),
    "place": lambda place: place or "board",
    "ranking": _seats,
    "reason": named(ENDING_NAMES),
    "role": named(ROLE_NAMES),
    "seat": _seat,
    "source": named(tuple(source.replace(" ", "-") for source in SOURCES)),
    "start": _seat,
    "struck": _seats,
    "tiles": lambda tiles: " ".join(TILE_NAMES[tile] for tile in tiles),
}
"""How the fields of events are said in words; the others are plain numbers, words, or yes and no."""
_YEAR_TILE = {"tile": lambda tile: f"Y{tile + 1}"}
_PROGRESS_TILE = {"tile": named(TILE_NAMES)}
_SEEN = {"cards": lambda cards: " ".join(CARD_NAMES[card] for card in cards)}
_WORDS_OF: dict[str, dict[str, Callable[[Any], str]]] = {
    "YearTileScored": _YEAR_TILE,
    "TileLaid": _PROGRESS_TILE,
    "CardsSeen": _SEEN,
}
"""What events of these kinds say in other words."""


def _event_line(event: Event) -> str:
    return event_line(event, _WORDS | _WORDS_OF.get(type(event).__name__, {}))


TELLER = Teller(
    _where,
    parse_choice,
    apply,
    _event_line,
    lambda event: f"year {event.year - 1}" if isinstance(event, YearStarted) and event.year > 1 else "",
    digest,
)


def record(setup: Setup, seed: int, player: Player, folder: Path) -> Path:
    """Play a game with a player and write it down."""
    return write(folder / file_name(setup, seed), tell(setup, seed, lambda s: player(s).text))


def record_all(folder: Path) -> list[Path]:
    """Write the games that the tests replay."""
    return [record(setup, seed, busy(seed), folder) for setup, seed in PLAYTHROUGHS]


def never_shown(paths: Iterable[Path]) -> list[str]:
    """List the kinds of decisions and of events of the rules that occur in none of the files."""
    missing = {*DECISION_NAMES, *(kind.__name__ for kind in Event.__subclasses__())}
    missing.discard(MoveExplained.__name__)
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if line.startswith("Step "):
                missing.discard(words[-1])
            elif line.startswith("    "):
                missing.discard(words[0])
    return sorted(missing)


def first_difference(path: Path) -> str | None:
    """Replay a file by the choices in it, and say where it first tells something else than the game does now."""
    recorded = path.read_text(encoding="utf-8").splitlines()
    header = dict(line.split(": ", 1) for line in recorded[1:4] if ": " in line)
    try:
        modules = tuple(name for name in header["modules"].split() if name in MODULE_NAMES)
        setup, seed = Setup(int(header["players"]), modules), int(header["seed"])
    except (KeyError, ValueError):
        return f"{path.name}: the first lines do not say players, seed and modules"
    return first_difference_of(path.name, recorded, tell(setup, seed, recorded_choices(recorded)))


def main(arguments: list[str] | None = None) -> int:
    """Record the games from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.playthroughs.record_caral", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to")
    folder = parser.parse_args(arguments).into
    if not folder.is_dir():
        print(f"There is no folder {folder}; make it first or name another one.", file=sys.stderr)
        return 2
    paths = record_all(folder)
    for path in paths:
        print(path)
    missing = never_shown(paths)
    if missing:
        print(f"None of these games shows {', '.join(missing)}; choose other seeds in PLAYTHROUGHS.", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
