"""In which order options are met: what is near before what is far, ahead before back, without cards before with."""

from collections.abc import Sequence

from cuzco_tui.games.caral.engine.choices import Choice, MoveTo
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.options import actor, is_behind, move_cost, seen_at_decision


def arranged(options: Sequence[Choice], view: PlayerView) -> Sequence[Choice]:
    """Put moves ahead before those back, the useful and near ones first; all else stays as it is."""
    if view.kind != "ChooseMove" or not view.stack:
        return options
    s = seen_at_decision(view)
    here = s.players[actor(s)].figure

    def order(option: Choice) -> tuple[int, int, int, int]:
        if not isinstance(option, MoveTo):
            return 2, 0, 0, 0
        index = s.content.index_of[option.place]
        return int(index < here), int(is_behind(s, index)), move_cost(s, index), abs(index - here)

    return sorted(options, key=order)
