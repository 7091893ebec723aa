"""A sitting: the people at one front end, the chairs they hold, and who of them is in front of it now."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from cuzco_tui.game import Choice, Decision, Event, Game, GameError, Hint, Reason, Standing
from cuzco_tui.messages import Message, Names, Value, message
from cuzco_tui.narrator import Narrator
from cuzco_tui.play.aloud import Aloud
from cuzco_tui.play.news import Ear, OwnChoice
from cuzco_tui.play.plans import Plans, Question, question_of
from cuzco_tui.play.seating import said_seat
from cuzco_tui.table.chair import Chair, Position, TableFacts
from cuzco_tui.table.host import Host
from cuzco_tui.table.news import Happened
from cuzco_tui.table.table import UndoBar

if TYPE_CHECKING:
    from cuzco_tui.lobby.client import SharedTable


class Option(NamedTuple):
    """Something that can be chosen: its text, by which the game knows it, and its words."""

    text: str
    words: Message


class Sitting:
    """Plays at one table with the people of one front end; nobody sees a hand that is not theirs.

    With several people nobody is in front at first: each takes over when it is their turn. Without anybody it watches.
    """

    def __init__(
        self, game: Game, chairs: Iterable[Chair], watcher: Chair, shared: "SharedTable | None" = None
    ) -> None:
        self.game = game
        self.shared = shared
        """The table with all that is at it besides the game, when it is shared with people elsewhere."""
        self.narrator: Narrator = game.narrator()
        self.aloud = Aloud(self.narrator)
        """What the narrator can do for those who listen."""
        self._arranged: tuple[Decision, Decision] | None = None
        self._chairs: dict[int | None, Chair] = {None: watcher}
        for chair in chairs:
            self._chairs[chair.seat] = chair
        self.people = [seat for seat in self._chairs if seat is not None]
        """The seats of the people here."""
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose eyes and ears are at this front end; None while nobody in particular is."""
        self.ears: dict[int | None, Ear] = {seat: Ear(chair) for seat, chair in self._chairs.items()}
        self.reasons: dict[str, Reason] = {}
        """Why things are not possible for whoever is in front, by their subject, as of the last update."""
        self._plans = Plans()
        self._last_words: tuple[int, Message] | None = None
        self._brings: tuple[Position, dict[str, tuple[Message, ...]]] | None = None

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call back whenever the table has changed for one of the people here, perhaps for several at once."""
        for chair in self._chairs.values():
            chair.listen(listener)

    async def update(self) -> None:
        """Ask for what does not come by itself: news, and for whoever must decide the reasons why things are closed."""
        await self.ear.listen()
        self.reasons = {}
        for reason in await self.chair.why_not() if self.mine else ():
            self.reasons.setdefault(reason.subject, reason)

    async def leave(self) -> None:
        """Give all chairs back."""
        if self.shared is not None:
            self.listen(None)
            await self.shared.stand()
            return
        for chair in self._chairs.values():
            await chair.leave()

    @property
    def chair(self) -> Chair:
        """The chair of whoever is in front, the watcher's when nobody in particular is."""
        return self._chairs[self.seat]

    @property
    def ear(self) -> Ear:
        """What whoever is in front has heard."""
        return self.ears[self.seat]

    @property
    def table(self) -> TableFacts:
        """Which game is played, and who sits where."""
        return self._chairs[None].table

    @property
    def position(self) -> Position:
        """The table as whoever is in front may see it."""
        return self.chair.position

    @property
    def asked(self) -> Question:
        """What whoever is in front is asked."""
        return question_of(self.seat, self.position)

    @property
    def view(self) -> Any:
        """What whoever is in front may know."""
        return self.position.view

    @property
    def step(self) -> int:
        """Where the game stands, as whoever is in front counts."""
        return self.position.step

    @property
    def decision(self) -> Decision | None:
        """What whoever is in front must decide now; nothing while a bot stands in for them.

        The options are in the order in which people want to meet them, the same on screen and by ear.
        """
        if self.stood_in or (decision := self.position.decision) is None:
            return None
        if self._arranged is None or self._arranged[0] is not decision:
            self._arranged = decision, self.aloud.arranged(decision, self.view)
        return self._arranged[1]

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays at a shared table for the person here."""
        return self.shared is not None and self.seat is not None and self.table.seats[self.seat].kind == "bot"

    @property
    def person_in_turn(self) -> bool:
        """Whether somebody here must decide, for whom no bot stands in."""
        return self.next_seat in self.people and not self.stood_in

    @property
    def choices(self) -> Sequence[Choice]:
        """What whoever is in front may choose now."""
        return () if self.decision is None else self.decision.options

    @property
    def chosen(self) -> Sequence[OwnChoice]:
        """The own choices of whoever is in front that stand, each with what followed on it."""
        return self.ear.chosen

    def is_own(self, step: int) -> bool:
        """Whether whoever is in front did what led to a step of theirs, if anybody in their seat: no bot for them."""
        return self.shared is None or not self.shared.company.table.bot_led_to(step)

    @property
    def last_own_step(self) -> int:
        """The step of the last choice that whoever is in front made and that stands, 0 when there is none."""
        return next((choice.step for choice in reversed(self.chosen) if self.is_own(choice.step)), 0)

    @property
    def standings(self) -> Sequence[Standing]:
        """Who is in which place."""
        return self.position.standings

    @property
    def saved_as(self) -> str:
        """Under which id the game is saved, empty when it is not."""
        return self.table.id or ""

    @property
    def has_bots(self) -> bool:
        """Whether any seat is a bot's."""
        return any(seat.kind == "bot" for seat in self.table.seats)

    @cached_property
    def all_names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.table.seats]

    @property
    def names(self) -> Names:
        """Who sits where, as whoever is in front calls them."""
        return Names(self.all_names, self.seat)

    def who_plays(self) -> Value:
        """Name everybody at the table, bots with their kinds."""
        names = self.names
        return tuple(names(seat) if seat == self.seat else said_seat(who) for seat, who in enumerate(self.table.seats))

    @property
    def next_seat(self) -> int | None:
        """Who must decide, None when the game is over."""
        return self._chairs[None].position.turn

    @property
    def mine(self) -> bool:
        """Whether whoever is in front must decide."""
        return self.decision is not None

    @property
    def handed_over(self) -> bool:
        """Whether the next to decide is another person here, who must take over first."""
        return self.next_seat in self.people and self.next_seat != self.seat

    @property
    def bot_in_turn(self) -> bool:
        """Whether a bot must decide, in whose place nobody here does."""
        return self._kind_in_turn == "bot" and not self.person_in_turn

    @property
    def stranger_in_turn(self) -> bool:
        """Whether somebody must decide who is neither here nor a bot."""
        return self._kind_in_turn in ("human", "remote") and self.next_seat not in self.people

    @property
    def _kind_in_turn(self) -> str:
        seat = self.next_seat
        return "" if seat is None else self.table.seats[seat].kind

    @property
    def trouble(self) -> GameError | None:
        """Why the table stands still, such as a full disk."""
        return self._chairs[None].position.trouble

    def take_over(self, seat: int) -> None:
        """Let the person of a seat be in front from now on."""
        self.seat = seat

    async def keep(self, seat: int) -> None:
        """Give the chairs of all other seats back, and stay with one person."""
        for other in [other for other in self.people if other != seat]:
            await self._chairs.pop(other).leave()
            del self.ears[other]
        self.people, self.seat = [seat], seat

    def cover(self) -> None:
        """Let nobody in particular be in front, as between two people."""
        if len(self.people) > 1:
            self.seat = None

    def question(self) -> Message:
        """Say who must decide what."""
        return self.narrator.question(self.view, self.names)

    def options(self) -> list[Option]:
        """Give the options of the pending decision in words, none when another seat decides."""
        view, names = self.view, self.names
        return [Option(choice.text, self.narrator.option(choice, view, names)) for choice in self.choices]

    def brings(self) -> dict[str, tuple[Message, ...]]:
        """Say what each option would bring in short phrases, by its text; worked out once for each decision."""
        position = self.position
        if self._brings is None or self._brings[0] is not position:
            self._brings = position, {choice.text: self.brings_of(choice.text) for choice in self.choices}
        return self._brings[1]

    def brings_of(self, text: str) -> tuple[Message, ...]:
        """Say what one option would bring."""
        return tuple(self.narrator.brings(self.game.parse(text), self.view, self.names))

    def say_event(self, event: Event) -> Message:
        """Say what happened to whoever is in front."""
        return self.narrator.event(event, self.view, self.names)

    def say_happened(self, happened: Happened) -> Message:
        """Say the same, and of what a bot did that stood in for them that it was the bot."""
        return self.narrator.event(happened.event, self.view, self.names_of(happened))

    def names_of(self, happened: Happened) -> Names:
        """Give the names in which something is told: a bot has a name of its own that stood in for whoever is in front.

        What others did to them meanwhile is told in the usual ones.
        """
        seat = self.seat
        if seat is None or getattr(happened.event, "seat", None) != seat or self.is_own(happened.step):
            return self.names
        return _WithOwnBot(self.all_names, seat)

    def hint(self) -> Hint | None:
        """Ask the best bot what it would do; None when nobody here must decide, or the table plays without hints."""
        arranged, asked = self.decision, self.position.decision
        if arranged is None or asked is None or not self.table.hints:
            return None
        question = self.asked
        hint = self.game.hint(self.view, asked, self.names, self._plans.at(question))
        self._plans.announce(question, hint, is_better=False)
        return _as_arranged(hint, asked, arranged)

    async def better_hint(self) -> Hint | None:
        """Let a better hint be thought about in another process; None when nobody here is asked the same any more."""
        arranged, asked = self.decision, self.position.decision
        if arranged is None or asked is None or not self.table.hints:
            return None
        question = self.asked
        try:
            hint = await self.chair.better_hint(self._plans.at(question))
        except GameError:
            return None
        if hint is None or self.asked != question:
            return None
        self._plans.announce(question, hint, is_better=True)
        return _as_arranged(hint, asked, arranged)

    def why_this(self, subject: str) -> Message | None:
        """Say in one sentence why one thing is not possible for whoever is in front, as of the last update."""
        return self.narrator.why_this(subject, self.reasons, self.view, self.names)

    async def why_not(self) -> list[Reason]:
        """Give the reasons why things are not possible for whoever is in front."""
        return await self.chair.why_not()

    async def play(self, text: str, step: int) -> Position:
        """Make a choice for whoever is in front, as the answer to the question of this step."""
        words = next((option.words for option in self.options() if option.text == text), None)
        before = self.asked
        after = await self.chair.play(text, step)
        self._plans.follow(before, text, question_of(before.seat, after))
        self._last_words = None if words is None else (after.step, words)
        return after

    @property
    def undo_bar(self) -> UndoBar | None:
        """Why whoever is in front cannot take back the last choice, None when they can."""
        return self.position.undo_bar

    def why_it_stands(self) -> Message | None:
        """Say why the last choice of whoever is in front stands, None when it can be taken back."""
        return None if self.undo_bar is None else message(self.undo_bar.value)

    def last_choice(self) -> Message:
        """Say in words what would be taken back, as it was said when it was chosen."""
        if self._last_words is not None and self._last_words[0] == self.step:
            return self._last_words[1]
        return message("undo-last-choice")

    async def undo(self, step: int, seat: int | None = None) -> Position:
        """Take back the last choice of whoever is in front, or of another person here, at this step."""
        return await self._chairs[self.seat if seat is None else seat].undo(step)

    def may_undo(self) -> int | None:
        """Give the person here whose last choice can be taken back, None when there is none."""
        return next((seat for seat in self.people if self._chairs[seat].position.undo_bar is None), None)

    def step_of(self, seat: int) -> int:
        """Give the step at which the person of a seat is."""
        return self._chairs[seat].position.step

    def winners(self) -> Sequence[int]:
        """Give the seats in the first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]

    def final_standings(self) -> list[Message]:
        """Tell how the game ended, or stands."""
        return self.narrator.standings(self.standings, self.names)


class _WithOwnBot(Names):
    """Names what a bot did that stood in for whoever is spoken to."""

    def __init__(self, names: Sequence[str], stood_in_for: int) -> None:
        super().__init__(names, None)
        self._stood_in_for = stood_in_for

    def __call__(self, seat: int) -> Value:
        """Name a seat; the one of whoever is spoken to is their bot."""
        return message("your-bot") if seat == self._stood_in_for else super().__call__(seat)


def _as_arranged(hint: Hint, asked: Decision, arranged: Decision) -> Hint:
    """Give a hint whose option is counted in the order in which people meet the options."""
    return hint._replace(option_index=arranged.options.index(asked.options[hint.option_index]))


def sit_at_shared(shared: "SharedTable") -> Sitting:
    """Sit at a table that is shared with people elsewhere: one chair is both the person's and the watcher's."""
    chair = shared.chair
    return Sitting(shared.game, () if chair.seat is None else (chair,), chair, shared)


async def sit_down(host: Host, people: Iterable[int] | None = None) -> Sitting:
    """Take the chairs of some seats, those of all people at this machine unless others are named, and a watcher's."""
    if people is None:
        people = [seat for seat, who in enumerate(host.facts.seats) if who.kind == "human"]
    chairs = [await host.chair(seat) for seat in people]
    return Sitting(host.game, chairs, await host.chair(None))
