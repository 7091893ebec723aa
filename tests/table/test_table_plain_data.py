"""What a game shows goes through JSON and comes back equal, by its interface alone."""

import json
from typing import Any

import pytest
from toy_game import TOY

from cuzco_tui.game import Game
from cuzco_tui.games import find_game

GAMES = [TOY, find_game("cuzco")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.description.name)
def test_views_events_and_choices_of_a_game_come_back_equal_from_json(game: Game) -> None:
    content = game.load_content(None)
    state = game.make(3, 11, game.description.checked_options(3, {}), content)
    log: list[Any] = game.opening(state)
    while decision := game.decision(state):
        for seat in (None, 0, 1, 2):
            view = game.view(state, seat)
            assert game.view_from_data(json.loads(json.dumps(view.to_data())), content) == view
        assert [game.parse(option.text) for option in decision.options] == list(decision.options)
        game.apply(state, decision.options[-1], log)
    for event in log:
        again = game.event_from_data(type(event).__name__, json.loads(json.dumps(event.to_data())))
        assert again == event
        assert again.private_to == event.private_to
