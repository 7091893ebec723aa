"""The lobby: tables, people and talk, and everything one can do there."""

from datetime import UTC, datetime
from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import LOBBY, TableLine
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import bindings_of, key_of, with_keys
from cuzco_tui.tui.lobby import deeds
from cuzco_tui.tui.lobby.order import deed_of, in_order, is_possible
from cuzco_tui.tui.lobby.panels import Heading, Here, PeopleHere, TableDetail, TableSeen
from cuzco_tui.tui.lobby.table_list import Listed, TableList
from cuzco_tui.tui.lobby.talk import TalkLog, not_muted, talk_input
from cuzco_tui.tui.observed import Footer, Seen
from cuzco_tui.tui.served_actions import AT_A_TABLE
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.clear import ClearHorizontal, ClearVertical
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.too_small import TooSmall

_CLOCK: Final = 20.0
"""Seconds after which the times that are left are told anew."""
_ALWAYS: Final = ("make-table", "join-code", "say", "help", "leave-lobby", "settings", "account", "talk", "mute")


class LobbyScreen(Screen[None], inherit_bindings=False):
    """Shows the lobby and does there what its keys say."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("lobby")
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-roomy"), (160, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012

    def __init__(self, lobby: Lobby, language: str) -> None:
        super().__init__()
        self.lobby = lobby
        self.language = language
        self.tables = TableList()
        self.detail = TableDetail(id="table-detail")
        self.people = PeopleHere(id="people")
        self.talk = TalkLog(id="talk")
        self.heading = Heading(id="bar")
        self.key_line = KeyLine(id="keys")
        self.waiting_for_me: frozenset[str] = frozenset()
        """The tables that were seen to wait for oneself."""
        self.entered = False
        """Whether the list is complete."""

    def compose(self) -> ComposeResult:
        """Lay out tables on the left, people and talk on the right."""
        yield self.heading
        with ClearHorizontal(id="lobby"):
            with ClearVertical(id="lobby-left"):
                yield self.tables
                yield self.detail
            with Vertical(id="lobby-right"):
                yield self.people
                yield self.talk
                yield talk_input(words_at(self, self.language))
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Show what is known, and ask for the rest."""
        self.speak(self.language)
        self.set_interval(_CLOCK, self.show)
        self.tables.focus()

    def speak(self, language: str) -> None:
        """Say everything in a language."""
        self.language = language
        for panel in (self.tables, self.detail, self.people, self.talk, self.heading):
            panel.language = language
            panel.set_reactive(Seen.language, language)
            panel.redraw()
        self.query_one("#say", Input).placeholder = self.say(message("screen-say"))
        self.query_one(TooSmall).language = language
        self.key_line.refresh()
        self.show()

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def lobby_changed(self) -> None:
        """Show what has changed."""
        if self.is_attached and self.entered:
            self.show()

    def settled(self) -> None:
        """The list is complete: the cursor stays at its table from now on."""
        self.entered = True
        self.show()
        if not self.tables.wanted and self.tables.pointed is not None:
            self.tables.wanted = self.tables.pointed.id

    def show(self) -> None:
        """Show the lobby as it is now."""
        lobby, account = self.lobby, self.lobby.account
        minute = int(datetime.now(UTC).timestamp() // _CLOCK)
        self.tables.show_tables(Listed(in_order(lobby.tables.values()), minute, account.guest))
        self.people.view = Here(lobby.people, account.name, account.muted)
        self.talk.view = not_muted(lobby.talk_at(LOBBY), account.muted)
        who = message("screen-guest-named" if account.guest else "screen-named", name=account.name)
        self.heading.view = (message("screen-lobby"), who, message("screen-here-now", number=len(lobby.people)))
        waiting = frozenset(table.id for table in lobby.tables.values() if table.waits_for_me)
        if self.entered and waiting - self.waiting_for_me and self.is_current:
            deeds.tell_turn(self, sorted(waiting - self.waiting_for_me)[0])
        self.waiting_for_me = waiting

    @property
    def pointed(self) -> TableLine | None:
        """The table under the cursor."""
        return self.tables.pointed

    def on_table_list_pointed(self) -> None:
        """Tell of the table under the cursor, and which keys do something with it."""
        table = self.pointed
        minute = int(monotonic() // _CLOCK)
        connected = frozenset(person.name for person in self.lobby.people)
        self.detail.view = TableSeen(table, None if table is None else self._deed(table), minute, connected)
        rows = all_actions()
        useful = [id_ for id_ in AT_A_TABLE if is_possible(id_, table, self.lobby.account)]
        self.key_line.footer = Footer(tuple(rows.find("lobby", id_) for id_ in (*useful, *_ALWAYS)))

    def _deed(self, table: TableLine) -> Message | None:
        guest = self.lobby.account.guest
        deed = deed_of(table, guest)
        if not deed:
            told = with_keys(self, "screen-take-guest", self.language, "make-table")
            return told if guest and table.free_seats else None
        return message(f"screen-take-{deed}", take=key_of(self, "take", self.language))

    def possible(self, action: Action) -> bool:
        """Say whether an action would do something now, for the command palette."""
        return action.id not in AT_A_TABLE or is_possible(action.id, self.pointed, self.lobby.account)

    def on_table_list_taken(self, event: TableList.Taken) -> None:
        """Do the obvious thing with a table, as it was shown."""
        if event.deed:
            deeds.do(self, event.deed, event.table)

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was typed, and go back to the tables, whose keys the last line names."""
        deeds.say(self, event.input, LOBBY)
        self.set_focus(self.tables)

    def _with_table(self, action: str) -> TableLine | None:
        """Give the table under the cursor when an action is possible with it and it did not just come there."""
        table = self.tables.taken_by_hand()
        return table if table is not None and is_possible(action, table, self.lobby.account) else None

    def action_join_table(self) -> None:
        """Take a free seat."""
        if table := self._with_table("join-table"):
            deeds.do(self, "join", table.id)

    def action_sit_down(self) -> None:
        """Go on with one's own game."""
        if table := self._with_table("sit-down"):
            deeds.do(self, "sit", table.id)

    def action_watch_table(self) -> None:
        """Watch a game of others."""
        if table := self._with_table("watch-table"):
            deeds.do(self, "watch", table.id)

    def action_give_back(self) -> None:
        """Give one's seat back before the game has begun."""
        if table := self._with_table("give-back"):
            deeds.give_back(self, table)

    def action_begin_table(self) -> None:
        """Begin with bots in the free seats."""
        if table := self._with_table("begin-table"):
            deeds.begin(self, table)

    def action_close_table(self) -> None:
        """Take a table away."""
        if table := self._with_table("close-table"):
            deeds.close(self, table)

    def action_replay_table(self) -> None:
        """Look back at a finished game."""
        if table := self._with_table("replay-table"):
            deeds.look_back(self, table)

    def action_resign(self) -> None:
        """Give one's seat to a bot for good."""
        if table := self._with_table("resign"):
            deeds.resign(self, table.id)

    def action_make_table(self) -> None:
        """Make a table."""
        deeds.make(self)

    def action_join_code(self) -> None:
        """Go to a table by its three words."""
        deeds.join_by_code(self)

    def action_say(self) -> None:
        """Go to the line in which one says something."""
        self.set_focus(self.query_one("#say", Input))

    def action_leave_line(self) -> None:
        """Go back to the tables."""
        self.tables.focus()

    def action_talk(self) -> None:
        """Read the whole talk."""
        deeds.read_talk(self, LOBBY)

    def action_mute(self) -> None:
        """Choose whom not to hear."""
        deeds.mute(self, LOBBY)

    def action_settings(self) -> None:
        """Change what goes with one's account."""
        deeds.open_settings(self)

    def action_account(self) -> None:
        """See what can be done with one's account."""
        deeds.open_account(self)

    def action_leave_lobby(self) -> None:
        """Leave the server."""
        self.app.exit()
