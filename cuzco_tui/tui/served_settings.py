"""The settings of somebody at a server: kept with their account, or as long as they are there if they are a guest."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cuzco_tui.messages import Catalogue, Message, message
from cuzco_tui.play.settings_file import Kept, SettingsText, TextSettings, rewritten

if TYPE_CHECKING:
    from cuzco_tui.tui.served import ServedApp


class AccountFile:
    """Keeps settings with an account, one change after the other."""

    troubles: Sequence[Message] = ()

    def __init__(self, app: "ServedApp") -> None:
        self._app = app
        self._text: str | None = None
        """The settings as they will be when everything on its way has arrived; None when nothing is."""
        self._under_way = 0

    @property
    def text(self) -> str:
        """The settings file of the account."""
        return self._app.lobby.account.settings if self._text is None else self._text

    @property
    def is_busy(self) -> bool:
        """Whether changes are on their way."""
        return self._under_way > 0

    @property
    def language(self) -> str:
        """The language of the account."""
        return self._app.language

    @property
    def spoken(self) -> TextSettings:
        """What the text mode is to do."""
        return SettingsText(self.text).spoken

    def keep(
        self, table: str, values: Mapping[str, Kept | None], words: Catalogue, comments: Mapping[str, str] | None = None
    ) -> Message | None:
        """Let the server keep some settings; those of a guest nobody keeps."""
        app = self._app
        language = app.language
        if table == "general":
            language = str(values.get("language") or language)
        else:
            self._text = rewritten(self.text, table, values)
        if not app.lobby.account.guest:
            self._under_way += 1
            app.attempt(self._settle(language, self.text))
        return None

    async def _settle(self, language: str, text: str) -> None:
        try:
            await self._app.lobby.settle(language, text)
        finally:
            self._under_way -= 1
            if not self.is_busy:
                self._text = None
                self._app.account_is_settled()

    def told(self) -> Message:
        """Say that the account has them, or nobody."""
        return message("screen-guest-settings" if self._app.lobby.account.guest else "settings-kept-in-account")

    def begin_anew(self, words: Catalogue) -> Message:
        """Nothing that an account has is broken."""
        return self.told()
