"""What is wrong with a row of content, in our own words; loaded when there is something to complain about."""

import difflib
import json
import re
from collections.abc import Mapping
from typing import Any, NoReturn

from msgspec import inspect

from cuzco_tui.content_files.reading import listed, refuse, shown, sources_listed
from cuzco_tui.content_files.rows import Row


def nearest(name: str, names: tuple[str, ...]) -> str | None:
    """Give the name that was probably meant, None when there is none like it."""
    if name.isdigit() and name.zfill(2) in names:
        return name.zfill(2)
    matches = difflib.get_close_matches(name.lower(), [known.lower() for known in names], n=1)
    return next((known for known in names if matches and known.lower() == matches[0]), None)


def explain(source: str, key: str, data: Mapping[str, Any], kind: type[Row], complaint: str) -> NoReturn:
    """Say in our own words what msgspec found wrong, by walking to the place it names."""
    match = re.search(r" - at `\$\.(\w+)((?:\[\d+\])*)", complaint)
    if match is None:
        refuse(source, key, f"is not as expected ({complaint})")
    name = match[1]
    value: Any = data[name]
    if name == "provenance":
        parts = kind.provenance_parts or tuple(field for field in kind.__struct_fields__ if field != name)
        wanted = f"must be {sources_listed(kind)}, or a table that says so for each of {listed(parts)}"
        refuse(source, f"{key}.{name}", wanted)
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    wanted_type = next(field.type for field in struct.fields if field.name == name)
    places = [f"{key}.{name}"]
    for index in (int(digits) for digits in re.findall(r"\d+", match[2])):
        value = value[index]
        places.append(f"entry {index + 1}")
        wanted_type = _item_type(wanted_type)
    place = ", ".join(places)
    refuse(
        source, f"{place}," if len(places) > 1 else place, f"must be {_described(wanted_type)}, but is {shown(value)}"
    )


def _unwrapped(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        return next(part for part in kind.types if not isinstance(part, inspect.NoneType))
    return kind


def _item_type(kind: inspect.Type) -> inspect.Type:
    kind = _unwrapped(kind)
    assert isinstance(kind, inspect.VarTupleType)
    return kind.item_type


def _described(kind: inspect.Type, plural: bool = False) -> str:
    """Say what a value of this type looks like."""
    kind = _unwrapped(kind)
    if isinstance(kind, inspect.Metadata) and kind.extra is not None:
        return str(kind.extra["plural" if plural else "words"])
    if isinstance(kind, inspect.IntType):
        return f"{'whole numbers' if plural else 'a whole number'} from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.LiteralType):
        choices = listed([json.dumps(value) for value in kind.values], "or")
        return f"words out of {choices}" if plural else choices
    if isinstance(kind, inspect.VarTupleType):
        count = ""
        if kind.min_length is not None:
            low, high = kind.min_length, kind.max_length
            count = f"{low} " if low == high else f"{low} to {high} "
        return f"{'lists' if plural else 'a list'} of {count}{_described(kind.item_type, plural=True)}"
    return "text"
