"""One's own account on screen: codes for other keys, and the way to delete it."""

from typing import ClassVar

from textual.binding import BindingType

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.notice import Reading

LINK, RECOVERY, FORGET = "link-code", "recovery-code", "forget"


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
