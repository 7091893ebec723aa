"""Count what a person must listen to: lines and words a decision in whole games of the text mode.

`python benchmarks/by_ear.py` plays the same game in the brief and in the normal way, with the answers of a bot for the
person and bots like it in the other seats. What is said between one answer and the next prompt counts for that next
decision, in lines of 80 columns. An option counts as heard before when the same words were read earlier in the game.
`--show FILE` keeps what was said; `--seed`, `--players` and `--lang` choose another game.
"""

import argparse
import asyncio
import io
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.messages import catalogue
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.table import seats
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Console
from cuzco_tui.text.session import Session

_OPTION = re.compile(r"^\d+\. (.*)$")
_WAYS = ("brief", "normal")


class Heard(NamedTuple):
    """What was said before each decision of one game, and the score it ended with."""

    decisions: list[str]
    transcript: str
    score: int

    def lines(self) -> list[int]:
        """Count the lines before each decision."""
        return [len(said.splitlines()) for said in self.decisions]

    def words(self) -> list[int]:
        """Count the words before each decision."""
        return [len(said.split()) for said in self.decisions]

    def options(self) -> tuple[int, int]:
        """Count the lines with an option, and those among them whose words were heard before."""
        heard: set[str] = set()
        found = again = 0
        for said in self.decisions:
            words = [match[1] for line in said.splitlines() if (match := _OPTION.match(line))]
            found += len(words)
            again += sum(each in heard for each in words)
            heard.update(words)
        return found, again


class Listener:
    """Sits at the keyboard: keeps what was said, and answers each question as a bot would."""

    def __init__(self, name_of_bot: str, game: str, seed: int) -> None:
        self.screen = io.StringIO()
        self.sitting: Sitting | None = None
        self.decisions: list[str] = []
        self.transcript: list[str] = []
        self._bot = find_game(game).make_bot(name_of_bot, seed)
        self._start = 0

    async def next_line(self) -> str:
        """Type what the bot would choose, as the game calls it."""
        said = self.said()
        sitting = self.sitting
        if sitting is None or sitting.decision is None:
            return ""
        asked = sitting.position.decision or sitting.decision
        answer = asked.options[self._bot(sitting.view, asked, ThinkingClock())].text
        self.decisions.append(said)
        self.transcript += (said, f"> {answer}\n")
        return f"{answer}\n"

    def said(self) -> str:
        """Give what was said since it was asked last."""
        said = self.screen.getvalue()[self._start :]
        self._start += len(said)
        return said

    def forget(self) -> None:
        """Nothing was typed before it was asked for."""


async def play(args: argparse.Namespace, way: str) -> Heard:
    """Play one game to its end and give what was heard."""
    game = find_game(args.game)
    bot = args.bot or game.description.usual_bot
    who = [seats.human("Ann"), *(seats.bot(name, bot) for name in ("Ben", "Cleo", "Dan")[: args.players - 1])]
    table = Table.new(game, who, args.seed)
    listener = Listener(bot, args.game, args.seed)
    console = Console(listener, listener.screen, args.lang, lambda code: catalogue(code, game.description.words))
    console.detail, console.width = way, 80
    host = Host(table)
    host.begin()
    try:
        listener.sitting = await sit_down(host)
        await Session(listener.sitting, console).play()
        score = next(standing.score for standing in listener.sitting.standings if standing.seat == 0)
    finally:
        await host.stop()
    return Heard(listener.decisions, "".join([*listener.transcript, listener.said()]), score)


def report(way: str, heard: Heard) -> Iterator[str]:
    """Tell the counts of one game."""
    lines, words = heard.lines(), heard.words()
    options, again = heard.options()
    yield f"{way}: {len(lines)} decisions, {heard.score} VP"
    for what, counts in (("lines", lines), ("words", words)):
        ordered = sorted(counts)
        most = ordered[int(len(ordered) * 0.9)]
        yield f"  {what} a decision: median {median(counts):g}, nine in ten at most {most}, in all {sum(counts)}"
    yield f"  option lines: {options}, heard before: {again} ({100 * again // max(options, 1)} %)"


def main() -> None:
    """Play in each way and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=usual_game())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--bot", help="who plays in all seats (default: the usual bot)")
    parser.add_argument("--way", choices=_WAYS, action="append", help="brief or normal (default: both)")
    parser.add_argument("--show", type=Path, metavar="FILE", help="keep what was said in FILE.brief and FILE.normal")
    args = parser.parse_args()
    for way in args.way or _WAYS:
        heard = asyncio.run(play(args, way))
        print("\n".join(report(way, heard)))
        if args.show:
            args.show.with_suffix(f".{way}").write_text(heard.transcript, encoding="utf-8")


if __name__ == "__main__":
    main()
