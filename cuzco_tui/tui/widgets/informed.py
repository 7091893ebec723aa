"""What a panel knows of the game: the facts that it shows, and whether there is news among them."""

from typing import Any, Final, NamedTuple

from textual.reactive import reactive
from textual.widget import Widget

from cuzco_tui.messages import Message
from cuzco_tui.tui.observed import Seen

MOST_KEPT: Final = 24
"""So many times facts are kept that may come again while the cursor goes to and fro."""


class Facts(NamedTuple):
    """All that a panel's lines depend on."""

    shown: object = None
    """The part of the view that the panel shows."""
    has_news: bool = False
    language: str = ""
    names: tuple[str, ...] = ()
    me: int | None = None
    news: tuple[Message, ...] = ()


class Together(Widget):
    """Lets all that lie on it and have been told something look at their facts in one go."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._told: list[Informed] = []

    def was_told(self, panel: "Informed") -> None:
        """Let a panel look at its facts soon."""
        if not self._told:
            self.call_next(self._let_take_in)
        self._told.append(panel)

    def _let_take_in(self) -> None:
        told, self._told = self._told, []
        for panel in told:
            panel.take_in()


class Informed(Seen):
    """Gathers what it is told, and works its facts out once when all that belongs to a change has arrived."""

    waiting: reactive[bool] = reactive(False, repaint=False)
    """Whether something was told that may change the facts."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._waiting = False
        self._kept_facts: dict[tuple[int, ...], tuple[tuple[object, ...], Facts]] = {}
        """The facts of this view by the identities of all that they come from, which is kept with them."""
        self._kept_view: Any = None
        self._news_between: tuple[Any, Any, bool] = (None, None, False)
        """The former and the present view that were compared last, and whether there is news between them."""
        self._view_before: Any = None
        """The view before the next one comes."""
        self._looked_at: dict[int | None, Any] = {}
        """What each seat knew when it last looked here."""

    def shown(self, view: Any) -> object:
        """Give the part of the view that this panel shows; while it is equal to the last one, nothing is redrawn."""
        raise NotImplementedError

    def shown_besides(self) -> tuple[object, ...]:
        """Give the values besides the view on which the shown part depends."""
        return ()

    def lasting(self, view: Any) -> object:
        """Give the facts whose change is news; those that depend on whose turn it is are none."""
        return self.shown(view)

    def compute_waiting(self) -> bool:
        """Look at the facts soon; Textual calls this after every reactive that is set, however many there are."""
        if not self._waiting:
            self._waiting = True
            if isinstance(self.parent, Together):
                self.parent.was_told(self)
            else:
                self.call_next(self.take_in)
        return True

    def take_in(self) -> None:
        """Look at the facts, now that all that belongs to a change has been told."""
        self._waiting = False
        self.facts_told()

    def facts_told(self) -> None:
        """Show the facts, if they have changed."""
        raise NotImplementedError

    @property
    def facts(self) -> Facts:
        """What the lines depend on; it is worked out once for a view and a cursor, however often it is asked for."""
        sources = (self.view, self.last_seen, self.language, self.names, self.news, *self.shown_besides())
        kept_as = tuple(map(id, sources))
        kept = self._kept_facts.get(kept_as)
        if kept is None:
            if self._kept_view is not self.view or len(self._kept_facts) >= MOST_KEPT:
                self._kept_view = self.view
                self.forget_kept()
            kept = self._kept_facts[kept_as] = sources, self._work_out_facts()
        return kept[1]

    def forget_kept(self) -> None:
        """Keep nothing of what was worked out before."""
        self._kept_facts.clear()

    def _work_out_facts(self) -> Facts:
        view, names = self.view, self.names
        if view is None:
            return Facts()
        return Facts(self.shown(view), self.has_news, self.language, names.names, names.me, self.happened)

    @property
    def has_news(self) -> bool:
        """Whether anything has changed since the player last looked."""
        return self._is_news(self.view)

    def _is_news(self, view: Any) -> bool:
        before = self.last_seen
        if self._news_between[0] is not before or self._news_between[1] is not view:
            comparable = before is not None and view is not None and before is not view
            self._news_between = before, view, comparable and self.lasting(before) != self.lasting(view)
        return self._news_between[2]

    @property
    def happened(self) -> tuple[Message, ...]:
        """What others did here since the player's last choice, in one line, the longest words first."""
        return self.news.get(self.id or "", ())

    @property
    def last_seen(self) -> Any:
        """What the player knew when they last looked here, None before the first look."""
        return self._looked_at.get(self.names.me)

    def watch_view(self, view: Any) -> None:
        """Keep in mind what the player has seen: the first view, and in sight what their own choice led to."""
        before, self._view_before = self._view_before, view
        me = self.names.me
        if me not in self._looked_at or (self.own_choice and (not self._is_news(before) or self.region)):
            self._looked_at[me] = view
