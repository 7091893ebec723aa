"""Pilots wait until an app rests: for its threads, its callbacks and its paints, but for no clock."""

import asyncio
import time

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from tests.tui.quiet import Restless


class Busy(App[None]):
    """An app with a word on it, which keys change in roundabout ways."""

    BINDINGS = [  # noqa: RUF012
        ("t", "in_a_thread"),
        ("c", "after_a_few_paints(3)"),
        ("f", "after_a_few_paints(1000)"),
        ("p", "patiently"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.word = Static("nothing")

    def compose(self) -> ComposeResult:
        """Show the word."""
        yield self.word

    def action_in_a_thread(self) -> None:
        """Let a thread work for a while, and another one after it."""
        self.run_worker(self._work(), exclusive=False)

    async def _work(self) -> None:
        for word in ("half", "done"):
            await asyncio.to_thread(time.sleep, 0.05)
            self.word.update(word)

    def action_after_a_few_paints(self, left: int) -> None:
        """Change the word after every paint."""
        self.word.update(f"{left} left")
        if left:
            self.call_after_refresh(self.action_after_a_few_paints, left - 1)

    def action_patiently(self) -> None:
        """Change the word in a minute."""
        self.set_timer(60, lambda: self.word.update("late"))


def shown(app: Busy) -> str:
    """The word as it was painted."""
    return app.screen._compositor.render_strips()[0].text.strip()


async def test_a_key_is_over_when_the_threads_it_set_to_work_are_done() -> None:
    app = Busy()
    async with app.run_test() as pilot:
        assert shown(app) == "nothing"
        await pilot.press("t", "enter")
        assert shown(app) == "done"


async def test_a_key_is_over_when_everything_is_painted_that_follows_from_it() -> None:
    app = Busy()
    async with app.run_test() as pilot:
        await pilot.press("c")
        assert shown(app) == "0 left"


async def test_a_key_does_not_wait_for_a_clock() -> None:
    app = Busy()
    async with app.run_test() as pilot:
        await pilot.press("p", "enter")
        assert shown(app) == "nothing"


async def test_a_new_size_is_laid_out_before_anything_else() -> None:
    app = Busy()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(60, 10)
        assert app.word.size.width == 60


async def test_an_app_that_never_rests_fails_with_its_reason() -> None:
    app = Busy()
    async with app.run_test() as pilot:
        with pytest.raises(Restless, match="painted again and again"):
            await pilot.press("f", "enter")
