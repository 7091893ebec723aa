"""The question which game is meant, where there are several."""

from collections.abc import Sequence

from cuzco_tui.game import Description
from cuzco_tui.messages import message
from cuzco_tui.play.answers import WordedOption
from cuzco_tui.text.menu import Desk
from cuzco_tui.text.setup_questions import ask_index


async def ask_game(desk: Desk, among: Sequence[Description], now: Description) -> Description:
    """Let one of these games be chosen, by Enter alone the one that is spoken of now; a single one is not asked for."""
    if len(among) == 1:
        return among[0]

    def options() -> list[WordedOption]:
        return [WordedOption(each.title, each.name) for each in among]

    default = next((place for place, each in enumerate(among) if each.name == now.name), 0)
    return among[await ask_index(desk, message("text-ask-game"), options, default)]
