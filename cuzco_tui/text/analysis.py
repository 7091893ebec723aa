"""An analysis by ear, after a game: the dearest mistakes and the best moves, with the way to them in the replay."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cuzco_tui.game import GameError
from cuzco_tui.messages import Names
from cuzco_tui.play.analyses import Analyses
from cuzco_tui.play.analysis import Analysis, JudgedTurn, Progress
from cuzco_tui.play.analysis_lines import all_turn_lines, analysis_lines, find_seat, told_turns
from cuzco_tui.play.answers import fold, shortened
from cuzco_tui.text.commands import listed
from cuzco_tui.text.console import Console

if TYPE_CHECKING:
    from cuzco_tui.play.replay import Replay

_SECONDS_A_CHOICE: Final = 0.8
_PARTS: Final = 4
"""How often it is told how far an analysis is."""
_MOST_DIGITS: Final = 6


class AnalysisByEar:
    """Tells what the turns of a finished game cost; each seat is analysed once."""

    def __init__(self, replay: "Replay", me: int | None, console: Console, word: str) -> None:
        self._analyses = Analyses(replay)
        self._me = me
        self._console = console
        self._word = word
        """By which it is asked for."""
        self._told = 0
        """Up to which quarter it was told how far the thinking is."""
        self._progress = Progress(0, 0)
        self._seat = me
        """Whose turns were asked for last."""
        self._has_just_ended = False
        """Whether one that Enter could have stopped came to its end, and nothing was typed since."""

    def forget_end(self) -> bool:
        """Say once whether an analysis that Enter could have stopped has just come to its end."""
        has_ended, self._has_just_ended = self._has_just_ended, False
        return has_ended

    @property
    def seat(self) -> int | None:
        """Whose turns were asked for last."""
        return self._seat

    async def obey(self, rest: str) -> JudgedTurn | None:
        """Tell what is asked for: the main turns of a seat, or all; for a number give the turn to go to."""
        self._has_just_ended = False
        if rest.isdecimal():
            return self._turn_of(int(rest[:_MOST_DIGITS]))
        wants_all = bool(rest) and fold(rest) in map(fold, listed(self._console.words, "text-replay-all"))
        if not wants_all and not self._find(rest):
            return None
        if self._seat is None:
            self._console.say("text-analysis-whose", analyse=self._word, names=self._names)
            return None
        if self._seat not in self._analyses.seats:
            self._console.say("error-analysis-own")
            return None
        analysis = await self._analysis(self._seat)
        if analysis is not None and wants_all:
            self._console.tell_all(all_turn_lines(analysis))
        elif analysis is not None:
            self._console.tell_all(analysis_lines(analysis, Names(self._names, self._me)))
            everything = listed(self._console.words, "text-replay-all")[0]
            self._console.say("text-analysis-more", analyse=self._word, all=everything)
        return None

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._analyses.replay.seats)

    def _find(self, typed: str) -> bool:
        """Take over whose turns are asked for; say so when there is nobody of that name."""
        seat = find_seat(self._names, typed) if typed else self._me
        if typed and seat is None:
            self._console.say("error-analysis-seat", typed=shortened(typed), names=self._names)
            return False
        self._seat = seat
        return True

    def _turn_of(self, number: int) -> JudgedTurn | None:
        """Give a turn by the number with which it was told."""
        analysis = None if self._seat is None else self._analyses.found.get(self._seat)
        told = [] if analysis is None else told_turns(analysis)
        if 1 <= number <= len(told):
            return told[number - 1]
        if analysis is None:
            self._console.say("text-analysis-no-number-yet", number=number, analyse=self._word)
        else:
            self._console.say("text-analysis-no-number", number=number, last=len(told))
        return None

    async def _analysis(self, seat: int) -> Analysis | None:
        """Analyse a seat's turns once; None when that was stopped or failed."""
        if (found := self._analyses.found.get(seat)) is not None:
            return found
        try:
            found = await self._until_stopped(seat)
        except GameError:
            self._console.say("text-analysis-failed")
            return None
        if found is None:
            self._console.say("text-analysis-stopped", analyse=self._word)
        return found

    async def _until_stopped(self, seat: int) -> Analysis | None:
        """Analyse until it is done; at a terminal Enter stops it, and any other line asks how far it is."""
        self._told = 0
        thinking = asyncio.ensure_future(self._analyses.of(seat, self._tell))
        if not self._console.on_terminal:
            return await thinking
        done = asyncio.Event()
        thinking.add_done_callback(lambda _task: done.set())
        try:
            while typed := await self._console.hear_unless(done):
                self._console.say("text-analysis-still", done=self._progress.done, total=self._progress.total)
            if typed is None:
                self._has_just_ended = True
                return await thinking
        finally:
            thinking.cancel()
            with suppress(asyncio.CancelledError, GameError):
                await thinking
        return None

    def _tell(self, now: Progress) -> None:
        """Say once how long it takes, and at each quarter how far it is."""
        is_first, self._progress = not self._told, now
        parts = now.done * _PARTS // now.total if now.total else 0
        if is_first:
            left = now.total - now.done
            seconds = max(10, round(left * _SECONDS_A_CHOICE, -1))
            id_ = "text-analysis-begins" if self._console.on_terminal else "text-analysis-begins-here"
            self._console.say(id_, count=left, seconds=int(seconds))
            self._told = 1 + parts
        elif parts >= self._told and now.done < now.total:
            self._told = 1 + parts
            self._console.say("text-analysis-judged", done=now.done, total=now.total)
        self._console.flush()
