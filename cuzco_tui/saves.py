"""The saved games on the command line: list them, write one to a text file, take one in.

A failure is a GameError, whose sentence the command line prints.
"""

from argparse import Namespace
from pathlib import Path

from cuzco_tui import games
from cuzco_tui.table.portable import export_game, import_game
from cuzco_tui.table.store import GameSummary, Store


def run_list(_args: Namespace) -> int:
    """Print all saved games, the last played first; those that cannot be opened say why."""
    summaries = Store().list_games()
    if not summaries:
        print("There are no saved games yet.")
        return 0
    width = max(len(summary.id) for summary in summaries)
    for summary in summaries:
        played = f"{summary.played.astimezone():%Y-%m-%d %H:%M}"
        print(f"{summary.id:{width}}  {played}  {_describe(summary)}")
    return 0


def run_export(args: Namespace) -> int:
    """Write the saved game `args.game` to the new text file `args.file`."""
    saved = export_game(Store(), args.game, Path(args.file))
    print(f"Wrote game {saved.id} with {_count(len(saved.choices), 'choice')} to {args.file}.")
    return 0


def run_import(args: Namespace) -> int:
    """Take in the text file `args.file` as a new saved game."""
    game_id = import_game(Store(), Path(args.file), games.find_game)
    print(f"Imported {args.file} as game {game_id}.")
    return 0


def _describe(summary: GameSummary) -> str:
    if summary.trouble is not None:
        return f"cannot be opened: {summary.trouble}"
    names = ", ".join(f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in summary.seats)
    progress = "finished" if summary.finished else f"round {summary.round}"
    return f"{summary.game}: {names}; {progress}, {_count(summary.step, 'choice')}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
