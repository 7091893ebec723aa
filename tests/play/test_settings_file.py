"""The settings file that screen and text mode share: read, changed line by line, and left alone when it is broken."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cuzco_tui.messages import LANGUAGES, catalogue
from cuzco_tui.play.seating import chosen_language
from cuzco_tui.play.settings_file import (
    SettingsText,
    TextSettings,
    changed_text,
    keep,
    keep_text_settings,
    own_settings,
    set_aside,
    settings_path,
    with_text_settings,
)

BY_HAND = """\
# My settings, with love.
[screen]
theme = "light"    # the sun shines
  # a note about the map
  map = 'plain'

[keys]
hint = "y" # left hand

# the end
[text]
detail = "brief"
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings of a test to itself."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def test_without_a_file_nothing_is_said_and_nothing_is_wrong() -> None:
    file = own_settings()
    assert (file.troubles, file.language, file.spoken) == ([], "", TextSettings())
    assert not settings_path().exists()


def test_the_language_of_the_file_comes_before_that_of_the_system() -> None:
    settings_path().write_text('[general]\nlanguage = "de"\n')
    assert chosen_language(None) == "de"
    assert chosen_language("nl") == "nl"
    settings_path().write_text('[general]\nlanguage = "auto"\n')
    assert chosen_language(None) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[general]\nlanguage = 'fr'", "language"),
        ("[general]\nsize = 1", "size"),
        ("[text]\ndetail = 'yes'", "detail"),
        ("[text]\nwidth = true", "width"),
        ("[text]\nwidth = 3", "width"),
        ("[text]\nloud = true", "loud"),
        ("[text", "TOML"),
        ("text = 3", "text"),
    ],
)
def test_what_is_wrong_is_a_sentence_and_counts_as_unsaid(text: str, named: str, language: str) -> None:
    settings_path().write_text(text)
    file = own_settings()
    said = catalogue(language).say(file.troubles[0])
    assert len(file.troubles) == 1
    assert str(settings_path()) in said
    assert named in said
    assert (file.language, file.spoken) == ("", TextSettings())


def test_what_is_wrong_takes_nothing_from_the_rest() -> None:
    file = SettingsText('[text]\nwidth = 3\ndetail = "brief"\n[general]\nlanguage = "nl"\n')
    assert (file.spoken.detail, file.spoken.width, file.language) == ("brief", 0, "nl")


def test_a_change_touches_its_own_lines_and_nothing_else() -> None:
    settings_path().write_text(BY_HAND)
    words = catalogue("en")
    assert keep("screen", {"theme": "dark", "bots": "slow"}, words) is None
    assert keep("text", {"width": 60, "detail": None}, words) is None
    written = settings_path().read_text()
    assert tomllib.loads(written) == {
        "screen": {"theme": "dark", "map": "plain", "bots": "slow"},
        "keys": {"hint": "y"},
        "text": {"width": 60},
    }
    for line in (
        "# My settings, with love.",
        'theme = "dark"    # the sun shines',
        "  # a note about the map",
        "# the end",
    ):
        assert line in written.splitlines()
    assert '# How fast the moves of bots are shown: "slow", "steps" or "at once".\nbots = "slow"\n' in written


def test_a_new_file_explains_itself() -> None:
    assert keep("screen", {"theme": "light"}, catalogue("en")) is None
    lines = settings_path().read_text().splitlines()
    assert lines[0].startswith("# Settings of cuzco.")
    assert lines[-1] == 'theme = "light"'
    assert lines[-2].startswith("# How the colours")
    assert "[screen]" in lines


def test_what_somebody_wrote_meanwhile_stays() -> None:
    words = catalogue("en")
    keep("screen", {"theme": "light"}, words)
    with settings_path().open("a") as file:
        file.write('[keys]\nhint = "y"\n')
    keep_text_settings(TextSettings(width=50), words)
    assert tomllib.loads(settings_path().read_text()) == {
        "screen": {"theme": "light"},
        "keys": {"hint": "y"},
        "text": {"width": 50},
    }


@pytest.mark.parametrize("broken", [b"[screen\ntheme = 1", b"\xff\xfe\x00", b'[screen]\ntheme = "a"\ntheme = "b"\n'])
def test_a_broken_file_is_never_written_to(broken: bytes) -> None:
    settings_path().write_bytes(broken)
    hindrance = keep("screen", {"theme": "light"}, catalogue("en"))
    assert hindrance is not None
    assert str(settings_path()) in catalogue("en").say(hindrance)
    assert settings_path().read_bytes() == broken
    assert own_settings().is_broken


def test_a_broken_file_can_be_put_aside_and_overwrites_nothing() -> None:
    for number, name in enumerate(("settings.toml.broken", "settings.toml.broken-2")):
        settings_path().write_text(f"broken {number}")
        assert set_aside().name == name
    assert not settings_path().exists()
    assert (settings_path().parent / "settings.toml.broken").read_text() == "broken 0"


@pytest.mark.parametrize(
    "text",
    ["screen = { theme = 'light' }\n", "screen.theme = 'light'\n", '[keys]\nhint = """\n[screen]\ntheme = "x"\n"""\n'],
)
def test_what_cannot_be_changed_line_by_line_is_left_to_its_author(text: str) -> None:
    settings_path().write_text(text)
    hindrance = keep("screen", {"theme": "dark"}, catalogue("en"))
    assert hindrance is None or settings_path().read_text() == text
    if hindrance is None:
        assert tomllib.loads(settings_path().read_text())["screen"] == {"theme": "dark"}


def test_a_folder_that_cannot_be_written_is_a_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("CUZCO_HOME", str(home / "file" / "below"))
    assert own_settings().troubles == []
    hindrance = keep("screen", {"theme": "dark"}, catalogue("en"))
    assert hindrance is not None
    assert "cannot be written" in catalogue("en").say(hindrance)


def test_a_link_stays_one_and_so_do_the_rights_of_the_file(home: Path) -> None:
    real = home / "dotfiles.toml"
    real.write_text("")
    real.chmod(0o600)
    settings_path().symlink_to(real)
    keep("screen", {"theme": "dark"}, catalogue("en"))
    assert settings_path().is_symlink()
    assert "dark" in real.read_text()
    assert real.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in home.iterdir()) == ["dotfiles.toml", "settings.toml"]


@pytest.mark.parametrize(
    "text",
    [
        "[text]",
        "[text]\n",
        "\r\n[text]\r\nbell = true\r\n",
        "\ufeff[screen]\nmap = 'fine'",
        "[ 'text' ] # mine\nwidth=20",
    ],
)
def test_line_endings_marks_and_missing_ends_are_no_hindrance(text: str) -> None:
    changed = changed_text(text, "text", {"width": 40}, {})
    assert changed is not None
    assert SettingsText(changed).spoken.width == 40
    assert ("\r\n" in changed) == ("\r\n" in text)
    assert changed.startswith("\ufeff") == text.startswith("\ufeff")


def test_a_line_less_takes_its_own_comment_along() -> None:
    comments = {"width": "what it is"}
    before = "[text]\n# mine\nbrief = true\n"
    longer = changed_text(before, "text", {"width": 40}, comments)
    assert longer is not None
    assert "# what it is\nwidth = 40\n" in longer
    assert changed_text(longer, "text", {"width": None}, comments) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[screen]\nmap = "plain"',
        '# mine\n[text]\nbell = true\n\n[keys]\nhint = "x"\n',
        "[text]\n# a comment\ndetail = 'normal'\n[screen]\n",
    ],
)
def test_settings_about_text_are_changed_and_everything_else_stays(text: str) -> None:
    wanted = TextSettings(bell=False, detail="brief")
    changed = with_text_settings(text, wanted)
    kept = [each for each in text.splitlines() if each and not each.startswith(("bell", "detail"))]
    assert [each for each in kept if each not in changed.splitlines()] == []
    assert with_text_settings(changed, wanted) == changed
    assert SettingsText(changed).spoken == wanted


def test_an_account_keeps_what_is_no_settings_file_and_puts_anew_what_stands_on_one_line() -> None:
    assert with_text_settings("this is no settings file", TextSettings()) == "this is no settings file"
    anew = with_text_settings("text = { width = 40 }\n[screen]\nmap = 'plain'\n", TextSettings(width=60))
    assert tomllib.loads(anew)["screen"] == {"map": "plain"}
    assert SettingsText(anew).spoken.width == 60


def test_the_bell_of_the_screen_counts_as_long_as_nothing_else_is_said() -> None:
    assert not SettingsText('[screen]\nbell = "off"\n').spoken.bell
    assert SettingsText('[screen]\nbell = "off"\n[text]\nbell = true\n').spoken.bell
    assert SettingsText("text = 3\nscreen = 4").spoken.bell


def test_settings_are_read_and_kept_without_a_terminal_library() -> None:
    code = (
        "import sys\nfrom cuzco_tui.play.settings_file import *\nfrom cuzco_tui.messages import catalogue\n"
        "assert keep('text', {'width': 40}, catalogue('en')) is None\nassert own_settings().spoken.width == 40\n"
        "assert not {'textual', 'rich', 'cuzco_tui.tui'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_former_word_for_little_is_understood_and_replaced_by_the_new_one() -> None:
    assert SettingsText("[text]\nbrief = true\n").spoken.detail == "brief"
    assert SettingsText("[text]\nbrief = false\n").spoken.detail == "normal"
    assert (
        with_text_settings("[text]\nbrief = true\n", TextSettings(detail="verbose")) == '[text]\ndetail = "verbose"\n'
    )
