"""What the tables must say together: the invariants that no single value can show to be broken."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cuzco_tui.content_files.checks import first_double, first_fall
from cuzco_tui.content_files.reading import listed, refuse
from cuzco_tui.games.cuzco.content import words
from cuzco_tui.games.cuzco.content.tables import ROW_KEYS, Ability, Tables, Task

_GOODS_IN_BOX: Final = 30
_VILLAGES_OF_A_COLOUR: Final = 3
_SLOTS_OF_A_COLOUR: Final = 3
_MOST_PLAYERS: Final = 4

_EFFECT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("road", "reach"),
    "circlet": ("reach",),
    "tile": ("tile", "reach"),
}
"""The keys an effect uses; all other effects use the amount."""

_TASK_KEYS: Final[dict[str, tuple[str | None, int]]] = {
    "villages": (None, 10),
    "feathers of": ("colour", 3),
    "feather colours": (None, 4),
    "feathers": (None, 12),
    "villages of feather": ("colour", 3),
    "villages of vp": ("vp", 10),
    "village values": (None, 10),
    "tile kinds": ("tile", 12),
    "tiles down of": ("tile", 12),
    "tiles down": (None, 12),
    "tiles of": ("tile", 12),
    "gods in hand": (None, 5),
    "same god": (None, 12),
    "goods of": ("good", 6),
    "good kinds": (None, 6),
    "goods": (None, 6),
    "cards of god": ("god", 12),
    "priests": (None, 4),
    "food": (None, 36),
    "circlets": (None, 6),
    "inti": (None, 10),
    "offerings": (None, 30),
    "inner villages": (None, 6),
    "outer villages": (None, 6),
    "tiles of ability": ("ability", 6),
}
"""The key that a kind of task uses beside the need, and the highest need that one player can meet."""


def check_tables(tables: Tables, source: str) -> None:
    """Raise BadContent where the tables contradict each other or the rules."""
    _check_goods(tables, source)
    _check_abilities(tables, source)
    _check_cards(tables, source)
    _check_roads(tables, source)
    _check_masks(tables, source)
    _check_tasks(tables, source)
    _check_track(tables, source)
    _check_inti(tables, source)
    _check_action_spaces(tables, source)


def _check_goods(tables: Tables, source: str) -> None:
    total = sum(good.count for good in tables.goods)
    if total != _GOODS_IN_BOX:
        key = f"goods.{words.GOODS[0]}.count to goods.{words.GOODS[-1]}.count"
        refuse(source, key, f"must add up to {_GOODS_IN_BOX}, but add up to {total}")


def _check_used_keys(source: str, key: str, row: Ability | Task, shape: str, used: tuple[str, ...]) -> None:
    """Each key that the row's effect or kind uses must be there, and no other."""
    word = getattr(row, shape)
    for name in row.__struct_fields__:
        if name in ("provenance", shape):
            continue
        present = getattr(row, name) is not None
        if name in used and not present:
            refuse(source, f"{key}.{name}", f'is missing; the {shape} "{word}" expects {listed(used)}')
        if name not in used and present:
            refuse(source, f"{key}.{name}", f'has no meaning here; the {shape} "{word}" expects only {listed(used)}')


def _check_abilities(tables: Tables, source: str) -> None:
    for number, row in zip(ROW_KEYS["abilities"], tables.abilities, strict=True):
        key = f"abilities.{number}"
        _check_used_keys(source, key, row, "effect", _EFFECT_KEYS.get(row.effect, ("amount",)))
        if row.reach is not None and first_fall(row.reach) is not None:
            refuse(source, f"{key}.reach", "must never fall from one strength to the next")


def _check_cards(tables: Tables, source: str) -> None:
    for index, (number, row) in enumerate(zip(ROW_KEYS["cards"], tables.cards, strict=True)):
        key = f"cards.{number}"
        if row.god != words.GODS[index // 3]:
            refuse(source, f"{key}.god", f'must be "{words.GODS[index // 3]}", but is "{row.god}"')
        if row.moment != words.MOMENTS[index]:
            refuse(source, f"{key}.moment", f'must be "{words.MOMENTS[index]}", but is "{row.moment}"')
        if len(set(row.phases)) < len(row.phases):
            refuse(source, f"{key}.phases", "must name each phase once")


def _check_roads(tables: Tables, source: str) -> None:
    double = first_double(tables.overlay.arms)
    if double is not None:
        refuse(source, "overlay.arms", f'must be six different roads, but has "{double}" twice')
    feathers = Counter(_village_feathers(tables))
    for colour in words.FEATHERS:
        if feathers[colour] != _VILLAGES_OF_A_COLOUR:
            key = "feather_triangles and frame.feathers"
            wanted = f"must together show each feather colour {_VILLAGES_OF_A_COLOUR} times"
            refuse(source, key, f"{wanted}, but show {colour} {feathers[colour]} times")


def _check_masks(tables: Tables, source: str) -> None:
    for name, mask in zip(ROW_KEYS["masks"], tables.masks, strict=True):
        slots: Counter[str] = Counter(mask.feathers)
        for colour in words.FEATHERS:
            if slots[colour] != _SLOTS_OF_A_COLOUR:
                wanted = f"must have {_SLOTS_OF_A_COLOUR} slots of each feather colour"
                refuse(source, f"masks.{name}.feathers", f"{wanted}, but has {slots[colour]} of {colour}")


def _check_tasks(tables: Tables, source: str) -> None:
    values = Counter(_village_values(tables))
    for name, row in zip(ROW_KEYS["tasks"], tables.tasks, strict=True):
        key = f"tasks.{name}"
        if row.kind == "parts":
            _check_used_keys(source, key, row, "kind", ("parts",))
            if row.parts is not None and first_double(row.parts) is not None:
                refuse(source, f"{key}.parts", "must be two different parts")
            continue
        param, most = _TASK_KEYS[row.kind]
        _check_used_keys(source, key, row, "kind", ("need",) if param is None else (param, "need"))
        need = row.need or 0
        if row.kind == "villages of vp" and values[row.vp or 0] < need:
            found = values[row.vp or 0]
            refuse(source, f"{key}.need", f"must be at most {found}, since that many villages have {row.vp} VP")
        if row.kind == "village values":
            most = min(most, len(values))
        if need > most:
            refuse(source, f"{key}.need", f'must be at most {most} for the kind "{row.kind}", but is {need}')


def _check_track(tables: Tables, source: str) -> None:
    space = first_fall(tables.knowledge_track.vp)
    if space is not None:
        refuse(source, "knowledge_track.vp", f"must never fall, but does so after entry {space + 1}")


def _check_inti(tables: Tables, source: str) -> None:
    dealt = tables.setup.temple_inti + _MOST_PLAYERS * tables.setup.start_inti
    if dealt > tables.pieces.inti:
        key = "setup.temple_inti and setup.start_inti"
        wanted = f"must not use more than pieces.inti = {tables.pieces.inti} medals with {_MOST_PLAYERS} players"
        refuse(source, key, f"{wanted}, but use {dealt}")


def _check_action_spaces(tables: Tables, source: str) -> None:
    for name in ("two_players", "three_players", "four_players"):
        key = f"action_spaces.{name}"
        spaces: tuple[tuple[str, ...], ...] = getattr(tables.action_spaces, name)
        placed = Counter(action for space in spaces for action in space)
        for action in words.ACTIONS:
            if placed[action] != 1:
                refuse(source, key, f'must name each action once, but has "{action}" {placed[action]} times')
        if () in spaces:
            refuse(source, key, "must have an action on each space, but has an empty list")
        if ("points",) not in spaces:
            refuse(source, key, 'must keep "points" on a space of its own')


def _village_feathers(tables: Tables) -> Iterable[str]:
    for triangle in tables.feather_triangles:
        yield from triangle.feathers
    yield from tables.frame.feathers


def _village_values(tables: Tables) -> Iterable[int]:
    for triangle in tables.building_triangles:
        yield from triangle.vp
    yield from tables.frame.buildings
