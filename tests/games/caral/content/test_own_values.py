"""A content file of Caral replaces just what it names."""

from collections.abc import Callable

from cuzco_tui.games.caral.content import Content, default_content
from tests.content_here import changed_values

Load = Callable[[str], Content]

OBJECTS = ("moods", "years", "statuses", "emissaries")


def changed_attributes(content: Content) -> set[str]:
    """Name the attributes of plain values that differ from the built-in content."""
    return changed_values(content, default_content(), OBJECTS)


def test_one_number_is_replaced_alone(load: Load) -> None:
    content = load("start.fame = 6")
    assert content.start_fame == 6
    assert changed_attributes(content) == {"start_fame"}
    assert content != default_content()


def test_a_list_is_replaced_as_a_whole(load: Load) -> None:
    content = load("die.faces = [[1], [0, 2], [0, 1, 2]]")
    assert content.die == ((1,), (0, 2), (0, 1, 2))
    assert changed_attributes(content) == {"die"}


def test_one_number_of_one_row_is_replaced_alone(load: Load) -> None:
    content = load("moods.M2.needed = [4, 5, 5]\nemissaries.2.stones = 2")
    mood, level = content.moods[1], content.emissaries[1]
    assert (mood.needed, mood.fewest, mood.loss) == ((4, 5, 5), False, 1)
    assert (level.carali, level.alpacas, level.fame, level.stones, level.cards) == (1, 1, 2, 2, 1)
    others = zip(content.tables.moods[2:], default_content().tables.moods[2:], strict=True)
    assert all(mine == built_in for mine, built_in in others)
    assert changed_attributes(content) == set()


def test_a_status_card_with_another_condition_is_written_anew(load: Load) -> None:
    card = load('statuses.S4 = { condition = "cards", need = 7, fame = 1 }').statuses[3]
    assert (card.name, card.condition, card.need, card.fame) == ("S4", 8, 7, 1)


def test_places_are_numbered_along_another_path(load: Load) -> None:
    content = load(
        'path.places = ["start", "quarry", "site", "village", "site", "site", "market", "cult", "site", "quarry",'
        ' "site", "village", "market", "site", "site", "cult", "quarry", "site", "site", "centre"]\nneutral.sites = 5'
    )
    assert content.places[:4] == ("start", "quarry-1", "site-1", "village-1")
    assert content.places[-4:] == ("quarry-3", "site-8", "site-9", "centre")
    assert content.quarries == (1, 9, 16)
    assert content.action_spaces == (1, 3, 6, 7, 9, 11, 12, 15, 16)
    assert [content.places[site] for site in content.sites] == [f"site-{number}" for number in range(1, 10)]
    assert content.index_of["quarry-2"] == 9
    assert content.neutral_sites == 5


def test_a_shorter_game_with_other_pyramids_fits_together(load: Load) -> None:
    content = load(
        "finished.fame = [4, 2, 0]\ncentral_pyramid = { growth = [1, 3], bidder = [2, 4, 6] }\n"
        "progress_board.places = [2]\npyramids = { small = 2, large = 4 }\nlevels.supply = [3, 3, 1, 4]"
        "\nstatuses.S16.need = 2\nstatuses.S8.need = 1"
    )
    assert (content.small, content.large, content.levels) == (2, 4, (3, 3, 1, 4))
    assert (content.growth, content.bidder_fame, content.progress_places) == ((1, 3), (2, 4, 6), (2,))


def test_the_provenance_of_a_row_or_of_a_part_or_of_a_whole_group_is_replaced(load: Load) -> None:
    row = load('moods.M3.provenance = "public"').tables.moods
    assert [mood.provenance for mood in row] == ["given", "rebuilt", "public", *["rebuilt"] * 5]
    part = load('levels.provenance.sizes = "given"').tables.levels
    assert part.provenance == {"number": "public", "sizes": "given"}
    group = load('statuses.provenance = "given"\nstatuses.S9.provenance = "rebuilt"').tables.statuses
    assert {card.provenance for card in group} == {"given", "rebuilt"}
    assert group[8].provenance == "rebuilt"
