"""Tables of Caral for the tests of its screen, and ways to wait for it and to look at what is drawn."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.games.caral.screen.dialogs.year_summary import YearSummary
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.history import History
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.notice import HandOver
from cuzco_tui.tui.screens.after import AfterScreen
from tests.tui.at_the_screen import MOMENT, MOMENTS, PEOPLE, asks, the_app

ALL = tuple(MODULE_NAMES)
Wanted = Callable[[PlayerView, str], bool]
"""Whether a decision is the wanted one, from the decider's view and the kind of the decision."""


def caral_table(
    players: int = 3,
    modules: Sequence[str] = (),
    seed: int = 5,
    people: Sequence[int] = (0,),
    max_years: int = 20,
    store: SqliteStore | None = None,
) -> Table:
    """A new game of people against random bots."""
    options: dict[str, Any] = {name: name in modules for name in ALL} | {"max_years": max_years}
    sitting = [
        seats.human(PEOPLE[seat]) if seat in people else seats.bot(PEOPLE[seat], "random") for seat in range(players)
    ]
    return Table.new(find_game("caral"), sitting, seed, options=options, store=store)


def table_of_state(state: State, people: Sequence[int] = (0,)) -> Table:
    """A table, not saved, that starts from a position arranged by hand."""
    modules = [name for bit, name in enumerate(ALL) if state.modules >> bit & 1]
    table = caral_table(state.seats, modules, people=people)
    return Table(table.game, table.header, History(table.game, state), None)


def played_until(wanted: Wanted, players: int = 3, modules: Sequence[str] = (), seed: int = 5) -> Table:
    """A game played by a fixed player, who builds what it can and shuns the centre, up to a decision of Ann's."""
    table, chance = caral_table(players, modules, seed), Random(seed)
    while (decision := table.decision) is not None:
        view = table.view(decision.seat)
        if decision.seat == 0 and wanted(view, decision.kind):  # type: ignore[arg-type]
            break
        steady = [choice for choice in decision.options if choice.text not in ("move centre", "skip", "done")]
        table.play(decision.seat, chance.choice(steady or list(decision.options)), table.step)
    return table


def opening(_view: PlayerView, _kind: str) -> bool:
    """The first decision of a game."""
    return True


def first_move(_view: PlayerView, kind: str) -> bool:
    """The first move of a game."""
    return kind == "ChooseMove"


def middle(view: PlayerView, kind: str) -> bool:
    """A move when two pyramids are finished."""
    return kind == "ChooseMove" and view.finished >= 2


def ceremony(view: PlayerView, kind: str) -> bool:
    """An offering in the second year or later, with cards in hand."""
    return kind == "ChooseOffering" and view.year >= 2 and sum(view.players[0].hand) >= 2


def seen(state: State, seat: int = 0) -> PlayerView:
    """What a seat sees of a position."""
    return view_of(state, seat)


async def settle(pilot: Pilot[None]) -> HouseApp:
    """Wait until a person is asked, must take the keyboard, or the game is over and its ranking shown.

    Summaries of years are closed as soon as they come.
    """
    app = the_app(pilot)
    for _ in range(MOMENTS):
        await pilot.pause()
        if isinstance(app.screen, YearSummary):
            await pilot.press("enter")
            continue
        over = app.model.next_seat is None and isinstance(app.screen, AfterScreen)
        if over or isinstance(app.screen, HandOver) or asks(app):
            return app
        await asyncio.sleep(MOMENT)
    raise AssertionError(f"nobody is asked on {app.screen}")
