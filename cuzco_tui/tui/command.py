"""The command on screen: opens the table that the flags speak of, runs the app, and says what became of the game."""

import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterable, Sequence

from cuzco_tui.game import GameError
from cuzco_tui.games import descriptions, find_game
from cuzco_tui.messages import Catalogue, Message, catalogue, message
from cuzco_tui.play.last_setup import game_to_begin_with
from cuzco_tui.play.lessons import refuse_flags_beside_tutorial
from cuzco_tui.play.seating import (
    Seating,
    chosen_language,
    flags_of_a_new_game,
    games_to_go_on_with,
    leaves_game_open,
    read_wishes,
    refuse_bots_of_other_games,
    refuse_flags_beside_resume,
)
from cuzco_tui.tui.app import HouseApp, app_at_home, make_app
from cuzco_tui.tui.characters import in_ascii
from cuzco_tui.tui.lost_terminal import end_with_the_terminal
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.remembering import OwnFile
from cuzco_tui.tui.settings import read_settings


def run(args: Namespace) -> int:
    """Play on screen: begin as the flags say, or at home where they say nothing of seats."""
    language = chosen_language(args.lang)
    words = catalogue(language)
    refuse_flags_beside_resume(args, words)
    refuse_bots_of_other_games(args, words)
    refuse_flags_beside_tutorial(args, words)
    wishes = read_wishes(args)
    if flags_of_a_new_game(args):
        Seating(find_game(game_to_begin_with(args).name), words).check(wishes)
    if os.environ.get("TERM") == "dumb" or not all(
        stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)
    ):
        raise GameError(words.say(message("setup-error-terminal")))
    settings, troubles = read_settings()
    opener = opener_of(args)
    if args.content is not None:
        opener.content  # noqa: B018 a mistake in the file is told before the screen opens
    if args.resume:
        return _play(make_app(opener.resume(args.resume, language), language, settings=settings), troubles)
    if wishes.seats is not None:
        table = opener.begin(Seating(opener.game, words).plan(wishes))
        return _play(make_app(table, language, settings=settings), troubles)
    return _play(app_at_home(opener, language, settings, _room(args, opener, words)), troubles)


def run_replay(args: Namespace) -> int:
    """Look back at a game on screen."""
    from cuzco_tui.play.replay import find_replay
    from cuzco_tui.store.sqlite import SqliteStore
    from cuzco_tui.tui.screens.replay import ReplayScreen

    language = chosen_language(args.lang)
    settings, troubles = read_settings()
    replay = find_replay(SqliteStore(), " ".join(args.game), find_game)

    def show(app: HouseApp) -> None:
        app.push_screen(ReplayScreen(replay, language))

    return _play(HouseApp(language, show, settings=settings), troubles)


def opener_of(args: Namespace) -> Opener:
    """Make what opens the tables that the flags speak of."""
    meant = game_to_begin_with(args)
    if args.tutorial and not meant.tutorial:
        meant = next((each for each in descriptions() if each.tutorial), meant)
    return Opener(meant, args.seed, args.content)


def _room(args: Namespace, opener: Opener, words: Catalogue) -> Callable[[HouseApp], Awaitable[object]] | None:
    """Give the room that the flags ask for: the next lesson, the set-up with what they say, or the list of games."""
    if args.tutorial:
        return _next_lesson(opener)
    if args.resume is None and not flags_of_a_new_game(args):
        return None
    if args.resume is not None and not games_to_go_on_with(opener.store):
        raise GameError(words.say(message("setup-no-saved")))
    wishes = read_wishes(args)

    async def open_room(app: HouseApp) -> None:
        if args.resume is not None:
            from cuzco_tui.tui.screens.games import GamesScreen

            await app.push_screen(GamesScreen(opener, open_only=True))
        else:
            from cuzco_tui.tui.screens.setup import open_setup

            await open_setup(app, wishes, can_change=leaves_game_open(args))

    return open_room


def _next_lesson(opener: Opener) -> Callable[[HouseApp], Awaitable[object]]:
    async def open_lessons(app: HouseApp) -> None:
        from cuzco_tui.tui.screens.learn import open_lessons

        await open_lessons(app, opener.game, straight=True)

    return open_lessons


def _play(app: HouseApp, troubles: Sequence[Message] = ()) -> int:
    """Run the app to its end and say what became of the game, or raise what ended it; first what is wrong is told."""
    app.keeper = OwnFile(troubles)
    end_with_the_terminal()
    app.hears_signals = True
    try:
        app.run()
    finally:
        if app.host is not None:
            app.host.close_now()
    if app.failure is not None:
        raise app.failure
    if app.wanted_host:
        os.execv(sys.executable, [sys.executable, "-m", "cuzco_tui", "join", app.wanted_host])
    game = app.description if app.host is None else app.host.game.description
    words = catalogue(app.language, game.words)
    for said in _last_words(app):
        told = words.say(said)
        print(in_ascii(told) if app.plain else told)
    return app.return_code or 0


def _last_words(app: HouseApp) -> Iterable[Message]:
    """Give what is to be said once the terminal is back: who won, or how to go on with the game that was left last."""
    game = app.kept_game
    if app.host is not None and app.model.saved_as:
        if app.model.next_seat is None:
            app.model.cover()
            return app.model.final_standings()
        game = app.model.saved_as
    if not game:
        return [] if app.farewell is None else [app.farewell]
    if app.language != chosen_language(None):
        game += f" --lang {app.language}"
    from cuzco_tui.play.program import names_of_program

    return [message("setup-how-to-resume", program=next(names_of_program()), game=game)]
