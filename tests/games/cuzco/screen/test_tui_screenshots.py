"""The command that draws the README's pictures."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from cuzco_tui.games.cuzco.screen.screenshots import POSITION
from cuzco_tui.tui.cells import HOUSE_COLOURS
from cuzco_tui.tui.pictures import SIZES, draw

ROOT = Path(__file__).resolve().parents[4]


def test_the_command_draws_every_size(tmp_path: Path) -> None:
    """In the colours of the theme, whatever the terminal has."""
    folder = str(tmp_path / "pictures")
    command = [sys.executable, "-m", "cuzco_tui.games.cuzco.screen.screenshots", folder, "--theme", "light"]
    poor = {**os.environ, "TERM": "dumb", "NO_COLOR": "1", "COLORTERM": ""}
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, env=poor)
    assert (result.returncode, result.stderr) == (0, "")
    files = [tmp_path / "pictures" / f"screenshot-{width}x{height}.svg" for width, height in SIZES]
    title = tmp_path / "pictures" / "title.svg"
    assert result.stdout.splitlines() == [str(file) for file in (*files, title)]
    assert "Learn&#160;to&#160;play" in title.read_text(encoding="utf-8")
    for file in files:
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
        picture = file.read_text(encoding="utf-8")
        assert "CUZCO" in picture
        for role in ("gold", "seat-0", "muted"):
            assert HOUSE_COLOURS[role].light in picture


async def test_the_position_and_its_picture_are_the_same_every_time() -> None:
    assert POSITION.table().digest() == POSITION.table().digest()
    assert await draw(POSITION, (80, 24), "en") == await draw(POSITION, (80, 24), "en")


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"\]\((docs/\S+\.svg)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert {"docs/title.svg", "docs/screenshot.svg"} <= set(shown)
    for picture in shown:
        assert ElementTree.parse(ROOT / picture).getroot().tag.endswith("svg")
