"""What is written in dialogs: no word is cut at any size, and what a number, a tile or a key means is told."""

from typing import Any

import pytest

from cuzco_tui.games.cuzco.content.loading import default_content
from cuzco_tui.games.cuzco.screen.drawing.pieces import card
from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.drawing import lines as drawn
from cuzco_tui.tui.modals import choices as choices_module
from cuzco_tui.tui.modals.choices import LEFT_EDGE, Choices, Column
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.widgets.panel import Line
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import DialogApp, open_dialog, shown
from tests.games.cuzco.screen.every_kind import KINDS, table_at
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import SMALL, settle
from tests.tui.test_notices import quiet

SIZES = (SMALL, (100, 30), (120, 40))
IN_DIALOGS = sorted(set(KINDS) - CUZCO_FRONT.on_the_board)


@pytest.mark.parametrize(("kind", "language"), usual_in_turn(IN_DIALOGS, LANGUAGES))
async def test_no_word_of_a_dialog_is_cut(kind: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut_off: list[str] = []
    cut = choices_module._cut

    def watched(line: Line, width: int) -> Line:
        if drawn.cells(line) > width:
            cut_off.append("".join(text for text, _ in line))
        return cut(line, width)

    monkeypatch.setattr(choices_module, "_cut", watched)
    app = make_app(table_at(kind), language, bot_pause=0.0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        for size in SIZES:
            if size != app.size:
                await pilot.resize_terminal(*size)
            await quiet(pilot)
            parts: list[Any] = [*modal.query(Choices), *modal.query(Sheet)]
            for part in parts:
                width = part.content_size.width
                lines = part.draw(modal.view, width) if part.display else []
                cut_off += ["".join(text for text, _ in line) for line in lines if drawn.cells(line) > width]
            assert "\u2026" not in "".join(strip.text for strip in app.screen._compositor.render_strips())
    assert cut_off == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("held", ["", "modal-held", "modal-paid"])
def test_no_word_of_a_card_is_cut_at_any_width_of_the_dialogs(held: str, language: str) -> None:
    speak = cuzco_words(language).say
    foot: Line | None = [(speak(message(held, count=1, via="inti")), "")] if held else None
    least = 10 if held != "modal-paid" else 15
    for number in range(1, 16):
        for width in range(least, 25):
            lines = card(speak, default_content(), number, width, "5", foot)
            assert [line for line in lines if drawn.cells(line) > width] == []


@pytest.mark.parametrize("size", SIZES)
async def test_the_gift_that_is_nothing_stands_apart_from_the_cards(size: tuple[int, int]) -> None:
    """F-1."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        gift = modal.query_one("#gift", Column)
        last = [text for text, _ in gift.options].index("decline")
        assert gift._spots[last].y > max(spot.bottom for spot in gift._spots[:6])
        assert modal.say(modal.question) in shown(app)


@pytest.mark.parametrize("size", SIZES)
async def test_the_first_question_of_a_game_is_a_welcome_and_says_where_the_feather_is_from(
    size: tuple[int, int],
) -> None:
    """N-10, N-11, N-12."""
    app = make_app(table_at("ChooseFeatherSlot"), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        assert app.screen.view.round == 0
        assert "Welcome to Cuzco. You were dealt a mask, a start task, two god cards" in " ".join(shown(app).split())


async def test_a_person_tile_tells_its_pips_and_when_it_is_used() -> None:
    """P-1, E-1, X-1."""
    app = DialogApp(arranged.tile())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert "1  pips 1" in shown(app)
        told = " ".join(shown(app).split())
        assert "Each round you may use it in the people phase; your strength is then 1" in told
        assert "Slid down in an exchange it brings" in told
        digits = modal.query_one(Choices).digits
        assert not any(text.startswith("card ") for text in digits)


async def test_card_09_shows_the_tiles_that_lie_among_the_discards() -> None:
    """G-09."""
    app = make_app(table_at("ChooseExtraTile"), bot_pause=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert " tiles in the discards: " in shown(app)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "told"),
    [("task", "for one offering"), ("step", "Bob falls to 5, Cid falls to 4"), ("step", "with card 12")],
)
async def test_what_an_option_costs_and_does_is_told_to_its_end(name: str, told: str, size: tuple[int, int]) -> None:
    """G-04, G-12, T-2."""
    app = DialogApp(arranged.ARRANGED[name]())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        lines = choices.draw(modal.view, choices.content_size.width)
        assert [line for line in lines if drawn.cells(line) > choices.content_size.width] == []
        words = "".join(text for line in lines for text, _ in [*line, (" ", "")]).replace(LEFT_EDGE, "").split()
        assert told in " ".join(words)


@pytest.mark.parametrize("size", SIZES)
async def test_the_rows_of_a_fire_trial_end_at_the_same_column(size: tuple[int, int]) -> None:
    """F-1: cards, the ways of playing card 08, and what grows."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        gift, growth = modal.query_one("#gift", Column), modal.query_one("#growth", Column)
        ends = {gift._spots[5].right, gift._spots[7].right, growth._spots[-1].right}
        assert ends == {gift.content_size.width}


async def test_a_dialog_leaves_a_line_free_before_its_keys_where_there_is_room() -> None:
    for name in ("market", "task", "god card"):
        app = DialogApp(arranged.ARRANGED[name]())
        async with app.run_test(size=SMALL) as pilot:
            await open_dialog(pilot)
            rows = shown(app).splitlines()
            keys = next(number for number, row in enumerate(rows) if "Enter or its key takes" in row)
            assert rows[keys - 1].strip() == "", name
