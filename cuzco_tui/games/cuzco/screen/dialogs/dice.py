"""Card 06: which die goes to which space, in two lists."""

from cuzco_tui.games.cuzco.engine.choices import MoveDie, parse_choice
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, DICE
from cuzco_tui.games.cuzco.engine.spaces import actions_on
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoColumnsModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import die
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import ANSWERS
from cuzco_tui.tui.bindings import keys_in_use
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.answer_keys import A_LETTER
from cuzco_tui.tui.modals.choices import Choices, Column
from cuzco_tui.tui.modals.decision import Options
from cuzco_tui.tui.widgets.panel import Line


class DieToMoveModal(CuzcoColumnsModal):
    """Picks a die at the left and its new space at the right."""

    HEADING = "modal-dice"
    SUBJECT = ("spaces",)
    LEAST_WIDTH = 70

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        super().__init__(model, language, question, options)
        parsed = (parse_choice(text) for text, _ in options)
        self.moves = [choice for choice in parsed if isinstance(choice, MoveDie)]

    def _space(self, space: int) -> Value:
        """The actions that share a space."""
        return tuple(say.action(action) for action in actions_on(self.view, space))

    def brings(self, choices: Choices) -> dict[str, tuple[Message, ...]]:
        """Only a space tells what a move there would bring."""
        return super().brings(choices) if choices.id == "right" else {}

    def fill(self) -> None:
        """List the dice that may be moved; each by one of its moves."""
        firsts: dict[tuple[int, int, int], MoveDie] = {}
        for move in self.moves:
            firsts.setdefault((move.pips, move.owner, move.source), move)
        dice = [
            (
                move.text,
                message(
                    "modal-dice-die",
                    pips=move.pips,
                    owner=self.model.names(move.owner),
                    space=self._space(move.source),
                ),
            )
            for move in firsts.values()
        ]
        left = self.query_one("#left", Column)
        left.face = self._die_face
        left.ask(message("modal-dice-from"), dice)
        left.digits = {move.text: move.pips for move in firsts.values()}
        self._fill_targets()

    def digit_of(self, text: str) -> int | None:
        """A space has the letter that it has on the board, so that digits are for dice alone."""
        choice, keys = parse_choice(text), keys_in_use(self)
        assert isinstance(choice, MoveDie)
        letter = keys.of(f"place-{ACTION_NAMES[actions_on(self.view, choice.target)[0]]}")
        return next((number for number in ANSWERS if keys.of(f"answer-{number}") == letter), A_LETTER)

    def _die_face(self, index: int, width: int) -> list[Line]:
        """A die as a square, whose it is and where it lies."""
        column = self.query_one("#left", Column)
        move = parse_choice(column.options[index][0])
        assert isinstance(move, MoveDie)
        told = message("modal-dice-where", owner=self.model.names(move.owner), space=self._space(move.source))
        return folded([die(move.pips, move.owner), ("  ", ""), (self.say(told), "")], width, 5)

    def _target_face(self, index: int, width: int) -> list[Line]:
        """A space with the dice that lie there."""
        move = parse_choice(self.query_one("#right", Column).options[index][0])
        assert isinstance(move, MoveDie)
        line: Line = [(self.say(self._space(move.target)), "")]
        view = self.view
        for number, (pips, space) in enumerate(zip(view.dice, view.dice_at, strict=True)):
            if space == move.target:
                line += [("  ", ""), die(pips, number // DICE)]
        phrases = self.query_one("#right", Column).brings.get(move.text, ())
        if phrases:
            line.append((f"  {self.say(tuple(phrases))}", "muted"))
        return folded(line, width, 2)

    def _die(self) -> MoveDie:
        move = parse_choice(self.query_one("#left", Column).pointed)
        assert isinstance(move, MoveDie)
        return move

    def _fill_targets(self) -> None:
        """List the spaces where the picked die may go, keeping the space that was picked."""
        right = self.query_one("#right", Column)
        die = self._die()
        key = (die.pips, die.owner, die.source)
        wanted = parse_choice(right.pointed) if right.pointed else None
        targets = [move for move in self.moves if (move.pips, move.owner, move.source) == key]
        options = [(move.text, message("modal-dice-target", space=self._space(move.target))) for move in targets]
        if [text for text, _ in options] == [text for text, _ in right.options]:
            return
        right.face = self._target_face
        right.ask(message("modal-dice-to"), options, self.digit_of)
        if isinstance(wanted, MoveDie):
            right.point(next((place for place, move in enumerate(targets) if move.target == wanted.target), 0))

    def show_pointed(self) -> None:
        """The spaces follow the die."""
        if self.query_one("#left", Column).options:
            self._fill_targets()
        super().show_pointed()

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what Enter does."""
        text = self.query_one("#right", Column).pointed
        lines: list[Line] = []
        if text:
            lines.append(self.takes(self.words_of(parse_choice(text))[1]))
        return [*lines, *card_lines(self, 6)]

    def take(self, text: str) -> None:
        """Move the picked die to the picked space."""
        self.dismiss(self.query_one("#right", Column).pointed)
