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
from typing import TYPE_CHECKING, TypeVar

import msgspec

from cuzco_tui.game import BadContent, BadOptions, Game, GameError, Json
from cuzco_tui.table.errors import BadGameFile, BadSeats, NewerSave
from cuzco_tui.table.history import ChoiceRefused, History
from cuzco_tui.table.records import (
    FORMAT,
    ChoiceRecord,
    Header,
    SavedGame,
    current_round,
    is_game_id,
    last_digest,
    utc_now,
)
from cuzco_tui.table.replay import start_again
from cuzco_tui.table.seats import Seat, seat_problem

if TYPE_CHECKING:
    from cuzco_tui.table.store import Store

LARGEST_FILE = 16_000_000
_TITLE = re.compile(r"cuzco-tui game file, format ([0-9]{1,9})")
_SEAT = re.compile(r"(.+) \((human|remote|bot ([a-z0-9_-]+))\)")
_CHOICE = re.compile(r"([0-9]{1,9}) seat ([0-9]{1,9}): (.+)")
_T = TypeVar("_T")


def export_text(saved: SavedGame) -> str:
    """Give the text file of a saved game."""
    header = saved.header
    lines = [
        f"cuzco-tui game file, format {FORMAT}",
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
        lines.append(f"seat {number}: {seat.name} ({kind})")
    lines += [f"start: {header.digest}", f"choices: {len(saved.choices)}"]
    lines += [f"{record.step} seat {record.seat}: {record.text}" for record in saved.choices]
    lines.append(f"end: {last_digest(header, saved.records)}")
    parts = _content_parts(header.content)
    lines.append(f"content: {len(parts)}")
    lines += [_json(part) for part in parts]
    return "".join(f"{line}\n" for line in [*lines, f"checksum: {_checksum(lines)}"])


def export_game(store: "Store", game_id: str, path: Path) -> SavedGame:
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
        raise BadGameFile(f"{path} exists already and is not overwritten; choose another name.") from error
    except OSError as error:
        raise BadGameFile(f"{path} cannot be written ({error.strerror}); choose another place.") from error
    return saved


def import_game(store: "Store", path: Path, find_game: Callable[[str], Game]) -> str:
    """Take in a text file as a new saved game and give its id: the one in the file when it is free, else a new one."""
    saved, _ = read_game(_read_file(path), str(path), find_game)
    file = store.create(saved.header, saved.records, saved.id)
    file.close()
    return file.id


def read_game(data: bytes, name: str, find_game: Callable[[str], Game]) -> tuple[SavedGame, History]:
    """Replay the game of a text and prove that it leads where the text says; `name` stands for it in complaints."""
    lines = _Lines(data, name)
    told = _read(lines)
    try:
        game = find_game(told.header.game)
    except GameError as error:
        raise lines.complaint(_clause(error), told.line["game"]) from error
    history, records = _replay(lines, told, game)
    if game.digest(history.state) != told.end:
        raise lines.complaint("the choices lead to another state than the one named here", told.line["end"])
    if _checksum(lines.lines[: told.line["checksum"] - 1]) != told.checksum:
        raise lines.complaint("the checksum does not fit, so a line was changed", told.line["checksum"])
    return SavedGame(told.id, told.header, tuple(records), tuple(records)), history


def _read_file(path: Path) -> bytes:
    """Read a file that may be a game."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadGameFile(f"{path} cannot be read ({error.strerror}); name a file made by `cuzco export`.") from error
    if len(data) > LARGEST_FILE:
        raise BadGameFile(f"{path} is far too large for a game; name a file made by `cuzco export`.")
    return data


def _replay(lines: "_Lines", told: "_Told", game: Game) -> tuple[History, list[ChoiceRecord]]:
    """Play the game of a file again, and give the record of each choice."""
    options = told.header.options
    try:
        if game.description.checked_options(len(told.header.seats), options) != options:
            raise lines.complaint("some table options are missing", told.line["options"])
    except BadOptions as error:
        raise lines.complaint(_clause(error), told.line["options"]) from error
    try:
        history = start_again(game, told.header, lines.name(told.line["rules"]))
    except BadSeats as error:
        raise lines.complaint(_clause(error), told.line["seats"]) from error
    except BadContent as error:
        raise lines.complaint(_clause(error), told.line["content"]) from error
    if game.digest(history.state) != told.header.digest:
        raise lines.complaint("the set-up leads to another state than the one named here", told.line["start"])
    records = []
    for number, (seat, text) in enumerate(told.choices, 1):
        line = told.line["choices"] + number
        try:
            history.replay(seat, text)
        except ChoiceRefused as error:
            raise lines.complaint(_clause(error), line) from error
        if history.played[-1].choice.text != text:
            raise lines.complaint(f"this choice is written `{history.played[-1].choice.text}`", line)
        records.append(
            ChoiceRecord(
                step=number,
                seat=seat,
                text=text,
                round=current_round(game.ranking(history.state)),
                over=history.decision is None,
                digest=game.digest(history.state),
                at=told.imported,
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
            raise self.complaint("this is not UTF-8 text") from error
        self.lines = text.replace("\r\n", "\n").split("\n")
        if self.lines[-1] == "":
            self.lines.pop()

    def complaint(self, what: str, line: int | None = None) -> BadGameFile:
        """Give the error for a line, the one just taken unless another is named."""
        return BadGameFile(f"{self.name(line or self.number)}: {what}; nothing was imported.")

    def name(self, line: int) -> str:
        """Name a line of this file in a sentence."""
        return f"{self._name}, line {line}"

    def take(self, what: str) -> str:
        """Give the next line."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.complaint(f"the file ends where {what} should stand")
        return self.lines[self.number - 1]

    def value(self, key: str) -> str:
        """Give the value of the next line, which must have this key."""
        line = self.take(f"`{key}: …`")
        if not line.startswith(f"{key}: "):
            raise self.complaint(f"`{key}: …` should stand here")
        return line[len(key) + 2 :]

    def parse(self, key: str, convert: Callable[[str], _T], expected: str) -> _T:
        """Give the converted value of the next line, which must have this key."""
        value = self.value(key)
        try:
            return convert(value)
        except (ValueError, msgspec.MsgspecError) as error:
            raise self.complaint(f"`{key}` should be {expected}") from error

    def whole_number(self, key: str) -> int:
        """Give the value of the next line, a whole number."""
        return self.parse(key, _whole_number, "a whole number")


def _read(lines: _Lines) -> _Told:
    """Read all lines of a file, each by itself."""
    title = _TITLE.fullmatch(lines.take("the title"))
    if title is None:
        raise lines.complaint("a game file begins with `cuzco-tui game file, format …`")
    if int(title[1]) > FORMAT:
        raise NewerSave(f"{lines.name(1)}: format {title[1]} is newer than this program reads; update the program.")
    line = {}
    game_id = lines.parse("id", _game_id, "the id of a game")
    game = lines.value("game")
    line["game"] = lines.number
    rules = lines.whole_number("rules")
    line["rules"] = lines.number
    created = lines.parse("created", _moment, "a date and time with its time zone")
    seed = lines.whole_number("seed")
    options = lines.parse("options", _options, "a JSON object")
    line["options"] = lines.number
    seat_count = lines.whole_number("seats")
    line["seats"] = lines.number
    seats = tuple(_seat(lines, number) for number in range(seat_count))
    start = lines.value("start")
    line["start"] = lines.number
    choice_count = lines.whole_number("choices")
    line["choices"] = lines.number
    choices = [_choice(lines, number) for number in range(1, choice_count + 1)]
    end = lines.value("end")
    line["end"] = lines.number
    parts = lines.whole_number("content")
    line["content"] = lines.number
    content = _content(lines, parts)
    checksum = lines.value("checksum")
    line["checksum"] = lines.number
    if lines.number < len(lines.lines):
        lines.take("nothing")
        raise lines.complaint("the file should end before this line")
    header = Header(FORMAT, game, rules, seed, options, seats, content, created, start)
    return _Told(game_id, header, choices, end, checksum, line, utc_now())


def _seat(lines: _Lines, number: int) -> Seat:
    found = _SEAT.fullmatch(lines.value(f"seat {number}"))
    if found is None:
        raise lines.complaint("a seat is written `seat 0: name (human)`, `(remote)` or `(bot its-name)`")
    name, kind, bot = found.groups()
    seat = Seat(name, "bot", bot) if bot else Seat(name, "human" if kind == "human" else "remote")
    if problem := seat_problem(seat):
        raise lines.complaint(f"this seat {problem}")
    return seat


def _choice(lines: _Lines, number: int) -> tuple[int, str]:
    found = _CHOICE.fullmatch(lines.take(f"choice {number}"))
    if found is None or int(found[1]) != number:
        raise lines.complaint(f"choice {number} should stand here, written `{number} seat 0: choice`")
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
            piece = msgspec.json.decode(lines.take("a piece of the content"))
        except msgspec.MsgspecError as error:
            raise lines.complaint("a piece of the content should stand here, as JSON") from error
        if parts == 1:
            return piece
        if not isinstance(piece, dict) or len(piece) != 1 or piece.keys() <= whole.keys():
            raise lines.complaint("a piece of the content should be a JSON object with one key of its own")
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
    if not re.fullmatch(r"-?[0-9]{1,40}", text):
        raise ValueError(text)
    return int(text)


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(text)
    return moment


def _clause(error: GameError) -> str:
    """Give the sentence of an error as a part of another one."""
    return str(error).rstrip(".")
