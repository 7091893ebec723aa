"""What people say to each other in one place: told as it comes, said, read again, and not heard from some."""

from collections.abc import Iterator, Sequence
from typing import Final

from cuzco_tui.lobby.facts import ChatLine
from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import fold, shortened
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.lobby.visitor import Visitor

_AT_ONCE: Final = 10
"""How many lines are told at once."""
_MOST: Final = 200


class Talk:
    """The talk in a lobby or at a table, as one person hears it."""

    def __init__(self, visitor: Visitor, place: str) -> None:
        self._visitor = visitor
        self._place = place
        self._told = -1
        self.skip()

    def skip(self) -> None:
        """Count everything that was said as told."""
        self._told = max((line.number for line in self._visitor.lobby.talk_at(self._place)), default=self._told)

    def news(self) -> Iterator[Message]:
        """Give what was said and not told yet, the last of it when it is much."""
        new = [line for line in self._heard() if line.number > self._told]
        self.skip()
        if len(new) > _AT_ONCE:
            yield message("text-talk-earlier", count=len(new) - _AT_ONCE, all=len(new))
        for line in new[-_AT_ONCE:]:
            yield self._line(line)

    async def obey(self, order: Ordered) -> bool:
        """Carry out a command about talk or the bell, and say whether it was one."""
        match order.name:
            case "say":
                await self._say(order.rest)
            case "talk":
                self._repeat(order.rest)
            case "mute" | "unmute":
                await self._mute(order.rest, order.name == "mute")
            case "bell":
                self._set_bell(order.rest)
            case _:
                return False
        return True

    def _heard(self) -> Sequence[ChatLine]:
        muted = self._visitor.lobby.account.muted
        return [line for line in self._visitor.lobby.talk_at(self._place) if line.by not in muted]

    def _line(self, line: ChatLine) -> Message:
        if line.by == self._visitor.lobby.account.name:
            return message("text-talk-own", text=line.text)
        return message("text-talk-line", name=line.by, text=line.text)

    async def _say(self, text: str) -> None:
        if text:
            await self._visitor.lobby.say(text, self._place)
        else:
            self._visitor.console.say("text-say-what")

    def _repeat(self, rest: str) -> None:
        """Tell the last things that were said."""
        console = self._visitor.console
        if rest and (not rest.isdecimal() or not int(rest[:6])):
            console.say("text-talk-number", typed=shortened(rest))
            return
        self._visitor.tell_news()
        lines = self._heard()[-(min(int(rest[:6]), _MOST) if rest else _AT_ONCE) :]
        if not lines:
            console.say("text-talk-nothing")
        for line in lines:
            at = f"{line.at.astimezone():%H:%M}"
            console.say("text-talk-then", at=at, what=self._line(line))

    async def _mute(self, typed: str, on: bool) -> None:
        visitor = self._visitor
        muted = visitor.lobby.account.muted
        if not typed:
            said = message("text-muted", names=tuple(muted)) if muted else message("text-muted-nobody")
            visitor.console.tell(said)
            return
        name = next((name for name in self._names() if fold(name) == fold(typed)), typed)
        await visitor.lobby.mute(name, on)
        visitor.console.say("text-mute-on" if on else "text-mute-off", name=name)

    def _names(self) -> Iterator[str]:
        """Give everybody who may be meant."""
        lobby = self._visitor.lobby
        yield from lobby.account.muted
        yield from (person.name for person in lobby.people)
        yield from (line.by for line in lobby.talk_at(self._place))
        for shared in lobby.seated.values():
            yield from (seat.person for seat in shared.company.table.seats)
            yield from shared.company.watching

    def _set_bell(self, typed: str) -> None:
        """Turn the bell on or off: as the words say, or else to the other way."""
        visitor = self._visitor
        words = {fold(visitor.console.words_of(message(f"text-bell-word-{way}"))): way for way in ("on", "off")}
        way = words.get(fold(typed), fold(typed)) if typed else ("off" if visitor.bell else "on")
        if way not in ("on", "off"):
            visitor.console.say("text-bell-how", typed=shortened(typed))
            return
        visitor.bell = way == "on"
        visitor.console.say("text-bell-on" if visitor.bell else "text-bell-off")
