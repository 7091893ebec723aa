"""The command `cuzco text`: make or resume a game, play it in plain lines, and say how to go on when it is left."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import Game, GameError
from cuzco_tui.games import GAME_NAMES, find_game
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, language_from, message
from cuzco_tui.text.answers import Option, fold
from cuzco_tui.text.console import Console, Leave, forgive_encoding
from cuzco_tui.text.menu import Desk
from cuzco_tui.text.setup_questions import ME, Plan, SetupQuestions, Wishes, ask_index

if TYPE_CHECKING:
    from cuzco_tui.table.store import GameSummary, Store
    from cuzco_tui.table.table import Table
    from cuzco_tui.text.session import Session

_LEFT: Final = 0
_INTERRUPTED: Final = 130
_LARGEST_SEED: Final = 1_000_000


def run(args: Namespace) -> int:
    """Play one game on standard input and output."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive_encoding(stream)
    console = Console(sys.stdin, sys.stdout, _language(args.lang))
    console.verbose = not args.brief
    table: Table | None = None
    try:
        console.say("text-welcome")
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


def _language(wanted: str | None) -> str:
    """Give the language asked for, else that of the environment."""
    own = language_from(None, os.environ)
    if not wanted:
        return own
    for code in LANGUAGES:
        if fold(wanted.replace("_", " ").split(".")[0]).split(" ")[0] in (code, fold(LANGUAGE_NAMES[code])):
            return code
    known = tuple(message("text-language", code=code, name=LANGUAGE_NAMES[code]) for code in LANGUAGES)
    refusal = message("text-error-language", typed=wanted, languages=known)
    raise GameError(Console(None, sys.stderr, own).words_of(refusal))


def _open_table(args: Namespace, console: Console) -> "Table":
    """Resume a game or make a new one, as the flags say or, where they say nothing, by asking."""
    options = dict(args.options or ())
    flags = {"--players": args.players, "--seats": args.seats, "--names": args.names, "--seed": args.seed}
    flags |= {"--content": args.content, **{f"--{name}": value for name, value in options.items()}}
    given = [flag for flag, value in flags.items() if value is not None]
    if args.resume is not None and given:
        raise GameError(console.words_of(message("text-error-resume", flag=given[0])))
    if args.tutorial and (given or args.resume is not None):
        flag = given[0] if given else "--resume"
        raise GameError(console.words_of(message("text-error-tutorial", flag=flag)))
    game = find_game(GAME_NAMES[0])

    from cuzco_tui.table.store import Store

    store = Store()
    if args.tutorial:
        return _tutorial_game(game, store, console)
    if args.resume:
        return _resume(store, args.resume, console)
    if args.resume is not None or (not given and _wants_to_resume(store, console)):
        if chosen := _ask_saved_game(store, console):
            return _resume(store, chosen, console)
        if args.resume is not None:
            raise GameError(console.words_of(message("text-no-saved")))
        console.say("text-no-saved")
    wishes = Wishes(args.players, _split(args.seats), _split(args.names) or (), options)
    content = game.load_content(args.content)
    plan = SetupQuestions(game, console).plan(wishes)
    return _new_game(game, plan, args.seed, content, store, console)


def _split(text: str | None) -> list[str] | None:
    return None if text is None else [part.strip() for part in text.split(",")]


def _new_game(game: Game, plan: Plan, seed: int | None, content: object, store: "Store", console: Console) -> "Table":
    from cuzco_tui.table import seats
    from cuzco_tui.table.table import Table

    who = [
        seats.human(name) if seat == ME else seats.bot(name, seat)
        for name, seat in zip(plan.names, plan.seats, strict=True)
    ]
    if seed is None:
        seed = int.from_bytes(os.urandom(8)) % _LARGEST_SEED
    table = Table.new(game, who, seed, options=plan.options, content=content, store=store)
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


def _wants_to_resume(store: "Store", console: Console) -> bool:
    """Ask for a new or a saved game, if there is any save at all."""
    if not store.folder.is_dir() or not any(store.folder.glob("*.sqlite")):
        return False
    ids = ("text-begin-new", "text-begin-resume")

    def options() -> list[Option]:
        return [Option(console.words_of(message(id_)), "") for id_ in ids]

    return ask_index(Desk(console), message("text-ask-begin"), options) == 1


def _ask_saved_game(store: "Store", console: Console) -> str | None:
    """Let one of the games be chosen that can go on, the last played first; None when there are none."""
    saved = [summary for summary in store.list_games() if summary.trouble is None and not summary.finished]
    if not saved:
        return None

    def options() -> list[Option]:
        return [Option(_describe(summary, console), summary.id) for summary in saved]

    return saved[ask_index(Desk(console), message("text-ask-resume"), options)].id


def _describe(summary: "GameSummary", console: Console) -> str:
    names = tuple(seat.name for seat in summary.seats)
    played = f"{summary.played.astimezone():%Y-%m-%d %H:%M}"
    said = message("text-saved-game", names=names, round=summary.round, played=played, game=summary.id)
    return console.words_of(said)


def _say_how_to_go_on(console: Console, table: "Table | None") -> None:
    """Say in one line how to go on with the game that was left, wherever somebody can still hear it."""
    if table is None or table.id is None:
        said = message("text-nothing-begun")
    else:
        said = message("text-how-to-resume", game=table.id)
    try:
        console.tell(said)
        console.flush()
    except OSError:
        return
