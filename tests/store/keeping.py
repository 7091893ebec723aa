"""Saved games of the toy, and what is told about them, for the tests of the store."""

from playing import SEATS, play_first
from toy_game import TOY

from cuzco_tui.messages import Message, catalogue
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table


def saved_game(store: SqliteStore, choices: int = 10) -> str:
    """Save a game with some choices and give its id."""
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, choices)
    return str(table.id)


def told(trouble: Message | None) -> str:
    """Give the sentence that a list tells about a game."""
    assert trouble is not None
    return catalogue("en").say(trouble)


def files_of(store: SqliteStore) -> dict[str, bytes]:
    """Give the bytes of everything in the folder of a store that holds choices."""
    return {
        path.name: path.read_bytes() for path in store.folder.iterdir() if path.suffix in (".sqlite", ".sqlite-wal")
    }


def sentence(error: BaseException) -> str:
    """Give the text of an error that is one line and one sentence."""
    text = str(error)
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    return text
