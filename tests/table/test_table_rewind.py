"""Rewinding takes back a seat's last choice and all that came after; a seat may be played by a bot for a while."""

import asyncio

import pytest
from playing import play_first, play_randomly, texts
from toy_game import TOY, find_toy

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import CannotUndo, StaleMove
from cuzco_tui.table.host import Host
from cuzco_tui.table.seats import human, remote
from cuzco_tui.table.table import Table

TWO_PEOPLE = (remote("Ana"), remote("Ben"))


def test_a_rewind_goes_back_over_the_choices_of_others(table: Table) -> None:
    play_first(table, 1)
    before = table.digest()
    play_first(table, 2)
    assert [played.seat for played in table.played] == [0, 0, 1]
    table.rewind(0, table.step)
    assert table.digest() == before
    assert table.decision is not None
    assert table.decision.seat == 0


def test_a_rewind_goes_back_over_a_roll_and_the_same_is_rolled_again(table: Table) -> None:
    play_first(table, 8)
    after = table.digest()
    last = table.played[-1]
    assert last.revealed
    table.rewind(last.seat, table.step)
    table.play(last.seat, last.choice, table.step)
    assert table.digest() == after


def test_a_rewind_is_refused_without_an_own_choice_at_another_step_and_after_the_end(table: Table) -> None:
    with pytest.raises(CannotUndo):
        table.rewind(1, 0)
    play_first(table, 3)
    with pytest.raises(StaleMove):
        table.rewind(0, 2)
    play_randomly(table, seed=1)
    with pytest.raises(CannotUndo, match="game is over"):
        table.rewind(0, table.step)


def test_a_rewound_game_is_resumed_where_it_was_rewound_to(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 5)
    saved_table.rewind(0, saved_table.step)
    expected, digest = texts(saved_table), saved_table.digest()
    saved_table.close()
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert (texts(resumed), resumed.digest()) == (expected, digest)


async def test_chairs_hear_of_a_rewind_as_choices_taken_back() -> None:
    host = Host(Table.new(TOY, TWO_PEOPLE, seed=7))
    ana, ben = await host.chair(0), await host.chair(1)
    for chair in (ana, ana, ben):
        assert chair.position.decision is not None
        await chair.play(chair.position.decision.options[0].text, chair.position.step)
    heard = (await ben.report()).number
    await host.rewind(0, ana.position.step)
    assert ana.position.decision is not None
    assert [type(news).__name__ for news in (await ben.report(heard)).news] == ["ChoiceUndone", "ChoiceUndone"]
    await host.close()


async def test_a_bot_plays_for_a_person_and_the_person_plays_again() -> None:
    host = Host(Table.new(TOY, TWO_PEOPLE, seed=7))
    ana, watcher = await host.chair(0), await host.chair(None)
    told = asyncio.Event()
    watcher.listen(told.set)
    host.begin()
    await host.let_play(0, "first")
    assert told.is_set()
    assert watcher.table.seats[0].kind == "bot"
    assert watcher.table.seats[0].name == "Ana"
    while watcher.position.turn == 0:
        told.clear()
        await asyncio.wait_for(told.wait(), 10)
    await host.let_play(0, None)
    assert watcher.table.seats[0] == TWO_PEOPLE[0]
    ben = await host.chair(1)
    while watcher.position.turn == 1:
        assert ben.position.decision is not None
        await ben.play(ben.position.decision.options[0].text, ben.position.step)
    assert ana.position.decision is not None
    await ana.play(ana.position.decision.options[0].text, ana.position.step)
    await host.close()


async def test_what_a_bot_thought_of_is_dropped_when_the_person_plays_again() -> None:
    host = Host(Table.new(TOY, (human("Ana"), human("Ben")), seed=7))
    asked, answer = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(_view: object, _decision: object, _clock: object) -> int:
        loop.call_soon_threadsafe(asked.set)
        asyncio.run_coroutine_threadsafe(answer.wait(), loop).result(10)
        return 0

    await host.let_play(0, "first")
    host.bots.let(0, slow)
    host.begin()
    ana = await host.chair(0)
    await asyncio.wait_for(asked.wait(), 10)
    await host.let_play(0, None)
    answer.set()
    thought = host.thought
    assert thought is not None
    await thought
    await asyncio.sleep(0)
    await ana.report()
    assert ana.position.step == 0
    await host.close()
