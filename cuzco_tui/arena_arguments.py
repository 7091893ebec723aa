"""The arguments of `cuzco arena` and `cuzco train`, loaded when they run."""

import argparse
from contextlib import suppress
from pathlib import Path

from cuzco_tui.cli import content_argument, game_argument, whole_number


def arena_arguments(parser: argparse.ArgumentParser) -> None:
    """Let everything about a series of games be named."""
    seat = "who plays a seat, once for each: a bot, or 'cmd:COMMAND' for a program of your own"
    parser.add_argument("--seat", action="append", metavar="BOT|cmd:COMMAND", help=seat)
    parser.add_argument("--deals", type=whole_number(1), required=True, metavar="N", help="how many deals to play")
    which = "play each deal in all seatings that differ (the default), or only as they follow in a circle"
    parser.add_argument("--seatings", choices=("all", "rotations"), default="all", help=which)
    parser.add_argument("--seed", type=whole_number(0), metavar="N", help="the first deal's seed (default: any)")
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="N", help="processes to use (default: 1)")
    seconds = "the time for a choice (default: 10 for a command, what it likes for a bot)"
    parser.add_argument("--seconds", type=_seconds, metavar="T", help=seconds)
    kept = "keep each game in this file; the same command goes on where it was left"
    parser.add_argument("--file", type=Path, metavar="FILE", help=kept)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    content_argument(parser)


def train_arguments(parser: argparse.ArgumentParser) -> None:
    """Let everything about a training be named."""
    game_argument(parser, "the game (default: the usual one)")
    seed = "what all chance of the training follows from (default: 1)"
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="N", help=seed)
    games = "how many games each of the three courses has (default: as many as the game needs)"
    parser.add_argument("--games", type=_games, metavar="N,N,N", help=games)
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="N", help="processes to use (default: 1)")
    kept = "keep each game in this file; the same command goes on where it was left"
    parser.add_argument("--file", type=Path, metavar="FILE", help=kept)
    out = "where the weights are written (default: value.json)"
    parser.add_argument("--out", type=Path, default=Path("value.json"), metavar="FILE", help=out)


def _games(text: str) -> list[int]:
    """Read a whole number for each course."""
    return [whole_number(1)(part.strip()) for part in text.split(",")]


def _seconds(text: str) -> float:
    """Read a time that is more than nothing and less than a day."""
    with suppress(ValueError):
        if 0 < (seconds := float(text)) < 86400:
            return seconds
    raise argparse.ArgumentTypeError(f"expected a number of seconds above 0, not '{text}'")
