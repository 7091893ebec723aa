"""The help, and the keys that explain things inside dialogs."""

import re
from collections.abc import Callable

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import TakeGod, parse_choice
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_DECISION
from cuzco_tui.games.cuzco.screen.actions import CUZCO_ACTIONS
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.settings_file import settings_path
from cuzco_tui.tui.actions import HOUSE
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Body
from cuzco_tui.tui.modals.help import Help, HelpText
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import Confirm, HandOver, Reading
from cuzco_tui.tui.readings import read_reasons
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.settings import Settings
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import exchange, extra_turn, fire_trial, tasks_to_keep
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    arranged,
    new_table,
    opened_at,
    settle,
    sitting_at,
    take_keyboard,
    text_on,
)
from tests.tui.test_tui_setup import dialog


def turn_app(language: str = "en", settings: Settings | None = None) -> HouseApp:
    """Ann's turn."""
    return make_app(arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4))), language, 0.0, settings or Settings())


def lines_of(app: HouseApp) -> list[str]:
    """All lines of the help, also those to be scrolled to."""
    text = app.screen.query_one(HelpText)
    return ["".join(part for part, _ in line) for line in text.lines(text.size.width)]


@pytest.mark.parametrize("key", ["i", "f1"])
async def test_the_help_opens_and_closes(key: str) -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Help)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press(key, "escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_help_lists_every_action_with_its_keys(language: str, size: tuple[int, int]) -> None:
    app = turn_app(language)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        lines, words = lines_of(app), cuzco_words(language)
        flat = "".join("".join(lines).split())
        shown = HOUSE.joined(CUZCO_ACTIONS)
        for place in shown.places:
            assert any(line.startswith(words.say(message(f"keys-at-{place}"))) for line in lines)
        here = (action for action in shown.rows if action.id != "suspend")
        for action in here:
            assert "".join(words.say(action.about).split()) in flat
            assert "".join(USUAL_KEYS.all_shown(action.id, words).split()) in flat
        assert max(map(len, lines)) <= app.screen.query_one(HelpText).size.width


async def test_the_present_place_comes_first() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        assert lines_of(app)[0] == "How to play"
        headings = [line for line in lines_of(app) if line.endswith("(here)")]
        assert headings[0] == "In a list of options (here)"
        assert headings[-1] == "At the table (here)"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_how_to_play_comes_first_and_fits_the_smallest_screen(language: str) -> None:
    app = turn_app(language)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        lines = lines_of(app)
        overview = lines[: lines.index("")]
        assert overview[0] == cuzco_words(language).say(message("howto-title"))
        assert 10 <= len(overview) <= app.screen.query_one(Body).size.height
        told = " ".join(overview)
        assert all(number in told for number in ("6", "1-6"))
        assert all(line.strip() in text_on(app) for line in overview)


async def test_the_help_leads_to_the_rules_and_back() -> None:
    app = turn_app()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("i", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "Phase I: dice" in text_on(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Help)


@pytest.mark.parametrize("drawn", ["fine", "plain"])
async def test_the_signs_are_those_that_are_drawn(drawn: str) -> None:
    app = turn_app(settings=Settings(map=drawn))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        board = text_on(app)
        await pilot.press("i")
        await pilot.pause()
        signs = {line[20:]: line[:20].strip() for line in lines_of(app) if line[:20].strip() and len(line) > 20}
        assert f"{signs['Stone trail, with its pips'][:3]} stone" in board
        assert f"{signs['Rope bridge, with its pips'][:3]} rope" in board
        known = " ".join(signs.values())
        fine = ("\u2590K\u258c", "3 +9", "\u2550\u25503\u2550\u2550\u2550", "\u2551\u2551", "S2 \u25b2", "F1 \u25bc")
        plain = ("[K]", "3 +9", "==3===", "HH", "S2 ^", "F1 v")
        for sign in ("T3", "\u2022", "??", *(plain if drawn == "plain" else fine)):
            assert sign in known


async def test_the_help_before_a_game_speaks_the_language_of_the_dialog() -> None:
    with dialog("de") as app:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("f1")
            await pilot.pause()
            assert isinstance(app.screen, Help)
            assert lines_of(app)[0] == cuzco_words("de").say(message("howto-title"))


async def test_the_help_explains_the_signs_and_names_the_settings_file() -> None:
    app = turn_app()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        text = " ".join(" ".join(lines_of(app)).split())
        for said in ("R red: Ann", "Y yellow: Bot 2", "T turquoise", "K pink", "T3", "Stone trail", "Rope bridge"):
            assert said in text
        assert "".join(str(settings_path()).split()) in text.replace(" ", "")


async def test_the_help_shows_the_keys_in_use() -> None:
    app = turn_app(settings=Settings(KeyTable({"hint": ("y",)})))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        about = cuzco_words("en").say(message("about-hint"))
        rows = [line for line in lines_of(app) if line.endswith(about)]
        assert rows
        assert all(row.split()[0] == "y" for row in rows)


async def test_the_help_can_be_scrolled_to_its_end() -> None:
    app = turn_app()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        before = text_on(app)
        await pilot.press("end")
        await pilot.pause()
        assert text_on(app) != before
        assert " Settings" in text_on(app)
        await pilot.press("home")
        await pilot.pause()
        assert text_on(app) == before


async def test_a_dialog_has_help_rule_why_and_hint_and_stays_open() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        dialog = app.screen
        assert isinstance(dialog, DecisionModal)
        for key, kind in (("i", Help), ("question_mark", RulesScreen), ("w", Reading), ("h", Reading)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, kind)
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is dialog


async def test_the_question_mark_in_a_dialog_opens_the_rule_of_its_decision() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        kind = app.model.view.kind
        await pilot.press("question_mark")
        await pilot.pause()
        assert opened_at(app) == RULE_OF_DECISION[kind]


async def test_small_dialogs_have_help_too() -> None:
    app = turn_app()
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        for key, kind in (("q", Confirm), ("h", Reading)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, kind)
            await pilot.press("f1")
            await pilot.pause()
            assert isinstance(app.screen, Help)
            await pilot.press("escape", "escape")
            await pilot.pause()
            assert isinstance(app.screen, GameScreen)


async def test_the_help_between_two_people_shows_nothing_of_the_table() -> None:
    app = make_app(new_table(2, people=(0, 1)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        for _ in range(40):
            await settle(pilot)
            if isinstance(app.screen, HandOver):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, HandOver)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        await pilot.press("h", "w", "question_mark", "u")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)


async def test_the_rule_of_a_card_is_opened_from_its_option_in_a_dialog() -> None:
    table = arranged(exchange(), people=(0, 1, 2))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await take_keyboard(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        choices = modal.query_one(Choices)
        god = next(index for index, (text, _) in enumerate(modal.options) if isinstance(parse_choice(text), TakeGod))
        choices.point(god)
        choice = modal.pointed
        assert isinstance(choice, TakeGod)
        await pilot.press("question_mark")
        await pilot.pause()
        assert opened_at(app) == f"G-{modal.view.face_up[choice.god]:02}"


async def test_the_key_that_leaves_asks_in_a_dialog_too_and_no_leads_back() -> None:
    app = make_app(arranged(exchange(), people=(0, 1, 2)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await take_keyboard(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert app.screen is modal
        await pilot.press("q", "y")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_the_key_that_leaves_asks_between_two_people_too_and_no_shows_no_table() -> None:
    app = make_app(new_table(2, people=(0, 1)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        while not isinstance(app.screen, HandOver):
            await pilot.press("enter")
            await settle(pilot)
        cover = app.screen
        assert "q leaves" in text_on(app)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert app.screen is cover


async def test_a_hint_in_a_fire_trial_marks_the_gift_and_leaves_growth_to_be_picked() -> None:
    table = arranged(fire_trial(), people=(0, 1, 2))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await take_keyboard(pilot)
        modal, before = app.screen, table.step
        assert isinstance(modal, DecisionModal)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, HintReading)
        hinted = app.screen.choice
        assert "Enter marks it in its list" in text_on(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is modal
        assert table.step == before
        assert modal.query_one("#gift", Choices).pointed == hinted


@pytest.mark.parametrize(("state", "told"), [(tasks_to_keep, "Nothing that matters here"), (exchange, "card 13")])
async def test_reasons_are_those_of_the_decision(state: Callable[[], State], told: str) -> None:
    table = arranged(state(), people=(0, 1, 2))
    lines = read_reasons(sitting_at(table), "en").lines
    assert not any("action space" in line for line in lines)
    assert len(lines) < 30
    assert (told in " ".join(lines)) == (state is tasks_to_keep)


async def test_an_extra_turn_shows_only_the_die_that_counts() -> None:
    state = extra_turn()
    kit.choose(state, "card 05 offering")
    app = make_app(arranged(state, people=(0, 1, 2)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await take_keyboard(pilot)
        board = app.screen.query_one(TableLayout)
        mine = " ".join(text for line in board.asked.head for text, style in line if "seat-0" in style)
        assert {move.pips for move in board.all_moves if move.pips} == {1}
        assert re.findall(r"\d", mine) == ["1"]
        assert "another die" not in text_on(app)


async def test_the_help_bears_a_terminal_that_has_no_room_for_it() -> None:
    app = turn_app()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("f1")
        await pilot.pause()
        for size in ((3, 3), (1, 1), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "How to play" in text_on(app)
