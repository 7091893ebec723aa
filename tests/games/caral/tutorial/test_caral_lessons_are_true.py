"""What lessons and challenges say of the table is so at the position that is shown with it, in every language."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from cuzco_tui.games.caral.engine.codes import CLAY, SITE
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.supplies import is_finished
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.places import spaces_between
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.lessons import Teaching
from tests.games.caral.words import caral_words
from tests.taught import messages, state_at

GAME = Caral()
TUTORIAL = GAME.tutorial()
ME = TUTORIAL.own_seat
CLEO, BEN = 1, 2
COUNTED = (
    ("no", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    ("kein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf"),
    ("geen", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf"),
)
"""The words for 0 and for 2 to 11; that for 1 is an article in some of the languages, so it is left out."""
NUMBERS: Final = {word: number for words in COUNTED for word, number in zip(words, (0, *range(2, 12)), strict=True)} | {
    f"kein{end}": 0 for end in ("e", "en", "em", "er")
}


def told(id_: str, language: str) -> list[int]:
    """All numbers that a message says, in digits or words, in their order."""
    said = re.findall(r"\w+", caral_words(language).say(message(id_)).casefold())
    return [int(word) if word.isdecimal() else NUMBERS[word] for word in said if word.isdecimal() or word in NUMBERS]


def worded(*amounts: int) -> Iterator[int]:
    """Give what is told of amounts that are said in words."""
    return (amount for amount in amounts if amount != 1)


def cards(player: Player) -> int:
    """Count the cards of a hand."""
    return sum(player.hand)


def number_of(s: State, index: int) -> int:
    """Give the number in the name of a place."""
    return int(s.content.places[index].split("-")[1])


def own_site(s: State) -> int:
    """Give the first site of the newcomer."""
    return next(index for index in s.content.sites if s.owner[index] == ME)


def larges(s: State, seat: int) -> list[int]:
    """The finished large pyramids of a seat."""
    return [
        index
        for index in s.content.sites
        if s.owner[index] == seat and is_finished(s, index) and s.target[index] == s.content.large
    ]


def ends_equal(player: Player) -> tuple[int, int, int]:
    """What counts among equals (CE-6): stones, alpacas, cards."""
    return player.stones, player.sled, cards(player)


Says = Callable[[State], list[int]]
TOLD: Final[dict[str, Says]] = {
    "tutorial-village-2": lambda s: [s.content.carali, s.content.carali - s.players[ME].carali, s.players[ME].carali],
    "tutorial-behind-1": lambda s: [s.round, number_of(s, s.architect), number_of(s, s.content.quarries[0]), 0],
    "tutorial-behind-ask": lambda s: [number_of(s, s.players[ME].figure), s.content.ranges[s.players[ME].sled]],
    "tutorial-pairs-ask": lambda s: [s.content.cult_cards, *worded(*filter(None, s.players[ME].hand))],
    "tutorial-quarry-ask": lambda s: [
        s.round,
        *worded(s.players[ME].stones),
        number_of(s, s.players[ME].figure),
        number_of(s, s.architect),
        2,
        *worded(s.players[ME].workers[1]),
        1,
        *worded(s.players[ME].workers[0]),
    ],
    "tutorial-build-2": lambda s: [s.round, *worded(s.players[ME].stones), number_of(s, s.architect)],
    "tutorial-build-ask": lambda s: [s.content.ranges[s.players[ME].sled]],
    "tutorial-levels-ask": lambda s: [*worded(s.players[ME].stones, *filter(None, s.players[ME].hand))],
    "tutorial-call-ask": lambda s: [
        s.round,
        number_of(s, s.architect),
        *worded(*filter(None, s.players[ME].hand)),
        *worded(cards(s.players[CLEO]), cards(s.players[BEN])),
    ],
    "tutorial-offer-ask": lambda s: [*worded(*filter(None, s.players[ME].hand))],
    "tutorial-thanks-ask": lambda s: [s.year, number_of(s, own_site(s)), s.built[own_site(s)], s.priest[own_site(s)]],
    "tutorial-finish-ask": lambda s: [
        s.year,
        s.round,
        *worded(s.finished, s.players[ME].stones),
        number_of(s, own_site(s)),
    ],
    "tutorial-priest-ask": lambda s: [
        *worded(spaces_between(s, s.players[ME].figure, s.content.index_of["village-3"])),
        3,
        *worded(s.players[ME].hand[3]),
    ],
    "tutorial-size-ask": lambda s: [
        s.year,
        *worded(s.finished),
        number_of(s, s.players[ME].figure),
        *worded(s.players[ME].stones, s.players[ME].hand[0]),
    ],
    "tutorial-last-1": lambda s: [*worded(s.finished), s.content.bidder_fame[s.height - 1]],
    "tutorial-last-ask": lambda s: [
        *worded(len(larges(s, ME)), cards(s.players[ME]), s.players[ME].hand[CLAY]),
        *worded(*{cards(s.players[CLEO]), cards(s.players[BEN])}),
    ],
    "tutorial-score-2": lambda s: [*worded(*{len(larges(s, CLEO)), len(larges(s, BEN))})],
    "tutorial-score-ask": lambda s: [*worded(*ends_equal(s.players[ME]), *ends_equal(s.players[CLEO]))],
    "tutorial-score-a-reply": lambda s: [3, *worded(sum(ends_equal(s.players[CLEO])))],
    "tutorial-score-b-reply": lambda s: [*worded(sum(ends_equal(s.players[ME])), sum(ends_equal(s.players[CLEO])))],
    "tutorial-recap-ask": lambda s: [number_of(s, s.architect)],
    "tutorial-first-year-about": lambda s: [s.year, number_of(s, own_site(s)), TUTORIAL.challenges[0].wanted],
    "tutorial-second-year-about": lambda s: [s.year, s.round, number_of(s, own_site(s)), s.built[own_site(s)]],
    "tutorial-whole-game-about": lambda s: [s.year, s.players[ME].fame, TUTORIAL.challenges[2].wanted],
}
"""The numbers of what lessons and challenges tell of the table, as they are there."""
PLACED: Final[dict[str, Callable[[State], list[int]]]] = {
    "tutorial-move-ask": lambda s: [s.architect],
    "tutorial-village-ask": lambda s: [s.players[ME].figure],
    "tutorial-behind-1": lambda s: [s.architect],
    "tutorial-behind-ask": lambda s: [s.players[ME].figure],
    "tutorial-quarry-ask": lambda s: [s.players[ME].figure, s.architect],
    "tutorial-build-2": lambda s: [s.architect],
    "tutorial-call-ask": lambda s: [s.architect],
    "tutorial-thanks-ask": lambda s: [own_site(s)],
    "tutorial-finish-ask": lambda s: [own_site(s)],
    "tutorial-size-ask": lambda s: [s.players[ME].figure],
    "tutorial-recap-ask": lambda s: [s.architect],
    "tutorial-first-year-about": lambda s: [own_site(s)],
    "tutorial-second-year-about": lambda s: [own_site(s)],
}
"""The places where lessons and challenges say that somebody stands or builds, as it is at the table."""


def state_of(id_: str) -> State:
    """The position at which something is told."""
    steps = {each.id: challenge.step for challenge in TUTORIAL.challenges for each in (challenge.about,)}
    for lesson in TUTORIAL.lessons:
        said = (*(page.said for page in lesson.pages), *([lesson.question.said] if lesson.question else ()))
        steps |= {each.id: lesson.step for each in (*said, *(answer.reply for answer in lesson.answers))}
    state = state_at(GAME, TUTORIAL, steps[id_])
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", TOLD)
def test_every_number_that_is_told_of_the_table_is_so_there(id_: str, language: str) -> None:
    """CE-6 and all that comes before: stones, alpacas, cards, workers, levels, rounds, years and numbers of places."""
    assert sorted(told(id_, language)) == sorted(TOLD[id_](state_of(id_)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", PLACED)
def test_who_is_said_to_stand_at_a_place_stands_there(id_: str, language: str) -> None:
    words, state = caral_words(language), state_of(id_)
    said = words.say(message(id_)).casefold()
    for index in PLACED[id_](state):
        assert words.say(say.place(state.content.places[index])).casefold() in said


def test_all_that_the_questions_tell_of_amounts_is_looked_at() -> None:
    """A question in which a number stands is in the tables above; that of the architect has a test of its own."""
    asked = [lesson.question.said.id for lesson in TUTORIAL.lessons if lesson.question is not None]
    asked += [challenge.about.id for challenge in TUTORIAL.challenges]
    number = {id_ for id_ in asked if told(id_, "en")}
    assert number - TOLD.keys() - PLACED.keys() == {"tutorial-architect-ask"}
    assert TOLD.keys() <= {each.id for each in messages(TUTORIAL)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_die_shows_what_is_told(language: str) -> None:
    """CY-2: both numbers, and the places to which they lead."""
    state = state_of("tutorial-architect-ask")
    words = caral_words(language)
    said = words.say(message("tutorial-architect-ask"))
    assert told("tutorial-architect-ask", language)[:3] == [
        state.year,
        *(int(choice.text.split()[1]) for choice in state.options),
    ]
    for index in [index for index, kind in enumerate(state.content.kinds) if kind != SITE][1:3]:
        assert words.say(say.place(state.content.places[index])).casefold() in said.casefold()


def test_the_others_have_the_names_by_which_the_lessons_speak_of_them() -> None:
    table = Teaching(GAME).lay_out(0, caral_words("en"))
    assert [table.seats[seat].name for seat in (CLEO, BEN)] == ["Cleo", "Ben"]
