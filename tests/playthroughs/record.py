"""Write random games down so that a person can read them and a test can replay them.

python -m tests.playthroughs.record --all                      writes the ten games that the tests replay
python -m tests.playthroughs.record --players 3 --seed 7       writes one game; see --help for the table options

A file tells the set-up, then every step: round and phase, who decides what, the options, the choice after ">", and what
happened, indented. Seats count from 1. Digests of the whole state follow at each round's end and at the end.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from cuzco_tui.games.cuzco.engine import State, apply, parse_choice
from cuzco_tui.games.cuzco.engine.city import ranking
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLOUR_NAMES,
    GOD_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    PHASE_NAMES,
    TASK_NAMES,
    TILE_COLOUR_NAMES,
    VIA_NAMES,
    tile_name,
)
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, Event, RoundEnded
from cuzco_tui.games.cuzco.engine.setup import opening_events
from tests.games.cuzco.random_play import Pick, Setup, seldom_chosen
from tests.recorded_games import (
    Teller,
    event_line,
    first_difference_of,
    named,
    recorded_choices,
    steps,
    write,
)

FOLDER = Path(__file__).resolve().parent
PLAYTHROUGHS = (
    (Setup(2, False, "upto"), 1),
    (Setup(2, True, "upto"), 2),
    (Setup(2, False, "exact"), 3),
    (Setup(3, False, "upto"), 4),
    (Setup(3, True, "upto"), 5),
    (Setup(3, True, "exact"), 6),
    (Setup(4, False, "upto"), 7),
    (Setup(4, True, "upto"), 8),
    (Setup(4, False, "exact"), 9),
    (Setup(4, True, "exact"), 10),
)
"""The set-ups and seeds of the games that the tests replay."""
CARD_MARK = "    CardPlayed "


def file_name(setup: Setup, seed: int) -> str:
    """Name the file of a game."""
    return f"{setup}-seed-{seed}.txt"


def tell(setup: Setup, seed: int, choose: Callable[[State], str]) -> Iterator[str]:
    """Play a game by the texts that `choose` gives, and tell it line by line."""
    yield "A recorded game of Cuzco"
    yield f"players: {setup.players}"
    yield f"seed: {seed}"
    yield f"pututu: {'yes' if setup.pututu else 'no'}"
    yield f"temple: {setup.temple}"
    yield ""
    s = setup.game(seed)
    yield "Set-up"
    yield from map(_event_line, opening_events(s))
    yield ""
    if (yield from steps(s, TELLER, choose)) is not None:
        for place, seat in enumerate(ranking(s), 1):
            yield f"{place}. seat {seat + 1} with {s.players[seat].score} VP"


def _where(s: State) -> str:
    where = f"round {s.round}, phase {PHASE_NAMES[s.phase]}" if s.round else "set-up"
    kind, seat = s.stack[-1][:2]
    return f"{where}, seat {seat + 1}, {DECISION_NAMES[kind]}"


def _seats(seats: Iterable[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


_WORDS: dict[str, Callable[[Any], str]] = {
    "action": named(ACTION_NAMES),
    "card": lambda card: f"{card:02}" if card else "none",
    "cards": lambda cards: " ".join(f"{card:02}" for card in cards) if isinstance(cards, tuple) else str(cards),
    "colour": named(COLOUR_NAMES),
    "destination": named(LOCATION_NAMES),
    "feather": named(COLOUR_NAMES),
    "god": named(GOD_NAMES),
    "good": named(GOOD_NAMES),
    "houses": lambda tiles: " ".join(tile_name(tile).replace(" ", "-") if tile >= 0 else "none" for tile in tiles),
    "kind": lambda kind: KIND_NAMES[kind] if kind >= 0 else "jump",
    "mask": lambda mask: str(mask + 1),
    "order": _seats,
    "origin": named(LOCATION_NAMES),
    "owner": lambda seat: str(seat + 1),
    "palace": lambda tasks: " ".join(TASK_NAMES[task] for task in tasks),
    "phase": named(PHASE_NAMES),
    "ranking": _seats,
    "seat": lambda seat: str(seat + 1),
    "slot": lambda slot: str(slot + 1),
    "source": lambda source: source if isinstance(source, str) else ACTION_NAMES[source],
    "target": named(ACTION_NAMES),
    "task": named(TASK_NAMES),
    "tasks": lambda tasks: " ".join(TASK_NAMES[task] for task in tasks),
    "tile": tile_name,
    "via": named(VIA_NAMES),
    "village": named(LOCATION_NAMES),
}
"""How the fields of events are said in words; the others are plain numbers, words, or yes and no."""


def _event_line(event: Event) -> str:
    """Say an event in one indented line."""
    return event_line(
        event, _WORDS | {"colour": named(TILE_COLOUR_NAMES)} if isinstance(event, AbilityUsed) else _WORDS
    )


TELLER = Teller(
    _where,
    parse_choice,
    apply,
    _event_line,
    lambda event: f"round {event.round}" if isinstance(event, RoundEnded) else "",
    digest,
)


def record(setup: Setup, seed: int, pick: Pick, folder: Path) -> Path:
    """Play a game with a player and write it down."""
    return write(folder / file_name(setup, seed), tell(setup, seed, lambda s: pick(s.options).text))


def record_all(folder: Path) -> list[Path]:
    """Write the ten games; what was chosen in one of them is liked less in the next, so that they differ."""
    chosen: Counter[str] = Counter()
    return [record(setup, seed, seldom_chosen(seed, chosen), folder) for setup, seed in PLAYTHROUGHS]


def never_shown(paths: Iterable[Path]) -> list[str]:
    """List the decision kinds and god cards that occur in none of the files."""
    kinds = set(DECISION_NAMES)
    cards = {f"card {card:02}" for card in range(1, 16)}
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("Step "):
                kinds.discard(line.rsplit(", ", 1)[1])
            elif line.startswith(CARD_MARK):
                cards.discard(line.split(", ")[1])
    return sorted(kinds | cards)


def first_difference(path: Path) -> str | None:
    """Replay a file by the choices in it, and say where it first tells something else than the game does now."""
    recorded = path.read_text(encoding="utf-8").splitlines()
    header = dict(line.split(": ", 1) for line in recorded[1:5] if ": " in line)
    try:
        setup = Setup(int(header["players"]), header["pututu"] == "yes", header["temple"])
        seed = int(header["seed"])
    except (KeyError, ValueError):
        return f"{path.name}: the first lines do not say players, seed, pututu and temple"
    return first_difference_of(path.name, recorded, tell(setup, seed, recorded_choices(recorded)))


def main(arguments: list[str] | None = None) -> int:
    """Record games from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs.record", description=__doc__.split("\n")[0])
    parser.add_argument("--all", action="store_true", help="write the ten games that the tests replay")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pututu", action="store_true", help="play with the pututu module")
    parser.add_argument("--temple", choices=("upto", "exact"), default="upto")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to (the folder of this tool)")
    given = parser.parse_args(arguments)
    if not given.into.is_dir():
        print(f"There is no folder {given.into}; make it first or name another one.", file=sys.stderr)
        return 2
    if given.all:
        paths = record_all(given.into)
        missing = never_shown(paths)
    else:
        setup = Setup(given.players, given.pututu, given.temple)
        paths = [record(setup, given.seed, seldom_chosen(given.seed), given.into)]
        missing = []
    for path in paths:
        print(path)
    if missing:
        print(f"None of these games shows {', '.join(missing)}; choose other seeds in PLAYTHROUGHS.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
