"""Who and what is at a shared table besides the game: told when it changes, and when somebody asks."""

from collections.abc import Iterator

from cuzco_tui.lobby.client import SharedTable
from cuzco_tui.lobby.facts import Company, Proposal, SeatLine
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.text.lobby.wording import seat_lines, time_left


class CompanyNews:
    """Compares those at a table with what was told of them.

    The server has sentences of its own for everybody who comes, goes or asks for something; what is told here is what
    somebody can do about it, and how it all stands.
    """

    def __init__(self, shared: SharedTable) -> None:
        self._shared = shared
        self._told: Company = shared.company

    @property
    def _now(self) -> Company:
        return self._shared.company

    def _name(self, name: str) -> Value:
        """Name somebody; whoever is spoken to is "you"."""
        return message("you") if name == self._shared.lobby.account.name else name

    def first(self) -> Iterator[Message]:
        """Tell what must be known by whoever sits down."""
        table = self._now.table
        away = tuple(seat.person for place, seat in enumerate(table.seats) if _is_away(seat) and place != table.mine)
        if away and table.stage == "playing":
            yield message("text-company-away", names=away)
        for place, seat in enumerate(table.seats):
            if seat.person and seat.bot:
                yield self._stands_in(place, seat)
        if self._now.proposal is not None:
            yield from self._proposed(self._now.proposal)

    def news(self) -> Iterator[Message]:
        """Give what has changed."""
        before, self._told = self._told, self._now
        if before is self._now or before == self._now:
            return
        mine = self._now.table.mine
        for place, (then, seat) in enumerate(zip(before.table.seats, self._now.table.seats, strict=False)):
            if place == mine and seat.bot and not then.bot:
                yield message("text-company-take-back")
            elif place == mine and then.bot and not seat.bot:
                yield message("text-company-back-own")
        yield from self._news_of_proposal(before.proposal, self._now.proposal)

    def _stands_in(self, place: int, seat: SeatLine) -> Message:
        if seat.resigned:
            own = isinstance(self._name(seat.person), Message)
            return message("text-resigned" if own else "text-company-resigned", name=seat.person)
        own = place == self._now.table.mine
        return message("text-company-stood-in" if own else "text-company-bot", name=seat.person)

    def _news_of_proposal(self, before: Proposal | None, now: Proposal | None) -> Iterator[Message]:
        if now is not None and (before is None or before.number != now.number):
            yield from self._proposed(now, known=True)
        elif now is not None and before is not None and now.waiting_for != before.waiting_for:
            names = tuple(self._name(name) for name in before.waiting_for if name not in now.waiting_for)
            yield message("text-proposal-agreed", names=names, left=tuple(map(self._name, now.waiting_for)))

    def _proposed(self, proposal: Proposal, known: bool = False) -> Iterator[Message]:
        """Tell what is asked for, unless it is known, and who must agree."""
        own = self.asks
        whose = self._now.table.seats[proposal.seat].person
        if own:
            kind = "text-proposal-undo-own" if proposal.kind == "undo" else "text-proposal-bot-own"
            yield message(kind, whose=whose)
        elif not known:
            kind = "text-proposal-undo" if proposal.kind == "undo" else "text-proposal-bot"
            yield message(kind, name=proposal.by, whose=whose)
        if self.asked:
            yield message("text-proposal-answer")
        elif own:
            yield message("text-proposal-waits", names=proposal.waiting_for)

    @property
    def asked(self) -> bool:
        """Whether the person here must still answer a proposal."""
        proposal = self._now.proposal
        return proposal is not None and any(isinstance(self._name(name), Message) for name in proposal.waiting_for)

    @property
    def asks(self) -> bool:
        """Whether the person here has made the proposal."""
        return self._now.proposal is not None and isinstance(self._name(self._now.proposal.by), Message)

    def where(self) -> Iterator[Message]:
        """Tell what stands besides the game: time and proposals."""
        if (left := time_left(self._now.table)) is not None:
            yield message("text-table-time-left", left=left)
        if self._now.proposal is not None:
            yield from self._proposed(self._now.proposal)

    def who(self) -> Iterator[Message]:
        """Tell who is here, who is away, who watches, and what is left of the time."""
        yield from seat_lines(self._now.table)
        if self._now.watching:
            yield message("text-company-watching", names=self._now.watching)
        yield from self.where()


def _is_away(seat: SeatLine) -> bool:
    return bool(seat.person) and not seat.here and not seat.bot and not seat.resigned
