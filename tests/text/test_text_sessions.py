"""Recorded sessions: the text mode says today what it said when they were written down."""

from itertools import zip_longest

import pytest

from cuzco_tui.messages import message
from tests.games.cuzco.words import cuzco_words
from tests.text.plain import assert_plain
from tests.text.record import FOLDER, SCRIPTS, Script, record


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_recorded_session_sounds_the_same(script: Script) -> None:
    """Line by line; when the words change on purpose, `python -m tests.text.record` writes the files anew."""
    said = record(script)
    expected = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8")
    for number, (now, then) in enumerate(zip_longest(said.split("\n"), expected.split("\n")), start=1):
        assert now == then, f"line {number} of {script.name}"
    assert_plain(said)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_recorded_session_is_a_whole_game(script: Script) -> None:
    """It ends with the ranking of all seats."""
    last = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8").split("\n> ")[-1]
    assert all(name.partition(":")[0] in last for name in script.people[1:])
    assert all(f"{place}" in last for place in range(1, len(script.people)))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_nobody_is_said_to_go_on_with_what_brings_nothing_that_is_told(script: Script) -> None:
    said = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8")
    alone = cuzco_words(script.language).say(message("log-continued"))
    assert not [line for line in said.splitlines() if line.endswith(f": {alone}.")]
