"""The command palette: every action that is possible now, found by its name in the user's language."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.dom import DOMNode
from textual.theme import ThemeProvider
from textual.types import IgnoreReturnCallbackType
from textual.widgets import Input

from cuzco_tui.messages import Message, message
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.bindings import bound_actions
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.palettes import PaletteName
from cuzco_tui.tui.possible import possible_in_game
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.type_ahead import is_painted

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp

MOVES = frozenset(
    ("up", "down", "left", "right", "page-up", "page-down", "first", "last", "next", "previous", "palette")
)
"""What is found when it is searched for, but not offered by itself."""


_THEMES: Final[dict[PaletteName, tuple[str, str]]] = {
    "dark": ("theme-dark", "about-theme-dark"),
    "light": ("theme-light", "about-theme-light"),
    "high-contrast": ("theme-high-contrast", "about-theme-high-contrast"),
    "colour-blind": ("theme-colour-blind", "about-theme-colour-blind"),
}
"""The names of the themes, and what they look like."""

_LOOK_AGAIN: Final = 0.005
"""Seconds after which to look whether the palette has come to rest."""


class Command(NamedTuple):
    """An entry of the palette."""

    name: str
    about: str
    run: IgnoreReturnCallbackType
    offered: bool = True
    """Whether it is listed before anything is typed."""


class Palette(CommandPalette):
    """A palette that is seen, and hears keys, once it lists what was searched for."""

    DEFAULT_CSS = """
    Palette Input, Palette Input:focus {
        border-title-color: $foreground;
        border-title-style: bold;
        border-subtitle-color: $foreground;
    }
    """

    _is_filled = False
    """Whether the list was filled, on which its layout and its scroll bar follow."""
    _in_place = False
    """Whether everything has its place: nothing is painted before."""

    _looks_left = 40
    """How often to look at most whether everything has its place."""

    def on_mount(self) -> None:
        """Say on the upper edge what it is for and how one leaves it."""
        app = cast("HouseApp", self.app)
        words = words_at(app, app.language)
        searched = self.query_one(Input)
        title = words.say(message("do-palette"))
        searched.border_title = title[:1].upper() + title[1:]
        searched.border_subtitle = words.say(message("palette-keys"))

    def _compositor_refresh(self) -> None:
        """Paint in one go what would otherwise be seen growing."""
        if self._in_place:
            super()._compositor_refresh()
        elif self.has_class("-ready") and not self._is_filled:
            self._is_filled = True
            self._come_into_place()

    def _come_into_place(self) -> None:
        """Be seen once nothing is on its way any more."""
        restless = self._layout_required or not cast("HouseApp", self.app).type_ahead.is_quiet()
        if restless and self._looks_left:
            self._looks_left -= 1
            self.set_timer(_LOOK_AGAIN, self._come_into_place)
            return
        self._in_place = True
        self.refresh()
        self._on_timer_update()

    @property
    def hears_keys(self) -> bool:
        """Whether the list is there."""
        searches = (one for one in self.workers if one.group == self._GATHER_COMMANDS_GROUP)
        return self._in_place and all(one.is_finished for one in searches) and is_painted(self)


def open_palette(app: "HouseApp") -> None:
    """Open the palette, unless it is open."""
    if not isinstance(app.screen, Palette):
        app.push_screen(Palette(placeholder=words_at(app, app.language).say(message("palette-search"))))


class GameCommands(Provider):
    """Finds the actions of the screen under the palette."""

    @property
    def _house(self) -> "HouseApp":
        return cast("HouseApp", self.app)

    def commands(self) -> Iterator[Command]:
        """Give everything that is possible now."""
        app = self._house
        words = words_at(app, app.language)
        for node, action in self._actions():
            keys = app.keys.all_shown(action.id, words)
            name = words.say(message("palette-entry", name=self._name(action), keys=keys))
            run = partial(self._run, action, node, self._step)
            yield Command(name, words.say(action.about), run, action.id not in MOVES)
        for theme, (name, looks) in _THEMES.items():
            run_theme = partial(self._put_on, theme)
            about = message(looks)
            if app.theme == theme:
                about = message("theme-is-on", about=about)
            yield Command(words.say(message(name)), words.say(about), run_theme, offered=False)
        more: list[tuple[str, str, IgnoreReturnCallbackType]] = [
            ("do-rules", "about-rules", app.open_rules),
            ("do-settings", "about-open-settings", app.action_settings),
            ("do-theme", "about-theme", self._themes),
            *([] if app.is_served else [("do-screenshot", "about-screenshot", self._picture)]),
        ]
        for id_, about_it, run_it in more:
            yield Command(words.say(message(id_)), words.say(message(about_it)), run_it)

    @property
    def _step(self) -> int:
        """Where the game stands, if there is one."""
        return self._house.model.step if self._house.seated else 0

    async def _run(self, action: Action, node: DOMNode, step: int) -> None:
        """Do something, unless it would answer another question than the one that stood there when it was listed."""
        answers = action.id == "take" or action.id.startswith("answer-")
        if not answers or step == self._step:
            await self._house.run_action(action.run, node)

    def _actions(self) -> Iterator[tuple[DOMNode, Action]]:
        """Give the possible actions with the screen or widget that does them, each once."""
        screen = self.screen
        nodes = [screen, self.app] if screen.focused is None else screen.focused.ancestors_with_self
        seen: set[str] = set()
        for node in dict.fromkeys([*nodes, self.app]):
            for action in bound_actions(node):
                if action.id not in seen and self._possible(action):
                    seen.add(action.id)
                    yield node, action

    def _possible(self, action: Action) -> bool:
        game = self._house.game_screen
        if action.id == "suspend":
            return self._house.can_be_suspended
        possible = getattr(self.screen, "possible", None)
        if possible is not None:
            return bool(possible(action))
        if action.id.startswith("answer-") and isinstance(self.screen, DecisionModal):
            return self._option(action) is not None
        if game is None or action.place not in ("game", game.board.PLACE, "dialog"):
            return True
        return possible_in_game(game, action)

    def _option(self, action: Action) -> Message | None:
        """The option of a dialog that a digit would take."""
        screen, digit = self.screen, int(action.id.removeprefix("answer-"))
        return screen.option_of(digit) if isinstance(screen, DecisionModal) else None

    def _name(self, action: Action) -> Message:
        """Name an action; a digit by what it would choose."""
        if not action.id.startswith("answer-"):
            return action.name
        if isinstance(self.screen, GameScreen):
            return self.screen.answer_words(int(action.id.removeprefix("answer-"))) or action.name
        return self._option(action) or action.name

    def _themes(self) -> None:
        searched = words_at(self.app, self._house.language).say(message("palette-themes"))
        self.app.push_screen(Palette(providers=[ThemeProvider], placeholder=searched))

    def _put_on(self, theme: PaletteName) -> None:
        self.app.theme = theme

    def _picture(self) -> None:
        self.app.set_timer(0.1, self.app.deliver_screenshot)

    async def discover(self) -> Hits:
        """List what is possible before anything is typed."""
        for command in self.commands():
            if command.offered:
                yield DiscoveryHit(command.name, command.run, help=command.about)

    async def search(self, query: str) -> Hits:
        """Find actions by their names, and by the words of what they do."""
        matcher = self.matcher(query)
        for command in self.commands():
            said = matcher.match(command.about) / 2 if query.lower() in command.about.lower() else 0
            score = max(matcher.match(command.name), said)
            if score > 0:
                yield Hit(score, matcher.highlight(command.name), command.run, help=command.about)
