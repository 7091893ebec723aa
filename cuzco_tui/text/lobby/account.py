"""The commands about one's own account: settings, keys, codes, and an end of it."""

import asyncio

from cuzco_tui.messages import LANGUAGE_NAMES, message
from cuzco_tui.play.answers import fold
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Leave
from cuzco_tui.text.lobby.first_visit import read_out
from cuzco_tui.text.lobby.visitor import Visitor


class AccountCommands:
    """What somebody can do about their account in the lobby."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor

    async def obey(self, order: Ordered) -> bool:
        """Carry out a command about the account, and say whether it was one."""
        lobby = self._visitor.lobby
        match order.name:
            case "settings":
                self._tell_settings()
            case "key":
                await read_out(self._visitor, await lobby.link_code(), "text-link-code")
            case "recovery":
                if await self._visitor.agrees(message("text-recovery-sure")):
                    await read_out(self._visitor, await lobby.recovery_code(), "text-recovery-code")
                else:
                    self._visitor.console.say("text-not-done")
            case "forget":
                await self._forget()
            case _:
                return False
        return True

    def _tell_settings(self) -> None:
        console, account = self._visitor.console, self._visitor.lobby.account
        console.say("text-setting-name", name=account.name)
        console.say("text-setting-language", language=LANGUAGE_NAMES[console.language])
        console.say("text-bell-on" if self._visitor.bell else "text-bell-off")
        console.say(f"text-now-{console.detail}")
        if account.muted:
            console.say("text-muted", names=account.muted)

    async def _forget(self) -> None:
        """Delete the account, after two questions."""
        visitor = self._visitor
        name = visitor.lobby.account.name
        if await visitor.agrees(message("text-forget-sure")):
            typed = await visitor.ask_words(message("text-forget-name", name=name))
            if fold(typed) == fold(name):
                await self._until_forgotten()
                visitor.tell_news()
                visitor.console.say("text-forgotten")
                raise Leave
        visitor.console.say("text-not-done")

    async def _until_forgotten(self) -> None:
        """Have the account deleted; the server may say goodbye instead of giving an answer."""
        visitor = self._visitor
        forgetting = asyncio.ensure_future(visitor.lobby.forget())
        forgetting.add_done_callback(lambda _: visitor.changed.set())
        while not forgetting.done() and visitor.lobby.goodbye is None:
            visitor.changed.clear()
            await visitor.changed.wait()
        if visitor.lobby.goodbye is None:
            forgetting.result()
        else:
            forgetting.cancel()
            await asyncio.gather(forgetting, return_exceptions=True)
