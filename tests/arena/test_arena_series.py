"""Who plays whom: every deal is played in all seatings that differ."""

import sys
from pathlib import Path
from typing import Any

import pytest
from toy_words import SpokenToy

from cuzco_tui.arena.series import bot_seed, command_of, make_series, pairings, seatings_of
from cuzco_tui.game import BadOptions


def test_one_against_three_equals_has_four_seatings() -> None:
    assert seatings_of(["a", "b", "b", "b"], "all") == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]


def test_different_names_sit_in_every_order() -> None:
    assert len(set(seatings_of(["a", "b", "c", "d"], "all"))) == 24
    assert len(set(seatings_of(["a", "a", "b", "c"], "all"))) == 12
    assert seatings_of(["a", "b", "b", "a"], "all")[0] == ("a", "b", "b", "a")
    assert len(seatings_of(["a", "b", "b", "a"], "all")) == 6


def test_equals_alone_need_one_seating() -> None:
    assert seatings_of(["a", "a", "a"], "all") == [("a", "a", "a")]
    assert seatings_of(["a", "a", "a"], "rotations") == [("a", "a", "a")]


def test_in_a_circle_everybody_keeps_the_neighbours() -> None:
    assert seatings_of(["a", "b", "c"], "rotations") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seatings_of(["a", "b", "a", "b"], "rotations") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_games_are_numbered_deal_by_deal(toy: SpokenToy) -> None:
    series = series_of(toy, ["first", "cmd:" + sys.executable])
    games = list(pairings(series, 2))
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert [game.deal for game in games] == [0, 0, 1, 1]
    assert games[0].seating == games[2].seating == tuple(reversed(games[1].seating))


def test_the_seed_of_a_bot_is_its_own() -> None:
    """It depends on deal, seat and name alone, and none is that of the deal."""
    seeds = {bot_seed(deal, seat, name) for deal in range(5) for seat in range(4) for name in "ab"}
    assert len(seeds) == 40
    assert min(seeds) > 1000
    assert bot_seed(3, 1, "a") == bot_seed(3, 1, "a")


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([], "0 seats were named; give --seat 2, 3 or 4 times"),
        (["first"], "1 seat was named"),
        (["first", "clever"], "There is no bot clever"),
        (["first", "cmd:"], "has no command"),
        (["first", "cmd:no-such-program --fast"], "There is no program 'no-such-program'"),
        (["first", "cmd:node 'bot.js"], "a quotation mark too few"),
    ],
)
def test_seats_that_cannot_be_meant_get_one_sentence(toy: SpokenToy, seats: list[str], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        series_of(toy, seats)


def test_a_file_that_may_not_be_run_or_is_not_there_is_told_before_a_game(tmp_path: Path) -> None:
    program = tmp_path / "ok.py"
    program.write_text("")
    with pytest.raises(BadOptions, match=r"may not be run; make it executable, or name what runs it"):
        command_of(f"cmd:{program}")
    missing = tmp_path / "none.py"
    for words in (f"{sys.executable} {missing}", f"{sys.executable} -I -S {missing} --level 2"):
        with pytest.raises(BadOptions, match=r"There is no file '.*none\.py'"):
            command_of(f"cmd:{words}")
    assert command_of(f"cmd:{sys.executable} {program} out.py")
    assert command_of(f"cmd:{sys.executable} -c pass none.py")
    assert command_of("cmd:sh -c none.sh")


def test_a_seed_must_leave_room_for_the_deals_after_it(toy: SpokenToy) -> None:
    with pytest.raises(BadOptions, match="too large"):
        series_of(toy, ["first", "first"], seed=2**63)


def test_a_command_is_split_as_a_shell_would_and_run_without_one() -> None:
    assert command_of(f"cmd:{sys.executable} 'a b' $HOME;ls")[1:] == ["a b", "$HOME;ls"]


def series_of(game: SpokenToy, seats: list[str], **given: Any) -> Any:
    defaults = {"seatings": "all", "seed": 5, "options": {}, "content": game.load_content(None), "seconds": None}
    return make_series(game, seats, **{**defaults, **given})
