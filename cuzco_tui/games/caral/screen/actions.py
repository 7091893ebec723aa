"""What a key can do on Caral's board, as rows beside those of the house."""

from typing import Final

from cuzco_tui.messages import message
from cuzco_tui.tui.actions import ANSWERS_ON_BOARD, MOST_ANSWERS, Action, Actions, row

BOARD: Final = "caral-board"
"""The place of the board's own actions."""
PATH: Final = "caral-path"
"""The place of those of the path."""
PAGES: Final = ("path", "sleds", "pyramids", "modules", "log")
_KEYS: Final = "mkcgl"

_ONE_MORE: Final = MOST_ANSWERS + 1
"""The answer that this board has besides those of every board, so that each of twenty sites has a key."""
ANSWERS: Final = (*ANSWERS_ON_BOARD, _ONE_MORE)

CARAL_ACTIONS: Final = Actions(
    rows=(
        *(row(BOARD, f"page-{page}", f"page('{page}')", keys=(key,)) for page, key in zip(PAGES, _KEYS, strict=True)),
        Action(
            f"answer-{_ONE_MORE}",
            BOARD,
            ("o",),
            f"screen.digit({_ONE_MORE})",
            message("do-answer", number=_ONE_MORE),
            message("about-answer-letter"),
        ),
        row(BOARD, "home", "home", "home-path", ("escape",)),
        row(BOARD, "up", "move(-1)", "move"),
        row(BOARD, "down", "move(1)", "move"),
        row(BOARD, "left", "sideways(-1)", "along-path"),
        row(BOARD, "right", "sideways(1)", "along-path"),
        row(BOARD, "take", "take"),
        *(row(PATH, way, f"walk('{way}')", "walk-path") for way in ("up", "down", "left", "right")),
        row(PATH, "take", "take", "take-place"),
    ),
    places=(BOARD, PATH),
    together=(
        ("app", "game", BOARD, PATH),
        ("app", "game", BOARD, "question"),
        ("app", "game", BOARD, "page"),
    ),
    shared=(),
)
