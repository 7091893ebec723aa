"""The page of the protocol is true and complete: its example and its client run, and it names everything there is."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from talking import ENVIRONMENT, PAGE, ROOT, ask, engine_process, new_session

from cuzco_tui.games.cuzco.content import default_content
from cuzco_tui.games.cuzco.engine import choices, codes, events
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, SOMETHING
from cuzco_tui.games.cuzco.engine.dump import STATE_FIELDS
from cuzco_tui.protocol import messages
from cuzco_tui.protocol.errors import ErrorKind

TEXT = PAGE.read_text(encoding="utf-8")
CUZCO_COMMAND = "#!/bin/sh\nexec '{python}' -m cuzco_tui \"$@\"\n"


def section(title: str) -> str:
    """Give the part of the page under a heading, up to the next one of any level."""
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def fenced(title: str) -> str:
    """Give the fenced block of a section."""
    found = re.search(r"^```\w*\n(.*?)^```", section(title), re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def rows(title: str) -> dict[str, str]:
    """Give the rows of a section's tables: each name in the first column with the rest of its row."""
    found: dict[str, str] = {}
    for line in section(title).splitlines():
        if line.startswith("| `"):
            first, rest = line[1:].split("|", 1)
            found |= dict.fromkeys(re.findall(r"`([^`]+)`", first), rest)
    return found


def words(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


def exchanges() -> list[tuple[str, str]]:
    """Give the lines of the example, sent and answered."""
    lines = fenced("An example session").splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(sent[2:], answered[2:]) for sent, answered in zip(lines[::2], lines[1::2], strict=True)]


def test_the_example_session_happens_as_it_is_told() -> None:
    assert len(exchanges()) >= 15
    text_before = ""
    with engine_process() as engine:
        for sent, answered in exchanges():
            line = sent.replace('"…"', json.dumps(text_before))
            engine.stdin.write(line.encode() + b"\n")
            engine.stdin.flush()
            answer = engine.stdout.readline().decode().rstrip("\n")
            pattern = ".*".join(re.escape(part) for part in answered.split("…"))
            assert re.fullmatch(pattern, answer), f"{sent}\n{answered}\n{answer}"
            text_before = json.loads(answer).get("result", {}).get("text", "")


def test_the_example_session_shows_every_request_but_the_one_it_explains_elsewhere() -> None:
    shown = {json.loads(sent)["do"] for sent, _ in exchanges() if sent.startswith("{")}
    assert set(messages.REQUESTS) - shown == {"state"}


def test_the_client_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    client = fenced("A client")
    assert "cuzco_tui" not in client
    (tmp_path / "client.py").write_text(client, encoding="utf-8")
    command = tmp_path / "cuzco"
    command.write_text(CUZCO_COMMAND.format(python=sys.executable), encoding="utf-8")
    command.chmod(0o755)
    result = subprocess.run(
        [sys.executable, "-I", tmp_path / "client.py"],
        cwd=ROOT,
        env=ENVIRONMENT | {"PATH": f"{tmp_path}:{ENVIRONMENT['PATH']}"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert re.fullmatch(r"1 Player \d \d+\n2 Player \d \d+\n3 Player \d \d+\n", result.stdout)


def test_the_page_explains_every_request_with_its_fields() -> None:
    table = rows("Requests and answers")
    assert set(table) == set(messages.REQUESTS)
    for word, kind in messages.REQUESTS.items():
        assert set(kind.__struct_fields__) <= words(table[word]), word


def test_the_page_lists_the_kinds_of_error_that_exist_and_no_other() -> None:
    assert list(rows("Errors")) == list(get_args(ErrorKind))
    assert str(messages.LONGEST_LINE) in section("Errors")
    assert f"more than {messages.DEEPEST_NESTING} " in section("Errors")


def test_the_page_lists_every_event_with_its_fields() -> None:
    kinds = {kind.__name__: kind.fields for kind in events.Event.__subclasses__()}
    table = rows("Events")
    assert set(table) == set(kinds)
    for name, fields in kinds.items():
        assert list(fields) == re.findall(r"`([^`]+)`", table[name]), name


def test_the_page_lists_every_field_of_a_view() -> None:
    view = ask(new_session(), do="view", seat=None)["view"]
    assert set(rows("Views")) == view.keys() | view["players"][0].keys()


def test_the_page_names_the_fields_that_only_a_state_has() -> None:
    view = ask(new_session(), do="view", seat=None)["view"]
    only_in_states = set(STATE_FIELDS) - view.keys()
    assert only_in_states <= words(section("Views")) - set(rows("Views"))


def test_the_page_lists_every_kind_of_decision() -> None:
    assert words(section("Kinds of decision")) == {*DECISION_NAMES, SOMETHING}


@pytest.mark.parametrize(
    ("row", "names"),
    [
        ("action and its space", codes.ACTION_NAMES),
        ("road kind", codes.KIND_NAMES),
        ("feather colour", codes.COLOUR_NAMES),
        ("good", codes.GOOD_NAMES),
        ("god", codes.GOD_NAMES),
        ("payment (`via`)", codes.VIA_NAMES[1:]),
        ("phase", codes.PHASE_NAMES),
        ("VP source", codes.SOURCES),
    ],
)
def test_the_page_gives_the_codes_in_their_order(row: str, names: tuple[str, ...]) -> None:
    (line,) = (line for line in section("Codes").splitlines() if line.startswith(f"| {row} |"))
    assert re.findall(r"`([^`]+)`", line.split("|")[3]) == list(names)


def test_the_page_gives_the_colours_of_the_masks() -> None:
    (line,) = (line for line in section("Codes").splitlines() if line.startswith("| mask |"))
    told = [[int(colour) for colour in mask.split()] for mask in re.findall(r"\d \d \d \d", line)]
    assert [[colour for colour in mask for _ in range(3)] for mask in told] == [
        list(mask) for mask in default_content().masks
    ]


def test_the_page_shows_a_text_for_every_kind_of_choice() -> None:
    shown = {choices.parse_choice(text.replace("via", "inti")).text.split()[0] for text in rows("Texts of options")}
    assert shown == {choice.text.split()[0] for choice in choices.all_choices()}
