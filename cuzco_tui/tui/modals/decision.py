"""A dialog for what interrupts: a question with numbered options, which can be put aside to look at the board."""

from collections.abc import Callable, Container
from itertools import product
from typing import Any, ClassVar, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Region
from textual.layout import Layout
from textual.reactive import reactive

from cuzco_tui.game import Choice
from cuzco_tui.messages import Message, Names, Value, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import TAKES_NOTHING
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.modals.answer_keys import keys_in_series
from cuzco_tui.tui.modals.choices import BODY, Choices
from cuzco_tui.tui.modals.frame import Body, Frame
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.modals.placing import PlacedLayout, StackedLayout
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.modals.subject import region_of
from cuzco_tui.tui.observed import Seen, bound, nobody
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line, Panel

AnyPanel = TypeVar("AnyPanel", bound=Panel)
ASIDE = ""
"""What a dialog gives back when it is put aside instead of answered."""
Options = list[tuple[str, Message]]
"""Options by their texts, with their words."""


class _PutAside(NamedTuple):
    """Where the cursors of a dialog stood when it was put aside, and at which decision."""

    step: int
    texts: list[str]
    cursors: list[int]
    state: object


_put_aside: WeakKeyDictionary[Sitting, _PutAside] = WeakKeyDictionary()


class DecisionModal(OnceModal[str]):
    """Asks a question; gives the text of the chosen option, several choices in lines, or ASIDE."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("dialog")
    HEADING: ClassVar[str] = "panel-prompt"
    """The id of the message that names the dialog."""
    HELP: ClassVar[str] = "dialog-help"
    """The id of the message that tells the keys."""
    HELP_KEYS: ClassVar[tuple[str, ...]] = ("take", "aside", "hint", "undo", "help")
    """The actions whose keys that message names."""
    TOLD: ClassVar[frozenset[str]] = frozenset()
    """The ids of phrases on what an option brings that the dialog tells in its own way."""
    SUBJECT: ClassVar[tuple[str, ...]] = ()
    """The ids of the panels that the dialog speaks about; where there is room, it stands beside the first in sight."""
    asks = True
    RESERVED_KEYS: ClassVar[Container[int]] = ()
    """The numbers of answers that are only for options which show them."""
    LEAST_WIDTH: ClassVar[int] = 56
    """The columns that the dialog needs beside its subject."""

    view: reactive[Any] = reactive(None, repaint=False, always_update=True)
    """What the decider may know."""
    names: reactive[Names] = reactive(nobody, repaint=False)

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        super().__init__(classes="decision")
        self.placed = PlacedLayout(self.subject_region, self.LEAST_WIDTH)
        self.model = model
        self.own_language = language
        self.set_reactive(DecisionModal.view, model.view)
        self.set_reactive(DecisionModal.names, model.names)
        self.question = question
        self.options = options
        self.suggested = ""
        """The text of the option to which the cursor points at first, empty for none in particular."""
        self.answer_on_its_way = False
        self.filled = False
        """Whether the options are there."""

    @property
    def seat(self) -> int:
        """Who decides."""
        assert self.model.seat is not None
        return self.model.seat

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def line(self, value: Value, style: str = "") -> Line:
        """A message as a line."""
        return [(self.say(value), style)]

    def words_of(self, choice: Choice) -> tuple[str, Message]:
        """An option of the game with its words."""
        return choice.text, self.model.narrator.option(choice, self.view, self.model.names)

    @property
    def layout(self) -> Layout:
        """Beside the subject, or in the middle."""
        return self.placed

    def subject_region(self) -> Region | None:
        """Where the panel lies that the dialog speaks about, None when it is out of sight."""
        return region_of(self, self.SUBJECT)

    def compose(self) -> ComposeResult:
        """Build the frame of the dialog with the question at its top; the rest scrolls where there is no room."""
        keys = self.say(with_keys(self, self.HELP, self.language, *self.HELP_KEYS))
        with Frame(self.say(message(self.HEADING)), keys, self.language) as frame:
            frame.stacked = StackedLayout(BODY)
            yield self.bound(Sheet(self.asked, classes="question"))
            with Body(id=BODY, can_focus=False):
                yield from self.compose_body()
            yield self.bound(Sheet(self.detail, classes="detail"))

    def compose_body(self) -> ComposeResult:
        """Put what there is to know above the options."""
        yield self.bound(Sheet(self.above, classes="above"))
        yield self.bound(Choices())

    def bound(self, panel: AnyPanel) -> AnyPanel:
        """Bind a part of the dialog to what the decider may know."""
        panel.set_reactive(Seen.language, self.language)
        return bound(self, panel, DecisionModal.names, DecisionModal.view)

    def asked(self, view: Any, width: int) -> list[Line]:
        """Ask the question."""
        return [self.line(self.question, "strong")]

    def above(self, view: Any, width: int) -> list[Line]:
        """Tell what the question is about; nothing by default."""
        return []

    def detail(self, view: Any, width: int) -> list[Line]:
        """Tell more about the option under the cursor where it is always seen; nothing by default."""
        return []

    def brings(self, choices: Choices) -> dict[str, tuple[Message, ...]]:
        """What the options of a list would bring, without what the dialog tells in its own way."""
        return {
            text: tuple(phrase for phrase in phrases if phrase.id not in self.TOLD)
            for text, phrases in self.model.brings().items()
        }

    def fill(self) -> None:
        """Put the question to the list of options."""
        self.ask(self.options)

    def ask(self, options: Options) -> None:
        """Put the question with these options, whose keys are those they had before in a series of questions."""
        choices = self.query_one(Choices)
        choices.reserved_keys = self.RESERVED_KEYS
        series = self.series()
        keys = {} if series is None else keys_in_series(self.model, series)
        choices.kept_keys = keys
        choices.ask(self.question, options, self.digit_of)
        keys |= choices.digits

    def series(self) -> object:
        """Name the series of questions in which options keep their keys, None where this question stands alone."""
        return None

    def digit_of(self, text: str) -> int | None:
        """Give the number that an option shows, which is its key then; None for the next free one.

        What takes nothing has a key of its own, the same in all dialogs and lists.
        """
        return TAKES_NOTHING if self.takes_nothing(text) else None

    def takes_nothing(self, text: str) -> bool:
        """Tell whether an option takes nothing."""
        return self.model.aloud.takes_nothing(text)

    def on_mount(self) -> None:
        """Show the question, with the cursor where it was when the dialog was put aside."""
        for sheet in self.query(Sheet):
            sheet.height_kept = self._height_kept(sheet)
        lists = list(self.query(Choices))
        for choices in lists:
            choices.brings = self.brings(choices)
        self.fill()
        self.suggest(self.begins_at())
        kept = _put_aside.pop(self.model, None)
        if kept and kept.step == self.model.step and kept.texts == [text for text, _ in self.options]:
            for choices, cursor in zip(lists, kept.cursors, strict=False):
                choices.point(cursor)
            self.restore(kept.state)
        self.suggest(self.suggested)
        for choices in lists:
            choices.redraw()
        if lists:
            lists[0].focus()
        self.show_pointed()
        self.filled = True

    def begins_at(self) -> str:
        """Give the text of the option on which the cursor begins, empty for the first one."""
        return ""

    def suggest(self, text: str) -> None:
        """Point to an option that is suggested, if there is one."""
        for choices in self.query(Choices):
            choices.go_to(text)

    def suggest_for_now(self, text: str) -> Callable[[], None]:
        """Point to an option, and give what puts everything back as it was."""
        lists = list(self.query(Choices))
        before, state = [choices.cursor for choices in lists], self.kept_state()
        self.suggest(text)

        def put_back() -> None:
            self.restore(state)
            for choices, cursor in zip(lists, before, strict=True):
                choices.point(cursor)

        return put_back

    def kept_state(self) -> object:
        """Give what must be known besides the cursors to bring the dialog back as it was."""
        return None

    def restore(self, state: object) -> None:
        """Be as the dialog was when it was put aside."""

    def _height_kept(self, sheet: Sheet) -> Callable[[Any, int], int]:
        """Give what tells how many lines a sheet needs for any option, where the dialog is only as high as it must."""
        known: dict[tuple[int, ...], int] = {}

        def highest(view: Any, width: int) -> int:
            lists = list(self.query(Choices))
            key = (width, *(len(choices.options) for choices in lists))
            if key not in known:
                known[key] = 0
                before = [choices.cursor for choices in lists]
                for cursors in product(*(range(len(choices.options)) for choices in lists)):
                    for choices, cursor in zip(lists, cursors, strict=True):
                        choices.cursor = cursor
                    known[key] = max(known[key], len(sheet.broken(view, width)))
                for choices, cursor in zip(lists, before, strict=True):
                    choices.cursor = cursor
            return known[key]

        return highest

    @property
    def pointed_text(self) -> str:
        """The text of the option under the cursor, empty when there is none."""
        lists = self.query(Choices)
        return lists.first().pointed if lists else ""

    def show_pointed(self) -> None:
        """Let everything follow the cursor."""
        for sheet in self.query(Sheet):
            sheet.redraw()
        choices = next((each for each in self.query(Choices) if each.has_focus), None)
        if choices is not None:
            told = message("modal-place", number=choices.cursor + 1, all=len(choices.options))
            self.query_one(Frame).tell_place(told)

    def on_resize(self) -> None:
        """Keep the cursor in sight."""
        for choices in self.query(Choices):
            if choices.has_focus:
                self.call_after_refresh(choices.follow)

    def action_answer(self, digit: int) -> None:
        """Answer with a digit, one that was typed ahead as soon as the question is there."""
        if self.filled:
            self.answer(digit)
        else:
            self.call_later(self.action_answer, digit)

    def answer(self, digit: int) -> None:
        """Take the option with this digit."""
        choices = self.query_one(Choices)
        choices.go_to(choices.text_of(digit))
        self.answer_on_its_way = choices.answer(digit)

    def option_of(self, digit: int) -> Message | None:
        """Give the words of the option that a digit takes, None when there is none."""
        for choices in self.query(Choices):
            if text := choices.text_of(digit):
                return dict(choices.options)[text]
        return None

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Give the answer back."""
        event.stop()
        self.answer_on_its_way = False
        self.take(event.text)

    def take(self, text: str) -> None:
        """Answer with an option."""
        self.dismiss(text)

    def rule_pointed_at(self) -> str:
        """Give the id of the rule that the option under the cursor is about, empty for none in particular."""
        return ""

    @property
    def hint_is_a_part(self) -> bool:
        """Whether a hint speaks of a part of the answer only, and is marked instead of taken."""
        return False

    def take_hint(self, text: str) -> None:
        """Answer with a hinted option, or mark it where it is a part of the answer."""
        self.dismiss(text)

    def action_aside(self) -> None:
        """Put the dialog aside, to be brought back as it is; an answer typed just before comes first."""
        if self.answer_on_its_way:
            return
        cursors = [choices.cursor for choices in self.query(Choices)]
        _put_aside[self.model] = _PutAside(
            self.model.step, [text for text, _ in self.options], cursors, self.kept_state()
        )
        self.dismiss(ASIDE)
