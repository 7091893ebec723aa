"""What lies beside a mask: supplies, goods, the hand, and how far it is with each set."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, GOD_NAMES, SLID_DOWN
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.masks.houses import DOWN, UP, tile_letter
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import beside, cells
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells as cells_of
from cuzco_tui.widths import padded

_SET_ROOM: Final = 5
"""The columns of the numbers of a set."""
TO: Final = "\u2192"
"""Stands between what there is and what there would be."""
BACK: Final = "\u2592\u2592"
"""The back of a card in a hidden hand."""
SETS: Final = ((12, "mask-feathers"), (6, "mask-circlets"), (9, "mask-done"))
SETS_BESIDE: Final = ((10, "mask-delivered"), (12, "mask-people"), (6, "mask-goods"))
"""How many make each set, and what they are called (Z-3)."""


def flow(pieces: Iterable[Line], width: int, gap: int = 2) -> list[Line]:
    """Set pieces beside each other with a gap between them, a new line wherever the next one has no room."""
    lines: list[Line] = []
    used = 0
    for piece in pieces:
        wide = cells(piece)
        if lines and used + gap + wide <= width:
            lines[-1] += [(" " * gap, ""), *piece]
            used += gap + wide
        else:
            lines.append(list(piece))
            used = wide
    return lines


def fitting(forms: Sequence[list[Line]], rows: int) -> list[Line]:
    """The first of several forms that needs no more than so many rows, else the last one, as far as there is room."""
    return next((form for form in forms if len(form) <= rows), forms[-1][:rows])


class Supply(NamedTuple):
    """Something that is counted: its word, how many there are, and how many after the pointed move."""

    word: str
    number: int
    then: int

    def pieces(self, sight: Sight, room: int = 0) -> Line:
        """Number and word; where it would change both numbers if they have room, else the new one alone.

        They take the same room with every move, so that nothing jumps while the cursor goes from one to the next:
        that of both numbers unless another one is given.
        """
        digits = len(f"{self.number}")
        room = (max(room, digits) if room else 2 * digits + 1) if sight.own else digits
        words = [sight.say(message(self.word, number=number)) for number in (self.then, 1, 2)]
        word = f" {padded(words[0], max(map(cells_of, words)) if sight.own else 0)}"
        if self.then == self.number:
            return [(f"{self.number}".rjust(room), "strong" if self.number else "muted"), (word, "muted")]
        style = "good strong" if self.then > self.number else "bad strong"
        forms = (f"{self.number}{TO}{self.then}", f"{TO}{self.then}")
        told = next((form for form in forms if len(form) <= room), f"{self.then}")
        return [(told.rjust(room), style), (word, "muted")]


def supplies(sight: Sight, *, hand: bool = False, all_: bool = True, goods: bool = False) -> list[Supply]:
    """What a player has, the most used first; the number of cards and of goods on request."""
    now, then = sight.player, sight.then
    found = [
        Supply("mask-food", now.food, then.food),
        Supply("mask-inti", now.inti, then.inti),
        Supply("mask-offerings", now.offerings, then.offerings),
    ]
    if hand:
        found.append(Supply("mask-cards", now.hand_size, then.hand_size))
    if all_:
        found.append(Supply("mask-priests", now.priests, then.priests))
        found.append(Supply("mask-reserve", now.reserve, then.reserve))
    if goods:
        found.append(Supply("mask-goods", sum(now.goods), sum(then.goods)))
    return found


def pututus(sight: Sight) -> list[Line]:
    """The pututus of both values, if the game has them."""
    player = sight.player
    if not sight.view.pututu:
        return []
    style = "strong" if player.pututu_one or player.pututu_two else "muted"
    word = sight.say(message("mask-pututus"))
    return [[(f"{player.pututu_one}+{player.pututu_two}", style), (f" {word}", "muted")]]


def supply_lines(sight: Sight, found: Sequence[Supply], width: int, rows: int, with_pututus: bool = True) -> list[Line]:
    """Supplies in at most so many rows, with as many words as there is room for."""
    horns = pututus(sight) if with_pututus else []
    whole, plain, tight = ([*(supply.pieces(sight, room) for supply in found), *horns] for room in (0, 2, 1))
    few = [*(supply.pieces(sight, 1) for supply in found if supply.number), *horns]
    flowing = [(whole, 2), (whole, 1), (plain, 2), (plain, 1), (tight, 1), (few, 1)]
    forms = [flow(pieces, width, gap) for pieces, gap in flowing]
    return fitting([form for form in forms if widest(form) <= width] or forms, rows)


def supplies_fit(sight: Sight, width: int, rows: int) -> bool:
    """Tell whether all supplies have room in so many rows."""
    pieces = [supply.pieces(sight, 2) for supply in supplies(sight, goods=True)]
    return len(flow([*pieces, *pututus(sight)], width, 1)) <= rows


def goods_lines(sight: Sight, width: int) -> list[Line]:
    """The goods by their names; none when there are none."""
    goods = sight.player.goods
    named: list[Line] = [
        [(f"{count}", "strong"), (f" {sight.say(say.good(good))}", "muted")]
        for good, count in enumerate(goods)
        if count
    ]
    return flow(named, width) if named else []


def hand_lines(sight: Sight, width: int, rows: int, worded: bool = False) -> list[Line]:
    """The cards in hand with what they do, or, unless words are wanted, their numbers alone; of others the backs."""
    player = sight.player
    if not player.hand_size:
        return [[(sight.say(message("mask-no-cards")), "muted")]][:rows]
    if not sight.own:
        count = sight.say(message("mask-cards", number=player.hand_size))
        backs = f"{BACK} " * player.hand_size
        number: Line = [(f"{player.hand_size}", "strong"), (f" {count}", "muted")]
        shown: Line = [(backs, "muted"), *number] if len(backs) + cells(number) <= width else number
        return [shown][:rows]
    cards = [card for card in range(1, CARD_KINDS + 1) if player.hand[card]]
    told = flow([_card(sight, card, f" {sight.say(say.card_brief(card))}") for card in cards], width, 1)
    if widest(told) <= width and len(told) <= rows:
        return told
    return [] if worded else flow([_card(sight, card, "") for card in cards], width, 1)[:rows]


def _card(sight: Sight, card: int, words: str) -> Line:
    count = sight.player.hand[card]
    times = f" x{count}" if count > 1 else ""
    return [(f" {card:02}{words}{times} ", f"on-god-{GOD_NAMES[(card - 1) // 3]} strong")]


def set_pieces(sight: Sight, sets: Sequence[tuple[int, str]], room: int = _SET_ROOM) -> list[Line]:
    """How much of some sets is there, each as a piece, the numbers in so many columns."""
    now, then = _counted(sight, later=False), _counted(sight, later=True)
    return [_of_set(sight, now[word], then[word], most, word, room) for most, word in sets]


def set_lines(sight: Sight, width: int) -> list[Line]:
    """How much of each set is there that scores at the end, in two columns or flowing (Z-3)."""
    for room in (_SET_ROOM, 0):
        left, right = (set_pieces(sight, sets, room) for sets in (SETS, SETS_BESIDE))
        column = widest(left) + 2
        if column + widest(right) <= width:
            return beside(left, right, column)
    return flow([*left, *right], width)


def _counted(sight: Sight, later: bool) -> dict[str, int]:
    player = sight.then if later else sight.player
    coming = later and sight.coming and player.feathers == sight.player.feathers
    return {
        "mask-feathers": player.feathers.bit_count() + (1 if coming else 0),
        "mask-circlets": player.circlets.bit_count(),
        "mask-done": len(player.fulfilled),
        "mask-delivered": player.delivered.bit_count(),
        "mask-people": len(player.tiles),
        "mask-goods": sum(player.goods),
    }


def _of_set(sight: Sight, now: int, then: int, most: int, word: str, room: int) -> Line:
    style = "good strong" if then > now else "strong" if now else "muted"
    complete = "gold strong" if then >= most else style
    return [
        (f"{then}".rjust(room - len(f"/{most}")), complete),
        (f"/{most} {sight.say(message(word, number=most))}", "muted"),
    ]


def people_lines(sight: Sight, width: int) -> list[Line]:
    """The person tiles in words: colour, what they can do, their number, and whether they are up."""
    found: list[Line] = []
    for tile in sight.player.tiles:
        colour = ("study", "farm")[tile % SLID_DOWN // 12]
        words = f" {sight.say(say.ability_brief(tile % 12 + 1))} {sight.view.content.tile_value[tile % 12]}"
        sign = DOWN if tile >= SLID_DOWN else UP
        found.append([(tile_letter(sight, tile), f"{colour} strong"), (words, ""), (sign, colour)])
    return flow(found, width) if found else []


def widest(lines: Iterable[Line]) -> int:
    """The cells of the longest line."""
    return max(map(cells, lines), default=0)
