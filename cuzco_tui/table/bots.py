"""The bots of a table: each thinks for one seat, from the view of that seat alone."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Choice, Decision, GameError
from cuzco_tui.messages import message
from cuzco_tui.table.errors import BotFailed
from cuzco_tui.table.seats import Seat

BotMaker: TypeAlias = Callable[[str, int], Bot]
"""Makes a bot by its name and a seed; raises BadOptions when there is none of this name."""


class BotSeats:
    """Who thinks for which seat; a bot is made when it is first asked."""

    def __init__(self, seats: Sequence[Seat], seed: int, make_bot: BotMaker) -> None:
        self._seats = list(seats)
        self._seed = seed
        self._make_bot = make_bot
        self._bots: dict[int, Bot] = {}

    def seat(self, seat: int, who: Seat) -> None:
        """Let somebody else sit in a seat from now on."""
        self._seats[seat] = who
        self._bots.pop(seat, None)

    def let(self, seat: int, bot: Bot) -> None:
        """Let this bot think for a bot's seat, instead of the game's own of the seat's bot name."""
        if self._seats[seat].kind != "bot":
            raise BotFailed(message("error-no-bot-seat", number=seat))
        self._bots[seat] = bot

    def ask(self, view: Any, decision: Decision, clock: ThinkingClock) -> Choice:
        """Let the bot of the seat in turn choose while the clock runs; whatever it does wrong is one sentence."""
        name = self._seats[decision.seat].name
        bot = self._bot_of(decision.seat)
        try:
            return decision.options[_checked_index(bot(view, decision, clock), len(decision.options))]
        except Exception as error:
            raise BotFailed(message("error-bot-failed", name=name, reason=str(error))) from error

    def _bot_of(self, seat: int) -> Bot:
        """Give the bot that thinks for a seat; its seed tells it nothing of the game's own."""
        if seat not in self._bots:
            seed = hashlib.blake2b(f"bot {seat} {self._seed}".encode(), digest_size=6).digest()
            try:
                self._bots[seat] = self._make_bot(str(self._seats[seat].bot), int.from_bytes(seed))
            except GameError as error:
                raise BotFailed(message("error-no-bot", name=self._seats[seat].name, reason=error.what)) from error
        return self._bots[seat]


def _checked_index(index: Any, options: int) -> int:
    if not isinstance(index, int) or not 0 <= index < options:
        raise GameError(f"it chose {index!r} of {options} options")
    return index
