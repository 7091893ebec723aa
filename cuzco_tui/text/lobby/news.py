"""What happens in a lobby, told as single lines to whoever waits there."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import Message, message
from cuzco_tui.text.lobby.visitor import Visitor
from cuzco_tui.text.lobby.wording import time_left, title

MANY_PEOPLE: Final = 12
"""So many people that nobody wants to hear each of them come."""


class LobbyNews:
    """Compares the lobby as it is with what was told of it.

    The server has sentences of its own for those who come to one's tables or go, and when a game begins.
    """

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._tables: dict[str, TableLine] = {}
        self._people: set[str] = set()
        self.skip()

    def skip(self) -> None:
        """Count everything as told."""
        self._tables |= self._visitor.lobby.tables
        self._people = {person.name for person in self._visitor.lobby.people}

    def news(self) -> Iterator[Message]:
        """Give what is new and matters to this person."""
        lobby = self._visitor.lobby
        if not self._visitor.console.brief and len(lobby.people) <= MANY_PEOPLE:
            for name in (person.name for person in lobby.people):
                if name not in self._people and name != lobby.account.name:
                    yield message("text-news-here", name=name)
        for id_, table in lobby.tables.items():
            yield from self._news_of(self._tables.get(id_), table)
        self.skip()

    def _news_of(self, before: TableLine | None, table: TableLine) -> Iterator[Message]:
        if before is None:
            if table.stage == "waiting" and table.free_seats and table.owner != self._visitor.lobby.account.name:
                yield message(
                    "text-news-table", name=table.owner, table=table.id, game=title(table), free=table.free_seats
                )
            if table.mine is None:
                return
        elif table.mine is None or before == table:
            return
        if table.stage == "over" and before is not None and before.stage == "playing":
            yield message("text-news-over", table=table.id)
        if table.waits_for_me and (before is None or not before.waits_for_me):
            self._visitor.ring()
            left = time_left(table)
            said = message("text-news-turn", table=table.id)
            yield said if left is None else message("text-news-turn-left", said=said, left=left)
