"""One's own account on screen: settings that go with it, codes for other keys, and the way to delete it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.lobby.form import Form
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.screens.setup import Row
from cuzco_tui.tui.settings import CHOICES, Settings, write_changes

LINK, RECOVERY, FORGET = "link-code", "recovery-code", "forget"


class SettingsForm(Form):
    """Lets somebody change what goes with their account wherever they come from."""

    HEADING = "screen-settings"

    def __init__(self, lobby: Lobby, language: str, settings: Settings) -> None:
        super().__init__(language)
        self.lobby = lobby
        self.settings = settings
        self.tongue = Row(message("setup-language"), LANGUAGES, language, LANGUAGE_NAMES.__getitem__)
        self.chosen = {
            name: Row(
                message(f"screen-set-{name}"),
                values,
                getattr(settings, name),
                lambda value, name=name: message(f"screen-set-{name}-{value.replace(' ', '-')}"),  # type: ignore[misc]
            )
            for name, values in CHOICES.items()
        }

    def rows(self) -> Sequence[Widget]:
        """The language first."""
        return [self.tongue, *self.chosen.values()]

    def follow_rows(self) -> None:
        """Speak the chosen language at once."""
        if self.tongue.value != self.language:
            self.language = self.tongue.value
            self.speak()

    async def submit(self) -> None:
        """Keep what was chosen and go on with it."""
        from cuzco_tui.tui.served import served

        chosen: dict[str, Any] = {name: row.value for name, row in self.chosen.items()}
        settings = self.settings._replace(**chosen)
        if not self.lobby.account.guest:
            await self.lobby.settle(self.language, write_changes(settings, self.lobby.account.settings))
        app = served(self)
        app.pop_screen()
        app.use(self.language, settings)


class AccountPage(Reading, inherit_bindings=False):
    """Tells what can be done with one's account, each by a key; gives which of it was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("account")
    KEYS = "screen-account-keys"
    KEY_ACTIONS = ("close-pick",)

    def action_link_code(self) -> None:
        """Ask for a code for a second key."""
        self.dismiss(LINK)

    def action_recovery_code(self) -> None:
        """Ask for a new recovery code."""
        self.dismiss(RECOVERY)

    def action_forget(self) -> None:
        """Ask for the account to be deleted."""
        self.dismiss(FORGET)
