"""From a wish to a game: tables are made, filled, begun and taken away."""

from typing import TYPE_CHECKING, Final

from cuzco_tui.game import GameError
from cuzco_tui.games import find_description
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.messages import message
from cuzco_tui.play.seating import ME
from cuzco_tui.ssh.host.clocks import checked_time
from cuzco_tui.ssh.host.registry import SeatFacts, TableRecord
from cuzco_tui.ssh.host.tables import seat_names
from cuzco_tui.ssh.host.visitor import Visitor
from cuzco_tui.store.ids import new_game_id

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.hall import Hall

FREE: Final = "free"
MOST_PLAYING: Final = 20
MOST_WAITING: Final = 3
MOST_OF_A_GUEST: Final = 1


class TableMaker:
    """Makes tables, and takes them away."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def make(self, visitor: Visitor, wanted: NewTable) -> TableRecord:
        """Make a table; with nobody to wait for its game begins at once."""
        self._check_wish(visitor, wanted)
        self._check_room(visitor, FREE in wanted.seats)
        now = self._hall.time.now()
        seats = [
            SeatFacts(account=visitor.id, person=visitor.name)
            if who == ME
            else SeatFacts()
            if who == FREE
            else SeatFacts(bot=who)
            for who in wanted.seats
        ]
        table = TableRecord(
            id=self._free_id(),
            game=wanted.game,
            options=find_description(wanted.game).checked_options(len(seats), wanted.options),
            seats=seats,
            owner=visitor.id,
            owner_name=visitor.name,
            open=wanted.open and not visitor.is_guest,
            hints=wanted.hints,
            time=checked_time(wanted.time),
            created=now,
            changed=now,
            guest=visitor.is_guest,
        )
        await self._hall.registry.save(table)
        await self.begin_if_full(table)
        return table

    async def join(self, visitor: Visitor, table: TableRecord, seat: int | None) -> None:
        """Give somebody a free seat; with the last one the game begins."""
        if visitor.is_guest:
            raise GameError(message("error-guests-only-bots"))
        if table.stage != "waiting":
            raise GameError(message("error-already-begun", table=table.id))
        if table.seat_of(visitor.id) is not None:
            raise GameError(message("error-has-seat", table=table.id))
        free = [number for number, facts in enumerate(table.seats) if facts.free]
        if not free or (seat is not None and seat not in free):
            raise GameError(message("error-no-free-seat", table=table.id))
        self._check_room(visitor, False)
        table.seats[free[0] if seat is None else seat] = SeatFacts(account=visitor.id, person=visitor.name)
        table.changed = self._hall.time.now()
        await self._hall.registry.save(table)
        self._hall.company.changed(table)
        self._hall.notice_people(table, message("told-joined", name=visitor.name, table=table.id), but=visitor.id)
        await self.begin_if_full(table)

    async def give_back(self, account: str, name: str, table: TableRecord) -> None:
        """Take back somebody's seat before the game has begun; a table without people is no more."""
        seat = table.seat_of(account)
        if seat is None:
            raise GameError(message("error-no-seat", table=table.id))
        if table.stage != "waiting":
            raise GameError(message("error-already-begun", table=table.id))
        table.seats[seat] = SeatFacts()
        people = table.people
        if not people:
            await self._hall.remove_table(table)
            return
        if table.owner == account:
            table.owner, table.owner_name = people[0].account, people[0].person
        table.changed = self._hall.time.now()
        await self._hall.registry.save(table)
        self._hall.company.changed(table)
        self._hall.notice_people(table, message("told-gave-back", name=name, table=table.id))

    async def begin(self, visitor: Visitor, table: TableRecord, bot: str) -> None:
        """Begin with a bot in every free seat."""
        if table.owner != visitor.id:
            raise GameError(message("error-not-your-table", table=table.id))
        if table.stage != "waiting":
            raise GameError(message("error-already-begun", table=table.id))
        self._check_bot(table.game, bot)
        for number, seat in enumerate(table.seats):
            if seat.free:
                table.seats[number] = SeatFacts(bot=bot)
        await self._hall.registry.save(table)
        await self.begin_if_full(table)

    async def close(self, visitor: Visitor, table: TableRecord) -> None:
        """Take a table away, or a finished one from somebody's list."""
        seat = table.seat_of(visitor.id)
        if table.stage == "over" and seat is not None:
            table.seats[seat].put_away = True
            await self._hall.registry.save(table)
            self._hall.company.changed(table)
            return
        if table.stage == "over" and table.owner != visitor.id and visitor.id in table.watched_by:
            table.watched_by = tuple(account for account in table.watched_by if account != visitor.id)
            await self._hall.registry.save(table)
            self._hall.company.changed(table)
            return
        alone = all(facts.account == visitor.id for facts in table.people)
        if table.owner != visitor.id and not (seat is not None and alone):
            raise GameError(message("error-not-your-table", table=table.id))
        if table.stage == "playing" and not alone:
            raise GameError(message("error-others-play", table=table.id))
        self._hall.notice_people(table, message("told-closed", name=visitor.name, table=table.id), but=visitor.id)
        await self._hall.remove_table(table)

    async def begin_if_full(self, table: TableRecord) -> None:
        """Begin the game when nobody is waited for."""
        async with self._hall.games.lock(table.id):
            if table.stage != "waiting" or any(seat.free for seat in table.seats):
                self._hall.company.changed(table)
                return
            table.names = seat_names(table)
            table.stage = "playing"
            try:
                await self._hall.games.begin(table)
            except BaseException:
                table.stage, table.names, table.turn = "waiting", (), None
                raise
        await self._hall.registry.save(table)
        self._hall.company.changed(table)
        if len(table.people) > 1:
            self._hall.notice_people(table, message("told-begun", table=table.id), urgent=True)

    def _check_wish(self, visitor: Visitor, wanted: NewTable) -> None:
        description = find_description(wanted.game)
        if list(wanted.seats).count(ME) != 1:
            raise GameError(message("error-one-seat-for-you"))
        for who in wanted.seats:
            if who not in (ME, FREE):
                self._check_bot(wanted.game, who)
        description.checked_options(len(wanted.seats), wanted.options)
        if visitor.is_guest and FREE in wanted.seats:
            raise GameError(message("error-guests-only-bots"))

    def _check_bot(self, game: str, bot: str) -> None:
        bots = find_description(game).bots
        if bot not in bots:
            raise GameError(message("error-no-such-bot", bots=bots))

    def _check_room(self, visitor: Visitor, waits: bool) -> None:
        """Refuse more tables than one person may have."""
        own = [table for table in self._hall.registry.of(visitor.id) if table.stage != "over"]
        running = [table for table in own if table.seat_of(visitor.id) is None or table.held_by(visitor.id) is not None]
        most = MOST_OF_A_GUEST if visitor.is_guest else MOST_PLAYING
        if len(running) >= most:
            raise GameError(message("error-too-many-tables", most=most))
        made = sum(table.stage == "waiting" and table.owner == visitor.id for table in own)
        if waits and made >= MOST_WAITING:
            raise GameError(message("error-too-many-waiting", most=MOST_WAITING))

    def _free_id(self) -> str:
        while True:
            id_ = new_game_id()
            if id_ not in self._hall.registry and not self._hall.games.is_saved(id_):
                return id_
