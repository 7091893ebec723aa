"""Every word on Caral's screen can be read in all themes, and every message is there in all languages."""

import pytest

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.tui.app import make_app
from tests.games.caral.screen.on_screen import ALL, Wanted, ceremony, middle, played_until, settle
from tests.long_runs import in_long_runs, usual_in_turn
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL
from tests.tui.contrast import assert_readable

PAGES = ("", "k", "c", "g", "l")


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        (middle, SMALL),
        (ceremony, SMALL),
        (middle, MIDDLE),
        in_long_runs(ceremony, MIDDLE),
        in_long_runs(middle, LARGE),
    ],
)
async def test_every_word_can_be_read_in_all_themes(wanted: Wanted, size: tuple[int, int]) -> None:
    async with make_app(played_until(wanted, 4, ALL), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        await assert_readable(pilot)


async def test_every_word_of_the_pages_can_be_read_in_all_themes() -> None:
    async with make_app(played_until(middle, 3, ALL), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        for key in PAGES[1:]:
            await pilot.press(key)
            await pilot.pause()
            await assert_readable(pilot)


@pytest.mark.parametrize(("language", "size"), usual_in_turn(LANGUAGES, (SMALL, LARGE)))
async def test_everything_is_said_in_every_language(language: str, size: tuple[int, int]) -> None:
    for wanted in (middle, ceremony):
        app = make_app(played_until(wanted, 3, ALL), language, bot_pause=0.0)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            for key in ("space", *PAGES[1:], "i"):
                await pilot.press(key)
                await pilot.pause()
