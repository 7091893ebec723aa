"""`cuzco arena` measures and rates bots over all seatings of the same deals."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from toy_words import SpokenToy

import cuzco_tui
from cuzco_tui.arena.match import Goal, Measures
from cuzco_tui.arena.ratings import Ratings
from cuzco_tui.arena.records import GameRecord, SeatRecord, Times
from cuzco_tui.arena.report import column_head, short_name
from cuzco_tui.arena.tally import Tally
from cuzco_tui.cli import main

HERE = ("--deals", "4", "--seed", "7")


def arena(*flags: str) -> int:
    return main(["arena", *flags])


def seats(*names: str) -> list[str]:
    return [word for name in names for word in ("--seat", name)]


def in_json(capsys: pytest.CaptureFixture[str], *flags: str) -> Any:
    assert arena(*flags, "--json") == 0
    return json.loads(capsys.readouterr().out)


def without_times(data: Any) -> Any:
    for entrant in data["entrants"]:
        entrant.pop("milliseconds")
    return data


def test_the_table_tells_everything_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*seats("greedy", "random", "random", "random"), *HERE) == 0
    out = capsys.readouterr().out
    assert "4 deals from seed 7 on, 4 seatings each: 16 games." in out
    assert "1 greedy, 1 of 4 seats" in out
    assert "Even is 25.0 %." in out
    for words in ("headdress", "fulfilled tasks (of 9)", "ms a choice, mean", "rating: mu", "Winners have "):
        assert words in out
    assert "lost" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_json_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    data = in_json(capsys, *seats("greedy", "random", "random"), *HERE, "--pututu")
    assert (data["games"], data["deals"], data["seatings"], data["players"]) == (12, 4, 3, 3)
    assert data["options"]["pututu"] is True
    assert [entrant["bot"] for entrant in data["entrants"]] == ["greedy", "random"]
    assert sum(entrant["wins"]["value"] * entrant["seats"] for entrant in data["entrants"]) == pytest.approx(1)
    for entrant in data["entrants"]:
        assert sum(entrant["vp_by_source"].values()) == pytest.approx(entrant["score"]["value"])
        assert entrant["score"]["low"] < entrant["score"]["value"] < entrant["score"]["high"]
        assert entrant["milliseconds"]["mean"] > 0
        assert {"mu", "sigma", "ordinal"} == set(entrant["rating"])
        assert entrant["forfeits"] == {"crash": 0, "stall": 0, "nonsense": 0}
        assert ["feathers", 12, 6] in [[goal["name"], goal["needs"], goal["vp"]] for goal in entrant["reached"]]
    greedy, random = data["entrants"]
    assert greedy["rating"]["ordinal"] > random["rating"]["mu"]


def test_more_jobs_give_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    flags = (*seats("greedy", "random"), *HERE)
    alone = without_times(in_json(capsys, *flags))
    assert without_times(in_json(capsys, *flags, "--jobs", "2")) == alone


def test_from_one_deal_the_ranges_are_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    flags = (*seats("random", "random"), "--deals", "1", "--seed", "1")
    assert in_json(capsys, *flags)["entrants"][0]["wins"] == {"value": 0.5, "low": None, "high": None}
    assert arena(*flags) == 0
    assert "Ranges are unknown from one deal." in capsys.readouterr().out


def test_equals_win_evenly_since_all_seatings_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever plays first, the same game is played by each of two that always do the same."""
    data = in_json(capsys, *seats("greedy", "greedy"), *HERE)
    assert data["games"] == 4
    assert data["entrants"][0]["wins"] == {"value": 0.5, "low": 0.5, "high": 0.5}


def test_it_knows_a_game_by_its_interface_alone(
    toy: SpokenToy, foreign: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The toy game is played, its sources counted, and there is nothing in it to be collected."""
    last = foreign('print(json.dumps({"id": number, "index": len(options) - 1}))')
    data = in_json(capsys, *seats("first", last), "--game", toy.description.name, "--deals", "2", "--pass-points", "2")
    assert list(data["entrants"][0]["vp_by_source"]) == ["cards"]
    assert data["entrants"][1]["score"]["value"] == 16
    assert data["entrants"][0]["reached"] == []
    assert data["entrants"][0]["wins"]["value"] == 1


def test_lost_choices_are_told_and_counted(
    toy: SpokenToy, foreign: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    bot = foreign("print('what?')")
    assert arena(*seats("first", bot), "--game", toy.description.name, "--deals", "1", "--seed", "5") == 0
    told = capsys.readouterr()
    lines = told.err.splitlines()
    assert lines[0].startswith(
        f"{bot} loses a choice in deal 1 (seed 5), seat 2: it answered 'what?' (The line is not JSON"
    )
    assert [line.rpartition("; ")[2] for line in lines[:-1]] == [
        f"{count} lost so far." for count in (1, 2, 3, 17, 18, 19)
    ]
    assert lines[-1] == f"In all {bot} lost 32 of 32 choices; the first option was played instead."
    assert re.search(r"choices, all +\d+ +32\n", told.out)
    assert "choices lost by nonsense" in told.out
    assert "crash" not in told.out


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ([*seats("greedy", "random")], "the following arguments are required: --deals"),
        ([*seats("greedy"), "--deals", "1"], "1 seat was named"),
        ([*seats("greedy", "random"), "--deals", "0"], "expected a whole number of at least 1"),
        ([*seats("greedy", "random"), "--deals", "1", "--seconds", "0"], "expected a number of seconds above 0"),
        ([*seats("greedy", "random"), "--deals", "1", "--seconds", "inf"], "expected a number of seconds above 0"),
        ([*seats("greedy", "random"), "--deals", "1", "--seatings", "some"], "invalid choice: 'some'"),
        ([*seats("greedy", "clever"), "--deals", "1"], "no bot called 'clever'"),
        ([*seats("greedy", "random"), "--deals", "1", "--content", "none.toml"], "none.toml"),
    ],
)
def test_wrong_flags_get_one_sentence(capsys: pytest.CaptureFixture[str], flags: list[str], words: str) -> None:
    assert arena(*flags) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_two_ratings_part_by_the_games_won() -> None:
    """As the model of Plackett and Luce has it; seats of the same name pull each other neither up nor down."""
    ratings = Ratings(["a", "b"])
    ratings.add([("a", 1), ("b", 2)])
    assert ratings.of("a").mu == pytest.approx(27.635, abs=1e-3)
    assert ratings.of("b").mu == pytest.approx(22.365, abs=1e-3)
    assert ratings.of("a").ordinal == pytest.approx(ratings.of("a").mu - 3 * ratings.of("a").sigma)
    alone = Ratings(["a"])
    alone.add([("a", 1), ("a", 2)])
    assert alone.of("a").mu == pytest.approx(25)


def test_the_games_of_a_deal_count_as_one() -> None:
    """By hand: deals of 1 and 0.5 give a share of 75 %, and the sums are over the seats."""

    def game(number: int, first: str, score: int) -> GameRecord:
        second = "b" if first == "a" else "a"
        won = SeatRecord(first, 1, score, {"cards": score}, [2], Times(1, 4.0, {3: 1}))
        lost = SeatRecord(second, 2, 10, {"cards": 10}, [1], Times(1, 2.0, {2: 1}))
        return GameRecord(number, number // 2, [won, lost])

    tally = Tally(["a", "b"], Measures(("cards",), (Goal("sets", 2, 5),)), 2)
    for number, (first, score) in enumerate([("a", 20), ("a", 30), ("a", 40), ("b", 50)]):
        tally.add(game(number, first, score))
    result = tally.result()
    a, b = result.entrants
    assert (a.wins.value, b.wins.value) == (0.75, 0.25)
    assert (a.wins.low, a.wins.high) == (0, 1)
    assert a.score.value == 25
    assert a.sources == {"cards": 25}
    assert a.reached == ((1.75, 0.75),)
    assert a.times.mean == 3.5
    assert result.winner_score.value == 35
    assert result.winner_score.high == pytest.approx(35 + 12.706205 * 10)


def test_the_time_of_most_choices_is_known_within_a_tenth() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds)
    assert times.mean == 50.5
    assert times.below(0.95) == pytest.approx(95, rel=0.1)
    assert Times().below(0.95) == 0
    more = Times()
    more.add_all(times)
    assert more == times


def test_a_command_has_a_short_name() -> None:
    assert short_name("cmd:node my/bots/clever.js") == "clever.js"
    assert short_name("cmd:python3 ok.py --level 2") == "ok.py"
    assert short_name("cmd:python3 -I -S /tmp/bots/ok.py") == "ok.py"
    assert short_name("cmd:./mine --config settings.toml") == "mine"
    assert short_name("cmd:jq -n --unbuffered -f docs/bots/first.jq") == "first.jq"
    assert short_name("cmd:clever 2") == "clever"
    assert short_name("greedy") == "greedy"


def test_a_name_that_is_too_long_for_its_column_is_cut_where_that_is_seen() -> None:
    assert column_head(3, "cmd:python3 illegal.py") == "3 illegal"
    assert column_head(3, "cmd:python3 very_illegal_bot.py") == "3 very_ill…"
    assert column_head(1, "greedy") == "1 greedy"


@pytest.mark.parametrize(("deals", "is_said"), [(2, True), (4, True), (5, False)])
def test_ranges_from_few_deals_are_said_to_be_wide(
    deals: int, is_said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*seats("random", "random"), "--deals", str(deals), "--seed", "1") == 0
    out = capsys.readouterr().out
    assert ("So few deals tell little; play at least 5." in out) is is_said
    assert max(map(len, out.splitlines())) <= 80


def test_a_bot_that_is_not_started_again_is_told_once_and_its_numbers_are_called_what_they_are(
    toy: SpokenToy, foreign: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    bot = foreign(code="raise SystemExit(3)")
    assert arena(*seats("first", bot), "--game", toy.description.name, "--deals", "1", "--seed", "5") == 0
    told = capsys.readouterr()
    given_up = [line for line in told.err.splitlines() if "not started again" in line]
    assert len(given_up) == 2, "once in each of two games"
    assert all("loses all further choices in deal 1" in line for line in given_up)
    assert "2 lost 32 of its 32 choices: what stands here is how the first options did." in told.out


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["simulate", "--games", "1", "--seats", "greedy"], "1 seat was named"),
        (["simulate", "--games", "1", "--seats", "greedy,"], "A seat has no name"),
        (["train", "--games", "1"], "1 number of games was named; name one for each course"),
        (["ana"], "did you mean 'analyse'?"),
        (["arna"], "did you mean 'arena'?"),
    ],
)
def test_what_is_wrong_is_said_in_good_english(
    flags: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(flags) == 2
    assert words in capsys.readouterr().err


def test_the_help_of_train_tells_of_the_three_courses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--help"]) == 0
    assert "three courses" in " ".join(capsys.readouterr().out.split())


def test_other_commands_load_neither_arena_nor_ratings() -> None:
    code = (
        "import sys\nfrom cuzco_tui.cli import main\nmain(['--version'])\nmain(['arena', '--help'])\nmain(['stats'])\n"
    )
    report = "sys.stderr.write(' '.join(name for name in sys.modules if 'arena' in name or 'openskill' in name))"
    done = subprocess.run([sys.executable, "-c", code + report], capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == "cuzco_tui.arena_arguments"


def test_ratings_are_loaded_when_games_are_rated_alone() -> None:
    source = Path(cuzco_tui.__file__).parent.rglob("*.py")
    naming = [path.name for path in source if "openskill" in path.read_text(encoding="utf-8")]
    assert naming == ["ratings.py"]
