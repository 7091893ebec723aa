"""A key that is held down, or pressed twice, does not answer for the next person, nor what comes up meanwhile."""

import pytest
from textual import events

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.held_key import HeldKey
from cuzco_tui.tui.modals.notice import HandOver
from tests.tui.at_the_screen import SMALL, answer, new_table, settle, take_keyboard, the_app

ENTER = events.Key("enter", None)


def test_a_key_that_went_down_before_a_question_does_not_answer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("cuzco_tui.tui.held_key.monotonic", lambda: now[0])
    monkeypatch.setattr(HeldKey, "QUICK", 0.15)
    held = HeldKey()
    assert not held.is_too_old(ENTER, asked_at=5.0)
    for _ in range(20):
        now[0] += 0.04
        assert held.is_too_old(ENTER, asked_at=10.02)
        assert not held.is_too_old(events.Key("1", "1"), asked_at=10.02)
    now[0] += 0.2
    assert not held.is_too_old(ENTER, asked_at=10.02)


async def test_a_held_enter_stops_at_the_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(2, people=(0, 1))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await take_keyboard(pilot)
        monkeypatch.setattr(HandOver, "GUARD", 0.6)
        while not isinstance(app.screen, HandOver):
            await answer(pilot)
        before = table.step
        for _ in range(30):
            await pilot.press("enter")
        assert isinstance(app.screen, HandOver)
        assert table.step == before
        app.screen.last_key -= 1.0
        await pilot.press("enter")
        await settle(pilot)
        assert not isinstance(the_app(pilot).screen, HandOver)
