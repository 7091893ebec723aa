"""Lines that are typed at a terminal: they can be edited, the last ones come again, and a digit may answer at once."""

import os
import select
import sys
import termios
from contextlib import suppress
from typing import Any, Final, TextIO

from cuzco_tui.text.lines import LONGEST_INPUT, StreamLines

_END: Final = "\x04"
_ESCAPE: Final = "\x1b"
_UP: Final = ("[A", "OA")
_REST_OF_KEY: Final = 0.05
"""Seconds in which the rest of a key such as an arrow comes."""


class EditedLines(StreamLines):
    """The lines of a terminal, by the system's line editor."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        import readline

        self._editor: Any = readline
        readline.set_auto_history(False)
        for setting in ("set enable-bracketed-paste off", "set disable-completion on"):
            readline.parse_and_bind(setting)
        self._usual = termios.tcgetattr(stream.fileno())
        self._digits = ""

    def offer(self, digits: str) -> None:
        """Let these digits answer the next question without Enter."""
        self._digits = digits

    def is_begun(self) -> bool:
        """Say whether something stands in the line that is being typed."""
        return bool(self._editor.get_line_buffer())

    def close(self) -> None:
        """Leave the terminal as it was found, also while a line is being typed."""
        with suppress(OSError, termios.error):
            termios.tcsetattr(self._stream.fileno(), termios.TCSANOW, self._usual)

    def _read_line(self) -> str:
        """Read a line by the editor; one that says anything comes again by the arrow keys."""
        begun = ""
        if self._digits:
            begun = self._first_key()
            if begun == _END:
                return ""
            if begun == "\n" or (begun and begun in self._digits):
                sys.stdout.write(begun if begun == "\n" else f"{begun}\n")
                sys.stdout.flush()
                return begun.rstrip("\n") + "\n"
        self._editor.set_startup_hook(lambda: self._editor.insert_text(begun))
        try:
            line = input()[:LONGEST_INPUT]
        except (EOFError, OSError, ValueError):
            return ""
        if any(sign.isalpha() for sign in line):
            self._editor.add_history(line)
        return f"{line}\n"

    def _first_key(self) -> str:
        """Wait for one key and give what it types; the arrow that goes up gives the last line again."""
        descriptor = self._stream.fileno()
        waiting = termios.tcgetattr(descriptor)
        waiting[3] &= ~(termios.ICANON | termios.ECHO)
        try:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, waiting)
            typed = ""
            while not typed:
                data = os.read(descriptor, 1)
                if not data:
                    return _END
                typed = self._decoder.decode(data)
            if typed == _ESCAPE:
                return self._after_escape(descriptor)
        except (OSError, termios.error):
            return _END
        finally:
            self.close()
        if typed in ("\r", "\n"):
            return "\n"
        return typed if typed == _END or typed.isprintable() else ""

    def _after_escape(self, descriptor: int) -> str:
        rest = ""
        while len(rest) < 8 and select.select([descriptor], [], [], _REST_OF_KEY)[0]:
            rest += os.read(descriptor, 1).decode("latin-1")
        if rest not in _UP or not self._editor.get_current_history_length():
            return ""
        return str(self._editor.get_history_item(self._editor.get_current_history_length()))


def lines_of(stream: TextIO) -> StreamLines:
    """Give the lines of a stream, edited where somebody types them at a terminal that can show it."""
    if stream.isatty() and sys.stdout.isatty() and stream is sys.stdin and os.environ.get("TERM", "dumb") != "dumb":
        with suppress(ImportError, OSError, termios.error):
            return EditedLines(stream)
    return StreamLines(stream)
