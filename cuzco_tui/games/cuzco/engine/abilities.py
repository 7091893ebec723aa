"""Phase II: the abilities of study and farm tiles (E)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_STRONGER_PEOPLE, MORE_USES
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
from cuzco_tui.games.cuzco.engine.gods import god_options, take_god_card
from cuzco_tui.games.cuzco.engine.movement import start_move
from cuzco_tui.games.cuzco.engine.pieces import strength_of
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card
from cuzco_tui.games.cuzco.engine.prices import ability_reach
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import (
    feather_options,
    gain_feather,
    gain_food,
    gain_knowledge,
    gain_offerings,
    reserve_khipu,
    score,
)
from cuzco_tui.games.cuzco.engine.uses import can_use, gains_by_boost, unused_abilities


def start_people(s: State, seat: int) -> None:
    """Open a player's turn of phase II: one study and one farm ability (E-1)."""
    s.abilities_left = [1, 1]
    s.abilities_used = [0, 0]
    s.ability_boosts = [0, 0]
    s.stack.append((ABILITY, seat, 0, 0, 0))


def ability_options(s: State, frame: Frame) -> list[Choice]:
    """The abilities that can be used now, cards 01, 11 and 15, and the end of the turn (E-1, G-01, G-11, G-15)."""
    player = s.players[frame[1]]
    options: list[Choice] = []
    for colour in (0, 1):
        if s.abilities_left[colour]:
            boosts = s.ability_boosts[colour]
            for ability, strength in unused_abilities(s, player, colour):
                if can_use(s, player, ability, strength):
                    options.append(USE_ABILITY[colour][ability - 1][0])
                if boosts and gains_by_boost(s, player, ability, strength):
                    options.append(USE_ABILITY[colour][ability - 1][1])
    add_playable(options, s, frame, CARD_STRONGER_PEOPLE)
    for colour, left in enumerate(s.abilities_left):
        if not left:
            add_playable(options, s, frame, MORE_USES[colour])
    if options:
        options.append(DONE)
    return options


def use_ability(s: State, frame: Frame, choice: Choice) -> None:
    """Use an ability, play a card of phase II, or end the turn."""
    seat = frame[1]
    if choice is DONE:
        return
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    s.stack.append((ABILITY, seat, 0, 0, 0))
    use = cast(UseAbility, choice)
    strength = strength_of(s.players[seat], use)
    s.abilities_left = left = s.abilities_left[:]
    left[use.colour] -= 1
    s.abilities_used = used = s.abilities_used[:]
    used[use.colour] |= 1 << use.ability
    if use.boosted:
        s.ability_boosts = boosts = s.ability_boosts[:]
        boosts[use.colour] -= 1
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
