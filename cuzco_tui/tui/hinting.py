"""Hints on screen: a quick one at once, and the better one in its place as soon as somebody has thought of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cuzco_tui.game import Hint
from cuzco_tui.messages import message
from cuzco_tui.play.second_thought import SecondThought
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.hint import HintReading

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.game import GameScreen


class Hinting:
    """Gives hints at a game on screen, over its board or over the dialog that asks."""

    def __init__(self, game: "GameScreen") -> None:
        self._game = game
        self._thought = SecondThought(game.model, self._thought_over)
        self._reading: HintReading | None = None
        """The hint that was shown last."""
        self._stands: Callable[[], bool] = lambda: False
        """Says whether what was hinted at last is still asked."""
        self._put_back: Callable[[], None] | None = None
        """Takes the mark away from what is hinted at."""

    def show(self) -> None:
        """Say what a good bot would do, the best that is known by now, or that this table plays without hints."""
        game, model = self._game, self._game.model
        quick = self._thought.best_yet or model.hint()
        if quick is None:
            if not model.table.hints:
                game.notify(game.words(message("hints-forbidden")), severity="warning", markup=False)
            return
        self._thought.begin(quick)
        self.read(self._lines(quick), self._choice(quick), lambda: self._thought.is_asked_still, self._by())

    def read(self, lines: list[str], choice: str, stands: Callable[[], bool], by: str = "") -> None:
        """Let a hint be read for as long as what it speaks of is asked, and mark the choice that it speaks of."""
        game, dialog = self._game, self._dialog
        step, self._stands = game.model.step, stands
        reading = HintReading(
            game.words(message("reading-hint")),
            lines,
            choice,
            marks=dialog is not None and dialog.hint_is_a_part,
            by=by,
            stands=stands,
        )
        self._mark(choice)

        def closed(wanted: str | None) -> None:
            if wanted and isinstance(game.app.screen, DecisionModal):
                game.app.screen.take_hint(wanted)
            elif wanted:
                game.choose(wanted, step)
            else:
                self._unmark()
            self._put_back = None

        self._reading = reading
        game.app.push_screen(reading, closed)

    def follow_game(self) -> None:
        """Close the hint when what it speaks about is not asked any more."""
        if self._reading is not None and self._reading is self._game.app.screen:
            self._reading.close_if_past()

    def end(self) -> None:
        """Think about no hint any more."""
        self._thought.end()

    @property
    def _dialog(self) -> DecisionModal | None:
        """The dialog that asks, which lies below the hint."""
        dialogs = [screen for screen in self._game.app.screen_stack if isinstance(screen, DecisionModal)]
        return dialogs[-1] if dialogs else None

    def _thought_over(self) -> None:
        """Show what came of thinking on, unless the hint was closed."""
        self._game.call_later(self._tell_better)

    def _tell_better(self) -> None:
        reading, best = self._reading, self._thought.best_yet
        if reading is None or reading.answered or reading not in self._game.app.screen_stack or best is None:
            return
        choice = self._choice(best)
        if choice != reading.choice:
            self._unmark()
            self._mark(choice)
        reading.tell(self._lines(best), choice, self._by())

    def _mark(self, choice: str) -> None:
        """Put the cursor on what is hinted at, on the board or in the dialog, for as long as the hint is read."""
        dialog, board = self._dialog, self._game.board
        if dialog is not None:
            self._put_back = dialog.suggest_for_now(choice)
            return
        before = board.prompt.pointed
        board.suggest(*choice.splitlines())
        self._put_back = lambda: board.suggest(*before.splitlines()) if before else None

    def _unmark(self) -> None:
        """Put the cursor back where it was, unless another question is asked by now."""
        if self._put_back is not None and self._stands():
            self._put_back()
        self._put_back = None

    def _choice(self, hint: Hint) -> str:
        return self._game.model.choices[hint.option_index].text

    def _lines(self, hint: Hint) -> list[str]:
        return [self._game.words(line) for line in hint.why]

    def _by(self) -> str:
        by = self._thought.by_whom()
        return "" if by is None else self._game.words(by)
