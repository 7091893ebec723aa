"""What a game says: its events, questions, options, reasons and looks as messages."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cuzco_tui.messages import Message, Names

if TYPE_CHECKING:
    from cuzco_tui.game import Collection, Reason, Standing


class Grouped(NamedTuple):
    """An option as a part of a line that it shares with others: what they have in common, and what it is itself."""

    head: Message
    tail: Message


class Narrator(Protocol):
    """Puts a game into messages, which a catalogue says in a language; `names` knows who is spoken to."""

    def event(self, event: Any, view: Any, names: Names) -> Message:
        """Say what happened."""

    def is_detail(self, event: Any) -> bool:
        """Tell whether a brief account leaves an event out."""

    def question(self, view: Any, names: Names) -> Message:
        """Say who must decide what."""

    def option(self, choice: Any, view: Any, names: Names) -> Message:
        """Say what an option does."""

    def brings(self, choice: Any, view: Any, names: Names) -> list[Message]:
        """Say in short phrases what an option would bring the seat that decides, and what it leads to.

        Only what the seat can know for certain is told: nothing that hidden pieces or chance decide.
        """

    def reason(self, reason: "Reason", view: Any, names: Names) -> Message:
        """Say why something is not possible."""

    def subject(self, reason: "Reason", view: Any, names: Names) -> Message:
        """Say what a reason is about."""

    def why_this(self, subject: str, because: "Mapping[str, Reason]", view: Any, names: Names) -> Message | None:
        """Say in one sentence why one thing is not possible, from the reasons by their subjects; None if unknown.

        The thing is the text of an option, or whatever else the game knows by a word.
        """

    def concerns(self, reason: "Reason", view: Any) -> bool:
        """Tell whether a reason is about the pending decision, and worth being told when nobody asked for it."""

    def look(self, topic: str, words: str, view: Any, names: Names) -> list[Message]:
        """Describe a part of the game, a fact a message; `words` narrows it down, such as a place or a player."""

    def where(self, view: Any, names: Names) -> list[Message]:
        """Say round, phase and whose turn it is."""

    def collections(self, view: Any, seat: int) -> "Sequence[Collection]":
        """Tell how far a seat is with everything that is worth VP once it is complete; nothing where nothing is."""

    def standings(self, standings: "Sequence[Standing]", names: Names) -> list[Message]:
        """Tell the ranking, a place a line."""
