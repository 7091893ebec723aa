"""Rebuild a game from what was written down of it."""

from cuzco_tui.game import Game
from cuzco_tui.table.errors import DoesNotReplay, OtherRules
from cuzco_tui.table.history import ChoiceRefused, History
from cuzco_tui.table.records import Header, SavedGame, last_digest
from cuzco_tui.table.seats import check_seats


def start_again(game: Game, header: Header, what: str) -> History:
    """Give the history of a game at its first decision; `what` names the save in errors."""
    if header.game != game.description.name:
        raise OtherRules(f"{what} is a game of {header.game} and cannot be opened as {game.description.name}.")
    if header.rules > game.rules_version:
        raise OtherRules(
            f"{what} was played with rules version {header.rules} and this program knows version "
            f"{game.rules_version}; update the program."
        )
    if header.rules not in game.rules_versions:
        raise OtherRules(
            f"{what} was played with the older rules version {header.rules}, under which choices led elsewhere than "
            f"in version {game.rules_version}; play on with the program it was played with."
        )
    seats = check_seats(game, header.seats)
    options = game.description.checked_options(len(seats), header.options)
    content = game.content_from_data(header.content)
    return History(game, game.make(len(seats), header.seed, options, content, header.rules))


def rebuild(game: Game, saved: SavedGame) -> History:
    """Replay all standing choices of a save and prove that they lead where they led before."""
    what = f"Game {saved.id}"
    history = start_again(game, saved.header, what)
    try:
        for record in saved.choices:
            history.replay(record.seat, record.text)
    except ChoiceRefused as error:
        raise DoesNotReplay(f"{what} is intact but stops at choice {error.step}: {error}; {_KEEP_IT}") from error
    if game.digest(history.state) != last_digest(saved.header, saved.records):
        raise DoesNotReplay(f"{what} is intact but no longer leads to the state it was left in; {_KEEP_IT}")
    return history


_KEEP_IT = "its file was left as it is, so open it with the program it was played with."
