"""The built-in tables are complete and every number is the one that the rules name."""

from typing import Any

import msgspec
import pytest

from cuzco_tui.games.cuzco.content import Content, default_content
from cuzco_tui.games.cuzco.content.tables import ROW_KEYS, Row

STONE, ROPE = 0, 1
TURQUOISE, PURPLE, ORANGE, PINK = range(4)
STUDY, FARM = 0, 1
NO_REACH = (0, 0, 0, 0)

TASKS: list[tuple[str, str, int, int, tuple[str, ...]]] = [
    ("S-01", "parts", 0, 2, ("priest", "farm")),
    ("S-02", "parts", 0, 2, ("priest", "study")),
    ("S-03", "parts", 0, 2, ("study", "farm")),
    ("S-04", "parts", 0, 2, ("study", "first")),
    ("S-05", "parts", 0, 2, ("farm", "good")),
    ("S-06", "villages", 0, 2, ()),
    ("01", "feathers of", ORANGE, 3, ()),
    ("02", "feathers of", PURPLE, 3, ()),
    ("03", "feathers of", PINK, 3, ()),
    ("04", "feathers of", TURQUOISE, 3, ()),
    ("05", "feather colours", 0, 4, ()),
    ("06", "feathers", 0, 7, ()),
    ("07", "villages", 0, 9, ()),
    ("08", "villages of feather", TURQUOISE, 3, ()),
    ("09", "villages of feather", PINK, 3, ()),
    ("10", "villages of feather", PURPLE, 3, ()),
    ("11", "villages of feather", ORANGE, 3, ()),
    ("12", "villages of vp", 3, 3, ()),
    ("13", "villages of vp", 2, 3, ()),
    ("14", "village values", 0, 5, ()),
    ("15", "tile kinds", STUDY, 3, ()),
    ("16", "tile kinds", FARM, 3, ()),
    ("17", "tiles down of", STUDY, 3, ()),
    ("18", "tiles down of", FARM, 3, ()),
    ("19", "tiles down", 0, 5, ()),
    ("20", "tiles of", STUDY, 4, ()),
    ("21", "tiles of", FARM, 4, ()),
    ("22", "gods in hand", 0, 4, ()),
    ("23", "same god", 0, 3, ()),
    ("24", "goods of", 0, 2, ()),
    ("25", "goods of", 1, 2, ()),
    ("26", "goods of", 2, 2, ()),
    ("27", "goods of", 3, 2, ()),
    ("28", "goods of", 4, 2, ()),
    ("29", "goods of", 5, 2, ()),
    ("30", "good kinds", 0, 3, ()),
    ("31", "goods", 0, 4, ()),
    ("32", "cards of god", 0, 2, ()),
    ("33", "cards of god", 1, 2, ()),
    ("34", "cards of god", 2, 2, ()),
    ("35", "cards of god", 3, 2, ()),
    ("36", "cards of god", 4, 2, ()),
    ("37", "priests", 0, 3, ()),
    ("38", "food", 0, 5, ()),
    ("39", "circlets", 0, 4, ()),
    ("40", "inti", 0, 2, ()),
    ("41", "offerings", 0, 4, ()),
    ("42", "inner villages", 0, 4, ()),
    ("43", "outer villages", 0, 4, ()),
    ("44", "tiles of ability", 1, 2, ()),
    ("45", "tiles of ability", 2, 2, ()),
    ("46", "tiles of ability", 5, 2, ()),
    ("47", "tiles of ability", 6, 2, ()),
    ("48", "tiles of ability", 4, 2, ()),
    ("49", "tiles of ability", 3, 2, ()),
    ("50", "tiles of ability", 7, 2, ()),
    ("51", "tiles of ability", 8, 2, ()),
    ("52", "tiles of ability", 9, 2, ()),
    ("53", "tiles of ability", 10, 2, ()),
    ("54", "tiles of ability", 12, 2, ()),
    ("55", "tiles of ability", 11, 2, ()),
]

CARDS: list[tuple[int, int, tuple[str, ...], str]] = [
    (1, 0, ("II",), "ability"),
    (2, 0, ("I",), "exchange"),
    (3, 0, ("III",), "good"),
    (4, 1, ("III", "end"), "task"),
    (5, 1, ("I",), "turn end"),
    (6, 1, ("I",), "turn start"),
    (7, 2, ("I",), "placement"),
    (8, 2, ("I", "II"), "fire trial"),
    (9, 2, ("I",), "tile"),
    (10, 3, ("I",), "village"),
    (11, 3, ("II",), "study"),
    (12, 3, ("I",), "step"),
    (13, 4, ("I",), "die"),
    (14, 4, ("I",), "road"),
    (15, 4, ("II",), "farm"),
]

ABILITIES: list[tuple[int, str, int, tuple[int, int, int, int], int]] = [
    (1, "offerings", 1, NO_REACH, 0),
    (2, "vp", 2, NO_REACH, 0),
    (3, "feathers", 1, NO_REACH, 0),
    (4, "move", 0, (2, 4, 6, 6), STONE),
    (5, "knowledge", 1, NO_REACH, 0),
    (6, "move", 0, (2, 4, 6, 6), ROPE),
    (7, "gods", 1, NO_REACH, 0),
    (8, "khipus", 1, NO_REACH, 0),
    (9, "circlet", 0, (3, 6, 6, 6), 0),
    (10, "food", 1, NO_REACH, 0),
    (11, "tile", 0, (3, 6, 6, 6), FARM),
    (12, "tile", 0, (3, 6, 6, 6), STUDY),
]


@pytest.fixture
def content() -> Content:
    return default_content()


def test_c2_sixty_god_cards_are_five_gods_with_three_abilities_in_four_copies(content: Content) -> None:
    """C-2"""
    assert content.god_names == ("Iliapa", "Mama Quilia", "Viracocha", "Pacha Mama", "Mama Sara")
    assert [card.god for card in content.cards] == [god for god in range(5) for _ in range(3)]
    assert len(content.cards) * content.card_copies == 60


def test_c3_each_tile_colour_has_twelve_abilities_in_three_copies(content: Content) -> None:
    """C-3"""
    assert [ability.number for ability in content.abilities] == list(range(1, 13))
    assert len(content.abilities) * content.tile_copies == 36


def test_c4_there_are_six_start_tasks_and_fifty_five_normal_ones(content: Content) -> None:
    """C-4"""
    names = [task.name for task in content.tasks]
    assert names[:6] == [f"S-{number:02}" for number in range(1, 7)]
    assert names[6:] == [f"{number:02}" for number in range(1, 56)]


def test_c5_there_are_thirty_goods_of_six_kinds(content: Content) -> None:
    """C-5"""
    assert content.good_names == ("soup", "clothes", "bowl", "decanter", "tools", "jewellery")
    assert content.good_count == (7, 6, 5, 5, 4, 3)
    assert sum(content.good_count) == 30


def test_prices_and_vp_of_goods_are_the_printed_ones(content: Content) -> None:
    """U-3: food for VP, of which soup 1 for 1 and jewellery 5 for 9 are given."""
    assert content.good_cost == (1, 2, 3, 3, 4, 5)
    assert content.good_vp == (1, 3, 5, 5, 7, 9)


def test_c6_and_n2_four_players_have_twelve_feathers_of_each_colour_and_ten_inti_are_in_the_box(
    content: Content,
) -> None:
    """C-6, N-2"""
    assert content.feathers_per_player * 4 == 12
    assert content.inti_total == 10


def test_c7_a_circlet_is_worth_its_pips_minus_one(content: Content) -> None:
    """C-7"""
    assert content.circlet_vp == (0, 1, 2, 3, 4, 5)


def test_c8_and_n14_the_pututu_supply_depends_on_the_players(content: Content) -> None:
    """C-8, N-14"""
    assert content.pututu_one == (6, 9, 12)
    assert content.pututu_two == (1, 2, 3)


def test_c1_a_game_has_six_rounds_and_every_table_by_round_has_six_entries(content: Content) -> None:
    """C-1"""
    assert content.rounds == 6
    assert len(content.headdress_bonus) == len(content.temple_vp) == 6


def test_n1_three_villages_carry_each_feather_and_the_buildings_have_their_twelve_values(content: Content) -> None:
    """N-1"""
    feathers = [colour for triangle in content.feather_triangles for colour in triangle.edges]
    assert sorted([*feathers, *content.frame_feathers]) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    values = [vp for triangle in content.building_triangles for vp in triangle.edges]
    assert sorted([*values, *content.frame_buildings]) == [1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]


def test_n1_the_pieces_of_the_road_network_show_what_was_rebuilt(content: Content) -> None:
    """N-1"""
    assert [(piece.name, piece.edges, piece.roads) for piece in content.feather_triangles] == [
        ("A", (TURQUOISE, PURPLE, ORANGE), ((STONE, 1), (ROPE, 3), (STONE, 5))),
        ("C", (PURPLE, ORANGE, PINK), ((ROPE, 1), (STONE, 3), (ROPE, 5))),
        ("E", (ORANGE, PINK, TURQUOISE), ((ROPE, 1), (STONE, 4), (ROPE, 5))),
    ]
    assert [(piece.name, piece.edges, piece.roads) for piece in content.building_triangles] == [
        ("B", (1, 3, 6), ((ROPE, 2), (STONE, 4), (ROPE, 6))),
        ("D", (2, 3, 5), ((STONE, 2), (ROPE, 4), (STONE, 6))),
        ("F", (2, 3, 4), ((STONE, 2), (ROPE, 3), (STONE, 6))),
    ]
    assert content.frame_feathers == (TURQUOISE, PURPLE, PINK)
    assert content.frame_buildings == (2, 2, 7)


def test_m2_the_overlay_has_rope_arms_1_3_5_and_stone_arms_2_4_6(content: Content) -> None:
    """M-2"""
    assert content.arms == ((ROPE, 1), (STONE, 4), (ROPE, 5), (STONE, 2), (ROPE, 3), (STONE, 6))


def test_n5_to_n10_the_numbers_of_the_setup(content: Content) -> None:
    """N-5, N-6, N-7, N-8, N-10"""
    assert (content.temple_inti, content.start_inti, content.start_offerings) == (6, 1, 2)
    assert (content.row_size_few, content.row_size_four) == (4, 5)
    assert content.palace_extra == 2
    assert content.start_vp == (0, 1, 2, 3)


def test_n9_the_four_masks_differ_in_the_order_of_their_colours(content: Content) -> None:
    """N-9"""
    orders = [
        (TURQUOISE, PURPLE, ORANGE, PINK),
        (PURPLE, PINK, TURQUOISE, ORANGE),
        (ORANGE, TURQUOISE, PINK, PURPLE),
        (PINK, ORANGE, PURPLE, TURQUOISE),
    ]
    assert content.masks == tuple(tuple(colour for colour in order for _ in range(3)) for order in orders)


def test_n13_actions_share_a_space_with_fewer_players(content: Content) -> None:
    """N-13"""
    two, three, four = content.spaces
    assert two == (0, 0, 2, 2, 4, 5, 6, 7)
    assert three == (0, 0, 2, 3, 4, 5, 6, 7)
    assert four == (0, 1, 2, 3, 4, 5, 6, 7)


def test_victory_points_are_those_of_the_rules(content: Content) -> None:
    """X-3, V-1, H-2, U-1, U-2, U-4, Z-1"""
    assert content.exchange_vp == 1
    assert content.points_vp == 2
    assert content.headdress_bonus == (10, 10, 7, 7, 4, 4)
    assert content.track_vp == tuple(range(16))
    assert content.temple_vp == (1, 1, 2, 2, 3, 3)
    assert (content.task_vp, content.task_vp_with_card) == (6, 4)
    assert content.inti_vp == 2


def test_z3_final_bonuses_are_those_of_the_rules(content: Content) -> None:
    """Z-3"""
    assert (content.bonus_feathers, content.bonus_circlets, content.bonus_tasks) == (6, 9, 9)
    assert (content.bonus_khipus, content.bonus_tiles, content.bonus_goods) == (10, 12, 6)


def test_x1_and_x2_the_numbers_on_the_person_tiles(content: Content) -> None:
    """X-1, X-2"""
    by_number = {3: [2, 5, 8, 10], 2: [1, 7, 11, 12], 1: [3, 4, 6, 9]}
    for number, abilities in by_number.items():
        assert [ability for ability in range(1, 13) if content.tile_value[ability - 1] == number] == abilities


def test_g0_card_08_yields_three_food_and_three_knowledge(content: Content) -> None:
    """G-0, card 08"""
    assert (content.fire_card_food, content.fire_card_knowledge) == (3, 3)


@pytest.mark.parametrize("row", ABILITIES, ids=lambda row: f"ability {row[0]:02}")
def test_e3_ability_does_what_the_rules_say(
    content: Content, row: tuple[int, str, int, tuple[int, int, int, int], int]
) -> None:
    """E-3"""
    ability = content.abilities[row[0] - 1]
    assert (ability.number, ability.effect, ability.amount, ability.reach, ability.param) == row


@pytest.mark.parametrize("row", CARDS, ids=lambda row: f"card {row[0]:02}")
def test_g0_card_is_played_in_its_phases_at_its_moment(
    content: Content, row: tuple[int, int, tuple[str, ...], str]
) -> None:
    """G-0"""
    card = content.cards[row[0] - 1]
    assert (card.number, card.god, card.phases, card.moment) == row


@pytest.mark.parametrize("index", range(61), ids=lambda index: f"task {TASKS[index][0]}")
def test_task_counts_what_the_rules_say(content: Content, index: int) -> None:
    """C-4 and the list of palace tasks (Q)."""
    task = content.tasks[index]
    assert (task.name, task.kind, task.param, task.need, task.parts) == TASKS[index]


def rows_of(content: Content) -> list[tuple[str, Row]]:
    """Every group, or every row of a group of rows, with its dotted key."""
    found: list[tuple[str, Row]] = []
    for group in content.tables.__struct_fields__:
        value: Any = getattr(content.tables, group)
        if group in ROW_KEYS:
            found += [(f"{group}.{key}", row) for key, row in zip(ROW_KEYS[group], value, strict=True)]
        else:
            found.append((group, value))
    return found


def test_every_group_names_its_provenance(content: Content) -> None:
    rebuilt = {"frame"}
    rebuilt |= {f"person_tiles.{number:02}" for number in range(1, 13)}
    rebuilt |= {f"masks.{number}" for number in range(1, 5)}
    rebuilt |= {f"feather_triangles.{name}" for name in "ACE"} | {f"building_triangles.{name}" for name in "BDF"}
    price = {"cost": "rebuilt", "vp": "rebuilt", "count": "given"}
    mixed: dict[str, dict[str, str]] = {f"goods.{name}": price for name in ("clothes", "bowl", "decanter", "tools")}
    mixed["knowledge_track"] = {"ends": "given", "steps": "rebuilt"}
    mixed["overlay"] = {"arms": "given", "order": "rebuilt"}
    for key, row in rows_of(content):
        expected = mixed.get(key, "rebuilt" if key in rebuilt else "given")
        assert row.provenance == expected, key


def test_every_row_of_the_tables_has_the_type_of_its_group(content: Content) -> None:
    assert len(rows_of(content)) == 6 + 12 + 12 + 15 + 61 + 3 + 3 + 4 + 13
    for key, row in rows_of(content):
        assert msgspec.convert(msgspec.to_builtins(row), type(row)) == row, key
