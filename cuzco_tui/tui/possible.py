"""What of the registry is possible now: for the footer, which shows what is useful, and for the command palette."""

from typing import TYPE_CHECKING, Final

from cuzco_tui.play.actions import USER_ACTIONS
from cuzco_tui.tui.actions import Action, all_actions

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.observing import ObservingScreen

_URGENT: Final = ("bring-back", "skip")
_AT_ANY_TIME: Final = ("why", "rule", "undo", "speed", "leave")
_FOR_DECIDERS: Final = frozenset(action.id for action in USER_ACTIONS.values() if action.for_decider)
_ONLY_AT_TIMES: Final = _FOR_DECIDERS | {"bring-back", "skip", "undo", "speed"}


def footer_actions(game: "ObservingScreen") -> tuple[Action, ...]:
    """Give what is useful now on the game screen: the most urgent first, then the board's own actions."""
    places = [*(("shared", id_) for id_ in game.URGENT_WITH_OTHERS), *(("game", id_) for id_ in _URGENT)]
    places += [*((game.board.PLACE, id_) for id_ in game.board.FOOTER), ("game", "hint"), ("game", "help")]
    places += [*(("shared", id_) for id_ in game.WITH_OTHERS), *(("game", id_) for id_ in _AT_ANY_TIME)]
    return tuple(action for place in places if possible_in_game(game, action := all_actions().find(*place)))


def possible_in_game(game: "ObservingScreen", action: Action) -> bool:
    """Say whether an action of the game screen would do something now."""
    model = game.model
    if action.place == "shared":
        return game.possible_with_others(action.id)
    if action.id in _ONLY_AT_TIMES:
        return _at_times(game, action.id)
    if action.id.startswith("answer-"):
        return model.mine and game.answer_words(int(action.id.removeprefix("answer-"))) is not None
    return game.board.possible(action)


def _at_times(game: "ObservingScreen", id_: str) -> bool:
    model = game.model
    if id_ in ("skip", "speed"):
        return model.bot_in_turn or model.trouble is not None if id_ == "skip" else model.has_bots
    if id_ == "undo":
        return game.may_undo
    if id_ == "hint":
        return model.mine and model.table.hints
    if id_ == "bring-back":
        return not game.dialog_open and (model.next_seat is None or (model.mine and not game.on_the_board))
    return model.mine
