"""`cuzco simulate` plays bots against each other and measures them."""

import json
import os
import re
import signal
import subprocess
import sys
import tracemalloc
from argparse import Namespace
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cuzco_tui import simulate
from cuzco_tui.game import BadContent, BadOptions
from cuzco_tui.intervals import mean_of, share_of
from tests.processes import children_of, is_gone, until


def arguments(**given: Any) -> Namespace:
    """What the command line would hand over."""
    defaults = {
        "games": 12,
        "seats": "greedy,random",
        "seed": 7,
        "jobs": 1,
        "game": None,
        "options": None,
        "content": None,
        "json": False,
    }
    return Namespace(**{**defaults, **given})


def test_it_prints_wins_scores_with_ranges_and_vp_by_source(capsys: pytest.CaptureFixture[str]) -> None:
    """Seat by seat, in lines that fit a terminal of 80 columns."""
    assert simulate.run(arguments()) == 0
    out = capsys.readouterr().out
    assert "Seat 1, greedy: wins 100.0 % (75.8 to 100.0), mean " in out
    assert "headdress" in out
    assert "total" in out
    assert max(map(len, out.splitlines())) <= 80


def test_more_jobs_give_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    """Games are dealt by seed, not by worker."""
    simulate.run(arguments(games=20, json=True))
    alone = capsys.readouterr().out
    simulate.run(arguments(games=20, json=True, jobs=2))
    assert capsys.readouterr().out == alone


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_billion_games_begin_at_once_and_in_little_room(jobs: int) -> None:
    """Batches are made one by one, and what was played is kept as sums."""
    series = simulate.Series(("random", "random"), {"pututu": False, "temple": "upto"}, None, "cuzco")
    tracemalloc.start()
    with closing(simulate.play_games(series, 1, 10**9, jobs)) as playing:
        for batch in islice(playing, 2):
            assert [tally.games for tally in batch] == [simulate.BATCH] * 2
        _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 10_000_000


def test_a_seed_that_nobody_names_is_large_and_another_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody finds a game again by trying seeds."""
    seeds = set()
    for _ in range(8):
        simulate.run(arguments(games=1, seats="random,random", seed=None, json=True))
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 8
    assert max(seeds) > 2**55
    assert max(seeds) < 2**63


@pytest.mark.skipif(not Path("/proc").exists(), reason="tells by /proc whether a process has ended")
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_workers_end_with_the_command(blow: signal.Signals) -> None:
    """However it is ended, nothing goes on playing."""
    command = [sys.executable, "-m", "cuzco_tui", "simulate", "--games", "1000000000", "--seats", "random,random"]
    with subprocess.Popen([*command, "--jobs", "2"], stderr=subprocess.PIPE, start_new_session=True) as parent:
        until(lambda: len(children_of(parent.pid)) == 2)
        workers = children_of(parent.pid)
        os.kill(parent.pid, blow)
    until(lambda: all(is_gone(pid) for pid in workers))


def test_json_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    """The VP by source make the mean score, and somebody wins every game."""
    simulate.run(arguments(seats="greedy,random,random", options=[("pututu", True)], json=True))
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "cuzco"
    assert data["options"] == {"pututu": True, "temple": "upto"}
    assert data["games"] == 12
    assert data["seed"] == 7
    assert sum(seat["wins"]["value"] for seat in data["seats"]) == pytest.approx(1)
    for seat in data["seats"]:
        assert sum(seat["vp_by_source"].values()) == pytest.approx(seat["score"]["value"])
        assert seat["score"]["low"] <= seat["score"]["value"] <= seat["score"]["high"]


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"seats": "greedy"}, BadOptions, "1 seat was named; name 2, 3, 4 bots"),
        ({"seats": "greedy,clever"}, BadOptions, "no bot called 'clever'"),
        ({"seats": "greedy,,random"}, BadOptions, "A seat has no name"),
        ({"options": [("temple", "maybe")]}, BadOptions, 'temple is one of "upto", "exact"'),
        ({"content": "missing.toml"}, BadContent, "missing.toml"),
    ],
)
def test_wrong_arguments_get_one_sentence_before_the_first_game(
    given: dict[str, Any], error: type[Exception], words: str
) -> None:
    """Nothing is played with arguments that cannot be meant."""
    if "content" in given:
        given = {"content": Path(given["content"])}
    with pytest.raises(error, match=words):
        simulate.run(arguments(**given))


def test_one_game_tells_no_range_and_few_tell_little(capsys: pytest.CaptureFixture[str]) -> None:
    """By a single number in each place, and by the words that the arena has for it too."""
    simulate.run(arguments(games=1))
    out = capsys.readouterr().out
    assert "Ranges are unknown from one game." in out
    assert re.search(r"Seat 1, greedy: wins 100\.0 %, mean \d+\.\d VP\n", out)
    simulate.run(arguments(games=1, json=True))
    for seat in json.loads(capsys.readouterr().out)["seats"]:
        assert [seat[name][end] for name in ("wins", "score") for end in ("low", "high")] == [None] * 4
    simulate.run(arguments(games=2))
    assert "So few games tell little; play at least 5." in capsys.readouterr().out


def test_a_range_of_few_games_is_as_wide_as_student_says() -> None:
    """By hand: with one degree of freedom, 12.706 times half the distance of the two values."""
    estimate = mean_of(2, 132 + 169, 132**2 + 169**2)
    assert estimate.low == pytest.approx(150.5 - 12.7062 * 18.5, abs=1e-3)
    assert estimate.high == pytest.approx(150.5 + 12.7062 * 18.5, abs=1e-3)


def test_intervals_hold_known_values() -> None:
    """Wilson's interval for 8 of 10, and Student's for a mean."""
    share = share_of(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.49, 0.943)
    mean = mean_of(5, 1 + 2 + 3 + 4 + 5, 1 + 4 + 9 + 16 + 25)
    assert mean.value == 3
    assert mean.high - mean.value == pytest.approx(2.7764 * 0.70711, abs=2e-3)
    assert mean_of(1, 4, 16) == (4, None, None)
    assert share_of(1, 1) == (1, None, None)
