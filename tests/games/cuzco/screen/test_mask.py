"""The masks show everything important whole, in every box that the plan gives them, in every language."""

import re
from functools import cache

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.city import score_end
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, HOUSES, OVER, PHASE_DICE, SLID_DOWN, TASK_NAMES, TASKS
from cuzco_tui.games.cuzco.engine.foresight import foresee
from cuzco_tui.games.cuzco.engine.prices import circlet_worth, final_points
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.games.cuzco.screen.masks.aims import ending_lines, task_lines
from cuzco_tui.games.cuzco.screen.masks.arrangement import LARGE, draw_mask
from cuzco_tui.games.cuzco.screen.masks.headdress import BAND, HOLLOW_LEFT, headdress
from cuzco_tui.games.cuzco.screen.masks.houses import DOWN, FREE, KHIPU, UP, houses
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.games.cuzco.screen.moves import moves_of
from cuzco_tui.games.cuzco.screen.panels.mask import PLAINLY, Mask
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.messages import LANGUAGES, Names, Value, message
from cuzco_tui.tui.cells import add_colours, cell_style
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.widgets.panel import Line, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import SETUPS, positions
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first

Size = tuple[int, int]
"""Columns and rows of the content."""


@cache
def boxes(large: bool) -> list[Size]:
    """The sizes that the plan gives to the large mask or to the others, without title and free columns."""
    found: set[Size] = set()
    for width in range(80, 241, 3):
        for height in range(22, 71):
            for page in ("map", "masks"):
                for name, region in plan(width, height, 4, page).regions.items():
                    if name == "mask" if large else name.startswith("others"):
                        found.add((region.width - 2 * Mask.INSET, region.height - 1))
    return sorted(found)


@cache
def some_views() -> list[PlayerView]:
    """What somebody sees in games of all kinds, from the first choice to the last."""
    found: list[PlayerView] = []
    for number, setup in enumerate(SETUPS):
        for state in positions(setup, number, every=23):
            decider = state.stack[-1][1] if state.stack else 0
            found.append(view_of(state.copy(), (0, decider, None)[number % 3]))
    return found


def sights(language: str, large: bool) -> list[tuple[Sight, Size]]:
    """Masks of all views, each in some of the boxes, so that every box comes several times."""
    sizes = boxes(large)
    views = some_views()
    each = max(1, 3 * len(sizes) // len(views))
    found: list[tuple[Sight, Size]] = []
    for number, view in enumerate(views):
        seat = number % view.seats if large else (view.seat or 0) + 1
        sight = Sight(cuzco_words(language).say, view, seat % view.seats)
        found += [(sight, sizes[(number * each + step) % len(sizes)]) for step in range(each)]
    return found


def drawn(sight: Sight, size: Size) -> list[str]:
    """The lines of a mask as text."""
    return [plain_text(line) for line in draw_mask(sight, *size)]


def said(sight: Sight, value: Value) -> str:
    """A message in words."""
    return sight.say(value)


@pytest.mark.parametrize("large", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mask_keeps_to_its_box(language: str, large: bool) -> None:
    for sight, (width, rows) in sights(language, large):
        lines = drawn(sight, (width, rows))
        assert len(lines) <= rows, (width, rows, lines)
        assert max(map(cells, lines)) <= width, (width, rows, lines)


@pytest.mark.parametrize("large", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_important_is_there_in_every_box(language: str, large: bool) -> None:
    for sight, size in sights(language, large):
        player, view = sight.player, sight.view
        lines = drawn(sight, size)
        text = " ".join(" ".join(lines).split())
        feathers = "".join(lines[: 5 if size[1] > 12 else 3])
        for colour, letter in enumerate(FEATHER_LETTERS):
            set_ = (player.feathers & view.board.mask_slots[player.mask][colour]).bit_count()
            assert feathers.count(letter) >= set_, (size, letter, lines)
        for pips in range(1, 7):
            active = player.circlets >> 2 * (pips - 1) & 1
            sign = f"{BAND}{pips}{BAND}" if active else f"+{circlet_worth(view, pips)}"
            assert sign in text, (size, sign, lines)
        assert text.count(KHIPU) >= player.khipus
        words = [said(sight, say.task_brief(task, view.content)) for task in player.tasks]
        whole = [said(sight, say.task(task, view.content).values["asks"]) for task in player.tasks]
        assert all(brief in text or long in text for brief, long in zip(words, whole, strict=True)), (size, lines)
        for number, word in (
            (player.food, "mask-food"),
            (player.inti, "mask-inti"),
            (player.offerings, "mask-offerings"),
        ):
            assert f"{number} {said(sight, message(word, number=number))}" in text or not number, (size, word, lines)
        if not sight.own or not large:
            cards = f"{player.hand_size} {said(sight, message('mask-cards', number=player.hand_size))}"
            assert cards in text or not player.hand_size, (size, lines)
        else:
            assert all(f" {card:02} " in f" {text} " for card in range(1, 16) if player.hand[card]), (size, lines)


@pytest.mark.parametrize("few", usual_first([36, 9], 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_mask_tells_of_priests_and_reserve_in_every_box(language: str, few: int) -> None:
    """With pututus, too, which need a line of their own."""
    views = [view for view in some_views() if view.pututu][::few]
    assert len(views) > 1
    every = [(Sight(cuzco_words(language).say, view, 0), size) for view in views for size in boxes(True)[::2]]
    for sight, size in [*sights(language, True), *every]:
        player, text = sight.player, " ".join(" ".join(drawn(sight, size)).split())
        for number, word in ((player.priests, "mask-priests"), (player.reserve, "mask-reserve")):
            assert f"{number} {said(sight, message(word, number=number))}" in text, (size, text)
        if sight.view.pututu:
            assert f"{player.pututu_one}+{player.pututu_two} " in text


def sight_of(state: State, seat: int = 0, texts: tuple[str, ...] = ()) -> Sight:
    """A seat's own mask, with the pointed options."""
    view = view_of(state, seat)
    return Sight(cuzco_words("en").say, view, seat, foresee(view, texts))


def style_at(line: Line, column: int) -> str:
    """The names of the style of a cell."""
    for text, style in line:
        if column < cells(text):
            return style
        column -= cells(text)
    raise AssertionError("no such cell")


def test_circlets_show_their_die_and_vp_and_differ_when_complete_and_when_activated() -> None:
    """H-1, H-2: in round 1 a circlet brings its pips minus 1 and 10 more."""
    state = kit.new(2)
    state.players[0].feathers, state.players[0].circlets = 0b1111, 0b1
    lines = headdress(sight_of(state), 6, 3)
    assert plain_text(lines[3]).split() == [
        "\u2550\u25501\u2550\u2550\u2550",
        "2",
        "+11",
        "3",
        "+12",
        "4",
        "+13",
        "5",
        "+14",
        "6",
        "+15",
    ]
    assert [style_at(lines[3], column) for column in (1, 8, 15)] == [
        "on-gold strong",
        "on-gold strong",
        "on-tile strong",
    ]
    assert style_at(lines[3], 11) == "on-tile gold strong"


def test_a_feather_stands_over_its_circlet_and_an_empty_slot_has_a_small_letter() -> None:
    """N-9: the first mask begins with three turquoise slots."""
    state = kit.new(2)
    state.players[0].feathers = 0b10
    colours = state.content.masks[state.players[0].mask]
    first, second = (FEATHER_LETTERS[colours[slot]] for slot in (0, 1))
    lines = [plain_text(line) for line in headdress(sight_of(state), 6, 3)]
    assert lines[0][:6] == "    \u2588 "
    assert lines[1][:6] == f" {first.lower()} \u2590{second}\u258c"
    assert lines[2][:6] == " \u00b7  \u2503 "


def test_houses_hold_tiles_free_ones_and_khipus() -> None:
    """N-10, P-2: what was slid down has another sign, and letters instead of a block."""
    state = kit.new(2)
    kit.give_tiles(state, 0, 0, 12 + SLID_DOWN)
    state.players[0].khipus = 7
    lines = houses(sight_of(state), 6)
    text = "".join(plain_text(line) for line in lines)
    assert plain_text(lines[0]).split()[:2] == ["S2", UP]
    assert text.count(UP) == text.count(DOWN) == 1
    assert text.count(KHIPU * 2) == 7
    assert text.count(FREE * 2) == HOUSES - 9
    assert (style_at(lines[0], 1), style_at(lines[0], 8)) == ("on-study strong", "on-tile farm")


def test_the_pointed_move_shows_its_feather_hollow_and_takes_a_khipu() -> None:
    """M-3, M-4: the feather of a delivery may stand in any free slot of its colour."""
    state = kit.at_turn(kit.new(3))
    after = state.copy()
    kit.choose(after, "die 6 stone")
    sight = sight_of(state, 0, ("die 6 stone", kit.texts(after)[0]))
    text = "\n".join(map(plain_text, headdress(sight, 6, 3)))
    assert text.count(HOLLOW_LEFT) == sight.coming.bit_count() > 0
    assert HOLLOW_LEFT not in "\n".join(drawn(sight_of(state), (64, 9)))
    assert any(style == "on-cursor gold" for line in houses(sight, 6) for _, style in line)


def test_a_supply_that_the_pointed_move_changes_tells_both_numbers() -> None:
    """X-4: an offering for two pips."""
    state = kit.at_turn(kit.new(3))
    state.players[0].offerings = 3
    kit.choose(state, "die 6 exchange")
    assert "3\u21924 offerings" in "\n".join(drawn(sight_of(state, 0, ("offering",)), (64, 9)))


def test_others_see_the_backs_of_a_hand_and_no_move_of_theirs_ahead() -> None:
    state = kit.at_turn(kit.new(3))
    kit.give_card(state, 0, 7)
    kit.give_card(state, 0, 8)
    hidden = Sight(cuzco_words("en").say, view_of(state, 1), 0)
    text = "\n".join(drawn(hidden, (90, 10)))
    assert "\u2592\u2592 \u2592\u2592 2 cards" in text
    assert " 07 " in "\n".join(drawn(sight_of(state), (90, 10)))
    assert " 07 " not in text


@pytest.mark.parametrize(("language", "told"), [("en", "2+1 pututus"), ("de", "2+1 Hörner"), ("nl", "2+1 huisjes")])
def test_pututus_of_both_values_do_not_read_like_fractions(language: str, told: str) -> None:
    """C-8: those of 1 stand before those of 2."""
    state = kit.new(2, pututu=True)
    state.players[0].pututu_one, state.players[0].pututu_two = 2, 1
    sight = sight_of(state)._replace(say=cuzco_words(language).say)
    assert told in "\n".join(drawn(sight, (64, 9)))


def test_hidden_hands_make_tasks_that_count_cards_unknown() -> None:
    """Task 32 asks for 2 cards of Iliapa: its owner sees the progress, the others question marks."""
    state = kit.new(2)
    kit.give_task(state, 0, 37)
    other = Sight(cuzco_words("en").say, view_of(state, 1), 0)
    assert "?" not in "".join(drawn(sight_of(state), (64, 9)))
    assert "?? ?? 2 Iliapa cards" in "".join(drawn(other, (64, 9)))


def test_if_the_game_ended_now_the_same_would_be_scored() -> None:
    """Z-1 to Z-3: what a large mask foretells is what the engine scores."""
    for number, setup in enumerate(SETUPS[::3]):
        for state in positions(setup, number, every=37):
            if state.phase == OVER:
                continue
            ended = state.copy()
            ended.log = None
            foretold = [sum(vp for vp, _ in final_points(state, seat)) for seat in range(state.seats)]
            score_end(ended)
            gained = [ended.players[seat].score - state.players[seat].score for seat in range(state.seats)]
            assert gained == foretold


def test_the_end_is_told_with_villages_inti_tasks_and_sets() -> None:
    """Z-1, Z-2, U-6: two Inti, a village on top and a task that is met."""
    state = kit.new(2)
    state.phase = PHASE_DICE
    player = state.players[0]
    player.inti, player.score = 2, 10
    kit.deliver(state, 0, 0, 1)
    kit.give_task(state, 0, 5, 43, 44)
    worth = state.board.vp[0] + state.board.vp[1]
    lines = [plain_text(line).split() for line in ending_lines(sight_of(state))]
    assert [line[0] for line in lines[1:]] == [str(worth), "4", "6", "0", str(worth + 20)]


@pytest.mark.parametrize("large", [True, False])
def test_plain_masks_have_ascii_alone(large: bool) -> None:
    for sight, size in sights("en", large)[::5]:
        assert "\n".join(drawn(sight, size)).translate(PLAINLY).isascii()
    state = kit.at_turn(kit.new(3))
    after = state.copy()
    kit.choose(after, "die 6 stone")
    pointed = sight_of(state, 0, ("die 6 stone", kit.texts(after)[0]))
    assert "\n".join(drawn(pointed, (64, 9) if large else (36, 9))).translate(PLAINLY).isascii()


def test_the_large_and_the_small_form_are_told_apart_by_their_width() -> None:
    assert all(width >= LARGE for width, _ in boxes(True))
    assert all(width < LARGE for width, _ in boxes(False))


def places_of_words(lines: list[str]) -> list[list[int]]:
    """The columns of the words of each line; signs and numbers, which a move changes, are left out."""
    return [[found.start() for found in re.finditer(r"[^\W\d]{3,}", line)] for line in lines]


@pytest.mark.parametrize("size", [(55, 16), (65, 9), (65, 12), (90, 10), (120, 14)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_jumps_while_the_cursor_goes_from_move_to_move(language: str, size: Size) -> None:
    speak = cuzco_words(language).say
    seen = 0
    for view in some_views():
        if view.kind != "ChooseTurn" or view.seat is None or view.decider != view.seat:
            continue
        at_rest = drawn(Sight(speak, view, view.seat), size)
        for move in moves_of(view, Names(("Ann", "Ben", "Cleo", "Maita"), view.seat))[::3]:
            pointed = drawn(Sight(speak, view, view.seat, foresee(view, move.texts)), size)
            assert places_of_words(pointed) == places_of_words(at_rest), (at_rest, pointed)
            seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [28, 30, 34, 35, 42, 60, 76])
def test_every_task_has_room_in_the_one_form_of_a_size(width: int, language: str) -> None:
    state = kit.new(2)
    sight = sight_of(state)._replace(say=cuzco_words(language).say)
    longest = max(range(TASKS), key=lambda task: state.content.tasks[task].need)
    for task in range(TASKS):
        sight.player.tasks[:] = [task, longest]
        line = plain_text(task_lines(sight, width)[0])
        assert cells(line) <= width, line
        assert line.startswith(TASK_NAMES[task]) == (width >= 35), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(65, 9), (90, 10), (120, 14)])
def test_a_large_mask_names_what_the_people_can_do(language: str, size: Size) -> None:
    """P-1: five tiles of every kind of ability."""
    for first in range(0, 12, 5):
        state = kit.new(2)
        tiles = [ability % 12 + (12 if ability % 2 else 0) for ability in range(first, first + 5)]
        kit.give_tiles(state, 0, *tiles)
        kit.give_task(state, 0, 5, 43, 44)
        sight = sight_of(state)._replace(say=cuzco_words(language).say)
        text = "\n".join(drawn(sight, size))
        assert all(said(sight, say.ability_brief(tile % 12 + 1)) in text for tile in tiles), text


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_feather_is_of_one_colour_whether_a_letter_stands_in_it_or_not(palette: PaletteName, colour: str) -> None:
    add_colours(COLOURS)
    drawn, ground = (cell_style(f"{how}-feather-{colour}", palette) for how in ("as", "on"))
    assert drawn.color == ground.bgcolor


def test_orange_is_no_brown_in_the_light_theme() -> None:
    add_colours(COLOURS)
    ground = cell_style("on-feather-orange", "light").bgcolor
    assert ground is not None
    red, green, blue = ground.get_truecolor()
    assert red > 230
    assert 120 < green < 180
    assert blue < 60
