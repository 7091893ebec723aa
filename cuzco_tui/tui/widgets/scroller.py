"""A container that scrolls by the keys of the registry."""

from typing import ClassVar

from textual.binding import BindingType
from textual.containers import VerticalScroll

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.widgets.clear import Clear


class Scroller(Clear, VerticalScroll, inherit_bindings=False):
    """Scrolls what is higher than it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("page")
