"""Where the files that are not code lie, in a checkout as well as in an installed wheel."""

from pathlib import Path

from cuzco_tui.game import GameError

PACKAGE = Path(__file__).resolve().parent


def styles_dir(package: Path = PACKAGE) -> Path:
    """Give the folder of the .tcss files: inside the installed package, or beside it in a checkout."""
    for folder in (package / "styles", package.parent / "styles"):
        if folder.is_dir():
            return folder
    raise GameError(f"The styles are missing from {package}; install cuzco-tui again.")
