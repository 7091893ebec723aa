"""A game that is shared with people elsewhere: the ordinary session, with the company around the table."""

import asyncio
from contextlib import suppress
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import HostAway, SharedTable
from cuzco_tui.messages import Message, message
from cuzco_tui.play.news import Item
from cuzco_tui.play.sitting import sit_at_shared
from cuzco_tui.table.news import Happened
from cuzco_tui.table.table import UndoBar
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.lobby.commands import TABLE_COMMANDS, Back, ServedDesk
from cuzco_tui.text.lobby.company import CompanyNews
from cuzco_tui.text.lobby.talk import Talk
from cuzco_tui.text.lobby.visitor import Visitor
from cuzco_tui.text.lobby.wording import time_left
from cuzco_tui.text.session import Session

_BOTS_THINK: Final = 5.0
"""Seconds in which a bot usually chooses; what is typed meanwhile waits for the question that follows."""
_WITH_CONSENT: Final = (UndoBar.OTHER_SEAT, UndoBar.REVEALED)
"""Where a choice can be taken back if the others agree."""


class LeaveTable(Exception):
    """The person goes back to the lobby; the game goes on."""


class SharedSession(Session):
    """Plays at a table with people elsewhere, or looks on."""

    def __init__(self, visitor: Visitor, shared: SharedTable) -> None:
        super().__init__(sit_at_shared(shared), visitor.console, ServedDesk(visitor.console, TABLE_COMMANDS))
        self.visitor = visitor
        self.shared = shared
        self.company = CompanyNews(shared)
        self._talk = Talk(visitor, shared.id)
        self._news_told: object = None
        self._turn_told: int | None = None
        """Of whose turn was last told."""
        self._waited = False
        """Whether somebody else was in turn since the last own question."""
        self._warned = -1
        """The number of the proposal that the next choice makes void knowingly."""
        self._comes = True
        """Whether nothing was told here yet."""

    async def play(self) -> None:
        """Play or watch until the game is over; leaving is an exception, and a host that is away is waited for."""
        sources = self.visitor.sources
        self.visitor.sources = [self.company.news, self._talk.news]
        self.visitor.at, self.visitor.table_gone = self.shared.id, False
        stop = self.visitor.lobby.listen(self._changed.set)
        try:
            self._greet()
            if self._plays_alone():
                await self.sitting.chair.set_pause(0.0)
            await self._play_on()
        finally:
            stop()
            self.visitor.sources, self.visitor.at = sources, ""
            self.sitting.listen(None)

    def _plays_alone(self) -> bool:
        """Whether nobody else waits for bots to be seen, whose pauses are of no use by ear."""
        table = self.shared.company.table
        others = (seat.person for place, seat in enumerate(table.seats) if place != table.mine)
        return table.mine is not None and not any(others) and not self.shared.company.watching

    def _greet(self) -> None:
        sitting = self.sitting
        self.console.say("text-table-now", table=self.shared.id)
        self.console.say("text-players-are", names=sitting.who_plays())
        self.console.tell_all(self.company.first())
        if sitting.seat is None:
            self.console.say("text-table-watching")

    async def _play_on(self) -> None:
        while True:
            try:
                await super().play()
                return
            except HostAway:
                await self._until_back()

    async def _until_back(self) -> None:
        """Wait for a host that is away."""
        await asyncio.sleep(0.05)
        lobby = self.visitor.lobby
        while (typed := await self._hear_while(lambda: lobby.away)) is not None:
            match self.desk.vocabulary.understand(typed, ()):
                case Ordered("leave"):
                    self.desk.obey(Ordered("leave", ""))
            self.console.say("text-server-away")

    def _say_what_next(self) -> None:
        """Tell how it came to this, unless in brief; after the end one is back in the lobby."""
        from cuzco_tui.play.course import course_of, round_lines, set_lines, source_lines

        if self.console.detail != "brief":
            course = course_of(self.sitting)
            self.console.tell_all([*source_lines(course), *round_lines(course), *set_lines(course)])
        self.console.say("text-table-over")

    def _tell_around(self) -> None:
        """Tell what is new besides the game; a table that is lost is left."""
        self.visitor.tell_news()
        if self.visitor.table_gone or self.shared.number not in self.visitor.lobby.seated:
            raise LeaveTable

    def _heading(self, begins: bool) -> str | None:
        """What others do is told as it happens, so only what was missed has a heading."""
        comes, self._comes = self._comes, False
        if begins or (comes and not self.sitting.last_own_step and self.sitting.seat is not None):
            return "text-begins"
        return "text-missed" if comes and self.sitting.seat is not None else None

    def _is_news(self, _item: Item) -> bool:
        """Also what was taken back for oneself is told, since others had to agree."""
        return True

    async def _take_turn(self, seat: int) -> None:
        """Let the person decide once; the bell rings when they had to wait for it."""
        if self._waited:
            self._waited = False
            self.visitor.ring()
        if self._turn_told != seat:
            await self._tell_news()
            if (left := time_left(self.shared.company.table)) is not None:
                self.console.say("text-table-time-left", left=left)
        self._turn_told = seat
        await super()._take_turn(seat)

    async def _wait_for_others(self) -> None:
        """Wait for others, whose doings are told at once; commands are possible meanwhile."""
        sitting = self.sitting
        if sitting.trouble is not None:
            await self._tell_trouble(sitting.trouble)
            return
        self._waited = True
        situation = self._situation()
        if self._news_told != situation:
            await self._tell_news()
            self._news_told = situation
            self._tell_whose_turn()
        if sitting.bot_in_turn and sitting.people and not sitting.stood_in and await self._bot_chooses(situation):
            return
        typed = await self._hear_while(lambda: self._situation() == situation)
        if typed:
            await self._obey_without_question(typed, message("text-not-your-turn"))

    def _situation(self) -> object:
        sitting = self.sitting
        return sitting.chair.opened, sitting.position.version, sitting.stood_in, sitting.table.seats

    async def _bot_chooses(self, situation: object) -> bool:
        """Let a bot choose, and say whether it did within the usual time; nothing that is typed is lost meanwhile."""
        self.console.flush()
        try:
            async with asyncio.timeout(_BOTS_THINK):
                while self._situation() == situation:
                    self._changed.clear()
                    self._tell_around()
                    self.console.flush()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def _tell_whose_turn(self) -> None:
        """Say once that it is somebody's turn elsewhere, and whether they are away; bots are quick enough."""
        sitting = self.sitting
        before, self._turn_told = self._turn_told, sitting.next_seat
        if not sitting.stranger_in_turn or before == sitting.next_seat:
            return
        self.console.tell(sitting.question())
        seat = self.shared.company.table.seats[sitting.next_seat or 0]
        if not seat.here and sitting.seat is not None:
            self.console.say("text-company-absent", name=seat.person)

    def _whose_turn(self) -> Message:
        """Say who must decide; it may be a bot that stands in for the person here."""
        sitting = self.sitting
        if sitting.stood_in and sitting.next_seat == sitting.seat:
            return message("text-company-stood-in")
        return super()._whose_turn()

    async def _tell_refusal(self, error: GameError, step: int) -> None:
        """Say why a choice was not made; when the host went away over it, say afterwards whether it was made."""
        if not isinstance(error, HostAway):
            await super()._tell_refusal(error, step)
            return
        self._tell_around()
        self.console.say("text-choice-unsure")
        while True:
            await self._until_back()
            with suppress(HostAway):
                await self.sitting.ear.listen()
                break
        self._tell_around()
        made = self.sitting.step > step
        self.console.say("text-choice-made" if made else "text-choice-lost")

    async def _obey(self, order: Ordered) -> bool:
        """Carry out a command about the game or the table, and say whether another decision is to be made now."""
        try:
            return await self._obey_here(order)
        except HostAway:
            raise
        except GameError as error:
            self.visitor.refuse(error)
        except Back:
            self.console.say("text-not-done")
        return False

    async def _obey_here(self, order: Ordered) -> bool:
        if await self._talk.obey(order):
            return False
        match order.name:
            case "who":
                self.console.tell_all(self.company.who())
            case "where":
                await super()._obey(order)
                self.console.tell_all(self.company.where())
            case "save":
                self.console.say("text-table-saved")
            case "lobby":
                raise LeaveTable
            case "agree" | "refuse":
                await self._answer(order.name == "agree")
            case "bot":
                await self._propose_bot()
            case "take":
                await self._take_back_seat()
            case "resign":
                return await self._resign()
            case _:
                return await super()._obey(order)
        return False

    async def _choose(self, text: str, step: int, words: str) -> None:
        """Make a choice, but not unawares while somebody waits for an answer that it would make void."""
        asked = self.shared.to_answer
        if asked is None or asked.number == self._warned:
            await super()._choose(text, step, words)
        else:
            self._warned = asked.number
            self.console.say("text-proposal-first", name=asked.by)

    async def _undo(self) -> bool:
        """Take back the last choice; where others have seen more since, ask them."""
        sitting = self.sitting
        if sitting.seat is not None and not sitting.stood_in and sitting.undo_bar in _WITH_CONSENT:
            self.console.say("text-undo-asks")
            await self.shared.propose_undo()
            return False
        if not await super()._undo():
            return False
        ear = sitting.ear
        ear.waiting = [item for item in await ear.listen() if isinstance(item, Happened) or item.seat != sitting.seat]
        return True

    async def _answer(self, yes: bool) -> None:
        if self.company.asked:
            await self.shared.agree(yes)
            self.console.say("text-proposal-yes" if yes else "text-proposal-no")
        elif self.company.asks and not yes:
            await self.shared.agree(yes)
        else:
            self.console.say("text-proposal-none")

    async def _propose_bot(self) -> None:
        """Propose that a bot plays for the absent person in turn."""
        sitting = self.sitting
        if not sitting.stranger_in_turn or sitting.next_seat is None or sitting.seat is None:
            self.console.say("text-bot-nobody")
            return
        seat = self.shared.company.table.seats[sitting.next_seat]
        if seat.here:
            self.console.say("text-bot-here", name=seat.person)
            return
        await self.shared.propose_bot(sitting.next_seat)

    async def _take_back_seat(self) -> None:
        if self.sitting.stood_in:
            await self.shared.take_back_seat()
        else:
            self.console.say("text-take-nothing")

    async def _resign(self) -> bool:
        """Give the seat up for good, when the person is sure of it."""
        if self.sitting.seat is None:
            self.console.say("text-resign-watching")
            return False
        if not await self.visitor.agrees(message("text-resign-sure")):
            self.console.say("text-not-done")
            return False
        await self.shared.resign()
        self._tell_around()
        raise LeaveTable
