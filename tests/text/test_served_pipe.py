"""A lobby through a pipe: line by line, with no terminal, and to the end of a game; and what a local game loads."""

import asyncio
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from plain import assert_plain
from served_house import open_house

from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.lines import StreamLines
from cuzco_tui.text.served import play_in_lobby

ROOT = Path(__file__).resolve().parent.parent.parent
A_GAME_WITH_A_BOT = ["", "", "", "make", "2", "3", "", "2", "", *["1"] * 400]


async def _through_a_pipe(house: object, lines: list[str], tmp_path: Path) -> str:
    """Give what is said to a file of lines."""
    file = tmp_path / "typed.txt"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    person = await house.visitor("Ann")  # type: ignore[attr-defined]
    heard = io.StringIO()
    with file.open(encoding="utf-8") as typed:
        console = Console(StreamLines(typed), heard, "en")
        console.detail = "verbose"
        with pytest.raises(Leave):
            await asyncio.wait_for(play_in_lobby(person.lobby, console), 60)
    assert_plain(heard.getvalue())
    return heard.getvalue()


async def test_a_file_of_lines_plays_a_whole_game_and_none_is_lost_while_bots_think(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house") as house:
        said = await _through_a_pipe(house, A_GAME_WITH_A_BOT, tmp_path)
    assert said.startswith("Text mode is on.")
    assert "The game is over." in said
    assert "It is not your turn" not in said
    assert "press Enter" not in said
    assert "You are back in the lobby." in said


async def test_the_end_of_the_lines_is_the_end_of_the_session(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house") as house:
        for lines in ([], ["", ""], ["", "", "", "tables", "who"], A_GAME_WITH_A_BOT[:12]):
            said = await _through_a_pipe(house, lines, tmp_path)
            assert said.startswith("Text mode is on.")


def test_a_game_at_a_local_keyboard_loads_nothing_of_a_lobby(tmp_path: Path) -> None:
    code = (
        "import io, sys\nsys.stdin = io.StringIO('1')\nfrom cuzco_tui.cli import main\n"
        "main(['text', '--seats', 'me,greedy', '--seed', '5'])\n"
        "sys.stderr.write('\\n'.join(name for name in sys.modules if 'lobby' in name or 'ssh' in name))"
    )
    environment = {**os.environ, "CUZCO_HOME": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert result.stderr == ""
