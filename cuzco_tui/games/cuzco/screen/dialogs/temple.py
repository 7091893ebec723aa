"""The temple in a dialog: the pyramid whose steps are the options, and who would stand where."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import PlacePriest, parse_choice
from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import priest_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import cards_of
from cuzco_tui.games.cuzco.screen.drawing.pieces import god_role
from cuzco_tui.games.cuzco.screen.drawing.pyramid import AROUND_NAME, step_width, stone_step
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells as line_cells
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, shortened

_NAME: Final = 10
"""The most letters of a priest's owner."""
_SPREAD: Final = 12
"""So much wider the lowest step is than the highest."""
_CARD: Final = 12


class TempleModal(CuzcoModal):
    """Asks for a step of the pyramid, and shows who is moved."""

    HEADING = "modal-temple"
    SUBJECT = ("temple",)
    TOLD = CuzcoModal.TOLD | {"brings-pushed", "brings-home", "then-fire-trial"}

    def rank(self, text: str) -> int:
        """The highest step first, as the pyramid stands; what a card does is told below it."""
        choice = parse_choice(text)
        return choice.via * 10 + STEPS - choice.step if isinstance(choice, PlacePriest) else 50

    def digit_of(self, text: str) -> int | None:
        """A step has its own number; with a card it is reached by the arrows."""
        choice = parse_choice(text)
        return choice.step if isinstance(choice, PlacePriest) else super().digit_of(text)

    def fill(self) -> None:
        """Draw the options as steps; those that the die does not reach stand between them, closed."""
        choices = self.query_one(Choices)
        choices.face = self._step_face
        steps = [parse_choice(text) for text, _ in self.options]
        open_steps = {choice.step for choice in steps if isinstance(choice, PlacePriest)}
        by_card = next((n for n, choice in enumerate(steps) if isinstance(choice, PlacePriest) and choice.via), 0)
        for step in range(STEPS, 0, -1):
            if step not in open_steps:
                below = (n for n, choice in enumerate(steps) if isinstance(choice, PlacePriest) and choice.step < step)
                place = next(below, len(open_steps and steps))
                closed: Line = [("    ", ""), *self._step(step)]
                choices.headings.setdefault(place, []).append(closed)
        if by_card:
            choices.headings.setdefault(by_card, []).append([])
        super().fill()

    def _step_face(self, index: int, width: int) -> list[Line]:
        choices = self.query_one(Choices)
        text, words = choices.options[index]
        choice = parse_choice(text)
        if not isinstance(choice, PlacePriest):
            return folded(self.line(words, "muted"), width, 0)
        if choice.via:
            return folded(self.line(words, god_role(_CARD)), width, 0)
        step = [*self._step(choice.step), ("  ", "")]
        return folded([*step, *self._what_happens(choice)], width, line_cells(step))

    def _step(self, step: int) -> Line:
        """A step of the pyramid, with the priest that stands on it and the free columns at its sides."""
        names = [self.say(self.model.names(seat)) for seat in range(self.view.seats)]
        longest = min(_NAME, max(map(cells, names)))
        top = longest + AROUND_NAME
        wide, owner = step_width(step, top, top + _SPREAD), self.view.temple[step - 1]
        side = " " * ((top + _SPREAD - wide) // 2)
        name = shortened(names[owner], longest) if owner >= 0 else ""
        return [(side, ""), *stone_step(step, wide, owner, name, longest), (side, "")]

    def _what_happens(self, choice: PlacePriest) -> Line:
        """Who would fall, and where to."""
        placing = preview(self.view, choice).placing
        if placing is None or self.view.temple[choice.step - 1] < 0:
            return [(self.say(message("modal-temple-free")), "muted")]
        moved: Line = []
        for step in range(STEPS, 0, -1):
            seat = self.view.temple[step - 1]
            if (seat >= 0 and placing.temple[step - 1] != seat) or step == choice.step:
                lands = step - 1 if step > 1 and placing.temple[step - 2] == seat else 0
                said = message("modal-temple-falls", who=self.model.names(seat), own=self._own(seat), step=lands)
                moved += [(", " if moved else "", "muted"), (self.say(said), "gold")]
        return moved

    def _own(self, seat: int) -> str:
        return "yes" if seat == self.seat else "no"

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what a priest brings, and about card 12 where it is played."""
        worth = message("look-temple-worth", vp=priest_worth(view), inti=view.temple_inti)
        lines = [self.line(worth, "muted"), self.line(message("modal-temple-then"), "muted")]
        return lines + [line for card, via in cards_of(self.pointed) for line in card_lines(self, card, via)]
