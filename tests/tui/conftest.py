"""What the tests of the screen share: a terminal that is the same everywhere, and saves of their own."""

import os
from collections.abc import AsyncGenerator, Generator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

os.environ["TEXTUAL_ANIMATIONS"] = "none"  # read once, when Textual is imported

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from cuzco_tui.play import analyses
from cuzco_tui.play.analysis import Analysis, Progress
from cuzco_tui.play.replay import Replay
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.host import LocalChair
from cuzco_tui.tui.held_key import HeldKey
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import HandOver
from tests.tui.quiet import resting_pilots


@pytest.fixture(autouse=True)
def same_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the user's terminal, language, colours and saved games out of the tests; no key is too fast."""
    for name in ("NO_COLOR", "ACCESSIBLE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(HandOver, "GUARD", 0.0)
    monkeypatch.setattr(HeldKey, "QUICK", 0.0)


@pytest.fixture(autouse=True, scope="session")
def styles_are_parsed_once() -> Generator[None]:
    """Let all apps share the rules of their style sheets, as the sessions of a server do."""
    parse, known = Stylesheet._parse_rules, {}

    def parsed(sheet: Stylesheet, *what: Any, **named: Any) -> list[RuleSet]:
        key = (*what, *named.items(), *sheet._variables.items())
        if key not in known:
            known[key] = parse(sheet, *what, **named)
        return known[key]

    with patch.object(Stylesheet, "_parse_rules", parsed):
        yield


@pytest.fixture(autouse=True)
def nobody_thinks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody think about a better hint or judge a game in another process, unless a test is about that."""

    async def nothing(_chair: LocalChair, _plan: Sequence[str] = ()) -> None:
        return None

    async def judge_nothing(_replay: Replay, seat: int, **_known: object) -> AsyncGenerator[Progress | Analysis, None]:
        yield Progress(0, 1)
        yield Analysis(seat, (), (), ())

    monkeypatch.setattr(LocalChair, "better_hint", nothing)
    monkeypatch.setattr(analyses, "analyse", judge_nothing)
    monkeypatch.setattr(HintReading, "GUARD", 0.0)
    monkeypatch.setattr(HintReading, "FIRST_GUARD", 0.0)


@pytest.fixture(autouse=True)
def pilots_wait_for_rest() -> Generator[None]:
    """Go on as soon as an app rests."""
    with resting_pilots():
        yield


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    """Saved games of one test."""
    return SqliteStore(tmp_path / "games")
