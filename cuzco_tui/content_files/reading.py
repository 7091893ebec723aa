"""Turn plain data into typed tables; whatever is wrong is said in one sentence with file, key and expectation."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NoReturn, get_args, get_type_hints

import msgspec

from cuzco_tui.content_files.rows import AnyRow, AnyTables, Row, Tables
from cuzco_tui.game import BadContent


def refuse(source: str, key: str, fault: str) -> NoReturn:
    """Raise BadContent with its one sentence."""
    raise BadContent(f"{source}: {key} {fault}." if key else f"{source} {fault}.")


def merged(base: Mapping[str, Any], changes: Mapping[str, Any], kind: type[Tables]) -> dict[str, Any]:
    """Give `base` with the keys of `changes` replaced, table by table; lists are replaced as a whole."""
    result = dict(base)
    for key, new in changes.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            result[key] = merged(_kept(key, old, new, kind), new, kind)
        else:
            result[key] = new
    return result


def tables_from(data: object, source: str, kind: type[AnyTables]) -> AnyTables:
    """Decode complete plain data into tables; `source` names it in sentences."""
    if not isinstance(data, Mapping):
        refuse(source, "", f"must be a table of groups, but is {shown(data)}")
    names = kind.__struct_fields__
    _check_keys(source, "", data, names, names)
    hints = _hints(kind)
    groups: dict[str, Any] = {}
    for group in names:
        if group in kind.row_keys:
            groups[group] = _rows(source, group, data[group], get_args(hints[group])[0], kind.row_keys[group])
        else:
            groups[group] = _row(source, group, data[group], hints[group])
    return kind(**groups)


def tables_to(tables: Tables) -> dict[str, Any]:
    """Turn tables into plain data that `tables_from` reads back."""
    data: dict[str, Any] = {}
    for group in tables.__struct_fields__:
        value = getattr(tables, group)
        if group in tables.row_keys:
            data[group] = {key: _plain(row) for key, row in zip(tables.row_keys[group], value, strict=True)}
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


def sources_listed(kind: type[Row]) -> str:
    """Name the words that say where a number of this row comes from."""
    return listed([_quoted(source) for source in kind.sources], "or")


@cache
def _hints(kind: type[Tables]) -> dict[str, Any]:
    return get_type_hints(kind)


def _kept(key: str, old: Mapping[str, Any], new: Mapping[str, Any], kind: type[Tables]) -> Mapping[str, Any]:
    """Give what stays of a table when another is merged into it."""
    if any(shape in new and new[shape] != old.get(shape) for shape in kind.shape_keys if shape in old):
        return {"provenance": old["provenance"]} if "provenance" in old else {}
    if key in kind.row_keys and "provenance" in new:
        return {
            name: {part: value for part, value in row.items() if part != "provenance"} if isinstance(row, dict) else row
            for name, row in old.items()
        }
    return old


def _plain(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return plain


def _rows(source: str, group: str, data: object, kind: type[AnyRow], keys: tuple[str, ...]) -> tuple[AnyRow, ...]:
    if not isinstance(data, Mapping):
        refuse(source, group, f"must be a table with {_key_list(keys)}, but is {shown(data)}")
    _check_keys(source, group, data, (*keys, "provenance"), keys)
    common = {"provenance": data["provenance"]} if "provenance" in data else {}
    if common and common["provenance"] not in kind.sources:
        refuse(source, f"{group}.provenance", f"must be {sources_listed(kind)}, but is {shown(common['provenance'])}")
    rows = []
    for key in keys:
        row = data[key]
        rows.append(_row(source, f"{group}.{key}", {**common, **row} if isinstance(row, Mapping) else row, kind))
    return tuple(rows)


def _row(source: str, key: str, data: object, kind: type[AnyRow]) -> AnyRow:
    names = tuple(sorted(kind.__struct_fields__, key="provenance".__eq__))
    if not isinstance(data, Mapping):
        refuse(source, key, f"must be a table with {listed(names)}, but is {shown(data)}")
    _check_keys(source, key, data, names, _required(kind))
    try:
        row = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        from cuzco_tui.content_files.complaints import explain

        explain(source, key, data, kind, str(error))
    if isinstance(row.provenance, dict):
        parts = kind.provenance_parts or names[:-1]
        _check_keys(source, f"{key}.provenance", row.provenance, parts, parts)
    return row


@cache
def _required(kind: type[Row]) -> tuple[str, ...]:
    """The fields that a row of this kind must have, by what it is for the others; to ask msgspec for both is slow."""
    fields = kind.__struct_fields__
    defaults = (msgspec.NODEFAULT,) * (len(fields) - len(kind.__struct_defaults__)) + kind.__struct_defaults__
    return tuple(name for name, default in zip(fields, defaults, strict=True) if default is msgspec.NODEFAULT)


def _check_keys(
    source: str, key: str, data: Mapping[Any, Any], allowed: tuple[str, ...], required: tuple[str, ...]
) -> None:
    prefix = f"{key}." if key else ""
    for name in data:
        if name not in allowed:
            from cuzco_tui.content_files.complaints import nearest

            near = nearest(str(name), allowed)
            written = name if re.fullmatch(r"[\w-]{1,40}", str(name)) else _quoted(str(name))
            hint = f"did you mean {prefix}{near}?" if near else f"expected {_key_list(allowed)}."
            raise BadContent(f"{source}: {prefix}{written} is unknown; {hint}")
    for name in required:
        if name not in data:
            refuse(source, f"{prefix}{name}", f"is missing; expected {_key_list(required)}")


def _key_list(names: tuple[str, ...]) -> str:
    if len(names) > 24:
        rows = [name for name in names if name != "provenance"]
        return f"{rows[0]} to {rows[-1]}"
    return listed(names)
