"""A hosted game as one portable text, and a table made from such a text.

The table takes texts in through a store alone, so a text passes through a store in a temporary folder; what is needed
for that is loaded when it is first used.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from cuzco_tui.games import find_game
from cuzco_tui.table.errors import BadGameFile, NewerSave, OtherRules
from cuzco_tui.table.observers import HOST
from cuzco_tui.table.records import ChoiceRecord, current_round
from cuzco_tui.table.table import Table


def export_of(table: Table) -> str:
    """Give the portable text of a game that was played from its set-up on."""
    from cuzco_tui.table.portable import export_text
    from cuzco_tui.table.store import SavedGame

    game, header = table.game, table.header
    state = table.state_at(0)
    records = []
    for made in table.choices_made(HOST):
        game.apply(state, made.choice)
        record = ChoiceRecord(
            step=made.step,
            seat=made.seat,
            text=made.choice.text,
            round=current_round(game.ranking(state)),
            over=game.decision(state) is None,
            digest=game.digest(state),
            at=header.created,
        )
        records.append(record)
    return export_text(SavedGame(f"engine-{header.digest}", header, tuple(records), tuple(records)))


def table_from_export(text: str) -> Table:
    """Replay the game of a portable text, prove that it leads where the text says, and host it in memory."""
    from cuzco_tui.table.portable import import_game
    from cuzco_tui.table.replay import rebuild
    from cuzco_tui.table.store import Store

    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        path.write_text(text, encoding="utf-8", newline="")
        store = Store(Path(folder))
        try:
            saved = store.read(import_game(store, path, find_game))
        except (BadGameFile, NewerSave, OtherRules) as error:
            sentence = str(error).replace(f"{path}, line", "The text, line").replace(str(path), "The text")
            raise type(error)(sentence) from error
    game = find_game(saved.header.game)
    return Table(game, saved.header, rebuild(game, saved), None)
