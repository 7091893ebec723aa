"""Who is at a table, and what they ask each other for: to take a choice back, to let a bot play for somebody absent."""

from typing import TYPE_CHECKING, Final

from cuzco_tui.game import GameError
from cuzco_tui.games import find_description
from cuzco_tui.lobby.facts import Proposal
from cuzco_tui.messages import Message, message
from cuzco_tui.ssh.host.clocks import begin_turn, grant_more, start_clock, stop_clock
from cuzco_tui.ssh.host.registry import TableRecord
from cuzco_tui.ssh.host.tables import Running, Sitter
from cuzco_tui.ssh.host.visitor import Visitor
from cuzco_tui.table.chair import Position

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.hall import Hall

AWAY: Final = 60.0
"""Seconds after which somebody who left a table counts as absent, also when it is not their turn."""


MOST_WATCHERS: Final = 100
"""Of so many who watched a table it is known that they did."""


class OpenProposal:
    """Something that waits for the consent of others."""

    def __init__(self, number: int, kind: str, by: Visitor, seat: int, running: Running, asker: Sitter) -> None:
        self.number = number
        self.kind = kind
        self.by = by.id
        self.by_name = by.name
        self.seat = seat
        self.agreed: set[str] = {by.id}
        self.seen: Position = running.observer.position
        """What everybody saw when it was made."""
        self.step = asker.chair.position.step
        """How much the asker knew of the game."""


class CompanyKeeper:
    """Looks after those who sit at the tables."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._proposals: dict[str, OpenProposal] = {}
        self._last = 0
        self._left: dict[tuple[str, str], float] = {}
        """When somebody was last seen at a table."""

    # Coming and going.

    async def sit(self, visitor: Visitor, table: TableRecord) -> Sitter:
        """Give somebody the chair of their seat, or one that only looks, as after resigning; under the table's lock."""
        running = await self._hall.games.open(table)
        seat = table.held_by(visitor.id)
        was_here = any(sitter.visitor.id == visitor.id for sitter in running.sitters.values())
        sitter = await running.seat(self._hall.next_number(), visitor, seat)
        visitor.chairs[sitter.number] = sitter
        mark = ("chair", sitter.number)
        sitter.chair.listen(lambda: visitor.outbox.mark(mark))
        if seat is None and not visitor.is_guest and visitor.id not in table.watched_by:
            table.watched_by = (*table.watched_by, visitor.id)[-MOST_WATCHERS:]
            self._hall.save_soon(table)
        if not was_here:
            came = "told-came" if seat is not None else "told-watches"
            self.tell(table, message(came, name=visitor.name), but=visitor.id)
            self.changed(table)
        return sitter

    async def stand(self, sitter: Sitter) -> None:
        """Take a chair back, and tell the others who got up."""
        visitor, running, seat = sitter.visitor, sitter.running, sitter.chair.seat
        await self._unseat(sitter)
        table = running.record
        if not any(other.visitor.id == visitor.id for other in running.sitters.values()):
            self._left[table.id, visitor.id] = self._hall.time.now()
            if seat is not None and table.stage == "playing":
                went = "told-went-bot" if table.seats[seat].stand_in else "told-went"
                self.tell(table, message(went, name=visitor.name))
            self.changed(table)

    async def _unseat(self, sitter: Sitter) -> None:
        sitter.visitor.chairs.pop(sitter.number, None)
        sitter.visitor.outbox.unmark(("chair", sitter.number))
        await sitter.running.unseat(sitter)

    def tell(self, table: TableRecord, said: Message, but: str = "", you: Message | None = None) -> None:
        """Tell a sentence to everybody at a table, but somebody who may be told another one instead."""
        running = self._hall.games.find(table.id)
        if running is not None:
            for visitor in {sitter.visitor for sitter in running.sitters.values()}:
                words = said if visitor.id != but else you
                if words is not None:
                    visitor.notice(words)

    def changed(self, table: TableRecord) -> None:
        """Something about a table besides the game is different: whoever is at it or lists it shall see that."""
        running = self._hall.games.find(table.id)
        if running is not None:
            self._review(table, running)
            for sitter in running.sitters.values():
                sitter.visitor.outbox.mark(("around", table.id))
        self._hall.list_anew(table)

    def is_here(self, table: TableRecord, account: str) -> bool:
        """Say whether somebody sits in their seat."""
        running = self._hall.games.find(table.id)
        return running is not None and account in running.accounts_here()

    # Bots that stand in.

    async def let_bot_play(self, table: TableRecord, seat: int, said: Message) -> None:
        """Let the best bot play for somebody from now on."""
        facts = table.seats[seat]
        if not facts.stand_in:
            facts.bot_from = facts.bot_until = None
        facts.stand_in = find_description(table.game).usual_bot
        if table.turn == seat:
            stop_clock(table, self._hall.time.now())
        await self._hall.registry.save(table)
        async with self._hall.games.lock(table.id):
            if table.stage == "playing" and table.id in self._hall.registry:
                running = await self._hall.games.open(table)
                facts.note_bot(await running.host.let_play(seat, facts.stand_in))
                self._hall.save_soon(table)
        self.tell(table, said)
        self.changed(table)

    async def take_back(self, visitor: Visitor, table: TableRecord) -> None:
        """Let somebody play on themselves where a bot stood in."""
        seat = self._own_seat(visitor, table)
        facts = table.seats[seat]
        if facts.resigned:
            raise GameError(message("error-resigned"))
        if not facts.stand_in:
            raise GameError(message("error-nobody-stands-in"))
        facts.stand_in = ""
        grant_more(table, facts)
        if table.turn == seat:
            start_clock(table, self._hall.time.now())
        await self._hall.registry.save(table)
        async with self._hall.games.lock(table.id):
            running = await self._hall.games.open(table)
            facts.note_bot(await running.host.let_play(seat, None))
            self._hall.save_soon(table)
        self.tell(table, message("told-taken-back", name=facts.person), but=visitor.id)
        self.changed(table)

    async def resign(self, account: str, table: TableRecord) -> None:
        """Give somebody's seat to a bot for good; they know no more of its secrets, wherever they sat there."""
        seat = table.seat_of(account)
        if seat is None or table.stage != "playing":
            raise GameError(message("error-not-playing"))
        facts = table.seats[seat]
        if facts.resigned:
            raise GameError(message("error-resigned"))
        facts.resigned = True
        running = self._hall.games.find(table.id)
        for sitter in [] if running is None else list(running.sitters.values()):
            if sitter.chair.seat == seat:
                await self._unseat(sitter)
                sitter.visitor.notice(message("told-you-resigned", table=table.id))
        await self.let_bot_play(table, seat, message("told-resigned", name=facts.person))

    # Proposals.

    def proposal(self, table: TableRecord) -> Proposal | None:
        """Give what is proposed at a table."""
        found = self._proposals.get(table.id)
        if found is None:
            return None
        waiting = tuple(seat.person for seat in table.seats if seat.account in self._must_agree(table, found))
        kind = "undo" if found.kind == "undo" else "bot"
        return Proposal(found.number, kind, found.by_name, found.seat, waiting)  # type: ignore[arg-type]

    async def propose(self, visitor: Visitor, table: TableRecord, kind: str, seat: int) -> None:
        """Ask the others for something; with nobody to ask it is done at once."""
        own = self._own_seat(visitor, table)
        running = self._hall.games.find(table.id)
        asker = next((chair for chair in visitor.chairs.values() if chair.running is running), None)
        if running is None or asker is None:
            raise GameError(message("error-sit-first"))
        if table.seats[own].stand_in or kind not in ("undo", "bot"):
            raise GameError(message("error-bot-plays", bot=table.seats[own].stand_in or "-"))
        if kind == "undo":
            seat = own
            await running.host.check_rewind(own)
        else:
            self._check_absent(table, seat, own)
        if table.id in self._proposals:
            raise GameError(message("error-proposal-pending"))
        self._last += 1
        made = OpenProposal(self._last, kind, visitor, seat, running, asker)
        if not self._must_agree(table, made):
            await self._carry_out(table, made)
            return
        self._proposals[table.id] = made
        self._hall.notice_people(table, self._proposal_words(table, made), but=visitor.id, urgent=True)
        self.changed(table)

    async def agree(self, visitor: Visitor, table: TableRecord, number: int, yes: bool) -> None:
        """Take somebody's answer to a proposal."""
        found = self._proposals.get(table.id)
        if found is None or found.number != number:
            raise GameError(message("error-no-proposal"))
        if not yes and visitor.id == found.by:
            withdrawn = message("told-proposal-withdrawn", name=visitor.name)
            self._drop(table, withdrawn, visitor.id, message("told-you-withdrew"))
            return
        if visitor.id not in self._must_agree(table, found):
            raise GameError(message("error-not-asked"))
        if not yes:
            self._drop(table, message("told-proposal-refused", name=visitor.name), visitor.id)
            return
        found.agreed.add(visitor.id)
        if not self._must_agree(table, found):
            del self._proposals[table.id]
            self.changed(table)
            await self._carry_out(table, found)
        self.changed(table)

    def moved(self, table: TableRecord, running: Running) -> None:
        """The game has gone on: what was proposed before is void."""
        found = self._proposals.get(table.id)
        if found is not None and running.observer.position is not found.seen:
            self._drop(table, message("told-proposal-void"))

    def forget(self, table: TableRecord) -> None:
        """A table is gone."""
        self._proposals.pop(table.id, None)
        for key in [key for key in self._left if key[0] == table.id]:
            del self._left[key]

    def _review(self, table: TableRecord, running: Running) -> None:
        """Look whether a proposal still makes sense, and whether somebody left for whom it waited."""
        found = self._proposals.get(table.id)
        if found is None:
            return
        target = table.seats[found.seat]
        gone = table.seat_of(found.by) is None or table.stage != "playing"
        if found.kind == "bot" and (target.stand_in or target.account in running.accounts_here()):
            gone = True
        if gone:
            del self._proposals[table.id]
        elif not self._must_agree(table, found):
            del self._proposals[table.id]
            self._hall.spawn(self._carry_out(table, found))

    def _must_agree(self, table: TableRecord, found: OpenProposal) -> set[str]:
        """Give the accounts whose consent is still missing."""
        others = {seat.account for seat in table.seats if seat.plays_itself and seat.account != found.by}
        if found.kind == "bot":
            others = {account for account in others if self.is_here(table, account)}
            others.discard(table.seats[found.seat].account)
        return others - found.agreed

    def _check_absent(self, table: TableRecord, seat: int, own: int) -> None:
        """Refuse to let a bot play for somebody who is there, or was a moment ago."""
        if not 0 <= seat < len(table.seats) or seat == own or not table.seats[seat].plays_itself:
            raise GameError(message("error-no-person-there"))
        facts = table.seats[seat]
        if self.is_here(table, facts.account):
            raise GameError(message("error-person-is-here", name=facts.person))
        away = self._hall.time.now() - self._left.get((table.id, facts.account), self._hall.began)
        if table.turn != seat and away < AWAY:
            raise GameError(message("error-person-just-left", name=facts.person))

    async def _carry_out(self, table: TableRecord, made: OpenProposal) -> None:
        if made.kind == "bot":
            name = table.seats[made.seat].person
            await self.let_bot_play(table, made.seat, message("told-bot-stands-in", name=name))
            return
        running = self._hall.games.find(table.id)
        if running is not None:
            await running.host.rewind(made.seat, made.step)
            await running.forget_undone()
            self.tell(table, message("told-undone", name=made.by_name), but=made.by)
            self.changed(table)

    def _drop(self, table: TableRecord, said: Message, but: str = "", you: Message | None = None) -> None:
        del self._proposals[table.id]
        self.tell(table, said, but, you)
        self.changed(table)

    def _proposal_words(self, table: TableRecord, made: OpenProposal) -> Message:
        if made.kind == "undo":
            return message("told-proposes-undo", name=made.by_name, table=table.id)
        return message("told-proposes-bot", name=made.by_name, table=table.id, absent=table.seats[made.seat].person)

    def _own_seat(self, visitor: Visitor, table: TableRecord) -> int:
        seat = table.seat_of(visitor.id)
        if seat is None or table.stage != "playing":
            raise GameError(message("error-not-playing"))
        return seat


def follow(table: TableRecord, position: Position, round_: int, now: float) -> bool:
    """Take over what is public of a position into what is known of a table, and say whether the turn has changed."""
    table.changed = now
    table.round = round_
    if position.turn is None:
        stop_clock(table, now)
        table.stage, table.turn = "over", None
        return True
    if position.turn == table.turn:
        return False
    begin_turn(table, position.turn, now)
    return True
