"""Two people at the screens of one table at a server, for the tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from cuzco_tui.games.cuzco.screen.dialogs.headdress import HeaddressModal
from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KeepTasksModal
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.shared import SharedGameScreen
from tests.tui.at_the_screen import MIDDLE, SMALL
from tests.tui.at_the_server import (
    TOY,
    app_of,
    at_screen,
    hall_in,
    hall_visitor,
    press,
    seen,
    until,
)


class Table:
    """Two people at the screens of one table."""

    def __init__(self, hall: Any, id_: str, pilots: tuple[Pilot[None], Pilot[None]]) -> None:
        self.hall = hall
        self.id = id_
        self.pilots = pilots

    @property
    def lobbies(self) -> list[Lobby]:
        return [app_of(pilot).lobby for pilot in self.pilots]

    async def in_turn(self) -> tuple[Pilot[None], Pilot[None]]:
        """Give whoever is asked, and the other one."""

        def asked() -> Pilot[None] | None:
            return next((pilot for pilot in self.pilots if is_asked(pilot)), None)

        await until(asked)
        first = asked()
        assert first is not None
        return first, next(pilot for pilot in self.pilots if pilot is not first)

    async def choose(self) -> tuple[Pilot[None], Pilot[None]]:
        """Let whoever is in turn take the first option."""
        first, other = await self.in_turn()
        before = app_of(first).model.step
        screen = app_of(first).screen
        if isinstance(screen, KeepTasksModal):
            screen.suggest(screen.options[0][0])
        by_enter = isinstance(screen, KeepTasksModal | HeaddressModal) or _places_a_die(first)
        await press(first, "enter" if by_enter else "1")
        await until(lambda: app_of(first).model.step > before)
        return first, other

    async def choose_until_other(self) -> tuple[Pilot[None], Pilot[None]]:
        """Let whoever is in turn choose until it is the other's turn; give who chose and who is asked now."""
        first, other = await self.choose()
        while (await self.in_turn())[0] is first:
            await self.choose()
        return first, other


def _places_a_die(pilot: Pilot[None]) -> bool:
    return app_of(pilot).model.decision.kind == "ChooseTurn"


def is_asked(pilot: Pilot[None]) -> bool:
    """Say whether somebody is asked, on the board or in a dialog."""
    app = app_of(pilot)
    shown = app.game_screen
    if shown is None or not app.model.mine or shown.question.step != app.model.step or shown.choosing:
        return False
    return app.screen is shown if shown.on_the_board else isinstance(app.screen, DecisionModal)


@asynccontextmanager
async def two_at(folder: Path, name: str = TOY, **more: Any) -> AsyncIterator[Table]:
    """Two people at a table that has begun: Ann at a small terminal in English, Ben at a larger one in German."""
    settings = {key: more.pop(key) for key in ("time",) if key in more}
    async with hall_in(folder, **settings) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ben.settle("de", "")
        made = await ann.make(NewTable(name, ("me", "free"), **more))
        await until(lambda: ben.account.language == "de")
        async with at_screen(ann, SMALL) as first, at_screen(ben, MIDDLE) as second:
            await press(first, "enter")
            await seen(first, "Waiting room")
            await seen(second, "Ein freier Platz")
            await press(second, "enter")
            for pilot in (first, second):
                await until(lambda pilot=pilot: isinstance(app_of(pilot).game_screen, SharedGameScreen))  # type: ignore[misc]
            yield Table(hall, made, (first, second))
