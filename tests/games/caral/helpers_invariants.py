"""What is true in every position of every game of Caral: no piece is lost or doubled, and the course is followed.

The numbers are those of the box and of the rules, written out here a second time on purpose: they do not come from the
content, so that a slip there is noticed too. `check` holds at every decision of a game that is played with the printed
values.
"""

from cuzco_tui.games.caral.engine.decisions import (
    ACTION,
    ALPACA_PAIR,
    DIE_NUMBER,
    LOSS,
    MOVE,
    MUST_BUILD,
    NEUTRAL_SITE,
    OFFERING,
    SITE_TO_RESERVE,
    SPACE_FOR_ANACONDA,
    SPACE_FOR_TILE,
)
from cuzco_tui.games.caral.engine.state import Player, State

SETUP, NEUTRALS, ROUNDS, TURNS, OFFERINGS, MOOD, YEAR_END, THANKS, SNAKE, OVER = range(10)
PATH = "SVsssQsssCsssMsssVssQssCssMssVE"
"""Start, villages, sites, quarries, cult places, markets, and the end in the central pyramid."""
SITES = [index for index, kind in enumerate(PATH) if kind == "s"]
ACTION_SPACES = [index for index, kind in enumerate(PATH) if kind in "VQCM"]
TILE_SPACES = "CCVVMMQQ"
"""The kind of space of P1 to P8."""
FIGURES_BELOW = [(0, 0), (1, 1), (2, 2), (4, 3), (5, 5), (7, 7)]
"""Carali and alpacas that stand on the finished levels of the emissary board."""
ROOM = [(1, 1), (1, 1), (2, 1), (1, 2), (2, 2), (0, 0)]
"""Carali and alpacas of the level above them."""
MOODS, YEARS, STATUS, PROGRESS, ANACONDA, EMISSARY = (1 << bit for bit in range(6))
FREE, NEUTRAL, NOBODY = -1, 4, -1
ALPACA_CARD = 3
OPENING_QUESTIONS = {
    SETUP: (SITE_TO_RESERVE,),
    NEUTRALS: (NEUTRAL_SITE,),
    OFFERINGS: (OFFERING,),
    MOOD: (LOSS,),
    SNAKE: (SPACE_FOR_ANACONDA,),
}


def check(s: State) -> None:
    """Raise AssertionError with what is wrong unless everything is as it must be at a decision of a played game."""
    check_pieces(s)
    _check_decision(s)
    _check_course(s)


def check_pieces(s: State) -> None:
    """Raise AssertionError unless every piece exists exactly once and lies where it may lie."""
    _check_cards(s)
    _check_pyramids(s)
    _check_modules(s)
    for seat, player in enumerate(s.players):
        _check_player(s, seat, player)


def _check_cards(s: State) -> None:
    """CC-3: twelve of each kind, in hands, pile, discards and offerings."""
    for kind in range(4):
        count = s.pile.count(kind) + s.discards[kind] + sum(player.hand[kind] for player in s.players)
        if s.phase == OFFERINGS:
            count += sum(number for offered, number in zip(s.offer_kinds, s.offers, strict=True) if offered == kind)
        assert count == 12, f"there are {count} cards of kind {kind}"
    assert min(s.discards) >= 0, f"discards are negative: {s.discards}"
    assert all(min(player.hand) >= 0 for player in s.players), "a hand is negative"


def _check_pyramids(s: State) -> None:
    """CC-4, CB-2, CB-3, CB-5, CB-6, C2-1: all levels, owners, finished pyramids and the central one."""
    supply = s.levels[:]
    finished = neutral = 0
    for index, owner in enumerate(s.owner):
        target, built = s.target[index], s.built[index]
        if index not in SITES:
            assert (owner, target, built, s.priest[index]) == (FREE, 0, 0, 0), f"something stands on place {index}"
            continue
        assert owner in (FREE, *range(s.seats)) or (owner == NEUTRAL and s.seats == 2), f"site {index} is of {owner}"
        assert (target in (3, 5)) if built else target == 0, f"site {index} has {built} of {target} levels"
        assert built <= target, f"site {index} has {built} of {target} levels"
        assert owner != FREE or not built, f"nobody owns the pyramid at {index}"
        for level in range(built):
            supply[target - level - 1] += 1
        if owner == NEUTRAL:
            neutral += 1
            assert (target, built) == (5, 1), "somebody built on a neutral pyramid"
            assert index in SITES[:12], f"a neutral pyramid stands at {index}"
        finished += 0 < target == built
        if s.priest[index]:
            assert (target, built) == (5, 5), f"a priest stands at {index}"
            assert 0 <= owner < s.seats, f"a priest stands on nobody's pyramid at {index}"
    assert supply == [10, 10, 10, 9, 9], f"levels are lost or doubled: {supply}"
    assert min(s.levels) >= 0, f"the supply of levels is negative: {s.levels}"
    assert s.finished == finished, f"{finished} pyramids are finished, not {s.finished}"
    assert s.height == 1 + sum(number <= finished for number in (2, 4, 6, 7)), f"the height is {s.height}"
    if s.phase > NEUTRALS:
        assert neutral == (2 if s.seats == 2 else 0), f"there are {neutral} neutral pyramids"


def _check_modules(s: State) -> None:
    """CL-1, CT-1, CS-1, CP-1, CP-2, CK-1, CK-2, CW-9: what the modules bring is there, once, and only with them."""
    assert sorted(s.moods) == (list(range(8)) if s.modules & MOODS else []), f"mood cards {s.moods}"
    assert sorted(s.years) == (list(range(7)) if s.modules & YEARS else []), f"year tiles {s.years}"
    assert len(set(s.statuses)) == len(s.status_by) == (5 if s.modules & STATUS else 0), f"status cards {s.statuses}"
    tiles = [tile for tile in s.laid + s.progress if tile >= 0]
    assert len(set(tiles)) == len(tiles) == (3 if s.modules & PROGRESS else 0), f"progress tiles {tiles}"
    for index, tile in enumerate(s.laid):
        assert tile < 0 or PATH[index] == TILE_SPACES[tile], f"tile {tile} lies on place {index}"
    if s.modules & PROGRESS:
        pending = sum(frame[0] == SPACE_FOR_TILE for frame in s.stack)
        due = sum(number <= s.finished for number in (1, 3, 5)) - pending
        assert sum(tile >= 0 for tile in s.laid) == due, f"{due} progress tiles should be laid: {s.laid}"
    if s.modules & ANACONDA and (s.year > 2 or (s.year == 2 and ROUNDS <= s.phase < THANKS)):
        assert s.anaconda in ACTION_SPACES, f"the anaconda lies on place {s.anaconda}"
    elif s.year < 2 or not s.modules & ANACONDA:
        assert s.anaconda == NOBODY, f"the anaconda lies on place {s.anaconda}"
    highest = max(player.level for player in s.players)
    assert (s.marker == NOBODY) == (highest == 0), f"the marker is with {s.marker}, the highest level is {highest}"
    assert s.marker == NOBODY or s.players[s.marker].level == highest, f"the marker is with {s.marker}"


def _check_player(s: State, seat: int, player: Player) -> None:
    """CC-1, CC-6, CC-9, CW-1: the pieces of a player."""
    who = f"seat {seat}"
    sites = [index for index in SITES if s.owner[index] == seat]
    carali, alpacas = FIGURES_BELOW[player.level]
    carali += player.carali + sum(player.workers) + len(sites) + sum(s.priest[index] for index in sites)
    assert carali + player.envoys == 11, f"{who} has {carali + player.envoys} Carali"
    alpacas += player.alpacas + player.sled + player.beasts
    assert alpacas == 10, f"{who} has {alpacas} alpacas"
    assert min(player.carali, player.alpacas, player.envoys, player.beasts, *player.workers) >= 0, (
        f"{who} has less than 0"
    )
    assert 0 <= player.sled <= 5, f"the sled of {who} holds {player.sled} alpacas"
    assert 0 <= player.stones <= 4, f"the sled of {who} holds {player.stones} stones"
    room_carali, room_alpacas = ROOM[player.level]
    assert player.envoys <= room_carali, f"{who} has {player.envoys} envoys on level {player.level + 1}"
    assert player.beasts <= room_alpacas, f"{who} has {player.beasts} alpacas on level {player.level + 1}"
    full = (player.envoys, player.beasts) == (room_carali, room_alpacas)
    assert not full or player.level == 5, f"{who} has not been given level {player.level + 1}"
    assert s.modules & EMISSARY or not (player.level or player.envoys or player.beasts), f"{who} has emissaries"
    assert player.fame >= 0, f"{who} has {player.fame} fame"
    assert player.fame == sum(player.vp), f"the fame of {who} is not that of its sources"
    assert PATH[player.figure] != "s" or s.built[player.figure] or _founds(s, seat), f"{who} stands on an empty site"
    assert player.calls <= s.year, f"{who} called {player.calls} ceremonies in {s.year} years"


def _founds(s: State, seat: int) -> bool:
    """CM-6: whether a seat stands where it must build now."""
    return any(frame[:2] == (ACTION, seat) and frame[2] & MUST_BUILD for frame in s.stack)


def _check_decision(s: State) -> None:
    """CD-1, CD-2, CD-3: somebody has a real question to answer, or the game is over."""
    assert s.log is None, "somebody still listens to a choice that is over"
    if s.phase == OVER:
        assert not s.stack, f"the game is over, but {s.stack} is pending"
        assert not s.options, f"the game is over, but {s.options} are offered"
        return
    assert s.stack, "nothing is pending, but the game is not over"
    assert len(s.options) >= 2, f"a question has {len(s.options)} answers"
    different = {choice.text for choice in s.options}
    assert len(different) == len(s.options), f"options are doubled: {[choice.text for choice in s.options]}"
    first = s.stack[0][0]
    if s.phase in OPENING_QUESTIONS:
        assert all(frame[0] in OPENING_QUESTIONS[s.phase] for frame in s.stack), f"{s.stack} in phase {s.phase}"
        return
    assert s.phase == TURNS, f"somebody is asked in phase {s.phase}"
    assert len({frame[1] for frame in s.stack}) == 1, f"several seats are asked in one turn: {s.stack}"
    if first == DIE_NUMBER:
        assert (s.turn, s.stack[0][1]) == (0, s.start), "the die is not the start player's"
    else:
        assert s.stack[0][1] == s.active == (s.start + s.turn - 1) % s.seats, (
            f"seat {s.stack[0][1]} is asked out of turn"
        )
        if first == MOVE:
            assert len(s.stack) == 1, f"{s.stack} waits below a move"
        else:
            second = s.pairs >> 3 & 1
            assert first == ALPACA_PAIR or second or s.stack[0][0] in range(4, 15), f"a turn is opened by {first}"


def _check_course(s: State) -> None:
    """CY-3, CE-1, CE-3: where the architect stands, and when the game ends."""
    assert s.architect == 0 or PATH[s.architect] in "VQCME", f"the architect stands on place {s.architect}"
    assert PATH[s.architect] != "E" or s.phase > TURNS, "the year goes on though the architect arrived"
    assert s.year <= s.max_years or not s.max_years, f"year {s.year} of {s.max_years}"
    assert s.finished < 7 or s.phase not in (THANKS, SNAKE), "a year begins after the seventh pyramid"
    if s.phase == TURNS:
        assert all(PATH[player.figure] != "E" for player in s.players), "the year goes on though a figure arrived"
    if s.phase == OVER:
        why = 1 if s.finished >= 7 else 3 if s.max_years and s.year == s.max_years and s.ended_by == 3 else 2
        assert s.ended_by == why, f"the game ended by {s.ended_by}"
        if why == 2:
            assert not any(player.carali for player in s.players), "the game ended though a Carali is left"
    for player in s.players:
        columns = s.year + 1 + (s.phase == OVER)
        assert len(player.vp) == 13 * columns, f"fame is kept for {len(player.vp)} columns in year {s.year}"
