"""The first visit: a newcomer says what they are called, or that they have an account already."""

from collections.abc import Awaitable, Callable, Sequence

from textual.widget import Widget

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, Message, message
from cuzco_tui.table.seats import LONGEST_NAME
from cuzco_tui.tui.lobby.dialogs import WordsShown
from cuzco_tui.tui.lobby.form import Field, Form
from cuzco_tui.tui.screens.setup import Row

NEW, KNOWN = "new", "known"


class FirstVisit(Form):
    """Asks for a name and a language, or for the code of an account; calls `welcome` when that is done."""

    HEADING = "screen-welcome"
    KEYS = "screen-welcome-keys"

    def __init__(self, lobby: Lobby, language: str, welcome: Callable[[str], Awaitable[None]]) -> None:
        super().__init__(language)
        self.lobby = lobby
        self.welcome = welcome
        self.way = Row(
            message("screen-account-row"), [NEW, KNOWN], NEW, lambda value: message(f"screen-account-{value}")
        )
        self.called = Field(message("screen-name-row"), lobby.account.proposed[:LONGEST_NAME], LONGEST_NAME)
        self.invitation = Field(message("screen-invitation-row"))
        self.code = Field(message("screen-code-row"))
        self.tongue = Row(message("setup-language"), LANGUAGES, language, LANGUAGE_NAMES.__getitem__)

    def rows(self) -> Sequence[Widget]:
        """The name first, since most people only confirm it."""
        return [self.called, self.invitation, self.code, self.way, self.tongue]

    def about_words(self) -> Message:
        """Greet, and say what is asked for."""
        return message("screen-welcome-about" if self.way.value == NEW else "screen-welcome-known")

    def follow_rows(self) -> None:
        """Ask for what the chosen way needs, in the chosen language."""
        is_new = self.way.value == NEW
        self.called.display = is_new
        self.invitation.display = is_new and self.lobby.account.needs_invitation
        self.code.display = not is_new
        self.language = self.tongue.value
        self.speak()

    async def submit(self) -> None:
        """Make the account and show its recovery code once, or take up the one that exists."""
        if self.way.value == KNOWN:
            await self.lobby.link(self.code.line.value.strip())
            await self.welcome(self.language)
            return
        if not self.called.line.value.strip():
            raise GameError(message("screen-name-first"))
        invitation = self.invitation.line.value.strip()
        code = await self.lobby.register(self.called.line.value.strip(), self.language, invitation)
        self.app.push_screen(recovery_shown(self, code), self._noted)

    async def _noted(self, _none: str | None) -> None:
        await self.welcome(self.language)

    def action_cancel(self) -> None:
        """Leave the server."""
        self.app.exit()


def recovery_shown(form: Form, code: str) -> WordsShown:
    """Make the page that shows the recovery code of a new account."""
    page = WordsShown(
        form.say(message("screen-recovery")),
        [form.say(message("screen-recovery-about"))],
        code,
        [form.say(message("screen-recovery-more"))],
    )
    page.own_language = form.language
    return page
