"""How somebody wants to hear of a game: width, detail, kinds of news; kept over the end of the program."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from in_a_pipe import ROOT, SOLO, cuzco, environment
from keyboard import Keys, new_table, play_session

from cuzco_tui.play.settings_file import SettingsText
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.lines import NoLines
from cuzco_tui.transliteration import nearest_letters
from tests.games.cuzco.words import cuzco_words

LONG = "word " * 60


class Terminal(io.StringIO):
    """A screen of 70 columns."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_nothing_is_wrapped_in_a_pipe_unless_a_width_is_wished_for() -> None:
    pipe = io.StringIO()
    console = Console(NoLines(), pipe, "en", cuzco_words)
    console.print(LONG)
    assert pipe.getvalue() == f"{LONG.strip()}\n"
    console.width = 40
    console.print(LONG)
    assert max(map(len, pipe.getvalue().splitlines()[1:])) <= 40


def test_a_terminal_wraps_at_its_own_columns_or_those_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.get_terminal_size", lambda _usual: os.terminal_size((70, 24)))
    screen = Terminal()
    console = Console(NoLines(), screen, "en", cuzco_words)
    console.print(LONG)
    assert 60 < max(map(len, screen.getvalue().splitlines())) <= 70
    console.width = 30
    before = len(screen.getvalue())
    console.print(LONG)
    assert max(map(len, screen.getvalue()[before:].splitlines())) <= 30


def test_the_command_to_go_on_is_never_cut() -> None:
    keys = Keys(["save"])
    console = Console(keys, keys.screen, "en", cuzco_words)
    console.width = 20
    with pytest.raises(Leave):
        play_session(new_table("Ann", "Bot"), console)
    assert re.search(r"^Saved\. To go on: \S.* text --resume ?\S*$", keys.screen.getvalue(), re.MULTILINE)


def test_what_is_changed_in_a_game_is_kept_for_the_next_start(home: Path) -> None:
    typed = "brief\nwidth 44\nfilter rolls\nkeys on\nlang de\n"
    cuzco(home, "text", "--seats", "me,greedy", "--seed", "5", given=typed)
    kept = SettingsText((home / "settings.toml").read_text(encoding="utf-8"))
    assert kept.troubles == []
    assert (kept.spoken.detail, kept.spoken.width, kept.spoken.keys) == ("brief", 44, True)
    assert kept.spoken.filter == "+rolls"
    assert kept.language == "de"
    again = cuzco(home, "text", "--seats", "me,greedy", "--seed", "5", given="breite\nfilter\n").stdout
    assert max(map(len, again.splitlines()[:-1])) <= 44
    assert "würfe: was andere würfeln, zu hören." in " ".join(again.split())


def test_flags_hold_for_one_start_alone(home: Path) -> None:
    cuzco(home, "text", *SOLO)
    assert not (home / "settings.toml").exists()


def test_a_settings_file_that_is_broken_keeps_nobody_from_playing(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("this is no settings file", encoding="utf-8")
    result = cuzco(home, "text", *SOLO, given="brief\n")
    assert result.returncode == 0
    assert "settings.toml" in result.stdout
    assert (home / "settings.toml").read_text(encoding="utf-8") == "this is no settings file"


def test_a_game_that_goes_on_begins_with_the_round_and_the_score(home: Path) -> None:
    first = cuzco(home, "text", *SOLO, given="1\n" * 4).stdout
    game = re.findall(r"--resume (\S+)", first)[-1]
    lines = cuzco(home, "text", "--resume", game).stdout.splitlines()
    assert lines[1].startswith("Saved game: ")
    assert re.match(r"Round 1 of 6, ", lines[3])
    assert re.match(r"Score: \w+ \d+, \w+ \d+\.$", lines[4])


def test_an_ascii_stream_gets_letters_instead_of_question_marks() -> None:
    said = nearest_letters("Für Größe Übel Ærø Łódź œuvre 3 \u00d7 4 \u2013 „ja“ …")
    assert said == 'Fuer Groesse Uebel AEro Lodz oeuvre 3 x 4 - "ja" ...'
    assert nearest_letters("\u0410\u043d\u043d\u0430 \u0396\u03c9\u03ae") == "Anna Zoe"
    assert nearest_letters("→ •") == "-> *"
    assert "?" not in nearest_letters("中文")


def test_a_german_game_in_ascii_has_no_question_mark_for_a_letter(home: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "cuzco_tui", "text", "--lang", "de", *SOLO],
        cwd=ROOT,
        env={**environment(home), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"},
        input=b"schau maske\n",
        capture_output=True,
        timeout=60,
    )
    said = result.stdout.decode("ascii")
    assert "Waehle 1" in said
    assert not re.search(r"\w\?\w", said)
