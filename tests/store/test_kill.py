"""A process that plays is killed at random moments, many times: the game resumes at the last choice that was shown."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest
from kill_player import GAME
from playing import texts

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import ChoiceRecord, Record
from cuzco_tui.table.table import Table
from tests.long_runs import usual_first

KILLS = (15, 50)
"""How often the player is killed in every run, and in the long runs."""
HERE = Path(__file__).parent


def play_and_kill(store: SqliteStore, seed: int, choices: int, delay: float) -> list[str]:
    """Let a process play until it has shown so many choices, kill it a moment later, and give all that it showed."""
    process = subprocess.Popen(
        [sys.executable, HERE / "kill_player.py", store.folder, str(seed)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(HERE.parents[1])},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    shown = [process.stdout.readline().decode() for _ in range(choices)]
    time.sleep(delay)
    assert process.poll() is None, "the player must not end by itself"
    process.send_signal(signal.SIGKILL)
    shown += process.stdout.read().decode().splitlines(keepends=True)
    process.stdout.close()
    process.wait()
    assert all(line.endswith("\n") for line in shown)
    return [line.rstrip("\n") for line in shown]


@pytest.mark.parametrize("kills", usual_first(KILLS, 1))
def test_a_game_killed_at_any_moment_resumes_at_the_last_choice_that_was_shown(store: SqliteStore, kills: int) -> None:
    generator = random.Random(2024)
    shown: dict[str, list[str]] = defaultdict(list)
    for kill in range(kills):
        early = kill % 5 == 0
        choices = 0 if early else generator.randrange(1, 12)
        delay = generator.uniform(0, 0.03 if early else 0.003)
        for line in play_and_kill(store, kill, choices, delay):
            game_id, what = line.split(" ", 1)
            shown[game_id].append(what)
        for summary in store.list_games():
            assert summary.trouble is None
            records = [as_shown(record) for record in store.read(summary.id).records]
            assert records[: len(shown[summary.id])] == shown[summary.id], "something that was shown is lost"
            assert len(records) - len(shown[summary.id]) <= 1, "only what was under way may be there unseen"
            shown[summary.id] = records
            if not summary.finished:
                with Table.resume(lambda _name: GAME, store, summary.id) as table:
                    assert texts(table) == standing(records)
    assert sum(len(lines) for lines in shown.values()) > 3 * kills


def as_shown(record: Record) -> str:
    """Give the line with which the player shows what a record says."""
    what = record.text if isinstance(record, ChoiceRecord) else "undo"
    return f"{record.step} {record.seat} {what}"


def standing(lines: list[str]) -> list[str]:
    """Give the choices that were shown and not taken back."""
    choices: list[str] = []
    for line in lines:
        step, _seat, what = line.split(" ", 2)
        if what == "undo":
            choices.pop()
        else:
            choices.append(what)
        assert len(choices) == int(step)
    return choices
