"""A front: what a game brings to the screen. The house knows a game on screen through it alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from textual.geometry import Size

from cuzco_tui.game import Choice, Description
from cuzco_tui.games import load
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.cells import Shade

if TYPE_CHECKING:
    from cuzco_tui.play.sitting import Sitting
    from cuzco_tui.tui.modals.decision import DecisionModal
    from cuzco_tui.tui.modals.notice import Reading
    from cuzco_tui.tui.widgets.board import Board
    from cuzco_tui.tui.widgets.panel import Line, Panel


def plain_board(model: "Sitting", size: Size) -> "Board":
    """Make the house's own board, which says in words what there is to see."""
    from cuzco_tui.tui.widgets.plain_board import PlainBoard

    return PlainBoard(model, size)


def plain_bar(model: "Sitting") -> "Panel":
    """Make the house's own bar, which says where the game stands."""
    from cuzco_tui.tui.widgets.plain_board import Where

    return Where(model)


def no_rule(_kind: str) -> str:
    """Know no rule of a decision."""
    return ""


def by_kind(kind: str, _choices: Sequence[Choice]) -> str:
    """Ask in the dialog of the decision's kind."""
    return kind


def no_overview(_keys: "KeyNames") -> Sequence[Message]:
    """Tell what every game can tell of itself."""
    return [message("about-game"), message("about-game-more")]


def no_signs(_keys: "KeyNames", _plain: bool) -> Iterable["Sign"]:
    """Know no sign."""
    return ()


def one_chapter(_view: Any) -> int:
    """Know no parts of the game."""
    return 0


def no_interlude(_model: "Sitting", _language: str) -> "Reading | None":
    """Show nothing between the parts of the game."""
    return None


def no_crown(_width: int) -> "list[Line]":
    """Set nothing on a winner's head."""
    return []


def loaded_late(place: str) -> Callable[..., Any]:
    """Give what does the same as a function at `module:name`, which is loaded when it is first called."""
    return lambda *given: load(place)(*given)


KeyNames: TypeAlias = Callable[[str], str]
"""Names the key of an action for people."""


class Sign(NamedTuple):
    """A sign of the board: how it is drawn, its style, and what it means; a seat's sign is followed by its player."""

    drawn: Value
    style: str
    meaning: Message
    seat: int | None = None


class Front(NamedTuple):
    """A game on screen: its board at each size, its dialogs, its colours, and what the house asks it about decisions.

    Without a word about any of them it is the house's plain screen, on which every game can be played.
    """

    board: Callable[["Sitting", Size], "Board"] = plain_board
    """Makes the board, which holds the game's panels and hears the game's own actions."""
    bar: Callable[["Sitting"], "Panel"] = plain_bar
    """Makes the line at the top."""
    dialogs: Mapping[str, str] = {}
    """Where the dialog for a kind of decision is, as `module:name`; all others get the plain one."""
    dialog_kind: Callable[[str, Sequence[Choice]], str] = by_kind
    """Chooses the kind of dialog when only some options of a decision are offered."""
    on_the_board: frozenset[str] | None = None
    """The kinds of decisions that are answered on the board instead of in a dialog; None for all."""
    colours: Mapping[str, Shade] = {}
    """The shades of the names that the panels give to their cells."""
    rule_of: Callable[[str], str] = no_rule
    """Gives the id of the rule that a kind of decision is about, empty for none."""
    ties: Message | None = None
    """Says in the ranking who of two equals is ahead."""
    crown: Callable[[int], "list[Line]"] = no_crown
    """Draws what stands above the winner's name at the end, at a width."""
    overview: Callable[["KeyNames"], Sequence[Message]] = no_overview
    """Tells what the game is about and its first keys, for the help."""
    signs: Callable[["KeyNames", bool], Iterable["Sign"]] = no_signs
    """Tells what the signs of the board mean, for the help, drawn finely or with ASCII alone."""

    chapter: Callable[[Any], int] = one_chapter
    """Gives the number of the part of the game, such as a round, that a view is of."""
    interlude: Callable[["Sitting", str], "Reading | None"] = no_interlude
    """Makes what is shown when a part of the game is over, in a language."""

    def answered_on_board(self, kind: str) -> bool:
        """Tell whether a kind of decision is answered on the board."""
        return self.on_the_board is None or kind in self.on_the_board

    def dialog_for(self, kind: str) -> type["DecisionModal"]:
        """Give the dialog for a kind of decision, loaded when it is first needed."""
        place = self.dialogs.get(kind, "cuzco_tui.tui.modals.decision:DecisionModal")
        found: type[DecisionModal] = load(place)
        return found

    def make_dialog(
        self, model: "Sitting", language: str, question: Message, choices: Sequence[Choice]
    ) -> "DecisionModal":
        """Make the dialog in which one of these options is chosen."""
        decision, view, names = model.decision, model.view, model.names
        assert decision is not None
        worded = [(choice.text, model.narrator.option(choice, view, names)) for choice in choices]
        kind = self.dialog_kind(decision.kind, choices)
        return self.dialog_for(kind)(model, language, question, worded)


PLAIN_FRONT: Final = Front()


def front_of(description: Description) -> Front:
    """Give a game's front; a game that brings none is shown plainly."""
    found: Front = load(description.front) if description.front else PLAIN_FRONT
    return found
