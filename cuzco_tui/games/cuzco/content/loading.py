"""The files of the content, and the doors through which it comes."""

from pathlib import Path
from typing import Final

from cuzco_tui.content_files.loading import ContentFiles
from cuzco_tui.games.cuzco.content.checks import check_tables
from cuzco_tui.games.cuzco.content.content import Content
from cuzco_tui.games.cuzco.content.tables import Tables

_NAMES: Final = ("goods", "people", "gods", "tasks", "roads", "masks", "scoring", "setup")
FILES: Final = ContentFiles(Path(__file__).parent, _NAMES, Tables, check_tables, Content)

default_content: Final = FILES.default
load_content: Final = FILES.load
content_to_data: Final = FILES.to_data
content_from_data: Final = FILES.from_data
