"""Rebuild a game from what was written down of it."""

from typing import Any

from cuzco_tui.game import BadState, Event, Game, GameError, Json
from cuzco_tui.messages import Value, message
from cuzco_tui.table.errors import DoesNotReplay, OtherRules
from cuzco_tui.table.history import ChoiceRefused, History
from cuzco_tui.table.records import Header, SavedGame, last_digest
from cuzco_tui.table.seats import check_seat_count


def start_again(game: Game, header: Header, what: Value) -> History:
    """Give the history of a game at its first decision; `what` names the save in errors."""
    if header.game != game.description.name:
        raise OtherRules(message("error-other-game", what=what, found=header.game, game=game.description.name))
    if header.rules not in game.rules_versions:
        id_ = "error-newer-rules" if header.rules > game.rules_version else "error-older-rules"
        raise OtherRules(message(id_, what=what, found=header.rules, known=game.rules_version))
    check_seat_count(game, len(header.seats))
    options = game.description.checked_options(len(header.seats), header.options)
    content = game.content_from_data(header.content)
    if header.taken_over is None:
        return History(game, game.make(len(header.seats), header.seed, options, content, header.rules))
    return History(game, _loaded(game, header.taken_over.state, content, len(header.seats)))


def _loaded(game: Game, data: Json, content: Any, seats: int) -> Any:
    """Make a state from data that somebody may have made up, such that it can be shown to each of the seats."""
    try:
        state = game.load(data, content)
        for seat in range(seats):
            game.view(state, seat)
        ranked = len(game.ranking(state))
    except GameError:
        raise
    except Exception as error:
        raise BadState(message("error-no-such-state")) from error
    if ranked != seats:
        raise BadState(message("error-no-such-state"))
    return state


def opening_events(game: Game, header: Header, first_state: Any) -> list[Event]:
    """Tell how a game was set up; one that was taken over from another begins in its midst, without a word."""
    return game.opening(first_state) if header.taken_over is None else []


def rebuild(game: Game, saved: SavedGame) -> History:
    """Replay all standing choices of a save and prove that they lead where they led before."""
    what = message("replay-save", game=saved.id)
    try:
        history = start_again(game, saved.header, what)
    except BadState as error:
        raise DoesNotReplay(message("error-bad-start", what=what, reason=error.what)) from error
    try:
        for record in saved.choices:
            history.replay(record.seat, record.text)
    except ChoiceRefused as error:
        raise DoesNotReplay(message("error-stops", what=what, step=error.step, reason=error.what)) from error
    if game.digest(history.state) != last_digest(saved.header, saved.records):
        raise DoesNotReplay(message("error-leads-elsewhere", what=what))
    return history
