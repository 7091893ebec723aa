"""What players gain and pay: VP, knowledge, feathers, god cards, and the cost of a card's ability."""

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.chance import shuffle
from cuzco_tui.games.cuzco.engine.choices import DECLINE, PLAY_CARD, TAKE_FEATHER, TAKE_GOD, Choice
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, INTI, OFFERING, PHASE_END, SOURCES
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, FEATHER_SLOT
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.state import Player, State


def score(s: State, seat: int, vp: int, source: int) -> None:
    """Give VP from a source."""
    player = s.players[seat]
    player.score += vp
    column = s.round if s.phase < PHASE_END else COLUMNS - 1
    player.vp[source * COLUMNS + column] += vp
    if s.log is not None and vp:
        s.log.append(events.PointsScored(seat, vp, SOURCES[source]))


def declined(s: State, seat: int, decision: int) -> None:
    """Record that a seat declined what a decision offered."""
    if s.log is not None:
        s.log.append(events.Declined(seat, DECISION_NAMES[decision]))


def gain_offerings(s: State, seat: int, amount: int) -> None:
    """Take offerings from the supply."""
    s.players[seat].offerings += amount
    if s.log is not None:
        s.log.append(events.OfferingsGained(seat, amount))


def gain_food(s: State, seat: int, amount: int) -> None:
    """Take food from the supply."""
    s.players[seat].food += amount
    if s.log is not None:
        s.log.append(events.FoodGained(seat, amount))


def gain_knowledge(s: State, seat: int, steps: int) -> None:
    """Advance on the knowledge track and go on top of the markers there (K-1)."""
    player = s.players[seat]
    space = space_after(s, player, steps)
    taken = space - player.knowledge
    if taken > 0:
        player.knowledge = space
        ranks = s.ranks
        ranks.remove(seat)
        place = 0
        while place < len(ranks) and s.players[ranks[place]].knowledge > space:
            place += 1
        ranks.insert(place, seat)
    if s.log is not None:
        s.log.append(events.KnowledgeGained(seat, taken, space))


def can_learn(s: State, player: Player) -> bool:
    """Tell whether the marker is not yet at the end of the knowledge track (K-1)."""
    return player.knowledge < len(s.content.track_vp) - 1


def reserve_khipu(s: State, seat: int) -> None:
    """Move a khipu from the mask to the reserve, which frees a house (X-7)."""
    player = s.players[seat]
    player.khipus -= 1
    player.reserve += 1
    if s.log is not None:
        s.log.append(events.KhipuReserved(seat))


def colour_slots(s: State, player: Player, colour: int) -> int:
    """Give the slots of a colour on a mask, one bit each."""
    return s.board.mask_slots[player.mask][colour]


def wants_feather(s: State, player: Player, colour: int) -> bool:
    """Tell whether a player may still take a feather of a colour (M-4, X-6)."""
    return bool(colour_slots(s, player, colour) & ~player.feathers) and s.supply[colour] > 0


def gain_feather(s: State, seat: int, colour: int) -> None:
    """Take a feather and have the player place it."""
    s.supply[colour] -= 1
    if s.log is not None:
        s.log.append(events.FeatherTaken(seat, colour))
    s.stack.append((FEATHER_SLOT, seat, colour, 0, 0))


def feather_options(s: State, player: Player) -> list[Choice]:
    """List the feathers a player may take."""
    return [TAKE_FEATHER[colour] for colour in range(4) if wants_feather(s, player, colour)]


def god_options(s: State) -> list[Choice]:
    """List the gods of whom a card lies face up."""
    return [TAKE_GOD[god] for god in range(5) if s.face_up[god]]


def take_god_card(s: State, seat: int, god: int) -> None:
    """Take the face-up card of a god; the next one is turned up at once (X-5)."""
    card = s.face_up[god]
    s.players[seat].hand[card] += 1
    if s.log is not None:
        s.log.append(events.GodCardTaken(seat, card))
    turn_up(s, god)


def turn_up(s: State, god: int) -> None:
    """Turn up the next card of a god, from the reshuffled discards when the pile is empty (N-3)."""
    pile = s.piles[god]
    if not pile:
        for card in range(god * 3 + 1, god * 3 + 4):
            pile += [card] * s.discards[card]
            s.discards[card] = 0
        shuffle(s, pile)
        if s.log is not None and pile:
            s.log.append(events.PileReshuffled(god, len(pile)))
    s.face_up[god] = pile.pop() if pile else 0
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.CardTurnedUp(god, s.face_up[god]))


def payments(s: State, player: Player, card: int) -> int:
    """Tell how a card's ability can be paid now: bit 1 an offering, bit 2 an Inti medal (G-0)."""
    ways = 0
    if player.hand[card] and player.offerings:
        ways = 1
    if player.inti and s.face_up[(card - 1) // 3] == card:
        ways += 2
    return ways


def can_pay_both(s: State, player: Player, first: int, second: int) -> bool:
    """Tell whether two cards of different gods can be paid one after the other."""
    return any(
        can_pay_together(player, one, other)
        for one in ways_of(payments(s, player, first))
        for other in ways_of(payments(s, player, second))
    )


def can_pay_together(player: Player, first_via: int, second_via: int) -> bool:
    """Tell whether two payments, each possible alone, are possible one after the other."""
    if first_via != second_via or not first_via:
        return True
    return (player.offerings if first_via == OFFERING else player.inti) >= 2


def ways_of(bits: int) -> list[int]:
    """List the payments in the bits that `payments` gives."""
    return [via for via in (OFFERING, INTI) if bits & via]


def card_options(s: State, player: Player, card: int) -> list[Choice]:
    """List the ways of playing a card now, none when it cannot be paid."""
    ways = payments(s, player, card)
    if not ways:
        return []
    choices: list[Choice] = []
    if ways & 1:
        choices.append(PLAY_CARD[card - 1][OFFERING])
    if ways & 2:
        choices.append(PLAY_CARD[card - 1][INTI])
    return choices


def optional_card(s: State, player: Player, card: int) -> list[Choice]:
    """List the ways of playing a card and the way of not playing it; none when it cannot be paid."""
    choices = card_options(s, player, card)
    if choices:
        choices.append(DECLINE)
    return choices


def pay_for_card(s: State, seat: int, card: int, via: int) -> None:
    """Pay a card's ability: hand card and offering, or Inti medal and the face-up card (G-0)."""
    player = s.players[seat]
    god = (card - 1) // 3
    s.discards[card] += 1
    if s.log is not None:
        s.log.append(events.CardPlayed(seat, card, via))
    if via == OFFERING:
        player.hand[card] -= 1
        player.offerings -= 1
        if s.face_up[god] == 0:
            turn_up(s, god)
    else:
        player.inti -= 1
        s.inti_out += 1
        turn_up(s, god)
