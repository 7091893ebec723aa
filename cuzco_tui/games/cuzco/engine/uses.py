"""Whether an ability of person tiles would do anything at a strength, and whether one more would change that (E)."""

from cuzco_tui.games.cuzco.engine.board import easiest_road, usable_roads
from cuzco_tui.games.cuzco.engine.pieces import STRONGEST, free_houses, ready_circlets, strengths
from cuzco_tui.games.cuzco.engine.spaces import lowest_tile
from cuzco_tui.games.cuzco.engine.state import Player, State
from cuzco_tui.games.cuzco.engine.supplies import can_learn, wants_feather


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
    """Tell whether an ability would do something with one more strength, and something else than without (G-01)."""
    if strength >= STRONGEST or not can_use(s, player, ability, strength + 1):
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


def unused_abilities(s: State, player: Player, colour: int) -> list[tuple[int, int]]:
    """List the abilities of a colour that were not used in this phase, each with its strength (E-1, E-2)."""
    used = s.abilities_used[colour]
    counts = strengths(player)
    before = colour * 12 - 1
    return [
        (ability, counts[before + ability])
        for ability in range(1, 13)
        if counts[before + ability] and not used >> ability & 1
    ]
