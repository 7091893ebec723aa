"""A game together with people elsewhere: news and talk come at any time, and nothing takes a key that was not meant."""

from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui.game import Choice, GameError
from cuzco_tui.lobby.client import HostAway, SharedTable
from cuzco_tui.lobby.facts import Company, Proposal
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.news import Happened
from cuzco_tui.table.table import UndoBar
from cuzco_tui.tui.bindings import bindings_of, key_of, with_keys
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.lobby import consent, deeds
from cuzco_tui.tui.lobby.company import CompanyLine, CompanySeen, company_lines, proposal_words
from cuzco_tui.tui.lobby.table_dialogs import ProposalDialog
from cuzco_tui.tui.lobby.talk import not_muted
from cuzco_tui.tui.lobby.words import left_words
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.observed import Observed, Seen
from cuzco_tui.tui.screens import game
from cuzco_tui.tui.screens.game import GameScreen

if TYPE_CHECKING:
    from cuzco_tui.tui.served import ServedApp

_BARRED_BY_OTHERS: Final = (UndoBar.OTHER_SEAT, UndoBar.REVEALED)
_SAID: Final = -1
"""Stands for the step of what was said: it is no news of the game, and no undo takes it back."""
_LOST: Final = 2.0
"""Seconds after which a table that did not come back is left."""


class SharedGameScreen(GameScreen):
    """Plays at a table that is shared with people elsewhere, or watches it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("shared")
    URGENT_WITH_OTHERS = ("proposal", "take-seat", "propose-bot")
    WITH_OTHERS = ("say", "talk", "company")
    ROWS_BESIDES = 3

    def __init__(self, model: Sitting, language: str, front: Front, pause: float) -> None:
        super().__init__(model, language, front, pause)
        assert model.shared is not None
        self.shared: SharedTable = model.shared
        self.company_line = CompanyLine(id="company")
        self.company_line.set_reactive(Seen.language, language)
        self.missed: Sequence[Message] = ()
        """What happened since the person's own last choice, to be read once."""
        self.was_mine = model.mine
        self.asked_step = -1
        """The step of the question in the dialog that is open."""
        self.heard = max((line.number for line in self.shared.talk), default=-1)
        """The last thing said that was noticed here."""
        self.dialog_waits = False
        """Whether a dialog comes up as soon as what lies over the table is closed."""
        self.proposal_told = -1
        """The number of the proposal that was last told of."""
        self.proposal_warned = -1
        """The number of the proposal that the next choice makes void knowingly."""

    @property
    def served(self) -> "ServedApp":
        """The app, which is on a server."""
        return deeds.app_of(self)

    @property
    def company(self) -> Company:
        """Who and what is at the table."""
        return self.shared.company

    async def catch_up(self, tell: bool) -> None:
        """Hear everything that happened; what came after the person's own last choice is new, and told if wished."""
        ear = self.model.ear
        model = self.model
        await ear.begin_after_own_last(model.is_own)
        missed = [item for item in ear.waiting if isinstance(item, Happened) and item.step > 0]
        if tell and model.seat is not None and any(map(self._did_another, missed)):
            self.missed = [model.say_happened(item) for item in missed]
        self.set_reactive(Observed.looked_step, model.last_own_step)
        ear.waiting = list(ear.happened)
        await self.model.update()

    def _did_another(self, happened: Happened) -> bool:
        """Say whether somebody else did something, a bot in the person's own place too."""
        actor = getattr(happened.event, "seat", None)
        return actor is not None and (actor != self.model.seat or not self.model.is_own(happened.step))

    def compose(self) -> ComposeResult:
        """Put the line of the company below the bar."""
        parts = iter(super().compose())
        yield next(parts)
        yield self.company_line
        yield from parts

    def on_mount(self) -> None:
        """Show who is here."""
        self.show_company()
        self.set_interval(20.0, self.show_company)
        self._tell_title()

    async def _complete(self) -> None:
        """Tell what was missed once the table is seen."""
        await super()._complete()
        if self.missed and self.is_attached:
            lines = [self.words(said) for said in self.missed]
            self.missed = ()
            self.app.push_screen(Reading(self.words(message("screen-missed")), lines))

    async def sync(self) -> None:
        """Show the game as it is now; while the host is away, as it was."""
        try:
            await super().sync()
        except HostAway:
            return
        except GameError as error:
            self.served.complain(error)

    def go_on(self) -> None:
        """Close a dialog whose question is gone before the next one is asked, and say whose turn it is."""
        if self.dialog_open and (self.asked_step != self.model.step or not self.model.mine):
            self._close_dialogs()
        super().go_on()
        mine = self.model.mine
        if mine and not self.was_mine:
            self.served.ring(message("screen-title-turn", table=self.shared.id))
        elif mine != self.was_mine:
            self._tell_title()
        self.was_mine = mine

    def _tell_title(self) -> None:
        title = message("screen-title-turn" if self.model.mine else "screen-title-table", table=self.shared.id)
        self.app.tell_terminal(self.words(title))  # type: ignore[attr-defined]

    def _close_dialogs(self) -> None:
        """Take away the dialog of an old question, with what lies over it; a line is written to its end first."""
        if hasattr(self.app.screen, "can_be_written_in"):
            return
        if any(isinstance(screen, DecisionModal) for screen in self.app.screen_stack):
            while self.app.screen is not self:
                self.app.pop_screen()
        self.dialog = None

    def offer(self, choices: Sequence[Choice]) -> None:
        """Note which question a dialog asks."""
        if not self.dialog_open:
            self.asked_step = self.model.step
        super().offer(choices)

    @property
    def guard(self) -> float:
        """Seconds after others' moves in which no answer is taken, however fast bots are shown."""
        return game.GUARD

    def _open_question(self) -> None:
        """Ask in a dialog, unless something else is open, whose keys would answer it; then when that is closed."""
        if self._is_free():
            super()._open_question()

    def _show_ranking(self) -> None:
        """Show the ranking once, likewise."""
        if self._is_free():
            super()._show_ranking()

    def _is_free(self) -> bool:
        """Say whether a dialog may come up now; else it comes up later."""
        free = self.app.screen is self or self.dialog_open
        self.dialog_waits = not free
        return free

    def on_screen_resume(self) -> None:
        """Let a dialog come up that had to wait, after a moment."""
        if self.dialog_waits:
            self.set_timer(self.guard or 0.01, self.go_on)

    @property
    def others_in_turn(self) -> bool:
        """Whether anybody else decides, a bot in the person's own place too."""
        return self.model.next_seat is not None and not self.model.mine

    def help_line(self, on_the_board: bool) -> Message:
        """Tell what is asked for, that a bot stands in, or whom one waits for; else which keys lead on."""
        model = self.model
        if (asked := self.asked_for()) is not None:
            return asked
        if model.stood_in and model.next_seat is not None:
            return with_keys(self, "screen-help-stood-in", self.language, "take-seat")
        if model.stranger_in_turn and model.next_seat is not None and model.trouble is None:
            return self._waiting_for(model.next_seat)
        return super().help_line(on_the_board)

    def _waiting_for(self, seat: int) -> Message:
        """Tell whether the one who decides is here, how much time they have, and what can be done."""
        table = self.company.table
        name = Names(self.model.all_names, self.model.seat)(seat)
        here = table.seats[seat].here
        left = left_words(table.deadline) if table.deadline is not None else "none"
        if here:
            return message("screen-help-here", name=name, left=left)
        if self.model.seat is None:
            return message("screen-help-absent-watched", name=name, left=left)
        key = key_of(self, "propose-bot", self.language)
        return message("screen-help-absent", name=name, left=left, propose_bot=key)

    @property
    def to_answer(self) -> Proposal | None:
        """What somebody asks for, when it waits for the person here."""
        return self.shared.to_answer

    def asked_for(self) -> Message | None:
        """Tell what is asked for, with the key that leads to the answer."""
        proposal = self.company.proposal
        if proposal is None:
            return None
        key = key_of(self, "proposal", self.language)
        if self.to_answer is not None:
            said = proposal_words(proposal, self.company.table)
            return message("screen-help-asked", asked=said, proposal=key)
        if proposal.by == self.shared.lobby.account.name:
            return message("screen-help-own", names=proposal.waiting_for, proposal=key)
        return None

    def lobby_changed(self) -> None:
        """Show who came and went, what was said, and what is asked for."""
        if not self.is_attached:
            return
        self._hear()
        self.show_company()
        self._tell_proposal()
        if self._is_lost():
            self.set_timer(_LOST, self._leave_if_lost)

    def _is_lost(self) -> bool:
        lobby = self.shared.lobby
        return not lobby.away and self.shared not in lobby.seated.values()

    def _leave_if_lost(self) -> None:
        if self._is_lost() and self.served.seated:
            self.served.attempt(self.served.leave_table(), alone=True)

    def show_company(self) -> None:
        """Show who is here, and what the prompt says of it."""
        minute = int(datetime.now(UTC).timestamp() // 20)
        self.company_line.view = CompanySeen(self.company, self.asked_for(), minute)
        if self.question.asked is not None:
            told = self.help_line(self.on_the_board)
            if told != self.question.help:
                self.question = self.question._replace(help=told)
            self.show_keys()

    def _tell_progress(self) -> None:
        """Say that a bot still thinks, unless something is asked for."""
        if self.asked_for() is None and not self.model.stood_in:
            super()._tell_progress()

    def _hear(self) -> None:
        """Write what was said into the log, and show it for a while."""
        lobby = self.shared.lobby
        new = [line for line in not_muted(self.shared.talk, lobby.account.muted) if line.number > self.heard]
        if not new:
            return
        self.heard = new[-1].number
        said = [(line.by, message("screen-said", by=line.by, text=line.text)) for line in new]
        for _, words in said:
            self.chronicle.add(words, _SAID)
        self.show_log()
        for by, words in said:
            if by != lobby.account.name:
                self.app.notify(self.words(words), markup=False)

    def _tell_proposal(self) -> None:
        """Tell once of what is asked for; a dialog about something that is not asked for any more goes away."""
        proposal, screen = self.company.proposal, self.app.screen
        if isinstance(screen, ProposalDialog) and (proposal is None or proposal.number != screen.number):
            screen.dismiss(None)
        if (asked := self.to_answer) is not None and asked.number != self.proposal_told:
            self.proposal_told = asked.number
            told = self.asked_for()
            if told is not None:
                self.app.notify(self.words(told), markup=False)

    def possible_with_others(self, id_: str) -> bool:
        """Say whether one of the actions at a table with others would do something now."""
        if id_ == "proposal":
            return self.asked_for() is not None
        if id_ == "take-seat":
            return self.model.stood_in
        return id_ != "propose-bot" or self.may_propose_bot

    def choose(self, text: str, step: int) -> None:
        """Make a choice; the first one while somebody waits for an answer, which it would make void, asks for that."""
        asked = self.to_answer
        if asked is None or asked.number == self.proposal_warned:
            super().choose(text, step)
        else:
            self.proposal_warned = asked.number
            self.action_proposal()

    def action_proposal(self) -> None:
        """Answer what somebody asks for, or take back what one asks for oneself."""
        consent.answer(self)

    @property
    def may_undo(self) -> bool:
        """Whether the last choice can be taken back, or the others asked for it."""
        return super().may_undo or self._undo_needs_others

    @property
    def _undo_needs_others(self) -> bool:
        return self.model.seat is not None and self.model.undo_bar in _BARRED_BY_OTHERS

    def asks_others_to_undo(self) -> bool:
        """Offer to ask those who have seen more since."""
        if self.why_it_stands() is None or not self._undo_needs_others:
            return False
        consent.ask_to_undo(self)
        return True

    def action_propose_bot(self) -> None:
        """Ask the others to let a bot play for somebody who is not here."""
        consent.ask_for_bot(self)

    @property
    def may_propose_bot(self) -> bool:
        """Whether somebody decides who is not here."""
        seat = self.model.next_seat
        if seat is None or self.model.seat is None or not self.model.stranger_in_turn:
            return False
        return not self.company.table.seats[seat].here

    def action_take_seat(self) -> None:
        """Play on oneself where a bot stood in."""
        if self.model.stood_in:
            self.served.attempt(self.shared.take_back_seat())

    def action_say(self) -> None:
        """Say something to those at the table."""
        deeds.type_line(self, self.shared.id)

    def action_talk(self) -> None:
        """Read the whole talk."""
        deeds.read_talk(self, self.shared.id)

    def action_company(self) -> None:
        """Read who is here and what was agreed on."""
        say = self.words
        lines = [say(line) for line in company_lines(self.company)]
        self.app.push_screen(Reading(say(message("screen-company")), lines))

    def ask_table(self, doing: Coroutine[Any, Any, None]) -> None:
        """Let the table do something, or say why it does not."""
        self.served.attempt(doing)

    def action_leave(self) -> None:
        """Go to the lobby while the game goes on, or give one's seat to a bot for good."""
        consent.ask_how_to_leave(self)
