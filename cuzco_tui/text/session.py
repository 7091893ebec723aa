"""One game at one keyboard: tell what happened, ask whoever must decide, and hand over between people."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from cuzco_tui.game import Decision, GameError
from cuzco_tui.messages import Message, message
from cuzco_tui.play.actions import USER_ACTIONS
from cuzco_tui.play.answers import WordedOption, shortened
from cuzco_tui.play.news import Item, own_part
from cuzco_tui.play.second_thought import SecondThought
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.news import Happened
from cuzco_tui.text.commands import Ordered, Unclear, listed
from cuzco_tui.text.console import Console, GoHome
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.numbering import Numbered, Numbering
from cuzco_tui.text.option_lines import OptionLines
from cuzco_tui.text.reports import Reports
from cuzco_tui.text.rule_answers import RuleAnswers
from cuzco_tui.text.telling import Telling

_NEEDS_A_PLAYER: Final = {"what", "more", "less"} | {each.id for each in USER_ACTIONS.values() if each.for_decider}


class Session:
    """Plays at a table with the people at this keyboard."""

    def __init__(self, sitting: Sitting, console: Console, desk: Desk | None = None) -> None:
        self.sitting = sitting
        self.console = console
        self.telling = Telling(sitting, console)
        self.reports = Reports(sitting, console)
        self._numbering = Numbering()
        self._option_lines = OptionLines(sitting, console)
        self.desk = desk or Desk(console)
        self.desk.topics = self.reports.topics
        self.desk.about_topics = self.reports.about_topics
        self.desk.telling = self.telling
        self.desk.rules = RuleAnswers(sitting.game, console)
        self.goes_on = False
        """Whether a game goes on that was left before: then it is said how it stands."""
        self._changed = asyncio.Event()
        """Set when the table has changed since somebody last looked."""
        sitting.listen(self._changed.set)
        self.reports.second_thought = SecondThought(sitting, self._hear_second_thought)

    def _hear_second_thought(self) -> None:
        """Look up when a hint was thought about to an end."""
        if self.reports.second_thought is not None and self.reports.second_thought.is_untold:
            self._changed.set()

    async def play(self) -> None:
        """Play until the game is over; leaving it is an exception, and all is saved at any time."""
        sitting = self.sitting
        await self._remember()
        if self.goes_on:
            self._tell_how_it_stands()
        self._tell_filter()
        while (seat := sitting.next_seat) is not None:
            if sitting.person_in_turn:
                await self._take_turn(seat)
            else:
                await self._wait_for_others()
        sitting.cover()
        await self._tell_news()
        self.console.say("game-over")
        self._tell_winner()
        self.console.tell_all(sitting.final_standings())
        self._say_what_next()

    def _say_what_next(self) -> None:
        """Say what comes after the end; at one keyboard whoever opened the table asks for it."""

    def _tell_how_it_stands(self) -> None:
        """Say round and score of a game that goes on; what is asked follows."""
        sitting = self.sitting
        self.console.tell_all(sitting.narrator.where(sitting.view, sitting.names)[:1])
        scores = tuple(
            message("text-score-of", who=sitting.names(each.seat), score=each.score) for each in sitting.standings
        )
        self.console.say("text-scores", scores=scores)

    def _tell_filter(self) -> None:
        """Remind whoever has left out kinds of news, perhaps in another game, that they are not told."""
        left_out = [kind for kind in self.telling.kinds() if self.console.wanted_kinds.get(kind) is False]
        if left_out:
            kinds = tuple(listed(self.console.words, f"kind-{kind}")[0] for kind in left_out)
            self.console.say("text-filter-is-on", kinds=kinds)

    async def _remember(self) -> None:
        """In a game that goes on, everybody hears what followed on their own last choice; of one that is over nothing.

        What their last choice led to at the end was told then, and the ranking tells what came of it.
        """
        if self.goes_on or self.sitting.position.number:
            for seat, ear in self.sitting.ears.items():
                if ear.knows_nothing:
                    goes_on = seat is not None and self.sitting.next_seat is not None
                    await (ear.begin_after_own_last(self.sitting.is_own) if goes_on else ear.skip_to_end())

    def _tell_winner(self) -> None:
        """Say who won, before the ranking says how."""
        winners = self.sitting.winners()
        if winners == [self.sitting.seat]:
            self.console.say("text-you-win")
        elif len(winners) == 1:
            self.console.say("text-wins", name=self.sitting.all_names[winners[0]])
        else:
            self.console.say("text-shared-win", names=self.sitting.names.all(winners))

    async def _wait_for_others(self) -> None:
        """Wait for a bot or for somebody elsewhere to choose; what people elsewhere do is told at once."""
        sitting = self.sitting
        self._changed.clear()
        if sitting.trouble is not None:
            await self._tell_trouble(sitting.trouble)
        elif sitting.bot_in_turn:
            if not sitting.people:
                await self._tell_news(sitting.next_seat)
            self.console.flush()
            await self._changed.wait()
        else:
            await self._tell_news()
            self.console.tell(sitting.question())
            while not self._changed.is_set():
                typed = await self.console.hear_unless(self._changed)
                if typed:
                    await self._obey_without_question(typed, message("text-not-your-turn"))

    async def _tell_trouble(self, trouble: GameError) -> None:
        """Say why the table stands still, and let it try again when somebody wants it."""
        self.console.print(trouble.told(self.console.words))
        self.console.say("text-try-again")
        while typed := await self._hear_while(lambda: self.sitting.trouble is not None):
            await self._obey_without_question(typed, message("text-try-again"))
        if typed is not None:
            await self.sitting.chair.go_on()

    async def _take_turn(self, seat: int) -> None:
        """Let the person in turn decide once."""
        sitting = self.sitting
        if sitting.seat != seat and not await self._hand_over(seat):
            return
        sitting.take_over(seat)
        await self._tell_news()
        decision, step = sitting.decision, sitting.step
        if decision is None:
            return
        menu = self._menu(decision)
        menu.show()
        index = await menu.ask(self._obey, partial(self._hear_while, self._standing(step)))
        if index is not None:
            await self._choose(menu.options[index].text, step, menu.options[index].words)

    async def _choose(self, text: str, step: int, words: str) -> None:
        """Make a choice and tell what it did; what others do then is told with what they do next."""
        try:
            after = await self.sitting.play(text, step)
        except GameError as error:
            await self._tell_refusal(error, step)
            return
        ear, seat = self.sitting.ear, self.sitting.seat
        items = await ear.listen()
        mine_again = after.turn is None or after.turn == seat
        own = sum(item.step <= after.step for item in items)
        if not mine_again:
            own = min(own, own_part(ear.chosen[-1].events, seat))
        ear.waiting = items[own:]
        lines = self.telling.own(items[:own])
        if not lines and self.console.verbose:
            lines = [message("text-chosen", words=words)]
        self.console.tell_all(lines)

    async def _tell_refusal(self, error: GameError, _step: int) -> None:
        """Say why the choice at a step was not made."""
        self.console.print(error.told(self.console.words))

    def _standing(self, step: int) -> Callable[[], bool]:
        """Give what says whether the question of a step is still the one to answer."""
        sitting, opened = self.sitting, self.sitting.chair.opened
        return lambda: sitting.mine and sitting.step == step and sitting.chair.opened == opened

    async def _hear_while(self, stands: Callable[[], bool]) -> str | None:
        """Wait for a line as long as something stands, and give None when it does not any more."""
        waited = False
        while stands():
            self._changed.clear()
            self._tell_around()
            if not waited or self.console.at_line_start:
                self.reports.tell_second_thought()
            waited = True
            typed = await self.console.hear_unless(self._changed)
            if typed is not None:
                return typed
        return None

    def _tell_around(self) -> None:
        """Tell what is new besides the game; at one keyboard there is nothing."""

    def _menu(self, _decision: Decision, default: int | None = None) -> Menu:
        """Put a decision as a question."""
        return Menu(
            self.desk,
            self._question,
            self._numbered,
            default,
            lambda index: self.sitting.brings_of(self.reports.numbered.options[index].text),
            self._option_lines.lines,
        )

    def _question(self) -> Message:
        """Say what is asked, in few words where it comes again and again."""
        short = None if self.console.verbose else self.sitting.aloud.short_question(self.sitting.view)
        return short or self.sitting.question()

    def _numbered(self) -> Numbered:
        """Number the options; a list from which several things are taken keeps its numbers, unless it is read anew."""
        sitting = self.sitting
        options = [WordedOption(self.console.words_of(option.words), option.text) for option in sitting.options()]
        key = None if self.console.verbose else sitting.aloud.same_list(sitting.view)
        self.reports.numbered = self._numbering.number(key, options)
        return self.reports.numbered

    async def _tell_news(self, goes_on: int | None = None) -> bool:
        """Tell whoever is in front what happened since they last heard of the game; say whether there was any.

        A deed of the seat that goes on is told when it is over.
        """
        ear = self.sitting.ear
        begins = ear.knows_nothing
        items = [item for item in await ear.take() if self._is_news(item)]
        ended = len(items) if goes_on is None else self.telling.ended(items, goes_on)
        ear.waiting, items = items[ended:], items[:ended]
        told = self.telling.news(items)
        if (begins or told) and (heading := self._heading(begins)):
            self.console.say(heading)
        self.console.tell_all(told)
        if begins:
            self.console.tell_all(self.sitting.aloud.opening(self.sitting.view))
        return bool(told)

    def _heading(self, begins: bool) -> str | None:
        """Give the id of what is said before news, if anything is."""
        if begins:
            return "text-begins"
        waited = self.sitting.seat is not None and self.sitting.next_seat is not None
        return "text-meanwhile" if waited and self.console.verbose else None

    def _is_news(self, item: Item) -> bool:
        """Whether something is told; what whoever is in front took back is not."""
        return isinstance(item, Happened) or item.seat != self.sitting.seat

    async def _hand_over(self, seat: int) -> bool:
        """Wait until the person of a seat has taken over the keyboard; false when the game changed instead."""
        if self.sitting.seat is not None:
            self.console.clear()
        self.sitting.cover()
        name = self.sitting.all_names[seat]
        self.console.forget_typed()
        self.console.say("hand-over", name=name)
        self._changed.clear()
        while typed := await self.console.hear():
            if await self._obey_without_question(typed, message("text-only-enter", typed=shortened(typed))):
                return False
            self.console.say("text-prompt-ready", name=name)
        return self.sitting.next_seat == seat

    async def _obey_without_question(self, typed: str, otherwise: Message) -> bool:
        """Carry out a command where nothing is asked, and say whether another decision is to be made now."""
        match self.desk.vocabulary.understand(typed, ()):
            case Unclear(reply):
                is_advice = reply.id in ("text-alone", "text-unknown-nearest")
                self.console.tell(reply if is_advice else otherwise)
            case Ordered() as order if not self.desk.obey(order):
                if order.name not in _NEEDS_A_PLAYER:
                    return await self._obey(order)
                self.console.say("text-needs-a-player")
                if order.name == "why" and self.sitting.next_seat is not None:
                    self.console.tell(self._whose_turn())
        return False

    def _whose_turn(self) -> Message:
        """Say who must decide, where nobody here is asked."""
        return self.sitting.question()

    async def _obey(self, order: Ordered) -> bool:
        """Carry out a command about the game, and say whether another decision is to be made now."""
        if order.name == "undo":
            return await self._undo()
        if order.name == "home":
            self.console.say("title-kept")
            raise GoHome
        await self.reports.obey(order)
        return False

    async def _undo(self) -> bool:
        """Take back the last choice: one's own, or at a hand-over that of whoever has just chosen.

        At a hand-over nobody in particular is listening, so whoever chose must take over again before hearing more.
        """
        sitting = self.sitting
        seat = sitting.may_undo() if sitting.seat is None else sitting.seat
        if seat is None or (sitting.seat is not None and sitting.undo_bar is not None):
            self.console.tell(sitting.why_it_stands() or message("undo-other-seat"))
            return False
        words = sitting.last_choice()
        try:
            await sitting.undo(sitting.step_of(seat), seat)
        except GameError as error:
            self.console.print(error.told(self.console.words))
            return False
        if sitting.seat is None:
            self.console.say("text-undone-of", name=sitting.all_names[seat])
        else:
            self.console.say("text-undone", words=words)
        return True
