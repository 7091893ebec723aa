"""What a key can do on a server besides playing: in its lobby, in the forms there, and at a table with others."""

from typing import Final

from cuzco_tui.tui.actions import LETTERS, Action, Actions, answers, number_of_letter, row, scrolling

_KEYS: Final = {
    "make-table": ("n",),
    "join-table": ("j",),
    "sit-down": ("p",),
    "watch-table": ("w",),
    "join-code": ("c",),
    "give-back": ("g",),
    "begin-table": ("b",),
    "close-table": ("x",),
    "replay-table": ("o",),
    "resign": ("r",),
    "say": ("slash",),
    "talk": ("v",),
    "mute": ("m",),
    "settings": ("e",),
    "account": ("a",),
    "leave-lobby": ("q",),
    "leave-line": ("escape",),
    "back": ("escape", "q"),
    "leave-form": ("escape",),
    "link-code": ("k",),
    "recovery-code": ("r",),
    "forget": ("d",),
    "close-pick": ("escape", "q"),
    "company": ("y",),
    "propose-bot": ("b",),
    "take-seat": ("e",),
    "proposal": ("n",),
}
"""The usual keys; one id has the same keys wherever it is known."""

SPARE_KEYS: Final = {
    **{id_: keys[0].upper() for id_, keys in _KEYS.items() if len(keys[0]) == 1},
    "say": "S",
    **{f"answer-{number_of_letter(letter)}": letter.upper() for letter in LETTERS},
}
"""A key for an action whose usual one somebody gave to another action."""

AT_A_TABLE: Final = (
    *("join-table", "sit-down", "watch-table", "replay-table", "give-back", "begin-table", "close-table", "resign"),
)
"""What is done with the table under the cursor."""


def _row(place: str, id_: str, run: str = "", about: str = "") -> Action:
    return row(place, id_, run or id_.replace("-", "_"), about, _KEYS.get(id_, ()))


SERVED: Final = Actions(
    rows=(
        *(_row("lobby", id_) for id_ in ("make-table", *AT_A_TABLE, "join-code")),
        *(_row("lobby", id_) for id_ in ("say", "talk", "mute", "settings", "account")),
        _row("lobby", "next", "app.focus_next", "focus"),
        _row("lobby", "previous", "app.focus_previous", "focus"),
        _row("lobby", "leave-line"),
        _row("lobby", "rule", "app.rule", "rules"),
        _row("lobby", "help", "app.help"),
        _row("lobby", "leave-lobby"),
        *scrolling("tables", ("move(-1)", "move(1)", "page(-1)", "page(1)", "move(-999)", "move(999)"), "move"),
        _row("tables", "take", "take", "take-table"),
        *(_row("waiting", id_) for id_ in ("begin-table", "give-back", "close-table", "say", "talk", "mute")),
        _row("waiting", "next", "app.focus_next", "focus"),
        _row("waiting", "previous", "app.focus_previous", "focus"),
        _row("waiting", "rule", "app.rule", "rules"),
        _row("waiting", "help", "app.help"),
        _row("waiting", "back"),
        _row("form", "up", "app.focus_previous", "other-row"),
        _row("form", "down", "app.focus_next", "other-row"),
        _row("form", "previous", "app.focus_previous", "other-row"),
        _row("form", "next", "app.focus_next", "other-row"),
        _row("form", "take", "submit", "submit"),
        _row("form", "leave-form", "cancel"),
        _row("form", "help", "app.help"),
        *(_row("account", id_) for id_ in ("link-code", "recovery-code", "forget")),
        _row("account", "close-pick", "close"),
        _row("account", "help", "app.help"),
        *answers("pick", "answer"),
        _row("pick", "close-pick", "close"),
        _row("pick", "help", "app.help"),
        _row("line", "leave-form", "cancel"),
        _row("talk", "close", "close"),
        *(_row("talk", id_) for id_ in ("say", "mute")),
        _row("talk", "help", "app.help"),
        _row("leave-table", "yes", "answer(True)", "leave-table"),
        _row("leave-table", "resign", "resign"),
        _row("leave-table", "no", "answer(False)"),
        _row("leave-table", "help", "app.help"),
        *(_row("shared", id_) for id_ in ("say", "talk", "company", "propose-bot", "take-seat", "proposal")),
    ),
    places=(
        *("shared", "lobby", "tables", "waiting", "form", "account", "pick", "line", "talk"),
        "leave-table",
    ),
    together=(
        ("app", "lobby", "tables"),
        ("app", "lobby", "page"),
        ("app", "waiting", "page"),
        ("app", "form", "row"),
        ("app", "account"),
        ("app", "pick", "list"),
        ("app", "line"),
        ("app", "talk", "page"),
        ("app", "leave-table"),
        ("app", "game", "shared"),
    ),
    shared=(),
)
"""All of it."""


def heard_with_others(actions: Actions) -> Actions:
    """Let the keys at a table with others be heard wherever those of a game are."""
    together = tuple(
        (*group, "shared") if "game" in group and "shared" not in group else group for group in actions.together
    )
    return actions._replace(together=together)
