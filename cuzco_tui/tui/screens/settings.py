"""The settings page: every setting with its values, put to use as soon as it is changed, and kept for the next time."""

from typing import ClassVar, Final

from textual.binding import BindingType

from cuzco_tui.messages import LANGUAGES, Message, language_from, message, printable
from cuzco_tui.play.settings_file import AS_THE_SYSTEM, Kept
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.tui.screens.row_screen import RowScreen
from cuzco_tui.tui.setting_rows import SettingRow, rows_for, value_of
from cuzco_tui.tui.widgets.row_page import PageRow

_SAMPLED: Final = ("theme", "colours", "map")
_MARK: Final = "\u2022"


class SettingsScreen(RowScreen, inherit_bindings=False):
    """Changes settings at once; Enter on the last row opens the keys."""

    PLACE = "settings"
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("settings")

    def __init__(self) -> None:
        super().__init__()
        self._language_before = ""
        self.notice: Message | None = None
        """What became of the last change, if it could not be kept."""

    @property
    def settings(self) -> list[SettingRow]:
        """All settings but the keys."""
        return list(rows_for(self.house.is_served))

    def show(self) -> None:
        """Show all settings as they are."""
        rows: list[PageRow] = []
        heading = ""
        for setting in self.settings:
            value = value_of(self.house, setting)
            rows.append(
                PageRow(
                    self.say(setting.label),
                    self.say(setting.words_of(value)),
                    self.say(message(setting.heading)) if setting.heading != heading else "",
                    value != setting.usual and setting.table != "general",
                    turns=True,
                )
            )
            heading = setting.heading
        changed = self.house.keys.changed_ids
        count = message("set-keys-changed", count=len(changed)) if changed else message("set-keys-usual")
        rows.append(PageRow(self.say(message("set-keys")), self.say(count), self.say(message("set-keys-heading"))))
        rows[-1] = rows[-1]._replace(is_changed=bool(changed))
        self.cursor = min(self.cursor, len(rows) - 1)
        self.page.show(self.say(message("set-title")), rows, self.cursor, self._told(), self._foot())
        troubled = ("begin-anew",) if self._troubles else ()
        self.tell_keys(
            (*troubled, "back-home", "usual", "help"),
            [
                self.lead("set-lead-up-down", message("set-do-move"), "up", "down"),
                self.lead("set-lead-take", message("set-do-open"), "take")
                if self._pointed is None
                else self.lead("set-lead-left-right", message("set-do-change"), "left", "right"),
            ],
        )

    @property
    def _pointed(self) -> SettingRow | None:
        """The setting under the cursor, None on the row of the keys."""
        settings = self.settings
        return settings[self.cursor] if self.cursor < len(settings) else None

    def _told(self) -> list[Line]:
        """What is to be said about the row under the cursor."""
        setting = self._pointed
        if setting is None:
            return [[(self.say(message("set-about-keys")), "text")]]
        lines: list[Line] = [[(self.say(setting.about), "text")]]
        if not self.page.is_wide:
            return lines
        now = value_of(self.house, setting)
        lines.append([])
        for value in setting.values:
            sign, style = (_MARK, "gold strong") if value == now else (" ", "muted")
            usual = "  " + self.say(message("set-usual")) if value == setting.usual else ""
            lines.append([(f"{sign} ", "gold"), (self.say(setting.words_of(value)), style), (usual, "muted")])
        return [*lines, *self._sample(setting)]

    def _sample(self, setting: SettingRow) -> list[Line]:
        """Colours and signs as they look now, beside a setting that changes them."""
        if setting.name not in _SAMPLED:
            return []
        sample = self.say(message("set-sample"))
        pieces: Line = [part for seat in range(4) for part in ((f" {seat + 1} ", f"on-seat-{seat} strong"), (" ", ""))]
        words: Line = [
            (self.say(message("set-sample-gold")) + "  ", "gold strong"),
            (self.say(message("set-sample-muted")) + "  ", "muted"),
            (self.say(message("set-sample-good")), "good"),
        ]
        fine: Line = [("\u2571\u2572\u256d\u2500\u256e \u25b2\u25bc \u2588\u2593\u2592\u2591 \u28ff\u2836", "text")]
        return [[], [(sample, "muted")], pieces, words, fine]

    @property
    def _troubles(self) -> list[str]:
        troubles = () if self.house.keeper is None else self.house.keeper.troubles
        return [printable(self.say(trouble)) for trouble in troubles]

    def _foot(self) -> list[Line]:
        """Where the settings are kept, what is wrong there, and what became of the last change."""
        lines: list[Line] = [[(trouble, "bad")] for trouble in self._troubles[:1]]
        if self._troubles:
            key = key_of(self, "begin-anew", self.language)
            lines.append([(self.say(message("settings-offer-anew", key=key)), "gold")])
        elif self.notice is not None:
            lines.append([(self.say(self.notice), "bad" if self.notice.id != "settings-put-aside" else "good")])
        elif self.house.keeper is not None:
            lines.append([(self.say(self.house.keeper.told()), "muted")])
        return lines

    def action_turn(self, step: int) -> None:
        """Take the next value of the setting under the cursor, or the one before."""
        setting = self._pointed
        if setting is None:
            return
        now = value_of(self.house, setting)
        values = list(setting.values) if now in setting.values else sorted({*setting.values, now})
        self._put(setting, values[(values.index(now) + step) % len(values)])

    def action_take(self) -> None:
        """Take the next value, or open the keys."""
        if self._pointed is not None:
            self.action_turn(1)
            return
        from cuzco_tui.tui.screens.key_settings import KeySettingsScreen

        self.app.push_screen(KeySettingsScreen())

    def action_usual(self) -> None:
        """Put the setting under the cursor back to what it usually is; for the keys there is a page of their own."""
        setting = self._pointed
        if setting is not None:
            self._put(setting, setting.usual)

    def _put(self, setting: SettingRow, value: Kept) -> None:
        """Use another value from now on, and keep it."""
        house = self.house
        if setting.table == "screen":
            house.use(house.language, house.settings._replace(**{setting.name: value}))  # type: ignore[arg-type]
        self.notice = house.remember(setting.table, {setting.name: value})
        if setting.table == "general":
            from os import environ

            wanted = language_from(None, environ) if value == AS_THE_SYSTEM else str(value)
            house.use(wanted if wanted in LANGUAGES else LANGUAGES[0], house.settings)
        self.show()

    def on_mount(self) -> None:
        """Show everything; what was told about the file over another screen is told here."""
        self.app.clear_notifications()
        self._language_before = self.language
        super().on_mount()

    def action_back(self) -> None:
        """Go back; a dialog of the game that waits there asks in the language in use."""
        super().action_back()
        if self.language != self._language_before:
            self.app.run_worker(self.house.ask_anew())

    def action_begin_anew(self) -> None:
        """Put a broken file aside, and keep settings again from now on."""
        keeper = self.house.keeper
        if keeper is not None and keeper.troubles:
            self.notice = keeper.begin_anew(self.house.words_in_use)
            self.show()
