"""The driver of a terminal of one's own, which takes nonsense for nothing instead of for the end of the program."""

import os
import selectors
from codecs import getincrementaldecoder
from typing import Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

_ONE_READ: Final = 4096
_TICK: Final = 0.1
"""Seconds after which a lone Escape is known to be the key, and the end is looked for."""


class TerminalDriver(LinuxDriver):
    """Shows an app in the terminal that the program was started in."""

    def run_input_thread(self) -> None:
        """Wait for what is typed and pass it on; bytes that are no text, and sequences that are none, are left out."""
        decode = getincrementaldecoder("utf-8")("ignore").decode
        parser = XTermParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                typed = ""
                if selector.select(_TICK):
                    read = os.read(self.fileno, _ONE_READ)
                    if not read:
                        self.exit_event.wait(_TICK)
                    typed = decode(read)
                try:
                    for event in (*(parser.feed(typed) if typed else ()), *parser.tick()):
                        self.process_message(event)
                except Exception:
                    parser = XTermParser(self._debug)
