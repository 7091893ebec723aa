"""What happened, as it is told by ear: every event, every deed in a line, or only the main things in few words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cuzco_tui.deed import NOTICE, PURPOSE, PURPOSES, Deed
from cuzco_tui.messages import Message, message
from cuzco_tui.play.news import Item
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.news import ChoiceUndone, Happened
from cuzco_tui.text.console import Console

GAINS: Final = "gains"
"""The kind of news that is not a deed but what others' deeds brought them."""
_HEADING: Final = "rounds"


class Telling:
    """Puts news into lines for whoever is in front, as long and of the kinds that they want."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self._sitting = sitting
        self._console = console
        self._aloud = sitting.aloud

    def is_told(self, kind: str) -> bool:
        """Whether news of a kind are told."""
        usual = not (self._console.brief and kind in (*self._aloud.left_out_when_brief(), PURPOSES))
        return self._console.wanted_kinds.get(kind, usual)

    def kinds(self) -> Sequence[str]:
        """Name the kinds of news that can be left out."""
        return (*self._aloud.kinds(), PURPOSES)

    def own(self, items: Sequence[Item]) -> list[Message]:
        """Tell what one's own choice did: event by event, since each choice does only a part of a deed.

        What the chosen option has said is said again only in the verbose way, or in the normal one if nothing else is.
        """
        after = len(items) if self._console.verbose else self._up_to_what_is_common(items)
        return [*self._by_events(items[:after]), *self.news(items[after:])]

    def _up_to_what_is_common(self, items: Sequence[Item]) -> int:
        """Count the items before another round or phase begins, or what nobody in particular does."""
        events = [item.event for item in items if isinstance(item, Happened)]
        deeds = self._aloud.deeds(events, self._sitting.view, self._sitting.names) or ()
        common = (deed for deed in deeds if deed.sort == _HEADING or (deed.kind == "deed" and deed.seat is None))
        first = next((events[deed.first] for deed in common), None)
        return next(
            (index for index, item in enumerate(items) if isinstance(item, Happened) and item.event is first),
            len(items),
        )

    def _by_events(self, items: Iterable[Item]) -> list[Message]:
        narrator, console = self._sitting.narrator, self._console
        said: list[Message] = []
        echoes: list[Message] = []
        is_first = True
        for item in items:
            if isinstance(item, ChoiceUndone):
                said.append(self.undone(item.seat))
                continue
            event, first, is_first = item.event, is_first, False
            if self._aloud.is_told_elsewhere(event) or (narrator.is_detail(event) and not console.verbose):
                continue
            echo = not console.verbose and not said and self._is_mine(event) and self._aloud.is_echo(event, first)
            (echoes if echo else said).append(self._sitting.say_event(event))
        return said or ([] if console.brief else echoes[-1:])

    def news(self, items: Sequence[Item]) -> list[Message]:
        """Tell what happened since the last question."""
        said: list[Message] = []
        happened: list[Happened] = []
        for item in items:
            if isinstance(item, Happened):
                happened.append(item)
            else:
                said += self._told(happened)
                said.append(self.undone(item.seat))
                happened = []
        return said + self._told(happened)

    def ended(self, items: Sequence[Item], seat: int | None) -> int:
        """Count the items before a deed of the seat that decides next: that may go on, and is told when it is over."""
        events = [item.event for item in items if isinstance(item, Happened)]
        deeds = self._aloud.deeds(events, self._sitting.view, self._sitting.names) or ()
        last = next((deed for deed in reversed(deeds) if deed.kind not in (PURPOSE, NOTICE)), None)
        goes_on = last is not None and last.kind == "deed" and last.seat is not None and last.seat == seat
        return last.first if last is not None and goes_on and len(events) == len(items) else len(items)

    def undone(self, seat: int) -> Message:
        """Say whose choice was taken back."""
        if seat == self._sitting.seat:
            return message("text-undone", words=message("undo-last-choice"))
        return message("text-undone-of", name=self._sitting.all_names[seat])

    def _told(self, happened: Sequence[Happened]) -> list[Message]:
        deeds = self._aloud.deeds([item.event for item in happened], self._sitting.view, self._sitting.names)
        if deeds is None:
            left_out = self._aloud.is_purpose if not self.is_told(PURPOSES) else lambda _event: False
            told = [item for item in happened if not self._aloud.is_told_elsewhere(item.event)]
            return [self._sitting.say_happened(item) for item in told if not left_out(item.event)]
        if self._console.verbose:
            unwanted = (deed for deed in deeds if not self._wants(deed, happened))
            silent = {index for deed in unwanted for index in range(deed.first, deed.last + 1)}
            silent -= {deed.first for deed in deeds if deed.kind == NOTICE}
            return [
                self._sitting.say_happened(item)
                for index, item in enumerate(happened)
                if index not in silent and not self._aloud.is_told_elsewhere(item.event)
            ]
        heard = {index for index, item in enumerate(happened) if self._aloud.is_told_elsewhere(item.event)}
        wanted = [deed for deed in deeds if self._wants(deed, happened)]
        untold = [deed for deed in wanted if deed.brought or not {deed.first, deed.last} <= heard]
        return list(self._lines(untold, happened))

    def _wants(self, deed: Deed, happened: Sequence[Happened]) -> bool:
        """Whether a deed is told; one's own always is, unless the next question tells it."""
        if deed.seat is not None and deed.seat == self._sitting.seat:
            is_shown = deed.is_shown and self._sitting.is_own(happened[deed.last].step)
            return self._console.verbose or not is_shown or bool(deed.brought)
        return not deed.sort or self.is_told(deed.sort)

    def _lines(self, deeds: Iterable[Deed], happened: Sequence[Happened]) -> Iterator[Message]:
        """Say deeds a line each, and headings that follow each other in one line."""
        headings: list[Message] = []
        for deed in deeds:
            if deed.sort == _HEADING:
                headings.append(deed.said)
                continue
            if deed.continues and not self._brought(deed):
                continue
            if headings:
                yield self._heading(headings)
                headings = []
            yield self._line(deed, happened)
        if headings:
            yield self._heading(headings)

    def _heading(self, headings: Sequence[Message]) -> Message:
        words = ", ".join(map(self._console.words_of, headings))
        return message("text-deed", said=words[:1].upper() + words[1:])

    def _line(self, deed: Deed, happened: Sequence[Happened]) -> Message:
        names = self._sitting.names_of(happened[deed.last])
        who = None if deed.seat is None else names(deed.seat)
        brought = self._brought(deed)
        if deed.continues and who is not None:
            said, brought = message("log-line", who=who, said=brought), ()
        elif deed.seat is not None and deed.seat == names.me and deed.forced:
            said = message("text-deed-for-you", said=deed.said)
        else:
            said = deed.said if who is None else message("log-line", who=who, said=deed.said)
        words = self._console.words_of(
            message("text-deed-brought", said=said, brought=brought) if brought else said
        ).rstrip(".")
        return message("text-deed", said=words)

    def _brought(self, deed: Deed) -> tuple[Message, ...]:
        """Give what is told of what a deed brought: of others' deeds it may be left out."""
        mine = deed.seat is not None and deed.seat == self._sitting.seat
        return deed.brought if mine or deed.seat is None or self.is_told(GAINS) else deed.means

    def _is_mine(self, event: object) -> bool:
        return getattr(event, "seat", None) == self._sitting.seat
