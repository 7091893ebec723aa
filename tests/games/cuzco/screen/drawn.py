"""Panels drawn by themselves, at any size, in positions of real games."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

from textual._context import active_app
from textual.app import App

from cuzco_tui.games.cuzco.description import CUZCO as DESCRIPTION
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Names
from cuzco_tui.tui.widgets.panel import Line, Panel
from tests.games.cuzco.random_play import SETUPS, positions

SomePanel = TypeVar("SomePanel", bound=Panel)
PEOPLE = ("Bartholome", "Cleopatraa", "Dankwartte", "Emmanuelle")
"""Four names of ten letters."""


class SomeApp(App[None]):
    """An app that speaks of Cuzco."""

    description = DESCRIPTION


@contextmanager
def an_app() -> Iterator[None]:
    """Panels that are drawn by themselves ask an app for its keys."""
    token = active_app.set(SomeApp())
    yield
    active_app.reset(token)


@cache
def some_states() -> list[State]:
    """Positions of games of all kinds, from the first choice to the last."""
    return [state.copy() for number, setup in enumerate(SETUPS) for state in positions(setup, number, every=41)]


def of_height(kind: type[SomePanel], rows: int, *values: Any) -> SomePanel:
    """A panel with room for so many lines of content, without a screen."""
    sized = type(kind.__name__, (kind,), {"rows": property(lambda _self: rows)})
    panel: SomePanel = sized(*values)
    return panel


def lines_of(
    panel: Panel, view: PlayerView, width: int, language: str = "en", people: Sequence[str] = PEOPLE
) -> list[Line]:
    """The lines of a panel with their styles."""
    panel.set_reactive(Panel.language, language)
    panel.set_reactive(Panel.view, view)
    panel.set_reactive(Panel.names, Names(tuple(people), view.seat))
    return panel.draw(view, width)
