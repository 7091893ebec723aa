"""Bots of all tables share a few processes, and a table that was about to begin begins after a restart."""

import os
import signal
from pathlib import Path

import pytest
from house import TOY, hall_in, hall_visitor, until

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.ssh.host.tables import Running, new_game, seat_names
from cuzco_tui.ssh.host.thinkers import Thinkers


@pytest.mark.parametrize("at_once", [1, 2])
async def test_no_more_bots_think_at_once_than_the_owner_allows(tmp_path: Path, at_once: int) -> None:
    async with hall_in(tmp_path, most_thinking=at_once) as hall:
        ann = await hall_visitor(hall, "Ann")
        made = [await ann.make(NewTable(TOY, ("me", "first", "first"))) for _ in range(4)]
        for id_ in made:
            await ann.resign(id_)
        most = 0
        while not all(hall.registry.find(id_).stage == "over" for id_ in made):
            most = max(most, len(hall.thinkers.pids))
            await until(lambda: True)
            await ann.turns()
        assert 1 <= most <= at_once


async def test_a_thinking_process_that_is_killed_is_a_trouble_that_passes(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        table = await ann.sit(await ann.make(NewTable(TOY, ("me", "first"))))
        await table.chair.set_pause(0)
        await table.chair.play("pass", table.chair.position.step)
        await until(lambda: table.chair.position.decision is not None)
        (pid,) = hall.thinkers.pids
        os.kill(pid, signal.SIGKILL)
        await table.chair.play("pass", table.chair.position.step)
        await until(lambda: table.chair.position.trouble is not None or table.chair.position.decision is not None)
        await table.chair.go_on()
        await until(lambda: table.chair.position.decision is not None)


def test_nobody_waits_for_a_process_whose_clock_was_stopped() -> None:
    thinkers, clock = Thinkers(1), ThinkingClock()
    with thinkers.borrow(clock) as first:
        assert first is not None
        clock.stop()
        with thinkers.borrow(clock) as second:
            assert second is None
    thinkers.close()


async def test_a_game_that_was_saved_but_not_noted_when_the_host_was_killed_is_found(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        table = hall.registry.find(made)
        table.seats[1].account, table.seats[1].person = "2", "Ben"
        assert seat_names(table) == ("Ann", "Ben")
        new_game(table, hall.games.store).close()
        await hall.registry.save(table)
        assert table.stage == "waiting"
        assert ben.account.name == "Ben"
    async with hall_in(tmp_path) as hall:
        assert hall.registry.find(made).stage == "playing"
        again = await (await hall_visitor(hall, "Ann")).sit(made)
        assert again.chair.position.decision is not None


async def test_a_full_table_whose_game_could_not_begin_begins_when_the_host_comes_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")

        async def fail(_record: object) -> Running:
            raise ImportError("half of another version")

        hall.games.begin = fail  # type: ignore[method-assign]
        with pytest.raises(GameError):
            await ann.make(NewTable(TOY, ("me", "first")))
        (table,) = hall.registry
        assert (table.stage, table.turn) == ("waiting", None)
    async with hall_in(tmp_path) as hall:
        await until(lambda: hall.registry.find(table.id).stage == "playing")
        again = await (await hall_visitor(hall, "Ann")).sit(table.id)
        assert again.chair.position.turn is not None
