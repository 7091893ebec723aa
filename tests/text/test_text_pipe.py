"""The text mode as a program of its own: real pipes, signals, saved games and environments."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from in_a_pipe import GAME, PROMPT, ROOT, SOLO, cuzco, environment, running, saved

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.seats import bot, human
from tests.long_runs import in_long_runs


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_the_first_line_says_that_text_mode_is_on_and_how_to_get_help(home: Path) -> None:
    first = cuzco(home, "text").stdout.splitlines()[0]
    assert first == "Text mode is on. Type help for the commands, quit to stop."


def test_a_new_game_begins_with_what_it_is_about_and_where_to_learn_it(home: Path) -> None:
    of_the_house = cuzco(home, "text").stdout.splitlines()
    assert of_the_house[1].startswith("Cuzco: run through the Andes, ")
    assert of_the_house[2].startswith("Caral: build pyramids ")
    lines = cuzco(home, "text", *SOLO).stdout.splitlines()
    assert lines[1].startswith("Cuzco: run through the Andes, ")
    assert "hint" in lines[2]
    assert "rule" in lines[2]
    assert lines[3].endswith("text --game cuzco --tutorial")
    for language in LANGUAGES:
        first = cuzco(home, "text", "--lang", language, *SOLO).stdout.splitlines()[1:4]
        assert not [line for line in first if line.startswith(" ")], "each fits into one line"
    game = GAME.search("\n".join([*lines, ""]))
    assert game
    assert "Andes" not in cuzco(home, "text", "--resume", game[1]).stdout


def test_the_end_of_input_saves_and_says_how_to_go_on(home: Path) -> None:
    result = cuzco(home, "text", *SOLO, given="1\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert GAME.search(result.stdout)
    assert GAME.search(result.stdout.splitlines(keepends=True)[-1])


def test_quit_says_the_same(home: Path) -> None:
    result = cuzco(home, "text", *SOLO, given="1\nquit\n1\n")
    assert result.returncode == 0
    assert GAME.search(result.stdout.splitlines(keepends=True)[-1])


def test_leaving_before_there_is_a_game_says_so(home: Path) -> None:
    result = cuzco(home, "text", given="")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1] == "No game was begun."


def test_how_to_go_on_is_one_line_that_names_the_program_as_it_was_started(home: Path) -> None:
    script = home.parent / "bin" / "cuzco"
    script.parent.mkdir()
    script.write_text("import sys\nfrom cuzco_tui.cli import main\nsys.exit(main())\n", encoding="utf-8")
    for command, path, said in (
        (
            [sys.executable, "-m", "cuzco_tui"],
            f"{Path(sys.executable).parent}",
            f"{Path(sys.executable).name} -m cuzco_tui",
        ),
        ([sys.executable, str(script)], "/nowhere", "bin/cuzco"),
        ([sys.executable, "bin/cuzco"], "/nowhere", "bin/cuzco"),
    ):
        result = subprocess.run(
            [*command, "text", *SOLO],
            cwd=home.parent,
            env={**environment(home), "PATH": path, "PYTHONPATH": str(ROOT)},
            input="save\nquit\n",
            capture_output=True,
            text=True,
            timeout=60,
        )
        last, again = result.stdout.splitlines()[-1], result.stdout.splitlines()[-3]
        assert last == again, "save and quit say the same, each in one line"
        assert re.fullmatch(rf"Saved\. To go on: {re.escape(said)} text --resume \S+", last)


def test_control_c_saves_and_says_how_to_go_on(home: Path) -> None:
    with running(home, *SOLO) as game:
        game.hear()
        game.type("1")
        game.process.send_signal(signal.SIGINT)
        assert game.process.wait(timeout=30) == 130
        said = game.hear()
        assert said.startswith("Saved. To go on: ")
        assert GAME.search(said)
        assert game.process.stderr is not None
        assert game.process.stderr.read() == ""


def test_a_closed_pipe_saves_and_says_so_where_it_can_still_be_heard(home: Path) -> None:
    with running(home, *SOLO) as game:
        game.hear()
        assert game.process.stdin is not None
        assert game.process.stdout is not None
        assert game.process.stderr is not None
        game.process.stdout.close()
        game.process.stdin.write("1\n" * 5)
        game.process.stdin.flush()
        assert game.process.wait(timeout=30) == 141
        assert GAME.search(game.process.stderr.read())


def test_a_killed_game_goes_on_where_it_was(home: Path) -> None:
    with running(home, *SOLO) as game:
        found = re.search(r"^New game: (\S+)\.$", game.hear(), re.MULTILINE)
        assert found
        game.type("2")
        asked = game.type("3").splitlines()
        game.process.kill()
        game.process.wait(timeout=30)
    before = saved(home, found[1])
    assert [choice.seat for choice in before.choices].count(0) == 2
    again = cuzco(home, "text", "--verbose", "--resume", found[1])
    assert again.returncode == 0
    assert again.stdout.splitlines()[-4:-1] == asked[-3:]
    assert saved(home, found[1]).choices == before.choices


def test_saved_games_are_resumed_from_a_list(home: Path) -> None:
    for names in ("Ann,Robby", "Zoe,Robby"):
        cuzco(home, "text", *SOLO, "--names", names, given="1\n")
    alone = cuzco(home / "other", "text", *SOLO)
    assert alone.returncode == 0
    only = cuzco(home / "other", "text", "--resume", given="5\n\n").stdout
    assert "\nType 1, or Enter alone.\nThere is no option 5, only option 1.\n" in only
    assert re.search(r"^1\. Cuzco: Player 1, \w+, round 1, played", only, re.MULTILINE), "round 0 is nothing to say"
    result = cuzco(home, "text", "--resume", given="zoe\n")
    listed = re.findall(
        r"^\d\. Cuzco: (\w+), Robby, round \d, played \d{4}-\d\d-\d\d \d\d:\d\d, game", result.stdout, re.MULTILINE
    )
    assert sorted(listed) == ["Ann", "Zoe"]
    assert "Players: Zoe, Robby (bot greedy)." in result.stdout
    offered = cuzco(home, "text", given="another\n1\n").stdout
    assert "Where to?" in offered
    assert "Saved game: " in offered


def test_a_game_that_cannot_be_opened_is_listed_with_its_reason(home: Path) -> None:
    cuzco(home, "text", *SOLO, "--names", "Ann,Robby")
    (home / "games" / "broken.sqlite").write_bytes(b"\x1b[2J")
    listed = cuzco(home, "text", "--resume", "--lang", "de", given="2\n")
    assert "\n2. broken lässt sich nicht öffnen: Das Spiel broken ist beschädigt: SQLite" in listed.stdout
    assert "\nDas Spiel broken ist beschädigt: " in listed.stdout, "it is said again, and asked again"
    assert listed.returncode == 0
    assert listed.stderr == ""
    alone = home / "alone"
    (alone / "games").mkdir(parents=True)
    (alone / "games" / "broken.sqlite").write_bytes(b"")
    result = cuzco(alone, "text", "--resume")
    assert "broken cannot be opened: Game broken is damaged: it is empty; " in " ".join(result.stdout.split())
    assert "There is no saved game to go on with" in result.stderr


def test_without_a_saved_game_there_is_nothing_to_resume(home: Path) -> None:
    result = cuzco(home, "text", "--resume")
    assert result.returncode == 2
    assert result.stderr == "cuzco: There is no saved game to go on with; cuzco text begins a new one.\n"
    assert result.stdout == "", "no welcome stands before an error"
    assert cuzco(home, "text", "--resume", "nothing").returncode == 2
    assert cuzco(home, "text", "--resume", "nothing").stdout == ""


def test_a_game_that_is_open_elsewhere_is_one_sentence(home: Path) -> None:
    with running(home, *SOLO) as game:
        found = re.search(r"^New game: (\S+)\.$", game.hear(), re.MULTILINE)
        assert found
        result = cuzco(home, "text", "--resume", found[1])
        assert result.returncode == 2
        assert re.fullmatch(r"cuzco: Game \S+ is already open elsewhere.*; close it there first\.\n", result.stderr)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--seats", "me,clever"], r'cuzco: There is no seat "clever"; .+\.\n'),
        (["--lang", "xx"], r'cuzco: There is no language "xx"; the languages are en for English, .+\.\n'),
        (["--resume", "x", "--seed", "3"], r"cuzco: --resume goes on with a game as it is; leave out --seed\.\n"),
        (["--temple", "above"], r"cuzco text: argument --temple: expected upto or exact, .+\.\n"),
        (["--content", "/none.toml", "--seats", "me,me"], r"cuzco: .*none\.toml.*\.\n"),
        (["--seats", "me,me", "--names", "A" * 60], r"cuzco: Seat 1 needs a name .+\.\n"),
    ],
)
def test_wrong_flags_are_one_sentence(home: Path, flags: list[str], sentence: str) -> None:
    result = cuzco(home, "text", *flags)
    assert result.returncode == 2
    assert re.fullmatch(sentence, result.stderr)
    assert result.stdout == "", "no welcome stands before an error"


def test_flags_reach_the_game(home: Path) -> None:
    flags = ["--seats", "me,random,me", "--names", "Ann,Robby,Ben", "--seed", "77", "--pututu", "--temple", "exact"]
    found = GAME.search(cuzco(home, "text", *flags).stdout)
    assert found
    header = saved(home, found[1]).header
    assert header.seed == 77
    assert header.options == {"pututu": True, "temple": "exact"}
    assert header.seats == (human("Ann"), bot("Robby", "random"), human("Ben"))


@pytest.mark.parametrize(
    "more", [{}, {"TERM": "dumb"}, {"NO_COLOR": "1"}, {"ACCESSIBLE": "1", "TERM": "xterm-256color"}]
)
def test_cuzco_alone_is_the_text_mode_where_nothing_else_can_be_shown(home: Path, more: dict[str, str]) -> None:
    result = cuzco(home, given="quit\n", **more)
    assert result.returncode == 0
    assert result.stdout.startswith("Text mode is on.")


@pytest.mark.parametrize(
    "more",
    [{"TERM": "xterm"}, {"TERM": "dumb"}, {"TERM": "xterm", "ACCESSIBLE": "1"}],
    ids=["no keyboard", "dumb", "accessible"],
)
def test_on_a_terminal_without_a_keyboard_cuzco_alone_is_the_text_mode(home: Path, more: dict[str, str]) -> None:
    pty = pytest.importorskip("pty")
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "cuzco_tui"],
        cwd=ROOT,
        env=environment(home, **more),
        stdin=subprocess.DEVNULL,
        stdout=follower,
        stderr=follower,
    ) as process:
        os.close(follower)
        said = b""
        while True:
            try:
                part = os.read(leader, 4096)
            except OSError:
                break
            if not part:
                break
            said += part
        process.wait(timeout=30)
    os.close(leader)
    assert said.decode().startswith("Text mode is on.")
    assert "\x1b" not in said.decode()


def test_bytes_that_are_no_text_are_one_sentence_each(home: Path) -> None:
    result = cuzco(
        home, "text", *SOLO, given=b"\xff\xfe\n\x00\x01\n" + b"x" * 200_000 + b"\n" + "ü\n".encode("latin-1")
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("neither an option nor a command") >= 2


def test_a_terminal_that_cannot_say_a_letter_gets_the_nearest_one(home: Path) -> None:
    result = cuzco(home, "text", "--seats", "me,greedy", "--names", "Zoë,Ω", given="\n", PYTHONIOENCODING="ascii")
    assert "Players: Zoe, O (bot greedy)." in result.stdout


def test_two_people_hand_over_and_see_only_their_own_hands(home: Path) -> None:
    with running(home, "--seats", "me,me", "--names", "Ann,Ben", "--seed", "5") as game:
        said = game.hear()
        assert re.search(r"Hand over to (Ann|Ben); press Enter when ready\.\n$", said)
        assert "card" not in said
        first = game.type("")
        assert PROMPT.search(first)
        second = ""
        while "Hand over to" not in second:
            second = game.type("1")
        hidden = game.type("look hand")
        assert "card" not in hidden
        assert hidden.splitlines()[-1].startswith("Press Enter when ")
        assert PROMPT.search(game.type(""))


@pytest.mark.parametrize(
    ("seats", "flags", "language"),
    [
        ("me,random", [], "nl"),
        ("me,greedy,random", ["--pututu"], "en"),
        ("random,me,greedy,me", ["--pututu"], "de"),
        *(in_long_runs("me,random", [], language) for language in ("en", "de")),
        *(in_long_runs("me,greedy,random", ["--pututu"], language) for language in ("de", "nl")),
        *(in_long_runs("random,me,greedy,me", ["--pututu"], language) for language in ("en", "nl")),
    ],
)
def test_a_whole_game_is_played_through_a_pipe(home: Path, seats: str, flags: list[str], language: str) -> None:
    with running(home, "--seats", seats, "--seed", "9", *flags, language=language) as game:
        said, ended, number, turns = game.hear(), "", 0, 0
        while game.last is not None:
            last = int(game.last[1] or game.last[2] or 0)
            number = (number + 7) % last + 1 if last else 0
            ended, said = said, game.type(str(number) if last else "")
            turns += 1
        assert turns > 30
        assert game.process.wait(timeout=30) == 0
    (summary,) = SqliteStore(home / "games").list_games()
    assert summary.finished
    assert len(re.findall("^.*[0-9].*$", ended, re.MULTILINE)) > len(seats.split(","))


def test_the_text_mode_loads_no_screen_library(home: Path) -> None:
    code = (
        "import sys\nfrom cuzco_tui.cli import main\n"
        "main(['text', '--seats', 'me,greedy', '--seed', '5'])\n"
        "sys.stderr.write(' '.join(sys.modules))\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment(home),
        input="help\nlook\nhint\nrule temple\n1\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in result.stderr.split()}
    assert "cuzco_tui" in loaded
    assert not loaded & {"textual", "rich", "curses", "_curses", "readline", "prompt_toolkit"}


def test_a_game_goes_on_by_the_name_that_it_was_given(home: Path) -> None:
    cuzco(home, "text", "--seats", "me,random", "--seed", "7")
    (game,) = SqliteStore(home / "games").list_games()
    cuzco(home, "saves", "--name", game.id, "My evening")
    assert game.id in cuzco(home, "text", "--resume", "my evening").stdout
    assert 'There is no saved game "My evenin"; did you mean My evening?' in (
        cuzco(home, "text", "--resume", "My evenin").stderr
    )
