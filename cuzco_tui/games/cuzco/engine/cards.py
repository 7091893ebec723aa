"""The 15 god cards, one row each: whose it is, at which decisions it can be played, when it fits, and what it does.

Every card costs the same (G-0, see `gods`): the card from one's hand and an offering, or an Inti medal for the face-up
card. Most cards are choices of their own; cards 04, 07 and 12, and 13 and 14 where a die needs them to be placed at
all, are played within the choice that they make possible.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.card_numbers import (
    CARD_DIE_AS_SIX,
    CARD_EASIER_TASK,
    CARD_EXTRA_TURN,
    CARD_GOOD_AGAIN,
    CARD_HIGHER_DIE,
    CARD_JUMP,
    CARD_MORE_FARM,
    CARD_MORE_STUDY,
    CARD_MOVE_DIE,
    CARD_PRIEST_HOME,
    CARD_RICH_FIRE_TRIAL,
    CARD_SECOND_TILE,
    CARD_STRONGER_PEOPLE,
    CARD_TILES_UP,
    CARD_VILLAGE_VP,
    MORE_USES,
)
from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    DICE,
    FROM_CARD_03,
    FROM_CARD_10,
    FROM_TASKS,
    INTI,
    LOCATION_NAMES,
    OFFERING,
    SLID_DOWN,
    STEPS,
)
from cuzco_tui.games.cuzco.engine.decisions import (
    ABILITY,
    CIRCLET,
    DIE_TO_MOVE,
    DISCARDED_TILE,
    EXCHANGE_BUY,
    EXTRA_TILE,
    EXTRA_TURN,
    FINAL_TASK,
    FIRE_GIFT,
    GOOD_TWICE,
    ROAD,
    STEP,
    TASK,
    TILE,
    TILE_TO_RAISE,
    TURN,
    VILLAGE,
    VILLAGE_VP,
)
from cuzco_tui.games.cuzco.engine.gods import can_pay_both, payments
from cuzco_tui.games.cuzco.engine.pieces import free_houses, ready_circlets
from cuzco_tui.games.cuzco.engine.prices import task_worth
from cuzco_tui.games.cuzco.engine.state import Frame, Player, State
from cuzco_tui.games.cuzco.engine.supplies import gain_food, gain_knowledge, score
from cuzco_tui.games.cuzco.engine.tasks import is_met, progress
from cuzco_tui.games.cuzco.engine.uses import can_use, gains_by_boost, unused_abilities

SIX: Final = 6
VIRTUAL: Final = 1
"""Marks a turn with the virtual 1 of card 05."""
_TILES_RAISED: Final = 2


class Card(NamedTuple):
    """One row of the table of cards."""

    number: int
    god: str
    moments: tuple[int, ...]
    """The decisions at which it can be played."""
    fits: Callable[[State, Frame], bool]
    """Whether it changes something now; asked at one of its moments when it can be paid."""
    effect: Callable[..., None]
    """What happens once it was paid; the cards that are choices of their own get the decision they answered."""
    lacking: Callable[[State, Player], dict[str, Any]] = lambda _s, _player: {}
    """The numbers that tell why it does not fit."""


def is_used(s: State, card: int) -> bool:
    """Tell whether a card's effect was applied to the die of this turn already (G-0)."""
    return bool(s.turn_cards >> card & 1)


def mark_used(s: State, card: int) -> None:
    """Remember that a card's effect was applied to the die of this turn."""
    s.turn_cards |= 1 << card


def _always(_s: State, _frame: Frame) -> bool:
    return True


# Card 01, Iliapa: one study use and one farm use of this phase are stronger by 1.


def _strength_helps(s: State, frame: Frame) -> bool:
    """Some use would do more, also one for which card 11 or 15 would have to be paid as well."""
    player = s.players[frame[1]]
    for colour, more in enumerate(MORE_USES):
        left = s.abilities_left[colour]
        if s.ability_boosts[colour] or not (left or can_pay_both(s, player, CARD_STRONGER_PEOPLE, more)):
            continue
        for ability, strength in unused_abilities(s, player, colour):
            if gains_by_boost(s, player, ability, strength) and (left or not can_use(s, player, ability, strength)):
                return True
    return False


def _strengthen(s: State, frame: Frame) -> None:
    s.stack.append(frame)
    study, farm = s.ability_boosts
    s.ability_boosts = [study + 1, farm + 1]


# Card 02, Iliapa: in an exchange, slide up to two tiles up again.


def _tiles_down(player: Player) -> int:
    return sum(1 for tile in player.tiles if tile >= SLID_DOWN)


def _has_tile_down(s: State, frame: Frame) -> bool:
    return not is_used(s, CARD_TILES_UP) and _tiles_down(s.players[frame[1]]) > 0


def _raise_tiles(s: State, frame: Frame) -> None:
    mark_used(s, CARD_TILES_UP)
    s.stack.append(frame)
    s.stack.append((TILE_TO_RAISE, frame[1], _TILES_RAISED, 0, 0))


# Card 03, Iliapa: the good just bought scores its VP once more.


def _score_good_again(s: State, frame: Frame) -> None:
    score(s, frame[1], s.content.good_vp[frame[2]], FROM_CARD_03)


# Card 04, Mama Quilia: fulfil a task with one requirement fewer, for fewer VP.


def is_met_with_card(s: State, seat: int, task: int, via: int) -> bool:
    """Tell whether a task is met with one requirement fewer, after the card was paid (G-04, Q-1)."""
    player = s.players[seat]
    if via == OFFERING:
        player.offerings -= 1
        player.hand[CARD_EASIER_TASK] -= 1
    elif via == INTI:
        player.inti -= 1
    enough = progress(s, seat, task) >= s.content.tasks[task].need - 1
    if via == OFFERING:
        player.offerings += 1
        player.hand[CARD_EASIER_TASK] += 1
    elif via == INTI:
        player.inti += 1
    return enough


def tasks_in_reach(s: State, seat: int) -> list[tuple[int, int]]:
    """List the unmet tasks that the card would fulfil, with each way of paying it."""
    player = s.players[seat]
    ways = payments(s, player, CARD_EASIER_TASK)
    if not ways:
        return []
    return [
        (task, via)
        for task in player.tasks
        if not is_met(s, seat, task)
        for via in (OFFERING, INTI)
        if ways & via and is_met_with_card(s, seat, task, via)
    ]


def _has_task_in_reach(s: State, frame: Frame) -> bool:
    return bool(tasks_in_reach(s, frame[1]))


def score_task(s: State, seat: int, via: int) -> None:
    """Score a fulfilled task, for fewer VP when the card has helped."""
    score(s, seat, task_worth(s, via), FROM_TASKS)


# Card 05, Mama Quilia: after the turn, one more turn with a virtual 1.


def _take_extra_turn(s: State, frame: Frame) -> None:
    s.turn_cards = 0
    s.stack.append((TURN, frame[1], VIRTUAL, 0, 0))


# Card 06, Mama Quilia: before the turn, move any die to another space.


def can_move_a_die(s: State) -> bool:
    """Tell whether some die lies on a space and was not moved by this card in this turn."""
    return any(s.dice_at[die] >= 0 and not s.moved_dice >> die & 1 for die in range(s.seats * DICE))


def _has_die_to_move(s: State, _frame: Frame) -> bool:
    return s.turn_die < 0 and can_move_a_die(s)


def _move_a_die(s: State, frame: Frame) -> None:
    s.stack.append(frame)
    s.stack.append((DIE_TO_MOVE, frame[1], 0, 0, 0))


# Card 07, Viracocha: place the die although it is equal or higher.


def _is_a_space_taken(s: State, _frame: Frame) -> bool:
    return min(s.lowest) <= SIX


def ignore_lower_dice(s: State) -> None:
    """Let the placed die stand in spite of lower ones."""
    mark_used(s, CARD_HIGHER_DIE)


# Card 08, Viracocha: food and knowledge instead of what a fire trial gives.


def _take_rich_trial(s: State, frame: Frame) -> None:
    gain_food(s, frame[1], s.content.fire_card_food)
    gain_knowledge(s, frame[1], s.content.fire_card_knowledge)


# Card 09, Viracocha: beside the tile just taken, any tile of the discard piles.


def _has_second_tile(s: State, frame: Frame) -> bool:
    return free_houses(s.players[frame[1]]) > 0 and any(s.people_discards)


def _take_second_tile(s: State, frame: Frame) -> None:
    s.stack.append((DISCARDED_TILE, frame[1], 0, 0, 0))


# Card 10, Pacha Mama: the delivery scores the village's VP at once.


def _score_village(s: State, frame: Frame) -> None:
    score(s, frame[1], s.board.vp[frame[2]], FROM_CARD_10)


# Cards 11, Pacha Mama, and 15, Mama Sara: one more study ability, one more farm ability.


def _has_more_use(colour: int) -> Callable[[State, Frame], bool]:
    """No use is left, but an ability that was not used yet would do something."""

    def fits(s: State, frame: Frame) -> bool:
        if s.abilities_left[colour]:
            return False
        player = s.players[frame[1]]
        boosts = s.ability_boosts[colour]
        return any(
            can_use(s, player, ability, strength) or (boosts and gains_by_boost(s, player, ability, strength))
            for ability, strength in unused_abilities(s, player, colour)
        )

    return fits


def _allow_more_use(colour: int) -> Callable[[State, Frame], None]:
    def effect(s: State, frame: Frame) -> None:
        s.stack.append(frame)
        s.abilities_left = left = s.abilities_left[:]
        left[colour] += 1

    return effect


# Card 12, Pacha Mama: a priest placed on an occupied step sends the one there home.


def can_send_home(s: State, step: int) -> bool:
    """Tell whether somebody stands on a step from which there is a way down."""
    return step > 1 and s.temple[step - 1] >= 0


def _has_priest_to_send(s: State, _frame: Frame) -> bool:
    return any(can_send_home(s, step) for step in range(1, s.turn_pips + 1))


def send_home(s: State, owner: int, step: int) -> None:
    """Give a priest that stood on a step back to its owner."""
    s.players[owner] = home = s.players[owner].copy()
    home.priests += 1
    if s.log is not None:
        s.log.append(events.PriestSentHome(owner, step))


# Card 13, Mama Sara: the placed die counts as 6.


def _six_reaches_more(s: State, frame: Frame) -> bool:
    """The action of the die would reach more with a 6."""
    if s.turn_cards >> CARD_DIE_AS_SIX & 1:
        return False
    kind, seat, first, second, by_die = frame
    player = s.players[seat]
    if kind == ROAD:
        roads = usable_roads(s.board, s.overlay, player.location, first, SIX)
        return bool(by_die) and any(road.pips > second for road in roads)
    if kind == TILE:
        return bool(by_die) and any(tile >= 0 for tile in s.houses[first * 6 + second : first * 6 + 6])
    if kind == CIRCLET:
        return bool(second and ready_circlets(player) >> 2 * first)
    return kind == TURN or s.turn_pips < SIX


def _count_as_six(s: State, frame: Frame) -> None:
    mark_used(s, CARD_DIE_AS_SIX)
    kind, seat, first, _, _ = frame
    if kind in (ROAD, TILE):
        s.stack.append((kind, seat, first, SIX, 1))
    elif kind == CIRCLET:
        s.stack.append((kind, seat, SIX, 1, 0))
    else:
        s.turn_pips = SIX
        s.stack.append(frame)


# Card 14, Mama Sara: with a movement space, jump to any village.


def _moves_by_die(s: State, frame: Frame) -> bool:
    return frame[0] == TURN or bool(frame[4] and not is_used(s, CARD_JUMP))


def _jump(s: State, frame: Frame) -> None:
    mark_used(s, CARD_JUMP)
    s.stack.append((VILLAGE, frame[1], 0, 0, 0))


def _where_it_stands(s: State, player: Player) -> dict[str, Any]:
    return {"pips": s.turn_pips, "location": LOCATION_NAMES[player.location], "in_cuzco": player.location == CUZCO}


CARDS: Final = (
    Card(CARD_STRONGER_PEOPLE, "Iliapa", (ABILITY,), _strength_helps, _strengthen),
    Card(
        CARD_TILES_UP,
        "Iliapa",
        (EXCHANGE_BUY,),
        _has_tile_down,
        _raise_tiles,
        lambda _s, player: {"slid_down": _tiles_down(player)},
    ),
    Card(CARD_GOOD_AGAIN, "Iliapa", (GOOD_TWICE,), _always, _score_good_again),
    Card(CARD_EASIER_TASK, "Mama Quilia", (TASK, FINAL_TASK), _has_task_in_reach, score_task),
    Card(CARD_EXTRA_TURN, "Mama Quilia", (EXTRA_TURN,), _always, _take_extra_turn),
    Card(
        CARD_MOVE_DIE,
        "Mama Quilia",
        (TURN,),
        _has_die_to_move,
        _move_a_die,
        lambda s, _player: {"dice_to_move": can_move_a_die(s)},
    ),
    Card(CARD_HIGHER_DIE, "Viracocha", (TURN,), _is_a_space_taken, ignore_lower_dice),
    Card(CARD_RICH_FIRE_TRIAL, "Viracocha", (FIRE_GIFT,), _always, _take_rich_trial),
    Card(
        CARD_SECOND_TILE,
        "Viracocha",
        (EXTRA_TILE,),
        _has_second_tile,
        _take_second_tile,
        lambda s, player: {"free_houses": free_houses(player), "discarded": sum(s.people_discards)},
    ),
    Card(CARD_VILLAGE_VP, "Pacha Mama", (VILLAGE_VP,), _always, _score_village),
    Card(CARD_MORE_STUDY, "Pacha Mama", (ABILITY,), _has_more_use(0), _allow_more_use(0)),
    Card(
        CARD_PRIEST_HOME,
        "Pacha Mama",
        (STEP,),
        _has_priest_to_send,
        send_home,
        lambda s, _player: {"priests_in_temple": STEPS - s.temple.count(-1)},
    ),
    Card(
        CARD_DIE_AS_SIX,
        "Mama Sara",
        (TURN, ROAD, TILE, EXCHANGE_BUY, STEP, CIRCLET),
        _six_reaches_more,
        _count_as_six,
        _where_it_stands,
    ),
    Card(CARD_JUMP, "Mama Sara", (TURN, ROAD), _moves_by_die, _jump, _where_it_stands),
    Card(CARD_MORE_FARM, "Mama Sara", (ABILITY,), _has_more_use(1), _allow_more_use(1)),
)
"""By number - 1."""
