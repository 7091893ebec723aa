"""What is written down of a game: a header and one record for each choice and each undo, sealed in a chain."""

import contextlib
import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from cuzco_tui.game import Decision, Json, Standing
from cuzco_tui.messages import message, printable
from cuzco_tui.table.errors import DamagedSave, NewerSave
from cuzco_tui.table.seats import Seat, quoted_seat

FORMAT = 2
"""The format of saves; raised when an older program could no longer read them rightly. Format 1 knew no `due`."""

FIRST_SEAL = "cuzco-tui game"
"""What stands before the header in the chain of seals, the same in every format."""
_FIRST_YEAR, _LAST_YEAR = 1970, 9000


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a game starts from; `digest` is the hash of its first state, `due` the seat that decides first."""

    format: int
    game: str
    rules: int
    seed: int
    options: dict[str, Json]
    seats: tuple[Seat, ...]
    content: Json
    created: datetime
    digest: str
    due: int | None = None


class ChoiceRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="choice"
):
    """A choice was made; `step` counts the choices with it, and the rest describes the state it led to.

    `due` is the seat that decides next; None when the game is over, and where an older save does not tell.
    """

    step: int
    seat: int
    text: str
    round: int
    over: bool
    digest: str
    at: datetime
    due: int | None = None


class UndoRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="undo"
):
    """The last standing choice was taken back by its seat; `step` counts the choices that are left."""

    step: int
    seat: int
    round: int
    digest: str
    at: datetime
    due: int | None = None


Record: TypeAlias = ChoiceRecord | UndoRecord


class SavedGame(NamedTuple):
    """All that is written down of one game."""

    id: str
    header: Header
    records: tuple[Record, ...]
    choices: tuple[ChoiceRecord, ...]
    """The choices that stand: those that were not taken back."""


class _AnyFormat(msgspec.Struct):
    format: int


def utc_now() -> datetime:
    """Give the time for a record, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def encode(value: Header | Record) -> bytes:
    """Give the bytes that are stored and sealed."""
    return msgspec.json.encode(value)


def seal(previous: str, payload: bytes) -> str:
    """Give the seal of a record: a hash of its bytes and of the seal before it, so that no change goes unnoticed."""
    return hashlib.blake2b(previous.encode() + payload, digest_size=16).hexdigest()


class HeaderSummary(msgspec.Struct, frozen=True):
    """The part of a header that a list of games shows."""

    format: int
    game: str
    seats: tuple[Seat, ...]
    created: datetime
    due: int | None = None


def decode_header(payload: bytes) -> Header:
    """Read a header whose seal was found intact, the format before all else; errors say what is wrong with "it"."""
    header = _decoded(payload, Header)
    return msgspec.structs.replace(header, seats=tuple(map(quoted_seat, header.seats)))


def decode_header_summary(payload: bytes) -> HeaderSummary:
    """Read what a list of games shows of a header, quickly; errors say what is wrong with "it"."""
    header = _decoded(payload, HeaderSummary)
    seats = tuple(map(quoted_seat, header.seats))
    return msgspec.structs.replace(header, game=printable(header.game), seats=seats)


_Head = TypeVar("_Head", Header, HeaderSummary)


def _decoded(payload: bytes, kind: type[_Head]) -> _Head:
    try:
        header = msgspec.json.decode(payload, type=kind)
    except (msgspec.MsgspecError, ValueError) as error:
        with contextlib.suppress(msgspec.MsgspecError, ValueError):
            _check_format(msgspec.json.decode(payload, type=_AnyFormat).format)
        raise DamagedSave(message("damage-header", reason=printable(str(error)))) from error
    except RecursionError as error:
        raise DamagedSave(message("damage-too-deep")) from error
    _check_format(header.format)
    if not is_of_our_times(header.created):
        raise DamagedSave(message("damage-time"))
    return header


def _check_format(found: int) -> None:
    """Refuse a format that this program does not read."""
    if found > FORMAT:
        raise NewerSave(message("damage-format", found=found, known=FORMAT))
    if found < 1:
        raise DamagedSave(message("damage-format-unknown", found=found))


_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def decode_record(payload: bytes) -> Record:
    """Read one record whose seal was found intact; errors say what is wrong with "it"."""
    try:
        record = _records.decode(payload)
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedSave(message("damage-record", reason=printable(str(error)))) from error
    if not is_of_our_times(record.at):
        raise DamagedSave(message("damage-time"))
    return record


def is_of_our_times(moment: datetime) -> bool:
    """Say whether a moment has a time zone and can be told in any other one."""
    return moment.tzinfo is not None and _FIRST_YEAR <= moment.year < _LAST_YEAR


def standing_choices(records: Iterable[Record]) -> list[ChoiceRecord]:
    """Give the choices that were not taken back, in order; errors say what is wrong with "it"."""
    standing: list[ChoiceRecord] = []
    for record in records:
        if isinstance(record, ChoiceRecord):
            standing.append(record)
        elif standing and standing[-1].seat == record.seat:
            standing.pop()
        else:
            raise DamagedSave(message("damage-undo"))
        if record.step != len(standing):
            raise DamagedSave(message("damage-step", found=record.step, expected=len(standing)))
    return standing


def current_round(standings: Sequence[Standing]) -> int:
    """Give the number of the round that is played: the scores begin with the one before the first round."""
    return max(0, len(standings[0].by_round) - 1)


def due_seat(decision: Decision | None) -> int | None:
    """Give the seat that decides, None when the game is over."""
    return None if decision is None else decision.seat


def last_digest(header: Header, records: Sequence[Record]) -> str:
    """Give the hash of the state in which the game was left."""
    return records[-1].digest if records else header.digest
