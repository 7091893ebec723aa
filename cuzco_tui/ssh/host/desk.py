"""The desk: takes the lines of a session one after the other, has done what they ask for, and answers."""

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.lobby import requests as ask
from cuzco_tui.lobby.facts import LOBBY, Account
from cuzco_tui.messages import Message, message
from cuzco_tui.ssh.host.accounts import Person, checked_language
from cuzco_tui.ssh.host.codes import WrongCode
from cuzco_tui.ssh.host.govern import Governor
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.ssh.host.listing import is_listed
from cuzco_tui.ssh.host.tables import Sitter
from cuzco_tui.ssh.host.visitor import Visitor
from cuzco_tui.ssh.tickets import read_ticket
from cuzco_tui.table.wire import BETTER_HINT, error_data

MOST_NOISE: Final = 20
"""Lines without sense after which a session is cut off."""
_MOST_CHAIRS: Final = 8
_asked: Final = msgspec.json.Decoder(ask.Asked)


class _Numbered(msgspec.Struct):
    n: int = -1


class Desk:
    """Serves one session."""

    def __init__(self, hall: Hall, secret: bytes) -> None:
        self.hall = hall
        self.visitor: Visitor = hall.visitor()
        self._secret = secret
        self._noise = 0
        self._last_words: Message | None = None
        """What is said after the answer that ends the session."""
        self._thinking: asyncio.Task[None] | None = None
        """Answers a request that is thought about for a while."""

    @property
    def greeted(self) -> bool:
        """Whether the session has shown its ticket."""
        return self.visitor.identity is not None

    async def hear(self, line: bytes) -> bool:
        """Answer a line, and say whether there is anything more to talk about."""
        began = monotonic()
        try:
            asked = _asked.decode(line)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            return self.noise(_number_of(line))
        if not self.greeted and not isinstance(asked.ask, ask.Hello):
            self._refuse(asked.n, GameError(message("error-ticket")))
            return False
        if isinstance(asked.ask, ask.ToChair) and _is_thought_about(asked.ask):
            if self._thinking is not None:
                self._thinking.cancel()
            self._thinking = asyncio.ensure_future(self._think(asked))
            return True
        return await self._answer(asked, began)

    async def _think(self, asked: ask.Asked) -> None:
        """Answer beside what is asked meanwhile; whoever asks again waits for the new answer alone."""
        try:
            await self._answer(asked)
        except asyncio.CancelledError:
            self._send(asked.n, {"done": None})
            raise

    async def _answer(self, asked: ask.Asked, began: float | None = None) -> bool:
        """Do what is asked for and send what came of it, and say whether there is anything more to talk about."""
        try:
            done = await self._do(asked.ask)
        except GameError as error:
            self._refuse(asked.n, error)
            return self.greeted
        except Exception as error:
            self.hall.log.crash("request-failed", error, request=type(asked.ask).__name__)
            self._refuse(asked.n, GameError(message("error-server-mistake")))
            return self.greeted
        self._send(asked.n, done)
        if began is not None:
            self.hall.measures.add(self.hall.time.now(), monotonic() - began)
        if self._last_words is not None:
            self.visitor.say_goodbye(self._last_words)
        return self._last_words is None

    def _send(self, number: int, done: Any) -> None:
        self.visitor.outbox.put(msgspec.json.encode({"n": number, "done": done}) + b"\n")

    def noise(self, number: int = -1) -> bool:
        """Answer a line that means nothing, and say whether to listen on."""
        self._noise += 1
        self._refuse(number, GameError(message("error-request")))
        return self._noise < MOST_NOISE and self.greeted

    async def leave(self) -> None:
        """The session has ended."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        await self.hall.leave(self.visitor)

    def _refuse(self, number: int, error: GameError) -> None:
        self.visitor.outbox.put(msgspec.json.encode({"n": number, "error": error_data(error)}) + b"\n")

    async def _do(self, request: ask.Request) -> Any:
        """Do what is asked for, as far as whoever asks may."""
        match request:
            case ask.Hello():
                return await self._hello(request)
            case ask.FrontStats() | ask.Status() | ask.Govern():
                return await Governor(self.hall).do(self.visitor, request)
        if self.visitor.role not in ("player", "guest"):
            raise GameError(message("error-request"))
        match request:
            case ask.Register() | ask.Link():
                return await self._become_known(request)
        if not self.visitor.is_person:
            raise GameError(message("error-name-first"))
        match request:
            case ask.LinkCode() | ask.RecoveryCode() | ask.Settle() | ask.Forget() | ask.Mute():
                return await self._keep_account(request)
            case ask.LookBack(heard_name):
                return await self.hall.look_back(self.visitor, self.hall.find(self.visitor, heard_name))
            case ask.Enter() | ask.Exit() | ask.Say() | ask.Heard() | ask.Turns() | ask.Find():
                return await self._in_lobby(request)
            case ask.Sit() | ask.Stand() | ask.ToChair():
                return await self._at_chair(request)
        return await self._with_table(request)

    async def _hello(self, request: ask.Hello) -> Account:
        if self.greeted:
            raise GameError(message("error-request"))
        return await self.hall.arrive(self.visitor, read_ticket(self._secret, request.ticket), request.pid)

    async def _become_known(self, request: ask.Register | ask.Link) -> str | None:
        """Let a newcomer be somebody: with a new account, or with one that exists."""
        hall, visitor, identity = self.hall, self.visitor, self.visitor.identity
        if identity is None or identity.role != "player" or not visitor.account.is_new:
            raise GameError(message("error-key-has-account" if identity and identity.key else "error-no-guests-here"))
        now, code = hall.time.now(), None
        hall.guesses.check(now, *visitor.guessers)
        try:
            if isinstance(request, ask.Register):
                needs = await hall.database.do(hall.gate.needs_invitation, identity.key)
                invitation = request.invitation if needs else None
                person, code = await asyncio.to_thread(
                    hall.accounts.register, identity.key, request.name, request.language, invitation
                )
            else:
                person = await asyncio.to_thread(hall.accounts.link, identity.key, request.code, now)
        except WrongCode:
            hall.guesses.wrong(now, *visitor.guessers)
            raise
        for other in hall.sessions_of(person.id):
            other.notice(message("told-key-added"), urgent=True)
        for other in hall.visitors:
            if other.identity is not None and other.identity.key == identity.key:
                hall.become(other, person)
        hall.account_changed(person)
        hall.people_changed()
        return code

    async def _keep_account(
        self, request: ask.LinkCode | ask.RecoveryCode | ask.Settle | ask.Forget | ask.Mute
    ) -> str | None:
        hall, visitor = self.hall, self.visitor
        if visitor.is_guest:
            self._keep_guest(request)
            return None
        do, accounts = hall.database.do, hall.accounts
        match request:
            case ask.LinkCode():
                return await do(accounts.new_link_code, visitor.id, hall.time.now())
            case ask.RecoveryCode():
                return await asyncio.to_thread(accounts.new_recovery_code, visitor.id)
            case ask.Settle(language, settings):
                await do(accounts.settle, visitor.id, language, settings)
            case ask.Mute(name, on):
                others = [muted for muted in visitor.account.muted if muted != name]
                await do(accounts.mute, visitor.id, (*others, name[:40]) if on else tuple(others))
            case ask.Forget():
                await Governor(hall).forget(visitor.id, games=False, but=visitor)
                self._last_words = message("ended-forgotten")
                return None
        person: Person | None = await do(accounts.by_id, visitor.id)
        if person is not None:
            hall.account_changed(person)
        return None

    def _keep_guest(self, request: object) -> None:
        """A guest may mute people and speak another language for as long as they are here."""
        visitor = self.visitor
        account = visitor.account
        match request:
            case ask.Settle(language, _):
                visitor.account = msgspec.structs.replace(account, language=checked_language(language))
            case ask.Mute(name, on):
                others = tuple(muted for muted in account.muted if muted != name)[-99:]
                visitor.account = msgspec.structs.replace(account, muted=(*others, name[:40]) if on else others)
            case _:
                raise GameError(message("error-no-guests-here"))
        visitor.outbox.mark(("you", 0))

    async def _in_lobby(self, request: ask.Enter | ask.Exit | ask.Say | ask.Heard | ask.Turns | ask.Find) -> Any:
        hall, visitor = self.hall, self.visitor
        match request:
            case ask.Enter():
                hall.show_all(visitor)
            case ask.Exit():
                visitor.inside = False
            case ask.Say(text, place):
                await hall.say(visitor, self._checked_place(place, True), text)
            case ask.Heard(place):
                heard = await hall.chat.heard(self._checked_place(place, False), hall.time.now())
                return [line for line in heard if line.by not in visitor.account.muted]
            case ask.Find(heard_name):
                return hall.line(hall.find(visitor, heard_name), visitor.id)
            case ask.Turns():
                mine = [table for table in hall.registry if table.stage != "over" and self._plays(table)]
                lines = [hall.line(table, visitor.id) for table in mine if is_listed(table, visitor.id)]
                return sorted(lines, key=lambda line: (not line.waits_for_me, line.changed), reverse=False)
        return None

    def _plays(self, table: Any) -> bool:
        return table.held_by(self.visitor.id) is not None

    def _checked_place(self, place: str, talks: bool) -> str:
        """Give a place of talk, unless somebody is not there or may not talk."""
        visitor = self.visitor
        if place == LOBBY:
            if talks and visitor.is_guest:
                raise GameError(message("error-guests-no-talk"))
            return LOBBY
        table = self.hall.find(visitor, place)
        seat = table.seat_of(visitor.id)
        if seat is None and table.id not in visitor.tables:
            raise GameError(message("error-sit-first"))
        if talks and visitor.is_guest and seat is None:
            raise GameError(message("error-guests-no-talk"))
        return table.id

    async def _at_chair(self, request: ask.Sit | ask.Stand | ask.ToChair) -> Any:
        hall, visitor = self.hall, self.visitor
        if isinstance(request, ask.Sit):
            return await self._sit(request.table)
        sitter = visitor.chairs.get(request.chair)
        if isinstance(request, ask.Stand):
            if sitter is not None:
                await hall.company.stand(sitter)
            return None
        if sitter is None:
            raise GameError(message("error-no-chair"))
        if _leaves(request):
            await hall.company.stand(sitter)
            return {"done": None}
        return msgspec.Raw((await sitter.door.answer(bytes(request.ask))).rstrip())

    async def _sit(self, heard: str) -> Any:
        hall, visitor = self.hall, self.visitor
        table = hall.find(visitor, heard)
        if table.stage == "waiting":
            raise GameError(message("error-not-begun", table=table.id))
        if len(visitor.chairs) >= _MOST_CHAIRS:
            raise GameError(message("error-too-many-chairs", most=_MOST_CHAIRS))
        async with hall.games.lock(table.id):
            table = hall.find(visitor, table.id)
            sitter: Sitter = await hall.company.sit(visitor, table)
        welcome = msgspec.Raw(sitter.door.welcome().rstrip())
        visitor.outbox.mark(("around", table.id))
        return {"chair": sitter.number, "welcome": welcome, "company": hall.company_at(table, visitor)}

    async def _with_table(self, request: Any) -> str | None:
        """Do something with one table."""
        hall, visitor = self.hall, self.visitor
        if isinstance(request, ask.Make):
            return (await hall.maker.make(visitor, request.table)).id
        table = hall.find(visitor, request.table)
        match request:
            case ask.Join(_, seat):
                await hall.maker.join(visitor, table, seat)
            case ask.GiveBack():
                await hall.maker.give_back(visitor.id, visitor.name, table)
            case ask.Begin(_, bot):
                await hall.maker.begin(visitor, table, bot)
            case ask.Close():
                await hall.maker.close(visitor, table)
            case ask.Resign():
                await hall.company.resign(visitor.id, table)
            case ask.TakeBack():
                await hall.company.take_back(visitor, table)
            case ask.Propose(_, kind, seat):
                await hall.company.propose(visitor, table, kind, seat)
            case ask.Agree(_, number, yes):
                await hall.company.agree(visitor, table, number, yes)
        return None


def _leaves(request: ask.ToChair) -> bool:
    """Say whether a chair is asked to be given back."""
    return _asks_for(request, "leave")


def _is_thought_about(request: ask.ToChair) -> bool:
    """Say whether the answer takes so long that others go before it."""
    return _asks_for(request, BETTER_HINT)


def _asks_for(request: ask.ToChair, deed: str) -> bool:
    try:
        return bool(msgspec.json.decode(request.ask).get("do") == deed)
    except (msgspec.MsgspecError, AttributeError, RecursionError):
        return False


def _number_of(line: bytes) -> int:
    """Give the number of a line that means nothing, if it has one."""
    try:
        return msgspec.json.decode(line, type=_Numbered).n
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return -1
