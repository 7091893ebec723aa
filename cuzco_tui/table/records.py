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

FORMAT = 3
"""The newest format of saves; raised when older programs could no longer read them rightly. Format 1 knew no `due`."""
_FORMAT_WITHOUT_PAST = 2
"""The format of a game that begins with its set-up, which older programs read, too; the newest one is for others."""

FIRST_SEAL = "cuzco-tui game"
"""What stands before the header in the chain of seals, the same in every format."""
_FIRST_YEAR, _LAST_YEAR = 1970, 9000


class TakenOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game was taken over from another one, to see what would have been: it begins in `state`.

    The step is counted as those count who saw the other game.
    """

    game: str
    step: int
    round: int
    state: Json


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
    taken_over: TakenOver | None = None
    """The point of another game at which it begins, None for a game that begins with its set-up."""


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


class Past(NamedTuple):
    """What a game started from, and the choices that stand: each with its seat and its text."""

    header: Header
    choices: tuple[tuple[int, str], ...]


def past_of(saved: SavedGame) -> Past:
    """Give the past of a saved game."""
    return Past(saved.header, tuple((choice.seat, choice.text) for choice in saved.choices))


class _AnyFormat(msgspec.Struct):
    format: int


def format_of(taken_over: TakenOver | None, seats: Iterable[Seat] = ()) -> int:
    """Give the format in which a game is saved: the oldest one that can tell how it begins and who sits there."""
    is_old = taken_over is None and all(seat.colour is None for seat in seats)
    return _FORMAT_WITHOUT_PAST if is_old else FORMAT


def utc_now() -> datetime:
    """Give the time for a record, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def encode(value: Header | Record) -> bytes:
    """Give the bytes that are stored and sealed."""
    return msgspec.json.encode(value)


def seal(previous: str, payload: bytes) -> str:
    """Give the seal of a record: a hash of its bytes and of the seal before it, so that no change goes unnoticed."""
    return hashlib.blake2b(previous.encode() + payload, digest_size=16).hexdigest()


class TakenOverSummary(msgspec.Struct, frozen=True):
    """The part of a taken-over point that a list of games shows."""

    game: str
    round: int


class HeaderSummary(msgspec.Struct, frozen=True):
    """The part of a header that a list of games shows."""

    format: int
    game: str
    seats: tuple[Seat, ...]
    created: datetime
    due: int | None = None
    taken_over: TakenOverSummary | None = None


def decode_header(payload: bytes) -> Header:
    """Read a header whose seal was found intact, the format before all else; errors say what is wrong with "it"."""
    header = _decoded(payload, Header)
    return msgspec.structs.replace(header, seats=tuple(map(quoted_seat, header.seats)))


def decode_header_summary(payload: bytes) -> HeaderSummary:
    """Read what a list of games shows of a header, quickly; errors say what is wrong with "it"."""
    header = _decoded(payload, HeaderSummary)
    seats = tuple(map(quoted_seat, header.seats))
    taken_over = header.taken_over
    if taken_over is not None:
        taken_over = TakenOverSummary(printable(taken_over.game), taken_over.round)
    return msgspec.structs.replace(header, game=printable(header.game), seats=seats, taken_over=taken_over)


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
