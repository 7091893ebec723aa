"""The lobby by keys alone: tables, talk and people, on small and on larger terminals."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.lobby.requests import Request
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.table_list import TableList
from cuzco_tui.tui.lobby.waiting import WaitingRoom
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.palette import GameCommands
from cuzco_tui.tui.screens.shared import SharedGameScreen
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, text_on
from tests.tui.at_the_server import (
    SIZES,
    TOY,
    Size,
    app_of,
    at_screen,
    hall_guest,
    hall_in,
    hall_visitor,
    hurry_all,
    press,
    seen,
    until,
)


@pytest.fixture(autouse=True)
def no_key_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


@SIZES
async def test_a_table_is_made_waited_at_and_begun_with_bots(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, size) as pilot:
            await press(pilot, "n")
            await seen(pilot, "A new table", "free for somebody", "no clock")
            await press(pilot, "enter")
            await seen(pilot, "Waiting room", "b begins at once")
            (table,) = ann.tables or [app_of(pilot).screen.table.id]  # type: ignore[attr-defined]
            await seen(pilot, table, f"ssh -t -p 8022 example.org join {table}")
            await press(pilot, "b")
            await seen(pilot, "Which bot takes the free seats?")
            await press(pilot, "2")
            await until(lambda: isinstance(app_of(pilot).game_screen, SharedGameScreen))
            assert (await ann.find(table)).stage == "playing"


@SIZES
async def test_every_row_of_a_new_table_is_changed_by_keys(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, size) as pilot:
            greedy, random = ["right"] * 3, ["right"] * 5
            keys = ["n", "down", "right", "down", *greedy, "down", "down", *random, "down", "right"]
            await press(pilot, *keys, "down", "right", "down", "right", "down", "right", "right")
            await press(pilot, "enter")
            await seen(pilot, "Waiting room", "by code", "without hints", "3 days a turn", "Pututus: with")
            room = app_of(pilot).screen
            assert isinstance(room, WaitingRoom)
            table = await ann.find(room.table.id)
            assert [seat.bot for seat in table.seats] == ["", "greedy", "", "random"]
            assert (table.open, table.hints, table.time.seconds) == (False, False, 3 * 24 * 3600)


@SIZES
async def test_a_free_seat_is_taken_and_given_back(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ben.make(NewTable(TOY, ("me", "free", "free")))
        async with at_screen(ann, size) as pilot:
            await seen(pilot, "2 free seats", "Enter takes a free seat")
            await press(pilot, "j")
            await seen(pilot, "Waiting room", "when Ben begins with bots")
            await press(pilot, "g")
            await seen(pilot, "Lobby", "2 free seats")
            await press(pilot, "enter")
            await seen(pilot, "Waiting room")
            await press(pilot, "escape")
            await seen(pilot, "Enter goes to the waiting room")
            assert (await ann.find(made)).mine is not None


async def test_the_game_opens_by_itself_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        async with at_screen(ann) as pilot:
            made = await ann.make(NewTable(TOY, ("me", "free")))
            await seen(pilot, "One free seat")
            await press(pilot, "enter")
            await ben.join(made)
            await until(lambda: isinstance(app_of(pilot).screen, SharedGameScreen))
            await press(pilot, "q", "y")
            await seen(pilot, "Lobby", "Ben")


@SIZES
async def test_a_game_of_others_is_watched_and_left_without_a_question(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.make(NewTable(TOY, ("me", "first")))
        async with at_screen(ann, size) as pilot:
            await seen(pilot, "Enter watches")
            await press(pilot, "w")
            await until(lambda: isinstance(app_of(pilot).screen, SharedGameScreen))
            assert app_of(pilot).model.seat is None
            await press(pilot, "q")
            await seen(pilot, "Enter watches")


@SIZES
async def test_one_comes_to_a_table_by_its_three_words(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ben.make(NewTable(TOY, ("me", "free"), open=False))
        async with at_screen(ann, size) as pilot:
            assert made not in text_on(app_of(pilot))
            await press(pilot, "c", *"no such words", "enter")
            await seen(pilot, "There is no table")
            await press(pilot, *["backspace"] * 13, *made.replace("-", " "), "enter")
            await until(lambda: isinstance(app_of(pilot).screen, SharedGameScreen))
            assert app_of(pilot).model.seat == 1


@SIZES
async def test_a_game_is_given_up_after_a_question(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        async with at_screen(ann, size) as pilot:
            await press(pilot, "r")
            await seen(pilot, "for good?")
            await press(pilot, "n")
            assert not (await ann.find(made)).seats[0].resigned
            await press(pilot, "r", "y")
            await until(lambda: made in ann.tables and ann.tables[made].seats[0].resigned)


@SIZES
async def test_a_table_is_closed_after_a_question(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        await ann.make(NewTable(TOY, ("me", "free")))
        async with at_screen(ann, size) as pilot:
            await press(pilot, "x", "y")
            await seen(pilot, "No table yet")


@SIZES
async def test_people_talk_and_somebody_is_not_heard_any_more(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.enter()
        async with at_screen(ann, size) as pilot:
            await press(pilot, "slash", *"hello (q) there", "enter")
            await seen(pilot, "Ann: hello (q) there")
            await until(lambda: ben.talk_at(""))
            await ben.say("[red]hi[/red]")
            await seen(pilot, "Ben: [red]hi[/red]")
            await press(pilot, "escape", "v")
            await seen(pilot, "Talk in the lobby")
            await press(pilot, "m")
            await seen(pilot, "Whom do you not want to hear?")
            await press(pilot, "enter")
            await until(lambda: "Ben:" not in text_on(app_of(pilot)))
            await press(pilot, "m", "1")
            await seen(pilot, "Ben: [red]hi[/red]")


async def test_leaving_the_lobby_ends_the_app(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann) as pilot:
            await press(pilot, "q")
            assert not app_of(pilot).is_running


async def test_a_guest_plays_with_bots_alone_and_is_told_what_needs_a_key(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ben = await hall_visitor(hall, "Ben")
        await ben.make(NewTable(TOY, ("me", "free")))
        guest = await hall_guest(hall)
        async with at_screen(guest) as pilot:
            await seen(pilot, "a guest: you may watch, and play with bots")
            await seen(pilot, "Guests play with bots alone")
            await press(pilot, "j", "enter")
            assert isinstance(app_of(pilot).screen, LobbyScreen)
            await press(pilot, "a")
            await seen(pilot, "Guests have no account")
            await press(pilot, "n")
            await seen(pilot, "bot greedy")
            assert "free for somebody" not in text_on(app_of(pilot))
            await press(pilot, "enter")
            await until(lambda: app_of(pilot).game_screen is not None)


async def test_own_games_come_first_and_those_that_wait_for_one_before_all(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.make(NewTable(TOY, ("me", "free")))
        await ann.make(NewTable(TOY, ("me", "free")))
        await ann.make(NewTable(TOY, ("me", "first")))
        async with at_screen(ann) as pilot:
            text = text_on(app_of(pilot))
            assert text.index("Your turn") < text.index("You, free") < text.index("Ben, free")
            await seen(pilot, "Enter sits down here")


async def test_the_cursor_stays_at_its_table_whatever_comes_and_goes(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        first = await ben.make(NewTable(TOY, ("me", "free")))
        async with at_screen(ann) as pilot:
            listed = app_of(pilot).lobby_screen.tables
            assert listed.pointed is not None
            for _ in range(2):
                await ann.make(NewTable(TOY, ("me", "first")))
            await until(lambda: len(listed.tables) == 3)
            assert listed.tables[-1].id == first == listed.pointed.id
            await press(pilot, "up")
            assert listed.pointed.id == listed.tables[1].id


async def test_a_key_does_not_hit_what_has_just_moved_under_the_cursor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        tables = [await ben.make(NewTable(TOY, ("me", "free"))) for _ in range(2)]
        async with at_screen(ann) as pilot:
            listed = app_of(pilot).lobby_screen.tables
            assert listed.pointed is not None
            gone = listed.pointed.id
            monkeypatch.setattr(TableList, "guard", 60.0)
            await ben.close(gone)
            await until(lambda: len(listed.tables) == 1)
            await press(pilot, "enter", "j")
            (left,) = set(tables) - {gone}
            assert (await ann.find(left)).mine is None
            monkeypatch.setattr(TableList, "guard", 0.0)
            await press(pilot, "enter")
            assert await ann.find(left)
            await until(lambda: app_of(pilot).game_screen is not None)


async def test_keys_that_are_faster_than_the_host_do_nothing_twice(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ben.make(NewTable(TOY, ("me", "free", "free")))
        async with at_screen(ann) as pilot:
            app, asked = app_of(pilot), ann._ask
            answers = asyncio.Event()

            async def slowly(request: Request) -> bytes:
                await answers.wait()
                return await asked(request)

            ann._ask = slowly
            await pilot.press("enter", "enter", "j", "q", "n")
            assert isinstance(app.screen, LobbyScreen)
            answers.set()
            await seen(pilot, "Waiting room")
            assert app.is_running
            table = await ann.find(made)
            assert [seat.person for seat in table.seats] == ["Ben", "Ann", ""]


@pytest.mark.parametrize("what", ["watch", "join"])
async def test_the_command_of_the_connection_is_done_at_once(tmp_path: Path, what: str) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        seats = ("me", "free") if what == "join" else ("me", "first")
        made = await ben.make(NewTable(TOY, seats, open=what == "watch"))
        async with at_screen(ann, command=(what, made.upper())) as pilot:
            await until(lambda: isinstance(app_of(pilot).game_screen, SharedGameScreen))
            assert app_of(pilot).model.seat == (1 if what == "join" else None)
            await until(lambda: not app_of(pilot).command_failed)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("watch", "no-such-table"), "There is no table no-such-table"),
        (("join", "no", "such", "table"), "There is no table no-such-table"),
        (("frobnicate",), '"frobnicate" is no command here'),
    ],
)
async def test_a_command_that_cannot_be_done_is_a_sentence_in_the_lobby(
    tmp_path: Path, command: tuple[str, ...], said: str
) -> None:
    """And it is remembered for the exit status."""
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, command=command) as pilot:
            await seen(pilot, said)
            assert app_of(pilot).command_failed


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_full_lobby_fits_every_terminal(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Wilhelmina Theodosia")
        for _ in range(3):
            await ben.make(NewTable("cuzco", ("me", "free", "greedy", "random")))
            await ben.make(NewTable(TOY, ("me", "first")))
            await ann.make(NewTable(TOY, ("me", "first")))
        async with at_screen(ann, size) as pilot:
            listed = app_of(pilot).lobby_screen.tables
            await press(pilot, "end")
            await seen(pilot, "Enter watches", "Wilhelmina")
            await press(pilot, "home", "pagedown", "pageup")
            assert listed.place == 0
            await seen(pilot, "Enter sits down here")


async def test_help_and_palette_know_the_lobby_and_nothing_of_the_servers_files(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, MIDDLE) as pilot:
            app = app_of(pilot)
            offered = [command.name for command in GameCommands(app.screen).commands()]
            assert "new table (n)" in offered
            assert not {"picture", "join (j)", "give up (r)"} & set(offered)
            await press(pilot, "i")
            assert isinstance(app.screen, Help)
            await seen(pilot, "In the lobby (here)")
            lines = app.screen.query_one("HelpText").lines(100)  # type: ignore[attr-defined]
            told = " ".join(text for line in lines for text, _ in line)
            assert "Settings go with your account" in told
            assert "settings.toml" not in told


async def test_a_line_is_taken_whole_with_the_key_that_opens_it_however_quickly_it_comes(tmp_path: Path) -> None:
    """Over a slow connection, or pasted by a terminal without brackets, all of it comes in one packet."""
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.enter()
        async with at_screen(ann, SMALL) as pilot:
            await seen(pilot, "Lobby")
            burst(pilot, "/Hello nice people")
            await until(lambda: [line.text for line in ben.talk_at("")] == ["Hello nice people"])
            table = await ann.make(NewTable(TOY, ("me", "first")))
            await press(pilot, "escape")
            await app_of(pilot).go_to(table)  # type: ignore[attr-defined]
            await until(lambda: app_of(pilot).screen is app_of(pilot).game_screen)
            burst(pilot, "/queue up")
            await until(lambda: [line.text for line in ann.talk_at(table)] == ["queue up"])


def burst(pilot: Pilot[None], text: str) -> None:
    """Type a text and Enter without waiting for anything."""
    for sign in text:
        name = {"/": "slash", " ": "space"}.get(sign, sign)
        pilot.app.post_message(events.Key(name, sign))
    pilot.app.post_message(events.Key("enter", "\r"))
