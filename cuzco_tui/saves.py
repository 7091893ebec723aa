"""The saved games on the command line: list them, throw one away, write one to a text file, take one in.

A failure is a GameError, whose sentence the command line prints.
"""

import sys
from argparse import Namespace
from pathlib import Path

from cuzco_tui import games
from cuzco_tui.game import GameError
from cuzco_tui.messages import Catalogue, Message, Value, catalogue, message, printable
from cuzco_tui.play.seating import chosen_language
from cuzco_tui.store.ids import heard_id
from cuzco_tui.store.names import GameNames
from cuzco_tui.store.portable import export_game, import_game
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import NoSuchGame


def run_saves(args: Namespace) -> int:
    """List the saved games, or do to one of them what `args` asks for."""
    words = catalogue(chosen_language(args.lang))
    store = SqliteStore()
    if [args.delete, args.recover, args.name].count(None) < 2:
        raise GameError(message("saves-one-at-a-time"))
    if args.yes and args.delete is None:
        raise GameError(message("saves-yes-alone"))
    names = GameNames(store.folder)
    if args.name is not None:
        game_id = _found(store, names.meant(args.name[0])).id
        names.give(game_id, args.name[1])
        _say(words, "saves-named", game=game_id, name=names.all().get(game_id, "") or "none")
        return 0
    if args.delete is not None:
        return _delete(store, names.meant(args.delete), args.yes, words)
    if args.recover is not None:
        game_id = heard_id(args.recover)
        _say(words, "saves-recovered", game=game_id, step=store.recover(game_id))
        return 0
    return _list(store, words)


def run_export(args: Namespace) -> int:
    """Write the saved game `args.game` to the new text file `args.file`; a game that goes on comes with a warning."""
    words = catalogue(chosen_language(args.lang))
    saved = export_game(SqliteStore(), args.game, Path(args.file))
    _say(words, "export-done", game=saved.id, choices=len(saved.choices), file=args.file)
    if not (saved.choices and saved.choices[-1].over):
        _say(words, "export-open-game")
    return 0


def run_import(args: Namespace) -> int:
    """Take in the text file `args.file` as a new saved game."""
    words = catalogue(chosen_language(args.lang))
    game_id = import_game(SqliteStore(), Path(args.file), games.find_game)
    _say(words, "import-done", file=args.file, game=game_id)
    return 0


def _list(store: SqliteStore, words: Catalogue) -> int:
    """Print all saved games, the last played first; those that cannot be opened say why."""
    summaries = store.list_games()
    names = GameNames(store.folder).all()
    if not summaries:
        _say(words, "saves-none")
    width = max((len(summary.id) for summary in summaries), default=0)
    for summary in summaries:
        played = f"{summary.played.astimezone():%Y-%m-%d %H:%M}"
        about = words.say(_about(summary))
        if summary.id in names:
            about = words.say(message("saves-called", name=names[summary.id], about=about))
        print(f"{summary.id:{width}}  {played}  {printable(about)}")
    return 0


def _found(store: SqliteStore, game_id: str) -> GameSummary:
    """Give what is known of a game, or say that there is none."""
    for summary in store.list_games():
        if summary.id == game_id:
            return summary
    raise NoSuchGame(message("error-no-such-game", game=game_id))


def _delete(store: SqliteStore, game_id: str, sure: bool, words: Catalogue) -> int:
    """Throw a game away, when the answer to a question is yes."""
    found = _found(store, game_id)
    if not sure and not _is_sure(found, words):
        _say(words, "saves-kept", game=game_id)
        return 0
    store.delete(game_id)
    GameNames(store.folder).forget(game_id)
    _say(words, "saves-deleted", game=game_id)
    return 0


def _is_sure(summary: GameSummary, words: Catalogue) -> bool:
    question = words.say(message("saves-ask-delete", game=summary.id, about=_about(summary)))
    print(printable(question), end=" ", flush=True)
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if not answer.endswith("\n"):
        print()
    return answer.strip().casefold() in words.say(message("saves-yes")).split(", ")


def _about(summary: GameSummary) -> Message:
    """Tell what game it is and how far it is, or why nobody knows."""
    if summary.trouble is not None:
        return message("saves-trouble", trouble=summary.trouble)
    names = tuple(
        message("saves-bot", name=seat.name, bot=seat.bot) if seat.bot else seat.name for seat in summary.seats
    )
    over = "yes" if summary.finished else "no"
    round_ = games.in_words_of(summary.game, message("games-round", round=max(summary.round, 1)))
    about = message("saves-game", game=summary.game, names=names, over=over, round=round_, choices=summary.step)
    return message("saved-what-if", about=about, origin=summary.taken_over) if summary.taken_over else about


def _say(words: Catalogue, id_: str, **values: Value) -> None:
    """Print a message; whatever came from a file or its name is made safe to print."""
    print(printable(words.say(message(id_, **values))))
