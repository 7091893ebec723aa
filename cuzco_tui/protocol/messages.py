"""Lines into typed requests and results into lines; a line that is no request is refused with its own kind."""

import re
from typing import Any, Final

import msgspec

from cuzco_tui.game import Json
from cuzco_tui.protocol.errors import ErrorKind, Refused

LONGEST_LINE: Final = 1 << 20
"""The most bytes of one line, its end counted."""
DEEPEST_NESTING: Final = 64
LARGEST_NUMBER: Final = 2**63 - 1
"""The largest whole number in a field of a request, and so the largest seed."""

_COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<field>.*)`)?", re.DOTALL)
_QUOTED = re.compile(r"`([^`]*)`")
_WORDS: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program asks for; the fields of each request are those of its class."""


class Hello(Request, frozen=True):
    """Who is there, and what it can host?"""


class New(Request, frozen=True):
    """Set up a game."""

    seats: int
    seed: int
    game: str | None = None
    options: dict[str, Json] = {}
    names: list[str] | None = None


class Load(Request, frozen=True):
    """Take up a game from an exported text or from an answer to `state`."""

    text: str | None = None
    state: dict[str, Json] | None = None


class GetState(Request, frozen=True):
    """Everything about the game as it stands, such that `load` can take it up again."""


class GetView(Request, frozen=True):
    """What a seat, or a spectator (null), may know."""

    seat: int | None


class GetOptions(Request, frozen=True):
    """The pending decision."""


class Play(Request, frozen=True):
    """Make a choice for the seat that must decide: one option, by its index or by its text."""

    index: int | None = None
    text: str | None = None
    step: int | None = None


class Undo(Request, frozen=True):
    """Take back the last choice."""

    seat: int | None = None
    step: int | None = None


class WhyNot(Request, frozen=True):
    """What is not available to a seat, and why."""

    seat: int
    subject: str | None = None


class GetScore(Request, frozen=True):
    """The standings."""


class Export(Request, frozen=True):
    """The game as one portable text."""


class Quit(Request, frozen=True):
    """End the session."""


REQUESTS: Final[dict[str, type[Request]]] = {
    "hello": Hello,
    "new": New,
    "load": Load,
    "state": GetState,
    "view": GetView,
    "options": GetOptions,
    "play": Play,
    "undo": Undo,
    "why-not": WhyNot,
    "score": GetScore,
    "export": Export,
    "quit": Quit,
}
"""The requests by the word that stands in their field `do`."""


def read_object(line: bytes) -> dict[str, Json]:
    """Read the JSON object of one line."""
    if len(line) > LONGEST_LINE:
        raise Refused("line-too-long", f"The line is too long; send at most {LONGEST_LINE} bytes in one line.")
    too_deep = Refused("too-deep", f"The line is nested too deeply; use at most {DEEPEST_NESTING} levels.")
    try:
        value = msgspec.json.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Refused("not-utf8", f"Byte {error.start + 1} of the line is not UTF-8; send JSON in UTF-8.") from error
    except msgspec.ValidationError as error:
        raise Refused("number-out-of-range", "A number in the line is too large; send a smaller one.") from error
    except msgspec.DecodeError as error:
        raise Refused("not-json", "The line is not JSON; send one JSON object in one line.") from error
    except RecursionError as error:
        raise too_deep from error
    if not isinstance(value, dict):
        raise Refused("not-an-object", 'The line is not a JSON object; send one like {"do": "hello"}.')
    if _is_deeper(value, DEEPEST_NESTING):
        raise too_deep
    return value


def read_request(data: dict[str, Json]) -> Request:
    """Find out what an object asks for, and check each of its fields."""
    word = data.get("do")
    kind = REQUESTS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise Refused("unknown-request", f"The field do names no request; it is one of {', '.join(REQUESTS)}.")
    fields = {key: value for key, value in data.items() if key not in ("id", "do")}
    try:
        request = msgspec.convert(fields, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("wrong-field", f"The request {word} cannot be read: {_in_words(str(error))}.") from error
    for name in kind.__struct_fields__:
        value = getattr(request, name)
        if isinstance(value, int) and not 0 <= value <= LARGEST_NUMBER:
            expected = f"expected a whole number from 0 to {LARGEST_NUMBER}"
            raise Refused("number-out-of-range", f"The field {name} of {word} is out of range; {expected}.")
    return request


def result_line(request_id: Json, result: Json) -> bytes:
    """Give the line that answers a request."""
    return msgspec.json.encode({"id": request_id, "ok": True, "result": result}) + b"\n"


def error_line(request_id: Json, kind: ErrorKind, message: str) -> bytes:
    """Give the line that says why a request was not carried out."""
    error = {"kind": kind, "message": message}
    return msgspec.json.encode({"id": request_id, "ok": False, "error": error}) + b"\n"


def _is_deeper(value: Json, limit: int) -> bool:
    """Say whether lists and objects are nested in each other more often than the limit."""
    waiting: list[tuple[Any, int]] = [(value, 1)]
    while waiting:
        part, level = waiting.pop()
        inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else None
        if inner is None:
            continue
        if level > limit:
            return True
        waiting.extend((one, level + 1) for one in inner)
    return False


def _in_words(complaint: str) -> str:
    """Turn the decoder's complaint into the end of a sentence."""
    found = _COMPLAINT.fullmatch(complaint)
    assert found is not None
    what = (
        found["what"].replace("Object missing required", "it lacks the").replace("Object contains unknown", "it has no")
    )
    what = _QUOTED.sub(lambda quoted: " or ".join(_WORDS.get(word, word) for word in quoted[1].split(" | ")), what)
    what = what[:1].lower() + what[1:]
    return f"{what} in its field {found['field']}" if found["field"] else what
