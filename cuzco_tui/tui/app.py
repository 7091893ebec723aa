"""The Textual app: one factory for the command line and the tests."""

import os
from argparse import Namespace
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from cuzco_tui.games import GAME_NAMES, find_game
from cuzco_tui.messages import language_from, message
from cuzco_tui.resources import styles_dir
from cuzco_tui.table import seats
from cuzco_tui.table.store import Store
from cuzco_tui.table.table import Table
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.model import GameModel
from cuzco_tui.tui.screens.game import GameScreen

ME = "me"


class CuzcoApp(App[None]):
    """Cuzco on screen."""

    CSS_PATH: ClassVar[list[str | Path]] = [  # type: ignore[assignment]
        styles_dir() / name for name in ("palette.tcss", "cells.tcss", "game.tcss", "modals.tcss")
    ]
    BINDINGS: ClassVar[list[BindingType]] = []
    TITLE = "Cuzco"
    ENABLE_COMMAND_PALETTE = True

    def __init__(self, model: GameModel, language: str, bot_pause: float | None = None) -> None:
        super().__init__()
        self.model = model
        self.language = language
        self.bot_pause = bot_pause

    def on_mount(self) -> None:
        """Open the game."""
        screen = GameScreen(self.model, self.language)
        if self.bot_pause is not None:
            screen.bot_pause = self.bot_pause
        self.push_screen(screen)

    @property
    def game_screen(self) -> GameScreen | None:
        """The screen of the game, also when a dialog lies over it."""
        return next((screen for screen in self.screen_stack if isinstance(screen, GameScreen)), None)

    def action_undo(self) -> None:
        """Take the last choice back, or say why not."""
        game, seat = self.game_screen, self.model.seat
        if game is None or seat is None:
            return
        answer = self.model.table.can_undo(seat)
        if not answer:
            self.notify(answer.reason, severity="warning")
            return
        if self.screen is not game:
            self.pop_screen()
            game.dialog_open = False
        self.model.told = min(self.model.told, self.model.table.step - 1)
        self.model.table.undo(seat, self.model.table.step)

    def action_hint(self) -> None:
        """Say what the best bot would do."""
        game, decision = self.game_screen, self.model.table.decision
        if game is None or decision is None or not self.model.mine:
            return
        hint = self.model.table.game.hint(self.model.view, decision, self.model.names)
        lines = [game.words(line) for line in hint.why]
        self.push_screen(Reading(game.words(message("reading-hint")), lines))


def make_app(table: Table, language: str = "en", bot_pause: float | None = None) -> CuzcoApp:
    """Make the app for a table."""
    return CuzcoApp(GameModel(table), language, bot_pause)


def run(args: Namespace) -> int:
    """Play one game on screen."""
    language = language_from(args.lang, os.environ)
    game = find_game(GAME_NAMES[0])
    store = Store()
    if args.resume:
        table = Table.resume(find_game, store, args.resume)
    else:
        wanted = [part.strip() for part in (args.seats or "me,greedy,greedy").split(",")]
        given = [part.strip() for part in (args.names or "").split(",") if part.strip()]
        people = [
            seats.human(given[number] if number < len(given) else f"Player {number + 1}")
            if who == ME
            else seats.bot(f"{who.capitalize()} {number + 1}", who)
            for number, who in enumerate(wanted)
        ]
        seed = int.from_bytes(os.urandom(4)) if args.seed is None else args.seed
        options = {"pututu": bool(args.pututu), "temple": args.temple}
        table = Table.new(game, people, seed, options=options, content=game.load_content(args.content), store=store)
    with table:
        make_app(table, language).run()
        if table.decision is not None:
            print(f"cuzco play --resume {table.id}")
    return 0
