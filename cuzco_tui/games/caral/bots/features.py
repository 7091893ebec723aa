"""What matters of a position to one seat, as numbers: the learned value is a weighted sum of them.

A position is looked at when the seat has finished its part: a turn, an offering, a loss, its first site. Nothing here
depends on what the seat cannot know: of foreign hands only the sizes count.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from cuzco_tui.games.caral.bots.topics import (
    ALPACAS,
    CARALI,
    CARDS,
    CEREMONY,
    EMISSARIES,
    PATH,
    PRIESTS,
    PYRAMIDS,
    RIVALS,
    SITES,
    STATUSES,
    STONES,
    TIME,
    WORKERS,
    YEAR_TILE,
)
from cuzco_tui.games.caral.engine.ceremony import mood_in_force
from cuzco_tui.games.caral.engine.codes import (
    CULT,
    EMISSARY,
    FREE,
    MARKET,
    MOOD,
    MOODS,
    NEUTRAL,
    NOBODY,
    OFFERING_TILE,
    OFFERINGS,
    QUARRY,
    SITE,
    STATUS,
    TURNS,
    VILLAGE,
    YEARS,
)
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.status import count_for
from cuzco_tui.games.caral.engine.supplies import emissary_tile
from cuzco_tui.games.caral.engine.years import year_counts

TURN: Final = 0
LAST_TURN: Final = 1
CALLED: Final = 2
CALLED_LAST: Final = 3
OFFERED: Final = 4
OFFERED_LAST: Final = 5
BETWEEN: Final = 6
STAGE_NAMES: Final = (
    *("after a turn", "after a turn of the last year", "year ended", "last year ended"),
    *("after an offering", "after the last offering", "between years"),
)
STAGES: Final = len(STAGE_NAMES)
SHAPES: Final = 5
"""A weight changes with the course of the game as a square does, and with the number of seats."""

Shape: TypeAlias = tuple[float, float, float, float, float]
MOST: Final = 4
"""Counts above are told apart no more."""
CONDITIONS: Final = 16

_GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (TIME, ("always", *(f"module {number}" for number in range(6)), "years", "pyramids to come")),
    (STONES, tuple(f"stones {number}" for number in range(1, 5))),
    (WORKERS, tuple(f"workers {quarry} {number}" for quarry in ("outer", "inner") for number in range(1, 6))),
    (ALPACAS, tuple(f"alpacas {number}" for number in range(1, 6))),
    (
        CARDS,
        (
            *("cards", "cards beyond 8", "stone pair", "clay pair", "fish pair", "alpaca pair"),
            *("second pairs", "largest set", "second set"),
        ),
    ),
    (CARALI, ("carali", "no carali", "carali beyond 4")),
    (SITES, ("reserved", "reserved beyond 1", "reserved with stones", "free sites")),
    (
        PYRAMIDS,
        (
            *(f"nearest misses {number}" for number in range(1, 5)),
            *(f"next misses {number}" for number in range(1, 5)),
            *("other unfinished", "levels", "nothing to build on", "stones for nearest", "small", "large"),
            *("closeness to outer quarry", "closeness to inner quarry", "inside"),
        ),
    ),
    (PRIESTS, ("priests", "places for priests", "places and carali")),
    (
        PATH,
        (
            *("behind architect", "architect", "on the path", "centre near", "centre near and ahead", "builds next"),
            *("levels next", "finishes next", "builds with cards", "stones next", "village next", "market next"),
            *("cult next", "sites behind", "spaces to open site", "start player", "rivals near centre"),
            *("rivals behind architect", "rivals' mean place"),
        ),
    ),
    (
        CEREMONY,
        (
            *("lead in cards", "lag in cards", "bid", "highest bid", "fame of highest bid", "rivals that can outbid"),
            *("no offering", "fame of sure bid", "mood is met", "mood strikes", "carali at stake", "high priest"),
            *("hand against needed",),
        ),
    ),
    (
        RIVALS,
        (
            *("rivals' priests", "rivals' stones", "rivals' workers", "rivals' cards", "rivals' carali"),
            *("rivals' alpacas", "rivals' levels", "rivals' nearest", "rivals about to finish", "best rival's lead"),
            *("rivals' reserved", "rivals' places for priests", "next finishing fame", "rivals' emissaries"),
        ),
    ),
    (YEAR_TILE, ("tile fame now", "tile fame next", "rivals' tile fame now")),
    (
        STATUSES,
        (
            *("status nearness", "status one missing", "rivals one missing"),
            *(f"status {number}" for number in range(CONDITIONS)),
        ),
    ),
    (
        EMISSARIES,
        (
            *(f"emissaries {number}" for number in range(1, 6)),
            *("envoys", "beasts", "one missing", "marker", "rival has marker", "level behind highest"),
        ),
    ),
)
FEATURE_NAMES: Final = tuple(name for _, names in _GROUPS for name in names)
FEATURES: Final = len(FEATURE_NAMES)
TOPIC_OF: Final = tuple(topic for topic, names in _GROUPS for _ in names)
"""The topic of each feature, in their order."""


def _up_to(most: int) -> tuple[tuple[float, ...], ...]:
    """Prepare, for each count, which numbers it reaches: so each one more can be worth something else."""
    return tuple(tuple(float(count >= number) for number in range(1, most + 1)) for count in range(most + 2))


_STONES: Final = _up_to(4)
_WORKERS: Final = tuple((*_up_to(4)[min(count, 4)], float(max(0, count - 4))) for count in range(40))
_ALPACAS: Final = _up_to(5)
_MISSING: Final = tuple(tuple(float(count == number) for number in range(1, 5)) for count in range(10))
_PATHLESS: Final = [0.0] * 15
_FIVE_LEVELS: Final = _up_to(5)


class Board:
    """What the sites hold, gathered in one pass for all seats."""

    __slots__ = (
        "best",
        "finished",
        "free",
        "large",
        "levels",
        "open",
        "places",
        "priests",
        "reserved",
        "second",
        "started",
        "sure",
    )

    def __init__(self, s: State) -> None:
        seats = range(s.seats)
        content = s.content
        self.sure: list[int] = [0 for _ in seats]
        """Fame of the end that nobody can take away any more, but of moods."""
        self.levels: list[int] = [0 for _ in seats]
        self.best: list[int] = [9 for _ in seats]
        self.second: list[int] = [9 for _ in seats]
        self.open: list[list[int]] = [[] for _ in seats]
        """Sites on which there is something to build."""
        self.reserved: list[int] = [0 for _ in seats]
        self.priests: list[int] = [0 for _ in seats]
        self.places: list[int] = [0 for _ in seats]
        """Places for priests."""
        self.started: list[float] = []
        """How far the unfinished pyramids of all are."""
        self.finished: list[int] = [0 for _ in seats]
        self.large: list[int] = [0 for _ in seats]
        self.free = 0
        for index in content.sites:
            owner = s.owner[index]
            if owner == FREE:
                self.free += 1
                continue
            if owner == NEUTRAL:
                continue
            built, target = s.built[index], s.target[index]
            if not built:
                self.reserved[owner] += 1
                self.open[owner].append(index)
            elif built == target:
                large = target == content.large
                self.finished[owner] += 1
                self.large[owner] += large
                self.sure[owner] += content.large_fame if large else content.small_fame
                if s.priest[index]:
                    self.priests[owner] += 1
                    self.sure[owner] += content.priest_end
                elif large:
                    self.places[owner] += 1
            else:
                missing = target - built
                self.open[owner].append(index)
                self.levels[owner] += built
                self.sure[owner] += built * content.level_fame
                self.started.append(built / target)
                if missing < self.best[owner]:
                    self.second[owner] = self.best[owner]
                    self.best[owner] = missing
                elif missing < self.second[owner]:
                    self.second[owner] = missing


def result(scores: Sequence[int], seat: int) -> float:
    """Say how far a seat is ahead of the others: of the middle between the best and the mean of them."""
    total = best = 0
    for other, score in enumerate(scores):
        if other != seat:
            total += score
            if score > best:
                best = score
    return scores[seat] - 0.5 * (best + total / (len(scores) - 1))


def standing(s: State, seat: int, board: Board) -> float:
    """Say how far a seat is ahead by what all have for sure."""
    return result([player.fame + sure for player, sure in zip(s.players, board.sure, strict=True)], seat)


def shape(s: State, board: Board) -> Shape:
    """Give the numbers by which the parts of a weight count: how far the game has come, and how many sit there."""
    needed = len(s.content.finish_fame)
    missing = needed - s.finished
    x = 1.0
    if missing > 0:
        board.started.sort(reverse=True)
        x = (s.finished + 0.5 * sum(board.started[:missing])) / needed
    if s.max_years:
        x = max(x, (s.year - 1) / s.max_years)
    few = (4 - s.seats) / 2
    return 1.0, x, x * x, few, few * x


def is_last_year(s: State) -> bool:
    """Whether the game ends with this year."""
    return s.finished >= len(s.content.finish_fame) or 0 < s.max_years <= s.year


def stage_of(s: State, seat: int) -> int:
    """Tell what kind of part a seat has just finished."""
    if s.phase == TURNS:
        return LAST_TURN if is_last_year(s) else TURN
    if s.phase == OFFERINGS:
        last = 1 if is_last_year(s) else 0
        if s.turn == NOBODY:
            return CALLED + last
        for frame in s.stack:
            if frame[1] == seat:
                return CALLED + last
        return OFFERED + last
    return BETWEEN


def features(s: State, seat: int, board: Board) -> list[float]:
    """Give the numbers in the order of `FEATURE_NAMES`."""
    p = s.players[seat]
    found: list[float] = [1.0]
    for number in range(6):
        found.append(s.modules >> number & 1)
    found += [s.year / 10, len(s.content.finish_fame) - s.finished]
    _things(found, p)
    _cards(found, p)
    _sites(found, s, seat, p, board)
    _path(found, s, seat, p, board)
    _ceremony(found, s, seat, p)
    _rivals(found, s, seat, board)
    _year_tiles(found, s, seat)
    _statuses(found, s, seat)
    _emissaries(found, s, seat, p)
    return found


def _things(found: list[float], p: Player) -> None:
    found += _STONES[min(p.stones, 4)]
    found += _WORKERS[p.workers[0]]
    found += _WORKERS[p.workers[-1]]
    found += _ALPACAS[min(p.sled, 5)]


def _cards(found: list[float], p: Player) -> None:
    stone, clay, fish, alpaca = hand = p.hand
    total = stone + clay + fish + alpaca
    sets = sorted(hand)
    second = (stone >= 4) + (clay >= 4) + (fish >= 4) + (alpaca >= 4)
    found += [total, total - 8 if total > 8 else 0, stone >= 2, clay >= 2, fish >= 2, alpaca >= 2]
    found += [second, sets[3], sets[2]]


def _sites(found: list[float], s: State, seat: int, p: Player, board: Board) -> None:
    """Carali, reserved sites, pyramids and priests."""
    found += [p.carali, not p.carali, p.carali - 4 if p.carali > 4 else 0]
    reserved = board.reserved[seat]
    found += [reserved, reserved - 1 if reserved > 1 else 0, 1 if reserved and p.stones else 0, board.free]
    best, second = board.best[seat], board.second[seat]
    found += _MISSING[best]
    found += _MISSING[second]
    own_open = board.open[seat]
    unfinished = len(own_open) - reserved
    large = board.large[seat]
    found += [unfinished - 2 if unfinished > 2 else 0, board.levels[seat], not own_open]
    found += [min(best, p.stones) if best < 9 else 0, board.finished[seat] - large, large]
    quarries = s.content.quarries
    close = [0.0, 0.0]
    inside = 0
    for index in own_open:
        for number in (0, 1):
            gap = index - quarries[-number]
            nearness = 1.0 / (1 + (gap if gap > 0 else -gap))
            if nearness > close[number]:
                close[number] = nearness
        if index > inside:
            inside = index
    found += [close[0], close[1], inside / 30]
    found += [board.priests[seat], board.places[seat], min(board.places[seat], p.carali)]


def spaces_of(s: State) -> list[int]:
    """Number the places of the path as moves count them (CM-3)."""
    numbers: list[int] = []
    count = -1
    built = s.built
    for index, kind in enumerate(s.content.kinds):
        if kind != SITE or built[index]:
            count += 1
        numbers.append(count)
    return numbers


def _path(found: list[float], s: State, seat: int, p: Player, board: Board) -> None:
    """What the next turn can reach, and where the others stand."""
    if s.phase != TURNS:
        found += _PATHLESS
        found += [s.start == seat, 0, 0, 0]
        return
    content = s.content
    spaces = spaces_of(s)
    figure = p.figure
    here = spaces[figure]
    most = content.ranges[p.sled]
    centre = spaces[-1]
    ahead_of_all = 1
    near = behind = place = 0
    for other, player in enumerate(s.players):
        if other != seat:
            place += player.figure
            if player.figure >= figure:
                ahead_of_all = 0
            if centre - spaces[player.figure] <= content.ranges[player.sled]:
                near += 1
            if player.figure < s.architect:
                behind += 1
    is_near = centre - here <= most
    found += [figure < s.architect, s.architect / 30, figure / 30, is_near, is_near and ahead_of_all]
    builds = levels = finishes = with_cards = sites_behind = 0
    nearest = 20
    cards = sum(p.hand)
    pairs = (p.hand[0] >= 2) + (p.hand[1] >= 2)
    for index in board.open[seat]:
        if index < s.architect:
            sites_behind += 1
            continue
        steps = spaces[index] - here
        steps = -steps if index < figure else steps if s.built[index] else steps + 1
        nearest = min(nearest, steps if steps else 2)
        if p.stones and steps:
            if steps <= most:
                missing = s.target[index] - s.built[index] if s.built[index] else content.large
                now = min(missing, p.stones, 1 + pairs)
                builds = 1
                levels = max(levels, now)
                finishes |= now == missing
            elif steps <= most + cards:
                with_cards = 1
    stones = village = market = cult = 0
    for index in content.action_spaces:
        steps = spaces[index] - here
        steps = -steps if steps < 0 else steps
        if index < s.architect or index == s.anaconda or not 0 < steps <= most:
            continue
        kind = content.kinds[index]
        if kind == QUARRY:
            stones = max(stones, min(p.workers[content.quarries.index(index)], content.most_stones - p.stones))
        elif kind == VILLAGE:
            village = 1 if p.carali else 0
        elif kind == MARKET:
            market = 1
        elif kind == CULT:
            cult = 1
    found += [builds, levels, finishes, with_cards and not builds, stones, village, market, cult, sites_behind]
    found += [nearest, s.start == seat, near, behind, place / (s.seats - 1) / 30]


def _ceremony(found: list[float], s: State, seat: int, p: Player) -> None:
    """The cards of the next ceremony, or what was offered in this one."""
    rival = 0
    for other, player in enumerate(s.players):
        if other != seat:
            rival = max(rival, sum(player.hand))
    lead = max(p.hand) - 0.4 * rival - 0.7
    found += [max(lead, 0.0), max(-lead, 0.0)]
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
        total = sum(bids) + sum(0.4 * sum(s.players[other].hand) for other in waiting)
        met = total >= card.needed[s.seats - 2]
        if not met:
            laid = [bid for other, bid in enumerate(bids) if other not in waiting]
            strikes = mine == min(laid) if card.fewest else mine < max(laid) or not mine
            stake = strikes and card.loss == 0
    found += [met, strikes, stake]


def _is_before(s: State, one: int, other: int) -> bool:
    return (one - s.high) % s.seats < (other - s.high) % s.seats


def _rivals(found: list[float], s: State, seat: int, board: Board) -> None:
    priests = stones = workers = cards = carali = alpacas = levels = about = reserved = places = emissaries = 0
    nearest = 9
    best = -99
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
    found += [levels / count, min(nearest, 5), about, (best - s.players[seat].fame - board.sure[seat]) / 10]
    found += [reserved / count, places / count, finish, emissaries / count]


def _year_tiles(found: list[float], s: State, seat: int) -> None:
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


def _tile_fame(s: State, counts: list[int], seat: int) -> int:
    """Say what a seat would get by these counts (CT-4)."""
    mine = counts[seat]
    if not mine:
        return 0
    above = 0
    for count in counts:
        if count > mine:
            above += 1
    if above == 0:
        return s.content.year_first
    return s.content.year_second if above == 1 else 0


def _statuses(found: list[float], s: State, seat: int) -> None:
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


def _emissaries(found: list[float], s: State, seat: int, p: Player) -> None:
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
