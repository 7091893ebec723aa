"""The log of a game as entries: one for each deed, with headings; it grows, and loses what was taken back."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cuzco_tui.deed import NOTICE, PURPOSE, Deed
from cuzco_tui.game import Event
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.aloud import Aloud
from cuzco_tui.play.news import Item
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.news import Happened


class Entry(NamedTuple):
    """A line of the log."""

    said: Message
    """What happened, without the name of whoever did it."""
    step: int
    """The step of the last that belongs to it."""
    seat: int | None = None
    """Who did it, None for what nobody in particular did."""
    kind: str = "deed"
    """`deed`, `purpose` below it, `notice`, a heading (`round`, `phase`), or `aside`: what is no part of the game."""
    brought: tuple[Message, ...] = ()
    """What it brought, in short phrases."""
    place: str = ""
    """The id of the panel where it happened."""
    forced: bool = False
    """Whether nobody chose it, since nothing else was possible."""
    begun: int = -1
    """The step at which it began."""
    foremost: tuple[Message, ...] = ()
    """The part of what it brought that matters most, told where there is no room for all."""
    means: tuple[Message, ...] = ()
    """The part of it that is seen on the board afterwards."""


class _Aside(NamedTuple):
    """An entry that is no deed, and how many events were told before it."""

    after: int
    entry: Entry


class Chronicle:
    """Keeps the log of whoever is in front: deeds are put together anew from the last round on, whenever one grows."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._happened: list[Happened] = []
        self._asides: list[_Aside] = []
        self._settled = 0
        """So many events are in entries that do not change any more."""
        self._settled_entries: list[Entry] = []
        self.entries: tuple[Entry, ...] = ()

    def hear(self, news: Iterable[Item]) -> None:
        """Add what happened, and take out what was taken back, of which one line is left."""
        for item in news:
            if isinstance(item, Happened):
                self._happened.append(item)
            else:
                self._take_back(item.step, item.seat)
        self._tell()

    def add(self, said: Message, step: int) -> None:
        """Add a line that is no part of the game, such as what somebody said."""
        self._asides.append(_Aside(len(self._happened), Entry(said, step, kind="aside")))
        self._tell()

    def _take_back(self, step: int, seat: int) -> None:
        kept = sum(item.step <= step for item in self._happened)
        del self._happened[kept:]
        self._asides = [_Aside(min(after, kept), entry) for after, entry in self._asides]
        taken_back = message("log-taken-back", who=self._sitting.names(seat))
        self._asides.append(_Aside(kept, Entry(taken_back, step, kind="aside")))
        if kept <= self._settled:
            self._settled, self._settled_entries = 0, []

    def _tell(self) -> None:
        """Make the entries of what is not settled, and settle what lies before the last round."""
        fresh = self._happened[self._settled :]
        deeds = self._deeds([item.event for item in fresh])
        entries: list[Entry] = []
        asides = [aside for aside in self._asides if aside.after > self._settled or not self._settled]
        round_begins = settled = 0
        for deed in deeds:
            while asides and asides[0].after - self._settled <= deed.first:
                entries.append(asides.pop(0).entry)
            if deed.kind == "round" and deed.first:
                round_begins = deed.first
                settled = len(entries)
            step = fresh[deed.last].step
            begun = fresh[deed.first].step
            entries.append(_entry(deed, step, begun))
        entries += [aside.entry for aside in asides]
        self.entries = (*self._settled_entries, *entries)
        if round_begins:
            self._settled_entries += entries[:settled]
            self._settled += round_begins

    def _deeds(self, events: Sequence[Event]) -> list[Deed]:
        sitting = self._sitting
        aloud = Aloud(sitting.narrator)
        found = aloud.deeds(events, sitting.view, sitting.names)
        if found is not None:
            return found
        return [
            Deed(sitting.say_event(event), index, index, kind=PURPOSE if aloud.is_purpose(event) else "deed")
            for index, event in enumerate(events)
        ]


def _entry(deed: Deed, step: int, begun: int) -> Entry:
    """Make the line of a deed."""
    told = deed.said, step, deed.seat, deed.kind, deed.brought, deed.place, deed.forced
    return Entry(*told, begun, deed.foremost, deed.means)


def notices(entries: Iterable[Entry], since_step: int) -> list[Entry]:
    """Give what everybody must know of, and what came after a step."""
    return [entry for entry in entries if entry.kind == NOTICE and entry.step > since_step]


def last_news(entries: Iterable[Entry], since_step: int, me: int | None) -> list[Entry]:
    """Give the last deed of every other seat after a step, in the order in which they happened."""
    last: dict[int, Entry] = {}
    for entry in entries:
        if entry.kind == "deed" and entry.seat is not None and entry.seat != me and entry.step > since_step:
            last.pop(entry.seat, None)
            last[entry.seat] = entry
    return list(last.values())


def news_by_place(
    entries: Iterable[Entry], since_step: int, names: Names, *, own: bool = False
) -> dict[str, tuple[Message, ...]]:
    """Tell what others did last after a step at each panel, by its id, with what it brought and without.

    Own deeds are no news to whoever did them, unless they are wished for, too.
    """
    return {
        entry.place: _in_several_lengths(entry, names)
        for entry in entries
        if entry.place
        and entry.kind == "deed"
        and (own or entry.seat != names.me)
        and entry.step > since_step
        and (entry.seat is not None or entry.brought)
    }


def _in_several_lengths(entry: Entry, names: Names) -> tuple[Message, ...]:
    if entry.seat is None or not entry.brought:
        return (in_one_line(entry, names),)
    foremost = (entry._replace(brought=entry.foremost),) if entry.foremost else ()
    lengths = (entry, *foremost, entry._replace(brought=()))
    return tuple(in_one_line(each, names) for each in lengths)


def in_one_line(entry: Entry, names: Names) -> Message:
    """Say an entry with who did it and what it brought."""
    said = entry.said if entry.seat is None else message("log-line", who=names(entry.seat), said=entry.said)
    return message("log-line-brought", said=said, brought=entry.brought) if entry.brought else said
