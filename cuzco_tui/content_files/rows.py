"""What the typed tables of all games have in common."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

from msgspec import Struct


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A group, or one row of a group, with its provenance; a game narrows the provenance to its own words."""

    sources: ClassVar[tuple[str, ...]] = ()
    """The words that say where a number comes from."""
    provenance_parts: ClassVar[tuple[str, ...]] = ()
    """The parts a mixed provenance speaks of, where they are not simply the keys of the row."""

    provenance: str | Mapping[str, str]
    """Where the numbers come from; a table says so for each part of a mixed row."""


class Tables(Struct, frozen=True, kw_only=True):
    """All groups of a game's files: each is one row, or a tuple of rows in the order of `row_keys`."""

    row_keys: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The names of the rows in the groups that consist of rows."""
    shape_keys: ClassVar[tuple[str, ...]] = ()
    """Keys that decide what the others mean: a file that changes one writes the whole row anew."""


AnyRow = TypeVar("AnyRow", bound=Row)
AnyTables = TypeVar("AnyTables", bound=Tables)
