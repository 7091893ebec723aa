"""The table of Caral: all its panels where the plan puts them, and the one cursor that they share."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.geometry import Size
from textual.reactive import Reactive, reactive

from cuzco_tui.game import Choice
from cuzco_tui.games.caral.engine.choices import DONE
from cuzco_tui.games.caral.narration.rules import RULE_OF_DECISION
from cuzco_tui.games.caral.screen.actions import ANSWERS, BOARD, PAGES
from cuzco_tui.games.caral.screen.aim import MOVES, NO_AIM, Aim, Aiming, place_of
from cuzco_tui.games.caral.screen.panels.own_sled import OwnSled
from cuzco_tui.games.caral.screen.panels.spiral_path import SpiralPath
from cuzco_tui.games.caral.screen.plan import MODULES, module_pages, pieces_of, plan
from cuzco_tui.messages import Message, message
from cuzco_tui.play.chronicle import Entry
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.observed import Question
from cuzco_tui.tui.stacking import Arranged
from cuzco_tui.tui.widgets.key_line import HOME as HOME_PAGE
from cuzco_tui.tui.widgets.key_line import LEAD
from cuzco_tui.tui.widgets.paged_board import PagedBoard
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Asked
from cuzco_tui.tui.widgets.shared_tail import shared_tail, without_tail

_PAIRS = frozenset(("ChooseExtraLevel", "ChooseFishPair", "ChooseAlpacaPair"))
"""The kinds of decisions about a pair, at which the cursor begins on going on without it."""


class CaralTable(Aiming, PagedBoard):
    """Holds all panels; what the question's cursor is on is shown on the path and on one's sled."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of(BOARD)
    PLACE = BOARD
    ANSWERS = ANSWERS
    CUTS_WORDS = True
    HOME = "path"
    HOME_PANELS = ("path",)
    FOOTER = tuple(f"page-{page}" for page in PAGES)
    HANDS = "page-sleds"
    SPARED = ("speed", HOME_PAGE, "page-log", LEAD, "page-pyramids", "page-sleds")

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)
    KNOWN: ClassVar[tuple[Reactive[Any], ...]] = (aim,)

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.path = SpiralPath()
        self._asked_at = -1
        """The step of the last question."""
        self.page_panels = {page: self._names_on(page) for page in PAGES[1:]}

    def _names_on(self, page: str) -> tuple[str, ...]:
        view = self.model.view
        return tuple(name for piece in pieces_of(page, view.seats, view.modules) for name in piece.names)

    def turned_to(self, page: str) -> str:
        """Go on from one page of the modules to the next, and from the last one back to the path."""
        if page != MODULES:
            return super().turned_to(page)
        pages = self.module_pages()
        at = pages.index(self.page) + 1 if self.page in pages else 0
        return pages[at] if at < len(pages) else self.HOME

    def lies_beside(self, page: str) -> bool:
        """Whether all that a page shows is in sight beside the path, of the modules all that they tell."""
        if page != MODULES:
            return super().lies_beside(page)
        return self.plan_of(page, self.terminal).regions == self.plan_of(self.HOME, self.terminal).regions

    def page_of(self, panel: str) -> str:
        """Name the page on which a panel is to be found, of several ones of the modules the right one."""
        page = super().page_of(panel)
        pages = self.module_pages() if page == MODULES else []
        return next((each for each in pages if panel in self.plan_of(each, self.terminal).regions), page)

    def module_pages(self) -> list[str]:
        """Name the pages that the modules take on this terminal."""
        view, (columns, rows) = self.model.view, self.terminal
        return module_pages(columns, rows - self._rows_besides, view.seats, view.modules)

    def arranged(self, page: str, columns: int, rows: int) -> Arranged:
        """Plan where everything lies."""
        view = self.model.view
        return plan(columns, rows, view.seats, view.modules, page)

    def first_panels(self) -> Iterator[Panel]:
        """The path and one's own sled come first."""
        yield self.path
        yield OwnSled()

    def more_panels(self) -> list[Panel]:
        """The other sleds, the pyramids, the modules in play and the log."""
        from cuzco_tui.games.caral.screen.more_panels import more_panels

        return more_panels(self.model.view.modules)

    def on_mount(self) -> None:
        """While the path has the focus, its cursor is the one that looks like one."""
        self.share_cursor(self.path)

    def make_asked(self) -> Asked:
        """Offer the options without keys where the cursor walks the path, and say once what nearly all end with."""
        asked = super().make_asked()
        if not asked.options:
            return asked._replace(news=self.fresh_entries(last_only=False))
        tail = shared_tail(asked.brings, [text for text, _ in asked.options])
        brings = asked.brings if tail is None else without_tail(asked.brings, tail)
        return asked._replace(help=None, brings=brings, tail=tail)

    def still_news(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Give what happened since the year began, or the game ended: what was before has been summed up."""
        begun = max((number for number, entry in enumerate(entries) if entry.kind == "round"), default=0)
        return entries[begun:]

    def watch_question(self, question: Question) -> None:
        """Offer the options of another question."""
        if not self.is_attached:
            return
        mine = bool(question.kind) and self.game.front.answered_on_board(question.kind)
        choices = question.choices if mine else ()
        self.aim = Aim(question.kind if mine else "", tuple(choices), self._first(choices))
        if question.step != self._asked_at:
            self._asked_at = question.step
            begin = self._begin(question) if mine else ""
            if begin:
                self.call_next(self.prompt.go_to, begin)

    def _begin(self, question: Question) -> str:
        """The option on which the cursor begins, where that is not the first: one without a pair, or in the year."""
        if question.kind in _PAIRS:
            return DONE.text
        *_, centre = self.model.view.content.places
        ends = [place_of(choice, self.model.view) == centre for choice in question.choices]
        if question.kind == MOVES and ends[0] and not all(ends):
            return question.choices[ends.index(False)].text
        return ""

    def _first(self, choices: tuple[Choice, ...]) -> Choice | None:
        """The option under the cursor at another question: the same as before where it is still offered."""
        if self.at_rest or not choices:
            return None
        return self.pointed if self.pointed in choices else choices[0]

    def option_pointed(self, text: str) -> None:
        """Show on the table what the option under the cursor would do."""
        choice = next((choice for choice in self.choices if choice.text == text), None)
        if choice is not None:
            self.aim = self.aim._replace(pointed=None if self.at_rest else choice)

    def sideways(self, step: int) -> bool:
        """Go along the path to the next place that can be chosen."""
        places = self._places()
        if len(places) < 2:
            return False
        here = self._place(self.pointed)
        at = places.index(here) + step if here in places else 0
        self._point_at(places[at % len(places)])
        return True

    def _place(self, choice: Choice | None) -> str:
        """Name the place that an option speaks of."""
        return "" if self.view is None else place_of(choice, self.view)

    def _places(self) -> list[str]:
        """The places that can be chosen, along the path."""
        places = {place for choice in self.choices if (place := self._place(choice))}
        return sorted(places, key=lambda place: self.view.content.index_of[place])

    def _point_at(self, place: str) -> bool:
        """Put the cursor on the first option about a place, unless it is on one already."""
        if self._place(self.pointed) == place:
            return True
        choice = next((choice for choice in self.choices if self._place(choice) == place), None)
        if choice is not None:
            self.prompt.go_to(choice.text)
        return choice is not None

    def on_spiral_path_place_pointed(self, event: SpiralPath.PlacePointed) -> None:
        """Let the question's cursor follow that of the path."""
        event.stop()
        self._point_at(event.place)

    def on_spiral_path_place_chosen(self, event: SpiralPath.PlaceChosen) -> None:
        """Choose a place, or say why it cannot be chosen."""
        event.stop()
        if self._point_at(event.place):
            assert self.pointed is not None
            self.game.choose(self.pointed.text, self.question.step)
        elif self.choices and (why := self.model.why_this(event.place)) is not None:
            self.tell(why)

    def why_line(self) -> Message | None:
        """Say why the place under the path's cursor cannot be chosen."""
        if self.screen.focused is not self.path or self.path.cursor_index is None or self.view is None:
            return None
        return self.model.why_this(self.view.content.places[self.path.cursor_index])

    def lead(self) -> tuple[tuple[Message, Message], ...]:
        """Tell first how one goes along the path."""
        along = ((message("lead-along"), message("lead-along-path")),) if len(self._places()) > 1 else ()
        return (*along, *super().lead())

    def rule_asked(self) -> str:
        """Give the rule of the question."""
        return RULE_OF_DECISION.get(self.question.kind, "")
