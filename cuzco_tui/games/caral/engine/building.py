"""Building pyramids (CB)."""

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.choices import BUILD, BUILD_LARGE, BUILD_SMALL, Choice
from cuzco_tui.games.caral.engine.codes import ENDED_BY_PYRAMIDS, FROM_FINISHING, NO_TILE, PROGRESS
from cuzco_tui.games.caral.engine.decisions import SPACE_FOR_TILE
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import gain_fame


def can_build_first(s: State) -> bool:
    """Whether the supply has a level with which a pyramid can be started (CB-2, CB-4)."""
    return s.levels[s.content.small - 1] > 0 or s.levels[s.content.large - 1] > 0


def can_build_next(s: State, index: int) -> bool:
    """Whether the supply has the next level of a started pyramid that is not finished (CB-1, CB-3)."""
    size = s.target[index] - s.built[index]
    return s.built[index] > 0 and size > 0 and s.levels[size - 1] > 0


def build_options(s: State, seat: int, index: int) -> list[Choice]:
    """List how a seat can build on a site with one of its stones (CB-1, CB-2)."""
    if s.owner[index] != seat or not s.players[seat].stones:
        return []
    if s.built[index]:
        return [BUILD] if can_build_next(s, index) else []
    options: list[Choice] = []
    if s.levels[s.content.small - 1]:
        options.append(BUILD_SMALL)
    if s.levels[s.content.large - 1]:
        options.append(BUILD_LARGE)
    return options


def start_pyramid(s: State, index: int, choice: Choice) -> None:
    """Decide for good how high the pyramid becomes (CB-2)."""
    s.target[index] = s.content.small if choice is BUILD_SMALL else s.content.large


def build_level(s: State, seat: int, index: int, free: bool = False) -> None:
    """Build the next level of a pyramid; whoever finishes one scores at once (CB-5, CB-6, CZ-6)."""
    size = s.target[index] - s.built[index]
    s.levels[size - 1] -= 1
    s.built[index] += 1
    place = s.content.places[index]
    if s.log is not None:
        s.log.append(events.LevelBuilt(seat, place, size, s.built[index], free))
    if free:
        return
    s.players[seat].stones -= 1
    s.turn_levels += 1
    if size == 1:
        _finish(s, seat, index)


def _finish(s: State, seat: int, index: int) -> None:
    """Score a finished pyramid, let the central one grow, hand over the progress tile (CB-5, CB-6, CP-2)."""
    content = s.content
    s.finished += 1
    number = s.finished
    if s.log is not None:
        large = s.target[index] == content.large
        s.log.append(events.PyramidFinished(seat, content.places[index], large, number))
    if number <= len(content.finish_fame):
        gain_fame(s, seat, content.finish_fame[number - 1], FROM_FINISHING)
    if number in content.growth:
        s.height += 1
        if s.log is not None:
            s.log.append(events.CentralPyramidGrew(s.height))
    if number == len(content.finish_fame) and s.year != s.max_years and s.log is not None:
        s.log.append(events.LastYearKnown(ENDED_BY_PYRAMIDS))
    if s.modules & PROGRESS and number in content.progress_places:
        slot = content.progress_places.index(number)
        if s.progress[slot] != NO_TILE:
            s.stack.append((SPACE_FOR_TILE, seat, slot, 0, 0))
