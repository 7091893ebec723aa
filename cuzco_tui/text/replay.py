"""A replay by ear: a game that was played, told step by step, in plain lines."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from cuzco_tui.game import GameError
from cuzco_tui.games import find_game
from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import fold, shortened
from cuzco_tui.play.looking_back import LookingBack
from cuzco_tui.play.program import naming_program
from cuzco_tui.play.replay import Replay, find_replay
from cuzco_tui.play.seating import chosen_language
from cuzco_tui.table.news import ALL_SEEING, Audience
from cuzco_tui.text.commands import COMMANDS, Command, Ordered, Unclear, listed
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.menu import Desk
from cuzco_tui.text.reports import Reports
from cuzco_tui.text.rule_answers import RuleAnswers

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store
    from cuzco_tui.table.table import Table
    from cuzco_tui.text.analysis import AnalysisByEar

_USUAL: Final = {command.name: command for command in COMMANDS}
REPLAY_COMMANDS: Final = (
    _USUAL["help"],
    Command("forward", True),
    Command("backward", True),
    Command("turn", True),
    Command("round", True),
    Command("step", True),
    Command("moment", True),
    Command("first", False),
    Command("last", False),
    Command("seat", True),
    Command("what-if", True),
    Command("analyse", True),
    Command("export", True),
    Command("take-in", False),
    *(
        _USUAL[name]
        for name in ("look", "score", "where", "log", "repeat", "rule", "verbose", "brief", "lang", "leave")
    ),
)
"""What can be typed in a replay."""
OWN_COMMANDS: Final = tuple(command for command in REPLAY_COMMANDS if command not in COMMANDS)
"""What only a replay knows."""
_KEPT_COMMANDS: Final = frozenset(("what-if", "analyse", "export", "take-in"))
"""What needs the machine and the saved games of the person who listens."""
_MOST_DIGITS: Final = 6
_INTERRUPTED: Final = 130


class Over(Exception):
    """The person has heard enough."""


class ReplayDesk(Desk):
    """A desk at which a game is told again; whoever leaves it ends nothing."""

    how_to_answer: ClassVar[str] = "text-replay-how"

    def __init__(self, console: Console, keeps: bool) -> None:
        commands = [command for command in REPLAY_COMMANDS if keeps or command.name not in _KEPT_COMMANDS]
        super().__init__(console, [command.name for command in commands], commands)

    def obey(self, order: Ordered) -> bool:
        """Carry out a command, and say whether it was one of the desk's."""
        if order.name == "leave":
            raise Over
        return super().obey(order)

    def line_about(self, command: Command) -> Message:
        """Tell what a command does; some do another thing here than in a game."""
        if command.name == "leave":
            return message("text-replay-leave")
        return message("text-replay-repeat") if command.name == "repeat" else super().line_about(command)


class ReplayByEar:
    """Tells a replay to one person; without a store nothing can be made of it."""

    def __init__(
        self,
        replay: Replay,
        console: Console,
        store: "Store | None" = None,
        hear: Callable[[], Awaitable[str]] | None = None,
        at: int = 0,
        eyes: int | None = None,
        about: Sequence[Message] = (),
        analysis: "AnalysisByEar | None" = None,
    ) -> None:
        self.replay = replay
        self.console = console
        self._hear = hear or console.hear
        self._store = store
        self.past = LookingBack(replay, at)
        if eyes is not None and eyes in replay.eyes:
            self.past.look_with(eyes)
        self._analysis = analysis
        """What was analysed of the game, as soon as somebody asks for it."""
        self._about = about
        """What is told where it begins."""
        console.speak_of(replay.game.description.words)
        self._reports = Reports(self.past, console)
        self._desk = ReplayDesk(console, store is not None)
        self._desk.topics = self._reports.topics
        self._desk.rules = RuleAnswers(replay.game, console)
        self._round = replay.round_of(self.past.at)
        """The round that was told last."""
        self._begun: Table | None = None
        """The game that was taken over."""

    async def listen(self) -> "Table | None":
        """Tell what is asked for until it is enough; give the game that was taken over, if one was."""
        say, replay = self.console.say, self.replay
        say("text-replay-begins", game=replay.id, last=replay.last, names=tuple(seat.name for seat in replay.seats))
        self._tell_eyes()
        say("text-replay-how")
        self._tell(self.past.at, self.past.at)
        self.console.tell_all(self._about)
        try:
            while self._begun is None:
                await self._answer(await self._hear())
        except Over:
            return None
        return self._begun

    async def _answer(self, typed: str) -> None:
        if not typed or typed.isdecimal():
            self._walk(self.past.at + 1 if not typed else int(typed[:_MOST_DIGITS]))
            return
        match self._desk.vocabulary.understand(typed, ()):
            case Unclear(reply):
                self.console.tell(reply)
            case Ordered() as order if not self._desk.obey(order):
                await self._obey(order)

    async def _obey(self, order: Ordered) -> None:
        at, rest = self.past.at, order.rest
        match order.name:
            case "forward" | "backward":
                self._walk(at + (1 if order.name == "forward" else -1) * self._number(rest, 1))
            case "step":
                self._walk(self._number(rest, at))
            case "turn":
                self._go_by(self.replay.turn_from, rest)
            case "round":
                self._go_to_round(rest)
            case "moment":
                self._go_to_moment(rest)
            case "first" | "last":
                self._walk(0 if order.name == "first" else self.replay.last)
            case "repeat":
                self._tell(at, at)
            case "seat":
                await self._look_with(rest)
            case "what-if" if rest.isdecimal():
                self.console.say("text-replay-no-options")
            case "what-if":
                await self._take_over()
            case "analyse":
                await self._analyse(rest)
            case "export":
                self._or_say_why(lambda: self._export(rest))
            case "take-in":
                self._or_say_why(self._take_in)
            case "log":
                self.past.ear.happened = self.past.happened(-1, at)
                await self._reports.obey(order)
            case _:
                await self._reports.obey(order)

    async def _analyse(self, rest: str) -> None:
        """Tell what the turns of a seat cost, or go right before the choice of one of them."""
        if self._analysis is None:
            from cuzco_tui.text.analysis import AnalysisByEar

            me = self.replay.own if isinstance(self.replay.own, int) else None
            word = self._desk.vocabulary.first_word("analyse")
            self._analysis = AnalysisByEar(self.replay, me, self.console, word)
        turn = await self._analysis.obey(rest)
        if turn is not None:
            from cuzco_tui.play.analysis_lines import turn_line

            if (seat := self._analysis.seat) is not None:
                self.past.look_with(seat)
            self._walk(turn.at - 1)
            self.console.tell_all([message("text-analysis-here", turn=turn_line(turn)), *turn.why])

    def _number(self, typed: str, otherwise: int) -> int:
        return int(typed[:_MOST_DIGITS]) if typed.isdecimal() else otherwise

    def _is_back(self, typed: str) -> bool:
        """Whether a word asks for the way back."""
        found = self._desk.vocabulary.exact(typed) or self._desk.vocabulary.abbreviated(typed) if typed else None
        return found is not None and found.name == "backward"

    def _go_by(self, way_from: Callable[[int, int], int], rest: str) -> None:
        """Go to the end of a turn, and tell all of it that was not just told."""
        at, step = self.past.at, way_from(self.past.at, -1 if self._is_back(rest) else 1)
        turn = self.replay.turn_at(step)
        first = self.replay.turns[turn - 1].step if turn else 0
        self._walk(step, max(first, at + 1) if step > at else first)

    def _go_to_round(self, rest: str) -> None:
        if not rest.isdecimal():
            step = self.replay.round_from(self.past.at, -1 if self._is_back(rest) else 1)
            self._walk(step, begins=self.replay.round(step))
            return
        wanted = self._number(rest, 0)
        found = [mark.step for mark in self.replay.rounds if mark.round == wanted]
        if found:
            self._walk(found[0], begins=wanted)
        else:
            self.console.say("text-replay-no-round", round=wanted, last=self.replay.rounds[-1].round)

    def _go_to_moment(self, rest: str) -> None:
        """Go to the next choice that decided the game, or to the one before."""
        step = self.replay.moment_from(self.past.at, -1 if self._is_back(rest) else 1)
        if step is None:
            self.console.say("replay-no-moment")
        else:
            self._walk(step)

    def _walk(self, step: int, first: int | None = None, begins: int | None = None) -> None:
        """Go to a step and tell it, or everything from another one on; `begins` is a round that begins with it."""
        if not 0 <= step <= self.replay.last or (step == self.past.at and first is not None):
            self.console.say("text-replay-no-more" if step >= self.past.at else "text-replay-no-less")
            return
        self.past.go_to(step)
        self._tell(step if first is None else min(first, step), step, begins)

    def _tell(self, first: int, last: int, begins: int | None = None) -> None:
        """Tell some steps: in another round than before which one, who chose what, and what came of it."""
        replay, past = self.replay, self.past
        for step in range(first, last + 1):
            round_now = begins if begins is not None and step == last else replay.round_of(step)
            if round_now != self._round:
                self._round = round_now
                self.console.say("text-replay-in-round", round=round_now)
            seat, chosen = replay.chose(step), replay.chosen(step, past.eyes)
            events = [
                event
                for event in replay.events(step, past.eyes)
                if (self.console.verbose or not past.narrator.is_detail(event))
                and not (self.console.brief and past.aloud.is_purpose(event))
            ]
            if seat is None:
                self.console.say("text-replay-beginning", step=step, last=replay.last)
            elif events and getattr(events[0], "seat", None) == seat and replay.tells_itself(step, past.eyes):
                self.console.say("text-replay-told", step=step, told=past.say_event(events.pop(0)))
            elif chosen is None:
                self.console.say("text-replay-acted", step=step, last=replay.last, who=past.names(seat))
            else:
                who = past.names(seat)
                self.console.say("text-replay-step", step=step, last=replay.last, who=who, what=chosen)
            for event in events:
                self.console.tell(past.say_event(event))
        if last == replay.last:
            self.console.say("text-replay-last")

    def _tell_eyes(self) -> None:
        eyes = self.past.eyes
        if eyes is ALL_SEEING:
            self.console.say("text-replay-eyes-all")
        elif isinstance(eyes, int):
            self.console.say("text-replay-eyes", who=self.past.all_names[eyes])
        else:
            self.console.say("text-replay-eyes-nobody")

    async def _look_with(self, typed: str) -> None:
        """See with other eyes: those of a seat by its name or number, or those of all."""
        eyes = self._find_eyes(typed)
        if not isinstance(eyes, int) and eyes is not ALL_SEEING:
            self.console.say("text-replay-no-seat", typed=shortened(typed) or "-", names=tuple(self.past.all_names))
        elif eyes in self.replay.sharing and eyes != self.past.eyes:
            await self._ask_person(eyes)
        elif eyes not in self.replay.eyes:
            self.console.say("error-replay-open")
        else:
            self.past.look_with(eyes)
            self._tell_eyes()

    async def _ask_person(self, seat: Audience) -> None:
        """Tell a game that goes on to one of several people at this keyboard, when nobody else listens."""
        assert isinstance(seat, int)
        self.console.say("replay-in-front", name=self.past.all_names[seat])
        if not await self._is_sure():
            self._tell_eyes()
            return
        self.replay, self._analysis = self.replay.for_person(seat), None
        self.past = LookingBack(self.replay)
        self._reports = Reports(self.past, self.console)
        self._tell_eyes()
        self._tell(self.past.at, self.past.at)

    def _find_eyes(self, typed: str) -> Audience:
        start, names = fold(typed), self.past.all_names
        if start and any(start == fold(word) for word in listed(self.console.words, "text-replay-all")):
            return ALL_SEEING
        if typed.isdecimal() and 1 <= int(typed[:_MOST_DIGITS]) <= len(names):
            return int(typed[:_MOST_DIGITS]) - 1
        return next((seat for seat, name in enumerate(names) if start and fold(name).startswith(start)), None)

    async def _take_over(self) -> None:
        """Begin a game of one's own here, after a question."""
        from cuzco_tui.play.what_if import other_people, point_at, take_over

        replay = self.replay
        try:
            point = point_at(replay, self.past.at, self.past.eyes)
            self.console.say(
                "what-if-ask",
                step=point.step,
                round=replay.round(point.step),
                who=replay.seats[point.seat].name,
                anew="no" if replay.finished else "yes",
            )
            if not await self._is_sure():
                self.console.say("text-replay-stays")
                return
            people = tuple(other_people(replay, point))
            with_people = False
            if people:
                self.console.say("what-if-people", names=people)
                with_people = not await self._is_sure()
            assert self._store is not None
            self._begun = take_over(replay, point, self._store, with_people=with_people)
        except GameError as error:
            self.console.print(error.told(self.console.words))

    async def _is_sure(self) -> bool:
        self.console.say("text-replay-yes-or-no")
        return (await self._hear()).casefold() in listed(self.console.words, "saves-yes")

    def _export(self, name: str) -> None:
        from cuzco_tui.store.portable import export_game

        assert self._store is not None
        file = Path(name or f"{self.replay.id}.txt").expanduser()
        export_game(self._store, self.replay.id, file)
        self.console.say("replay-exported", file=str(file))
        if not self.replay.finished:
            self.console.say("export-open-game")

    def _take_in(self) -> None:
        assert self._store is not None
        if self.replay.file is None:
            self.console.say("text-replay-saved-already")
            return
        saved = self.replay.saved
        self.console.say("replay-taken-in", game=self._store.create(saved.header, saved.records, saved.id))

    def _or_say_why(self, doing: Callable[[], None]) -> None:
        try:
            doing()
        except GameError as error:
            self.console.print(error.told(self.console.words))


def run(args: Namespace) -> int:
    """Tell a game again on standard input and output."""
    from cuzco_tui.store.sqlite import SqliteStore
    from cuzco_tui.text.app import typed_lines
    from cuzco_tui.text.hearing import hear_as_wished

    if sys.stdout is None:
        raise GameError(message("text-no-output"))
    lines = typed_lines()
    console = Console(lines, sys.stdout, chosen_language(args.lang))
    hear_as_wished(console)
    store = SqliteStore()
    replay = find_replay(store, " ".join(args.game), find_game)
    console.speak_of(replay.game.description.words)
    begun: list[str] = []
    try:
        asyncio.run(_look_back(replay, console, store, begun))
        lines.close()
        return 0
    except Leave:
        status = 0
    except KeyboardInterrupt:
        status = _INTERRUPTED
    lines.close()
    if begun:
        console.tell_whole(naming_program("text-how-to-resume", game=begun[0]))
    console.flush()
    return status


async def _look_back(replay: Replay, console: Console, store: "Store", begun: list[str]) -> None:
    """Tell a game again, and play the one that was taken over from it."""
    table = await ReplayByEar(replay, console, store).listen()
    if table is not None:
        begun.append(table.id or "")
        await play_taken_over(table, console)


def taken_over_words(table: "Table") -> Message:
    """Say that a game was taken over from another one."""
    point = table.header.taken_over
    assert point is not None
    return message("text-taken-over", game=table.id or "", origin=point.game, step=point.step)


async def play_taken_over(table: "Table", console: Console) -> None:
    """Play a game that was taken over from a replay, until it is over or left."""
    from cuzco_tui.play.sitting import sit_down
    from cuzco_tui.table.host import Host
    from cuzco_tui.text.session import Session

    console.tell(taken_over_words(table))
    host = Host(table)
    try:
        host.begin()
        session = Session(await sit_down(host), console)
        session.goes_on = True
        await session.play()
    finally:
        await host.close()
