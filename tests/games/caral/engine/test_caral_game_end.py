"""The end of the game (CE) and the ranking."""

import pytest

from cuzco_tui.games.caral.engine.codes import ENDED_BY_LIMIT, ENDED_BY_PYRAMIDS, ENDED_BY_STANDSTILL
from cuzco_tui.games.caral.engine.events import CentralPyramidGrew, GameEnded, LastYearKnown, MoodJudged, YearTileScored
from cuzco_tui.games.caral.engine.preview import is_last_year
from cuzco_tui.games.caral.engine.standings import fame_by_source, standings
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers import (
    asked,
    at_turn,
    choose,
    decider,
    emissaries,
    end_year,
    fame,
    finish_others,
    give,
    kinds,
    mood,
    new,
    of,
    place_of,
    player_of,
    priest,
    pyramid,
    reason,
    reserve,
    sled,
    stones,
    workers,
)


def test_ce_1_the_game_ends_with_the_year_in_which_the_seventh_pyramid_is_finished() -> None:
    """CE-1: the year goes on normally to its ceremony."""
    s = new(4)
    finish_others(s, 4, seat=1)
    finish_others(s, 2, seat=2)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert of(CentralPyramidGrew, log) == [CentralPyramidGrew(5)]
    assert (asked(s), decider(s), s.ended_by) == ("ChooseMove", 1, 0)
    log = end_year(s)
    assert kinds(log)[-1] == "GameEnded"
    assert of(GameEnded, log)[0].reason == s.ended_by == ENDED_BY_PYRAMIDS
    assert asked(s) == ""
    assert reason(s, "turn", 0).rule == "CE-1"


def standstill(s: State, seat: int) -> None:
    """Leave a seat nothing to build on and no Carali."""
    player = player_of(s, seat)
    own = [s.content.places[index] for index in s.content.sites if s.owner[index] == seat]
    for site in own:
        pyramid(s, seat, site, 3, large=False)
    workers(s, seat, player.carali + sum(player.workers) - 1, 1)


@pytest.mark.parametrize("left", ["nothing", "a Carali", "a reserved site", "an unfinished pyramid"])
def test_ce_2_the_game_ends_when_nobody_can_build_any_more(left: str) -> None:
    """CE-2, CX-29: no Carali in a supply, no site without a level, no unfinished pyramid."""
    s = new(3)
    for seat in range(3):
        standstill(s, seat)
    if left == "a Carali":
        workers(s, 2, 1, 1)
    elif left == "a reserved site":
        workers(s, 2, player_of(s, 2).workers[0] - 1, 1)
        reserve(s, 2, "site-1")
    elif left == "an unfinished pyramid":
        workers(s, 2, player_of(s, 2).workers[0] - 1, 1)
        pyramid(s, 2, "site-1", 1)
    log = end_year(s)
    ended = of(GameEnded, log)
    assert bool(ended) == (left == "nothing")
    assert s.ended_by == (ENDED_BY_STANDSTILL if left == "nothing" else 0)


def test_ce_2_neutral_pyramids_keep_no_game_going() -> None:
    """CE-2, C2-2."""
    s = new(2)
    for seat in range(2):
        standstill(s, seat)
    end_year(s)
    assert s.ended_by == ENDED_BY_STANDSTILL


def test_ce_2_a_carali_that_a_mood_takes_keeps_the_game_going() -> None:
    """CE-2, CL-5: it is asked after the mood."""
    s = new(3, ("moods",))
    mood(s, "M5")
    for seat in range(3):
        standstill(s, seat)
    end_year(s)
    while asked(s) == "ChooseLoss":
        choose(s, "lose worker quarry-1")
    assert (s.ended_by, s.year) == (0, 2)


@pytest.mark.parametrize(("year", "over"), [(19, False), (20, True)])
def test_ce_3_the_game_ends_with_year_20(year: int, over: bool) -> None:
    """CE-3, CX-30: the usual limit."""
    s = new(3)
    for player in s.players:
        player.vp += [0] * 13 * (year - 1)
    s.year = year
    end_year(s)
    assert (s.ended_by == ENDED_BY_LIMIT) == over


@pytest.mark.parametrize(("limit", "over"), [(1, True), (2, False), (0, False)])
def test_ce_3_the_table_sets_the_limit_and_0_is_none(limit: int, over: bool) -> None:
    """CE-3."""
    s = new(3, max_years=limit)
    end_year(s)
    assert (s.ended_by == ENDED_BY_LIMIT) == over


def test_ce_4_the_last_year_has_its_ceremony_with_mood_and_year_tile_and_nothing_after_it() -> None:
    """CE-4: nobody goes back to the start, nobody is thanked."""
    s = new(3, ("moods", "years", "anaconda"), max_years=1)
    give(s, 0, stone=2)
    end_year(s)
    log = choose(s, "offer 2 stone")
    while asked(s):
        log += choose(s, s.options[0].text)
    assert of(MoodJudged, log)
    assert of(YearTileScored, log)
    assert place_of(s) == "centre"
    assert {"NewStartPlayer", "MoodTurnedUp", "AnacondaMoved", "CardsDrawn"}.isdisjoint(kinds(log))
    assert s.options == []


def test_ce_5_final_fame_of_priests_and_pyramids() -> None:
    """CE-5: 2 a priest, 5 a small and 10 a large pyramid, 1 a level of each unfinished one, the free level too."""
    s = new(3, max_years=1)
    pyramid(s, 0, "site-1", 5)
    pyramid(s, 0, "site-2", 5)
    pyramid(s, 0, "site-3", 3, large=False)
    pyramid(s, 0, "site-4", 4)
    pyramid(s, 0, "site-5", 2, large=False)
    reserve(s, 0, "site-6")
    priest(s, 0, "site-1")
    end_year(s)
    sources = fame_by_source(player_of(s))
    assert sources["priests at the end"] == 2
    assert sources["small pyramids"] == 5
    assert sources["large pyramids"] == 20
    assert sources["unfinished pyramids"] == 4 + 2 + 1
    assert player_of(s).fame == 5 - 1 + 2 + 5 + 20 + 7
    assert fame_by_source(player_of(s, 1))["unfinished pyramids"] == 1


def test_ce_5_the_diplomacy_marker_is_worth_four() -> None:
    """CE-5, CW-9."""
    s = new(3, ("emissary",), max_years=1)
    emissaries(s, 1, 1)
    s.marker = 1
    end_year(s)
    assert [fame_by_source(player)["diplomacy marker"] for player in s.players] == [0, 4, 0]


def test_ce_6_most_fame_wins() -> None:
    """CE-6."""
    s = new(3, max_years=1)
    fame(s, 1, 9)
    fame(s, 2, 7)
    log = end_year(s)
    assert of(GameEnded, log) == [GameEnded((1, 2, 0), ENDED_BY_LIMIT)]
    assert [(each.place, each.seat, each.score) for each in standings(s)] == [(1, 1, 9), (2, 2, 7), (3, 0, 5)]


def test_ce_6_among_equals_the_larger_sum_of_stones_alpacas_and_cards() -> None:
    """CE-6: together, not one after the other."""
    s = new(4, max_years=1)
    stones(s, 1, 3)
    sled(s, 2, 3)
    give(s, 3, fish=1, clay=3)
    end_year(s)
    while asked(s):
        choose(s, "offer nothing")
    assert [(each.place, each.seat) for each in standings(s)] == [(1, 3), (2, 1), (3, 2), (4, 0)]


def test_ce_6_alpacas_on_the_emissary_board_count() -> None:
    """CE-6, CX-31: those of finished levels and of the unfinished one."""
    s = new(3, ("emissary",), max_years=1)
    emissaries(s, 0, 3, alpacas=1)
    sled(s, 1, 4)
    end_year(s)
    assert [(each.place, each.seat) for each in standings(s)] == [(1, 0), (2, 1), (3, 2)]


def test_ce_6_still_equal_they_share_the_victory() -> None:
    """CE-6."""
    s = new(3, max_years=1)
    stones(s, 1, 2)
    sled(s, 0, 3)
    end_year(s)
    assert [(each.place, each.seat) for each in standings(s)] == [(1, 0), (1, 1), (3, 2)]


def test_ce_6_the_standings_tell_the_fame_of_each_source_and_after_each_year() -> None:
    """CE-6, CE-5: before year 1, after each year, and after the final scoring."""
    s = new(3, max_years=2)
    give(s, 0, stone=1)
    end_year(s)
    choose(s, "offer 1 stone")
    for player in s.players:
        s.discards = [has + held for has, held in zip(s.discards, player.hand, strict=True)]
        player.hand = [0] * 4
    end_year(s)
    first = standings(s)[0]
    assert (first.seat, first.score) == (0, 8)
    assert list(first.by_round) == [5, 8, 7, 8]
    assert {name: amount for name, amount in first.sources.items() if amount} == {
        "start": 5,
        "ceremonies": 2,
        "unfinished pyramids": 1,
    }


def test_ce_1_with_the_seventh_pyramid_it_is_told_that_the_year_is_the_last() -> None:
    s = new(4)
    finish_others(s, 6, seat=1)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    assert not is_last_year(view_of(s, 0))
    log = choose(s, "move site-1", "build")
    assert of(LastYearKnown, log) == [LastYearKnown(ENDED_BY_PYRAMIDS)]
    assert is_last_year(view_of(s, 1))


def test_ce_3_the_last_year_is_told_where_it_begins_and_only_once() -> None:
    s = new(4, max_years=2)
    finish_others(s, 6, seat=1)
    pyramid(s, 0, "site-1", 2, large=False)
    at_turn(s, 0)
    assert not is_last_year(view_of(s, 0))
    log = end_year(s)
    assert of(LastYearKnown, log) == [LastYearKnown(ENDED_BY_LIMIT)]
    assert is_last_year(view_of(s, 0))
    stones(s, 0, 1)
    at_turn(s, 0, "start")
    assert of(LastYearKnown, choose(s, "move site-1", "build")) == []
