"""The house on a server: the same app as at a local keyboard, which begins in the lobby and goes back to it."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import msgspec
from textual import events
from textual.message import Message as TextualMessage
from textual.widgets import Input

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import ChatLine, TableLine
from cuzco_tui.lobby.requests import Heard, Said
from cuzco_tui.messages import LANGUAGES, Message, catalogue, message
from cuzco_tui.play.answers import no_such_command
from cuzco_tui.play.sitting import sit_at_shared
from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.app import STYLES, HouseApp
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.front import front_of
from cuzco_tui.tui.lobby.banner import Banner
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.waiting import WaitingRoom
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.served_settings import AccountFile
from cuzco_tui.tui.settings import Settings, parse_settings
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.warm_styles import WarmStylesheet

if TYPE_CHECKING:
    from textual.dom import DOMNode
    from textual.driver import Driver

_LINE_PATIENCE: Final = 1.0
"""Seconds for which letters wait for the line that they are written in."""
_SHORT: Final = 4.0
_LONG: Final = 3600.0
_TO_READ: Final = 4.0
"""Seconds of notices: how long they stay, and how long an urgent one is not taken away by a key."""
_URGENT: Final = ("told-announcement", "told-server-stops")
"""What must be read."""
_TOLD_AT_TABLE: Final = ("told-proposes-undo", "told-proposes-bot")
"""What the table tells itself, with the key that answers."""


class ServedApp(HouseApp):
    """Shows the lobby, and the games at which somebody sits down there."""

    CSS_PATH: ClassVar[list[str | Path]] = [*STYLES, *sorted((styles_dir() / "served").glob("*.tcss"))]
    is_served = True

    class LobbyChanged(TextualMessage):
        """Something has changed in the lobby; several of these are as good as one."""

        def can_replace(self, message: TextualMessage) -> bool:
            """Let a later one stand for this."""
            return isinstance(message, ServedApp.LobbyChanged)

    def __init__(
        self,
        lobby: Lobby,
        settings: Settings,
        command: Sequence[str] = (),
        driver_class: "type[Driver] | None" = None,
        address: str = "",
    ) -> None:
        language = lobby.account.language if lobby.account.language in LANGUAGES else LANGUAGES[0]
        super().__init__(language, _arrive, settings=settings, driver_class=driver_class)
        self.stylesheet = WarmStylesheet(variables=self.get_css_variables())
        self.lobby = lobby
        self.command = tuple(command)
        self.command_failed = False
        """Whether what the connection was asked for with could not be done."""
        self.address = address
        """How this server is reached by ssh, such as `-p 8022 example.org`."""
        self.lobby_screen = LobbyScreen(lobby, language)
        self.busy = False
        """Whether something was asked for after which the screen is another one."""
        self.lobby_is_known = False
        """Whether the list of tables is complete."""
        self.looked_up: TableLine | None = None
        self.urgent_since = 0.0
        """When something was said that must be read."""
        self.keeper: AccountFile = AccountFile(self)
        self._account = (lobby.account.language, lobby.account.settings)
        self._stop_listening = lobby.listen(self._post_change)

    def _post_change(self) -> None:
        self.post_message(self.LobbyChanged())

    async def arrive(self) -> None:
        """Begin with the first visit, or in the lobby."""
        if self.lobby.account.is_new:
            from cuzco_tui.tui.lobby.first_visit import FirstVisit

            self.push_screen(FirstVisit(self.lobby, self.language, self.welcome))
        else:
            await self.open_lobby()
        self._post_change()

    async def welcome(self, language: str) -> None:
        """Let a newcomer in."""
        self.use(self.lobby.account.language or language, self.settings)
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        await self.open_lobby()

    async def open_lobby(self) -> None:
        """Show the lobby, and do what the command of the connection says."""
        self.lobby_screen.language = self.language
        await self.push_screen(self.lobby_screen)
        self.tell_place()
        await self.enter()
        if self.command:
            self.attempt(self._obey_command(), alone=True)

    async def enter(self) -> None:
        """Be told of the lobby from now on."""
        self.lobby_is_known = self.lobby_screen.entered = False
        try:
            await self.lobby.enter()
        except GameError as error:
            self.complain(error)
        self.lobby_is_known = True
        self.lobby_screen.settled()

    async def _obey_command(self) -> None:
        """Do what the connection was asked for with, and remember whether it could be done."""
        self.command_failed = True
        match self.command:
            case ("watch" | "join" as what, *table) if table:
                found = await self.lobby.find(" ".join(table))
                await (self.come_to(found) if what == "join" else self.go_to(found.id))
            case ("watch" | "join",):
                pass
            case _:
                raise GameError(no_such_command(self.command))
        self.command_failed = False

    def words(self, said: Message) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(said)

    def key(self, id_: str) -> str:
        """Name the key of an action."""
        return key_of(self, id_, self.language)

    def tell(self, said: Message) -> None:
        """Say something in a corner."""
        self.notify(self.words(said), markup=False)

    def complain(self, error: GameError) -> None:
        """Say in a corner why something was not done."""
        self.notify(error.told(words_at(self, self.language)), severity="warning", markup=False)

    def attempt(self, doing: Coroutine[Any, Any, object], alone: bool = False) -> None:
        """Ask the host for something; `alone` means that keys wait for it, since the screen will be another one."""
        if alone and self.busy:
            doing.close()
            return
        self.busy = self.busy or alone
        self.run_worker(self._attempt(doing, alone))

    async def _attempt(self, doing: Coroutine[Any, Any, object], alone: bool) -> None:
        try:
            await doing
        except GameError as error:
            self.complain(error)
        finally:
            if alone:
                self.busy = False

    async def join(self, table: str) -> None:
        """Take a free seat, and go there."""
        await self.lobby.join(table)
        await self.go_to(table)

    async def come_to(self, found: TableLine) -> None:
        """Go to a table by its code: take a free seat, else watch."""
        if found.mine is None and found.stage == "waiting" and found.free_seats:
            await self.lobby.join(found.id)
        elif found.mine is None and found.stage == "playing":
            self.tell(message("screen-full-watch"))
        await self.go_to(found.id)

    async def begin_table(self, table: str, bot: str) -> None:
        """Begin with bots in the free seats, and go there."""
        await self.lobby.begin(table, bot)
        await self.go_to(table, begun=True)

    async def go_to(self, table: str, begun: bool = False) -> None:
        """Sit down at a table, or wait in its room when it has not begun."""
        if self.seated:
            return
        found = await self.lobby.find(table)
        if found.stage != "waiting":
            await self._sit_at(found, begun)
        elif found.mine is not None:
            await self._wait_at(found)
        else:
            raise GameError(message("screen-not-begun", table=found.id))

    async def _wait_at(self, table: TableLine) -> None:
        if not isinstance(self.screen, WaitingRoom):
            self.lobby_screen.tables.wanted = table.id
            await self.push_screen(WaitingRoom(self.lobby, self.language, table, self.invitation(table.id)))
            self.tell_place(table.id)
            heard = msgspec.json.decode(await self.lobby.ask(Heard(table.id)), type=tuple[ChatLine, ...])
            for line in heard:
                self.lobby.receive(Said(line))

    def invitation(self, table: str) -> str:
        """Give the line that brings somebody to a table."""
        return f"ssh -t {self.address or '...'} join {table}"

    async def _sit_at(self, table: TableLine, begun: bool) -> None:
        from cuzco_tui.tui.screens.shared import SharedGameScreen

        shared = await self.lobby.sit(table.id)
        with suppress(GameError):
            await self.lobby.exit()
        self.speak_of(shared.game.description)
        self.model = sit_at_shared(shared)
        self.seated = True
        self.lobby_screen.tables.wanted = table.id
        screen = SharedGameScreen(self.model, self.language, front_of(shared.game.description), self.bot_pause)
        screen.plain = self.draws_plainly
        await screen.catch_up(tell=not begun)
        while isinstance(self.screen, WaitingRoom) or self.screen.is_modal:
            await self.pop_screen()
        if not self.urgent_since:
            self.clear_notifications()
        await self.push_screen(screen)

    async def leave_table(self) -> None:
        """Give the chair back and go to the lobby; the game goes on."""
        await self.give_chairs_back()
        while self.screen is not self.lobby_screen and len(self.screen_stack) > 1:
            await self.pop_screen()
        self.tell_place()
        await self.enter()

    async def give_chairs_back(self) -> None:
        """Stand up; a host that is away has lost the chair anyhow."""
        if self.seated:
            self.seated = False
            with suppress(GameError):
                await self.model.leave()

    def leave_room(self, room: WaitingRoom, why: Message | None = None) -> None:
        """Go from a waiting room to the lobby."""
        if why is not None:
            self.tell(why)
        self.run_worker(self._leave_room(room))

    async def _leave_room(self, room: WaitingRoom) -> None:
        while room in self.screen_stack:
            await self.pop_screen()
        self.tell_place()

    def tell_place(self, table: str = "") -> None:
        """Let the title of the terminal say where one is."""
        said = message("screen-title-table", table=table) if table else message("screen-title-lobby")
        self.tell_terminal(self.words(said))

    def ring(self, title: Message) -> None:
        """Say by bell and title that somebody is waited for."""
        if self.settings.bell == "on":
            self.bell()
        self.tell_terminal(self.words(title))

    def use(self, language: str, settings: Settings) -> None:
        """Go on with other settings."""
        before = self.language
        super().use(language, settings)
        if self.language != before and self.lobby_screen.is_attached:
            self.lobby_screen.speak(self.language)

    def account_is_settled(self) -> None:
        """Know that what the account has now is what is in use."""
        self._account = (self.lobby.account.language, self.lobby.account.settings)

    def say_goodbye(self, said: Message | None = None) -> None:
        """End, with a sentence for when the terminal is back."""
        self.farewell = said
        self.exit()

    def on_served_app_lobby_changed(self) -> None:
        """Show what is new, wherever one is."""
        lobby = self.lobby
        if lobby.goodbye is not None:
            self.say_goodbye(lobby.goodbye)
            return
        if not self.screen_stack:
            return
        self._follow_account()
        while lobby.notices:
            self._show_notice(lobby.notices.popleft())
        self._show_banner(lobby.away)
        for screen in list(self.screen_stack):
            changed = getattr(screen, "lobby_changed", None)
            if changed is not None:
                changed()

    def _show_notice(self, said: Message) -> None:
        """Say something in a corner; what everybody should read stays until a key is pressed some time later."""
        if said.id in _TOLD_AT_TABLE and self.seated:
            return
        if said.id == "told-you-resigned" and self.seated and said.values.get("table") == self.model.table.id:
            self.attempt(self.leave_table(), alone=True)
        if said.id in _URGENT:
            self.urgent_since = monotonic()
            self.notify(self.words(said), severity="warning", timeout=_LONG, markup=False)
        else:
            self.notify(self.words(said), timeout=_SHORT, markup=False)

    def _notice_read(self) -> None:
        """Take away what was urgent, after it could be read."""
        if self.urgent_since and monotonic() - self.urgent_since > _TO_READ:
            self.urgent_since = 0.0
            self.clear_notifications()

    def _follow_account(self) -> None:
        """Go on with language and settings that were changed elsewhere, or came with an account."""
        account = self.lobby.account
        if self.keeper.is_busy or (account.language, account.settings) == self._account or account.is_new:
            return
        settings = self.settings
        if account.settings != self._account[1]:
            with suppress(GameError):
                settings = parse_settings(account.settings, catalogue(self.language))
        self._account = (account.language, account.settings)
        self.use(account.language or self.language, settings)

    def _show_banner(self, away: bool) -> None:
        """Say over the present screen that the server pauses, as long as it does."""
        shown = [banner for screen in self.screen_stack for banner in screen.query(Banner)]
        if away and not any(banner.screen is self.screen for banner in shown):
            self.screen.mount(Banner(self.words(message("screen-pause"))))
        elif not away:
            for banner in shown:
                banner.remove()

    async def hear(self, event: events.Event) -> None:
        """Hold keys back while the host is away or the next screen is on its way, but for those that leave or write."""
        if self._held_back(event):
            return
        await self._until_the_line_is_there()
        if isinstance(event, events.Key):
            self._notice_read()
            if self._talks_from_a_dialog(event.key):
                return
        await super().hear(event)

    def _talks_from_a_dialog(self, key: str) -> bool:
        """Let people talk while a question of the game is open: what they type there would answer it."""
        game = self.game_screen
        if game is None or self.screen is game or isinstance(self.focused, Input):
            return False
        if not isinstance(self.screen, DecisionModal | AfterScreen):
            return False
        wanted = next((id_ for id_ in ("say", "talk") if key in self.keys.of(id_)), None)
        if wanted is not None:
            getattr(game, f"action_{wanted}")()
        return wanted is not None

    async def _until_the_line_is_there(self) -> None:
        """Let letters wait for the line that a key just before them opens; on a slow connection they come together."""
        there: asyncio.Event | None = getattr(self.screen, "can_be_written_in", None) if self.screen_stack else None
        if there is not None and not there.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(there.wait(), _LINE_PATIENCE)

    def _held_back(self, event: events.Event) -> bool:
        if not (self.lobby.away or self.busy) or not self.screen_stack:
            return False
        if isinstance(event, events.Key) and event.key in self.keys.of("quit-now"):
            return False
        writes = isinstance(self.focused, Input) and not (isinstance(event, events.Key) and event.key == "enter")
        return not writes

    async def on_unmount(self) -> None:
        """Hear no more of the lobby."""
        self._stop_listening()


async def _arrive(app: HouseApp) -> None:
    await cast(ServedApp, app).arrive()


def served(node: "DOMNode") -> ServedApp:
    """Give the app of a screen that is shown on a server."""
    return cast(ServedApp, node.app)


def make_served_app(
    lobby: Lobby,
    settings: Settings,
    command: Sequence[str] = (),
    driver_class: "type[Driver] | None" = None,
    address: str = "",
) -> ServedApp:
    """Make the app for one person's connection to a server; `address` is how that is reached by ssh, if known."""
    return ServedApp(lobby, settings, command, driver_class, address)
