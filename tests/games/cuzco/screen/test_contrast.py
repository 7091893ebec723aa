"""Every word on the screen can be read: its contrast is computed from what is painted, in all themes."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from rich.color import ColorType
from rich.segment import Segment
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.screen.screenshots import fixed_table
from cuzco_tui.table.table import Table
from cuzco_tui.tui import cells
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.notice import HandOver
from cuzco_tui.tui.modals.ranking import Ranking
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.settings import Settings
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import ARRANGED
from tests.games.cuzco.screen.test_round_summary_on_screen import at_the_palace, wait_for_summary
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, settle, the_app
from tests.tui.test_tui_setup import dialog

SIZES = (SMALL, MIDDLE)
USUAL_DIALOGS = {("market", SMALL), ("step", SMALL), ("tasks to keep", MIDDLE), ("exchange", MIDDLE)}
"""The dialogs that every run looks at; the others are left to the long runs."""
PAGES = ("", "c", "g", "k", "l")
HOUSE_KEYS = {
    "help": ("i",),
    "rule": ("question_mark",),
    "hint": ("h",),
    "why": ("w", "w"),
    "quit": ("q",),
    "palette": ("ctrl+p",),
}


def enough(palette: PaletteName) -> float:
    """The contrast that every word has at least."""
    return 7.0 if palette == "high-contrast" else 4.5


@cache
def _contrast(one: str, other: str) -> float:
    return cells.contrast(one, other)


def colours_of(segment: Segment) -> tuple[str, str]:
    """The colours of letters and ground as a terminal with all colours shows them."""
    style = segment.style
    assert style is not None, segment
    assert style.color is not None, segment
    assert style.bgcolor is not None, segment
    assert style.color.type is not ColorType.DEFAULT, segment
    assert not style.dim, f"{segment} is faint by the will of the terminal"
    letters, ground = style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex
    return (ground, letters) if style.reverse else (letters, ground)


def words_on(screen: Screen[object]) -> Iterator[tuple[int, Segment]]:
    """Every piece with letters or digits and its row, without what lies behind a dialog."""
    for row, strip in enumerate(screen._compositor.render_strips()):
        column = 0
        for segment in strip:
            first = next((place for place, letter in enumerate(segment.text) if letter.isalnum()), None)
            if first is not None and screen.get_widget_at(column + first, row)[0] is not screen:
                yield row, segment
            column += segment.cell_length


def hard_to_read(app: HouseApp, palette: PaletteName) -> list[str]:
    """Every word on the topmost screen that has too little contrast."""
    found = []
    words = list(words_on(app.screen))
    assert words
    for row, segment in words:
        letters, ground = colours_of(segment)
        ratio = _contrast(letters, ground)
        if ratio < enough(palette):
            found.append(f"{palette}, row {row}: {segment.text.strip()!r} {letters} on {ground} {ratio:.2f}")
    return found


def grounds_on(app: HouseApp) -> frozenset[str]:
    """The grounds on which words stand."""
    return frozenset(colours_of(segment)[1] for _, segment in words_on(app.screen))


async def assert_readable(pilot: Pilot[None]) -> None:
    """Look at the screen in all themes."""
    app = the_app(pilot)
    found = []
    grounds = set()
    for palette in PALETTES:
        app.theme = palette
        await pilot.pause()
        await pilot.pause()
        found += hard_to_read(app, palette)
        grounds.add(grounds_on(app))
    assert not found, "\n".join(dict.fromkeys(found))
    assert len(grounds) >= 3, "themes are not put on"


def first_turn() -> Table:
    """The first die of a game is to be placed."""
    return arranged(kit.at_turn(kit.new(4), 0, (6, 4, 1)))


def road() -> Table:
    """A road is to be chosen."""
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    return arranged(state)


MOMENTS: dict[str, Callable[[], Table]] = {"fourth round": fixed_table, "first turn": first_turn, "road": road}


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
    app = make_app(fixed_table(), bot_pause=0.0, settings=Settings(theme=palette))
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
        assert isinstance(pilot.app.screen, Ranking)
        await assert_readable(pilot)


async def test_every_word_of_handing_over_can_be_read() -> None:
    async with make_app(arranged(kit.new(2), people=(0, 1)), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app.screen, HandOver)
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
