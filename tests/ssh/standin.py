"""Sessions for tests: an app that shows every key, a console that says lines back, and whatever a test wants."""

import os
import signal
import socket  # noqa: F401
import sys
import time

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

from cuzco_tui.ssh.sessions.driver import Wire, run_on
from cuzco_tui.ssh.sessions.request import SessionRequest


class Echo(App[None]):
    """Shows the last key, the size and the last paste."""

    TITLE = "Echo"

    def compose(self) -> ComposeResult:
        """Show one line."""
        yield Static("begun", id="said", markup=False)

    def say(self, text: str) -> None:
        """Show something else."""
        self.query_one("#said", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        """Show a key; some have a meaning."""
        if event.key == "ctrl+x":
            self.exit(None, 3)
        elif event.key == "f9":
            raise RuntimeError("as the test wants")
        else:
            self.say(f"key <{event.key}>")

    def on_paste(self, event: events.Paste) -> None:
        """Show a paste."""
        self.say(f"paste <{event.text}>")

    def on_resize(self, event: events.Resize) -> None:
        """Show the size."""
        self.say(f"size <{event.size.width}x{event.size.height}>")


def run_session(request: SessionRequest, descriptor: int) -> int:
    """Do what a test wants by the command, else show or say what is typed."""
    word = request.command[0] if request.command else ""
    if request.kind == "screen":
        return run_on(Wire(descriptor, request.size), Echo())
    if word == "crash":
        raise RuntimeError("as the test wants")
    return _lines(request)


def _is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


def _lines(request: SessionRequest) -> int:
    print(f"lines {os.getpid()} {sys.stdin.isatty()} {request.term} {' '.join(request.command)}", flush=True)
    for line in sys.stdin:
        words = line.split() or [""]
        if words[0] == "bye":
            return 7
        if words[0] == "size":
            print("size", os.get_terminal_size(0), flush=True)
        elif words[0] == "pour":
            for _ in range(int(words[1])):
                sys.stdout.write("0123456789" * 100 + "\n")
            print("poured", flush=True)
        elif words[0] == "sleep":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            time.sleep(float(words[1]))
        elif words[0] == "python":
            try:
                print("got", eval(" ".join(words[1:])), flush=True)
            except BaseException as error:
                print("got", type(error).__name__, flush=True)
        else:
            print(f"said {line.strip()}", flush=True)
    return 0
