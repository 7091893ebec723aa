"""What lets several games live under one roof: none takes from the house or from another what is not its own."""

import importlib
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from colorsys import rgb_to_hsv
from itertools import combinations
from pathlib import Path

import pytest
from textual.dom import DOMNode

import cuzco_tui.tui
from cuzco_tui.cli import COMMANDS, main
from cuzco_tui.game import Description
from cuzco_tui.games import descriptions
from cuzco_tui.messages import LANGUAGES, LOCALE, catalogue, message
from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.actions import HOUSE, actions_of, all_actions
from cuzco_tui.tui.app import STYLES
from cuzco_tui.tui.cells import GROUNDS, HOUSE_COLOURS
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.front import front_of
from cuzco_tui.tui.screens.setup import LABEL
from cuzco_tui.tui.title_art import art_of

EVERY_GAME = pytest.mark.parametrize("game", descriptions(), ids=lambda game: game.name)
TERMS = {id_ for id_ in catalogue("en").entries if id_.startswith("-")}
FAMILIES = ({id_ for id_ in TERMS if "ound" in id_}, {id_ for id_ in TERMS if "ound" not in id_})
"""Terms of which a game has all or none, since they are forms of one word."""
NOT_OF_STYLES = re.compile(
    r"cuzco|caral|khipu|pututu|feather|temple|priest|village|god|\bdi[ce]e?\b|headdress|palace|market|offering|road|"
    r"anaconda|fame|pyramid",
    re.IGNORECASE,
)
HUES = ((20, "red"), (75, "yellow"), (170, "green"), (260, "blue"), (330, "purple"), (360, "red"))
"""The names of hues, by the last degree of each."""
HUES_IN_WORDS = {
    "en": {"red": ["red"], "yellow": ["yellow", "gold"], "green": ["green"], "blue": ["blue"]},
    "de": {"red": ["rot"], "yellow": ["gelb", "gold"], "green": ["gr\u00fcn"], "blue": ["blau"]},
    "nl": {"red": ["rood"], "yellow": ["geel", "goud"], "green": ["groen"], "blue": ["blauw"]},
}
SELECTORS = re.compile(r"([^{}]+)\{[^{}]*\}")


@pytest.fixture(autouse=True)
def tenants() -> None:
    """House all games that live here."""


def screen_of(game: Description) -> str:
    """The package of a game's screen, empty where it has none."""
    return game.front.partition(":")[0].rpartition(".")[0]


def own_widgets(package: str) -> set[str]:
    """The names of all widgets and screens that a package makes, by which style sheets know them."""
    found: set[str] = set()
    if not package:
        return found
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, DOMNode) and thing.__module__.startswith(package):
                found.add(thing.__name__)
    return found


def selectors(file: Path) -> Iterator[str]:
    """Every selector of a style sheet."""
    told = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    for rule in SELECTORS.findall(told):
        yield from (selector.strip() for selector in rule.split(","))


def test_the_names_and_titles_of_games_are_their_own() -> None:
    for one, other in combinations(descriptions(), 2):
        assert one.name != other.name
        assert one.title != other.title
        assert one.words != other.words
    assert all(re.fullmatch(r"[a-z]+", game.name) for game in descriptions())
    assert not {game.name for game in descriptions()} & {"game", "host"}, (
        "these say other things where set-ups are kept"
    )


@EVERY_GAME
def test_the_flags_of_a_game_are_none_of_the_house_s(game: Description) -> None:
    for command in COMMANDS:
        if command.plays:
            assert main([command.name, "--game", game.name, "--help"]) == 0


@EVERY_GAME
def test_the_styles_of_a_game_are_loaded_and_style_its_own_widgets_alone(game: Description) -> None:
    if not game.styles:
        return
    files = sorted((styles_dir() / game.styles).glob("*.tcss"))
    assert files
    assert set(files) <= set(STYLES)
    own = own_widgets(screen_of(game))
    for other in (cuzco_tui.tui.__name__, *(screen_of(other) for other in descriptions() if other is not game)):
        own -= own_widgets(other)
    for file in files:
        for selector in selectors(file):
            assert selector.split()[0] in own, f"{file.name} styles {selector}, which is not the game's own"


def test_the_styles_of_the_house_name_no_part_of_a_game() -> None:
    files = [file for folder in ("house", "served") for file in (styles_dir() / folder).glob("*.tcss")]
    assert files
    assert [file.name for file in files if NOT_OF_STYLES.search(file.read_text(encoding="utf-8"))] == []


def test_no_two_games_have_a_place_of_keys_of_one_name() -> None:
    places = [set(actions_of(game).places) for game in descriptions()]
    assert [sorted(one & other) for one, other in combinations([set(HOUSE.places), *places], 2) if one & other] == []
    assert {place for each in places for place in each} <= set(all_actions().places)


@EVERY_GAME
def test_a_game_is_kept_from_the_house_and_its_rules_are_shipped(game: Description) -> None:
    project = tomllib.loads((Path(__file__).resolve().parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    package = ".".join(game.game.split(".")[:3])
    kept_out = [each.get("forbidden_modules", ()) for each in project["tool"]["importlinter"]["contracts"]]
    assert any(package in modules for modules in kept_out), f"a contract forbids the house to import {package}"
    assert f"docs/{game.rules}" in project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]


@EVERY_GAME
def test_the_colours_of_a_game_replace_none_of_the_house_s(game: Description) -> None:
    named = front_of(game).colours.keys() | art_of(game).colours.keys()
    assert named & (GROUNDS | HOUSE_COLOURS).keys() == set()


def hue(colour: str) -> str:
    """The name of the hue of a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    degrees = rgb_to_hsv(red, green, blue)[0] * 360
    return next(name for most, name in HUES if degrees <= most)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_of_seats_are_called_what_they_look_like(game: Description, language: str) -> None:
    known = {**HOUSE_COLOURS, **front_of(game).colours}
    for role in game.seat_colours:
        looks_like = hue(known[role].of("dark"))
        called = catalogue(language, game.words).say(message(f"colour-{role}"))
        assert called in HUES_IN_WORDS[language][looks_like], role


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_before_it_begins_fits_a_small_terminal(game: Description, language: str) -> None:
    say = catalogue(language, game.words).say
    for option in game.options:
        assert len(say(message(option.label))) <= LABEL
        assert len(folded([(say(message(option.explained)), "")], 74)) <= 2
    for bot in game.bots:
        assert len(folded([(say(message(f"bot-about-{bot}")), "")], 74)) <= 2
    assert len(folded([(say(message("about-game")), "")], 74)) <= 2


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_word_of_its_own_in_all_its_forms_or_in_none(game: Description, language: str) -> None:
    folder = game.words / language
    said = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    own = set(re.findall(r"^(-[\w-]+) *=", said, re.MULTILINE))
    for family in FAMILIES:
        assert own & family in (set(), family)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_stand_together_and_every_one_is_said(language: str) -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in (LOCALE / language).glob("*.ftl")}
    defined = set(re.findall(r"^(-[\w-]+) *=", files["terms.ftl"], re.MULTILINE))
    assert defined == TERMS
    del files["terms.ftl"]
    assert not any(re.search(r"^-", told, re.MULTILINE) for told in files.values())
    said = {f"-{name}" for told in files.values() for name in re.findall(r"\{ -([\w-]+) \}", told)}
    assert said <= TERMS


def test_every_term_is_said_in_some_language() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in LOCALE.rglob("*.ftl"))
    assert [term for term in TERMS if f"{{ {term} }}" not in told] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", r"\b([Rr]ounds?|VP|points?)\b"),
        ("de", r"\b(Durchg[aä]ng\w*|Punkte?n?)\b"),
        ("nl", r"\b([Rr]ondes?|[Pp]unt(en)?)\b"),
    ],
)
def test_the_house_says_such_words_by_their_terms_alone(language: str, words: str) -> None:
    """But for a point of a replay to go to, and the line of a file whose English is its form."""
    spared = {"error-what-if-over", "error-what-if-too-early", "file-taken-over"}
    found = {
        id_
        for id_, raw in catalogue(language).entries.items()
        if not id_.startswith("-") and re.search(words, re.sub(r"\{ [$-][^}]*|\w+-?(\w+-)*round\w*", "", raw))
    }
    assert found - spared == set()
