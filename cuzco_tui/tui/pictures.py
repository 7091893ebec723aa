"""Pictures for the documents: a fixed position of a game in three sizes, and the title."""

import argparse
import asyncio
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Json
from cuzco_tui.games import find_description, find_game, usual_game
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, app_at_home, make_app
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.palettes import PALETTES
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.themes import USUAL_THEME

SIZES: Final = ((80, 24), (120, 40), (200, 60))
TITLE_SIZE: Final = (120, 40)
MOST_CHOICES: Final = 2000
MOMENTS: Final = 5
"""How often the app may settle before it is drawn."""


class Position(NamedTuple):
    """A position in a game of Ann and two bots that one bot plays for all, until Ann is asked what is to be shown."""

    game: str
    bot: str
    seed: int
    is_shown: Callable[[Any], bool]
    """Whether Ann's view is the one."""
    options: Mapping[str, Json] = {}

    def table(self) -> Table:
        """Play up to it."""
        game = find_game(self.game)
        people = [seats.human("Ann"), seats.bot("Ben", self.bot), seats.bot("Cleo", self.bot)]
        table = Table.new(game, people, self.seed, options=self.options)
        bot = game.make_bot(self.bot, self.seed)
        for _ in range(MOST_CHOICES):
            decision = table.decision
            assert decision is not None
            view = table.view(decision.seat)
            if decision.seat == 0 and self.is_shown(view):
                return table
            table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())], table.step)
        raise AssertionError("nobody came there")


async def draw(position: Position, size: tuple[int, int], language: str, theme: str = USUAL_THEME) -> str:
    """Draw a position at one size, as SVG, in all colours of a theme."""
    settings = Settings(colours="true", theme=theme)
    return await _drawn(make_app(position.table(), language, bot_pause=0.0, settings=settings), size)


async def draw_title(size: tuple[int, int], language: str, theme: str = USUAL_THEME) -> str:
    """Draw the title as it is at a first start."""
    opener = Opener(find_description(usual_game()))
    return await _drawn(app_at_home(opener, language, Settings(colours="true", theme=theme)), size)


async def _drawn(app: HouseApp, size: tuple[int, int]) -> str:
    async with app.run_test(size=size) as pilot:
        for _ in range(MOMENTS):
            await pilot.pause()
        return app.export_screenshot(title="cuzco", simplify=True)


def main(position: Position) -> int:
    """Draw all sizes into a folder."""
    parser = argparse.ArgumentParser(description="Draw the game screen as SVG files, in three sizes, and the title.")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the files go")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language on the pictures (default: en)")
    parser.add_argument("--theme", choices=PALETTES, default=USUAL_THEME, help="its colours (default: %(default)s)")
    args = parser.parse_args()
    os.environ.pop("NO_COLOR", None)
    args.folder.mkdir(parents=True, exist_ok=True)
    drawn = {
        f"screenshot-{width}x{height}.svg": draw(position, (width, height), args.lang, args.theme)
        for width, height in SIZES
    }
    with TemporaryDirectory() as home:
        os.environ["CUZCO_HOME"] = home
        drawn["title.svg"] = draw_title(TITLE_SIZE, args.lang, args.theme)
        for name, drawing in drawn.items():
            file = args.folder / name
            file.write_text(asyncio.run(drawing), encoding="utf-8")
            print(file)
    return 0
