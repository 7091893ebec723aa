"""A screen that brings the choices of the people in front to the table, and shows what they led to."""

from typing import Final, NamedTuple

from textual import work

from cuzco_tui.game import GameError
from cuzco_tui.messages import Message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.chair import Position
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.screens.observing import ObservingScreen
from cuzco_tui.tui.speech import words_at


class Deed(NamedTuple):
    """What one Enter did: how many choices that were, and its words where it had some of its own."""

    choices: int
    words: Message | None


_ONE_CHOICE: Final = Deed(1, None)


class ChoosingScreen(ObservingScreen, inherit_bindings=False):
    """Makes choices, one at a time, and takes them back."""

    def __init__(self, model: Sitting, language: str, front: Front) -> None:
        super().__init__(model, language, front)
        self.choosing = False
        """Whether an answer is on its way to the table."""
        self.own_deed_seen = True
        """Whether the last choice or undo of the person in front has come to its end, and is shown."""
        self.deeds: dict[int, Deed] = {}
        """What the people in front did, by the step to which it led."""

    async def sync(self) -> None:
        """Show the game as it is now, and see who must do what; the next person sees it after taking the keyboard."""
        await self.model.update()
        if not self.model.handed_over:
            self.observe()
        self.go_on()

    def go_on(self) -> None:
        """Let the one decide whose turn it is."""

    def choose(self, text: str, step: int) -> None:
        """Make a choice, or several in lines, unless the question it answers, that of a step, is gone."""
        model = self.model
        first, *others = text.splitlines()
        if (
            self.choosing
            or self.app._exit
            or step != model.step
            or all(choice.text != first for choice in model.choices)
        ):
            return
        self.own_choice_made = self.choosing = True
        self.own_deed_seen = False
        whole = dict(self.board.prompt.options).get(text) if others else None
        self._play(step, whole, first, *others)

    @work(group="choices")
    async def _play(self, step: int, whole: Message | None, *texts: str) -> None:
        """Bring answers to the table, each to the question that the one before led to; an error is one sentence."""
        try:
            for number, text in enumerate(texts, 1):
                step = (await self.play(text, step)).step
                self.deeds[step] = Deed(number, whole)
        except GameError as error:
            self.own_choice_made = False
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)
        finally:
            self.choosing = False
        await self.follow_own_deed()

    async def follow_own_deed(self) -> None:
        """Show what a choice or an undo has led to; the keys after it are meant for that."""
        try:
            await self.sync()
        finally:
            self.own_deed_seen = True

    async def play(self, text: str, step: int) -> Position:
        """Make one choice for whoever is in front, as the answer to the question of this step."""
        return await self.model.play(text, step)

    def last_deed(self) -> Message:
        """Say in words what an undo would take back."""
        words = self.deeds.get(self.model.step, _ONE_CHOICE).words
        return self.model.last_choice() if words is None else words

    def asks_others_to_undo(self) -> bool:
        """Offer to ask the others when the last choice stands because of them; False where there are none to ask."""
        return False

    @work(group="choices")
    async def take_back(self, step: int) -> None:
        """Take back all choices of the last deed, unless the game has gone on; one that must stand ends it."""
        self.own_deed_seen, self.own_choice_made = False, True
        deed = self.deeds.get(step, _ONE_CHOICE)
        try:
            for _ in range(deed.choices):
                position = await self.model.undo(step)
                step = position.step
                if position.undo_bar is not None:
                    break
        except GameError as error:
            self.own_choice_made = False
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)
        await self.follow_own_deed()
