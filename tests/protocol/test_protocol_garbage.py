"""Whatever a line holds, it gets exactly one answer, changes nothing when refused, and the session lives on."""

import json
import random
import string
from collections.abc import Callable
from typing import Any

import pytest
from talking import ask, checked_kind, engine_process, new_session, play_first, whole_state

from cuzco_tui.game import GameError
from cuzco_tui.protocol import messages
from cuzco_tui.protocol.session import Session

LINES = 2_000
WRONG = [None, True, -1, 2**63, 1.5, "x", [], {}, [[1]], {"a": 1}]
RIGHT: dict[str, dict[str, Any]] = {
    "new": {"seats": 3, "seed": 7, "game": "cuzco", "options": {"pututu": True}, "names": ["A", "B", "C"]},
    "load": {"text": "cuzco-tui game file, format 1"},
    "view": {"seat": 0},
    "play": {"index": 0, "step": 0},
    "undo": {"seat": 0, "step": 0},
    "why-not": {"seat": 0, "subject": "card"},
}


def refused_kind(session: Session, line: bytes) -> str:
    """Send a raw line that must be refused and give the kind of its error."""
    return checked_kind(json.loads(session.answer(line)))


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b"", "not-json"),
        (b"\n", "not-json"),
        (b"   \r\n", "not-json"),
        (b"hello\n", "not-json"),
        (b"{'do': 'hello'}\n", "not-json"),
        (b'{"do":"hello"\n', "not-json"),
        (b'{"do":"hello"}}\n', "not-json"),
        (b'{"do":"hello"}{"do":"hello"}\n', "not-json"),
        (b'{"do":"hello","id":NaN}\n', "not-json"),
        (b'{"do":"hello","id":"\\ud800"}\n', "not-json"),
        (b'{"do":"hello"}\0\n', "not-json"),
        (b'{"do":"hel\0lo"}\n', "not-json"),
        (b"\0\0\0\n", "not-json"),
        (b'\xef\xbb\xbf{"do":"hello"}\n', "not-json"),
        (b"\xff\xfe\n", "not-utf8"),
        (b'{"do":"hello","id":"\xe9"}\n', "not-utf8"),
        (b'{"do":"hello","id":"\xed\xa0\x80"}\n', "not-utf8"),
        (b"null\n", "not-an-object"),
        (b"7\n", "not-an-object"),
        (b'"hello"\n', "not-an-object"),
        (b'[{"do":"hello"}]\n', "not-an-object"),
        (b"{}\n", "unknown-request"),
        (b'{"do":null}\n', "unknown-request"),
        (b'{"do":["hello"]}\n', "unknown-request"),
        (b'{"do":"Hello"}\n', "unknown-request"),
        (b'{"do":"hello "}\n', "unknown-request"),
        (b'{"do":"__init__"}\n', "unknown-request"),
        (b'{"do":"hello","extra":1}\n', "wrong-field"),
        (b'{"do":"view"}\n', "wrong-field"),
        (b'{"do":"view","seat":"0"}\n', "wrong-field"),
        (b'{"do":"view","seat":3}\n', "no-such-seat"),
        (b'{"do":"view","seat":-1}\n', "number-out-of-range"),
        (b'{"do":"hello","id":1e999}\n', "number-out-of-range"),
        (b'{"do":"hello","id":' + b"9" * 6000 + b"}\n", "number-out-of-range"),
        (b'{"do":"play","index":' + b"9" * 4300 + b"}\n", "number-out-of-range"),
        (b"[" * 100_000 + b"\n", "too-deep"),
        (b"[" * 100_000 + b"]" * 100_000 + b"\n", "too-deep"),
        (b'{"a":' * 100_000 + b"\n", "too-deep"),
        (b'{"do":"hello","id":' + b"[" * 64 + b"]" * 64 + b"}\n", "too-deep"),
        (b'{"do":"hello","id":' + b"[" * 990 + b"]" * 990 + b"}\n", "too-deep"),
        (b'{"do":"hello","id":"' + b"x" * messages.LONGEST_LINE + b'"}\n', "line-too-long"),
    ],
    ids=lambda value: repr(value[:40]) if isinstance(value, bytes) else value,
)
def test_a_line_that_is_no_request_is_refused_with_its_own_kind(line: bytes, kind: str) -> None:
    session = new_session()
    before = whole_state(session)
    assert refused_kind(session, line) == kind
    assert whole_state(session) == before


def test_nesting_and_numbers_within_the_limits_are_echoed() -> None:
    deep = b"[" * 63 + b"]" * 63
    assert Session().answer(b'{"do":"hello","id":' + deep + b"}").startswith(b'{"id":' + deep + b',"ok":true')
    big = b"9" * 4300
    assert Session().answer(b'{"do":"hello","id":' + big + b"}").startswith(b'{"id":' + big + b',"ok":true')


def test_a_line_of_exactly_the_longest_length_is_read() -> None:
    frame = b'{"do":"hello","id":""}\n'
    padding = b"x" * (messages.LONGEST_LINE - len(frame))
    line = frame.replace(b'""', b'"' + padding + b'"')
    assert len(line) == messages.LONGEST_LINE
    assert json.loads(Session().answer(line))["ok"] is True


@pytest.mark.parametrize("word", messages.REQUESTS)
def test_a_field_of_a_wrong_type_names_the_field(word: str) -> None:
    session = new_session()
    for field in messages.REQUESTS[word].__struct_fields__:
        line = json.dumps({"do": word, **RIGHT.get(word, {}), field: [[0]]}).encode()
        answer = json.loads(session.answer(line))
        assert checked_kind(answer) == "wrong-field"
        assert f"field {field}" in answer["error"]["message"]
    assert refused_kind(session, json.dumps({"do": word, **RIGHT.get(word, {}), "bogus": 0}).encode()) == "wrong-field"


@pytest.mark.parametrize(
    "failure", [IndexError("list\nindex"), RecursionError("deep"), MemoryError(), GameError("No.")]
)
def test_a_mistake_in_the_engine_is_answered_and_the_session_lives_on(
    failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    play_first(session, 1)
    before = whole_state(session)

    def fail(*_arguments: object) -> None:
        raise failure

    with monkeypatch.context() as patch:
        patch.setattr("cuzco_tui.games.cuzco.game.Cuzco.digest", fail)
        assert refused_kind(session, b'{"do":"play","index":0}') == "failed"
        assert refused_kind(session, b'{"do":"new","seats":2,"seed":1}') == "failed"
    assert whole_state(session) == before
    assert ask(session, do="play", index=0, step=1)["step"] == 2


def random_bytes(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(1, 200))


def random_letters(chance: random.Random) -> bytes:
    return "".join(chance.choices(string.printable + "äß…\u2028\0", k=chance.randrange(1, 80))).encode()


def random_json(chance: random.Random, depth: int = 0) -> Any:
    if depth > 3 or chance.random() < 0.4:
        return chance.choice([None, True, 0, -5, 2**70, 1.5, "", "do", "play", "\0"])
    if chance.random() < 0.5:
        return [random_json(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice("abcd"): random_json(chance, depth + 1) for _ in range(chance.randrange(4))}


def right_request(chance: random.Random) -> dict[str, Any]:
    word = chance.choice(sorted(RIGHT))
    return {"id": 1, "do": word, **RIGHT[word]}


def wrong_field(chance: random.Random) -> bytes:
    request = right_request(chance)
    if chance.random() < 0.3:
        return json.dumps(request | {chance.choice(["x", "", "Seats", "\0"]): chance.choice(WRONG)}).encode()
    fields = {field: value for field, value in request.items() if field not in ("id", "do", "subject", "names")}
    field = chance.choice(sorted(fields))
    return json.dumps(request | {field: chance.choice([[[1]], 2.5, False, "\0wrong"])}).encode()


def torn_request(chance: random.Random) -> bytes:
    line = json.dumps(right_request(chance)).encode()
    return line[: chance.randrange(len(line))]


def request_with_a_strange_byte(chance: random.Random) -> bytes:
    line = json.dumps(right_request(chance)).encode()
    place = chance.randrange(1, len(line))
    return line[:place] + chance.choice([b"\0", b"\xff", b"\xc3", b"\x1b", b"\x80"]) + line[place:]


def deep_line(chance: random.Random) -> bytes:
    levels = chance.randrange(65, 3_000)
    return chance.choice([b"[", b'{"do":']) * levels


MAKERS: list[Callable[[random.Random], bytes]] = [
    random_bytes,
    random_letters,
    lambda chance: json.dumps(random_json(chance)).encode(),
    wrong_field,
    torn_request,
    request_with_a_strange_byte,
    deep_line,
]


def test_a_session_survives_thousands_of_garbage_lines() -> None:
    chance = random.Random(2024)
    kinds = set()
    with engine_process() as engine:
        engine.ask(do="new", seats=3, seed=7)
        engine.ask(do="play", index=0)
        before = engine.ask(do="state")
        for _ in range(LINES):
            line = chance.choice(MAKERS)(chance).replace(b"\n", b" ")
            kinds.add(checked_kind(engine.send(line)))
        assert engine.ask(do="state") == before
        assert engine.ask(do="play", index=0, step=1)["step"] == 2
    assert "failed" not in kinds
    assert kinds >= {"not-json", "not-utf8", "too-deep", "not-an-object", "unknown-request", "wrong-field"}
