"""Learn to play: the lessons with what is done of them, and the challenges; each opens a table of its own."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from cuzco_tui.game import Game
from cuzco_tui.messages import Message, message
from cuzco_tui.play.lessons import Teaching
from cuzco_tui.play.program import naming_game
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.table.host import Host
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.front import front_of
from cuzco_tui.tui.screens.lessons import ChallengeScreen, LessonScreen, TaughtScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.too_small import TooSmall
from cuzco_tui.tutorial import Challenge, Lesson

if TYPE_CHECKING:
    from cuzco_tui.tui.app import HouseApp


class LessonList(OptionList, inherit_bindings=False):
    """The lessons and challenges to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("lessons")


class LearnScreen(Screen[None], inherit_bindings=False):
    """Shows what can be learnt of a game, or goes `straight` on with the next lesson, as it does for a newcomer."""

    def __init__(self, game: Game, language: str, straight: bool | None = None) -> None:
        super().__init__()
        self.teaching = Teaching(game)
        self.described = game.description
        self.language = language
        self.straight = not self.teaching.done if straight is None else straight
        self.host: Host | None = None
        """The table of the lesson on screen."""

    @property
    def house(self) -> "HouseApp":
        """The app, which knows the game on screen."""
        return cast("HouseApp", self.app)

    @property
    def entries(self) -> list[Lesson | Challenge]:
        """Everything that can be chosen, in the order of the list."""
        return [*self.teaching.lessons, *self.teaching.challenges]

    def compose(self) -> ComposeResult:
        """Lay out the list below what it is about."""
        with Vertical(id="learn"):
            yield Static(id="learn-told", markup=False)
            yield LessonList(id="learn-list", markup=False, compact=True)
            yield Static(id="learn-keys", markup=False)
        yield TooSmall(self.language)

    async def on_mount(self) -> None:
        """Show the list with the cursor on what comes next, or begin with it."""
        self.house.farewell = naming_game("learn-how-to-go-on", self.described.name, command="play")
        self._show(self._next_entry())
        lesson = self.teaching.first_to_come()
        if lesson is not None and self.straight:
            await self.begin(lesson)

    def _next_entry(self) -> int:
        lesson = self.teaching.first_to_come()
        return len(self.teaching.lessons) if lesson is None else self.teaching.number(lesson) - 1

    def say(self, said: Message) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(said)

    def _show(self, cursor: int) -> None:
        """Show what is done by now."""
        self.query_one("#learn").border_title = self.say(message("learn-title", game=self.described.title))
        done, all_ = self.teaching.done, len(self.teaching.lessons)
        told = [
            message("learn-told-all")
            if done == all_
            else message("learn-told", done=done, all=all_, minutes=self.described.lesson_minutes)
        ]
        if self.teaching.progress.trouble is not None:
            told.append(self.teaching.progress.trouble)
        self.query_one("#learn-told", Static).update("\n".join(map(self.say, told)))
        shown = self.query_one(LessonList)
        shown.clear_options()
        shown.add_options([self.say(self._entry_words(entry)) for entry in self.entries])
        shown.highlighted = cursor
        shown.focus()
        keys = with_keys(self, "learn-keys", self.language, "take", "leave-setup")
        self.query_one("#learn-keys", Static).update(self.say(keys))

    def _entry_words(self, entry: Lesson | Challenge) -> Message:
        done = "yes" if self.teaching.is_done(entry) else "no"
        if isinstance(entry, Lesson):
            return message("learn-row", done=done, number=self.teaching.number(entry), title=entry.title)
        return message("learn-row-challenge", done=done, title=entry.title)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin with what was chosen."""
        await self.begin(self.entries[event.option_index])

    async def begin(self, entry: Lesson | Challenge) -> None:
        """Open the table of a lesson or a challenge, in place of the one before."""
        with self.app.batch_update():
            await self._close()
            host = Host(self.teaching.lay_out(entry.step, words_at(self, self.language)), self.house.bot_pause)
            sitting = await self._seated(host)
            await self.app.push_screen(self._table(entry, sitting))
            if isinstance(entry, Challenge):
                host.begin()

    def _table(self, entry: Lesson | Challenge, sitting: Sitting) -> TaughtScreen:
        front = front_of(self.described)
        if isinstance(entry, Lesson):

            def end(done: bool) -> None:
                following = self.teaching.after(entry) if done else None
                self.call_later(self.back if following is None else lambda: self.begin(following))

            screen: TaughtScreen = LessonScreen(self.teaching, entry, sitting, self.language, front, end)
        else:
            pause = self.house.bot_pause

            def decided(again: bool) -> None:
                self.call_later((lambda: self.begin(entry)) if again else self.back)

            screen = ChallengeScreen(self.teaching, entry, sitting, self.language, front, pause, decided)
        screen.plain = self.house.plain
        return screen

    async def _seated(self, host: Host) -> Sitting:
        """Sit down where all that led here counts as heard."""
        self.host = self.house.host = host
        sitting = self.house.model = await sit_down(host)
        self.house.seated = True
        for ear in sitting.ears.values():
            await ear.skip_to_end()
        await sitting.update()
        return sitting

    async def back(self) -> None:
        """Come back from a table to the list."""
        with self.app.batch_update():
            await self._close()
            self._show(self._next_entry())

    async def _close(self) -> None:
        """Clear the table of the lesson before, and everything that lies on it."""
        while self.app.screen is not self:
            await self.app.pop_screen()
        if self.host is not None:
            await self.house.give_chairs_back()
            self.house.seated = False
            await self.host.close()
            self.host = self.house.host = None

    def action_leave(self) -> None:
        """Go home; everything learnt is kept."""
        self.app.run_worker(self.house.go_home())


async def open_lessons(app: "HouseApp", game: Game, straight: bool | None = None) -> None:
    """Open the lessons of a game: for a newcomer the first one, else the list, or straight on with the next."""
    await app.push_screen(LearnScreen(game, app.language, straight))
