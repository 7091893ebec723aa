"""Talk on screen: what was said in a place, a line to say something, and the whole of it to read."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from cuzco_tui.lobby.facts import ChatLine
from cuzco_tui.messages import Catalogue, message
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.text import LineText
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Line

LONGEST_LINE = 400
"""Letters of what can be said at once."""


def talk_line(line: ChatLine) -> Line:
    """Give what somebody said as a line of text, the name before it."""
    return [(f"{line.by}: ", "strong"), (line.text, "")]


def not_muted(lines: Sequence[ChatLine], muted: Sequence[str]) -> tuple[ChatLine, ...]:
    """Give what was said by people who are heard."""
    return tuple(line for line in lines if line.by not in muted)


class TalkLog(GameLog):
    """Shows the last things that were said; its view is the lines."""

    TITLE = "panel-talk"

    def shown(self, view: tuple[ChatLine, ...]) -> object:
        """The lines."""
        return view

    def draw(self, view: tuple[ChatLine, ...], width: int) -> list[Line]:
        """Draw as many lines as fit, the last ones unless it is turned back."""
        if not view:
            said = message("screen-no-talk", say=key_of(self, "say", self.language))
            return folded([(self.say(said), "quiet")], width)
        room = max(1, self.size.height - self.top)
        lines: list[Line] = []
        for one in reversed(view):
            lines[:0] = folded(talk_line(one), width)
            if len(lines) >= room and not self.back:
                break
        return self.window(lines, room)

    def watch_view(self, view: Any) -> None:
        """Nothing is marked as new here."""


def talk_input(words: Catalogue) -> Input:
    """Make the line in which one says something."""
    return Input(placeholder=words.say(message("screen-say")), compact=True, max_length=LONGEST_LINE, id="say")


class TalkText(LineText):
    """Everything that was said, to be scrolled."""

    def __init__(self, said: Sequence[ChatLine]) -> None:
        super().__init__()
        self.said = tuple(said)

    def lines(self, width: int) -> list[Line]:
        """Give the lines, broken at blanks."""
        return [line for said in self.said for line in folded(talk_line(said), width)]


class TalkReading(Reading, inherit_bindings=False):
    """Shows the whole talk of a place; what is said meanwhile follows when it is opened again."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("talk")
    KEYS = "screen-talk-keys"
    KEY_ACTIONS = ("say", "mute", "close")
    SAY, MUTE = "say", "mute"

    def __init__(self, title: str, said: Sequence[ChatLine], nothing: str) -> None:
        super().__init__(title, [] if said else [nothing])
        self.said = said

    def compose_text(self) -> ComposeResult:
        """Show the talk, or that there is none."""
        if self.said:
            yield TalkText(self.said)
        else:
            yield from super().compose_text()

    def on_mount(self) -> None:
        """Begin at the end."""
        self.call_after_refresh(lambda: self.query_one("#dialog-body").scroll_end(animate=False))

    def action_say(self) -> None:
        """Say something next."""
        self.dismiss(self.SAY)

    def action_mute(self) -> None:
        """Choose next whom not to hear."""
        self.dismiss(self.MUTE)
