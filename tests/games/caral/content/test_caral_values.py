"""The built-in values of Caral are complete, and every number is the one that the rules name."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cuzco_tui.content_files.rows import Row
from cuzco_tui.games.caral.content import Content, default_content, words

START, VILLAGE, QUARRY, CULT, MARKET, SITE, CENTRE = range(7)
CARALI, ALPACA, CARD, STONE = range(4)
FEWEST, NOT_THE_MOST = True, False

PATH = [
    ("start", START),
    ("village-1", VILLAGE),
    ("site-1", SITE),
    ("site-2", SITE),
    ("site-3", SITE),
    ("quarry-1", QUARRY),
    ("site-4", SITE),
    ("site-5", SITE),
    ("site-6", SITE),
    ("cult-1", CULT),
    ("site-7", SITE),
    ("site-8", SITE),
    ("site-9", SITE),
    ("market-1", MARKET),
    ("site-10", SITE),
    ("site-11", SITE),
    ("site-12", SITE),
    ("village-2", VILLAGE),
    ("site-13", SITE),
    ("site-14", SITE),
    ("quarry-2", QUARRY),
    ("site-15", SITE),
    ("site-16", SITE),
    ("cult-2", CULT),
    ("site-17", SITE),
    ("site-18", SITE),
    ("market-2", MARKET),
    ("site-19", SITE),
    ("site-20", SITE),
    ("village-3", VILLAGE),
    ("centre", CENTRE),
]

MOODS = [
    ("M1", (6, 7, 8), NOT_THE_MOST, CARALI),
    ("M2", (5, 6, 7), NOT_THE_MOST, ALPACA),
    ("M3", (6, 7, 8), NOT_THE_MOST, CARD),
    ("M4", (5, 6, 7), NOT_THE_MOST, STONE),
    ("M5", (7, 8, 9), FEWEST, CARALI),
    ("M6", (6, 7, 8), FEWEST, ALPACA),
    ("M7", (7, 8, 9), FEWEST, CARD),
    ("M8", (6, 7, 8), FEWEST, STONE),
]

STATUSES = [
    ("S1", "stones", 4, 2),
    ("S2", "alpacas", 4, 3),
    ("S3", "workers", 4, 2),
    ("S4", "reserved", 2, 2),
    ("S5", "large", 1, 2),
    ("S6", "small", 1, 2),
    ("S7", "finished", 2, 3),
    ("S8", "priests", 2, 3),
    ("S9", "cards", 8, 2),
    ("S10", "same", 5, 2),
    ("S11", "pairs", 3, 2),
    ("S12", "offering", 4, 2),
    ("S13", "calls", 2, 2),
    ("S14", "levels", 3, 2),
    ("S15", "spaces", 9, 2),
    ("S16", "pyramids", 3, 3),
]

EMISSARIES = [
    (1, 1, 1, 1, 0),
    (1, 1, 2, 0, 1),
    (2, 1, 2, 2, 0),
    (1, 2, 3, 0, 2),
    (2, 2, 5, 0, 0),
]
"""Carali, alpacas, fame, stones and cards of each level."""

PROVENANCE: dict[str, object] = {
    "path": {"spaces": "public", "sites": "rebuilt", "order": "rebuilt"},
    "figures": {"carali": "public", "alpacas": "rebuilt"},
    "resource_cards": {"number": "public", "kinds": "rebuilt"},
    "levels": {"number": "public", "sizes": "rebuilt"},
    "die": {"range": "public", "faces": "rebuilt"},
    "emissaries.1": {"figures": "rebuilt", "reward": "given"},
    **{f"moods.M{number}": "rebuilt" for number in range(2, 9)},
    **{f"statuses.S{number}": "rebuilt" for number in range(2, 17)},
    **{f"emissaries.{level}": "rebuilt" for level in range(2, 6)},
}
"""Of all values that are not simply given."""


@pytest.fixture
def content() -> Content:
    return default_content()


def test_the_words_stand_in_the_order_of_the_codes_of_the_engine() -> None:
    assert words.PLACE_KINDS == ("start", "village", "quarry", "cult", "market", "site", "centre")
    assert words.PLACE_KINDS[VILLAGE:SITE] == words.ACTION_KINDS
    assert words.CARD_KINDS == ("stone", "clay", "fish", "alpaca")
    assert words.LOSSES == ("carali", "alpaca", "card", "stone")
    assert words.YEAR_COUNTS == ("carali", "cards", "stones", "reserved", "alpacas", "workers", "ahead")
    assert tuple(condition for _, condition, _, _ in STATUSES) == words.CONDITIONS


def test_cc1_each_player_has_eleven_carali_and_ten_alpacas(content: Content) -> None:
    """CC-1"""
    assert (content.carali, content.alpacas) == (11, 10)


def test_cc2_the_path_runs_over_nine_action_spaces_and_twenty_sites(content: Content) -> None:
    """CC-2"""
    assert list(zip(content.places, content.kinds, strict=True)) == PATH
    assert [content.index_of[name] for name, _ in PATH] == list(range(31))
    assert content.sites == tuple(index for index, (_, kind) in enumerate(PATH) if kind == SITE)
    assert len(content.sites) == 20
    assert content.action_spaces == (1, 5, 9, 13, 17, 20, 23, 26, 29)
    assert content.quarries == (5, 20)
    assert content.neutral_sites == 12


def test_cc3_there_are_twelve_cards_of_each_of_four_kinds(content: Content) -> None:
    """CC-3"""
    assert content.card_counts == (12, 12, 12, 12)


def test_cc4_there_are_forty_eight_levels_in_five_sizes(content: Content) -> None:
    """CC-4"""
    assert content.levels == (10, 10, 10, 9, 9)
    assert sum(content.levels) == 48
    assert (content.small, content.large) == (3, 5)


def test_cc5_the_central_pyramid_grows_from_one_level_to_five(content: Content) -> None:
    """CC-5, CB-6"""
    assert content.first_height == 1
    assert content.growth == (2, 4, 6, 7)
    assert content.first_height + len(content.growth) == 5


def test_cc6_a_sled_holds_four_stones_and_five_alpacas_and_gives_the_range(content: Content) -> None:
    """CC-6, CM-2"""
    assert content.most_stones == 4
    assert content.ranges == (3, 4, 5, 6, 7, 8)


def test_cc7_the_die_shows_each_choice_of_one_or_two_of_three_numbers(content: Content) -> None:
    """CC-7"""
    assert content.die == ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))


def test_cn6_what_each_player_begins_with(content: Content) -> None:
    """CC-9, CN-4, CN-6"""
    assert content.start_fame == 5
    assert content.start_stones == (1, 2, 2, 2)
    assert content.start_cards == (4, 4, 5, 6)
    assert (content.start_alpacas, content.start_workers) == (1, 1)


def test_what_places_cards_and_thanks_bring(content: Content) -> None:
    """CA-7, CR-8, CG-1"""
    assert (content.cult_cards, content.second_move, content.pyramid_cards) == (2, 3, 1)


def test_cb5_finishing_pyramids_brings_less_and_less_and_the_seventh_ends_the_game(content: Content) -> None:
    """CB-5, CE-1"""
    assert content.finish_fame == (3, 3, 2, 2, 2, 1, 1)


def test_cj5_offerings_bring_fame_by_the_height_of_the_central_pyramid(content: Content) -> None:
    """CJ-5"""
    assert content.bidder_fame == (3, 4, 5, 6, 7)
    assert (content.offering_fame, content.nothing_fame) == (1, -1)


def test_ce5_priests_pyramids_and_levels_bring_fame(content: Content) -> None:
    """CG-1, CE-5"""
    assert (content.priest_year, content.priest_end) == (1, 2)
    assert (content.small_fame, content.large_fame, content.level_fame) == (5, 10, 1)


def test_cl_the_eight_mood_cards(content: Content) -> None:
    """CC-7, CL-2, CL-3, CL-5"""
    assert [(mood.name, mood.needed, mood.fewest, mood.loss) for mood in content.moods] == MOODS


def test_ct_the_seven_year_tiles(content: Content) -> None:
    """CC-7, CT-2, CT-4"""
    assert [(tile.name, tile.counts) for tile in content.years] == [(f"Y{code + 1}", code) for code in range(7)]
    assert (content.year_first, content.year_second) == (3, 1)


@pytest.mark.parametrize("index", range(16), ids=lambda index: STATUSES[index][0])
def test_cs_the_sixteen_status_cards(content: Content, index: int) -> None:
    """CC-7, CS-2"""
    card = content.statuses[index]
    assert (card.name, words.CONDITIONS[card.condition], card.need, card.fame) == STATUSES[index]
    assert card.condition == index


def test_cs1_five_of_the_status_cards_lie_open(content: Content) -> None:
    """CS-1"""
    assert content.statuses_open == 5
    assert len(content.statuses) == len(STATUSES)


def test_cp_two_progress_tiles_for_each_kind_of_space_and_three_places(content: Content) -> None:
    """CC-7, CP-1, CP-3"""
    assert content.progress_kinds == (CULT, CULT, VILLAGE, VILLAGE, MARKET, MARKET, QUARRY, QUARRY)
    assert content.progress_places == (1, 3, 5)


def test_cw_the_five_levels_of_the_emissaries_and_the_marker(content: Content) -> None:
    """CC-7, CW-1, CW-5, CW-9"""
    levels = [(level.carali, level.alpacas, level.fame, level.stones, level.cards) for level in content.emissaries]
    assert levels == EMISSARIES
    assert [sum(level[index] for level in levels) for index in range(3)] == [7, 7, 13]
    assert content.marker_fame == 4


def test_the_example_that_reaches_a_quarry_in_seven_spaces_fits_the_path(content: Content) -> None:
    """CM-3"""
    passed = [kind for kind in content.kinds[1 : content.index_of["quarry-2"] + 1] if kind != SITE]
    assert len(passed) + 1 == 7


def test_the_range_grows_with_each_alpaca(content: Content) -> None:
    """CM-2"""
    assert all(after == here + 1 for here, after in pairwise(content.ranges))


def rows_of(content: Content) -> dict[str, Row]:
    """Every group, or every row of a group of rows, by its dotted key."""
    found: dict[str, Row] = {}
    for group in content.tables.__struct_fields__:
        value: Any = getattr(content.tables, group)
        if group in content.tables.row_keys:
            keys = content.tables.row_keys[group]
            found |= {f"{group}.{key}": row for key, row in zip(keys, value, strict=True)}
        else:
            found[group] = value
    return found


def test_every_value_names_its_provenance(content: Content) -> None:
    rows = rows_of(content)
    assert PROVENANCE.keys() <= rows.keys()
    for key, row in rows.items():
        assert row.provenance == PROVENANCE.get(key, "given"), key


def test_every_row_of_the_tables_has_the_type_of_its_group(content: Content) -> None:
    rows = rows_of(content)
    assert len(rows) == 8 + 7 + 16 + 8 + 5 + 19
    for key, row in rows.items():
        assert msgspec.convert(msgspec.to_builtins(row), type(row)) == row, key
