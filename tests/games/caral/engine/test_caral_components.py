"""What is in the box and what lies open (CC)."""

from collections import Counter

import pytest

from cuzco_tui.games.caral.engine.codes import CENTRE, FREE, NO_TILE, NOBODY, NOWHERE, SITE, START
from cuzco_tui.games.caral.engine.events import FameChanged
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers import (
    ALL_MODULES,
    asked,
    at_turn,
    choose,
    end_year,
    fame,
    give,
    new,
    of,
    player_of,
    stones,
)

PATH = (
    "start village-1 site-1 site-2 site-3 quarry-1 site-4 site-5 site-6 cult-1 site-7 site-8 site-9 market-1 "
    "site-10 site-11 site-12 village-2 site-13 site-14 quarry-2 site-15 site-16 cult-2 site-17 site-18 market-2 "
    "site-19 site-20 village-3 centre"
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cc_1_each_player_has_a_figure_a_sled_11_carali_and_10_alpacas(players: int) -> None:
    """CC-1: what is placed in the set-up comes from these."""
    s = new(players)
    assert len(s.players) == players
    for player in s.players:
        assert player.carali + sum(player.workers) + 1 == 11
        assert player.alpacas + player.sled == 10
        assert player.figure == 0


def test_cc_2_the_path_leads_past_nine_action_spaces_and_twenty_sites_to_the_centre() -> None:
    """CC-2: the order of `caral_values.md`."""
    content = new(2).content
    assert content.places == tuple(PATH.split())
    assert len(content.action_spaces) == 9
    assert len(content.sites) == 20
    assert content.kinds[0] == START
    assert content.kinds[-1] == CENTRE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cc_3_there_are_twelve_resource_cards_of_each_kind(players: int) -> None:
    """CC-3: in the pile and in hands."""
    s = new_game(players, 5)
    counts = Counter(s.pile)
    assert [counts[kind] + sum(player.hand[kind] for player in s.players) for kind in range(4)] == [12] * 4


def test_cc_4_there_are_48_levels_in_five_sizes() -> None:
    """CC-4: before anybody places the first one."""
    s = new_game(4, 1)
    assert s.levels == [10, 10, 10, 9, 9]
    assert sum(s.levels) == 48


def test_cc_4_levels_can_run_out() -> None:
    """CC-4, CB-4: each one built leaves the supply."""
    s = new(4)
    assert s.levels == [10, 10, 10, 9, 5]


def test_cc_5_the_central_pyramid_has_five_levels_of_which_the_lowest_stands() -> None:
    """CC-5: it starts with height 1 and grows four times."""
    s = new(3)
    assert s.height == 1
    assert s.height + len(s.content.growth) == 5


def test_cc_6_a_sled_holds_four_stones_and_five_alpacas() -> None:
    """CC-6, CA-6, CA-8: more stones are lost, and a sixth alpaca is not offered."""
    s = new(2)
    player = player_of(s)
    player.carali -= 5
    player.workers[0] += 5
    at_turn(s, 0)
    choose(s, "move quarry-1", "act")
    assert player.stones == 4
    player.alpacas -= 4
    player.sled += 4
    at_turn(s, 0, "cult-1")
    choose(s, "move market-1")
    assert player.sled == 5


def test_cc_6_stones_never_run_out() -> None:
    """CC-6: four full sleds do not keep anybody from another stone."""
    s = new(4)
    for seat in range(1, 4):
        stones(s, seat, 4)
    stones(s, 0, 3)
    at_turn(s, 0)
    choose(s, "move quarry-1", "act")
    assert player_of(s).stones == 4


def test_cc_7_the_modules_bring_8_mood_cards_7_year_tiles_16_status_cards_and_8_progress_tiles() -> None:
    """CC-7: and one anaconda, one diplomacy marker, and an emissary board of five levels."""
    s = new_game(4, 3, ALL_MODULES)
    content = s.content
    assert len(s.moods) == len(content.moods) == 8
    assert len(s.years) == len(content.years) == 7
    assert len(content.statuses) == 16
    assert len(content.progress_kinds) == 8
    assert len(content.emissaries) == 5
    assert s.anaconda == NOWHERE
    assert s.marker == NOBODY


def test_cc_7_without_its_module_none_of_it_is_there() -> None:
    """CC-7, CZ-2."""
    s = new_game(4, 3)
    assert (s.moods, s.years, s.statuses, s.progress) == ([], [], [], [])
    assert s.laid == [NO_TILE] * 31


def test_cc_8_foreign_hands_the_pile_and_the_mood_cards_below_the_top_one_are_hidden() -> None:
    """CC-8: sizes of hands, stones, discards and the row of year tiles are open."""
    s = new(3, ("moods", "years"))
    give(s, 1, stone=2, fish=1)
    stones(s, 1, 3)
    view = view_of(s, 0)
    assert view.players[1].hand == []
    assert view.players[1].hand_size == 3
    assert view.players[1].stones == 3
    assert view.discards == s.discards
    assert view.years == s.years
    assert view.moods == s.moods[:1]
    assert view.pile_size == len(s.pile)
    assert not hasattr(view, "pile")
    assert not hasattr(view, "rng")


def test_cc_8_each_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    """CC-8."""
    s = new(3)
    give(s, 1, clay=4)
    assert view_of(s, 1).players[1].hand == [0, 4, 0, 0]
    assert [player.hand for player in view_of(s, None).players] == [[], [], []]


def test_cc_8_a_mood_card_that_has_come_up_once_stays_known() -> None:
    """CC-8, CL-1: the row of those seen grows by one each year and never beyond all of them."""
    s = new(3, ("moods",))
    end_year(s)
    while asked(s) != "ChooseMove":
        choose(s, s.options[-1].text)
    assert view_of(s, 0).moods == s.moods[:2]
    s.year = 30
    assert view_of(s, 0).moods == s.moods


def test_cc_9_fame_starts_at_5_and_never_falls_below_0() -> None:
    """CC-9, CX-3: who has none loses none, and nothing is told of it."""
    s = new(3)
    assert [player.fame for player in s.players] == [5, 5, 5]
    fame(s, 1, 0)
    log = end_year(s)
    assert player_of(s, 0).fame == 4
    assert player_of(s, 1).fame == 0
    assert [event.seat for event in of(FameChanged, log)] == [0, 2]


def test_cc_9_fame_has_no_upper_limit() -> None:
    """CC-9."""
    s = new(3)
    fame(s, 0, 150)
    give(s, 0, stone=3)
    end_year(s)
    choose(s, "offer 3 stone")
    assert player_of(s).fame == 153


def test_every_site_is_free_before_the_first_choice() -> None:
    """CN-2, CC-2."""
    s = new_game(4, 1)
    assert all(s.owner[index] == FREE for index, kind in enumerate(s.content.kinds) if kind == SITE)
