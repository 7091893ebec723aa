"""What travels to another process comes back equal: choices, views and events, pickled or as plain data."""

import copy
import json
import pickle
from itertools import count
from typing import Any

import msgspec
import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision
from cuzco_tui.games.cuzco.bots import make_bot
from cuzco_tui.games.cuzco.content import default_content
from cuzco_tui.games.cuzco.engine import State, play
from cuzco_tui.games.cuzco.engine.choices import all_choices
from cuzco_tui.games.cuzco.engine.events import Event, event_from_data
from cuzco_tui.games.cuzco.engine.flow import apply
from cuzco_tui.games.cuzco.engine.setup import opening_events
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_from_data, view_of
from cuzco_tui.games.cuzco.game import Cuzco
from cuzco_tui.messages import Names
from tests.games.cuzco.random_play import SETUPS, VARIED_SETUPS, Setup, positions, seldom_chosen
from tests.long_runs import in_long_runs, usual_among

GAME = Cuzco()
CLOCK = ThinkingClock()
NAMES = Names(("Ann", "Ben", "Cleo", "Dan"), 0)


def as_json(data: Any) -> Any:
    """What plain data is after a journey as JSON, by either library."""
    travelled = json.loads(json.dumps(data))
    assert msgspec.json.decode(msgspec.json.encode(data)) == travelled
    return travelled


def travelled(view: PlayerView) -> PlayerView:
    """A view that went through JSON and met content of its own."""
    return view_from_data(as_json(view.to_data()), pickle.loads(pickle.dumps(default_content())))


def decision_of(s: State) -> Decision:
    """The pending decision of a state."""
    decision = GAME.decision(s)
    assert decision is not None
    return decision


def test_every_choice_is_itself_after_a_journey() -> None:
    for choice in all_choices():
        assert pickle.loads(pickle.dumps(choice)) is choice
        assert copy.deepcopy(choice) is choice


@pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)
def test_views_come_back_equal_at_every_position(setup: Setup) -> None:
    for s in positions(setup, 41, 7):
        for seat in (None, *range(setup.players)):
            view = view_of(s, seat)
            for again in (pickle.loads(pickle.dumps(view)), travelled(view)):
                assert again == view
                assert again.board.roads == view.board.roads
                assert again.board.easiest == view.board.easiest
                assert again.options == view.options
                assert again.stack == view.stack


def test_views_of_other_seats_positions_and_games_differ() -> None:
    setup = SETUPS[0]
    early, late = setup.game(1), setup.game(1)
    play(late, late.options[0])
    assert view_of(early, 0) == view_of(setup.game(1), 0)
    others = (view_of(early, 1), view_of(early, None), view_of(late, 0), view_of(setup.game(2), 0), "a view")
    assert all(view_of(early, 0) != other for other in others)


def test_a_view_that_came_back_is_independent_of_its_data() -> None:
    view = view_of(SETUPS[0].game(3), 0)
    data = view.to_data()
    again = view_from_data(data, view.content)
    again.dice.append(6)
    again.market[0].append(1)
    again.players[0].hand[1] += 1
    assert view_from_data(data, view.content) == view


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_events_come_back_equal(setup: Setup) -> None:
    s = setup.game(17)
    pick = seldom_chosen(17)
    log: list[Event] = opening_events(s)
    while s.options:
        apply(s, pick(s.options), log)
    kinds = {type(event).__name__ for event in log}
    assert len(kinds) > 30
    for event in log:
        again = event_from_data(type(event).__name__, as_json(event.to_data()))
        for twin in (again, pickle.loads(pickle.dumps(event))):
            assert twin == event
            assert hash(twin) == hash(event)
            assert twin.private_to == event.private_to


@pytest.mark.parametrize(
    ("setup", "every"),
    [(VARIED_SETUPS[-1], 4), *(in_long_runs(setup, 1) for setup in VARIED_SETUPS)],
    ids=str,
)
def test_a_view_that_came_back_brings_the_same_answers_and_words(setup: Setup, every: int) -> None:
    """Greedy's answer, its hint, what options bring, questions and all that can be looked at, over a whole game.

    Of the hints, which think, every run looks at some.
    """
    narrator = GAME.narrator()
    greedy = make_bot("greedy", 0)
    s = setup.game(23)
    pick = seldom_chosen(23)
    for number in count():
        if not s.options:
            break
        decision = decision_of(s)
        view = view_of(s, decision.seat)
        again = travelled(view)
        assert greedy(again, decision._replace(options=again.options), CLOCK) == greedy(view, decision, CLOCK)
        if number % every == 0:
            assert GAME.hint(again, decision, NAMES) == GAME.hint(view, decision, NAMES)
        assert narrator.question(again, NAMES) == narrator.question(view, NAMES)
        assert narrator.where(again, NAMES) == narrator.where(view, NAMES)
        for option in decision.options:
            assert narrator.option(option, again, NAMES) == narrator.option(option, view, NAMES)
            assert narrator.brings(option, again, NAMES) == narrator.brings(option, view, NAMES)
        log: list[Event] = []
        apply(s, pick(s.options), log)
        after = view_of(s, 0)
        for event in log:
            assert narrator.event(event, travelled(after), NAMES) == narrator.event(event, after, NAMES)
