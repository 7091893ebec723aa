"""Bots that think in another process: they hold up nobody, can be ended, and answer as they would here."""

from itertools import count
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple

from cuzco_tui.game import Bot, Clock, Decision, Game, Json, View
from cuzco_tui.worker import Worker

_KEYS: Final = count(1)


class BotElsewhere:
    """The near end of a bot in a worker's process; to whoever asks it is a bot like any other."""

    def __init__(self, worker: Worker, game: Game, name: str, seed: int, content: Any) -> None:
        if name not in game.description.bots:
            game.make_bot(name, seed)
        self._worker = worker
        self._key = next(_KEYS)
        self._itself = {
            "key": self._key,
            "game": game.description.game,
            "bot": name,
            "seed": seed,
            "content": game.content_to_data(content),
        }

    def __call__(self, view: View, decision: Decision, clock: Clock, /) -> int:
        """Ask it; a process that does not know it yet is told who it is."""
        question = {
            "key": self._key,
            "view": view.to_data(),
            "seat": decision.seat,
            "kind": decision.kind,
            "options": [option.text for option in decision.options],
        }
        answer = self._worker.call("cuzco_tui.thinking:answer", question, clock)
        if answer is None:
            self._worker.call("cuzco_tui.thinking:meet", self._itself, clock)
            answer = self._worker.call("cuzco_tui.thinking:answer", question, clock)
        return int(answer)


class OwnBots:
    """Makes the bots of one table: quick ones think here, those that think for long in one process of the table's own.

    The process is started when the first of them is asked, and ended with the table.
    """

    def __init__(self, game: Game, content: Json) -> None:
        self._game = game
        self._content = content
        self._worker: Worker | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._worker is None else self._worker.pid

    def make(self, name: str, seed: int) -> Bot:
        """Make a bot."""
        if name not in self._game.description.slow_bots:
            return self._game.make_bot(name, seed)
        if self._worker is None:
            self._worker = Worker()
            if self._ended:
                self._worker.end()
        return BotElsewhere(self._worker, self._game, name, seed, self._game.content_from_data(self._content))

    def end(self) -> None:
        """End the process at once, if there is one, whatever it thinks about."""
        self._ended = True
        if self._worker is not None:
            self._worker.end()


class _Known(NamedTuple):
    game: Game
    content: Any
    bot: Bot


_known: Final[dict[int, _Known]] = {}
"""In a worker's process: the bots that it has met."""


def meet(itself: dict[str, Json], _clock: Clock) -> None:
    """In a worker's process: make a bot."""
    game: Game = resolve_name(itself["game"])()
    content = game.content_from_data(itself["content"])
    _known[itself["key"]] = _Known(game, content, game.make_bot(itself["bot"], itself["seed"]))


def answer(question: dict[str, Json], clock: Clock) -> int | None:
    """In a worker's process: let a bot think; None when it has not been met."""
    known = _known.get(question["key"])
    if known is None:
        return None
    game = known.game
    view = game.view_from_data(question["view"], known.content)
    options = [game.parse(text) for text in question["options"]]
    return known.bot(view, Decision(question["seat"], question["kind"], options), clock)
