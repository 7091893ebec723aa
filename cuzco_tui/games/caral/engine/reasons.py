"""Why something is not possible now: a reason for every place, pair, placement and offering that is not available.

A reason is data: its subject is a text like those of the options, its rule the id on the rules page, its facts the
numbers that decide. Every front end makes its own words of it.
"""

from typing import Any

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.actions import possible_actions
from cuzco_tui.games.caral.engine.building import can_build_first, can_build_next
from cuzco_tui.games.caral.engine.choices import SKIP, Offer
from cuzco_tui.games.caral.engine.codes import (
    ALPACA,
    BOARD,
    CARD_KINDS,
    CARD_NAMES,
    CENTRE,
    EMISSARY,
    ENVOY,
    EXCHANGE_TILE,
    FISH,
    FREE,
    KIND_NAMES,
    MARKET,
    NEUTRAL,
    NO_TILE,
    OVER,
    PEN_NAMES,
    ROLE_NAMES,
    SITE,
    SLED,
    START,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.decisions import (
    ACTION,
    AGAIN,
    DECISION_NAMES,
    DROVE_OFF,
    EXTRA_LEVEL,
    FIRST,
    MOVE,
    NEUTRAL_SITE,
    OFFERING,
    PLACE_FOR_CARALI,
    SECOND,
    SITE_TO_RESERVE,
    SPACE_FOR_ANACONDA,
    SPACE_FOR_TILE,
)
from cuzco_tui.games.caral.engine.emissaries import takes_alpaca, takes_envoy
from cuzco_tui.games.caral.engine.path import distances, reach
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import emissary_tile, is_finished


def why_not(s: State, seat: int) -> list[Reason]:
    """Give a reason for everything that a seat cannot do now."""
    if s.phase == OVER:
        return [Reason("turn", "CE-1", {"over": True, "why": s.ended_by})]
    kind, decider, first, _, _ = s.stack[-1]
    if decider != seat:
        return [Reason("turn", "CY-2", {"decider": decider})]
    found: list[Reason] = []
    if kind == MOVE:
        found += _move_reasons(s, seat, first)
    else:
        found.append(Reason("move", "CY-4", {"decision": DECISION_NAMES[kind]}))
    if kind in (ACTION, PLACE_FOR_CARALI):
        found += _placement_reasons(s, seat)
    if kind in (SITE_TO_RESERVE, NEUTRAL_SITE):
        found += _site_reasons(s, kind)
    found += _action_reasons(s, seat, kind)
    found += _pair_reasons(s, seat, kind)
    if kind == OFFERING:
        found += _offering_reasons(s, seat)
    if kind == SPACE_FOR_TILE:
        found += _tile_reasons(s, first)
    if kind == SPACE_FOR_ANACONDA and s.anaconda >= 0:
        found.append(Reason(f"anaconda {s.content.places[s.anaconda]}", "CK-3", {"lies_there": True}))
    offered = {option.text for option in s.options}
    return [reason for reason in found if reason.subject not in offered]


def _move_reasons(s: State, seat: int, which: int) -> list[Reason]:
    """Say for each place where the figure cannot go why not (CM)."""
    player = s.players[seat]
    everywhere = distances(s, seat, len(s.content.places))
    most = s.content.second_move if which == SECOND else reach(s, seat) + sum(player.hand)
    found: list[Reason] = []
    for index, place in enumerate(s.content.places):
        subject = f"move {place}"
        spaces = everywhere.get(index)
        if spaces is not None and spaces <= most:
            continue
        if index == player.figure:
            found.append(Reason(subject, "CM-1", {"stands_there": True}))
        elif s.content.kinds[index] == START:
            found.append(Reason(subject, "CM-7", {}))
        elif spaces is None:
            found.append(_site_reason(s, seat, index, subject))
        elif which == SECOND:
            found.append(Reason(subject, "CR-8", {"spaces": spaces, "most": most}))
        else:
            facts = {"spaces": spaces, "range": reach(s, seat), "cards": sum(player.hand)}
            found.append(Reason(subject, "CM-11", facts))
    return found


def _site_reason(s: State, seat: int, index: int, subject: str) -> Reason:
    """Say why one passes over a site without a level."""
    if s.owner[index] != seat:
        return Reason(subject, "CM-4", {"owner": s.owner[index]})
    if index < s.architect:
        return Reason(subject, "CM-6", {"behind": True})
    if not s.players[seat].stones:
        return Reason(subject, "CM-6", {"stones": 0})
    return Reason(subject, "CB-4", {"first": True})


def _site_reasons(s: State, kind: int) -> list[Reason]:
    """Say why a site is not free, or too far for a neutral level."""
    word = "builder" if kind == SITE_TO_RESERVE else "neutral"
    found: list[Reason] = []
    for number, index in enumerate(s.content.sites):
        subject = f"{word} {s.content.places[index]}"
        if s.owner[index] != FREE:
            found.append(Reason(subject, "CN-6" if kind == SITE_TO_RESERVE else "C2-1", {"owner": s.owner[index]}))
        elif kind == NEUTRAL_SITE and number >= s.content.neutral_sites:
            found.append(Reason(subject, "C2-1", {"first": s.content.neutral_sites}))
    return found


def _placement_reasons(s: State, seat: int) -> list[Reason]:
    """Say why a Carali or an alpaca cannot be placed somewhere (CA-4, CA-5, CA-8, CW-1)."""
    player = s.players[seat]
    kind = s.content.kinds[player.figure]
    found: list[Reason] = []
    taken = _taken_from(s)
    if taken:
        found.append(Reason(taken, "CP-5", {"taken": True}))
    if kind == VILLAGE or s.stack[-1][0] == PLACE_FOR_CARALI:
        for index in s.content.sites:
            place = s.content.places[index]
            if s.owner[index] != FREE:
                found.append(Reason(f"builder {place}", "CA-4", {"owner": s.owner[index]}))
            found.append(Reason(f"priest {place}", "CA-4", _priest_facts(s, seat, index)))
        if not takes_envoy(s, seat):
            found.append(Reason("envoy", "CW-1", _emissary_facts(s, seat)))
        if not player.carali:
            found.append(Reason("worker", "CA-5", {"carali": 0}))
    elif kind == MARKET:
        if player.sled == len(s.content.ranges) - 1:
            found.append(Reason(f"alpaca {PEN_NAMES[SLED]}", "CA-8", {"sled": player.sled}))
        if not takes_alpaca(s, seat):
            found.append(Reason(f"alpaca {PEN_NAMES[BOARD]}", "CW-1", _emissary_facts(s, seat)))
        if not player.alpacas:
            found.append(Reason("alpaca", "CA-8", {"alpacas": 0}))
    return found


def _taken_from(s: State) -> str:
    """Give how a Carali that was taken up would go back to where it came from; nothing when none was (CP-5)."""
    kind, _, role, index, _ = s.stack[-1]
    if kind != PLACE_FOR_CARALI:
        return ""
    return "envoy" if role == ENVOY else f"{ROLE_NAMES[role]} {s.content.places[index]}"


def _priest_facts(s: State, seat: int, index: int) -> dict[str, Any]:
    return {
        "own": s.owner[index] == seat,
        "finished": is_finished(s, index) and s.owner[index] != NEUTRAL,
        "large": s.target[index] == s.content.large,
        "priest": bool(s.priest[index]),
    }


def _emissary_facts(s: State, seat: int) -> dict[str, Any]:
    if not s.modules & EMISSARY:
        return {"module": False}
    player = s.players[seat]
    return {"level": player.level, "carali": player.envoys, "alpacas": player.beasts}


def _action_reasons(s: State, seat: int, kind: int) -> list[Reason]:
    """Say why the place where the figure stands offers no action, or not this one (CA-2, CA-3, CA-9, CK-4)."""
    index = s.players[seat].figure
    if kind == ACTION:
        found = _building_reasons(s, seat)
        if SKIP not in s.options:
            found.append(Reason(SKIP.text, "CM-6", {"must_build": True}))
        if index == s.anaconda and not s.stack[-1][2] & (AGAIN | DROVE_OFF):
            found.append(Reason("act", "CK-4", {"place": s.content.places[index]}))
        return found
    place_kind = s.content.kinds[index]
    facts: dict[str, Any] = {"place": s.content.places[index]}
    if kind == MOVE and s.stack[-1][2] == FIRST:
        return [Reason("act", "CY-4", facts)]
    if place_kind in (START, CENTRE):
        return [Reason("act", "CA-1", facts)]
    if index < s.architect:
        return [Reason("act", "CA-2", facts | {"architect": s.content.places[s.architect]})]
    if place_kind == SITE and (s.owner[index] != seat or is_finished(s, index)):
        return [Reason("act", "CA-9", facts | {"owner": s.owner[index], "finished": is_finished(s, index)})]
    if index == s.anaconda:
        return [Reason("act", "CK-4", facts)]
    if not possible_actions(s, seat, index):
        return [Reason("act", "CA-3", facts | {"kind": KIND_NAMES[place_kind]})]
    return [Reason("act", "CA-1", facts | {"taken": True})]


def _building_reasons(s: State, seat: int) -> list[Reason]:
    index = s.players[seat].figure
    if s.content.kinds[index] != SITE or s.owner[index] != seat:
        return []
    facts = {"stones": s.players[seat].stones, "place": s.content.places[index]}
    if not s.players[seat].stones:
        return [Reason("build", "CB-1", facts)]
    if s.built[index]:
        return [] if can_build_next(s, index) else [Reason("build", "CB-4", facts)]
    found: list[Reason] = []
    for subject, size in (("build small", s.content.small), ("build large", s.content.large)):
        if not s.levels[size - 1]:
            found.append(Reason(subject, "CB-4", {"size": size, "first": can_build_first(s)}))
    return found


def _pair_reasons(s: State, seat: int, kind: int) -> list[Reason]:
    """Say why a pair cannot be played now (CR-2 to CR-8), and why no stones can be taken for cards (CW-7)."""
    player = s.players[seat]
    found: list[Reason] = []
    for ability in range(CARD_KINDS):
        subject = f"pair {CARD_NAMES[ability]}"
        if s.pairs >> ability & 1:
            found.append(Reason(subject, "CR-2", {"used": True}))
        elif player.hand[ability] < 2:
            found.append(Reason(subject, "CR-2", {"cards": player.hand[ability]}))
        elif ability < FISH:
            rule = "CR-6" if s.turn_levels and not _can_go_on(s, seat) else "CR-4"
            found.append(Reason(subject, rule, {"stones": player.stones, "building": kind == EXTRA_LEVEL}))
        else:
            found.append(Reason(subject, "CR-8" if ability == ALPACA else "CR-7", {}))
    if s.modules & EMISSARY:
        tile = emissary_tile(s, player)
        found.append(Reason("exchange", "CW-7", {"tile": tile, "needed": EXCHANGE_TILE, "stones": player.stones}))
    return found


def _can_go_on(s: State, seat: int) -> bool:
    """Whether the pyramid at which a seat stands could be one level higher (CR-6)."""
    player = s.players[seat]
    return player.stones > 0 and not is_finished(s, player.figure)


def _offering_reasons(s: State, seat: int) -> list[Reason]:
    """Say why a kind cannot be offered (CJ-2, C2-3)."""
    offered = {option.kind for option in s.options if isinstance(option, Offer)}
    found: list[Reason] = []
    for card in range(CARD_KINDS):
        if card in offered:
            continue
        subject = f"offer {CARD_NAMES[card]}"
        if card == s.barred:
            found.append(Reason(subject, "C2-3", {"kind": card}))
        elif card in s.offer_kinds:
            found.append(Reason(subject, "CJ-2", {"kind": card, "by": s.offer_kinds.index(card)}))
        else:
            found.append(Reason(subject, "CJ-2", {"kind": card, "cards": s.players[seat].hand[card]}))
    return found


def _tile_reasons(s: State, slot: int) -> list[Reason]:
    """Say why a progress tile does not fit a space (CP-2)."""
    wanted = s.content.progress_kinds[s.progress[slot]]
    found: list[Reason] = []
    for index in s.content.action_spaces:
        kind = s.content.kinds[index]
        if kind != wanted or s.laid[index] != NO_TILE:
            facts = {"kind": KIND_NAMES[kind], "wanted": KIND_NAMES[wanted], "laid": s.laid[index] != NO_TILE}
            found.append(Reason(f"tile {s.content.places[index]}", "CP-2", facts))
    return found
