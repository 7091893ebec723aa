"""The base of all dialogs: one that closes once, however fast keys are typed ahead."""

from time import monotonic
from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen

from cuzco_tui.tui.type_ahead import is_painted
from cuzco_tui.tui.widgets.too_small import TooSmall

Answer = TypeVar("Answer")


class OnceModal(ModalScreen[Answer], inherit_bindings=False):
    """A dialog whose first answer counts; a second one would close whatever lies beneath.

    It hears the keys of the registry alone.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-roomy")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (30, "-tall")]  # noqa: RUF012

    asks = False
    """Whether it asks the question of the board in its place."""
    answered = False
    asked_at = 0.0
    """When the dialog came up."""
    asked_after_others = False
    """Whether it came up since others have moved: a key that is older may have been meant for that."""

    own_language: str | None = None
    """The language of the dialog, when it is not simply that of the app."""

    @property
    def language(self) -> str:
        """The language that the dialog speaks."""
        return self.own_language or str(getattr(self.app, "language", "en"))

    _in_place = False
    """Whether everything has its place: nothing is painted before."""
    _is_seen = False
    """Whether it was painted."""

    async def _compose(self) -> None:
        """Know how large the terminal is before anything is laid out, and not only after the first layout."""
        columns, lines = self.app.size
        self.add_class(*self._get_breakpoint_classes(columns, self.HORIZONTAL_BREAKPOINTS))
        self.add_class(*self._get_breakpoint_classes(lines, self.VERTICAL_BREAKPOINTS))
        await super()._compose()

    def on_mount(self) -> None:
        """A terminal that is too small for the table is too small for its dialogs."""
        self.asked_at = monotonic()
        if self.is_attached:
            self.mount(TooSmall(self.language))
        self.call_after_refresh(self._come_into_place)

    @property
    def hears_keys(self) -> bool:
        """Whether the dialog is there to be answered."""
        if self._in_place and not self._is_seen and is_painted(self):
            self.refresh()
        return self._is_seen and not self.answered

    def _come_into_place(self) -> None:
        """Be seen, at once and whole."""
        self._in_place = True
        self.refresh()
        self._on_timer_update()

    def _compositor_refresh(self) -> None:
        """Paint in one go what would otherwise be seen growing."""
        if self._in_place:
            super()._compositor_refresh()

    def was_painted(self) -> None:
        """Be there to be answered from now on."""
        self._is_seen = self._in_place

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close the dialog with an answer, unless it was closed already."""
        if self.answered:
            return AwaitComplete()
        self.answered = True
        return super().dismiss(result)
