"""The host of a table: its one owner, which applies choices, lets bots think and publishes what each chair may know.

The table itself is touched by one worker thread alone, so that neither rules nor disk ever hold up the event loop; what
chairs show is worked out there and published from the loop, after it is durable.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.coaching import HINT_SECONDS, Coach, CoachElsewhere
from cuzco_tui.game import Choice, Decision, GameError, Hint, Reason
from cuzco_tui.messages import Names, message
from cuzco_tui.table.bots import BotMaker, BotSeats
from cuzco_tui.table.chair import Position, TableFacts
from cuzco_tui.table.errors import GameIsOver, NotYourTurn, StaleMove, TableClosed
from cuzco_tui.table.news import NOTHING_HEARD, Report
from cuzco_tui.table.records import Past
from cuzco_tui.table.seats import Seat
from cuzco_tui.table.table import Table, UndoBar
from cuzco_tui.thinking import OwnBots

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_THOUGHT: Final = 5.0
"""Seconds that a bot may think about a choice, however much there is to try out."""


class Host:
    """Owns one table from `begin` to `close`; everybody else holds chairs."""

    def __init__(
        self,
        table: Table,
        pause: float = 0.0,
        hints: bool = True,
        make_bot: BotMaker | None = None,
        coach: Coach | None = None,
    ) -> None:
        header = table.header
        self.facts = TableFacts(table.id, header.game, header.rules, header.options, table.seats, hints)
        self.game = table.game
        self.own_bots = OwnBots(table.game, header.content)
        """Those that think for long do so in another process, unless somebody else makes the bots."""
        self.bots = BotSeats(table.seats, header.seed, make_bot or self.own_bots.make)
        self.pause = pause
        """Seconds before each choice of a bot, to see the one before."""
        self._table = table
        self._chairs: list[LocalChair] = []
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="table")
        self._applying = asyncio.Lock()
        self._moved = asyncio.Event()
        self._hurry = asyncio.Event()
        self._pace = asyncio.Event()
        """Set when the pause of a bot that waits may be another one."""
        self._clock = ThinkingClock()
        """Runs while a bot thinks; stopped when nobody waits for its answer any more. Made in the table's thread."""
        self._asked: int | None = None
        """The seat whose bot was asked last."""
        self.thought: asyncio.Future[Choice] | None = None
        """What the bot that was asked last comes to."""
        self._part_of: Callable[[Any], int] | None = None
        """Gives the part of the game that a view is of, when the bots are to wait between parts."""
        self._part_seen = 0
        """The part up to which nobody is waited for."""
        self._waits_between_parts = False
        """Whether a bot would be in turn if a part of the game were not over."""
        self._coach = coach or CoachElsewhere(table.game, header.content)
        self._advising: set[ThinkingClock] = set()
        """The clocks of hints that are thought about."""
        self._trouble: GameError | None = None
        self._shown: dict[int | None, Position] = {}
        """The newest position of each audience that looks or has looked."""
        self._closed = False
        self._bots_task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Let the bots play from now on, whether anybody looks or not."""
        if self._bots_task is None:
            self._bots_task = asyncio.get_running_loop().create_task(self._run_bots())

    async def close(self) -> None:
        """Stop hosting and let others open the game; what was played is safe already."""
        if not self._closed:
            await self.stop()
            self._table.close()

    def close_now(self) -> None:
        """Close the table when its event loop has ended, if that was too soon to close it there."""
        self._closed = True
        self._clock.stop()
        self._end_advice()
        self.own_bots.end()
        self._worker.shutdown()
        self._table.close()

    async def stop(self) -> None:
        """Give the table back to whoever made it, after the change in hand; no bot chooses any more."""
        async with self._applying:
            self._closed = True
        self._clock.stop()
        self._end_advice()
        self.own_bots.end()
        if self._bots_task is not None:
            self._bots_task.cancel()
            await asyncio.gather(self._bots_task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._worker.shutdown)

    async def chair(self, seat: int | None) -> "LocalChair":
        """Give a chair: that of a seat, or for None one that only looks."""
        async with self._applying:
            chair = LocalChair(self, seat, await self._call(self._position, seat))
            self._chairs.append(chair)
        return chair

    def dismiss(self, chair: "LocalChair") -> None:
        """Publish nothing more to a chair."""
        if chair in self._chairs:
            self._chairs.remove(chair)

    async def report(self, seat: int | None, after: int) -> Report:
        """Tell a seat or a spectator what came after the number it knows."""
        return await self._call(self._table.report, seat, after)

    async def past(self) -> Past | None:
        """Give all that was played once the game is over, None before."""
        return await self._call(self._table.past) if self._table.finished else None

    async def why_not(self, seat: int) -> list[Reason]:
        """Say what is not available to a seat now, and why."""
        return await self._call(self._table.why_not, seat)

    async def better_hint(self, seat: int, plan: Sequence[str] = ()) -> Hint | None:
        """Let somebody think about what a seat should choose; None when it has chosen before that, or nothing came."""
        position = await self._call(self._position, seat)
        if position.decision is None or not self.facts.hints:
            return None
        clock = ThinkingClock(HINT_SECONDS)
        names = Names([each.name for each in self.facts.seats], seat)
        self._advising.add(clock)
        try:
            ask = partial(self._coach.better_hint, position.view, position.decision, names, clock, plan)
            hint = await _in_own_thread(ask)
        except GameError:
            return None
        finally:
            was_cut_off = clock not in self._advising
            clock.stop()
            self._advising.discard(clock)
        if self._closed or was_cut_off:
            return None
        return None if (await self._call(self._position, seat)).step != position.step else hint

    def _end_advice(self) -> None:
        """Think about no hint any more."""
        self._stop_advising()
        self._coach.close()

    def _stop_advising(self) -> None:
        """Let the hints come to an end whose question has passed; what they have come to is worth nothing."""
        while self._advising:
            self._advising.pop().stop()

    async def play(self, seat: int, text: str, step: int) -> Position:
        """Make a seat's choice at a step as the seat counts it, and give the position it led to."""
        return await self._apply(lambda: self._table.play(seat, text, self._own_step(seat, step)), seat)

    async def undo(self, seat: int, step: int) -> Position:
        """Take back a seat's last choice at a step as the seat counts it, and give the position it led to."""
        return await self._apply(lambda: self._table.undo(seat, self._own_step(seat, step)), seat)

    async def rewind(self, seat: int, step: int) -> Position:
        """Take back a seat's last choice at a step as the seat counts it, and all that was chosen since.

        Whoever has seen more since must have agreed to it.
        """
        return await self._apply(lambda: self._table.rewind(seat, self._own_step(seat, step)), seat)

    async def check_rewind(self, seat: int) -> None:
        """Refuse when a seat has made no choice that could be taken back."""
        await self._call(self._table.last_choice_of, seat)

    async def let_play(self, seat: int, bot: str | None) -> int:
        """Let a bot play for a seat from now on, or for None the person; give the step at which the seat is."""
        async with self._applying:
            own = self._table.seats[seat]
            now = own if bot is None else Seat(own.name, "bot", bot, own.colour)
            self.facts = self.facts._replace(seats=(*self.facts.seats[:seat], now, *self.facts.seats[seat + 1 :]))
            self.bots.seat(seat, now)
            if self._asked == seat:
                self._clock.stop()
            step = (await self._call(self._table.counts, seat))[1]
            for chair in list(self._chairs):
                chair.tell()
        self._moved.set()
        return step

    async def counted(self, seat: int) -> int:
        """Give the step at which a seat is."""
        return (await self._call(self._table.counts, seat))[1]

    def hurry(self) -> None:
        """Let the bots choose without a pause up to the next decision of a person."""
        self._hurry.set()
        self._pace.set()

    def set_pause(self, seconds: float) -> None:
        """Let the bots make so long a pause before each choice, the one that waits now, too."""
        self.pause = seconds
        self._pace.set()

    def wait_after(self, part: Callable[[Any], int], seen: int) -> None:
        """Let the bots wait as soon as a view is of a later part of the game than this one."""
        self._part_of, self._part_seen = part, seen
        self._moved.set()

    async def go_on(self) -> None:
        """Try again what did not work."""
        if self._trouble is not None:
            self._trouble = None
            await self._publish()
            self._moved.set()

    async def _call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the table in its own thread."""
        if self._closed:
            raise TableClosed(message("error-table-closed"))
        return await asyncio.get_running_loop().run_in_executor(self._worker, lambda: function(*args, **kwargs))

    async def _apply(self, change: Callable[[], object], seat: int) -> Position:
        """Change the table, then let every chair see it; a change that was begun is published, come what may."""
        return await asyncio.shield(asyncio.ensure_future(self._apply_whole(change, seat)))

    async def _apply_whole(self, change: Callable[[], object], seat: int) -> Position:
        async with self._applying:
            await self._call(self._change, change)
            self._stop_advising()
            self._trouble = None
            positions = await self._publish_positions(seat)
        self._moved.set()
        return positions[seat]

    def _change(self, change: Callable[[], object]) -> None:
        """Change the table; whatever a bot was asked before is asked no more."""
        change()
        self._clock.stop()

    async def _publish(self) -> None:
        async with self._applying:
            await self._publish_positions()

    async def _publish_positions(self, *more: int) -> dict[int | None, Position]:
        """Work out what each chair may see now, and show it at once to all for whom something is different."""
        chairs = list(self._chairs)
        seats = dict.fromkeys([*more, *(chair.seat for chair in chairs)])
        positions = await self._call(lambda: {seat: self._position(seat) for seat in seats})
        behind = [chair for chair in chairs if chair.position is not positions[chair.seat]]
        for chair in behind:
            chair.position = positions[chair.seat]
        for chair in behind:
            chair.tell()
        return positions

    def _position(self, seat: int | None) -> Position:
        """Look at the table with the eyes of a seat; called in the table's thread.

        As long as the seat can see nothing new it gets the same position, so that no version tells of a hidden choice.
        """
        table = self._table
        number, step = table.counts(seat)
        decision = table.decision
        before = self._shown.get(seat)
        position = Position(
            version=0 if before is None else before.version,
            number=number,
            step=step,
            view=table.view(seat),
            turn=None if decision is None else decision.seat,
            decision=decision if decision is not None and decision.seat == seat else None,
            undo_bar=UndoBar.OTHER_SEAT if seat is None else table.can_undo(seat).bar,
            standings=tuple(table.ranking()),
            seed=table.header.seed if decision is None else None,
            trouble=self._trouble,
        )
        if position != before:
            self._shown[seat] = position if before is None else position._replace(version=before.version + 1)
        return self._shown[seat]

    def _own_step(self, seat: int, step: int) -> int:
        """Turn the step that a seat names into that of the table, or refuse it as one that has passed."""
        known = self._table.counts(seat)[1]
        if step != known:
            raise StaleMove(message("error-stale-move", now=known, meant=step))
        return self._table.step

    async def _run_bots(self) -> None:
        """Let the bot in turn choose, again and again; while a person decides or there is trouble, wait."""
        while True:
            self._moved.clear()
            if self._trouble is None and await self._call(self._bot_may_choose):
                await self._wait_pause()
                await self._let_bot_choose()
            else:
                if not self._waits_between_parts:
                    self._hurry.clear()
                await self._moved.wait()

    def _bot_in_turn(self) -> bool:
        decision = self._table.decision
        return decision is not None and self.facts.seats[decision.seat].kind == "bot"

    def _bot_may_choose(self) -> bool:
        """Whether a bot is in turn and nobody still looks at how the part of the game before ended."""
        part_of = self._part_of
        over = part_of is not None and part_of(self._table.view(None)) > self._part_seen
        in_turn = self._bot_in_turn()
        self._waits_between_parts = in_turn and over
        return in_turn and not over

    async def _wait_pause(self) -> None:
        clock = asyncio.get_running_loop()
        begun = clock.time()
        while not self._hurry.is_set() and (left := begun + self.pause - clock.time()) > 0:
            self._pace.clear()
            try:
                await asyncio.wait_for(self._pace.wait(), left)
            except TimeoutError:
                return

    async def _let_bot_choose(self) -> None:
        """Ask the bot in turn, outside the table's thread; when the game has moved meanwhile, its answer is dropped."""
        try:
            step, decision, view = await self._call(self._question_for_bot)
            if decision is None:
                return
            self.thought = asyncio.ensure_future(_in_own_thread(partial(self.bots.ask, view, decision, self._clock)))
            choice = await self.thought
            await self._apply(lambda: self._play_for_bot(decision.seat, choice, step), decision.seat)
        except (StaleMove, NotYourTurn, GameIsOver):
            return
        except GameError as error:
            self._trouble = error
            await self._publish()

    def _play_for_bot(self, seat: int, choice: Choice, step: int) -> None:
        """Make the choice of a bot, unless the person whose seat it is plays again."""
        if self.facts.seats[seat].kind != "bot":
            raise StaleMove(message("error-stale-move", now=self._table.step, meant=step))
        self._table.play(seat, choice, step)

    def _question_for_bot(self) -> tuple[int, Decision | None, object]:
        decision = self._table.decision
        if decision is None or not self._bot_in_turn():
            return self._table.step, None, None
        self._clock = ThinkingClock(LONGEST_THOUGHT)
        self._asked = decision.seat
        return self._table.step, decision, self._table.view(decision.seat)


async def _in_own_thread(function: Callable[[], T]) -> T:
    """Call a function in a thread that nobody waits for at the end of the program, however long it takes."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(set_it: Callable[[], None]) -> None:
        if not done.done():
            set_it()

    def run() -> None:
        try:
            result = function()
        except BaseException as error:
            ended = partial(done.set_exception, error)
        else:
            ended = partial(done.set_result, result)
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(finish, ended)

    threading.Thread(target=run, name="bot", daemon=True).start()
    return await done


class LocalChair:
    """A chair in the process of its table."""

    opened = 0
    """It is there as long as its table."""

    def __init__(self, host: Host, seat: int | None, position: Position) -> None:
        self._host = host
        self._seat = seat
        self.position = position
        """The table as it was last published."""
        self._listener: Callable[[], None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat, None for a spectator."""
        return self._seat

    @property
    def table(self) -> TableFacts:
        """Which game is played, and who sits where."""
        return self._host.facts

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call back after every new position."""
        self._listener = listener

    def tell(self) -> None:
        """Let the holder know that there is a new position."""
        if self._listener is not None:
            self._listener()

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell what happened after a number."""
        return await self._host.report(self._seat, after)

    async def play(self, text: str, step: int) -> Position:
        """Make a choice."""
        return await self._host.play(self._own_seat(), text, step)

    async def undo(self, step: int) -> Position:
        """Take back the last choice."""
        return await self._host.undo(self._own_seat(), step)

    async def why_not(self) -> list[Reason]:
        """Say what is not available, and why; a spectator asks for nothing."""
        return [] if self._seat is None else await self._host.why_not(self._seat)

    async def better_hint(self, plan: Sequence[str] = ()) -> Hint | None:
        """Ask for advice that is thought about elsewhere; a spectator gets none."""
        return None if self._seat is None else await self._host.better_hint(self._seat, plan)

    async def set_pause(self, seconds: float) -> None:
        """Change the pace of the bots."""
        self._host.set_pause(seconds)

    async def hurry(self) -> None:
        """Let the bots choose without a pause for once."""
        self._host.hurry()

    async def wait_after(self, part: Callable[[Any], int], seen: int) -> None:
        """Let the bots wait between two parts of the game."""
        self._host.wait_after(part, seen)

    async def go_on(self) -> None:
        """Let the table try again."""
        await self._host.go_on()

    async def leave(self) -> None:
        """Give the chair back."""
        self._listener = None
        self._host.dismiss(self)

    def _own_seat(self) -> int:
        if self._seat is None:
            raise NotYourTurn(message("error-only-watching"))
        return self._seat
