"""The board: what a game shows between the bar at the top and the keys at the bottom."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual.geometry import Region, Size
from textual.reactive import reactive

from cuzco_tui.messages import Message, message
from cuzco_tui.play.chronicle import Entry, last_news, notices
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import ANSWERS_ON_BOARD, Action
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.observed import SEEN, Observed, bound
from cuzco_tui.tui.widgets.clear import ClearContainer
from cuzco_tui.tui.widgets.informed import Together
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import NOTHING_ASKED, Asked, Prompt
from cuzco_tui.tui.widgets.question import QuestionPanel

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.game import GameScreen

_LOG: Final = "page-log"
"""The action that shows the log, on a board with pages."""
_MOST_ASKED: Final = 8
"""So many forms of questions are kept, for one goes to and fro between parts of a question."""


class Board(ClearContainer, Observed, Together):
    """The base of every game's board: bound to the screen, it hands on what its panels need.

    A game's own board composes its panels, and says what digits and its own actions do.
    """

    TELLS_BRINGS: ClassVar[bool] = True
    """Whether the question's options tell what they bring as the narrator says it, not in the board's own way."""
    CUTS_WORDS: ClassVar[bool] = False
    """Whether words are cut before nothing is told of what an option brings, since they begin with what matters."""
    ANSWERS: ClassVar[tuple[int, ...]] = ANSWERS_ON_BOARD
    """The numbers of the answers that have a key here."""
    PLACE: ClassVar[str] = "board"
    """The place of the board's own actions, by which the registry knows them."""
    FOOTER: ClassVar[tuple[str, ...]] = ()
    """The ids of the board's own actions that the lines of keys show."""
    SPARED: ClassVar[tuple[str, ...]] = ()
    """What of the line of keys gives way first where there is no room for all, the first ones first."""
    HOME: ClassVar[str] = ""
    """The page that is shown at first, on a board with pages."""
    HANDS: ClassVar[str] = ""
    """The id of the board's action that shows the things of one seat after the other, if there is one."""

    asked: reactive[Asked] = reactive(NOTHING_ASKED, repaint=False)
    """The question in the form in which the prompt shows it."""

    page: reactive[str] = reactive("", repaint=False, init=False)
    """The page that is shown, on a board with pages."""
    terminal: reactive[Size] = reactive(Size(0, 0), repaint=False, init=False)
    """How much room the whole screen has."""

    at_rest = False
    """Whether the question is asked elsewhere for now, so that the board shows the game as it is and no option."""

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(id="table")
        self.model = model
        self.set_reactive(Board.terminal, size)
        self.prompt = self.make_prompt()
        self._asked_kept: dict[tuple[int, ...], tuple[tuple[object, ...], Asked]] = {}
        """The last forms of the question by the identities of all that they are made of, which is kept with them."""

    def make_prompt(self) -> Prompt:
        """Make the panel that asks the question."""
        return Prompt()

    @property
    def game(self) -> "GameScreen":
        """The screen on which the board lies."""
        return cast("GameScreen", self.screen)

    def bound_prompt(self) -> Prompt:
        """Give the prompt, bound to the question."""
        return bound(self, self.prompt, *SEEN, asked=Board.asked)

    def asked_from(self) -> tuple[object, ...]:
        """Give what the prompt's question is made of; it is made anew when one of them is another object."""
        return self.question, self.entries, self.looked_step

    def compute_asked(self) -> Asked:
        """Put the question into the prompt's form, once for each question and each way to ask it."""
        sources = self.asked_from()
        kept_as = tuple(map(id, sources))
        kept = self._asked_kept.get(kept_as)
        if kept is None:
            if len(self._asked_kept) >= _MOST_ASKED:
                self._asked_kept.clear()
            kept = self._asked_kept[kept_as] = sources, self.make_asked()
        return kept[1]

    def make_asked(self) -> Asked:
        """Put the question into the prompt's form."""
        question = self.question
        options = tuple((choice.text, words) for choice, words in zip(question.choices, question.words, strict=True))
        asked = Asked(question.asked, options, question.brings, question.step, question.help)
        return asked._replace(news=self.fresh_entries(last_only=bool(options)))

    def fresh_entries(self, last_only: bool) -> tuple[Entry, ...]:
        """Give what happened since the player's last choice, perhaps of each other seat the last deed alone.

        What was done for the player because nothing else was possible is told too; else a phase that began. What
        everybody must know of comes last, which is told first.
        """
        fresh = [entry for entry in self.entries if entry.step > self.looked_step]
        if not last_only:
            return tuple(fresh)
        recent = self.still_news(fresh)
        deeds = last_news(recent, self.looked_step, self.names.me)
        own = [entry for entry in recent if entry.brought and entry.kind == "deed" and entry.seat == self.names.me]
        by_themselves = own[1:][-1:]
        told = (*deeds, *by_themselves, *notices(fresh, self.looked_step))
        return told or tuple([entry for entry in fresh if entry.kind == "phase"][-1:])

    @property
    def log_key(self) -> str:
        """The key of the log, empty on a board that shows it always."""
        return key_of(self, _LOG, self.language) if _LOG in self.FOOTER else ""

    def still_news(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Give those of the entries that are news as long as the player has made no choice since."""
        return entries

    def place_of(self, panel: str) -> Region | None:
        """Give where one of the board's panels lies on the terminal, None when it is out of sight."""
        regions = (found.region for found in self.query(f"#{panel}") if found.display)
        return next((region for region in regions if region.area), None)

    def bring(self, panel: str) -> None:
        """Show one of the board's panels that is out of sight, on a board with pages."""

    async def complete(self) -> None:
        """Mount what did not have to be there for the first painting."""

    def digit_taken(self, digit: int) -> bool:
        """Do what a digit means on this board; False leaves it to the prompt."""
        return False

    def digit_words(self, digit: int) -> Message | None:
        """Tell what a digit would do now, None for nothing."""
        index = self.prompt.index_of(digit)
        return None if index is None else self.prompt.options[index][1]

    def suggest(self, text: str, *following: str) -> None:
        """Put the cursor on a choice; those that are to follow it may tell more exactly how it is meant."""
        self.prompt.go_to(text)

    def possible(self, action: Action) -> bool:
        """Say whether one of the board's own actions would do something now."""
        return True

    def sideways(self, step: int) -> bool:
        """Turn to what lies beside the question's list, such as another piece to place; False where nothing does."""
        return False

    @property
    def explains(self) -> bool:
        """Whether there is still something to explain in place."""
        return False

    def about(self, text: str, *, first: bool = False) -> list[Message]:
        """Explain what an option speaks of for the first time, or only what is to be known first about it."""
        return []

    def tell(self, said: Message) -> None:
        """Say something about the question where it is asked, else in a corner."""
        if isinstance(self.prompt, QuestionPanel):
            self.prompt.tell(said)
        else:
            self.notify(self.game.words(said), severity="warning", markup=False)

    def why_line(self) -> Message | None:
        """Say in one line what is closed at the cursor, and why; None where that is nothing in particular."""
        return None

    def tell_why(self) -> bool:
        """Tell what is closed at the cursor, unless that was told just now; say whether it was told."""
        why = self.why_line()
        if why is None or not isinstance(self.prompt, QuestionPanel) or self.prompt.told is not None:
            return False
        self.tell(why)
        return True

    def rule_at_cursor(self) -> str:
        """Give the id of the rule of the panel with the focus, else of the question; empty for none in particular."""
        focused = self.screen.focused
        rule = "" if focused is self.prompt else str(getattr(focused, "RULE", ""))
        return rule or self.rule_asked()

    def rule_asked(self) -> str:
        """Give the id of the rule of the option under the question's cursor, or of the question."""
        return ""

    def lead(self) -> tuple[tuple[Message, Message], ...]:
        """Give the keys that the question wants, and what they do."""
        if not self.is_attached or not self.question.choices or not self.game.on_the_board:
            return ()
        return ((message("lead-key", key=key_of(self, "take", self.language)), message("lead-take")),)

    def pages_with_news(self) -> frozenset[str]:
        """Name the pages out of sight on which something has changed."""
        return frozenset()

    def rest(self, at_rest: bool) -> None:
        """Show no option from now on, or again that under the prompt's cursor."""
        if at_rest != self.at_rest:
            self.at_rest = at_rest
            self.option_pointed(self.prompt.pointed)

    def share_cursor(self, picture: Panel) -> None:
        """Let the cursor of a picture be the one that looks like one while the picture has the focus."""
        self.watch(picture, "has_focus", self._weaken_question, init=False)

    def _weaken_question(self, picture_has_focus: bool) -> None:
        if isinstance(self.prompt, QuestionPanel):
            self.prompt.weaken(picture_has_focus)

    def action_move(self, step: int) -> None:
        """Move the question's cursor, wherever the focus is."""
        self.prompt.action_move(step)

    def action_sideways(self, step: int) -> None:
        """Turn to what lies beside the question's list, wherever the focus is."""
        self.prompt.action_sideways(step)

    def action_take(self) -> None:
        """Take the option under the cursor, wherever the focus is; bring a dialog back that was put aside."""
        if self.question.kind and not self.game.on_the_board:
            self.game.action_dialog()
        else:
            self.prompt.action_take()

    def option_pointed(self, text: str) -> None:
        """Show on the board what the option under the prompt's cursor, known by its text, would do."""

    def on_mount(self) -> None:
        """Follow the prompt's cursor at once, so that one key is one painting."""
        self.watch(self.prompt, "under_cursor", self.option_pointed, init=False)

    def on_prompt_pointed(self, event: Prompt.Pointed) -> None:
        """Follow the cursor also where another question has put it, unless it has moved on since."""
        event.stop()
        if event.text == self.prompt.pointed:
            self.option_pointed(event.text)
