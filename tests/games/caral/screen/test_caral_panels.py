"""Caral's panels show what the view says: sleds, pyramids, cards, modules and the bar."""

import pytest

from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.front import CARAL_FRONT
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.messages import message
from cuzco_tui.tui.app import HouseApp, app_at_home, make_app
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.widgets.panel import Panel, plain_text
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import ALL, settle, table_of_state
from tests.games.caral.words import caral_words
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, text_on


def panel_text(app: HouseApp, panel: str) -> str:
    """What a panel says, with runs of blanks as one."""
    return " ".join(" ".join(plain_text(line) for line in app.screen.query_one(f"#{panel}", Panel)._lines).split())


async def shown(s: State, panel: str, size: tuple[int, int] = LARGE) -> str:
    """What a panel says of a position."""
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        return panel_text(app, panel)


async def test_ones_own_sled_shows_everything_that_one_has() -> None:
    s = kit.new(3)
    kit.stones(s, 0, 3)
    kit.sled(s, 0, 2)
    kit.give(s, 0, stone=2, fish=1)
    kit.workers(s, 0, 4, 1)
    kit.fame(s, 0, 17)
    kit.at_turn(s)
    told = await shown(s, "own")
    assert "17 fame" in told
    assert "stones \u25a0 \u25a0 \u25a0 \u00b7 alpacas \u25a0 \u25a0 \u00b7 \u00b7 \u00b7 8 left" in told
    assert "range 5" in told
    assert "2 stone 0 clay 1 fish 0 alpaca" in told
    assert "Carali 5 left workers 4 + 1" in told


async def test_cc_8_of_the_others_only_the_number_of_cards_is_shown() -> None:
    s = kit.new(3)
    kit.give(s, 1, clay=5)
    kit.stones(s, 1, 2)
    kit.sled(s, 2, 4)
    kit.pyramid(s, 2, "site-3", 5)
    kit.priest(s, 2, "site-3")
    kit.at_turn(s)
    told = await shown(s, "others")
    assert "B Ben \u25a0\u25a0\u00b7\u00b7 4 range 5 cards" in told
    assert "C Cleo \u00b7\u00b7\u00b7\u00b7 7 range 0 cards" in told
    assert "1 priest" in told
    assert "2 pyramids" in told
    assert "clay" not in told


async def test_cw_1_what_others_have_on_a_level_that_they_have_not_finished_is_shown() -> None:
    s = kit.new(3, ("emissary",))
    kit.emissaries(s, 1, 2, carali=1)
    kit.emissaries(s, 2, 1)
    kit.at_turn(s)
    told = await shown(s, "others")
    assert "2 levels and C" in told
    assert "1 level 1 pyramid" in told


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_cb_5_the_progress_board_tells_what_is_finished_and_what_the_next_one_brings(
    size: tuple[int, int],
) -> None:
    s = kit.new(3)
    kit.finish_others(s, 3)
    kit.at_turn(s)
    told = await shown(s, "pyramids", size)
    assert "3 3 2 2 2 1 1" in told
    assert "2 fame" in told
    assert f"most +{s.content.bidder_fame[s.height - 1]}, others +1, none \u22121" in told
    if size == LARGE:
        assert "3 of 7 finished" in told


async def test_cg_1_the_thanks_of_the_gods_are_told_beforehand() -> None:
    s = kit.new(3)
    kit.pyramid(s, 0, "site-3", 5)
    kit.priest(s, 0, "site-3")
    kit.reserve(s, 0, "site-4")
    kit.at_turn(s)
    assert "thanks of the gods for you: 2 cards, 1 fame" in await shown(s, "pyramids")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_cg_1_the_thanks_of_the_gods_are_told_whole(size: tuple[int, int]) -> None:
    s = kit.new(3, ALL)
    for site in ("site-3", "site-4"):
        kit.pyramid(s, 0, site, 5)
        kit.priest(s, 0, site)
    kit.at_turn(s)
    told = await shown(s, "pyramids", size)
    assert "3 cards, 2 fame" in told


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_ce_1_ce_4_in_the_last_year_no_next_pyramid_counts_and_no_thanks_come(size: tuple[int, int]) -> None:
    s = kit.new(3)
    kit.finish_others(s, 10)
    kit.at_turn(s)
    told = await shown(s, "pyramids", size)
    assert "10 finished" in told
    assert "the last" in told
    assert "thanks" not in told
    assert "next one" not in told


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("modules", [(), ALL])
async def test_cb_4_levels_that_are_scarce_are_shown_at_every_size(
    size: tuple[int, int], modules: tuple[str, ...]
) -> None:
    s = kit.new(4, modules)
    free = [site for site in s.content.places if site.startswith("site") and kit.owner_of(s, site) < 0]
    for site in free[:5]:
        kit.pyramid(s, 1, site, 2)
    for seat in (0, 1):
        kit.pyramid(s, seat, kit.FIRST_SITES[seat], 2)
    kit.at_turn(s)
    told = await shown(s, "pyramids", size)
    assert "left" in told
    assert "5:0" in told
    assert "4:2" in told
    assert ("3:10" in told and "2:10" in told and "1:10" in told) == (size != SMALL)


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
async def test_how_many_levels_are_left_is_always_in_sight_where_there_is_room(size: tuple[int, int]) -> None:
    s = kit.new(4, ALL)
    kit.pyramid(s, 0, "site-3", 5)
    kit.at_turn(s)
    assert "levels left 5:" in await shown(s, "pyramids", size)


async def test_ct_1_on_a_small_terminal_the_mood_and_the_year_tile_stand_below_what_the_ceremony_pays() -> None:
    s = kit.new(3, ("moods", "years"))
    kit.mood(s, "M1")
    kit.year_tile(s, "Y2")
    kit.at_turn(s)
    told = await shown(s, "pyramids", SMALL)
    assert "mood: 7 cards tile: cards in hand" in told
    assert "tile" not in await shown(s, "pyramids", MIDDLE)


async def test_ca_10_both_piles_are_shown() -> None:
    s = kit.new(3)
    kit.discarded(s, stone=3, alpaca=2)
    kit.at_turn(s)
    told = await shown(s, "piles")
    assert f"{len(s.pile)} to draw" in told
    assert "3 stone 0 clay 0 fish 2 alpaca" in told


async def test_cl_1_ct_2_the_mood_and_the_year_tile_are_shown_with_everybodys_count() -> None:
    s = kit.new(3, ("moods", "years"))
    kit.mood(s, "M1")
    kit.year_tile(s, "Y2")
    kit.give(s, 1, clay=5)
    kit.at_turn(s)
    told = await shown(s, "years")
    assert "7 cards" in told
    assert "cards in hand: 3 fame" in told
    assert "A 0 B 5 C 0" in told


async def test_cs_2_a_status_card_tells_what_it_asks_for_and_who_has_it() -> None:
    s = kit.new(3, ("status",))
    kit.show_statuses(s, "S1", "S3", "S5", "S9", "S16")
    s.status_by[1] = 2
    kit.at_turn(s)
    told = await shown(s, "status")
    assert "+2 Stonemason 4 stones on the sled" in told
    assert "C Foreman" in told


async def test_cp_1_cp_2_progress_tiles_are_shown_where_they_come_and_where_they_lie() -> None:
    s = kit.new(3, ("progress",))
    kit.show_tiles(s, "P1", "P4", "P7")
    kit.lay(s, "P3", "village-2")
    kit.at_turn(s)
    told = await shown(s, "tiles")
    assert told.count("pyramid ") == 2
    assert "P3 village 2:" in told


async def test_cw_1_the_emissary_board_shows_the_levels_and_who_is_there() -> None:
    s = kit.new(3, ("emissary",))
    kit.emissaries(s, 0, 2, carali=1)
    kit.emissaries(s, 1, 1)
    s.marker = 0
    kit.at_turn(s)
    told = await shown(s, "emissaries")
    assert "3 C\u25a0\u00b7 a\u00b7 2 fame, 2 stones" in told
    assert "2 C\u25a0 a\u25a0 2 fame, 1 card A" in told
    assert "diplomacy marker (4 fame): You" in told


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("size", [SMALL, (80, 30), (100, 30), (104, 36), MIDDLE, (160, 50), LARGE])
async def test_on_the_pages_of_the_modules_all_of_them_can_be_read(size: tuple[int, int], language: str) -> None:
    s = kit.new(4, ALL)
    kit.mood(s, "M1")
    kit.year_tile(s, "Y4")
    kit.show_statuses(s, "S4", "S15", "S16", "S14", "S12")
    kit.show_tiles(s, "P4", "P7", "P8")
    kit.lay(s, "P6", "market-2")
    kit.emissaries(s, 0, 2, carali=1)
    kit.at_turn(s)
    s.marker = 0
    words, told = caral_words(language), ""
    app = make_app(table_of_state(s), language, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(3):
            await pilot.press("g")
            await pilot.pause()
            for panel in ("years", "status", "tiles", "emissaries"):
                if app.screen.query_one(f"#{panel}").display:
                    told += f" {panel_text(app, panel)}"
    content = s.content
    facts = [say.mood(s.moods[0], 4, content), *(say.count_of(tile, content) for tile in s.years)]
    facts += [say.status_asks(card, content) for card in s.statuses]
    facts += [say.tile_does(tile) for tile in (*s.progress[:3], *s.laid) if tile >= 0]
    facts += [
        message("emissary-reward", fame=row.fame, stones=row.stones, cards=row.cards) for row in content.emissaries
    ]
    facts += [say.emissary_tile(2), message("emissary-marker", who=words.say(message("you")), fame=content.marker_fame)]
    for fact in facts:
        assert words.say(fact) in told


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_bar_tells_year_round_and_everybodys_fame(size: tuple[int, int]) -> None:
    s = kit.new(4, ALL)
    kit.fame(s, 2, 21)
    kit.at_turn(s)
    told = await shown(s, "bar", size)
    assert f"year 1, round {s.round}" in told
    for letter, name in zip("ABCD", ("You", "Ben", "Cleo", "Dan"), strict=True):
        assert f"{letter} {name}" in told
    assert "21" in told


async def test_ce_3_the_bar_tells_a_limit_of_years_that_was_agreed_on() -> None:
    s = kit.new(3, max_years=4)
    assert "year 1 of 4, round 1" in await shown(kit.at_turn(s), "bar")
    s = kit.new(3)
    assert "year 1, round 1" in await shown(kit.at_turn(s), "bar")


@pytest.mark.parametrize(("language", "told"), [("en", "year 2"), ("de", "Jahr 2"), ("nl", "jaar 2")])
def test_ck_2_before_the_first_round_of_a_year_no_round_is_told(language: str, told: str) -> None:
    assert caral_words(language).say(message("bar-year", year=2, limit=0, round=0, last="no")) == told


def test_ce_3_from_the_usual_limit_of_years_one_goes_a_year_down_or_on_to_longer_games() -> None:
    years = next(option for option in CARAL.options if option.name == "max_years")
    assert years.default == 20
    assert years.values[-1] == 19
    assert years.values[1] == 25


def test_every_seat_has_a_letter_of_its_own() -> None:
    assert seat_letters(("Ann", "Ben", "Cleo", "Dan")) == "ABCD"
    for names in (("Ben", "Bo", "Bob", "B"), ("Paul", "Nele", "Pia", "Nora"), ("\u00c4", "1", "", "x y")):
        letters = seat_letters(names)
        assert len(set(letters)) == len(names)
        assert not set(letters) & {"N", "P"}


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("colours", ["true", "none"])
async def test_the_title_shows_the_pyramids_behind_the_menu(size: tuple[int, int], colours: str) -> None:
    app = app_at_home(Opener(CARAL), "en", Settings(colours=colours))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = lines_on(app)
        assert len(lines) == size[1]
        assert any("\u2588\u2588" in line for line in lines)
        assert "New game" in text_on(app)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_help_tells_how_to_play_and_what_the_signs_mean(language: str) -> None:
    words = caral_words(language)
    told = [words.say(said) for said in CARAL_FRONT.overview(lambda id_: f"<{id_}>")]
    assert "<page-path>" in told[-1]
    assert len(set(told)) == len(told)
    for plain in (False, True):
        signs = CARAL_FRONT.signs(lambda id_: id_, plain)
        meanings = [words.say(sign.meaning) for sign in signs]
        assert len(set(meanings)) == len(meanings) == 17
        assert all(meaning.endswith(".") for meaning in meanings)


def test_the_winners_pyramid_is_as_wide_as_its_base_and_stands_in_the_middle() -> None:
    rows = [plain_text(line) for line in CARAL_FRONT.crown(60)]
    widths = [len(row.strip()) for row in rows]
    assert widths == sorted(set(widths))
    assert all(abs(len(row) - len(row.strip()) - (60 - len(row.strip())) // 2) <= 1 for row in rows)
