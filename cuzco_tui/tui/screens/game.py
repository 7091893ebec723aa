"""The game screen: shows one table to the people at this keyboard, and takes their choices."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual.actions import SkipAction
from textual.binding import BindingType
from textual.message import Message as TextualMessage
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from cuzco_tui.game import Choice, GameError
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.motion import Pace
from cuzco_tui.tui.screens.choosing import ChoosingScreen
from cuzco_tui.tui.settings import BOT_PAUSES
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.type_ahead import is_painted
from cuzco_tui.tui.widgets.prompt import Prompt
from cuzco_tui.tui.widgets.question import QuestionPanel

if TYPE_CHECKING:
    from cuzco_tui.table.host import Host
    from cuzco_tui.tui.hinting import Hinting

Answer = TypeVar("Answer")
GUARD = 0.7
"""Seconds after the bots' moves in which no answer is taken: a key may have been meant to skip them."""


class GameScreen(ChoosingScreen, inherit_bindings=False):
    """Plays one game with the people at this keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("game")
    AUTO_FOCUS = "#prompt"
    ROWS_BESIDES: ClassVar[int] = 2
    """The rows above and below the board: the bar and the keys."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """What has the focus; panels draw it themselves, so that moving it does not paint the whole screen anew."""

    class Changed(TextualMessage):
        """The table has changed; several of these are as good as one."""

        def can_replace(self, message: TextualMessage) -> bool:
            """Let a later one stand for this."""
            return isinstance(message, GameScreen.Changed)

    class Left(TextualMessage):
        """Whoever plays goes home."""

    def __init__(self, model: Sitting, language: str, front: Front, pause: float) -> None:
        super().__init__(model, language, front)
        self.pause = pause
        """Seconds before each move of a bot."""
        self._dialog: Screen[Any] | None = None
        self.ranking_shown = False
        self.chapter = front.chapter(model.view)
        """The part of the game up to which the ends of parts have been shown."""
        self.mine_since = 0.0
        """When it was a person's turn again after others had moved."""
        self.others_were_in_turn = False
        self.bot_asked_at = 0.0
        """When the bot in turn was first seen to be in turn."""
        self.trouble_told: GameError | None = None
        self.is_complete = False
        """Whether everything is there, and not only what was painted first."""
        self.dialog_comes = False
        """Whether a dialog opens in a moment, after what others have done was seen."""
        self.painted_step = -1
        """The step of the question that was last painted."""
        self.hinting: Hinting | None = None
        """What gives hints, once somebody has asked for one."""

    @property
    def dialog(self) -> Screen[Any] | None:
        """What lies over the table and waits for the person in front."""
        return self._dialog

    @dialog.setter
    def dialog(self, dialog: Screen[Any] | None) -> None:
        self._dialog = dialog
        if isinstance(self.board.prompt, QuestionPanel):
            self.board.prompt.leave_asking(bool(getattr(dialog, "asks", False)))
        if self.is_mounted:
            self.show_keys()

    @property
    def hears_keys(self) -> bool:
        """Whether the question that a key would answer is in sight."""
        if not (self.is_complete and self.own_deed_seen) or self.dialog_comes:
            return False
        if self.painted_step != self.question.step and is_painted(self):
            self.refresh()
        return self.painted_step == self.question.step

    def was_painted(self) -> None:
        """Note which question is in sight from now on."""
        self.painted_step = self.question.step

    def on_mount(self) -> None:
        """Go on with the game once it is seen."""
        self.model.listen(self._post_change)
        self._let_bots_play_on()
        self.set_interval(1.0, self._tell_progress)
        self.call_after_refresh(self._complete)

    async def _complete(self) -> None:
        """Bring what did not have to be there at once, unless the game was left already."""
        if not self.is_attached:
            return
        await self.board.complete()
        await self.sync()
        self.is_complete = True

    def _post_change(self) -> None:
        self.post_message(self.Changed())

    def on_unmount(self) -> None:
        """Stop listening, and think about no hint any more."""
        self.model.listen(None)
        if self.hinting is not None:
            self.hinting.end()

    async def on_game_screen_changed(self) -> None:
        """Show what changed, unless more of the same answer is on its way."""
        if not self.choosing:
            await self.sync()

    def go_on(self) -> None:
        """Let the one decide whose turn it is: a person at the board or in a dialog, or a bot."""
        if self.hinting is not None:
            self.hinting.follow_game()
        model = self.model
        if model.trouble is not None:
            self._tell_trouble(model.trouble)
        elif model.handed_over:
            self._hand_over()
        elif self._chapter_is_over():
            self._show_interlude()
        elif model.next_seat is None:
            if not self.dialog_open:
                self._show_ranking()
        elif model.mine and not self.on_the_board and not self.dialog_comes:
            if self.others_were_in_turn and self.guard:
                self.dialog_comes = True
                self.set_timer(self.guard, self._open_after_others)
            else:
                self._open_question()
        others = self.others_in_turn
        if not others and self.others_were_in_turn:
            self.mine_since = monotonic()
        self.others_were_in_turn = others
        self.bot_asked_at = monotonic()

    @property
    def guard(self) -> float:
        """Seconds after others' moves in which no answer is taken."""
        return min(self.pause, GUARD)

    @property
    def others_in_turn(self) -> bool:
        """Whether somebody decides whom a key that is on its way may have been meant for."""
        return self.model.bot_in_turn

    def _tell_trouble(self, trouble: GameError) -> None:
        """Say why the table stands still, once for each time it does."""
        if trouble is not self.trouble_told:
            self.trouble_told = trouble
            self.app.clear_notifications()
            self.notify(trouble.told(words_at(self, self.language)), severity="error", markup=False)

    def _come_to_rest(self) -> None:
        """End what moves before a dialog lies over it."""
        pace: Pace | None = getattr(self.app, "pace", None)
        if pace is not None:
            pace.settle()

    def _open_question(self) -> None:
        """Ask in a dialog, if it is still to be asked."""
        decision = self.model.decision
        if decision is not None and not self.front.answered_on_board(decision.kind):
            self.offer(decision.options)

    def _open_after_others(self) -> None:
        """Ask in a dialog that takes no key for an answer which was meant for what others did."""
        from cuzco_tui.tui.modals.once import OnceModal

        self.dialog_comes = False
        self._open_question()
        if isinstance(self.app.screen, OnceModal):
            self.app.screen.asked_after_others = True

    def offer(self, choices: Sequence[Choice]) -> None:
        """Ask for one of these options in a dialog, unless one is open."""
        if self.dialog_open or self.app._exit:
            return
        self._come_to_rest()
        model = self.model
        question = model.narrator.question(model.view, model.names)
        dialog = self.front.make_dialog(model, self.language, question, choices)
        dialog.suggested = self.suggested
        self.open(dialog, partial(self._answered, model.step))

    @property
    def dialog_open(self) -> bool:
        """Whether something lies over the table and waits for the person in front."""
        return self.dialog is not None

    def open(self, dialog: Screen[Answer], closed: Callable[[Answer | None], Any]) -> None:
        """Lay a dialog over the table; one that comes to its end later than the next came up leaves that alone."""
        self.dialog = dialog

        def has_closed(answer: Answer | None) -> Any:
            if self.dialog is dialog:
                self.dialog = None
            return closed(answer)

        self.app.push_screen(dialog, has_closed)

    @property
    def suggested(self) -> str:
        """The text of the option to which a dialog points at first, empty for none in particular."""
        return ""

    def _answered(self, step: int, text: str | None) -> None:
        """Make the choices of a dialog, one a line; a dialog that was put aside gives none."""
        if text:
            self.choose(text, step)

    def _tell_progress(self) -> None:
        """Say in the prompt that a bot still thinks, and for how long."""
        seat, seconds = self.model.next_seat, round(monotonic() - self.bot_asked_at - self.pause)
        waited_for = self.model.bot_in_turn and self.model.trouble is None and not self.dialog_open
        if seat is not None and waited_for and seconds >= 1:
            thinking = message("bots-thinking", bot=self.names(seat), seconds=seconds)
            self.question = self.question._replace(help=thinking)

    def _hand_over(self) -> None:
        """Hide the table until the next person is there."""
        from cuzco_tui.tui.modals.notice import HandOver

        seat = self.model.next_seat
        assert seat is not None
        if self.dialog_open:
            return

        async def ready(_none: None) -> None:
            self.model.take_over(seat)
            self.tell_all_anew()
            await self.sync()

        name = self.model.names.names[seat]
        self.open(HandOver(self.words(message("hand-over", name=name))), ready)

    def _chapter_is_over(self) -> bool:
        """Whether a part of the game ended that the one in front has seen the beginning of."""
        return self.front.chapter(self.model.view) > self.chapter and not self.dialog_open

    def _show_interlude(self) -> None:
        """Show once what the end of a part of the game brought; the bots here wait until it was read."""
        self.chapter = self.front.chapter(self.model.view)
        interlude = self.front.interlude(self.model, self.language)
        if interlude is None:
            self._let_bots_play_on()
            self.go_on()
            return

        def closed(_none: str | None) -> None:
            self._let_bots_play_on()
            self.go_on()

        self._come_to_rest()
        self.open(interlude, closed)

    def _let_bots_play_on(self) -> None:
        """Let the bots play to the end of this part of the game."""
        self.ask_table(self.model.chair.wait_after(self.front.chapter, self.chapter))

    def _show_ranking(self) -> None:
        """Show the ranking once."""
        if self.ranking_shown:
            return
        self.ranking_shown = True
        self._open_ranking()

    def _open_ranking(self) -> None:
        from cuzco_tui.play.course import course_of
        from cuzco_tui.tui.screens.after import AfterScreen

        host: Host | None = getattr(self.app, "host", None)
        find_past = None if host is None else host.past
        self.app.push_screen(AfterScreen(course_of(self.model), self.language, find_past, over_board=True))

    @property
    def asked_at(self) -> float:
        """When the question on the board was asked after others had moved."""
        return self.mine_since if self.model.mine else 0.0

    asked_after_others = True

    def action_hurry(self) -> None:
        """Show the bots' moves faster, the fastest way slowly again."""
        names = list(BOT_PAUSES)
        now = next((place for place, name in enumerate(names) if BOT_PAUSES[name] == self.pause), -1)
        name = names[(now + 1) % len(names)]
        self.use_pause(BOT_PAUSES[name])
        choose: Callable[[str, str], None] | None = getattr(self.app, "choose", None)
        if choose is not None:
            choose("bots", name)
        self.notify(self.words(message(f"bots-{name.replace(' ', '-')}")))

    def use_pause(self, seconds: float) -> None:
        """Let the bots make so long a pause before each move."""
        if seconds != self.pause:
            self.pause = seconds
            self.ask_table(self.model.chair.set_pause(seconds))

    def action_skip(self) -> None:
        """Show all moves of the bots up to one's next decision at once; let a table that stands still try again."""
        if self.model.trouble is not None:
            self.ask_table(self.model.chair.go_on())
        elif self.model.bot_in_turn:
            self.ask_table(self.model.chair.hurry())
        else:
            raise SkipAction

    def ask_table(self, doing: Coroutine[Any, Any, None]) -> None:
        """Let the table do something."""
        self.run_worker(doing)

    def give_hint(self) -> None:
        """Say what a good bot would do, and who still thinks about it."""
        self.hints().show()

    def hints(self) -> "Hinting":
        """Give what shows hints, loaded when the first one is asked for."""
        if self.hinting is None:
            from cuzco_tui.tui.hinting import Hinting

            self.hinting = Hinting(self)
        return self.hinting

    def action_dialog(self) -> None:
        """Bring a dialog back that was put aside; after the end, the ranking."""
        if self.model.next_seat is None:
            self._open_ranking()
        else:
            self._open_question()

    def action_digit(self, digit: int) -> None:
        """Let the board take a digit; else it answers the prompt."""
        if not self.board.digit_taken(digit):
            self.board.prompt.answer(digit)

    def on_prompt_chosen(self, event: Prompt.Chosen) -> None:
        """Take an option of the prompt, unless the key was meant for the bots that have just moved."""
        if not self.dialog_open and monotonic() - self.mine_since >= self.guard:
            self.choose(event.text, event.step)

    def action_leave(self) -> None:
        """Go home; a game that nobody keeps is left after a question."""
        if self.model.next_seat is None or self.model.saved_as:
            self.post_message(self.Left())
            return
        from cuzco_tui.tui.modals.notice import Confirm

        def leave(yes: bool | None) -> None:
            if yes:
                self.post_message(self.Left())

        self.app.push_screen(Confirm(self.words(message("confirm-quit")), message("modal-quit")), leave)
