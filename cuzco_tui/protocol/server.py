"""The engine as a process: requests from standard input, answers to standard output, each as soon as it is known."""

import sys
from argparse import Namespace
from typing import BinaryIO

from cuzco_tui.games import usual_game
from cuzco_tui.protocol.messages import LONGEST_LINE
from cuzco_tui.protocol.session import Session

_CHUNK = 1 << 16


def run(args: Namespace) -> int:
    """Serve until the request `quit` or the end of input; a new game that nobody names is `args.game`.

    That one takes its printed values from `args.content`.

    A closed output or an interruption is left to the command, which ends silently in both cases.
    """
    session = Session(args.content, args.game or usual_game())
    if sys.stdin is not None and sys.stdout is not None:
        serve(session, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(session: Session, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of the source, also a last one that lacks its end."""
    while not session.ended and (line := _read_line(source)):
        sink.write(session.answer(line))
        sink.flush()


def _read_line(source: BinaryIO) -> bytes:
    """Read one line; of one that is too long, keep just enough to see that it is, and skip the rest."""
    line = source.readline(LONGEST_LINE + 1)
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        while (rest := source.readline(_CHUNK)) and not rest.endswith(b"\n"):
            pass
    return line
