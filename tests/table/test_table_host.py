"""A host and its chairs: who sees what when, whose choice counts, and what becomes of bots and troubles."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from playing import SEATS, play_first
from toy_game import TOY

from cuzco_tui.game import Decision, IllegalChoice
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BotFailed, DiskFull, GameIsOver, NotYourTurn, StaleMove, TableClosed
from cuzco_tui.table.host import Host
from cuzco_tui.table.news import ChoiceMade
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table

TWO_PEOPLE = (human("Ana"), human("Ben"))


@pytest.fixture
async def host() -> AsyncIterator[Host]:
    """Host a table of two people."""
    hosting = Host(Table.new(TOY, TWO_PEOPLE, seed=7))
    yield hosting
    await hosting.close()


@pytest.fixture
async def with_bot() -> AsyncIterator[Host]:
    """Host a table of a person and a bot."""
    hosting = Host(Table.new(TOY, SEATS, seed=7))
    yield hosting
    await hosting.close()


async def changed(chair: Any, version: int) -> None:
    """Wait until a chair is shown something newer."""
    event = asyncio.Event()
    chair.listen(event.set)
    while chair.position.version <= version:
        event.clear()
        if chair.position.version <= version:
            await asyncio.wait_for(event.wait(), 10)
    chair.listen(None)


async def test_a_chair_shows_its_own_view_and_its_own_question(host: Host) -> None:
    ana, ben, watcher = await host.chair(0), await host.chair(1), await host.chair(None)
    assert ana.position.decision is not None
    assert ana.position.decision.seat == 0
    assert ben.position.decision is None
    assert watcher.position.decision is None
    assert ana.position.turn == ben.position.turn == watcher.position.turn == 0
    assert ana.position.view.to_data() != ben.position.view.to_data()


async def test_every_chair_sees_a_choice_at_the_same_moment(host: Host) -> None:
    chairs = [await host.chair(seat) for seat in (0, 1, None)]
    seen: list[list[int]] = []
    chairs[0].listen(lambda: seen.append([chair.position.version for chair in chairs]))
    await chairs[0].play("pass", 0)
    assert seen == [[1, 1, 1]]


async def test_a_choice_of_which_a_chair_may_see_nothing_is_not_published_to_it(host: Host) -> None:
    """Not even by a call or a count: a card that is held before its pile is chosen is its player's secret."""
    ana, ben, watcher = [await host.chair(seat) for seat in (0, 1, None)]
    told: list[int | None] = []
    for chair in (ana, ben, watcher):
        chair.listen(lambda seat=chair.seat: told.append(seat))  # type: ignore[misc]
    before = ben.position, watcher.position
    assert ana.position.decision is not None
    await ana.play(ana.position.decision.options[0].text, 0)
    assert told == [0]
    assert (ben.position, watcher.position) == before
    await ana.play("pile left", 1)
    assert told == [0, 0, 1, None]
    assert [chair.position.version for chair in (ana, ben, watcher)] == [2, 1, 1]


async def test_a_choice_for_another_step_is_refused_and_changes_nothing(host: Host) -> None:
    ana = await host.chair(0)
    for step in (-1, 1, 7):
        with pytest.raises(StaleMove):
            await ana.play("pass", step)
        with pytest.raises(StaleMove):
            await ana.undo(step)
    assert ana.position.step == 0
    with pytest.raises(IllegalChoice):
        await ana.play("pile left", 0)
    with pytest.raises(NotYourTurn):
        await (await host.chair(1)).play("pass", 0)
    with pytest.raises(NotYourTurn):
        await (await host.chair(None)).play("pass", 0)
    assert ana.position.version == 0


async def test_of_two_answers_to_one_question_the_first_counts(host: Host) -> None:
    here, there = await host.chair(0), await host.chair(0)
    assert here.position.decision is not None
    first, second = (option.text for option in here.position.decision.options[:2])
    answers = await asyncio.gather(here.play(first, 0), there.play(second, 0), return_exceptions=True)
    assert [isinstance(answer, StaleMove) for answer in answers] == [False, True]


async def test_one_who_joins_late_is_told_what_the_others_were_told(host: Host) -> None:
    early = await host.chair(None)
    chairs = [await host.chair(0), await host.chair(1)]
    heard, number = [], -1
    while (seat := early.position.turn) is not None:
        decision = chairs[seat].position.decision
        assert decision is not None
        await chairs[seat].play(decision.options[0].text, chairs[seat].position.step)
        report = await early.report(number)
        heard += report.news
        number = report.number
    late = await host.chair(None)
    assert list((await late.report()).news) == heard
    assert not any(isinstance(entry, ChoiceMade) for entry in heard)


async def test_the_seed_is_told_after_the_end_only(host: Host) -> None:
    chairs = [await host.chair(0), await host.chair(1)]
    assert chairs[0].position.seed is None
    while (seat := chairs[0].position.turn) is not None:
        decision = chairs[seat].position.decision
        assert decision is not None
        await chairs[seat].play(decision.options[0].text, chairs[seat].position.step)
    assert chairs[0].position.seed == 7


async def test_bots_play_whether_anybody_looks_or_not(with_bot: Host) -> None:
    ana = await with_bot.chair(0)
    with_bot.begin()
    position = await ana.play("pass", 0)
    assert position.turn == 1
    while ana.position.turn == 1:
        await changed(ana, ana.position.version)
    assert ana.position.turn == 0
    assert ana.position.step > 1


async def test_a_bot_waits_for_its_pause_and_not_when_it_is_hurried(with_bot: Host) -> None:
    ana = await with_bot.chair(0)
    await ana.set_pause(3600)
    with_bot.begin()
    await ana.play("pass", 0)
    await asyncio.sleep(0.05)
    assert ana.position.turn == 1
    await ana.hurry()
    while ana.position.turn == 1:
        await changed(ana, ana.position.version)
    assert ana.position.turn == 0


async def test_a_bot_waits_between_two_parts_of_the_game_until_the_end_of_the_first_was_seen(with_bot: Host) -> None:
    """Not even a hurried one goes on."""
    ana = await with_bot.chair(0)

    def part(_view: Any) -> int:
        return 1

    await ana.wait_after(part, 0)
    with_bot.begin()
    await ana.play("pass", 0)
    await ana.hurry()
    await asyncio.sleep(0.05)
    assert ana.position.turn == 1
    await ana.wait_after(part, 1)
    while ana.position.turn == 1:
        await changed(ana, ana.position.version)
    assert ana.position.turn == 0


async def test_a_bot_thinks_outside_the_loop_and_the_table_goes_on_meanwhile(with_bot: Host) -> None:
    ana, thinking, answer = await with_bot.chair(0), threading.Event(), threading.Event()

    def slow(_view: Any, _decision: Decision, _clock: object) -> int:
        thinking.set()
        answer.wait(10)
        return 0

    with_bot.bots.let(1, slow)
    with_bot.begin()
    await ana.play("pass", 0)
    await asyncio.to_thread(thinking.wait, 10)
    await ana.undo(ana.position.step)
    answer.set()
    assert ana.position.turn == 0
    await asyncio.sleep(0.05)
    assert ana.position.turn == 0, "the answer to a question that is gone is dropped"


async def test_a_stopped_host_stops_the_clock_of_the_bot_that_thinks() -> None:
    hosting, thinking, clocks = Host(Table.new(TOY, SEATS, seed=7)), threading.Event(), list[Any]()

    def slow(_view: Any, _decision: Decision, clock: Any) -> int:
        clocks.append(clock)
        thinking.set()
        while not clock.over:
            threading.Event().wait(0.01)
        return 0

    hosting.bots.let(1, slow)
    hosting.begin()
    await (await hosting.chair(0)).play("pass", 0)
    await asyncio.to_thread(thinking.wait, 10)
    await asyncio.wait_for(hosting.close(), 10)
    assert clocks[0].over


async def test_a_bot_that_fails_stops_the_table_with_a_sentence_until_somebody_lets_it_go_on(with_bot: Host) -> None:
    ana, answers = await with_bot.chair(0), [99, 0, 0, 0, 0, 0]
    with_bot.bots.let(1, lambda _view, _decision, _clock: answers.pop(0))
    with_bot.begin()
    await ana.play("pass", 0)
    while ana.position.trouble is None:
        await changed(ana, ana.position.version)
    assert isinstance(ana.position.trouble, BotFailed)
    await ana.go_on()
    while ana.position.turn == 1:
        await changed(ana, ana.position.version)
    assert ana.position.trouble is None


async def test_a_bots_choice_that_cannot_be_saved_is_tried_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new(TOY, SEATS, seed=7, store=store)
    hosting = Host(table)
    ana = await hosting.chair(0)
    await ana.play("pass", 0)
    real, full = table.play, [True]

    def play(*arguments: Any) -> Any:
        if full:
            full.pop()
            raise DiskFull("There is no room left.")
        return real(*arguments)

    monkeypatch.setattr(table, "play", play)
    hosting.begin()
    while ana.position.trouble is None:
        await changed(ana, ana.position.version)
    assert isinstance(ana.position.trouble, DiskFull)
    assert table.step == 1
    await ana.go_on()
    while ana.position.turn == 1:
        await changed(ana, ana.position.version)
    await hosting.close()


async def test_choices_are_made_in_the_tables_own_thread(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    real = TOY.apply

    def apply(*arguments: Any) -> None:
        threads.append(threading.current_thread().name)
        real(*arguments)

    monkeypatch.setattr(TOY, "apply", apply, raising=False)
    await (await host.chair(0)).play("pass", 0)
    assert threads
    assert all(name.startswith("table") for name in threads)


async def test_a_closed_table_says_so(host: Host) -> None:
    ana = await host.chair(0)
    await host.close()
    await host.close()
    with pytest.raises(TableClosed):
        await ana.play("pass", 0)


async def test_a_chair_that_was_left_is_told_nothing_more(host: Host) -> None:
    ana, watcher = await host.chair(0), await host.chair(None)
    await watcher.leave()
    await ana.play("pass", 0)
    assert watcher.position.version == 0


async def test_a_game_that_goes_on_reports_its_past(store: SqliteStore) -> None:
    with Table.new(TOY, TWO_PEOPLE, seed=7, store=store) as first:
        play_first(first, 5)
        told = first.report(1)
        game_id = first.id
    assert game_id is not None
    hosting = Host(Table.resume(lambda _name: TOY, store, game_id))
    assert await (await hosting.chair(1)).report() == told
    await hosting.close()


async def test_bots_alone_finish_a_game(store: SqliteStore) -> None:
    table = Table.new(TOY, [bot("Bob", "first"), bot("Cid", "first")], seed=1, store=store)
    hosting = Host(table)
    watcher = await hosting.chair(None)
    hosting.begin()
    while watcher.position.turn is not None:
        await changed(watcher, watcher.position.version)
    await hosting.close()
    assert table.finished
    assert [record.text for record in store.read(str(table.id)).choices] == table.choice_texts


async def test_every_choice_is_on_the_disk_before_anybody_hears_of_it(store: SqliteStore) -> None:
    table = Table.new(TOY, TWO_PEOPLE, seed=9, store=store)
    hosting = Host(table)
    chairs = [await hosting.chair(seat) for seat in (0, 1)]
    saved: list[int] = []
    for chair in chairs:
        chair.listen(lambda: saved.append(len(store.read(str(table.id)).choices) - table.step))
    while (seat := chairs[0].position.turn) is not None:
        decision = chairs[seat].position.decision
        assert decision is not None
        await chairs[seat].play(decision.options[0].text, chairs[seat].position.step)
    await hosting.close()
    assert saved
    assert set(saved) == {0}


async def test_people_who_all_try_at_once_lose_and_double_nothing(store: SqliteStore) -> None:
    table = Table.new(TOY, [human(name) for name in "ABCD"], seed=9, store=store)
    hosting = Host(table)
    chairs = [await hosting.chair(seat) for seat in range(4) for _ in range(2)]

    async def play(chair: Any) -> None:
        while (position := chair.position).turn is not None:
            if position.decision is not None:
                with suppress(StaleMove, NotYourTurn, GameIsOver):
                    await chair.play(position.decision.options[0].text, position.step)
            else:
                await changed(chair, position.version)

    await asyncio.wait_for(asyncio.gather(*map(play, chairs)), 30)
    await hosting.close()
    assert table.finished
    assert [record.text for record in store.read(str(table.id)).choices] == table.choice_texts
