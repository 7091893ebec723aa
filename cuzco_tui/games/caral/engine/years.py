"""The course of a year: rounds and turns, its end, and the beginning of the next one (CY, CT, CG, CE)."""

from typing import cast

from cuzco_tui.chance import below
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.ceremony import (
    clear_offerings,
    forget_offerings,
    hold_ceremony,
    judge_mood,
    mood_in_force,
    open_ceremony,
)
from cuzco_tui.games.caral.engine.choices import Choice, MoveArchitect, move_architect
from cuzco_tui.games.caral.engine.codes import (
    ANACONDA,
    ENDED_BY_LIMIT,
    ENDED_BY_PYRAMIDS,
    ENDED_BY_STANDSTILL,
    FROM_FINAL_PRIESTS,
    FROM_LARGE,
    FROM_MARKER,
    FROM_PRIESTS,
    FROM_SMALL,
    FROM_UNFINISHED,
    FROM_YEAR_TILES,
    MOOD,
    MOODS,
    NEUTRALS,
    NOBODY,
    OFFERINGS,
    OVER,
    ROUNDS,
    SETUP,
    SNAKE,
    SOURCE_COUNT,
    THANKS,
    TURNS,
    YEAR_END,
    YEARS,
)
from cuzco_tui.games.caral.engine.decisions import DIE_NUMBER, SPACE_FOR_ANACONDA
from cuzco_tui.games.caral.engine.path import is_centre, next_action_space
from cuzco_tui.games.caral.engine.places import next_of_setup
from cuzco_tui.games.caral.engine.standings import ranking
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import (
    draw,
    gain_fame,
    is_finished,
    own_sites,
    placed_alpacas,
    placed_carali,
    reserved_sites,
)
from cuzco_tui.games.caral.engine.turn import end_year, start_turn


def next_step(s: State) -> bool:
    """Go on with the year when nothing is pending; tell whether the game goes on."""
    phase = s.phase
    if phase in (SETUP, NEUTRALS):
        if not next_of_setup(s):
            _start_year(s)
            s.phase = ROUNDS
    elif phase == ROUNDS:
        _start_round(s)
    elif phase == TURNS:
        _next_turn(s)
    elif phase == OFFERINGS:
        _next_of_ceremony(s)
    elif phase == MOOD:
        forget_offerings(s)
        s.phase = YEAR_END
    elif phase == YEAR_END:
        _end_year(s)
    elif phase == THANKS:
        _next_thanks(s)
    elif phase == SNAKE:
        s.phase = ROUNDS
    return s.phase != OVER


def _start_year(s: State) -> None:
    """Begin a year: its column of fame and its rounds (CY-1)."""
    s.year += 1
    s.round = 0
    s.active = s.start
    for player in s.players:
        player.vp += [0] * SOURCE_COUNT
    if s.log is not None:
        s.log.append(events.YearStarted(s.year, s.start))
        if s.year == s.max_years:
            s.log.append(events.LastYearKnown(ENDED_BY_LIMIT))


def _start_round(s: State) -> None:
    """Roll the architect die (CY-2)."""
    s.round += 1
    s.phase = TURNS
    s.turn = 0
    s.active = s.start
    s.die = below(s, len(s.content.die))
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.RoundStarted(s.year, s.round))
        s.log.append(events.ArchitectRolled(s.start, s.content.die[s.die]))
    s.stack.append((DIE_NUMBER, s.start, 0, 0, 0))


def die_options(s: State, _frame: Frame) -> list[Choice]:
    """Which of the numbers shown moves the architect (CY-2)."""
    return [move_architect(steps) for steps in s.content.die[s.die]]


def move_architect_on(s: State, frame: Frame, choice: Choice) -> None:
    """Move the architect; at the central pyramid he ends the year (CY-3, CY-6)."""
    steps = cast(MoveArchitect, choice).steps
    origin = s.architect
    for _ in range(steps):
        if not is_centre(s, s.architect):
            s.architect = next_action_space(s, s.architect)
    if s.log is not None:
        places = s.content.places
        s.log.append(events.ArchitectMoved(frame[1], steps, places[origin], places[s.architect]))
    if is_centre(s, s.architect):
        end_year(s, s.start, by_architect=True)


def _next_turn(s: State) -> None:
    """Let the next player of the round take its turn, or begin the next round."""
    if s.turn == s.seats:
        s.phase = ROUNDS
        return
    s.turn += 1
    start_turn(s, (s.start + s.turn - 1) % s.seats)


def _next_of_ceremony(s: State) -> None:
    """Ask for the offerings; when they lie, give fame, discard and judge the mood (CY-7)."""
    if s.turn == NOBODY:
        s.turn = 0
        open_ceremony(s)
        return
    hold_ceremony(s)
    clear_offerings(s)
    s.phase = MOOD
    if s.modules & MOODS:
        judge_mood(s)


def _end_year(s: State) -> None:
    """Score the year tile, then end the game or begin the next year (CY-7)."""
    s.active = s.high
    start = s.high
    if s.modules & YEARS and s.year <= len(s.years):
        start = _score_year_tile(s)
    s.ended_by = _why_over(s)
    if s.ended_by:
        _end_game(s)
        return
    s.architect = 0
    for player in s.players:
        player.figure = 0
    s.high = NOBODY
    s.start = start
    if s.log is not None:
        s.log.append(events.NewStartPlayer(start))
    _start_year(s)
    if s.modules & MOODS:
        s.reveals += 1
        if s.log is not None:
            s.log.append(events.MoodTurnedUp(mood_in_force(s)))
    s.phase = THANKS
    s.turn = 0


def year_counts(s: State, tile: int) -> list[int]:
    """Count what a year tile counts for each seat (CT-2)."""
    counts = s.content.years[tile].counts
    found: list[int] = []
    for seat, player in enumerate(s.players):
        if counts == 0:
            found.append(placed_carali(s, player))
        elif counts == 1:
            found.append(sum(player.hand))
        elif counts == 2:
            found.append(player.stones)
        elif counts == 3:
            found.append(len(reserved_sites(s, seat)))
        elif counts == 4:
            found.append(placed_alpacas(s, player))
        elif counts == 5:
            found.append(sum(player.workers))
        else:
            found.append(player.figure)
    return found


def _score_year_tile(s: State) -> int:
    """Give the fame of the year's tile; give the next start player (CT-3 to CT-5)."""
    tile = s.years[s.year - 1]
    counts = year_counts(s, tile)
    if s.log is not None:
        s.log.append(events.YearTileScored(tile, tuple(counts)))
    first, second = year_places(counts)
    for seat in range(s.seats):
        if seat in first:
            gain_fame(s, seat, s.content.year_first, FROM_YEAR_TILES)
        elif seat in second:
            gain_fame(s, seat, s.content.year_second, FROM_YEAR_TILES)
    lowest = min(counts)
    return next(
        seat for seat in ((s.start + step) % s.seats for step in range(1, s.seats + 1)) if counts[seat] == lowest
    )


def year_places(counts: list[int]) -> tuple[list[int], list[int]]:
    """Give the seats with the most and, behind a single one, those with the second most; a 0 has no place (CT-4)."""
    most = max(counts)
    first = [seat for seat, count in enumerate(counts) if count == most and count]
    if len(first) != 1:
        return first, []
    next_most = max(count for seat, count in enumerate(counts) if seat != first[0])
    return first, [seat for seat, count in enumerate(counts) if count == next_most and count and seat != first[0]]


def _why_over(s: State) -> int:
    """Tell whether and why the game ends with this year (CE-1 to CE-3)."""
    if s.finished >= len(s.content.finish_fame):
        return ENDED_BY_PYRAMIDS
    if all(_is_at_standstill(s, seat) for seat in range(s.seats)):
        return ENDED_BY_STANDSTILL
    if s.max_years and s.year >= s.max_years:
        return ENDED_BY_LIMIT
    return 0


def _is_at_standstill(s: State, seat: int) -> bool:
    """Whether a seat has no Carali in its supply and nothing to build on (CE-2)."""
    if s.players[seat].carali:
        return False
    return all(s.built[index] and is_finished(s, index) for index in own_sites(s, seat))


def _end_game(s: State) -> None:
    """Give the fame of the end and rank the seats (CE-5, CE-6)."""
    content = s.content
    for player in s.players:
        player.vp += [0] * SOURCE_COUNT
    for seat in range(s.seats):
        sites = own_sites(s, seat)
        gain_fame(s, seat, content.priest_end * sum(s.priest[index] for index in sites), FROM_FINAL_PRIESTS)
        finished = [s.target[index] for index in sites if is_finished(s, index)]
        gain_fame(s, seat, content.small_fame * finished.count(content.small), FROM_SMALL)
        gain_fame(s, seat, content.large_fame * finished.count(content.large), FROM_LARGE)
        levels = sum(s.built[index] for index in sites if not is_finished(s, index))
        gain_fame(s, seat, content.level_fame * levels, FROM_UNFINISHED)
    if s.marker != NOBODY:
        gain_fame(s, s.marker, content.marker_fame, FROM_MARKER)
    s.phase = OVER
    if s.log is not None:
        s.log.append(events.GameEnded(tuple(ranking(s)), s.ended_by))


def _next_thanks(s: State) -> None:
    """Give the thanks of the gods to the next seat; then the anaconda comes (CG-1, CK-2, CK-3)."""
    if s.turn == s.seats:
        s.phase = SNAKE
        s.active = s.start
        if s.modules & ANACONDA:
            s.stack.append((SPACE_FOR_ANACONDA, s.start, 0, 0, 0))
        return
    seat = s.active = (s.start + s.turn) % s.seats
    s.turn += 1
    sites = own_sites(s, seat)
    gain_fame(s, seat, s.content.priest_year * sum(s.priest[index] for index in sites), FROM_PRIESTS)
    draw(s, seat, s.content.pyramid_cards * sum(1 for index in sites if s.built[index]))
