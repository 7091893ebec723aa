"""The observable game behind the screen: a table, the seat that looks at it, and what it has been told."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuzco_tui.game import Choice, Decision, Event, Game, Narrator, Reason, Standing
from cuzco_tui.messages import Message, Names
from cuzco_tui.table.observers import ChoiceMade
from cuzco_tui.table.table import Table, UndoBar

NOTHING: Final = -1
"""How many choices the seat was told of before it was even told how the game began."""


class GameModel:
    """Watches a table for the people at this keyboard and tells its listener after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Game = table.game
        self.narrator: Narrator = table.game.narrator()
        self.people = [seat for seat, who in enumerate(table.seats) if who.kind == "human"]
        self.seat: int | None = self.people[0] if self.people else None
        """The seat whose eyes are on the screen; None shows what everybody may see."""
        self.told = NOTHING
        self.listener: Callable[[], None] | None = None
        self._brings: tuple[int | None, dict[str, tuple[Message, ...]]] | None = None
        self._subscription = table.subscribe(lambda _news: self._changed(), None)

    def _changed(self) -> None:
        self._brings = None
        if self.listener is not None:
            self.listener()

    def close(self) -> None:
        """Stop watching."""
        self._subscription.close()
        self.table.close()

    @property
    def names(self) -> Names:
        """Who sits where, as the one in front of the screen calls them."""
        return Names([seat.name for seat in self.table.seats], self.seat)

    @property
    def view(self) -> Any:
        """What the seat may know now."""
        return self.table.view(self.seat)

    @property
    def step(self) -> int:
        """How many choices stand."""
        return self.table.step

    @property
    def decision(self) -> Decision | None:
        """What the seat in front of the screen must decide, None when another one must."""
        return self.table.decision if self.mine else None

    @property
    def choices(self) -> Sequence[Choice]:
        """What the seat in front of the screen may choose."""
        decision = self.decision
        return () if decision is None else decision.options

    @property
    def made(self) -> Sequence[ChoiceMade]:
        """The choices that stand, as the seat was told of them."""
        return self.table.choices_made(self.seat)

    @property
    def standings(self) -> Sequence[Standing]:
        """Who is in which place."""
        return self.table.ranking()

    @property
    def undo_bar(self) -> UndoBar | None:
        """Why the seat's last choice stands, None when it can be taken back."""
        return UndoBar.NOTHING_MADE if self.seat is None else self.table.can_undo(self.seat).bar

    @property
    def saved_as(self) -> str:
        """Under which id the game is saved, empty when it is not."""
        return self.table.id or ""

    @property
    def has_bots(self) -> bool:
        """Whether any seat is a bot's."""
        return any(seat.kind == "bot" for seat in self.table.seats)

    @property
    def next_seat(self) -> int | None:
        """Who must decide, or None when the game is over."""
        decision = self.table.decision
        return None if decision is None else decision.seat

    @property
    def mine(self) -> bool:
        """Whether the seat in front of the screen must decide."""
        return self.seat is not None and self.next_seat == self.seat

    @property
    def handed_over(self) -> bool:
        """Whether the next to decide is another person, who must take the keyboard first."""
        return self.next_seat in self.people and not self.mine

    @property
    def bot_in_turn(self) -> bool:
        """Whether a bot must decide."""
        seat = self.next_seat
        return seat is not None and self.table.seats[seat].kind == "bot"

    def news(self) -> list[tuple[Message, int]]:
        """Give what the seat has not been told yet, each with the number of choices at which it happened."""
        names, view = self.names, self.view
        entries: list[tuple[Message, int]] = []
        if self.told == NOTHING:
            opening: tuple[Event, ...] = self.table.opening(self.seat)
            entries += [(self.narrator.event(event, view, names), 0) for event in opening]
        for made in self.table.choices_made(self.seat, max(self.told, 0)):
            entries += [(self.narrator.event(event, view, names), made.step) for event in made.events]
        self.told = self.table.step
        return entries

    def reasons(self) -> dict[str, Reason]:
        """Why things are not possible, by their subject."""
        if self.seat is None:
            return {}
        found: dict[str, Reason] = {}
        for reason in self.table.why_not(self.seat):
            found.setdefault(reason.subject, reason)
        return found

    def option_words(self) -> list[Message]:
        """The options in words."""
        view, names = self.view, self.names
        return [self.narrator.option(choice, view, names) for choice in self.choices]

    def brings(self) -> dict[str, tuple[Message, ...]]:
        """What each option would bring in short phrases, by its text; worked out once for each decision."""
        known = self._brings
        if known is None or known[0] != self.seat:
            view, names = self.view, self.names
            told = {choice.text: tuple(self.narrator.brings(choice, view, names)) for choice in self.choices}
            known = self._brings = self.seat, told
        return known[1]

    def choose(self, text: str, step: int) -> None:
        """Make a choice for the seat in front of the screen, as the answer to the question of a step."""
        assert self.seat is not None
        self.table.play(self.seat, text, step)
