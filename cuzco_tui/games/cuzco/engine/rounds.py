"""The course of the game: rounds, phases, whose turn comes next, and what happens between (D-1, O-1, U-5)."""

from typing import cast

from cuzco_tui.chance import below
from cuzco_tui.games.cuzco.engine import city, events
from cuzco_tui.games.cuzco.engine.abilities import start_people
from cuzco_tui.games.cuzco.engine.choices import Choice, KeepTasks, pair_of_tasks
from cuzco_tui.games.cuzco.engine.codes import (
    DICE,
    IN_HAND,
    NO_DIE,
    OVER,
    PHASE_CITY,
    PHASE_DICE,
    PHASE_END,
    PHASE_PEOPLE,
    SETUP,
)
from cuzco_tui.games.cuzco.engine.decisions import GOOD, TASK
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.turn import start_turn


def tasks_to_keep_options(s: State, frame: Frame) -> list[Choice]:
    """Every pair of the four tasks drawn (N-11)."""
    offer = s.players[frame[1]].offer
    return [pair_of_tasks(first, second) for place, first in enumerate(offer) for second in offer[place + 1 :]]


def keep_tasks(s: State, frame: Frame, choice: Choice) -> None:
    """Keep two tasks; the others leave the game (N-11)."""
    kept = cast(KeepTasks, choice)
    player = s.players[frame[1]]
    player.tasks = [*player.tasks, kept.first, kept.second]
    player.unkept = [task for task in player.offer if task not in (kept.first, kept.second)]
    player.offer = []
    if s.log is not None:
        s.log.append(events.TasksKept(frame[1], (kept.first, kept.second)))


def next_step(s: State) -> bool:
    """Open the next player's part of the game, or the next phase; tell whether the game goes on."""
    s.medal_cards = ()
    if s.phase == PHASE_DICE:
        if s.turn < DICE * s.seats:
            seat = s.order[s.turn % s.seats]
            s.turn += 1
            start_turn(s, seat)
        else:
            _start_phase(s, PHASE_PEOPLE)
        return True
    if s.phase == PHASE_PEOPLE:
        if s.turn < s.seats:
            s.turn += 1
            start_people(s, s.order[s.turn - 1])
        else:
            _start_phase(s, PHASE_CITY)
            city.score_university(s)
            city.score_temple(s)
        return True
    if s.phase == PHASE_CITY:
        place = s.turn
        s.turn += 1
        if place < s.seats:
            s.stack.append((GOOD, s.order[place], 0, 0, 0))
        elif place < 2 * s.seats:
            s.stack.append((TASK, s.order[place - s.seats], 0, 0, 0))
        else:
            _end_round(s)
        return True
    if s.phase == PHASE_END:
        if s.turn < s.seats:
            s.turn += 1
            city.start_final_tasks(s, s.order[s.turn - 1])
            return True
        city.drop_unmet_tasks(s)
        city.score_end(s)
        s.phase = OVER
        if s.log is not None:
            s.log.append(events.GameEnded(tuple(city.ranking(s))))
        return False
    if s.phase == SETUP:
        _start_round(s)
        return True
    return False


def _start_phase(s: State, phase: int) -> None:
    s.phase = phase
    s.turn = 0
    if s.log is not None:
        s.log.append(events.PhaseStarted(phase))


def _start_round(s: State) -> None:
    """Begin a round: everybody rolls (D-1)."""
    s.round += 1
    if s.log is not None:
        s.log.append(events.RoundStarted(s.round))
    _start_phase(s, PHASE_DICE)
    s.reveals += 1
    s.dice = [below(s, 6) + 1 for _ in range(DICE * s.seats)]
    s.dice_at = [IN_HAND] * (DICE * s.seats)
    s.lowest = [NO_DIE] * 8
    if s.log is not None:
        for seat in s.order:
            s.log.append(events.DiceRolled(seat, tuple(s.dice[seat * DICE : seat * DICE + DICE])))
    if s.pututu:
        deal_pututus(s)


def deal_pututus(s: State) -> None:
    """Give pututus for pairs and threes, players later in order first (O-1)."""
    for seat in reversed(s.order):
        kinds = len(set(s.dice[seat * DICE : seat * DICE + DICE]))
        if kinds == DICE:
            continue
        size = 1 if kinds == 2 else 2
        if s.pututu_supply[size - 1] == 0:
            if s.log is not None:
                s.log.append(events.PututuMissed(seat, size))
            continue
        s.pututu_supply[size - 1] -= 1
        if size == 1:
            s.players[seat].pututu_one += 1
        else:
            s.players[seat].pututu_two += 1
        if s.log is not None:
            s.log.append(events.PututuGained(seat, size))


def _end_round(s: State) -> None:
    """Clear the leftovers of the round and lay out the next one; after the last round the game ends (U-5, U-6)."""
    if s.round == s.content.rounds:
        _start_phase(s, PHASE_END)
        return
    for tile in s.houses:
        if tile >= 0:
            s.people_discards[tile] += 1
    lay_out_people(s)
    s.tasks_out += s.palace
    lay_out_palace(s)
    for good in s.market[s.round - 1]:
        s.goods_out[good] += 1
    s.market[s.round - 1] = []
    if s.log is not None:
        s.log.append(events.RoundEnded(s.round, tuple(s.houses), tuple(s.palace)))
    _start_round(s)


def lay_out_people(s: State) -> None:
    """Lay six study and six farm tiles next to the pips (N-4)."""
    s.houses = [s.people_stacks[colour].pop() if s.people_stacks[colour] else -1 for colour in (0, 1) for _ in range(6)]


def lay_out_palace(s: State) -> None:
    """Lay open two tasks more than there are players (N-7)."""
    count = min(s.seats + s.content.palace_extra, len(s.task_stack))
    s.palace = [s.task_stack.pop() for _ in range(count)]
