"""The plain board: any game in words, with a panel for each topic, the log and the prompt."""

from typing import Any

from textual.app import ComposeResult

from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.observed import SEEN, Observed, bound
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.clear import ClearHorizontal, ClearVertical
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.tui.widgets.scroller import Scroller


class Where(Panel, can_focus=False):
    """Says in one line where the game stands."""

    MARKS = False

    def __init__(self, model: Sitting) -> None:
        super().__init__(id="bar")
        self.narrator = model.narrator

    def shown(self, view: Any) -> object:
        """The words."""
        return tuple(self.narrator.where(view, self.names))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the words behind each other."""
        return [[(" ".join(self.say(said) for said in self.narrator.where(view, self.names)), "strong")]]


class Look(Panel):
    """Says what there is to see of one topic."""

    def __init__(self, model: Sitting, topic: str) -> None:
        super().__init__(id=f"look-{topic}")
        self.narrator = model.narrator
        self.topic = topic

    def title(self) -> str:
        """Name the topic by the first of the words for it."""
        return self.say(message(f"topic-{self.topic}")).partition(",")[0].strip().capitalize()

    def shown(self, view: Any) -> object:
        """The words."""
        return tuple(self.narrator.look(self.topic, "", view, self.names))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw a paragraph for each fact."""
        told = self.narrator.look(self.topic, "", view, self.names)
        return [line for said in told for line in folded([(self.say(said), "")], width)]


class PlainBoard(Board):
    """Shows every topic of a game in words, beside them the log, and below both the prompt."""

    def compose(self) -> ComposeResult:
        """Lay the panels out."""
        with ClearHorizontal(id="plain"):
            with Scroller(id="topics", can_focus=False):
                for topic in self.model.game.description.topics:
                    yield bound(self, Look(self.model, topic), *SEEN)
            with ClearVertical(id="log-page"):
                yield bound(self, GameLog(id="log"), *SEEN, Observed.entries, Observed.looked_step)
        yield self.bound_prompt()

    async def complete(self) -> None:
        """Let the keys answer the question at once."""
        self.prompt.focus()
