"""The screen in three languages, and without colours."""

from itertools import product

import pytest
from rich.color import Color

from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    answer,
    arranged,
    asks_in_words,
    new_table,
    question_of,
    settle,
    table_of,
    text_on,
)

TITLES = ("panel-roads", "space-temple", "panel-temple", "panel-market", "panel-palace", "panel-houses", "panel-gods")
EACH_ONCE = (("de", SMALL), ("nl", MIDDLE), ("en", LARGE))
"""Each language and each size."""


@pytest.mark.parametrize(
    "language",
    ["en", "de", "nl"],
)
async def test_every_panel_is_named_in_the_language(language: str) -> None:
    app = make_app(arranged(kit.new(3)), language, bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        seen = text_on(app)
        for title in TITLES:
            assert cuzco_words(language).say(message(title)) in seen
        assert cuzco_words(language).say(message("question-turn-short")) in seen


@pytest.mark.parametrize(
    ("language", "size"),
    [pair if pair in EACH_ONCE else in_long_runs(*pair) for pair in product(LANGUAGES, (SMALL, MIDDLE, LARGE))],
)
async def test_the_first_decisions_are_asked_in_the_language(language: str, size: tuple[int, int]) -> None:
    app = make_app(new_table(2, pututu=True), language, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(6):
            assert asks_in_words(app), question_of(app)
            await answer(pilot)
        for key in "mcgkl":
            await pilot.press(key)
        await pilot.pause()
        assert table_of(app).step >= 6


async def test_the_footer_and_the_keys_speak_the_language() -> None:
    app = make_app(arranged(kit.new(2)), "de", bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        footer = text_on(app).splitlines()[-1][-400:]
        for english in ("Masks", "Why not", "Hint", "Quit"):
            assert english not in footer


async def test_without_colours_everything_is_grey_and_can_still_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)

        def grey(color: Color | None) -> bool:
            return color is None or color.is_default or len(set(color.get_truecolor())) == 1

        for strip in app.screen._compositor.render_strips():
            for segment in strip:
                if segment.style is not None:
                    assert grey(segment.style.color)
                    assert grey(segment.style.bgcolor)
        await pilot.press("5")
        assert app.screen.query_one(ActionSpaces).selected_pips == 5
        await pilot.press("p", "enter")
        await pilot.pause()
        assert table_of(app).step >= 1


async def test_without_colours_the_selected_die_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """No meaning by colour alone: another die is other letters on the screen."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        pictures = set()
        for digit in "654":
            await pilot.press(digit)
            await pilot.pause()
            pictures.add(text_on(app))
        assert len(pictures) == 3
