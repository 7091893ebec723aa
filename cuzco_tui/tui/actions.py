"""The registry of user actions: everything a key can do on screen, as rows, without a terminal library.

Key bindings, the footer, the help, the command palette and the settings file are all made from these rows: those of
the house, and those that each game adds for its own board and dialogs. An action that means the same in several places,
such as `undo` or `up`, has one id and a row for each place.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from cuzco_tui.game import Description
from cuzco_tui.games import descriptions, load
from cuzco_tui.messages import Message, message
from cuzco_tui.play.actions import USER_ACTIONS, UserAction
from cuzco_tui.tui.usual_keys import DIGITS as DIGITS
from cuzco_tui.tui.usual_keys import KEYS, MOST_SEATS, PLACES, TOGETHER
from cuzco_tui.tui.usual_keys import LETTERS as LETTERS

MOST_ANSWERS: Final = DIGITS + len(LETTERS)
"""So many options have a key."""
ANSWERS: Final = tuple(range(1, MOST_ANSWERS + 1))
"""The numbers of all answers but one."""
TAKES_NOTHING: Final = 0
"""The number of the answer that takes nothing, such as an end: a digit that no other option has."""
ANSWERS_ON_BOARD: Final = tuple(
    number for number in ANSWERS if number <= DIGITS or LETTERS[number - DIGITS - 1] not in "benvy"
)
"""The numbers of those on a board, where some letters belong to a table with others."""


def number_of_letter(letter: str) -> int:
    """Give the number of the answer that has this letter."""
    return DIGITS + 1 + LETTERS.index(letter)


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


def row(place: str, id_: str, run: str, about: str = "", keys: tuple[str, ...] = ()) -> Action:
    """Make a row whose messages are called after its id; an action of the house needs no keys to be named."""
    return Action(id_, place, keys or KEYS[id_], run, UserAction(id_).name, UserAction(about or id_).about)


def _about_answer(place: str, number: int) -> str:
    """Give the id of what the help says about an answer."""
    if number == TAKES_NOTHING:
        return "about-answer-nothing"
    return f"about-answer-{place}" if number <= DIGITS else "about-answer-letter"


def answers(place: str, run: str, numbers: Sequence[int] = ANSWERS) -> list[Action]:
    """Make the rows of the digits and letters that answer."""
    return [
        Action(
            f"answer-{number}",
            place,
            KEYS[f"answer-{number}"],
            f"{run}({number})",
            message("do-answer", number=number),
            message(_about_answer(place, number)),
        )
        for number in numbers
    ]


def _anywhere(place: str) -> list[Action]:
    """Make the rows of what every front end offers at any decision; a screen says itself how it is left."""
    return [row(place, id_, f"app.{id_}") for id_ in USER_ACTIONS if id_ != "leave"]


def scrolling(place: str, runs: tuple[str, ...], about: str) -> list[Action]:
    """Make the rows of what can be scrolled or walked through."""
    ids = ("up", "down", "page-up", "page-down", "first", "last")
    return [row(place, id_, run, about) for id_, run in zip(ids, runs, strict=False)]


def _walking(place: str) -> list[Action]:
    """Make the rows of what is walked through as it is drawn."""
    return [
        *(row(place, way, f"walk('{way}')", "move") for way in ("up", "down", "left", "right")),
        *(row(place, id_, f"page({step})", "turn-page") for id_, step in (("page-up", -1), ("page-down", 1))),
        *(row(place, id_, f"end({index})", "move") for id_, index in (("first", 0), ("last", -1))),
    ]


def _rows_of(place: str) -> list[Action]:
    """Make the rows of a page with rows."""
    return scrolling(place, ("move(-1)", "move(1)", "page(-1)", "page(1)", "end(0)", "end(-1)"), "move")


def _replaying() -> list[Action]:
    """Make the rows of a replay, whose keys go before those of the board that it shows."""
    pairs = {"step": ("left", "right"), "turn": ("up", "down"), "round": ("page-up", "page-down")}
    rows = [
        *(
            row("replay", id_, f"{by}({way})", f"replay-{by}")
            for by, ids in pairs.items()
            for id_, way in zip(ids, (-1, 1), strict=True)
        ),
        *(row("replay", id_, f"end({last})", "replay-ends") for id_, last in (("first", False), ("last", True))),
        *(row("replay", id_, f"moment({way})", "replay-moment") for id_, way in (("previous", -1), ("next", 1))),
        row("replay", "play-on", "play"),
        row("replay", "pace", "pace"),
        *(row("replay", f"eyes-{number}", f"eyes({number - 1})", "eyes") for number in range(1, MOST_SEATS + 1)),
        row("replay", "eyes-all", "eyes(-1)"),
        row("replay", "what-if", "what_if"),
        row("replay", "analyse", "analyse"),
        row("replay", "export", "export"),
        row("replay", "take-in", "take_in"),
        row("replay", "rule", "rule", "replay-rule"),
        row("replay", "help", "app.help"),
        row("replay", "leave-replay", "leave"),
    ]
    return [action._replace(priority=True) for action in rows]


_ROWS: Final = (
    *answers("game", "digit", (*ANSWERS_ON_BOARD, TAKES_NOTHING)),
    row("game", "bring-back", "dialog"),
    *_anywhere("game"),
    row("game", "speed", "hurry"),
    row("game", "skip", "skip"),
    row("game", "next", "app.focus_next", "focus"),
    row("game", "previous", "app.focus_previous", "focus"),
    row("game", "leave", "leave"),
    row("question", "up", "move(-1)", "move"),
    row("question", "down", "move(1)", "move"),
    row("question", "left", "sideways(-1)", "sideways"),
    row("question", "right", "sideways(1)", "sideways"),
    row("question", "page-up", "page(-1)", "turn-page"),
    row("question", "page-down", "page(1)", "turn-page"),
    row("question", "take", "take"),
    *scrolling("page", ("scroll_up", "scroll_down", "page_up", "page_down", "scroll_home", "scroll_end"), "scroll"),
    *answers("dialog", "answer", (*ANSWERS, TAKES_NOTHING)),
    row("dialog", "aside", "aside"),
    *_anywhere("dialog"),
    row("dialog", "leave", "app.leave"),
    *_walking("list"),
    row("list", "take", "take"),
    *_walking("column"),
    row("column", "take", "take", "take-both"),
    *(row("columns", way, f"column({step})", "change-list") for way, step in (("previous", -1), ("next", 1))),
    row("reading", "close", "close"),
    row("reading", "rule", "app.rule"),
    row("reading", "help", "app.help"),
    row("reasons", "close", "close"),
    row("reasons", "why", "all", "all-reasons"),
    row("reasons", "rule", "app.rule"),
    row("reasons", "help", "app.help"),
    row("help", "close", "close"),
    row("help", "rule", "index", "index"),
    row("help", "settings", "settings", "open-settings"),
    row("help", "help", "app.help", "close"),
    row("rules", "up", "move(-1)", "other-entry"),
    row("rules", "down", "move(1)", "other-entry"),
    row("rules", "first", "end(0)", "other-entry"),
    row("rules", "last", "end(-1)", "other-entry"),
    row("rules", "page-up", "scroll(-1)", "scroll"),
    row("rules", "page-down", "scroll(1)", "scroll"),
    row("rules", "next", "link(1)", "other-link"),
    row("rules", "previous", "link(-1)", "other-link"),
    row("rules", "take", "follow", "follow"),
    row("rules", "one-back", "one_back"),
    row("rules", "close-rules", "close"),
    row("rules", "help", "app.help"),
    *_rows_of("settings"),
    row("settings", "left", "turn(-1)", "turn"),
    row("settings", "right", "turn(1)", "turn"),
    row("settings", "change", "turn(1)", "turn"),
    row("settings", "take", "take", "turn-or-open"),
    row("settings", "usual", "usual"),
    row("settings", "begin-anew", "begin_anew"),
    row("settings", "help", "app.help"),
    row("settings", "back-home", "back"),
    *_rows_of("key-settings"),
    row("key-settings", "take", "take", "new-key"),
    row("key-settings", "add-key", "add_key"),
    row("key-settings", "usual", "usual", "usual-keys"),
    row("key-settings", "help", "app.help"),
    row("key-settings", "back-home", "back"),
    row("hint", "take", "take", "take-hint"),
    row("hint", "close-hint", "close"),
    row("hint", "hint", "close", "close-hint"),
    row("hint", "why", "app.why"),
    row("hint", "rule", "app.rule"),
    row("hint", "help", "app.help"),
    row("confirm", "yes", "answer(True)"),
    row("confirm", "no", "answer(False)"),
    row("confirm", "help", "app.help"),
    row("hand-over", "ready", "ready"),
    row("hand-over", "leave", "app.leave"),
    row("hand-over", "help", "app.help"),
    row("title", "up", "move(-1)", "move"),
    row("title", "down", "move(1)", "move"),
    row("title", "first", "end(0)", "move"),
    row("title", "last", "end(-1)", "move"),
    row("title", "take", "take", "open"),
    row("title", "left", "game(-1)", "other-game"),
    row("title", "right", "game(1)", "other-game"),
    row("title", "language", "language"),
    row("title", "rule", "app.rule", "rules"),
    row("title", "help", "app.help"),
    row("title", "leave-title", "app.quit"),
    row("after", "up", "cursor(-1)", "move"),
    row("after", "down", "cursor(1)", "move"),
    row("after", "page-up", "scroll(-1)", "scroll"),
    row("after", "page-down", "scroll(1)", "scroll"),
    row("after", "first", "edge(False)", "scroll"),
    row("after", "last", "edge(True)", "scroll"),
    row("after", "next", "part(1)", "focus"),
    row("after", "previous", "part(-1)", "focus"),
    row("after", "open-moment", "open_moment"),
    row("after", "open-replay", "open_replay"),
    row("after", "analyse", "analyse"),
    row("after", "rematch", "rematch"),
    row("after", "statistics", "statistics"),
    row("after", "show-board", "show_board"),
    row("after", "rule", "app.rule", "rules"),
    row("after", "help", "app.help"),
    row("after", "leave-after", "leave"),
    *scrolling("analysis", ("cursor(-1)", "cursor(1)", "page(-1)", "page(1)", "end(0)", "end(-1)"), "move"),
    row("analysis", "next", "part(1)", "focus"),
    row("analysis", "previous", "part(-1)", "focus"),
    row("analysis", "open-moment", "open_turn", "open-turn"),
    row("analysis", "left", "seat(-1)", "other-seat"),
    row("analysis", "other-seat", "seat(1)"),
    row("analysis", "rule", "app.rule", "rules"),
    row("analysis", "help", "app.help"),
    row("analysis", "leave-analysis", "leave"),
    row("friends", "take", "join", "join-host"),
    row("friends", "help", "app.help"),
    row("friends", "leave-friends", "leave", "leave-games"),
    row("games", "up", "move(-1)", "move"),
    row("games", "down", "move(1)", "move"),
    row("games", "page-up", "page(-1)", "turn-page"),
    row("games", "page-down", "page(1)", "turn-page"),
    row("games", "first", "end(0)", "move"),
    row("games", "last", "end(-1)", "move"),
    row("games", "take", "take", "open-game"),
    row("games-screen", "name-game", "name_game"),
    row("games-screen", "delete-game", "delete_game"),
    row("games-screen", "look-back", "look_back"),
    row("games-screen", "statistics", "statistics"),
    row("games-screen", "export", "export_game"),
    row("games-screen", "take-in", "import_game", "import-game"),
    row("games-screen", "rule", "app.rule", "rules"),
    row("games-screen", "help", "app.help"),
    row("games-screen", "leave-games", "leave"),
    *scrolling("statistics", ("line(-1)", "line(1)", "scroll(-1)", "scroll(1)", "edge(False)", "edge(True)"), "scroll"),
    row("statistics", "next", "part(1)", "focus"),
    row("statistics", "previous", "part(-1)", "focus"),
    row("statistics", "left", "person(-1)", "other-person"),
    row("statistics", "other-person", "person(1)"),
    row("statistics", "other-game", "game"),
    row("statistics", "rule", "app.rule", "rules"),
    row("statistics", "help", "app.help"),
    row("statistics", "close", "close"),
    *answers("lesson", "answer", range(1, DIGITS + 1)),
    row("lesson", "take", "next", "lesson-next"),
    row("lesson", "undo", "back", "lesson-back"),
    row("lesson", "skip-lesson", "skip"),
    row("lesson", "aside", "aside"),
    row("lesson", "rule", "app.rule"),
    row("lesson", "help", "app.help"),
    row("lesson", "leave", "app.leave", "leave-lesson"),
    *scrolling("lessons", ("cursor_up", "cursor_down", "page_up", "page_down", "first", "last"), "move"),
    row("lessons", "take", "select", "begin-lesson"),
    row("lessons", "rule", "app.rule", "rules"),
    row("lessons", "help", "app.help"),
    row("lessons", "leave-setup", "screen.leave", "leave-lessons"),
    row("setup", "up", "row(-1)", "other-row"),
    row("setup", "down", "row(1)", "other-row"),
    row("setup", "previous", "app.focus_previous", "other-field"),
    row("setup", "next", "app.focus_next", "other-field"),
    row("setup", "take", "begin", "begin"),
    row("setup", "rule", "rule", "rules"),
    row("setup", "help", "app.help"),
    row("setup", "leave-setup", "leave"),
    row("row", "left", "turn(-1)", "change"),
    row("row", "right", "turn(1)", "change"),
    row("row", "change", "turn(1)"),
    *_replaying(),
    row("app", "palette", "command_palette")._replace(priority=True),
    row("app", "quit-now", "interrupt")._replace(priority=True),
    row("app", "suspend", "suspend")._replace(priority=True),
)
"""Every user action of the house."""


class Actions(NamedTuple):
    """Some actions, with the places where they are known."""

    rows: tuple[Action, ...]
    places: tuple[str, ...]
    """In the order of the help."""
    together: tuple[tuple[str, ...], ...]
    """The places whose keys are heard at the same time; among them a key has one meaning."""
    shared: tuple[frozenset[str], ...]
    """Pairs that may share a key, since only one of the two is possible at a time."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids, each once, in the order of the rows."""
        return tuple(dict.fromkeys(action.id for action in self.rows))

    def of(self, place: str) -> list[Action]:
        """Give the rows of a place."""
        return [action for action in self.rows if action.place == place]

    def find(self, place: str, id_: str) -> Action:
        """Give the row of an action in a place where it is known."""
        return next(action for action in self.rows if action.place == place and action.id == id_)

    def partner(self, id_: str) -> str:
        """Name the action that may have the same key, empty where there is none."""
        return next((other for pair in self.shared if id_ in pair for other in pair if other != id_), "")

    def joined(self, others: "Actions") -> "Actions":
        """Give these and others together; their places follow the first of these."""
        places = (*self.places[:1], *others.places, *self.places[1:])
        return Actions(self.rows + others.rows, places, self.together + others.together, self.shared + others.shared)


HOUSE: Final = Actions(_ROWS, PLACES, TOGETHER, (frozenset(("take", "skip")),))
NO_ACTIONS: Final = Actions((), (), (), ())


def actions_of(description: Description) -> Actions:
    """Give the actions that a game adds to those of the house."""
    found: Actions = load(description.actions) if description.actions else NO_ACTIONS
    return found


@cache
def all_actions() -> Actions:
    """Give the actions of the house, of its lobby and of all its games."""
    from cuzco_tui.tui.served_actions import SERVED, heard_with_others

    everything = HOUSE.joined(SERVED)
    for description in descriptions():
        everything = everything.joined(actions_of(description))
    return heard_with_others(everything)
