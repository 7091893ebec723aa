"""A game of Caral looked back on: with all hands open everybody's cards are shown."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.caral.screen.panels.other_sleds import OtherSleds
from cuzco_tui.play.replay import Replay, replay_of
from cuzco_tui.store.sqlite import SqliteStore
from tests.games.caral.screen.on_screen import ALL, caral_table
from tests.games.caral.screen.test_caral_panels import panel_text
from tests.random_players import seldom_chosen
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, text_on, the_app
from tests.tui.replaying import replaying_app, the_replay


def replay_of_a_game() -> Replay:
    """The replay of a short game of four."""
    store, pick = SqliteStore(), seldom_chosen(3)
    table = caral_table(4, ALL, max_years=2, store=store)
    while (decision := table.decision) is not None:
        table.play(decision.seat, pick(decision.options), table.step)
    return replay_of(store.read(str(table.id)), find_game)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_with_all_hands_open_the_cards_of_all_are_shown(size: tuple[int, int]) -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=replay.last // 2).run_test(size=size) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("0")
        told = text_on(the_app(pilot))
        assert "all hands open" in told
        assert ("k shows them" in told) == (size == SMALL)
        if size == SMALL:
            await pilot.press("k")
            await pilot.pause()
        assert screen.query_one(OtherSleds).display
        others = panel_text(the_app(pilot), "others")
        me = screen.names.me
        for seat, player in enumerate(screen.view.players):
            for kind, number in enumerate(player.hand):
                if seat != me and number:
                    assert f" {number} {('stone', 'clay', 'fish', 'alpaca')[kind]}" in others
