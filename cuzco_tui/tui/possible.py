"""What of the registry is possible now: for the footer, which shows what is useful, and for the command palette."""

from typing import TYPE_CHECKING, Final

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.tui.actions import PAGES, SPACES, Action, find

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.game import GameScreen

_FOOTER: Final = tuple(
    find("game", id_)
    for id_ in (
        *("bring-back", "skip", "cards"),
        *(f"page-{page}" for page in PAGES),
        *("help", "hint", "why", "rule", "undo", "speed", "leave"),
    )
)
"""What the footer shows, as far as it is possible: the most urgent first."""
_ONLY_AT_TIMES: Final = frozenset(("bring-back", "skip", "cards", "undo", "hint", "why", "speed"))


def footer_actions(game: "GameScreen") -> list[Action]:
    """Give what is useful now on the game screen."""
    return [action for action in _FOOTER if possible_in_game(game, action)]


def possible_in_game(game: "GameScreen", action: Action) -> bool:
    """Say whether an action of the game screen would do something now."""
    model = game.model
    if action.id in _ONLY_AT_TIMES:
        return _at_times(game, action.id)
    if action.id.startswith("place-"):
        view, number, pips = model.view, SPACES.index(action.id.removeprefix("place-")), game.selected_pips
        return model.mine and any(
            isinstance(option, PlaceDie) and (option.action, option.pips) == (number, pips) for option in view.options
        )
    if action.id.startswith("answer-"):
        return model.mine and game.answer_words(int(action.id.removeprefix("answer-"))) is not None
    return True


def _at_times(game: "GameScreen", id_: str) -> bool:
    model = game.model
    if id_ in ("skip", "speed"):
        return model.bot_in_turn if id_ == "skip" else any(seat.kind == "bot" for seat in model.table.seats)
    if id_ == "undo":
        return model.seat is not None and bool(model.table.can_undo(model.seat))
    if id_ == "bring-back" and model.next_seat is None:
        return True
    if not model.mine:
        return False
    view = model.view
    if id_ == "cards":
        return view.kind == "ChooseTurn" and any(not isinstance(option, PlaceDie) for option in view.options)
    return id_ != "bring-back" or not game.on_the_board
