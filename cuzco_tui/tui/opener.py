"""Opens tables for one run of the program; rules, printed values and saves are loaded when the first one needs them."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cuzco_tui.game import Description, Game
from cuzco_tui.games import find_game
from cuzco_tui.messages import catalogue
from cuzco_tui.play.seating import Plan
from cuzco_tui.resources import data_folder

if TYPE_CHECKING:
    from cuzco_tui.store.sqlite import SqliteStore
    from cuzco_tui.table.table import Table
    from cuzco_tui.tui.app import HouseApp


class Opener:
    """Begins and resumes the tables of one game, with the seed and the printed values that the flags name."""

    def __init__(self, description: Description, seed: int | None = None, content_file: Path | None = None) -> None:
        self.description = description
        self.seed = seed
        self.content_file = content_file

    def other(self, description: Description) -> "Opener":
        """Give the opener of another game."""
        return Opener(description)

    @cached_property
    def game(self) -> Game:
        """The rules."""
        return find_game(self.description.name)

    @cached_property
    def content(self) -> Any:
        """The printed values."""
        return self.game.load_content(self.content_file)

    @cached_property
    def store(self) -> "SqliteStore":
        """The saves."""
        from cuzco_tui.store.sqlite import SqliteStore

        return SqliteStore()

    def begin(self, plan: Plan, seed: int | None = None) -> "Table":
        """Begin a new game."""
        from cuzco_tui.play.opening import begin_table

        return begin_table(self.game, plan, self.seed if seed is None else seed, self.content, self.store)

    def resume(self, game_id: str, language: str) -> "Table":
        """Go on with a saved game, by its id or its name."""
        from cuzco_tui.play.called import called_game
        from cuzco_tui.play.opening import resume_table

        return resume_table(self.store, called_game(self.store, game_id), catalogue(language))


async def change_table(app: "HouseApp", table: "Table") -> None:
    """Close whatever lies over the first screen, the table of another game with it, and open this one."""
    while len(app.screen_stack) > 1 and not getattr(app.screen, "is_home", False):
        await app.pop_screen()
    await app.close_table()
    await app.open_table(table)


def saves_to_be_seen() -> bool:
    """Say at a glance whether anything was ever saved, without opening it."""
    try:
        return any(file.suffix == ".sqlite" for file in (data_folder() / "games").iterdir())
    except OSError:
        return False
