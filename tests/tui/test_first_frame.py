"""A dialog is seen whole or not at all: the first frame that shows any of it is the one that stays."""

from pathlib import Path

import pytest

from cuzco_tui.store.sqlite import SqliteStore
from tests.games.cuzco.screen.every_kind import KINDS, table_at
from tests.tui.on_a_pty import GAME, Frame, Terminal, running

DIALOGS = (b"i", b"w", b"?", b"\x10")
"""The keys that call the help, the reasons, a rule and the palette."""
HINT = b"h"
"""The key that calls a hint, which somebody thinks on about while it is read."""
ESCAPE = b"\x1b"


def words(frame: Frame) -> str:
    """The letters of a frame."""
    return "\n".join("".join(cell.data for cell in line) for line in frame)


def first_painted(terminal: Terminal, keys: bytes) -> str:
    """Press a key, and give the first frame that is another one than before."""
    terminal.read_until_quiet(0.3)
    before = words(terminal.frame)
    terminal.frames.clear()
    terminal.type(keys)
    terminal.read_until_quiet(0.5)
    return next((words(frame) for frame in terminal.frames if words(frame) != before), "")


def assert_seen_whole(terminal: Terminal, keys: bytes) -> bool:
    """Press a key: what is painted for it is what stays. Say whether anything was."""
    terminal.read_until_quiet(0.3)
    before = words(terminal.frame)
    terminal.frames.clear()
    terminal.type(keys)
    terminal.read_until_quiet(0.5)
    settled = words(terminal.frame)
    painted = [words(frame) for frame in terminal.frames]
    first = next((frame for frame in painted if frame != before), settled)
    assert first == settled, f"{first}\n\nbecomes\n\n{settled}"
    return settled != before


def test_every_dialog_that_is_called_is_seen_whole(tmp_path: Path) -> None:
    with running(tmp_path, *GAME, size=(80, 24)) as terminal:
        terminal.tell_when_painted()
        terminal.wait_until_shown("Quincy")
        assert_seen_whole(terminal, b" ")
        for keys in DIALOGS:
            assert assert_seen_whole(terminal, keys), keys
            assert terminal.frames
            terminal.type(ESCAPE)
        hint = first_painted(terminal, HINT)
        assert "By the bot" in hint, hint
        assert "closes" in hint, hint


def see_question_whole(kind: str, home: Path) -> None:
    """Put the dialog of a question aside and bring it back."""
    store = SqliteStore(home / "games")
    table = table_at(kind, store)
    table.close()
    assert table.id is not None
    with running(home, "--resume", table.id, size=(80, 24)) as terminal:
        terminal.tell_when_painted()
        terminal.wait_until_shown("VP")
        for _ in range(2):
            assert_seen_whole(terminal, b" ")


@pytest.mark.parametrize("kind", ["ChooseFireGift", "ChooseTasksToKeep"])
def test_the_dialog_of_a_question_is_seen_whole(kind: str, tmp_path: Path) -> None:
    see_question_whole(kind, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_the_dialog_of_every_question_is_seen_whole(kind: str, tmp_path: Path) -> None:
    see_question_whole(kind, tmp_path)
