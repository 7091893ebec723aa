"""The rules on screen: searched letter by letter, linked with each other, opened at the thing in question."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_description, find_game
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rule_links import RuleLinks, kinds_of
from cuzco_tui.play.rulebook import Rulebook, rules_of
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.rules import RulesScreen
from cuzco_tui.tui.screens.setup import SetupScreen, open_setup
from cuzco_tui.tui.settings import USUAL_SETTINGS
from tests.table.toy_game import ToyGame
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, opened_at, text_on
from tests.tui.contrast import assert_readable


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find no games and no settings but one's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))


class WithoutRules(ToyGame):
    """The toy game of somebody who wrote nothing down."""

    def rules_page(self, _language: str = "en") -> str:
        """Say nothing."""
        return ""


SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])


@asynccontextmanager
async def reading(
    wanted: str = "", size: tuple[int, int] = MIDDLE, language: str = "en"
) -> AsyncIterator[tuple[Pilot[None], HouseApp, RulesScreen]]:
    """Open the rules."""
    screen = RulesScreen(find_game("cuzco"), language, wanted)
    app = HouseApp(language, lambda app: app.push_screen(screen))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, app, screen


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and let everything come to rest."""
    await pilot.press(*keys)
    await pilot.pause()


def book_of(language: str) -> tuple[Rulebook, RuleLinks]:
    """The rules in a language, with their links."""
    game = find_game("cuzco")
    kinds = kinds_of(game.description, language)
    book = rules_of(game, language, kinds)
    return book, RuleLinks(book, kinds)


def number_of(book: Rulebook, id_: str) -> int:
    """Where a rule stands in the book."""
    return next(number for number, passage in enumerate(book.passages) if passage.id == id_)


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_open_at_a_rule_and_show_it(size: tuple[int, int], language: str) -> None:
    async with reading("G-10", size, language) as (_, app, screen):
        assert opened_at(app) == "G-10"
        passage = screen.book.passages[screen.shown.at]
        assert " ".join(passage.text.split()[:4]) in " ".join(text_on(app).split())
        assert passage.heading in text_on(app)


async def test_a_rule_that_nobody_knows_is_a_sentence() -> None:
    async with reading("Q-99") as (_, app, screen):
        assert "The rules page does not know Q-99." in text_on(app)
        assert screen.shown.at == 0


async def test_the_id_that_is_named_as_an_example_is_one_of_the_game() -> None:
    async with reading() as (_, app, screen):
        example = screen.book.first_id
        assert screen.book.matches(example)
        assert f"type a word, or an id such as {example}" in text_on(app)


@SIZES
async def test_every_letter_searches_on_and_backspace_takes_it_back(size: tuple[int, int]) -> None:
    async with reading(size=size) as (pilot, app, screen):
        await press(pilot, *"khip")
        found = screen.shown.found
        assert "khip" in text_on(app)
        assert [screen.book.passages[number].name for number in found[:2]] == ["khipu", "M-3"]
        await press(pilot, "u", "space", "d")
        assert 0 < len(screen.shown.found) < len(found)
        await press(pilot, "backspace", "backspace", "backspace")
        assert screen.shown.found == found
        await press(pilot, "escape")
        assert screen.shown.typed == ""
        assert screen.shown.found == screen.sections
        assert app.screen is screen


@pytest.mark.parametrize(
    ("typed", "first"), [("d-2", "D-2"), ("D2", "D-2"), ("g-1", "G-01"), ("task 39", "Task 39"), ("card 10", "G-10")]
)
async def test_ids_are_found_as_they_are_typed(typed: str, first: str) -> None:
    async with reading() as (pilot, app, _):
        await press(pilot, *("space" if letter == " " else letter for letter in typed))
        assert opened_at(app) == first


async def test_what_is_not_there_is_told_with_a_nearer_word() -> None:
    async with reading() as (pilot, app, screen):
        await press(pilot, *"kihpu")
        assert screen.shown.found == ()
        assert "khipu, perhaps?" in text_on(app)
        await press(pilot, "down", "enter", "tab", "end")
        assert app.screen is screen


async def test_a_link_leads_on_and_backspace_leads_back() -> None:
    async with reading("D-5") as (pilot, app, screen):
        await press(pilot, "tab")
        assert screen.shown.link == 0
        await press(pilot, "enter")
        assert opened_at(app) == "G-06"
        await press(pilot, "tab", "tab", "shift+tab", "enter")
        assert opened_at(app) != "G-06"
        await press(pilot, "backspace")
        assert opened_at(app) == "G-06"
        await press(pilot, "backspace", "backspace")
        assert opened_at(app) == "D-5"


async def test_what_was_found_is_opened_among_its_section_and_the_search_is_not_lost() -> None:
    async with reading() as (pilot, app, screen):
        await press(pilot, *"fire", "down", "enter")
        assert opened_at(app) == "F-1"
        assert screen.shown.typed == ""
        await press(pilot, "backspace")
        assert screen.shown.typed == "fire"


@SIZES
async def test_sections_are_walked_through_and_their_texts_scrolled(size: tuple[int, int]) -> None:
    async with reading(size=size) as (pilot, app, screen):
        await press(pilot, "down", "down")
        assert screen.book.passages[screen.shown.at].heading == screen.book.sections[2]
        await press(pilot, "end")
        assert screen.book.passages[screen.shown.at].heading == screen.book.sections[-1]
        for _ in range(100):
            if screen.page.top == screen.page.last_top:
                break
            await press(pilot, "pagedown")
        last = screen.book.passages[-1]
        assert last.term in text_on(app)
        await press(pilot, "home", "pageup", "up")
        assert screen.shown.at == 0


async def test_the_rules_are_opened_once_and_from_the_palette() -> None:
    async with reading("M-3") as (pilot, app, screen):
        app.open_rules("D-2")
        await pilot.pause()
        assert app.screen is screen
        await press(pilot, "escape")
        assert app.screen is not screen
        app.action_rule()
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_word_of_the_rules_can_be_read(language: str) -> None:
    async with reading("M-3", SMALL, language) as (pilot, _, _screen):
        await assert_readable(pilot)
        await press(pilot, "tab")
        await assert_readable(pilot)
        await press(pilot, *"pri")
        await assert_readable(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_rules_cards_and_words_of_the_glossary(language: str) -> None:
    book, links = book_of(language)
    named = [book.passages[link.target].id for link in links.of(number_of(book, "D-5"))]
    assert {"G-06", "G-05"} <= set(named)
    terms = [book.passages[link.target].term for link in links.of(number_of(book, "M-3"))]
    assert len([term for term in terms if term]) >= 5
    assert number_of(book, "D-5") in links.naming(number_of(book, "G-06"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_another_passage_and_stands_where_it_says(language: str) -> None:
    book, links = book_of(language)
    every = [(number, link) for number in range(len(book.passages)) for link in links.of(number)]
    assert len(every) > 300
    for number, link in every:
        text = book.passages[number].text
        assert link.target != number
        assert 0 <= link.start < link.end <= len(text)
        assert text[link.start : link.end].strip() == text[link.start : link.end]


async def test_the_question_mark_opens_the_rules_on_the_title_and_escape_leads_back() -> None:
    app = app_at_home(Opener(find_description("cuzco")), "en", USUAL_SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        title = app.screen
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RulesScreen)
        await press(pilot, *"khipu", "escape", "escape")
        assert app.screen is title


def test_every_page_of_the_house_leads_to_the_rules_by_one_key() -> None:
    places = {action.place for action in all_actions().rows if action.id == "rule"}
    pages = {"game", "dialog", "help", "title", "after", "games-screen", "statistics", "replay", "lessons", "lobby"}
    assert pages <= places


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_set_up_leads_to_what_the_rules_say_about_an_option(language: str) -> None:
    app = app_at_home(Opener(find_description("cuzco")), language, USUAL_SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await open_setup(app)
        await pilot.pause()
        setup = app.screen
        assert isinstance(setup, SetupScreen)
        for name, row in setup.options.items():
            row.focus()
            await press(pilot, "question_mark")
            assert isinstance(app.screen, RulesScreen)
            passage = app.screen.book.passages[app.screen.shown.at]
            assert name in f"{passage.term} {passage.other_names} {passage.text}".lower()
            await press(pilot, "escape")
            assert app.screen is setup


@SIZES
async def test_a_click_follows_a_link_and_another_reads_a_section(size: tuple[int, int]) -> None:
    async with reading("M-3", size) as (pilot, app, screen):
        lines = lines_on(app)
        row = next(number for number, line in enumerate(lines) if "M-3" in line)
        await pilot.click(offset=(lines[row].index("village") + 1, row))
        await pilot.pause()
        assert screen.book.passages[screen.shown.at].term == "village"
        await press(pilot, "backspace", "home")
        await pilot.click(offset=(6, 3))
        await pilot.pause()
        assert screen.book.passages[screen.shown.at].heading == screen.book.sections[1]


async def test_the_rules_follow_the_size_of_the_terminal() -> None:
    async with reading("M-3", LARGE) as (pilot, app, _):
        for size in (SMALL, (60, 20), MIDDLE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert opened_at(app) == "M-3"
        assert any("M-3" in line for line in lines_on(app))


async def test_a_game_without_rules_has_an_empty_page() -> None:
    app = HouseApp("en", lambda app: app.push_screen(RulesScreen(WithoutRules(), "en", "D-2")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, *"ab", "down", "tab", "enter", "pagedown", "end", "backspace", "backspace")
        assert isinstance(app.screen, RulesScreen)
