"""The pictures for the README: the title, and one fixed position in three sizes.

`python -m cuzco_tui.games.cuzco.screen.screenshots FOLDER` draws them.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_description, find_game
from cuzco_tui.games.cuzco.engine.view import PlayerView
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
SEED: Final = 11
ROUND: Final = 4
MOST_CHOICES: Final = 2000
MOMENTS: Final = 5
"""How often the app may settle before it is drawn."""


def fixed_table() -> Table:
    """Give the game of the pictures: Ann and two bots, all played by the greedy bot until Ann's turn in round 4."""
    game = find_game("cuzco")
    people = [seats.human("Ann"), seats.bot("Ben", "greedy"), seats.bot("Cleo", "greedy")]
    table = Table.new(game, people, SEED)
    bot = game.make_bot("greedy", SEED)
    for _ in range(MOST_CHOICES):
        decision = table.decision
        assert decision is not None
        view = cast(PlayerView, table.view(decision.seat))
        if decision.seat == 0 and view.kind == "ChooseTurn" and view.round >= ROUND:
            return table
        table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())], table.step)
    raise AssertionError(f"nobody came to round {ROUND}")


async def draw(size: tuple[int, int], language: str, theme: str = USUAL_THEME) -> str:
    """Draw the fixed position at one size, as SVG, in all colours of a theme."""
    settings = Settings(colours="true", theme=theme)
    return await _drawn(make_app(fixed_table(), language, bot_pause=0.0, settings=settings), size)


async def draw_title(size: tuple[int, int], language: str, theme: str = USUAL_THEME) -> str:
    """Draw the title as it is at a first start."""
    opener = Opener(find_description("cuzco"))
    return await _drawn(app_at_home(opener, language, Settings(colours="true", theme=theme)), size)


async def _drawn(app: HouseApp, size: tuple[int, int]) -> str:
    async with app.run_test(size=size) as pilot:
        for _ in range(MOMENTS):
            await pilot.pause()
        return app.export_screenshot(title="cuzco", simplify=True)


def main() -> int:
    """Draw all sizes into a folder."""
    parser = argparse.ArgumentParser(description="Draw the game screen as SVG files, in three sizes.")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the files go")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language on the pictures (default: en)")
    parser.add_argument("--theme", choices=PALETTES, default=USUAL_THEME, help="its colours (default: %(default)s)")
    args = parser.parse_args()
    os.environ.pop("NO_COLOR", None)
    args.folder.mkdir(parents=True, exist_ok=True)
    drawn = {
        f"screenshot-{width}x{height}.svg": draw((width, height), args.lang, args.theme) for width, height in SIZES
    }
    with TemporaryDirectory() as home:
        os.environ["CUZCO_HOME"] = home
        drawn["title.svg"] = draw_title(TITLE_SIZE, args.lang, args.theme)
        for name, drawing in drawn.items():
            file = args.folder / name
            file.write_text(asyncio.run(drawing), encoding="utf-8")
            print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
