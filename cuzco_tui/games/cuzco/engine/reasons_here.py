"""Why a particular road, tile, step, circlet, purchase or ability is not among the options of the pending decision."""

from typing import Any

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine import decisions
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.codes import (
    COLOUR_NAMES,
    GOD_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    SLID_DOWN,
    STEPS,
    TASK_NAMES,
    TILE_COLOUR_NAMES,
    tile_name,
)
from cuzco_tui.games.cuzco.engine.pieces import free_houses, strengths
from cuzco_tui.games.cuzco.engine.prices import HIGH_PRICE, ability_reach
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import wants_feather
from cuzco_tui.games.cuzco.engine.tasks import is_met
from cuzco_tui.games.cuzco.engine.uses import can_use


def reasons_here(s: State, frame: Frame) -> list[Reason]:
    """Give the reasons that belong to one kind of decision."""
    kind = frame[0]
    if kind == decisions.ROAD:
        return _roads(s, frame)
    if kind == decisions.TILE:
        return _tiles(s, frame)
    if kind == decisions.STEP:
        return _steps(s)
    if kind == decisions.CIRCLET:
        return _circlets(s, frame)
    if kind == decisions.EXCHANGE_BUY:
        return _exchange(s, frame)
    if kind in (decisions.FEATHER, decisions.FIRE_GIFT, decisions.GOD_CARD):
        return _feathers(s, frame) if kind == decisions.FEATHER else _gods(s, {})
    if kind == decisions.FIRE_GROWTH:
        return _knowledge(s, frame)
    if kind == decisions.ABILITY:
        return _abilities(s, frame)
    if kind == decisions.GOOD:
        return _goods(s, frame)
    if kind == decisions.TASK:
        return _discards(s, frame)
    return []


def _roads(s: State, frame: Frame) -> list[Reason]:
    """Roads of the other kind, and roads of too many pips (M-1)."""
    _, seat, kind, pips, _ = frame
    location = s.players[seat].location
    found: list[Reason] = []
    for other in (0, 1):
        for road in usable_roads(s.board, s.overlay, location, other, 6):
            if other != kind:
                found.append(Reason(road.text, "M-1", {"kind": KIND_NAMES[other], "allowed": KIND_NAMES[kind]}))
            elif road.pips > pips:
                found.append(Reason(road.text, "M-1", {"pips": road.pips, "die": pips}))
    return found


def _tiles(s: State, frame: Frame) -> list[Reason]:
    """Tiles next to too many pips, and empty places (P-1)."""
    _, _, colour, pips, _ = frame
    found: list[Reason] = []
    for place in range(6):
        subject = f"tile {TILE_COLOUR_NAMES[colour]} {place + 1}"
        tile = s.houses[colour * 6 + place]
        if tile < 0:
            found.append(Reason(subject, "P-1", {"taken": True}))
        elif place >= pips:
            found.append(Reason(subject, "P-1", {"pips": place + 1, "die": pips, "tile": tile_name(tile)}))
    return found


def _steps(s: State) -> list[Reason]:
    """Steps above the die, and below it when the table reads the rule strictly (T-1)."""
    found: list[Reason] = []
    for step in range(1, STEPS + 1):
        if step > s.turn_pips:
            found.append(Reason(f"step {step}", "T-1", {"step": step, "die": s.turn_pips}))
        elif s.exact_temple and step < s.turn_pips:
            found.append(Reason(f"step {step}", "T-1", {"step": step, "die": s.turn_pips, "exact": True}))
    return found


def _circlets(s: State, frame: Frame) -> list[Reason]:
    """Circlets that are activated, lack feathers, or need more pips (H-1)."""
    player = s.players[frame[1]]
    found: list[Reason] = []
    for pips in range(1, 7):
        slots = (2 * pips - 1, 2 * pips)
        empty = [slot for slot in slots if not player.feathers >> (slot - 1) & 1]
        subject = f"circlet {pips}"
        if player.circlets >> 2 * (pips - 1) & 1:
            found.append(Reason(subject, "H-1", {"activated": True}))
        elif empty:
            colours = [COLOUR_NAMES[s.content.masks[player.mask][slot - 1]] for slot in empty]
            found.append(Reason(subject, "H-1", {"empty_slots": empty, "colours": colours}))
        elif pips > frame[2]:
            found.append(Reason(subject, "H-1", {"pips": pips, "die": frame[2]}))
    return found


def _exchange(s: State, frame: Frame) -> list[Reason]:
    """Things the pips left do not buy, and things there is nothing of (X)."""
    _, seat, spent, _, _ = frame
    player = s.players[seat]
    left = s.turn_pips - spent
    found = [
        Reason(f"slide {tile_name(tile - SLID_DOWN)}", "X-1" if tile - SLID_DOWN < 12 else "X-2", {"slid_down": True})
        for tile in sorted(set(player.tiles))
        if tile >= SLID_DOWN and tile - SLID_DOWN not in player.tiles
    ]
    short = {"left": left, "cost": HIGH_PRICE}
    found += _feathers(s, frame)
    if left < HIGH_PRICE:
        found.append(Reason("offering", "X-4", short))
        found += [Reason(f"feather {colour}", "X-6", short) for colour in COLOUR_NAMES]
    if left < HIGH_PRICE or not player.khipus:
        found.append(Reason("khipu", "X-7", short if left < HIGH_PRICE else {"khipus": 0}))
    return found + _gods(s, short if left < HIGH_PRICE else {})


def _feathers(s: State, frame: Frame) -> list[Reason]:
    """Colours of which the mask is full (X-6, A-03)."""
    player = s.players[frame[1]]
    return [
        Reason(f"feather {name}", "X-6", {"full": True})
        for colour, name in enumerate(COLOUR_NAMES)
        if not wants_feather(s, player, colour)
    ]


def _gods(s: State, short: dict[str, Any]) -> list[Reason]:
    """Gods without a face-up card, or all of them when pips are short (N-3, X-5)."""
    return [
        Reason(f"god {name}", "X-5" if short else "N-3", short or {"pile": 0})
        for god, name in enumerate(GOD_NAMES)
        if short or not s.face_up[god]
    ]


def _knowledge(s: State, frame: Frame) -> list[Reason]:
    """The end of the knowledge track (K-1)."""
    space = s.players[frame[1]].knowledge
    if space < len(s.content.track_vp) - 1:
        return []
    return [Reason("knowledge", "K-1", {"space": space})]


def _abilities(s: State, frame: Frame) -> list[Reason]:
    """Abilities used already, beyond the uses of this phase, or without effect (E-1, A-01 to A-12)."""
    player = s.players[frame[1]]
    counts = strengths(player)
    found: list[Reason] = []
    for colour in (0, 1):
        for ability in range(1, 13):
            strength = counts[colour * 12 + ability - 1]
            if not strength:
                continue
            subject = f"use {tile_name(colour * 12 + ability - 1)}"
            if s.abilities_used[colour] >> ability & 1:
                found.append(Reason(subject, "E-1", {"used": True}))
            elif not s.abilities_left[colour]:
                found.append(Reason(subject, "E-1", {"uses_left": 0, "colour": TILE_COLOUR_NAMES[colour]}))
            elif not can_use(s, player, ability, strength):
                row = s.content.abilities[ability - 1]
                facts: dict[str, Any] = {"effect": row.effect, "strength": strength}
                if row.amount == 0:
                    facts["reach"] = ability_reach(s.content, ability, strength)
                if row.effect == "move":
                    facts |= {"kind": KIND_NAMES[row.param], "location": LOCATION_NAMES[player.location]}
                elif row.effect == "tile":
                    facts["free_houses"] = free_houses(player)
                found.append(Reason(subject, f"A-{ability:02}", facts))
    return found


def _goods(s: State, frame: Frame) -> list[Reason]:
    """Goods that cost too much or do not lie in this round's row (U-3)."""
    food = s.players[frame[1]].food
    row = s.market[s.round - 1]
    found: list[Reason] = []
    for good, name in enumerate(GOOD_NAMES):
        if good not in row:
            found.append(Reason(f"buy {name}", "U-3", {"in_row": False, "round": s.round}))
        elif s.content.good_cost[good] > food:
            found.append(Reason(f"buy {name}", "U-3", {"cost": s.content.good_cost[good], "food": food}))
    return found


def _discards(s: State, frame: Frame) -> list[Reason]:
    """No task may be given up while one of them is met (U-4)."""
    seat = frame[1]
    tasks = s.players[seat].tasks
    met = [TASK_NAMES[task] for task in tasks if is_met(s, seat, task)]
    return [Reason(f"discard {TASK_NAMES[task]}", "U-4", {"met": met}) for task in tasks] if met else []
