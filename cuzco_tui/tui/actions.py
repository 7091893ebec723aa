"""The registry of user actions: everything a key can do on screen, as rows, without a terminal library.

Key bindings, the footer, the help, the command palette and the settings file are all made from these rows. An action
that means the same in several places, such as `undo` or `up`, has one id and a row for each place.
"""

from typing import Final, NamedTuple

from cuzco_tui.messages import Message, message

PAGES: Final = ("map", "city", "people", "masks", "log")
SPACES: Final = ("stone", "rope", "study", "farm", "exchange", "temple", "headdress", "points")
"""The actions of a die, in the order of the engine."""
MOST_ANSWERS: Final = 9


class Action(NamedTuple):
    """Something a player can do in one place by a key."""

    id: str
    place: str
    """Where the keys work: the name of a screen, of a dialog or of what has the focus."""
    keys: tuple[str, ...]
    """The usual keys, by the names Textual gives them."""
    run: str
    """What Textual runs."""
    name: Message
    """A short name, for the footer and the command palette."""
    about: Message
    """A sentence for the help; rows of a place that share it stand in one line there."""
    priority: bool = False
    """Whether the keys work before everything else, also inside dialogs and text fields."""

    @property
    def page(self) -> str | None:
        """The page of the game screen that the action shows, None for all other actions."""
        return self.id.removeprefix("page-") if self.run.startswith("page('") else None


PLACES: Final = (
    "game",
    "board",
    "map",
    "question",
    "page",
    "dialog",
    "column",
    "columns",
    "pututu",
    "reading",
    "help",
    "sections",
    "hint",
    "confirm",
    "hand-over",
    "setup",
    "row",
    "saved",
    "app",
)
"""All places, in the order of the help."""

TOGETHER: Final = (
    ("app", "game", "board", "map"),
    ("app", "game", "board", "question"),
    ("app", "game", "board", "page"),
    ("app", "dialog", "question", "page"),
    ("app", "dialog", "column", "columns", "page"),
    ("app", "dialog", "pututu"),
    ("app", "reading", "page"),
    ("app", "help", "page"),
    ("app", "sections"),
    ("app", "hint", "page"),
    ("app", "confirm"),
    ("app", "hand-over"),
    ("app", "setup", "row"),
    ("app", "setup", "saved"),
)
"""The places whose keys are heard at the same time; among them a key has one meaning."""

SHARED: Final = (frozenset(("place-study", "undo")), frozenset(("take", "skip")))
"""Pairs that may share a key, since only one of the two is possible at a time."""

_KEYS: Final = {
    "help": ("i", "f1"),
    "rule": ("question_mark",),
    "why": ("w",),
    "hint": ("h",),
    "undo": ("u", "backspace"),
    "palette": ("ctrl+p",),
    "quit-now": ("ctrl+c", "ctrl+q"),
    "up": ("up",),
    "down": ("down",),
    "left": ("left",),
    "right": ("right",),
    "page-up": ("pageup",),
    "page-down": ("pagedown",),
    "first": ("home",),
    "last": ("end",),
    "next": ("tab",),
    "previous": ("shift+tab",),
    "take": ("enter",),
    "skip": ("enter",),
    "speed": ("full_stop",),
    "cards": ("o",),
    "bring-back": ("space",),
    "aside": ("space", "escape"),
    "leave": ("q",),
    "lower": ("minus",),
    "higher": ("plus", "equals_sign"),
    "close": ("escape", "enter", "space", "q"),
    "close-hint": ("escape", "space", "q"),
    "close-index": ("escape", "space", "q"),
    "yes": ("y", "j", "enter"),
    "no": ("n", "escape"),
    "ready": ("enter", "space"),
    "leave-setup": ("escape", "q"),
    "change": ("space",),
    **dict(zip((f"page-{page}" for page in PAGES), (("m",), ("c",), ("g",), ("k",), ("l",)), strict=True)),
    **{f"place-{space}": (key,) for space, key in zip(SPACES, "srufxtap", strict=True)},
    **{f"answer-{number}": (str(number),) for number in range(1, MOST_ANSWERS + 1)},
}
"""The usual keys of every action; one id has the same keys wherever it is known."""


def _row(place: str, id_: str, run: str, about: str = "") -> Action:
    """Make a row whose messages are called after its id."""
    return Action(id_, place, _KEYS[id_], run, message(f"do-{id_}"), message(f"about-{about or id_}"))


def _answers(place: str, run: str) -> list[Action]:
    """Make the rows of the digits."""
    return [
        Action(
            f"answer-{number}",
            place,
            _KEYS[f"answer-{number}"],
            f"{run}({number})",
            message("do-answer", number=number),
            message(f"about-answer-{place}"),
        )
        for number in range(1, MOST_ANSWERS + 1)
    ]


def _spaces() -> list[Action]:
    """Make the rows that place the chosen die."""
    rows = []
    for number, name in enumerate(SPACES):
        space = message(f"action-{name}")
        said = message("do-place", space=space), message("about-place", space=space)
        rows.append(Action(f"place-{name}", "board", _KEYS[f"place-{name}"], f"space({number})", *said))
    return rows


def _anywhere(place: str) -> list[Action]:
    """Make the rows of what helps at any decision."""
    return [_row(place, id_, f"app.{id_}") for id_ in ("hint", "why", "rule", "undo", "help")]


def _scrolling(place: str, runs: tuple[str, ...], about: str) -> list[Action]:
    """Make the rows of what can be scrolled or walked through."""
    ids = ("up", "down", "page-up", "page-down", "first", "last")
    return [_row(place, id_, run, about) for id_, run in zip(ids, runs, strict=False)]


ACTIONS: Final = (
    *_answers("game", "digit"),
    _row("game", "bring-back", "dialog"),
    *_anywhere("game"),
    _row("game", "speed", "hurry"),
    _row("game", "skip", "skip"),
    _row("game", "next", "app.focus_next", "focus"),
    _row("game", "previous", "app.focus_previous", "focus"),
    _row("game", "leave", "leave"),
    *(_row("board", f"page-{page}", f"page('{page}')", "page") for page in PAGES),
    *_spaces(),
    _row("board", "cards", "others"),
    *(_row("map", way, f"walk('{way}')", "walk") for way in ("up", "down", "left", "right")),
    _row("map", "take", "take", "take-road"),
    _row("question", "up", "move(-1)", "move"),
    _row("question", "down", "move(1)", "move"),
    _row("question", "left", "page(-1)", "turn-page"),
    _row("question", "right", "page(1)", "turn-page"),
    _row("question", "page-up", "page(-1)", "turn-page"),
    _row("question", "page-down", "page(1)", "turn-page"),
    _row("question", "take", "take"),
    *_scrolling("page", ("scroll_up", "scroll_down", "page_up", "page_down", "scroll_home", "scroll_end"), "scroll"),
    *_answers("dialog", "answer"),
    _row("dialog", "aside", "aside"),
    *_anywhere("dialog"),
    _row("dialog", "leave", "app.leave"),
    *_scrolling("column", ("move(-1)", "move(1)", "page(-1)", "page(1)"), "move"),
    _row("column", "take", "take", "take-both"),
    *(
        _row("columns", way, f"column({step})", "change-list")
        for way, step in (("left", -1), ("right", 1), ("previous", -1), ("next", 1))
    ),
    *(_row("pututu", way, f"turn({step})", "turn-die") for way, step in (("left", -1), ("right", 1))),
    *(_row("pututu", way, f"turn({step})", "turn-die") for way, step in (("lower", -1), ("higher", 1))),
    *(_row("pututu", way, f"pay({step})", "pay") for way, step in (("up", -1), ("down", 1))),
    *(_row("pututu", way, f"die({step})", "other-die") for way, step in (("next", 1), ("previous", -1))),
    _row("pututu", "take", "confirm", "take-turn"),
    _row("reading", "close", "close"),
    _row("reading", "help", "app.help"),
    _row("help", "close", "close"),
    _row("help", "rule", "index", "index"),
    _row("help", "help", "app.help", "close"),
    *_scrolling("sections", ("cursor_up", "cursor_down", "page_up", "page_down", "first", "last"), "move"),
    _row("sections", "take", "select", "open-section"),
    _row("sections", "close-index", "screen.close", "close-index"),
    _row("sections", "help", "app.help"),
    _row("hint", "take", "take", "take-hint"),
    _row("hint", "close-hint", "close"),
    _row("hint", "help", "app.help"),
    _row("confirm", "yes", "answer(True)"),
    _row("confirm", "no", "answer(False)"),
    _row("confirm", "help", "app.help"),
    _row("hand-over", "ready", "ready"),
    _row("hand-over", "leave", "app.leave"),
    _row("hand-over", "help", "app.help"),
    _row("setup", "up", "app.focus_previous", "other-row"),
    _row("setup", "down", "app.focus_next", "other-row"),
    _row("setup", "previous", "app.focus_previous", "other-row"),
    _row("setup", "next", "app.focus_next", "other-row"),
    _row("setup", "take", "begin", "begin"),
    _row("setup", "help", "app.help"),
    _row("setup", "leave-setup", "app.quit"),
    _row("row", "left", "turn(-1)", "change"),
    _row("row", "right", "turn(1)", "change"),
    _row("row", "change", "turn(1)"),
    *_scrolling("saved", ("cursor_up", "cursor_down", "page_up", "page_down", "first", "last"), "move"),
    _row("saved", "take", "select", "begin"),
    _row("app", "palette", "command_palette")._replace(priority=True),
    _row("app", "quit-now", "interrupt")._replace(priority=True),
)
"""Every user action of the screen."""

IDS: Final = tuple(dict.fromkeys(action.id for action in ACTIONS))
"""The ids, each once, in the order of the registry."""


def actions_of(place: str) -> list[Action]:
    """Give the rows of a place."""
    return [action for action in ACTIONS if action.place == place]


def find(place: str, id_: str) -> Action:
    """Give the row of an action in a place where it is known."""
    return next(action for action in ACTIONS if action.place == place and action.id == id_)
