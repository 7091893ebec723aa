"""The lobby as a prompt: commands about tables, people and the account, and what happens while one waits."""

from asyncio import to_thread
from collections.abc import Coroutine, Iterable
from contextlib import suppress

from cuzco_tui.game import GameError
from cuzco_tui.games import find_description, find_game
from cuzco_tui.lobby.facts import LOBBY, TableLine
from cuzco_tui.messages import Message, message
from cuzco_tui.text.commands import Chosen, Ordered, Unclear
from cuzco_tui.text.console import Leave
from cuzco_tui.text.lobby.account import AccountCommands
from cuzco_tui.text.lobby.commands import LOBBY_COMMANDS, Back, LobbyDesk
from cuzco_tui.text.lobby.listing import Listing
from cuzco_tui.text.lobby.making import TableQuestions
from cuzco_tui.text.lobby.news import MANY_PEOPLE, LobbyNews
from cuzco_tui.text.lobby.table import LeaveTable, SharedSession
from cuzco_tui.text.lobby.talk import Talk
from cuzco_tui.text.lobby.visitor import Visitor
from cuzco_tui.text.lobby.wording import description_of, table_facts


class LobbyPrompt:
    """One person in the lobby, until they leave it for good."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.lobby = visitor.lobby
        self.console = visitor.console
        self.desk = LobbyDesk(visitor.console, LOBBY_COMMANDS)
        self.listing = Listing(visitor)
        self._account = AccountCommands(visitor)
        self._talk = Talk(visitor, LOBBY)
        self._news = LobbyNews(visitor)
        self._waits_at = ""
        """The table in whose waiting room the person is: when its game begins, they are led there."""
        self._room: Talk | None = None
        """The talk in that waiting room."""

    async def enter(self) -> None:
        """Come into the lobby."""
        await self.lobby.enter()
        self._talk.skip()
        self._news.skip()
        self.visitor.sources = [self._news.news, self._talk.news, self._room_news]
        self.console.say("text-lobby-welcome", name=self.lobby.account.name)
        waiting = tuple(table.id for table in self.lobby.tables.values() if table.waits_for_me)
        if waiting:
            self.console.say("text-lobby-your-turn", tables=waiting, count=len(waiting))
        others = tuple(person.name for person in self.lobby.people if person.name != self.lobby.account.name)
        if len(others) > MANY_PEOPLE:
            self.console.say("text-lobby-many", count=len(others))
        elif others:
            self.console.say("text-lobby-people", names=others)

    async def stay(self) -> None:
        """Obey commands until the person leaves, which is an exception."""
        while True:
            await self._go_to_begun_table()
            self._prompt()
            typed = await self.visitor.hear_while(self._stays)
            if typed:
                await self.obey_line(typed)

    def _stays(self) -> bool:
        """Whether the game that the person waits for has not begun."""
        table = self.lobby.tables.get(self._waits_at)
        return table is None or table.mine is None or table.stage != "playing"

    async def _go_to_begun_table(self) -> None:
        if not self._stays():
            table = self._waits_at
            self._wait_no_more(table)
            await self._attempt(self._sit(table))

    def _prompt(self) -> None:
        table = self.lobby.tables.get(self._waits_at)
        if table is not None and table.stage == "waiting" and table.mine is not None:
            self.console.say("text-lobby-prompt-waiting", table=table.id, free=table.free_seats)
        else:
            self.console.say("text-lobby-prompt")

    async def obey_line(self, typed: str) -> None:
        """Do what a line says: a number goes to the table that was read out with it."""
        number = typed.rstrip(".):")
        if number.isdecimal() and not self.listing.read:
            self.listing.tell_no_number(number)
            return
        match self.desk.vocabulary.understand(typed, self.listing.options):
            case Chosen(index):
                await self._attempt(self._go_to(self.listing.read[index]))
            case Unclear(Message("text-no-number")):
                self.listing.tell_no_number(number)
            case Unclear(Message("text-unknown", values)):
                self.console.say("text-lobby-unknown", typed=values["typed"])
            case Unclear(reply):
                self.console.tell(reply)
            case Ordered() as order:
                await self.obey(order)

    async def obey(self, order: Ordered) -> bool:
        """Carry out a command; what cannot be done is told in a sentence. Give whether it could be."""
        could_be = await self._attempt(self._obey(order))
        with suppress(GameError):
            await self.visitor.keep_settings()
        return could_be

    async def _attempt(self, doing: Coroutine[object, object, None]) -> bool:
        try:
            await doing
        except GameError as error:
            self.visitor.tell_news()
            self.visitor.refuse(error)
            return False
        except Back:
            self.console.say("text-not-done")
        return True

    async def _obey(self, order: Ordered) -> None:
        talk = self._room or self._talk
        if self.desk.obey(order) or await talk.obey(order) or await self._account.obey(order):
            return
        rest = order.rest
        match order.name:
            case "tables":
                self.listing.tell()
            case "more" | "less":
                self.listing.turn_page(order.name == "more")
            case "who":
                self._tell_people()
            case "make":
                await self._make()
            case "table":
                if table := await self.listing.pick(rest, lambda _: True, message("text-tables-none")):
                    self._look(await self.lobby.find(table))
            case "join":
                if table := await self.listing.pick(rest, _can_be_joined, message("text-join-none")):
                    await self.join(table)
            case "play":
                if table := await self.listing.pick(rest, _is_played, message("text-play-none")):
                    await self._go_to(table)
            case "watch":
                if table := await self.listing.pick(rest, _can_be_watched, message("text-watch-none")):
                    await self._sit(table)
            case "look-back":
                if table := await self.listing.pick(rest, _is_over, message("text-look-back-none")):
                    await self._look_back(table)
            case _:
                await self._obey_about_own(order.name, rest)

    async def _obey_about_own(self, name: str, rest: str) -> None:
        """Carry out a command about a table of one's own."""
        none = message("text-own-none")
        match name:
            case "give":
                if table := await self.listing.pick(rest, _can_be_given_back, none):
                    await self.lobby.give_back(table)
                    self._forget(table)
                    self.console.say("text-given-back", table=table)
            case "begin":
                if table := await self.listing.pick(rest, _can_be_given_back, none):
                    await self._begin(table)
            case "close":
                table = await self.listing.pick(rest, self._can_be_closed, none)
                if table and not await self._is_sure_to_close(table):
                    self.console.say("text-not-done")
                elif table:
                    await self.lobby.close(table)
                    self._forget(table)
                    self.console.say("text-closed", table=table)
            case "resign":
                table = await self.listing.pick(rest, _is_played, none)
                if table and await self.visitor.agrees(message("text-resign-sure-at", table=table)):
                    await self.lobby.resign(table)
                    self.console.say("text-resigned-at", table=table)
                elif table:
                    self.console.say("text-not-done")

    async def _is_sure_to_close(self, table: str) -> bool:
        """Ask before a game is thrown away that is played."""
        found = await self.lobby.find(table)
        return found.stage != "playing" or await self.visitor.agrees(message("text-close-sure", table=table))

    def _can_be_closed(self, table: TableLine) -> bool:
        if table.stage == "over":
            return table.mine is not None
        alone = all(seat.bot or place == table.mine for place, seat in enumerate(table.seats))
        return table.owner == self.lobby.account.name and (table.stage == "waiting" or alone)

    def _tell_people(self) -> None:
        self.console.say("text-people-are", count=len(self.lobby.people))
        for person in self.lobby.people:
            facts = [message("text-person-guest")] if person.guest else []
            if person.at:
                facts.append(message("text-person-at", table=person.at))
            if person.name in self.lobby.account.muted:
                facts.append(message("text-person-muted"))
            name = (
                message("text-person-you", name=person.name) if person.name == self.lobby.account.name else person.name
            )
            self.console.say("text-person", facts=(name, *facts))

    def _look(self, table: TableLine) -> None:
        """Tell everything about a table, and what can be done there."""
        described = description_of(table)
        if described is not None:
            self.console.speak_of(described.words)
        self.console.tell_all(table_facts(table))
        if table.mine is None and table.free_seats and table.stage == "waiting":
            self.console.say("text-look-join", table=table.id)
        elif table.mine is not None and table.stage == "playing":
            self.console.say("text-look-play", table=table.id)
        elif table.stage == "playing":
            self.console.say("text-look-watch", table=table.id)

    async def _make(self) -> None:
        """Ask for a new table and make it; without free seats the game begins at once."""
        plan = await TableQuestions(self.visitor).plan()
        table = await self.lobby.make(plan)
        self.console.say("text-made", table=table)
        await self._wait_at(table)

    async def join(self, table: str) -> None:
        """Take a seat at a table, or go to the one that one has there."""
        found = await self.lobby.find(table)
        if found.mine is not None and found.stage != "waiting":
            await self._go_to(table)
            return
        if found.mine is None:
            await self.lobby.join(table)
            self.console.say("text-joined", table=table)
        await self._wait_at(table)

    async def _wait_at(self, table: str) -> None:
        """Wait for a game to begin, or go there when it has begun."""
        found = await self.lobby.find(table)
        if found.stage == "playing":
            await self._sit(table)
            return
        if self._waits_at != table or self._room is None:
            self._waits_at, self._room = table, Talk(self.visitor, table)
        self.lobby.tables[found.id] = found
        self._news.skip()
        self.console.say("text-waiting-room", free=found.free_seats)
        if not found.open:
            self.console.say("text-waiting-code", table=table)
        if found.owner == self.lobby.account.name:
            self.console.say("text-waiting-owner")

    def _forget(self, table: str) -> None:
        """Do not list a table that one has just left; the lobby may be told of that a moment later."""
        self.lobby.tables.pop(table, None)
        self._wait_no_more(table)

    def _wait_no_more(self, table: str) -> None:
        """Leave a waiting room, if the person is there."""
        if self._waits_at == table:
            self._waits_at, self._room = "", None

    def _room_news(self) -> Iterable[Message]:
        return self._room.news() if self._room is not None else ()

    async def _begin(self, table: str) -> None:
        """Begin with bots in the free seats, of the kind that the person wants."""
        found = await self.lobby.find(table)
        game = find_description(found.game)
        self.console.speak_of(game.words)
        bots = [message(f"bot-{bot}") for bot in game.bots]
        usual = game.bots.index(game.usual_bot)
        which = await self.visitor.ask(message("text-begin-bot"), bots, usual) if len(bots) > 1 else 0
        await self.lobby.begin(table, game.bots[which])
        await self._wait_at(table)

    async def _go_to(self, table: str) -> None:
        """Do what one most likely wants with a table: play there, wait there, or hear about it."""
        found = await self.lobby.find(table)
        if found.mine is not None and found.stage == "waiting":
            await self._wait_at(table)
        elif found.mine is not None:
            await self._sit(table)
        else:
            self._look(found)

    async def _look_back(self, table: str) -> None:
        """Tell a finished game again; afterwards one is in the lobby again."""
        from cuzco_tui.play.replay import replay_of_text
        from cuzco_tui.text.replay import ReplayByEar

        found = await self.lobby.find(table)
        text = await self.lobby.look_back(found.id)
        replay = await to_thread(replay_of_text, text, find_game, found.mine)
        self.console.speak_of(replay.game.description.words)
        await ReplayByEar(replay, self.console, hear=self.visitor.hear).listen()

    async def _sit(self, table: str) -> None:
        """Sit down at a game; afterwards one is in the lobby again."""
        shared = await self.lobby.sit(table)
        self.console.speak_of(shared.game.description.words)
        session = SharedSession(self.visitor, shared)
        lines = self.visitor.sources
        try:
            await self.lobby.exit()
            await session.play()
        except LeaveTable:
            self.console.say("text-table-over" if self.visitor.table_gone else "text-table-left-now")
        except Leave:
            with suppress(GameError):
                await self.visitor.keep_settings()
            raise
        finally:
            self.visitor.sources = lines
            with suppress(GameError):
                await session.sitting.leave()
        self._wait_no_more(table)
        await self.lobby.enter()
        self._news.skip()


def _can_be_joined(table: TableLine) -> bool:
    return table.mine is None and table.stage == "waiting" and table.free_seats > 0


def _is_played(table: TableLine) -> bool:
    return table.mine is not None and table.stage == "playing"


def _can_be_watched(table: TableLine) -> bool:
    return table.mine is None and table.stage == "playing"


def _is_over(table: TableLine) -> bool:
    return table.stage == "over"


def _can_be_given_back(table: TableLine) -> bool:
    return table.mine is not None and table.stage == "waiting"
