"""The settings page and the page of the keys: changed by keys alone, put to use at once, kept in the file."""

import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_description
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.settings_file import own_settings, settings_path
from cuzco_tui.tui.app import HouseApp, app_at_home, make_app
from cuzco_tui.tui.keys import USUAL_KEYS
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.palettes import PALETTES
from cuzco_tui.tui.remembering import OwnFile
from cuzco_tui.tui.screens.key_settings import KeySettingsScreen, PressKey, key_rows
from cuzco_tui.tui.screens.settings import SettingsScreen
from cuzco_tui.tui.settings import USUAL_SETTINGS, read_settings
from cuzco_tui.tui.widgets.row_page import RowPage
from cuzco_tui.tui.widgets.too_small import TooSmall
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, new_table, settle, text_on, the_game
from tests.tui.contrast import assert_readable

Opened = Callable[..., AbstractAsyncContextManager[Pilot[None]]]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings of a test to itself."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


@asynccontextmanager
async def opened(size: tuple[int, int] = MIDDLE, language: str = "en") -> AsyncIterator[Pilot[None]]:
    """Open the settings of this machine."""
    settings, troubles = read_settings()
    app = HouseApp(language, lambda app: app.push_screen(SettingsScreen()), settings=settings)
    app.keeper = OwnFile(troubles)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def app_of(pilot: Pilot[None]) -> HouseApp:
    """Give the app of a pilot."""
    app = pilot.app
    assert isinstance(app, HouseApp)
    return app


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and let everything come to rest."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def kept() -> dict[str, dict[str, object]]:
    """What the file says."""
    return tomllib.loads(settings_path().read_text())


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_theme_is_seen_at_once_and_kept(size: tuple[int, int]) -> None:
    async with opened(size) as pilot:
        assert not settings_path().exists()
        await press(pilot, "down", "right")
        assert app_of(pilot).theme == "light"
        assert "light" in text_on(app_of(pilot))
        assert kept() == {"screen": {"theme": "light"}}
        await press(pilot, "left", "left")
        assert app_of(pilot).theme == PALETTES[-1]
        await press(pilot, "backspace")
        assert app_of(pilot).theme == "dark"
    assert read_settings()[0].theme == "dark"


@pytest.mark.usefixtures("house")
async def test_the_language_changes_at_once_and_holds_for_the_text_mode_too() -> None:
    async with opened() as pilot:
        await press(pilot, "right", "right")
        assert "Einstellungen" in text_on(app_of(pilot))
        assert kept() == {"general": {"language": "de"}}
        await press(pilot, "left", "left")
        assert "Settings" in text_on(app_of(pilot))
    assert own_settings().language == ""


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_every_setting_can_be_reached_explained_and_turned(size: tuple[int, int], language: str) -> None:
    async with opened(size, language) as pilot:
        screen = app_of(pilot).screen
        assert isinstance(screen, SettingsScreen)
        for place, setting in enumerate(screen.settings):
            screen.point(place)
            await pilot.pause()
            about = screen.say(setting.about)
            assert about.split(".")[0].split()[0] in text_on(app_of(pilot))
            if setting.name != "language":
                await press(pilot, "space")
                assert kept()[setting.table][setting.name] != setting.usual
                await press(pilot, "delete")
                assert kept()[setting.table][setting.name] == setting.usual
        await press(pilot, "end")
        assert screen.cursor == len(screen.settings)
    assert read_settings()[1] == []


@pytest.mark.usefixtures("house")
async def test_a_broken_file_is_told_never_written_and_put_aside_when_it_is_wished() -> None:
    settings_path().write_text("[screen\n")
    async with opened() as pilot:
        assert "not valid TOML" in " ".join(text_on(app_of(pilot)).split())
        await press(pilot, "down", "right")
        assert app_of(pilot).theme == "light"
        assert settings_path().read_text() == "[screen\n"
        await press(pilot, "b")
        assert "settings.toml.broken" in "".join(text_on(app_of(pilot)).split())
        assert not settings_path().exists()
        await press(pilot, "right")
        assert kept() == {"screen": {"theme": "high-contrast"}}
    assert settings_path().with_name("settings.toml.broken").read_text() == "[screen\n"


@pytest.mark.usefixtures("house")
async def test_a_file_that_breaks_meanwhile_is_left_alone() -> None:
    async with opened(SMALL) as pilot:
        settings_path().write_text('[screen]\ntheme = "purple"\n')
        await press(pilot, "down", "down", "right")
        assert settings_path().read_text() == '[screen]\ntheme = "purple"\n'
        assert '"theme" must be one of' in " ".join(text_on(app_of(pilot)).split())


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_new_key_is_pressed_and_works_at_once(size: tuple[int, int]) -> None:
    async with opened(size) as pilot:
        await press(pilot, "end", "enter")
        screen = app_of(pilot).screen
        assert isinstance(screen, KeySettingsScreen)
        ids = [row.action.id for _, row in key_rows("en")]
        screen.point(ids.index("help"))
        await press(pilot, "enter")
        assert isinstance(app_of(pilot).screen, PressKey)
        await press(pilot, "F")
        assert app_of(pilot).keys.of("help") == ("F",)
        assert kept() == {"keys": {"help": "F"}}
        await press(pilot, "plus", "f5")
        assert kept() == {"keys": {"help": "F,f5"}}
        await press(pilot, "f5")
        assert app_of(pilot).screen is not screen
        await press(pilot, "escape", "delete")
        assert app_of(pilot).keys.of("help") == USUAL_KEYS.of("help")
        assert kept() == {"keys": {}}
        assert "help" not in settings_path().read_text()


@pytest.mark.usefixtures("house")
async def test_a_key_that_another_action_has_is_refused_by_name_until_a_free_one_is_pressed() -> None:
    async with opened() as pilot:
        await press(pilot, "end", "enter")
        screen = app_of(pilot).screen
        assert isinstance(screen, KeySettingsScreen)
        screen.point([row.action.id for _, row in key_rows("en")].index("hint"))
        await press(pilot, "enter", "m")
        said = " ".join(text_on(app_of(pilot)).split())
        assert 'm is the key for "map"' in said
        assert not settings_path().exists()
        await press(pilot, "f9")
        assert kept() == {"keys": {"hint": "f9"}}
        await press(pilot, "enter", "escape")
        assert app_of(pilot).keys.of("hint") == ("f9",)


@pytest.mark.usefixtures("all_tenants")
def test_every_action_is_on_the_page_of_the_keys_once() -> None:
    from cuzco_tui.tui.actions import all_actions

    assert sorted(row.action.id for _, row in key_rows("en")) == sorted(all_actions().ids)


@pytest.mark.usefixtures("house")
async def test_the_speed_of_the_bots_by_its_key_and_a_theme_of_the_palette_are_remembered() -> None:
    app = make_app(new_table(2))
    app.keeper = OwnFile()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app.theme = "light"
        await settle(pilot)
        the_game(pilot).action_hurry()
        await settle(pilot)
        assert kept() == {"screen": {"theme": "light", "bots": "at once"}}


@pytest.mark.usefixtures("house")
async def test_the_settings_open_over_a_game_from_the_help_and_change_it() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    app.keeper = OwnFile()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await press(pilot, "f1", "e")
        assert isinstance(app.screen, SettingsScreen)
        await press(pilot, "right", "right")
        await press(pilot, *["down"] * 5, "right")
        await press(pilot, "escape")
        assert isinstance(app.screen, DecisionModal)
        assert app.screen.language == "de"
        assert the_game(pilot).language == "de"
        assert the_game(pilot).pause == 0.0
        assert app.settings.bots == "at once"


@pytest.mark.usefixtures("house")
async def test_without_a_question_undo_takes_back_at_once() -> None:
    table = new_table(2, people=(0, 1))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert app.asks_first
        app.use("en", app.settings._replace(confirm="off"))
        assert not app.asks_first


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("broken", [False, True])
async def test_every_word_can_be_read(broken: bool) -> None:
    if broken:
        settings_path().write_text("[screen\n")
    async with opened(SMALL) as pilot:
        await assert_readable(pilot)
        await press(pilot, "end", "enter")
        await assert_readable(pilot)
        await press(pilot, "enter", "m")
        await assert_readable(pilot)


@pytest.mark.usefixtures("house")
async def test_a_language_that_is_chosen_on_the_title_is_remembered() -> None:
    app = app_at_home(Opener(find_description("cuzco")), "en", USUAL_SETTINGS)
    app.keeper = OwnFile()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, "l")
        assert kept() == {"general": {"language": "de"}}
        assert app.language == "de"


@pytest.mark.usefixtures("house")
async def test_other_characters_reach_the_board_behind_the_settings() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app.action_settings()
        await pilot.pause()
        await press(pilot, "down", "down", "down", "right")
        assert app.plain
        assert the_game(pilot).plain
        await press(pilot, "left")
        assert not the_game(pilot).plain


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("keys", [(), ("end", "enter")])
async def test_the_pages_follow_the_size_of_the_terminal(keys: tuple[str, ...]) -> None:
    async with opened(LARGE) as pilot:
        await press(pilot, *keys)
        for size in (SMALL, (60, 20), MIDDLE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert any(cover.display for cover in app_of(pilot).screen.query(TooSmall)) == (size == (60, 20))
            await press(pilot, "down")
        page = app_of(pilot).screen.query_one(RowPage)
        assert page.rows[page.cursor].label in text_on(app_of(pilot))


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_click_puts_the_cursor_on_a_row_and_a_second_one_changes_it(size: tuple[int, int]) -> None:
    async with opened(size) as pilot:
        lines = lines_on(app_of(pilot))
        row = next(number for number, line in enumerate(lines) if " Motion " in line)
        for motion in ("on", "off"):
            await pilot.click(offset=(8, row))
            await pilot.pause()
            assert app_of(pilot).settings.motion == motion
