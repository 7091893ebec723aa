"""A key that is held down, or pressed twice, does not answer for the next person, nor what comes up meanwhile."""

import pytest
from textual import events

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.held_key import HeldKey
from cuzco_tui.tui.modals.notice import HandOver
from tests.tui.at_the_screen import SMALL, answer, new_table, settle, take_keyboard, the_app


def enter_at(time: float) -> events.Key:
    """An Enter that comes at a time."""
    key = events.Key("enter", None)
    key.time = time
    return key


def test_a_key_that_went_down_before_a_question_does_not_answer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeldKey, "QUICK", 0.15)
    held = HeldKey()
    assert not held.is_too_old(enter_at(10.0), asked_at=5.0)
    for number in range(1, 21):
        assert held.is_too_old(enter_at(10.0 + 0.04 * number), asked_at=10.02)
        assert not held.is_too_old(events.Key("1", "1"), asked_at=10.02)
    assert not held.is_too_old(enter_at(11.0), asked_at=10.02)


@pytest.mark.parametrize("after_others", [False, True])
def test_a_key_typed_ahead_answers_where_an_own_choice_led_but_not_what_others_led_to(after_others: bool) -> None:
    assert HeldKey().is_too_old(enter_at(10.0), asked_at=10.3, after_others=after_others) is after_others
    assert not HeldKey().is_too_old(enter_at(10.4), asked_at=10.3, after_others=after_others)


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
