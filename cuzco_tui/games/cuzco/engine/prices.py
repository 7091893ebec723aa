"""What things cost, are worth and lead to by the rules: one answer for who scores, asks, draws or values them."""

from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_EASIER_TASK, CARD_HIGHER_DIE, CARD_PRIEST_HOME
from cuzco_tui.games.cuzco.engine.choices import (
    GAIN_OFFERING,
    GAIN_POINT,
    RESERVE_KHIPU,
    Choice,
    FulfilTask,
    PlaceDie,
    PlacePriest,
    PlayCard,
    SlideDown,
    TakeFeather,
    TakeGod,
)
from cuzco_tui.games.cuzco.engine.codes import (
    FROM_CIRCLETS,
    FROM_FEATHERS,
    FROM_GOODS,
    FROM_INTI,
    FROM_KHIPUS,
    FROM_NINE_TASKS,
    FROM_TILES,
    FROM_VILLAGES,
    HOUSES,
    KHIPUS,
)
from cuzco_tui.games.cuzco.engine.state import Player
from cuzco_tui.games.cuzco.engine.tasks import Position

LOW_PRICE: Final = 1
"""What a slide or a VP costs in the exchange, in pips."""
HIGH_PRICE: Final = 2
"""What everything else costs there."""
_PRICE_OF_KIND: Final[dict[type, int]] = {SlideDown: LOW_PRICE, TakeGod: HIGH_PRICE, TakeFeather: HIGH_PRICE}
_PRICE_OF_TEXT: Final = {GAIN_POINT.text: LOW_PRICE, GAIN_OFFERING.text: HIGH_PRICE, RESERVE_KHIPU.text: HIGH_PRICE}


def exchange_price(choice: Choice) -> int:
    """Give what a purchase costs in the exchange in pips, 0 for what is none (X-1 to X-7)."""
    return _PRICE_OF_KIND.get(type(choice)) or _PRICE_OF_TEXT.get(choice.text, 0)


def cards_played(choice: Choice) -> list[tuple[int, int]]:
    """List the god cards that an option plays, each with how it is paid (G-0)."""
    if isinstance(choice, PlayCard):
        return [(choice.card, choice.via)]
    if isinstance(choice, PlaceDie):
        both = ((CARD_HIGHER_DIE, choice.bypass), (choice.help_card, choice.help_via))
        return [(card, via) for card, via in both if via]
    if isinstance(choice, PlacePriest) and choice.via:
        return [(CARD_PRIEST_HOME, choice.via)]
    if isinstance(choice, FulfilTask) and choice.via:
        return [(CARD_EASIER_TASK, choice.via)]
    return []


def circlet_worth(s: Position, pips: int) -> int:
    """Give the VP of activating a circlet in this round (H-2)."""
    return s.content.circlet_vp[pips - 1] + s.content.headdress_bonus[max(s.round, 1) - 1]


def priest_worth(s: Position) -> int:
    """Give the VP of a priest in the temple at the end of this round (U-2)."""
    return s.content.temple_vp[max(s.round, 1) - 1]


def task_worth(s: Position, via: int) -> int:
    """Give the VP of a fulfilled task, fewer when card 04 helps (U-4, G-04)."""
    return s.content.task_vp_with_card if via else s.content.task_vp


def space_after(s: Position, player: Player, steps: int) -> int:
    """Give the space of the knowledge track that a player reaches with so many steps (K-1)."""
    return min(player.knowledge + steps, len(s.content.track_vp) - 1)


def ability_reach(content: Content, ability: int, strength: int) -> int:
    """Give how much an ability gives at a strength, or how many pips it counts (E-2)."""
    row = content.abilities[ability - 1]
    return row.amount * strength or row.reach[strength - 1]


def temple_majority(temple: list[int]) -> tuple[int, int]:
    """Give who has the most priests, ties to the highest step, and how many; -1 and 0 in an empty temple (U-2)."""
    counts: dict[int, int] = {}
    for seat in reversed(temple):
        if seat >= 0:
            counts[seat] = counts.get(seat, 0) + 1
    return max(counts.items(), key=lambda counted: counted[1], default=(-1, 0))


class SetOfSeat(NamedTuple):
    """How far a seat is with one of the sets that score at the end: what it has, what is needed, the VP (Z-3)."""

    has: int
    needs: int
    vp: int
    source: int


def sets_of(s: Position, seat: int) -> tuple[SetOfSeat, ...]:
    """Tell of each set how far a seat is (Z-3)."""
    content = s.content
    player = s.players[seat]
    return (
        SetOfSeat(player.feathers.bit_count(), 12, content.bonus_feathers, FROM_FEATHERS),
        SetOfSeat(player.circlets.bit_count(), 6, content.bonus_circlets, FROM_CIRCLETS),
        SetOfSeat(len(player.fulfilled), 9, content.bonus_tasks, FROM_NINE_TASKS),
        SetOfSeat(player.delivered.bit_count(), KHIPUS, content.bonus_khipus, FROM_KHIPUS),
        SetOfSeat(len(player.tiles), HOUSES, content.bonus_tiles, FROM_TILES),
        SetOfSeat(sum(player.goods), 6, content.bonus_goods, FROM_GOODS),
    )


def final_points(s: Position, seat: int) -> list[tuple[int, int]]:
    """Give the VP that a seat would score if the game ended as it stands, each with its source (Z-1 to Z-3)."""
    on_top = sum(s.board.vp[village] for village in range(12) if s.villages[village] & 7 == seat + 1)
    return [
        (s.players[seat].inti * s.content.inti_vp, FROM_INTI),
        (on_top, FROM_VILLAGES),
        *((each.vp, each.source) for each in sets_of(s, seat) if each.has == each.needs),
    ]
