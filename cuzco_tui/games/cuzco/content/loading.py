"""Where content comes from: the built-in files, a file that replaces some of their values, or a save."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from cuzco_tui.game import BadContent
from cuzco_tui.games.cuzco.content.checks import check_tables
from cuzco_tui.games.cuzco.content.content import Content
from cuzco_tui.games.cuzco.content.reading import merged, tables_from, tables_to

_FILES: Final = ("goods", "people", "gods", "tasks", "roads", "masks", "scoring", "setup")
_LARGEST_FILE: Final = 1_000_000


@cache
def default_content() -> Content:
    """Give the content of the built-in files, read once."""
    return _checked(_built_in(), "the built-in content")


def load_content(path: Path | None) -> Content:
    """Give the built-in content, with the values replaced that the TOML file at `path` names."""
    if path is None:
        return default_content()
    return _checked(merged(_built_in(), _read(path)), str(path))


def content_to_data(content: Content) -> dict[str, Any]:
    """Turn content into plain data, complete and in the words of the data files."""
    return tables_to(content.tables)


def content_from_data(data: object) -> Content:
    """The inverse of `content_to_data`; everything is checked again."""
    return _checked(data, "the saved content")


def _checked(data: object, source: str) -> Content:
    tables = tables_from(data, source)
    check_tables(tables, source)
    return Content(tables)


def _built_in() -> dict[str, Any]:
    folder = Path(__file__).parent
    groups: dict[str, Any] = {}
    for name in _FILES:
        groups.update(tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")))
    return groups


def _read(path: Path) -> dict[str, Any]:
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise BadContent(f"{path} is a device or a pipe; expected a TOML file with content.")
    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST_FILE + 1)
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        raise BadContent(f"{path} cannot be read: {reason}; expected a TOML file with content.") from None
    except ValueError:
        raise BadContent(f"{str(path)!r} is no file name; expected a TOML file with content.") from None
    if len(raw) > _LARGEST_FILE:
        raise BadContent(f"{path} is larger than a megabyte; expected a TOML file with content.")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadContent(f"{path} is not a text file: line {line} is not UTF-8; expected TOML.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(_toml_fault(path, str(error))) from None
    except (ValueError, RecursionError):
        raise BadContent(f"{path} is no usable TOML: a number is too long or lists lie too deep in it.") from None


def _toml_fault(path: Path, complaint: str) -> str:
    match = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", complaint, re.DOTALL)
    if match is None:
        return f"{path} is not TOML: {complaint}."
    return f"{path} is not TOML at {match[2]}: {match[1][:1].lower()}{match[1][1:]}."
