"""Two people at one keyboard: nobody sees the other's hand."""

import re
from collections.abc import Iterable

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.notice import HandOver
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.panel import Panel
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, arranged, new_table, settle, text_on, the_app

ANNS, BENS = 2, 5
"""God cards that lie face up nowhere in the position, one in each hand."""


def cards_in(text: str, among: Iterable[int] = (ANNS, BENS)) -> set[int]:
    """Which cards stand in a text, by their numbers."""
    return {card for card in among if re.search(rf"(?<![\w/+-]){card:02}(?![\w/])", text)}


def hands_on(app: HouseApp) -> str:
    """The words of the panels that show hands, and of the log."""
    panels = [app.screen.query_one(f"#{id_}", Panel) for id_ in ("mask", "others-1", "log")]
    assert all(panel.region.area for panel in panels)
    return "\n".join(panel.render_line(row).text for panel in panels for row in range(panel.size.height))


def two_hands() -> Table:
    """Ann's turn; she and Ben hold one card each that nobody else can see."""
    state: State = kit.new(2)
    kit.give_card(state, 0, ANNS)
    kit.give_card(state, 1, BENS)
    return arranged(kit.at_turn(state, 0), people=(0, 1))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_no_hand_stands_on_the_screen_before_the_next_person_confirms(size: tuple[int, int]) -> None:
    app = make_app(two_hands(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert cards_in(text_on(app)) == set(), "the first person confirms too"
        await pilot.press("enter")
        await settle(pilot)
        assert cards_in(text_on(app)) == {ANNS}
        await pilot.press("k")
        await pilot.pause()
        assert BENS not in cards_in(text_on(app)), "the back of a card tells nothing"
        await pilot.press("6", "p", "enter")
        await settle(pilot)
        assert isinstance(app.screen, HandOver)
        assert "Ben" in text_on(app)
        assert cards_in(text_on(app)) == set()
        await pilot.press("tab", "k", "m", "h", "w", "u", "1", "escape", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert cards_in(text_on(app)) == set()
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert cards_in(text_on(app)) == {BENS}


async def test_a_resize_uncovers_nothing() -> None:
    app = make_app(two_hands(), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("6", "p", "enter")
        await settle(pilot)
        for size in (SMALL, MIDDLE, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert isinstance(app.screen, HandOver)
            assert "Ben" in text_on(app)
            assert cards_in(text_on(app)) == set()


async def test_the_log_tells_each_person_only_their_own_secrets() -> None:
    """The opening deals hands; each log names the cards of its reader alone."""
    table = new_table(2, people=(0, 1))
    app = make_app(table, bot_pause=0.0)
    looked = 0
    async with app.run_test(size=LARGE) as pilot:
        for _ in range(12):
            await settle(pilot)
            if isinstance(app.screen, HandOver):
                await pilot.press("enter")
                continue
            model = the_app(pilot).model
            assert model.seat is not None
            theirs = table.view(1 - model.seat)
            mine = table.view(model.seat)
            hidden = [
                card
                for card in range(1, 16)
                if theirs.players[1 - model.seat].hand[card]  # type: ignore[attr-defined]
                and not mine.players[model.seat].hand[card]  # type: ignore[attr-defined]
                and card not in mine.face_up  # type: ignore[attr-defined]
            ]
            if isinstance(app.screen, GameScreen):
                shown = hands_on(app)
                named = {card for card in hidden if cuzco_words("en").say(say.card(card)) in shown}
                assert named == set()
                looked += len(hidden)
            await answer(pilot)
        assert looked > 0


async def test_a_resumed_game_asks_for_the_one_who_must_decide_before_it_shows_anything(store: SqliteStore) -> None:
    table = new_table(2, people=(0, 1), store=store)
    while table.decision is not None and (table.decision.seat == 0 or table.view(1).kind != "ChooseTurn"):
        table.play(table.decision.seat, table.decision.options[0], table.step)
    assert table.id is not None
    cards = [card for card in range(1, 16) if table.view(0).players[0].hand[card]]  # type: ignore[attr-defined]
    cards += [card for card in range(1, 16) if table.view(1).players[1].hand[card]]  # type: ignore[attr-defined]
    assert cards
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, HandOver)
        assert cards_in(text_on(app), cards) == set()
