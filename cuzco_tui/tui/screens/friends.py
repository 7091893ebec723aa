"""Playing with friends: how one of them serves, how the others join, and the way to a server from here."""

from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from cuzco_tui.messages import Value, catalogue, message
from cuzco_tui.play.last_setup import keep_last_host, last_host
from cuzco_tui.play.program import names_of_program
from cuzco_tui.tui.bindings import bindings_of, keys_in_use, with_keys
from cuzco_tui.tui.keys import shown_key
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp

LONGEST_HOST: Final = 200
_PARTS: Final = ("friends-here", "friends-serve", "friends-served", "friends-lobby", "friends-join")
"""What is told, in its order; the second and the third are followed by a line to type."""


class FriendsScreen(Screen[None], inherit_bindings=False):
    """Tells both commands as they are typed here, and goes to a host that is typed."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("friends")

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.host = Input(last_host(), compact=True, max_length=LONGEST_HOST, select_on_focus=False, id="friends-host")

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def compose(self) -> ComposeResult:
        """Tell everything in its order, with the field of the host at the end."""
        program = next(names_of_program())
        typed = {"friends-serve": f"{program} serve --listen 0.0.0.0", "friends-served": "ssh -p 8022 HOST"}
        with VerticalScroll(id="friends", can_focus=False) as page:
            page.border_title = self.say(message("title-friends"))
            for id_ in _PARTS:
                yield Static(self.say(message(id_)), markup=False, classes="told")
                if id_ in typed:
                    yield Static(typed[id_], markup=False, classes="typed-line")
            with Horizontal(id="friends-join"):
                yield Static(f"{program} join ", markup=False, id="friends-command")
                yield self.host
            yield Static(id="friends-trouble", markup=False)
            known = keys_in_use(self).of("help")
            helping = shown_key(next((key for key in known if len(key) > 1), known[0]), catalogue(self.language))
            keys = with_keys(self, "friends-keys", self.language, "take", "leave-friends").values
            yield Static(self.say(message("friends-keys", help=helping, **keys)), markup=False, id="friends-keys")
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Type a host at once."""
        self.host.placeholder = self.say(message("friends-host"))
        self.host.focus()

    def on_input_submitted(self) -> None:
        """Enter goes there from the field."""
        self.action_join()

    def action_join(self) -> None:
        """Hand over to the way to the server."""
        host = self.host.value.strip()
        if not host or host.startswith("-") or any(sign.isspace() for sign in host):
            self.query_one("#friends-trouble", Static).update(self.say(message("friends-no-host")))
            return
        keep_last_host(host)
        app: HouseApp = self.app  # type: ignore[assignment]
        app.wanted_host = host
        app.exit()

    def action_leave(self) -> None:
        """Go back to the title."""
        self.app.pop_screen()
