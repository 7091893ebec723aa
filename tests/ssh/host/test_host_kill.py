"""A host that is killed in the middle of turns comes back with all tables at the same decision, and nothing is lost."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest
from hosting import HostProcess, host_process
from house import until

from cuzco_tui.lobby.client import HostAway, SharedTable
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import StaleMove
from cuzco_tui.table.records import ChoiceRecord


async def play_on(table: SharedTable, answered: list[str], chance: random.Random) -> None:
    """Play whenever it is one's turn, and note what was answered; a lost answer is looked up by the next position."""
    while table.chair.position.turn is not None:
        position = table.chair.position
        if position.decision is None or table.lobby.away:
            await asyncio.sleep(0.005)
            continue
        text = chance.choice(position.decision.options).text
        try:
            await table.chair.play(text, position.step)
        except HostAway:
            await until(lambda: not table.lobby.away)
        except StaleMove:
            await asyncio.sleep(0.005)
        else:
            answered.append(text)


async def kill_and_play(host: HostProcess, times: int, seed: int) -> None:
    chance = random.Random(seed)
    ann, ben = await host.link("Ann"), await host.link("Ben")
    made = await ann.make(NewTable("cuzco", ("me", "free", "random")))
    await ben.join(made)
    tables = [await ann.sit(made), await ben.sit(made)]
    await tables[0].chair.set_pause(0)
    answered: list[list[str]] = [[], []]
    players = [
        asyncio.ensure_future(play_on(table, answered[number], random.Random(seed + number)))
        for number, table in enumerate(tables)
    ]
    for _ in range(times):
        before = sum(map(len, answered))
        await until(lambda: sum(map(len, answered)) >= before + chance.randint(2, 12))  # noqa: B023
        opened = [table.chair.opened for table in tables]
        host.kill()
        host.start()
        for table, times_before in zip(tables, opened, strict=True):
            await until(lambda: table.chair.opened > times_before)  # noqa: B023
        await tables[0].chair.set_pause(0)
    after = sum(map(len, answered))
    await until(lambda: sum(map(len, answered)) > after + 5)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    turn = tables[0].chair.position.turn
    host.kill()
    saved = SqliteStore(host.config.folder / "games").read(made)
    for seat, texts in enumerate(answered):
        kept = [record.text for record in saved.records if isinstance(record, ChoiceRecord) and record.seat == seat]
        rest = iter(kept)
        assert all(text in rest for text in texts), "a choice that was answered is not in the save"
    assert len(saved.choices) >= sum(map(len, answered))
    assert turn is not None


async def test_a_killed_host_comes_back_at_the_same_decision_and_nothing_is_lost(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        await kill_and_play(host, 2, 1)


@pytest.mark.long
async def test_a_host_is_killed_twenty_times_and_nothing_is_lost(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        await kill_and_play(host, 20, 2)


async def test_after_a_kill_a_link_shows_the_same_question_by_itself(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        ann = await host.link("Ann")
        made = await ann.make(NewTable("cuzco", ("me", "random")))
        table = await ann.sit(made)
        await until(lambda: table.chair.position.decision is not None)
        before = table.chair.position
        opened = table.chair.opened
        host.kill()
        host.start()
        await until(lambda: table.chair.opened > opened)
        after = table.chair.position
        assert after.decision is not None
        assert before.decision is not None
        assert after.decision.options == before.decision.options
        assert after.view == before.view
        await table.chair.play(after.decision.options[0].text, after.step)


async def test_the_host_ends_with_whoever_holds_its_lifeline(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        await host.link("Ann")
        os.close(host.lifeline)
        assert host.process is not None
        await until(lambda: host.process is not None and host.process.poll() is not None)
        assert host.process.returncode == 0
        host.process = None


async def test_what_can_be_asked_twice_is_asked_again_after_a_kill(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        ann = await host.link("Ann")
        made = await ann.make(NewTable("cuzco", ("me", "random")))
        assert host.process is not None
        os.kill(host.process.pid, signal.SIGSTOP)
        asked = [asyncio.ensure_future(asking) for asking in (ann.find(made), ann.sit(made), ann.turns())]
        await asyncio.sleep(0.05)
        host.kill()
        host.start()
        found, shared, turns = await asyncio.gather(*asked)
        assert found.id == shared.id == turns[0].id == made
        assert ann.seated == {shared.number: shared}
