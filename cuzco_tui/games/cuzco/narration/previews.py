"""What an option would bring at once: played in states imagined from the view, told in short phrases."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine import choices, events
from cuzco_tui.games.cuzco.engine.abilities import strengths
from cuzco_tui.games.cuzco.engine.codes import (
    CARD_KINDS,
    CUZCO,
    NO_DIE,
    TASK_NAMES,
    TILE_COLOUR_NAMES,
    TILE_KINDS,
    VILLAGES,
)
from cuzco_tui.games.cuzco.engine.decisions import TURN
from cuzco_tui.games.cuzco.engine.flow import play_on
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.state import Player, State, free_houses, khipus_of
from cuzco_tui.games.cuzco.engine.tasks import is_met, progress
from cuzco_tui.games.cuzco.engine.turn import turn_options
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.prospects import prospect
from cuzco_tui.messages import Message, Names, Value, message

_CARDS_OF_A_GOD: Final = 3


class _Trial(NamedTuple):
    """A choice that was tried out: the state before, the state after, and what happened."""

    seat: int
    choice: choices.Choice
    before: State
    after: State
    log: list[events.Event]

    @property
    def had(self) -> Player:
        """The decider's pieces before."""
        return self.before.players[self.seat]

    @property
    def has(self) -> Player:
        """The decider's pieces after."""
        return self.after.players[self.seat]


def brings(choice: choices.Choice, view: PlayerView, names: Names) -> list[Message]:
    """Tell the decider what an option brings until the next question or the end of the turn, and what follows.

    The option is tried out where each god turns up another card; only what is the same everywhere is told.
    """
    if view.seat is None or choice not in view.options:
        return []
    first, *others = _imagined(view)
    trial = _try_out(first, view.seat, choice)
    told = list(_phrases(trial, names))
    if trial.after.reveals != first.reveals:
        for state in others:
            elsewhere = list(_phrases(_try_out(state, view.seat, choice), names))
            told = [phrase for phrase in told if phrase in elsewhere]
    return told


@lru_cache(maxsize=1)
def _imagined(view: PlayerView) -> tuple[State, ...]:
    """Imagine three states in which the next cards of the gods are their first, second or third ones."""
    states = tuple(imagine(view, kind) for kind in range(_CARDS_OF_A_GOD))
    for kind, state in enumerate(states):
        for god, pile in enumerate(state.piles):
            card = god * _CARDS_OF_A_GOD + 1 + kind
            if card in pile:
                pile.remove(card)
                pile.append(card)
    return states


def _try_out(state: State, seat: int, choice: choices.Choice) -> _Trial:
    after = state.copy()
    after.log = []
    play_on(after, choice)
    return _Trial(seat, choice, state, after, after.log)


def _phrases(trial: _Trial, names: Names) -> Iterator[Message]:
    """Give the phrases in the order of their weight: VP, gains, tasks, what others feel, costs, what follows."""
    if vp := trial.has.score - trial.had.score:
        yield message("brings-vp", vp=vp)
    yield from _run(trial, names)
    yield from _headdress(trial)
    yield from _supplies(trial, names)
    yield from _people(trial)
    yield from _tasks(trial)
    yield from _temple(trial, names)
    yield from _spaces(trial)
    yield from _costs(trial)
    yield from prospect(trial.after, trial.seat)


def _run(trial: _Trial, names: Names) -> Iterator[Message]:
    """What the chasqui delivers; and, when no road is left to choose, where it comes to and what waits there."""
    place = trial.has.location
    if place == trial.had.location:
        return
    chosen = isinstance(trial.choice, choices.TakeRoad | choices.JumpTo)
    if not chosen:
        yield message("brings-place", place=say.place(place))
    if place == CUZCO:
        return
    if trial.has.delivered == trial.had.delivered:
        yield message("brings-no-khipu")
        return
    if chosen:
        yield message("brings-delivery")
    else:
        yield message("brings-khipu", vp=trial.before.board.vp[place])
        if covered := khipus_of(trial.before.villages[place]):
            yield message("brings-on-top", who=names(covered[0]))
    if any(isinstance(event, events.FeatherMissed) for event in trial.log):
        yield message("brings-no-feather")


def _headdress(trial: _Trial) -> Iterator[Message]:
    """Feathers in their slots, circlets that they complete, and circlets activated."""
    had, has, content = trial.had, trial.has, trial.before.content
    for slot in range(VILLAGES):
        if (has.feathers & ~had.feathers) >> slot & 1:
            yield message("brings-feather", colour=say.feather(content.masks[has.mask][slot]))
            if has.feathers >> (slot ^ 1) & 1:
                circlet = slot // 2
                vp = content.circlet_vp[circlet] + content.headdress_bonus[max(trial.before.round, 1) - 1]
                yield message("brings-ready", pips=circlet + 1, vp=vp)
    for circlet in range(6):
        if (has.circlets & ~had.circlets) >> 2 * circlet & 1 and not isinstance(trial.choice, choices.ActivateCirclet):
            yield message("brings-circlet", pips=circlet + 1)


def _supplies(trial: _Trial, names: Names) -> Iterator[Message]:
    """Knowledge, food, offerings, khipus in reserve, free houses, god cards and goods."""
    had, has = trial.had, trial.has
    if (steps := has.knowledge - had.knowledge) > 0:
        yield message("brings-knowledge", steps=steps)
        before, after = trial.before.ranks, trial.after.ranks
        passed = [seat for seat in before[: before.index(trial.seat)] if seat in after[after.index(trial.seat) :]]
        if passed:
            yield message("brings-ahead", who=names.all(passed))
    if (food := has.food - had.food) > 0:
        yield message("brings-food", amount=food)
    if (offerings := has.offerings - had.offerings) > 0:
        yield message("brings-offerings", amount=offerings)
    if (khipus := has.reserve - had.reserve) > 0:
        yield message("brings-reserve", amount=khipus)
    if free_houses(has) > 0 and not free_houses(had):
        yield message("brings-house")
    for card in range(1, CARD_KINDS + 1):
        if has.hand[card] > had.hand[card]:
            yield message("brings-card", card=f"{card:02}")
    if has.goods != had.goods:
        yield message("brings-goods", count=sum(has.goods))


def _people(trial: _Trial) -> Iterator[Message]:
    """Tiles taken or raised, and abilities made stronger or more."""
    had, has, content = trial.had, trial.has, trial.before.content
    owned, now = strengths(had), strengths(has)
    for code in range(TILE_KINDS):
        if now[code] > owned[code]:
            yield message("brings-tile", effect=say.ability(code % 12 + 1), strength=now[code])
        elif has.tiles.count(code) > had.tiles.count(code):
            name, number = TILE_COLOUR_NAMES[code // 12], content.tile_value[code % 12]
            yield message("brings-raised", colour=name, number=number)
    if sum(trial.after.ability_boosts) > sum(trial.before.ability_boosts):
        yield message("brings-boost")
    for colour in (0, 1):
        if trial.after.abilities_left[colour] > trial.before.abilities_left[colour]:
            yield message("brings-ability", colour=say.tile_colour(colour))


def _tasks(trial: _Trial) -> Iterator[Message]:
    """Tasks that are met then, or no longer; how far new ones are; and how many were fulfilled."""
    had, has = trial.had, trial.has
    if len(has.fulfilled) > len(had.fulfilled):
        yield message("brings-fulfilled", count=len(has.fulfilled))
    for task in has.tasks:
        name = TASK_NAMES[task]
        met = is_met(trial.after, trial.seat, task)
        was_met = task in had.tasks and is_met(trial.before, trial.seat, task)
        if met != was_met:
            yield message("brings-task-met" if met else "brings-task-unmet", name=name)
        elif task not in had.tasks:
            need = trial.before.content.tasks[task].need
            have = progress(trial.after, trial.seat, task)
            if isinstance(trial.choice, choices.TakeTask):
                yield message("brings-lacks", count=need - have)
            else:
                yield message("brings-task", name=name, have=have, need=need)


def _temple(trial: _Trial, names: Names) -> Iterator[Message]:
    """The step of a priest when none is left to choose, and who is pushed or sent home."""
    pushed: list[int] = []
    home: list[int] = []
    for event in trial.log:
        if isinstance(event, events.PriestPlaced) and not isinstance(trial.choice, choices.PlacePriest):
            yield message("brings-priest", step=event.step)
        elif isinstance(event, events.PriestPushed) and event.seat not in (trial.seat, *pushed):
            pushed.append(event.seat)
        elif isinstance(event, events.PriestSentHome):
            home.append(event.seat)
    if pushed:
        yield message("brings-pushed", who=names.all(pushed))
    for seat in home:
        yield message("brings-home", who=names(seat), own="yes" if seat == trial.seat else "no")


def _spaces(trial: _Trial) -> Iterator[Message]:
    """Which actions a turned or moved die opens and closes for the decider; else which dice its spaces take now."""
    if not trial.after.stack or trial.after.stack[-1][0] != TURN:
        return
    if isinstance(trial.choice, choices.UsePututu):
        pips = trial.choice.pips
        before = {(0, way.action) for way in _placements(trial.before.options) if way.pips == pips}
        after = {(0, way.action) for way in _placements(trial.after.options)}
    elif isinstance(trial.choice, choices.MoveDie):
        options = turn_options(trial.before, trial.before.stack[-2])
        before = {(way.pips, way.action) for way in _placements(options)}
        after = {(way.pips, way.action) for way in _placements(trial.after.options)}
    else:
        return
    opened = sorted({action for _, action in after - before})
    closed = sorted({action for _, action in before - after})
    if opened:
        yield message("brings-opens", actions=tuple(say.action(action) for action in opened))
    if closed:
        yield message("brings-closes", actions=tuple(say.action(action) for action in closed))
    if not opened and not closed:
        for space, lowest in enumerate(trial.after.lowest):
            if lowest != trial.before.lowest[space]:
                yield message("brings-space", action=say.action(space), pips=0 if lowest == NO_DIE else lowest)


def _placements(options: list[choices.Choice]) -> list[choices.PlaceDie]:
    return [option for option in options if isinstance(option, choices.PlaceDie)]


def _costs(trial: _Trial) -> Iterator[Message]:
    """What is paid beside the card itself, and pips that lapse."""
    had, has = trial.had, trial.has
    paid: list[Value] = []
    if has.food < had.food:
        paid.append(message("price-food", amount=had.food - has.food))
    if has.offerings < had.offerings:
        paid.append(message("price-offerings", amount=had.offerings - has.offerings))
    if has.inti < had.inti:
        paid.append(message("price-inti", amount=had.inti - has.inti))
    if paid:
        yield message("brings-costs", things=tuple(paid))
    for event in trial.log:
        if isinstance(event, events.PipsLapsed):
            yield message("brings-lapse", pips=event.pips)
