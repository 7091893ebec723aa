"""Pictures of the lobby, of a new table and of a waiting room, with the same people and tables every time."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import Account, ChatLine, PersonLine, SeatLine, TableLine, TableTime
from cuzco_tui.lobby.requests import Enter, Find, Heard, People, Request, Said, Tables
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.waiting import WaitingRoom
from cuzco_tui.tui.served import ServedApp, make_served_app
from cuzco_tui.tui.settings import Settings
from tests.tui.at_the_screen import MIDDLE, SMALL, text_on
from tests.tui.at_the_server import until
from tests.tui.pictures import Album

PICTURES = Path(__file__).with_name("pictures")
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
SIZES = pytest.mark.parametrize(("name", "size"), [("80x24", SMALL), ("120x40", MIDDLE)])


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """The pictures of the lobby."""
    return Album(PICTURES, request.config.getoption("--accept-pictures"))


def table(id_: str, *seats: SeatLine, **more: object) -> TableLine:
    """A table of the usual game."""
    plain = {"stage": "waiting", "owner": "Ben", "open": True, "hints": True, "time": TableTime()}
    return TableLine(id_, "cuzco", {"pututu": False}, seats, changed=LONG_AGO, **{**plain, **more})  # type: ignore[arg-type]


def in_days(days: float) -> datetime:
    """A moment to come."""
    return datetime.now(UTC) + timedelta(days=days, hours=1)


def tables() -> tuple[TableLine, ...]:
    """One's own games, free seats, and games of others."""
    ann, ben = SeatLine("Ann", here=True), SeatLine("Ben", name="Ben", here=True)
    own, bot = SeatLine("Ann", name="Ann"), SeatLine(bot="greedy", name="Greedy")
    away = SeatLine("Cleo", name="Cleo")
    days = TableTime("turn", 3 * 24 * 3600)
    mine = {"stage": "playing", "mine": 0, "round": 3}
    return (
        table("amber-otter-plum", own, ben, bot, turn=0, time=days, deadline=in_days(2), **mine),
        table("copper-lamp-river", own, away, turn=1, open=False, hints=False, **mine),
        table("maple-stone-crow", ann, SeatLine(), mine=0, owner="Ann", open=False),
        table("green-harbor-fox", SeatLine("Ben", here=True), SeatLine(), SeatLine(bot="random"), SeatLine()),
        table("silver-moth-drum", away, bot, stage="playing", turn=0, round=5, watchers=2),
    )


def talk() -> list[ChatLine]:
    """What was said in the lobby."""
    said = (("Ben", "Hello everybody, who has time for a game tonight?"), ("Cleo", "In five minutes, first the cat."))
    return [ChatLine(number, "", by, text, LONG_AGO) for number, (by, text) in enumerate(said, 1)]


def known_lobby() -> Lobby:
    """A lobby without a host, in which everything is told at once."""
    people = (
        PersonLine("Ben"),
        PersonLine("Ann"),
        PersonLine("Cleo", at="silver-moth-drum"),
        PersonLine("Guest 4", True),
    )

    async def ask(request: Request) -> bytes:
        match request:
            case Enter():
                lobby.receive(Tables(tables()))
                lobby.receive(People(people))
            case Heard(""):
                return msgspec.json.encode(talk())
            case Heard(place):
                return msgspec.json.encode([ChatLine(9, place, "Ann", "Come in!", LONG_AGO)])
            case Find(wanted):
                return msgspec.json.encode(lobby.tables[wanted])
        return b"null"

    lobby = Lobby(ask, Account("Ann", language="en"))
    return lobby


async def in_lobby(pilot: Pilot[None]) -> ServedApp:
    """Wait for the lobby."""
    app = pilot.app
    assert isinstance(app, ServedApp)
    await until(lambda: app.lobby_is_known and isinstance(app.screen, LobbyScreen))
    await pilot.pause()
    return app


@SIZES
async def test_the_lobby_looks_as_it_did(album: Album, name: str, size: tuple[int, int]) -> None:
    app = make_served_app(known_lobby(), Settings())
    async with app.run_test(size=size) as pilot:
        await in_lobby(pilot)
        await pilot.pause()
        album.compare(app, f"lobby_{name}")


@SIZES
async def test_a_new_table_looks_as_it_did(album: Album, name: str, size: tuple[int, int]) -> None:
    app = make_served_app(known_lobby(), Settings())
    async with app.run_test(size=size) as pilot:
        await in_lobby(pilot)
        await pilot.press("n")
        await pilot.pause()
        album.compare(app, f"new_table_{name}")


@SIZES
async def test_a_waiting_room_looks_as_it_did(album: Album, name: str, size: tuple[int, int]) -> None:
    app = make_served_app(known_lobby(), Settings(), address="-p 8022 play.example.org")
    async with app.run_test(size=size) as pilot:
        served = await in_lobby(pilot)
        await pilot.press("down", "down", "enter")
        await until(lambda: isinstance(served.screen, WaitingRoom) and "Come in!" in text_on(served))
        await pilot.pause()
        album.compare(app, f"waiting_room_{name}")


async def test_said_lines_come_once() -> None:
    lobby = known_lobby()
    app = make_served_app(lobby, Settings())
    async with app.run_test(size=SMALL) as pilot:
        served = await in_lobby(pilot)
        for line in talk():
            lobby.receive(Said(line))
        await pilot.pause()
        assert text_on(served).count("first the cat") == 1
