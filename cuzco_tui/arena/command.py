"""`cuzco arena`: bots against bots over many deals, each in all seatings."""

import argparse
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import randbits
from typing import Final

import msgspec

from cuzco_tui.arena.ledger import Ledger, seed_in
from cuzco_tui.arena.match import measures_of, play, record_from
from cuzco_tui.arena.records import MOST_NOTES, GameRecord
from cuzco_tui.arena.report import as_json, as_text
from cuzco_tui.arena.series import Pairing, Series, make_series, pairings, seatings_of
from cuzco_tui.arena.tally import Tally
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.messages import printable
from cuzco_tui.progress import Meter
from cuzco_tui.worker import Worker

MOST_LINES: Final = 20
"""How many lost choices are told, each in a line; the rest is counted."""
BEGUN_AHEAD: Final = 2
"""Games that each worker has at most, so that it never waits for the next one."""
SEED_BITS: Final = 62
"""How large a seed is drawn when nobody names one."""


def run(args: argparse.Namespace) -> int:
    """Play the series that the command line asks for, or what is missing of it, and print what came out."""
    game = find_game(args.game or usual_game())
    content = game.load_content(args.content)
    seed = args.seed
    if seed is None and args.file is not None:
        seed = seed_in(args.file)
    if seed is None:
        seed = randbits(SEED_BITS)
    options = dict(args.options or ())
    series = make_series(game, args.seat or (), args.seatings, seed, options, content, args.seconds)
    seatings = len(seatings_of(series.seats, series.seatings))
    measures = measures_of(game, series, content)
    tally = Tally(series.seats, measures, seatings)
    with ExitStack() as closing:
        ledger = None if args.file is None else closing.enter_context(Ledger(args.file, series))
        _play_series(series, args.deals, args.jobs, args.content, ledger, tally)
    print((as_json if args.json else as_text)(series, args.deals, seatings, measures, tally.result()))
    return 0


def _play_series(
    series: Series, deals: int, jobs: int, content: Path | None, ledger: Ledger | None, tally: Tally
) -> None:
    """Count all games in their order: those that are kept, and those that are played now."""
    kept = {} if ledger is None else ledger.games
    total = deals * len(seatings_of(series.seats, series.seatings))
    already = sum(number < total for number in kept)
    if already:
        print(f"{already} of {total} games were played before.", file=sys.stderr)
    meter = Meter(total, already)
    told = 0
    missing = (pairing for pairing in pairings(series, deals) if pairing.number not in kept)
    playing = play_pairings(series, missing, jobs, content)
    played = already
    try:
        for pairing in pairings(series, deals):
            record = kept.get(pairing.number)
            if record is None:
                record = next(playing)
                if ledger is not None:
                    ledger.add(record)
                for line in _lost_choices(series, record, tally):
                    told += 1
                    if told <= MOST_LINES:
                        meter.say(line)
                played += 1
                meter.show(played)
            tally.add(record)
    except KeyboardInterrupt:
        if ledger is not None:
            meter.say(f"{played} of {total} games are in {ledger.path}; the same command plays the others.")
        raise
    finally:
        playing.close()
        meter.close()
    losing = {name: lost for name in series.entrants if (lost := tally.faults_of(name))}
    if sum(losing.values()) > min(told, MOST_LINES):
        told_of = ", ".join(f"{name} lost {lost} of {tally.choices_of(name)} choices" for name, lost in losing.items())
        print(printable(f"In all {told_of}; the first option was played instead."), file=sys.stderr)


def play_pairings(
    series: Series, wanted: Iterable[Pairing], jobs: int, content: Path | None
) -> Generator[GameRecord, None, None]:
    """Play games and give what came out of each, in their order."""
    if jobs == 1:
        for pairing in wanted:
            yield play(series, pairing, content)
        return
    clock = ThinkingClock()
    told = {"series": msgspec.to_builtins(series), "content": None if content is None else str(content)}
    following = iter(wanted)
    with ExitStack() as closing:
        free = deque([closing.enter_context(Worker()) for _ in range(jobs)] * BEGUN_AHEAD)
        busy: deque[Worker] = deque()
        while True:
            while free and (begun := next(following, None)):
                busy.append(free.popleft())
                busy[-1].begin("cuzco_tui.arena.match:play_pairing", {**told, "pairing": begun})
            if not busy:
                return
            yield record_from(busy[0].result(clock))
            free.append(busy.popleft())


def _lost_choices(series: Series, record: GameRecord, tally: Tally) -> Iterator[str]:
    """Say of each choice that was lost in a game, as far as it is noted, who lost it, where and why."""
    before = {seat.bot: tally.faults_of(seat.bot) for seat in record.seats}
    for number, seat in enumerate(record.seats, start=1):
        where = f"deal {record.deal + 1} (seed {series.seed + record.deal}), seat {number}"
        for count, note in enumerate(seat.notes, start=before[seat.bot] + 1):
            if count > before[seat.bot] + MOST_NOTES:
                yield printable(f"{seat.bot} loses all further choices in {where}: {note}.")
                break
            yield printable(f"{seat.bot} loses a choice in {where}: {note}; {count} lost so far.")
        before[seat.bot] += sum(seat.faults.values())
