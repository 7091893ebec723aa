"""What a key can do on Cuzco's board and in its dialogs, as rows beside those of the house."""

from typing import Final

from cuzco_tui.messages import message
from cuzco_tui.tui.actions import Action, Actions, number_of_letter, row

PAGES: Final = ("map", "city", "people", "masks", "log")
SPACES: Final = ("stone", "rope", "study", "farm", "exchange", "temple", "headdress", "points")
"""The actions of a die, in the order of the engine."""
_LETTERS: Final = "srdfxtap"
"""Their keys."""


def _space(number: int, name: str, key: str) -> Action:
    """Make the row that places the chosen die."""
    space = message(f"action-{name}")
    said = message("do-place", space=space), message("about-place", space=space)
    return Action(f"place-{name}", "board", (key,), f"space({number})", *said)


CUZCO_ACTIONS: Final = Actions(
    rows=(
        *(
            row("board", f"page-{page}", f"page('{page}')", keys=(key,))
            for page, key in zip(PAGES, "mcgkl", strict=True)
        ),
        *(_space(number, name, key) for number, (name, key) in enumerate(zip(SPACES, _LETTERS, strict=True))),
        row("board", "cards", "others", keys=("o",)),
        row("board", "home", "home", keys=("escape",)),
        row("board", "up", "move(-1)", "move"),
        row("board", "down", "move(1)", "move"),
        row("board", "left", "sideways(-1)", "other-die"),
        row("board", "right", "sideways(1)", "other-die"),
        row("board", "take", "take"),
        *(row("map", way, f"walk('{way}')", "walk") for way in ("up", "down", "left", "right")),
        row("map", "take", "take", "take-road"),
        *(row("pututu", way, f"turn({step})", "turn-die") for way, step in (("left", -1), ("right", 1))),
        row("pututu", "lower", "turn(-1)", "turn-die", ("minus",)),
        row("pututu", "higher", "turn(1)", "turn-die", ("plus", "equals_sign")),
        *(row("pututu", way, f"pay({step})", "pay") for way, step in (("up", -1), ("down", 1))),
        *(row("pututu", way, f"die({step})", "other-die") for way, step in (("next", 1), ("previous", -1))),
        row("pututu", "take", "confirm", "take-turn"),
        row("toggles", "toggle", "mark", keys=("space",)),
    ),
    places=("board", "map", "pututu", "toggles"),
    together=(
        ("app", "game", "board", "map"),
        ("app", "game", "board", "question"),
        ("app", "game", "board", "page"),
        ("app", "dialog", "pututu"),
        ("app", "dialog", "list", "toggles"),
    ),
    shared=(
        frozenset(("toggle", "aside")),
        *(
            frozenset((f"place-{name}", f"answer-{number_of_letter(key)}"))
            for name, key in zip(SPACES, _LETTERS, strict=True)
        ),
    ),
)
