"""A foreign bot gets its seat's view and nothing else, and loses the choices that it cannot make."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from toy_words import SpokenToy

from cuzco_tui.arena import foreign as foreign_module
from cuzco_tui.arena.match import play
from cuzco_tui.arena.records import GameRecord, SeatRecord
from cuzco_tui.arena.series import Pairing, make_series
from cuzco_tui.clock import ThinkingClock
from tests.processes import is_gone, until

ANSWER = 'print(json.dumps({"id": number, "index": 0}))'


def played(game: SpokenToy, bot: str, seconds: float = 5.0) -> GameRecord:
    """Play a toy game of the bot against one that takes the first option."""
    series = make_series(game, [bot, "first"], "all", 11, {}, game.load_content(None), seconds)
    return play(series, Pairing(0, 0, (bot, "first")), None)


def seat_of(game: SpokenToy, bot: str, seconds: float = 5.0) -> SeatRecord:
    return played(game, bot, seconds).seats[0]


def test_it_plays_by_index_as_a_bot_of_the_house_does(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    here = play(
        make_series(toy, ["first"] * 2, "all", 11, {}, toy.load_content(None), None),
        Pairing(0, 0, ("first",) * 2),
        None,
    )
    there = played(toy, foreign(ANSWER))
    assert [(seat.place, seat.score) for seat in there.seats] == [(seat.place, seat.score) for seat in here.seats]
    assert there.seats[0].times.choices == here.seats[0].times.choices == 16
    assert there.seats[0].faults == {}


def test_it_plays_by_text(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    """Whoever always passes has nothing in the end."""
    seat = seat_of(toy, foreign('print(json.dumps({"id": number, "text": " pass "}))'))
    assert (seat.score, seat.faults) == (0, {})


def test_it_gets_no_more_than_the_view_of_its_seat(
    toy: SpokenToy, foreign: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that it hears is what the house's own bots could see, and no count of the choices of others."""
    heard_by_itself: list[Any] = []
    honest = toy.view

    class Watched(SpokenToy):
        def view(self, state: Any, seat: int | None) -> Any:
            view = honest(state, seat)
            if seat == 0:
                heard_by_itself.append(json.loads(json.dumps(view.to_data())))
            return view

    monkeypatch.setattr("cuzco_tui.arena.match.find_game", lambda _name: Watched())
    diary = tmp_path / "diary.jsonl"
    code = f"""
import json, sys
with open({str(diary)!r}, "w") as diary:
    for line in sys.stdin:
        diary.write(line)
        diary.flush()
        message = json.loads(line)
        if message["do"] == "choose":
            print(json.dumps({{"id": message["id"], "index": 0}}), flush=True)
"""
    played(toy, foreign(code=code))
    hello, *questions, over = [json.loads(line) for line in diary.read_text().splitlines()]
    assert sorted(hello) == ["do", "game", "options", "protocol", "rules", "seat", "seats"]
    assert (hello["game"], hello["seat"], hello["seats"]) == ("toy", 0, 2)
    assert [question["view"] for question in questions] == heard_by_itself
    assert [question["id"] for question in questions] == list(range(1, 17))
    assert {tuple(sorted(question)) for question in questions} == {("decision", "do", "id", "view")}
    assert {tuple(sorted(question["decision"])) for question in questions} == {("kind", "options", "seat")}
    assert (over["do"], [seat["place"] for seat in over["ranking"]]) == ("over", [1, 2])


def test_one_that_crashes_is_started_again_and_loses_the_choice(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    seat = seat_of(toy, foreign(f"if number == 3: sys.exit('no \\x1b[31midea')\n{ANSWER}"))
    assert seat.faults == {"crash": 1}
    assert seat.notes == [r"it ended with status 1 ('no \x1b[31midea')"]
    assert seat.times.choices == 16


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("bot.js:3\n  x.foo\n    ^\n\nTypeError: x is null\n    at Error.f (bot.js:3)\n\nNode.js v20.20.2", None),
        ("Error [ERR_X]: no such thing\n    at main\n\nNode.js v20.20.2", "Error [ERR_X]: no such thing"),
        ('Traceback:\n    raise ValueError("no")\nbots.Lost: no way', "bots.Lost: no way"),
        ("Exception in thread main java.lang.NullPointerException\n\tat Bot.main", None),
        ("The Error rate is low\nno idea", "no idea"),
    ],
)
def test_of_all_that_it_says_the_line_about_the_error_is_told(
    toy: SpokenToy, foreign: Callable[..., str], said: str, told: str | None
) -> None:
    """Programs of other languages go on after it, with where it was and what runs them."""
    seat = seat_of(toy, foreign(f"if number == 3: sys.exit({said!r})\n{ANSWER}"))
    expected = told or next(line for line in said.splitlines() if "Error:" in line or "Exception" in line)
    assert seat.notes == [f"it ended with status 1 ('{expected}')"]


def test_one_that_always_crashes_is_given_up(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    seat = seat_of(toy, foreign(code="import os, signal; os.kill(os.getpid(), signal.SIGKILL)"))
    assert seat.faults == {"crash": 16}
    assert seat.notes[:3] == ["it ended by signal 9"] * 3
    assert seat.notes[3:] == ["it has failed 5 times in this game and is not started again"]


def test_one_that_stalls_is_ended_and_loses_the_choice(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    seat = seat_of(toy, foreign(f"if number == 2: import time; time.sleep(60)\n{ANSWER}"), seconds=1)
    assert seat.faults == {"stall": 1}
    assert seat.notes == ["it had not answered after 1 s"]


@pytest.mark.parametrize(
    ("answer", "note"),
    [
        ("print('hello')", "it answered 'hello' (The line is not JSON; send one JSON object in one line)"),
        ("print('[1]')", "The line is not a JSON object"),
        ("""print('{"id": %d, "index": 99}' % number)""", "There is no option 99; they go from 0 to "),
        ("""print('{"id": %d, "index": -1}' % number)""", "There is no option -1"),
        ("""print('{"id": %d, "text": "fly"}' % number)""", "There is no option 'fly'"),
        ("""print('{"id": %d, "text": "card 999"}' % number)""", "There is no option 'card 999'"),
        ("""print('{"id": %d}' % number)""", "An answer has either index or text"),
        ("""print('{"id": %d, "index": true}' % number)""", "An answer has id and either index or text"),
        ("""print('{"id": 0, "index": 0}')""", "The answer has the id 0 and the question 1"),
        ("print('\\x1b[2J\\x07')", r"it answered '\x1b[2J\x07' (The line is not JSON"),
    ],
)
def test_nonsense_loses_every_choice_and_the_first_option_is_played(
    toy: SpokenToy, foreign: Callable[..., str], answer: str, note: str
) -> None:
    record = played(toy, foreign(answer))
    assert record.seats[0].faults == {"nonsense": 16}
    assert note in record.seats[0].notes[0]
    assert record.seats[0].score == played(toy, foreign(ANSWER)).seats[0].score


def test_an_answer_that_comes_after_nonsense_is_not_taken_for_the_next_one(
    toy: SpokenToy, foreign: Callable[..., str]
) -> None:
    """One that chats once loses one choice, and is understood again from the next one on."""
    seat = seat_of(toy, foreign(f"if number == 4: print('let me think')\n{ANSWER}"))
    assert seat.faults == {"nonsense": 1}


def test_a_line_without_an_end_fills_no_memory(toy: SpokenToy, foreign: Callable[..., str]) -> None:
    code = "import sys\nfor _ in range(5000): sys.stdout.write('x' * 100000)"
    seat = seat_of(toy, foreign(code=code))
    assert seat.faults == {"nonsense": 16}
    assert seat.notes[0] == "it wrote a line of more than 65536 bytes"


def test_one_that_reads_nothing_holds_up_nobody(
    toy: SpokenToy, foreign: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign_module, "STARTING_SECONDS", 0.0)
    monkeypatch.setattr(foreign_module, "MOST_STARTS", 2)
    seat = seat_of(toy, foreign(code="import time; time.sleep(60)"), seconds=0.2)
    assert seat.faults == {"stall": 16}


@pytest.mark.skipif(not Path("/proc").exists(), reason="tells by /proc whether a process has ended")
def test_no_process_is_left_after_a_game(toy: SpokenToy, foreign: Callable[..., str], tmp_path: Path) -> None:
    """Neither the bot, nor what it has started, nor one that hears no signal and no end of its input."""
    pids = tmp_path / "pids"
    code = f"""
import json, os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "600"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "choose":
        print(json.dumps({{"id": message["id"], "index": 0}}), flush=True)
time.sleep(600)
"""
    assert seat_of(toy, foreign(code=code)).faults == {}
    left = [int(pid) for pid in pids.read_text().split()]
    until(lambda: all(is_gone(pid) for pid in left))


@pytest.mark.skipif(not Path("/proc").exists(), reason="tells by /proc whether a process has ended")
@pytest.mark.parametrize(("jobs", "blow"), [("1", signal.SIGKILL), ("2", signal.SIGTERM)])
def test_the_bots_end_with_the_command(
    foreign: Callable[..., str], tmp_path: Path, jobs: str, blow: signal.Signals
) -> None:
    """However it is ended."""
    pids = tmp_path / "pids"
    code = f"import os, time\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\ntime.sleep(600)"
    seats = ["--seat", foreign(code=code), "--seat", "random"]
    command = [sys.executable, "-m", "cuzco_tui", "arena", *seats, "--deals", "9", "--jobs", jobs]
    with subprocess.Popen([*command, "--seconds", "60"], stderr=subprocess.PIPE, start_new_session=True) as arena:
        until(lambda: pids.exists() and len(pids.read_text().splitlines()) == int(jobs))
        os.kill(arena.pid, blow)
    until(lambda: all(is_gone(int(pid)) for pid in pids.read_text().split()))


def test_the_clock_of_a_foreign_bot_is_its_own(toy: SpokenToy) -> None:
    """Without a word from anybody it has ten seconds, and a bot of the house what it likes."""
    series = make_series(toy, ["first", "first"], "all", 1, {}, toy.load_content(None), None)
    assert series.foreign_seconds == 10
    assert not ThinkingClock(series.own_seconds).over
    assert ThinkingClock(series.own_seconds).seconds_left > 1e9
