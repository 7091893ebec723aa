"""A bot that is a program of its own, in any language; what it fails to decide is decided for it and counted."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from cuzco_tui.arena.exchange import Refusal, answered_id, choose_line, hello_line, over_line, read_answer
from cuzco_tui.arena.program import LONGEST_ANSWER, LineTooLong, Program, ProgramEnded, ProgramTooSlow
from cuzco_tui.arena.records import MOST_NOTES, Fault
from cuzco_tui.game import Clock, Decision, Game, Json, Standing, View
from cuzco_tui.messages import printable

FALLBACK: Final = 0
"""The index of the option that is played for a bot that loses its choice."""
STARTING_SECONDS: Final = 10.0
"""What the first choice of a program may take longer, since it must start first."""
MOST_STARTS: Final = 5
"""How often a program is started in one game; after that the bot loses all its choices."""
_GIVEN_UP: Final = f"it has failed {MOST_STARTS} times in this game and is not started again"
_LONGEST_WORDS: Final = 60


class Forfeit(Exception):
    """A choice is lost, by which fault and how it came to it."""

    def __init__(self, fault: Fault, what: str) -> None:
        super().__init__(what)
        self.fault = fault
        self.what = what


class ForeignBot:
    """A seat's bot behind a command: a process of its own for one seat in one game."""

    def __init__(
        self, game: Game, command: Sequence[str], seat: int, seats: int, options: dict[str, Json], seconds: float
    ) -> None:
        self.faults: Counter[Fault] = Counter()
        self.notes: list[str] = []
        self._game = game
        self._command = tuple(command)
        self._hello = hello_line(game, options, seats, seat)
        self._seconds = seconds
        self._program: Program | None = None
        self._starts = 0
        self._given_up = False
        """Whether it was noted that it is not started again."""
        self._number = 0
        self._latest: Fault = "crash"
        self._owed: set[int] = set()
        """The questions to which nonsense came and the answer may still come."""

    def __call__(self, view: View, decision: Decision, _clock: Clock, /) -> int:
        """Ask it; where it fails, the first option is played."""
        self._number += 1
        try:
            return self._ask(view, decision)
        except Forfeit as lost:
            self._latest = lost.fault
            self.faults[lost.fault] += 1
            is_end = self._starts == MOST_STARTS and self._program is None and not self._given_up
            if len(self.notes) < MOST_NOTES:
                self.notes.append(printable(lost.what))
            elif is_end:
                self._given_up = True
                self.notes.append(_GIVEN_UP)
            return FALLBACK

    def end(self, ranking: Sequence[Standing]) -> None:
        """Tell it how the game ended, and let it leave."""
        program, self._program = self._program, None
        if program is not None:
            program.send(over_line(ranking))
            program.close()

    def close(self) -> None:
        """Leave no process behind."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()

    def _ask(self, view: View, decision: Decision) -> int:
        patience = self._seconds
        if self._program is None:
            patience += STARTING_SECONDS
        program = self._program = self._program or self._start()
        program.send(choose_line(self._number, view, decision))
        end = monotonic() + patience
        try:
            line = program.receive(patience)
            while (number := answered_id(line)) in self._owed:
                self._owed.discard(number or 0)
                line = program.receive(max(0.0, end - monotonic()))
        except ProgramTooSlow:
            self.close()
            raise Forfeit("stall", f"it had not answered after {patience:g} s") from None
        except ProgramEnded:
            raise Forfeit("crash", self._how_it_ended(program)) from None
        except LineTooLong:
            self.close()
            raise Forfeit("nonsense", f"it wrote a line of more than {LONGEST_ANSWER} bytes") from None
        try:
            return read_answer(line, self._number, self._game, decision)
        except Refusal as refusal:
            self._owed.add(self._number)
            said = _shortened(line.decode(errors="replace").strip())
            raise Forfeit("nonsense", f"it answered '{said}' ({refusal.clause})") from refusal

    def _start(self) -> Program:
        if self._starts == MOST_STARTS:
            raise Forfeit(self._latest, _GIVEN_UP)
        self._starts += 1
        self._owed.clear()
        program = Program(self._command)
        program.send(self._hello)
        return program

    def _how_it_ended(self, program: Program) -> str:
        status, words = program.last_words()
        self.close()
        how = "it closed its output"
        if status is not None:
            how = f"it ended by signal {-status}" if status < 0 else f"it ended with status {status}"
        return f"{how} ('{_shortened(words)}')" if words else how


def _shortened(words: str) -> str:
    return words if len(words) <= _LONGEST_WORDS else f"{words[:_LONGEST_WORDS]}…"


def close_all(bots: Sequence[object]) -> None:
    """Leave no process behind, whatever has happened."""
    for bot in bots:
        if isinstance(bot, ForeignBot):
            with suppress(OSError):
                bot.close()
