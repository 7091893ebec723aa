"""Whole games by random players: every position is sound, and every game ends.

There are 192 kinds of table: 64 sets of modules with 2, 3 and 4 players. A short game with each set belongs to every
run, and more than 2,000 games of all kinds to the long runs: half of them by busy players, the others by players to
whom all options are alike, that prefer what they seldom chose or have a strong taste. Every piece is counted after
every single choice.
"""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuzco_tui.chance import below
from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import SOURCES
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.dump import digest
from cuzco_tui.games.caral.engine.events import Event, FameChanged, GameEnded, StatusTaken, YearEnded, YearStarted
from cuzco_tui.games.caral.engine.flow import apply, pending_options, play, play_on
from cuzco_tui.games.caral.engine.soundness import check_state
from cuzco_tui.games.caral.engine.standings import ranking, standings
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers_invariants import OVER, check
from tests.games.caral.helpers_random import MODULE_SETS, SETUPS, VARIED_SETUPS, Player, Setup, blind, busy
from tests.long_runs import usual_first
from tests.random_players import Pick, any_option, by_taste, seldom_chosen


def blindly(make: Callable[[int], Pick]) -> Callable[[int], Player]:
    """Let players of this kind look at nothing but the options."""
    return lambda seed: blind(make(seed))


PLAYERS = (busy, blindly(any_option), busy, blindly(seldom_chosen), busy, blindly(by_taste))
LONG_GAMES = 12
"""192 kinds of table, 12 games each: 2,304 games."""
LIMITS = (20, 4)


class BrokenGame(AssertionError):
    """A game went wrong; the text says how to see it again."""


def play_checked(setup: Setup, seed: int, player: Player) -> State:
    """Play a game to its end, counting every piece after every choice."""
    choices: list[str] = []
    s = setup.game(seed)
    taken = s.status_by
    try:
        check(s)
        while s.options:
            choice = player(s)
            choices.append(choice.text)
            before = [one.vp[:] for one in s.players]
            play(s, choice)
            check(s)
            check_state(s)
            assert all(now == then or then < 0 for now, then in zip(s.status_by, taken, strict=True)), (
                "a card came back"
            )
            taken = s.status_by[:]
            for one, columns in zip(s.players, before, strict=True):
                assert one.vp[: len(columns) - 13] == columns[:-13], "the fame of a past year changed"
            assert len(choices) <= 20_000, "the game does not end"
    except Exception as error:
        tail = " / ".join(choices[-5:])
        raise BrokenGame(f"{setup}, seed {seed}, choice {len(choices)} (last: {tail}): {error!r}") from error
    return s


def assert_properly_over(s: State) -> None:
    """The game stopped where it should: nothing pending, nobody able to go on, the seats ranked."""
    assert s.phase == OVER
    assert 1 <= s.year <= (s.max_years or 10_000)
    assert sorted(ranking(s)) == list(range(s.seats))
    table = standings(s)
    for better, worse in pairwise(table):
        assert (better.place, -better.score) <= (worse.place, -worse.score)
    for each in table:
        assert each.score == s.players[each.seat].fame == sum(each.sources.values()) == each.by_round[-1]
        assert tuple(each.sources) == SOURCES
        assert len(each.by_round) == s.year + 2
    before = digest(s)
    with pytest.raises(IllegalChoice, match="over"):
        apply(s, parse_choice("done"))
    assert digest(s) == before


@pytest.mark.parametrize("turn", usual_first(range(3), 1))
def test_every_position_of_a_short_game_with_every_set_of_modules_is_sound(turn: int) -> None:
    """CZ-1, CC-1, CC-3, CC-4, CE-3: two, three and four players take turns from set to set."""
    for number, modules in enumerate(MODULE_SETS):
        short = Setup(2 + (number + turn) % 3, modules, 1 + number % 4)
        assert_properly_over(play_checked(short, number, busy(number)))


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_every_position_of_a_whole_game_is_sound(setup: Setup) -> None:
    """CZ-1, CE-1, CE-2, CE-3."""
    for number, player in enumerate(PLAYERS[:4]):
        assert_properly_over(play_checked(setup, number, player(number)))


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_of_many_games_is_sound(setup: Setup) -> None:
    """CZ-1."""
    for game in range(LONG_GAMES):
        limited = setup._replace(max_years=LIMITS[game // 6 % 2])
        assert_properly_over(play_checked(limited, 1_000 + game, PLAYERS[game % 6](game)))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_without_a_limit_of_years_end_as_well(players: int) -> None:
    """CE-1, CE-2, CE-3."""
    for number, modules in enumerate(MODULE_SETS[::9]):
        s = play_checked(Setup(players, modules, 0), number, busy(number))
        assert_properly_over(s)
        assert s.ended_by in (1, 2)


def test_the_long_games_are_at_least_two_thousand() -> None:
    assert len(set(SETUPS)) * LONG_GAMES >= 2_000
    assert {setup.players for setup in SETUPS} == {2, 3, 4}
    assert len({frozenset(setup.modules) for setup in SETUPS}) == 64


@settings(max_examples=40)
@given(
    setup=st.sampled_from(SETUPS),
    seed=st.integers(min_value=0, max_value=2**64 - 1),
    picks=st.lists(st.integers(min_value=0, max_value=63), max_size=200),
)
def test_any_sequence_of_picks_leads_through_sound_positions_to_an_end(
    setup: Setup, seed: int, picks: list[int]
) -> None:
    """Where the picks run out the last option is taken, so that a failure shrinks to a short list of picks."""
    left = iter(picks)
    short = setup._replace(max_years=2)
    assert_properly_over(play_checked(short, seed, lambda s: s.options[next(left, -1) % len(s.options)]))


@pytest.mark.parametrize("place", [0, -1, 1])
@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_a_stubborn_player_who_always_takes_the_same_option_comes_to_an_end_as_well(setup: Setup, place: int) -> None:
    """CE-3."""
    assert_properly_over(play_checked(setup._replace(max_years=6), 3, lambda s: s.options[place]))


def play_listening(setup: Setup, seed: int) -> tuple[State, list[Event]]:
    """Play a game and keep what happened from its first choice on."""
    s = setup.game(seed)
    player = busy(seed)
    log: list[Event] = []
    while s.options:
        apply(s, player(s), log)
    return s, log


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_listening_to_the_events_does_not_change_the_game(setup: Setup) -> None:
    heard, _ = play_listening(setup, 8)
    unheard = setup.game(8)
    player = busy(8)
    while unheard.options:
        play(unheard, player(unheard))
    assert digest(heard) == digest(unheard)


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_the_events_tell_every_fame_of_every_seat(setup: Setup) -> None:
    """CC-9: besides the 5 of the start."""
    for seed in range(3):
        s, log = play_listening(setup, seed)
        told = [[5] + [0] * 12 for _ in range(s.seats)]
        for event in log:
            if isinstance(event, FameChanged):
                assert event.amount
                told[event.seat][event.source] += event.amount
        assert told == [[sum(player.vp[source::13]) for source in range(13)] for player in s.players]


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_every_year_is_told_to_begin_and_to_end_and_the_end_of_the_game_once(setup: Setup) -> None:
    """CY-5, CY-6, CE-1."""
    s, log = play_listening(setup, 11)
    assert [event.year for event in log if isinstance(event, YearStarted)] == list(range(1, s.year + 1))
    assert len([event for event in log if isinstance(event, YearEnded)]) == s.year
    assert [event for event in log if isinstance(event, GameEnded)] == [log[-1]]
    assert log[-1] == GameEnded(tuple(ranking(s)), s.ended_by)
    taken = {event.card: event.seat for event in log if isinstance(event, StatusTaken)}
    assert taken == {card: seat for card, seat in zip(s.statuses, s.status_by, strict=True) if seat >= 0}


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_chance_is_used_only_when_the_count_of_reveals_grows(setup: Setup) -> None:
    """Undo goes back to the last reveal, so nothing random may happen without one."""
    s = setup.game(4)
    player = busy(4)
    while s.options:
        chance, reveals, pile, mood = s.rng, s.reveals, s.pile[:], s.year
        play(s, player(s))
        assert s.reveals >= reveals
        assert s.reveals > reveals or (s.rng == chance and s.pile == pile)
        assert s.reveals > reveals or s.year == mood or not s.moods
    assert below(s, 6) in range(6)


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_playing_on_for_one_seat_goes_as_the_whole_game_does(setup: Setup) -> None:
    """The pending decisions of a seat go the same way with and without the rest of the table."""
    s = setup._replace(max_years=4).game(2)
    player = busy(2)
    while s.options:
        seat = s.stack[-1][1]
        choice = player(s)
        part = s.copy()
        play_on(part, choice)
        play(s, choice)
        if part.options:
            assert part.stack[-1][1] == seat
            assert digest(part) == digest(s)
            assert part.options == pending_options(s)


def test_random_games_meet_every_kind_of_decision() -> None:
    """The random games are worth something: nothing of the game stays untouched by them."""
    kinds: set[int] = set()
    for number, setup in enumerate(VARIED_SETUPS * 3):
        s = setup.game(number)
        player = busy(number)
        while s.options:
            kinds.add(s.stack[-1][0])
            play(s, player(s))
    assert kinds == set(range(len(DECISION_NAMES)))
