"""What is true in every position of every game: no piece is lost or doubled, and the course of the game is followed.

The numbers are those of the box and of the rules, written out here a second time on purpose: they do not come from the
content tables, so that a slip there is noticed too. `check` holds at every decision of a played game; `check_pieces`
holds in positions arranged by hand as well.
"""

from collections import Counter

from cuzco_tui.games.cuzco.engine.decisions import (
    ABILITY,
    EXTRA_TURN,
    FEATHER_SLOT,
    FINAL_TASK,
    GOOD,
    GOOD_TWICE,
    NEW_TASK,
    TASK,
    TASKS_TO_KEEP,
    TURN,
)
from cuzco_tui.games.cuzco.engine.state import Player, State

SETUP, DICE_PHASE, PEOPLE_PHASE, CITY_PHASE, END_PHASE, OVER = range(6)
CUZCO = 12
IN_HAND = -1
ROUNDS = 6

FOUR_OF_EACH_CARD = [0] + [4] * 15
THREE_OF_EACH_TILE = [code for code in range(24) for _ in range(3)]
EVERY_TASK = list(range(61))
GOODS_IN_THE_BOX = [7, 6, 5, 5, 4, 3]
PUTUTUS = {2: (6, 1), 3: (9, 2), 4: (12, 3)}
SPACES = {2: {0, 2, 4, 5, 6, 7}, 3: {0, 2, 3, 4, 5, 6, 7}, 4: set(range(8))}
"""The action spaces by players: two or three share one for both movements, two also one for study and farm (N-13)."""
FIRST_SLOTS = 0b010101010101
"""The lower slot of each circlet's pair."""
LAST_TRACK_SPACE = 15
OPENING_QUESTIONS = {
    DICE_PHASE: (TURN, EXTRA_TURN),
    PEOPLE_PHASE: (ABILITY,),
    CITY_PHASE: (GOOD, GOOD_TWICE, TASK, NEW_TASK),
    END_PHASE: (FINAL_TASK,),
}
"""The decisions that everything else in a turn of that phase follows from."""


def check(s: State) -> None:
    """Raise AssertionError with what is wrong unless everything is as it must be at a decision of a played game."""
    check_pieces(s)
    _check_decision(s)
    _check_progress(s)


def check_pieces(s: State) -> None:
    """Raise AssertionError unless every piece exists exactly once and lies where it may lie."""
    _check_god_cards(s)
    _check_medal_cards(s)
    _check_person_tiles(s)
    _check_tasks(s)
    _check_goods(s)
    _check_medals(s)
    _check_feathers(s)
    _check_villages(s)
    _check_temple(s)
    _check_dice(s)
    _check_pututus(s)
    _check_order(s)
    for seat, player in enumerate(s.players):
        _check_player(seat, player)


def _check_god_cards(s: State) -> None:
    """C-2 and N-3: 60 cards, every pile its own god, and no empty display while a card of that god could lie there."""
    counts = s.discards[:]
    assert min(counts) >= 0, f"the discarded god cards are negative: {counts}"
    for seat, player in enumerate(s.players):
        hand = player.hand
        assert min(hand) >= 0, f"the hand of seat {seat} holds a negative number of cards: {hand}"
        for card, count in enumerate(hand):
            if count:
                counts[card] += count
    for god, pile in enumerate(s.piles):
        lowest = god * 3 + 1
        for card in pile:
            assert 0 <= card - lowest <= 2, f"card {card} lies in the pile of god {god}"
            counts[card] += 1
        shown = s.face_up[god]
        if shown:
            assert 0 <= shown - lowest <= 2, f"card {shown} lies face up for god {god}"
            counts[shown] += 1
        else:
            waiting = len(pile) + sum(s.discards[lowest : lowest + 3])
            assert waiting == 0, f"god {god} shows no card although {waiting} could be turned up"
    assert counts == FOUR_OF_EACH_CARD, f"god cards are lost or doubled; there are of each: {counts[1:]}"


def _check_medal_cards(s: State) -> None:
    """G-0: each card that a medal used in this turn is where it is said to be, and the first rules know of none."""
    assert s.rules > 1 or not s.medal_cards, f"rules {s.rules} remember {s.medal_cards}"
    places = Counter(s.medal_cards)
    for (card, place), count in places.items():
        god = (card - 1) // 3
        if place >= 0:
            heights = [*s.piles[god], s.face_up[god]]
            assert count == 1, f"{count} cards lie at height {place} of god {god}"
            assert heights[place] == card, f"a medal's card {card} is not at height {place} of god {god}"
        else:
            held = max(player.hand[card] for player in s.players)
            here = s.discards[card] if place == -1 else held
            assert place in (-1, -2), f"there is no place {place}"
            assert here >= count, f"a medal's card {card} is not at place {place}"


def _check_person_tiles(s: State) -> None:
    """C-3: three tiles of each kind, colours kept apart."""
    study, farm = s.people_stacks
    houses = s.houses
    tiles = study + farm
    for place, tile in enumerate(houses):
        if tile >= 0:
            assert tile // 12 == place // 6, f"tile {tile} lies in the wrong colour's row at place {place}"
            tiles.append(tile)
    assert len(houses) == 12, f"the people row has {len(houses)} places"
    assert not study or max(study) < 12, "a farm tile lies in the stack of study tiles"
    assert not farm or min(farm) >= 12, "a study tile lies in the stack of farm tiles"
    for player in s.players:
        tiles += [tile % 24 for tile in player.tiles]
    for code, count in enumerate(s.people_discards):
        if count:
            assert count > 0, f"{count} tiles of kind {code} are discarded"
            tiles += [code] * count
    tiles.sort()
    assert tiles == THREE_OF_EACH_TILE, f"person tiles are lost or doubled: {tiles}"


def _check_tasks(s: State) -> None:
    """C-4: every task is somewhere, once."""
    tasks = s.task_stack + s.palace + s.tasks_out
    for player in s.players:
        tasks += player.tasks
        tasks += player.offer
        tasks += player.unkept
        tasks += player.fulfilled
    tasks.sort()
    assert tasks == EVERY_TASK, f"tasks are lost or doubled: {tasks}"


def _check_goods(s: State) -> None:
    """C-5 and N-6: 30 goods in the market, on masks or out of the game."""
    counts = s.goods_out[:]
    assert min(counts) >= 0, f"goods out of the game are negative: {counts}"
    for seat, player in enumerate(s.players):
        assert min(player.goods) >= 0, f"seat {seat} owns a negative number of a good: {player.goods}"
        for good, count in enumerate(player.goods):
            if count:
                counts[good] += count
    full_row = 5 if s.seats == 4 else 4
    assert len(s.market) == ROUNDS, f"the market has {len(s.market)} rows"
    for row in s.market:
        assert len(row) <= full_row, f"a market row holds {len(row)} goods"
        for good in row:
            counts[good] += 1
    assert counts == GOODS_IN_THE_BOX, f"goods are lost or doubled; there are of each: {counts}"


def _check_medals(s: State) -> None:
    """C-6: ten Inti medals."""
    assert s.temple_inti >= 0, f"{s.temple_inti} medals lie on the temple"
    assert s.inti_out >= 0, f"{s.inti_out} medals are out of the game"
    total = s.temple_inti + s.inti_out + sum([player.inti for player in s.players])
    assert total == 10, f"there are {total} Inti medals"


def _check_feathers(s: State) -> None:
    """N-2: three feathers of each colour for each player, counting those that wait to be placed."""
    counts = s.supply[:]
    assert min(counts) >= 0, f"the feather supply is negative: {counts}"
    for kind, _, colour, _, _ in s.stack:
        if kind == FEATHER_SLOT:
            counts[colour] += 1
    for player in s.players:
        slots = s.board.mask_slots[player.mask]
        feathers = player.feathers
        for colour in range(4):
            counts[colour] += (feathers & slots[colour]).bit_count()
    assert counts == [3 * s.seats] * 4, f"feathers are lost or doubled; there are of each colour: {counts}"


def _check_villages(s: State) -> None:
    """M-3 and M-5: the khipus in the villages are those that the players delivered, one of each player at most."""
    delivered = [0] * s.seats
    for village, stack in enumerate(s.villages):
        bit = 1 << village
        while stack:
            seat = (stack & 7) - 1
            assert 0 <= seat < s.seats, f"village {village} holds a khipu of seat {seat}"
            assert not delivered[seat] & bit, f"village {village} holds two khipus of seat {seat}"
            delivered[seat] |= bit
            stack >>= 3
    claimed = [player.delivered for player in s.players]
    assert delivered == claimed, f"village stacks say {delivered}, players say {claimed}"


def _check_temple(s: State) -> None:
    """C-7 and T-2: four priests each, on the mask or on a step."""
    assert len(s.temple) == 6, f"the temple has {len(s.temple)} steps"
    for seat, player in enumerate(s.players):
        placed = s.temple.count(seat)
        assert player.priests >= 0, f"seat {seat} has {player.priests} priests on the mask"
        assert player.priests + placed == 4, f"seat {seat} has {player.priests} priests on the mask and {placed} placed"
    strangers = set(s.temple) - set(range(-1, s.seats))
    assert not strangers, f"priests of unknown seats stand in the temple: {strangers}"


def _check_dice(s: State) -> None:
    """C-7 and N-13: three dice each, and the lowest die of every space is known."""
    assert len(s.dice) == len(s.dice_at) == 3 * s.seats, f"there are {len(s.dice)} dice at {len(s.dice_at)} places"
    lowest = [7] * 8
    if s.round:
        spaces = SPACES[s.seats]
        for die, pips in enumerate(s.dice):
            assert 1 <= pips <= 6, f"a die of seat {die // 3} shows {pips}"
            space = s.dice_at[die]
            if space != IN_HAND:
                assert space in spaces, f"a die lies on space {space}, which {s.seats} players do not use"
                if pips < lowest[space]:
                    lowest[space] = pips
    assert lowest == s.lowest, f"the lowest dice are {lowest}, but the state says {s.lowest}"


def _check_pututus(s: State) -> None:
    """N-14: the pututus of the module, or none at all."""
    ones, twos = s.pututu_supply
    assert min(ones, twos) >= 0, f"the supply of pututus is {s.pututu_supply}"
    for player in s.players:
        ones += player.pututu_one
        twos += player.pututu_two
    expected = PUTUTUS[s.seats] if s.pututu else (0, 0)
    assert (ones, twos) == expected, f"there are {ones} pututus of 1 and {twos} of 2 instead of {expected}"


def _check_order(s: State) -> None:
    """N-8, K-1 and U-1: order tokens and knowledge ranks name every seat once, and ranks follow the track."""
    seats = list(range(s.seats))
    assert len(s.players) == s.seats, f"{len(s.players)} players sit at {s.seats} seats"
    assert sorted(s.order) == seats, f"the order is {s.order}"
    assert sorted(s.ranks) == seats, f"the ranks are {s.ranks}"
    spaces = [s.players[seat].knowledge for seat in s.ranks]
    assert spaces == sorted(spaces, reverse=True), f"ranks {s.ranks} do not follow the knowledge {spaces}"
    assert 0 <= spaces[-1] <= spaces[0] <= LAST_TRACK_SPACE, f"a knowledge marker left the track: {spaces}"
    assert 0 <= s.overlay < 6, f"the overlay is turned by {s.overlay}"


def _check_player(seat: int, player: Player) -> None:
    """C-7, H-1 and M-6: what lies on one mask and in front of it."""
    assert player.khipus >= 0, f"seat {seat} has {player.khipus} khipus on the mask"
    assert player.reserve >= 0, f"seat {seat} has {player.reserve} khipus in the reserve"
    khipus = player.khipus + player.reserve + player.delivered.bit_count()
    assert khipus == 10, f"seat {seat} has {khipus} khipus"
    used = player.khipus + len(player.tiles)
    assert used <= 12, f"seat {seat} has {used} pieces on 12 houses"
    assert not player.tiles or 0 <= min(player.tiles) <= max(player.tiles) < 48, f"seat {seat} has odd tiles"
    assert player.offerings >= 0, f"seat {seat} has {player.offerings} offerings"
    assert player.food >= 0, f"seat {seat} has {player.food} food"
    assert player.inti >= 0, f"seat {seat} has {player.inti} medals"
    assert min(player.pututu_one, player.pututu_two) >= 0, f"seat {seat} has a negative number of pututus"
    assert 0 <= player.feathers < 1 << 12, f"seat {seat} has feathers beyond the mask: {player.feathers:b}"
    adorned = player.feathers & (player.feathers >> 1) & FIRST_SLOTS
    assert player.circlets & ~adorned == 0, f"seat {seat} has circlet bits {player.circlets:b} over {player.feathers:b}"
    assert 0 <= player.location <= CUZCO, f"the chasqui of seat {seat} stands at {player.location}"
    assert player.may_turn in (0, 1), f"the right of seat {seat} to turn the overlay is {player.may_turn}"
    assert not player.may_turn or player.location == CUZCO, f"seat {seat} may turn the overlay away from Cuzco"
    assert min(player.vp) >= 0, f"seat {seat} scored negative VP"
    total = sum(player.vp)
    assert player.score == total, f"seat {seat} has {player.score} VP, but its sources give {total}"


def _check_progress(s: State) -> None:
    """D-1 and U-5: what the round and the phase say about stacks, rows, dice, tasks and medals."""
    number, phase, seats = s.round, s.phase, s.seats
    assert SETUP <= phase <= OVER, f"there is no phase {phase}"
    assert (number == 0) == (phase == SETUP), f"round {number} stands in phase {phase}"
    assert number <= ROUNDS, f"round {number} was begun"
    assert phase < END_PHASE or number == ROUNDS, f"the game ends in round {number}"
    begun = max(number, 1)
    for stack in s.people_stacks:
        assert len(stack) == 36 - 6 * begun, f"a stack of person tiles holds {len(stack)} in round {number}"
    assert len(s.task_stack) == 55 - 4 * seats - begun * (seats + 2), f"the task stack holds {len(s.task_stack)}"
    full_row = 5 if seats == 4 else 4
    for place, row in enumerate(s.market, 1):
        if place != number:
            expected = full_row if place > number else 0
            assert len(row) == expected, f"market row {place} holds {len(row)} goods in round {number}"
    scored = begun if phase >= CITY_PHASE else begun - 1
    assert s.temple_inti == 6 - scored, f"{s.temple_inti} medals lie on the temple in round {number}, phase {phase}"
    placed = 3 * seats - s.dice_at.count(IN_HAND)
    if phase == DICE_PHASE:
        kind, _, virtual, _, _ = s.stack[0]
        at_turn = kind == TURN and not virtual
        assert placed == s.turn - at_turn, f"{placed} dice are placed in turn {s.turn} of phase I"
    else:
        assert placed == (0 if phase == SETUP else 3 * seats), f"{placed} dice are placed in phase {phase}"
    for seat, player in enumerate(s.players):
        _check_counts_of_player(s, seat, player)


def _check_counts_of_player(s: State, seat: int, player: Player) -> None:
    """N-11, U-3, U-4 and M-3: how much one player can have by now."""
    choosing = [frame[0] for frame in s.stack if frame[1] == seat]
    if s.phase == SETUP and TASKS_TO_KEEP in choosing:
        dealt = len(player.tasks), len(player.offer)
        assert dealt == (1, 4), f"seat {seat} was dealt {dealt} start tasks and normal tasks"
    else:
        expected = 2 if NEW_TASK in choosing else 3
        held = len(player.tasks)
        assert held == expected or s.phase >= END_PHASE, f"seat {seat} holds {held} tasks instead of {expected}"
        assert held <= 3, f"seat {seat} holds {held} tasks"
        assert not player.offer, f"seat {seat} still has {player.offer} to choose from"
        assert len(player.unkept) == 2, f"seat {seat} put {player.unkept} away in the set-up"
    most_tasks = s.round if s.phase < END_PHASE else 9
    fulfilled = len(player.fulfilled)
    assert fulfilled <= most_tasks, f"seat {seat} fulfilled {fulfilled} tasks by round {s.round}"
    bought = sum(player.goods)
    assert bought <= s.round, f"seat {seat} bought {bought} goods by round {s.round}"
    at = player.location
    if at != CUZCO:
        arrived = player.delivered >> at & 1 or player.khipus + player.reserve == 0
        assert arrived, f"the chasqui of seat {seat} stands in village {at} and delivered nothing"


def _check_decision(s: State) -> None:
    """Somebody has a real question to answer, in turn, or the game is over."""
    assert s.log is None, "somebody still listens to a choice that is over"
    if s.phase == OVER:
        assert not s.stack, f"the game is over, but {s.stack} is pending"
        assert not s.options, f"the game is over, but {s.options} are offered"
        return
    assert s.stack, "nothing is pending, but the game is not over"
    assert len(s.options) >= 2, f"a question has {len(s.options)} answers"
    different = {choice.text for choice in s.options}
    assert len(different) == len(s.options), f"options are doubled: {[choice.text for choice in s.options]}"
    if s.phase == SETUP:
        return
    kind, seat = s.stack[0][:2]
    assert kind in OPENING_QUESTIONS[s.phase], f"a turn of phase {s.phase} is opened by decision {kind}"
    for frame in s.stack:
        assert frame[1] == seat, f"seats {frame[1]} and {seat} are asked at the same time"
    assert seat == s.order[(s.turn - 1) % s.seats], f"seat {seat} is asked out of turn"
