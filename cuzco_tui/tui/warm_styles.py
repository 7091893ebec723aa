"""Style sheets that are read and parsed once for all apps of a process and of those forked from it.

It uses private parts of Textual, whose version is pinned.
"""

from pathlib import Path, PurePath
from typing import Any, Final

from textual.css.model import RuleSet
from textual.css.stylesheet import CssSource, Stylesheet

_files: Final[dict[str, str]] = {}
_rules: Final[dict[tuple[Any, ...], list[RuleSet]]] = {}


class WarmStylesheet(Stylesheet):
    """A style sheet that asks for nothing twice; the rules are never changed once they are parsed."""

    def read(self, filename: str | PurePath) -> None:
        """Take in a file, which somebody may have read before, perhaps with more rights."""
        path = str(Path(filename).absolute())
        if path not in _files:
            _files[path] = Path(path).read_text(encoding="utf-8")
        self.source[(path, "")] = CssSource(_files[path], False, 0)
        self._require_parse = True

    def copy(self) -> Stylesheet:
        """Give another one with the same sources."""
        stylesheet = WarmStylesheet(variables=self._variables.copy())
        stylesheet.source = self.source.copy()
        return stylesheet

    def _parse_rules(self, css: str, *where: Any, **named: Any) -> list[RuleSet]:
        key = (css, *where, *named.items(), *self._variables.items())
        if key not in _rules:
            _rules[key] = super()._parse_rules(css, *where, **named)
        return _rules[key]
