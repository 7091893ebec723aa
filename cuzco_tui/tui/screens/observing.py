"""A screen that shows one table: it takes in what the people in front may know, and everything on it follows."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult

from cuzco_tui.messages import Message
from cuzco_tui.play.chronicle import Chronicle, Entry, in_one_line, news_by_place, notices
from cuzco_tui.play.news import Item
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.cells import add_colours, use_seat_colours
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.observed import OBSERVED, SEEN, Footer, Observed, Question, bound
from cuzco_tui.tui.possible import footer_actions
from cuzco_tui.tui.prompt_help import prompt_help
from cuzco_tui.tui.screens.painting import PaintedOnce
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.game_log import KEPT
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.too_small import TooSmall

_TO_READ: Final = 8.0
"""Seconds for which a move is told that nobody chose."""


class ObservingScreen(PaintedOnce, Observed, inherit_bindings=False):
    """Holds what the people in front may know as reactives; the bar, the board and the keys are bound to them."""

    URGENT_WITH_OTHERS: ClassVar[tuple[str, ...]] = ()
    """The ids of actions at a table with others that the keys show first, when they are possible."""
    WITH_OTHERS: ClassVar[tuple[str, ...]] = ()
    """Those that they show last."""

    def __init__(self, model: Sitting, language: str, front: Front) -> None:
        super().__init__()
        self.model = model
        self.described = model.game.description
        self.front = front
        add_colours(front.colours)
        use_seat_colours(self.described.seat_colours, [seat.colour for seat in model.table.seats])
        self.set_reactive(Observed.language, language)
        self.set_reactive(Observed.names, model.names)
        self.chronicle = Chronicle(model)
        """The log of whoever is in front."""
        self.own_choice_made = False
        """Whether the next change is the player's own doing, which is no news."""

    def compose(self) -> ComposeResult:
        """Lay out the bar, the board and the keys, bound to what this screen knows."""
        self.board = self.front.board(self.model, self.app.size)
        self.key_line = KeyLine(id="keys")
        if not self.model.handed_over:
            self.observe()
        yield bound(self, self.front.bar(self.model), *SEEN)
        yield bound(self, self.board, *OBSERVED)
        yield bound(self, self.key_line, Observed.footer)
        yield TooSmall(self.language)

    def observe(self) -> None:
        """Take in what the one in front of the screen may know now; everything bound to it follows."""
        model = self.model
        self.own_choice, self.own_choice_made = self.own_choice_made, False
        names = model.names
        if (names.names, names.me) != (self.names.names, self.names.me):
            self.names = names
        self.view = model.view
        self.step = model.step
        asked_before = self.question.step
        self.question = self._question()
        if self.question.step != asked_before and self.is_mounted:
            self.set_focus(self.board.prompt)
        self.looked_step = model.ear.chosen[-1].step if model.ear.chosen else 0
        self._log(model.ear.waiting)
        model.ear.waiting = []
        self.show_keys()

    def _log(self, news: Sequence[Item]) -> None:
        """Write news into the log, and take out of it what was taken back."""
        is_new = not self.entries
        if is_new:
            self.chronicle = Chronicle(self.model)
        known, noticed = len(self._without_choice()), len(self._notices())
        if news:
            self.chronicle.hear(news)
        self.show_log()
        if not is_new:
            for entry in self._without_choice()[known:]:
                self.notify(self.words(in_one_line(entry, self.names)), markup=False, timeout=_TO_READ)
            for entry in self._notices()[noticed:]:
                self.notify(self.words(entry.said), markup=False, timeout=_TO_READ)

    def _notices(self) -> list[Entry]:
        """What everybody must know of, however long ago it happened."""
        return notices(self.chronicle.entries, 0)

    def _without_choice(self) -> list[Entry]:
        """What was done for the one in front, which is told plainly, so that it does not look like a stray key."""
        return [entry for entry in self.chronicle.entries if entry.forced and entry.seat == self.names.me]

    def show_log(self) -> None:
        """Show the log as it is, and at each panel what others did there since the player's last choice."""
        self.entries = self.chronicle.entries[-KEPT:]
        news = news_by_place(self.board.still_news(self.entries), self.looked_step, self.names)
        if news != self.news:
            self.news = news

    def _question(self) -> Question:
        """Put together what is asked, and what is to be known about the answers."""
        model, view, names = self.model, self.view, self.names
        decision = model.decision
        asked = model.narrator.question(view, names)
        if decision is None:
            return Question(self.step, asked=asked, help=self.help_line(False))
        on_the_board = self.front.answered_on_board(decision.kind)
        return Question(
            self.step,
            decision.kind,
            asked,
            tuple(decision.options),
            tuple(model.narrator.option(choice, view, names) for choice in decision.options),
            model.brings() if on_the_board and self.board.TELLS_BRINGS else {},
            model.reasons,
            self.help_line(on_the_board),
        )

    def help_line(self, on_the_board: bool) -> Message:
        """Tell below the question which keys lead on."""
        return prompt_help(self, self.model, self.language, on_the_board)

    def show_keys(self) -> None:
        """Show the keys of what is useful now."""
        self.footer = self._footer_with_page(footer_actions(self))

    def show_page(self) -> None:
        """Show among the keys which page is seen, and which ones hold news."""
        self.footer = self._footer_with_page(self.footer.actions)

    def _footer_with_page(self, actions: tuple[Action, ...]) -> Footer:
        board = self.board
        return Footer(actions, board.page, board.pages_with_news(), board.lead(), board.HOME, board.SPARED)

    @property
    def on_the_board(self) -> bool:
        """Whether the pending decision is answered on the board, not in a dialog."""
        return self.front.answered_on_board(self.question.kind)

    def answer_words(self, digit: int) -> Message | None:
        """Tell what a digit would do now."""
        return self.board.digit_words(digit)

    def why_it_stands(self) -> Message | None:
        """Say why the last choice stands, None when it can be taken back."""
        return self.model.why_it_stands()

    def possible_with_others(self, id_: str) -> bool:
        """Say whether an action at a table with others would do something now; here there are none."""
        return False

    @property
    def dialog_open(self) -> bool:
        """Whether something lies over the table and waits for the person in front."""
        return False

    @property
    def may_undo(self) -> bool:
        """Whether the last choice can be taken back, or at least asked for."""
        return self.why_it_stands() is None

    def tell_all_anew(self) -> None:
        """Let the log be told from the beginning to whoever has come to the front."""
        self.entries = ()
        self.model.ear.waiting = list(self.model.ear.happened)

    def words(self, said: Message) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(said)

    def on_resize(self) -> None:
        """Show as much as fits."""
        self.board.terminal = self.app.size
        self.show_keys()

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked: an action of the board's, or one of this screen."""
        own = event.action.place == self.board.PLACE
        await self.app.run_action(event.action.run, self.board if own else self)
