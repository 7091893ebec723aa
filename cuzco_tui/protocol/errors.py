"""What a request can be answered with instead of a result: a kind for the program and a sentence for its author."""

from typing import Final, Literal, TypeAlias

from cuzco_tui.game import BadContent, BadOptions, BadState, GameError, IllegalChoice, MalformedChoice
from cuzco_tui.table.errors import (
    BadGameFile,
    BadSeats,
    CannotUndo,
    DamagedSave,
    DoesNotReplay,
    GameIsOver,
    NewerSave,
    OtherRules,
    StaleMove,
)

ErrorKind: TypeAlias = Literal[
    "line-too-long",
    "not-utf8",
    "not-json",
    "too-deep",
    "not-an-object",
    "unknown-request",
    "wrong-field",
    "number-out-of-range",
    "no-game",
    "no-such-seat",
    "no-such-option",
    "malformed-choice",
    "illegal-choice",
    "stale-step",
    "game-over",
    "cannot-undo",
    "bad-seats",
    "bad-options",
    "bad-save",
    "other-version",
    "cannot-export",
    "failed",
]

_KINDS: Final[dict[type[GameError], ErrorKind]] = {
    MalformedChoice: "malformed-choice",
    IllegalChoice: "illegal-choice",
    StaleMove: "stale-step",
    GameIsOver: "game-over",
    CannotUndo: "cannot-undo",
    BadSeats: "bad-seats",
    BadOptions: "bad-options",
    BadContent: "bad-save",
    BadState: "bad-save",
    BadGameFile: "bad-save",
    DamagedSave: "bad-save",
    DoesNotReplay: "bad-save",
    NewerSave: "other-version",
    OtherRules: "other-version",
}


class Refused(GameError):
    """A request that is answered with an error of this kind."""

    def __init__(self, kind: ErrorKind, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def kind_of(error: GameError) -> ErrorKind:
    """Give the kind under which an error of the house or of a game is answered."""
    if isinstance(error, Refused):
        return error.kind
    return _KINDS.get(type(error), "failed")
