"""Whether the numbers of a state fit together: every piece there once, where it may lie at this point of the game."""

from typing import Final

from cuzco_tui.games.caral.engine.codes import (
    ANACONDA,
    CARD_KINDS,
    EMISSARY,
    FREE,
    MOOD,
    MOODS,
    NEUTRAL,
    NEUTRALS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OFFERINGS,
    OVER,
    PROGRESS,
    SETUP,
    SITE,
    SNAKE,
    SOURCE_COUNT,
    STATUS,
    THANKS,
    TURNS,
    YEARS,
)
from cuzco_tui.games.caral.engine.decisions import (
    ACTION,
    CARDS_FOR_MOVE,
    CARDS_TO_DISCARD,
    CARDS_TO_TAKE,
    DIE_NUMBER,
    EXTRA_LEVEL,
    LOSS,
    NEUTRAL_SITE,
    OFFERING,
    PLACE_FOR_CARALI,
    SITE_TO_RESERVE,
    SPACE_FOR_ANACONDA,
    SPACE_FOR_TILE,
)
from cuzco_tui.games.caral.engine.shapes import refuse
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.supplies import own_sites


def check_state(s: State) -> None:
    """Raise BadState unless every piece exists once and lies where it may lie."""
    _check_course(s)
    _check_modules(s)
    _check_sites(s)
    _check_cards(s)
    _check_levels(s)
    for seat, player in enumerate(s.players):
        _check_player(s, seat, player)
    _check_asked(s)
    _check_pending(s)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise refuse(what)


def _check_course(s: State) -> None:
    last = len(s.content.places) - 1
    _require(s.start < s.seats and s.active < s.seats and s.high < s.seats, "a seat is named that is not there")
    _require(s.marker < s.seats and s.begun < 1 << s.seats, "a seat is named that is not there")
    _require(s.architect <= last and s.content.kinds[s.architect] != SITE, "the architect stands on no action space")
    _require(all(player.figure <= last for player in s.players), "a figure stands beside the path")
    _require(s.die < len(s.content.die), "the die shows no face of it")
    _require((s.phase == OVER) == (not s.stack) or s.phase == OVER, "nobody has to decide anything")
    _require(not (s.phase == OVER and s.stack), "the game is over and somebody has to decide something")
    _require((s.ended_by > 0) == (s.phase == OVER), "the game ended without a reason")
    columns = s.year + 1 + (s.phase == OVER)
    for player in s.players:
        _require(len(player.vp) == columns * SOURCE_COUNT, "fame was kept for another number of years")
        _require(sum(player.vp) == player.fame, "the fame is not the sum of its sources")
    _require((s.phase in (SETUP, NEUTRALS)) == (s.year == 0), "the year does not fit the phase")
    grown = sum(1 for number in s.content.growth if number <= s.finished)
    _require(s.height == s.content.first_height + grown, "the central pyramid has another height")


def _check_modules(s: State) -> None:
    content = s.content
    _require_row(s, MOODS, s.moods, len(content.moods), len(content.moods), "the mood cards")
    _require_row(s, YEARS, s.years, len(content.years), len(content.years), "the year tiles")
    _require_row(s, STATUS, s.statuses, len(content.statuses), content.statuses_open, "the status cards")
    _require(len(s.status_by) == len(s.statuses), "the status cards have other takers")
    _require(all(seat < s.seats for seat in s.status_by), "a status card has a taker who is not there")
    tiles = [tile for tile in (*s.progress, *s.laid) if tile != NO_TILE]
    used = min(len(content.progress_places), len(content.progress_kinds)) if s.modules & PROGRESS else 0
    _require(len(s.progress) == used and len(tiles) == used, "the progress tiles are not all there")
    _require(len(set(tiles)) == len(tiles), "a progress tile is there twice")
    for index, tile in enumerate(s.laid):
        fits = tile == NO_TILE or content.kinds[index] == content.progress_kinds[tile]
        _require(fits, "a progress tile lies on a space of another kind")
    if s.anaconda != NOWHERE:
        _require(bool(s.modules & ANACONDA) and s.year > 1, "there is no anaconda yet")
        _require(s.anaconda in content.action_spaces, "the anaconda lies on no action space")
    _require(s.marker == NOBODY or bool(s.modules & EMISSARY), "there is no diplomacy marker")


def _require_row(s: State, module: int, row: list[int], kinds: int, length: int, what: str) -> None:
    wanted = min(length, kinds) if s.modules & module else 0
    _require(len(row) == wanted and len(set(row)) == wanted, f"{what} are not those of the modules")
    _require(all(piece < kinds for piece in row), f"{what} are not those of the content")


def _check_sites(s: State) -> None:
    content = s.content
    finished = 0
    for index, kind in enumerate(content.kinds):
        owner, target, built = s.owner[index], s.target[index], s.built[index]
        if kind != SITE:
            _require(owner == FREE and not target and not built and not s.priest[index], "a pyramid stands on no site")
            continue
        _require(owner < s.seats or (owner == NEUTRAL and s.seats == 2), "a site has an owner who is not there")
        _require(target in (0, content.small, content.large) and built <= target, "a pyramid is too high")
        _require((target > 0) == (built > 0), "a pyramid has no level")
        _require(owner != FREE or not target, "a pyramid has no owner")
        if owner == NEUTRAL:
            _require(target == content.large and built == 1, "somebody built on a neutral pyramid")
        elif 0 < target == built:
            finished += 1
        if s.priest[index]:
            _require(target == content.large == built and owner != NEUTRAL, "a priest stands on no large pyramid")
    _require(finished == s.finished, "another number of pyramids is finished")


def _check_cards(s: State) -> None:
    offered = [0] * CARD_KINDS
    for kind, number in zip(s.offer_kinds, s.offers, strict=True):
        _require((kind >= 0) == (number > 0), "an offering has no kind")
        if number and s.phase == OFFERINGS:
            offered[kind] += number
    for kind, count in enumerate(s.content.card_counts):
        hands = sum(player.hand[kind] for player in s.players)
        found = hands + s.pile.count(kind) + s.discards[kind] + offered[kind]
        _require(found == count, "the resource cards are not all there")


def _check_levels(s: State) -> None:
    used = [0] * len(s.levels)
    for target, built in zip(s.target, s.built, strict=True):
        for step in range(built):
            used[target - step - 1] += 1
    left = [count - number for count, number in zip(s.content.levels, used, strict=True)]
    _require(left == s.levels, "the levels are not all there")


def _check_player(s: State, seat: int, player: Player) -> None:
    content = s.content
    who = f"seat {seat}"
    _require(player.sled < len(content.ranges), f"the sled of {who} holds too many alpacas")
    _require(player.stones <= content.most_stones, f"the sled of {who} holds too many stones")
    if not s.modules & EMISSARY:
        _require(not player.level and not player.envoys and not player.beasts, "there is no emissary board")
    _require(player.level <= len(content.emissaries), f"{who} is above the emissary board")
    rows = content.emissaries[: player.level]
    if player.level < len(content.emissaries):
        row = content.emissaries[player.level]
        fits = player.envoys <= row.carali and player.beasts <= row.alpacas
        full = player.envoys == row.carali and player.beasts == row.alpacas
        _require(fits and not full, f"the emissary level of {who} holds too many figures")
    else:
        _require(not player.envoys and not player.beasts, f"{who} is above the emissary board")
    alpacas = player.alpacas + player.sled + player.beasts + sum(row.alpacas for row in rows)
    _require(alpacas == content.alpacas, f"the alpacas of {who} are not all there")
    sites = own_sites(s, seat)
    carali = player.carali + sum(player.workers) + len(sites) + sum(s.priest[index] for index in sites)
    carali += player.envoys + sum(row.carali for row in rows)
    _require(carali == content.carali, f"the Carali of {who} are not all there")


_QUESTIONS: Final = {
    SETUP: (SITE_TO_RESERVE,),
    NEUTRALS: (NEUTRAL_SITE,),
    OFFERINGS: (OFFERING,),
    MOOD: (LOSS,),
    SNAKE: (SPACE_FOR_ANACONDA,),
}
"""The only questions of a phase; all others but the die belong to a turn."""


def _check_asked(s: State) -> None:
    """The pending decisions belong to this moment and to those whose turn it is."""
    kinds = [frame[0] for frame in s.stack]
    seats = [frame[1] for frame in s.stack]
    _require(
        (s.high == NOBODY) == (s.phase <= TURNS or s.phase in (THANKS, SNAKE)), "the high priest is of another year"
    )
    if s.phase in _QUESTIONS:
        _require(all(kind in _QUESTIONS[s.phase] for kind in kinds), "a question belongs to another part of the year")
        _require(len(set(seats)) == len(seats), "a seat is asked twice")
        if s.phase == OFFERINGS:
            _require(s.turn == 0 and not any(s.offers[seat] for seat in seats), "somebody has offered before")
        elif s.phase != MOOD:
            _require(len(seats) == 1, "several seats are asked")
        if s.phase in (SETUP, NEUTRALS):
            _check_turn(s, seats[0])
    elif s.phase == TURNS:
        _require(len(set(seats)) == 1, "several seats are asked in one turn")
        if DIE_NUMBER in kinds:
            _require(kinds == [DIE_NUMBER] and seats[0] == s.start and s.turn == 0, "the die is the start player's")
        else:
            _check_turn(s, seats[0])
            asked = {kind for kinds_of_phase in _QUESTIONS.values() for kind in kinds_of_phase} - {SPACE_FOR_ANACONDA}
            _require(asked.isdisjoint(kinds), "a question belongs to no turn")
    else:
        _require(s.phase == OVER, "nobody is asked at this moment of a year")


def _check_turn(s: State, seat: int) -> None:
    """It is this seat's turn, counted from the start player."""
    in_turn = 0 < s.turn <= s.seats and seat == s.active == (s.start + s.turn - 1) % s.seats
    _require(in_turn, "a seat is asked out of turn")


def _check_pending(s: State) -> None:
    """The numbers of a pending decision lead nowhere beside the board."""
    last = len(s.content.places) - 1
    for kind, seat, first, second, third in s.stack:
        holds = first >= 0 and second >= 0 and third >= 0
        if kind == CARDS_FOR_MOVE:
            holds = holds and 0 < second <= last and 0 < first <= sum(s.players[seat].hand)
        elif kind in (CARDS_TO_DISCARD, CARDS_TO_TAKE):
            holds = holds and first <= 5 and second <= 5
        elif kind == EXTRA_LEVEL:
            holds = holds and first <= last and s.owner[first] == seat
        elif kind == PLACE_FOR_CARALI:
            holds = holds and first <= 3 and second <= last
        elif kind == SPACE_FOR_TILE:
            holds = holds and first < len(s.progress) and s.progress[first] != NO_TILE
        elif kind == LOSS:
            holds = holds and first <= 3
        elif kind == DIE_NUMBER:
            holds = holds and s.die >= 0
        elif kind == ACTION:
            holds = holds and first <= 7
        _require(holds, "a pending decision is about something that is not there")
