"""Every word on the screen can be read: its contrast is computed from what is painted, in all themes."""

from collections.abc import Callable

import pytest
from textual.notifications import SeverityLevel

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.screen.screenshots import POSITION
from cuzco_tui.table.table import Table
from cuzco_tui.tui import cells
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.notice import HandOver
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.settings import Settings
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import ARRANGED
from tests.games.cuzco.screen.test_round_summary_on_screen import at_the_palace, wait_for_summary
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, settle, text_on, the_app
from tests.tui.contrast import assert_readable, hard_to_read
from tests.tui.test_tui_setup import dialog

SIZES = (SMALL, MIDDLE)
USUAL_DIALOGS = {("market", SMALL), ("step", SMALL), ("tasks to keep", MIDDLE), ("exchange", MIDDLE)}
"""The dialogs that every run looks at; the others are left to the long runs."""
SEVERITIES: tuple[SeverityLevel, ...] = ("information", "warning", "error")
PAGES = ("", "c", "g", "k", "l")
HOUSE_KEYS = {
    "help": ("i",),
    "rule": ("question_mark",),
    "hint": ("h",),
    "why": ("w", "w"),
    "quit": ("q",),
    "palette": ("ctrl+p",),
}


def first_turn() -> Table:
    """The first die of a game is to be placed."""
    return arranged(kit.at_turn(kit.new(4), 0, (6, 4, 1)))


def road() -> Table:
    """A road is to be chosen."""
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    return arranged(state)


MOMENTS: dict[str, Callable[[], Table]] = {"fourth round": POSITION.table, "first turn": first_turn, "road": road}


@pytest.mark.parametrize(
    ("moment", "size"),
    [
        ("fourth round", SMALL),
        ("first turn", MIDDLE),
        in_long_runs("fourth round", MIDDLE),
        in_long_runs("fourth round", LARGE),
        in_long_runs("first turn", SMALL),
        in_long_runs("road", SMALL),
        in_long_runs("road", MIDDLE),
    ],
)
async def test_every_word_of_the_game_screen_and_its_pages_can_be_read(moment: str, size: tuple[int, int]) -> None:
    async with make_app(MOMENTS[moment](), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        for key in PAGES:
            await pilot.press(*([key] if key else []))
            await assert_readable(pilot)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        (name, size) if (name, size) in USUAL_DIALOGS else in_long_runs(name, size)
        for name in ARRANGED
        for size in SIZES
    ],
)
async def test_every_word_of_a_dialog_can_be_read(name: str, size: tuple[int, int]) -> None:
    state: State = ARRANGED[name]()
    async with make_app(arranged(state), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        if isinstance(pilot.app.screen, GameScreen):
            await pilot.press("o")
            await pilot.pause()
        await assert_readable(pilot)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("size", [SMALL, in_long_runs(MIDDLE)])
async def test_every_word_of_what_the_house_shows_can_be_read(size: tuple[int, int], palette: PaletteName) -> None:
    app = make_app(POSITION.table(), bot_pause=0.0, settings=Settings(theme=palette))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for name, keys in HOUSE_KEYS.items():
            await pilot.press(*keys)
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert not isinstance(app.screen, GameScreen), name
            assert hard_to_read(app, palette) == [], name
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize("size", [SMALL, in_long_runs(MIDDLE)])
async def test_every_word_of_the_set_up_can_be_read(size: tuple[int, int]) -> None:
    with dialog() as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await assert_readable(pilot)


@pytest.mark.parametrize("size", [in_long_runs(SMALL), MIDDLE])
async def test_every_word_of_the_summary_of_a_round_can_be_read(size: tuple[int, int]) -> None:
    async with make_app(at_the_palace(3), bot_pause=0.01).run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await wait_for_summary(pilot)
        await assert_readable(pilot)


@pytest.mark.parametrize("size", [in_long_runs(SMALL), MIDDLE])
async def test_every_word_of_the_end_of_a_game_can_be_read(size: tuple[int, int]) -> None:
    table = at_the_palace(3)
    while (decision := table.decision) is not None:
        table.play(decision.seat, decision.options[0].text, table.step)
    async with make_app(table, bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, AfterScreen)
        await assert_readable(pilot)


async def test_every_word_of_handing_over_can_be_read() -> None:
    async with make_app(arranged(kit.new(2), people=(0, 1)), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, HandOver)
        await assert_readable(pilot)


async def test_every_word_of_a_notice_in_the_corner_can_be_read() -> None:
    app = make_app(first_turn(), bot_pause=0.0)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        for severity in SEVERITIES:
            app.clear_notifications()
            app.notify("Bots play slowly now.", severity=severity, timeout=60, markup=False)
            await pilot.pause()
            assert "Bots play slowly now." in text_on(app)
            await assert_readable(pilot)


async def test_a_word_that_is_too_faint_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the tests above have something to find."""
    monkeypatch.setitem(cells._COLOURS, "muted", cells.HOUSE_COLOURS["line"])
    cells.cell_style.cache_clear()
    async with make_app(first_turn(), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        found = hard_to_read(the_app(pilot), "dark")
    monkeypatch.undo()
    cells.cell_style.cache_clear()
    assert any("turquoise" in told for told in found)
