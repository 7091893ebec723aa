"""The base of pages that belong to the house and to no game: they speak the language of the app."""

from typing import TYPE_CHECKING

from cuzco_tui.tui.screens.painting import PaintedOnce

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp


class HouseScreen(PaintedOnce, inherit_bindings=False):
    """A page of the house."""

    @property
    def house(self) -> "HouseApp":
        """The app."""
        app: HouseApp = self.app  # type: ignore[assignment]
        return app

    @property
    def language(self) -> str:
        """The language of the app."""
        return self.house.language
