"""The keys of options in a series of questions, and where the cursor begins: what is typed does what was read."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import parse_choice
from cuzco_tui.games.cuzco.engine.codes import CUZCO, VILLAGES
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.screen.dialogs.exchange import ExchangeModal
from cuzco_tui.games.cuzco.screen.dialogs.people import AbilityModal
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from tests.games.cuzco import kit
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import DialogApp, open_dialog, shown
from tests.tui.at_the_screen import answer, settle
from tests.tui.at_the_screen import arranged as at_a_table

SMALL = (80, 24)


def keys_of(app: HouseApp) -> dict[str, str]:
    """The keys of the options in the open dialog."""
    choices = app.screen.query_one(Choices)
    return {text: choices.key_at(index) for index, (text, _) in enumerate(choices.options)}


async def come_to(pilot: Pilot[None], app: HouseApp, dialog: type[DecisionModal]) -> None:
    """Answer what comes in between, such as where a feather is put."""
    await settle(pilot)
    while not isinstance(app.screen, dialog):
        await answer(pilot)
        await settle(pilot)


async def test_an_option_of_an_exchange_keeps_its_key_when_others_drop_out() -> None:
    """X-6: there are three feathers of a colour; when none can be taken, no other option has their key."""
    s = arranged.exchange()
    turquoise = [slot for slot, colour in enumerate(s.content.masks[s.players[0].mask], 1) if colour == 0]
    kit.give_feathers(s, 0, *turquoise[:2])
    app = make_app(at_a_table(kit.refresh(s)), bot_pause=3600.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = keys_of(app)
        await pilot.press(before["feather turquoise"])
        await come_to(pilot, app, ExchangeModal)
        after = keys_of(app)
        assert "feather turquoise" not in after
        assert {text: before[text] for text in after if text in before} == {
            text: key for text, key in after.items() if text in before
        }
        await pilot.press(before["feather purple"])
        await come_to(pilot, app, ExchangeModal)
        assert [own.text for own in app.model.chosen if own.text.startswith("feather ")][-1] == "feather purple"


async def test_feathers_have_the_same_keys_in_every_exchange() -> None:
    """X-6: whatever tiles and cards one has."""
    found = []
    plain = kit.new(3)
    kit.at_turn(plain)
    kit.choose(plain, "die 6 exchange")
    for state in (plain, arranged.exchange()):
        app = make_app(at_a_table(state), bot_pause=3600.0)
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot)
            found.append({text: key for text, key in keys_of(app).items() if text.startswith(("feather", "god", "vp"))})
    assert found[0] == found[1]
    assert len(found[0]) == len(set(found[0].values())) == 10


async def test_an_ability_keeps_its_key_and_done_has_its_own() -> None:
    """E-2: after one ability was used, the key of another one does not end the phase."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 0, 0, 12)
    app = make_app(at_a_table(kit.at_people(s)), bot_pause=3600.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = keys_of(app)
        assert before == {"use study 01": "1", "use farm 01": "2", "done": "0"}
        await pilot.press("1")
        await come_to(pilot, app, AbilityModal)
        assert keys_of(app) == {"use farm 01": "2", "done": "0"}


async def test_a_key_stays_also_when_an_answer_is_taken_back() -> None:
    s = arranged.exchange()
    app = make_app(at_a_table(s), bot_pause=3600.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = keys_of(app)
        await pilot.press(before["slide study 03"])
        await come_to(pilot, app, ExchangeModal)
        await pilot.press("u", "enter")
        await come_to(pilot, app, ExchangeModal)
        assert keys_of(app) == before


@pytest.mark.parametrize("arrange", [arranged.extra_turn, arranged.village_vp])
async def test_a_digit_that_was_meant_for_a_die_plays_and_declines_no_card(arrange: object) -> None:
    """G-0: cards have letters where they come between two turns."""
    assert callable(arrange)
    app = DialogApp(arrange())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        await pilot.press(*"123456")
        await pilot.pause()
        assert app.answers == []
        await pilot.press("0")
        await pilot.pause()
        assert app.answers == ["decline"]


async def test_when_no_pips_are_left_the_cursor_is_on_done() -> None:
    """X-1: what is left to do plays a card, which an impatient Enter must not."""
    s = arranged.exchange()
    kit.choose(s, "offering", "offering", "slide study 03", "slide farm 03")
    assert kit.asked(s) == "ChooseExchange"
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert len(modal.options) > 1
        assert modal.pointed_text == "done"


def walk_without_delivery() -> State:
    """Seat 0 may use people for one walk alone, to a village that has its khipu already."""
    for village in range(VILLAGES):
        s = kit.new(3)
        kit.deliver(s, 0, *range(VILLAGES))
        kit.give_tiles(s, 0, 3)
        s.players[0].location = village
        kit.at_people(s)
        if kit.texts(s) == ["use study 04", "done"]:
            seen = preview(view_of(s, 0), parse_choice("use study 04"))
            if seen.arrival is not None and not seen.ahead and seen.arrival.place != CUZCO:
                return s
    raise AssertionError("no village has one road alone")


async def test_where_an_ability_brings_nothing_the_cursor_is_on_done() -> None:
    """A-04: a walk that delivers nothing is not what an impatient Enter means."""
    app = DialogApp(walk_without_delivery())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.pointed_text == "done"


async def test_what_is_lost_by_declining_is_said() -> None:
    """G-05."""
    app = DialogApp(arranged.village_vp())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.pointed_text == "decline"
        assert "Without it you miss: 6 VP" in shown(app)


async def test_without_another_turn_the_own_one_is_over() -> None:
    """G-05: what declining does is said, not what could be done with the card."""
    app = DialogApp(arranged.extra_turn())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.pointed_text == "decline"
        assert "Without it your turn ends here." in shown(app)
