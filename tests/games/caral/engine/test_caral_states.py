"""States as values: they survive JSON, copies are independent, texts parse back, and wrong choices change nothing."""

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.game import IllegalChoice, MalformedChoice
from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.dump import digest, dump_state, load_state
from cuzco_tui.games.caral.engine.events import Event, event_from_data
from cuzco_tui.games.caral.engine.flow import apply, pending_options
from cuzco_tui.games.caral.engine.state import PLAYER_SLOTS, STATE_SLOTS, State
from cuzco_tui.games.caral.engine.view import PlayerView, view_from_data, view_of
from tests.games.caral.helpers_invariants import check
from tests.games.caral.helpers_random import SETUPS, VARIED_SETUPS, Setup, busy, play_on, positions
from tests.long_runs import usual_among

SHARED_ON_PURPOSE = {"content", "options", "moods", "years", "statuses"}
"""What a copy may share with its original, since nobody changes it."""
WORDS = (
    *("move", "worker", "builder", "priest", "neutral", "build", "tile", "anaconda", "architect", "alpaca", "return"),
    *("lose", "pay", "pair", "mixed", "take", "discard", "exchange", "pick", "offer", "nothing", "act", "skip", "done"),
    *("1", "2", "0", "12", "stone", "clay", "fish", "site-1", "village-9", "centre", "start", "sled", "board", "envoy"),
    *("small", "large", "site-100", "site-0", "-1", "٣", "quarry-1"),
)

every_table = pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)


@every_table
def test_a_state_comes_back_from_json_as_it_was_at_every_decision(setup: Setup) -> None:
    for s in positions(setup._replace(max_years=6), 1, 1):
        data = json.loads(json.dumps(dump_state(s)))
        twin = load_state(data, s.content)
        assert dump_state(twin) == dump_state(s)
        assert digest(twin) == digest(s)
        assert len(twin.options) == len(s.options)
        assert all(ours is theirs for ours, theirs in zip(twin.options, s.options, strict=True))


@every_table
def test_a_state_from_json_plays_on_like_the_one_it_was_made_of(setup: Setup) -> None:
    for s in positions(setup, 2, 41):
        here = s.copy()
        there = load_state(json.loads(json.dumps(dump_state(s))), s.content)
        assert play_on(here, 5, 60) == play_on(there, 5, 60)
        assert digest(here) == digest(there)


@every_table
def test_dumped_data_shares_nothing_with_the_state(setup: Setup) -> None:
    for s in positions(setup, 3, 61):
        data = dump_state(s)
        before = json.dumps(data)
        play_on(s.copy(), 1, 30)
        play_on(load_state(data, s.content), 1, 30)
        assert json.dumps(data) == before


@every_table
def test_playing_on_in_a_copy_leaves_the_original_alone_and_the_other_way_round(setup: Setup) -> None:
    for s in positions(setup, 4, 23):
        before = digest(s)
        offered = [choice.text for choice in s.options]
        twin, kept = s.copy(), s.copy()
        assert digest(twin) == before
        made = play_on(twin, 3, 60)
        assert digest(s) == before
        assert [choice.text for choice in s.options] == offered
        assert (digest(twin) != before) == bool(made)
        play_on(twin, 4, 60)
        assert digest(kept) == before


def assert_no_list_shared(ours: object, theirs: object, fields: tuple[str, ...]) -> None:
    """No list of one object is one of the other's lists."""
    for field in fields:
        value, other = getattr(ours, field), getattr(theirs, field)
        if isinstance(value, list) and field not in SHARED_ON_PURPOSE:
            assert other is not value, field


@every_table
def test_a_copy_shares_no_list_with_its_original(setup: Setup) -> None:
    for s in positions(setup, 5, 61):
        twin = s.copy()
        assert_no_list_shared(s, twin, STATE_SLOTS)
        assert all(
            getattr(twin, field) == getattr(s, field) for field in STATE_SLOTS if field not in ("log", "players")
        )
        for ours, theirs in zip(s.players, twin.players, strict=True):
            assert ours is not theirs
            assert_no_list_shared(ours, theirs, PLAYER_SLOTS)


@every_table
def test_every_option_parses_back_to_itself_and_survives_pickling(setup: Setup) -> None:
    for s in positions(setup, 6, 3):
        for choice in s.options:
            assert parse_choice(choice.text) is choice
            assert parse_choice(f"  {choice.text.upper()} ") is choice
            assert pickle.loads(pickle.dumps(choice)) is choice
        assert pending_options(s) == s.options


@every_table
def test_views_and_events_survive_json_and_pickling(setup: Setup) -> None:
    s = setup._replace(max_years=4).game(7)
    player = busy(7)
    log: list[Event] = []
    number = 0
    while s.options:
        number += 1
        apply(s, player(s), log)
        for seat in (number % s.seats, None):
            view = view_of(s, seat)
            twin = view_from_data(json.loads(json.dumps(view.to_data())), s.content)
            assert isinstance(twin, PlayerView)
            assert twin == view
            assert hash(twin) == hash(view)
            assert pickle.loads(pickle.dumps(view)) == view
            assert all(ours is theirs for ours, theirs in zip(twin.options, view.options, strict=True))
    for event in log:
        again = event_from_data(type(event).__name__, json.loads(json.dumps(event.to_data())))
        assert again == event
        assert hash(again) == hash(event)
        assert pickle.loads(pickle.dumps(event)) == event


@every_table
def test_a_choice_that_is_no_option_is_refused_and_changes_nothing(setup: Setup) -> None:
    for s in positions(setup, 8, 13):
        before = digest(s)
        offered = set(s.options)
        log: list[Event] = []
        for text in ("skip", "done", "move site-3", "offer 40 fish", "build", "anaconda cult-2", "exchange 2 clay"):
            choice = parse_choice(text)
            if choice not in offered:
                with pytest.raises(IllegalChoice):
                    apply(s, choice, log)
        assert digest(s) == before
        assert log == []
        assert s.log is None


def test_what_is_typed_does_not_fill_the_memory() -> None:
    known = parse_choice("discard 1 fish")
    remembered = choices._OF_CARDS
    room = choices.REMEMBERED - len(remembered)
    assert room > 0
    fillers: list[Any] = [("a filler", number) for number in range(room)]
    remembered.update(dict.fromkeys(fillers, known))
    try:
        for number in range(500, 600):
            assert parse_choice(f"discard {number} stone 7 fish").text == f"discard {number} stone 7 fish"
        assert len(remembered) == choices.REMEMBERED
        assert parse_choice("discard 1 fish") is known
    finally:
        for filler in fillers:
            del remembered[filler]


@given(st.lists(st.sampled_from(WORDS), max_size=6))
def test_any_words_are_a_choice_with_this_text_or_none(words: list[str]) -> None:
    text = " ".join(words)
    try:
        choice = parse_choice(text)
    except MalformedChoice:
        return
    assert parse_choice(choice.text) is choice
    assert sorted(choice.text.split()) == sorted(text.lower().split())


@given(st.text(max_size=80))
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    try:
        choice = parse_choice(text)
    except MalformedChoice:
        return
    assert parse_choice(choice.text) is choice


@pytest.mark.parametrize("text", ["", "jump", "move", "move start", "offer 0 fish", "offer 1 fish 1 clay", "x" * 300])
def test_what_is_no_choice_is_refused_in_one_short_sentence(text: str) -> None:
    with pytest.raises(MalformedChoice, match="There is no choice called ") as caught:
        parse_choice(text)
    assert len(str(caught.value)) < 150


def test_a_finished_game_offers_nothing() -> None:
    s: State = list(positions(Setup(3, ()), 1, 1000))[-1]
    check(s)
    assert pending_options(s) == []
    assert view_of(s, 0).decider is None
