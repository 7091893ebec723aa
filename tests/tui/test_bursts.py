"""Keys that reach the real program in one burst, faster than any screen opens or closes."""

import re
from pathlib import Path

import pytest

from cuzco_tui.store.sqlite import SqliteStore
from tests.long_runs import usual_first
from tests.tui.on_a_pty import GAME, Terminal, running

CTRL_P, CTRL_C = b"\x10", b"\x03"
ESCAPE, ENTER, F1 = b"\x1b", b"\r", b"\x1bOP"
PAGE_DOWN, DOWN = b"\x1b[6~", b"\x1b[B"
_ESCAPES = re.compile(rb"\x1b\[[0-9;?<>=$]*[a-zA-Z]|\x1b\][^\x07]*\x07")


def assert_no_mistake(terminal: Terminal) -> None:
    """Nothing that Python says of a mistake has been on the terminal."""
    told = _ESCAPES.sub(b"", terminal.all_seen)
    assert b"Traceback" not in told, told[-3000:].decode(errors="replace")
    assert b"Error" not in told, told[-3000:].decode(errors="replace")


@pytest.mark.parametrize(
    "keys",
    usual_first((b"qq" + CTRL_P + PAGE_DOWN, b"qq1" + ENTER, b"qqi", b"qqh", b"qqa", b"qqqy"), 2),
    ids=repr,
)
def test_who_goes_home_and_leaves_has_left_and_no_later_key_is_heard(keys: bytes, tmp_path: Path) -> None:
    with running(tmp_path, *GAME, size=(80, 24)) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        terminal.type(keys)
        assert terminal.end() == 0
        assert_no_mistake(terminal)
        assert b"--resume" in terminal.seen
    (game,) = SqliteStore(tmp_path / "games").list_games()
    assert game.step == 0


def test_a_dialog_that_opens_hears_the_keys_that_were_typed_ahead_of_it(tmp_path: Path) -> None:
    bursts = (
        CTRL_P + PAGE_DOWN + ESCAPE,
        CTRL_P + PAGE_DOWN + PAGE_DOWN + DOWN + ESCAPE,
        CTRL_P + b"zzz" + PAGE_DOWN + ENTER + ESCAPE,
        F1 + PAGE_DOWN + F1 + F1 + F1,
    )
    pointing = {b"hhhh" + ESCAPE: " Hint ", b"ww" + DOWN + b"w" + ESCAPE: " Why not "}
    """Those that may leave the cursor elsewhere, with the title of the dialog that is closed then."""
    with running(tmp_path, *GAME, size=(80, 24)) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        before = terminal.shown
        asked = next(line.strip() for line in before.splitlines() if line.strip().endswith("?"))
        for keys in bursts:
            terminal.type(keys)
            terminal.read_until_quiet(0.3)
            terminal.wait_until(lambda: terminal.shown == before)
            assert_no_mistake(terminal)
        for keys, title in pointing.items():
            terminal.type(keys)
            terminal.wait_until(lambda title=title: title in terminal.all_seen.decode(errors="replace"))  # type: ignore[misc]
            terminal.wait_until(lambda title=title: title not in terminal.shown)  # type: ignore[misc]
            terminal.read_until_quiet(0.3)
            assert asked in terminal.shown, keys
            assert_no_mistake(terminal)
        terminal.type(b"qq")
        assert terminal.end() == 0
        assert_no_mistake(terminal)
    (game,) = SqliteStore(tmp_path / "games").list_games()
    assert game.step == 0, "no key was taken for an answer"


@pytest.mark.parametrize(
    "keys",
    [ESCAPE + F1 + F1 + b"q", F1 + PAGE_DOWN + F1 + b"qq"],
    ids=repr,
)
def test_the_set_up_and_the_title_are_left_in_a_burst(keys: bytes, tmp_path: Path) -> None:
    with running(tmp_path, "--players", "3", size=(80, 24)) as terminal:
        terminal.wait_until_shown("Players")
        terminal.read_until_quiet()
        terminal.type(keys)
        assert terminal.end() == 0
        assert_no_mistake(terminal)


def test_a_game_is_begun_and_left_in_one_burst(tmp_path: Path) -> None:
    with running(tmp_path, "--players", "3", size=(80, 24)) as terminal:
        terminal.wait_until_shown("Players")
        terminal.type(ENTER + CTRL_C)
        assert terminal.end() == 0
        assert_no_mistake(terminal)
    assert len(SqliteStore(tmp_path / "games").list_games()) == 1
