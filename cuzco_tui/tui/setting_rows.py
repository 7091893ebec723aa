"""The rows of the settings page: which settings there are for somebody, and what they and their values are called."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cuzco_tui.messages import LANGUAGE_NAMES, Message, message
from cuzco_tui.play.settings_file import AS_THE_SYSTEM, GENERAL, TEXT_CHOICES, Kept, TextSettings
from cuzco_tui.tui.settings import CHOICES, USUAL_SETTINGS

if TYPE_CHECKING:
    from cuzco_tui.tui.remembering import RememberingApp

WIDTHS: Final = (0, 40, 60, 72, 80, 100, 120, 160)
"""The widths of lines that are offered; a file may say others."""
_LOOK: Final = ("theme", "colours", "map", "motion")
_PLAY: Final = ("bots", "confirm")
_BY_EAR_ALONE: Final = "filter"
"""A setting of kinds of news, which are named by ear."""
_AT_A_SERVER: Final = ("bell", "mode")
"""What changes nothing at one's own machine."""


class SettingRow(NamedTuple):
    """One setting."""

    heading: str
    """The id of the message that names its group."""
    table: str
    name: str
    values: tuple[Kept, ...]
    usual: Kept

    @property
    def label(self) -> Message:
        """What it is called."""
        if self.table == "screen":
            return message(f"screen-set-{self.name}")
        return message(f"set-text-{self.name}" if self.table == "text" else f"set-{self.name}")

    @property
    def about(self) -> Message:
        """What it does."""
        return message(f"set-about-text-{self.name}" if self.table == "text" else f"set-about-{self.name}")

    def words_of(self, value: Kept) -> Message | str:
        """What a value is called."""
        if self.table == "screen":
            return message(f"screen-set-{self.name}-{str(value).replace(' ', '-')}")
        if self.table == "general":
            return message("set-as-the-system") if value == AS_THE_SYSTEM else LANGUAGE_NAMES[str(value)]
        if isinstance(value, bool):
            return message("set-yes" if value else "set-no")
        if isinstance(value, int):
            return message("set-letters", number=value) if value else message("set-as-the-terminal")
        return message(f"set-text-{self.name}-{value}")


def rows_for(is_served: bool) -> Iterator[SettingRow]:
    """Give the settings in their order; a server keeps the language with the account and offers no other."""
    languages = GENERAL["language"][1:] if is_served else GENERAL["language"]
    yield SettingRow("set-look", "general", "language", languages, languages[0])
    for heading, names in (("set-look", _LOOK), ("set-play", _PLAY + _AT_A_SERVER if is_served else _PLAY)):
        for name in names:
            yield SettingRow(heading, "screen", name, CHOICES[name], getattr(USUAL_SETTINGS, name))
    for name, usual in TextSettings()._asdict().items():
        if name != _BY_EAR_ALONE and not (name in _AT_A_SERVER and not is_served):
            yield SettingRow("set-text", "text", name, _text_values(name, usual), usual)


def _text_values(name: str, usual: Kept) -> tuple[Kept, ...]:
    if name in TEXT_CHOICES:
        return TEXT_CHOICES[name]
    return (True, False) if isinstance(usual, bool) else WIDTHS


def value_of(app: "RememberingApp", row: SettingRow) -> Kept:
    """Give what a setting is now."""
    if row.table == "screen":
        chosen: str = getattr(app.settings, row.name)
        return chosen
    known = app.chosen.get((row.table, row.name))
    if known is not None:
        return known
    if app.keeper is None:
        return app.language if row.table == "general" else row.usual
    if row.table == "general":
        return app.keeper.language or AS_THE_SYSTEM
    spoken: Kept = getattr(app.keeper.spoken, row.name)
    return spoken
