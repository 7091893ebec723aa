"""Each dialog of Cuzco: what it draws, what its numbers mean, and what its keys take."""

from collections.abc import Callable

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import BUY_GOOD, TakeGod, parse_choice
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, TASK_NAMES
from cuzco_tui.games.cuzco.screen.dialogs.exchange import ExchangeModal
from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KEEP, KeepTasksModal
from cuzco_tui.games.cuzco.screen.dialogs.pututu import PututuModal, die_face
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices, Column
from cuzco_tui.tui.modals.decision import DecisionModal
from tests.games.cuzco import kit
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import DialogApp, open_dialog, shown
from tests.tui.at_the_screen import answer, settle
from tests.tui.at_the_screen import arranged as at_a_table

SMALL, MEDIUM = (80, 24), (120, 40)


def flat(text: str) -> str:
    """Text without edges, wraps and blanks."""
    return "".join(text.split())


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_card_tells_what_it_does_and_costs(size: tuple[int, int]) -> None:
    """G-0: from the hand for an offering, or from the display for a medal."""
    app = DialogApp(arranged.extra_turn())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        assert "Phase one, after your turn: one more turn, as if with a die of 1." in shown(app)
        modal.query_one(Choices).point(0)
        await pilot.pause()
        assert "a  for one offering" in shown(app)
        assert "one more turn at once, as if with a die of 1" in shown(app)
        assert "this card from your hand and one offering of your 2" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "an Inti medal of your 1" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["card 05 inti"]


@pytest.mark.parametrize("arrange", [arranged.extra_turn, arranged.village_vp])
async def test_an_impatient_enter_pays_for_no_card(arrange: Callable[[], State]) -> None:
    """G-0: where a card may be declined, the cursor begins there, a line below the cards."""
    app = DialogApp(arrange())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        spots = modal.query_one(Choices)._spots
        assert modal.pointed_text == "decline"
        assert spots[-1].y == spots[-2].bottom + 1
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["decline"]


async def test_the_dialog_of_a_turn_offers_cards_and_leads_to_the_pututus() -> None:
    app = DialogApp(arranged.turn_with_card_06())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        await pilot.press("3")
        assert isinstance(await open_dialog(pilot), PututuModal)
        await pilot.press("escape")
        assert not isinstance(await open_dialog(pilot), PututuModal)
        await pilot.press("3")
        await open_dialog(pilot)
        await pilot.press("left", "enter")
        await pilot.pause()
        assert app.answers == ["pututu 1 die 6 to 5"]
        assert not isinstance(app.screen, DecisionModal)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_die_turns_as_one_presses_and_enter_returns_the_pututus(size: tuple[int, int]) -> None:
    """O-2: 5 becomes 2 by a pututu of 2 and one of 1, played one after the other."""
    app = DialogApp(arranged.pututus())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        assert isinstance(modal, PututuModal)
        await pilot.press("left", "minus", "left")
        await pilot.pause()
        assert modal.target == 2
        assert "one pututu of 1 and one pututu of 2" in shown(app)
        await pilot.press("left", "left")
        assert modal.target == 1
        await pilot.press("right", "enter")
        await pilot.pause()
        assert app.answers == ["pututu 2 die 5 to 3", "pututu 1 die 3 to 2"]
        assert sorted(app.model.view.dice[:3]) == [2, 3, 3]


async def test_another_die_and_another_payment_can_be_chosen() -> None:
    app = DialogApp(arranged.pututus())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert isinstance(modal, PututuModal)
        await pilot.press("enter")
        assert app.answers == []
        await pilot.press("tab", "5", "down")
        await pilot.pause()
        assert (modal.die, modal.target) == (3, 5)
        assert "▌ Costs 2 pututus of 1" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["pututu 1 die 3 to 4", "pututu 1 die 4 to 5"]


def test_a_die_shows_its_pips() -> None:
    faces = [die_face(pips, "on-gold") for pips in range(1, 7)]
    assert ["".join(text for line in face for text, _ in line).count("o") for face in faces] == [1, 2, 3, 4, 5, 6]


async def test_where_only_a_card_is_left_in_phase_two_the_cursor_begins_on_the_end() -> None:
    """A-1, G-15: an impatient Enter pays for no further ability."""
    app = DialogApp(arranged.people_with_a_card_left())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.options[0][0].startswith("card 15")
        assert modal.pointed_text == "done"


async def test_a_feather_slot_has_the_key_of_its_circlet() -> None:
    """N-8: the number one sees on a circlet is the key that puts a feather there."""
    app = DialogApp(arranged.feather_slot())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        slots = {int(text.removeprefix("slot ")) for text in modal.query_one(Choices).digits}
        assert {(slot + 1) // 2 for slot in slots} == set(modal.query_one(Choices).digits.values())


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_feather_slot_shows_the_circlet_it_would_complete(size: tuple[int, int]) -> None:
    """M-4: the slot that completes a circlet is offered first."""
    app = DialogApp(arranged.feather_slot())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        assert "▐T▌ ▕T▏" in shown(app)
        assert "Circlet 1 is complete then" in shown(app)
        await pilot.press("down")
        await pilot.pause()
        assert "▕T▏  p" in shown(app)
        assert "Circlet 2 still lacks one purple feather" in shown(app)


async def test_a_circlet_shows_the_die_it_needs_and_its_vp() -> None:
    """H-1, H-2."""
    app = DialogApp(arranged.feather_slot())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        needs = next(line for line in shown(app).splitlines() if "1 or more" in line)
        assert needs.split() == [*(part for pips in range(1, 6) for part in (str(pips), "or", "more")), "die", "6"]
        assert "10 VP" in shown(app)


async def test_tasks_show_how_far_one_is() -> None:
    """U-4: what can be fulfilled with a card comes first, then what is given up."""
    app = DialogApp(arranged.task())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        rows = [line.strip() for line in shown(app).splitlines()]
        assert rows.index("With card 04:") < rows.index("Give one up:")
        assert any("1/2  Task S-03" in row and "4 VP" in row for row in rows)
        assert any("0/5  Task 38" in row for row in rows)
        assert parse_choice(modal.options[0][0]).text.startswith("fulfil S-03 04")


async def test_two_tasks_are_marked_and_then_kept() -> None:
    """N-11: Space, a digit or Enter marks a task; Enter on the last row keeps the two."""
    app = DialogApp(arranged.tasks_to_keep())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert isinstance(modal, KeepTasksModal)
        offer = modal.me.offer
        await pilot.press("space", "down", "enter")
        await pilot.pause()
        assert modal.picked == (offer[0], offer[1])
        assert modal.pointed_text == KEEP
        await pilot.press("1", "3")
        await pilot.pause()
        assert modal.picked == (offer[1], offer[2])
        assert shown(app).count("[x]") == 2
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == [f"keep {' '.join(sorted(modal._pair().split()[1:]))}"]


async def test_one_task_is_not_kept_alone_and_marks_come_back_with_the_dialog() -> None:
    app = DialogApp(arranged.tasks_to_keep())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        await pilot.press("2", "end", "enter", "escape", "space")
        modal = await open_dialog(pilot)
        assert app.answers == []
        assert isinstance(modal, KeepTasksModal)
        assert modal.picked == (modal.me.offer[1],)


async def test_keeping_two_tasks_too_early_is_answered_in_the_dialog() -> None:
    app = DialogApp(arranged.tasks_to_keep())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        await pilot.press("1", "end", "enter")
        await pilot.pause()
        assert "Mark two tasks first." in shown(app)
        await pilot.press("2")
        await pilot.pause()
        assert "2 of 2 marked." in shown(app)


async def test_every_task_in_a_dialog_begins_with_a_capital() -> None:
    app = DialogApp(arranged.tasks_to_keep())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert shown(app).count("Task ") == len(modal.view.players[0].offer) + len(modal.view.players[0].tasks)
        assert " task S-" not in shown(app)


async def test_where_card_04_can_fulfil_a_task_the_question_says_so() -> None:
    """U-4, G-04."""
    app = DialogApp(arranged.task())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Fulfil one with card 04, or give one up?" in shown(app)
        assert "for nothing" not in shown(app)


async def test_a_hint_marks_the_two_tasks_to_keep() -> None:
    app = DialogApp(arranged.tasks_to_keep())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert isinstance(modal, KeepTasksModal)
        modal.take_hint(modal.options[4][0])
        await pilot.pause()
        assert modal._pair() == modal.options[4][0]
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == [modal.options[4][0]]


async def test_an_exchange_shows_pips_prices_and_what_was_bought() -> None:
    """X-3, X-4: a VP and an offering of a 6 leave three pips."""
    app = DialogApp(arranged.exchange())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        assert "Pips left: 6 of 6" in shown(app)
        assert "For two pips:" in shown(app)
        for bought in ("vp", "offering"):
            modal.query_one(Choices).go_to(bought)
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("space")
            modal = await open_dialog(pilot)
        assert app.answers == ["vp", "offering"]
        assert "Pips left: 3 of 6" in shown(app)
        assert "So far: One VP, One offering" in shown(app)


async def test_an_exchange_goes_on_where_the_last_thing_was_bought() -> None:
    """X-3, X-5: a feather is put into its slot first; of a tile that is slid down there is no other."""
    table = at_a_table(arranged.exchange())
    app = make_app(table, bot_pause=3600.0)
    async with app.run_test(size=SMALL) as pilot:
        for bought, then in (("feather purple", "feather purple"), ("slide study 03", "slide farm 03")):
            await settle(pilot)
            app.screen.query_one(Choices).go_to(bought)
            await pilot.press("enter")
            await settle(pilot)
            while not isinstance(app.screen, ExchangeModal):
                await answer(pilot)
            assert app.screen.query_one(Choices).pointed == then


async def test_everything_that_an_exchange_offers_is_seen_at_once_where_there_are_rows() -> None:
    app = DialogApp(arranged.exchange())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        body, choices = modal.query_one("#dialog-body"), modal.query_one(Choices)
        assert body.max_scroll_y == 0
        assert len(choices._spots) == len(choices.options) > 9


async def test_an_exchange_tells_what_a_feather_would_complete_and_fulfil() -> None:
    """X-6, M-4, U-4: in the slot where it does most; the whole list stays in sight on the smallest terminal."""
    s = arranged.long_exchange()
    colours = s.content.masks[s.players[0].mask]
    kit.give_feathers(s, 0, *(colours.index(colour) + 1 for colour in range(1, 4)))
    kit.give_task(s, 0, TASK_NAMES.index("05"))
    app = DialogApp(kit.refresh(s))
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert modal.query_one("#dialog-body").max_scroll_y == 0
        modal.query_one(Choices).go_to("feather turquoise")
        await pilot.pause()
        assert "meets task 05" in shown(app).lower()
        modal.query_one(Choices).go_to(f"feather {COLOUR_NAMES[colours[colours.index(1) ^ 1]]}")
        await pilot.pause()
        assert f"Circlet {colours.index(1) // 2 + 1} ready for" in shown(app)


async def test_with_one_pip_an_exchange_says_what_is_too_dear() -> None:
    """X-3."""
    s = arranged.exchange()
    kit.choose(s, "vp", "offering", "offering")
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Too dear with one pip: an offering" in shown(app)
        assert "For two pips:" not in shown(app)


async def test_people_tell_what_each_ability_would_do_and_why_others_do_nothing() -> None:
    """E-2, E-3: two tiles of one kind have strength 2, and the strong ones come first."""
    app = DialogApp(arranged.ability())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        assert modal.options[0][0] == "use study 01"
        assert "2 offerings" in shown(app)
        assert "strength 2" in shown(app)
        assert "study  circlets: none of" in shown(app)


async def test_the_market_shows_every_good_also_what_one_cannot_pay() -> None:
    """U-3: the price lies there in pieces."""
    s = arranged.market()
    s.players[0].food = 2
    kit.refresh(s)
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert "Too dear: jewellery (3 short)." in shown(app)
        assert "o o" in shown(app)
        texts = [text for text, _ in modal.options]
        assert texts[:2] == [BUY_GOOD[1].text, BUY_GOOD[0].text]
        await pilot.press("2")
        await pilot.pause()
        assert app.answers == [BUY_GOOD[0].text]


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_die_to_move_is_picked_with_its_space(size: tuple[int, int]) -> None:
    """G-06: a die has the key of its pips, a space that of the board; left and right change the part."""
    app = DialogApp(arranged.die_to_move())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        left, right = modal.query_one("#left", Column), modal.query_one("#right", Column)
        await pilot.press("2")
        await pilot.pause()
        assert "move 2 of seat 3" in left.pointed
        assert right.has_focus
        await pilot.press("left")
        assert left.has_focus
        await pilot.press("f")
        await pilot.pause()
        assert right.has_focus
        assert "The 2 of Cid: from temple to farm" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["move 2 of seat 3 from temple to farm"]


async def test_the_steps_of_the_temple_stand_as_a_pyramid_and_have_their_own_numbers() -> None:
    """T-1, T-2: step 1 is key 1; who would fall is told at the step."""
    app = DialogApp(arranged.step())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        assert all(choices.digits[f"step {step}"] == step for step in range(1, 7))
        assert all(choices.key_at(index).isalpha() for index, (text, _) in enumerate(choices.options) if "for" in text)
        steps = [text for text, _ in choices.options if len(text.split()) == 2]
        assert steps == [f"step {step}" for step in range(6, 0, -1)]
        assert "Bob falls to 5, Cid falls to 4" in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert app.answers == ["step 1"]


async def test_spaces_on_the_knowledge_track_tell_what_they_are_worth() -> None:
    """A-05: two spaces are key 2."""
    app = DialogApp(arranged.spaces())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        assert {"advance 1": 1, "advance 2": 2}.items() <= modal.query_one(Choices).digits.items()
        assert "Knowledge: from space 0, worth 0 VP, to space 2, worth 2 VP." in shown(app)
        await pilot.press("down")
        await pilot.pause()
        assert "to space 1, worth 1 VP." in shown(app)


async def test_a_person_tile_has_the_key_of_its_pips() -> None:
    """P-1."""
    app = DialogApp(arranged.tile())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        digits = modal.query_one(Choices).digits
        assert all(digits[f"tile study {pips}"] == pips for pips in range(1, 7))


async def test_khipus_to_the_reserve_tell_where_they_are() -> None:
    """A-08."""
    app = DialogApp(arranged.khipu())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        me = app.model.view.players[0]
        assert f"Khipus on your mask: {me.khipus}, in your reserve: {me.reserve}, delivered: 0." in shown(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_card_does_is_read_at_80_by_24_while_the_cursor_is_on_it(language: str) -> None:
    app = DialogApp(arranged.long_exchange(), language)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        seen = 0
        for index, (text, _) in enumerate(modal.options):
            choices.point(index)
            await pilot.pause()
            await pilot.pause()
            choice = parse_choice(text)
            if isinstance(choice, TakeGod) and modal.view.face_up[choice.god]:
                card = modal.view.face_up[choice.god]
                assert flat(modal.say(message(f"card-{card:02}-help"))) in flat(shown(app))
                seen += 1
        assert seen


@pytest.mark.parametrize("size", [SMALL, (100, 30), MEDIUM])
async def test_the_detail_of_a_card_is_inside_the_dialog_at_every_size(size: tuple[int, int]) -> None:
    app = DialogApp(arranged.long_exchange())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        gods = [index for index, (text, _) in enumerate(modal.options) if isinstance(parse_choice(text), TakeGod)]
        choices.point(gods[-1])
        await pilot.pause()
        await pilot.pause()
        detail, dialog = modal.query_one(".detail"), modal.query_one("#dialog")
        assert detail.region.height >= 2
        assert detail.region.bottom <= dialog.region.bottom - 1
