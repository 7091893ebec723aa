"""The commands of a lobby, of its questions and of a table that is shared, and the desk that understands them."""

from collections.abc import Container, Sequence
from typing import ClassVar, Final

from cuzco_tui.messages import Message, message
from cuzco_tui.text.commands import COMMANDS, Command, Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk

_USUAL: Final = {command.name: command for command in COMMANDS}
_TALK: Final = (
    Command("say", True),
    Command("talk", True),
    Command("who", False),
)
_MUTING: Final = (
    Command("mute", True),
    Command("unmute", True),
    Command("bell", True),
)

LOBBY_COMMANDS: Final = (
    _USUAL["help"],
    Command("tables", False),
    Command("table", True),
    Command("make", False),
    Command("join", True),
    Command("play", True),
    Command("watch", True),
    Command("look-back", True),
    Command("give", True),
    Command("begin", True),
    Command("close", True),
    Command("resign", True),
    *_TALK,
    *_MUTING,
    Command("settings", False),
    _USUAL["verbose"],
    _USUAL["normal"],
    _USUAL["brief"],
    _USUAL["lang"],
    _USUAL["more"],
    _USUAL["less"],
    Command("key", False),
    Command("recovery", False),
    Command("forget", True),
    _USUAL["leave"],
)
"""What can be typed in a lobby."""

QUESTION_COMMANDS: Final = (
    *(_USUAL[name] for name in ("help", "repeat", "verbose", "normal", "brief", "lang", "more", "less")),
    Command("back", False),
    _USUAL["leave"],
)
"""What can be typed instead of an answer to a question of the lobby."""

TABLE_COMMANDS: Final = (
    *COMMANDS[:-1],
    *_TALK,
    Command("agree", False),
    Command("refuse", False),
    Command("bot", True),
    Command("take", True),
    Command("resign", True),
    *_MUTING,
    Command("lobby", False),
    _USUAL["leave"],
)
"""What can be typed at a table that is shared with people elsewhere."""

SERVED_COMMANDS: Final = tuple(
    dict.fromkeys(each for each in (*LOBBY_COMMANDS, *QUESTION_COMMANDS, *TABLE_COMMANDS) if each not in COMMANDS)
)
"""What the text mode knows at a server alone."""


class Back(Exception):
    """The person does not want to answer the questions of a lobby any more."""


class ServedDesk(Desk):
    """A desk at a server, which one leaves without ending anything."""

    def __init__(self, console: Console, commands: Sequence[Command], listed: Container[str] | None = None) -> None:
        super().__init__(console, listed, commands)

    def obey(self, order: Ordered) -> bool:
        """Carry out a command, and say whether it was one of the desk's; whoever leaves is told that all is kept."""
        if order.name == "leave":
            self.console.say("text-farewell")
        return super().obey(order)

    def line_about(self, command: Command) -> Message:
        """Tell what a command does; leaving a server is another thing than leaving a game."""
        return message("text-help-disconnect") if command.name == "leave" else super().line_about(command)


class LobbyDesk(ServedDesk):
    """A desk at which nothing is asked."""

    how_to_answer: ClassVar[str] = "text-help-at-lobby"


class QuestionDesk(ServedDesk):
    """A desk for questions from which one can go back."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, QUESTION_COMMANDS, [command.name for command in QUESTION_COMMANDS])

    def obey(self, order: Ordered) -> bool:
        """Carry out a command, and say whether it was one of the desk's."""
        if order.name == "back":
            raise Back
        return super().obey(order)
