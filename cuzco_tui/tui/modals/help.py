"""The help: how to play, every action with the keys in use, what the signs mean, and where the settings are."""

from collections.abc import Iterable
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from cuzco_tui.messages import Message, message
from cuzco_tui.play.settings_file import settings_path
from cuzco_tui.tui.actions import HOUSE, actions_of, all_actions
from cuzco_tui.tui.bindings import bindings_of, bound_actions, with_keys
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.front import Sign, front_of
from cuzco_tui.tui.modals.frame import Body, Frame
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.modals.text import LineText
from cuzco_tui.tui.served_actions import SERVED
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import CHANGED, Line

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp

KEY_COLUMN: Final = 20
"""How many cells the keys take before the sentence begins."""


def present_places(screen: Screen[object]) -> list[str]:
    """Give the places whose keys a screen hears now, the nearest to the focus first."""
    nodes = [screen] if screen.focused is None else screen.focused.ancestors_with_self
    found = (action.place for node in nodes for action in bound_actions(node))
    return [place for place in dict.fromkeys(found) if place != "app"]


class HelpText(LineText):
    """The lines of the help, broken to the width there is."""

    def __init__(self, app: "HouseApp", places: Iterable[str], language: str) -> None:
        super().__init__()
        self.words = words_at(app, language)
        self.keys = app.keys
        self.players = app.player_names
        self.served = app.is_served
        self.left_out = frozenset[str]() if app.can_be_suspended else frozenset(("suspend",))
        """The ids of actions that do nothing here."""
        self.actions = (HOUSE.joined(SERVED) if self.served else HOUSE).joined(actions_of(app.description))
        self.front = front_of(app.description)
        self.plain = app.plain
        self.here = list(places)
        self._drawn: tuple[int, list[Line]] = (-1, [])

    def say(self, said: Message) -> str:
        """Put a message into words."""
        return self.words.say(said)

    def lines(self, width: int) -> list[Line]:
        """Give everything: how to play, the keys of the present place, the signs, the other places, the settings."""
        if self._drawn[0] != width:
            others = [place for place in self.actions.places if place not in self.here]
            parts = [self._overview(width)]
            parts += [self._place(place, width) for place in (*self.here, "app")]
            parts += [self._signs(width)]
            parts += [self._place(place, width) for place in others if place != "app"]
            parts += [self._settings(width)]
            self._drawn = width, [line for part in parts for line in (*part, [])][:-1]
        return self._drawn[1]

    def _heading(self, text: str) -> Line:
        return [(text, "top")]

    def _overview(self, width: int) -> list[Line]:
        """What the game is about, and the keys to begin with."""
        told = [*self.front.overview(self._key), message("howto-rules", rule=self._key("rule"))]
        lines = [self._heading(self.say(message("howto-title")))]
        return [*lines, *(line for said in told for line in folded([(self.say(said), "")], width))]

    def _key(self, id_: str) -> str:
        return self.keys.shown(id_, self.words, but=all_actions().partner(id_))

    def _place(self, place: str, width: int) -> list[Line]:
        """The actions of a place; those that share a sentence stand in one line."""
        told = message(f"keys-at-{place}")
        lines = [self._heading(self.say(message("help-here", place=told) if place in self.here else told))]
        shared: dict[str, list[str]] = {}
        for action in self.actions.of(place):
            if action.id in self.left_out:
                continue
            shared.setdefault(self.say(action.about), []).append(self.keys.all_shown(action.id, self.words))
        for about, keys in shared.items():
            lines += self._row([(" ".join(keys), "strong")], about, width)
        return lines

    def _row(self, head: Line, text: str, width: int) -> list[Line]:
        """A sign or some keys, and what they mean."""
        if cells(head) >= KEY_COLUMN:
            return [*folded(head, width), *self._row([], text, width)]
        parts = folded([(text, "")], max(8, width - KEY_COLUMN), 0)
        return [[*padded(head, KEY_COLUMN), *parts[0]], *([(" " * KEY_COLUMN, ""), *part] for part in parts[1:])]

    def _signs(self, width: int) -> list[Line]:
        """What letters and lines on the board mean."""
        lines = [self._heading(self.say(message("help-signs")))]
        for sign in (*self.front.signs(self._key, self.plain), Sign(CHANGED, "strong", message("help-news"))):
            said = self.say(sign.meaning)
            if sign.seat is not None and sign.seat < len(self.players):
                said += f": {self.players[sign.seat]}"
            lines += self._row([(self.words.say(sign.drawn), sign.style)], said, width)
        return lines

    def _settings(self, width: int) -> list[Line]:
        own = message("help-settings-file", settings=self._key("settings"), file=str(settings_path()))
        told = self.say(message("help-settings-account", settings=self._key("settings")) if self.served else own)
        return [
            self._heading(self.say(message("help-settings"))),
            *([(line, "")] for line in wrap(told, max(1, width))),
        ]


class Help(OnceModal[None]):
    """Shows the help over whatever screen it was asked on."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("help")

    def __init__(self, under: Screen[object]) -> None:
        super().__init__()
        self.own_language = getattr(under, "language", None)
        self.places = present_places(under)

    def compose(self) -> ComposeResult:
        """Show the text, to be scrolled."""
        app: HouseApp = self.app  # type: ignore[assignment]
        say = words_at(self, self.language).say
        keys = say(with_keys(self, "help-keys", self.language, "close", "rule", "up", "down"))
        with Frame(say(message("help-title")), keys, self.language), Body(id="dialog-body"):
            yield HelpText(app, self.places, self.language)

    def action_settings(self) -> None:
        """Open the settings in place of the help."""
        self.dismiss()
        self.app.call_later(self.app.run_action, "settings")

    def action_index(self) -> None:
        """Open the rules."""
        app: HouseApp = self.app  # type: ignore[assignment]
        app.open_rules(language=self.language)

    def action_close(self) -> None:
        """Close the help."""
        self.dismiss(None)
