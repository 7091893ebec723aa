"""What the tests of the arena share: the toy game as a guest, and small foreign bots."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "text"))

from toy_words import SPOKEN_TOY_DESCRIPTION, SpokenToy

from cuzco_tui.games import guest

LISTENING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "choose":
        number, options = message["id"], message["decision"]["options"]
        {answer}
        sys.stdout.flush()
"""


@pytest.fixture
def toy() -> Iterator[SpokenToy]:
    """House the toy game."""
    with guest(SPOKEN_TOY_DESCRIPTION):
        yield SpokenToy()


@pytest.fixture
def foreign(tmp_path: Path) -> Callable[..., str]:
    """Write a bot in Python and give the seat that runs it: all of its code, or just how it answers."""

    def write(answer: str = "", *, code: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(code or LISTENING.format(answer=answer.replace("\n", "\n        ")), encoding="utf-8")
        return f"cmd:{sys.executable} -I -S {path}"

    return write
