"""The themes of the house, one for each palette, and what a theme and a terminal mean for the cells of panels."""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from textual.filter import Monochrome, NoColor
from textual.theme import Theme

from cuzco_tui.tui.cells import GROUNDS, HOUSE_COLOURS, Depth
from cuzco_tui.tui.palettes import PALETTES, PaletteName

if TYPE_CHECKING:
    from textual.app import App

USUAL_THEME: Final[PaletteName] = "dark"
_DEPTHS: Final[dict[str, Depth]] = {"256": "256", "standard": "sixteen"}
"""What other systems of colours than the usual one mean."""


def _theme(palette: PaletteName, depth: Depth) -> Theme:
    """Make the theme of a palette: the roles of the cells are its variables, too."""
    roles = {name: shade.of(palette, depth) for name, shade in GROUNDS.items()}
    roles |= {name: shade.letters(palette, depth) for name, shade in HOUSE_COLOURS.items()}
    return Theme(
        name=palette,
        primary=roles["gold"],
        secondary=roles["muted"],
        accent=roles["gold"],
        warning=roles["gold"],
        error=roles["bad"],
        success=roles["good"],
        foreground=roles["text"],
        background=roles["table"],
        surface=roles["panel"],
        panel=roles["tile"],
        dark=palette != "light" or depth == "sixteen",
        variables={
            **{f"role-{name}": colour for name, colour in roles.items()},
            "text": roles["text"],
            "text-muted": roles["muted"],
            "text-disabled": roles["muted"],
            "scrollbar": roles["line"],
            "scrollbar-hover": roles["muted"],
            "scrollbar-active": roles["muted"],
            "scrollbar-background": roles["panel"],
            "scrollbar-background-hover": roles["panel"],
            "scrollbar-background-active": roles["panel"],
            "scrollbar-corner-color": roles["panel"],
            "block-cursor-background": roles["cursor"],
            "block-cursor-foreground": roles["gold"],
            "block-cursor-text-style": "bold",
            "block-cursor-blurred-background": roles["cursor"],
            "block-cursor-blurred-foreground": roles["gold"],
            "block-cursor-blurred-text-style": "bold",
            "input-selection-background": roles["cursor"],
        },
    )


@cache
def themes_of(depth: Depth) -> dict[str, Theme]:
    """Give all that the theme switch offers; with sixteen colours all are dark, since on white few can be read."""
    return {palette: _theme(palette, depth) for palette in PALETTES}


def use_themes(app: "App[Any]", wanted: str) -> None:
    """Offer the themes of the house alone, for as many colours as there are, and begin with one of them.

    Nothing is styled yet: setting the theme as it is changed later would read all style sheets once more than they are.
    """
    app._registered_themes = dict(themes_of(depth_of(app)))
    app.set_reactive(type(app).theme, wanted)
    is_dark = app.current_theme.dark
    app.update_classes({f"-theme-{wanted}": True, "-dark-mode": is_dark, "-light-mode": not is_dark}, update=False)
    app._refresh_truecolor_filter(app.ansi_theme)
    app.stylesheet.set_variables(app.get_css_variables())


def palette_of(app: "App[Any]") -> PaletteName:
    """Give the palette of the theme in use."""
    if app.theme in PALETTES:
        return app.theme
    return "dark" if app.current_theme.dark else "light"


def depth_of(app: "App[Any]") -> Depth:
    """Say how many colours the app draws with."""
    if app.no_color or app.console.color_system is None or any(isinstance(each, NoColor) for each in app._filters):
        return "none"
    if any(isinstance(each, Monochrome) for each in app._filters):
        return "none"
    return _DEPTHS.get(app.console.color_system, "many")
