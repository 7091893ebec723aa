"""The panels of the city, the gods and the people: whole and inside their boxes, at every size that the plan gives."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from unittest.mock import patch

import pytest
from textual._context import active_app
from textual.app import App
from textual.geometry import Size

from cuzco_tui.games.cuzco.description import CUZCO as DESCRIPTION
from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES, SLID_DOWN, STEPS, TASK_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.moves import Move, moves_of
from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows, price
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import PalaceTasks
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps, falling
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import LANGUAGES, Names, Value, message
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.panel import CHANGED, Line, Panel, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import SETUPS, positions
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first
from tests.tui.at_the_screen import arranged, settle, table_of

PEOPLE = ("Bartholome", "Cleopatraa", "Dankwartte", "Emmanuelle")
"""Four names of ten letters."""
WIDE_PEOPLE = ("李小龍", "김철수", "さくら姫", "Jörg 李")
"""Four names with letters that take two cells."""
KINDS: dict[str, Callable[[], Panel]] = {
    "track": KnowledgeTrack,
    "temple": TempleSteps,
    "market": MarketRows,
    "palace": PalaceTasks,
    "gods": GodDisplay,
    "houses": Houses,
}
"""The panels by their ids."""


class SomeApp(App[None]):
    """An app that speaks of Cuzco."""

    description = DESCRIPTION


@pytest.fixture(autouse=True)
def some_app() -> Iterator[None]:
    """Panels that are drawn by themselves ask an app for its words."""
    token = active_app.set(SomeApp())
    yield
    active_app.reset(token)


@cache
def some_views() -> list[PlayerView]:
    """What a seat, the one who decides or a spectator sees in games of all kinds, from the first choice to the last."""
    found: list[PlayerView] = []
    for number, setup in enumerate(SETUPS):
        for state in positions(setup, number, every=61):
            decider = state.stack[-1][1] if state.stack else 0
            found.append(view_of(state.copy(), (0, decider, None)[number % 3]))
    return found


@cache
def sizes(id_: str, seats: int) -> list[Size]:
    """All sizes that the plan gives to a panel on terminals from the smallest to a very large one."""
    found = {
        plan(width, height, seats, page).regions[id_].size
        for width in range(80, 250, 3)
        for height in range(22, 70, 2)
        for page in ("map", "city", "people")
        if id_ in plan(width, height, seats, page).regions
    }
    return sorted(found)


def drawn(
    panel: Panel, view: PlayerView, size: Size, language: str = "en", people: Sequence[str] = PEOPLE
) -> list[Line]:
    """The lines of a panel of a size, without its title."""
    panel.set_reactive(Panel.language, language)
    panel.set_reactive(Panel.view, view)
    panel.names = Names(people, view.seat)
    with patch.object(Panel, "size", size):
        return panel.draw(view, size.width - 2 * panel.INSET)


def note_of(panel: Panel, size: Size) -> str:
    """What stands at the end of the title line of a panel that was drawn."""
    with patch.object(Panel, "size", size):
        return panel.note()


def shown(panel: Panel, view: PlayerView, size: Size, language: str = "en") -> list[str]:
    """The same as text."""
    return [plain_text(line) for line in drawn(panel, view, size, language)]


def said(language: str, value: Value) -> str:
    """A message in words."""
    return cuzco_words(language).say(value)


@pytest.mark.parametrize("every", usual_first([27, 9], 1))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", KINDS)
def test_a_panel_keeps_to_its_box_and_shows_everything_whole(id_: str, language: str, every: int) -> None:
    """Every view in so few of the boxes that every box comes several times."""
    for number, view in enumerate(some_views()):
        boxes = sizes(id_, view.seats)
        for size in boxes[number % every :: every]:
            panel = KINDS[id_]()
            lines = shown(panel, view, size, language)
            assert len(lines) <= size.height - 1, (size, lines)
            for line in lines:
                assert cells(line) <= size.width - 2, (size, line)
            for wordings in facts(id_, view, language):
                assert any(_whole(words, lines) for words in wordings), (size, wordings, lines)
            assert cells(note_of(panel, size)) <= size.width - cells(panel.title()) - 7


def _whole(words: str, lines: list[str]) -> bool:
    text = "\n".join(lines)
    return all(word in text for word in words.split())


def facts(id_: str, view: PlayerView, language: str) -> Iterator[list[str]]:
    """What a panel must show, each in one of some wordings."""
    if id_ == "track":
        yield from ([SEAT_LETTERS[seat]] for seat in range(view.seats))
        yield from ([str(vp)] for vp in view.content.track_vp)
    elif id_ == "temple":
        names = Names(PEOPLE, view.seat)
        for step in range(1, STEPS + 1):
            owner = view.temple[step - 1]
            yield [f"{step} {said(language, names(owner))}" if owner >= 0 else str(step)]
    elif id_ == "market":
        yield from ([said(language, say.good(good))] for good in view.market[max(view.round, 1) - 1])
        yield from ([price(view.content.good_cost[good])] for good in view.market[max(view.round, 1) - 1])
    elif id_ == "palace":
        for task in view.palace:
            words = said(language, say.task(task, view.content).values["asks"])
            yield [TASK_NAMES[task]]
            yield [words, said(language, say.task_brief(task, view.content))]
    elif id_ == "gods":
        yield from ([said(language, say.god(god)).replace("Mama", "")] for god in range(len(GOD_NAMES)))
        for card in view.face_up:
            if card:
                yield [f"{card:02}"]
                told = (message(f"card-{card:02}"), message(f"card-{card:02}-help"), say.card_brief(card))
                yield [said(language, words) for words in told]
    else:
        for tile in view.houses:
            if tile >= 0:
                number = tile % 12 + 1
                wordings = (say.ability(number), say.ability_brief(number), say.ability_word(number))
                yield [said(language, words) for words in wordings]


@pytest.mark.parametrize("id_", KINDS)
def test_names_with_letters_of_two_cells_make_no_line_too_long(id_: str) -> None:
    for number, view in enumerate(some_views()[::3]):
        for size in sizes(id_, view.seats)[number % 11 :: 11]:
            for line in drawn(KINDS[id_](), view, size, "en", WIDE_PEOPLE):
                assert cells(plain_text(line)) <= size.width - 2, (size, line)


def test_every_task_of_four_players_has_a_line_on_the_smallest_table() -> None:
    """U-5: six tasks lie in the palace."""
    assert {size.height for size in sizes("palace", 4)} >= {7}
    assert min(size.height for size in sizes("palace", 4)) == 7


def test_markers_on_one_space_stand_in_the_order_in_which_they_rank() -> None:
    """K-1: the one on top ranks first."""
    state = kit.new(4)
    state.ranks[:] = [2, 0, 3, 1]
    for player in state.players:
        player.knowledge = 0
    state.players[1].knowledge = 3
    panel = KnowledgeTrack()
    markers, spaces, order = shown(panel, view_of(state, 0), Size(53, 4))
    assert markers.index("Y") == spaces.index("3")
    assert "GRB" in markers
    assert order == "next: Cleopatraa, Dankwartte, You, Emmanuelle"


def test_the_order_stands_behind_the_title_where_it_has_no_line() -> None:
    state = kit.new(2)
    panel = KnowledgeTrack()
    first, second = (PEOPLE[seat] if seat else "You" for seat in state.ranks)
    assert len(shown(panel, view_of(state, 0), Size(53, 3))) == 2
    assert note_of(panel, Size(53, 3)) == f"next: {first}, {second}"


def test_a_very_long_track_shows_the_spaces_that_matter() -> None:
    panel, view = KnowledgeTrack(), view_of(kit.new(2), 0)
    state = kit.new(2)
    state.players[0].knowledge = 15
    view = view_of(state, 0)
    _, spaces = shown(panel, view, Size(30, 3))
    assert spaces.split()[0] == "0"
    assert spaces.split()[-1] == "15"


def temple_move(step: int) -> tuple[TempleSteps, PlayerView, Move]:
    """A temple where seat 0 would place a priest on a step, below which others stand."""
    state = kit.new(3)
    state.temple[:] = [-1, 2, 1, 1, -1, -1]
    view = view_of(state, 0)
    moves = [move for move in moves_of(view, Names(PEOPLE, 0)) if move.step and move.pips == 6]
    panel = TempleSteps()
    panel.set_reactive(TempleSteps.aim, panel.aim._replace(moves=tuple(moves)))
    pointed = next(move for move in moves if move.step == step)
    panel.set_reactive(TempleSteps.aim, panel.aim._replace(pointed=pointed))
    return panel, view, pointed


def test_the_steps_that_the_die_allows_have_edges_and_the_pointed_one_tells_who_falls() -> None:
    """T-2: whoever stands there is pushed one step down, and so on."""
    panel, view, _ = temple_move(4)
    lines = shown(panel, view, Size(60, 9))
    assert all("▐" in line and "▌" in line for line in lines[:STEPS])
    assert lines[0].split("▐")[1].split() == ["Cleopatraa", "to", "3,"]
    assert [line.split("▐")[1].split() for line in shown(panel, view, Size(44, 7))[:3]] == [
        ["Cleopatraa", "to", "3"],
        ["Cleopatraa", "to", "2"],
        ["Dankwartte", "to", "1"],
    ]
    assert [line.endswith("▐") for line in shown(panel, view, Size(25, 7))] == [True] * STEPS
    assert note_of(panel, Size(25, 7)) == "Y Y G"


def test_a_step_that_the_die_does_not_allow_has_no_edge() -> None:
    panel, view, _ = temple_move(4)
    panel.set_reactive(TempleSteps.aim, panel.aim._replace(moves=tuple(move for move in panel.moves if move.step <= 4)))
    lines = shown(panel, view, Size(28, 9))
    assert ["▌" in line for line in lines[:STEPS]] == [False, False, True, True, True, True]


def test_the_lead_for_the_inti_is_told_at_every_size() -> None:
    """U-2: the most priests take an Inti; a tie goes to the highest step."""
    state = kit.new(3)
    state.temple[:] = [2, -1, 1, -1, -1, -1]
    for size in sizes("temple", 3):
        panel = TempleSteps()
        text = "\n".join(shown(panel, view_of(state, 0), size))
        assert "Inti:" in f"{text} {note_of(panel, size)}", (size, text)


def look(panel: Panel, view: PlayerView) -> None:
    """Let the player see a view as what their own choice led to."""
    panel.names = Names(PEOPLE, view.seat)
    panel.set_reactive(Panel.own_choice, True)
    panel.watch_view(view)


def test_what_others_did_has_one_quiet_mark() -> None:
    """A priest that came, a good that was sold, a task that was taken and replaced."""
    state = kit.new(2)
    state.round = 1
    state.market[0][:] = [0, 2, 5]
    state.temple[:] = [-1] * STEPS
    before = view_of(state, 0)
    state.market[0].remove(2)
    state.temple[2] = 1
    state.palace[0] = next(task for task in range(6, 61) if task not in state.palace)
    after = view_of(state, 0)
    for panel, size in ((TempleSteps(), Size(28, 9)), (MarketRows(), Size(24, 8)), (PalaceTasks(), Size(53, 7))):
        look(panel, before)
        assert "\n".join(shown(panel, after, size)).count(CHANGED) == 1
    market = MarketRows()
    look(market, before)
    assert any(line.startswith("bowl") and "sold" in line for line in shown(market, after, Size(24, 8)))


def test_the_market_lights_what_one_can_pay_and_tells_the_food() -> None:
    """U-3: a good of the current round's row is paid with food."""
    state = kit.new(2)
    state.round = 1
    state.market[0][:] = [0, 5]
    state.players[0].food = 2
    panel = MarketRows()
    soup, jewellery, *_ = drawn(panel, view_of(state, 0), Size(24, 8))
    assert plain_text(soup).split() == ["soup", "o", "1", "VP"]
    assert "gold" in soup[-1][1]
    assert plain_text(jewellery).split() == ["jewellery", "ooooo", "9", "VP"]
    assert all("muted" in style for _, style in jewellery)
    assert note_of(panel, Size(24, 8)) == "2 food"


def test_goods_of_the_next_round_are_not_torn_from_their_number() -> None:
    state = kit.new(2)
    state.round = 1
    state.market[0][:] = [0, 1]
    state.market[1][:] = [1, 4, 4, 5]
    *_, first, second = shown(MarketRows(), view_of(state, 0), Size(24, 5))
    assert (first, second) == ("next: clothes,", "  2 tools, jewellery")


def test_a_palace_task_shows_what_is_there_and_what_the_move_would_add() -> None:
    """Task 19 asks for five tiles slid down; S-03 for a study and a farm tile."""
    state = kit.new(2)
    state.palace[:] = [24, 2]
    state.players[0].tiles[:] = [0, 12 + SLID_DOWN]
    first, second, *_ = drawn(PalaceTasks(), view_of(state, 0), Size(53, 6))
    assert plain_text(first).endswith("━ ─ ─ ─ ─")
    assert "met already" in plain_text(second)
    assert any("lit" in style for _, style in second)


def test_a_pointed_move_fills_the_bar_of_a_palace_task() -> None:
    """Task 37 asks for three priests in the temple, which a move into the temple brings nearer."""
    state = kit.new(3)
    state.palace[:] = [42]
    view = view_of(state, 0)
    panel = PalaceTasks()
    move = next(move for move in moves_of(view, Names(PEOPLE, 0)) if move.step == 6)
    assert "╍" not in shown(panel, view, Size(53, 6))[0]
    panel.set_reactive(PalaceTasks.aim, panel.aim._replace(pointed=move))
    assert "╍╍ ── ──" in shown(panel, view, Size(53, 6))[0]


def test_large_boxes_tell_the_whole_effect_of_a_card() -> None:
    view = view_of(kit.new(2), 0)
    for size in (Size(57, 20), Size(90, 14)):
        lines = shown(GodDisplay(), view, size)
        assert len(lines) < size.height
        for card in view.face_up:
            assert _whole(said("en", message(f"card-{card:02}-help")), lines), (size, lines)


def test_tiles_lie_by_pips_and_leave_gaps() -> None:
    """P-1: the row is not refilled until the end of the round."""
    state = kit.new(2)
    state.houses[:] = [0, -1, 2, 3, 4, 5, 12, 13, 14, 15, 16, -1]
    pips, study, farm = shown(Houses(), view_of(state, 0), Size(57, 4))
    assert pips.split() == list("123456")
    assert study.split()[0] == "S"
    assert farm.split()[0] == "F"
    assert study.index(".") < study.index("feather") < farm.index(".")


def test_the_page_of_the_smallest_terminal_tells_effects_of_gods_and_names_abilities_as_dialogs_do() -> None:
    """P-1: brief words in columns as wide as they need, where the longest ones have no room in equal ones."""
    regions = plan(80, 22, 4, "people").regions
    state = kit.new(2)
    state.houses[:] = [0, 3, 4, 1, 9, 1, 13, 15, 12, 13, 21, 17]
    view = view_of(state, 0)
    text = "\n".join(shown(Houses(), view, regions["houses"].size))
    assert all(said("en", say.ability_brief(tile % 12 + 1)) in text for tile in view.houses)
    lines = shown(GodDisplay(), view, regions["gods"].size)
    told = [said("en", message(f"card-{card:02}-help")) for card in view.face_up]
    assert sum(_whole(words, lines) for words in told) >= len(GOD_NAMES) - 2
    assert all(f"{card:02} " in "\n".join(lines) for card in view.face_up)


def test_the_pips_up_to_which_the_pointed_move_takes_tiles_are_lit() -> None:
    """P-1: a tile next to pips up to the die."""
    state = kit.at_turn(kit.new(3), 0, (3, 5, 4))
    view = view_of(state, 0)
    study = [move for move in moves_of(view, Names(PEOPLE, 0)) if move.texts[0] == "die 3 study"]
    panel = Houses()
    panel.set_reactive(Houses.aim, panel.aim._replace(pointed=study[0]))
    pips, *_ = drawn(panel, view, Size(57, 4))
    assert [style for text, style in pips if text.strip()] == ["lit"] * 3 + ["muted"] * 3


@pytest.mark.parametrize(
    ("before", "after", "way"),
    [
        ([-1, 1, -1, -1, -1, -1], [-1, 1, -1, 0, -1, -1], ()),
        ([-1, 1, -1, -1, -1, -1], [1, 0, -1, -1, -1, -1], ((-1, 1, -1, -1, -1, -1), (1, -1, -1, -1, -1, -1))),
        (
            [-1, 2, 1, -1, -1, -1],
            [2, 1, 0, -1, -1, -1],
            ((-1, 2, 1, -1, -1, -1), (2, -1, 1, -1, -1, -1), (2, 1, -1, -1, -1, -1)),
        ),
    ],
)
def test_priests_that_are_pushed_fall_one_after_the_other(
    before: list[int], after: list[int], way: tuple[tuple[int, ...], ...]
) -> None:
    """T-2: each is pushed one step down, until a gap is filled."""
    assert falling(before, after) == way


async def test_a_falling_priest_is_seen_on_its_way_where_things_move() -> None:
    """T-2: the priest of seat 1 falls from step 2 to step 1."""
    state = kit.new(3)
    state.temple[:] = [-1, 1, -1, -1, -1, -1]
    state.players[1].priests -= 1
    app = make_app(arranged(state), bot_pause=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        temple = app.screen.query_one(TempleSteps)
        after = view_of(state, 0)
        after.temple[:2] = [1, 0]
        app.pace.always = True
        temple.watch_view(after)
        assert temple.motion.frame == 0
        temple.motion.frame = 1
        lines = [plain_text(line) for line in temple.draw(after, temple.size.width - 2)]
        assert "Bot" in lines[5]
        assert "Bot" not in lines[4]
        temple.motion.settle()
        assert "You" in plain_text(temple.draw(after, temple.size.width - 2)[4])


async def test_a_click_on_a_lit_step_places_the_priest() -> None:
    """T-1: the die gives the highest step, a lower one may be chosen."""
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.click(TempleSteps, offset=(8, 1 + STEPS - 2))
        await settle(pilot)
        view = table_of(app).view(0)
        assert view.temple[1] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_palace_always_says_that_one_takes_a_task_each_round(players: int, language: str) -> None:
    """U-4."""
    view = view_of(kit.at_turn(kit.new(players), 0, (4,)), 0)
    told = [said(language, message(id_)) for id_ in ("palace-when", "palace-note-short")]
    told.append(said(language, message("palace-note", vp=view.content.task_vp)))
    for size in sizes("palace", players):
        panel = PalaceTasks()
        text = "\n".join(shown(panel, view, size, language)) + note_of(panel, size)
        assert any(each in text for each in told), text


def test_who_of_equals_on_the_track_is_ahead_is_told() -> None:
    """K-1, U-1: the upper marker, which stands left."""
    state = kit.new(3)
    state.players[0].knowledge = state.players[2].knowledge = 3
    view = view_of(kit.at_turn(state, 0, (4,)), 0)
    for size in sizes("track", 3):
        panel = KnowledgeTrack()
        drawn(panel, view, size)
        assert size.height < 4 or note_of(panel, size) == "on one space the left is ahead"
