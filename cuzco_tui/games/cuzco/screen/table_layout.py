"""The table of Cuzco: all its panels where the plan puts them, and the one cursor that they share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Size
from textual.layout import Layout
from textual.reactive import Reactive, reactive

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, LOCATION_NAMES, PHASE_DICE
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.reasons import short_reason
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_ACTION
from cuzco_tui.games.cuzco.narration.terms import TERMS, term_note, terms_in
from cuzco_tui.games.cuzco.screen.actions import PAGES, SPACES
from cuzco_tui.games.cuzco.screen.dice_line import dice_lines
from cuzco_tui.games.cuzco.screen.moves import OTHERS, TURN, Move, moves_of
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.own_strip import OwnStrip
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.plan import PAGES as PLANNED
from cuzco_tui.games.cuzco.screen.plan import Plan, plan
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.observed import SEEN, Observed, Question, bound
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.planned import PlannedLayout
from cuzco_tui.tui.widgets.prompt import Asked
from cuzco_tui.tui.widgets.question import QuestionPanel

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps

EXPLAINED: Final = 3
"""A term is explained at so many questions."""


class TableLayout(Board):
    """Holds all panels, puts them where the plan says, and lets them share one cursor: the pointed move.

    The map and the question come first: the other panels are loaded and mounted once these have been painted.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("board")
    TELLS_BRINGS = False
    FOOTER = ("cards", *(f"page-{page}" for page in PAGES))

    selected_pips: reactive[int] = reactive(0, repaint=False)
    """The pips of the die that would be placed."""
    moves: reactive[tuple[Move, ...]] = reactive((), repaint=False)
    """What the question offers, in a turn with the selected die."""
    pointed: reactive[Move | None] = reactive(None, repaint=False)
    """The move under the cursor, which Enter makes."""

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.set_reactive(Board.page, "map")
        self.planned = PlannedLayout()
        self.all_moves: tuple[Move, ...] = ()
        """The moves of all dice."""
        self.roads = RoadNetwork()
        self.spaces = ActionSpaces()
        self.panels: dict[str, Panel] = {}
        """The panels that are mounted, by their ids."""
        self.mask_turned = 0
        """How many seats after one's own the large mask is."""
        self._rows_besides = 0
        """The rows that the screen has above and below the table."""
        self._turn_at = -1
        """The step of the last question; with another one the highest die is selected."""
        self.explained_at: dict[str, set[int]] = {}
        """The steps of the questions at which each term was explained."""

    def make_prompt(self) -> QuestionPanel:
        """Make the panel with the question and its cursor."""
        return QuestionPanel(self)

    @property
    def layout(self) -> Layout:
        """Where the panels lie."""
        return self.planned

    @property
    def plan(self) -> Plan:
        """The plan for this terminal and the page that is shown."""
        return self._plan_of(self.page)

    def _plan_of(self, page: str) -> Plan:
        size = self.terminal
        return plan(size.width, size.height - self._rows_besides, max(2, len(self.names.names)), page)

    def compose(self) -> ComposeResult:
        """Lay out what the first painting shows."""
        self._rows_besides = self.game.ROWS_BESIDES
        self._follow_plan()
        for panel in (self.roads, self.spaces, OwnStrip(), self.bound_prompt()):
            yield self._add(panel)

    def _add(self, panel: Panel) -> Panel:
        """Bind a panel to all that it knows of, and show it if the plan does."""
        if panel is not self.prompt:
            bound(self, panel, *self._known_to(panel))
        self.panels[panel.id or ""] = panel
        panel.display = panel.id in self.planned.regions
        return panel

    def _known_to(self, panel: Panel) -> Iterator[Reactive[Any]]:
        """The reactives of the table that a panel has, too."""
        yield from SEEN
        ours: tuple[Reactive[Any], ...] = (
            Observed.question,
            Observed.entries,
            Observed.looked_step,
            Observed.plain,
            TableLayout.selected_pips,
            TableLayout.moves,
            TableLayout.pointed,
        )
        yield from (each for each in ours if isinstance(getattr(type(panel), each.name, None), Reactive))

    async def complete(self) -> None:
        """Mount the other panels."""
        from cuzco_tui.games.cuzco.screen.more_panels import more_panels

        await self.mount(*(self._add(panel) for panel in more_panels(len(self.names.names))))
        self._seat_masks()
        self.lay_out()

    def _follow_plan(self) -> None:
        self.planned.regions = self.plan.regions

    def lay_out(self) -> None:
        """Show what the plan shows, where it does."""
        before = self.planned.regions
        self._follow_plan()
        for id_, panel in self.panels.items():
            panel.display = id_ in self.planned.regions
        if self.planned.regions != before:
            self.refresh(layout=True)

    def watch_terminal(self, _size: Size) -> None:
        """Lay everything out for another size."""
        self.lay_out()

    def watch_page(self) -> None:
        """Show the chosen page."""
        self.lay_out()

    def watch_names(self, before: Names, names: Names) -> None:
        """Show the masks from another seat."""
        if names.me != before.me and self.panels:
            self.mask_turned = 0
            self._seat_masks()

    def _seats(self) -> list[int]:
        """The seats from one's own on, in the order in which they sit."""
        seats, me = len(self.names.names), self.names.me or 0
        return [(me + number) % seats for number in range(seats)]

    def _seat_masks(self) -> None:
        from cuzco_tui.games.cuzco.screen.panels.mask import Mask

        seats = self._seats()
        for id_, panel in self.panels.items():
            if isinstance(panel, Mask):
                number = self.mask_turned if id_ == "mask" else int(id_.removeprefix("others-"))
                panel.seat = seats[number]

    def action_page(self, page: str) -> None:
        """Show a page, the map again when it is asked for twice; the masks one after the other.

        The focus stays with the question; only the log takes it, to be scrolled.
        """
        if page == "masks":
            self._next_mask()
        elif page == self.page and page in PLANNED:
            self.page = "map"
        else:
            self.page = page
        if page == "log" and "log" in self.planned.regions and "log" in self.panels:
            self.screen.set_focus(self.panels["log"])
        else:
            self.screen.set_focus(self.prompt)
        self.game.show_page()

    def _next_mask(self) -> None:
        """Show the mask of the next seat, one's own after the last; as a page it gives way to the map then."""
        seats = len(self.names.names)
        as_page = "mask" not in self._plan_of("map").regions
        turned = self.mask_turned + 1
        if as_page:
            if self.page == "masks" and self.mask_turned == 0:
                self.page = "map"
                return
            self.page = "masks"
        self.mask_turned = turned % seats
        self._seat_masks()

    def action_home(self) -> None:
        """Show the map and one's own mask, with the cursor in the question."""
        self.mask_turned = 0
        self._seat_masks()
        self.page = "map"
        self.screen.set_focus(self.prompt)
        self.game.show_page()

    def pages_with_news(self) -> frozenset[str]:
        """Name the pages out of sight on which something has changed."""
        found = {
            page
            for page, pieces in PLANNED.items()
            for piece in pieces
            for name in piece.names
            if name in self.panels and name not in self.planned.regions and self.panels[name].has_news
        }
        if "roads" not in self.planned.regions and self.roads.has_news:
            found.add("map")
        return frozenset(found)

    def watch_question(self, question: Question) -> None:
        """Offer the moves of another question, those of a die that can be placed, at first the highest one."""
        if not self.is_attached:
            return
        mine = question.kind and self.view is not None and self.game.front.answered_on_board(question.kind)
        self.all_moves = moves_of(self.view, self.names) if mine else ()
        dice = {move.pips for move in self.all_moves if move.pips}
        if dice and (self.selected_pips not in dice or question.step != self._turn_at):
            self.selected_pips = max(dice)
        self._turn_at = question.step
        self._offer()

    def watch_selected_pips(self) -> None:
        """Offer the moves of another die."""
        self._offer()

    def _offer(self) -> None:
        self.moves = self._moves_with(self.selected_pips)
        if self.pointed not in self.moves:
            self.pointed = self.moves[0] if self.moves else None

    def _moves_with(self, pips: int) -> tuple[Move, ...]:
        """The moves of a die, and those that need none."""
        return tuple(move for move in self.all_moves if move.pips in (0, pips))

    @property
    def in_turn(self) -> bool:
        """Whether a die is to be placed."""
        return self.question.kind == TURN

    def asked_from(self) -> tuple[object, ...]:
        """The question's form depends on the moves, the news and the room there is."""
        return self.question, self.moves, self.entries, self.looked_step, self.plan.arrangement

    def make_asked(self) -> Asked:
        """Offer the moves under the question, and show the dice where they do not lie beside the map."""
        asked = super().make_asked()
        if not self.all_moves:
            return asked._replace(options=(), news=self.fresh_entries(last_only=False))
        return asked._replace(
            question=message("question-turn-short") if self.in_turn and not self._is_extra else asked.question,
            options=tuple((move.text, move.words) for move in self.moves),
            brings={move.text: move.brings for move in self.moves},
            help=None,
            numbered=not self.in_turn,
            head=self._dice() if self.in_turn and self.plan.arrangement == "table" else (),
        )

    @property
    def _is_extra(self) -> bool:
        """Whether the turn is one with a virtual die."""
        view = self.view
        hand = dice_in_hand(view, view.seat) if view.seat is not None and view.phase == PHASE_DICE else []
        return not {move.pips for move in self.all_moves if move.pips} <= set(hand)

    def _dice(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """The dice that one can place, the selected one framed, and those that the others still have."""
        view, region = self.view, self.planned.regions["prompt"]
        hand = dice_in_hand(view, view.seat)
        placeable = {move.pips for move in self.all_moves if move.pips}
        mine = sorted(placeable if placeable - set(hand) else hand, reverse=True)
        others = [(seat, dice_in_hand(view, seat)) for seat in self._seats()[1:]]
        return dice_lines(mine, self.selected_pips, view.seat, others, self.names, region.size)

    def sideways(self, step: int) -> bool:
        """Turn to the next die."""
        dice = sorted({move.pips for move in self.all_moves if move.pips}, reverse=True)
        if not self.in_turn or not dice:
            return False
        self.select_die(dice[(dice.index(self.selected_pips) + step) % len(dice)])
        return True

    def lead(self) -> tuple[tuple[Message, Message], ...]:
        """Tell first how the die is chosen."""
        several = len({move.pips for move in self.all_moves if move.pips}) > 1
        dice = ((message("lead-dice"), message("lead-die")),) if self.in_turn and several else ()
        return (*dice, *super().lead())

    def possible(self, action: Action) -> bool:
        """Say whether a die can be placed so, or a turn allows more than dice."""
        if action.id == "cards":
            return self.view is not None and self.view.seat is not None
        if action.id.startswith("place-"):
            return bool(self._ways(SPACES.index(action.id.removeprefix("place-"))))
        return True

    def _ways(self, action: int) -> list[Move]:
        """The moves of the selected die for an action."""
        return [move for move in self.moves if move.action == action]

    def digit_words(self, digit: int) -> Message | None:
        """Tell which die a digit would choose, or which option."""
        if not self.in_turn:
            return super().digit_words(digit)
        return message("do-die", pips=digit) if any(move.pips == digit for move in self.all_moves) else None

    def digit_taken(self, digit: int) -> bool:
        """Select a die in one's turn."""
        if not self.in_turn:
            return False
        if any(move.pips == digit for move in self.all_moves):
            self.select_die(digit)
        return True

    def select_die(self, pips: int) -> None:
        """Show what a die can do; the cursor stays with the same space where it can."""
        before = self.pointed
        same = [move for move in self._moves_with(pips) if before is not None and move.action == before.action]
        if same:
            self.pointed = same[0]
        self.selected_pips = pips
        if same:
            self.prompt.go_to(same[0].text)

    def point(self, move: Move) -> None:
        """Put the cursor on a move; a map whose own cursor is elsewhere gives the focus back to the question."""
        self.pointed = move
        self.prompt.go_to(move.text)
        if self.screen.focused is self.roads and self.roads.cursor_place != move.place:
            self.screen.set_focus(self.prompt)

    def suggest(self, text: str, *following: str) -> None:
        """Put the cursor on a move that begins so, if there is one on the one that goes on as it is to be followed."""
        meant = (text, *following)
        begins = [move for move in self.all_moves if move.texts[0] == text]
        exact = [move for move in begins if move.texts == meant[: len(move.texts)]]
        for move in (exact or begins)[:1]:
            self.selected_pips = move.pips or self.selected_pips
            self.point(move)

    def action_space(self, action: int) -> None:
        """Put the cursor on an action, where it has several ways from one to the next; Enter places the die there."""
        if not self.in_turn:
            raise SkipAction
        ways = self._ways(action)
        if not ways:
            self._say_why_not(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        else:
            here = ways.index(self.pointed) if self.pointed in ways else -1
            self.point(ways[(here + 1) % len(ways)])

    def make(self, move: Move) -> None:
        """Make a move."""
        if move.text == OTHERS:
            self.action_others()
        else:
            self.game.choose(move.text, self.question.step)

    def on_prompt_chosen(self, event: QuestionPanel.Chosen) -> None:
        """Open what else a turn allows; every other move is left to the screen."""
        if event.text == OTHERS:
            event.stop()
            self.action_others()

    def _say_why_not(self, subject: str) -> None:
        """Say why something is not possible, in place of doing it."""
        if (why := self.model.why_this(subject)) is not None:
            self.tell(why)

    def why_line(self) -> Message | None:
        """Say why the place under the map's cursor cannot be reached, or which spaces are closed for the die."""
        if self.screen.focused is self.roads and self.roads.cursor_place is not None:
            return self.model.why_this(LOCATION_NAMES[self.roads.cursor_place])
        if not self.in_turn:
            return None
        closed = [
            message("why-space", space=say.action(action), why=short_reason(reason))
            for action, name in enumerate(ACTION_NAMES)
            if not self._ways(action) and (reason := self.question.reasons.get(f"die {self.selected_pips} {name}"))
        ]
        key = key_of(self, "why", self.language)
        return message("why-spaces", pips=self.selected_pips, spaces=tuple(closed), key=key) if closed else None

    @property
    def explains(self) -> bool:
        """Whether a term is still to be explained."""
        return len(self.explained_at) < len(TERMS) or any(
            len(steps) < EXPLAINED or self.question.step in steps for steps in self.explained_at.values()
        )

    def about(self, text: str) -> list[Message]:
        """Explain the first term of a move that was not explained at enough questions before."""
        move = next((move for move in self.moves if move.text == text), None)
        if move is None:
            return []
        words = self.game.words
        spoken = ", ".join((words(move.words), *map(words, move.brings)))
        for term in terms_in(spoken, words_at(self, self.language)):
            steps = self.explained_at.setdefault(term, set())
            if len(steps) < EXPLAINED or self.question.step in steps:
                steps.add(self.question.step)
                return [term_note(term)]
        return []

    def on_action_spaces_die_chosen(self, event: ActionSpaces.DieChosen) -> None:
        """Select the die that was clicked."""
        self.digit_taken(event.pips)

    def on_action_spaces_space_chosen(self, event: ActionSpaces.SpaceChosen) -> None:
        """Place the selected die where the mouse was clicked, or point there where there are several ways."""
        if not self.in_turn:
            return
        ways = self._ways(event.action)
        if len(ways) == 1 and not ways[0].pays:
            self.make(ways[0])
        else:
            self.action_space(event.action)

    def action_others(self) -> None:
        """Offer what else a turn allows, cards and pututus; at other times let one's cards be read."""
        others = [choice for choice in self.question.choices if not isinstance(choice, PlaceDie)]
        if self.in_turn and others:
            self.game.offer(others)
        elif self.view is not None and self.view.seat is not None:
            from cuzco_tui.games.cuzco.screen.own_cards import read_own_cards

            self.app.push_screen(read_own_cards(self.view, words_at(self, self.language)))

    def action_move(self, step: int) -> None:
        """Move the cursor, wherever the focus is."""
        self.prompt.action_move(step)

    def action_sideways(self, step: int) -> None:
        """Turn to the next die, wherever the focus is."""
        self.prompt.action_sideways(step)

    def action_take(self) -> None:
        """Make the pointed move, wherever the focus is; bring a dialog back that was put aside."""
        if self.question.kind and not self.game.on_the_board:
            self.game.action_dialog()
        else:
            self.prompt.action_take()

    def option_pointed(self, text: str) -> None:
        """Show on the table what the move under the cursor would do."""
        move = next((move for move in self.moves if move.text == text), None)
        if move is not None:
            self.pointed = move

    def rule_at_cursor(self) -> str:
        """Give the rule of the panel with the focus, else of the move under the cursor."""
        if self.screen.focused is not self.prompt and (rule := super().rule_at_cursor()):
            return rule
        return RULE_OF_ACTION.get(self.pointed.action, "") if self.pointed is not None else ""

    def _move_to(self, place: int) -> Move | None:
        """Give the move that leads to a place, if one does; the one under the cursor before others."""
        if self.pointed is not None and self.pointed.place == place:
            return self.pointed
        return next((move for move in self.moves if move.place == place), None)

    def on_temple_steps_step_chosen(self, event: "TempleSteps.StepChosen") -> None:
        """Make the move that leads to the chosen step."""
        if (move := next((move for move in self.moves if move.step == event.step), None)) is not None:
            self.make(move)

    def on_road_network_place_pointed(self, event: RoadNetwork.PlacePointed) -> None:
        """Let the cursor go to the move that leads there."""
        if (move := self._move_to(event.place)) is not None:
            self.point(move)

    def on_road_network_place_chosen(self, event: RoadNetwork.PlaceChosen) -> None:
        """Make the move that leads to the chosen place, or say that none does."""
        move = self._move_to(event.place)
        if move is not None:
            self.make(move)
        elif self.moves:
            self._say_why_not(LOCATION_NAMES[event.place])
