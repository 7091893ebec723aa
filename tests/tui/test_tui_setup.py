"""The set-up dialog: a new or a saved game by keys alone, in three languages, on a terminal of any size."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from cuzco_tui.game import GameError
from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.play.seating import Plan
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.command import _room, opener_of
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.screens.lessons import LessonScreen
from cuzco_tui.tui.screens.setup import Row, SetupScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.widgets.too_small import TooSmall
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import table_of

SMALLEST = (80, 24)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saves in a folder of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    return tmp_path


def flags(**given: object) -> Namespace:
    """The flags of `cuzco play`."""
    nothing = dict.fromkeys(("players", "seats", "names", "seed", "options", "content", "resume", "tutorial", "lang"))
    return Namespace(**{**nothing, "seed": 5, "game": None, **given})


@contextmanager
def dialog(language: str = "en", **given: object) -> Iterator[HouseApp]:
    """An app that opens the dialog, whose bots do not move."""
    args = flags(**given)
    opener = opener_of(args)
    app = app_at_home(opener, language, room=_room(args, opener, catalogue(language)))
    app.bot_pause = 60.0
    yield app
    if app.host is not None:
        table_of(app).close()


async def settle(pilot: Pilot[None]) -> None:
    for _ in range(3):
        await pilot.pause()


def shown(app: HouseApp) -> list[str]:
    """The lines of the screen as they stand."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def saved_game(names: tuple[str, str] = ("Ann", "Robby")) -> str:
    table = opener_of(flags()).begin(Plan(("me", "random"), names, {}))
    table.close()
    assert table.id is not None
    return table.id


async def test_enter_alone_begins_a_game_against_two_bots() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, SetupScreen)
            await pilot.press("enter")
            await settle(pilot)
            assert app.game_screen is not None
        assert app.host is not None
        assert [(seat.name, seat.bot) for seat in table_of(app).seats] == [
            ("Player 1", None),
            ("Sami", "greedy"),
            ("Nina", "greedy"),
        ]


async def test_every_row_is_changed_by_the_keyboard() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            keys = ["down", "left"]
            keys += ["down", *"Ann", "down", "right", *"Robby"]
            keys += ["down", "right", "down", "right"]
            await pilot.press(*keys)
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
        assert app.host is not None
        assert [(seat.name, seat.bot) for seat in table_of(app).seats] == [("Ann", None), ("Robby", "random")]
        assert table_of(app).header.options["pututu"] is True
        assert app.language == "de"


async def test_the_tutorial_is_one_of_the_ways_to_begin() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("left")
            await settle(pilot)
            assert any("Guided first round" in line for line in shown(app))
            assert not any("Players" in line for line in shown(app))
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(app.game_screen, LessonScreen)
            assert any("Lesson 1 of " in line for line in shown(app))


async def test_up_and_down_go_from_row_to_row_past_the_names() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            setup = app.screen
            assert isinstance(setup, SetupScreen)
            rows = [setup.beginning, setup.players, *setup.seats[:3], *setup.options.values(), setup.tongue]
            for row in [*rows[1:], rows[0]]:
                await pilot.press("down")
                assert app.focused is row
            await pilot.press("down", "down", "tab")
            assert app.focused is setup.names[0]
            await pilot.press("down")
            assert app.focused is setup.seats[1]
            await pilot.press("up")
            assert app.focused is setup.seats[0]


async def test_letters_typed_on_a_seat_go_to_its_name() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("down", "down", *"Quincy Iq")
            await settle(pilot)
            assert isinstance(app.screen, SetupScreen)
            assert app.screen.names[0].value == "Quincy Iq"
            assert app.focused is app.screen.names[0]


async def test_the_dialog_names_the_key_of_the_help_and_marks_the_name_fields() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            text = "\n".join(shown(app))
            assert "F1: how to play" in text
            assert text.count("Name: ") == 3
            await pilot.press("f1")
            await settle(pilot)
            assert isinstance(app.screen, Help)


async def test_as_many_seats_as_names_are_shown() -> None:
    with dialog(names="Ann,Ben,Cleo,Dan") as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
        assert app.host is not None
        assert [seat.name for seat in table_of(app).seats] == ["Ann", "Ben", "Cleo", "Dan"]


async def test_names_that_are_the_same_are_refused_in_the_dialog() -> None:
    with dialog(names="Ann,ann") as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(app.screen, SetupScreen)
            assert any("Two seats are called Ann" in line for line in shown(app))
        assert app.host is None


async def test_the_flags_are_filled_in() -> None:
    with dialog(players=4, names="Ann,,Ben", options=[("pututu", True), ("temple", "exact")]) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
        assert app.host is not None
        assert [seat.name for seat in table_of(app).seats] == ["Ann", "Sami", "Ben", "Nina"]
        assert table_of(app).header.options == {"pututu": True, "temple": "exact"}
        assert table_of(app).header.seed == 5


async def test_a_saved_game_goes_on() -> None:
    game_id = saved_game()
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("right", "down")
            await settle(pilot)
            assert any("Ann, Robby" in line for line in shown(app))
            await pilot.press("enter")
            await settle(pilot)
        assert app.host is not None
        assert table_of(app).id == game_id


async def test_resume_without_a_name_opens_the_list_and_one_can_still_begin_anew() -> None:
    first = saved_game()
    second = saved_game(("Cleo", "Robby"))
    with dialog(resume="") as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("down", "up", "up")
            assert isinstance(app.focused, Row)
            await pilot.press("down", "down", "enter")
            await settle(pilot)
        assert app.host is not None
        assert table_of(app).id in {first, second}


async def test_a_game_that_cannot_be_opened_is_listed_last_and_says_why() -> None:
    saved_game()
    (SqliteStore().folder / "broken.sqlite").write_bytes(b"")
    with dialog(resume="") as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            lines = shown(app)
            (broken,) = (place for place, line in enumerate(lines) if "broken cannot be opened: Game broken" in line)
            assert any("Ann, Robby" in line for line in lines[:broken])
            await pilot.press("down", "enter")
            await settle(pilot)
            assert isinstance(app.screen, SetupScreen)
            assert any("put a good copy" in line for line in shown(app))


async def test_a_game_that_is_open_elsewhere_is_refused_in_the_dialog() -> None:
    game_id = saved_game()
    opener = opener_of(flags())
    with opener.resume(game_id, "en"), dialog(resume="") as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(app.screen, SetupScreen)
            assert any(game_id in line for line in shown(app))
        assert app.host is None


def test_resume_without_any_saved_game_is_one_sentence() -> None:
    with pytest.raises(GameError, match=r"cuzco play begins a new one\.$"), dialog(resume=""):
        pass


@pytest.mark.parametrize("key", ["escape", "q"])
async def test_leaving_the_dialog_begins_nothing_and_leads_to_the_title(key: str, home: Path) -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(app.screen, TitleScreen)
    assert list(home.glob("**/*.sqlite")) == []


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_leaving_the_program_from_the_dialog_begins_nothing(key: str, home: Path) -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press(key)
            await settle(pilot)
            assert not app.is_running
    assert list(home.glob("**/*.sqlite")) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_off_in_the_smallest_terminal(language: str) -> None:
    saved_game(("Theodosia-Wilhelmina", "Bartholomeus-Maximilian"))
    with dialog(language, players=4) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            say = cuzco_words(language).say
            text = "\n".join(shown(app))
            for id_ in ("setup-game", "setup-players", "table-option-pututu", "setup-language"):
                assert say(message(id_)) in text
                assert len(say(message(id_))) <= 14
            keys = ("up", "down", "left", "right", "take", "leave-setup")
            told = say(message("setup-help", help="F1", **with_keys(app, "setup-help", language, *keys).values))
            assert all(word in text for word in told.split())
            assert say(message("setup-seat", number=4)) in text


async def test_below_the_smallest_size_a_sentence_covers_everything_and_goes_away_again() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("down")
            before, focused = shown(app), app.focused
            await pilot.resize_terminal(70, 20)
            await settle(pilot)
            lines = [line.strip() for line in shown(app) if line.strip()]
            assert " ".join(lines).startswith("The table needs 80 columns and 24 lines; this window has 70 and 20.")
            assert app.screen.query_one(TooSmall).display
            await pilot.press("right", "down", "x")
            await settle(pilot)
            await pilot.resize_terminal(*SMALLEST)
            await settle(pilot)
            assert shown(app) == before
            assert app.focused is focused


async def test_letters_and_keys_between_them_keep_their_order_in_a_field() -> None:
    """Over a slow connection many keys arrive in one packet."""
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await pilot.pause()
            field = app.screen.query(Input).first()
            field.focus()
            await pilot.pause()
            for sign in "Anm\x7fna\x7f":
                name = "backspace" if sign == "\x7f" else sign
                app.post_message(events.Key(name, sign))
            await pilot.pause()
            assert field.value == "Ann"
