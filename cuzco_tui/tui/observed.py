"""What the screen knows of the game, as reactives that are handed down by `data_bind` to everything on the table."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeVar

from textual._context import active_message_pump
from textual.dom import DOMNode
from textual.reactive import Reactive, reactive
from textual.widget import Widget

from cuzco_tui.game import Choice, Reason
from cuzco_tui.messages import Message, Names
from cuzco_tui.play.chronicle import Entry as Entry
from cuzco_tui.tui.actions import Action

BoundWidget = TypeVar("BoundWidget", bound=Widget)


def nobody() -> Names:
    """Give the names before anybody sits down."""
    return Names((), None)


class Question(NamedTuple):
    """What stands to be decided, as far as the one in front of the screen may know."""

    step: int = 0
    """The step at which it was put; an answer names it."""
    kind: str = ""
    """The kind of the decision, empty when another seat decides."""
    asked: Message | None = None
    choices: tuple[Choice, ...] = ()
    words: tuple[Message, ...] = ()
    """The options in words."""
    brings: Mapping[str, tuple[Message, ...]] = {}
    """What an option would bring in short phrases, by its text."""
    reasons: Mapping[str, Reason] = {}
    """Why things are not possible, by their subject."""
    help: Message | None = None
    """The keys that lead on."""


class Footer(NamedTuple):
    """What the lines of keys show."""

    actions: tuple[Action, ...] = ()
    """The useful actions, the most useful first."""
    page: str = ""
    """The page that is shown; its name is underlined."""
    marked: frozenset[str] = frozenset()
    """The pages that hold news; a star stands after their names."""
    lead: tuple[tuple[Message, Message], ...] = ()
    """Keys that the question wants, and what they do, before everything else."""
    home: str = ""
    """The first page, on a board with pages."""
    spared: tuple[str, ...] = ()
    """What gives way before all else where there is no room for everything, the first ones first."""


class Seen(Widget):
    """What every panel is bound to."""

    view: reactive[Any] = reactive(None, repaint=False, always_update=True)
    """What the one in front of the screen may know; another object after every change."""
    names: reactive[Names] = reactive(nobody, repaint=False)
    """Who sits where, as the one in front of the screen calls them."""
    language: reactive[str] = reactive("en", repaint=False)
    own_choice: reactive[bool] = reactive(False, repaint=False)
    """Whether the view is what the player's own choice led to, which is no news."""
    news: reactive[Mapping[str, tuple[Message, ...]]] = reactive(dict, repaint=False)
    """What others did since the player's last choice, by the id of the panel where it happened, in several lengths."""


class Observed(Seen):
    """The observable model of the game: of the screen, and of the board that hands it on."""

    step: reactive[int] = reactive(0, repaint=False)
    """Where the game stands, as the one in front of the screen counts; it names the question."""
    question: reactive[Question] = reactive(Question(), repaint=False)
    entries: reactive[tuple[Entry, ...]] = reactive((), repaint=False)
    """The log."""
    looked_step: reactive[int] = reactive(0, repaint=False)
    """The step at which the player last chose; what came later is new."""
    footer: reactive[Footer] = reactive(Footer(), repaint=False)
    plain: reactive[bool] = reactive(False, repaint=False)
    """Whether pictures are drawn with ASCII characters alone."""


SEEN: Final = (Seen.names, Seen.language, Seen.own_choice, Seen.news, Seen.view)
"""What a panel needs, in the order in which it is set."""
OBSERVED: Final = (
    *SEEN,
    Observed.step,
    Observed.question,
    Observed.entries,
    Observed.looked_step,
    Observed.footer,
    Observed.plain,
)
"""All that the screen knows."""


def bound(source: DOMNode, widget: BoundWidget, *same: Reactive[Any], **named: Reactive[Any]) -> BoundWidget:
    """Bind a widget's reactives to those of the one that composes it; it begins with their present values.

    Textual binds to whatever works at the moment, which need not be the source when it adds to what it composed.
    """
    for name, origin in {**{each.name: each for each in same}, **named}.items():
        widget.set_reactive(getattr(type(widget), name), getattr(source, origin.name))
    working = active_message_pump.set(source)
    try:
        return widget.data_bind(*same, **named)
    finally:
        active_message_pump.reset(working)
