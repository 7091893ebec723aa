"""The ways into an analysis on screen, and from it to one of its turns: after a game, and from a replay."""

import asyncio
from typing import TYPE_CHECKING

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.play.analyses import Analyses
from cuzco_tui.play.replay import NotToBeSeen, Replay
from cuzco_tui.tui.screens.analysis import AnalysisScreen, Looked
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.speech import words_at

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.after import AfterScreen


async def analyse_after(after: "AfterScreen") -> None:
    """Open the analysis of a game that is over once it was read, which holds up nobody; or say why that cannot be."""
    me = after.told.course.names.me
    try:
        if after.looked is None:
            after.looked = _looked_at(await asyncio.to_thread(after.replay), me)
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
        replay.looked = _looked_at(replay.replay, eyes if isinstance(eyes, int) else me)

    def show(page: AnalysisScreen, seat: int, step: int) -> None:
        """Leave the analysis, and show one of its turns."""
        page.dismiss(None)
        replay.show_turn(seat, step)

    replay.app.push_screen(AnalysisScreen(replay.looked, replay.language, me, show))


def _show_over(page: AnalysisScreen, seat: int, step: int) -> None:
    """Show the replay over an analysis, with the eyes of the seat whose turn it is."""
    replay = ReplayScreen(page.looked.analyses.replay, page.language, step)
    replay.past.look_with(seat)
    replay.looked = page.looked
    page.app.push_screen(replay)


def _looked_at(replay: Replay, seat: int | None) -> Looked:
    """Begin to look at the turns of a seat, or else of one's own; raise why nobody's may be looked at."""
    analyses = Analyses(replay)
    first = seat if seat in analyses.seats else analyses.first_seat()
    if first is None:
        raise NotToBeSeen(message("error-analysis-own"))
    return Looked(analyses, first)
