"""What whoever looks after the server may know and do: numbers, lists, bans, announcements, invitations."""

import asyncio
import os
from typing import TYPE_CHECKING, Any, Final

from cuzco_tui.game import GameError, Json
from cuzco_tui.lobby.requests import FrontStats, Govern, Kick, Status
from cuzco_tui.messages import message
from cuzco_tui.ssh.host.accounts import Person
from cuzco_tui.ssh.host.chat import clean
from cuzco_tui.ssh.host.measures import private_memory
from cuzco_tui.ssh.host.registry import TableRecord, moment
from cuzco_tui.ssh.host.visitor import Visitor

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.hall import Hall

_TO_GO: Final = 3.0
"""Seconds in which a session that is ended goes by itself, with the sentence that it was told."""


class Governor:
    """Does what an administrator asks for."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def do(self, visitor: Visitor, request: FrontStats | Status | Govern) -> Json:
        """Do something that only the server's own may ask for."""
        if isinstance(request, FrontStats):
            if visitor.role != "front":
                raise GameError(message("error-request"))
            self._hall.front_numbers = request.numbers
            return None
        if visitor.role != "admin":
            raise GameError(message("error-request"))
        return self.status() if isinstance(request, Status) else await self.govern(request)

    def status(self) -> Json:
        """Give numbers about sessions, tables, memory and latency."""
        hall = self._hall
        now = hall.time.now()
        stages = [table.stage for table in hall.registry]
        thinkers = hall.thinkers.pids
        return {
            "now": moment(now).isoformat(),
            "since": moment(hall.began).isoformat(),
            "stopping": hall.stopping,
            "sessions": [self._session(visitor) for visitor in hall.people],
            "tables": {
                **{stage: stages.count(stage) for stage in ("waiting", "playing", "over")},
                "loaded": len(hall.games),
                "troubled": sum(running.has_trouble for running in hall.games.all),
            },
            "memory": {
                "host": private_memory(os.getpid()),
                "thinkers": [private_memory(pid) for pid in thinkers],
            },
            "latency": hall.measures.summary(now),
            "front": hall.front_numbers,
        }

    def _session(self, visitor: Visitor) -> dict[str, Json]:
        return {
            "session": visitor.identity.session if visitor.identity else "",
            "name": visitor.name,
            "guest": visitor.is_guest,
            "at": sorted(visitor.tables),
            "since": moment(visitor.since).isoformat(),
            "pid": visitor.pid,
            "memory": private_memory(visitor.pid) if visitor.pid else None,
        }

    async def govern(self, request: Govern) -> list[Json]:
        """Do what is asked for, and give facts about it, a line each."""
        hall, do = self._hall, self._hall.database.do
        match request.what:
            case "list":
                return [line._asdict() for line in await do(hall.accounts.list_all)]
            case "tables":
                return [_table_facts(table) for table in hall.registry]
            case "announce":
                return [{"told": self._announce(request.text)}]
            case "invite":
                uses = int(request.text) if request.text.isdecimal() else 1
                return [{"code": await do(hall.accounts.new_invitation, uses), "uses": uses}]
            case "kick":
                return [{"name": request.whom, "ended": self._kick_by_name(request.whom)}]
        person = await do(hall.accounts.by_name, request.whom)
        if person is None:
            raise GameError(message("admin-no-account", name=request.whom))
        match request.what:
            case "ban":
                await do(hall.accounts.ban, person.id)
                return [{"name": person.name, "ended": self._end(hall.sessions_of(person.id), "error-banned")}]
            case "unban":
                await do(hall.accounts.unban, person.id)
                return [{"name": person.name}]
            case "forget":
                await self.forget(person.id, games=request.text == "games")
                return [{"name": person.name}]
        raise GameError(message("error-request"))

    async def forget(self, account: str, games: bool, but: Visitor | None = None) -> None:
        """Delete an account; it leaves its tables, and with `games` those are thrown away with all that is saved.

        Its sessions are ended, except for the one that asked for it.
        """
        hall = self._hall
        person: Person | None = await hall.database.do(hall.accounts.by_id, account)
        for table in list(hall.registry.of(account)):
            if games or all(seat.account == account for seat in table.people):
                await hall.remove_table(table)
            elif table.stage == "waiting" and table.seat_of(account) is not None:
                await hall.maker.give_back(account, "" if person is None else person.name, table)
            elif table.stage == "playing" and account in {seat.account for seat in table.people}:
                await hall.company.resign(account, table)
        for table in list(hall.registry.of(account)):
            for seat_facts in table.seats:
                if seat_facts.account == account:
                    seat_facts.account = f"forgotten:{account}"
            if table.owner == account:
                table.owner = next((seat.account for seat in table.people), "")
            await hall.registry.save(table)
        for table in hall.registry:
            if account in table.watched_by:
                table.watched_by = tuple(watcher for watcher in table.watched_by if watcher != account)
                await hall.registry.save(table)
        await hall.database.do(hall.accounts.forget, account)
        self._end([visitor for visitor in hall.sessions_of(account) if visitor is not but], "ended-forgotten")

    def _announce(self, text: str) -> int:
        said = message("told-announcement", text=clean(text))
        for visitor in self._hall.people:
            visitor.notice(said, urgent=True)
        return len(self._hall.people)

    def _kick_by_name(self, name: str) -> int:
        sessions = [visitor for visitor in self._hall.people if visitor.name.casefold() == name.casefold()]
        if not sessions:
            raise GameError(message("admin-not-here", name=name))
        return self._end(sessions, "ended-kicked")

    def _end(self, sessions: list[Visitor], why: str) -> int:
        """End sessions with a sentence; the front ends those that do not go by themselves."""
        for visitor in sessions:
            visitor.say_goodbye(message(why))
        self._hall.spawn(self._end_surely([visitor.identity.session for visitor in sessions if visitor.identity]))
        return len(sessions)

    async def _end_surely(self, sessions: list[str]) -> None:
        await asyncio.sleep(_TO_GO)
        for front in [visitor for visitor in self._hall.visitors if visitor.role == "front"]:
            for session in sessions:
                front.push(Kick(session))


def _table_facts(table: TableRecord) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "stage": table.stage,
        "owner": table.owner_name,
        "people": [seat.person for seat in table.seats if seat.account],
        "bots": [seat.played_by for seat in table.seats if seat.played_by],
        "turn": "" if table.turn is None or not table.names else table.names[table.turn],
        "round": table.round,
        "changed": moment(table.changed).isoformat(),
    }
