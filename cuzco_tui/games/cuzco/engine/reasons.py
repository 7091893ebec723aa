"""Why something is not possible now: a reason for every die, action space, card and task that is not available.

A reason is data: its subject is a text like those of the options, its rule the id on the rules page, its facts the
numbers that decide. Every front end makes its own words of it.
"""

from typing import Any

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine import decisions
from cuzco_tui.games.cuzco.engine.cards import CARDS
from cuzco_tui.games.cuzco.engine.choices import Choice, FulfilTask, PlaceDie
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    CARD_KINDS,
    DICE,
    FARM,
    HEADDRESS,
    IN_HAND,
    KIND_NAMES,
    LOCATION_NAMES,
    NO_DIE,
    OVER,
    PHASE_DICE,
    PHASE_NAMES,
    POINTS,
    ROPE,
    STUDY,
    TASK_NAMES,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.gods import is_used_up, payments
from cuzco_tui.games.cuzco.engine.pieces import free_houses, ready_circlets
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.reasons_here import reasons_here
from cuzco_tui.games.cuzco.engine.spaces import pips_needed, space_of
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.turn import placeable_pips


def why_not(s: State, seat: int) -> list[Reason]:
    """Give a reason for everything that a seat cannot do now."""
    deciding = bool(s.stack) and s.stack[-1][1] == seat
    options = s.options if deciding else []
    found = _dice_reasons(s, seat, options)
    found += _card_reasons(s, seat, options)
    found += _task_reasons(s, seat, options)
    if deciding:
        found += reasons_here(s, s.stack[-1])
    return found


def _waiting(s: State, seat: int) -> dict[str, Any] | None:
    """Tell what a seat waits for when it is not its turn to decide."""
    if s.phase == OVER:
        return {"over": True}
    if s.stack[-1][1] != seat:
        return {"decider": s.stack[-1][1]}
    return None


def _dice_reasons(s: State, seat: int, options: list[Choice]) -> list[Reason]:
    """Dice that cannot be placed, spaces that take none of them, and every placement that is not offered."""
    found: list[Reason] = []
    tied = s.turn_die if s.turn_die // DICE == seat else -1
    for number, die in enumerate(range(seat * DICE, seat * DICE + DICE), start=1):
        subject = f"die no {number}"
        if s.phase == PHASE_DICE and s.dice_at[die] != IN_HAND:
            found.append(Reason(subject, "D-1", {"pips": s.dice[die], "placed": ACTION_NAMES[s.dice_at[die]]}))
        elif tied not in (-1, die):
            found.append(Reason(subject, "O-2", {"pips": s.dice[die], "tied": s.dice[tied]}))
    waiting = _waiting(s, seat)
    if waiting is None and s.stack[-1][0] != decisions.TURN:
        waiting = {"phase": PHASE_NAMES[s.phase], "decision": DECISION_NAMES[s.stack[-1][0]]}
    if waiting is not None:
        return found + [Reason(f"space {action}", "D-1", waiting) for action in ACTION_NAMES]
    values = placeable_pips(s, s.stack[-1])
    offered = {(choice.pips, choice.action) for choice in options if isinstance(choice, PlaceDie)}
    for action, name in enumerate(ACTION_NAMES):
        missing = [pips for pips in values if (pips, action) not in offered]
        for pips in missing:
            found += [
                Reason(f"die {pips} {name}", rule, {"die": pips, **facts})
                for rule, facts in _obstacles(s, pips, action)
            ]
        if len(missing) == len(values):
            rule, facts = _obstacles(s, min(values), action)[0]
            found.append(Reason(f"space {name}", rule, {"dice": values, **facts}))
    return found


def _obstacles(s: State, pips: int, action: int) -> list[tuple[str, dict[str, Any]]]:
    """Name each rule that keeps a die of these pips from an action."""
    player = s.players[s.stack[-1][1]]
    found: list[tuple[str, dict[str, Any]]] = []
    lowest = s.lowest[space_of(s)[action]]
    if pips >= lowest and action != POINTS:
        found.append(("D-2", {"lowest": lowest}))
    needed = pips_needed(s, player)[action]
    if pips >= needed:
        return found
    reachable = needed if needed < NO_DIE else None
    if action <= ROPE:
        place = LOCATION_NAMES[player.location]
        found.append(("M-7", {"kind": KIND_NAMES[action], "location": place, "easiest": reachable}))
    elif action in (STUDY, FARM):
        if not free_houses(player):
            found.append(("P-2", {"khipus": player.khipus, "tiles": len(player.tiles)}))
        else:
            found.append(("P-1", {"lowest": reachable}))
    elif action == TEMPLE:
        found.append(("T-1", {"priests": 0}))
    elif action == HEADDRESS:
        ready, done = ready_circlets(player).bit_count(), player.circlets.bit_count()
        found.append(("H-1", {"lowest": reachable, "ready": ready, "done": done}))
    return found


def _card_reasons(s: State, seat: int, options: list[Choice]) -> list[Reason]:
    """Every god card whose ability cannot be used now."""
    player = s.players[seat]
    waiting = _waiting(s, seat)
    offered = {card for choice in options for card, _ in cards_played(choice)}
    found: list[Reason] = []
    for card in range(1, CARD_KINDS + 1):
        if card in offered:
            continue
        subject = f"card {card:02}"
        row = s.content.cards[card - 1]
        in_hand = player.hand[card]
        face_up = s.face_up[row.god] == card
        if waiting is not None:
            found.append(Reason(subject, "G-0", waiting))
        elif not in_hand and not face_up:
            found.append(Reason(subject, "G-0", {"in_hand": 0, "face_up": False}))
        elif PHASE_NAMES[s.phase] not in row.phases:
            found.append(Reason(subject, "G-0", {"phases": list(row.phases), "phase": PHASE_NAMES[s.phase]}))
        elif not payments(s, player, card):
            lacking: dict[str, Any] = {"offerings": player.offerings} if in_hand else {}
            if face_up:
                lacking |= {"used_by_medal": True} if is_used_up(s, row.god) else {"inti": player.inti}
            found.append(Reason(subject, "G-0", lacking))
        elif s.phase == PHASE_DICE and s.stack[-1][0] != decisions.TURN and s.turn_cards >> card & 1:
            found.append(Reason(subject, "G-0", {"used": True}))
        else:
            facts = {
                "moment": row.moment,
                "decision": DECISION_NAMES[s.stack[-1][0]],
                **CARDS[card - 1].lacking(s, player),
            }
            found.append(Reason(subject, f"G-{card:02}", facts))
    return found


def _task_reasons(s: State, seat: int, options: list[Choice]) -> list[Reason]:
    """Every task of the seat that cannot be fulfilled now, with how far it is."""
    offered = {choice.task for choice in options if isinstance(choice, FulfilTask)}
    at_palace = bool(s.stack) and s.stack[-1][1] == seat and s.stack[-1][0] in (decisions.TASK, decisions.FINAL_TASK)
    found: list[Reason] = []
    for task in s.players[seat].tasks:
        if task not in offered:
            row = s.content.tasks[task]
            facts: dict[str, Any] = {"have": progress(s, seat, task), "need": row.need, "kind": row.kind}
            if not at_palace:
                facts["phase"] = PHASE_NAMES[s.phase]
            found.append(Reason(f"task {TASK_NAMES[task]}", "U-4" if s.phase < OVER - 1 else "U-6", facts))
    return found
