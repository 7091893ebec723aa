"""After the game by ear: what the screen shows of it, told when it is asked for, and once more with the same people."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import shortened
from cuzco_tui.play.course import Course, moment_line, round_lines, set_lines, source_lines
from cuzco_tui.play.swings import moments_of
from cuzco_tui.text.commands import COMMANDS, Command, Ordered, Unclear
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.menu import Desk

if TYPE_CHECKING:
    from cuzco_tui.play.replay import Replay
    from cuzco_tui.store.protocol import Store
    from cuzco_tui.table.records import Past
    from cuzco_tui.table.table import Table
    from cuzco_tui.text.analysis import AnalysisByEar

OWN_COMMANDS: Final = (
    *(Command(name, False) for name in ("sources", "rounds", "moments", "sets")),
    Command("analyse", True),
    *(Command(name, False) for name in ("replay", "stats", "rematch", "seed")),
)
"""What only this prompt knows."""
AFTER_COMMANDS: Final = (
    *OWN_COMMANDS,
    *(command for command in COMMANDS if command.name in ("help", "score", "lang", "leave")),
)
"""What can be typed once a game is over."""


class AfterDesk(Desk):
    """A desk at which a game that is over is told of."""

    how_to_answer = "text-after-how"

    def __init__(self, console: Console, has_sets: bool) -> None:
        listed = [command.name for command in AFTER_COMMANDS if has_sets or command.name != "sets"]
        super().__init__(console, listed, AFTER_COMMANDS)

    def line_about(self, command: Command) -> Message:
        """Tell what a command does; here one leaves only the game that is over."""
        return message("text-after-leave") if command.name == "leave" else super().line_about(command)


class AfterGame:
    """Tells of a game that is over until whoever listens has heard enough."""

    def __init__(self, course: Course, past: "Past | None", console: Console, store: "Store") -> None:
        self.course = course
        self.past = past
        self.console = console
        self.store = store
        self._has_sets = any(course.collections)
        self.desk = AfterDesk(console, self._has_sets)
        self.taken_over: Table | None = None
        """A game that was begun at a point of this one."""
        self._analysis: AnalysisByEar | None = None

    async def listen(self) -> bool:
        """Answer until an empty line, the end of all lines, or a wish to leave; say whether a rematch is wanted."""
        self._offer()
        try:
            while (typed := await self.console.hear()) or self._comes_late():
                if not typed:
                    self.console.say("text-after-enter-again")
                    continue
                match self.desk.vocabulary.understand(typed, ()):
                    case Ordered("rematch") if self.past is not None:
                        return True
                    case Ordered() as order:
                        await self._obey(order)
                        if self.taken_over is not None:
                            return False
                    case Unclear(reply):
                        known = reply.id in ("text-alone", "text-unknown-nearest")
                        self.console.tell(reply if known else message("text-after-unknown", typed=shortened(typed)))
        except Leave:
            return False
        return False

    def _comes_late(self) -> bool:
        """Whether an empty line may have been meant to stop an analysis that came to its end by itself."""
        return self._analysis is not None and self._analysis.forget_end()

    def _offer(self) -> None:
        """Say what can be asked for."""
        words = {command.name: self.desk.vocabulary.first_word(command.name) for command in OWN_COMMANDS}
        self.console.tell(message("text-after-offer", **words, has_sets="yes" if self._has_sets else "no"))

    async def _obey(self, order: Ordered) -> None:
        if self.desk.obey(order):
            return
        if order.name == "replay":
            await self._replay()
        elif order.name == "analyse":
            await self._analyse(order.rest)
        else:
            self.console.tell_all(self._told(order.name))

    def _told(self, name: str) -> Iterable[Message]:
        """Give the lines that a command asks for."""
        course = self.course
        match name:
            case "sources":
                return source_lines(course)
            case "rounds":
                return round_lines(course)
            case "sets":
                return set_lines(course) or [message("text-after-no-sets")]
            case "moments":
                return self._moments()
            case "seed" if self.past is not None:
                return [message("text-seed", seed=self.past.header.seed)]
            case "score":
                return [
                    message("text-score", place=each.place, who=course.names(each.seat), score=each.score)
                    for each in course.standings
                ]
            case "stats":
                from cuzco_tui.play.statistics import told
                from cuzco_tui.text.stats import statistics_of

                return told(statistics_of(course.game.description))
        return []

    def _moments(self) -> list[Message]:
        moments = [] if self.past is None else moments_of(self.course.game, self.past, self.course.names.me)
        return [moment_line(each, self.course.names) for each in moments] or [message("after-no-moments")]

    async def _analyse(self, rest: str) -> None:
        """Tell what the turns cost, or go to one of them in the replay."""
        if self._analysis is None:
            from cuzco_tui.text.analysis import AnalysisByEar

            word = self.desk.vocabulary.first_word("analyse")
            self._analysis = AnalysisByEar(self._saved(), self.course.names.me, self.console, word)
        turn = await self._analysis.obey(rest)
        if turn is not None:
            from cuzco_tui.play.analysis_lines import turn_line

            lines = [message("text-analysis-here", turn=turn_line(turn)), *turn.why]
            await self._replay(turn.at - 1, self._analysis.seat, lines)

    def _saved(self) -> "Replay":
        from cuzco_tui.games import find_game
        from cuzco_tui.play.replay import replay_of

        return replay_of(self.store.read(self.course.saved_as), find_game)

    async def _replay(self, step: int = 0, eyes: int | None = None, about: Sequence[Message] = ()) -> None:
        """Go through the game step by step, from one step on, with the eyes of a seat; tell there what it is about."""
        from cuzco_tui.text.replay import ReplayByEar

        self.taken_over = await ReplayByEar(
            self._saved(), self.console, self.store, at=step, eyes=eyes, about=about, analysis=self._analysis
        ).listen()
        if self.taken_over is None:
            self._offer()
