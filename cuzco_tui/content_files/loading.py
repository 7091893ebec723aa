"""Where content comes from: the built-in files, a file that replaces some of their values, or a save."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from cuzco_tui.content_files.reading import merged, tables_from, tables_to
from cuzco_tui.content_files.rows import AnyTables
from cuzco_tui.game import BadContent

_LARGEST_FILE: Final = 1_000_000


class _Tabled(Protocol):
    """Content that keeps the tables it was made of."""

    @property
    def tables(self) -> Any: ...


AnyContent = TypeVar("AnyContent", bound=_Tabled)


class ContentFiles(Generic[AnyTables, AnyContent]):
    """The content of one game, from whatever it is read."""

    def __init__(
        self,
        folder: Path,
        names: tuple[str, ...],
        kind: type[AnyTables],
        check: Callable[[AnyTables, str], None],
        make: Callable[[AnyTables], AnyContent],
    ) -> None:
        """Name the built-in files, the tables in them, what these must say together, and what is made of them."""
        self._folder = folder
        self._names = names
        self._kind = kind
        self._check = check
        self._make = make
        self._default: AnyContent | None = None

    def default(self) -> AnyContent:
        """Give the content of the built-in files, read once."""
        if self._default is None:
            self._default = self._checked(self._built_in(), "the built-in content")
        return self._default

    def load(self, path: Path | None) -> AnyContent:
        """Give the built-in content, with the values replaced that the TOML file at `path` names."""
        if path is None:
            return self.default()
        return self._checked(merged(self._built_in(), _read(path), self._kind), str(path))

    def to_data(self, content: AnyContent) -> dict[str, Any]:
        """Turn content into plain data, complete and in the words of the data files."""
        return tables_to(content.tables)

    def from_data(self, data: object) -> AnyContent:
        """The inverse of `to_data`; everything is checked again."""
        return self._checked(data, "the saved content")

    def _checked(self, data: object, source: str) -> AnyContent:
        tables = tables_from(data, source, self._kind)
        self._check(tables, source)
        return self._make(tables)

    def _built_in(self) -> dict[str, Any]:
        groups: dict[str, Any] = {}
        for name in self._names:
            groups.update(tomllib.loads((self._folder / f"{name}.toml").read_text(encoding="utf-8")))
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
