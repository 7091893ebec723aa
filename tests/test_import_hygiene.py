"""The layers of the code: what each may import, and what a fresh process really loads."""

import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent
CONTENT_FILES = "cuzco_tui.content_files"
CONTENTS = ["cuzco_tui.games.cuzco.content", "cuzco_tui.games.caral.content"]
ENGINES = ["cuzco_tui.games.cuzco.engine", "cuzco_tui.games.caral.engine"]
HOUSE_OF_RULES = {"cuzco_tui.game", "cuzco_tui.chance", "cuzco_tui.happening"}
TERMINAL_LIBRARIES = {"textual", "rich", "curses", "_curses", "readline", "prompt_toolkit", "asyncssh"}
HOUSE_LIBRARIES = {"sqlite3", "_sqlite3", "asyncio", "multiprocessing", "socket", "platformdirs"}
HOUSE = {"cuzco_tui.cli", "cuzco_tui.table", "cuzco_tui.protocol", "cuzco_tui.saves", "cuzco_tui.simulate"}

IMPORT_ALL = """
import importlib, pkgutil
import {package} as package
for found in pkgutil.walk_packages(package.__path__, "{package}."):
    importlib.import_module(found.name)
"""

PLAY_A_GAME = """
from cuzco_tui.games import find_game
game = find_game("cuzco")
state = game.make(2, 7, {}, game.load_content(None))
while decision := game.decision(state):
    game.apply(state, decision.options[0])
assert len(game.ranking(state)) == 2
"""


def loaded_after(code: str) -> set[str]:
    """Run code in a fresh process and give the names of all modules it ended up with."""
    report = "\nimport sys\nsys.stderr.write('\\n'.join(sys.modules))"
    result = subprocess.run(
        [sys.executable, "-c", code + report], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return set(result.stderr.splitlines())


def command_run(*arguments: str) -> str:
    """Give code that runs the command line with these arguments."""
    return f"from cuzco_tui.cli import main\nassert main({list(arguments)!r}) == 0"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom, as written in the source."""
    return grimp.build_graph("cuzco_tui", include_external_packages=True)


def test_the_layers_keep_their_contracts() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 broken." in result.stdout


@pytest.mark.parametrize("package", [CONTENT_FILES, *CONTENTS, *ENGINES])
def test_rules_and_content_use_the_standard_library_and_each_other_alone(
    package: str, graph: grimp.ImportGraph
) -> None:
    modules = {package} | graph.find_descendants(package)
    assert len(modules) > 1
    reads_files = package not in ENGINES
    game = package.rpartition(".")[0] if package != CONTENT_FILES else package
    for module in sorted(modules):
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            own = imported in HOUSE_OF_RULES or imported.startswith((f"{game}.content", f"{game}.engine"))
            data = reads_files and (imported == "msgspec" or imported.startswith(CONTENT_FILES))
            assert own or data or imported in sys.stdlib_module_names, f"{module} imports {imported}"


@pytest.mark.parametrize("package", ENGINES)
def test_an_engine_loads_neither_a_terminal_library_nor_the_house(package: str) -> None:
    loaded = loaded_after(IMPORT_ALL.format(package=package))
    assert any(name.startswith(f"{package}.") for name in loaded)
    assert not loaded & (TERMINAL_LIBRARIES | HOUSE_LIBRARIES | HOUSE)


@pytest.mark.parametrize("package", CONTENTS)
def test_content_without_a_fault_loads_nothing_to_complain_with(package: str) -> None:
    loaded = loaded_after(f"from {package} import default_content\ndefault_content()")
    assert f"{package}.tables" in loaded
    assert f"{CONTENT_FILES}.complaints" not in loaded


def test_a_whole_game_loads_neither_a_terminal_library_nor_the_house() -> None:
    loaded = loaded_after(PLAY_A_GAME)
    assert "cuzco_tui.games.cuzco.game" in loaded
    assert not loaded & (TERMINAL_LIBRARIES | HOUSE_LIBRARIES | HOUSE)


def test_an_analysis_loads_no_terminal_library() -> None:
    play = (
        "import os, tempfile\nos.environ['CUZCO_HOME'] = tempfile.mkdtemp()\n"
        "from cuzco_tui.games import find_game\nfrom cuzco_tui.store.sqlite import SqliteStore\n"
        "from cuzco_tui.table.seats import bot, human\nfrom cuzco_tui.table.table import Table\n"
        "table = Table.new(find_game('cuzco'), [human('Ann'), bot('Ben', 'greedy')], 7, store=SqliteStore())\n"
        "for _ in range(6):\n    table.play(table.decision.seat, table.decision.options[0], table.step)\n"
        "table.close()\nfrom cuzco_tui.cli import main\n"
        "assert main(['analyse', table.id, '--effort', '0']) == 0\n"
    )
    loaded = loaded_after(play)
    assert "cuzco_tui.play.analysis" in loaded
    assert not loaded & TERMINAL_LIBRARIES
    assert "cuzco_tui.tui" not in loaded


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]], ids=["version", "help"])
def test_asking_for_version_or_help_loads_no_front_end_and_no_game(arguments: list[str]) -> None:
    loaded = loaded_after(command_run(*arguments))
    assert "cuzco_tui.cli" in loaded
    assert not loaded & (TERMINAL_LIBRARIES | HOUSE_LIBRARIES | {"msgspec"})
    assert {name for name in loaded if name.startswith("cuzco_tui")} == {"cuzco_tui", "cuzco_tui.cli"}


def test_the_text_mode_loads_no_terminal_library(tmp_path: Path) -> None:
    home = f"import io, os, sys\nos.environ['CUZCO_HOME'] = {str(tmp_path)!r}\nsys.stdin = io.StringIO('1')\n"
    loaded = loaded_after(home + command_run("text", "--seats", "me,greedy", "--seed", "5"))
    assert {"cuzco_tui.text.app", "cuzco_tui.play.seating", "cuzco_tui.table.table"} <= loaded
    assert not loaded & TERMINAL_LIBRARIES
    assert not any(name.startswith("cuzco_tui.tui") for name in loaded)
