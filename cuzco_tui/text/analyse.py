"""The command `cuzco analyse`: what the turns of a played game cost, in plain lines or as JSON."""

import asyncio
import json
from argparse import Namespace
from collections.abc import Callable
from contextlib import aclosing

from cuzco_tui.games import find_game
from cuzco_tui.messages import Message, catalogue, message, printable
from cuzco_tui.play.analysis import Analysis, analyse
from cuzco_tui.play.analysis_lines import all_turn_lines, analysis_data, analysis_lines, replay_for
from cuzco_tui.play.replay import Replay, find_replay
from cuzco_tui.play.seating import chosen_language
from cuzco_tui.progress import Meter
from cuzco_tui.store.sqlite import SqliteStore


def run(args: Namespace) -> int:
    """Judge the turns of a seat of a saved game or an exported file, and print what came of it."""
    replay, seat = replay_for(find_replay(SqliteStore(), " ".join(args.game), find_game), args.seat)
    words = catalogue(chosen_language(args.lang), replay.game.description.words)

    def say(said: Message) -> str:
        return printable(words.say(said))

    def told(done: int, total: int) -> str:
        return say(message("analysis-judged", done=done, total=total))

    analysis = asyncio.run(_analysed(replay, seat, args.effort, told))
    if args.json:
        print(json.dumps(analysis_data(analysis, replay, say), indent=2, ensure_ascii=False))
        return 0
    lines = analysis_lines(analysis, replay.names(None))
    for line in [*lines, *(all_turn_lines(analysis) if args.all else ())]:
        print(say(line))
    return 0


async def _analysed(replay: Replay, seat: int, effort: int | None, told: Callable[[int, int], str]) -> Analysis:
    """Analyse, and tell on standard error how far it is: with a bar on a terminal, in a line now and then elsewhere."""
    meter: Meter | None = None
    async with aclosing(analyse(replay, seat, effort)) as steps:
        async for step in steps:
            if isinstance(step, Analysis):
                found = step
            elif step.total:
                meter = meter or Meter(step.total, told=told)
                meter.show(step.done)
    if meter is not None:
        meter.close()
    return found
