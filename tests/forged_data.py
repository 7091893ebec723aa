"""Plain data that somebody changed: what every game's loading of states from outside has to stand."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from cuzco_tui.game import BadState

Path = tuple[str | int, ...]
"""The keys that lead to a part of the plain data."""
Loaded = TypeVar("Loaded")


def parts(data: Any, path: Path = ()) -> list[Path]:
    """List the ways to every part of plain data."""
    found = [path] if path else []
    keys = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
    for key in keys:
        found += parts(data[key], (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    """Give the part at the end of a path."""
    for key in path:
        data = data[key]
    return data


def mutate(data: Any, chance: Random) -> None:
    """Change one or two parts: another number, a piece moved, lost, doubled, or put where another lies."""
    path = chance.choice(parts(data))
    place, key = at(data, path[:-1]), path[-1]
    value = place[key]
    change = chance.randrange(6)
    if change == 0:
        place[key] = chance.choice([-99, -1, 0, 1, 2, 5, 7, 13, 50, 10**30, None, "1", 1.5, True, [], {}])
    elif change == 1 and isinstance(value, int):
        place[key] = value + chance.choice([-1, 1])
    elif change == 2 and isinstance(value, int):
        other = chance.choice([way for way in parts(data) if isinstance(at(data, way), int)])
        place[key], at(data, other[:-1])[other[-1]] = at(data, other), value
    elif change == 3 and isinstance(value, int):
        step = chance.choice([-1, 1])
        other = chance.choice([way for way in parts(data) if isinstance(at(data, way), int)])
        place[key] += step
        at(data, other[:-1])[other[-1]] -= step
    elif change == 4 and isinstance(value, list) and value:
        other = at(data, chance.choice([way for way in parts(data) if isinstance(at(data, way), list)]))
        other.append(value.pop(chance.randrange(len(value))))
    elif isinstance(value, list):
        chance.shuffle(value)


def load_or_refuse(load: Callable[[Any], Loaded], data: Any, beginning: str, end: str) -> Loaded | None:
    """Load a state; None when it was refused in one short sentence."""
    try:
        return load(data)
    except BadState as error:
        sentence = str(error)
    assert sentence.startswith(beginning)
    assert sentence.endswith(end)
    assert len(sentence) < 200
    assert "\n" not in sentence
    return None
