"""The `cuzco` command: what it prints, what it loads, and how it fails."""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import types
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cuzco_tui import __version__, cli
from cuzco_tui.game import BadOptions

ROOT = Path(__file__).resolve().parent.parent
UNBOUND_RUN = """
import sys, types
from cuzco_tui import cli
module = types.ModuleType("trial_command")
exec({body!r}, module.__dict__)
sys.modules["trial_command"] = module
cli.COMMANDS = (cli.Command("trial", "try something", "trial_command:run", lambda parser: None),)
sys.exit(cli.main(["trial"]))
"""

Run = Callable[[argparse.Namespace], int]


def cuzco(*arguments: str, home: Path = ROOT / "none", given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with saves in `home` and `given` as its input."""
    return subprocess.run(
        [sys.executable, "-m", "cuzco_tui", *arguments],
        cwd=ROOT,
        env={**os.environ, "CUZCO_HOME": str(home)},
        input=given,
        capture_output=True,
        text=True,
        timeout=60,
    )


def trial(body: str) -> list[str]:
    """Give the command line of a process whose only subcommand is the `run` that `body` defines."""
    return [sys.executable, "-c", UNBOUND_RUN.format(body=body)]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Make a function the only subcommand, `trial`, with one flag `--games`."""

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--games", type=cli.whole_number(1), default=1)

    def register_run(run: Run) -> None:
        module = types.ModuleType("trial_command")
        module.__dict__["run"] = run
        monkeypatch.setitem(sys.modules, "trial_command", module)
        monkeypatch.setattr(
            cli, "COMMANDS", (cli.Command("trial", "try something", "trial_command:run", add_arguments),)
        )

    return register_run


def failing(error: BaseException) -> Run:
    """Give a subcommand that raises."""

    def run(_args: argparse.Namespace) -> int:
        raise error

    return run


def test_version_names_the_command_and_its_version() -> None:
    result = cuzco("--version")
    assert (result.returncode, result.stdout, result.stderr) == (0, f"cuzco {__version__}\n", "")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"]])
def test_help_lists_every_command(arguments: list[str]) -> None:
    result = cuzco(*arguments)
    assert result.returncode == 0
    assert result.stderr == ""
    listed = re.findall(r"^  ([a-z]+)  +\S", result.stdout.partition("commands:\n")[2], re.MULTILINE)
    assert listed == [command.name for command in cli.COMMANDS]


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda command: command.name)
def test_every_command_has_a_function_that_runs_it(command: cli.Command) -> None:
    module, function = command.target.split(":")
    assert callable(getattr(import_module(module), function))


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda command: command.name)
def test_every_command_explains_itself(command: cli.Command) -> None:
    result = cuzco(command.name, "--help")
    assert result.returncode == 0
    assert result.stdout.startswith(f"usage: cuzco {command.name} ")


def test_simulate_plays_the_games_and_seats_it_was_asked_for() -> None:
    flags = ["--seed", "5", "--pututu", "--temple", "exact", "--json"]
    result = cuzco("simulate", "--games", "2", "--seats", "random,greedy,random", *flags)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert (report["games"], report["seed"]) == (2, 5)
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy", "random"]


def test_simulate_names_the_bots_there_are() -> None:
    result = cuzco("simulate", "--games", "1", "--seats", "greedy,clever")
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cuzco: .*'clever'.*master, planner, greedy, easy, random\.\n", result.stderr)


@pytest.mark.parametrize("command", [["engine"], ["simulate", "--games", "1", "--seats", "random,random"]])
def test_a_content_file_that_is_not_there_is_one_sentence(command: list[str], tmp_path: Path) -> None:
    result = cuzco(*command, "--content", str(tmp_path / "none.toml"))
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cuzco: .*none\.toml.*\.\n", result.stderr)


def test_engine_answers_every_line_until_the_input_ends() -> None:
    result = cuzco("engine", given="garbage\n[]\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert ["error" in json.loads(line) for line in result.stdout.splitlines()] == [True, True]


def test_saves_of_a_new_user_are_none(tmp_path: Path) -> None:
    result = cuzco("saves", home=tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (0, "There are no saved games yet.\n", "")


def test_exporting_a_game_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    result = cuzco("export", "nothing", str(tmp_path / "game.txt"), home=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cuzco: .*nothing.*\.\n", result.stderr)
    assert not (tmp_path / "game.txt").exists()


def test_importing_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    result = cuzco("import", str(tmp_path / "game.txt"), home=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cuzco: .*game\.txt.*\.\n", result.stderr)


def test_a_command_gets_its_arguments_and_gives_the_status(register: Callable[[Run], None]) -> None:
    register(lambda args: args.games + 4)
    assert cli.main(["trial", "--games", "3"]) == 7


def test_a_command_exiting_with_a_message_fails_with_that_sentence(
    register: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    register(failing(SystemExit("Nothing to play.")))
    assert cli.main(["trial"]) == 2
    assert capsys.readouterr().err == "cuzco: Nothing to play.\n"


def test_an_unknown_command_suggests_the_nearest(
    register: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    register(lambda _args: 0)
    assert cli.main(["trail"]) == 2
    assert capsys.readouterr() == ("", "cuzco: there is no command 'trail'; did you mean 'trial'?\n")


def test_a_command_like_no_other_gets_the_way_to_the_help() -> None:
    result = cuzco("zzzzzz")
    assert result.returncode == 2
    assert result.stderr == "cuzco: there is no command 'zzzzzz'; 'cuzco --help' lists the commands.\n"


@pytest.mark.parametrize("arguments", [["--gmes", "3"], ["-x"], ["--", "trial"]])
def test_a_wrong_flag_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    output, complaint = capsys.readouterr()
    assert output == ""
    assert re.fullmatch(r"cuzco: unrecognized arguments: .+; 'cuzco --help' shows what is possible\.\n", complaint)


@pytest.mark.parametrize("text", ["0", "-3", "many", "1.5", ""])
def test_a_number_that_makes_no_sense_is_one_sentence(
    text: str, register: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    register(lambda _args: 0)
    assert cli.main(["trial", f"--games={text}"]) == 2
    assert capsys.readouterr().err == (
        f"cuzco trial: argument --games: expected a whole number of at least 1, not '{text}'; "
        "'cuzco trial --help' shows what is possible.\n"
    )


def test_a_game_error_is_one_sentence_on_stderr(
    register: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    register(failing(BadOptions("Five seats are too many;\nname 2 to 4.")))
    assert cli.main(["trial"]) == 2
    assert capsys.readouterr() == ("", "cuzco: Five seats are too many; name 2 to 4.\n")


@pytest.mark.parametrize(
    ("attempt", "advice"),
    [
        (lambda folder: (folder / "none.toml").read_text(), r"/none\.toml \(.+\); check the name\.\n"),
        (lambda folder: folder.read_text(), r" \(.+\); name a file instead of a folder\.\n"),
        (lambda folder: folder.mkdir(), r" \(.+\); choose another name\.\n"),
        (lambda folder: os.scandir(os.fsencode(folder / "none")), r"/none \(.+\); check the name\.\n"),
    ],
    ids=["missing file", "folder as file", "name taken", "name in bytes"],
)
def test_a_file_that_cannot_be_used_is_named_in_one_sentence(
    attempt: Callable[[Path], object],
    advice: str,
    tmp_path: Path,
    register: Callable[[Run], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(_args: argparse.Namespace) -> int:
        attempt(tmp_path)
        return 0

    register(run)
    assert cli.main(["trial"]) == 2
    assert re.fullmatch(rf"cuzco: cannot use {re.escape(str(tmp_path))}{advice}", capsys.readouterr().err)


def test_a_mistake_in_the_program_is_not_hidden(register: Callable[[Run], None]) -> None:
    register(failing(ZeroDivisionError("a bug")))
    with pytest.raises(ZeroDivisionError):
        cli.main(["trial"])


def test_interrupting_ends_without_a_traceback() -> None:
    body = "import time\ndef run(args):\n    print('ready', flush=True)\n    time.sleep(60)\n    return 0\n"
    with subprocess.Popen(trial(body), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr.read() == ""


@pytest.mark.parametrize("lines", [1, 100_000], ids=["within the buffer", "beyond the buffer"])
def test_a_closed_pipe_ends_silently(lines: int) -> None:
    body = f"def run(args):\n    input()\n    for n in range({lines}):\n        print('line', n)\n    return 0\n"
    with subprocess.Popen(
        trial(body), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write("\n")
        process.stdin.close()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
def test_output_that_finds_no_room_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            trial("def run(args):\n    print('much')\n    return 0\n"),
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )
    assert result.returncode == 2
    assert re.fullmatch(r"cuzco: the system refused to read or write \(.+\); make room .+\.\n", result.stderr)


def test_the_readme_and_the_continuous_check_run_the_same_test_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line for line in readme.splitlines() if "-m pytest" in line]
    assert len(commands) == 1
    assert commands[0] in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_the_readme_explains_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    explained = re.findall(r"^\| `cuzco ([a-z]+)", readme, re.MULTILINE)
    assert sorted(explained) == sorted(command.name for command in cli.COMMANDS)


def test_the_changelog_begins_with_the_step_that_the_version_tells() -> None:
    changes = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = next(line for line in changes.splitlines() if line.startswith("## "))
    assert latest.split()[1] == ".".join(__version__.split(".")[:2])
