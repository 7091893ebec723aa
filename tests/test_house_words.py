"""The words of the house: they name no game, and each game has its own beside them."""

import re
from collections.abc import Iterator
from pathlib import Path
from token import COMMENT, NAME, STRING
from tokenize import tokenize

import pytest

from cuzco_tui import messages
from cuzco_tui.game import Description
from cuzco_tui.games import descriptions
from cuzco_tui.messages import LANGUAGES, FluentError, catalogue, message

NOT_THE_HOUSES = re.compile(
    r"\b(Cuzco|khipus?|quipus?|quipu-\w+|pututus?|Schneckenhörner\w*|slakkenhuis\w*|runners?|feathers?|temples?|Tempel|"
    r"masks?|priests?|Priester\w*|villages?|god cards?|dice|Würfel\w*|dobbelste\w+|circlets?|Andes|Anden|"
    r"Caral|[Aa]nacondas?|fame|Ruhm|roem|pyramids?|Pyramiden?|piramiden?|emissar\w+)\b"
)
"""Words of the games that live here; `cuzco` in small letters is the name of the command."""

NOT_IN_ITS_SOURCE = re.compile(
    r"\b(Cuzco|(?i:khipus?|pututus?|runners?|feathers?|temples?|masks?|priests?|villages?|gods?|die|dice|pips|circlets?|"
    r"headdress|palaces?|markets?|offerings?|inti|roads?|Andes|Caral))\b"
)
"""The same for names and texts in the source."""
PACKAGE = "cuzco_tui"

HOUSE = Path(messages.__file__).parent
DESCRIBED = {"about-game", "about-game-more"}
"""What every game has to say."""


@pytest.fixture(autouse=True)
def tenants() -> None:
    """House all games that live here."""


def folder(parent: Path, text: str, language: str = "en") -> Path:
    """Make a folder of words with one file."""
    (parent / language).mkdir(parents=True)
    (parent / language / "game.ftl").write_text(text, encoding="utf-8")
    return parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_of_no_game(language: str) -> None:
    spoken = {id_: raw for id_, raw in catalogue(language).entries.items() if NOT_THE_HOUSES.search(raw)}
    assert spoken == {}


def words_in(source: Path) -> Iterator[tuple[str, str]]:
    """Give the names, texts and comments of a source file, each with its single words, those within a name too."""
    with source.open("rb") as file:
        for token in tokenize(file.readline):
            if token.type in (NAME, STRING, COMMENT):
                parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", token.string.replace(PACKAGE, ""))
                yield token.string, parted


def test_the_source_of_the_house_names_no_part_of_a_game() -> None:
    """Neither a name in the source nor a text or a comment in it speaks of a game or its pieces."""
    spoken = {
        (str(file.relative_to(HOUSE)), written)
        for file in HOUSE.rglob("*.py")
        if "games" not in file.relative_to(HOUSE).parts
        for written, words in words_in(file)
        if NOT_IN_ITS_SOURCE.search(words)
    }
    assert spoken == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", descriptions(), ids=lambda game: game.name)
def test_a_game_says_what_the_house_says_and_more(game: Description, language: str) -> None:
    house, both = catalogue(language).entries, catalogue(language, game.words).entries
    assert house.keys() < both.keys()
    assert {id_: raw for id_, raw in house.items() if raw != both[id_] and not id_.startswith("-")} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", descriptions(), ids=lambda game: game.name)
def test_a_game_has_words_for_all_that_it_describes(game: Description, language: str) -> None:
    entries = catalogue(language, game.words).entries
    wanted = [f"bot-{bot}" for bot in game.bots] + [f"topic-{topic}" for topic in game.topics]
    wanted += [*game.rule_kinds, "about-game", "about-game-more"]
    for option in game.options:
        wanted += [option.label, option.about, option.explained]
        wanted += [option.group_label, option.about_group] if option.group else []
        wanted += [] if option.is_switch else [option.value_words(value) for value in option.values]
    assert [id_ for id_ in wanted if id_ not in entries] == []


@pytest.mark.parametrize("game", descriptions(), ids=lambda game: game.name)
def test_the_house_says_no_word_of_a_game_by_its_id(game: Description) -> None:
    own = catalogue("en", game.words).entries.keys() - catalogue("en").entries.keys() - DESCRIBED
    said = {
        (file.name, id_)
        for file in HOUSE.rglob("*.py")
        if "games" not in file.relative_to(HOUSE).parts
        for id_ in re.findall(r'(?:message|say)\(\s*"([\w-]+)"', file.read_text(encoding="utf-8"))
    }
    assert sorted((name, id_) for name, id_ in said if id_ in own) == []


def test_two_games_may_use_the_same_id(tmp_path: Path) -> None:
    one, other = folder(tmp_path / "one", "goal = Run."), folder(tmp_path / "other", "goal = Build.")
    assert catalogue("en", one).say(message("goal")) == "Run."
    assert catalogue("en", other).say(message("goal")) == "Build."


def test_a_game_cannot_replace_a_word_of_the_house(tmp_path: Path) -> None:
    with pytest.raises(FluentError, match="cannot be replaced: you in "):
        catalogue("en", folder(tmp_path / "proud", "you = Thou"))


def test_a_game_may_have_another_word_for_what_the_house_names_by_a_term(tmp_path: Path) -> None:
    words = catalogue("en", folder(tmp_path / "counts", "-Round = Year"))
    assert words.say(message("course-in-round", round=2)) == "Year 2"


def test_a_game_speaks_english_where_it_does_not_know_the_language(tmp_path: Path) -> None:
    words = catalogue("nl", folder(tmp_path / "plain", "goal = Run."))
    assert words.say(message("goal")) == "Run."
    assert words.say(message("you")) == "Jij"
