"""Kill -9 in the middle of turns: of the host, the front, the zygote and sessions; nothing that anybody saw is lost."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.processes import is_gone
from tests.ssh.companions import Party, party
from tests.ssh.visitors import Served, kill, served, until

TIMES = 20
AT_ONE_TABLE = 5
LIFE = 2.1
"""Seconds after which a process that dies is started again at once."""


async def killed(server: Served, name: str) -> None:
    """Kill a part of the server, and wait until it runs again."""
    pid = server.pid_of(name)
    assert pid
    kill(pid)
    await until(lambda: server.pid_of(name) not in (0, pid), f"the {name} is started again")


async def kill_host(at: Party) -> None:
    """Sessions take up again by themselves."""
    connects = [player.connects for player in at.players]
    opened = [shared.chair.opened for shared in at.eye.shared]
    asked = at.eye.asked()
    await killed(at.server, "host")
    for shared, before in zip(at.eye.shared, opened, strict=True):
        await until(lambda shared=shared, before=before: shared.chair.opened > before, "the host is back")  # type: ignore[misc]
    again = at.eye.asked()
    if asked is not None and again is not None and asked[:2] == again[:2]:
        assert asked == again, "the table stands at another decision"
    await at.goes_on()
    assert [player.connects for player in at.players] == connects, "a client of a killed host was cut off"


async def kill_front(at: Party) -> None:
    """Whoever connects again finds the same decision."""
    connects = [player.connects for player in at.players]
    for player in at.players:
        await player.rest()
    asked = await at.at_rest()
    await killed(at.server, "front")
    for player in at.players:
        await until(lambda player=player: player.visitor.closed, "the connection is lost")  # type: ignore[misc]
    assert at.eye.asked() == asked
    for player in at.players:
        player.play()
    await until(
        lambda: all(player.connects > before for player, before in zip(at.players, connects, strict=True)),
        "all come back",
    )
    await at.goes_on()


async def kill_zygote(at: Party) -> None:
    """Sessions play on, and new ones begin."""
    connects = [player.connects for player in at.players]
    await killed(at.server, "zygote")
    await at.goes_on()
    assert [player.connects for player in at.players] == connects, "a session did not outlive its zygote"
    one = random.choice(at.players)
    one.visitor.hang_up()
    await at.goes_on()
    assert one.connects == connects[at.players.index(one)] + 1


async def kill_session(at: Party) -> None:
    """It ends alone."""
    one, other = random.sample(at.players, 2)
    await until(lambda: one.pid > 0 and not is_gone(one.pid), "there is a session")
    connects = one.connects, other.connects
    kill(one.pid)
    await until(lambda: one.connects > connects[0], "who was cut off is back")
    await at.goes_on()
    assert other.connects == connects[1], "another session ended, too"


KILLS: dict[str, Callable[[Party], Awaitable[None]]] = {
    "host": kill_host,
    "session": kill_session,
    "front": kill_front,
    "zygote": kill_zygote,
}


async def kill_again_and_again(server: Served, what: str, times: int) -> None:
    """Kill something at whatever moment of a turn, some times at each table."""
    chance = random.Random(what)
    while times > 0:
        async with party(server) as at:
            await at.goes_on()
            for _ in range(min(times, AT_ONE_TABLE)):
                began = time.monotonic()
                await asyncio.sleep(chance.random() * 0.3)
                await KILLS[what](at)
                times -= 1
                if times and what != "session":
                    await asyncio.sleep(max(0.0, LIFE - (time.monotonic() - began)))
    assert server.process is not None
    assert server.process.poll() is None


async def test_each_part_of_a_server_is_killed_once_and_nothing_is_lost(tmp_path: Path) -> None:
    async with served(tmp_path) as server, party(server, with_screen=False) as at:
        for kill_one in KILLS.values():
            await kill_one(at)


@pytest.mark.long
@pytest.mark.parametrize("what", KILLS)
async def test_a_part_of_a_server_is_killed_twenty_times_and_nothing_is_lost(what: str, tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        await kill_again_and_again(server, what, TIMES)


async def test_people_are_told_of_a_host_that_pauses_and_comes_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server, party(server) as at:
        screen, lines = (player.visitor for player in at.players)
        await at.goes_on()
        for player in at.players:
            await player.rest()
        await at.at_rest()
        kill(server.pid_of("host"))
        await lines.hears("The server pauses.")
        await lines.hears("The server is back.")
        await until(lambda: "The server pauses for a moment" not in screen.text, "the screen goes on")
        for player in at.players:
            player.play()
        await at.goes_on()
        assert [player.connects for player in at.players] == [1, 1]
