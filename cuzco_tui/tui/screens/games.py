"""The list of all games that were saved: go on with one, look back at it, name it, give it away or throw it away."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui.game import GameError
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.how_it_stands import how_it_stands
from cuzco_tui.play.seating import describe_game
from cuzco_tui.store.names import LONGEST_GAME_NAME
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.cells import use_seat_colours
from cuzco_tui.tui.observed import Footer, Seen
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.house_screen import HouseScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.game_list import GameDetail, GameList, KeptGame
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    pass

_WITH_A_GAME: Final = ("take", "look-back", "statistics", "name-game", "delete-game", "export")
_ALWAYS: Final = ("take-in", "help", "leave-games")


class GamesScreen(HouseScreen, inherit_bindings=False):
    """Lists the saved games; what takes time is read game by game while one looks at them."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("games-screen")

    def __init__(self, opener: Opener, open_only: bool = False) -> None:
        super().__init__()
        self.opener = opener
        self.open_only = open_only
        """Whether only those are listed that are not over."""
        self.list = GameList()
        self.detail = GameDetail(id="game-detail")
        self.key_line = KeyLine(id="keys")
        self.scores: dict[str, tuple[int, ...]] = {}
        """The scores that were read, by the ids of the games."""
        self.busy = False
        self._reading = False

    @property
    def hears_keys(self) -> bool:
        """Whether nothing is under way that leads elsewhere."""
        return not self.busy

    def words(self, said: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(said)

    def compose(self) -> ComposeResult:
        """Lay the list over what is said of one game, and the keys."""
        yield self.list
        yield self.detail
        yield self.key_line
        yield TooSmall(self.language)

    def on_mount(self) -> None:
        """Read the games and begin at the one that was played last."""
        for panel in (self.list, self.detail):
            panel.set_reactive(Seen.language, self.language)
        self.show()
        self.list.focus()

    def on_screen_resume(self) -> None:
        """Read anew what may have changed meanwhile."""
        self.busy = False
        use_seat_colours((), ())
        if self.is_mounted:
            self.scores.clear()
            self.show()

    def show(self) -> None:
        """List the games as they are now."""
        try:
            found = self.opener.store.list_games()
        except GameError as error:
            self.complain(error)
            found = []
        names = self.opener.store.names.all()
        wanted = [summary for summary in found if not (self.open_only and summary.finished)]
        ordered = sorted(wanted, key=lambda summary: summary.trouble is not None)
        self.list.view = tuple(
            KeptGame(summary, names.get(summary.id, ""), self.scores.get(summary.id, ())) for summary in ordered
        )
        self._follow()

    def _follow(self) -> None:
        """Say all that is known of the game under the cursor, and read what is not known yet of those in sight."""
        pointed = self.list.pointed
        self.detail.display = pointed is not None
        self.detail.view = pointed
        ids = [*(_WITH_A_GAME if pointed is not None else ()), *_ALWAYS]
        places = {"take": "games"}
        self.key_line.footer = Footer(
            tuple(all_actions().find(places.get(id_, "games-screen"), id_) for id_ in ids),
        )
        if not self._reading and any(self._is_unread(game.summary) for game in self.list.in_sight):
            self._reading = True
            self.run_worker(self._read_scores())

    def _is_unread(self, summary: GameSummary) -> bool:
        return summary.trouble is None and summary.id not in self.scores

    async def _read_scores(self) -> None:
        """Read the scores of the games in sight, the one under the cursor first."""
        try:
            while self.is_attached:
                pointed = self.list.pointed
                waiting = [*([pointed] if pointed is not None else []), *self.list.in_sight]
                unread = next((game.summary for game in waiting if self._is_unread(game.summary)), None)
                if unread is None:
                    return
                stands = await asyncio.to_thread(how_it_stands, self.opener.store, unread)
                self.scores[unread.id] = stands.scores
                self.list.view = tuple(
                    game._replace(scores=self.scores.get(game.summary.id, ())) for game in self.list.games
                )
                self.detail.view = self.list.pointed
        finally:
            self._reading = False

    def on_game_list_pointed(self) -> None:
        """Tell of another game."""
        self._follow()

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self.list if event.action.place == "games" else self)

    def tell(self, said: Message) -> None:
        """Say something in a corner."""
        self.notify(self.words(said), markup=False)

    def complain(self, error: GameError) -> None:
        """Say in a corner why something was not done."""
        self.notify(error.told(words_at(self, self.language)), severity="warning", markup=False)

    def on_game_list_taken(self) -> None:
        """Go on with a game, or look at how it ended."""
        self._with_pointed(lambda game: self._lead_to(self._open(game.summary)))

    async def _open(self, summary: GameSummary) -> None:
        if summary.trouble is not None:
            raise GameError(summary.trouble)
        if summary.finished:
            from cuzco_tui.tui.screens.after import after_save

            await self.app.push_screen(after_save(self.opener.store, summary.id, self.language))
        else:
            await self.house.open_table(self.opener.resume(summary.id, self.language))

    def action_look_back(self) -> None:
        """Look back at the game under the cursor, step by step."""
        self._with_pointed(lambda game: self._lead_to(self._look_back(game.summary)))

    async def _look_back(self, summary: GameSummary) -> None:
        from cuzco_tui.games import find_game
        from cuzco_tui.play.replay import find_replay
        from cuzco_tui.tui.screens.replay import ReplayScreen

        replay = await asyncio.to_thread(find_replay, self.opener.store, summary.id, find_game)
        await self.app.push_screen(ReplayScreen(replay, self.language))

    def action_statistics(self) -> None:
        """Count all finished games."""
        from cuzco_tui.tui.screens.statistics import StatisticsScreen

        self.app.push_screen(StatisticsScreen(self.language, self.opener.store, self.house.description))

    def _lead_to(self, opening: Coroutine[Any, Any, None]) -> None:
        """Open another screen, or say why it does not open; keys wait for it."""
        if self.busy:
            opening.close()
            return
        self.busy = True
        self.run_worker(self._opened(opening))

    async def _opened(self, opening: Coroutine[Any, Any, None]) -> None:
        try:
            await opening
        except GameError as error:
            self.complain(error)
        finally:
            self.busy = False

    def _with_pointed(self, do: Callable[[KeptGame], None]) -> None:
        pointed = self.list.pointed
        if pointed is not None:
            do(pointed)

    def _attempt(self, do: Callable[[], Message | None]) -> None:
        """Do something with the saves and list them anew, or say why it was not done."""
        try:
            done = do()
        except GameError as error:
            self.complain(error)
        else:
            if done is not None:
                self.tell(done)
            self.show()

    def action_delete_game(self) -> None:
        """Throw the game under the cursor away, after a question."""
        from cuzco_tui.tui.modals.notice import Confirm

        def ask(game: KeptGame) -> None:
            def answered(yes: bool | None) -> None:
                if yes:
                    self._attempt(lambda: self._delete(game))

            asked = message("games-ask-delete", about=describe_game(game.summary))
            self.app.push_screen(Confirm(self.words(asked), message("games-delete")), answered)

        self._with_pointed(ask)

    def _delete(self, game: KeptGame) -> Message:
        self.opener.store.delete(game.summary.id)
        self.opener.store.names.forget(game.summary.id)
        if self.house.kept_game == game.summary.id:
            self.house.kept_game = ""
        return message("games-deleted", name=game.called)

    def action_name_game(self) -> None:
        """Give the game under the cursor a name."""
        from cuzco_tui.tui.modals.ask_line import AskLine

        def ask(game: KeptGame) -> None:
            def answered(name: str | None) -> None:
                if name is not None:
                    self._attempt(lambda: self.opener.store.names.give(game.summary.id, name))

            asked = message("games-ask-name", game=game.summary.id)
            self.app.push_screen(AskLine(message("games-name"), asked, game.name, LONGEST_GAME_NAME), answered)

        self._with_pointed(ask)

    def action_export_game(self) -> None:
        """Write the game under the cursor to a text file."""
        from cuzco_tui.tui.modals.ask_line import AskLine

        def ask(game: KeptGame) -> None:
            def answered(file: str | None) -> None:
                if file:
                    self._attempt(lambda: self._export(game.summary, Path(file).expanduser()))

            usual = str(Path.cwd() / f"{game.summary.id}.txt")
            asked = message("games-ask-export", over="yes" if game.summary.finished else "no")
            self.app.push_screen(AskLine(message("games-export"), asked, usual), answered)

        self._with_pointed(ask)

    def _export(self, summary: GameSummary, file: Path) -> Message:
        from cuzco_tui.store.portable import export_game

        saved = export_game(self.opener.store, summary.id, file)
        return message("export-done", game=saved.id, choices=len(saved.choices), file=str(file))

    def action_import_game(self) -> None:
        """Take in a game from a text file."""
        from cuzco_tui.tui.modals.ask_line import AskLine

        def answered(file: str | None) -> None:
            if file:
                self._attempt(lambda: self._import(Path(file).expanduser()))

        self.app.push_screen(AskLine(message("games-import"), message("games-ask-import")), answered)

    def _import(self, file: Path) -> Message:
        from cuzco_tui.games import find_game
        from cuzco_tui.store.portable import import_game

        self.list.wanted = import_game(self.opener.store, file, find_game)
        return message("import-done", file=str(file), game=self.list.wanted)

    def action_leave(self) -> None:
        """Go back to the title."""
        self.app.pop_screen()
