"""The waiting room of a table that has not begun: who is there, talk, and the game as soon as it begins."""

from datetime import UTC, datetime
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import HostAway, Lobby
from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import Value, message
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.lobby import deeds
from cuzco_tui.tui.lobby.order import is_possible
from cuzco_tui.tui.lobby.panels import Heading, TableDetail, TableSeen
from cuzco_tui.tui.lobby.talk import TalkLog, not_muted, talk_input
from cuzco_tui.tui.lobby.words import game_title
from cuzco_tui.tui.observed import Footer, Seen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.clear import ClearHorizontal, ClearVertical
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.too_small import TooSmall

_AT_TIMES: Final = ("begin-table", "give-back", "close-table")
_ALWAYS: Final = ("say", "back", "help", "talk", "mute")


class WaitingRoom(Screen[None], inherit_bindings=False):
    """Shows one table until it begins."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("waiting")
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-roomy"), (160, "-wide")]  # noqa: RUF012

    def __init__(self, lobby: Lobby, language: str, table: TableLine, invitation: str) -> None:
        super().__init__()
        self.lobby = lobby
        self.language = language
        self.table = table
        self.invitation = invitation
        """The line by which a friend comes here."""
        self.detail = TableDetail(id="table-detail")
        self.talk = TalkLog(id="talk")
        self.heading = Heading(id="bar")
        self.key_line = KeyLine(id="keys")
        self.done = False
        """Whether the room is left already."""

    def compose(self) -> ComposeResult:
        """Lay out the table on the left, talk on the right."""
        yield self.heading
        with ClearHorizontal(id="lobby"):
            with ClearVertical(id="lobby-left"):
                yield self.detail
                yield Static(id="waiting-for", markup=False)
                yield Static(id="code-about", markup=False)
                yield Static(id="code", classes="shown-words", markup=False)
                yield Static(id="code-line", markup=False)
            with Vertical(id="lobby-right"):
                yield self.talk
                yield talk_input(words_at(self, self.language))
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Show the table."""
        for panel in (self.detail, self.talk, self.heading):
            panel.set_reactive(Seen.language, self.language)
        self.query_one("#code", Static).update(self.table.id)
        self.query_one("#code-about", Static).update(
            self.say(message("screen-room-code" if not self.table.open else "screen-room-open"))
        )
        line = self.say(message("screen-room-line"))
        self.query_one("#code-line", Static).update(f"{line}\n{self.invitation}")
        self.show()
        self.talk.focus()

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def lobby_changed(self) -> None:
        """Show who came and went; open the game when it begins, and go back when the table is gone."""
        if self.done or not self.is_attached:
            return
        app = deeds.app_of(self)
        table = self.lobby.tables.get(self.table.id)
        if table is None:
            if app.lobby_is_known:
                app.attempt(self._see_whether_gone())
            return
        self.table = table
        if table.stage != "waiting":
            self.done = True
            app.attempt(app.go_to(table.id, begun=True), alone=True)
        elif table.mine is None:
            self.done = True
            app.leave_room(self)
        else:
            self.show()

    async def _see_whether_gone(self) -> None:
        """Leave the room of a table that is really gone, and not only not listed yet."""
        try:
            await self.lobby.find(self.table.id)
        except HostAway:
            return
        except GameError:
            if not self.done:
                self.done = True
                deeds.app_of(self).leave_room(self, message("screen-table-gone", table=self.table.id))

    def show(self) -> None:
        """Show the table as it is now."""
        account = self.lobby.account
        minute = int(datetime.now(UTC).timestamp() // 20)
        connected = frozenset(person.name for person in self.lobby.people)
        self.detail.view = TableSeen(self.table, None, minute, connected)
        self.talk.view = not_muted(self.lobby.talk_at(self.table.id), account.muted)
        self.heading.view = (message("screen-room"), game_title(self.table), self.table.id)
        owner = self.table.owner == account.name
        waiting = with_keys(self, "screen-room-owner", self.language, "begin-table")
        told = waiting if owner else message("screen-room-waits", owner=self.table.owner)
        self.query_one("#waiting-for", Static).update(self.say(told))
        rows = all_actions()
        useful = [id_ for id_ in _AT_TIMES if is_possible(id_, self.table, account)]
        self.key_line.footer = Footer(tuple(rows.find("waiting", id_) for id_ in (*useful, *_ALWAYS)))

    def possible(self, action: Action) -> bool:
        """Say whether an action would do something now, for the command palette."""
        return action.id not in _AT_TIMES or is_possible(action.id, self.table, self.lobby.account)

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was typed."""
        deeds.say(self, event.input, self.table.id)

    def action_begin_table(self) -> None:
        """Begin with bots in the free seats."""
        if is_possible("begin-table", self.table, self.lobby.account):
            deeds.begin(self, self.table)

    def action_give_back(self) -> None:
        """Give one's seat back and go to the lobby."""
        if is_possible("give-back", self.table, self.lobby.account):
            deeds.give_back(self, self.table)

    def action_close_table(self) -> None:
        """Take the table away."""
        if is_possible("close-table", self.table, self.lobby.account):
            deeds.close(self, self.table)

    def action_say(self) -> None:
        """Go to the line in which one says something."""
        self.set_focus(self.query_one("#say", Input))

    def action_talk(self) -> None:
        """Read the whole talk."""
        deeds.read_talk(self, self.table.id)

    def action_mute(self) -> None:
        """Choose whom not to hear."""
        deeds.mute(self, self.table.id)

    def action_back(self) -> None:
        """Leave the line, or go to the lobby; the seat stays one's own."""
        if isinstance(self.focused, Input):
            self.talk.focus()
        elif not self.done:
            self.done = True
            deeds.app_of(self).leave_room(self)
