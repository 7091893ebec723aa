"""The command `cuzco text`: make or resume a game, play it in plain lines, and say how to go on when it is left."""

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import Game, GameError
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.messages import message
from cuzco_tui.seating import (
    ME,
    Plan,
    any_seed,
    chosen_language,
    describe_game,
    flags_of_a_new_game,
    games_to_go_on_with,
    new_table,
    read_wishes,
    refuse_flags_beside_resume,
)
from cuzco_tui.text.answers import Option
from cuzco_tui.text.console import Console, Leave, forgive_encoding
from cuzco_tui.text.program import naming_program
from cuzco_tui.text.setup_questions import SetupQuestions, ask_index, setup_desk

if TYPE_CHECKING:
    from cuzco_tui.table.store import Store
    from cuzco_tui.table.table import Table
    from cuzco_tui.text.session import Session

_LEFT: Final = 0
_INTERRUPTED: Final = 130


def run(args: Namespace) -> int:
    """Play one game on standard input and output."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive_encoding(stream)
    console = Console(sys.stdin, sys.stdout, chosen_language(args.lang))
    console.verbose = not args.brief
    table: Table | None = None
    try:
        console.greet(message("text-welcome"))
        table = _open_table(args, console)
        with table:
            _session(args, table, console).play()
        return 0
    except Leave:
        status = _LEFT
    except KeyboardInterrupt:
        status = _INTERRUPTED
        if sys.stdin and sys.stdin.isatty():
            console.end_line()
    except BrokenPipeError:
        _say_how_to_go_on(Console(None, sys.stderr, console.language), table)
        raise
    _say_how_to_go_on(console, table)
    return status


def _session(args: Namespace, table: "Table", console: Console) -> "Session":
    if args.tutorial:
        from cuzco_tui.text.lessons import GuidedSession

        return GuidedSession(table, console, table.game.tutorial())
    from cuzco_tui.text.session import Session

    return Session(table, console)


def _open_table(args: Namespace, console: Console) -> "Table":
    """Resume a game or make a new one, as the flags say or, where they say nothing, by asking."""
    given = flags_of_a_new_game(args)
    refuse_flags_beside_resume(args, console.words)
    if args.tutorial and (given or args.resume is not None):
        flag = given[0] if given else "--resume"
        raise GameError(console.words_of(message("text-error-tutorial", flag=flag)))
    game = find_game(usual_game())

    from cuzco_tui.table.store import Store

    store = Store()
    if args.tutorial:
        return _tutorial_game(game, store, console)
    if args.resume:
        return _resume(store, args.resume, console)
    if args.resume is not None or (not given and _wants_to_resume(game, store, console)):
        if chosen := _ask_saved_game(game, store, console):
            return _resume(store, chosen, console)
        if args.resume is not None:
            raise GameError(console.words_of(message("text-no-saved")))
        console.say("text-no-saved")
    content = game.load_content(args.content)
    console.greet(message("text-about"), message("text-about-help"), naming_program(console, "text-about-tutorial"))
    plan = SetupQuestions(game, console).plan(read_wishes(args))
    return _new_game(game, plan, args.seed, content, store, console)


def _new_game(game: Game, plan: Plan, seed: int | None, content: object, store: "Store", console: Console) -> "Table":
    seed = any_seed() if seed is None else seed
    table = new_table(game, plan, seed, content, store)
    console.say("text-new-game", game=table.id or "")
    console.say("text-seed", seed=seed)
    console.say("text-players-are", names=plan.names)
    return table


def _tutorial_game(game: Game, store: "Store", console: Console) -> "Table":
    """Make the fixed game of the tutorial; the bots' seats are moved by the newcomer until the last lesson."""
    tutorial = game.tutorial()
    names = tuple(
        console.words_of(message("text-default-name", number=number)) for number in range(1, tutorial.seats + 1)
    )
    plan = Plan(tuple(tutorial.bots.get(seat, ME) for seat in range(tutorial.seats)), names, dict(tutorial.options))
    return _new_game(game, plan, tutorial.seed, game.load_content(None), store, console)


def _resume(store: "Store", game_id: str, console: Console) -> "Table":
    from cuzco_tui.table.table import Table

    table = Table.resume(find_game, store, game_id)
    console.say("text-resumed", game=game_id)
    console.say("text-players-are", names=tuple(seat.name for seat in table.seats))
    return table


def _wants_to_resume(game: Game, store: "Store", console: Console) -> bool:
    """Ask for a new or a saved game, if there is any save at all."""
    if not store.folder.is_dir() or not any(store.folder.glob("*.sqlite")):
        return False
    ids = ("text-begin-new", "text-begin-resume")

    def options() -> list[Option]:
        return [Option(console.words_of(message(id_)), "") for id_ in ids]

    return ask_index(setup_desk(game, console), message("text-ask-begin"), options) == 1


def _ask_saved_game(game: Game, store: "Store", console: Console) -> str | None:
    """Let one of the games be chosen that can go on, the last played first; None when there are none."""
    saved = games_to_go_on_with(store)
    if not saved:
        return None

    def options() -> list[Option]:
        return [Option(console.words_of(describe_game(summary)), summary.id) for summary in saved]

    desk = setup_desk(game, console, "more", "less")
    return saved[ask_index(desk, message("text-ask-resume"), options)].id


def _say_how_to_go_on(console: Console, table: "Table | None") -> None:
    """Say in one line how to go on with the game that was left, wherever somebody can still hear it."""
    try:
        if table is None or table.id is None:
            console.say("text-nothing-begun")
        else:
            console.tell(naming_program(console, "text-how-to-resume", game=table.id))
        console.flush()
    except OSError:
        return
