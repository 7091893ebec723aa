"""Where the panels lie: one page at a time on small terminals, everything at once on large ones."""

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Size
from textual.reactive import reactive

from cuzco_tui.game import Choice
from cuzco_tui.games.cuzco.engine.choices import JumpTo, PlaceDie, TakeRoad
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.actions import PAGES, SPACES
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.observed import OBSERVED, SEEN, Observed, Question, bound
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.clear import ClearContainer, ClearVertical
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.prompt import Asked

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.screen.pages import Pages

Mode = Literal["narrow", "medium", "wide"]
MODES: Final[tuple[Mode, ...]] = ("narrow", "medium", "wide")
MEDIUM: Final = 110
"""From so many columns on, a page stands beside the map."""
WIDE: Final = 180
"""From so many columns on, all pages are seen at once."""
HIGH: Final = 40
"""The lines that the map, the action spaces and the prompt need below each other."""
ROOMY: Final = 30
"""From so many lines on, a single page leaves room for a long prompt."""
SHORT_PROMPT: Final = 3
"""The lines of the prompt below a page on a small terminal."""
LARGE_MASK: Final = 18
"""The lines that a large mask may need."""
TURN: Final = "ChooseTurn"
"""The kind of the decision in which a die is placed."""


def mode_for(size: Size) -> Mode:
    """Say how much fits on a terminal."""
    if size.width < MEDIUM or size.height < HIGH:
        return "narrow"
    return "medium" if size.width < WIDE else "wide"


class TableLayout(Board):
    """Holds the map and the pages, shows the chosen page and as many more as fit, and places the dice.

    The map comes first: the pages are loaded and mounted once it has been painted.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("board")
    FOOTER = ("cards", *(f"page-{page}" for page in PAGES))

    selected_pips: reactive[int] = reactive(0, repaint=False)
    """The pips of the die that would be placed."""
    pointed: reactive[Choice | None] = reactive(None, repaint=False)
    """The option under the prompt's cursor."""

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.set_reactive(Board.page, "map")
        self.mode: Mode = mode_for(size)
        self.pages: Pages | None = None
        """All but the map, None before they are mounted."""
        self.roads = RoadNetwork()
        self.spaces = ActionSpaces()
        self.map_page = ClearContainer(id="map-page")
        self.map_and_prompt = ClearVertical(id="board")
        self.set_class(True, f"-{self.mode}")

    def compose(self) -> ComposeResult:
        """Lay out the map, the action spaces and the prompt; the style sheet decides how in each mode."""
        with self.map_and_prompt:
            with self.map_page:
                yield bound(
                    self, self.roads, *SEEN, Observed.plain, TableLayout.selected_pips, pointed_by=TableLayout.pointed
                )
                with ClearVertical(id="beside-map"):
                    yield bound(self, self.spaces, *SEEN, Observed.question, TableLayout.selected_pips)
                    yield bound(self, KeyLine(vertical=True, id="keys-beside"), Observed.footer)
            yield self.bound_prompt()

    async def complete(self) -> None:
        """Put the pages beside the map."""
        from cuzco_tui.games.cuzco.screen.pages import Pages

        pages = bound(self, Pages(), *OBSERVED)
        pages.display = False
        await self.mount(pages)
        self.pages = pages
        self.lay_out()

    def watch_question(self, question: Question) -> None:
        """Keep a die selected that can be placed, at first the highest one."""
        dice = {choice.pips for choice in question.choices if isinstance(choice, PlaceDie)}
        if dice and self.selected_pips not in dice:
            self.selected_pips = max(dice)

    def watch_terminal(self, size: Size) -> None:
        """Show as much as fits on a terminal."""
        self.mode = mode_for(size)
        for mode in MODES:
            self.set_class(mode == self.mode, f"-{mode}")
        self.lay_out()

    def watch_page(self) -> None:
        """Show the chosen page."""
        self.lay_out()

    def action_page(self, page: str) -> None:
        """Show a page; the masks, asked for again, show the next player's mask large.

        The focus goes where it is seen, and to the log to scroll it.
        """
        if self.pages is not None and page == self.page == "masks":
            self.pages.show_next_mask()
        self.page = page
        focused = self.screen.focused
        hidden = focused is not None and not all(node.display for node in focused.ancestors_with_self)
        if hidden or page in ("map", "log"):
            self.focus_page(page)
        self.game.show_page()

    def focus_page(self, page: str) -> None:
        """Give the focus to the first panel of a page."""
        if page == "map":
            self.screen.set_focus(self.roads)
        elif self.pages is not None:
            self.screen.set_focus(self.pages.panels_of(page)[0])

    @property
    def prompt_is_short(self) -> bool:
        """Whether the prompt has only three lines."""
        return self.mode == "narrow" and (self.page != "map" or self.terminal.height < ROOMY)

    @property
    def keys_beside(self) -> bool:
        """Whether the keys stand beside the map instead of below the table."""
        return self.mode == "narrow" and self.page == "map"

    def pages_with_news(self) -> frozenset[str]:
        """Name the pages out of sight on which something has changed."""
        found = set() if self.pages is None else self.pages.with_news()
        if not self.map_page.display and self.roads.has_news:
            found.add("map")
        return frozenset(found)

    def lay_out(self) -> None:
        """Show as many pages as fit: all, the map with one more and the end of the log, or one."""
        beside = "city" if self.page == "map" else self.page
        shown = {
            "narrow": {self.page},
            "medium": {"map", beside},
            "wide": set(PAGES),
        }[self.mode]
        self.map_page.display = "map" in shown
        self.map_and_prompt.styles.height = SHORT_PROMPT if "map" not in shown else "1fr"
        if self.pages is not None:
            self.pages.display = shown != {"map"}
            all_fit = self.mode == "wide" and self.terminal.height >= len(self.names.names) * LARGE_MASK
            self.pages.show(shown, self.mode == "medium" and self.page != "log", all_fit)

    def asked_from(self) -> tuple[object, ...]:
        """The form of the prompt depends on the room there is, and its words on the selected die."""
        return self.question, self.mode, self.prompt_is_short, self.selected_pips

    def make_asked(self) -> Asked:
        """Show the options in short where the board shows them, and tell the keys that place the selected die."""
        asked, short = super().make_asked(), self.prompt_is_short
        turn = self.question.kind == TURN
        return asked._replace(
            help=self.help_with_die() if turn else asked.help,
            brings={} if turn and self.mode != "narrow" else asked.brings,
            compact=short or turn,
            titled=not short,
        )

    def help_with_die(self) -> Message:
        """Tell the keys that place the selected die, and choose another one where there is one."""
        spaces = " ".join(key_of(self, f"place-{name}", self.language) for name in SPACES)
        several = len({choice.pips for choice in self._placements()}) > 1
        id_ = "prompt-help-turn" if several else "prompt-help-one-die"
        return message(id_, die=self.selected_pips, spaces=spaces)

    def _placements(self) -> list[PlaceDie]:
        return [choice for choice in self.question.choices if isinstance(choice, PlaceDie)]

    def _ways(self, action: int) -> list[PlaceDie]:
        """The ways to place the selected die for an action."""
        return [way for way in self._placements() if (way.action, way.pips) == (action, self.selected_pips)]

    def possible(self, action: Action) -> bool:
        """Say whether a die can be placed so, or a turn allows more than dice."""
        if action.id == "cards":
            return self.question.kind == TURN and len(self._placements()) < len(self.question.choices)
        if action.id.startswith("place-"):
            return bool(self._ways(SPACES.index(action.id.removeprefix("place-"))))
        return True

    def digit_words(self, digit: int) -> Message | None:
        """Tell which die a digit would choose, or which option."""
        if self.question.kind != TURN:
            return super().digit_words(digit)
        return message("do-die", pips=digit) if any(way.pips == digit for way in self._placements()) else None

    def digit_taken(self, digit: int) -> bool:
        """Select a die in one's turn."""
        if self.question.kind != TURN:
            return False
        if any(way.pips == digit for way in self._placements()):
            self.select_die(digit)
        return True

    def select_die(self, pips: int) -> None:
        """Show what a die can do, and let the prompt point to one of its placements."""
        self.selected_pips = pips
        ways = [way.text for way in self._placements() if way.pips == pips]
        if self.prompt.pointed not in ways:
            self.prompt.point_to(ways[0])

    def action_space(self, action: int) -> None:
        """Place the selected die for an action; several ways of paying open a dialog."""
        if self.question.kind != TURN:
            raise SkipAction
        ways = self._ways(action)
        if not ways:
            self._say_why_closed(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        elif len(ways) == 1:
            self.game.choose(ways[0].text, self.question.step)
        else:
            self.game.offer(ways)

    def _say_why_closed(self, placement: str) -> None:
        """Say why a die cannot go to a space, in place of placing it."""
        reason = self.question.reasons.get(placement)
        if reason is not None:
            said = self.model.narrator.reason(reason, self.view, self.names)
            self.notify(self.game.words(said), severity="warning", markup=False)

    def on_action_spaces_die_chosen(self, event: ActionSpaces.DieChosen) -> None:
        """Select the die that was clicked."""
        self.digit_taken(event.pips)

    def on_action_spaces_space_chosen(self, event: ActionSpaces.SpaceChosen) -> None:
        """Place the selected die where the mouse was clicked."""
        if self.question.kind == TURN:
            self.action_space(event.action)

    def action_others(self) -> None:
        """Offer what else a turn allows: cards and pututus."""
        others = [choice for choice in self.question.choices if not isinstance(choice, PlaceDie)]
        if self.question.kind == TURN and others:
            self.game.offer(others)

    def option_pointed(self, choice: Choice) -> None:
        """Show the way on the map, and what the die of a placement can do."""
        self.pointed = choice
        if isinstance(choice, PlaceDie) and choice.pips != self.selected_pips:
            self.select_die(choice.pips)

    def _way_to(self, place: int) -> Choice | None:
        """Give the road or the jump that leads to a place, if one does."""
        for choice in self.question.choices:
            if isinstance(choice, TakeRoad) and choice.destination == place:
                return choice
            if isinstance(choice, JumpTo) and choice.village == place:
                return choice
        return None

    def on_road_network_place_pointed(self, event: RoadNetwork.PlacePointed) -> None:
        """Let the question point to the way that leads there."""
        if (way := self._way_to(event.place)) is not None:
            self.prompt.point_to(way.text)

    def on_road_network_place_chosen(self, event: RoadNetwork.PlaceChosen) -> None:
        """Move to the chosen place if a road or a jump leads there."""
        if (way := self._way_to(event.place)) is not None:
            self.game.choose(way.text, self.question.step)
