"""Where the files that are not code lie, in a checkout as well as in an installed wheel."""

import os
from functools import cache
from pathlib import Path

from cuzco_tui.game import GameError
from cuzco_tui.messages import message

PACKAGE = Path(__file__).resolve().parent


def styles_dir(package: Path = PACKAGE) -> Path:
    """Give the folder of the .tcss files."""
    return _folder("styles", package)


def docs_dir(package: Path = PACKAGE) -> Path:
    """Give the folder of the rules pages."""
    return _folder("docs", package)


@cache
def read_document(name: str) -> str:
    """Read a file of the folder of documents, once."""
    return (docs_dir() / name).read_text(encoding="utf-8")


def own_home() -> Path | None:
    """Give the folder that CUZCO_HOME names for everything this program keeps; None where it names none."""
    home = os.environ.get("CUZCO_HOME")
    if not home:
        return None
    try:
        return Path(home).expanduser().absolute()
    except RuntimeError as error:
        raise GameError(message("error-home", folder=home)) from error


def data_folder() -> Path:
    """Give the folder of everything this program keeps for its user; CUZCO_HOME names another one."""
    if home := own_home():
        return home
    import platformdirs

    return platformdirs.user_data_path("cuzco", appauthor=False)


def _folder(name: str, package: Path) -> Path:
    """Find a folder inside the installed package, or beside it in a checkout."""
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise GameError(f"The folder {name} is missing from {package}; install cuzco-tui again.")
