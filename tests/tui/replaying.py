"""Apps that show games that were played."""

from textual.pilot import Pilot

from cuzco_tui.play.replay import Replay
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.screens.replay import ReplayScreen


def replaying_app(replay: Replay, language: str = "en", step: int = 0) -> HouseApp:
    """An app that shows a replay."""

    def show(app: HouseApp) -> None:
        app.push_screen(ReplayScreen(replay, language, step))

    return HouseApp(language, show, bot_pause=0.0)


async def the_replay(pilot: Pilot[None]) -> ReplayScreen:
    """The screen of the replay, once it is complete."""
    for _ in range(200):
        await pilot.pause()
        if isinstance(pilot.app.screen, ReplayScreen) and pilot.app.screen.is_complete:
            return pilot.app.screen
    raise AssertionError("the replay is never complete")
