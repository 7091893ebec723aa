"""The arguments of the subcommands about servers, loaded when one of them runs."""

import argparse
from pathlib import Path

from cuzco_tui.cli import language_argument, whole_number
from cuzco_tui.ssh.config import LAST_PORT, USUAL_PORT


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Let everything about a server be named that may differ."""
    port = f"the port, or 0 for any that is free (default: {USUAL_PORT})"
    parser.add_argument("--port", type=whole_number(0, LAST_PORT), default=USUAL_PORT, metavar="N", help=port)
    parser.add_argument(
        "--listen", default="127.0.0.1", metavar="ADDRESS", help="who can connect: 0.0.0.0 for all (default: 127.0.0.1)"
    )
    parser.add_argument("--name", metavar="HOST", help="by which name friends reach this machine (default: guessed)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder of everything that is kept")
    parser.add_argument("--guests", action="store_true", help="let people without a key watch and play bots")
    parser.add_argument("--closed", action="store_true", help="let in only known keys and those with an invitation")
    parser.add_argument("--notify", metavar="CMD", help="a command called with account and table at an absent's turn")
    parser.add_argument("--grace", type=float, default=10.0, metavar="SECONDS", help="the time between warning and end")
    parser.add_argument("--sessions", type=whole_number(1), metavar="N", help="sessions at once (default: 200)")
    parser.add_argument(
        "--per-address", type=whole_number(1), metavar="N", help="sessions of one address (default: 10)"
    )
    parser.add_argument("--thinking", type=whole_number(1), metavar="N", help="how many bots may think at once")
    parser.add_argument("--user", metavar="NAME", help="who keeps the data when root starts (default: its owner)")
    parser.add_argument("--session-user", metavar="NAME", help="who runs sessions when root starts (default: nobody)")
    parser.add_argument("--status", action="store_true", help="tell how the server on this folder is, then end")
    parser.add_argument("--json", action="store_true", help="with --status: as JSON")
    language_argument(parser)


def admin_arguments(parser: argparse.ArgumentParser) -> None:
    """Let be said what to do with a server, and to whom."""
    what = ("list", "tables", "ban", "unban", "kick", "announce", "invite", "forget")
    parser.add_argument("what", choices=what, metavar="|".join(what), help="what to do")
    parser.add_argument("words", nargs="*", metavar="NAME|TEXT|N", help="whom, what to announce, or how many uses")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder of the server")
    parser.add_argument("--games", action="store_true", help="with forget: throw away the person's games too")
    language_argument(parser)


def join_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a server be named, and what for."""
    parser.add_argument("host", metavar="HOST", help="the server: HOST, NAME@HOST or HOST:PORT")
    parser.add_argument("command", nargs="*", metavar="WORD", help="what for, such as 'text' or 'watch TABLE'")
    parser.add_argument(
        "--port", type=whole_number(1, LAST_PORT), metavar="N", help=f"the port (default: {USUAL_PORT})"
    )
