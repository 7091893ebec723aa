"""One table, many terminals: two screens in two languages, a text seat, a bot and a guest who watches."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.ssh.arriving import DOWN, ENTER, LEFT, RIGHT, lines_at, new_lines, new_screen
from tests.ssh.playing import Keys, answer_until_over, is_mine, shows_ranking
from tests.ssh.visitors import AtLines, AtScreen, Served, is_asked, new_key, say_first, served, until

ENGLISH, GERMAN = (80, 24), (120, 40)


class Company:
    """Those at the table: Ann and Ben on screens, Cees by lines, and somebody who watches."""

    def __init__(self, server: Served, people: tuple[AtScreen, AtScreen, AtLines], table: str, guest: AtLines) -> None:
        self.server = server
        self.ann, self.ben, self.cees = people
        self.table = table
        self.guest = guest


async def make_by_keys(visitor: AtScreen) -> str:
    """Make a table with four seats of which the last is a bot's, and give its three words."""
    await visitor.press("n")
    await visitor.sees("A new table")
    await visitor.press(DOWN)
    await visitor.press(RIGHT)
    await visitor.sees("Seat 4")
    for key in (DOWN, DOWN, DOWN, LEFT):
        await visitor.press(key)
    await visitor.sees("Seat 4 < bot random >")
    await visitor.press(ENTER)
    await visitor.sees("Waiting room")
    await until(lambda: visitor.titles[-1].startswith("Table "), "the window is named after the table")
    return visitor.titles[-1].removeprefix("Table ")


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[Company]:
    """Let four come for the first time, find each other in the lobby, and sit down."""
    async with served(folder, guests=True) as server:
        ann, ben, cees = await asyncio.gather(
            new_screen(server, "Ann", new_key(), ENGLISH),
            new_screen(server, "Ben", new_key(), GERMAN, "de"),
            new_lines(server, "Cees", new_key(), "nl", on_terminal=True),
        )
        table = await make_by_keys(ann)
        await ben.sees("2 freie Plätze")
        await asyncio.sleep(0.6)
        await ben.press(ENTER)
        await ben.sees("Warteraum")
        await cees.hears(f"Ann maakt tafel {table}: Cuzco, 2 vrije plaatsen.")
        cees.say("tafels")
        await cees.hears("Lobby:")
        cees.say("meedoen 1")
        await cees.hears(f"Je bent aan tafel {table}.")
        guest = await lines_at(server, None, f"text watch {table}")
        await guest.hears(f"You are at table {table}.")
        await guest.hears("You watch")
        await until(lambda: len(ann.titles) > 3 and "Waiting" not in ann.text, "Ann is led to the table")
        await until(lambda: "Warteraum" not in ben.text, "Ben is led to the table")
        yield Company(server, (ann, ben, cees), table, guest)


async def settle_in(at: Company) -> None:
    """Answer, each in turn, until everybody has prepared and was told by the bell that it is their turn again."""
    keys = {visitor: Keys(visitor, at.table) for visitor in (at.ann, at.ben)}
    end = asyncio.get_running_loop().time() + 60

    def made() -> list[int]:
        by_seat = Counter(choice.seat for choice in at.server.saved(at.table).choices)
        return [by_seat[seat] for seat in range(4)]

    def rung() -> bool:
        return bool(at.ann.bells and at.ben.bells and b"\x07" in at.cees.received)

    while min(made()) < 2 or not rung():
        assert asyncio.get_running_loop().time() < end, (at.ann.bells, at.ben.bells, at.ann.text)
        for visitor, pressing in keys.items():
            if is_mine(visitor, at.table):
                await pressing.press_one()
        if is_asked(at.cees):
            say_first(at.cees)
        await asyncio.sleep(0.02)


async def test_four_find_each_other_in_the_lobby_and_play_into_the_first_round(tmp_path: Path) -> None:
    async with company(tmp_path) as at:
        assert at.ann.titles[-1].endswith(at.table)
        assert at.ben.titles[-1].endswith(at.table)
        await at.ann.press("/")
        await at.ann.press("Hello everybody")
        await at.ann.press(ENTER)
        await at.ben.sees("Ann: Hello everybody")
        await at.cees.hears("Ann zegt: Hello everybody")
        await at.guest.hears("Ann says: Hello everybody")
        at.cees.say("zeg dag (allemaal)!")
        await at.ann.sees("Cees: dag (allemaal)!")
        await at.ben.sees("Cees: dag (allemaal)!")
        await settle_in(at)
        assert f"Your turn - {at.table}" in at.ann.titles
        assert f"Table {at.table}" in at.ann.titles
        assert f"Du bist dran - {at.table}" in at.ben.titles
        at.guest.say("say may guests talk?")
        await at.guest.hears("Guests cannot talk here")


@pytest.mark.long
async def test_four_play_from_the_lobby_to_the_ranking_by_keys_and_lines_alone(tmp_path: Path) -> None:
    async with company(tmp_path) as at:
        seconds = 400.0
        ann, ben = Keys(at.ann, at.table), Keys(at.ben, at.table)
        async with asyncio.TaskGroup() as group:
            group.create_task(ann.until_over(seconds))
            group.create_task(ben.until_over(seconds))
            group.create_task(answer_until_over(at.cees, seconds))
        assert shows_ranking(at.ann)
        assert shows_ranking(at.ben)
        await at.guest.hears("You are back in the lobby.")
        saved = at.server.saved(at.table)
        assert saved.choices[-1].over
        assert {choice.seat for choice in saved.choices} == {0, 1, 2, 3}
        for visitor in (at.ann, at.ben):
            await visitor.press(ENTER)
            await visitor.press("q")
        assert at.server.process is not None
        assert at.server.process.poll() is None
        await answer_in_lobby(at.cees)


async def answer_in_lobby(visitor: AtLines) -> None:
    """See that somebody is in the lobby and can leave it."""
    visitor.say("stop")
    await visitor.until_closed()
    assert visitor.status == 0
