"""A terminal whose locale has ASCII alone is painted in ASCII, whatever a panel, a border or a notice draws."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from cuzco_tui.tui.characters import ascii_only, in_ascii
from tests.long_runs import usual_first
from tests.tui.on_a_pty import GAME, Terminal, running


@pytest.mark.parametrize(
    ("environment", "plain"),
    [
        ({"LC_ALL": "C"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LC_ALL": "", "LC_CTYPE": "C", "LANG": "de_DE.UTF-8"}, True),
        ({"LC_CTYPE": "C.UTF-8", "LANG": "C"}, True),
        ({"LANG": "C"}, True),
        ({"LANG": "de_DE.ISO-8859-1"}, True),
        ({"LANG": "de_DE@euro"}, False),
        ({"LANG": "C", "LC_ALL": "en_US.UTF-8"}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "nl_NL.utf8"}, False),
        ({"LC_CTYPE": "C.UTF-8"}, False),
        ({}, False),
    ],
)
def test_the_locale_tells_whether_there_is_more_than_ascii(environment: dict[str, str], plain: bool) -> None:
    assert ascii_only(environment) is plain
    assert ascii_only(environment, "UTF-8") is plain
    assert ascii_only(environment, "ISO-8859-1")


def test_every_character_has_a_stand_in_of_the_same_width() -> None:
    for code in range(0x80, 0x20000):
        sign = chr(code)
        if sign.isprintable():
            plain = in_ascii(sign)
            assert plain.isascii()
            assert len(plain) == cell_len(sign), f"{code:x}"


def test_what_is_drawn_is_still_known_again() -> None:
    assert in_ascii("╭─ Größe ─╮ │█░│ ╚═╝ → ⚄ … \x1b[1m„Ja“\x1b[0m") == (
        '+- Grose -+ |#:| +=+ > 5 ~ \x1b[1m"Ja"\x1b[0m'
    )


def assert_plain(terminal: Terminal) -> None:
    """Nothing but ASCII has been written."""
    told = terminal.all_seen.decode()
    assert told.isascii(), sorted({sign for sign in told if not sign.isascii()})


@pytest.mark.parametrize("size", usual_first([(80, 24), (120, 40)], 1), ids=["small", "middle"])
def test_the_game_with_its_dialogs_is_painted_in_ascii(size: tuple[int, int], tmp_path: Path) -> None:
    with running(tmp_path, *GAME, "--lang", "de", size=size, env={"LC_ALL": "C"}) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        for keys in (b" ", b"h", b"i", b"w", b"?", b".", b"\x10"):
            before = terminal.shown
            terminal.type(keys)
            terminal.wait_until(lambda before=before: terminal.shown != before)  # type: ignore[misc]
            terminal.read_until_quiet(0.15)
            terminal.type(b"\x1b" if keys not in b" ." else b"")
            terminal.read_until_quiet(0.3)
        for drawn in ("[", "=", "-" * 8):
            assert drawn in terminal.all_seen.decode()
        assert_plain(terminal)
        terminal.type(b"\x03")
        assert terminal.end() == 0
        assert_plain(terminal)


def test_the_set_up_is_painted_in_ascii(tmp_path: Path) -> None:
    with running(tmp_path, "--lang", "de", size=(80, 24), env={"LC_ALL": "C"}) as terminal:
        terminal.wait_until_shown("Spiel")
        terminal.type(b"\x1b[B\x1b[C\x1b[B")
        terminal.read_until_quiet()
        terminal.type(b"\x03")
        assert terminal.end() == 0
        assert_plain(terminal)


def test_a_terminal_with_utf_8_gets_all_characters(tmp_path: Path) -> None:
    with running(tmp_path, *GAME, size=(80, 24)) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        assert not terminal.all_seen.decode().isascii()


def test_the_setting_asks_for_ascii_in_any_locale(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[screen]\nmap = "plain"\n')
    with running(tmp_path, *GAME, size=(80, 24)) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        assert_plain(terminal)
