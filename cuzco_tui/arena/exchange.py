"""What is said between the arena and a foreign bot: a JSON object a line, as docs/bots.md describes it.

The words are those of the engine protocol, in which a program asks and the engine answers; here the arena asks.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from cuzco_tui.game import Decision, Game, GameError, Json, Standing, View
from cuzco_tui.protocol.messages import read_object

EXCHANGE_VERSION: Final = 1


class Refusal(GameError):
    """A line that is no answer to the question."""


class _Answer(msgspec.Struct, frozen=True):
    """The answer to a question: its id, and an option by its index or by its text."""

    id: int
    index: int | None = None
    text: str | None = None


def hello_line(game: Game, options: dict[str, Json], seats: int, seat: int) -> bytes:
    """Tell a bot what is played, and where it sits; neither the seed nor who the others are."""
    return _line(
        {
            "do": "hello",
            "protocol": EXCHANGE_VERSION,
            "game": game.description.name,
            "rules": game.rules_version,
            "options": options,
            "seats": seats,
            "seat": seat,
        }
    )


def choose_line(number: int, view: View, decision: Decision) -> bytes:
    """Ask a bot for a choice, by what its seat may know and nothing else."""
    return _line(
        {
            "do": "choose",
            "id": number,
            "decision": {
                "seat": decision.seat,
                "kind": decision.kind,
                "options": [option.text for option in decision.options],
            },
            "view": view.to_data(),
        }
    )


def over_line(ranking: Sequence[Standing]) -> bytes:
    """Tell a bot how the game ended."""
    return _line(
        {
            "do": "over",
            "ranking": [
                {
                    "place": standing.place,
                    "seat": standing.seat,
                    "score": standing.score,
                    "sources": dict(standing.sources),
                    "by_round": list(standing.by_round),
                }
                for standing in ranking
            ],
        }
    )


def answered_id(line: bytes) -> int | None:
    """Give the id of the question that a line answers, None when it answers none."""
    try:
        number = read_object(line).get("id")
    except GameError:
        return None
    return number if type(number) is int else None


def read_answer(line: bytes, number: int, game: Game, decision: Decision) -> int:
    """Give the index of the option that a line chooses; raise Refusal in one sentence."""
    try:
        answer = msgspec.convert(read_object(line), type=_Answer)
    except msgspec.ValidationError as error:
        raise Refusal("An answer has id and either index or text, of their types.") from error
    except GameError as error:
        raise Refusal(str(error)) from error
    if answer.id != number:
        raise Refusal(f"The answer has the id {answer.id} and the question {number}.")
    if (answer.index is None) == (answer.text is None):
        raise Refusal("An answer has either index or text.")
    count = len(decision.options)
    if answer.index is not None:
        if not 0 <= answer.index < count:
            raise Refusal(f"There is no option {answer.index}; they go from 0 to {count - 1}.")
        return answer.index
    texts = [option.text for option in decision.options]
    try:
        return texts.index(game.parse(answer.text or "").text)
    except (GameError, ValueError) as error:
        raise Refusal(f"There is no option '{(answer.text or '')[:60]}'.") from error


def _line(message: dict[str, Json]) -> bytes:
    return msgspec.json.encode(message) + b"\n"
