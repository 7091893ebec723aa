"""The base of the panels of the modules, which may share several pages."""

from typing import TYPE_CHECKING, cast

from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.widgets.panel import Panel

if TYPE_CHECKING:
    from cuzco_tui.games.caral.screen.table import CaralTable


class ModulePanel(Panel):
    """Says at its top how the pages of the modules are turned, where there are several."""

    FITS = True
    INSET = 1

    def note(self) -> str:
        """Tell which of several pages this is, and the key of the next one."""
        table = cast("CaralTable", self.parent)
        pages = table.module_pages()
        if len(pages) == 1 or table.page not in pages:
            return ""
        key = key_of(self, "page-modules", self.language)
        return self.say(message("modules-page", number=pages.index(table.page) + 1, all=len(pages), key=key))
