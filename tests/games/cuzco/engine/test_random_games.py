"""Whole games by random players: every position is sound, and every game ends after six rounds.

More than 2,000 games are played in chunks, an eighth of them in every run and the others in the long runs: a third each
by players to whom all options are alike, by players that prefer what they seldom chose and by players with a strong
taste; all invariants are checked after every single choice.
"""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, parse_choice, play
from cuzco_tui.games.cuzco.engine.city import ranking
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import (
    CardPlayed,
    Event,
    GameEnded,
    PointsScored,
    RoundEnded,
    RoundStarted,
)
from tests.games.cuzco.invariants import OVER, check
from tests.games.cuzco.random_play import SETUPS, VARIED_SETUPS, Pick, Setup, any_option, by_taste, seldom_chosen
from tests.long_runs import usual_among, usual_first

CHUNKS = 8
USUAL_CHUNKS = 1
GAMES_IN_A_CHUNK = 21
"""12 set-ups, 8 chunks each, 21 games in each: 2,016 games."""
PLAYERS = (any_option, seldom_chosen, by_taste)
USUAL_CHOICES_OF_A_SEAT = range(28, 121)
POSSIBLE_CHOICES_OF_A_SEAT = range(20, 201)


class BrokenGame(AssertionError):
    """A game went wrong; the text says how to see it again."""


def play_checked(setup: Setup, seed: int, pick: Pick) -> tuple[State, int]:
    """Play a game to its end with all invariants after every choice, and give it with the number of choices."""
    choices: list[str] = []
    s = setup.game(seed)
    try:
        check(s)
        while s.options:
            choice = pick(s.options)
            choices.append(choice.text)
            play(s, choice)
            check(s)
            assert len(choices) <= 20_000, "the game does not end"
    except Exception as error:
        tail = " / ".join(choices[-5:])
        raise BrokenGame(f"{setup}, seed {seed}, choice {len(choices)} (last: {tail}): {error!r}") from error
    return s, len(choices)


def assert_properly_over(s: State) -> None:
    """The game stopped where it should: six rounds played, nothing pending, nobody able to go on."""
    assert s.phase == OVER
    assert s.round == 6
    assert s.temple_inti == 0
    assert [player.tasks for player in s.players] == [[]] * s.seats
    places = ranking(s)
    assert sorted(places) == list(range(s.seats))
    for better, worse in pairwise(places):
        ahead = (s.players[better].score, -s.order.index(better))
        behind = (s.players[worse].score, -s.order.index(worse))
        assert ahead > behind
    before = digest(s)
    with pytest.raises(IllegalChoice, match="over"):
        apply(s, parse_choice("done"))
    assert digest(s) == before


@pytest.mark.parametrize("chunk", usual_first(range(CHUNKS), USUAL_CHUNKS))
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_of_random_games_is_sound_and_the_game_ends_after_six_rounds(setup: Setup, chunk: int) -> None:
    """C-1, C-2, C-3, C-4, C-5, C-6, C-7, C-8, D-1, U-5, U-6, Z-4."""
    for game in range(GAMES_IN_A_CHUNK):
        seed = 1_000 * chunk + game
        s, choices = play_checked(setup, seed, PLAYERS[game % 3](seed))
        assert_properly_over(s)
        assert choices // s.seats in USUAL_CHOICES_OF_A_SEAT, f"{setup}, seed {seed}: {choices} choices"


def test_the_chunks_are_at_least_two_thousand_games() -> None:
    assert len(SETUPS) * CHUNKS * GAMES_IN_A_CHUNK >= 2_000
    assert {setup.players for setup in SETUPS} == {2, 3, 4}
    assert len(set(SETUPS)) == 12


@settings(max_examples=60)
@given(
    setup=st.sampled_from(SETUPS),
    seed=st.integers(min_value=0, max_value=2**64 - 1),
    picks=st.lists(st.integers(min_value=0, max_value=63), max_size=350),
)
def test_any_sequence_of_picks_leads_through_sound_positions_to_an_end(
    setup: Setup, seed: int, picks: list[int]
) -> None:
    """Where the picks run out the first option is taken, so that a failure shrinks to a short list of picks."""
    left = iter(picks)
    s, choices = play_checked(setup, seed, lambda options: options[next(left, 0) % len(options)])
    assert_properly_over(s)
    assert choices // s.seats in POSSIBLE_CHOICES_OF_A_SEAT


@pytest.mark.parametrize("place", [0, -1, 1])
@pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)
def test_a_stubborn_player_who_always_takes_the_same_option_comes_to_an_end_as_well(setup: Setup, place: int) -> None:
    for seed in range(4):
        s, choices = play_checked(setup, seed, lambda options: options[place])
        assert_properly_over(s)
        assert choices // s.seats in POSSIBLE_CHOICES_OF_A_SEAT, f"{setup}, seed {seed}: {choices} choices"


def play_listening(setup: Setup, seed: int) -> tuple[State, list[list[Event]]]:
    """Play a game and keep what happened after each choice."""
    s = setup.game(seed)
    pick = seldom_chosen(seed)
    logs: list[list[Event]] = []
    while s.options:
        log: list[Event] = []
        apply(s, pick(s.options), log)
        logs.append(log)
    return s, logs


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_listening_to_the_events_does_not_change_the_game(setup: Setup) -> None:
    for seed in range(5):
        heard, _ = play_listening(setup, seed)
        unheard = setup.game(seed)
        pick = seldom_chosen(seed)
        while unheard.options:
            play(unheard, pick(unheard.options))
        assert digest(heard) == digest(unheard)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_events_tell_every_vp_of_every_seat(setup: Setup) -> None:
    """The start VP (N-8) are the only ones that were scored before anybody could listen."""
    for seed in range(5):
        s, logs = play_listening(setup, seed)
        told = {seat: place for place, seat in enumerate(setup.game(seed).order)}
        for event in (event for log in logs for event in log):
            if isinstance(event, PointsScored):
                assert event.vp > 0
                told[event.seat] += event.vp
        assert told == {seat: player.score for seat, player in enumerate(s.players)}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_six_rounds_begin_five_are_cleared_up_and_the_end_is_told_once(setup: Setup) -> None:
    """C-1, U-5: after the sixth round nothing is laid out again."""
    s, logs = play_listening(setup, 11)
    heard = [event for log in logs for event in log]
    assert [event.round for event in heard if isinstance(event, RoundStarted)] == [1, 2, 3, 4, 5, 6]
    assert [event.round for event in heard if isinstance(event, RoundEnded)] == [1, 2, 3, 4, 5]
    assert [event for event in heard if isinstance(event, GameEnded)] == [heard[-1]]
    assert heard[-1] == GameEnded(tuple(ranking(s)))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_chance_is_used_only_when_the_count_of_reveals_grows(setup: Setup) -> None:
    """Undo goes back to the last reveal, so nothing random may happen without one."""
    for seed in range(4):
        s = setup.game(seed)
        pick = seldom_chosen(seed)
        while s.options:
            chance, reveals, shown = s.rng, s.reveals, s.face_up[:]
            play(s, pick(s.options))
            assert s.reveals >= reveals
            assert s.reveals > reveals or (s.rng == chance and s.face_up == shown)


def test_random_games_meet_every_kind_of_decision_and_every_god_card() -> None:
    """The random games are worth something: nothing of the game stays untouched by them."""
    cards: set[int] = set()
    kinds: set[int] = set()
    for number in range(36):
        setup = SETUPS[number % len(SETUPS)]
        s = setup.game(number)
        pick = seldom_chosen(number)
        while s.options:
            kinds.add(s.stack[-1][0])
            log: list[Event] = []
            apply(s, pick(s.options), log)
            cards.update(event.card for event in log if isinstance(event, CardPlayed))
    assert cards == set(range(1, 16))
    assert kinds == set(range(len(DECISION_NAMES)))
