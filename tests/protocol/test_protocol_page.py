"""The page of the protocol is true and complete: its example and its client run, and it names everything there is."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from protocol_page import Page, quoted
from talking import ENVIRONMENT, ROOT, ask, new_session

from cuzco_tui.games.cuzco.content import default_content
from cuzco_tui.games.cuzco.engine import choices, codes, events
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, SOMETHING
from cuzco_tui.games.cuzco.engine.dump import STATE_FIELDS
from cuzco_tui.protocol import messages
from cuzco_tui.protocol.errors import ErrorKind

PAGE = Page(ROOT / "docs" / "protocol.md")
CUZCO_COMMAND = "#!/bin/sh\nexec '{python}' -m cuzco_tui \"$@\"\n"


def test_the_example_session_happens_as_it_is_told() -> None:
    assert len(PAGE.exchanges()) >= 15
    PAGE.check_example()


def test_the_example_session_shows_every_request_but_the_one_it_explains_elsewhere() -> None:
    shown = {json.loads(sent)["do"] for sent, _ in PAGE.exchanges() if sent.startswith("{")}
    assert set(messages.REQUESTS) - shown == {"state"}


def test_the_client_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    client = PAGE.fenced("A client")
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
    table = PAGE.rows("Requests and answers")
    assert set(table) == set(messages.REQUESTS)
    for word, kind in messages.REQUESTS.items():
        assert set(kind.__struct_fields__) <= set(quoted(table[word])), word


def test_the_page_lists_the_kinds_of_error_that_exist_and_no_other() -> None:
    assert list(PAGE.rows("Errors")) == list(get_args(ErrorKind))
    assert str(messages.LONGEST_LINE) in PAGE.section("Errors")
    assert f"more than {messages.DEEPEST_NESTING} " in PAGE.section("Errors")


def test_the_page_lists_every_event_with_its_fields() -> None:
    kinds = {kind.__name__: kind.fields for kind in events.Event.__subclasses__()}
    table = PAGE.rows("Events")
    assert set(table) == set(kinds)
    for name, fields in kinds.items():
        assert list(fields) == quoted(table[name]), name


def test_the_page_lists_every_field_of_a_view() -> None:
    view = ask(new_session(), do="view", seat=None)["view"]
    assert set(PAGE.rows("Views")) == view.keys() | view["players"][0].keys()


def test_the_page_names_the_fields_that_only_a_state_has() -> None:
    view = ask(new_session(), do="view", seat=None)["view"]
    only_in_states = set(STATE_FIELDS) - view.keys()
    assert only_in_states <= set(quoted(PAGE.section("Views"))) - set(PAGE.rows("Views"))


def test_the_page_lists_every_kind_of_decision() -> None:
    assert set(quoted(PAGE.section("Kinds of decision"))) == {*DECISION_NAMES, SOMETHING}


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
    assert PAGE.words_for(row) == list(names)


def test_the_page_gives_the_colours_of_the_masks() -> None:
    (line,) = (line for line in PAGE.section("Codes").splitlines() if line.startswith("| mask |"))
    told = [[int(colour) for colour in mask.split()] for mask in re.findall(r"\d \d \d \d", line)]
    assert [[colour for colour in mask for _ in range(3)] for mask in told] == [
        list(mask) for mask in default_content().masks
    ]


def test_the_page_shows_a_text_for_every_kind_of_choice() -> None:
    shown = {
        choices.parse_choice(text.replace("via", "inti")).text.split()[0] for text in PAGE.rows("Texts of options")
    }
    assert shown == {choice.text.split()[0] for choice in choices.all_choices()}
