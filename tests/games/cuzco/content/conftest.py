"""What the tests of content share: content from a text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuzco_tui.games.cuzco.content import Content, load_content

Load = Callable[[str], Content]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Load content from a text, as the file `my.toml`."""
    monkeypatch.chdir(tmp_path)

    def load_text(text: str) -> Content:
        Path("my.toml").write_text(text, encoding="utf-8")
        return load_content(Path("my.toml"))

    return load_text
