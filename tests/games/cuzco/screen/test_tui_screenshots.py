"""The command that draws the README's pictures."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from cuzco_tui.games.cuzco.screen.screenshots import SIZES, draw, fixed_table

ROOT = Path(__file__).resolve().parents[4]


def test_the_command_draws_every_size(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cuzco_tui.games.cuzco.screen.screenshots", str(tmp_path / "pictures")]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stderr) == (0, "")
    files = [tmp_path / "pictures" / f"screenshot-{width}x{height}.svg" for width, height in SIZES]
    assert result.stdout.splitlines() == [str(file) for file in files]
    for file in files:
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
        assert "Round" in file.read_text(encoding="utf-8")


async def test_the_position_and_its_picture_are_the_same_every_time() -> None:
    assert fixed_table().digest() == fixed_table().digest()
    assert await draw((80, 24), "en") == await draw((80, 24), "en")


def test_the_readme_shows_a_picture_that_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "](docs/screenshot.svg)" in readme
    assert ElementTree.parse(ROOT / "docs" / "screenshot.svg").getroot().tag.endswith("svg")
