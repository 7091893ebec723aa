"""The base of all dialogs: one that closes once, however fast keys are typed ahead."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen

Answer = TypeVar("Answer")


class OnceModal(ModalScreen[Answer], inherit_bindings=False):
    """A dialog whose first answer counts; a second one would close whatever lies beneath.

    It hears the keys of the registry alone.
    """

    answered = False

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close the dialog with an answer, unless it was closed already."""
        if self.answered:
            return AwaitComplete()
        self.answered = True
        return super().dismiss(result)
