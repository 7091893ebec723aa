"""A table that was opened anew, as after a restart elsewhere, counts its news anew; nobody hears anything twice."""

import asyncio
from typing import Any

from cuzco_tui.games import find_game
from cuzco_tui.play.news import Ear
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.host import Host
from cuzco_tui.table.news import ChoiceUndone, Happened
from cuzco_tui.table.seats import remote
from cuzco_tui.table.table import Table

CUZCO = find_game("cuzco")


class Reopened:
    """A chair whose table can be opened anew."""

    def __init__(self, chair: Any) -> None:
        self.chair, self.opened, self.seat = chair, 0, chair.seat

    async def report(self, after: int) -> Any:
        return await self.chair.report(after)

    def reopen(self, chair: Any) -> None:
        self.chair, self.opened = chair, self.opened + 1


async def play_on(host: Host, choices: int) -> None:
    chairs = [await host.chair(0), await host.chair(1)]
    for _ in range(choices):
        turn = chairs[0].position.turn
        assert turn is not None
        decision = chairs[turn].position.decision
        assert decision is not None
        await chairs[turn].play(decision.options[0].text, chairs[turn].position.step)


def happened(items: list[Any]) -> list[Any]:
    return [item.event for item in items if isinstance(item, Happened)]


async def test_after_a_restart_only_what_is_new_is_told(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path)
    table = Table.new(CUZCO, [remote("Ann"), remote("Ben")], 5, store=store)
    host = Host(table)
    await play_on(host, 10)
    undoing = await host.chair(table.played[-1].seat)
    await host.rewind(table.played[-1].seat, undoing.position.step)
    await play_on(host, 4)
    chair = Reopened(await host.chair(0))
    ear = Ear(chair)  # type: ignore[arg-type]
    told = happened(await ear.take())
    await play_on(host, 2)
    unheard = len(await ear.listen())
    await host.close()
    again = Host(await asyncio.to_thread(Table.resume, find_game, store, str(table.id)))
    chair.reopen(await again.chair(0))
    assert len(await ear.listen()) == unheard, "what waits still waits, and nothing else"
    await play_on(again, 3)
    told += happened(await ear.take())
    fresh = Ear(await again.chair(0))
    assert told == happened(await fresh.take())
    assert [own.text for own in ear.chosen] == [own.text for own in fresh.chosen]
    await again.close()


async def test_what_was_taken_back_meanwhile_is_told_as_taken_back(tmp_path: Any) -> None:
    store = SqliteStore(tmp_path)
    table = Table.new(CUZCO, [remote("Ann"), remote("Ben")], 5, store=store)
    host = Host(table)
    await play_on(host, 8)
    chair = Reopened(await host.chair(0))
    ear = Ear(chair)  # type: ignore[arg-type]
    before = len(await ear.take())
    await host.close()
    resumed = await asyncio.to_thread(Table.resume, find_game, store, str(table.id))
    resumed.rewind(resumed.played[-1].seat, resumed.step)
    again = Host(resumed)
    chair.reopen(await again.chair(0))
    waiting = await ear.listen()
    assert isinstance(waiting[0], ChoiceUndone)
    assert len(ear.happened) < before
    assert all(item.step <= waiting[0].step for item in ear.happened)
    await again.close()


async def test_who_listens_twice_at_once_hears_everything_once() -> None:
    """A screen may show two changes at the same time; each asks the table for what is new."""
    host = Host(Table.new(CUZCO, [remote("Ann"), remote("Ben")], 5))
    ear = Ear(await host.chair(0))
    await ear.skip_to_end()
    await play_on(host, 4)
    await asyncio.gather(ear.listen(), ear.listen(), play_on(host, 2), ear.listen())
    await ear.listen()
    whole = Ear(await host.chair(0))
    await whole.listen()
    assert ear.happened == whole.happened
    assert [own.step for own in ear.chosen] == [own.step for own in whole.chosen]
    await host.close()
