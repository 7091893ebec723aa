"""What matters of a position to one seat, as numbers: the learned value is a weighted sum of them.

A position is looked at when the seat has finished its part: a turn, an offering, a loss, its first site. Nothing here
depends on what the seat cannot know: of foreign hands only the sizes count.
"""

from typing import Final

from cuzco_tui.games.caral.bots.sight import Board, is_last_year, up_to
from cuzco_tui.games.caral.bots.surroundings import (
    CONDITIONS,
    ceremony_features,
    emissary_features,
    rival_features,
    status_features,
    year_tile_features,
)
from cuzco_tui.games.caral.bots.topics import (
    ALPACAS,
    CARALI,
    CARDS,
    CEREMONY,
    EMISSARIES,
    FAME,
    PATH,
    PRIESTS,
    RIVALS,
    SITES,
    STATUSES,
    STONES,
    TIME,
    WORKERS,
    YEAR_TILE,
)
from cuzco_tui.games.caral.engine.codes import (
    CULT,
    MARKET,
    NEUTRALS,
    NOBODY,
    OFFERINGS,
    QUARRY,
    SETUP,
    SITE,
    TURNS,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.state import Player, State

TURN: Final = 0
LAST_TURN: Final = 1
CALLED: Final = 2
CALLED_LAST: Final = 3
OFFERED: Final = 4
OFFERED_LAST: Final = 5
BETWEEN: Final = 6
FOUNDING: Final = 7
STAGE_NAMES: Final = (
    *("after a turn", "after a turn of the last year", "year ended", "last year ended"),
    *("after an offering", "after the last offering", "between years", "first sites"),
)
STAGES: Final = len(STAGE_NAMES)


_GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (TIME, ("always", *(f"module {number}" for number in range(6)), "years", "pyramids to come")),
    (STONES, tuple(f"stones {number}" for number in range(1, 5))),
    (WORKERS, tuple(f"workers {quarry} {number}" for quarry in ("outer", "inner") for number in range(1, 6))),
    (ALPACAS, tuple(f"alpacas {number}" for number in range(1, 6))),
    (
        CARDS,
        (
            *("cards to 4", "cards to 8", "cards beyond", "stone pair", "clay pair", "fish pair", "alpaca pair"),
            *("second pairs", "largest set", "largest set beyond 3", "second set"),
        ),
    ),
    (CARALI, ("carali", "no carali", "carali beyond 4")),
    (SITES, ("reserved", "reserved beyond 1", "reserved with stones")),
    (
        FAME,
        (
            *(f"nearest misses {number}" for number in range(1, 5)),
            *(f"next misses {number}" for number in range(1, 5)),
            *("other unfinished", "levels", "nothing to build on", "stones for nearest", "small", "large"),
            *("closeness to outer quarry", "closeness to inner quarry", "inside", "promise"),
        ),
    ),
    (PRIESTS, ("priests", "places for priests", "places and carali")),
    (
        PATH,
        (
            *("behind architect", "architect", "on the path", "centre near", "centre near and ahead", "builds next"),
            *("levels next", "finishes next", "builds with cards", "stones next", "village next", "market next"),
            *("cult next", "sites behind", "spaces to open site", "start player", "rivals near centre"),
            *("rivals behind architect", "rivals' mean place", "best next"),
            *("spaces ahead of architect", "rivals' spaces ahead", "sites soon behind", "rivals' sites behind"),
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
            "rivals' promise",
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


_STONES: Final = up_to(4)
_WORKERS: Final = tuple((*up_to(4)[min(count, 4)], float(max(0, count - 4))) for count in range(40))
_ALPACAS: Final = up_to(5)
_MISSING: Final = tuple(tuple(float(count == number) for number in range(1, 5)) for count in range(10))
_CARDS: Final = tuple(
    (float(min(count, 4)), float(min(max(count - 4, 0), 4)), float(max(count - 8, 0))) for count in range(15)
)
"""Beyond 14 cards nobody needs more."""
SOON: Final = 4
"""So many action spaces ahead of the architect are told apart."""
_PATHLESS: Final = [0.0] * 15


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
    return FOUNDING if s.phase in (SETUP, NEUTRALS) else BETWEEN


def features(s: State, seat: int, board: Board) -> list[float]:
    """Give the numbers in the order of `FEATURE_NAMES`."""
    p = s.players[seat]
    found: list[float] = [1.0]
    for number in range(6):
        found.append(s.modules >> number & 1)
    found += [min(s.year, 20) / 10, len(s.content.finish_fame) - s.finished]
    _things(found, p)
    _cards(found, p)
    _sites(found, s, seat, p, board)
    _path(found, s, seat, p, board)
    ceremony_features(found, s, seat, p)
    rival_features(found, s, seat, board)
    year_tile_features(found, s, seat)
    status_features(found, s, seat)
    emissary_features(found, s, seat, p)
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
    found += _CARDS[total if total < 14 else 14]
    found += [stone >= 2, clay >= 2, fish >= 2, alpaca >= 2, second]
    largest = sets[3] if sets[3] < 6 else 6
    found += [largest, largest - 3 if largest > 3 else 0, sets[2] if sets[2] < 4 else 4]


def _sites(found: list[float], s: State, seat: int, p: Player, board: Board) -> None:
    """Carali, reserved sites, pyramids and priests."""
    found += [p.carali, not p.carali, p.carali - 4 if p.carali > 4 else 0]
    reserved = board.reserved[seat]
    found += [reserved, reserved - 1 if reserved > 1 else 0, 1 if reserved and p.stones else 0]
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
    found += [close[0], close[1], inside / 30, board.promise[seat]]
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


def _architect(found: list[float], s: State, seat: int, board: Board) -> None:
    """How near the architect is behind figures and sites, in the action spaces on which he steps."""
    steps = [index for index in s.content.action_spaces if index > s.architect][:SOON]
    soon = steps[1] if len(steps) > 1 else s.content.action_spaces[-1]
    mine = rivals = risks = behind = 0
    for other, player in enumerate(s.players):
        ahead = 0
        for index in steps:
            ahead += index <= player.figure
        if other == seat:
            mine = ahead
        else:
            rivals += ahead
            for site in board.open[other]:
                behind += site < s.architect
    for site in board.open[seat]:
        risks += s.architect <= site < soon
    found += [mine, rivals / (s.seats - 1), risks, behind / (s.seats - 1)]


def _path(found: list[float], s: State, seat: int, p: Player, board: Board) -> None:
    """What the next turn can reach, and where the others stand."""
    if s.phase != TURNS:
        found += _PATHLESS
        found += [s.start == seat, 0, 0, 0, 0, 0, 0, 0, 0]
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
    following = 1.3 * stones
    following = max(following, 2.4 * levels + (1.5 if finishes else 0.0), 2.2 if village else 1.0 if cult else 0.8)
    found.append(following)
    _architect(found, s, seat, board)
