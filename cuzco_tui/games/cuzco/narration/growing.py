"""Deeds while they grow: what is known of one, and which of them an event belongs to."""

from collections import Counter
from typing import Any, Final

from cuzco_tui.deed import PURPOSE, PURPOSES, Deed
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, Names, Value, message

ROLL, SETUP, CITY, FINAL, PRELUDE, MAIN = "roll", "setup", "city", "final", "prelude", "main"
"""The sorts of deeds; a prelude is what somebody does right before, for the sake of what follows."""
SUMS: Final = {
    "reserve": "log-reserve",
    "down": "log-down",
    "up": "log-up",
    "offerings": "log-offerings",
    "food": "log-food",
    "knowledge": "log-knowledge",
    "vp": "log-vp",
}
"""What is counted together in a deed, in the order in which it is told."""


class Growing:
    """A deed that still grows."""

    def __init__(self, sort: str, first: int, seat: int | None, said: Message, place: str = "") -> None:
        self.sort = sort
        self.first = self.last = first
        self.seat = seat
        self.kind = "deed"
        self.said = said
        self.place = place
        self.pips: tuple[int, bool] | None = None
        """The die, and whether it is a virtual one."""
        self.cards: list[Message] = []
        self.means: list[Message] = []
        """The cards and other things among them without which it would not have been possible."""
        self.phrases: list[Message] = []
        self.feathers: Counter[int] = Counter()
        self.sums: Counter[str] = Counter()
        self.forced = False
        """Whether it was the only thing possible."""

    def finished(self, me: int | None) -> Deed:
        """Give the deed as it stands; what happens on a foreign mask has no panel for whoever is spoken to."""
        said = self.said
        if self.pips is not None:
            pips, virtual = self.pips
            said = message("log-die", pips=pips, virtual="yes" if virtual else "no", what=said)
        feathers = [
            message("log-feathers", colour=say.feather(colour), count=count) for colour, count in self.feathers.items()
        ]
        sums = [Message(SUMS[name], {"amount": self.sums[name]}) for name in SUMS if self.sums[name]]
        cards, means = (each[1:] if self.sort == PRELUDE else each for each in (self.cards, self.means))
        only = [message("log-only")] if self.forced and self.pips is not None else []
        brought = (*only, *cards, *self.phrases, *feathers, *sums)
        place = self.place
        if place == "mask" and self.sort == MAIN and self.seat != me:
            place = "spaces" if self.pips is not None else ""
        return Deed(
            said,
            self.first,
            self.last,
            self.seat,
            self.kind,
            brought,
            place,
            self.forced,
            self.sort == ROLL,
            self._news(),
            tuple(means),
            self.said.id == "log-continued",
        )

    def _news(self) -> str:
        """Name the kind of news that it is."""
        if self.kind == PURPOSE:
            return PURPOSES
        if self.kind != "deed":
            return "rounds"
        if self.sort in (ROLL, CITY, FINAL):
            return {ROLL: "rolls"}.get(self.sort, "city")
        if self.sort == SETUP or self.seat is None:
            return "gains" if self.sort == SETUP else ""
        by_place = {"market": "market", "palace": "tasks"}.get(self.place)
        return by_place or ("people" if self.said.id in ("log-ability", "log-no-ability") else "turns")


class Teller:
    """Goes through events and finds the deed to which each belongs."""

    def __init__(self, view: PlayerView, names: Names) -> None:
        self.view = view
        self.names = names
        self.deeds: list[Growing] = []
        self.without_choice: int | None = None
        """The seat whose next deed is the only one possible."""

    def open(self, sort: str, index: int, seat: int | None, said: Message, place: str = "") -> Growing:
        """Begin a deed."""
        deed = Growing(sort, index, seat, said, place)
        if seat is not None and seat == self.without_choice:
            deed.forced, self.without_choice = True, None
        self.deeds.append(deed)
        return deed

    def heading(self, index: int, kind: str, said: Message) -> None:
        """Begin a round or a phase."""
        self.open(kind, index, None, said).kind = kind

    def of(self, sort: str, seat: int | None) -> Growing | None:
        """Find the last deed of a sort by a seat, not before the last heading of another round."""
        return next((deed for deed in reversed(self.deeds) if deed.sort == sort and deed.seat == seat), None)

    def current(self, index: int, event: Any) -> Growing:
        """Give the deed that goes on; an event whose deed began before those that are told continues it."""
        if self.deeds and self.deeds[-1].kind == "deed":
            return self.deeds[-1]
        return self.open(MAIN, index, event.seat, message("log-continued"))

    def main(self, index: int, seat: int, said: Message, place: str) -> Growing:
        """Begin what a seat does; what it did right before for that belongs to it."""
        if self.deeds and self.deeds[-1].sort == PRELUDE and self.deeds[-1].seat == seat:
            deed = self.deeds[-1]
            deed.sort, deed.said, deed.place = MAIN, said, place
            return deed
        return self.open(MAIN, index, seat, said, place)

    def whose(self, event: Any) -> dict[str, Value]:
        """Name the seat to which something happened, and tell whether it is the one that is spoken to."""
        return {"who": self.names(event.seat), "mine": self.mine(event.seat)}

    def mine(self, seat: int) -> str:
        """Tell whether a seat is the one that is spoken to."""
        return "yes" if seat == self.names.me else "no"
