"""The title screen: where the program begins and where one comes home to from everywhere."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui import __version__
from cuzco_tui.game import Description, GameError
from cuzco_tui.games import descriptions, has_several
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, Message, message
from cuzco_tui.play.program import COMMAND
from cuzco_tui.play.settings_file import settings_path
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.app import TITLE_STYLES
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.opener import Opener, saves_to_be_seen
from cuzco_tui.tui.screens.house_screen import HouseScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.title_art import art_of
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.title_page import Corners, Item, TitlePage
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from cuzco_tui.play.how_it_stands import HowItStands

CONTINUE: Final = "continue"
NEW: Final = "new"
LEARN: Final = "learn"
FRIENDS: Final = "friends"
GAMES: Final = "games"
RULES: Final = "rules"
SETTINGS: Final = "settings"
_NAMES: Final = {
    CONTINUE: "title-continue",
    NEW: "title-new",
    LEARN: "title-learn",
    FRIENDS: "title-friends",
    GAMES: "title-games",
    RULES: "title-rules",
    SETTINGS: "title-settings",
}
_ABOUT: Final = {
    NEW: "title-new-about",
    FRIENDS: "title-friends-about",
    GAMES: "title-games-about",
    RULES: "title-rules-about",
    SETTINGS: "title-settings-about",
}


_ROOMY: Final = 100
"""From so many columns on the line of keys has room for those that change the game, too."""


class Saves(NamedTuple):
    """What is known of the saved games."""

    last: "HowItStands | None" = None
    """The unfinished game that was played last."""
    others: int = 0
    """How many more unfinished ones there are."""
    trouble: str = ""
    """Why they cannot be read."""


class TitleScreen(HouseScreen, inherit_bindings=False):
    """Shows the game's picture and the ways into the house; what needs to be read is read after the first painting."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("title")
    STYLES: ClassVar[Sequence[Path]] = TITLE_STYLES
    is_home = True

    def __init__(self, opener: Opener) -> None:
        super().__init__()
        self.opener = opener
        self.has_saves = saves_to_be_seen()
        self.is_first_start = not (self.has_saves or settings_path().exists())
        self.saves: Saves | None = None
        """What was read of the saved games, None before that."""
        self.notice: Message | str | None = None
        """One line about what was just done or could not be done."""
        self.opening = False
        """Whether a way was taken that is about to lead to another screen."""
        self._looking: asyncio.Task[None] | None = None
        self._was_moved = False
        self.page = TitlePage(art_of(opener.description), id="title")
        self.key_line = KeyLine(id="keys")
        self.cursor = self.rows.index(self._usual_row())

    @property
    def described(self) -> Description:
        """The game whose picture is shown, and which the ways lead to."""
        return self.opener.description

    @property
    def rows(self) -> list[str]:
        """The ways into the house, by their names."""
        learn = [LEARN] if self.opener.description.tutorial else []
        return [CONTINUE, NEW, *learn, FRIENDS, GAMES, RULES, SETTINGS]

    def _usual_row(self) -> str:
        """Where the cursor is at first: at the tutorial when all is new, at the game to go on with if there is one."""
        if self.is_first_start and LEARN in self.rows:
            return LEARN
        known = self.has_saves if self.saves is None else self.saves.last is not None
        return CONTINUE if known else NEW

    def compose(self) -> ComposeResult:
        """Lay the page over the keys."""
        yield self.page
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Show everything that is known at once."""
        self.show()

    @property
    def hears_keys(self) -> bool:
        """Whether nothing is under way that leads elsewhere."""
        return not self.opening

    def was_painted(self) -> None:
        """Read what takes time as soon as there is something to see."""
        if self._looking is None:
            self._looking = asyncio.ensure_future(self._look())

    def on_screen_resume(self) -> None:
        """Show what may be different since this was seen last."""
        self.opening = False
        if self._looking is not None and not self.house.is_going_home:
            self.look_again()

    def come_back(self, said: Message | None, played: Description | None = None) -> None:
        """Be home again, with a line about what becomes of the game that was left."""
        self.notice = said
        if played is not None:
            self.show_game(played)
        self._was_moved = False
        self.is_first_start = False
        self.look_again()

    def look_again(self) -> None:
        """Read the saved games anew."""
        self.has_saves = saves_to_be_seen()
        self._looking = asyncio.ensure_future(self._look())
        self.show()

    async def _look(self) -> None:
        """Find out what there is to go on with, and make ready what every game needs."""
        self.saves = await asyncio.to_thread(self._read_saves)
        if not self._was_moved:
            self.cursor = self.rows.index(self._usual_row())
        if self.is_attached:
            self.show()

    def _read_saves(self) -> Saves:
        from cuzco_tui.play.how_it_stands import game_to_continue

        try:
            found = Saves(*game_to_continue(self.opener.store))
        except GameError as error:
            found = Saves(trouble=error.told(words_at(self, self.language)))
        return found

    def show(self) -> None:
        """Say everything in the language of the app."""
        say = words_at(self, self.language).say
        tagline = self._tagline()
        notice = self.saves.trouble if self.saves is not None and self.saves.trouble else self.notice
        corners = Corners(
            say(notice) if notice else "",
            f"{COMMAND} {__version__}  {LANGUAGE_NAMES[self.language]}",
        )
        items = [Item(say(message(_NAMES[row])), say(self._detail(row)), self._is_possible(row)) for row in self.rows]
        self.page.show(items, self.cursor, say(tagline) if tagline else "", corners)
        self.key_line.footer = Footer(
            tuple(all_actions().find("title", id_) for id_ in ("help", "language", "leave-title")),
            lead=self._lead(),
        )
        self.key_line.refresh()

    def _lead(self) -> tuple[tuple[Message, Message], ...]:
        """The keys of the menu, and those that change the game where there are several."""
        choose = with_keys(self, "title-keys-choose", self.language, "up", "down"), message("title-choose")
        take = with_keys(self, "title-keys-open", self.language, "take"), message("title-open")
        game = with_keys(self, "title-keys-game", self.language, "left", "right"), message("title-other-game")
        if not has_several():
            return choose, take
        return (choose, take, game) if self.app.size.width >= _ROOMY else (take, game)

    def _tagline(self) -> Message | None:
        """Say what the game is about, or where several can be played which one this is."""
        if has_several():
            about = self.page.art.tagline or ""
            return message("title-game", game=self.described.title, known="yes" if about else "no", about=about)
        return self.page.art.tagline

    def _is_possible(self, row: str) -> bool:
        if row != CONTINUE:
            return True
        return self.has_saves if self.saves is None else self.saves.last is not None

    def _detail(self, row: str) -> Message:
        """Say what a row is."""
        if row == LEARN:
            id_ = "title-learn-first" if self.is_first_start else "title-learn-about"
            return message(id_, minutes=self.described.lesson_minutes)
        if row != CONTINUE:
            return message(_ABOUT[row])
        if not self._is_possible(CONTINUE):
            return message("title-continue-none")
        if self.saves is None or self.saves.last is None:
            return message("title-continue-about")
        return message("title-continue-stands", stands=self.saves.last.told(), others=self.saves.others)

    def action_move(self, step: int) -> None:
        """Move the cursor, from the last row to the first."""
        self._point((self.cursor + step) % len(self.rows))

    def action_end(self, index: int) -> None:
        """Go to the first or the last row."""
        self._point(index % len(self.rows))

    def _point(self, index: int) -> None:
        self._was_moved = True
        self.cursor = index
        self.page.point(index)

    def on_title_page_chosen(self, event: TitlePage.Chosen) -> None:
        """Open the row that was clicked."""
        self._point(event.index)
        self.action_take()

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)

    def action_game(self, step: int) -> None:
        """Show another game, where there are several."""
        every = descriptions()
        place = [description.name for description in every].index(self.described.name)
        self.show_game(every[(place + step) % len(every)])
        self.show()

    def show_game(self, description: Description) -> None:
        """Go on with the picture and the ways of a game; the cursor stays on its row, as far as that game has it."""
        if description.name == self.described.name:
            return
        row = self.rows[self.cursor]
        self.opener = self.house.opener = self.opener.other(description)
        self.house.speak_of(description)
        self.page.show_art(art_of(description))
        self.cursor = self.rows.index(row if row in self.rows else NEW)

    def action_language(self) -> None:
        """Go on in the next language."""
        place = LANGUAGES.index(self.language)
        self.house.use(LANGUAGES[(place + 1) % len(LANGUAGES)], self.house.settings)
        self.notice = self.house.remember("general", {"language": self.language})
        self.query_one(TooSmall).language = self.language
        self.show()

    def action_take(self) -> None:
        """Open what the cursor is on."""
        if not self.opening:
            self.opening = True
            self.notice = None
            self.run_worker(self._open(self.rows[self.cursor]))

    async def _open(self, row: str) -> None:
        """Open a way into the house, or say why it is closed."""
        try:
            await self._ways()[row]()
        except (GameError, OSError) as error:
            self.notice = error.told(words_at(self, self.language)) if isinstance(error, GameError) else str(error)
            self.show()
        finally:
            self.opening = False

    def _ways(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            CONTINUE: self._continue,
            NEW: self._begin,
            LEARN: self._learn,
            FRIENDS: self._meet,
            GAMES: self._list,
            RULES: self._read_rules,
            SETTINGS: self._set,
        }

    async def _continue(self) -> None:
        if self._looking is not None:
            await self._looking
        if self.saves is not None and self.saves.last is not None:
            await self.house.open_table(self.opener.resume(self.saves.last.summary.id, self.language))

    async def _begin(self) -> None:
        from cuzco_tui.tui.screens.setup import open_setup

        await open_setup(self.house)

    async def _learn(self) -> None:
        from cuzco_tui.tui.screens.learn import open_lessons

        await open_lessons(self.house, self.opener.game)

    async def _list(self) -> None:
        from cuzco_tui.tui.screens.games import GamesScreen

        await self.app.push_screen(GamesScreen(self.opener))

    async def _set(self) -> None:
        from cuzco_tui.tui.screens.settings import SettingsScreen

        await self.app.push_screen(SettingsScreen())

    async def _meet(self) -> None:
        from cuzco_tui.tui.screens.friends import FriendsScreen

        await self.app.push_screen(FriendsScreen(self.language))

    async def _read_rules(self) -> None:
        self.house.open_rules()
