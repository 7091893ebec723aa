"""Lines of the host as a session reads them.

`cuzco_tui.ssh.link.Told` cannot read a refusal (see /work/notes/link_bug.md); until it can, `mend_told` goes round it.
"""

from typing import Any

import msgspec

from cuzco_tui.lobby.requests import Push
from cuzco_tui.ssh import link


class ToldLine(msgspec.Struct, frozen=True):
    """A line of the host."""

    n: int = -1
    done: msgspec.Raw = msgspec.Raw(b"null")
    error: Any = None
    push: Push | None = None


told_lines = msgspec.json.Decoder(ToldLine)


class _Mended:
    """Reads lines as `link` wants them."""

    def decode(self, line: bytes) -> Any:
        told = told_lines.decode(line)
        return told if told.error is None else msgspec.structs.replace(told, error=msgspec.json.encode(told.error))


def mend_told() -> None:
    """Let links read refusals, unless they can."""
    try:
        msgspec.json.decode(b'{"n":1,"error":{}}', type=link.Told)
    except msgspec.ValidationError:
        link._told = _Mended()  # type: ignore[misc, assignment]
