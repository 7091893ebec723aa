"""Deeds while they grow: what is known of one, and which of them an event belongs to."""

from collections import Counter
from typing import Final

from cuzco_tui.deed import NOTICE, PURPOSE, PURPOSES, Deed
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.messages import Message, Names, Value, message

SETUP, ARCHITECT, TURN, CEREMONY, YEAR_END, THANKS, FINAL = (
    *("setup", "architect", "turn", "ceremony", "year-end", "thanks", "final"),
)
"""The sorts of deeds."""
_KINDS: Final = {
    SETUP: "turns",
    ARCHITECT: "architect",
    TURN: "turns",
    CEREMONY: "ceremony",
    YEAR_END: "ceremony",
    THANKS: "ceremony",
    FINAL: "ceremony",
}
"""The kind of news that each sort is."""
_FAME: Final = "log-fame"
_CONTINUED: Final = "log-continued"
_SUMS: Final = {"stones": "log-stones", "cards": "log-cards", "fame": _FAME}
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
        self.phrases: list[Message] = []
        self.means: list[Message] = []
        """What everybody can see on the board afterwards, told also to those who hear little."""
        self.foremost: list[Message] = []
        """Those phrases that matter most."""
        self.sums: Counter[str] = Counter()
        self.die: Value | None = None
        """The face of the architect die on which it depends."""
        self.is_asked_about = False
        """Whether the next question tells its doer the same."""

    def settle(self) -> None:
        """Tell what was gained so far before what follows."""
        gained = self._gained()
        self.phrases += gained
        self.foremost += [told for told in gained if told.id == _FAME]
        self.sums.clear()

    def _gained(self) -> list[Message]:
        return [message(id_, amount=self.sums[name]) for name, id_ in _SUMS.items() if self.sums[name]]

    def finished(self) -> Deed:
        """Give the deed as it stands."""
        sums = self._gained()
        brought = (*self.phrases, *sums)
        news = {"round": "rounds", "phase": "rounds", PURPOSE: PURPOSES}.get(self.kind) or _KINDS.get(self.sort, "")
        return Deed(
            self.said,
            self.first,
            self.last,
            self.seat,
            self.kind,
            brought,
            self.place,
            is_shown=self.is_asked_about,
            sort=news,
            means=tuple(self.means),
            continues=self.said.id == _CONTINUED,
            foremost=(*self.foremost, *(told for told in sums if told.id == _FAME)),
        )


class Teller:
    """Goes through events and finds the deed to which each belongs."""

    def __init__(self, view: PlayerView, names: Names, setup_ends: int) -> None:
        self.view = view
        self.names = names
        self.deeds: list[Growing] = []
        self.notices: list[tuple[int, Growing]] = []
        """What everybody must know of, and how many deeds had begun before; a deed that grows goes on after it."""
        self.setup_ends = setup_ends
        """Before which of the events the set-up is over."""
        self.turn_begins = False
        """Whether a turn has begun of which nothing was told yet."""
        self.in_thanks = False
        """Whether a year has begun and no round of it."""

    def open(self, sort: str, index: int, seat: int | None, said: Message, place: str = "") -> Growing:
        """Begin a deed."""
        deed = Growing(sort, index, seat, said, place)
        self.deeds.append(deed)
        return deed

    def heading(self, index: int, kind: str, said: Message) -> None:
        """Begin a year, a round or a year's end."""
        self.open("", index, None, said).kind = kind

    def notice(self, index: int, said: Message) -> None:
        """Note what everybody must know of."""
        deed = Growing("", index, None, said)
        deed.kind = NOTICE
        self.notices.append((len(self.deeds), deed))

    def in_order(self) -> list[Growing]:
        """Give the deeds and what everybody must know of, in the order in which they began."""
        found = self.deeds.copy()
        for place, deed in reversed(self.notices):
            found.insert(place, deed)
        return found

    def last(self, *sorts: str) -> Growing | None:
        """Give the deed that goes on, if it is of one of these sorts."""
        deed = self.deeds[-1] if self.deeds else None
        return deed if deed is not None and deed.sort in sorts else None

    def of(self, index: int, seat: int) -> Growing:
        """Give the deed of a seat that goes on; one that began before what is told is continued."""
        deed = self.deeds[-1] if self.deeds else None
        goes_on = deed is not None and deed.kind == "deed" and deed.sort != ARCHITECT and not self.turn_begins
        if deed is not None and goes_on and deed.seat == seat:
            return deed
        if index < self.setup_ends:
            return self.open(SETUP, index, seat, message("log-setup"))
        said = message("log-turn" if self.turn_begins else _CONTINUED)
        self.turn_begins = False
        return self.open(TURN, index, seat, said, "path")

    def thanks(self, index: int) -> Growing:
        """Give the one deed of the thanks of the gods."""
        return self.last(THANKS) or self.open(THANKS, index, None, message("log-thanks"))

    def mine(self, seat: int) -> str:
        """Tell whether a seat is the one that is spoken to."""
        return "yes" if seat == self.names.me else "no"
