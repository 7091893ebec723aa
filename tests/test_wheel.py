"""The built wheel: everything is inside, and it runs in an empty environment far from the source."""

import os
import re
import shutil
import subprocess
import sys
import venv
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from cuzco_tui import __version__
from cuzco_tui.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source archive and from it the wheel, as a release is built."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel, and nothing besides, into an empty environment."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", folder / "bin" / "python"]
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    return folder


def run(*command: str | Path, cwd: Path, **settings: str) -> str:
    """Run a command that must succeed, without the paths of the caller's own environment, and give what it printed."""
    bare = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LANG") if name in os.environ}
    result = subprocess.run(command, cwd=cwd, env=bare | settings, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def files_of(folder: str, pattern: str) -> set[str]:
    """Give the paths, relative to the checkout, of the files that must be shipped."""
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob(pattern)}


def test_the_wheel_contains_the_styles_inside_the_package(wheel: Path) -> None:
    expected = {f"cuzco_tui/{name}" for name in files_of("styles", "*/*.tcss")}
    assert {"cuzco_tui/styles/house/game.tcss", "cuzco_tui/styles/cuzco/table.tcss"} <= expected
    with ZipFile(wheel) as archive:
        assert expected <= set(archive.namelist())


def test_the_wheel_contains_the_tables_of_the_games(wheel: Path) -> None:
    expected = files_of("cuzco_tui/games", "*/content/*.toml")
    assert len(expected) > 1
    with ZipFile(wheel) as archive:
        assert expected <= set(archive.namelist())


def test_the_wheel_contains_the_rule_pages_inside_the_package(wheel: Path) -> None:
    expected = {f"cuzco_tui/{name}" for name in files_of("docs/cuzco", "rules*.md")}
    assert len(expected) == len(LANGUAGES)
    with ZipFile(wheel) as archive:
        assert expected <= set(archive.namelist())


def test_the_wheel_tells_what_it_is_and_leaves_the_licence_to_its_owner(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        metadata = Parser().parsestr(archive.read(f"cuzco_tui-{__version__}.dist-info/METADATA").decode())
    classifiers = metadata.get_all("Classifier", [])
    assert "Topic :: Games/Entertainment :: Board Games" in classifiers
    assert not any(classifier.startswith("License") for classifier in classifiers)
    assert "rich>=14.2" in metadata.get_all("Requires-Dist", [])


def test_the_wheel_contains_nothing_but_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}
    assert tops == {"cuzco_tui", f"cuzco_tui-{__version__}.dist-info"}


def test_the_installed_command_runs_from_another_folder(environment: Path, tmp_path: Path) -> None:
    assert run(environment / "bin" / "cuzco", "--version", cwd=tmp_path) == f"cuzco {__version__}\n"


def test_the_installed_package_finds_its_styles(environment: Path, tmp_path: Path) -> None:
    code = "from cuzco_tui.resources import styles_dir; print(styles_dir())"
    found = Path(run(environment / "bin" / "python", "-c", code, cwd=tmp_path).strip())
    assert found.is_relative_to(environment.resolve())
    assert (found / "house" / "game.tcss").is_file()


def test_the_declared_dependencies_are_enough_to_play_and_to_save(
    wheel: Path, environment: Path, tmp_path: Path
) -> None:
    (site_packages,) = environment.glob("lib/python*/site-packages")
    with ZipFile(wheel) as archive:
        metadata = Parser().parsestr(archive.read(f"cuzco_tui-{__version__}.dist-info/METADATA").decode())
    for requirement in metadata.get_all("Requires-Dist", []):
        if ";" not in requirement:
            copy_distribution(re.split("[<>=!~ ]", requirement)[0], site_packages)
    command = environment / "bin" / "cuzco"
    assert "Games: 1" in run(command, "simulate", "--games", "1", "--seats", "greedy,random", cwd=tmp_path)
    assert run(command, "saves", cwd=tmp_path, CUZCO_HOME=str(tmp_path)) == "There are no saved games yet.\n"


def copy_distribution(name: str, target: Path) -> None:
    """Copy an installed distribution into another environment, so that the test needs no package index."""
    installed = distribution(name)
    for file in installed.files or []:
        source = Path(str(installed.locate_file(file)))
        if ".." not in file.parts and source.is_file():
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target / file)
