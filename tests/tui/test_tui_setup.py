"""The set-up of a new game by keys alone, in three languages, on a terminal of any size."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cuzco_tui.game import GameError
from cuzco_tui.games import find_description
from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.play.last_setup import LAST_SETUP_FILE, read_last_setup
from cuzco_tui.play.seating import flags_of_a_new_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.cells import HOUSE_COLOURS, cell_style
from cuzco_tui.tui.command import _room, opener_of
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.screens.setup import SeatRow, SetupScreen, open_setup
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
    room = open_setup if args.resume is None and not flags_of_a_new_game(args) else None
    app = app_at_home(opener, language, room=room or _room(args, opener, catalogue(language)))
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
            ("Sami", "easy"),
            ("Nina", "easy"),
        ]


async def test_up_and_down_go_from_row_to_row_past_the_names() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            setup = app.screen
            assert isinstance(setup, SetupScreen)
            rows = [setup.players, *setup.seats[:3], *setup.options.values(), setup.seed]
            for row in [*rows[1:], rows[0]]:
                await pilot.press("down")
                assert app.focused is row
            await pilot.press("down", "tab")
            assert app.focused is setup.colours[0]
            await pilot.press("tab")
            assert app.focused is setup.names[0]
            await pilot.press("down")
            assert app.focused is setup.seats[1]
            await pilot.press("up")
            assert app.focused is setup.seats[0]


async def test_letters_typed_on_a_seat_go_to_its_name() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("down", *"Quincy Iq")
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
    with dialog(language, players=4) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            setup = app.screen
            assert isinstance(setup, SetupScreen)
            say = cuzco_words(language).say
            text = "\n".join(shown(app))
            for id_ in ("setup-players", "table-option-pututu", "table-option-temple", "setup-seed"):
                assert say(message(id_)) in text
                assert len(say(message(id_))) <= 14
            keys = ("up", "down", "left", "right", "next", "take", "leave-setup")
            told = say(message("setup-help", help="F1", **with_keys(app, "setup-help", language, *keys).values))
            assert all(word in text for word in told.split())
            assert say(message("setup-seat", number=4)) in text
            for role in setup.about.seat_colours:
                assert say(message(f"colour-{role}")) in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_row_is_explained_in_a_sentence_that_has_room(language: str) -> None:
    with dialog(language) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            setup = app.screen
            assert isinstance(setup, SetupScreen)
            told = set[str]()
            for _ in range(20):
                sentence = str(setup.query_one("#setup-about", Static).content)
                text = " ".join(" ".join(shown(app)).split())
                assert sentence.endswith(".")
                assert sentence in text
                told.add(sentence)
                await pilot.press("tab")
                await settle(pilot)
                if isinstance(app.focused, SeatRow):
                    await pilot.press("right")
                    await settle(pilot)
            say = cuzco_words(language).say
            ids = ("explain-table-option-pututu", "explain-table-option-temple", "bot-about-random", "setup-about-seed")
            assert {say(message(id_)) for id_ in ids} <= told


async def test_every_row_is_changed_by_the_keyboard() -> None:
    with dialog(seed=None) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            keys = [
                "left",
                "down",
                *"Ann",
                "down",
                "right",
                *"Robby",
                "down",
                "right",
                "down",
                "right",
                "down",
                *"x7y7",
            ]
            await pilot.press(*keys)
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
        assert app.host is not None
        header = table_of(app).header
        assert [(seat.name, seat.bot) for seat in header.seats] == [("Ann", None), ("Robby", "random")]
        assert header.options == {"pututu": True, "temple": "exact"}
        assert header.seed == 77


async def test_a_seat_takes_the_colour_of_another_which_gets_the_free_one() -> None:
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("down", "tab", "right", "right")
            await settle(pilot)
            setup = app.screen
            assert isinstance(setup, SetupScreen)
            assert [colour.value for colour in setup.colours] == ["seat-2", "seat-0", "seat-1", "seat-3"]
            await pilot.press("enter")
            await settle(pilot)
            style = cell_style("on-seat-0")
            assert style.bgcolor is not None
            assert style.bgcolor.name == HOUSE_COLOURS["seat-2"].dark
            app.action_leave()
            for _ in range(20):
                await settle(pilot)
        assert cell_style("on-seat-0") != style
        (kept,) = SqliteStore().list_games()
        assert [seat.colour for seat in kept.seats] == [2, 0, 1]


async def test_the_last_set_up_is_there_again_and_one_enter_begins() -> None:
    with dialog(seed=None) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("left", "down", *"Ann", "down", "tab", "right", "down", "right", "enter")
            await settle(pilot)
            assert app.host is not None
            before = table_of(app).header
    with dialog(seed=None) as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert app.host is not None
            after = table_of(app).header
    assert (after.options, [seat.bot for seat in after.seats]) == (before.options, [seat.bot for seat in before.seats])
    assert [seat.colour for seat in after.seats] == [seat.colour for seat in before.seats] == [None, 2]
    assert after.seats[0].name == "Ann"
    assert after.seed != before.seed


@pytest.mark.parametrize(
    "damage",
    [
        "seats = [",
        "cuzco = 3",
        '[cuzco]\nseats = ["me", "me"]\nnames = ["a", "b"]\ncolours = [0, 0]\n[cuzco.options]\n',
        '[cuzco]\nseats = ["me", "clever"]\nnames = ["a", "b"]\ncolours = [0, 1]\n[cuzco.options]\n',
        '[cuzco]\nseats = ["me", "greedy"]\nnames = ["a", 3]\ncolours = [0, 1]\n[cuzco.options]\n',
        '[cuzco]\nseats = ["me", "greedy"]\nnames = ["a", ""]\ncolours = [0, 9]\n[cuzco.options]\npututu = 7\n',
    ],
)
async def test_a_damaged_last_set_up_gets_a_sentence_and_the_usual_one(damage: str, home: Path) -> None:
    (home / LAST_SETUP_FILE).write_text(damage)
    with dialog() as app:
        async with app.run_test(size=SMALLEST) as pilot:
            await settle(pilot)
            assert "cannot be read, so this is the usual one" in " ".join(" ".join(shown(app)).split())
            await pilot.press("enter")
            await settle(pilot)
            assert app.host is not None
            assert len(table_of(app).seats) == 3
    assert read_last_setup(find_description("cuzco"))[1] is False


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
