"""The settings file: what it may say, what is refused, and what it changes on the screen."""

import argparse
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cuzco_tui import cli
from cuzco_tui.game import GameError
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.messages import LANGUAGES, printable
from cuzco_tui.play.settings_file import own_settings, settings_path
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.command import run
from cuzco_tui.tui.keys import USUAL_KEYS
from cuzco_tui.tui.remembering import OwnFile
from cuzco_tui.tui.settings import (
    BOT_PAUSES,
    CHOICES,
    USUAL_SETTINGS,
    BadSettings,
    Settings,
    parse_settings,
    read_settings,
    run_keys,
    write_settings,
)
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import MIDDLE, new_table, settle, text_on, the_game

WRONG = {
    "no TOML": ("[keys", "TOML"),
    "no text": (b"\xff\xfe", "TOML"),
    "unknown table": ("[colours]\nred = 1", "colours"),
    "unknown name outside tables": ("map = 'fine'", "map"),
    "a table that is none": ("keys = 3", "keys"),
    "unknown name": ("[screen]\nsize = 3", "size"),
    "unknown value": ("[screen]\nmap = 'round'", "map"),
    "a value that is no text": ("[screen]\nbots = 1", "bots"),
    "unknown action": ("[keys]\nfly = 'y'", "fly"),
    "unknown key": ("[keys]\nhint = 'hyper'", "hyper"),
    "an empty part": ("[keys]\nhint = 'h,,y'", "hint"),
    "keys that are no text": ("[keys]\nhint = ['h']", "hint"),
    "no key": ("[keys]\nhint = ''", "hint"),
    "only commas": ("[keys]\nhint = ' , '", "hint"),
    "two actions on one key": ("[keys]\nhint = 'm'", "page-map"),
    "a key of what has the focus": ("[keys]\nhint = 'up'", "hint"),
    "a key of everywhere": ("[keys]\nyes = 'ctrl+p'", "palette"),
    "two changed actions on one key": ("[keys]\nhint = 'y'\nwhy = 'y'", "why"),
}


def write(text: str | bytes) -> Path:
    """Put something into the settings file."""
    file = settings_path()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def read_and_said(language: str = "en") -> tuple[Settings, *tuple[str, ...]]:
    """Read the settings, and say what is wrong."""
    settings, troubles = read_settings()
    return settings, *(printable(cuzco_words(language).say(trouble)) for trouble in troubles)


def test_the_file_lies_in_the_folder_of_the_user_or_where_cuzco_home_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    assert settings_path() == tmp_path / "settings.toml"
    monkeypatch.delenv("CUZCO_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert settings_path().name == "settings.toml"
    assert settings_path().parent.name == "cuzco"


@pytest.mark.parametrize("text", [None, "", "# nothing", "[keys]\n[screen]"])
def test_without_settings_everything_is_as_usual(text: str | None) -> None:
    if text is not None:
        write(text)
    settings, _ = read_settings()
    assert (settings.map, settings.bots, settings.keys.changed) == ("fine", "steps", False)


def test_settings_are_read() -> None:
    write("[keys]\nhint = 'y, F2'\nundo = 'backspace'\n'rule' = '/'\n[screen]\nmap = 'plain'\nbots = 'at once'\n")
    settings, _ = read_settings()
    assert (settings.map, settings.bots) == ("plain", "at once")
    assert settings.keys.of("hint") == ("y", "f2")
    assert settings.keys.of("rule") == ("slash",)
    assert settings.keys.of("why") == USUAL_KEYS.of("why")
    assert settings.keys.changed


def test_two_actions_may_change_their_keys_with_each_other() -> None:
    write("[keys]\nhint = 'w'\nwhy = 'h'\n")
    assert read_settings()[0].keys.of("why") == ("h",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_one_sentence_that_names_file_and_place(wrong: str, language: str) -> None:
    text, named = WRONG[wrong]
    file = write(text)
    settings, sentence, *_ = read_and_said(language)
    assert (settings._replace(keys=USUAL_KEYS), settings.keys.changed) == (USUAL_SETTINGS, False)
    assert str(file) in sentence
    assert named in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert not set("{}$") & set(sentence)


def test_a_folder_in_the_place_of_the_file_is_told() -> None:
    settings_path().mkdir(parents=True)
    settings, sentence = read_and_said()
    assert settings == USUAL_SETTINGS
    assert "cannot be read" in sentence


def test_what_is_wrong_leaves_everything_else_as_it_was_chosen() -> None:
    write("[keys]\nhint = 'm'\n[screen]\ntheme = 'light'\nmap = 'round'\nbots = 'slow'\n")
    settings, troubles = read_settings()
    assert (settings.theme, settings.bots, settings.map, settings.keys.changed) == ("light", "slow", "fine", False)
    assert len(troubles) == 2


async def test_a_broken_file_is_told_over_the_first_screen_and_the_game_goes_on() -> None:
    file = write("[keys")
    settings, troubles = read_settings()
    app = make_app(new_table(2), bot_pause=0.0, settings=settings)
    app.keeper = OwnFile(troubles)
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await settle(pilot)
        assert ["not valid TOML" in notice.message for notice in app._notifications] == [True]
        assert the_game(pilot).is_current
    assert file.read_text() == "[keys"


@pytest.mark.usefixtures("all_tenants")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_file_says_what_is_in_use(language: str) -> None:
    write("[keys]\nhint = 'y'\n[screen]\nbots = 'slow'\n")
    words = cuzco_words(language)
    settings, _ = read_settings()
    printed = write_settings(settings, words, own_settings())
    assert str(settings_path()) in printed.splitlines()[0]
    tables = tomllib.loads(printed)
    assert tables["screen"] == {name: getattr(USUAL_SETTINGS, name) for name in CHOICES} | {"bots": "slow"}
    assert sorted(tables["keys"]) == sorted(all_actions().ids)
    assert tables["keys"]["hint"] == "y"
    write(printed)
    again, _ = read_settings()
    assert (again.map, again.bots, again.keys.keymap()) == (settings.map, settings.bots, settings.keys.keymap())


def test_cuzco_keys_prints_a_file_that_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_keys(argparse.Namespace(lang="de")) == 0
    printed = capsys.readouterr().out
    write(printed)
    assert not read_settings()[0].keys.changed
    assert "alle Tasten und was die Zeichen bedeuten" in printed


def test_cuzco_keys_prints_the_usual_keys_when_the_file_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    write("[keys]\nfly = 'y'")
    assert cli.main(["keys", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert tomllib.loads(told.out)["keys"]["hint"] == "h"
    assert told.err.startswith("cuzco: The settings file")
    assert '"fly"' in told.err
    assert told.err.count("\n") == 1


def test_cuzco_keys_loads_no_terminal_library(tmp_path: Path) -> None:
    code = (
        "from cuzco_tui.cli import main\nimport sys\nmain(['keys'])\nassert not {'textual', 'rich'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "CUZCO_HOME": str(tmp_path)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert tomllib.loads(done.stdout)["keys"]["hint"] == "h"


async def test_the_map_can_be_plain() -> None:
    app = make_app(new_table(2), bot_pause=0.0, settings=Settings(map="plain"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        roads = the_game(pilot).query_one(RoadNetwork)
        assert roads.plain
        assert all(roads.render_line(row).text.isascii() for row in range(1, roads.size.height))


@pytest.mark.parametrize("speed", BOT_PAUSES)
async def test_the_bots_play_as_fast_as_the_settings_say(speed: str) -> None:
    app = make_app(new_table(2), settings=Settings(bots=speed))
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert the_game(pilot).pause == BOT_PAUSES[speed]


async def test_the_full_stop_goes_through_the_speeds_and_says_which() -> None:
    app = make_app(new_table(2, people=(0, 1)), settings=USUAL_SETTINGS)
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("space")
        await pilot.pause()
        for pause, said in ((0.0, "at once"), (1.0, "slowly"), (0.4, "step by step")):
            await pilot.press("full_stop")
            await pilot.pause()
            assert the_game(pilot).pause == pause
            assert said in text_on(app)


async def test_enter_shows_all_moves_of_the_bots_at_once_and_only_until_the_next_decision() -> None:
    first = new_table(3).decision
    assert first is not None
    table = new_table(3, people=((first.seat + 1) % 3,))
    app = make_app(table, bot_pause=30.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await pilot.pause(0.2)
        assert app.model.bot_in_turn
        assert table.step == 0
        await pilot.press("enter")
        await settle(pilot)
        assert app.model.mine
        assert table.step > 0
        assert the_game(pilot).pause == 30.0
        assert app.host is not None
        assert not app.host._hurry.is_set()


def test_the_settings_are_read_before_anything_is_begun() -> None:
    """`run` refuses wrong settings; a missing terminal is told first."""
    nothing = dict.fromkeys(("game", "players", "seats", "names", "seed", "options", "content", "resume", "tutorial"))
    with pytest.raises(GameError, match="terminal"):
        run(argparse.Namespace(lang="en", **nothing))


@pytest.mark.parametrize(
    "text",
    [f"map = {'[' * 5000}", f"screen = {'9' * 9000}", f"[screen]\nmap = {'{a = ' * 3000}"],
    ids=["deep", "huge", "deep tables"],
)
def test_numbers_too_long_and_tables_too_deep_are_told_like_any_mistake(text: str) -> None:
    write(text)
    settings, sentence = read_and_said()
    assert settings == USUAL_SETTINGS
    assert "is not valid TOML" in sentence


def test_a_byte_order_mark_is_no_mistake() -> None:
    write("\ufeff[screen]\nmap = 'plain'\n".encode())
    assert read_settings()[0].map == "plain"


@pytest.mark.parametrize(
    "text", ['"\\u001b[2J" = 1', '[screen]\n"\\u001b]0;x" = "fine"', '[keys]\nhint = "\\u001b[2J"']
)
def test_nothing_that_a_terminal_obeys_is_repeated_from_the_file(text: str) -> None:
    write(text)
    _, sentence, *_ = read_and_said()
    assert sentence.isprintable()
    assert "\\x1b" in sentence


def test_a_key_of_the_lobby_gives_way_to_one_that_somebody_chose() -> None:
    settings = parse_settings('[keys]\nhint = "y"\nrule = "/"\n', cuzco_words("en"))
    assert settings.keys.of("hint") == ("y",)
    assert settings.keys.of("company") == ("Y",)
    assert settings.keys.of("say") == ("S",)


def test_the_text_of_an_account_is_read_as_a_file_is() -> None:
    before = '[screen]\nbell = "off"\ncolours = "16"\nmode = "text"\n\n[text]\nbrief = true\n'
    settings = parse_settings(before, cuzco_words("en"))
    assert (settings.bell, settings.colours, settings.mode, settings.map) == ("off", "16", "text", "fine")
    assert parse_settings("", cuzco_words("en")) == Settings()
    with pytest.raises(BadSettings, match="must be one of"):
        parse_settings("[screen]\nbell = 1\n", cuzco_words("en"))
