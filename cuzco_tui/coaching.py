"""A game's coach in another process: it thinks about hints and judges choices, and holds up nobody."""

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Any, Final, Protocol

from cuzco_tui.game import Clock, Decision, Game, Hint, Json, Judgement, View
from cuzco_tui.messages import Names, read_message, value_data
from cuzco_tui.worker import Worker

HINT_SECONDS: Final = 5.0
"""How long a better hint is thought about at most."""


class Coach(Protocol):
    """Gives better hints at a table."""

    def better_hint(self, view: View, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()) -> Hint:
        """Think until the hint is good or the clock is over; raise WorkerFailed when nothing came of it."""

    def close(self) -> None:
        """Think no more."""


class CoachElsewhere:
    """The near end of a coach in a worker's process, which is started when somebody first asks."""

    def __init__(self, game: Game, content: Json, worker: Worker | None = None) -> None:
        """Make the coach of a game whose pieces say what `content` says, as plain data."""
        self._worker = worker or Worker()
        self._is_own = worker is None
        self._table = {"game": game.description.game, "content": content}

    def better_hint(self, view: View, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()) -> Hint:
        """Think about a hint."""
        asked = self._asked(view, decision, names) | {"plan": list(plan)}
        return read_hint(self._worker.call("cuzco_tui.coaching:better_hint", asked, clock))

    def judge(
        self, view: View, decision: Decision, chosen: int, names: Names, clock: Clock, effort: int | None = None
    ) -> Judgement:
        """Think about what a choice cost."""
        asked = self._asked(view, decision, names) | {"chosen": chosen, "effort": effort}
        data = self._worker.call("cuzco_tui.coaching:judge", asked, clock)
        return Judgement(data["best"], data["cost"], tuple(map(read_message, data["why"])), data["lead"])

    def close(self) -> None:
        """End the process; one of its own for good, also when somebody is about to start it."""
        if self._is_own:
            self._worker.end()
        else:
            self._worker.close()

    def _asked(self, view: View, decision: Decision, names: Names) -> dict[str, Json]:
        return self._table | {
            "view": view.to_data(),
            "seat": decision.seat,
            "kind": decision.kind,
            "options": [option.text for option in decision.options],
            "names": list(names.names),
            "me": names.me,
        }


def hint_data(hint: Hint) -> Json:
    """Give a hint as plain data."""
    short = None if hint.short is None else value_data(hint.short)
    return {
        "bot": hint.bot,
        "option": hint.option_index,
        "why": [value_data(line) for line in hint.why],
        "short": short,
        "because": None if hint.because is None else value_data(hint.because),
        "plan": list(hint.plan),
    }


def read_hint(data: Json) -> Hint:
    """Give a hint as it was before it travelled."""
    short = None if data["short"] is None else read_message(data["short"])
    because = None if data["because"] is None else read_message(data["because"])
    return Hint(data["bot"], data["option"], tuple(map(read_message, data["why"])), short, because, tuple(data["plan"]))


def better_hint(asked: dict[str, Json], clock: Clock) -> Json:
    """In a worker's process: think about a hint."""
    game, view, decision, names = _read(asked)
    return hint_data(game.better_hint(view, decision, names, clock, asked["plan"]))


def judge(asked: dict[str, Json], clock: Clock) -> Json:
    """In a worker's process: think about what a choice cost."""
    game, view, decision, names = _read(asked)
    judgement = game.judge(view, decision, asked["chosen"], names, clock, asked["effort"])
    return judgement._asdict() | {"why": [value_data(line) for line in judgement.why]}


_known: Final[dict[str, tuple[Game, Json, Any]]] = {}
"""In a worker's process: each game with the content that was last spoken of, as data and as the game knows it."""


def _read(asked: dict[str, Json]) -> tuple[Game, View, Decision, Names]:
    game, data, content = _known.get(asked["game"], (None, None, None))
    if game is None or data != asked["content"]:
        game = resolve_name(asked["game"])()
        content = game.content_from_data(asked["content"])
        _known[asked["game"]] = game, asked["content"], content
    decision = Decision(asked["seat"], asked["kind"], [game.parse(text) for text in asked["options"]])
    return game, game.view_from_data(asked["view"], content), decision, Names(asked["names"], asked["me"])
