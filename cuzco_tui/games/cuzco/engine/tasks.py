"""How far a player is on a palace task (Q)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, Union

from cuzco_tui.games.cuzco.engine.card_numbers import cards_of
from cuzco_tui.games.cuzco.engine.codes import PRIESTS, SLID_DOWN, TILE_KINDS
from cuzco_tui.games.cuzco.engine.state import Player, State

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.engine.view import PlayerView

Position: TypeAlias = Union[State, "PlayerView"]
"""Where tasks can be counted: a state, or a seat's view of its own tasks."""

_INNER: Final = 0b000000_111111
_OUTER: Final = 0b111111_000000


def _colour(tile: int) -> int:
    return tile % TILE_KINDS // 12


def _priests_placed(player: Player) -> int:
    return PRIESTS - player.priests


def _tiles_of(player: Player, colour: int) -> int:
    return sum(1 for tile in player.tiles if _colour(tile) == colour)


def _villages_where(player: Player, shown: list[int], value: int) -> int:
    return sum(1 for village in range(12) if player.delivered >> village & 1 and shown[village] == value)


def _cards_of_god(player: Player, god: int) -> int:
    cards = cards_of(god)
    return sum(player.hand[cards.start : cards.stop])


_PARTS: Final[dict[str, Callable[[Position, int], bool]]] = {
    "priest": lambda s, seat: _priests_placed(s.players[seat]) > 0,
    "study": lambda s, seat: _tiles_of(s.players[seat], 0) > 0,
    "farm": lambda s, seat: _tiles_of(s.players[seat], 1) > 0,
    "good": lambda s, seat: sum(s.players[seat].goods) > 0,
    "first": lambda s, seat: s.order[0] == seat,
}

_COUNTS: Final[dict[str, Callable[[Position, Player, int], int]]] = {
    "villages": lambda s, p, x: p.delivered.bit_count(),
    "inner villages": lambda s, p, x: (p.delivered & _INNER).bit_count(),
    "outer villages": lambda s, p, x: (p.delivered & _OUTER).bit_count(),
    "villages of feather": lambda s, p, x: _villages_where(p, s.board.feathers, x),
    "villages of vp": lambda s, p, x: _villages_where(p, s.board.vp, x),
    "village values": lambda s, p, x: len({s.board.vp[v] for v in range(12) if p.delivered >> v & 1}),
    "feathers": lambda s, p, x: p.feathers.bit_count(),
    "feathers of": lambda s, p, x: (p.feathers & s.board.mask_slots[p.mask][x]).bit_count(),
    "feather colours": lambda s, p, x: sum(1 for slots in s.board.mask_slots[p.mask] if p.feathers & slots),
    "tiles of": lambda s, p, x: _tiles_of(p, x),
    "tile kinds": lambda s, p, x: len({tile % 12 for tile in p.tiles if _colour(tile) == x}),
    "tiles down": lambda s, p, x: sum(1 for tile in p.tiles if tile >= SLID_DOWN),
    "tiles down of": lambda s, p, x: sum(1 for tile in p.tiles if tile >= SLID_DOWN and _colour(tile) == x),
    "tiles of ability": lambda s, p, x: sum(1 for tile in p.tiles if tile % 12 == x - 1),
    "gods in hand": lambda s, p, x: sum(1 for god in range(5) if _cards_of_god(p, god)),
    "same god": lambda s, p, x: max(_cards_of_god(p, god) for god in range(5)),
    "cards of god": lambda s, p, x: _cards_of_god(p, x),
    "goods": lambda s, p, x: sum(p.goods),
    "goods of": lambda s, p, x: p.goods[x],
    "good kinds": lambda s, p, x: sum(1 for count in p.goods if count),
    "priests": lambda s, p, x: _priests_placed(p),
    "food": lambda s, p, x: p.food,
    "circlets": lambda s, p, x: p.circlets.bit_count(),
    "inti": lambda s, p, x: p.inti,
    "offerings": lambda s, p, x: p.offerings,
}
"""What each kind of task counts, from state, player and the task's parameter."""

TASK_KINDS: Final = frozenset({"parts", *_COUNTS})


def progress(s: Position, seat: int, task: int) -> int:
    """Count how much of a task's requirement a player has."""
    row = s.content.tasks[task]
    if row.kind == "parts":
        return sum(1 for part in row.parts if has_part(s, seat, part))
    return _COUNTS[row.kind](s, s.players[seat], row.param)


def has_part(s: Position, seat: int, part: str) -> bool:
    """Tell whether a player has one part of a task that asks for several things."""
    return _PARTS[part](s, seat)


def is_met(s: Position, seat: int, task: int) -> bool:
    """Tell whether a player meets a task's requirement in full."""
    return progress(s, seat, task) >= s.content.tasks[task].need
