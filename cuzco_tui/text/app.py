"""The command `cuzco text`: make or resume a game, play it in plain lines, and say how to go on when it is left."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import Description, Game, GameError
from cuzco_tui.games import descriptions, find_game
from cuzco_tui.messages import catalogue, message
from cuzco_tui.play.answers import WordedOption
from cuzco_tui.play.called import called_game
from cuzco_tui.play.last_setup import game_to_begin_with, keep_last_game
from cuzco_tui.play.opening import begin_table, resume_table
from cuzco_tui.play.program import naming_game, naming_program
from cuzco_tui.play.seating import (
    chosen_language,
    describe_game,
    flags_of_a_new_game,
    games_to_go_on_with,
    leaves_game_open,
    names_in,
    read_wishes,
    refuse_bots_of_other_games,
    refuse_flags_beside_resume,
    said_seat,
)
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.store.protocol import Store
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Console, GoHome, Leave
from cuzco_tui.text.hearing import hear_as_wished
from cuzco_tui.text.lines import NoLines, StreamLines
from cuzco_tui.text.setup_questions import SetupQuestions, ask_index, setup_desk
from cuzco_tui.text.which_game import ask_game

if TYPE_CHECKING:
    from cuzco_tui.text.session import Session

_LEFT: Final = 0
_INTERRUPTED: Final = 130


def run(args: Namespace) -> int:
    """Play one game on standard input and output."""
    if sys.stdout is None:
        raise GameError(message("text-no-output"))
    lines = typed_lines()
    load = partial(catalogue, tenant=game_to_begin_with(args).words)
    console = Console(lines, sys.stdout, chosen_language(args.lang), load)
    hear_as_wished(console)
    if args.brief or args.verbose:
        console.detail = "brief" if args.brief else "verbose"
    visit = Visit(args, console)
    try:
        asyncio.run(visit.play())
        lines.close()
        return 0
    except Leave:
        status = _LEFT
    except KeyboardInterrupt:
        status = _INTERRUPTED
        if sys.stdin and sys.stdin.isatty():
            console.end_line()
    except BrokenPipeError:
        _say_how_to_go_on(Console(NoLines(), sys.stderr, console.language, load), visit)
        raise
    lines.close()
    _say_how_to_go_on(console, visit)
    return status


def typed_lines() -> NoLines | StreamLines:
    """Give the lines that are typed, with an editor where somebody sits at a terminal."""
    if sys.stdin is None:
        return NoLines()
    if not sys.stdin.isatty():
        return StreamLines(sys.stdin)
    try:
        from cuzco_tui.text.editing import lines_of
    except ImportError:
        return StreamLines(sys.stdin)
    return lines_of(sys.stdin)


class Visit:
    """One person's, or one household's, visit at this keyboard: a game is opened and played."""

    def __init__(self, args: Namespace, console: Console) -> None:
        self.args = args
        self.console = console
        self.opened: str | None = None
        """The id of the game, once there is one."""
        self.learns = ""
        """The name of the game whose lessons were begun, if any were."""

    async def play(self) -> None:
        """Play or learn what the flags say; without any, offer the ways from home and come back there."""
        args, console = self.args, self.console
        console.greet(message("text-welcome"))
        if args.tutorial:
            await self._learn()
        elif args.resume is None and not flags_of_a_new_game(args):
            await self._stay_at_home()
        else:
            try:
                await self._play_on(await _open_table(args, console))
            except GoHome:
                await self._stay_at_home()

    async def _stay_at_home(self) -> None:
        """Offer the ways from home until the person leaves, which is an exception."""
        from cuzco_tui.text.home import Home, Ways

        store = SqliteStore()

        async def resume(game_id: str) -> None:
            await self._play_from_home(resume_table(store, game_id, self.console.words), "text-resumed")

        async def begin(description: Description) -> None:
            game = find_game(description.name)
            plan = await SetupQuestions(game, self.console, store).plan(read_wishes(self.args))
            table = begin_table(game, plan, None, game.load_content(None), store)
            keep_last_game(description)
            await self._play_from_home(table, "text-new-game")

        async def teach(description: Description) -> None:
            from cuzco_tui.text.lessons import learn

            self.learns = description.name
            await learn(find_game(description.name), self.console)

        home = Home(game_to_begin_with(self.args), store, self.console, Ways(resume, begin, teach))
        if not store.list_games():
            home.greet()
        await home.stay()

    async def _play_from_home(self, table: Table, id_: str) -> None:
        """Play a game, and come back when it is over or the person goes home."""
        try:
            await self._play_on(_told_of(table, id_, self.console))
        except GoHome:
            return
        self.opened = None

    async def _play_on(self, table: Table | None) -> None:
        """Play one game after the other, as long as somebody wants the next."""
        while table is not None:
            table = await self._play_at(table)

    async def _play_at(self, table: Table) -> Table | None:
        """Play one game to its end, tell of it, and give the table of the next one if one is wanted."""
        self.opened = table.id
        host = Host(table)
        try:
            session = await self._session(host, table.header.taken_over is not None)
            await session.play()
            past = await host.past()
        finally:
            await host.close()
        if past is None:
            return None
        from cuzco_tui.play.course import course_of
        from cuzco_tui.text.after import AfterGame

        store = SqliteStore()
        after = AfterGame(course_of(session.sitting), past, self.console, store)
        wants_rematch = await after.listen()
        if after.taken_over is not None:
            return _told_of(after.taken_over, "text-new-game", self.console)
        if not wants_rematch:
            return None
        from cuzco_tui.play.rematch import begin_rematch

        return _told_of(begin_rematch(past.header, store), "text-new-game", self.console)

    async def _learn(self) -> None:
        """Teach the game instead of playing it."""
        from cuzco_tui.play.lessons import refuse_flags_beside_tutorial
        from cuzco_tui.text.lessons import learn

        refuse_flags_beside_tutorial(self.args, self.console.words)
        game = await _meant_game(self.args, self.console, [each for each in descriptions() if each.tutorial])
        self.learns = game.description.name
        await learn(game, self.console)
        self.console.tell_whole(naming_game("learn-to-play", self.learns))

    async def _session(self, host: Host, taken_over: bool) -> "Session":
        from cuzco_tui.text.home import GAME_COMMANDS
        from cuzco_tui.text.menu import Desk
        from cuzco_tui.text.session import Session

        host.begin()
        session = Session(await sit_down(host), self.console, Desk(self.console, commands=GAME_COMMANDS))
        session.goes_on = bool(session.sitting.position.number) or taken_over
        return session


async def _open_table(args: Namespace, console: Console) -> Table:
    """Resume a game or make a new one, as the flags say; what they leave open is asked for."""
    refuse_flags_beside_resume(args, console.words)
    refuse_bots_of_other_games(args, console.words)
    store = SqliteStore()
    if args.resume:
        return _told_of(resume_table(store, called_game(store, args.resume), console.words), "text-resumed", console)
    if args.resume is not None:
        game = find_game(game_to_begin_with(args).name)
        while chosen := await _ask_saved_game(game, store, console):
            try:
                return _told_of(resume_table(store, chosen, console.words), "text-resumed", console)
            except GameError as error:
                console.print(error.told(console.words))
        raise GameError(console.words_of(message("text-no-saved")))
    game = await _meant_game(args, console, descriptions())
    content = game.load_content(args.content)
    console.greet(message("about-game"), message("about-game-more"))
    if game.description.tutorial:
        console.greet(naming_game("text-about-tutorial", game.description.name))
    plan = await SetupQuestions(game, console, store).plan(read_wishes(args))
    table = begin_table(game, plan, args.seed, content, store)
    keep_last_game(game.description)
    return _told_of(table, "text-new-game", console)


async def _meant_game(args: Namespace, console: Console, among: Sequence[Description]) -> Game:
    """Give the game that the flags name; where they leave it open, ask which of these it is to be."""
    meant = game_to_begin_with(args)
    if leaves_game_open(args):
        meant = await ask_game(setup_desk(find_game(meant.name), console), among, meant)
        console.speak_of(meant.words)
    return find_game(meant.name)


def _told_of(table: Table, id_: str, console: Console) -> Table:
    """Say which game was opened and who plays it, from now on in the words of that game."""
    console.speak_of(table.game.description.words)
    if table.header.taken_over is not None and not table.step:
        from cuzco_tui.text.replay import taken_over_words

        console.tell(taken_over_words(table))
    else:
        console.say(id_, game=table.id or "")
    console.say("text-players-are", names=tuple(map(said_seat, table.seats)))
    return table


async def _ask_saved_game(game: Game, store: Store, console: Console) -> str | None:
    """Let one of the games be chosen that can go on, the last played first; None when there are none.

    Those that cannot be opened are told with the reason, last of all.
    """
    saved = games_to_go_on_with(store)
    if all(summary.trouble for summary in saved):
        for summary in saved:
            console.tell(describe_game(summary))
        return None

    def options() -> list[WordedOption]:
        return [
            WordedOption(console.words_of(describe_game(summary)), summary.id, names_in(summary)) for summary in saved
        ]

    desk = setup_desk(game, console, "more", "less")
    return saved[await ask_index(desk, message("text-ask-resume"), options)].id


def _say_how_to_go_on(console: Console, visit: Visit) -> None:
    """Say in one line how to go on with the game or the lessons that were left, wherever somebody can still hear it."""
    try:
        if visit.opened is not None:
            console.tell_whole(naming_program("text-how-to-resume", game=visit.opened))
        elif visit.learns:
            console.tell_whole(naming_game("learn-how-to-go-on", visit.learns, command="text"))
        else:
            console.say("nothing-begun")
        console.flush()
    except OSError:
        return
