"""People who come and go: nothing is left of them, no process and no memory."""

import asyncio
from pathlib import Path

import asyncssh
import pytest

from tests.ssh.arriving import lines_at, registered, screen_at
from tests.ssh.visitors import Served, served, until

PARTS = ("front", "host", "zygote")


def memory_of(pid: int) -> int:
    """Give the KiB that a process has for itself."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Dirty", "Private_Clean")))


def files_of(pid: int) -> int:
    """Give how many files a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def come_and_go(server: Served, key: asyncssh.SSHKey, number: int) -> None:
    """Come to the lobby, on screen now and then, and leave or vanish."""
    if number % 5 == 0:
        screen = await screen_at(server, key)
        await screen.sees("Tables")
        if number % 2:
            await screen.press("q")
            await screen.until_closed()
        screen.hang_up()
        return
    lines = await lines_at(server, key)
    await lines.hears("Lobby:")
    if number % 2:
        lines.say("quit")
        await lines.until_closed()
        assert lines.status == 0
    lines.hang_up()


async def visits(server: Served, keys: list[asyncssh.SSHKey], first: int, count: int) -> None:
    """Let so many come and go, two at a time."""
    for number in range(first, first + count, 2):
        await asyncio.gather(
            *(come_and_go(server, keys[each % len(keys)], each) for each in (number, number + 1)),
        )
    await until(lambda: not server.sessions(), "all sessions have ended")


async def see_what_is_left(folder: Path, settling: int, count: int, most: int) -> None:
    async with served(folder) as server:
        keys = [await registered(server, name) for name in ("Ann", "Ben", "Cleo", "Dan")]
        await visits(server, keys, 0, settling)
        pids = {part: server.pid_of(part) for part in PARTS}
        before = {part: memory_of(pid) for part, pid in pids.items()}
        files = {part: files_of(pid) for part, pid in pids.items()}
        await visits(server, keys, settling, count)
        for part, pid in pids.items():
            assert server.pid_of(part) == pid, f"the {part} was started again"
            grown = memory_of(pid) - before[part]
            assert grown < most, f"the {part} has grown by {grown} KiB in {count} visits"
            await until(lambda: files_of(pid) <= files[part] + 2, f"the {part} closes its files")  # noqa: B023


async def test_thirty_visits_leave_nothing(tmp_path: Path) -> None:
    await see_what_is_left(tmp_path, 10, 20, 4096)


@pytest.mark.long
async def test_five_hundred_visits_leave_nothing(tmp_path: Path) -> None:
    await see_what_is_left(tmp_path, 100, 500, 4096)
