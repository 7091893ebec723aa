"""Phase II: the abilities of study and farm tiles (E)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.board import easiest_road, usable_roads
from cuzco_tui.games.cuzco.engine.choices import (
    ADVANCE,
    DONE,
    RESERVE_KHIPU,
    USE_ABILITY,
    Advance,
    Choice,
    PlayCard,
    TakeFeather,
    TakeGod,
    UseAbility,
)
from cuzco_tui.games.cuzco.engine.codes import FROM_ABILITIES
from cuzco_tui.games.cuzco.engine.decisions import ABILITY, CIRCLET, FEATHER, GOD_CARD, KHIPU, SPACES, TILE
from cuzco_tui.games.cuzco.engine.gods import can_pay_both, god_options, pay_for_card, take_god_card
from cuzco_tui.games.cuzco.engine.movement import start_move
from cuzco_tui.games.cuzco.engine.pieces import STRONGEST, free_houses, ready_circlets, strength_of, strengths
from cuzco_tui.games.cuzco.engine.prices import ability_reach
from cuzco_tui.games.cuzco.engine.spaces import lowest_tile
from cuzco_tui.games.cuzco.engine.state import Frame, Player, State
from cuzco_tui.games.cuzco.engine.supplies import (
    can_learn,
    card_options,
    feather_options,
    gain_feather,
    gain_food,
    gain_knowledge,
    gain_offerings,
    reserve_khipu,
    score,
    wants_feather,
)

EXTRA_USE_CARDS = (11, 15)
"""The cards for one more study and one more farm ability."""


def start_people(s: State, seat: int) -> None:
    """Open a player's turn of phase II: one study and one farm ability (E-1)."""
    s.abilities_left = [1, 1]
    s.abilities_used = [0, 0]
    s.ability_boosts = [0, 0]
    s.stack.append((ABILITY, seat, 0, 0, 0))


def can_use(s: State, player: Player, ability: int, strength: int) -> bool:
    """Tell whether an ability would do anything at a strength (D-4 for people)."""
    row = s.content.abilities[ability - 1]
    effect = row.effect
    if effect in ("offerings", "vp", "food"):
        return True
    if effect == "move":
        return easiest_road(s.board, s.overlay, player.location, row.param) <= row.reach[strength - 1]
    if effect == "feathers":
        return any(wants_feather(s, player, colour) for colour in range(4))
    if effect == "knowledge":
        return can_learn(s, player)
    if effect == "gods":
        return any(s.face_up)
    if effect == "khipus":
        return player.khipus > 0
    if effect == "circlet":
        return bool(ready_circlets(player) & ((1 << 2 * row.reach[strength - 1]) - 1))
    return free_houses(player) > 0 and lowest_tile(s, row.param) <= row.reach[strength - 1]


def gains_by_boost(s: State, player: Player, ability: int, strength: int) -> bool:
    """Tell whether one more strength would change what an ability does (G-01)."""
    if strength >= STRONGEST:
        return False
    row = s.content.abilities[ability - 1]
    effect = row.effect
    amount = row.amount * strength
    if effect == "knowledge":
        return player.knowledge + amount < len(s.content.track_vp) - 1
    if effect == "feathers":
        return 12 - player.feathers.bit_count() > amount
    if effect == "khipus":
        return player.khipus > amount
    if row.amount:
        return True
    low, high = row.reach[strength - 1], row.reach[strength]
    if effect == "move":
        place = player.location
        return any(road.pips > low for road in usable_roads(s.board, s.overlay, place, row.param, high))
    if effect == "circlet":
        return bool(ready_circlets(player) & ((1 << 2 * high) - (1 << 2 * low)))
    return any(tile >= 0 for tile in s.houses[row.param * 6 + low : row.param * 6 + high])


def ability_options(s: State, frame: Frame) -> list[Choice]:
    """The abilities that can be used now, cards 01, 11 and 15, and the end of the turn (E-1, G-01, G-11, G-15)."""
    player = s.players[frame[1]]
    counts = strengths(player)
    options: list[Choice] = []
    extra: list[Choice] = []
    boost_wanted = False
    for colour in (0, 1):
        left = s.abilities_left[colour]
        used = s.abilities_used[colour]
        boosts = s.ability_boosts[colour]
        extra_ways = [] if left else card_options(s, player, EXTRA_USE_CARDS[colour])
        if not left and not extra_ways:
            continue
        usable = False
        for ability in range(1, 13):
            strength = counts[colour * 12 + ability - 1]
            if not strength or used >> ability & 1:
                continue
            plain = can_use(s, player, ability, strength)
            boosted = strength < STRONGEST and can_use(s, player, ability, strength + 1)
            boosted = boosted and gains_by_boost(s, player, ability, strength)
            if left:
                if plain:
                    options.append(USE_ABILITY[colour][ability - 1][0])
                if boosted:
                    if boosts:
                        options.append(USE_ABILITY[colour][ability - 1][1])
                    else:
                        boost_wanted = True
            elif plain or (boosted and boosts):
                usable = True
            elif boosted and can_pay_both(s, player, 1, EXTRA_USE_CARDS[colour]):
                boost_wanted = True
        if usable:
            extra += extra_ways
    if boost_wanted:
        options += card_options(s, player, 1)
    options += extra
    if options:
        options.append(DONE)
    return options


def use_ability(s: State, frame: Frame, choice: Choice) -> None:
    """Use an ability, play a card of phase II, or end the turn."""
    seat = frame[1]
    if choice is DONE:
        return
    s.stack.append((ABILITY, seat, 0, 0, 0))
    if isinstance(choice, PlayCard):
        if choice.card == 1:
            s.ability_boosts[0] += 1
            s.ability_boosts[1] += 1
        else:
            s.abilities_left[EXTRA_USE_CARDS.index(choice.card)] += 1
        pay_for_card(s, seat, choice.card, choice.via)
        return
    use = cast(UseAbility, choice)
    strength = strength_of(s.players[seat], use)
    s.abilities_left[use.colour] -= 1
    s.abilities_used[use.colour] |= 1 << use.ability
    s.ability_boosts[use.colour] -= use.boosted
    if s.log is not None:
        s.log.append(events.AbilityUsed(seat, use.colour, use.ability, strength))
    row = s.content.abilities[use.ability - 1]
    effect = row.effect
    amount = ability_reach(s.content, use.ability, strength)
    if effect == "offerings":
        gain_offerings(s, seat, amount)
    elif effect == "vp":
        score(s, seat, amount, FROM_ABILITIES)
    elif effect == "food":
        gain_food(s, seat, amount)
    elif effect == "knowledge":
        s.stack.append((SPACES, seat, amount, 0, 0))
    elif effect == "move":
        start_move(s, seat, row.param, amount, 0)
    elif effect == "feathers":
        s.stack.append((FEATHER, seat, amount, 1, 0))
    elif effect == "gods":
        s.stack.append((GOD_CARD, seat, amount, 1, 0))
    elif effect == "khipus":
        s.stack.append((KHIPU, seat, amount, 1, 0))
    elif effect == "circlet":
        s.stack.append((CIRCLET, seat, amount, 0, 0))
    else:
        s.stack.append((TILE, seat, row.param, amount, 0))


def _or_stop(options: list[Choice], frame: Frame) -> list[Choice]:
    """Add the way of stopping early once one of several was taken: partial use is allowed (E-3)."""
    if options and not frame[3]:
        options.append(DONE)
    return options


def spaces_options(s: State, frame: Frame) -> list[Choice]:
    """All the spaces of the ability down to one, as far as the knowledge track goes (A-05)."""
    to_end = len(s.content.track_vp) - 1 - s.players[frame[1]].knowledge
    return [ADVANCE[spaces - 1] for spaces in range(min(frame[2], to_end), 0, -1)]


def advance(s: State, frame: Frame, choice: Choice) -> None:
    """Advance as far as chosen."""
    gain_knowledge(s, frame[1], cast(Advance, choice).spaces)


def several_feathers_options(s: State, frame: Frame) -> list[Choice]:
    """Another feather of any colour that is not full (A-03)."""
    return _or_stop(feather_options(s, s.players[frame[1]]), frame)


def several_gods_options(s: State, frame: Frame) -> list[Choice]:
    """Another face-up god card (A-07)."""
    return _or_stop(god_options(s), frame)


def several_khipus_options(s: State, frame: Frame) -> list[Choice]:
    """Another khipu to the reserve (A-08)."""
    return _or_stop([RESERVE_KHIPU] if s.players[frame[1]].khipus else [], frame)


def take_several(s: State, frame: Frame, choice: Choice) -> None:
    """Take one of several feathers, god cards or khipus, or stop."""
    kind, seat, left, _, _ = frame
    if choice is DONE:
        return
    if left > 1:
        s.stack.append((kind, seat, left - 1, 0, 0))
    if isinstance(choice, TakeFeather):
        gain_feather(s, seat, choice.colour)
    elif isinstance(choice, TakeGod):
        take_god_card(s, seat, choice.god)
    else:
        reserve_khipu(s, seat)
