"""The dialogs: opened from arranged games, answered by keys alone, put aside and brought back, at two sizes."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import BUY_GOOD, TakeGod, parse_choice
from cuzco_tui.games.cuzco.engine.codes import SLID_DOWN
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.screen.dialogs.dice import DieToMoveModal
from cuzco_tui.games.cuzco.screen.dialogs.fire_trial import FireTrialModal
from cuzco_tui.games.cuzco.screen.dialogs.pututu import PututuModal, die_face
from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT, PUTUTU_DIALOG
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.keys import USUAL_KEYS
from cuzco_tui.tui.modals.choices import BODY, Choices, Column
from cuzco_tui.tui.modals.columns import ColumnsModal
from cuzco_tui.tui.modals.decision import DecisionModal
from tests.games.cuzco import kit
from tests.games.cuzco.screen import arranged
from tests.games.cuzco.screen.arranged import ARRANGED, DialogApp, open_dialog, shown
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import table_of

SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (200, 60)
LISTS = sorted(set(ARRANGED) - {"pututus", "turn"})


def flat(text: str) -> str:
    """Text without frames, wraps and blanks."""
    return "".join(text.replace("│", "").split())


@pytest.mark.parametrize("kind", [*DECISION_NAMES, PUTUTU_DIALOG])
def test_every_kind_of_decision_has_a_dialog(kind: str) -> None:
    assert issubclass(CUZCO_FRONT.dialog_for(kind), DecisionModal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*DECISION_NAMES, PUTUTU_DIALOG])
def test_the_line_of_keys_fits_the_smallest_terminal(kind: str, language: str) -> None:
    """At 80 columns there are 70 beside the corners and the sign that there is more below."""
    modal, words = CUZCO_FRONT.dialog_for(kind), cuzco_words(language)
    keys = {action.replace("-", "_"): USUAL_KEYS.shown(action, words) for action in modal.HELP_KEYS}
    assert len(words.say(message(modal.HELP, **keys))) <= 70
    assert len(words.say(message(modal.HEADING))) <= 74


def check_place(modal: DecisionModal, size: tuple[int, int]) -> None:
    """A dialog fills a small terminal, and stands in the middle of a large one."""
    region = modal.query_one("#dialog").region
    if size == SMALL:
        assert (region.x, region.y, region.width, region.height) == (0, 0, *SMALL)
    else:
        assert region.width == (100 if isinstance(modal, ColumnsModal) else 88)
        assert abs(region.x - (size[0] - region.right)) <= 1
        assert abs(region.y - (size[1] - region.bottom)) <= 1
        assert region.y > 0
        assert region.bottom < size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
async def test_every_option_can_be_reached_and_read_at_80_by_24(name: str, language: str) -> None:
    app = DialogApp(ARRANGED[name](), language)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        for index in range(len(choices.options)):
            assert choices.cursor == index
            seen = shown(app)
            assert ">" in seen
            told = flat(choices.say(choices.options[index][1]))
            if isinstance(choices, Column):
                rows = [choices.render_line(row).text for row in range(choices.size.height)]
                assert told in flat("".join(rows))
            else:
                assert told in flat(seen), seen
            await pilot.press("down")
            await pilot.pause()
        assert choices.cursor == 0


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
@pytest.mark.parametrize("name", [name for name in LISTS if name not in ("fire trial", "die to move")])
async def test_a_digit_answers(name: str, size: tuple[int, int]) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        second = modal.options[1][0]
        await pilot.press("2")
        await pilot.pause()
        assert app.answers == [second]
        assert table_of(app).step == 1


@pytest.mark.parametrize(("size", "key"), [(SMALL, "space"), (MEDIUM, "escape")])
@pytest.mark.parametrize("name", sorted(ARRANGED))
async def test_a_dialog_is_put_aside_and_brought_back_as_it_was(name: str, size: tuple[int, int], key: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=size) as pilot:
        first = await open_dialog(pilot)
        check_place(first, size)
        await pilot.press("down", key)
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
        await pilot.press("down")
        for size in (SMALL, LARGE, SMALL):
            await pilot.resize_terminal(*size)
            check_place(modal, size)
        assert app.screen is modal
        if name != "pututus":
            assert modal.query_one(Choices).cursor == 1


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_both_halves_of_a_fire_trial_are_taken_in_one_dialog(size: tuple[int, int]) -> None:
    """F-1: an offering and a food, by a digit in each list and Enter."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        await pilot.press("6", "2")
        assert app.answers == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["offering", "food"]
        me = app.model.view.players[0]
        assert (me.offerings, me.food) == (3, 1)


async def test_arrows_change_the_list_of_a_fire_trial() -> None:
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        await pilot.press("down", "right", "down", "down", "left", "up", "tab")
        assert modal.query_one("#growth", Column).has_focus
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["god iliapa", "decline"]


async def test_card_08_makes_the_second_half_of_a_fire_trial_void() -> None:
    """G-08: the card replaces both halves."""
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        await pilot.press("7")
        await pilot.pause()
        assert modal.query_one("#growth", Column).void is not None
        assert modal.query_one("#gift", Column).has_focus
        assert modal.query_one("#growth", Column).render_line(1).text.startswith("Card 08 brings food")
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_enter_takes_in_a_fire_trial_is_seen_at_80_by_24(language: str) -> None:
    app = DialogApp(arranged.fire_trial(), language)
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        words = cuzco_words(language)
        told = words.say(message("modal-enter-takes", take=USUAL_KEYS.shown("take", words), picks="")).strip()
        assert told.endswith(":")
        assert told in shown(app)


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_card_tells_what_it_does_and_costs(size: tuple[int, int]) -> None:
    """G-0: from the hand for an offering, or from the display for a medal."""
    app = DialogApp(arranged.extra_turn())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        assert "Phase one, after your turn: one more turn with a virtual 1." in shown(app)
        assert "this card from your hand and one offering of your 2" in shown(app)
        await pilot.press("down")
        await pilot.pause()
        assert "an Inti medal of your 1" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["card 05 inti"]


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
        assert "> Costs 2 pututus of 1" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["pututu 1 die 3 to 4", "pututu 1 die 4 to 5"]


def test_a_die_shows_its_pips() -> None:
    assert ["".join(die_face(pips)).count("o") for pips in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_feather_slot_shows_the_circlet_it_would_complete(size: tuple[int, int]) -> None:
    """M-4."""
    app = DialogApp(arranged.feather_slot())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        assert "│ T │>T<│" in shown(app)
        assert "> 1 <" in shown(app)
        assert "Circlet 1 is complete then" in shown(app)
        await pilot.press("down")
        await pilot.pause()
        assert "│>T<│ p │" in shown(app)
        assert "> 2 <" in shown(app)
        assert "Circlet 2 still lacks one purple feather" in shown(app)


async def test_tasks_show_how_far_one_is_and_which_are_meant() -> None:
    """U-4."""
    app = DialogApp(arranged.task())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "> [=-]    1/2  1 missing  task S-03" in shown(app)
        await pilot.press("down", "down")
        await pilot.pause()
        assert "> [-----] 0/5  5 missing  task 38" in shown(app)


async def test_an_exchange_shows_pips_prices_and_what_was_bought() -> None:
    """X-3, X-4: a VP and an offering of a 6 leave three pips."""
    app = DialogApp(arranged.exchange())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Pips left: 6 of 6" in shown(app)
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("space")
        await open_dialog(pilot)
        await pilot.press("4")
        await pilot.pause()
        await pilot.press("space")
        await open_dialog(pilot)
        assert app.answers == ["vp", "offering"]
        assert "Pips left: 3 of 6" in shown(app)
        assert "So far: 1 VP, One offering" in shown(app)
        assert "For two pips:" in shown(app)


async def test_people_tell_what_each_ability_would_do_and_why_others_do_nothing() -> None:
    """E-2, E-3: two tiles of one kind have strength 2."""
    app = DialogApp(arranged.ability())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "strength 2 (2 offerings)" in shown(app)
        assert "study for circlets: Rule A-09" in shown(app)


async def test_the_market_shows_every_good_also_what_one_cannot_pay() -> None:
    """U-3."""
    s = arranged.market()
    s.players[0].food = 2
    kit.refresh(s)
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        rows = [line.strip("│ ") for line in shown(app).splitlines()]
        assert "good       lying  food  VP  you own  food left" in rows
        assert "jewellery      1     5   9        0    3 short" in rows
        assert "> soup           1     1   1        0          1" in rows
        await pilot.press("2")
        await pilot.pause()
        assert app.answers == [BUY_GOOD[1].text]


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_a_die_to_move_is_picked_with_its_space(size: tuple[int, int]) -> None:
    """G-06."""
    app = DialogApp(arranged.die_to_move())
    async with app.run_test(size=size) as pilot:
        await open_dialog(pilot)
        await pilot.press("2", "3")
        await pilot.pause()
        assert "Die 2 of Cid: from temple to farm" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["move 2 of seat 3 from temple to farm"]


async def test_a_click_answers() -> None:
    app = DialogApp(arranged.market())
    async with app.run_test(size=MEDIUM) as pilot:
        await open_dialog(pilot)
        await pilot.click("#dialog-prompt", offset=(5, 2))
        await pilot.pause()
        assert app.answers == [BUY_GOOD[5].text]


async def test_a_click_picks_in_a_list_beside_another() -> None:
    app = DialogApp(arranged.fire_trial())
    async with app.run_test(size=MEDIUM) as pilot:
        await open_dialog(pilot)
        await pilot.click("#growth", offset=(5, 2))
        await pilot.pause()
        assert app.answers == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ["god iliapa", "food"]


@pytest.mark.parametrize("name", sorted(set(ARRANGED) - {"pututus"}))
async def test_a_dialog_does_not_jump_when_its_cursor_moves(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=MEDIUM) as pilot:
        modal = await open_dialog(pilot)
        if isinstance(modal, DieToMoveModal):
            await pilot.press("down", "up")
            await pilot.pause()
        region = modal.query_one("#dialog").region
        for _ in modal.query(Choices).first().options:
            await pilot.press("down")
            await pilot.pause()
            assert modal.query_one("#dialog").region == region


async def test_the_list_below_a_shorter_page_stays_in_its_place() -> None:
    app = DialogApp(arranged.exchange())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        before = shown(app).splitlines()
        await pilot.press("pagedown")
        await pilot.pause()
        after = shown(app).splitlines()
        row = next(number for number, line in enumerate(before) if "1 to 9 of 15" in line)
        assert "10 to 15 of 15" in after[row]


async def test_with_one_pip_an_exchange_says_what_is_too_dear() -> None:
    """X-3."""
    s = arranged.exchange()
    kit.choose(s, "vp", "offering", "offering")
    app = DialogApp(s)
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Too dear with one pip: an offering" in shown(app)
        assert "For two pips:" not in shown(app)


async def test_khipus_to_the_reserve_tell_where_they_are() -> None:
    """A-08."""
    app = DialogApp(arranged.khipu())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        me = app.model.view.players[0]
        assert f"Khipus on your mask: {me.khipus}, in your reserve: {me.reserve}, delivered: 0." in shown(app)


async def test_spaces_on_the_knowledge_track_tell_what_they_are_worth() -> None:
    """A-05."""
    app = DialogApp(arranged.spaces())
    async with app.run_test(size=SMALL) as pilot:
        await open_dialog(pilot)
        assert "Knowledge: from space 0, worth 0 VP, to space 2, worth 2 VP." in shown(app)
        await pilot.press("down")
        await pilot.pause()
        assert "to space 1, worth 1 VP." in shown(app)


@pytest.mark.parametrize("name", ["fire trial", "exchange"])
async def test_a_sign_tells_that_a_dialog_goes_on_below(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=(100, 20)) as pilot:
        modal = await open_dialog(pilot)
        await pilot.resize_terminal(100, 24)
        await pilot.pause()
        body = modal.query_one(f"#{BODY}")
        lines = shown(app).splitlines()
        assert ("v more below" in lines[-1]) == (body.max_scroll_y > 0)
        await pilot.press("up")
        await pilot.pause()
        if body.max_scroll_y:
            assert "more above ^" in shown(app).splitlines()[0]


def long_exchange() -> State:
    """Seat 0 exchanges a 6 with so many things to buy that they take two pages."""
    s = kit.new(3)
    kit.give_tiles(s, 0, 2, 14, 5, 3, 16, 5 + SLID_DOWN)
    kit.give_card(s, 0, 2)
    kit.show_god(s, 13)
    kit.at_turn(s)
    kit.choose(s, "die 6 exchange")
    return s


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_card_does_is_read_at_80_by_24_while_the_cursor_is_on_it(language: str) -> None:
    app = DialogApp(long_exchange(), language)
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
                assert flat(choices.say(choices.options[index][1])) in flat(shown(app))
                seen += 1
        assert seen


@pytest.mark.parametrize("size", [SMALL, (100, 30), MEDIUM])
async def test_the_detail_of_a_card_is_inside_the_dialog_at_every_size(size: tuple[int, int]) -> None:
    app = DialogApp(long_exchange())
    async with app.run_test(size=size) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query_one(Choices)
        gods = [index for index, (text, _) in enumerate(modal.options) if isinstance(parse_choice(text), TakeGod)]
        choices.point(gods[-1])
        await pilot.pause()
        await pilot.pause()
        detail, dialog = modal.query_one(".detail"), modal.query_one("#dialog")
        assert detail.region.height >= 3
        assert detail.region.bottom <= dialog.region.bottom - 1


async def test_the_last_page_names_the_key_back_and_every_page_its_heading() -> None:
    app = DialogApp(arranged.exchange())
    async with app.run_test(size=MEDIUM) as pilot:
        await open_dialog(pilot)
        assert "1 to 9 of 15; PageDown shows more" in shown(app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert "10 to 15 of 15; PageUp goes back" in shown(app)
        assert "For two pips:" in shown(app)
        assert "For one pip:" not in shown(app)
