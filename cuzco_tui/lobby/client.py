"""A person's door to a lobby: what they were last told, and everything they may ask for.

It speaks through `ask`, which brings a request to the host and gives back the JSON of what was done, or raises the
GameError with which it was refused; what the host says by itself comes in through `receive`.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from cuzco_tui.game import Game, GameError
from cuzco_tui.games import find_game
from cuzco_tui.lobby.facts import LOBBY, Account, ChatLine, Company, NewTable, PersonLine, Proposal, TableLine
from cuzco_tui.lobby.requests import (
    Agree,
    Around,
    Begin,
    Close,
    Enter,
    Exit,
    Find,
    Forget,
    GiveBack,
    Goodbye,
    Heard,
    Join,
    Link,
    LinkCode,
    LookBack,
    Make,
    Mute,
    Notice,
    People,
    Propose,
    Push,
    RecoveryCode,
    Register,
    Request,
    Resign,
    Said,
    Say,
    Settle,
    Shown,
    Sit,
    Stand,
    Tables,
    TakeBack,
    ToChair,
    Turns,
    You,
)
from cuzco_tui.messages import Message, message, read_value
from cuzco_tui.table.wire import RemoteChair

Ask: TypeAlias = Callable[[Request], Awaitable[bytes]]
Listener: TypeAlias = Callable[[], None]
T = TypeVar("T")

_KEPT_TALK: Final = 200
_MOST_EARLY: Final = 8


class HostAway(GameError):
    """The host does not answer for a moment; what was asked may or may not have been done, the table will tell."""


class SeatTaken(msgspec.Struct, frozen=True):
    """What comes back when somebody sits down."""

    chair: int
    welcome: msgspec.Raw
    company: Company


class SharedTable:
    """A table at which one sits with others: the chair, who is there, what is said, and what is proposed."""

    def __init__(self, lobby: "Lobby", taken: SeatTaken) -> None:
        self._lobby = lobby
        self._number = taken.chair
        self.company = taken.company
        """Who and what is at the table, as last told."""
        self.game: Game = find_game(self.company.table.game)
        self.chair = RemoteChair(self.game, bytes(taken.welcome), partial(self._ask_chair, taken.chair))

    @property
    def id(self) -> str:
        """The table."""
        return self.company.table.id

    @property
    def number(self) -> int:
        """By which the host knows the chair."""
        return self._number

    @property
    def talk(self) -> Sequence[ChatLine]:
        """What was said at this table, the last lines."""
        return self._lobby.talk_at(self.id)

    @property
    def to_answer(self) -> Proposal | None:
        """What somebody proposes and oneself must still agree to; any choice at the table makes it void."""
        proposal = self.company.proposal
        return proposal if proposal is not None and self._lobby.account.name in proposal.waiting_for else None

    @property
    def lobby(self) -> "Lobby":
        """Where this table stands."""
        return self._lobby

    def take_in(self, taken: SeatTaken) -> None:
        """Sit here once more, after the host has come back."""
        self._number = taken.chair
        self.company = taken.company
        self.chair.rejoin(bytes(taken.welcome), partial(self._ask_chair, taken.chair))

    async def say(self, text: str) -> None:
        """Say something to those at this table."""
        await self._lobby.say(text, self.id)

    async def propose_undo(self) -> None:
        """Ask the others to let one's last choice be taken back, with all that came after it."""
        await self._lobby.ask(Propose(self.id, "undo"))

    async def propose_bot(self, seat: int) -> None:
        """Ask the others to let a bot play for the absent person of a seat."""
        await self._lobby.ask(Propose(self.id, "bot", seat))

    async def agree(self, yes: bool) -> None:
        """Answer what is proposed."""
        proposal = self.company.proposal
        if proposal is not None:
            await self._lobby.ask(Agree(self.id, proposal.number, yes))

    async def take_back_seat(self) -> None:
        """Play on oneself where a bot stood in."""
        await self._lobby.ask(TakeBack(self.id))

    async def resign(self) -> None:
        """Give one's seat to a bot for good."""
        await self._lobby.ask(Resign(self.id))

    async def stand(self) -> None:
        """Give the chair back."""
        await self._lobby.stand(self)

    async def _ask_chair(self, chair: int, line: bytes) -> bytes:
        """Ask a chair; what was meant for one that the host no longer knows since it was away was not done."""
        try:
            return await self._lobby.ask(ToChair(chair, msgspec.Raw(line)))
        except GameError as error:
            if chair == self._number:
                raise
            raise HostAway(message("error-host-away")) from error


class Lobby:
    """What one person knows of a lobby and may do there."""

    def __init__(self, ask: Ask, account: Account) -> None:
        self._ask = ask
        self.account = account
        self.tables: dict[str, TableLine] = {}
        """The tables that they may see, as last told; kept up to date between `enter` and `exit`."""
        self.people: tuple[PersonLine, ...] = ()
        self.notices: deque[Message] = deque(maxlen=20)
        """Sentences that were not shown yet; whoever shows one takes it out."""
        self.goodbye: Message | None = None
        """Why the session ends, once it does."""
        self.away = False
        """Whether the host is away for a moment."""
        self.seated: dict[int, SharedTable] = {}
        """The tables at which they sit, by the numbers of their chairs."""
        self._early: dict[int, bytes] = {}
        """Positions of chairs of which the answer to `sit` has not been taken in yet; the last ones."""
        self._early_company: dict[str, Company] = {}
        """The same for who is at a table."""
        self._inside = False
        self._talk: dict[str, deque[ChatLine]] = {}
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Listener:
        """Call back whenever anything has changed, and give what ends that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def talk_at(self, place: str) -> Sequence[ChatLine]:
        """Give what was said in a place, the last lines."""
        return tuple(self._talk.get(place, ()))

    async def ask(self, request: Request) -> bytes:
        """Bring a request to the host, and give the JSON of what was done."""
        return await self._ask(request)

    async def register(self, name: str, language: str, invitation: str = "") -> str:
        """Say what one is called, and give the recovery code."""
        return await self._told(Register(name, language, invitation), str)

    async def link(self, code: str) -> None:
        """Let this key belong to an account that exists."""
        await self._ask(Link(code))

    async def link_code(self) -> str:
        """Give a code that lets a second key belong to this account."""
        return await self._told(LinkCode(), str)

    async def recovery_code(self) -> str:
        """Give a new recovery code."""
        return await self._told(RecoveryCode(), str)

    async def settle(self, language: str, settings: str) -> None:
        """Keep language and settings for this account."""
        await self._ask(Settle(language, settings))

    async def forget(self) -> None:
        """Delete this account."""
        await self._ask(Forget())

    async def enter(self) -> None:
        """Be told what changes in the lobby from now on."""
        self._inside = True
        self.tables = {}
        await self._ask(Enter())
        self._keep(LOBBY, await self._told(Heard(LOBBY), tuple[ChatLine, ...]))

    async def exit(self) -> None:
        """Be told no more what changes in the lobby."""
        self._inside = False
        await self._ask(Exit())

    async def make(self, table: NewTable) -> str:
        """Make a table, and give its id."""
        return await self._told(Make(table), str)

    async def join(self, table: str, seat: int | None = None) -> None:
        """Take a seat."""
        await self._ask(Join(table, seat))

    async def give_back(self, table: str) -> None:
        """Give a seat back before the game has begun."""
        await self._ask(GiveBack(table))

    async def begin(self, table: str, bot: str) -> None:
        """Begin with a bot in every free seat."""
        await self._ask(Begin(table, bot))

    async def close(self, table: str) -> None:
        """Take a table away."""
        await self._ask(Close(table))

    async def resign(self, table: str) -> None:
        """Give one's seat to a bot for good."""
        await self._ask(Resign(table))

    async def turns(self) -> tuple[TableLine, ...]:
        """Give the games in which one plays, those that wait for one first."""
        return await self._told(Turns(), tuple[TableLine, ...])

    async def find(self, table: str) -> TableLine:
        """Look at one table, also at one that is not listed; a listed one is known as it was found."""
        found = await self._told(Find(table), TableLine)
        if found.id in self.tables:
            self.tables[found.id] = found
        return found

    async def look_back(self, table: str) -> str:
        """Give the text of a finished game that one has played or watched."""
        return await self._told(LookBack(table), str)

    async def sit(self, table: str) -> SharedTable:
        """Sit down at a game: in one's seat, or else to watch."""
        self._early_company.clear()
        taken = await self._told(Sit(table), SeatTaken)
        shared = SharedTable(self, taken)
        self._seat(taken.chair, shared)
        self._keep(shared.id, await self._told(Heard(shared.id), tuple[ChatLine, ...]))
        return shared

    async def stand(self, shared: SharedTable) -> None:
        """Give a chair back."""
        if self.seated.pop(shared.number, None) is not None and not self.away:
            await self._ask(Stand(shared.number))

    async def say(self, text: str, place: str = LOBBY) -> None:
        """Say something."""
        await self._ask(Say(text, place))

    async def mute(self, name: str, on: bool = True) -> None:
        """Hear somebody no more, or again."""
        await self._ask(Mute(name, on))

    def lose(self) -> None:
        """The host is away for a moment."""
        self.away = True
        self._forget_early()
        self._tell()

    async def come_back(self, account: Account) -> None:
        """The host is there, perhaps again: take up everything where it was; a table that is gone is told of."""
        self.account = account
        self.away = False
        before, self.seated = list(self.seated.values()), {}
        for shared in before:
            try:
                taken = await self._told(Sit(shared.id), SeatTaken)
            except HostAway:
                self.seated = {each.number: each for each in before}
                raise
            except GameError as error:
                self.notices.append(message("lobby-table-lost", table=shared.id, reason=error.clause))
            else:
                shared.take_in(taken)
                self._seat(taken.chair, shared)
        if self._inside:
            await self.enter()
        self._tell()

    def receive(self, push: Push) -> None:
        """Take in what the host says by itself."""
        match push:
            case You(account):
                self.account = account
            case Tables(changed, gone):
                self.tables.update((table.id, table) for table in changed)
                for id_ in gone:
                    self.tables.pop(id_, None)
            case People(people):
                self.people = people
            case Said(line):
                self._keep(line.place, [line])
            case Around(company):
                seated = [shared for shared in self.seated.values() if shared.id == company.table.id]
                for shared in seated:
                    shared.company = company
                if not seated and len(self._early_company) < _MOST_EARLY:
                    self._early_company[company.table.id] = company
            case Shown(chair, position):
                if chair in self.seated:
                    self.seated[chair].chair.show(bytes(position))
                else:
                    self._early[chair] = bytes(position)
                    if len(self._early) > _MOST_EARLY:
                        del self._early[min(self._early)]
                return
            case Notice(said):
                self._note(said)
            case Goodbye(said):
                self.goodbye = _message(said)
        self._tell()

    def _seat(self, number: int, shared: SharedTable) -> None:
        """Keep a chair, and show what came for it before it was known here."""
        self.seated[number] = shared
        if (position := self._early.pop(number, None)) is not None:
            shared.chair.show(position)
        shared.company = self._early_company.pop(shared.id, shared.company)

    def _forget_early(self) -> None:
        """What came for chairs of before is void."""
        self._early.clear()
        self._early_company.clear()

    def _note(self, said: Any) -> None:
        if (told := _message(said)) is not None:
            self.notices.append(told)

    def _keep(self, place: str, lines: Sequence[ChatLine]) -> None:
        kept = self._talk.setdefault(place, deque(maxlen=_KEPT_TALK))
        last = kept[-1].number if kept else -1
        kept.extend(line for line in lines if line.number > last)

    async def _told(self, request: Request, kind: type[T]) -> T:
        return msgspec.json.decode(await self._ask(request), type=kind)

    def _tell(self) -> None:
        for listener in list(self._listeners):
            listener()


def _message(data: Any) -> Message | None:
    said = read_value(data)
    return said if isinstance(said, Message) else None
