"""The page about printed values names every table of every game, and its examples can be played."""

import re
import tomllib
from pathlib import Path

import pytest

from cuzco_tui.games import descriptions, find_game

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "content.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.usefixtures("all_tenants")


def test_every_table_of_a_game_is_named_with_the_file_in_which_it_stands() -> None:
    assert re.findall(r"^## (.*)$", PAGE, re.MULTILINE) == [description.title for description in descriptions()]
    for description in descriptions():
        part = PAGE.partition(f"## {description.title}\n")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| \[(\S+)\]\((\S+)\) \| (.*) \|$", part, re.MULTILINE)
        files = sorted((DOCS / rows[0][1]).parent.glob("*.toml"))
        assert [(DOCS / link).resolve() for _, link, _ in rows] == [file.resolve() for file in files]
        for (name, link, told), file in zip(rows, files, strict=True):
            assert name == file.name == Path(link).name
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
            assert re.findall(r"`([^`]+)`", told) == list(tables)


def test_the_examples_are_files_of_values_with_which_games_begin(tmp_path: Path) -> None:
    for description, example in zip(descriptions(), EXAMPLES, strict=True):
        file = tmp_path / f"{description.name}.toml"
        file.write_text(example, encoding="utf-8")
        game = find_game(description.name)
        content = game.load_content(file)
        assert game.content_to_data(content) != game.content_to_data(game.load_content(None))
        options = game.description.checked_options(2, {})
        assert game.decision(game.make(2, 1, options, content)) is not None
