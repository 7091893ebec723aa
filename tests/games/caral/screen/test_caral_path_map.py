"""The picture of the path: whose pyramids stand where and how high, the figures, what is lit and what it costs."""

import re

import pytest

from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.path_map import Look, Marks, PathMap
from cuzco_tui.games.caral.screen.spiral import spiral
from cuzco_tui.tui.drawing.lines import Line, plain_text
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import ALL, seen
from tests.games.caral.words import caral_words

SMALL, MIDDLE, LARGE = (57, 16), (78, 27), (110, 42)
LETTERS = "ABCD"


def drawn(
    s: State,
    size: tuple[int, int] = SMALL,
    marks: Marks | None = None,
    look: Look | None = None,
    cursor: int | None = None,
) -> list[Line]:
    """The picture of a position as seat 0 sees it."""
    view = seen(s)
    shape = spiral(view.content.kinds, *size)
    return PathMap(view, shape, marks or Marks(), look or Look(letters=LETTERS), caral_words("en").say).lines(cursor)


def cells_of(lines: list[Line]) -> list[list[tuple[str, str]]]:
    """Every cell with its style."""
    return [[(letter, style) for text, style in line for letter in text] for line in lines]


def tile_of(
    s: State, place: str, size: tuple[int, int] = SMALL, marks: Marks | None = None, cursor: int | None = None
) -> list[str]:
    """The letters on the tile of a place and one column beside it at both sides."""
    tile = spiral(s.content.kinds, *size).tiles[s.content.index_of[place]]
    rows = [plain_text(line) for line in drawn(s, size, marks, cursor=cursor)]
    return [row[max(0, tile.x - 1) : tile.right + 1] for row in rows[tile.y : tile.bottom]]


def style_of(s: State, place: str, size: tuple[int, int] = SMALL) -> str:
    """The style in the middle of the foot of a tile."""
    tile = spiral(s.content.kinds, *size).tiles[s.content.index_of[place]]
    return cells_of(drawn(s, size))[tile.bottom - 1][tile.x + tile.width // 2][1]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_a_pyramid_tells_whose_it_is_and_how_many_of_its_levels_are_built(size: tuple[int, int]) -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-3", 2, large=False)
    kit.pyramid(s, 2, "site-4", 4)
    kit.refresh(s)
    gap = "" if size == SMALL else " "
    assert f"3 B{gap}2/3" in tile_of(s, "site-3", size)[-1]
    assert f"4 C{gap}4/5" in tile_of(s, "site-4", size)[-1]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_a_site_keeps_its_number_when_it_is_built(size: tuple[int, int]) -> None:
    s = kit.new(4)
    for seat, site in enumerate(("site-3", "site-14", "site-9", "site-11")):
        kit.pyramid(s, seat, site, 5)
        kit.priest(s, seat, site)
    kit.refresh(s)
    for seat, number in enumerate((3, 14, 9, 11)):
        foot = tile_of(s, f"site-{number}", size)[-1]
        assert re.search(rf"\b{number} ?{LETTERS[seat]}", foot)
        assert re.search(r"5/5|P", foot)


def test_a_pyramid_grows_by_every_level_where_there_is_room() -> None:
    heights: list[int] = []
    for levels in range(1, 6):
        s = kit.new(4)
        kit.pyramid(s, 1, "site-3", levels)
        kit.refresh(s)
        filled = "".join(tile_of(s, "site-3", LARGE)[:-1])
        heights.append(sum("\u2582\u2584\u2586\u2588".find(letter) + 1 for letter in filled))
    assert heights == sorted(set(heights))
    assert heights[0] == 0


def test_a_reserved_site_has_the_letter_and_its_number_and_a_free_one_the_number_alone() -> None:
    s = kit.new(4)
    kit.reserve(s, 2, "site-3")
    kit.refresh(s)
    assert "C 3" in tile_of(s, "site-3")[0]
    assert tile_of(s, "site-4")[0].strip() == "4"


def test_c2_2_a_neutral_pyramid_belongs_to_nobody() -> None:
    s = kit.new(2)
    assert tile_of(s, kit.NEUTRAL_SITES[0])[0].strip() == f"{kit.NEUTRAL_SITES[0].removeprefix('site-')} N"


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_a_priest_stands_on_the_pyramid(size: tuple[int, int]) -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-3", 5)
    kit.priest(s, 1, "site-3")
    kit.refresh(s)
    assert "P" in "".join(tile_of(s, "site-3", size))


def test_ca_2_what_lies_behind_the_architect_has_no_ground_of_its_own() -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-3", 2)
    kit.refresh(s)
    assert style_of(s, "site-3").startswith("on-seat-1")
    assert "on-village" in style_of(s, "village-1")
    kit.architect(s, "quarry-1")
    assert style_of(s, "site-3").startswith("on-tile")
    assert "on-village" not in style_of(s, "village-1")
    assert "on-quarry" in style_of(s, "quarry-1")


def test_the_architect_and_the_figures_stand_on_their_places() -> None:
    s = kit.new(3)
    kit.architect(s, "quarry-1")
    kit.stand(s, 1, "quarry-1")
    kit.stand(s, 2, "market-2")
    kit.refresh(s)
    assert "\u25c6b" in tile_of(s, "quarry-1")[1]
    assert "c" in tile_of(s, "market-2")[1]
    assert "a" in tile_of(s, "start")[1]


def test_cm_8_four_figures_stand_above_one_pyramid() -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-8", 1)
    for seat in range(4):
        kit.stand(s, seat, "site-8")
    kit.refresh(s)
    tile = spiral(s.content.kinds, *SMALL).tiles[s.content.index_of["site-8"]]
    rows = [plain_text(line) for line in drawn(s)]
    assert "abcd" in rows[tile.y - 1]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_figures_on_all_pyramids_of_a_side_hide_nothing(size: tuple[int, int]) -> None:
    s = kit.new(4)
    sites = ("site-17", "site-18", "site-19", "site-20")
    for seat, site in enumerate(sites):
        kit.stand(s, seat, site)
    kit.refresh(s)
    rows = "\n".join(plain_text(line) for line in drawn(s, size))
    for letter, site in zip(LETTERS, sites, strict=True):
        assert re.search(rf"\b{site.removeprefix('site-')} ?{letter} ?1/5", rows)
        assert letter.lower() in rows


def test_cm_11_a_place_in_reach_has_golden_edges_and_tells_what_it_costs() -> None:
    s = kit.new(4)
    marks = Marks({s.content.index_of["cult-1"]: 0, s.content.index_of["village-2"]: 3})
    assert [row[0] + row[-1] for row in tile_of(s, "cult-1", marks=marks)] == ["\u2590\u258c"] * 2
    assert [row[0] + row[-2:] for row in tile_of(s, "village-2", marks=marks)] == ["\u2590-3", "\u2590 \u258c"]
    assert tile_of(s, "cult-2", marks=marks)[0][0] not in "\u2590\u2588"


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("cards", [2, 12])
def test_cm_11_what_a_place_costs_is_no_part_of_its_name(cards: int, size: tuple[int, int]) -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-3", 2, large=False)
    kit.pyramid(s, 2, "site-4", 5)
    kit.priest(s, 2, "site-4")
    kit.reserve(s, 0, "site-5")
    kit.refresh(s)
    names = {"village-1": "villa\\w* 1", "quarry-2": "quarry 2", "market-2": "market 2", "cult-2": "2", "site-5": "A 5"}
    names |= {"site-3": "(?:3 ?)?B ?2/3", "site-4": "4 ?CP(?:5/5)?|C ?5/5"}
    marks = Marks({s.content.index_of[place]: cards for place in names})
    for place, name in names.items():
        rows = tile_of(s, place, size, marks)
        assert rows[0].endswith(f"-{cards}")
        assert re.search(rf"(?:{name})(?: |-{cards}|$|[\u258c])", rows[0] if place[0] != "s" else rows[-1]), place


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_a_blank_stands_between_a_name_and_what_the_place_costs(size: tuple[int, int]) -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-14", 2, large=False)
    kit.reserve(s, 0, "site-5")
    kit.refresh(s)
    places = ("quarry-1", "quarry-2", "market-2", "cult-2", "site-14", "site-5", "site-6")
    marks = Marks({s.content.index_of[place]: 2 for place in places})
    for place in places:
        assert re.search(r"[ \u2582\u2584\u2586\u2588]-2$", tile_of(s, place, size, marks)[0]), place


def test_an_action_space_tells_what_it_gives_also_below_a_crowd() -> None:
    for figures, told in ((0, "1 alpaca"), (2, "alpaca"), (4, "a")):
        s = kit.new(4)
        for seat in range(figures):
            kit.stand(s, seat, "market-2")
        assert tile_of(s, "market-2")[1][2:].startswith(told), figures


def test_the_cursor_has_broad_edges() -> None:
    s = kit.new(4)
    index = s.content.index_of["cult-1"]
    assert {row[0] + row[-1] for row in tile_of(s, "cult-1", marks=Marks({index: 0}), cursor=index)} == {"\u2588\u2588"}


def test_ck_4_the_anaconda_stands_in_the_place_of_the_action() -> None:
    s = kit.new(3, ("anaconda",))
    assert "1 Carali" in tile_of(s, "village-2", MIDDLE)[1]
    s.anaconda = s.content.index_of["village-2"]
    assert "anaconda" in tile_of(s, "village-2", MIDDLE)[1]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_cp_2_a_laid_progress_tile_replaces_the_words_of_its_space(size: tuple[int, int]) -> None:
    for number, place in enumerate(
        ("cult-1", "cult-2", "village-1", "village-2", "market-1", "market-2", "quarry-1"), 1
    ):
        s = kit.new(3, ("progress",))
        before = tile_of(s, place, size)[1]
        kit.lay(s, f"P{number}", place)
        assert tile_of(s, place, size)[1] != before
        assert tile_of(s, place, size)[1].strip()


def test_ca_6_a_quarry_tells_the_stones_that_it_brings_and_with_room_everybodys_workers() -> None:
    s = kit.new(3)
    kit.workers(s, 0, 3, 1)
    kit.workers(s, 2, 1, 2)
    kit.refresh(s)
    assert "3 stones" in tile_of(s, "quarry-1")[1]
    assert "A3 B1 C1" in tile_of(s, "quarry-1", LARGE)[2]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_cj_5_the_central_pyramid_tells_what_the_highest_bidder_gets_now(size: tuple[int, int]) -> None:
    s = kit.new(3)
    for height, fame in enumerate(s.content.bidder_fame, 1):
        s.height = height
        assert f"pays {fame}" in "".join(tile_of(s, "centre", size)) or f"+{fame}" in "".join(
            tile_of(s, "centre", size)
        )


def test_without_fine_characters_there_are_only_ascii_ones_on_the_path() -> None:
    s = kit.new(4, ALL)
    kit.reserve(s, 2, "site-3")
    kit.refresh(s)
    index = s.content.index_of["cult-1"]
    marks = Marks({index: 0, s.content.index_of["market-1"]: 2})
    lines = drawn(s, SMALL, marks, Look(True, LETTERS), index)
    text = "".join(map(plain_text, lines)).replace("\u25c6", "*")
    assert text.isascii()
    assert "(C 3)" in text
    assert "[" in text
    assert "<" in text


def test_all_places_have_names_in_the_words_of_the_game() -> None:
    s = kit.new(4)
    for language in ("en", "de", "nl"):
        words = caral_words(language)
        assert all(words.say(say.place(place)) for place in s.content.places)


def test_where_there_are_few_colours_or_none_lines_stand_for_golden_edges() -> None:
    s = kit.new(4)
    index = s.content.index_of["cult-1"]
    marks, look = Marks({index: 0, s.content.index_of["market-1"]: 0}), Look(letters=LETTERS, lined=True)
    text = "\n".join(plain_text(line) for line in drawn(s, SMALL, marks, look, index))
    assert "[ cult 1" in text
    assert "< market 1" in text


def test_a_cursor_leaves_everything_else_as_it_is() -> None:
    s = kit.new(4)
    kit.pyramid(s, 1, "site-3", 2)
    kit.refresh(s)
    without = drawn(s, MIDDLE)
    for place in ("site-3", "village-2", "centre", "start"):
        index = s.content.index_of[place]
        rows = {row for row, line in enumerate(drawn(s, MIDDLE, cursor=index)) if line != without[row]}
        tile = spiral(s.content.kinds, *MIDDLE).tiles[index]
        assert rows
        assert rows <= set(range(tile.y, tile.bottom))
