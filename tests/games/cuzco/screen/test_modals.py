"""What all dialogs share: every option is reached, read and taken by keys alone, put aside and brought back."""

import pytest
from textual.geometry import Offset

from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KeepTasksModal
from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT, PUTUTU_DIALOG
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.keys import USUAL_KEYS
from cuzco_tui.tui.modals.choices import BODY, LEFT_EDGE, Choices, Column
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Frame
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import ARRANGED, DialogApp, open_dialog, shown
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import table_of

SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (200, 60)
LISTS = sorted(set(ARRANGED) - {"pututus", "turn"})
TWO_PARTS = ("fire trial", "die to move")


@pytest.mark.parametrize("kind", [*DECISION_NAMES, PUTUTU_DIALOG])
def test_every_kind_of_decision_has_a_dialog(kind: str) -> None:
    assert issubclass(CUZCO_FRONT.dialog_for(kind), DecisionModal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*DECISION_NAMES, PUTUTU_DIALOG])
def test_the_line_of_keys_fits_the_smallest_terminal(kind: str, language: str) -> None:
    """At 80 columns there are 70 beside the edges and the sign that there is more below."""
    modal, words = CUZCO_FRONT.dialog_for(kind), cuzco_words(language)
    keys = {action.replace("-", "_"): USUAL_KEYS.shown(action, words) for action in modal.HELP_KEYS}
    assert len(words.say(message(modal.HELP, **keys))) <= 70
    assert len(words.say(message(modal.HEADING))) <= 74


def check_place(modal: DecisionModal, size: tuple[int, int]) -> None:
    """A dialog is as wide as a small terminal, and stands in the middle when it speaks of nothing in sight."""
    region = modal.query_one("#dialog").region
    assert abs(region.x - (size[0] - region.right)) <= 1
    assert abs(region.y - (size[1] - region.bottom)) <= 1
    if size == SMALL:
        assert (region.x, region.width) == (0, SMALL[0])
    else:
        assert region.width <= 92
        assert region.y > 0


@pytest.mark.parametrize(("name", "language"), usual_in_turn(LISTS, LANGUAGES))
async def test_every_option_is_reached_by_the_arrows_at_80_by_24_and_what_is_framed_is_in_sight(
    name: str, language: str
) -> None:
    app = DialogApp(ARRANGED[name](), language)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        body = modal.query_one(f"#{BODY}").region
        seen: set[int] = set()
        for _ in range(3 * len(choices.options)):
            spot = choices._spots[choices.cursor].translate(choices.content_region.offset)
            assert body.contains_region(spot)
            rows = shown(app).splitlines()[spot.y : spot.bottom]
            assert all(row[spot.x] == LEFT_EDGE for row in rows)
            seen.add(choices.cursor)
            await pilot.press("down" if choices.tiles is None else "right")
            await pilot.pause()
        assert seen == set(range(len(choices.options)))


@pytest.mark.parametrize(
    ("name", "size"),
    usual_in_turn([name for name in LISTS if name not in (*TWO_PARTS, "tasks to keep")], [SMALL, MEDIUM]),
)
async def test_the_digit_of_an_option_takes_it(name: str, size: tuple[int, int]) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        text, digit = list(choices.digits.items())[1]
        await pilot.press(USUAL_KEYS.of(f"answer-{digit}")[0])
        await pilot.pause()
        assert app.answers == [text]
        assert table_of(app).step == 1


@pytest.mark.parametrize("name", LISTS)
async def test_the_key_of_an_option_stands_in_it_and_none_twice(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        for choices in modal.query(Choices):
            assert name == "die to move" or len(set(choices.digits.values())) == len(choices.digits)
            assert set(choices.digits) == {text for text, _ in choices.options}
            for index, spot in enumerate(choices._spots):
                key = choices.key_at(index)
                rows = [choices.render_line(row).text[spot.x : spot.right] for row in range(spot.y, spot.bottom)]
                assert any(key in row for row in rows)


@pytest.mark.parametrize(("name", "way"), usual_in_turn(sorted(ARRANGED), [(SMALL, "space"), (MEDIUM, "escape")]))
async def test_a_dialog_is_put_aside_and_brought_back_as_it_was(name: str, way: tuple[tuple[int, int], str]) -> None:
    size, key = way
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=size) as pilot:
        first = await open_dialog(pilot)
        check_place(first, size)
        if name != "pututus":
            first.query_one(Choices).point(1)
        await pilot.press("escape" if isinstance(first, KeepTasksModal) else key)
        await pilot.pause()
        assert not isinstance(app.screen, DecisionModal)
        assert app.answers == []
        await pilot.press("space")
        second = await open_dialog(pilot)
        assert type(second) is type(first)
        assert second is not first
        if name != "pututus":
            assert second.query_one(Choices).cursor == 1


@pytest.mark.parametrize("name", sorted(ARRANGED))
async def test_a_dialog_has_its_place_at_every_size_and_keeps_its_cursor(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        check_place(modal, MEDIUM)
        if name != "pututus":
            modal.query_one(Choices).point(1)
        for size in (SMALL, LARGE, SMALL):
            await pilot.resize_terminal(*size)
            check_place(modal, size)
        assert app.screen is modal
        if name != "pututus":
            assert modal.query_one(Choices).cursor == 1


@pytest.mark.parametrize("name", sorted(set(ARRANGED) - {"pututus"}))
async def test_a_dialog_does_not_jump_when_its_cursor_moves(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query(Choices).first()
        if name == "die to move":
            choices.point(1)
            choices.point(0)
            await pilot.pause()
        region = modal.query_one("#dialog").region
        for index in range(len(choices.options)):
            choices.point(index)
            await pilot.pause()
            assert modal.query_one("#dialog").region == region


@pytest.mark.parametrize("name", sorted(set(ARRANGED) - {"exchange"}))
async def test_a_dialog_fits_120_by_40_without_scrolling(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        assert modal.query_one(Frame).signs == (False, False)


async def test_where_a_list_scrolls_signs_and_the_place_of_the_cursor_tell_so() -> None:
    app = DialogApp(arranged.long_exchange(), "de")
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices, frame = modal.query_one(Choices), modal.query_one(Frame)
        every = len(choices.options)
        assert frame.signs == (False, True)
        lines = shown(app).splitlines()
        assert "▼" in lines[frame.region.bottom - 1]
        assert f"1 von {every}" in lines[frame.region.y]
        await pilot.press("end")
        await pilot.pause()
        await pilot.pause()
        assert frame.signs == (True, False)
        lines = shown(app).splitlines()
        assert "▼" not in lines[frame.region.bottom - 1]
        assert f"{every} von {every}  ▲" in lines[frame.region.y]
        await pilot.press("pageup", "home")
        assert choices.cursor == 0


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
async def test_a_click_on_an_option_takes_it(size: tuple[int, int]) -> None:
    app = DialogApp(arranged.market())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        text = choices.options[1][0]
        await pilot.click(Choices, offset=choices._spots[1].offset + Offset(4, 2))
        await pilot.pause()
        assert app.answers == [text]


async def test_a_click_picks_in_a_dialog_of_two_parts() -> None:
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        growth = modal.query_one("#growth", Column)
        await pilot.click("#growth", offset=growth._spots[1].offset + Offset(4, 0))
        await pilot.pause()
        assert app.answers == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["god iliapa", "food"]
