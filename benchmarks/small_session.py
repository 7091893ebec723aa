"""A session like any other of the server, with a small Textual app in it: the measure for `ssh_load.py`."""

from textual.app import App, ComposeResult
from textual.widgets import Static

from cuzco_tui.ssh.sessions.driver import Wire, run_on
from cuzco_tui.ssh.sessions.request import SessionRequest


class Small(App[None]):
    """One Static that every key changes."""

    keys_pressed = 0

    def compose(self) -> ComposeResult:
        """Show it."""
        yield Static("Round and round")

    def on_key(self) -> None:
        """Change it."""
        self.keys_pressed += 1
        self.query_one(Static).update(f"Round {self.keys_pressed}")


def run_session(request: SessionRequest, descriptor: int) -> int:
    """Run the small app over the line to the front."""
    return run_on(Wire(descriptor, request.size), Small())
