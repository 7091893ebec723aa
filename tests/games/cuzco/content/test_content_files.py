"""A content file replaces just what it names."""

from collections.abc import Callable

from cuzco_tui.games.cuzco.content import Content, default_content
from tests.content_here import changed_values

Load = Callable[[str], Content]

OBJECTS = ("abilities", "cards", "tasks", "feather_triangles", "building_triangles")


def changed_attributes(content: Content) -> set[str]:
    """Name the attributes of plain values that differ from the built-in content."""
    return changed_values(content, default_content(), OBJECTS)


def test_one_number_of_one_row_is_replaced_alone(load: Load) -> None:
    content = load("[goods.clothes]\nvp = 4")
    assert content.good_vp == (1, 4, 5, 5, 7, 9)
    assert changed_attributes(content) == {"good_vp"}
    assert content != default_content()


def test_rows_written_as_inline_tables_are_replaced_by_their_name(load: Load) -> None:
    content = load("[tasks]\n38 = { need = 6 }\n[person_tiles]\n03 = { number = 2 }\n[abilities]\n02 = { amount = 3 }")
    assert [task.need - old.need for task, old in zip(content.tasks, default_content().tasks, strict=True)] == [
        int(task.name == "38") for task in content.tasks
    ]
    assert content.tile_value == (2, 3, 2, 1, 3, 1, 2, 3, 1, 3, 2, 2)
    assert content.abilities[1].amount == 3


def test_a_list_is_replaced_as_a_whole(load: Load) -> None:
    content = load("knowledge_track.vp = [2, 2, 5]")
    assert content.track_vp == (2, 2, 5)
    assert changed_attributes(content) == {"track_vp"}


def test_a_row_with_another_kind_or_effect_is_written_anew(load: Load) -> None:
    content = load(
        '[tasks.24]\nkind = "food"\nneed = 7\n[abilities.01]\neffect = "move"\nroad = "rope"\nreach = [1, 2, 3, 4]'
    )
    task, ability = content.tasks[29], content.abilities[0]
    assert (task.name, task.kind, task.param, task.need) == ("24", "food", 0, 7)
    assert (ability.effect, ability.amount, ability.reach, ability.param) == ("move", 0, (1, 2, 3, 4), 1)
    assert content.tables.tasks[29].provenance == "given"


def test_the_provenance_of_a_row_or_of_a_part_or_of_a_whole_group_is_replaced(load: Load) -> None:
    row = load('goods.clothes.provenance = "given"').tables.goods
    assert [good.provenance == "given" for good in row] == [True, True, False, False, False, True]
    part = load('goods.clothes.provenance.vp = "given"').tables.goods
    assert part[1].provenance == {"cost": "rebuilt", "vp": "given", "count": "given"}
    group = load('goods.provenance = "given"\ngoods.tools.provenance = "rebuilt"').tables.goods
    assert [good.provenance for good in group] == ["given", "given", "given", "given", "rebuilt", "given"]
