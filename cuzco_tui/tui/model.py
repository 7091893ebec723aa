"""The observable game behind the screen: a table, the seat that looks at it, and what it has been told."""

from collections.abc import Callable
from typing import cast

from cuzco_tui.game import Event, Narrator, Reason
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Message, Names
from cuzco_tui.table.table import Table


class GameModel:
    """Watches a table for the people at this keyboard and tells its listener after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.narrator: Narrator = table.game.narrator()
        self.people = [seat for seat, who in enumerate(table.seats) if who.kind == "human"]
        self.seat: int | None = self.people[0] if self.people else None
        """The seat whose eyes are on the screen; None shows what everybody may see."""
        self.told = 0
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
    def view(self) -> PlayerView:
        """What the seat may know now."""
        return cast(PlayerView, self.table.view(self.seat))

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
        if self.told == 0:
            opening: tuple[Event, ...] = self.table.opening(self.seat)
            entries += [(self.narrator.event(event, view, names), 0) for event in opening]
        for made in self.table.choices_made(self.seat, self.told):
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
        return [self.narrator.option(option, view, names) for option in view.options]

    def brings(self) -> dict[str, tuple[Message, ...]]:
        """What each option would bring in short phrases, by its text; worked out once for each decision."""
        known = self._brings
        if known is None or known[0] != self.seat:
            view, names = self.view, self.names
            told = {option.text: tuple(self.narrator.brings(option, view, names)) for option in view.options}
            known = self._brings = self.seat, told
        return known[1]

    def choose(self, text: str) -> None:
        """Make a choice for the seat in front of the screen."""
        assert self.seat is not None
        self.table.play(self.seat, text, self.table.step)
