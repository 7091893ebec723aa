"""What bots' moves were for, by ear: a line in the normal way, none in the brief one, and as the filter says."""

import asyncio
import re
from contextlib import suppress

import pytest
from keyboard import Keys, console_for, new_table, play_lines, play_session
from toy_words import SPOKEN_TOY, toy_words

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Leave
from cuzco_tui.text.replay import ReplayByEar
from tests.games.cuzco.steady import steady_greedy
from tests.played_games import replay_of_a_game

PURPOSE = re.compile(r"^(Bot \w|Ben|Cleo): (that (is|completes|leads|makes)|(of|all for) the new task)", re.MULTILINE)


def heard(detail: str, *lines: str) -> str:
    """What is said while Ann takes the first options of her game against two bots, after some lines."""
    table = new_table("Ann", "Bot B", "Bot C", seed=5)

    def first() -> str:
        assert table.decision is not None
        return table.decision.options[0].text

    with steady_greedy():
        return play_lines(table, [*lines, *[first] * 25], detail=detail).screen.getvalue()


@pytest.mark.parametrize("detail", ["normal", "verbose"])
def test_a_line_says_what_a_bots_move_was_for(detail: str) -> None:
    assert len(PURPOSE.findall(heard(detail))) > 3


def test_the_line_follows_on_that_of_the_move() -> None:
    lines = heard("normal").replace("\n  ", " ").splitlines()
    places = [place for place, line in enumerate(lines) if PURPOSE.match(line)]
    assert places
    assert all(lines[place - 1].startswith(lines[place].split(":")[0]) for place in places)


def test_the_brief_way_leaves_them_out_unless_they_are_wanted() -> None:
    assert not PURPOSE.search(heard("brief"))
    assert PURPOSE.search(heard("brief", "filter purposes"))


def test_the_filter_leaves_them_out() -> None:
    said = heard("normal", "filter purposes")
    assert "From now on you do not hear purposes" in said
    assert not PURPOSE.search(said[said.index("From now on") :])


@pytest.mark.parametrize(("detail", "told"), [("normal", True), ("brief", False)])
def test_a_replay_tells_them_at_their_steps(detail: str, told: bool) -> None:
    keys = Keys(["round 2", "round 3", "turn", "turn", "turn", "turn", "turn", "turn", "quit"])
    console = console_for(keys)
    console.detail = detail
    asyncio.run(ReplayByEar(replay_of_a_game(), console, SqliteStore()).listen())
    assert bool(PURPOSE.search(keys.screen.getvalue())) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_filter_names_them_in_every_language(language: str) -> None:
    keys = Keys(["filter"])
    console = console_for(keys, language=language)
    with suppress(Leave):
        play_session(new_table("Ann", "Bot B"), console)
    word = console.words.entries["kind-purposes"].split(",")[0]
    assert f"{word}: " in keys.screen.getvalue()


@pytest.mark.parametrize(("detail", "told"), [("normal", True), ("brief", False)])
def test_a_game_that_tells_events_one_by_one_has_them_too(detail: str, told: bool) -> None:
    table = Table.new(SPOKEN_TOY, [human("Ana"), bot("Bob", "first")], 7)
    keys = play_lines(table, ["pass"] * 40, detail=detail, load=toy_words)
    assert ("ahead by that" in keys.screen.getvalue()) == told
