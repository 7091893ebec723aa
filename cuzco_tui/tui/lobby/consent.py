"""What people at a table ask each other for, and how one of them leaves: each after a question of its own."""

from typing import TYPE_CHECKING

from cuzco_tui.messages import message
from cuzco_tui.tui.lobby.company import proposal_words
from cuzco_tui.tui.lobby.table_dialogs import LEAVE, RESIGN, LeaveTable, ProposalDialog
from cuzco_tui.tui.modals.notice import Confirm

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.shared import SharedGameScreen


def answer(screen: "SharedGameScreen") -> None:
    """Answer what somebody asks for, or take back what one asks for oneself."""
    proposal = screen.company.proposal
    own = proposal is not None and proposal.by == screen.shared.lobby.account.name
    if proposal is None or (not own and screen.to_answer is None):
        screen.served.tell(message("screen-nothing-asked"))
        return

    def answered(yes: bool | None) -> None:
        now = screen.company.proposal
        if yes is None or now is None or now.number != proposal.number or (own and not yes):
            return
        screen.served.attempt(screen.shared.agree(yes and not own))

    said = message("screen-own-asked") if own else proposal_words(proposal, screen.company.table)
    asked = said if own else message("screen-agree-asked", asked=said)
    screen.app.push_screen(ProposalDialog(screen.words(asked), message("screen-proposal"), proposal.number), answered)


def ask_to_undo(screen: "SharedGameScreen") -> None:
    """Offer to ask those who have seen more since whether one's last choice is taken back."""

    def answered(yes: bool | None) -> None:
        if yes:
            screen.served.attempt(screen.shared.propose_undo())

    asked = message("screen-undo-asked")
    screen.app.push_screen(Confirm(screen.words(asked), message("modal-undo")), answered)


def ask_for_bot(screen: "SharedGameScreen") -> None:
    """Offer to ask the others to let a bot play for somebody who is not here."""
    seat = screen.model.next_seat
    if not screen.may_propose_bot or seat is None:
        screen.served.tell(message("screen-nobody-absent"))
        return

    def answered(yes: bool | None) -> None:
        if yes:
            screen.served.attempt(screen.shared.propose_bot(seat))

    asked = message("screen-bot-asked", name=screen.model.all_names[seat])
    screen.app.push_screen(Confirm(screen.words(asked), message("screen-proposal")), answered)


def ask_how_to_leave(screen: "SharedGameScreen") -> None:
    """Go to the lobby while the game goes on, or give one's seat to a bot for good; who only looks is not asked."""
    app, model = screen.served, screen.model
    if model.seat is None or model.next_seat is None:
        app.attempt(app.leave_table(), alone=True)
        return

    def answered(what: str | None) -> None:
        if what == LEAVE:
            app.attempt(app.leave_table(), alone=True)
        elif what == RESIGN:
            _ask_to_resign(screen)

    app.push_screen(LeaveTable(), answered)


def _ask_to_resign(screen: "SharedGameScreen") -> None:
    async def resign() -> None:
        await screen.shared.resign()
        await screen.served.leave_table()

    def answered(yes: bool | None) -> None:
        if yes:
            screen.served.attempt(resign(), alone=True)

    asked = message("screen-resign-asked", table=screen.shared.id)
    screen.app.push_screen(Confirm(screen.words(asked), message("screen-resign")), answered)
