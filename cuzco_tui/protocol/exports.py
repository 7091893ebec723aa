"""A hosted game as one portable text, and a table made from such a text."""

from cuzco_tui.games import find_game
from cuzco_tui.protocol.errors import Refused
from cuzco_tui.store.portable import export_text, read_game
from cuzco_tui.table.records import ChoiceRecord, SavedGame, current_round
from cuzco_tui.table.table import Table


def export_of(table: Table) -> str:
    """Give the portable text of a game that was played from its set-up on."""
    game, header = table.game, table.header
    state = table.state_at(0)
    records = []
    for step, played in enumerate(table.played, 1):
        game.apply(state, played.choice)
        record = ChoiceRecord(
            step=step,
            seat=played.seat,
            text=played.choice.text,
            round=current_round(game.ranking(state)),
            over=game.decision(state) is None,
            digest=game.digest(state),
            at=header.created,
        )
        records.append(record)
    return export_text(SavedGame(f"engine-{header.digest}", header, tuple(records), tuple(records)))


def table_from_export(text: str) -> Table:
    """Replay the game of a portable text, prove that it leads where the text says, and host it in memory."""
    try:
        saved, history = read_game(text.encode(), "The text", find_game)
    except RecursionError as error:
        raise Refused("too-deep", "The text is nested too deeply; send one that export answered.") from error
    return Table(history.game, saved.header, history, None)
