"""One game as one text file that a person can read and any machine can take in.

The file has a first line with its format, `key: value` lines, one line for each choice that stands (choices that were
taken back stay behind), the content, and a checksum of all lines above it. Nothing in it is believed: a file is taken
in only when every line fits and the replay of its choices ends in the very state it names.
"""

import contextlib
import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from cuzco_tui.game import BadContent, BadOptions, BadState, Game, GameError, Json
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.named_files import NoFile, open_named
from cuzco_tui.store.ids import is_game_id
from cuzco_tui.store.protocol import Store
from cuzco_tui.table.errors import BadGameFile, BadSeats, NewerSave
from cuzco_tui.table.history import ChoiceRefused, History
from cuzco_tui.table.records import (
    ChoiceRecord,
    Header,
    SavedGame,
    TakenOver,
    current_round,
    due_seat,
    format_of,
    is_of_our_times,
    last_digest,
    utc_now,
)
from cuzco_tui.table.replay import start_again
from cuzco_tui.table.seats import Seat, are_colours, seat_problem, spelt_name

FILE_FORMAT = 2
"""The newest format of these files; raised when an older program could no longer read them rightly."""
FORMAT_WITHOUT_PAST = 1
"""The format of a game that begins with its set-up; one that was taken over from another has two lines more."""
LARGEST_FILE = 16_000_000
_TITLE = re.compile(r"cuzco-tui game file, format ([0-9]{1,9})")
_SEAT = re.compile(r"(.+) \((human|remote|bot ([a-z0-9_-]+))(?:, colour ([0-9]{1,2}))?\)")
_CHOICE = re.compile(r"([0-9]{1,9}) seat ([0-9]{1,9}): (.+)")
_TAKEN_OVER = re.compile(r"(\S+), step ([0-9]{1,9}), round ([0-9]{1,9})")
_T = TypeVar("_T")


def export_text(saved: SavedGame) -> str:
    """Give the text file of a saved game."""
    header = saved.header
    lines = [
        f"cuzco-tui game file, format {FILE_FORMAT if header.taken_over else FORMAT_WITHOUT_PAST}",
        f"id: {saved.id}",
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"created: {header.created.isoformat()}",
        f"seed: {header.seed}",
        f"options: {_json(header.options)}",
        f"seats: {len(header.seats)}",
    ]
    for number, seat in enumerate(header.seats):
        kind = f"bot {seat.bot}" if seat.kind == "bot" else seat.kind
        worn = "" if seat.colour is None else f", colour {seat.colour}"
        lines.append(f"seat {number}: {seat.name} ({kind}{worn})")
    if (past := header.taken_over) is not None:
        lines += [f"taken over: {past.game}, step {past.step}, round {past.round}", f"state: {_json(past.state)}"]
    lines += [f"start: {header.digest}", f"choices: {len(saved.choices)}"]
    lines += [f"{record.step} seat {record.seat}: {record.text}" for record in saved.choices]
    lines.append(f"end: {last_digest(header, saved.records)}")
    parts = _content_parts(header.content)
    lines.append(f"content: {len(parts)}")
    lines += [_json(part) for part in parts]
    return "".join(f"{line}\n" for line in [*lines, f"checksum: {_checksum(lines)}"])


def export_game(store: Store, game_id: str, path: Path) -> SavedGame:
    """Write a saved game to a new text file; an existing file is never overwritten."""
    saved = store.read(game_id)
    text = export_text(saved)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError as error:
        raise BadGameFile(message("error-file-exists", file=str(path))) from error
    except (OSError, ValueError) as error:
        raise BadGameFile(message("error-file-unwritable", file=str(path), reason=_reason(error))) from error
    return saved


def import_game(store: Store, path: Path, find_game: Callable[[str], Game]) -> str:
    """Take in a text file as a new saved game and give its id: the one in the file when it is free, else a new one."""
    saved, _ = read_game_file(path, find_game)
    return store.create(saved.header, saved.records, saved.id)


def read_game_file(path: Path, find_game: Callable[[str], Game]) -> tuple[SavedGame, History]:
    """Read a text file without taking it in, and prove that its game leads where it says."""
    return read_game(_read_file(path), str(path), find_game)


def read_game(data: bytes, name: str, find_game: Callable[[str], Game]) -> tuple[SavedGame, History]:
    """Replay the game of a text and prove that it leads where the text says; `name` stands for it in complaints."""
    lines = _Lines(data, name)
    told = _read(lines)
    try:
        game = find_game(told.header.game)
    except GameError as error:
        raise lines.refusal(error, told.line["game"]) from error
    _check_bots(lines, told, game)
    history, records = _replay(lines, told, game)
    if game.digest(history.state) != told.end:
        raise lines.complaint(message("file-other-end"), told.line["end"])
    if _checksum(lines.lines[: told.line["checksum"] - 1]) != told.checksum:
        raise lines.complaint(message("file-checksum"), told.line["checksum"])
    header = msgspec.structs.replace(told.header, due=due_seat(game.decision(history.state_at(0))))
    return SavedGame(told.id, header, tuple(records), tuple(records)), history


def _read_file(path: Path) -> bytes:
    """Read a file that may be a game."""
    try:
        with open_named(path) as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadGameFile(message("error-no-game-file", file=str(path), reason=_reason(error))) from error
    if len(data) > LARGEST_FILE:
        raise BadGameFile(message("error-file-too-large", file=str(path)))
    return data


def _replay(lines: "_Lines", told: "_Told", game: Game) -> tuple[History, list[ChoiceRecord]]:
    """Play the game of a file again, and give the record of each choice."""
    options = told.header.options
    try:
        if game.description.checked_options(len(told.header.seats), options) != options:
            raise lines.complaint(message("file-options-missing"), told.line["options"])
    except BadOptions as error:
        raise lines.refusal(error, told.line["options"]) from error
    try:
        history = start_again(game, told.header, lines.name(told.line["rules"]))
    except BadSeats as error:
        raise lines.refusal(error, told.line["seats"]) from error
    except BadContent as error:
        raise lines.refusal(error, told.line["content"]) from error
    except BadState as error:
        raise lines.refusal(error, told.line["start"] - 1) from error
    if game.digest(history.state) != told.header.digest:
        raise lines.complaint(message("file-other-start"), told.line["start"])
    records = []
    for number, (seat, text) in enumerate(told.choices, 1):
        line = told.line["choices"] + number
        try:
            history.replay(seat, text)
        except ChoiceRefused as error:
            raise lines.complaint(error.what, line) from error
        if history.played[-1].choice.text != text:
            raise lines.complaint(message("file-written", text=history.played[-1].choice.text), line)
        records.append(
            ChoiceRecord(
                step=number,
                seat=seat,
                text=text,
                round=current_round(game.ranking(history.state)),
                over=history.decision is None,
                digest=game.digest(history.state),
                at=told.imported,
                due=due_seat(history.decision),
            )
        )
    return history, records


@dataclass(frozen=True, slots=True)
class _Told:
    """What a file says, each line by itself being well-formed; `line` tells where."""

    id: str
    header: Header
    choices: list[tuple[int, str]]
    end: str
    checksum: str
    line: dict[str, int]
    imported: datetime


class _Lines:
    """The lines of a file, taken one after the other; every complaint names the file and the line."""

    def __init__(self, data: bytes, name: str) -> None:
        self._name = name
        self.number = 0
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            self.number = data[: error.start].count(b"\n") + 1
            raise self.complaint(message("file-not-text")) from error
        self.lines = text.replace("\r\n", "\n").split("\n")
        if self.lines[-1] == "":
            self.lines.pop()

    def complaint(self, what: str | Message, line: int | None = None) -> BadGameFile:
        """Give the error for a line, the one just taken unless another is named."""
        return BadGameFile(message("error-game-file", place=self.name(line or self.number), what=what))

    def refusal(self, error: GameError, line: int) -> BadGameFile:
        """Give the error for a line with which the game itself does not agree."""
        return BadGameFile(message("error-game-file-because", place=self.name(line), what=error.what))

    def name(self, line: int) -> Message:
        """Name a line of this file in a sentence."""
        return message("file-line", file=self._name, line=line)

    def take(self, what: Value) -> str:
        """Give the next line."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.complaint(message("file-ends", what=what))
        return self.lines[self.number - 1]

    def value(self, key: str) -> str:
        """Give the value of the next line, which must have this key."""
        line = self.take(f"`{key}: …`")
        if not line.startswith(f"{key}: "):
            raise self.complaint(message("file-key", key=key))
        return line[len(key) + 2 :]

    def parse(self, key: str, convert: Callable[[str], _T], expected: str) -> _T:
        """Give the converted value of the next line, which must have this key; `expected` is the id of what it is."""
        value = self.value(key)
        try:
            return convert(value)
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            raise self.complaint(message("file-value", key=key, expected=message(expected))) from error

    def count(self, key: str) -> int:
        """Give the value of the next line, a whole number that is not negative."""
        return self.parse(key, _count, "file-count")


def _read(lines: _Lines) -> _Told:
    """Read all lines of a file, each by itself."""
    title = _TITLE.fullmatch(lines.take(message("file-title")))
    if title is None:
        raise lines.complaint(message("file-begin"))
    if int(title[1]) > FILE_FORMAT:
        raise NewerSave(message("error-newer-file", place=lines.name(1), found=title[1]))
    if int(title[1]) < 1:
        raise lines.complaint(message("file-no-format", found=title[1]))
    line = {}
    game_id = lines.parse("id", _game_id, "file-id")
    game = lines.value("game")
    line["game"] = lines.number
    rules = lines.count("rules")
    line["rules"] = lines.number
    created = lines.parse("created", _moment, "file-moment")
    seed = lines.parse("seed", _whole_number, "file-whole-number")
    options = lines.parse("options", _options, "file-object")
    line["options"] = lines.number
    seat_count = lines.count("seats")
    line["seats"] = lines.number
    seats = []
    for number in range(seat_count):
        seats.append(_seat(lines, number))
        line[f"seat {number}"] = lines.number
    taken_over = _taken_over(lines) if int(title[1]) > FORMAT_WITHOUT_PAST else None
    start = lines.value("start")
    line["start"] = lines.number
    choice_count = lines.count("choices")
    line["choices"] = lines.number
    choices = [_choice(lines, number) for number in range(1, choice_count + 1)]
    end = lines.value("end")
    line["end"] = lines.number
    parts = lines.count("content")
    line["content"] = lines.number
    content = _content(lines, parts)
    checksum = lines.value("checksum")
    line["checksum"] = lines.number
    if lines.number < len(lines.lines):
        lines.take("")
        raise lines.complaint(message("file-too-long"))
    format_ = format_of(taken_over, seats)
    header = Header(format_, game, rules, seed, options, tuple(seats), content, created, start, taken_over=taken_over)
    return _Told(game_id, header, choices, end, checksum, line, utc_now())


def _taken_over(lines: _Lines) -> TakenOver:
    """Read from where a game was taken over."""
    found = _TAKEN_OVER.fullmatch(lines.value("taken over"))
    if found is None or not is_game_id(found[1]):
        raise lines.complaint(message("file-taken-over"))
    state = lines.parse("state", _options, "file-object")
    return TakenOver(found[1], int(found[2]), int(found[3]), state)


def _seat(lines: _Lines, number: int) -> Seat:
    found = _SEAT.fullmatch(lines.value(f"seat {number}"))
    if found is None:
        raise lines.complaint(message("file-seat-form"))
    name, kind, bot, worn = found.groups()
    name, colour = spelt_name(name), None if worn is None else int(worn)
    seat = Seat(name, "bot", bot, colour) if bot else Seat(name, "human" if kind == "human" else "remote", None, colour)
    if problem := seat_problem(seat):
        raise lines.complaint(message("file-seat", problem=problem))
    return seat


def _check_bots(lines: _Lines, told: _Told, game: Game) -> None:
    """Refuse seats for which nobody could think, and those of one colour."""
    bots = game.description.bots
    if not are_colours(game, [seat.colour for seat in told.header.seats]):
        raise lines.complaint(message("file-seat-colours"), told.line["seats"])
    for number, seat in enumerate(told.header.seats):
        if seat.bot is not None and seat.bot not in bots:
            problem = message("seat-unknown-bot", bot=seat.bot, bots=bots)
            raise lines.complaint(message("file-seat", problem=problem), told.line[f"seat {number}"])


def _choice(lines: _Lines, number: int) -> tuple[int, str]:
    found = _CHOICE.fullmatch(lines.take(message("file-choice", number=number)))
    if found is None or int(found[1]) != number:
        raise lines.complaint(message("file-choice-form", number=number))
    return int(found[2]), found[3]


def _content_parts(content: Json) -> list[Json]:
    """Cut content into pieces of a readable length: an object into its keys, anything else not at all."""
    if isinstance(content, dict) and len(content) > 1:
        return [{key: value} for key, value in content.items()]
    return [content]


def _content(lines: _Lines, parts: int) -> Json:
    """Put the pieces of content together again."""
    whole: dict[str, Json] = {}
    for _ in range(parts):
        try:
            piece = msgspec.json.decode(lines.take(message("file-content-piece")))
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            raise lines.complaint(message("file-content-json")) from error
        if parts == 1:
            return piece
        if not isinstance(piece, dict) or len(piece) != 1 or piece.keys() <= whole.keys():
            raise lines.complaint(message("file-content-key"))
        whole.update(piece)
    return whole


def _checksum(lines: list[str]) -> str:
    return hashlib.blake2b("".join(f"{line}\n" for line in lines).encode(), digest_size=16).hexdigest()


def _json(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def _options(text: str) -> dict[str, Json]:
    return msgspec.json.decode(text, type=dict[str, Json])


def _game_id(text: str) -> str:
    if not is_game_id(text):
        raise ValueError(text)
    return text


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text, re.ASCII):
        raise ValueError(text)
    return int(text)


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise ValueError(text)
    return int(text)


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if not is_of_our_times(moment):
        raise ValueError(text)
    return moment


def _reason(error: OSError | ValueError) -> Value:
    if isinstance(error, NoFile):
        return message("file-device")
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
