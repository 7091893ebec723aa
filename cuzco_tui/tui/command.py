"""The command on screen: opens the table that the flags speak of, runs the app, and says what became of the game."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from os import environ

from cuzco_tui.game import Game, GameError, Tutorial
from cuzco_tui.games import find_game
from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.play.lessons import refuse_flags_beside_tutorial
from cuzco_tui.play.opening import begin_table, begin_tutorial, resume_table
from cuzco_tui.play.seating import (
    Plan,
    Seating,
    chosen_game,
    chosen_language,
    games_to_go_on_with,
    read_wishes,
    refuse_flags_beside_resume,
)
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.characters import in_ascii
from cuzco_tui.tui.lost_terminal import end_with_the_terminal
from cuzco_tui.tui.settings import USUAL_SETTINGS, Settings, read_settings


class Opener:
    """Begins and resumes the tables of one run of the command."""

    def __init__(self, args: Namespace) -> None:
        self.game: Game = find_game(chosen_game(args).name)
        self.seed: int | None = args.seed
        self.content = self.game.load_content(args.content)
        self.store = SqliteStore()

    def begin(self, plan: Plan) -> Table:
        """Begin a new game."""
        return begin_table(self.game, plan, self.seed, self.content, self.store)

    def begin_tutorial(self, language: str) -> tuple[Table, Tutorial]:
        """Begin the game of the tutorial."""
        tutorial = self.game.tutorial()
        return begin_tutorial(self.game, tutorial, self.store, catalogue(language)), tutorial

    def resume(self, game_id: str, language: str) -> Table:
        """Go on with a saved game."""
        return resume_table(self.store, game_id, catalogue(language))


def run(args: Namespace) -> int:
    """Play one game on screen, as the flags say or, where they say nothing of seats, after a set-up dialog."""
    language = chosen_language(args.lang)
    words = catalogue(language)
    refuse_flags_beside_resume(args, words)
    refuse_flags_beside_tutorial(args, words)
    Seating(find_game(chosen_game(args).name), words).check(read_wishes(args))
    if environ.get("TERM") == "dumb" or not all(
        stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)
    ):
        raise GameError(words.say(message("setup-error-terminal")))
    settings, troubles = read_settings(words)
    opener = Opener(args)
    wishes = read_wishes(args)
    if args.tutorial:
        table, tutorial = opener.begin_tutorial(language)
        return _play(make_app(table, language, settings=settings, tutorial=tutorial), troubles)
    if args.resume:
        return _play(make_app(opener.resume(args.resume, language), language, settings=settings), troubles)
    if wishes.seats is not None:
        table = opener.begin(Seating(opener.game, words).plan(wishes))
        return _play(make_app(table, language, settings=settings), troubles)
    return _play(_app_with_setup(args, opener, language, settings), troubles)


def _app_with_setup(args: Namespace, opener: Opener, language: str, settings: Settings = USUAL_SETTINGS) -> HouseApp:
    """Make an app that asks for the game first, with the flags filled in."""
    from cuzco_tui.tui.screens.setup import Opening, SetupScreen

    words = catalogue(language)
    wishes = read_wishes(args)
    saved = games_to_go_on_with(opener.store)
    if args.resume is not None and not saved:
        raise GameError(words.say(message("setup-no-saved")))

    def show_setup(app: HouseApp) -> None:
        async def open_game(opening: Opening) -> None:
            app.language = opening.language
            if opening.plan is not None:
                await app.open_table(opener.begin(opening.plan))
            elif opening.game_id is None:
                await app.open_table(*opener.begin_tutorial(opening.language))
            else:
                await app.open_table(opener.resume(opening.game_id, opening.language))

        app.push_screen(SetupScreen(opener.game, wishes, saved, language, open_game, args.resume is not None))

    app = HouseApp(language, show_setup, settings=settings)
    app.speak_of(opener.game.description)
    return app


def _play(app: HouseApp, troubles: Sequence[str] = ()) -> int:
    """Run the app to its end and say what became of the game, or raise what ended it; first what is wrong is told."""
    app.troubles = troubles
    end_with_the_terminal()
    app.hears_signals = True
    try:
        app.run()
    finally:
        if app.host is not None:
            app.host.close_now()
    if app.failure is not None:
        raise app.failure
    words = catalogue(app.language, app.description.words)
    for said in _last_words(app):
        told = words.say(said)
        print(in_ascii(told) if app.plain else told)
    return app.return_code or 0


def _last_words(app: HouseApp) -> Iterable[Message]:
    """Give what is to be said once the terminal is back: that nothing was begun, who won, or how to go on."""
    if app.host is None:
        return [message("nothing-begun")]
    if app.model.next_seat is None:
        app.model.cover()
        return app.model.final_standings()
    game = app.model.saved_as
    if app.language != chosen_language(None):
        game += f" --lang {app.language}"
    from cuzco_tui.play.program import names_of_program

    return [message("setup-how-to-resume", program=next(names_of_program()), game=game)]
