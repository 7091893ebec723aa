"""Second thoughts: a better hint is thought about after a quick one, for this very question and no other."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cuzco_tui.game import Hint
from cuzco_tui.messages import message
from cuzco_tui.play.second_thought import SecondThought
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.table import seats
from cuzco_tui.table.host import Host, LocalChair
from cuzco_tui.table.table import Table
from tests.text.toy_words import SPOKEN_TOY, SpokenToy

QUICK = Hint("first", 0, [message("toy-hint")])


class Thinker:
    """Somebody who thinks for as long as the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.stopped = 0
        self.answer: asyncio.Future[Hint | None] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(LocalChair, "better_hint", lambda _chair, _plan=(): self._think())

    async def _think(self) -> Hint | None:
        self.asked += 1
        try:
            return await asyncio.shield(self.answer)
        except asyncio.CancelledError:
            self.stopped += 1
            raise

    async def come_to(self, option: int | None) -> None:
        """Be done with thinking."""
        self.answer.set_result(None if option is None else Hint("last", option, [message("toy-hint")]))
        await asyncio.sleep(0.01)


async def at_the_toy(test: Callable[[Sitting], Coroutine[Any, Any, None]]) -> None:
    """Sit at a game of two people of whom the first one is asked."""
    host = Host(Table.new(SPOKEN_TOY, [seats.human("Ann"), seats.human("Bo")], 7))
    sitting = await sit_down(host)
    assert sitting.next_seat is not None
    sitting.take_over(sitting.next_seat)
    await test(sitting)
    await host.stop()


async def test_another_choice_comes_to_whoever_asked_with_both_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker, woken = Thinker(monkeypatch), list[int]()
        thought = SecondThought(sitting, lambda: woken.append(1))
        thought.begin(QUICK)
        assert thought.is_thinking
        assert thought.best_yet is QUICK
        assert thought.by_whom() == message("hint-thinking", quick="first", bot="first", same="yes")
        await thinker.come_to(1)
        assert woken
        assert thought.is_untold
        assert not thought.agrees
        assert not thought.is_thinking
        assert thought.best_yet is thought.better is not None
        first = sitting.options()[0].words
        assert thought.by_whom() == message("hint-replaced", before=first, quick="first", bot="last", same="no")
        thought.told()
        assert not thought.is_untold

    await at_the_toy(test)


async def test_the_same_choice_is_a_confirmation_that_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker, woken = Thinker(monkeypatch), list[int]()
        thought = SecondThought(sitting, lambda: woken.append(1))
        thought.begin(QUICK)
        await thinker.come_to(0)
        assert woken
        assert thought.is_untold
        assert thought.agrees
        thought.told()
        assert not thought.is_untold
        assert thought.by_whom() == message("hint-confirmed", quick="first", bot="last", same="no")

    await at_the_toy(test)


async def test_when_thinking_comes_to_nothing_the_quick_hint_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker, woken = Thinker(monkeypatch), list[int]()
        thought = SecondThought(sitting, lambda: woken.append(1))
        thought.begin(QUICK)
        await thinker.come_to(None)
        assert woken
        assert thought.best_yet is QUICK
        assert thought.by_whom() == message("hint-by", bot="first")
        thought.begin(QUICK)
        assert thinker.asked == 1

    await at_the_toy(test)


async def test_it_thinks_no_sooner_than_somebody_wants_it_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker = Thinker(monkeypatch)
        thought = SecondThought(sitting, lambda: None)
        thought.put_off(QUICK)
        await asyncio.sleep(0.01)
        assert thought.is_asked_still
        assert (thinker.asked, thought.is_thinking) == (0, False)
        thought.begin(QUICK)
        waiting = asyncio.ensure_future(thought.finish())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        await thinker.come_to(1)
        await waiting
        assert thought.is_untold

    await at_the_toy(test)


async def test_another_question_at_the_same_step_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker = Thinker(monkeypatch)
        thought = SecondThought(sitting, lambda: None)
        cards = [choice.text for choice in sitting.choices if choice.text.startswith("card")]
        await sitting.play(cards[0], sitting.step)
        step = sitting.step
        thought.begin(QUICK)
        await asyncio.sleep(0)
        await thinker.come_to(1)
        assert thought.better is not None
        await sitting.undo(sitting.step)
        assert thought.better is None
        assert thought.by_whom() is None
        await sitting.play(cards[1], sitting.step)
        assert sitting.step == step
        assert thought.better is None
        assert thought.best_yet is None
        await sitting.undo(sitting.step)
        await sitting.play(cards[0], sitting.step)
        assert thought.better is not None, "the very same question is asked again"

    await at_the_toy(test)


async def test_whoever_asks_at_another_question_is_thought_about_there_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(sitting: Sitting) -> None:
        thinker = Thinker(monkeypatch)
        thought = SecondThought(sitting, lambda: None)
        thought.begin(QUICK)
        await asyncio.sleep(0)
        await sitting.play(next(choice.text for choice in sitting.choices if choice.text[0] == "c"), sitting.step)
        thought.begin(QUICK)
        await asyncio.sleep(0.01)
        assert (thinker.asked, thinker.stopped) == (2, 1)
        thought.end()
        await asyncio.sleep(0.01)
        assert thinker.stopped == 2

    await at_the_toy(test)


@pytest.mark.parametrize("asked_before_the_end", [True, False])
async def test_a_thought_that_was_cut_off_by_a_choice_begins_anew_when_that_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, asked_before_the_end: bool
) -> None:
    async def test(sitting: Sitting) -> None:
        thinker = Thinker(monkeypatch)
        thought = SecondThought(sitting, lambda: None)
        thought.begin(QUICK)
        await asyncio.sleep(0)
        await sitting.play(next(choice.text for choice in sitting.choices if choice.text[0] == "c"), sitting.step)
        cut_off, thinker.answer = thinker.answer, asyncio.get_running_loop().create_future()
        if not asked_before_the_end:
            cut_off.set_result(None)
            await asyncio.sleep(0.01)
        await sitting.undo(sitting.step)
        thought.begin(QUICK)
        if asked_before_the_end:
            cut_off.set_result(None)
        await asyncio.sleep(0.01)
        assert thinker.asked == 2
        assert thought.is_thinking
        await thinker.come_to(1)
        assert thought.better is not None

    await at_the_toy(test)


async def test_what_a_thought_came_to_that_a_choice_has_cut_off_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice is taken back before whoever thought has noticed; half an answer does not pass for a whole one."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def half(_game: SpokenToy, _view: Any, _decision: Any, _names: Any, clock: Any, _plan: Any = ()) -> Hint:
        while not clock.over:
            time.sleep(0.001)
        asyncio.run_coroutine_threadsafe(_wait(stopped), loop).result()
        return Hint("first", 0, [message("toy-hint")])

    async def test(sitting: Sitting) -> None:
        asked = asyncio.ensure_future(sitting.better_hint())
        await asyncio.sleep(0.02)
        await sitting.play(next(choice.text for choice in sitting.choices if choice.text[0] == "c"), sitting.step)
        await sitting.undo(sitting.step)
        stopped.set()
        assert await asked is None

    monkeypatch.setattr(SpokenToy, "better_hint", half)
    host = Host(Table.new(SPOKEN_TOY, [seats.human("Ann"), seats.human("Bo")], 7), coach=_CoachHere())
    sitting = await sit_down(host)
    assert sitting.next_seat is not None
    sitting.take_over(sitting.next_seat)
    await test(sitting)
    await host.stop()


async def _wait(event: asyncio.Event) -> None:
    await event.wait()


class _CoachHere:
    """A coach in this process."""

    def better_hint(self, *asked: Any) -> Hint:
        """Let the toy think."""
        return SPOKEN_TOY.better_hint(*asked)

    def close(self) -> None:
        """End."""
