"""Two people at one keyboard: nobody sees the other's hand."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.notice import HandOver
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, arranged, new_table, settle, text_on, the_app

ANNS, BENS = 2, 5
"""God cards that lie face up nowhere in the position, one in each hand."""


def words_of(card: int, language: str = "en") -> str:
    """The name of a god card as the hand of a mask says it, with its number."""
    return " ".join(cuzco_words(language).say(say.card(card)).split()[1:]).replace(",", "", 1)


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
        assert words_of(ANNS) not in text_on(app), "the first person confirms too"
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("k")
        await pilot.pause()
        assert words_of(ANNS) in text_on(app)
        assert words_of(BENS) not in text_on(app)
        await pilot.press("6", "p")
        await settle(pilot)
        assert isinstance(app.screen, HandOver)
        assert "Ben" in text_on(app)
        for card in (ANNS, BENS):
            assert words_of(card) not in text_on(app)
        await pilot.press("tab", "k", "m", "h", "w", "u", "1", "escape", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        for card in (ANNS, BENS):
            assert words_of(card) not in text_on(app)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert words_of(BENS) in text_on(app)
        assert words_of(ANNS) not in text_on(app)


async def test_a_resize_uncovers_nothing() -> None:
    app = make_app(two_hands(), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("6", "p")
        await settle(pilot)
        for size in (SMALL, MIDDLE, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert isinstance(app.screen, HandOver)
            assert "Ben" in text_on(app)
            for card in (ANNS, BENS):
                assert words_of(card) not in text_on(app)


async def test_the_log_tells_each_person_only_their_own_secrets() -> None:
    """The opening deals hands; each log names the cards of its reader alone."""
    table = new_table(2, people=(0, 1))
    app = make_app(table, bot_pause=0.0)
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
            seen = text_on(app)
            hidden = [
                card
                for card in range(1, 16)
                if theirs.players[1 - model.seat].hand[card]  # type: ignore[attr-defined]
                and not mine.players[model.seat].hand[card]  # type: ignore[attr-defined]
                and card not in mine.face_up  # type: ignore[attr-defined]
            ]
            for card in hidden:
                assert words_of(card) not in seen
            await answer(pilot)
        assert table.step > 4


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
        for card in cards:
            assert words_of(card) not in text_on(app)
