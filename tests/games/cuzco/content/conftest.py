"""What the tests of content share: content from a text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuzco_tui.games.cuzco.content import Content, load_content
from tests.content_here import loader_of_texts

Load = Callable[[str], Content]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    return loader_of_texts(load_content, tmp_path, monkeypatch)
