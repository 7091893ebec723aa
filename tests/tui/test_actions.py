"""The registry of user actions: every key of the screen comes from it, and can be changed."""

import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from textual.app import App
from textual.command import Hit
from textual.dom import DOMNode
from textual.pilot import Pilot
from textual.widgets import Input
from textual.widgets._toast import Toast

import cuzco_tui.tui
from cuzco_tui.games import descriptions, find_game
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_DECISION
from cuzco_tui.games.cuzco.screen.actions import CUZCO_ACTIONS, SPACES
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.messages import LANGUAGES, catalogue
from cuzco_tui.play.rulebook import Rulebook
from cuzco_tui.tui.actions import actions_of, all_actions
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable, read_key, shown_key, written_key
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.palette import GameCommands, Palette
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.question import QuestionPanel
from tests.games.cuzco import kit
from tests.games.cuzco.screen.every_kind import table_at
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, lines_on, settle, table_of, text_on

EVERY_GAME = descriptions()
ACTIONS = all_actions().rows
IDS = all_actions().ids
PLACES = all_actions().places
TOGETHER = all_actions().together
ROWS = {(action.place, action.id): action for action in ACTIONS}


def own_classes() -> Iterator[type[DOMNode]]:
    """Every class of the screen that can hear keys; the palette has those of the library, in which one writes."""
    fronts = [game.front.partition(":")[0].rpartition(".")[0] for game in EVERY_GAME if game.front]
    for package in (cuzco_tui.tui, *map(importlib.import_module, fronts)):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for thing in vars(module).values():
                own = isinstance(thing, type) and issubclass(thing, DOMNode) and thing.__module__ == module.__name__
                if own and thing is not Palette:
                    yield thing


@pytest.mark.parametrize(
    "kind", sorted(set(own_classes()), key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__
)
def test_every_key_of_every_class_comes_from_the_registry(kind: type[DOMNode]) -> None:
    for key, binding in kind._merged_bindings or ():
        action = ROWS.get((binding.description, binding.id or ""))
        assert action is not None, f"{kind.__name__} hears {key} without a row in the registry"
        assert (binding.action, key in action.keys, binding.priority) == (action.run, True, action.priority)


def test_every_row_of_the_registry_is_heard_somewhere() -> None:
    heard = {(b.description, b.id) for kind in own_classes() for _, b in kind._merged_bindings or ()}
    assert set(ROWS) == heard


def test_ids_are_unique_in_a_place_and_have_the_same_keys_everywhere() -> None:
    assert len(ROWS) == len(ACTIONS)
    for id_ in IDS:
        assert len({action.keys for action in ACTIONS if action.id == id_}) == 1


def test_every_place_is_known_and_heard_together_with_others() -> None:
    assert {action.place for action in ACTIONS} == set(PLACES) == {place for places in TOGETHER for place in places}


def test_no_two_actions_of_one_place_share_a_key() -> None:
    assert list(USUAL_KEYS.clashes()) == []


@pytest.mark.parametrize("id_", IDS)
def test_usual_keys_fight_with_no_terminal(id_: str) -> None:
    """Neither a prefix of tmux or screen, nor Alt, nor a function key alone; Ctrl+Z means what it means anywhere."""
    keys = USUAL_KEYS.of(id_)
    assert keys
    assert not {"ctrl+b", "ctrl+a", "ctrl+s"} & set(keys)
    assert ("ctrl+z" in keys) == (id_ == "suspend")
    assert not any("alt+" in key for key in keys)
    assert any(not (key[0] == "f" and key[1:].isdigit()) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_named_and_explained(language: str) -> None:
    for action in ACTIONS:
        game = next((game for game in EVERY_GAME if action in actions_of(game).rows), EVERY_GAME[0])
        words = catalogue(language, game.words)
        assert words.say(action.name).strip()
        assert words.say(action.about).endswith(".")
        assert USUAL_KEYS.all_shown(action.id, words).isascii() or language == "de"


@pytest.mark.parametrize("id_", IDS)
def test_keys_are_read_as_they_are_written(id_: str) -> None:
    for key in USUAL_KEYS.of(id_):
        assert read_key(written_key(key)) == key


@pytest.mark.parametrize(
    ("written", "key"),
    [("?", "question_mark"), ("Enter", "enter"), ("ctrl+i", "tab"), ("A", "A"), ("comma", "comma"), ("F2", "f2")],
)
def test_keys_can_be_written_in_several_ways(written: str, key: str) -> None:
    assert read_key(written) == key


@pytest.mark.parametrize("written", ["", "enterr", "f99", "ctrl+", "super+a", "ctrl+1", "shift+a", "hyper"])
def test_what_no_terminal_sends_is_no_key(written: str) -> None:
    assert read_key(written) is None


def test_keys_are_named_in_the_language() -> None:
    assert shown_key("ctrl+p", cuzco_words("de")) == "Strg+P"
    assert shown_key("space", cuzco_words("nl")) == "Spatie"
    assert shown_key("question_mark", cuzco_words("en")) == "?"


def test_the_spaces_of_the_registry_are_those_of_the_engine() -> None:
    assert tuple(ACTION_NAMES) == SPACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_rule_that_stands_in_the_rules(language: str) -> None:
    book = Rulebook(find_game("cuzco").rules_page(language))
    assert set(DECISION_NAMES) <= set(RULE_OF_DECISION)
    for rule in RULE_OF_DECISION.values():
        assert book.search(rule).passages, rule


def test_the_registry_loads_no_terminal_library() -> None:
    code = "import cuzco_tui.tui.settings, sys; assert not {'textual', 'rich'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def remapped(**keys: str) -> Settings:
    """Settings with other keys, by the ids of actions with `_` for `-`."""
    return Settings(KeyTable({id_.replace("_", "-"): (key,) for id_, key in keys.items()}))


def turn_app(settings: Settings | None = None, language: str = "en") -> HouseApp:
    """Ann's turn with three dice and a pututu."""
    state = kit.new(2, pututu=True)
    state.players[0].pututu_one = 1
    table = arranged(kit.at_turn(state, 0, (6, 5, 4)))
    return make_app(table, language, bot_pause=0.0, settings=settings or Settings())


async def test_a_key_that_was_changed_works_and_the_old_one_is_dead() -> None:
    app = turn_app(remapped(hint="y", page_people="v", place_points="e", answer_4="8"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "g")
        await pilot.pause()
        game = app.screen
        assert isinstance(game, GameScreen)
        line = game.query_one("#keys", KeyLine)
        assert line.footer.page == "map"
        await pilot.press("v", "8")
        await pilot.pause()
        assert line.footer.page == "people"
        assert game.query_one(ActionSpaces).selected_pips == 4
        await pilot.press("p")
        await pilot.pause()
        assert table_of(app).step == 0
        await pilot.press("e", "enter")
        await pilot.pause()
        assert table_of(app).step >= 1


@pytest.mark.parametrize("key", ["u", "backspace"])
async def test_undo_is_heard_also_while_a_die_is_to_be_placed(key: str) -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert "No choice has been made yet" in text_on(app)
        assert table_of(app).step == 0


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_tiles_of_the_action_spaces_and_the_footer_show_the_keys_in_use(size: tuple[int, int]) -> None:
    app = turn_app(remapped(place_points="e", cards="y"))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        spaces = app.screen.query_one("#spaces", ActionSpaces)
        shown = "\n".join(spaces.render_line(row).text for row in range(spaces.size.height)).lower()
        assert re.search(r"\be points\b", shown)
        assert not re.search(r"\bp points\b", shown)
        assert size == SMALL or "y cards" in text_on(app)


async def entries(pilot: Pilot[None]) -> list[str]:
    """What the footer shows."""
    await pilot.pause()
    return [entry.text for entry in pilot.app.screen.query_one("#keys", KeyLine).entries()]


async def test_the_footer_shows_the_keys_in_use() -> None:
    app = turn_app(remapped(hint="y"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        shown = await entries(pilot)
        assert "y hint" in shown
        assert "h hint" not in shown
        assert {"m map", "o cards", "i help", "q leave"} <= set(shown)
        assert not any("skip" in entry for entry in shown)
        assert "y hint" in text_on(app)


async def test_the_footer_is_cut_to_whole_entries() -> None:
    app = turn_app()
    async with app.run_test(size=(112, 30)) as pilot:
        await settle(pilot)
        shown = await entries(pilot)
        line = app.screen.query_one("#keys", KeyLine)
        assert sum(map(len, shown)) + 2 * (len(shown) - 1) <= line.size.width
        assert line.render_line(0).text.strip().split("  ")[: len(shown)] == shown


@pytest.mark.parametrize("width", [80, 90, 112])
async def test_however_narrow_the_footer_is_it_names_the_help_and_how_to_leave(width: int) -> None:
    app = turn_app()
    async with app.run_test(size=(width, 24)) as pilot:
        await settle(pilot)
        shown = await entries(pilot)
        assert shown[-1] == "q leave"
        assert "i help" in shown
        assert sum(map(len, shown)) + 2 * (len(shown) - 1) < width


async def test_the_footer_marks_the_page_that_is_shown_and_those_with_news() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("g")
        line = app.screen.query_one("#keys", KeyLine)
        line.footer = line.footer._replace(marked=frozenset({"log"}))
        shown = await entries(pilot)
        assert "l log\u2022" in shown
        underlined = [seg.text for seg in line.render_line(0) if seg.style and seg.style.underline]
        assert underlined == ["gods"]


async def test_a_click_on_the_footer_does_what_it_names() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        line = app.screen.query_one("#keys", KeyLine)
        place = next(entry for entry in line.entries() if entry.action and entry.action.id == "page-people")
        await pilot.click("#keys", offset=(place.x + 1, 0))
        await pilot.pause()
        assert line.footer.page == "people"
        place = next(entry for entry in line.entries() if entry.action and entry.action.id == "hint")
        await pilot.click("#keys", offset=(place.x, 0))
        await pilot.pause()
        assert isinstance(app.screen, Reading)


async def commands(app: App[None]) -> list[str]:
    """What the palette offers on the screen as it is."""
    return [command.name for command in GameCommands(app.screen).commands()]


async def test_the_palette_offers_what_is_possible_with_its_keys() -> None:
    app = turn_app(remapped(hint="y"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        offered = await commands(app)
        assert "hint (y)" in offered
        assert "cards (o)" in offered
        assert "go to: points (p)" in offered
        assert "choose die 6 (6)" in offered
        assert "find an action (Ctrl+P)" in offered
        assert "theme, colours" in offered
        assert not any(name.startswith(("undo", "skip", "question", "choose die 3")) for name in offered)


@pytest.mark.parametrize(("language", "typed"), [("en", "why"), ("de", "warum"), ("nl", "waarom")])
async def test_the_palette_finds_and_runs_an_action_in_the_language(language: str, typed: str) -> None:
    app = turn_app(language=language)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("ctrl+p")
        await pilot.pause()
        await pilot.press(*typed)
        await app.workers.wait_for_complete()
        await pilot.pause(0.3)
        await pilot.press("enter")
        for _ in range(20):
            await pilot.pause(0.05)
            if isinstance(app.screen, GameScreen):
                break
        assert isinstance(app.screen, GameScreen)
        await pilot.pause()
        board = app.screen.board
        why = board.why_line()
        assert why is not None
        assert isinstance(board.prompt, QuestionPanel)
        assert board.prompt.told == why
        assert cuzco_words(language).say(why).split(":")[0] in text_on(app)


@pytest.mark.parametrize(
    ("typed", "theme"),
    [("dark", "dark"), ("light", "light"), ("contrast", "high-contrast"), ("colour-blind", "colour-blind")],
)
async def test_the_palette_finds_a_theme_by_its_name_and_puts_it_on(typed: str, theme: str) -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app.theme = "light" if theme == "dark" else "dark"
        found = [hit async for hit in GameCommands(app.screen).search(typed)]
        best = max(found, key=lambda hit: hit.score)
        assert isinstance(best, Hit)
        best.command()
        assert app.theme == theme


async def test_theme_finds_all_themes_before_anything_else() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        hits = [hit async for hit in GameCommands(app.screen).search("theme")]
        names = [str(hit.text) for hit in sorted(hits, key=lambda hit: -hit.score) if isinstance(hit, Hit)]
        assert set(names[:5]) == {
            "theme, colours",
            *(f"theme: {name}" for name in ("dark", "light", "high contrast", "colour-blind")),
        }


async def test_the_palette_says_what_each_theme_is_which_is_on_and_how_to_leave() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        told = {command.name: command.about for command in GameCommands(app.screen).commands()}
        assert told["theme: dark"] == "Light words on a dark table. It is on now."
        assert told["theme: light"] == "Dark words on a light table."
        await pilot.press("ctrl+p")
        await pilot.pause(0.2)
        assert "Find an action" in text_on(app)
        assert "Enter does it, Esc closes" in text_on(app)


async def test_every_page_says_in_the_palette_what_it_shows() -> None:
    app = turn_app()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        told = {cuzco_words("en").say(action.about) for action in CUZCO_ACTIONS.rows if action.page is not None}
        assert len(told) == 5
        assert told <= {command.about for command in GameCommands(app.screen).commands()}


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_notice_covers_neither_the_scores_nor_the_keys_nor_the_name_of_a_panel(size: tuple[int, int]) -> None:
    app = turn_app()
    async with app.run_test(size=size, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("full_stop")
        await pilot.pause()
        toast = app.screen.query_one(Toast)
        assert toast.region.y == 1
        assert toast.region.height == 1
        assert lines_on(app)[1].startswith("\u2594 Roads \u2594")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_notice_lies_above_a_dialog_and_is_told_to_its_end(size: tuple[int, int]) -> None:
    app = make_app(table_at("ChooseExchange"), bot_pause=0.0)
    async with app.run_test(size=size, notifications=True) as pilot:
        await settle(pilot)
        app.notify("You: die 5, points (nothing else was possible, 2 VP)", markup=False)
        await pilot.pause()
        await pilot.pause()
        toast, dialog = app.screen.query_one(Toast), app.screen.query_one("#dialog")
        assert not toast.region.overlaps(dialog.content_region)
        assert "nothing else was possible, 2 VP)" in text_on(app)


async def test_the_palette_shows_no_emoji() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        assert "Search for an action" in text_on(app)
        assert all(ord(letter) < 0x1F000 for letter in text_on(app))


async def test_nothing_of_textuals_own_help_or_quit_is_in_the_palette() -> None:
    app = turn_app()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        offered = await commands(app)
        assert not {"Keys", "Quit", "Maximize", "Theme", "Screenshot"} & set(offered)
        assert len(offered) == len(set(offered))


async def test_text_fields_keep_their_letters() -> None:
    """A letter of an action typed into a name is a letter."""
    assert Input.BINDINGS
    first = [action for action in ACTIONS if action.priority and not action.keys[0].startswith("ctrl+")]
    assert {action.place for action in first} == {"replay"}, "where nothing is written"


async def test_the_help_is_no_longer_opened_by_its_old_key() -> None:
    app = turn_app(remapped(help="y"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("i", "f1")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_enter_makes_the_hinted_move_also_with_changed_keys() -> None:
    app = turn_app(remapped(hint="y"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("enter")
        await settle(pilot)
        assert table_of(app).step >= 1


async def test_a_key_is_told_once_in_a_place_of_the_help() -> None:
    for place in PLACES:
        told = [key for action in ACTIONS if action.place == place for key in set(USUAL_KEYS.of(action.id))]
        assert len(told) == len(set(told)), place
