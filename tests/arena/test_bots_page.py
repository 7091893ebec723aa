"""The page about writing bots is true: its bots are those in the files, they play, and its numbers hold."""

import json
import re
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

from cuzco_tui.arena import foreign, program
from cuzco_tui.arena.series import FOREIGN_SECONDS
from cuzco_tui.cli import main

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


def fenced(language: str) -> list[str]:
    """Give the blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def command_with(word: str) -> list[str]:
    """Give the words of the page's command line with this word in it, for a short series."""
    line = next(block for block in fenced("sh") if word in block)
    words = shlex.split(line)[1:]
    words[words.index("--deals") + 1] = "1"
    return [*words, "--seed", "3", "--seatings", "rotations", "--json"]


@pytest.mark.parametrize(("language", "files"), [("js", ["headdress.js"]), ("jq", ["tasks.jq", "builder.jq"])])
def test_the_bots_of_the_page_are_those_in_the_files(language: str, files: list[str]) -> None:
    assert fenced(language) == [(DOCS / "bots" / file).read_text(encoding="utf-8") for file in files]
    assert all(len(bot.splitlines()) <= 30 for bot in fenced(language))


@pytest.mark.usefixtures("all_tenants")
@pytest.mark.parametrize(
    ("file", "runner", "least"), [("headdress.js", "node", 60), ("tasks.jq", "jq", 5), ("builder.jq", "jq", 25)]
)
def test_the_bots_of_the_page_play_without_a_fault(
    file: str, runner: str, least: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the very command line that the page gives, and those with a list of words much better than by chance."""
    if shutil.which(runner) is None:
        pytest.skip(f"{runner} is not installed")
    monkeypatch.chdir(DOCS.parent)
    words = command_with(file)
    if "--jobs" in words:
        words[words.index("--jobs") + 1] = "1"
    assert main(words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    result: Any = json.loads(told.out)
    own = result["entrants"][-1]
    assert own["bot"].startswith(f"cmd:{runner} ")
    assert own["forfeits"] == {"crash": 0, "stall": 0, "nonsense": 0}
    assert own["score"]["value"] > least
    assert own["milliseconds"]["choices"] > 40


def test_the_bot_in_python_of_the_page_can_be_asked() -> None:
    from cuzco_tui.clock import ThinkingClock
    from cuzco_tui.games import find_game

    room: dict[str, Any] = {}
    exec(fenced("python")[0], room)
    game = find_game("cuzco")
    state = game.make(2, 1, game.description.checked_options(2, {}), game.load_content(None))
    decision = game.decision(state)
    assert decision is not None
    assert room["hoarder"](game.view(state, decision.seat), decision, ThinkingClock()) == 0


def test_the_numbers_of_the_page_are_those_of_the_program() -> None:
    text = " ".join(PAGE.split())
    assert f"after `--seconds` ({FOREIGN_SECONDS:g} unless you say otherwise; " in text
    assert f"{foreign.STARTING_SECONDS:g} more for its first choice" in text
    assert f"a line of more than {program.LONGEST_ANSWER} bytes" in text
    assert f"after {foreign.MOST_STARTS} starts in a game" in text


def test_the_files_that_the_page_links_to_exist() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (DOCS / link).exists(), link
