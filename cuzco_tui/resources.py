"""Where the files that are not code lie, in a checkout as well as in an installed wheel."""

from pathlib import Path

from cuzco_tui.game import GameError

PACKAGE = Path(__file__).resolve().parent


def styles_dir(package: Path = PACKAGE) -> Path:
    """Give the folder of the .tcss files."""
    return _folder("styles", package)


def docs_dir(package: Path = PACKAGE) -> Path:
    """Give the folder of the rules pages."""
    return _folder("docs", package)


def _folder(name: str, package: Path) -> Path:
    """Find a folder inside the installed package, or beside it in a checkout."""
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise GameError(f"The folder {name} is missing from {package}; install cuzco-tui again.")
