"""The features that look beyond a seat's own board: the ceremony, the others, and what the modules lay open."""

from typing import Final

from cuzco_tui.games.caral.bots.sight import Board, up_to
from cuzco_tui.games.caral.engine.ceremony import mood_in_force
from cuzco_tui.games.caral.engine.codes import (
    EMISSARY,
    MOOD,
    MOODS,
    NOBODY,
    OFFERING_TILE,
    OFFERINGS,
    STATUS,
    TURNS,
    YEARS,
)
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.status import count_for
from cuzco_tui.games.caral.engine.supplies import emissary_tile
from cuzco_tui.games.caral.engine.years import year_counts

MOST: Final = 4
"""Workers beyond so many are of no more use."""
CONDITIONS: Final = 16
_FIVE_LEVELS: Final = up_to(5)


def ceremony_features(found: list[float], s: State, seat: int, p: Player) -> None:
    """The cards of the next ceremony, or what was offered in this one."""
    rival = 0
    for other, player in enumerate(s.players):
        if other != seat:
            rival = max(rival, sum(player.hand))
    lead = max(p.hand) - 0.4 * rival - 0.7
    found += [0.0 if lead < 0.0 else 3.0 if lead > 3.0 else lead, 0.0 if lead > 0.0 else 4.0 if lead < -4.0 else -lead]
    if s.phase != OFFERINGS or s.turn == NOBODY:
        found += [0] * 9
    else:
        _offering(found, s, seat)
    found.append(s.phase == OFFERINGS and s.high == seat)
    needed = 0
    if s.modules & MOODS and s.phase != MOOD:
        needed = max(0, s.content.moods[mood_in_force(s)].needed[s.seats - 2] - sum(s.offers) - max(p.hand))
    found.append(needed)


def _offering(found: list[float], s: State, seat: int) -> None:
    content = s.content
    more = [1 if s.modules & EMISSARY and emissary_tile(s, other) == OFFERING_TILE else 0 for other in s.players]
    bids = [number + more[other] if number else 0 for other, number in enumerate(s.offers)]
    waiting = {frame[1] for frame in s.stack}
    mine = bids[seat]
    highest = mine > 0
    for step in range(s.seats):
        other = (s.high + step) % s.seats
        if other != seat and (bids[other] > mine or (bids[other] == mine and not _is_before(s, seat, other))):
            highest = False
    can_outbid = 0.0
    for other in waiting:
        gap = 0.45 * sum(s.players[other].hand) + 0.5 + more[other] - mine
        can_outbid += 1.0 if gap > 1.0 else 0.0 if gap < -1.0 else 0.5 + 0.5 * gap
    fame = content.bidder_fame[s.height - 1] - content.offering_fame
    done = seat not in waiting
    found += [mine, highest, fame if highest else 0, can_outbid if highest else 0]
    found += [done and not mine, fame if highest and not waiting else 0]
    met = strikes = stake = 0
    if s.modules & MOODS and done:
        card = content.moods[mood_in_force(s)]
        expected = 0.0
        for other in waiting:
            expected += 0.4 * sum(s.players[other].hand)
        met = int(sum(bids) + expected >= card.needed[s.seats - 2])
        if not met:
            laid = [bid for other, bid in enumerate(bids) if other not in waiting]
            strikes = int(mine == min(laid) if card.fewest else mine < max(laid) or not mine)
            stake = strikes if card.loss == 0 else 0
    found += [met, strikes, stake]


def _is_before(s: State, one: int, other: int) -> bool:
    return (one - s.high) % s.seats < (other - s.high) % s.seats


def rival_features(found: list[float], s: State, seat: int, board: Board) -> None:
    priests = stones = workers = cards = carali = alpacas = levels = about = reserved = places = emissaries = 0
    nearest = 9
    best = -99
    promise = 0.0
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        priests += board.priests[other]
        stones += player.stones
        outer, inner = player.workers[0], player.workers[-1]
        workers += (outer if outer < MOST else MOST) + (inner if inner < MOST else MOST)
        cards += sum(player.hand)
        carali += player.carali
        alpacas += player.sled
        levels += board.levels[other]
        reserved += board.reserved[other]
        places += board.places[other]
        emissaries += player.level
        promise += board.promise[other]
        misses = board.best[other]
        about += misses <= player.stones
        if misses < nearest:
            nearest = misses
        lead = player.fame + board.sure[other]
        if lead > best:
            best = lead
    count = s.seats - 1
    finish = s.content.finish_fame[s.finished] if s.finished < len(s.content.finish_fame) else 0
    found += [priests / count, stones / count, workers / count, cards / count, carali / count, alpacas / count]
    behind = best - s.players[seat].fame - board.sure[seat]
    behind = -30 if behind < -30 else 30 if behind > 30 else behind
    found += [levels / count, min(nearest, 5), about, behind / 10]
    found += [reserved / count, places / count, finish, emissaries / count, promise / count]


def year_tile_features(found: list[float], s: State, seat: int) -> None:
    """The fame of this year's tile as things stand, and of the next one's."""
    if not s.modules & YEARS:
        found += [0, 0, 0]
        return
    mine = 0.0
    rivals = 0.0
    scored = s.phase not in (TURNS, OFFERINGS, MOOD)
    year = max(s.year, 1)
    if not scored and year <= len(s.years):
        counts = year_counts(s, s.years[year - 1])
        mine = _tile_fame(s, counts, seat)
        for other in range(s.seats):
            if other != seat:
                rivals += _tile_fame(s, counts, other)
    found.append(mine)
    following = year if scored else year + 1
    if following <= len(s.years) and s.content.years[s.years[following - 1]].counts not in (1, 6):
        found.append(_tile_fame(s, year_counts(s, s.years[following - 1]), seat))
    else:
        found.append(0)
    found.append(rivals)


def _tile_fame(s: State, counts: list[int], seat: int) -> float:
    """Say what a seat would get by these counts (CT-4)."""
    mine = counts[seat]
    if not mine:
        return 0.0
    above = 0
    for count in counts:
        if count > mine:
            above += 1
    if above == 0:
        return float(s.content.year_first)
    return float(s.content.year_second) if above == 1 else 0.0


def status_features(found: list[float], s: State, seat: int) -> None:
    """How near the open status cards are."""
    if not s.modules & STATUS:
        found += [0] * (3 + CONDITIONS)
        return
    near = one = rivals = 0.0
    by_condition = [0.0] * CONDITIONS
    for place, card in enumerate(s.statuses):
        if s.status_by[place] != NOBODY:
            continue
        row = s.content.statuses[card]
        if row.condition in (11, 13, 14):
            continue
        have = count_for(s, seat, card)
        if row.need - have == 1:
            one += row.fame
        share = have / row.need
        near += row.fame * share
        by_condition[row.condition] = share
        if row.condition in (9, 10):
            continue
        for other in range(s.seats):
            if other != seat and row.need - count_for(s, other, card) <= 1:
                rivals += row.fame
    found.append(near)
    found.append(one)
    found.append(rivals)
    found += by_condition


def emissary_features(found: list[float], s: State, seat: int, p: Player) -> None:
    if not s.modules & EMISSARY:
        found += [0] * 11
        return
    found += _FIVE_LEVELS[min(p.level, 5)]
    envoys = beasts = one = 0.0
    if p.level < len(s.content.emissaries):
        row = s.content.emissaries[p.level]
        envoys = p.envoys / row.carali if row.carali else 1.0
        beasts = p.beasts / row.alpacas if row.alpacas else 1.0
        one = row.carali + row.alpacas - p.envoys - p.beasts == 1
    highest = max(player.level for player in s.players)
    found += [envoys, beasts, one, s.marker == seat, s.marker not in (seat, NOBODY), highest - p.level]
