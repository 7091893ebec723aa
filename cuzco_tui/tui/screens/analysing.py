"""The ways into an analysis on screen, and from it to one of its turns: after a game, and from a replay."""

import asyncio
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.play.analyses import Analyses
from cuzco_tui.play.analysis import JudgedTurn
from cuzco_tui.play.replay import NotToBeSeen, Replay
from cuzco_tui.tui.screens.analysis import AnalysisScreen, Looked
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.speech import words_at

if TYPE_CHECKING:
    from textual.app import App

    from cuzco_tui.tui.screens.after import AfterScreen

_GAMES_KEPT: Final = 4
_kept: Final["WeakKeyDictionary[App[Any], dict[Hashable, Looked]]"] = WeakKeyDictionary()
"""What was looked at in each app, by the game as far as it was seen, the newest last."""


async def analyse_after(after: "AfterScreen") -> None:
    """Open the analysis of a game that is over once it was read, which holds up nobody; or say why that cannot be."""
    me = after.told.course.names.me
    try:
        if after.looked is None:
            after.looked = _looked_at(after.app, await asyncio.to_thread(after.replay), me)
    except GameError as error:
        after.notify(error.told(words_at(after, after.language)), severity="error", markup=False)
        return
    if after.app.screen is after:
        after.app.push_screen(AnalysisScreen(after.looked, after.language, me, _show_over))


def analyse_over_replay(replay: ReplayScreen) -> None:
    """Open the analysis of the seat with whose eyes one looks; raise why nobody's turns may be analysed."""
    me = replay.replay.own if isinstance(replay.replay.own, int) else None
    if replay.looked is None:
        eyes = replay.past.eyes
        replay.looked = _looked_at(replay.app, replay.replay, eyes if isinstance(eyes, int) else me)

    def show(page: AnalysisScreen, seat: int, turn: JudgedTurn) -> None:
        """Leave the analysis, and show one of its turns, from which one comes back to it."""
        page.dismiss(None)
        replay.show_turn(seat, turn)
        replay.from_analysis = True

    replay.app.push_screen(AnalysisScreen(replay.looked, replay.language, me, show))


def _show_over(page: AnalysisScreen, seat: int, turn: JudgedTurn) -> None:
    """Show the replay over an analysis, with the eyes of the seat whose turn it is."""
    replay = ReplayScreen(page.looked.analyses.replay, page.language, turn.at - 1)
    replay.past.look_with(seat)
    replay.judged_turn = turn
    replay.looked = page.looked
    page.app.push_screen(replay)


def _looked_at(app: "App[Any]", replay: Replay, seat: int | None) -> Looked:
    """Look at the turns of a seat, or else of one's own, with what was found in this game before.

    Raise why nobody's may be looked at.
    """
    kept = _kept.setdefault(app, {})
    key = replay.id, replay.file, replay.last, replay.finished, replay.own
    looked = kept.pop(key, None)
    analyses = Analyses(replay) if looked is None else looked.analyses
    first = seat if seat in analyses.seats else analyses.first_seat()
    if first is None:
        raise NotToBeSeen(message("error-analysis-own"))
    looked = looked or Looked(analyses, first)
    looked.seat = first
    kept[key] = looked
    while len(kept) > _GAMES_KEPT:
        del kept[next(iter(kept))]
    return looked
