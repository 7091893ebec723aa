"""The arguments of `cuzco replay` and `cuzco analyse`, loaded when they run."""

import argparse

from cuzco_tui.cli import language_argument, whole_number

MOST_EFFORT = 10_000
_GAME = (
    "a game that 'cuzco saves' lists, called by its three words or by the name that it was given (the words of its "
    "name may stand apart), or a file of 'cuzco export'"
)


class _OneGame(argparse.HelpFormatter):
    """Tells of one game, whose name may come in several words."""

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        return str(action.metavar) if action.dest == "game" else super()._format_args(action, default_metavar)


def _game_argument(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = _OneGame
    parser.add_argument("game", nargs="+", metavar="GAME|FILE", help=_GAME)


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `cuzco replay` understands."""
    _game_argument(parser)
    parser.add_argument("--text", action="store_true", help="in plain lines, as where nothing else can be shown")
    language_argument(parser)


def analyse_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `cuzco analyse` understands."""
    _game_argument(parser)
    parser.add_argument("--seat", metavar="NAME|N", help="whose turns, by name or by number from 1 on (default: yours)")
    parser.add_argument("--all", action="store_true", help="tell every turn, not only the dearest and the best")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    effort = (
        f"how often each choice is played out, up to {MOST_EFFORT} (default: as the game thinks right; 0 only plans)"
    )
    parser.add_argument("--effort", type=whole_number(0, MOST_EFFORT), metavar="N", help=effort)
    language_argument(parser)
