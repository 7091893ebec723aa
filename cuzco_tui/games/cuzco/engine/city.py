"""Phase III, the Cuzco board, and what follows after the last round (U, Z)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_EASIER_TASK, CARD_GOOD_AGAIN
from cuzco_tui.games.cuzco.engine.cards import score_task, tasks_in_reach
from cuzco_tui.games.cuzco.engine.choices import (
    BUY_GOOD,
    DECLINE,
    DISCARD_TASK,
    DONE,
    FULFIL_TASK,
    TAKE_TASK,
    BuyGood,
    Choice,
    DiscardTask,
    FulfilTask,
    PlayCard,
    TakeTask,
)
from cuzco_tui.games.cuzco.engine.codes import (
    FROM_MARKET,
    FROM_TEMPLE,
    FROM_UNIVERSITY,
)
from cuzco_tui.games.cuzco.engine.decisions import FINAL_TASK, GOOD, GOOD_TWICE, NEW_TASK
from cuzco_tui.games.cuzco.engine.gods import pay_for_card
from cuzco_tui.games.cuzco.engine.pieces import without
from cuzco_tui.games.cuzco.engine.playing import play_card, playable_or_not
from cuzco_tui.games.cuzco.engine.prices import final_points, priest_worth, temple_majority
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import declined, score
from cuzco_tui.games.cuzco.engine.tasks import is_met


def score_university(s: State) -> None:
    """Score the knowledge track and deal the order tokens by rank (U-1)."""
    for seat in s.order:
        score(s, seat, s.content.track_vp[s.players[seat].knowledge], FROM_UNIVERSITY)
    for player in s.players:
        player.knowledge = 0
    s.order = s.ranks[:]
    if s.log is not None:
        s.log.append(events.OrderChanged(tuple(s.order)))


def score_temple(s: State) -> None:
    """Score every priest and give an Inti medal to the majority, ties to the highest step (U-2)."""
    worth = priest_worth(s)
    for seat in s.order:
        score(s, seat, s.temple.count(seat) * worth, FROM_TEMPLE)
    if s.temple_inti == 0:
        return
    s.temple_inti -= 1
    winner, _priests = temple_majority(s.temple)
    if winner < 0:
        s.inti_out += 1
        if s.log is not None:
            s.log.append(events.IntiRemoved())
        return
    s.players[winner].inti += 1
    if s.log is not None:
        s.log.append(events.IntiGained(winner))


def good_options(s: State, frame: Frame) -> list[Choice]:
    """The goods of the round's row that the player's food can pay, or none (U-3)."""
    food = s.players[frame[1]].food
    cost = s.content.good_cost
    row = s.market[s.round - 1]
    options: list[Choice] = [BUY_GOOD[good] for good in range(6) if cost[good] <= food and good in row]
    if options:
        options.append(DECLINE)
    return options


def buy_good(s: State, frame: Frame, choice: Choice) -> None:
    """Buy a good and score it (U-3)."""
    seat = frame[1]
    if choice is DECLINE:
        declined(s, seat, GOOD)
        return
    good = cast(BuyGood, choice).good
    player = s.players[seat]
    player.food -= s.content.good_cost[good]
    player.goods = goods = player.goods[:]
    goods[good] += 1
    s.market = market = s.market[:]
    market[s.round - 1] = without(market[s.round - 1], good)
    if s.log is not None:
        s.log.append(events.GoodBought(seat, good))
    score(s, seat, s.content.good_vp[good], FROM_MARKET)
    s.stack.append((GOOD_TWICE, seat, good, 0, 0))


def good_twice_options(s: State, frame: Frame) -> list[Choice]:
    """Card 03: score the good once more (G-03)."""
    return playable_or_not(s, frame, CARD_GOOD_AGAIN)


def score_good_twice(s: State, frame: Frame, choice: Choice) -> None:
    """Score the good just bought once more when card 03 is played."""
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
    else:
        declined(s, frame[1], GOOD_TWICE)


def _tasks_by_card(s: State, seat: int) -> list[Choice]:
    """List the unmet tasks that card 04 would fulfil, with each way of paying it (G-04)."""
    return [FULFIL_TASK[task][via] for task, via in tasks_in_reach(s, seat)]


def task_options(s: State, frame: Frame) -> list[Choice]:
    """The tasks the player can fulfil; when none is met, those to discard (U-4)."""
    seat = frame[1]
    tasks = s.players[seat].tasks
    options: list[Choice] = [FULFIL_TASK[task][0] for task in tasks if is_met(s, seat, task)]
    nothing_met = not options
    options += _tasks_by_card(s, seat)
    if nothing_met:
        options += [DISCARD_TASK[task] for task in tasks]
    return options


def resolve_task(s: State, frame: Frame, choice: Choice) -> None:
    """Fulfil or discard a task, then take a new one (U-4)."""
    seat = frame[1]
    s.stack.append((NEW_TASK, seat, 0, 0, 0))
    if isinstance(choice, FulfilTask):
        fulfil(s, seat, choice.task, choice.via)
    else:
        discard_task(s, seat, cast(DiscardTask, choice).task)


def fulfil(s: State, seat: int, task: int, via: int) -> None:
    """Fulfil a task for its VP, fewer with card 04."""
    if via:
        pay_for_card(s, seat, CARD_EASIER_TASK, via)
    player = s.players[seat]
    player.tasks = without(player.tasks, task)
    player.fulfilled = [*player.fulfilled, task]
    if s.log is not None:
        s.log.append(events.TaskFulfilled(seat, task, via > 0))
    score_task(s, seat, via)


def discard_task(s: State, seat: int, task: int) -> None:
    """Put a task out of the game."""
    player = s.players[seat]
    player.tasks = without(player.tasks, task)
    s.tasks_out = [*s.tasks_out, task]
    if s.log is not None:
        s.log.append(events.TaskDiscarded(seat, task))


def new_task_options(s: State, _frame: Frame) -> list[Choice]:
    """The tasks that lie in the palace (U-4)."""
    return [TAKE_TASK[task] for task in s.palace]


def take_task(s: State, frame: Frame, choice: Choice) -> None:
    """Take a task from the palace, which is not refilled meanwhile (U-4)."""
    task = cast(TakeTask, choice).task
    player = s.players[frame[1]]
    s.palace = without(s.palace, task)
    player.tasks = [*player.tasks, task]
    if s.log is not None:
        s.log.append(events.TaskTaken(frame[1], task))


def start_final_tasks(s: State, seat: int) -> None:
    """Fulfil every task that is met after the last round, then ask about card 04 for the others (U-6)."""
    for task in s.players[seat].tasks[:]:
        if is_met(s, seat, task):
            fulfil(s, seat, task, 0)
    s.stack.append((FINAL_TASK, seat, 0, 0, 0))


def final_task_options(s: State, frame: Frame) -> list[Choice]:
    """The remaining tasks that card 04 would fulfil, and the end (U-6, G-04)."""
    options = _tasks_by_card(s, frame[1])
    if options:
        options.append(DONE)
    return options


def resolve_final_task(s: State, frame: Frame, choice: Choice) -> None:
    """Fulfil one more task with card 04, or stop."""
    if isinstance(choice, FulfilTask):
        s.stack.append(frame)
        fulfil(s, frame[1], choice.task, choice.via)


def drop_unmet_tasks(s: State) -> None:
    """Put the tasks that nobody fulfilled out of the game (U-6)."""
    for seat in s.order:
        for task in s.players[seat].tasks[:]:
            discard_task(s, seat, task)


def score_end(s: State) -> None:
    """Score what lies on masks and villages at the end of the game (Z-1 to Z-3)."""
    for seat in s.order:
        for vp, source in final_points(s, seat):
            score(s, seat, vp, source)


def ranking(s: State) -> list[int]:
    """Give the seats by VP, ties to the lower order token (Z-4)."""
    return sorted(s.order, key=lambda seat: -s.players[seat].score)
