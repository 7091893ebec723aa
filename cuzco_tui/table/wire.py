"""Everything that goes through a chair as lines of JSON, so that the chair can stand in another process than its table.

`ChairDoor` is the end at the table: it answers requests and says what is new. `RemoteChair` is the end that a front end
holds; it is told of new positions, and asks for the rest. Neither the state nor the seed of a running game has a form
here, so that nothing else can come through.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from cuzco_tui import game as house
from cuzco_tui.coaching import hint_data, read_hint
from cuzco_tui.game import Decision, Event, Game, GameError, Hint, Json, Reason, Standing
from cuzco_tui.messages import Message, message, read_value, value_data
from cuzco_tui.table import errors
from cuzco_tui.table.chair import Chair, Position, TableFacts
from cuzco_tui.table.news import NOTHING_HEARD, ChoiceMade, ChoiceUndone, GameBegun, Happened, News, Report
from cuzco_tui.table.seats import Seat
from cuzco_tui.table.table import UndoBar

_ERRORS: Final[dict[str, type[GameError]]] = {
    found.__name__: found
    for module in (house, errors)
    for found in vars(module).values()
    if isinstance(found, type) and issubclass(found, GameError)
}


BETTER_HINT: Final = "better-hint"
"""The request that is thought about for a while."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the holder of a chair asks for; fields that a request does not need stay away."""

    do: str
    text: str = ""
    step: int = NOTHING_HEARD
    seconds: float = 0.0
    texts: tuple[str, ...] = ()


class ChairDoor:
    """The table's end: turns lines into what a chair does, and its answers into lines."""

    def __init__(self, chair: Chair, content: Json) -> None:
        self._chair = chair
        self._content = content

    def welcome(self) -> bytes:
        """Tell which table this is, what its pieces say, and how it stands: the first line."""
        table = self._chair.table
        return _line(
            {
                "seat": self._chair.seat,
                "content": self._content,
                "table": {
                    "id": table.id,
                    "game": table.game,
                    "rules": table.rules,
                    "options": dict(table.options),
                    "seats": _seats_data(table),
                    "hints": table.hints,
                },
                "position": _position_data(self._chair.position),
            }
        )

    def position(self) -> bytes:
        """Tell how the table stands now, and who plays."""
        return _line(_position_data(self._chair.position) | {"seats": _seats_data(self._chair.table)})

    async def answer(self, line: bytes) -> bytes:
        """Do what a line asks for; what cannot be done comes back as its sentence."""
        try:
            return _line({"done": await self._do(msgspec.json.decode(line, type=Request))})
        except msgspec.MsgspecError:
            return _error_line(errors.NotYourTurn(message("error-request")))
        except GameError as error:
            return _error_line(error)

    async def _do(self, request: Request) -> Json:
        chair = self._chair
        match request.do:
            case "play":
                return _position_data(await chair.play(request.text, request.step))
            case "undo":
                return _position_data(await chair.undo(request.step))
            case "report":
                report = await chair.report(request.step)
                return {"number": report.number, "step": report.step, "news": [_news_data(one) for one in report.news]}
            case "why-not":
                return [[reason.subject, reason.rule, dict(reason.facts)] for reason in await chair.why_not()]
            case "better-hint":
                hint = await chair.better_hint(request.texts)
                return None if hint is None else hint_data(hint)
            case "pause":
                return await chair.set_pause(request.seconds)
            case "hurry":
                return await chair.hurry()
            case "go-on":
                return await chair.go_on()
            case "leave":
                return await chair.leave()
        raise errors.NotYourTurn(message("error-request"))


class RemoteChair:
    """The front end's end: a chair like any other, whose table is at the other end of `ask`."""

    def __init__(self, game: Game, welcome: bytes, ask: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._game = game
        self._ask = ask
        self._listener: Callable[[], None] | None = None
        self.opened = 0
        """How often the table was opened anew since."""
        self._take_in(welcome)

    def _take_in(self, welcome: bytes) -> None:
        data = msgspec.json.decode(welcome)
        table = data["table"]
        self._content = self._game.content_from_data(data["content"])
        self.seat: int | None = data["seat"]
        seats = _read_seats(table["seats"])
        facts = TableFacts(table["id"], table["game"], table["rules"], table["options"], seats, table["hints"])
        self.table: TableFacts = facts
        self.position: Position = self._read_position(data["position"])

    def rejoin(self, welcome: bytes, ask: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Go on at a table that was opened anew, as it stands there."""
        self._ask = ask
        self.opened += 1
        self._take_in(welcome)
        self._tell()

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call back after every new position."""
        self._listener = listener

    def show(self, line: bytes) -> None:
        """Take over what the door said is new."""
        data = msgspec.json.decode(line)
        seats = _read_seats(data["seats"])
        if seats != self.table.seats:
            self.table = self.table._replace(seats=seats)
            self._tell()
        self._show(self._read_position(data))

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell what happened after a number."""
        data = await self._do(Request("report", step=after))
        return Report(data["number"], data["step"], tuple(self._read_news(one) for one in data["news"]))

    async def play(self, text: str, step: int) -> Position:
        """Make a choice."""
        return self._show(self._read_position(await self._do(Request("play", text, step))))

    async def undo(self, step: int) -> Position:
        """Take back the last choice."""
        return self._show(self._read_position(await self._do(Request("undo", step=step))))

    async def why_not(self) -> list[Reason]:
        """Say what is not available, and why."""
        return [Reason(*row) for row in await self._do(Request("why-not"))]

    async def better_hint(self, plan: Sequence[str] = ()) -> Hint | None:
        """Ask for advice that is thought about elsewhere."""
        data = await self._do(Request(BETTER_HINT, texts=tuple(plan)))
        return None if data is None else read_hint(data)

    async def set_pause(self, seconds: float) -> None:
        """Change the pace of the bots."""
        await self._do(Request("pause", seconds=seconds))

    async def hurry(self) -> None:
        """Let the bots choose without a pause for once."""
        await self._do(Request("hurry"))

    async def wait_after(self, _part: Callable[[Any], int], _seen: int) -> None:
        """At a table with others the bots wait for nobody."""

    async def go_on(self) -> None:
        """Let the table try again."""
        await self._do(Request("go-on"))

    async def leave(self) -> None:
        """Give the chair back."""
        self._listener = None
        await self._do(Request("leave"))

    async def _do(self, request: Request) -> Any:
        answer = msgspec.json.decode(await self._ask(msgspec.json.encode(request)))
        if "error" in answer:
            raise read_error(answer["error"])
        return answer["done"]

    def _show(self, position: Position) -> Position:
        """Keep the newest position, whichever way it came."""
        if position.version > self.position.version:
            self.position = position
            self._tell()
        return position

    def _tell(self) -> None:
        if self._listener is not None:
            self._listener()

    def _read_position(self, data: dict[str, Any]) -> Position:
        decision = data["decision"]
        if decision is not None:
            options = [self._game.parse(text) for text in decision["options"]]
            decision = Decision(decision["seat"], decision["kind"], options)
        return Position(
            version=data["version"],
            number=data["number"],
            step=data["step"],
            view=self._game.view_from_data(data["view"], self._content),
            turn=data["turn"],
            decision=decision,
            undo_bar=None if data["undo_bar"] is None else UndoBar[data["undo_bar"]],
            standings=tuple(Standing(*row) for row in data["standings"]),
            seed=data["seed"],
            trouble=None if data["trouble"] is None else read_error(data["trouble"]),
        )

    def _read_news(self, data: dict[str, Any]) -> News:
        number, step = data["number"], data["step"]
        if data["kind"] == "undone":
            return ChoiceUndone(number, step, data["seat"], data["text"])
        if data["kind"] == "made":
            return ChoiceMade(number, step, data["seat"], data["text"])
        events = tuple(self._game.event_from_data(kind, values) for kind, values in data["events"])
        return GameBegun(number, step, events) if data["kind"] == "begun" else Happened(number, step, *events)


def _seats_data(table: TableFacts) -> Json:
    return [msgspec.to_builtins(seat) for seat in table.seats]


def _read_seats(data: Json) -> tuple[Seat, ...]:
    return tuple(msgspec.convert(seat, Seat) for seat in data)


def _line(data: Json) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def _error_line(error: GameError) -> bytes:
    return _line({"error": error_data(error)})


def error_data(error: GameError) -> Json:
    """Give an error as plain data."""
    return {"kind": type(error).__name__, "what": value_data(error.what)}


def read_error(data: Json) -> GameError:
    """Give an error as it was before it travelled."""
    what = read_value(data["what"])
    return _ERRORS.get(data["kind"], GameError)(what if isinstance(what, Message) else str(what))


def _position_data(position: Position) -> Json:
    decision = position.decision
    return {
        "version": position.version,
        "number": position.number,
        "step": position.step,
        "view": position.view.to_data(),
        "turn": position.turn,
        "decision": decision
        and {"seat": decision.seat, "kind": decision.kind, "options": [option.text for option in decision.options]},
        "undo_bar": position.undo_bar and position.undo_bar.name,
        "standings": [[*row[:3], dict(row.sources), list(row.by_round)] for row in position.standings],
        "seed": position.seed,
        "trouble": position.trouble and error_data(position.trouble),
    }


def _news_data(entry: News) -> Json:
    data: dict[str, Any] = {"number": entry.number, "step": entry.step}
    match entry:
        case GameBegun(events=events):
            return data | {"kind": "begun", "events": _events_data(events)}
        case Happened(event=event):
            return data | {"kind": "happened", "events": _events_data((event,))}
        case ChoiceMade(seat=seat, text=text):
            return data | {"kind": "made", "seat": seat, "text": text}
        case ChoiceUndone(seat=seat, text=text):
            return data | {"kind": "undone", "seat": seat, "text": text}


def _events_data(events: tuple[Event, ...]) -> Json:
    return [[type(event).__name__, event.to_data()] for event in events]
