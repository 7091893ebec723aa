"""Turn plain data into typed tables; whatever is wrong is said in one sentence with file, key and expectation."""

import difflib
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NoReturn, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import inspect

from cuzco_tui.game import BadContent
from cuzco_tui.games.cuzco.content.tables import ROW_KEYS, Row, Tables

AnyRow = TypeVar("AnyRow", bound=Row)

_GROUP_TYPES: Final[dict[str, Any]] = get_type_hints(Tables)
_SHAPE_KEYS: Final = ("effect", "kind")
"""Keys that decide which other keys a row has: a file that changes one writes the whole row anew."""
_SOURCE_WORDS: Final = '"given" or "rebuilt"'


def refuse(source: str, key: str, fault: str) -> NoReturn:
    """Raise BadContent with its one sentence."""
    raise BadContent(f"{source}: {key} {fault}." if key else f"{source} {fault}.")


def merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Give `base` with the keys of `changes` replaced, table by table; lists are replaced as a whole."""
    result = dict(base)
    for key, new in changes.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            result[key] = merged(_kept(key, old, new), new)
        else:
            result[key] = new
    return result


def tables_from(data: object, source: str) -> Tables:
    """Decode complete plain data into tables; `source` names it in sentences."""
    if not isinstance(data, Mapping):
        refuse(source, "", f"must be a table of groups, but is {shown(data)}")
    _check_keys(source, "", data, tuple(_GROUP_TYPES), tuple(_GROUP_TYPES))
    groups: dict[str, Any] = {}
    for group, hint in _GROUP_TYPES.items():
        if group in ROW_KEYS:
            groups[group] = _rows(source, group, data[group], get_args(hint)[0])
        else:
            groups[group] = _row(source, group, data[group], hint)
    return Tables(**groups)


def tables_to(tables: Tables) -> dict[str, Any]:
    """Turn tables into plain data that `tables_from` reads back."""
    data: dict[str, Any] = {}
    for group in _GROUP_TYPES:
        value = getattr(tables, group)
        if group in ROW_KEYS:
            data[group] = {key: _plain(row) for key, row in zip(ROW_KEYS[group], value, strict=True)}
        else:
            data[group] = _plain(value)
    return data


def shown(value: object) -> str:
    """Show a value of a file briefly, as it would be written there."""
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return _quoted(value)
    return _shortened(json.dumps(value) if isinstance(value, bool) else _number_text(value))


def listed(names: Sequence[str], last: str = "and") -> str:
    """Join names as in a sentence: a, b and c."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def _quoted(text: str) -> str:
    return _shortened(json.dumps(text, ensure_ascii=not text.isprintable()))


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."


def _number_text(value: object) -> str:
    try:
        return str(value)
    except ValueError:
        return "a number with thousands of digits"


def _kept(key: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give what stays of a table when another is merged into it."""
    if any(shape in new and new[shape] != old.get(shape) for shape in _SHAPE_KEYS if shape in old):
        return {"provenance": old["provenance"]} if "provenance" in old else {}
    if key in ROW_KEYS and "provenance" in new:
        return {
            name: {part: value for part, value in row.items() if part != "provenance"} if isinstance(row, dict) else row
            for name, row in old.items()
        }
    return old


def _plain(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return plain


def _rows(source: str, group: str, data: object, kind: type[AnyRow]) -> tuple[AnyRow, ...]:
    keys = ROW_KEYS[group]
    if not isinstance(data, Mapping):
        refuse(source, group, f"must be a table with {_key_list(keys)}, but is {shown(data)}")
    _check_keys(source, group, data, (*keys, "provenance"), keys)
    common = {"provenance": data["provenance"]} if "provenance" in data else {}
    if common and common["provenance"] not in ("given", "rebuilt"):
        refuse(source, f"{group}.provenance", f"must be {_SOURCE_WORDS}, but is {shown(common['provenance'])}")
    rows = []
    for key in keys:
        row = data[key]
        rows.append(_row(source, f"{group}.{key}", {**common, **row} if isinstance(row, Mapping) else row, kind))
    return tuple(rows)


def _row(source: str, key: str, data: object, kind: type[AnyRow]) -> AnyRow:
    fields = _fields(kind)
    names = tuple(sorted(fields, key="provenance".__eq__))
    if not isinstance(data, Mapping):
        refuse(source, key, f"must be a table with {listed(names)}, but is {shown(data)}")
    _check_keys(source, key, data, names, tuple(name for name in names if fields[name].required))
    try:
        row = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        _explain(source, key, data, kind, str(error))
    if isinstance(row.provenance, dict):
        parts = kind.provenance_parts or names[:-1]
        _check_keys(source, f"{key}.provenance", row.provenance, parts, parts)
    return row


@cache
def _fields(kind: type[Row]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a kind of row by their names; asking msgspec for them is slow."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _check_keys(
    source: str, key: str, data: Mapping[Any, Any], allowed: tuple[str, ...], required: tuple[str, ...]
) -> None:
    prefix = f"{key}." if key else ""
    for name in data:
        if name not in allowed:
            near = _nearest(str(name), allowed)
            written = name if re.fullmatch(r"[\w-]{1,40}", str(name)) else _quoted(str(name))
            hint = f"did you mean {prefix}{near}?" if near else f"expected {_key_list(allowed)}."
            raise BadContent(f"{source}: {prefix}{written} is unknown; {hint}")
    for name in required:
        if name not in data:
            refuse(source, f"{prefix}{name}", f"is missing; expected {_key_list(required)}")


def _nearest(name: str, names: tuple[str, ...]) -> str | None:
    if name.isdigit() and name.zfill(2) in names:
        return name.zfill(2)
    matches = difflib.get_close_matches(name.lower(), [known.lower() for known in names], n=1)
    return next((known for known in names if matches and known.lower() == matches[0]), None)


def _key_list(names: tuple[str, ...]) -> str:
    if len(names) > 24:
        rows = [name for name in names if name != "provenance"]
        return f"{rows[0]} to {rows[-1]}"
    return listed(names)


def _explain(source: str, key: str, data: Mapping[str, Any], kind: type[Row], complaint: str) -> NoReturn:
    """Say in our own words what msgspec found wrong, by walking to the place it names."""
    match = re.search(r" - at `\$\.(\w+)((?:\[\d+\])*)", complaint)
    if match is None:
        refuse(source, key, f"is not as expected ({complaint})")
    name = match[1]
    value: Any = data[name]
    if name == "provenance":
        parts = kind.provenance_parts or tuple(field for field in kind.__struct_fields__ if field != name)
        wanted = f"must be {_SOURCE_WORDS}, or a table that says so for each of {listed(parts)}"
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
