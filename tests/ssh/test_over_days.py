"""A game over three connections on three days, between which the server is stopped and started again."""

import asyncio
import re
from pathlib import Path

import asyncssh

from tests.ssh.arriving import ESCAPE, inside, lines_at, registered, screen_at, table_of
from tests.ssh.playing import play_inside
from tests.ssh.visitors import AtLines, Served, Visitor, answer, is_asked, new_key, served, until

STOPS = "The server stops"


async def turns(server: Served, key: asyncssh.SSHKey) -> tuple[str, int | None]:
    """Give what `ssh host turns` says, and its exit status."""
    visitor: Visitor = await Visitor.come(server.port, key, "turns")
    await visitor.until_closed()
    return visitor.received.decode().replace("\r\n", "\n"), visitor.status


async def options_before(visitor: AtLines) -> list[str]:
    """Wait for a question, and give its options as they are told."""
    await until(lambda: is_asked(visitor), "a question")
    length = -1
    while length != len(visitor.received):  # A list may come in several pieces.
        length = len(visitor.received)
        await asyncio.sleep(0.2)
    told = visitor.received[visitor.typed_at :].decode().replace("\r\n", "\n").replace("\n  ", " ")
    found: list[str] = []
    for line in told.splitlines():
        if re.match(r"1\. ", line):
            found = []
        if re.match(r"\d+\. ", line):
            found.append(line)
    return found


async def sessions_end(server: Served, people: list[Visitor]) -> None:
    """Stop the server: everybody is told, everything ends, and its exit status is 0."""
    assert await server.stop() == 0
    for person in people:
        await person.until_closed()
    assert not server.sessions()


async def test_a_game_goes_on_over_three_days_and_a_second_key(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.3) as server:
        ann, ben = await registered(server, "Ann"), await registered(server, "Ben")
        assert await turns(server, ann) == ("", 1)
        table = await table_of(server, [ann, ben])
        keys = [ann, ben]
        seat = await play_inside(server, keys, table, 2)
        mine, other = keys[seat], keys[1 - seat]
        assert await turns(server, mine) == (f"your-turn {table} round 1\n", 0)
        told, status = await turns(server, other)
        assert (told.split(" by ")[0], status) == (f"others-turn {table} round 1", 1)

        first = await lines_at(server, mine, f"text join {table}")
        watching = await screen_at(server, other, f"join {table}")
        asked = await options_before(first)
        await watching.sees("round 1 of 6")
        await sessions_end(server, [first, watching])
        assert STOPS in first.heard
        assert STOPS in watching.received.decode(errors="replace")

        server.start()
        assert await turns(server, mine) == (f"your-turn {table} round 1\n", 0)
        second = await lines_at(server, mine, "text")
        await second.hears(f"It is your turn at {table}")
        second.say("play")
        assert await options_before(second) == asked
        await answer(second)
        await until(lambda: len(server.saved(table).choices) == 3, "the choice is made")
        seat = await play_inside(server, keys, table, 3)
        mine, other = keys[seat], keys[1 - seat]
        second.say("quit")
        await second.until_closed()
        before = server.saved(table)
        third = await lines_at(server, mine, f"text join {table}")
        asked = await options_before(third)
        async with inside(server, mine) as lobby:
            code = await lobby.link_code()
            name = lobby.account.name
        await sessions_end(server, [third])

        server.start()
        phone = new_key()
        linked = await lines_at(server, phone)
        await answer(linked, "1")
        await answer(linked, "2")
        await linked.hears("Type it, or back.")
        linked.say(code)
        await linked.hears(f"Welcome back, {name}.")
        await linked.hears(f"It is your turn at {table}")
        assert await turns(server, phone) == await turns(server, mine)
        linked.say("play")
        assert await options_before(linked) == asked
        after = server.saved(table)
        assert after.choices == before.choices
        assert after.header == before.header
        await answer(linked)
        await until(lambda: len(server.saved(table).choices) == len(before.choices) + 1, "the choice is made")
        screen = await screen_at(server, other, f"join {table}", (100, 30))
        await screen.sees("round 1 of 6")
        await screen.rests()
        if "While you were away" in screen.text:
            await screen.press(ESCAPE)
        await sessions_end(server, [linked, screen])


async def test_a_command_that_could_not_be_done_is_the_status_of_the_connection(tmp_path: Path) -> None:
    """By lines from a pipe and from a terminal, and on the screen."""
    async with served(tmp_path, grace=0.3) as server:
        ann = await registered(server, "Ann")
        for command, on_terminal in (("join no-such-table", False), ("frobnicate", False), ("text frobnicate", True)):
            lines = await lines_at(server, ann, command, on_terminal=on_terminal)
            await lines.hears("Lobby:")
            lines.say("quit")
            await lines.until_closed()
            assert lines.status == 2, command
        screen = await screen_at(server, ann, "frobnicate")
        await screen.sees('"frobnicate" is no command here')
        await screen.rests()
        await screen.press("q")
        await screen.until_closed()
        assert screen.status == 2
