"""How this program was started, so that lines which say what to type next name it as it was typed."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Final

from cuzco_tui.games import has_several
from cuzco_tui.messages import Message, Value, message

COMMAND: Final = "cuzco"
_PACKAGE: Final = "cuzco_tui"


def names_of_program() -> Iterator[str]:
    """Give the words that start this program: as it was started, then shorter ones."""
    script = Path(sys.argv[0] if sys.argv else "")
    if script.name == "__main__.py" and script.parent.name == _PACKAGE:
        yield f"{_typed(Path(sys.executable))} -m {_PACKAGE}"
        yield f"python3 -m {_PACKAGE}"
    elif script.stem == COMMAND:
        yield _typed(script)
    yield COMMAND


def _typed(program: Path) -> str:
    """Give the shortest path by which a shell finds a program from here."""
    found = which(program.name)
    if found and Path(found).absolute() == program.absolute():
        return program.name
    below = os.path.relpath(program)
    return str(program) if below.startswith(os.pardir) else below


def naming_program(id_: str, **values: Value) -> Message:
    """Make a message that names the program as it was started."""
    return message(id_, program=next(names_of_program()), **values)


def naming_game(id_: str, game: str, **values: Value) -> Message:
    """Make a message that names the program and, where there are several games, the flag for one of them."""
    return naming_program(id_, game=f" --game {game}" if has_several() else "", **values)
