"""Phase I: one turn of a player, from card 06 over the die to card 05 (D, O)."""

from typing import Final, cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import (
    CARD_DIE_AS_SIX,
    CARD_EXTRA_TURN,
    CARD_HIGHER_DIE,
    CARD_JUMP,
    CARD_MOVE_DIE,
)
from cuzco_tui.games.cuzco.engine.cards import VIRTUAL, ignore_lower_dice, mark_used
from cuzco_tui.games.cuzco.engine.choices import (
    PLACE_DIE,
    PLACE_DIE_PLAIN,
    USE_PUTUTU,
    Choice,
    MoveDie,
    PlaceDie,
    PlayCard,
    UsePututu,
    help_index,
    move_of_die,
)
from cuzco_tui.games.cuzco.engine.codes import (
    DICE,
    EXCHANGE,
    FARM,
    FROM_POINTS,
    HEADDRESS,
    IN_HAND,
    NO_DIE,
    NOT_PAID,
    POINTS,
    ROPE,
    STUDY,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.decisions import CIRCLET, EXTRA_TURN, STEP, TILE, TURN
from cuzco_tui.games.cuzco.engine.gods import can_pay_together, pay_for_card, payments, ways_of
from cuzco_tui.games.cuzco.engine.movement import start_jump, start_move
from cuzco_tui.games.cuzco.engine.people import start_exchange
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card, playable_or_not
from cuzco_tui.games.cuzco.engine.spaces import pips_needed, space_of
from cuzco_tui.games.cuzco.engine.state import Frame, Player, State
from cuzco_tui.games.cuzco.engine.supplies import declined, score

_NO_BYPASS: Final = (NOT_PAID,)


def start_turn(s: State, seat: int) -> None:
    """Open a player's turn of phase I."""
    s.moved_dice = 0
    s.turn_die = -1
    s.turn_cards = 0
    s.stack.append((TURN, seat, 0, 0, 0))


def placeable_pips(s: State, frame: Frame) -> list[int]:
    """Give the different values of the dice that may be placed in this turn, highest first."""
    _, seat, virtual, _, _ = frame
    if virtual:
        return [1]
    if s.turn_die >= 0:
        return [s.dice[s.turn_die]]
    found: list[int] = []
    for die in range(seat * DICE, seat * DICE + DICE):
        if s.dice_at[die] == IN_HAND and s.dice[die] not in found:
            found.append(s.dice[die])
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def turn_options(s: State, frame: Frame) -> list[Choice]:
    """Every placement of a die, and before it card 06 and pututus (D-2 to D-5, O-2)."""
    _, seat, virtual, _, _ = frame
    player = s.players[seat]
    needed = pips_needed(s, player)
    spaces = space_of(s)
    lowest = s.lowest
    bypass_ways = payments(s, player, CARD_HIGHER_DIE)
    six_ways = payments(s, player, CARD_DIE_AS_SIX)
    jump_ways = payments(s, player, CARD_JUMP)
    options: list[Choice] = []
    for pips in placeable_pips(s, frame):
        plain = PLACE_DIE_PLAIN[pips - 1]
        for action in range(8):
            blocked = pips >= lowest[spaces[action]] and action != POINTS
            if blocked and not bypass_ways:
                continue
            if pips >= needed[action]:
                if not blocked:
                    options.append(plain[action])
                else:
                    for via in ways_of(bypass_ways):
                        options.append(PLACE_DIE[pips - 1][action][via][0])
            elif (six_ways and needed[action] <= 6) or (jump_ways and action <= ROPE):
                _add_helped_placements(
                    options,
                    player,
                    pips,
                    action,
                    ways_of(bypass_ways) if blocked else _NO_BYPASS,
                    six_ways if needed[action] <= 6 else 0,
                    jump_ways if action <= ROPE else 0,
                )
    add_playable(options, s, frame, CARD_MOVE_DIE)
    if not virtual and (player.pututu_one or player.pututu_two):
        options += _pututu_options(s, frame, player)
    return options


def _add_helped_placements(
    options: list[Choice],
    player: Player,
    pips: int,
    action: int,
    bypasses: tuple[int, ...],
    six_ways: int,
    jump_ways: int,
) -> None:
    """Add the placements of a die that can do its action only with card 13 or 14, with every way of paying."""
    for bypass in bypasses:
        placements = PLACE_DIE[pips - 1][action][bypass]
        for via in ways_of(six_ways):
            if can_pay_together(player, bypass, via):
                options.append(placements[help_index(CARD_DIE_AS_SIX, via)])
        for via in ways_of(jump_ways):
            if can_pay_together(player, bypass, via):
                options.append(placements[help_index(CARD_JUMP, via)])


def _pututu_options(s: State, frame: Frame, player: Player) -> list[Choice]:
    """List the changes of a die by one pututu (O-2)."""
    found: list[Choice] = []
    for pips in placeable_pips(s, frame):
        for size, owned in ((1, player.pututu_one), (2, player.pututu_two)):
            if owned:
                for target in range(max(1, pips - size), min(6, pips + size) + 1):
                    if target != pips:
                        found.append(USE_PUTUTU[pips, target, size])
    return found


def take_turn(s: State, frame: Frame, choice: Choice) -> None:
    """Place a die and start its action, or play what comes before it."""
    _, seat, virtual, _, _ = frame
    if isinstance(choice, PlaceDie):
        _place_die(s, seat, virtual, choice)
    elif isinstance(choice, UsePututu):
        s.stack.append(frame)
        _turn_die(s, seat, choice)
    else:
        play_card(s, frame, cast(PlayCard, choice))


def _find_die(s: State, seat: int, pips: int, space: int) -> int:
    """Find a die of a seat that shows these pips and lies there."""
    for die in range(seat * DICE, seat * DICE + DICE):
        if s.dice[die] == pips and s.dice_at[die] == space:
            return die
    raise LookupError(f"seat {seat} has no die {pips} at {space}")


def _turn_die(s: State, seat: int, use: UsePututu) -> None:
    """Return a pututu and change the die's real value; the die is now the one to place (O-2)."""
    die = s.turn_die if s.turn_die >= 0 else _find_die(s, seat, use.pips, IN_HAND)
    s.turn_die = die
    s.dice = dice = s.dice[:]
    dice[die] = use.target
    player = s.players[seat]
    if use.size == 1:
        player.pututu_one -= 1
    else:
        player.pututu_two -= 1
    s.pututu_supply = supply = s.pututu_supply[:]
    supply[use.size - 1] += 1
    if s.log is not None:
        s.log.append(events.PututuUsed(seat, use.size, use.pips, use.target))


def _place_die(s: State, seat: int, virtual: int, placement: PlaceDie) -> None:
    """Lay the die down (a virtual one is not laid down), pay the cards it needs and start its action."""
    pips = placement.pips
    action = placement.action
    if not virtual:
        die = s.turn_die if s.turn_die >= 0 else _find_die(s, seat, pips, IN_HAND)
        space = space_of(s)[action]
        s.dice_at = dice_at = s.dice_at[:]
        dice_at[die] = space
        if pips < s.lowest[space]:
            s.lowest = lowest = s.lowest[:]
            lowest[space] = pips
        s.turn_die = -1
    if s.log is not None:
        s.log.append(events.DiePlaced(seat, pips, action, virtual == VIRTUAL))
    s.turn_cards = 0
    s.turn_pips = pips
    if placement.bypass:
        pay_for_card(s, seat, CARD_HIGHER_DIE, placement.bypass)
        ignore_lower_dice(s)
    if placement.help_card:
        mark_used(s, placement.help_card)
        pay_for_card(s, seat, placement.help_card, placement.help_via)
        s.turn_pips = pips = placement.counts
    s.stack.append((EXTRA_TURN, seat, 0, 0, 0))
    if placement.jumps:
        start_jump(s, seat)
    elif action <= ROPE:
        start_move(s, seat, action, pips, 1)
    elif action in (STUDY, FARM):
        s.stack.append((TILE, seat, action - STUDY, pips, 1))
    elif action == EXCHANGE:
        start_exchange(s, seat)
    elif action == TEMPLE:
        s.stack.append((STEP, seat, 0, 0, 0))
    elif action == HEADDRESS:
        s.stack.append((CIRCLET, seat, pips, 1, 0))
    else:
        score(s, seat, s.content.points_vp, FROM_POINTS)


def die_to_move_options(s: State, _frame: Frame) -> list[Choice]:
    """Every die on a space that was not moved yet in this turn, to every other space (G-06)."""
    spaces = sorted(set(space_of(s)))
    options: list[Choice] = []
    seen: set[tuple[int, int, int]] = set()
    for die in range(s.seats * DICE):
        pips, owner, source = s.dice[die], die // DICE, s.dice_at[die]
        key = (pips, owner, source)
        if source >= 0 and not s.moved_dice >> die & 1 and key not in seen:
            seen.add(key)
            options += [move_of_die(pips, owner, source, target) for target in spaces if target != source]
    return options


def move_die(s: State, frame: Frame, choice: Choice) -> None:
    """Move a die to another space, whatever lies there (G-06)."""
    move = cast(MoveDie, choice)
    die = next(
        die
        for die in range(move.owner * DICE, move.owner * DICE + DICE)
        if s.dice[die] == move.pips and s.dice_at[die] == move.source and not s.moved_dice >> die & 1
    )
    s.dice_at = dice_at = s.dice_at[:]
    dice_at[die] = move.target
    s.moved_dice |= 1 << die
    s.lowest = lowest_dice(s)
    if s.log is not None:
        s.log.append(events.DieMoved(frame[1], move.owner, move.pips, move.source, move.target))


def lowest_dice(s: State) -> list[int]:
    """Work out the lowest die on each space."""
    lowest = [NO_DIE] * 8
    for pips, space in zip(s.dice, s.dice_at, strict=True):
        if space >= 0 and pips < lowest[space]:
            lowest[space] = pips
    return lowest


def extra_turn_options(s: State, frame: Frame) -> list[Choice]:
    """Card 05: one more turn with a virtual 1 (G-05)."""
    return playable_or_not(s, frame, CARD_EXTRA_TURN)


def take_extra_turn(s: State, frame: Frame, choice: Choice) -> None:
    """Play card 05 or end the turn."""
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
    else:
        declined(s, frame[1], EXTRA_TURN)
