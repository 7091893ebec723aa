"""Two worlds that differ in one hidden card: whoever may not know the card is told the same in both.

A card of a hand is exchanged for another one of the same god from the bottom of its pile, and both games are played on
by the same choices; what the card alone makes possible is left. One world may then ask the card's owner more often than
the other: at such a moment the others are told whose turn it is and nothing else.
"""

from collections.abc import Iterator
from random import Random

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import Choice, FulfilTask, PlaceDie, PlacePriest, PlayCard
from cuzco_tui.games.cuzco.engine.decisions import SOMETHING
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.engine.flow import apply, pending_options
from cuzco_tui.games.cuzco.engine.reasons import why_not
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration import CuzcoNarrator
from cuzco_tui.messages import Message, Names
from cuzco_tui.table.news import NewsLog
from tests.games.cuzco.random_play import SETUPS, VARIED_SETUPS, Setup
from tests.long_runs import usual_among

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NARRATOR = CuzcoNarrator()


def cards_of(choice: Choice) -> set[int]:
    """The god cards that a choice uses."""
    if isinstance(choice, PlayCard):
        return {choice.card}
    if isinstance(choice, PlaceDie):
        return {7 * bool(choice.bypass), choice.help_card} - {0}
    if isinstance(choice, PlacePriest) and choice.via:
        return {12}
    if isinstance(choice, FulfilTask) and choice.via:
        return {4}
    return set()


class World:
    """One of the two games, with the card that only it has in the owner's hand and all that happened in it so far."""

    def __init__(self, state: State, owner: int, card: int, place: int) -> None:
        self.state = state
        self.owner = owner
        self.card = card
        self.log: list[Event] = []
        self.news = NewsLog(tuple)
        self._below = state.piles[(card - 1) // 3][: place + 1]

    @property
    def card_came_up(self) -> bool:
        """Whether the card that was exchanged has left its place in the pile."""
        return self.state.piles[(self.card - 1) // 3][: len(self._below)] != self._below

    @property
    def asks_owner_about_cards(self) -> bool:
        """Whether the owner must decide and could use a card."""
        s = self.state
        return bool(s.stack) and s.stack[-1][1] == self.owner and any(cards_of(choice) for choice in s.options)

    @property
    def progress(self) -> tuple[bool, int, int, int]:
        """How far the world is: less far when it asks the owner, and when less happened or more is pending."""
        s = self.state
        return not self.asks_owner_about_cards, len(self.told(None)), s.turn, -len(s.stack)

    def play(self, choice: Choice) -> None:
        """Carry out a choice."""
        seat, before = self.state.stack[-1][1], len(self.log)
        apply(self.state, choice, self.log)
        self.news.add_choice(seat, choice.text, self.log[before:])

    def leave_cards(self) -> bool:
        """Answer without a card, as the other world did by itself; tell whether there was just one such answer."""
        ways = [choice for choice in self.state.options if not cards_of(choice)]
        if len(ways) == 1:
            self.play(ways[0])
        return len(ways) == 1

    def told(self, observer: int | None) -> list[Event]:
        """The events that somebody may see."""
        return [event for event in self.log if event.private_to in (None, observer)]

    def words(self, observer: int | None) -> list[Message]:
        """What somebody is told: who must decide, where the game stands, and what happened."""
        view, names = view_of(self.state, observer), Names(PEOPLE[: self.state.seats], observer)
        said = [NARRATOR.question(view, names), *NARRATOR.where(view, names)]
        return said + [NARRATOR.event(event, view, names) for event in self.told(observer)]


def other_worlds(s: State, chance: Random) -> Iterator[tuple[World, World]]:
    """Pairs of worlds, made by exchanging one card of each hand for one of its god's pile."""
    for owner in range(s.seats):
        held = [card for card in range(1, 16) if s.players[owner].hand[card]]
        chance.shuffle(held)
        for card in held:
            pile = s.piles[(card - 1) // 3]
            place = next((place for place, other in enumerate(pile) if other != card), None)
            if place is not None:
                twin = s.copy()
                other = pile[place]
                twin.piles[(card - 1) // 3][place] = card
                twin.players[owner].hand[card] -= 1
                twin.players[owner].hand[other] += 1
                twin.options = pending_options(twin)
                if twin.options[1:]:
                    yield World(s.copy(), owner, card, place), World(twin, owner, other, place)


def same_moment(one: World, other: World) -> bool:
    """Whether both worlds ask the same seat the same."""
    return one.state.stack == other.state.stack and one.state.turn == other.state.turn


def compare(one: World, other: World) -> None:
    """Everybody but the owner knows the same in both worlds."""
    for observer in (None, *range(one.state.seats)):
        if observer != one.owner:
            assert one.told(observer) == other.told(observer)
            assert view_of(one.state, observer).to_data() == view_of(other.state, observer).to_data()
            assert one.words(observer) == other.words(observer)
            assert one.news.report(observer) == other.news.report(observer)
            if observer is not None:
                assert why_not(one.state, observer) == why_not(other.state, observer)


def check_silence(asking: World, ahead: World) -> None:
    """A question that the other world does not ask tells the others whose turn it is, and nothing more."""
    for observer in (None, *range(asking.state.seats)):
        if observer != asking.owner:
            view = view_of(asking.state, observer)
            told = asking.told(observer)
            assert (view.decider, view.kind, view.options, view.stack) == (asking.owner, SOMETHING, [], [])
            assert told == ahead.told(observer)[: len(told)]
            heard = asking.news.report(observer).news
            assert heard == ahead.news.report(observer).news[: len(heard)]
            question = NARRATOR.question(view, Names(PEOPLE, observer))
            assert question.id == "question-waiting"
            assert question.values.keys() == {"who"}


def play_both(one: World, other: World, chance: Random, most: int) -> tuple[int, int]:
    """Play both worlds alike as long as that is possible; count the moments compared and the additional questions."""
    compared = additional = 0
    while compared < most and one.state.stack and other.state.stack:
        if same_moment(one, other):
            compare(one, other)
            compared += 1
            both = [choice for choice in one.state.options if choice in other.state.options]
            common = [choice for choice in both if not {one.card, other.card} & cards_of(choice)]
            if not common:
                break
            choice = chance.choice(common)
            one.play(choice)
            other.play(choice)
            if one.card_came_up:
                break
            continue
        asking, ahead = sorted((one, other), key=lambda world: world.progress)
        assert asking.asks_owner_about_cards, f"the worlds part at {one.state.stack} and {other.state.stack}"
        check_silence(asking, ahead)
        additional += 1
        if not asking.leave_cards():
            break
    return compared, additional


def count_in_game(setup: Setup, seed: int, every: int, most: int) -> tuple[int, int]:
    """Play a random game, and from now and then on every pair of worlds for a while."""
    chance = Random(seed)
    s = setup.game(seed)
    compared = additional = 0
    number = 0
    while s.options:
        if number % every == 0:
            for pair in other_worlds(s, chance):
                moments, questions = play_both(*pair, chance, most)
                compared += moments
                additional += questions
        apply(s, chance.choice(s.options))
        number += 1
    return compared, additional


@pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)
def test_who_may_not_know_a_card_is_told_the_same_with_it_and_without_it(setup: Setup) -> None:
    compared, additional = count_in_game(setup, 5, 16, 12)
    assert compared > 400
    assert additional > 3
