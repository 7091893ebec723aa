"""A game that the house has never heard of goes through flags, questions and the set-up of the screen."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent / "text"))

from toy_words import SPOKEN_TOY_DESCRIPTION

from cuzco_tui.cli import main
from cuzco_tui.games import find_game, guest
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.seating import Wishes
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.screens.setup import Opening, SetupScreen
from tests.tui.quiet import resting_pilots

HOUSE = Path(__file__).resolve().parent.parent / "cuzco_tui"


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """House the toy game, with saves of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    with guest(SPOKEN_TOY_DESCRIPTION), resting_pilots():
        yield


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_the_house_does_not_know_the_toy() -> None:
    assert [file for file in HOUSE.rglob("*.py") if "pass_points" in file.read_text(encoding="utf-8")] == []


def test_its_options_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--game", "toy", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "--pass-points 0|1|2" in told
    assert "what passing brings; 0: nothing; 1: one point; 2: two points (default: 0)" in told
    assert "--rolled roll the die before the first round" in told
    assert "bots: first" in told
    assert "--pututu" not in told


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--pass-points", "9"], "argument --pass-points: expected 0 or 1 or 2, not '9'"),
        (
            ["--pututu"],
            "--pututu belongs to Cuzco, and this is Toy: leave it out, or name the other game by --game cuzco",
        ),
        (["--seats", "me,greedy"], 'There is no seat "greedy"; a seat is me or one of the bots first.'),
        (["--players", "7"], "This game is for 2, 3, 4 players, not 7."),
        (["--tutorial"], "Toy has no lessons; leave --tutorial out."),
    ],
)
def test_wrong_flags_are_one_sentence(flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("text", "play"):
        assert main([command, "--game", "toy", *flags]) == 2
        assert sentence in capsys.readouterr().err


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "--game", "chess"]) == 2
    assert 'no game called "chess"; the games are: cuzco, toy.' in capsys.readouterr().err


def test_bots_play_it_many_times(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--games", "3", "--seats", "first,first", "--seed", "1", "--pass-points", "2"]
    assert main(["simulate", "--game", "toy", *flags]) == 0
    assert "Seat 2, first" in capsys.readouterr().out


def test_it_is_set_up_by_questions_and_saved_with_the_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "2", "1", "Ann", "two points", "yes", "rule turn 1", "look cards", "quit")
    assert main(["text", "--game", "toy", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "Toy: play cards on two piles." in said
    assert "What passing brings?\n1. nothing\n2. one point\n3. two points\n" in said
    assert "Roll the die before the first round?\n1. No\n2. Yes\n" in said
    assert "Wait for your turn." in said
    assert "Hand " in said
    assert "tutorial" not in said
    (saved,) = SqliteStore().list_games()
    assert saved.game == "toy"
    assert SqliteStore().read(saved.id).header.options == {"pass_points": 2, "rolled": True}


def test_a_saved_game_goes_on_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "quit")
    main(["text", "--game", "toy", "--seats", "me,first", "--seed", "3"])
    (saved,) = SqliteStore().list_games()
    typed(monkeypatch, "look hand", "quit")
    assert main(["text", "--resume", saved.id]) == 0
    assert "What do you play?" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_set_up_of_the_screen_shows_its_options(language: str) -> None:
    game, opened = find_game("toy"), list[Opening]()
    wishes = Wishes(None, None, (), {"rolled": True})

    async def open_game(opening: Opening) -> None:
        opened.append(opening)

    def show(app: HouseApp) -> None:
        app.push_screen(SetupScreen(game, wishes, language, open_game))

    app = HouseApp(language, show)
    app.speak_of(game.description)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        shown = [screen.options[name].render() for name in ("pass_points", "rolled")]
        assert shown[0] == "Passing        < nothing >"
        assert shown[1].startswith("First die      < ")
        screen.options["pass_points"].focus()
        await pilot.press("right", "right", "enter")
        await pilot.pause()
    (opening,) = opened
    assert opening.plan.seats == ("me", "first", "first")
    assert opening.plan.options == {"pass_points": 2, "rolled": True}
