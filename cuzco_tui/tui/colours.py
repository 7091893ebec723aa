"""How many colours the terminal has, where somebody knows that better than the terminal says."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from textual.app import App

_SYSTEMS: Final = {"true": "TRUECOLOR", "256": "EIGHT_BIT", "16": "STANDARD"}


def use_colours(app: "App[Any]", wanted: str) -> None:
    """Draw with so many colours; `auto` leaves it to the terminal, `none` draws by shape and weight alone."""
    if wanted in _SYSTEMS:
        from rich.color import ColorSystem

        app.console._color_system = ColorSystem[_SYSTEMS[wanted]]
    elif wanted == "none" or app.no_color:
        from textual.filter import Monochrome, NoColor

        app._filters = [known for known in app._filters if not isinstance(known, Monochrome)]
        app._filters.append(NoColor())
