"""Whether the numbers of a state fit together: every piece there once, where it may lie at this point of the game."""

from collections import Counter
from collections.abc import Iterable

from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF, cards_of
from cuzco_tui.games.cuzco.engine.codes import (
    CARD_KINDS,
    CUZCO,
    DICE,
    GODS,
    HOUSES,
    IN_HAND,
    KHIPUS,
    OVER,
    PHASE_CITY,
    PHASE_DICE,
    PHASE_END,
    PHASE_PEOPLE,
    PRIESTS,
    SETUP,
    TASKS,
    TILE_KINDS,
)
from cuzco_tui.games.cuzco.engine.decisions import TURN
from cuzco_tui.games.cuzco.engine.gods import DISCARDED
from cuzco_tui.games.cuzco.engine.pieces import khipus_of, ready_circlets
from cuzco_tui.games.cuzco.engine.shapes import refuse
from cuzco_tui.games.cuzco.engine.state import Player, State
from cuzco_tui.games.cuzco.engine.turn import lowest_dice


def check_pieces(s: State) -> None:
    """Raise BadState unless every piece exists once and lies where it may lie in this round and phase."""
    _check_layout(s)
    _check_order(s)
    _check_course(s)
    _check_god_cards(s)
    _check_medals(s)
    _check_person_tiles(s)
    _check_tasks(s)
    _check_goods(s)
    _check_villages(s)
    _check_temple(s)
    _check_dice(s)
    _check_pututus(s)
    for seat, player in enumerate(s.players):
        _check_player(s, f"seat {seat}", player)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise refuse(what)


def _is_all_of(numbers: Iterable[int], count: int) -> bool:
    """Tell whether these are the numbers from 0 on, each once."""
    return sorted(numbers) == list(range(count))


def _check_layout(s: State) -> None:
    """N-1: every triangle and frame piece is laid once."""
    layout = s.board.layout
    pieces = (layout[0:3], layout[3:6], layout[12:15], layout[15:18])
    _require(all(_is_all_of(part, 3) for part in pieces), "a piece of the road network lies twice")


def _check_order(s: State) -> None:
    """N-8, N-9, K-1: order, ranks and masks name everybody once, and ranks follow the knowledge track."""
    _require(_is_all_of(s.order, s.seats) and _is_all_of(s.ranks, s.seats), "order or ranks do not name every seat")
    _require(len({player.mask for player in s.players}) == s.seats, "two players have the same mask")
    spaces = [s.players[seat].knowledge for seat in s.ranks]
    _require(spaces == sorted(spaces, reverse=True), "the ranks do not follow the knowledge track")
    _require(spaces[0] < len(s.content.track_vp), "a marker stands beyond the knowledge track")


def _check_course(s: State) -> None:
    """D-1, U-5, U-6: round, phase and turn go together."""
    last = {
        SETUP: 0,
        PHASE_DICE: DICE * s.seats,
        PHASE_PEOPLE: s.seats,
        PHASE_CITY: 2 * s.seats,
        PHASE_END: s.seats,
        OVER: s.seats,
    }[s.phase]
    first = last if s.phase in (SETUP, OVER) else 1
    _require((s.round == 0) == (s.phase == SETUP) and s.round <= s.content.rounds, "round and phase do not fit")
    _require(s.phase < PHASE_END or s.round == s.content.rounds, "the game ends before its last round")
    _require(first <= s.turn <= last, f"there is no turn {s.turn} in its phase")


def _check_god_cards(s: State) -> None:
    """C-2, N-3, G-0: as many of each card as there are, each with its god, and the used ones where they are said."""
    counts = Counter(card for pile in s.piles for card in pile)
    counts.update(card for card in s.face_up if card)
    for held in (s.discards, *(player.hand for player in s.players)):
        _require(held[0] == 0, "there is a god card without a number")
        counts.update(dict(enumerate(held)))
    for card in range(1, CARD_KINDS + 1):
        _require(counts[card] == s.content.card_copies, f"there are {counts[card]} copies of card {card:02}")
    for god, pile in enumerate(s.piles):
        shown = s.face_up[god]
        _require(
            all(GOD_OF[card] == god for card in (*pile, *([shown] if shown else []))), "a card lies with another god"
        )
        waiting = pile or any(s.discards[card] for card in cards_of(god))
        _require(bool(shown) or not waiting, "a god shows no card although there is one")
    for (card, place), count in Counter(s.medal_cards).items():
        _require(1 <= card <= CARD_KINDS and s.phase != SETUP, "a medal has used a card that does not exist")
        if place >= 0:
            heights = [*s.piles[GOD_OF[card]], s.face_up[GOD_OF[card]]]
            found = place < len(heights) and heights[place] == card and count == 1
        else:
            held = s.discards if place == DISCARDED else s.players[s.order[(s.turn - 1) % s.seats]].hand
            found = held[card] >= count
        _require(found and s.rules > 1, "a card that a medal has used is somewhere else")
    _require(len(s.face_up) == GODS, "there is a god too few")


def _check_medals(s: State) -> None:
    """C-6, U-2: the medals of the box, and one a round leaves the temple."""
    total = s.temple_inti + s.inti_out + sum(player.inti for player in s.players)
    _require(total == s.content.inti_total, f"there are {total} Inti medals")
    scored = s.round if s.phase >= PHASE_CITY else max(s.round, 1) - 1
    _require(s.temple_inti == max(0, s.content.temple_inti - scored), f"{s.temple_inti} medals lie in the temple")


def _check_person_tiles(s: State) -> None:
    """C-3, N-4, U-5: as many of each tile as there are, colours kept apart, six more on display in each round."""
    counts = Counter(tile for tile in s.houses if tile >= 0)
    for stack in s.people_stacks:
        counts.update(stack)
    for player in s.players:
        counts.update(tile % TILE_KINDS for tile in player.tiles)
    counts.update(dict(enumerate(s.people_discards)))
    for tile in range(TILE_KINDS):
        _require(counts[tile] == s.content.tile_copies, f"there are {counts[tile]} person tiles of kind {tile}")
    left = max(0, 12 * s.content.tile_copies - 6 * max(s.round, 1))
    for colour, stack in enumerate(s.people_stacks):
        shown = [tile for tile in s.houses[colour * 6 : colour * 6 + 6] if tile >= 0]
        _require(all(tile // 12 == colour for tile in (*stack, *shown)), "a person tile lies with the other colour")
        _require(len(stack) == left, f"{len(stack)} person tiles are left")


def _check_tasks(s: State) -> None:
    """C-4, N-11, U-4: every task is somewhere once, and everybody holds as many as the moment asks for."""
    lists = [s.task_stack, s.palace, s.tasks_out]
    for player in s.players:
        lists += [player.tasks, player.offer, player.unkept, player.fulfilled]
    _require(_is_all_of((task for part in lists for task in part), TASKS), "a task is lost or doubled")
    shown = s.seats + s.content.palace_extra
    normal = 55 - 4 * s.seats
    left = max(0, normal - shown * max(s.round, 1))
    _require(len(s.task_stack) == left, f"{len(s.task_stack)} tasks are left")
    laid = min(shown, normal - shown * (max(s.round, 1) - 1))
    taken = 0
    if s.phase >= PHASE_END:
        taken = s.seats
    elif s.phase == PHASE_CITY and s.turn > s.seats:
        taken = s.turn - s.seats - 1
    _require(len(s.palace) == laid - taken, f"{len(s.palace)} tasks lie in the palace")


def _check_goods(s: State) -> None:
    """C-5, N-6, U-3: the goods of the box, full rows to come, empty rows behind."""
    counts = Counter(good for row in s.market for good in row)
    for held in (s.goods_out, *(player.goods for player in s.players)):
        counts.update(dict(enumerate(held)))
    for good, count in enumerate(s.content.good_count):
        _require(counts[good] == count, f"there are {counts[good]} goods of kind {good}")
    few = s.seats < 4
    dealt = sum(s.content.good_count) - (len(s.content.good_count) if few else 0)
    size = s.content.row_size_few if few else s.content.row_size_four
    bought = sum(player.goods[good] for player in s.players for good in range(len(s.content.good_count)))
    for number, row in enumerate(s.market, start=1):
        full = max(0, min(size, dealt - size * (number - 1)))
        if number < s.round:
            _require(not row, f"row {number} of the market is not empty")
        elif number > s.round or bought == 0:
            _require(len(row) == full, f"row {number} of the market holds {len(row)} goods")
        else:
            _require(full - s.seats <= len(row) <= full, f"row {number} of the market holds {len(row)} goods")


def _check_villages(s: State) -> None:
    """M-3, M-5: the khipus in the villages are those that were delivered."""
    delivered = [0] * s.seats
    for village, stack in enumerate(s.villages):
        for seat in khipus_of(stack):
            _require(0 <= seat < s.seats and not delivered[seat] >> village & 1, "a khipu lies twice or is nobody's")
            delivered[seat] |= 1 << village
    _require(delivered == [player.delivered for player in s.players], "villages and players count other khipus")


def _check_temple(s: State) -> None:
    """C-7, T-2: four priests each."""
    _require(max(s.temple) < s.seats, "a priest in the temple is nobody's")
    for seat, player in enumerate(s.players):
        _require(player.priests + s.temple.count(seat) == PRIESTS, f"seat {seat} does not have {PRIESTS} priests")


def _check_dice(s: State) -> None:
    """C-7, D-1, N-13: dice lie on spaces of this table, three of each seat, as many as it has had turns."""
    rolled = s.round > 0
    _require(all((pips > 0) == rolled for pips in s.dice), "a die shows no pips")
    spaces = {IN_HAND, *s.content.spaces[s.seats - 2]}
    _require(all(space in spaces for space in s.dice_at), "a die lies on a space that this table does not have")
    _require(lowest_dice(s) == s.lowest, "the lowest dice are others")
    pending = s.phase == PHASE_DICE and bool(s.stack) and s.stack[0][0] == TURN and not s.stack[0][2]
    for place, seat in enumerate(s.order):
        placed = sum(1 for space in s.dice_at[seat * DICE : seat * DICE + DICE] if space != IN_HAND)
        done = s.turn - pending if s.phase == PHASE_DICE else DICE * s.seats if rolled else 0
        _require(placed == (done - place + s.seats - 1) // s.seats, f"seat {seat} has placed {placed} dice")
    _require(s.moved_dice < 1 << DICE * s.seats, "a die was moved that nobody has")
    decider = s.stack[-1][1] if pending else -1
    tied = s.turn_die == -1 or (s.turn_die // DICE == decider and s.dice_at[s.turn_die] == IN_HAND)
    _require(tied, "a pututu was used on a die that is not to be placed")


def _check_pututus(s: State) -> None:
    """N-14: the pututus of the module, or none."""
    ones = s.pututu_supply[0] + sum(player.pututu_one for player in s.players)
    twos = s.pututu_supply[1] + sum(player.pututu_two for player in s.players)
    content = s.content
    wanted = (content.pututu_one[s.seats - 2], content.pututu_two[s.seats - 2]) if s.pututu else (0, 0)
    _require((ones, twos) == wanted, f"there are {ones} pututus of 1 and {twos} of 2")


def _check_player(s: State, who: str, player: Player) -> None:
    """C-7, H-1, M-6, N-2: what lies on one mask, in front of it and behind it."""
    khipus = player.khipus + player.reserve + player.delivered.bit_count()
    _require(khipus == KHIPUS, f"{who} has {khipus} khipus")
    _require(player.khipus + len(player.tiles) <= HOUSES, f"{who} has more pieces than houses")
    bare = Player()
    bare.feathers, bare.circlets = player.feathers, 0
    _require(player.circlets & ~ready_circlets(bare) == 0, f"{who} activated a circlet without its feathers")
    _require(not player.may_turn or player.location == CUZCO, f"{who} may turn the overlay away from Cuzco")
    here = player.location
    arrived = here == CUZCO or player.delivered >> here & 1 or player.khipus + player.reserve == 0
    _require(bool(arrived), f"{who} stands in a village and delivered nothing")
    _require(player.score == sum(player.vp), f"{who} has {player.score} VP, but its sources give {sum(player.vp)}")
    _require(sum(player.goods) <= s.round, f"{who} bought more goods than there were rounds")
    most = s.round + (3 if s.phase >= PHASE_END else 0)
    _require(len(player.fulfilled) <= most, f"{who} fulfilled more tasks than there were rounds")
