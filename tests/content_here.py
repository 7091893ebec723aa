"""What the tests of all games' content share: content from a text, and where a game keeps its own."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cuzco_tui.content_files.loading import ContentFiles
from cuzco_tui.game import BadContent

AnyContent = TypeVar("AnyContent")


def loader_of_texts(
    load_content: Callable[[Path | None], AnyContent], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], AnyContent]:
    """Load content from a text, as the file `my.toml`."""
    monkeypatch.chdir(folder)

    def load_text(text: str) -> AnyContent:
        Path("my.toml").write_text(text, encoding="utf-8")
        return load_content(Path("my.toml"))

    return load_text


def refusal_of(read: Callable[[Any], object], what: object) -> str:
    """Give the sentence with which reading this is refused."""
    with pytest.raises(BadContent) as caught:
        read(what)
    return str(caught.value)


def changed_values(content: object, built_in: object, objects: tuple[str, ...]) -> set[str]:
    """Name the attributes that differ, without those that hold objects of the content's own."""
    return {
        name
        for name in dir(content)
        if not name.startswith("_")
        and name not in ("tables", *objects)
        and getattr(content, name) != getattr(built_in, name)
    }


@dataclass(frozen=True)
class Tenant:
    """The content of a game, with a number of a file that may be changed alone."""

    files: "ContentFiles[Any, Any]"
    folder: Path
    group: str
    key: str
    built_in: int
