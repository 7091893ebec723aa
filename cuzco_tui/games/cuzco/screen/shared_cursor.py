"""The one cursor of the table, on a move of the question; the map, the tiles, the temple and the dice share it."""

from typing import TYPE_CHECKING, Final

from textual.actions import SkipAction
from textual.geometry import Size
from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, LOCATION_NAMES
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.reasons import short_reason
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_ACTION
from cuzco_tui.games.cuzco.narration.terms import TERMS, term_note, term_of, terms_in
from cuzco_tui.games.cuzco.screen.actions import SPACES
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.moves import OTHERS, TURN, Move, moves_of
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.observed import Question
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.question import QuestionPanel

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps

EXPLAINED: Final = 3
"""A term is explained at so many questions."""


class SharedCursor(Aiming, Board):
    """Offers the moves of the question, those of one die in a turn, and points at one of them: that is the cursor."""

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.roads = RoadNetwork()
        self.all_moves: tuple[Move, ...] = ()
        """The moves of all dice."""
        self._moves_by_die: dict[int, tuple[Move, ...]] = {}
        """Those of each die that was selected at this question."""
        self._lettered: Move | None = None
        """Where the letter of an action led to at this question."""
        self._turn_at = -1
        """The step of the last question; with another one the highest die is selected."""
        self.explained_at: dict[str, set[int]] = {}
        """The steps of the questions at which each term was explained."""

    def on_mount(self) -> None:
        """While the map has the focus, its cursor is the one that looks like one."""
        self.share_cursor(self.roads)

    def watch_question(self, question: Question) -> None:
        """Offer the moves of another question, those of a die that can be placed, at first the highest one."""
        if not self.is_attached:
            return
        mine = question.kind and self.view is not None and self.game.front.answered_on_board(question.kind)
        self.all_moves, self._moves_by_die = moves_of(self.view, self.names) if mine else (), {}
        dice = {move.pips for move in self.all_moves if move.pips}
        is_new = question.step != self._turn_at
        pips = max(dice) if dice and (is_new or self.selected_pips not in dice) else self.selected_pips
        if is_new:
            self._lettered = None
        self._turn_at = question.step
        self._offer(pips, self.pointed)

    def _offer(self, pips: int, pointed: Move | None) -> None:
        """Offer the moves of a die, with the cursor on one of them."""
        moves = self._moves_with(pips)
        under = pointed if pointed in moves else next(iter(moves), None)
        self.aim = Aim(pips, moves, None if self.at_rest else under)

    def _moves_with(self, pips: int) -> tuple[Move, ...]:
        """The moves of a die, and those that need none."""
        if pips not in self._moves_by_die:
            self._moves_by_die[pips] = tuple(move for move in self.all_moves if move.pips in (0, pips))
        return self._moves_by_die[pips]

    @property
    def in_turn(self) -> bool:
        """Whether a die is to be placed."""
        return self.question.kind == TURN

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
        return super().possible(action)

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
        self._offer(pips, same[0] if same else before)
        if same:
            self.prompt.go_to(same[0].text)

    def point(self, move: Move) -> None:
        """Put the cursor on a move; a map whose own cursor is elsewhere gives the focus back to the question."""
        self.aim = self.aim._replace(pointed=move)
        self.prompt.go_to(move.text)
        if self.screen.focused is self.roads and self.roads.cursor_place != move.place:
            self.screen.set_focus(self.prompt)

    def suggest(self, text: str, *following: str) -> None:
        """Put the cursor on a move that begins so, if there is one on the one that goes on as it is to be followed."""
        meant = (text, *following)
        begins = [move for move in self.all_moves if move.texts[0] == text]
        exact = [move for move in begins if move.texts == meant[: len(move.texts)]]
        for move in (exact or begins)[:1]:
            self._offer(move.pips or self.selected_pips, move)
            self.point(move)

    def action_space(self, action: int) -> None:
        """Put the cursor on the first way to an action, pressed again on the next one; Enter places the die there."""
        if not self.in_turn:
            raise SkipAction
        ways = self._ways(action)
        if not ways:
            self._say_why_not(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        else:
            here = ways.index(self.pointed) if self.pointed in ways and self.pointed == self._lettered else -1
            self._lettered = ways[(here + 1) % len(ways)]
            self.point(self._lettered)

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

    def about(self, text: str, *, first: bool = False) -> list[Message]:
        """Explain the first term of a move that was not explained at enough questions before: first its action's."""
        move = next((move for move in self.moves if move.text == text), None)
        if move is None:
            return []
        words = self.game.words
        spoken = ", ".join((words(move.words), *map(words, move.brings)))
        terms = [] if first else terms_in(spoken, words_at(self, self.language))
        for term in filter(None, dict.fromkeys((term_of(move.action), *terms))):
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

    def option_pointed(self, text: str) -> None:
        """Show on the table what the move under the cursor would do."""
        move = next((move for move in self.moves if move.text == text), None)
        if move is not None:
            self.aim = self.aim._replace(pointed=None if self.at_rest else move)

    def rule_asked(self) -> str:
        """Give the rule of the move under the cursor."""
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
