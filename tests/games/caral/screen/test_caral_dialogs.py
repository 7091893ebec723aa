"""Caral's dialogs: cards to discard, the ceremony, and what the end of a year brought."""

import re
from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from cuzco_tui.games.caral.engine.events import Offered, YearEnded
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.screen.dialogs.cards import CardsModal
from cuzco_tui.games.caral.screen.dialogs.ceremony import OfferingModal
from cuzco_tui.games.caral.screen.dialogs.year_summary import YearSummary
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.rules import RulesScreen
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import ALL, ceremony, played_until, settle, table_of_state
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, asks, table_of, text_in_front, the_app, the_game


def far_away() -> State:
    """Seat 0 has five cards and chooses which one takes it further."""
    s = kit.new(3)
    kit.give(s, 0, stone=2, clay=1, fish=2)
    kit.at_turn(s, 0, "quarry-1")
    kit.choose(s, "move cult-2")
    assert kit.asked(s) == "ChooseCardsForMove"
    return s


def last_to_offer(modules: tuple[str, ...] = ()) -> State:
    """Seat 1 is high priest and has offered a stone card, seat 2 nothing; seat 0 is the last."""
    s = kit.new(3, modules)
    kit.give(s, 0, stone=1, clay=2, fish=1)
    kit.give(s, 1, stone=1)
    kit.end_year(s, 1)
    kit.choose(s, "offer 1 stone")
    if kit.decider(s) == 2:
        kit.choose(s, "offer nothing")
    assert (kit.asked(s), kit.decider(s)) == ("ChooseOffering", 0)
    return s


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_cards_that_break_no_pair_stand_first(size: tuple[int, int]) -> None:
    app = make_app(table_of_state(far_away()), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, CardsModal)
        assert app.screen.options[0][0] == "discard 1 clay"
        assert "then with 2 pairs: 2 stone 2 fish" in text_in_front(app)
        await pilot.press("down")
        await pilot.press("right")
        await pilot.pause()
        assert "then with 1 pair:" in text_in_front(app)
        await pilot.press("1")
        await settle(pilot)
        assert "discard 1 clay" in table_of(app).choice_texts


async def test_a_dialog_that_is_put_aside_comes_back_as_it_was() -> None:
    app = make_app(table_of_state(far_away()), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("right")
        dialog = app.screen
        assert isinstance(dialog, CardsModal)
        where = dialog.pointed_text
        await pilot.press("space")
        await pilot.pause()
        assert not isinstance(app.screen, CardsModal)
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, CardsModal)
        assert app.screen.pointed_text == where


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_cj_2_offerings_lie_open_and_each_possible_one_tells_whether_it_leads(size: tuple[int, int]) -> None:
    app = make_app(table_of_state(last_to_offer()), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, OfferingModal)
        told = text_in_front(app)
        assert "Ben" in told
        assert "highest so far" in told
        assert "Cleo no card" in told
        assert "offers now" in told
        texts = [text for text, _ in app.screen.options]
        assert texts == ["offer 1 clay", "offer 2 clay", "offer 1 fish", "offer nothing"]
        assert told.count("leads: +3") == 1
        app.screen.suggest("offer nothing")
        await pilot.pause()
        assert "Who offers nothing loses 1 fame." in text_in_front(app)
        await pilot.press("2")
        await pilot.pause()
        assert "offer 2 clay" in table_of(app).choice_texts


async def test_cl_2_the_ceremony_tells_what_the_gods_ask_for() -> None:
    s = last_to_offer(("moods",))
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert f"Mood of the gods: {s.content.moods[s.moods[0]].needed[1]} cards" in text_in_front(app)
        assert "so far 1" in text_in_front(app)


async def test_c2_3_the_kind_that_is_barred_is_told() -> None:
    s = kit.new(2)
    kit.give(s, 0, stone=1, clay=2)
    kit.on_top(s, "stone")
    kit.end_year(s, 0)
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert "bars this kind: stone" in text_in_front(app)


async def told_at_the_years_end(pilot: Pilot[None]) -> str:
    """Go on to the summary of the year, and give what it tells."""
    app = the_app(pilot)
    for _ in range(400):
        await pilot.pause()
        if isinstance(app.screen, YearSummary):
            break
        if asks(app):
            await pilot.press("enter")
    return text_in_front(app)


async def end_the_year(pilot: Pilot[None]) -> None:
    """Move into the central pyramid."""
    await settle(pilot)
    the_game(pilot).board.prompt.go_to("move centre")
    await pilot.press("enter")


@pytest.mark.parametrize("cards", [2, 0])
async def test_cj_3_why_somebody_had_nothing_to_offer_is_told_with_the_year(cards: int) -> None:
    s = kit.new(2)
    kit.give(s, 0, stone=cards)
    kit.on_top(s, "stone")
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await end_the_year(pilot)
        told = await told_at_the_years_end(pilot)
        assert isinstance(app.screen, YearSummary)
        assert ("You no card of a free kind" in told) == bool(cards)
        assert "You no card" in told
        assert "Ben no card" in told


async def test_cj_3_who_offers_nothing_by_choice_is_told_so() -> None:
    s = kit.new(3)
    kit.give(s, 0, stone=2)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await end_the_year(pilot)
        await settle(pilot)
        await pilot.press("0")
        assert "You nothing" in await told_at_the_years_end(pilot)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_cs_2_the_fame_of_a_status_card_is_told_where_the_offering_is_chosen_and_with_the_year(
    size: tuple[int, int],
) -> None:
    s = kit.new(3, ("status", "moods", "years"))
    kit.show_statuses(s, "S12", "S3", "S5", "S9", "S16")
    kit.give(s, 0, clay=4, fish=1)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await end_the_year(pilot)
        await settle(pilot)
        assert isinstance(app.screen, OfferingModal)
        assert text_in_front(app).count("leads: +3+2") == 1
        app.screen.suggest("offer 4 clay")
        await pilot.pause()
        assert "Taken with it: Donor: an offering that counts 4, 2 fame." in text_in_front(app)
        await pilot.press("enter")
        told = await told_at_the_years_end(pilot)
        assert "ceremony year tile status priests cards" in told
        assert re.search(r"4 clay cards \+3 \S+ \+2 ", told)
        assert "You: status card Donor: an offering that counts 4, 2 fame." in told


@pytest.mark.parametrize("modules", [(), ALL])
async def test_the_end_of_a_year_is_summed_up_once(modules: tuple[str, ...]) -> None:
    s = kit.new(3, modules)
    kit.give(s, 0, clay=2)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await end_the_year(pilot)
        await settle(pilot)
        assert isinstance(app.screen, OfferingModal)
        await pilot.press("2")
        told = await told_at_the_years_end(pilot)
        assert "The end of year 1: you are high priest" in told
        assert "2 clay cards" in told
        assert "+3" in told
        assert "\u22121" in told
        assert "begins the next year" in told or "You begin the next year" in told
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, YearSummary)


async def test_cw_8_an_offering_that_counts_one_more_says_so_at_the_end_of_a_year() -> None:
    s = kit.at_emissary_level(4)
    kit.give(s, 0, clay=2)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        the_game(pilot).board.prompt.go_to("move centre")
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("2")
        assert "2 clay cards +1" in await told_at_the_years_end(pilot)


async def test_after_a_game_was_continued_the_end_of_this_year_is_summed_up_and_none_before() -> None:
    """Whoever continues is told everything from the beginning on, the ceremonies of earlier years too."""
    table = played_until(ceremony)
    year = table.view(0).year
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, OfferingModal)
        await pilot.press("1")
        told = await told_at_the_years_end(pilot)
        assert isinstance(app.screen, YearSummary)
        assert f"The end of year {year}:" in told
        happened = [item.event for item in app.model.ear.happened]
        ends = [index for index, event in enumerate(happened) if isinstance(event, YearEnded)]
        assert len(ends) == year > 1
        offered = {event.seat: (event.kind, event.number) for event in kit.of(Offered, happened[ends[-1] :])}
        summed_up = app.screen.ended.seats
        assert {seat: (one.kind, one.number) for seat, one in enumerate(summed_up)} == offered


@pytest.mark.parametrize("state", [last_to_offer, far_away])
async def test_what_lies_below_a_dialog_that_is_put_aside_has_its_order_and_its_keys(
    state: Callable[[], State],
) -> None:
    app = make_app(table_of_state(state()), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        dialog = app.screen
        assert isinstance(dialog, DecisionModal)
        choices = dialog.query_one(Choices)
        in_dialog = [(text, choices.key_at(index)) for index, (text, _) in enumerate(dialog.options)]
        await pilot.press("space")
        await pilot.pause()
        prompt = the_game(pilot).board.prompt
        assert [(text, prompt.key_at(index)) for index, (text, _) in enumerate(prompt.options)] == in_dialog


async def test_0_offers_nothing_in_the_dialog_and_in_the_list_below_it() -> None:
    for put_aside in (False, True):
        app = make_app(table_of_state(last_to_offer()), bot_pause=0.0)
        async with app.run_test(size=MIDDLE) as pilot:
            await settle(pilot)
            if put_aside:
                await pilot.press("space")
                await pilot.pause()
            await pilot.press("0")
            await pilot.pause()
            assert "offer nothing" in table_of(app).choice_texts


@pytest.mark.parametrize(("place", "text"), [("village-2", "skip"), ("cult-1", "done")])
async def test_0_takes_nothing_on_the_board(place: str, text: str) -> None:
    """CA-1, CR-2: no action, and no pair."""
    s = kit.new(3)
    kit.give(s, 0, fish=2)
    kit.visit(s, place)
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        if text == "done":
            await pilot.press("1")
            await settle(pilot)
        prompt = the_game(pilot).board.prompt
        texts = [known for known, _ in prompt.options]
        assert prompt.key_at(texts.index(text)) == "0"
        await pilot.press("0")
        await pilot.pause()
        assert text in table_of(app).choice_texts


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_what_lies_below_a_dialog_does_not_ask_too(size: tuple[int, int]) -> None:
    app = make_app(table_of_state(last_to_offer()), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        game = the_game(pilot)
        assert game.board.prompt.title() == "What happened"
        assert "bring-back" not in [action.id for action in game.footer.actions]
        await pilot.press("space")
        await pilot.pause()
        assert "bring-back" in [action.id for action in game.footer.actions]
        assert game.board.prompt.title().startswith("Ceremony, 3 fame for the highest: what do you offer?")


async def test_what_was_summed_up_with_a_year_is_no_news_in_the_next_one() -> None:
    s = kit.new(3)
    kit.give(s, 0, clay=2)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await end_the_year(pilot)
        await settle(pilot)
        await pilot.press("2")
        await settle(pilot)
        game = the_game(pilot)
        assert app.model.view.year == 2
        assert [entry for entry in game.entries if entry.said.id == "log-offered-nothing"]
        told = [entry.said.id for entry in game.board.asked.news]
        assert "log-offered-nothing" not in told
        assert "log-offered" not in told


async def test_after_the_game_no_move_stands_at_the_path() -> None:
    s = kit.new(3, max_years=1)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await end_the_year(pilot)
        await told_at_the_years_end(pilot)
        path = the_game(pilot).board.path  # type: ignore[attr-defined]
        assert app.model.next_seat is None
        assert path.happened == ()


async def test_the_rules_open_at_the_end_of_a_year_and_at_what_is_not_possible() -> None:
    s = kit.new(3)
    kit.at_turn(s, 0, "village-3")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        for key in ("w", "?"):
            await pilot.press(key)
            await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        for _ in range(2):
            await pilot.press("escape")
            await pilot.pause()
        await end_the_year(pilot)
        await told_at_the_years_end(pilot)
        await pilot.press("?")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "CY-7" in text_in_front(app)
