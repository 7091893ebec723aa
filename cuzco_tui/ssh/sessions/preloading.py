"""What the zygote loads before its first fork: all that a session may need.

A session can run as somebody who may not read where Python lies, so what is imported late is looked for in the source.
"""

import encodings
import re
import sys
from codecs import lookup
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, walk_packages
from typing import Final

from cuzco_tui.ssh.logs import Log

_PACKAGES: Final = ("cuzco_tui.play", "cuzco_tui.text", "cuzco_tui.tui", "cuzco_tui.lobby", "cuzco_tui.table")
_ALSO: Final = ("cuzco_tui.ssh.link", "cuzco_tui.ssh.sessions.driver", "textual.pilot", "_strptime", "traceback")
_LATE: Final = re.compile(r"^[ \t]+(?:from|import)[ \t]+([A-Za-z_][\w.]*)", re.MULTILINE)
"""An import within a function."""
_SCANNED: Final = ("cuzco_tui", "textual", "rich", "asyncio", "concurrent", "msgspec")
_NEVER: Final = frozenset(
    ("antigravity", "doctest", "idlelib", "lib2to3", "pdb", "test", "this", "tkinter", "turtle", "unittest", "pydoc")
)
_ROUNDS: Final = 2
_GAPS: Final = 300_000
"""Bytes of each size that are filled up."""
_SMALLEST, _LARGEST, _STEP = 1, 480, 16
"""The sizes that Python keeps in pages of their own, less what every object has."""


def preload(work: str, log: Log) -> None:
    """Load whatever a session may need, so that no session loads it alone."""
    from cuzco_tui.games import descriptions
    from cuzco_tui.messages import LANGUAGES, catalogue
    from cuzco_tui.tui.front import front_of

    for name in _PACKAGES:
        _load(name, log)
        for found in walk_packages(sys.modules[name].__path__, f"{name}."):
            _load(found.name, log)
    for description in descriptions():
        for place in (description.game, *front_of(description).dialogs.values()):
            _load(place.partition(":")[0], log)
        for language in LANGUAGES:
            catalogue(language, description.words)
    for place in (*_ALSO, work.partition(":")[0]):
        _load(place, log)
    for codec in iter_modules(encodings.__path__):
        with suppress(LookupError):
            lookup(codec.name)
    _load_late_ones()
    _prepare(work.partition(":")[0], log)


def _load(module: str, log: Log) -> None:
    """Load a module; one with a mistake is only missed by sessions that need it."""
    try:
        import_module(module)
    except Exception as error:
        log.crash("not-loaded", error, module=module)


def fill_gaps() -> list[list[bytes]]:
    """Fill the gaps that loading left in memory, as long as what is given back is kept.

    What a session makes is then put together on pages of its own, and not here and there on pages that all share.
    """
    return [[bytes(size) for _ in range(_GAPS // size)] for size in range(_SMALLEST, _LARGEST, _STEP)]


def _prepare(module: str, log: Log) -> None:
    """Let a session's work prepare itself, where it knows how to."""
    try:
        getattr(sys.modules[module], "prepare", _nothing)()
    except Exception as error:
        log.crash("not-prepared", error, module=module)


def _nothing() -> None:
    """Prepare nothing."""


def _load_late_ones() -> None:
    """Load what the code loaded so far would load later, and what that would."""
    looked_at: set[str] = set()
    for _ in range(_ROUNDS):
        late: set[str] = set()
        for name, module in sorted(sys.modules.items()):
            file = getattr(module, "__file__", None)
            if name not in looked_at and name.partition(".")[0] in _SCANNED and file and file.endswith(".py"):
                looked_at.add(name)
                late |= set(_LATE.findall(Path(file).read_text(encoding="utf-8")))
        for name in sorted(late - sys.modules.keys()):
            if _is_wanted(name):
                try:
                    import_module(name)
                except Exception:
                    continue


def _is_wanted(name: str) -> bool:
    """Say whether a module is one of Python's own, or of what a screen is made of; nobody else's are touched."""
    top = name.partition(".")[0]
    return top not in _NEVER and (top in sys.stdlib_module_names or top in ("textual", "rich"))
