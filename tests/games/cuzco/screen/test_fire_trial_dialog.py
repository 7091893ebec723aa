"""The fire trial: gifts as cards, growth as tiles, both taken at once."""

import pytest

from cuzco_tui.games.cuzco.screen.dialogs.fire_trial import FireTrialModal
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Column
from cuzco_tui.tui.modals.frame import Frame
from tests.games.cuzco import kit
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import DialogApp, open_dialog, shown
from tests.games.cuzco.screen.every_kind import table_at
from tests.tui.at_the_screen import settle, text_on, the_app, the_game

SMALL, MEDIUM = (80, 24), (120, 40)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_both_halves_of_a_fire_trial_are_taken_in_one_dialog(size: tuple[int, int]) -> None:
    """F-1: an offering and a food; the digits go on from the gifts to growth."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        await pilot.press("6", "8")
        assert app.answers == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["offering", "food"]
        me = app.model.view.players[0]
        assert (me.offerings, me.food) == (3, 1)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_arrows_walk_through_a_fire_trial_as_it_is_drawn(size: tuple[int, int]) -> None:
    """Right goes to the card beside, down to what grows and further to the cards again."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        gift, growth = modal.query_one("#gift", Column), modal.query_one("#growth", Column)
        await pilot.press("right")
        assert gift.pointed == "god mama-quilia"
        while gift.has_focus:
            await pilot.press("down")
            await pilot.pause()
        assert growth.has_focus
        await pilot.press("right", "up")
        await pilot.pause()
        assert growth.pointed == "food"
        assert gift.has_focus
        await pilot.press("home", "enter")
        await pilot.pause()
        assert app.answers == ["god iliapa", "food"]


async def test_a_fire_trial_tells_from_what_to_what_things_grow() -> None:
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Knowledge 0  to 1" in shown(app)
        assert "Food 0  to 1" in shown(app)


async def test_card_08_makes_the_second_half_of_a_fire_trial_void() -> None:
    """G-08: the card replaces both halves."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        gift = modal.query_one("#gift", Column)
        gift.go_to("card 08 offering")
        await pilot.pause()
        assert modal.query_one("#growth", Column).void is not None
        assert gift.has_focus
        assert "Card 08 brings food" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["card 08 offering"]
        assert app.model.view.players[0].food == 3


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_fire_trial_comes_back_with_the_second_half_alone(size: tuple[int, int]) -> None:
    s = arranged.fire_trial()
    kit.choose(s, "offering")
    app = DialogApp(s)
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        assert isinstance(modal, FireTrialModal)
        assert [column.id for column in modal.query(Column)] == ["growth"]
        await pilot.press("escape", "space")
        await open_dialog(pilot)
        await pilot.press("2", "enter")
        await pilot.pause()
        assert app.answers == ["food"]


async def test_at_the_end_of_the_knowledge_track_a_fire_trial_offers_no_knowledge() -> None:
    """K-1: the dialog offers what the engine will offer."""
    s = arranged.fire_trial()
    s.players[0].knowledge = len(s.content.track_vp) - 1
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["god iliapa", "food"]


async def test_a_hint_in_a_fire_trial_marks_its_gift_and_leaves_growth_to_choose() -> None:
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.hint_is_a_part
        modal.take_hint("offering")
        await pilot.pause()
        assert modal.query_one("#gift", Column).pointed == "offering"
        assert modal.query_one("#growth", Column).has_focus
        assert app.answers == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_halves_of_a_fire_trial_are_in_sight_on_the_smallest_terminal(language: str) -> None:
    """F-1, G-08: with both ways of playing card 08 as well."""
    app = DialogApp(arranged.fire_trial(), language)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.query_one(Frame).signs == (False, False)


async def test_what_grows_is_told_to_its_end_beside_the_track() -> None:
    """F-1: the gift was taken already, and the dialog stands beside the knowledge track."""
    async with make_app(table_at("ChooseFireGrowth"), bot_pause=0.0).run_test(size=MEDIUM) as pilot:
        await settle(pilot)
        modal = pilot.app.screen
        assert isinstance(modal, FireTrialModal)
        track = the_game(pilot).query_one("#track")
        assert not modal.query_one(Frame).region.overlaps(track.region)
        assert "Knowledge 0 to 1" in text_on(the_app(pilot))
