"""A state as an object that any language can keep and give back, and a table made from it."""

import hashlib
from typing import Any, Final

import msgspec

from cuzco_tui.game import Game, GameError, Json
from cuzco_tui.games import find_game
from cuzco_tui.protocol.errors import Refused
from cuzco_tui.table.errors import OtherRules
from cuzco_tui.table.history import History
from cuzco_tui.table.records import Header, format_of, utc_now
from cuzco_tui.table.seats import Seat, check_seats
from cuzco_tui.table.table import Table

LARGEST_PLAIN: Final = 2**53 - 1
"""Larger numbers lose digits in languages that read all numbers as floating point."""
_BIG: Final = "int"
_CHANGED: Final = "The state is not what the request state answered; send that answer back unchanged."


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game at one decision, without its past; `content` is null for the game's printed values."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, Json]
    content: Json
    digest: str
    state: Json
    checksum: str = ""


def take_snapshot(table: Table) -> Json:
    """Give the snapshot of a table as plain data."""
    game, header = table.game, table.header
    content = None if _is_printed(game, header.content) else header.content
    dump = _without_big_numbers(game.dump(table.state_at(table.step)))
    snapshot = Snapshot(header.game, header.rules, header.seats, header.options, content, table.digest(), dump)
    return msgspec.to_builtins(msgspec.structs.replace(snapshot, checksum=_checksum(snapshot)))


def table_from_snapshot(data: dict[str, Json]) -> Table:
    """Host the game of a snapshot from here on; its earlier choices are unknown, so they cannot be taken back."""
    try:
        snapshot = msgspec.convert(data, type=Snapshot)
    except msgspec.ValidationError as error:
        raise Refused("bad-save", _CHANGED) from error
    if _checksum(snapshot) != snapshot.checksum:
        raise Refused("bad-save", _CHANGED)
    game = find_game(snapshot.game)
    if snapshot.rules not in game.rules_versions:
        raise OtherRules(
            f"The state was made with rules version {snapshot.rules} and this program knows version "
            f"{game.rules_version}; load it with the program that made it."
        )
    check_seats(game, snapshot.seats)
    options = game.description.checked_options(len(snapshot.seats), snapshot.options)
    content = game.load_content(None) if snapshot.content is None else game.content_from_data(snapshot.content)
    state = _load(game, _with_big_numbers(snapshot.state), content, len(snapshot.seats))
    if game.digest(state) != snapshot.digest:
        raise Refused("bad-save", _CHANGED)
    header = Header(
        format=format_of(None),
        game=game.description.name,
        rules=snapshot.rules,
        seed=0,
        options=options,
        seats=snapshot.seats,
        content=game.content_to_data(content),
        created=utc_now(),
        digest=snapshot.digest,
    )
    return Table(game, header, History(game, state), None)


def _load(game: Game, dump: Json, content: Any, seats: int) -> Any:
    """Make a state from a dump that somebody may have made up, such that it can be shown to each of the seats."""
    try:
        state = game.load(dump, content)
        for seat in range(seats):
            game.view(state, seat)
            game.why_not(state, seat)
        ranked = len(game.ranking(state))
    except GameError:
        raise
    except Exception as error:
        raise Refused("bad-save", _CHANGED) from error
    if ranked != seats:
        raise Refused("bad-save", _CHANGED)
    return state


def _is_printed(game: Game, content: Json) -> bool:
    """Say whether content is the game's own; as JSON, since lists and tuples are the same there."""
    printed = game.content_to_data(game.load_content(None))
    return _canonical(printed) == _canonical(content)


def _checksum(snapshot: Snapshot) -> str:
    bare = msgspec.structs.replace(snapshot, checksum="")
    return hashlib.blake2b(_canonical(bare), digest_size=8).hexdigest()


def _canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _without_big_numbers(value: Json) -> Json:
    """Write each number that floating point cannot hold as {"int": "its digits"}."""
    if isinstance(value, dict):
        return {key: _without_big_numbers(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_without_big_numbers(part) for part in value]
    if isinstance(value, int) and abs(value) > LARGEST_PLAIN:
        return {_BIG: str(value)}
    return value


def _with_big_numbers(value: Json) -> Json:
    """The inverse of `_without_big_numbers`."""
    if isinstance(value, dict):
        if value.keys() == {_BIG} and isinstance(digits := value[_BIG], str):
            return int(digits) if digits.removeprefix("-").isdecimal() and len(digits) < 100 else digits
        return {key: _with_big_numbers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_with_big_numbers(part) for part in value]
    return value
