"""A notice whose time is over before it is shown stops nothing."""

import asyncio

from textual.notifications import Notification
from textual.widgets._toast import Toast

from cuzco_tui.tui.app import make_app
from tests.tui.at_the_screen import SMALL, new_table, settle


async def test_a_notice_that_comes_too_late_does_not_stop_the_program() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        late = Toast(Notification("too late", timeout=-5.0))
        assert late._timeout > 0, "a timer of negative length would never let go"
        await app.screen.mount(late)
        await asyncio.sleep(0.05)
        await pilot.pause()
        assert late not in app.screen.query(Toast)
