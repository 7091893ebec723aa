"""Why something is not possible now: a reason for every place, pair, placement and offering that is not available.

A reason is data: its subject is a text like those of the options, its rule the id on the rules page, its facts the
numbers that decide. Every front end makes its own words of it.
"""

from typing import Any, Final

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.actions import action_options
from cuzco_tui.games.caral.engine.building import can_build_first, can_build_next
from cuzco_tui.games.caral.engine.carali import takes_priest
from cuzco_tui.games.caral.engine.choices import SKIP, Offer, PlayPair
from cuzco_tui.games.caral.engine.codes import (
    ALPACA,
    BOARD,
    BUILDER,
    CARD_KINDS,
    CARD_NAMES,
    EMISSARY,
    ENDED_BY_LIMIT,
    ENDED_BY_PYRAMIDS,
    ENDED_BY_STANDSTILL,
    ENVOY,
    EXCHANGE_TILE,
    FISH,
    FREE,
    KIND_NAMES,
    MARKET,
    MOOD,
    NEUTRAL,
    NEUTRALS,
    NO_TILE,
    NOWHERE,
    OFFERINGS,
    OVER,
    P8,
    PEN_NAMES,
    PRIEST,
    ROLE_NAMES,
    SETUP,
    SITE,
    SLED,
    SNAKE,
    START,
    TURNS,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.decisions import (
    ACTION,
    ALPACA_PAIR,
    CARDS_FOR_MOVE,
    DECISION_NAMES,
    DIE_NUMBER,
    EXTRA_LEVEL,
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
from cuzco_tui.games.caral.engine.pairs import holds_mixed_pair
from cuzco_tui.games.caral.engine.path import distances, is_centre, reach
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import emissary_tile, is_finished, own_sites

_ENDINGS: Final = {ENDED_BY_PYRAMIDS: "CE-1", ENDED_BY_STANDSTILL: "CE-2", ENDED_BY_LIMIT: "CE-3"}
"""The rules by which a game ends."""


def why_not(s: State, seat: int) -> list[Reason]:
    """Give a reason for everything that a seat cannot do now."""
    if s.phase == OVER:
        return [Reason("turn", _ENDINGS[s.ended_by], {"over": True, "why": s.ended_by})]
    kind, decider, first, _, _ = s.stack[-1]
    if decider != seat:
        return [Reason("turn", _rule_of_question(s), {"decider": decider})]
    found: list[Reason] = []
    if kind == MOVE:
        found += _move_reasons(s, seat, first)
    else:
        found.append(Reason("move", _rule_of_moment(s, kind), {"decision": DECISION_NAMES[kind]}))
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
        rule = "CK-3" if s.phase == SNAKE else "CK-5"
        found.append(Reason(f"anaconda {s.content.places[s.anaconda]}", rule, {"lies_there": True}))
    offered = {option.text for option in s.options}
    return [reason for reason in found if reason.subject not in offered]


def _rule_of_question(s: State) -> str:
    """Give the rule by which somebody else is asked in this part of the year."""
    if s.phase == OFFERINGS:
        return "CJ-1"
    if s.phase == MOOD:
        return "CL-5"
    return "CY-2" if s.phase == TURNS else _rule_of_part(s)


def _rule_of_moment(s: State, kind: int) -> str:
    """Give the rule by which no move is asked for now."""
    if kind == DIE_NUMBER:
        return "CY-2"
    if kind == CARDS_FOR_MOVE:
        return "CM-11"
    return "CY-4" if s.phase == TURNS else _rule_of_part(s)


def _rule_of_part(s: State) -> str:
    """Give the rule of a part of the year that lies outside of turns."""
    if s.phase == SETUP:
        return "CN-6"
    if s.phase == NEUTRALS:
        return "C2-1"
    if s.phase == SNAKE:
        return "CK-2" if s.anaconda == NOWHERE else "CK-3"
    return "CY-6" if is_centre(s, s.architect) else "CY-5"


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
            if s.owner[index] != seat or not takes_priest(s, index):
                found.append(Reason(f"priest {place}", "CA-4", _priest_facts(s, seat, index)))
        if not takes_envoy(s, seat):
            found.append(Reason("envoy", "CW-1", _emissary_facts(s, seat)))
        found += _reasons_for_all_carali(s, seat, {each.subject for each in found})
    elif kind == MARKET:
        if player.sled == len(s.content.ranges) - 1:
            found.append(Reason(f"alpaca {PEN_NAMES[SLED]}", "CA-8", {"sled": player.sled}))
        if not takes_alpaca(s, seat):
            found.append(Reason(f"alpaca {PEN_NAMES[BOARD]}", "CW-1", _emissary_facts(s, seat)))
        if not player.alpacas:
            found.append(Reason("alpaca", "CA-8", {"alpacas": 0}))
    return found


def _reasons_for_all_carali(s: State, seat: int, explained: set[str]) -> list[Reason]:
    """Say why no Carali can be placed now wherever there is room for one (CA-5, CK-4)."""
    facts: dict[str, Any]
    if not s.players[seat].carali:
        rule, facts = "CA-5", {"carali": 0}
    elif _is_barred(s, seat):
        rule, facts = "CK-4", {"place": s.content.places[s.anaconda]}
    else:
        return []
    sites = [s.content.places[index] for index in s.content.sites]
    subjects = [f"{ROLE_NAMES[role]} {site}" for role in (BUILDER, PRIEST) for site in sites]
    return [Reason(subject, rule, facts) for subject in (*subjects, "envoy", "worker") if subject not in explained]


def _is_barred(s: State, seat: int) -> bool:
    """Whether the anaconda lies where a figure stands; once it is paid for it only waits to be moved (CK-4, CK-6)."""
    is_paid = any(frame[0] == SPACE_FOR_ANACONDA for frame in s.stack)
    return s.players[seat].figure == s.anaconda and not is_paid


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
    facts: dict[str, Any] = {"place": s.content.places[s.players[seat].figure]}
    if kind == ACTION:
        found = _building_reasons(s, seat)
        if SKIP not in s.options:
            found.append(Reason(SKIP.text, "CM-6", {"must_build": True}))
        if _is_barred(s, seat):
            found.append(Reason("act", "CK-4", facts))
        return found
    if s.phase != TURNS:
        return [Reason("act", _rule_of_part(s), {"decision": DECISION_NAMES[kind]})]
    if kind in (DIE_NUMBER, MOVE, CARDS_FOR_MOVE):
        return [Reason("act", "CY-4", facts)]
    if kind != ALPACA_PAIR or s.turn_levels:
        return [Reason("act", "CA-1", facts | {"taken": True})]
    return [_reason_after_action(s, seat, facts)]


def _reason_after_action(s: State, seat: int, facts: dict[str, Any]) -> Reason:
    """Say why there is no action after its moment: declined or impossible, where it is certain that it was not taken.

    What happened is not kept. On sites a level would have been built, and the anaconda would lie elsewhere.
    """
    index = s.players[seat].figure
    kind = s.content.kinds[index]
    if index < s.architect:
        return Reason("act", "CA-2", facts | {"architect": s.content.places[s.architect]})
    if kind == SITE and (s.owner[index] != seat or is_finished(s, index)):
        return Reason("act", "CA-9", facts | {"owner": s.owner[index], "finished": is_finished(s, index)})
    is_barred = _is_barred(s, seat)
    if not action_options(s, (ACTION, seat, 0, 0, 0)):
        return Reason("act", "CK-4", facts) if is_barred else Reason("act", "CA-3", facts | {"kind": KIND_NAMES[kind]})
    return Reason("act", "CA-1", facts | {"declined" if is_barred or kind == SITE else "asked": True})


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
    in_turn = s.phase == TURNS and kind != DIE_NUMBER
    offered = {option.ability for option in s.options if isinstance(option, PlayPair)}
    found: list[Reason] = []
    for ability in range(CARD_KINDS):
        subject = f"pair {CARD_NAMES[ability]}"
        is_mixed = ability not in offered and holds_mixed_pair(s, player, ability) and not (in_turn and s.mixed)
        if in_turn and s.pairs >> ability & 1:
            found.append(Reason(subject, "CR-2", {"used": True}))
        elif player.hand[ability] < 2 and not is_mixed:
            found.append(Reason(subject, "CR-2", {"cards": player.hand[ability]}))
        elif not in_turn:
            found.append(Reason(subject, "CR-3", {}))
        elif ability < FISH:
            facts = {"stones": player.stones, "building": kind == EXTRA_LEVEL}
            found.append(Reason(subject, _rule_of_extra_level(s, seat), facts))
        else:
            found.append(Reason(subject, "CR-8" if ability == ALPACA else "CR-7", {}))
    if s.modules & EMISSARY:
        tile = emissary_tile(s, player)
        found.append(Reason("exchange", "CW-7", {"tile": tile, "needed": EXCHANGE_TILE, "stones": player.stones}))
    return found


def _rule_of_extra_level(s: State, seat: int) -> str:
    """Give the rule by which there is no level more by a pair: of its pyramid if one was built, else of its moment."""
    if not s.turn_levels:
        return "CR-4"
    if not s.players[seat].stones:
        return "CR-6"
    sites = _built_on(s, seat)
    finished = [site for site in sites if is_finished(s, site)]
    if sites and finished == sites:
        return "CR-6"
    return "CB-4" if sites and not finished and not any(can_build_next(s, site) for site in sites) else "CR-4"


def _built_on(s: State, seat: int) -> list[int]:
    """List the sites of which one had the last level of this turn: where it is pending, else what the place allows."""
    pending = [site for kind, _, site, _, _ in s.stack if kind == EXTRA_LEVEL]
    index = s.players[seat].figure
    if pending:
        return pending
    if s.content.kinds[index] == SITE:
        return [index]
    return [site for site in own_sites(s, seat) if s.built[site]] if s.laid[index] == P8 else []


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
