"""What is written down of a game: a header and one record for each choice and each undo, sealed in a chain."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec

from cuzco_tui.game import Json, Standing
from cuzco_tui.table.errors import DamagedSave, NewerSave
from cuzco_tui.table.seats import Seat

FORMAT = 1
"""The format of saves and exported files; raised when an older program could no longer read them rightly."""

FIRST_SEAL = "cuzco-tui game"
"""What stands before the header in the chain of seals, the same in every format."""
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a game starts from; `digest` is the hash of its first state."""

    format: int
    game: str
    rules: int
    seed: int
    options: dict[str, Json]
    seats: tuple[Seat, ...]
    content: Json
    created: datetime
    digest: str


class ChoiceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="choice"):
    """A choice was made; `step` counts the choices with it, and the rest describes the state it led to."""

    step: int
    seat: int
    text: str
    round: int
    over: bool
    digest: str
    at: datetime


class UndoRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """The last standing choice was taken back by its seat; `step` counts the choices that are left."""

    step: int
    seat: int
    round: int
    digest: str
    at: datetime


Record: TypeAlias = ChoiceRecord | UndoRecord


@dataclass(frozen=True, slots=True)
class SavedGame:
    """All that is written down of one game."""

    id: str
    header: Header
    records: tuple[Record, ...]
    choices: tuple[ChoiceRecord, ...]
    """The choices that stand: those that were not taken back."""


class _AnyFormat(msgspec.Struct):
    format: int


def is_game_id(text: str) -> bool:
    """Say whether a text has the form of a game's id, and so is a harmless file name."""
    return _ID.fullmatch(text) is not None


def utc_now() -> datetime:
    """Give the time for a record, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def encode(value: Header | Record) -> bytes:
    """Give the bytes that are stored and sealed."""
    return msgspec.json.encode(value)


def seal(previous: str, payload: bytes) -> str:
    """Give the seal of a record: a hash of its bytes and of the seal before it, so that no change goes unnoticed."""
    return hashlib.blake2b(previous.encode() + payload, digest_size=16).hexdigest()


def decode_header(payload: bytes) -> Header:
    """Read a header whose seal was found intact, the format before all else; errors say what is wrong with "it"."""
    try:
        if (found := msgspec.json.decode(payload, type=_AnyFormat).format) > FORMAT:
            raise NewerSave(f"it was saved in format {found} and this program reads up to {FORMAT}: update the program")
        return msgspec.json.decode(payload, type=Header)
    except msgspec.MsgspecError as error:
        raise DamagedSave(f"its header is not readable ({error})") from error


_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def decode_record(payload: bytes) -> Record:
    """Read one record whose seal was found intact; errors say what is wrong with "it"."""
    try:
        return _records.decode(payload)
    except msgspec.MsgspecError as error:
        raise DamagedSave(f"a record is not readable ({error})") from error


def standing_choices(records: Iterable[Record]) -> list[ChoiceRecord]:
    """Give the choices that were not taken back, in order; errors say what is wrong with "it"."""
    standing: list[ChoiceRecord] = []
    for record in records:
        if isinstance(record, ChoiceRecord):
            standing.append(record)
        elif standing and standing[-1].seat == record.seat:
            standing.pop()
        else:
            raise DamagedSave("it takes back a choice that was not made")
        if record.step != len(standing):
            raise DamagedSave(f"it counts step {record.step} where step {len(standing)} stands")
    return standing


def current_round(standings: Sequence[Standing]) -> int:
    """Give the number of the round that is played: the scores begin with the one before the first round."""
    return max(0, len(standings[0].by_round) - 1)


def last_digest(header: Header, records: Sequence[Record]) -> str:
    """Give the hash of the state in which the game was left."""
    return records[-1].digest if records else header.digest
