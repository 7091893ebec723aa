"""A small game for the tests of the table: hidden hands, two piles, and a die that brings new cards.

In each turn a seat plays a card of its hand, chooses the left or the right pile for it, or passes. A card scores its
value on the left pile and twice the die on the right one. Every second round the die is rolled and each seat draws a
card that only it may see. What a bot's turn was for is told when it is far ahead by it.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from cuzco_tui.game import (
    BadContent,
    BadOptions,
    Bot,
    Decision,
    Description,
    IllegalChoice,
    Json,
    MalformedChoice,
    Purpose,
    Reason,
    Standing,
    TableOption,
)

ROUNDS = {2: 8, 3: 5, 4: 4}
HAND = 5
FAR = 100
"""So many points ahead of everybody else somebody is far ahead."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    card: int

    @property
    def text(self) -> str:
        return f"card {self.card}"


@dataclass(frozen=True, slots=True)
class ChoosePile:
    pile: str

    @property
    def text(self) -> str:
        return f"pile {self.pile}"


@dataclass(frozen=True, slots=True)
class Pass:
    @property
    def text(self) -> str:
        return "pass"


class ToyEvent:
    """What the events of the toy game have in common: their fields are their data."""

    __slots__ = ()

    def to_data(self) -> dict[str, Json]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class CardsDealt(ToyEvent):
    seat: int
    cards: tuple[int, ...]
    private_to: int | None


@dataclass(frozen=True, slots=True)
class CardPlayed(ToyEvent):
    seat: int
    card: int
    pile: str
    points: int
    private_to: int | None = None


@dataclass(frozen=True, slots=True)
class DieRolled(ToyEvent):
    die: int
    private_to: int | None = None


@dataclass(frozen=True, slots=True)
class TurnPassed(ToyEvent):
    seat: int
    private_to: int | None = None


@dataclass(frozen=True, slots=True)
class FarAhead(ToyEvent):
    seat: int
    points: int
    private_to: int | None = None


@dataclass(slots=True)
class ToyState:
    rounds: int
    sides: int
    pass_points: int
    random: int
    deck: list[int]
    hands: list[list[int]]
    scores: list[int]
    by_round: list[list[int]]
    round: int
    turn: int
    held: int
    die: int
    reveals: int


class ToyView:
    def __init__(self, data: Json) -> None:
        self._data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToyView) and self._data == other._data

    def to_data(self) -> Json:
        return self._data


TOY_DESCRIPTION = Description(
    name="toy",
    title="Toy",
    seat_counts=(2, 3, 4),
    options=(TableOption("pass_points", (0, 1, 2)), TableOption("rolled", (False, True))),
    bots=("first",),
    usual_bot="first",
    seat_colours=("red", "blue", "green", "white"),
    rule_kinds={"rule-words-turn": "TOY"},
    lists=(),
    silent_columns=(),
    topics=("hand",),
    words=Path(__file__).resolve().parent / "toy_locale",
    styles="",
    rules="",
    game=f"{__name__}:ToyGame",
    front="",
)
"""The toy game as the house knows it before its rules are loaded."""


class ToyGame:
    description = TOY_DESCRIPTION
    rules_version = 1
    rules_versions: tuple[int, ...] = (1,)

    def make_bot(self, name: str, _seed: int) -> Bot:
        if name not in self.description.bots:
            raise BadOptions(f"There is no bot {name}.")
        return lambda _view, _decision, _clock: 0

    def load_content(self, path: Path | None) -> dict[str, int]:
        return self.content_from_data({"cards": 60, "sides": 6} if path is None else json.loads(path.read_text()))

    def content_to_data(self, content: dict[str, int]) -> Json:
        return dict(content)

    def content_from_data(self, data: Json) -> dict[str, int]:
        if not isinstance(data, dict) or sorted(data) != ["cards", "sides"] or not data["cards"] >= 40:
            raise BadContent("A toy game needs at least 40 cards and a die.")
        return dict(data)

    def make(
        self, seats: int, seed: int, options: Mapping[str, Json], content: dict[str, int], _rules: int = 1
    ) -> ToyState:
        state = ToyState(
            rounds=ROUNDS[seats],
            sides=content["sides"],
            pass_points=options["pass_points"],
            random=(seed * 2 + 1) % 2**61,
            deck=list(range(1, content["cards"] + 1)),
            hands=[],
            scores=[0] * seats,
            by_round=[[] for _ in range(seats)],
            round=1,
            turn=0,
            held=0,
            die=1,
            reveals=0,
        )
        self._shuffle(state)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        if options["rolled"]:
            state.die = 1 + self._draw_number(state, state.sides)
        return state

    def copy(self, state: ToyState) -> ToyState:
        return self.load(self.dump(state), None)

    def decision(self, state: ToyState) -> Decision | None:
        if state.round > state.rounds:
            return None
        if state.held:
            return Decision(state.turn, "pile", (ChoosePile("left"), ChoosePile("right")))
        return Decision(state.turn, "card", (*(PlayCard(card) for card in state.hands[state.turn]), Pass()))

    def parse(self, text: str) -> PlayCard | ChoosePile | Pass:
        match text.split():
            case ["pass"]:
                return Pass()
            case ["pile", ("left" | "right") as pile]:
                return ChoosePile(pile)
            case ["card", number] if number.isdecimal():
                return PlayCard(int(number))
        raise MalformedChoice(f"{text!r} is no choice of the toy game.")

    def apply(self, state: ToyState, choice: Any, log: list[Any] | None = None) -> None:
        decision = self.decision(state)
        if decision is None or choice not in decision.options:
            raise IllegalChoice(f"{choice.text!r} is not possible now.")
        events = log if log is not None else []
        seat = state.turn
        if isinstance(choice, PlayCard):
            state.held = choice.card
            return
        if isinstance(choice, ChoosePile):
            points = state.held if choice.pile == "left" else 2 * state.die
            state.hands[seat].remove(state.held)
            state.scores[seat] += points
            events.append(CardPlayed(seat, state.held, choice.pile, points))
            state.held = 0
        else:
            state.scores[seat] += state.pass_points
            events.append(TurnPassed(seat))
        state.turn += 1
        if state.turn == len(state.hands):
            self._end_round(state, events)

    def _end_round(self, state: ToyState, events: list[Any]) -> None:
        state.turn = 0
        state.round += 1
        for scores, score in zip(state.by_round, state.scores, strict=True):
            scores.append(score)
        if state.round <= state.rounds and state.round % 2:
            state.reveals += 1
            state.die = 1 + self._draw_number(state, state.sides)
            events.append(DieRolled(state.die))
            for seat, hand in enumerate(state.hands):
                hand.append(state.deck.pop())
                events.append(CardsDealt(seat, (hand[-1],), seat))

    def opening(self, state: ToyState) -> list[Any]:
        return [CardsDealt(seat, tuple(hand), seat) for seat, hand in enumerate(state.hands)]

    def reveals(self, state: ToyState) -> int:
        return state.reveals

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            {
                "round": state.round,
                "turn": state.turn,
                "die": state.die,
                "scores": list(state.scores),
                "hand": None if seat is None else list(state.hands[seat]),
                "held": state.held if seat == state.turn else 0,
                "hand_sizes": [len(hand) for hand in state.hands],
                "deck_size": len(state.deck),
                "sides": state.sides,
                "pass_points": state.pass_points,
                "by_round": [list(scores) for scores in state.by_round],
                "reveals": state.reveals,
            }
        )

    def open_view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView({**self.view(state, seat).to_data(), "hands": [list(hand) for hand in state.hands]})

    def imagine(self, view: ToyView, seed: int) -> ToyState:
        data = view.to_data()
        own = data["turn"]
        state = ToyState(
            rounds=ROUNDS[len(data["scores"])],
            sides=data["sides"],
            pass_points=data["pass_points"],
            random=(seed * 2 + 1) % 2**61,
            deck=[card for card in range(1, 61) if card not in data["hand"]],
            hands=[],
            scores=list(data["scores"]),
            by_round=[list(scores) for scores in data["by_round"]],
            round=data["round"],
            turn=own,
            held=data["held"],
            die=data["die"],
            reveals=data["reveals"],
        )
        self._shuffle(state)
        for seat, size in enumerate(data["hand_sizes"]):
            state.hands.append(list(data["hand"]) if seat == own else [state.deck.pop() for _ in range(size)])
        del state.deck[data["deck_size"] :]
        return state

    def part(self, view: ToyView) -> tuple[int, int]:
        return view.to_data()["round"], view.to_data()["turn"]

    def purpose(self, before: ToyView, after: ToyView, happened: Sequence[Any], seat: int) -> Purpose | None:
        ahead_before, ahead = (_ahead(view.to_data()["scores"], seat) for view in (before, after))
        rolled = next((place for place, event in enumerate(happened) if isinstance(event, DieRolled)), len(happened))
        return Purpose(FarAhead(seat, ahead), rolled) if ahead >= FAR > ahead_before else None

    def view_from_data(self, data: Json, _content: Any) -> ToyView:
        return ToyView(data)

    def event_from_data(self, kind: str, data: Mapping[str, Json]) -> ToyEvent:
        kinds = {event.__name__: event for event in (CardsDealt, CardPlayed, DieRolled, FarAhead, TurnPassed)}
        return kinds[kind](**{name: tuple(value) if name == "cards" else value for name, value in data.items()})

    def why_not(self, state: ToyState, seat: int) -> list[Reason]:
        return [] if seat == state.turn else [Reason("turn", "TOY-1", {"turn": state.turn})]

    def ranking(self, state: ToyState) -> list[Standing]:
        order = sorted(range(len(state.scores)), key=lambda seat: (-state.scores[seat], seat))
        return [
            Standing(place, seat, state.scores[seat], {"cards": state.scores[seat]}, self._curve(state, seat))
            for place, seat in enumerate(order, 1)
        ]

    def _curve(self, state: ToyState, seat: int) -> tuple[int, ...]:
        running = () if state.round > state.rounds else (state.scores[seat],)
        return (0, *state.by_round[seat], *running)

    def dump(self, state: ToyState) -> Json:
        data = {name: getattr(state, name) for name in ToyState.__slots__}
        return {
            **data,
            "deck": list(state.deck),
            "scores": list(state.scores),
            "hands": [list(hand) for hand in state.hands],
            "by_round": [list(scores) for scores in state.by_round],
        }

    def load(self, data: Json, _content: Any) -> ToyState:
        return ToyState(**data)

    def digest(self, state: ToyState) -> str:
        return hashlib.sha256(json.dumps(self.dump(state), sort_keys=True).encode()).hexdigest()[:16]

    def _shuffle(self, state: ToyState) -> None:
        for index in range(len(state.deck) - 1, 0, -1):
            other = self._draw_number(state, index + 1)
            state.deck[index], state.deck[other] = state.deck[other], state.deck[index]

    def _draw_number(self, state: ToyState, below: int) -> int:
        state.random = (state.random * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state.random >> 33) % below


def _ahead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


TOY = ToyGame()


def find_toy(name: str) -> ToyGame:
    if name != TOY_DESCRIPTION.name:
        raise BadOptions(f"There is no game {name}.")
    return TOY
